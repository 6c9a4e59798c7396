"""Whole matches as they were once played end as they did."""

from pathlib import Path

from tests.games.golden import any_hash_seed, endings

ENDINGS = {
    "two-greedy": [141, [76, 85], [1], "7fe207ed52b653e5", "e506abdcf0135dd3"],
    "three-mixed": [193, [75, 18, 97], [2], "e7f40755523b1e02", "522dac0ccacb61f4"],
    "four-random": [359, [58, 76, 54, 66], [1], "0a86930d9e2c7203", "cd0c507c47e87d27"],
}


@any_hash_seed
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    assert endings(Path(__file__).parent / "records", hash_seed) == ENDINGS

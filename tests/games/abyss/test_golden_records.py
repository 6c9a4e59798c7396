"""Whole matches as they were once played end as they did."""

from pathlib import Path

from tests.games.golden import any_hash_seed, endings

ENDINGS = {
    "two-greedy": [141, [76, 85], [1], "2f50a643ac119053", "e506abdcf0135dd3"],
    "three-mixed": [193, [75, 18, 97], [2], "74aaa6fdf8f26606", "522dac0ccacb61f4"],
    "four-random": [359, [58, 76, 54, 66], [1], "6bdf5c58844df616", "cd0c507c47e87d27"],
}


@any_hash_seed
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    assert endings(Path(__file__).parent / "records", hash_seed) == ENDINGS

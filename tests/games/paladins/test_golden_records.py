"""Whole matches as they were once played end as they did."""

from pathlib import Path

import pytest

from tests.games.golden import any_hash_seed, endings

ENDINGS = {
    "one-hard": [195, [83], [0], "85d1e01c08503757", "003df8712ef960ca"],
    "two-greedy": [281, [66, 76], [1], "807f533e130de5d6", "2a3c7402f59c6ff4"],
    "three-mixed": [370, [75, 2, 77], [2], "f29cd123a82c0633", "215a738842ff8418"],
    "four-random": [358, [-11, 4, -3, 12], [3], "7460ebceb7e331f9", "136cc4b5e95d2873"],
}


@any_hash_seed
@pytest.mark.box
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    assert endings(Path(__file__).parent / "records", hash_seed) == ENDINGS

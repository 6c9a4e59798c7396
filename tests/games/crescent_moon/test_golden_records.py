"""Whole matches as they were once played end as they did."""

from pathlib import Path

import pytest

from tests.games.golden import any_hash_seed, endings

ENDINGS = {
    "four-random": [273, [5, 16, 30, 18], [2], "d0a74f5929b5f73e", "243c36ce3b41ce97"],
    "five-mixed": [278, [43, 14, 38, 17, 48], [4], "9f3135c7b94e85ff", "3a42a8c07004a57a"],
    "five-greedy": [255, [31, 45, 52, 49, 49], [2], "86c45d416eca9068", "9e3bf048176c398e"],
}


@any_hash_seed
@pytest.mark.box
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    assert endings(Path(__file__).parent / "records", hash_seed) == ENDINGS

"""Whole matches as they were once played end as they did."""

from pathlib import Path

import pytest

from tests.games.golden import any_hash_seed, endings

ENDINGS = {
    "four-random": [273, [5, 16, 30, 18], [2], "6e1ccb66ba08cc0b", "243c36ce3b41ce97"],
    "five-mixed": [278, [43, 14, 38, 17, 48], [4], "51e1b46f8fffb732", "3a42a8c07004a57a"],
    "five-greedy": [255, [31, 45, 52, 49, 49], [2], "2122bfd3c0d71ed8", "9e3bf048176c398e"],
}


@any_hash_seed
@pytest.mark.box
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    assert endings(Path(__file__).parent / "records", hash_seed) == ENDINGS

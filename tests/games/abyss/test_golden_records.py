"""Whole matches as they were once played end as they did."""

from pathlib import Path

import pytest

from tests.games.golden import any_hash_seed, endings

ENDINGS = {
    "two-greedy": [141, [76, 85], [1], "549ca3110a9f3177", "e506abdcf0135dd3"],
    "three-mixed": [192, [75, 18, 97], [2], "8548940203a6b3c4", "522dac0ccacb61f4"],
    "four-random": [359, [58, 70, 56, 53], [1], "15da3d28a214fd4f", "5eb486835d4daa42"],
}


@any_hash_seed
@pytest.mark.box
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    assert endings(Path(__file__).parent / "records", hash_seed) == ENDINGS

"""Whole matches as they were once played: replayed, they still end as they did, whatever the hash seed.

A record that no longer replays means that running matches of older versions will not either: raise the game's version
and say so in the changelog, or mend the change.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

RECORDS = Path(__file__).parent / "records"

# answers given, scores, winners, digest of the final state, digest of the journal
ENDINGS = {
    "two-greedy": [141, [76, 85], [1], "7fe207ed52b653e5", "e506abdcf0135dd3"],
    "three-mixed": [193, [75, 18, 97], [2], "e7f40755523b1e02", "522dac0ccacb61f4"],
    "four-random": [359, [58, 76, 54, 66], [1], "0a86930d9e2c7203", "cd0c507c47e87d27"],
}

REPLAY = """
import hashlib, json, sys
from pathlib import Path
import regnum
from regnum.kernel.state import encode

def digest(data): return hashlib.sha256(data).hexdigest()[:16]

endings = {}
for path in Path(sys.argv[1]).glob("*.json"):
    match = regnum.load(path)
    journal = repr([line.message for line in match.lines]).encode()
    state = encode(match.table.s)
    endings[path.stem] = [match.answered, match.result.scores, match.result.winners, digest(state), digest(journal)]
print(json.dumps(endings))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_records_end_as_they_did(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", REPLAY, str(RECORDS)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout) == ENDINGS

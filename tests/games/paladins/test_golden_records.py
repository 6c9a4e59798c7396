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
    "one-hard": [123, [72], [], "28ec28f514ea69ea", "8d39015e61a52738"],
    "two-greedy": [256, [59, 73], [1], "e1f32947e2de9e1e", "74842b442831d004"],
    "three-mixed": [387, [87, 5, 77], [0], "568e8a0bfac3efd0", "aa2b5bd73cec5d7b"],
    "four-random": [358, [-11, 4, -3, 12], [3], "0c0ba2196585ea81", "136cc4b5e95d2873"],
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

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
    "one-hard": [195, [83], [0], "2204dab0c544795d", "003df8712ef960ca"],
    "two-greedy": [281, [66, 76], [1], "446199e0b592866a", "2a3c7402f59c6ff4"],
    "three-mixed": [370, [75, 2, 77], [2], "4cb17d2b3b21de3c", "215a738842ff8418"],
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

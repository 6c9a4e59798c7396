"""Whole matches as they were once played: replayed, they still end as they did, whatever the hash seed.

A record that no longer replays means that running matches of older versions will not either: raise the game's version
and say so in the changelog, or mend the change.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

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

any_hash_seed = pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])


def endings(records: Path, hash_seed: str) -> dict[str, list[Any]]:
    """Of each record in the folder: answers given, scores, winners, digests of the final state and of the journal."""
    run = subprocess.run(
        [sys.executable, "-c", REPLAY, str(records)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[Any]] = json.loads(run.stdout)
    return found

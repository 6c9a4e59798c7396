"""Whole matches as they were once played: replayed, they still end as they did, whatever the hash seed.

A record that no longer replays means that running matches of older versions will not either: raise the game's version
and say so in the changelog, or mend the change. Then the matches are played again, from the same seeds:

    python -m tests.games.golden abyss      # writes the records anew and says how they end
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum import bots
from regnum.seen import see

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


LEVELS = {"greedy": ("greedy",), "hard": ("greedy",), "random": ("random",), "mixed": ("greedy", "random")}
"""Who plays, by the last word of a record's name: seat after seat, going round."""


def play_again(path: Path) -> None:
    """A match with the setup and the seed of a record, between the same bots; its record takes the place of the old."""
    old = json.loads(path.read_text(encoding="utf-8"))
    levels = LEVELS[path.stem.rpartition("-")[2]]
    game, players, seed = old["game"], old["players"], old["seed"]
    match = regnum.new(game, players, seed, **old["options"])
    seats = [bots.make(levels[seat % len(levels)], game, seed + seat) for seat in range(players)]
    while not match.over:
        decision = match.decisions[0]
        seen = see(match, decision.seat)
        match.answer(decision.id, seats[decision.seat].answer(seen, seen.asked[0]), seat=decision.seat)
    path.write_bytes(match.record())


if __name__ == "__main__":
    folder = Path(__file__).parent / sys.argv[1] / "records"
    for record in sorted(folder.glob("*.json")):
        play_again(record)
    for name, ending in endings(folder, "0").items():
        print(f"    {name!r}: {json.dumps(ending)},")

"""How much faster are the bots than at an earlier commit? What a decision costs, then and now.

    python tools/bot_time.py --before COMMIT [--game abyss ...] [--players N] [--games 6] [--repeats 3] [--json]

The same matches between greedy bots are played by both versions in turn, each time in a process of its own; of the
repeats the median counts. What `regnum compile` has made of the sources as they are now is a third version. Between the
matches the loop of `regnum bench` runs, and CPU time is given in its unit (u, about a microsecond), so that a busy
machine does not matter much. A decision costs what it takes to show the seat the table, to answer, and to carry the
answer out; `answer` is the bot's own part of it. That all versions give the same answers is the business of
tests/bots/test_golden.py; that they took equally many decisions is checked here.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from regnum.compiled import NEVER, folder

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = {"abyss": 2, "paladins": 2, "crescent_moon": 4, "oath": 4}
"""Who sits at the table if nobody says how many."""
FIRST_SEED = 900

# What one version does, in a process of its own: it is handed over as text because the version to be measured need not
# have this file. It prints the decisions, and what everything and what the answers cost, in u.
PLAY = """
import json, sys, time
from regnum.bots import make
from regnum.games import find
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.lab import simulate
from regnum.lab.reference_loop import iterate

LOOP = 40_000
game, players, first, games = sys.argv[1], *map(int, sys.argv[2:])
spent = 0.0
bot = type(make("greedy", game, 0))
answer = bot.answer

def timed(self, seen, asked):
    global spent
    began = time.process_time()
    raw = answer(self, seen, asked)
    spent += time.process_time() - began
    return raw

rules = find(game)
setup = rules.check(Setup(players))
bot.answer = timed
for seed in range(first - 1, first + games):
    if seed == first:  # the one before has warmed everything up
        decisions, spent, whole, loops = 0, 0.0, 0.0, 0.0
    began = time.process_time()
    match = Match.start(rules, setup, seed, undo=False, checkpoints=False)
    played = sum(1 for _ in simulate.by_bots(match, ["greedy"] * players))
    ended = time.process_time()
    iterate(LOOP)
    if seed >= first:
        decisions += played
        whole += ended - began
        loops += time.process_time() - ended
unit = loops / games / LOOP
print(json.dumps([decisions, whole / unit, spent / unit]))
"""


def measured(source: Path, compiled: str, game: str, players: int, games: int) -> tuple[int, float, float]:
    """Decisions; the cost of everything and of the answers, in u."""
    command = [sys.executable, "-c", PLAY, game, str(players), str(FIRST_SEED), str(games)]
    environment = {**os.environ, "PYTHONPATH": str(source), "REGNUM_COMPILED": compiled}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    decisions, whole, answers = json.loads(told.stdout)
    return decisions, whole, answers


def compared(before: Path, game: str, players: int, games: int, repeats: int) -> dict[str, Any]:
    """The cost of a decision in u, of all versions, played in turn."""
    versions = {"before": (before, NEVER), "now": (ROOT / "src", NEVER)}
    if folder().is_dir():
        versions["compiled"] = (ROOT / "src", "")
    runs = [{name: measured(*one, game, players, games) for name, one in versions.items()} for _ in range(repeats)]
    counts = {each[0] for run in runs for each in run.values()}
    if len(counts) != 1:
        sys.exit(f"{game}: the versions play different matches: {sorted(counts)} decisions")
    decisions = counts.pop()
    told: dict[str, Any] = {"game": game, "players": players, "decisions": decisions}
    for what, part in (("decision", 1), ("answer", 2)):
        costs = {name: statistics.median(run[name][part] / decisions for run in runs) for name in versions}
        told[what] = {
            name: {"u": round(cost), "times_faster": round(costs["before"] / cost, 2)} for name, cost in costs.items()
        }
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--before", required=True, metavar="COMMIT")
    parser.add_argument("--game", action="append", choices=list(PLAYERS))
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", asked.before, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        for game in asked.game or PLAYERS:
            told = compared(Path(folder) / "src", game, asked.players or PLAYERS[game], asked.games, asked.repeats)
            if asked.json:
                print(json.dumps(told), flush=True)
            else:
                print(f"{game} for {told['players']}, {told['decisions']} decisions, u each:")
                for what in ("decision", "answer"):
                    costs = [f"{cost['u']} {name} ({cost['times_faster']} times)" for name, cost in told[what].items()]
                    print(f"  {what}: {', '.join(costs)}")


if __name__ == "__main__":
    main()

"""The bots' answers over whole matches, as they were when written down: a faster bot must give the same.

`golden.json` holds a digest of every answer of each match. Who changes a bot's judgement (or the rules it plays by) on
purpose writes it anew: `python -m tests.bots.test_golden`.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from regnum.bots import make
from regnum.games import find
from regnum.kernel.game import Setup
from regnum.kernel.history import Answer
from regnum.kernel.match import Match
from regnum.lab.simulate import by_bots
from regnum.seen import Watching, see

FILE = Path(__file__).with_name("golden.json")
GOLDEN: list[dict[str, Any]] = json.loads(FILE.read_text())
QUICK = 1800
"""Matches of fewer decisions than this (one of Paladins counts ten times) are played in every run."""


def is_quick(golden: dict[str, Any]) -> bool:
    weight = 10 if golden["game"] == "paladins" else 1
    return int(golden["decisions"]) * weight < QUICK and golden["seed"] < 902


def played(game: str, bots: list[str], seed: int) -> dict[str, Any]:
    rules = find(game)
    match = Match.start(rules, rules.check(Setup(len(bots))), seed, undo=False, checkpoints=False)
    decisions = sum(1 for _ in by_bots(match, bots))
    digest = sha256()
    for entry in match.history:
        assert isinstance(entry, Answer)
        past = entry.past()
        digest.update(repr((past.seat, past.question, past.raw)).encode())
    return {"game": game, "bots": bots, "seed": seed, "decisions": decisions, "digest": digest.hexdigest()[:16]}


@pytest.mark.parametrize(
    "golden",
    [
        pytest.param(
            one,
            id=f"{one['game']}-{'-'.join(one['bots'])}-{one['seed']}",
            marks=[] if is_quick(one) else pytest.mark.slow,
        )
        for one in GOLDEN
    ],
)
def test_the_bots_answer_as_they_did(golden: dict[str, Any]) -> None:
    assert played(golden["game"], golden["bots"], golden["seed"]) == golden


def test_a_watching_seat_is_sent_what_see_gives() -> None:
    """At every decision, also after something was taken back."""
    rules = find("abyss")
    match = Match.start(rules, rules.check(Setup(2)), 4)
    seats = [Watching(match, seat, with_memory=True) for seat in range(2)]
    bot = make("random", "abyss", 1)
    undone = 0
    while undone < 3:
        for seat, watching in enumerate(seats):
            kept, fresh = watching.see(), see(match, seat)
            assert kept.view == fresh.view
            assert kept.memory == fresh.memory
            assert list(kept.journal) == list(fresh.journal)
            assert kept.waiting_for == fresh.waiting_for
            assert [asked.id for asked in kept.asked] == [asked.id for asked in fresh.asked]
        d = match.decisions[0]
        seen = seats[d.seat].see()
        match.answer(d, bot.answer(seen, seen.asked[0]))
        if match.can_undo(d.seat) and match.answered % 3 == 0:
            match.undo(d.seat)
            undone += 1
    assert any(len(seats[seat].see().journal) for seat in range(2))


if __name__ == "__main__":
    lines = [json.dumps(played(one["game"], one["bots"], one["seed"])) for one in GOLDEN]
    FILE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")

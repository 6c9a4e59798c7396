"""Moments of seeded matches, as a seat is sent them, and the figures of the cards: what the tests of the boards in the
browser are drawn from.

`python -m tests.web.moments [game]` writes them anew after the rules, the view, the figures or the wording of a
question changed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum import bots, library
from regnum.games import find
from regnum.kernel.match import Match
from regnum.seen import see
from regnum.server.tables.sending import _asked

BOARDS = Path(__file__).resolve().parents[2] / "web/src/games"

EACH = 1
"""So many moments of every question, and as many again where an ability could be used in place of an answer."""
SOME_WAY = 60
"""After so many answers a turn's beginning is kept for every number of players."""
SEEDS = {
    "abyss": (17, 26, 38, 72, 81, 85, 91, 143),
    "crescent_moon": (1, 11, 42, 43, 85, 106, 153, 443, 552, 578, 726),
    "paladins": (3, 4, 5, 6, 9, 23),
}
"""For each game with a board: matches in which, together, every question of the game is asked."""
OPTIONS: dict[str, dict[int, dict[str, Any]]] = {"crescent_moon": {1: {"map": "build"}}}
"""Matches that are laid otherwise than by the game's own choice, by their seeds."""
COMPANY = {"crescent_moon": ("random",)}
"""Who plays; random and greedy in turn where nothing is said."""


def _moment(match: Match, seat: int | None) -> dict[str, Any]:
    asked = [_asked(match, d) for d in match.decisions if d.seat == seat]
    return {
        "seat": seat,
        "view": msgspec.to_builtins(match.view(seat)),
        "asked": msgspec.to_builtins(asked[0]) if asked else None,
    }


def _play(game: str, seed: int) -> Iterator[tuple[str, Match, int | None]]:
    """Every decision of a match between bots of both kinds, and its end."""
    seats = find(game).seats
    count = seats[0] + seed % len(seats)
    match = regnum.new(game, count, seed, **OPTIONS.get(game, {}).get(seed, {}))
    company = COMPANY.get(game, ("random", "greedy"))
    players = [bots.make(company[(seed + seat) % len(company)], game, seed) for seat in range(count)]
    while not match.over:
        d = match.decisions[0]
        yield (f"{d.question.name}{'+' if d.anytime else ''}", match, d.seat)
        if match.answered >= SOME_WAY:
            yield (f"{d.question.name} of {count}" if d.question.name == "turn-action" else "", match, d.seat)
        seen = see(match, d.seat)
        match.answer(d, players[d.seat].answer(seen, next(a for a in seen.asked if a.id == d.id)))
    yield ("over", match, None)


def moments(game: str) -> list[dict[str, Any]]:
    """The first moments of each kind, in the order of the seeds."""
    found: Counter[str] = Counter()
    kept = []
    for seed in SEEDS[game]:
        for kind, match, seat in _play(game, seed):
            if kind and found[kind] < EACH:
                found[kind] += 1
                kept.append(_moment(match, seat))
    return kept


def texts(game: str) -> dict[str, str]:
    """What is written for a game, by file: the moments, one a line, and the figures of its content."""
    lines = (json.dumps(moment, ensure_ascii=False, separators=(",", ":")) for moment in moments(game))
    figures = json.dumps(library.content(game), ensure_ascii=False, separators=(",", ":"))
    return {"moments.json": "[\n" + ",\n".join(lines) + "\n]\n", "figures.json": figures + "\n"}


if __name__ == "__main__":
    for name in sys.argv[1:] or SEEDS:
        for file, text in texts(name).items():
            (BOARDS / name / file).write_text(text, encoding="utf-8")

"""Moments of seeded matches of Abyss, as a seat is sent them: what the tests of the browser's board are drawn from.

`python -m tests.web.abyss_moments` writes them anew after the rules, the view or the wording of a question changed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum import bots
from regnum.kernel.match import Match
from regnum.seen import see
from regnum.server.tables.sending import _asked

PLACE = Path(__file__).resolve().parents[2] / "web/src/games/abyss/moments.json"

EACH = 1
"""So many moments of every question, and as many again where an ability could be used in place of an answer."""
SEEDS = (17, 26, 38, 72, 81, 85, 91, 143)
"""Matches in which, together, every question of the game is asked."""


def _moment(match: Match, seat: int | None) -> dict[str, Any]:
    asked = [_asked(match, d) for d in match.decisions if d.seat == seat]
    return {
        "seat": seat,
        "view": msgspec.to_builtins(match.view(seat)),
        "asked": msgspec.to_builtins(asked[0]) if asked else None,
    }


def _play(seed: int) -> Iterator[tuple[str, Match, int | None]]:
    """Every decision of a match between bots of both kinds, and its end."""
    match = regnum.new("abyss", 2 + seed % 3, seed)
    players = [bots.make(("random", "greedy")[(seed + seat) % 2], "abyss", seed) for seat in range(2 + seed % 3)]
    while not match.over:
        d = match.decisions[0]
        yield (f"{d.question.name}{'+' if d.anytime else ''}", match, d.seat)
        seen = see(match, d.seat)
        match.answer(d, players[d.seat].answer(seen, next(a for a in seen.asked if a.id == d.id)))
    yield ("over", match, None)


def moments() -> list[dict[str, Any]]:
    """The first moments of each kind, in the order of the seeds."""
    found: Counter[str] = Counter()
    kept = []
    for seed in SEEDS:
        for kind, match, seat in _play(seed):
            if found[kind] < EACH:
                found[kind] += 1
                kept.append(_moment(match, seat))
    return kept


def text() -> str:
    """One moment a line."""
    lines = (json.dumps(moment, ensure_ascii=False, separators=(",", ":")) for moment in moments())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")

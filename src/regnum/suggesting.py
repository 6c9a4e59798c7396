"""What is chosen already when several things are asked for: the only complete choice, or the cheapest of several.

Found by walking through the parts that the rules allow, so it can suggest nothing that they refuse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision, PickMany

MOST_PARTS = 3000
"""So many parts are looked at; what is not found among them is not suggested."""

Part = tuple[Option[Any], ...]


@dataclass(slots=True, frozen=True)
class Suggestion:
    part: Part
    only: bool
    """There is no other complete choice."""


def suggest(match: Match, d: Decision) -> Suggestion | None:
    """What to choose, where there is but one way or the game can say which is the cheapest."""
    question = d.question
    if not isinstance(question, PickMany):
        return None
    complete, all_seen = _complete(match, d, question)
    if not complete:
        return None
    if len(complete) == 1 and all_seen:
        return Suggestion(complete[0], True)
    dear = [(match.game.dearness(match.table, d, part), n) for n, part in enumerate(complete)]
    priced = [(price, n) for price, n in dear if price is not None]
    return Suggestion(complete[min(priced)[1]], False) if priced else None


def _complete(match: Match, d: Decision, question: PickMany[Any]) -> tuple[list[Part], bool]:
    """The complete choices, each once, and whether all of them have been found."""
    place = {option.key: n for n, option in enumerate(d.options)}
    found: list[Part] = []
    todo: list[Part] = [()]
    for _ in range(MOST_PARTS):
        if not todo:
            return found, True
        part = todo.pop()
        more, enough = question.grow(match.table, d, part, None)
        if enough:
            found.append(part)
        todo += _longer(part, more, place)
    return found, not todo


def _longer(part: Part, more: Sequence[Option[Any]], place: dict[str, int]) -> list[Part]:
    """The part with one more, in the order of the options: so that each is met once."""
    last = place[part[-1].key] if part else 0
    return [(*part, option) for option in more if place[option.key] >= last]

"""What is chosen already when several things are asked for: the only complete choice, or the cheapest of several.

Found by walking through the parts that the rules allow, so it can suggest nothing that they refuse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regnum.kernel.game import NEVER, Game
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision, PickMany

MOST_PARTS = 3000
"""So many parts are looked at, and fewer where each offers much; what is not found among them is not suggested."""
MANY_OPTIONS = 10
FEW_PARTS = 200
"""So many where the game never says what is dear: then only a single way is suggested, and that is soon found."""

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
    walk = _Walk(match, d, question)
    first = cheapest = next(walk, None)
    if first is None:
        return None
    least = match.game.dearness(match.table, d, first)
    for part in walk:
        price = match.game.dearness(match.table, d, part)
        if price is None and least is None:
            return None  # there is a choice, and the game says nothing about it
        if price is not None and (least is None or price < least):
            cheapest, least = part, price
        walk.cheaper_than = NEVER if least is None else least
    if walk.found == 1 and walk.ended:
        return Suggestion(first, True)
    return None if cheapest is None or least is None else Suggestion(cheapest, False)


class _Walk:
    """The complete choices, each once, one after another."""

    def __init__(self, match: Match, d: Decision, question: PickMany[Any]) -> None:
        self._table = match.table
        self._d = d
        self._question = question
        self._place = {option.key: n for n, option in enumerate(d.options)}
        self._todo: list[Part] = [()]
        most = FEW_PARTS if type(match.game).dearness is Game.dearness else MOST_PARTS
        self._left = most * MANY_OPTIONS // max(MANY_OPTIONS, len(d.options))
        self._bound = match.game.least_dearness
        self.found = 0
        self.cheaper_than = NEVER
        """From now on only choices are looked for that are cheaper."""

    @property
    def ended(self) -> bool:
        """Whether all of them have been found."""
        return not self._todo

    def __iter__(self) -> _Walk:
        return self

    def __next__(self) -> Part:
        while self._todo and self._left:
            self._left -= 1
            part = self._todo.pop()
            if self._too_dear(part):
                continue
            more, enough = self._question.grow(self._table, self._d, part, None)
            self._todo += _longer(part, more, self._place)
            if enough:
                self.found += 1
                return part
        raise StopIteration

    def _too_dear(self, part: Part) -> bool:
        bound = self._bound(self._table, self._d, part)
        return bound is not None and bound >= self.cheaper_than


def _longer(part: Part, more: Sequence[Option[Any]], place: dict[str, int]) -> list[Part]:
    """The part with one more, in the order of the options: so that each is met once."""
    last = place[part[-1].key] if part else 0
    return [(*part, option) for option in more if place[option.key] >= last]

"""Standing orders: what a seat wants answered in its place, for as long as it says so.

A game declares them beside its rules, each for one question that is asked again and again. Whoever keeps the seats (the
server) carries them out through the same `answer` as anybody's choice; nobody else learns that there was one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regnum.kernel.questions import Decision, Raw
from regnum.kernel.things import Seat


def _for_the_match(table: Any, seat: Seat) -> int:
    return 0


def others_turns(table: Any, seat: Seat) -> int:
    """The stretch until the seat's own turn comes, in a game whose state says whose `turn` it is."""
    return int(table.s.turn == seat)


def one_turn(table: Any, seat: Seat) -> int:
    """The stretch of the turn that is being played."""
    return int(table.s.turn)


def always(key: str) -> Callable[[Any, Decision, int], Raw | None]:
    """This answer, wherever it is on offer."""

    def answer(table: Any, d: Decision, value: int) -> Raw | None:
        return key if any(option.key == key for option in d.options) else None

    return answer


def nothing(table: Any, d: Decision, value: int) -> Raw | None:
    """None of the things that could be chosen."""
    return []


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """One that a game offers. `key` is also its message (`order-<key>`)."""

    key: str
    question: str
    """The question it answers."""
    answer: Callable[[Any, Decision, int], Raw | None]
    """The answer, from the table, the decision and the number: from nothing that its seat may not know. None: the
    seat is asked after all."""
    values: tuple[int, ...] = ()
    """The numbers it may be given with; empty where it needs none."""
    stretch: Callable[[Any, Seat], int] = _for_the_match
    """Names the stretch of the match that the order was given in, for a seat: once it is another, the order lapses for
    good. Whoever keeps the orders looks after every answer, so that a stretch that comes again does not revive one."""


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """One that a seat has given."""

    order: StandingOrder
    value: int
    stretch: int

    def lapsed(self, table: Any, seat: Seat) -> bool:
        return self.order.stretch(table, seat) != self.stretch


def give(order: StandingOrder, value: int, table: Any, seat: Seat) -> GivenOrder:
    """Raises ValueError where the order does not take that number."""
    if value not in (order.values or (0,)):
        raise ValueError(f"the order {order.key} does not take the number {value}")
    return GivenOrder(order, value, order.stretch(table, seat))

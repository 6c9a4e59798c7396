"""Standing orders: what a seat wants answered in its place, for as long as it says so.

A game declares them beside its rules, each for one question that is asked again and again. Whoever keeps the seats (the
server) carries them out through the same `answer` as anybody's choice; nobody else learns that there was one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regnum.kernel.questions import Decision, Raw


def _for_the_match(table: Any, seat: int) -> int:
    return 0


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
    stretch: Callable[[Any, int], int] = _for_the_match
    """Names the stretch of the match that the order was given in, for a seat: once it is another, the order lapses."""


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """One that a seat has given."""

    order: StandingOrder
    value: int
    stretch: int

    def lapsed(self, table: Any, seat: int) -> bool:
        return self.order.stretch(table, seat) != self.stretch


def give(order: StandingOrder, value: int, table: Any, seat: int) -> GivenOrder:
    """Raises ValueError where the order does not take that number."""
    if value not in (order.values or (0,)):
        raise ValueError(f"the order {order.key} does not take the number {value}")
    return GivenOrder(order, value, order.stretch(table, seat))

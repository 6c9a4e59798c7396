"""Things on the table: how they are called in ids, messages and options.

A thing's id is its kind and its name, "seat:2" or "card:smith". Options point at it, views carry it, messages name it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, NewType, TypeVar

from regnum.kernel.options import Args, Option

T = TypeVar("T")
N = TypeVar("N", bound=int)

Seat = NewType("Seat", int)
"""A seat at the table, by its number from 0. Rules are given seats; what comes from outside is a plain number until
`Match` has looked whether there is such a seat."""

MOST_SEATS: Final = 16
"""More than any game has."""
SEATS: Final = tuple(Seat(number) for number in range(MOST_SEATS))
"""The seats themselves: `SEATS[:players]` sit at a table."""
NOBODY: Final = Seat(-1)
"""No seat, where a state has a place for one."""
SEAT_ID: Final = tuple(f"seat:{seat}" for seat in SEATS)
"""Ids of the seats, by their numbers."""


def things(ids: Iterable[str]) -> str:
    """Several things as one message parameter."""
    return "+".join(ids)


def bare(thing: str) -> str:
    """The name of a thing without its kind."""
    return thing.partition(":")[2]


def point_at(
    listed: Iterable[tuple[N, str]],
    word: str,
    meaning: Callable[[N], T],
    *,
    label: str,
    rule: str,
    verb: str = "",
    anytime: bool = False,
    **args: Any,
) -> dict[N, Option[T]]:
    """An option for each thing, by its number: the key is its id (after a verb), the value what choosing it means.

    `word` is what the label calls the thing.
    """
    return {
        number: Option(
            f"{verb}:{thing}" if verb else thing,
            meaning(number),
            target=thing,
            label=label,
            rule=rule,
            args={word: thing, **args},
            anytime=anytime,
        )
        for number, thing in listed
    }


class Composed(NamedTuple):
    """A name put together from others: there are too many such things for each to have a message of its own."""

    message: str
    args: Args
    gender: str = ""
    """The thing whose gender it takes, where not its own."""


Names = Mapping[str, Callable[[str], Composed]]
"""`games/<game>/names.py` may have NAMES: for a kind of thing, how the name of one is put together from its bare id."""

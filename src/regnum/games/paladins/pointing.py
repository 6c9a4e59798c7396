"""Options that point at a thing on the table: made once, for every thing of a kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regnum.kernel.options import Option


def bare(thing: str) -> str:
    """The name of a thing without its kind."""
    return thing.partition(":")[2]


def point_at(
    things: Iterable[tuple[int, str]], word: str, *, label: str, rule: str, **args: Any
) -> dict[int, Option[int]]:
    """An option for each thing, by its number: the key is its bare name ("abbot-1"), the value its number."""
    return {
        number: Option(
            thing.partition(":")[2], number, target=thing, label=label, rule=rule, args={word: thing, **args}
        )
        for number, thing in things
    }

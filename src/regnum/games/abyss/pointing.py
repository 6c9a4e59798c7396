"""Options that point at a thing on the table: made once, for every thing of a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from regnum.kernel.options import Option

T = TypeVar("T")


def point_at(
    things: Iterable[tuple[int, str]],
    word: str,
    meaning: Callable[[int], T],
    *,
    label: str,
    rule: str,
    verb: str = "",
    anytime: bool = False,
    **args: Any,
) -> dict[int, Option[T]]:
    """An option for each thing, by its number: the key is its id (after a verb), the value what choosing it means."""
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
        for number, thing in things
    }

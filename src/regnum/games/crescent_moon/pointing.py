"""Options that point at a thing on the table, made once for every thing.

Cards, rulers and buildings are known at import; the hexes of a map have names, so their options are made when a name is
first met and are the same ever after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

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


class AtHex(Generic[T]):
    """An option for each hex: `option(h, name)` where the hex with number `h` is called `name`."""

    __slots__ = ("args", "label", "made", "meaning", "rule", "verb")

    def __init__(self, verb: str, meaning: Callable[[int], T], *, label: str, rule: str, **args: Any) -> None:
        self.verb = verb
        self.meaning = meaning
        self.label = label
        self.rule = rule
        self.args = args
        self.made: dict[tuple[int, str], Option[T]] = {}

    def __call__(self, h: int, name: str) -> Option[T]:
        option = self.made.get((h, name))
        if option is None:
            option = self.made[h, name] = Option(
                f"{self.verb}:{name}" if self.verb else name,
                self.meaning(h),
                target=f"hex:{name}",
                label=self.label,
                rule=self.rule,
                args={"hex": f"hex:{name}", **self.args},
            )
        return option


class AtPair(Generic[T]):
    """An option for each way from one hex to another; it points at the second."""

    __slots__ = ("label", "made", "rule", "verb")

    def __init__(self, verb: str, *, label: str, rule: str) -> None:
        self.verb = verb
        self.label = label
        self.rule = rule
        self.made: dict[tuple[int, int, str, str], Option[tuple[int, int]]] = {}

    def __call__(self, a: int, b: int, names: tuple[str, ...]) -> Option[tuple[int, int]]:
        key = (a, b, names[a], names[b])
        option = self.made.get(key)
        if option is None:
            option = self.made[key] = Option(
                f"{names[a]}>{names[b]}",
                (a, b),
                target=f"hex:{names[b]}",
                label=self.label,
                rule=self.rule,
                args={"from": f"hex:{names[a]}", "hex": f"hex:{names[b]}"},
            )
        return option

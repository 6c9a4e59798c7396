"""Options that point at hexes. A map's hexes have names, so an option is made when its name is first met, and is the
same ever after."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Generic, TypeVar

from regnum.games.crescent_moon.catalogue import content
from regnum.games.crescent_moon.geometry import STEPS, Hex, step
from regnum.kernel.options import Args, Family, Option

T = TypeVar("T")


@cache
def printed_names() -> tuple[str, ...]:
    """What hexes are called on the printed maps. Those of a map that players build are mostly among them."""
    return tuple(sorted({plan.name for layout in content("").layouts.values() for plan in layout}))


@cache
def printed_pairs() -> tuple[tuple[str, str], ...]:
    """The names of hexes that touch on a printed map, in both directions."""
    pairs = set()
    for layout in content("").layouts.values():
        names = {(plan.q, plan.r): plan.name for plan in layout}
        for place, name in names.items():
            across = [step(place, direction) for direction in range(len(STEPS))]
            pairs.update([(name, names[other]) for other in across if other in names])
    return tuple(sorted(pairs))


def _made(key: str, value: T, hexagon: str, label: str, rule: str, args: Args) -> Option[T]:
    return Option(key, value, target=hexagon, label=label, rule=rule, args={"hex": hexagon, **args})


class AtHex(Family, Generic[T]):
    """An option for each hex: `option(h, name)` where the hex with number `h` is called `name`."""

    __slots__ = ("args", "label", "made", "meaning", "rule", "verb")

    def __init__(self, verb: str, meaning: Callable[[Hex], T], *, label: str, rule: str, **args: Any) -> None:
        self.verb = verb
        self.meaning = meaning
        self.label = label
        self.rule = rule
        self.args = args
        self.made: dict[tuple[int, str], Option[T]] = {}

    def __call__(self, h: Hex, name: str) -> Option[T]:
        option = self.made.get((h, name))
        if option is None:
            option = _made(self._key(name), self.meaning(h), f"hex:{name}", self.label, self.rule, self.args)
            self.made[h, name] = option
        return option

    def _key(self, name: str) -> str:
        return f"{self.verb}:{name}" if self.verb else name

    def keys(self) -> Iterable[str]:
        return map(self._key, printed_names())


class AtPair(Family):
    """An option for each way from one hex to another; it points at the second."""

    __slots__ = ("label", "made", "rule")

    def __init__(self, *, label: str, rule: str) -> None:
        self.label = label
        self.rule = rule
        self.made: dict[tuple[Hex, Hex, str, str], Option[tuple[Hex, Hex]]] = {}

    def __call__(self, a: Hex, b: Hex, names: tuple[str, ...]) -> Option[tuple[Hex, Hex]]:
        key = (a, b, names[a], names[b])
        option = self.made.get(key)
        if option is None:
            args = {"from": f"hex:{names[a]}"}
            option = _made(_way(names[a], names[b]), (a, b), f"hex:{names[b]}", self.label, self.rule, args)
            self.made[key] = option
        return option

    def keys(self) -> Iterable[str]:
        return [_way(a, b) for a, b in printed_pairs()]


def _way(a: str, b: str) -> str:
    return f"{a}>{b}"

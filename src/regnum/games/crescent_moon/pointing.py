"""Options that point at hexes. A map's hexes have names, so an option is made when its name is first met, and is the
same ever after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from regnum.games.crescent_moon.geometry import Hex
from regnum.kernel.options import Args, Option

T = TypeVar("T")


def _made(key: str, value: T, hexagon: str, label: str, rule: str, args: Args) -> Option[T]:
    return Option(key, value, target=hexagon, label=label, rule=rule, args={"hex": hexagon, **args})


class AtHex(Generic[T]):
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
            key = f"{self.verb}:{name}" if self.verb else name
            option = _made(key, self.meaning(h), f"hex:{name}", self.label, self.rule, self.args)
            self.made[h, name] = option
        return option


class AtPair:
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
            option = _made(f"{names[a]}>{names[b]}", (a, b), f"hex:{names[b]}", self.label, self.rule, args)
            self.made[key] = option
        return option

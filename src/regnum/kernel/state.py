"""State is plain data: slotted dataclasses of ints, strings, lists and tuples. Here are its clone and its codec."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from regnum.kernel.errors import BadScene

S = TypeVar("S")

_SCALARS = (int, str, bool, float, type(None))


@dataclasses.dataclass(slots=True)
class Pile:
    """A face-down pile, in layers. From above: cards whose place is known, the shuffled cards that are drawn now,
    packets beneath them that come one after the other, and cards whose place at the bottom is known.

    A shuffled layer is a bag whose next card the generator draws: it needs no shuffling and no order to re-deal.
    The next card of `top`, the next packet of `under` and the next card of `bottom` are each the last one.
    """

    bag: list[int]
    top: tuple[int, ...] = ()
    under: tuple[tuple[int, ...], ...] = ()
    bottom: tuple[int, ...] = ()

    def __len__(self) -> int:
        count = len(self.bag) + len(self.top) + len(self.bottom)
        return count + sum(map(len, self.under)) if self.under else count

    def cards(self) -> list[int]:
        """All of it, layer by layer. The order within a shuffled layer means nothing."""
        return [*self.bag, *self.top, *(card for packet in self.under for card in packet), *self.bottom]

    def put(self, cards: list[int]) -> None:
        """Other cards in the same layers, in the order of `cards()`: how a re-deal fills a pile."""
        rest = iter(cards)

        def take(n: int) -> tuple[int, ...]:
            return tuple([next(rest) for _ in range(n)])

        self.bag = list(take(len(self.bag)))
        self.top = take(len(self.top))
        self.under = tuple([take(len(packet)) for packet in self.under])
        self.bottom = take(len(self.bottom))

    def place_on_top(self, cards: Iterable[int]) -> None:
        """One after the other onto the pile: the last of them is drawn first."""
        self.top = (*self.top, *cards)

    def place_beneath(self, cards: Iterable[int]) -> None:
        """One after the other under the pile: the last of them is drawn last."""
        self.bottom = (*reversed(list(cards)), *self.bottom)

    def take_known(self) -> int:
        """The card on top if its place is known, or the one at the bottom where nothing else is left."""
        if self.top:
            card = self.top[-1]
            self.top = self.top[:-1]
        else:
            card = self.bottom[-1]
            self.bottom = self.bottom[:-1]
        return card

    def shuffle_in(self, cards: Iterable[int] = ()) -> None:
        """Shuffle the whole pile, these cards with it: no layer and no place is left."""
        self.bag = [*self.cards(), *cards]
        self.top, self.under, self.bottom = (), (), ()

    def forget(self) -> None:
        """What is known of places is known no more: the cards go into the shuffled layer that they touch.

        The packets stay: which cards lie deeper than which is how the pile was made.
        """
        if self.top:
            self.bag = [*self.bag, *self.top]
            self.top = ()
        if self.bottom:
            if self.under:
                self.under = ((*self.under[0], *self.bottom), *self.under[1:])
            else:
                self.bag = [*self.bag, *self.bottom]
            self.bottom = ()


def _refuse(path: str, what: str) -> TypeError:
    return TypeError(f"{path}: a state may not hold {what}")


def _plain(hint: Any) -> Any:
    """The type that a NewType stands for."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


def _optional(hint: Any) -> Any:
    """T of `T | None`, or None for anything else."""
    if get_origin(hint) in (Union, types.UnionType):
        inner = [one for one in get_args(hint) if one is not type(None)]
        if len(inner) == 1 and len(get_args(hint)) == 2:
            return inner[0]
    return None


def _never_changes(hint: Any) -> bool:
    """Whether values of this type can be shared by clones: nothing in them can change."""
    hint = _plain(hint)
    if hint in _SCALARS or get_origin(hint) is Literal or (isinstance(hint, type) and issubclass(hint, Enum)):
        return True
    inner = _optional(hint)
    if inner is not None:
        return _never_changes(inner)
    if get_origin(hint) is tuple:
        return all(one is Ellipsis or _never_changes(one) for one in get_args(hint))
    if dataclasses.is_dataclass(hint) and isinstance(hint, type) and hint.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        hints = get_type_hints(hint)
        return all(_never_changes(hints[field.name]) for field in dataclasses.fields(hint))
    return False


def _copy_expression(hint: Any, value: str, path: str, names: dict[str, Any]) -> str:
    """Source text that copies `value`, found at `path`. What never changes is shared; lists and records are copied.

    Raises TypeError, naming the path, for what a clone would share or slice.
    """
    hint = _plain(hint)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint.__subclasses__():
        kinds = ", ".join(sorted({kind.__name__ for kind in hint.__subclasses__()}))
        raise _refuse(path, f"a {hint.__name__}, which has subclasses ({kinds}): a clone would cut off what they add")
    if _never_changes(hint):
        return value
    inner = _optional(hint)
    if inner is not None:
        return f"(None if {value} is None else {_copy_expression(inner, value, path, names)})"
    if get_origin(hint) is tuple:
        raise _refuse(path, f"{hint}: clones share a tuple, so what it holds must never change; use a list")
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        name = f"clone_{hint.__name__}"
        if name not in names:
            names[name] = _cloner(hint, path)
        return f"{name}({value})"
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        copied = _copy_expression(inner, "x", path, names)
        return f"{value}[:]" if copied == "x" else f"([{copied} for x in {value}] if {value} else [])"
    raise _refuse(path, str(hint))


def _cloner(cls: type[Any], path: str) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    lines = ["def clone(a):", "    b = new(cls)"]
    for field in dataclasses.fields(cls):
        copied = _copy_expression(hints[field.name], f"a.{field.name}", f"{path}.{field.name}", names)
        lines.append(f"    b.{field.name} = {copied}")
    lines.append("    return b")
    exec("\n".join(lines), names)
    clone: Callable[[Any], Any] = names["clone"]
    return clone


def cloner(cls: type[S]) -> Callable[[S], S]:
    """A clone function for a slotted dataclass, generated field by field (thirty times faster than deepcopy).

    Raises TypeError, naming the field, for a type that cannot be cloned so: a tuple of things that change (clones
    would share them), a record with subclasses (a clone would cut off what they add), a dict, a set.
    """
    return _cloner(cls, cls.__name__)


def start_chance(state: Any, rng: int) -> None:
    """Chance starts from this generator; dice that were loaded are taken away."""
    state.rng = rng
    if getattr(state, "dice", None):
        state.dice = []


def load_dice(state: Any, faces: object) -> None:
    """What the next dice will show, one after the other: for scenes. Raises BadScene."""
    if not hasattr(state, "dice"):
        raise BadScene("dice: in this game nothing is rolled")
    if not isinstance(faces, list) or any(type(face) is not int or face < 0 for face in faces):
        raise BadScene("dice: a list of faces, counted from 0")
    state.dice = list(faces)


def encode(state: Any) -> bytes:
    """The state as canonical JSON: equal states have equal bytes."""
    return msgspec.json.encode(state)


def decode(data: bytes | Any, cls: type[S]) -> S:
    """The state back from JSON bytes, or from what a JSON reader made of them. Raises msgspec.ValidationError."""
    if isinstance(data, bytes):
        return msgspec.json.decode(data, type=cls)
    return msgspec.convert(data, cls)

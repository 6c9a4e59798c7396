"""State is plain data: slotted dataclasses of ints, strings, lists and tuples. Here are its clone and its codec."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

S = TypeVar("S")

_SHARED = (int, str, bool, float, type(None))


@dataclasses.dataclass(slots=True)
class Pile:
    """A shuffled face-down pile: a bag whose next card is drawn by the generator, under cards placed on top.

    A bag needs no shuffling and no order to re-deal; `top` (its last card is the next one) is for cards whose
    place is known, as when a scene stacks the deck.
    """

    bag: list[int]
    top: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.bag) + len(self.top)


def _copy_expression(hint: Any, path: str, names: dict[str, Any]) -> str:
    """Source text that copies the value at `path`. Tuples and scalars are shared; lists and records copied."""
    if hint in _SHARED or get_origin(hint) is tuple:
        return path
    if dataclasses.is_dataclass(hint):
        name = f"clone_{hint.__name__}"  # type: ignore[union-attr]
        names[name] = cloner(hint)  # type: ignore[arg-type]
        return f"{name}({path})"
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        copied = _copy_expression(inner, "x", names)
        return f"{path}[:]" if copied == "x" else f"[{copied} for x in {path}]"
    raise TypeError(f"{path}: a state may not hold {hint}")


def cloner(cls: type[S]) -> Callable[[S], S]:
    """A clone function for a slotted dataclass, generated field by field (thirty times faster than deepcopy)."""
    hints = get_type_hints(cls)
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    lines = ["def clone(a):", "    b = new(cls)"]
    for field in dataclasses.fields(cls):  # type: ignore[arg-type]
        lines.append(f"    b.{field.name} = {_copy_expression(hints[field.name], f'a.{field.name}', names)}")
    lines.append("    return b")
    exec("\n".join(lines), names)
    clone: Callable[[S], S] = names["clone"]
    return clone


def encode(state: Any) -> bytes:
    """The state as canonical JSON: equal states have equal bytes."""
    return msgspec.json.encode(state)


def decode(data: bytes | Any, cls: type[S]) -> S:
    """The state back from JSON bytes, or from what a JSON reader made of them. Raises msgspec.ValidationError."""
    if isinstance(data, bytes):
        return msgspec.json.decode(data, type=cls)
    return msgspec.convert(data, cls)

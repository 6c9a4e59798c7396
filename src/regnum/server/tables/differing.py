"""What is different from what was sent before: of the table's fields, and of the parts of its view.

Parts are compared as they are encoded, which costs no more than to encode them for sending.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from regnum.server import wire

_APART = ("n", "seat", "seq", "journal", "view")
_FIELDS = [name for name in wire.TableSent.__struct_fields__ if name not in _APART]
_encode = msgspec.json.Encoder().encode
Marks = tuple[int, ...]
Names = tuple[str, ...]


class Sent:
    """What one socket was last sent of a table: of each part its hash, which is all that is needed to see that it is
    another, at a fraction of the memory."""

    __slots__ = ("_own", "_parts", "_same", "_view", "n")

    def __init__(self) -> None:
        self.n = 0
        self._own: Marks = ()
        self._same: Marks = ()
        self._parts: Names = ()
        self._view: Marks | None = None

    def forget(self) -> None:
        """The next message is a whole one."""
        self._view = None

    def next(self, message: wire.TableSent, same: Same) -> wire.TableSent | wire.TableChanged:
        """The message, or how it differs from the last one; `same` is what everybody is sent the same of."""
        self.n += 1
        message.n = self.n
        own = [_encode(getattr(message, name)) for name in same.others]
        names, view = _parts(message.view)
        own_before, same_before, before, names_before = self._own, self._same, self._view, self._parts
        self._own, self._same = tuple(map(hash, own)), same.marks
        self._parts, self._view = names, tuple(map(hash, view)) if names else None
        if before is None or self._view is None or names_before != names:
            return message
        fields = _different(same.others, own_before, self._own, own)
        if same_before != same.marks:
            fields |= _different(same.names, same_before, same.marks, same.parts)
        changed = _different(names, before, self._view, view)
        return wire.TableChanged(self.n, message.seat, message.seq, message.journal, fields, changed)


class Same:
    """The fields of a table that are the same for everybody, as they are sent."""

    __slots__ = ("marks", "names", "others", "parts")

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.names: Names = tuple(told)
        self.parts = [_encode(value) for value in told.values()]
        self.marks: Marks = tuple(map(hash, self.parts))
        self.others: Names = _others(self.names)
        """The fields that are not among them."""


@cache
def _others(names: Names) -> Names:
    return tuple(name for name in _FIELDS if name not in names)


def _different(names: Names, old: Marks, new: Marks, parts: Sequence[bytes]) -> dict[str, Any]:
    return {
        name: msgspec.Raw(part) for name, before, now, part in zip(names, old, new, parts, strict=True) if before != now
    }


@cache
def _names(kind: type) -> tuple[Names, Callable[[Any], tuple[Any, ...]]] | None:
    """The parts of such a view: what they are called when sent, and how they are taken out; None where it has none."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_encode_fields__, attrgetter(*kind.__struct_fields__)
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(kind))
        return names, attrgetter(*names)
    return None


def _parts(view: Any) -> tuple[Names, list[bytes]]:
    """The parts of a view by their names; no names where it has none."""
    found = _names(view.__class__)
    if found is not None:
        names, parts = found
        return names, [_encode(part) for part in parts(view)]
    if isinstance(view, dict) and all(isinstance(name, str) for name in view):
        return tuple(view), [_encode(part) for part in view.values()]
    return (), []

"""What is different from what was sent before: of the table's fields, and of the parts of its view.

Parts are compared as they are encoded, which costs no more than to encode them for sending.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import msgspec

from regnum.server import wire

_APART = ("n", "seat", "seq", "journal", "view")
_FIELDS = [name for name in wire.TableSent.__struct_fields__ if name not in _APART]
_encode = msgspec.json.Encoder().encode
Parts = dict[str, bytes]
Marks = tuple[int, ...]


class Sent:
    """What one socket was last sent of a table: of each part its hash, which is all that is needed to see that it is
    another, at a fraction of the memory."""

    __slots__ = ("_fields", "_parts", "_view", "n")

    def __init__(self) -> None:
        self.n = 0
        self._fields: Marks = ()
        self._parts: tuple[str, ...] = ()
        self._view: Marks | None = None

    def forget(self) -> None:
        """The next message is a whole one."""
        self._view = None

    def next(self, message: wire.TableSent, same: Parts) -> wire.TableSent | wire.TableChanged:
        """The message, or how it differs from the last one. `same` are fields that everybody is sent the same of."""
        self.n += 1
        message.n = self.n
        table = {name: same[name] if name in same else _encode(getattr(message, name)) for name in _FIELDS}
        view = _parts(message.view)
        fields, names, before = self._fields, self._parts, self._view
        self._fields = _marks(table)
        self._parts, self._view = ((), None) if view is None else (tuple(view), _marks(view))
        if before is None or view is None or names != self._parts:
            return message
        return wire.TableChanged(
            self.n, message.seat, message.seq, message.journal, _different(fields, table), _different(before, view)
        )


def _marks(parts: Parts) -> Marks:
    return tuple(map(hash, parts.values()))


def encoded(told: Mapping[str, Any]) -> Parts:
    """Fields of a table, as they are sent."""
    return {name: _encode(value) for name, value in told.items()}


def _different(old: Marks, new: Parts) -> dict[str, Any]:
    return {
        name: msgspec.Raw(value) for mark, (name, value) in zip(old, new.items(), strict=True) if mark != hash(value)
    }


@cache
def _names(kind: type) -> tuple[tuple[str, str], ...] | None:
    """The parts of such a view: what they are called when sent, and here; None where it has none."""
    if issubclass(kind, msgspec.Struct):
        return tuple(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    return tuple((field.name, field.name) for field in fields(kind)) if is_dataclass(kind) else None


def _parts(view: Any) -> Parts | None:
    """The parts of a view by their names; None where it has none."""
    names = _names(view.__class__)
    if names is not None:
        return {told: _encode(getattr(view, name)) for told, name in names}
    if isinstance(view, dict) and all(isinstance(name, str) for name in view):
        return {name: _encode(value) for name, value in view.items()}
    return None

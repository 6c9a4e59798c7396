"""What is different from what was sent before: of the table's fields, and of the parts of its view.

Parts are compared as they are encoded, which costs no more than to encode them for sending.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import msgspec

from regnum.server import wire

_APART = ("n", "seat", "seq", "journal", "view")
_FIELDS = [name for name in wire.TableSent.__struct_fields__ if name not in _APART]
_encode = msgspec.json.Encoder().encode
Parts = dict[str, bytes]


class Sent:
    """What one socket was last sent of a table."""

    def __init__(self) -> None:
        self.n = 0
        self._fields: Parts = {}
        self._view: Parts | None = None

    def forget(self) -> None:
        """The next message is a whole one."""
        self._view = None

    def next(self, message: wire.TableSent) -> wire.TableSent | wire.TableChanged:
        """The message, or how it differs from the last one."""
        self.n += 1
        message.n = self.n
        table = {name: _encode(getattr(message, name)) for name in _FIELDS}
        view = _parts(message.view)
        before, self._view = self._view, view
        old, self._fields = self._fields, table
        if before is None or view is None or before.keys() != view.keys():
            return message
        return wire.TableChanged(
            self.n, message.seat, message.seq, message.journal, _different(old, table), _different(before, view)
        )


def _different(old: Parts, new: Parts) -> dict[str, Any]:
    return {name: msgspec.Raw(value) for name, value in new.items() if old.get(name) != value}


def _parts(view: Any) -> Parts | None:
    """The parts of a view by their names; None where it has none."""
    if isinstance(view, msgspec.Struct):
        names = zip(view.__struct_encode_fields__, view.__struct_fields__, strict=True)
        return {told: _encode(getattr(view, name)) for told, name in names}
    if is_dataclass(view):
        return {field.name: _encode(getattr(view, field.name)) for field in fields(view)}
    if isinstance(view, dict) and all(isinstance(name, str) for name in view):
        return {name: _encode(value) for name, value in view.items()}
    return None

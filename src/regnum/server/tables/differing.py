"""What is different from what was sent before: of the table's fields, and of the parts of its view.

Parts are compared as they are encoded, which costs no more than to encode them for sending; and what several seats are
sent the same of is encoded once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import repeat
from operator import attrgetter
from types import NoneType
from typing import Any

import msgspec

from regnum.server import wire

_encode = msgspec.json.Encoder().encode
_PLAIN = frozenset({int, bool, str, NoneType})
"""These are compared as they are."""
Mark = int | str | None
Marks = tuple[Mark, ...]
Names = tuple[str, ...]


class Encoded:
    """What was encoded of a table as it is now, by the object it is of: the next who is sent the same finds it done."""

    __slots__ = ("_done",)

    def __init__(self) -> None:
        self._done: dict[int, tuple[Any, int, msgspec.Raw]] = {}
        """With the object itself, so that its id stays its own."""

    def compare(
        self, names: Iterable[str], parts: Iterable[Any], before: Iterable[Any]
    ) -> tuple[Marks, dict[str, Any]]:
        """The marks of these parts; and those, by name, that are not what their marks were before."""
        done = self._done
        marks: list[Mark] = []
        different: dict[str, Any] = {}
        for name, part, old in zip(names, parts, before, strict=False):
            mark = now = part
            if part.__class__ not in _PLAIN:
                found = done.get(id(part))
                if found is None:
                    data = _encode(part)
                    found = done[id(part)] = (part, hash(data), msgspec.Raw(data))
                _, mark, now = found
            marks.append(mark)
            if mark != old:
                different[name] = now
        return tuple(marks), different


class Same:
    """The fields of a table that are the same for everybody, and what was encoded of it."""

    __slots__ = ("encoded", "fields", "marks", "parts")

    def __init__(self, told: dict[str, Any]) -> None:
        self.fields = told
        self.encoded = Encoded()
        self.marks, self.parts = self.encoded.compare(told, told.values(), _NOTHING)


class Sent:
    """What one socket was last sent of a table: of each part its mark (a hash, unless it is a plain value), which is
    all that is needed to see that it is another, at a fraction of the memory."""

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

    def next(
        self, seat: int | None, seq: int, journal: wire.Journal, own: Mapping[str, Any], view: Any, same: Same
    ) -> wire.TableChanged | None:
        """How the table, of which the seat has its `own` fields, differs from the last message; None: it has to be sent
        whole."""
        self.n += 1
        names, parts = parts_of(view)
        known = self._view is not None and bool(names) and names == self._parts
        encoded = same.encoded
        self._own, fields = encoded.compare(own, own.values(), self._own if known else _NOTHING)
        self._view, changed = encoded.compare(names, parts, (self._view or ()) if known else _NOTHING)
        same_before, self._same, self._parts = self._same, same.marks, names
        if not names:
            self._view = None
        if not known:
            return None
        if same_before != same.marks:
            for (name, part), now, before in zip(same.parts.items(), same.marks, same_before, strict=True):
                if now != before:
                    fields[name] = part
        return wire.TableChanged(self.n, seat, seq, journal, fields, changed)


class _Never:
    """Equal to no mark."""


_NOTHING = repeat(_Never())


@cache
def _names(kind: type) -> tuple[Names, Callable[[Any], tuple[Any, ...]]] | None:
    """The parts of such a view: what they are called when sent, and how they are taken out; None where it has none."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_encode_fields__, attrgetter(*kind.__struct_fields__)
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(kind))
        return names, attrgetter(*names)
    return None


def parts_of(view: Any) -> tuple[Names, Iterable[Any]]:
    """The parts of a view by their names; no names where it has none."""
    found = _names(view.__class__)
    if found is not None:
        names, parts = found
        return names, parts(view)
    if isinstance(view, dict) and all(isinstance(name, str) for name in view):
        return tuple(view), view.values()
    return (), ()

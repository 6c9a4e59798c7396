"""Whether what was read of a table can be what was written: a damaged row harms its own table, and no other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.server import wire
from regnum.server.storage.entries import Entry

STATUSES = ("gathering", "running", "over", "imported")
KINDS = ("person", "bot", "open")
ENTRIES = ("start", "answer", "undo", "fallback", "reseed", "imagine", "seat", "agree", "back", "end", "late", "around")
_NUMBERS = ("version", "players", "seq", "hours", "seconds", "bank", "talked", "watchers_talked")
_YES_OR_NO = ("public", "spectators", "shared")


def row_troubles(row: Any, seats: Sequence[Any]) -> list[str]:
    """What is wrong with a table's row and its seats, as far as lists show them."""
    troubles = [f"table.{name} is no number" for name in _NUMBERS if not _count(getattr(row, name))]
    troubles += [
        f"table.{name} is neither yes nor no" for name in _YES_OR_NO if not isinstance(getattr(row, name), bool)
    ]
    if row.status not in STATUSES:
        troubles.append(f"table.status is {row.status!r}")
    if row.bots not in ("quick", "usual", "calm"):
        troubles.append(f"table.bots is {row.bots!r}")
    if row.late not in ("remind", "bot", "vote"):
        troubles.append(f"table.late is {row.late!r}")
    if not isinstance(row.options, dict) or not all(isinstance(value, str) for value in row.options.values()):
        troubles.append("table.options are no options")
    if [seat.seat for seat in seats] != list(range(len(seats))) or len(seats) != row.players:
        troubles.append(f"there are {len(seats)} seats, not {row.players}")
    if not isinstance(row.waiting, list) or not all(_count(seat) and seat < len(seats) for seat in row.waiting):
        troubles.append("table.waiting is no list of seats")
    for name, kind in (("outcome", wire.Outcome), ("proposal", wire.Proposal)):
        value = getattr(row, name)
        try:
            if value is not None:
                msgspec.convert(value, kind)
        except msgspec.ValidationError:
            troubles.append(f"table.{name} can't be read")
    for seat in seats:
        if seat.kind not in KINDS:
            troubles.append(f"seat {seat.seat} is taken by {seat.kind!r}")
        if not _count(seat.spent):
            troubles.append(f"seat {seat.seat} has spent nobody knows how much time")
        if not _count(seat.seen) or not _count(seat.heard):
            troubles.append(f"seat {seat.seat} has looked nobody knows how far")
        if seat.kind == "bot" and not isinstance(seat.level, str):
            troubles.append(f"seat {seat.seat} is a bot's without a level")
    return troubles


def log_troubles(seq: int, entries: Sequence[Entry]) -> list[str]:
    """What is wrong with the log of a match."""
    troubles = []
    if [entry.seq for entry in entries] != list(range(len(entries))):
        troubles.append("the log has gaps")
    if not entries or entries[-1].seq != seq:
        troubles.append(f"the table counts {seq} entries, the log {len(entries) - 1}")
    if entries and entries[0].kind != "start":
        troubles.append("the log does not begin with the beginning")
    for entry in entries:
        if entry.kind not in ENTRIES:
            troubles.append(f"entry {entry.seq} is of an unknown kind")
        if entry.kind == "answer" and (entry.seat is None or entry.decision is None or entry.raw is None):
            troubles.append(f"entry {entry.seq} is half an answer")
    answers = [(entry.decision, entry.seat) for entry in entries if entry.kind == "answer"]
    if len(set(answers)) != len(answers):
        troubles.append("a decision is answered twice")
    return troubles


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0

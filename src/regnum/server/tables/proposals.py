"""What has been proposed at a table: how far a match can go back, and when a proposal lapses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from regnum.kernel.history import Past
from regnum.server import wire
from regnum.server.storage.entries import Entry, Item, effective, moments
from regnum.server.tables.live import Live


def opened(live: Live) -> wire.Proposal | None:
    """What is proposed at the moment."""
    return None if live.table.proposal is None else msgspec.convert(live.table.proposal, wire.Proposal)


def way_back(entries: Sequence[Entry], to: int) -> list[tuple[Entry, Item]] | None:
    """What stood after an entry; None if the match can't go back there.

    It can't where something that stood then has been taken back since, or where nothing was chosen after it.
    """
    if all(entry.seq != to for entry in moments(entries)):
        return None
    now = effective(entries)
    then = effective([entry for entry in entries if entry.seq <= to])
    same = [entry.seq for entry, _ in then] == [entry.seq for entry, _ in now[: len(then)]]
    return then if same and answers(now) > answers(then) else None


def answers(items: Sequence[tuple[Entry, Item]]) -> int:
    return sum(isinstance(item, Past) for _, item in items)


def lapses(live: Live, entry: Entry, changes: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> bool:
    """Whether what is proposed makes no sense any more once this has happened.

    Choices that are made meanwhile do not matter to a take-back: its moment stands where it stood. But when others
    than those who were asked sit at the table, it has to be proposed anew.
    """
    proposal = opened(live)
    if proposal is None:
        return False
    if changes.get("status", live.table.status) != "running":
        return True
    if any("kind" in values or "person" in values for values in seats.values()):
        return True
    if proposal.kind == "replace":
        return "since" in changes or proposal.seat not in changes["waiting"]
    if proposal.kind == "take-back" and entry.kind in ("undo", "fallback", "back"):
        assert proposal.to is not None
        return way_back([*live.entries, entry], proposal.to) is None
    return False

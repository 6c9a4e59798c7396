"""A stored match taken up again: its last snapshot and what was chosen since.

If the rules have changed in between, so that the answers since the last checkpoint no longer fit what is asked, or
lead elsewhere, the match goes on from that checkpoint with fresh chance, and an entry says so.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from regnum.games import find
from regnum.kernel.errors import RegnumError
from regnum.kernel.history import Diverged, Meta, Past
from regnum.kernel.match import Match
from regnum.kernel.questions import INTERRUPT
from regnum.kernel.record import from_snapshot
from regnum.server.storage.entries import META, Entry, after, effective, fingerprint, meta_line, unpack_state


def wake(snapshot: bytes, seq: int, entries: Sequence[Entry], packed: bytes) -> tuple[Match, Entry | None]:
    """The match, from a snapshot taken after entry `seq`, and the fallback to write down if there had to be one.

    `packed` is the state after the last entry. Raises BadRecord, or whatever the rules make of a state not theirs.
    """
    match = from_snapshot(snapshot, find)
    state = unpack_state(packed, match.game)
    tail = [entry for entry in entries if entry.seq > seq]
    epoch = match.epoch + sum(entry.kind == "undo" for entry in tail)
    try:
        _catch_up(match, seq, tail)
        if not _same(match, state, entries[-1].asked):
            raise Diverged
    except (Diverged, RegnumError):
        return match, fall_back(match, entries, epoch)
    _count_from(match, epoch)
    match.meta = _meta(entries)
    return match, None


def _catch_up(match: Match, seq: int, tail: Sequence[Entry]) -> None:
    """Play what was chosen after the snapshot and stands. Raises Diverged, Refused, RuleFailed."""
    for entry in tail:
        if entry.takes is not None and entry.takes <= seq:
            assert entry.seat is not None
            match.undo(entry.seat)
    for entry, item in effective(tail):
        if isinstance(item, Past) and item.question != INTERRUPT:
            d = match.owed_by(item.seat)
            assert entry.decision is not None
            # The epoch tells of undos, which are not gone through again; the number must be the same.
            if d is None or d.number != int(entry.decision.partition(".")[2]):
                raise Diverged
        match.play(item)


def _same(match: Match, state: Any, asked: str) -> bool:
    """Whether the match stands where it was left. At rest other options are no matter: nothing has been begun."""
    return bool(match.table.s == state) and (match.resting or fingerprint(match) == asked)


def fall_back(match: Match, entries: Sequence[Entry], epoch: int) -> Entry:
    """Let the match go on from its last checkpoint with fresh chance; the entry that says so."""
    entropy = secrets.randbits(64)
    match.epoch = epoch
    match.fall_back(entropy)
    keeps = len(match.history) - 1  # the last is the new beginning of chance
    lost = sum(isinstance(item, Past) for _, item in effective(entries)[keeps:])
    line = meta_line(match.meta[-1].message, {"count": lost})
    match.meta = [*_meta(entries), Meta(line.message, line.args, match.answered)]
    return after(match, entries[-1].seq + 1, "fallback", [line], keeps=keeps, entropy=entropy)


def _meta(entries: Sequence[Entry]) -> list[Meta]:
    """The lines about the match itself, as its record tells them: the log has them all, a snapshot may not."""
    return [
        Meta(line.message, line.args, sum(isinstance(item, Past) for _, item in effective(entries[: i + 1])))
        for i, entry in enumerate(entries)
        for line in entry.lines
        if line.meta and line.message in META
    ]


def _count_from(match: Match, epoch: int) -> None:
    match.epoch = epoch
    for d in match.open:
        d.epoch = epoch

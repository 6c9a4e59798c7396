"""For the operator: how the log of a match stands, and how to mend it.

A match is mended from its last checkpoint; where that can't be read either, from its first deal, choice by choice, as
far as the rules follow. Nothing is deleted: what is dropped stays in the log, and an entry says what happened.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from regnum.games import find
from regnum.kernel.errors import BadSetup, RegnumError
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.record import from_snapshot
from regnum.server.storage.entries import effective, unpack_state
from regnum.server.storage.soundness import log_troubles, row_troubles
from regnum.server.storage.store import Store, Stored
from regnum.server.storage.waking import fall_back, wake

AT_ONCE = 100
"""So many states are looked at together."""


class Hopeless(RegnumError):
    """There is no such match, or nothing of it can be mended; the message says why."""


@dataclass(slots=True)
class Found:
    """How a match stands."""

    id: str
    game: str
    version: int
    status: str
    created: datetime
    since: datetime
    due: datetime | None
    entries: int
    snapshot_at: int
    waiting: list[int]
    seats: list[dict[str, Any]]
    kinds: dict[str, int]
    """How many entries of each kind."""
    troubles: list[str] = field(default_factory=list)


async def inspect(store: Store, table: str) -> Found:
    """Look at everything and change nothing. Raises Hopeless."""
    stored = await _stored(store, table)
    row, entries = stored.table, stored.entries
    found = Found(
        row.id,
        row.game,
        row.version,
        row.status,
        row.created,
        row.since,
        row.due,
        len(entries),
        row.snapshot_seq,
        row.waiting,
        [_seat(seat) for seat in stored.seats],
        {kind: sum(entry.kind == kind for entry in entries) for kind in sorted({entry.kind for entry in entries})},
    )
    found.troubles = [*row_troubles(row, stored.seats), *log_troubles(row.seq, entries)]
    found.troubles += await _match_troubles(store, stored) or await _state_troubles(store, stored)
    return found


def _seat(seat: Any) -> dict[str, Any]:
    stands_in = seat.kind == "bot" and seat.person is not None
    return {
        "seat": seat.seat,
        "kind": "stand-in" if stands_in else seat.kind,
        "name": seat.name,
        "level": seat.level,
        "seen": seat.seen,
        "conceded": seat.conceded,
    }


async def _match_troubles(store: Store, stored: Stored) -> list[str]:
    row = stored.table
    if row.status not in ("running", "gathering"):
        return []
    state = await store.state(row.id, row.seq)
    try:
        _, fell = wake(row.snapshot, row.snapshot_seq, stored.entries, state or b"")
    except Exception as failure:  # rules may do anything with a state that is not theirs
        return [f"the last checkpoint can't be read ({type(failure).__name__})"]
    if fell is not None:
        return [f"what was chosen since entry {row.snapshot_seq} does not lead to what is stored"]
    return []


async def repair(store: Store, table: str) -> str:
    """Mend a running match; what was done, in words. Raises Hopeless."""
    stored = await _stored(store, table)
    row, entries = stored.table, stored.entries
    if row.status != "running":
        raise Hopeless(f"only a running match can be mended; this one is {row.status}")
    if row_troubles(row, stored.seats) or log_troubles(row.seq, entries):
        raise Hopeless("its log is damaged; restore it from a backup")
    if not await _match_troubles(store, stored):
        return "nothing to mend"
    match = _from_checkpoint(stored) or _from_the_deal(stored)
    # Above every epoch there has been: an old answer must never fit a new question.
    entry = fall_back(match, entries, match.epoch + len(entries))
    changes = {
        "waiting": entry.waiting,
        "version": match.game.version,
        "since": entry.at,
        "due": None,
        "snapshot": match.snapshot(),
        "snapshot_seq": entry.seq,
    }
    await store.append(table, entry, changes)
    return f"{entry.lines[0].args['count']} choices dropped; the match goes on after {match.answered}"


def _from_checkpoint(stored: Stored) -> Match | None:
    try:
        return from_snapshot(stored.table.snapshot, find)
    except Exception:  # whatever the rules make of a state that is not theirs
        return None


def _from_the_deal(stored: Stored) -> Match:
    """The match again from its first deal, as far as the rules follow the choices that were made."""
    row = stored.table
    try:
        game = find(row.game)
        match = Match.start(game, game.check(Setup(row.players, row.options, row.document)), row.seed)
    except BadSetup as bad:
        raise Hopeless(f"this Regnum can't play it: {bad}") from None
    for _, item in effective(stored.entries):
        try:
            match.play(item)
        except Exception:
            break
    return match


async def _state_troubles(store: Store, stored: Stored) -> list[str]:
    """The moments whose state can't be read."""
    try:
        game = find(stored.table.game)
    except BadSetup as bad:
        return [str(bad)]
    bad_moments = []
    for first in range(0, len(stored.entries), AT_ONCE):
        for seq, packed in (await store.states(stored.table.id, first, AT_ONCE)).items():
            try:
                unpack_state(packed, game)
            except Exception:  # rules may do anything with a state that is not theirs
                bad_moments.append(seq)
    shown = ", ".join(map(str, sorted(bad_moments)[:10]))
    return [f"the state after {len(bad_moments)} entries can't be read: {shown}"] if bad_moments else []


async def _stored(store: Store, table: str) -> Stored:
    try:
        stored = await store.read(table)
    except SQLAlchemyError:
        raise
    except Exception:  # whatever a value that is none of ours is taken for
        columns = ", ".join(await store.unreadable(table)) or "its rows"
        raise Hopeless(f"{columns} can't be read; restore {table!r} from a backup") from None
    if stored is None:
        raise Hopeless(f"there is no match {table!r}")
    return stored

"""What happens when a choice takes longer than the table's pace allows: a reminder, a bot, or the others decide."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import select

from regnum.kernel.errors import Refused
from regnum.server import wire
from regnum.server.background.errands import errand, finder
from regnum.server.notices import notices
from regnum.server.storage import entries
from regnum.server.storage.models import TableRow
from regnum.server.tables import pace, standins
from regnum.server.tables.live import Change, Live, NoSuchTable
from regnum.server.tables.tables import Tables


@finder("late")
async def overdue(tables: Tables, after: datetime, until: datetime) -> list[str]:
    """The tables at which somebody's time ran out between these moments."""
    async with tables.store.reading() as connection:
        found = select(TableRow.id).where((TableRow.due > after) & (TableRow.due <= until))
        return list((await connection.execute(found)).scalars())


@errand("late")
async def late(tables: Tables, table: str, _: int = 0) -> None:
    """What happens when a deadline has passed; nothing, if it has not, or has been seen to."""
    who: list[int] = []

    def make(live: Live) -> Change | int:
        who[:] = _late_people(live)
        return _late(live, who) if who else live.seq

    try:
        await tables.change(table, make)
    except (NoSuchTable, Refused):
        return  # cleared away, or of other rules: nobody is waited for
    for seat in who:  # a bot that took over needs no reminder, and gets none
        await notices.remind(tables, table, seat)


def _late_people(live: Live) -> list[int]:
    """The seats of those whose time has run out."""
    row = live.table
    if not live.running or row.due is None or row.due > entries.now():
        return []
    return [seat for seat in row.waiting if live.seats[seat].kind == "person"]


def _late(live: Live, who: Sequence[int]) -> Change:
    row = live.table
    if row.late == "bot":
        return _bots_take_over(live, who)
    if row.late == "vote" and row.proposal is None:
        absent = {live.seats[seat].person for seat in who}
        others = [place.seat for place in live.seats if place.kind == "person" and place.person not in absent]
        if others:
            return _ask_the_others(live, who, others)
    return _remind(live, who)


def _bots_take_over(live: Live, who: Sequence[int]) -> Change:
    entry = live.event("late", *_late_line(who[0]))
    entry.lines = [
        entries.meta_line(message, args)
        for seat in who
        for message, args in (_late_line(seat), ("meta-stands-in", {"player": f"seat:{seat}"}))
    ]
    return Change(entry, seats={seat: standins.takes_over(live, seat) for seat in who})


def _remind(live: Live, who: Sequence[int]) -> Change:
    entry = live.event("late", *_late_line(who[0]))
    entry.lines += [entries.meta_line(*_late_line(seat)) for seat in who[1:]]
    spent = {seat: {"spent": live.table.bank} for seat in who} if live.table.bank else {}
    return Change(entry, table={"due": pace.again(live, entry.at)}, seats=spent)


def _ask_the_others(live: Live, who: Sequence[int], others: list[int]) -> Change:
    """The house proposes that a bot plays for one of those who are late; the next one's turn comes with their time."""
    change = _remind(live, who)
    entry = change.entry
    entry.lines.append(entries.meta_line("meta-others-decide", {"player": f"seat:{who[0]}"}))
    proposal = wire.Proposal(entry.seq, "replace", None, None, who[0], [], others, entry.at)
    change.table["proposal"] = msgspec.to_builtins(proposal)
    return change


def _late_line(seat: int) -> tuple[str, dict[str, Any]]:
    return "meta-late", {"player": f"seat:{seat}"}

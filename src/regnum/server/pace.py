"""How long a choice may take, and what happens when it takes longer.

Only people have deadlines: a bot, also one that stands in for somebody, answers in its own time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from regnum.kernel.errors import Refused
from regnum.server import entries, standins, wire

if TYPE_CHECKING:
    from regnum.server.live import Change, Live, Tables

PATIENCE = timedelta(minutes=5)
"""How long the others at a table that is played live must have waited before they can have a bot play for somebody."""


def due(live: Live, changes: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> datetime | None:
    """By when a person must have answered, once these changes are made; None while no person has to.

    Time runs from when they were asked, or began to be waited for (the match begins, they come back to their seat, the
    pace has changed). A deadline that was put off stays put off for as long as the same is asked.
    """
    table = live.table
    hours = changes.get("hours", table.hours)
    kinds = [seats.get(place.seat, {}).get("kind", place.kind) for place in live.seats]
    waits = any(kinds[seat] == "person" for seat in changes["waiting"])
    if not hours or changes.get("status", table.status) != "running" or not waits:
        return None
    returns = any(values.get("kind") == "person" for values in seats.values())
    if "since" not in changes and hours == table.hours and table.due is not None and not returns:
        return table.due
    since: datetime = changes.get("since") or entries.now()
    return since + timedelta(hours=hours)


def late_from(live: Live, seat: int) -> datetime | None:
    """When the others may decide that a bot plays for this seat; None while nobody waits for a person there."""
    place = live.seats[seat]
    if place.kind != "person" or seat not in live.table.waiting:
        return None
    sat_down = [entry.at for entry in live.entries if entry.kind == "seat" and entry.seat == seat]
    hours = live.table.hours
    return max([live.table.since, *sat_down]) + (timedelta(hours=hours) if hours else PATIENCE)


async def late(tables: Tables, table: str) -> None:
    """What happens when a deadline has passed; nothing, if it has not, or has been seen to."""
    from regnum.server import notices
    from regnum.server.live import NoSuchTable

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
    from regnum.server.live import Change

    entry = live.event("late", *_late_line(who[0]))
    entry.lines = [
        entries.meta_line(message, args)
        for seat in who
        for message, args in (_late_line(seat), ("meta-stands-in", {"player": f"seat:{seat}"}))
    ]
    return Change(entry, seats={seat: standins.takes_over(live, seat) for seat in who})


def _remind(live: Live, who: Sequence[int]) -> Change:
    from regnum.server.live import Change

    entry = live.event("late", *_late_line(who[0]))
    entry.lines += [entries.meta_line(*_late_line(seat)) for seat in who[1:]]
    return Change(entry, table={"due": entry.at + timedelta(hours=live.table.hours)})


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

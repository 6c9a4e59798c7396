"""How long a choice may take. (What happens when it takes longer: `lateness.py`.)

Only people have deadlines: a bot, also one that stands in for somebody, answers in its own time. A table that is played
by the day gives so many hours for each choice. One that is played live may have a clock: so many seconds for each
choice, and when these are over one's own bank of time runs, which is there once for the whole match.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from regnum.server.storage import entries
from regnum.server.tables.live import Change, Live

PATIENCE = timedelta(minutes=5)
"""How long the others at a table that is played live must have waited before they can have a bot play for somebody."""


def due(live: Live, changes: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> datetime | None:
    """By when a person must have answered, once these changes are made; None while no person has to.

    Time runs from when they were asked, or began to be waited for (the match begins, they come back to their seat, the
    pace has changed). A deadline that was put off stays put off for as long as the same is asked.
    """
    table = live.table
    kept = {name: changes.get(name, getattr(table, name)) for name in ("hours", "seconds", "bank")}
    kinds = [seats.get(place.seat, {}).get("kind", place.kind) for place in live.seats]
    waiting = [seat for seat in changes["waiting"] if kinds[seat] == "person"]
    has_clock = kept["hours"] or kept["seconds"]
    if not has_clock or changes.get("status", table.status) != "running" or not waiting:
        return None
    returns = any(values.get("kind") == "person" for values in seats.values())
    same = all(kept[name] == getattr(table, name) for name in kept)
    if "since" not in changes and same and table.due is not None and not returns:
        return table.due
    since: datetime = changes.get("since") or entries.now()
    if kept["hours"]:
        return since + timedelta(hours=kept["hours"])
    spent = [seats.get(seat, {}).get("spent", live.seats[seat].spent) for seat in waiting]
    # Of several who are asked at once nobody is late before their own time is over.
    return since + timedelta(seconds=kept["seconds"] + max(0, kept["bank"] - min(spent)))


def spend(live: Live, change: Change) -> None:
    """Whoever answers after the seconds of the choice has used up time of their own."""
    entry, table = change.entry, live.table
    if entry.kind != "answer" or entry.seat is None or not table.seconds or table.hours:
        return
    place = live.seats[entry.seat]
    over = int((entry.at - table.since).total_seconds()) - table.seconds
    if place.kind == "person" and over > 0 and table.bank:
        change.seats.setdefault(entry.seat, {})["spent"] = min(table.bank, place.spent + over)


def again(live: Live, at: datetime) -> datetime:
    """The next deadline of somebody who has been reminded."""
    hours = live.table.hours
    return at + (timedelta(hours=hours) if hours else PATIENCE)


def late_from(live: Live, seat: int) -> datetime | None:
    """When the others may decide that a bot plays for this seat; None while nobody waits for a person there."""
    place, table = live.seats[seat], live.table
    if place.kind != "person" or seat not in table.waiting:
        return None
    sat_down = [entry.at for entry in live.entries if entry.kind == "seat" and entry.seat == seat]
    if table.hours:
        patience = timedelta(hours=table.hours)
    elif table.seconds:
        patience = timedelta(seconds=table.seconds + max(0, table.bank - place.spent))
    else:
        patience = PATIENCE
    return max([table.since, *sat_down]) + patience

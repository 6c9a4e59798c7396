"""How long a choice may take. (What happens when it takes longer: `lateness.py`.)

Only people have deadlines: a bot, also one that stands in for somebody, answers in its own time.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from regnum.server.storage import entries
from regnum.server.tables.live import Live

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

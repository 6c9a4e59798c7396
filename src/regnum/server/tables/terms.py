"""What the owner settles of a table: its pace, whether it is on the public list, whether it may be watched, and, once
the match is over, whether anybody who has its address may look back at it.

Whatever changes stands in the log: it concerns everybody at the table.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from litestar import patch
from litestar.params import JSONBody

from regnum.server import wire
from regnum.server.http.asking import TABLE, AllTables, Asker, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.storage.entries import Written, meta_line
from regnum.server.tables.gathering import listed
from regnum.server.tables.live import Change, Live, refused

_TOLD = {
    "public": ("meta-private", "meta-public"),
    "spectators": ("meta-unwatched", "meta-watched"),
    "shared": ("meta-unshared", "meta-shared"),
}


@patch(TABLE, responses=documented(409, 413), operation_id="settings", tags=["tables"])
async def settings(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.TableSettings]) -> wire.TableListed:
    """The owner changes how a table is played or who may see it; what is left out stays as it is."""
    if data.public or data.shared:
        not_at_home(tables.settings)

    def make(live: Live) -> Change | int:
        live.must_own(person)
        changes, lines = _changed(live, data)
        if not changes:
            return live.seq
        entry = live.event("around", lines[0].message, lines[0].args, who=person)
        entry.lines[:] = lines
        if ("hours" in changes or "seconds" in changes) and live.running:
            changes["since"] = entry.at  # nobody is late by a deadline that they did not know of
        return Change(entry, changes)

    await tables.change(id, make, person)
    return await listed(tables, id, person)


def _changed(live: Live, wanted: wire.TableSettings) -> tuple[dict[str, Any], list[Written]]:
    """What changes, and the lines that tell of it. Raises Refused."""
    row = live.table
    if wanted.shared is not None and not live.ended:
        raise refused("not-over", "refused-share-not-over")
    if live.ended and (wanted.public or wanted.pace is not None):
        raise refused("over", "refused-over")
    changes: dict[str, Any] = {}
    lines: list[Written] = []
    for name, told in _TOLD.items():
        value = getattr(wanted, name)
        if value is not None and value != getattr(row, name):
            changes[name] = value
            lines.append(meta_line(told[value], {}))
    pace = wanted.pace
    if pace is not None and (pace.hours, pace.late) != (row.hours, row.late):
        changes |= {"hours": pace.hours, "late": pace.late}
        lines.append(meta_line("meta-pace", {"hours": pace.hours, "late": pace.late}))
    if pace is not None and (pace.seconds, pace.bank) != (row.seconds, row.bank):
        changes |= {"seconds": pace.seconds, "bank": pace.bank}
        minutes = ceil(pace.bank / 60)
        lines.append(meta_line("meta-clock", {"seconds": pace.seconds, "minutes": minutes, "late": pace.late}))
    if wanted.bots is not None and wanted.bots != row.bots:
        changes["bots"] = wanted.bots
        lines.append(meta_line("meta-bots", {"speed": wanted.bots}))
    return changes, lines


ROUTES = [settings]

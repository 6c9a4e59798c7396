"""How much one person may keep here. A guest has less than an account, and what a guest leaves for long is cleared."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import Select, exists, func, select

from regnum.server import wire
from regnum.server.background.errands import ALL, errand, finder
from regnum.server.storage.entries import now
from regnum.server.storage.models import LAST_ENTRY, EntryRow, PersonRow, SeatRow, TableRow
from regnum.server.tables.gathering import WAITED
from regnum.server.tables.live import NoSuchTable, refused
from regnum.server.tables.tables import Tables

TABLES, TABLES_OF_GUEST = 5_000, 500
IMPORTS, IMPORTS_OF_GUEST = 500, 50
KEPT = timedelta(days=365)
"""A guest's table at which nothing has happened for so long is cleared away: their cookie lives no longer."""
TOLD = timedelta(days=30)
"""So long before, the list of their tables says so."""
TOLD_WHILE_GATHERING = timedelta(days=7)
"""The same for a table that waits for players."""


async def may_lay(tables: Tables, person: str) -> None:
    """Raises Refused where this person has as many tables as they may have."""
    await _count(tables, person, False, TABLES, TABLES_OF_GUEST)


async def may_import(tables: Tables, person: str) -> None:
    """The same for records that were uploaded."""
    await _count(tables, person, True, IMPORTS, IMPORTS_OF_GUEST)


async def _count(tables: Tables, person: str, imported: bool, most: int, most_of_guest: int) -> None:
    if tables.settings.household:
        return
    theirs = select(func.count()).select_from(TableRow).where(TableRow.owner == person)
    if imported:
        theirs = theirs.where(TableRow.status == "imported")
    account = select(PersonRow.login_key.is_not(None)).where(PersonRow.id == person)
    async with tables.store.reading() as connection:
        count = (await connection.execute(theirs)).scalar() or 0
        may_have = most if (await connection.execute(account)).scalar() else most_of_guest
    if count >= may_have:
        raise refused("quota", "refused-quota", count=may_have)


def _left_alone(until: datetime) -> Select[str, datetime]:
    """Guests' tables that nobody has touched since then, and at which nobody with an account sits; and since when."""
    account = (SeatRow.table == TableRow.id) & (PersonRow.id == SeatRow.person) & PersonRow.login_key.is_not(None)
    return (
        select(TableRow.id, EntryRow.at)
        .join(EntryRow, LAST_ENTRY)
        .join(PersonRow, PersonRow.id == TableRow.owner)
        .where(PersonRow.login_key.is_(None) & (EntryRow.at <= until))
        .where(~exists().where(account).correlate(TableRow))
    )


async def told(tables: Tables, listed: Sequence[wire.TableListed]) -> None:
    """Note on these tables when each will be cleared away, where that is soon and nobody does anything about it."""
    if tables.settings.household or not listed:
        return
    at, ids = now(), [table.id for table in listed]
    gathering = select(TableRow.id, EntryRow.at).join(EntryRow, LAST_ENTRY).where(TableRow.status == "gathering")
    waiting = gathering.where(EntryRow.at <= at - WAITED + TOLD_WHILE_GATHERING)
    async with tables.store.reading() as connection:
        alone = await connection.execute(_left_alone(at - KEPT + TOLD).where(TableRow.id.in_(ids)))
        soon = {row.id: row.at + KEPT for row in alone}
        soon |= {row.id: row.at + WAITED for row in await connection.execute(waiting.where(TableRow.id.in_(ids)))}
    for table in listed:
        table.expires = soon.get(table.id)


@finder("expire")
async def expired(tables: Tables, after: datetime, until: datetime) -> list[str]:
    """Guests' tables that nobody has touched for long. There is no hurry: only a thorough sweep looks for them."""
    if after != ALL or tables.settings.household:
        return []
    async with tables.store.reading() as connection:
        return list((await connection.execute(_left_alone(until - KEPT))).scalars())


@errand("expire")
async def expire(tables: Tables, table: str, _: int = 0) -> None:
    with suppress(NoSuchTable):
        async with tables.at(table) as live:
            if live.entries[-1].at <= now() - KEPT:
                await tables.clear_away(live)

"""How much one person may keep here. A guest has less than an account, and what a guest leaves for long is cleared."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import exists, func, select

from regnum.server.background.errands import ALL, errand, finder
from regnum.server.storage.entries import now
from regnum.server.storage.models import EntryRow, PersonRow, SeatRow, TableRow
from regnum.server.tables.live import NoSuchTable, refused
from regnum.server.tables.tables import Tables

TABLES, TABLES_OF_GUEST = 5_000, 500
IMPORTS, IMPORTS_OF_GUEST = 500, 50
KEPT = timedelta(days=365)
"""A guest's table at which nothing has happened for so long is cleared away: their cookie lives no longer."""


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


@finder("expire")
async def expired(tables: Tables, after: datetime, until: datetime) -> list[str]:
    """Guests' tables that nobody has touched for long, and at which nobody with an account sits."""
    if after != ALL or tables.settings.household:
        return []
    account = (SeatRow.table == TableRow.id) & (PersonRow.id == SeatRow.person) & PersonRow.login_key.is_not(None)
    last = (EntryRow.table == TableRow.id) & (EntryRow.seq == TableRow.seq)
    found = (
        select(TableRow.id)
        .join(EntryRow, last)
        .join(PersonRow, PersonRow.id == TableRow.owner)
        .where(PersonRow.login_key.is_(None) & (EntryRow.at <= until - KEPT))
        .where(~exists().where(account).correlate(TableRow))
    )
    async with tables.store.reading() as connection:
        return list((await connection.execute(found)).scalars())


@errand("expire")
async def expire(tables: Tables, table: str, _: int = 0) -> None:
    with suppress(NoSuchTable):
        async with tables.at(table) as live:
            if live.entries[-1].at <= now() - KEPT:
                await tables.clear_away(live)

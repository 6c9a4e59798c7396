"""Blocks: somebody does not want to meet somebody.

Whom I have blocked can neither sit down at nor watch a table that I own, or at which I sit while people gather; they do
not see it in the hall, and I am not sent what they say. They are not told: to them such a table does not exist, or its
seat is taken.
"""

from __future__ import annotations

from collections.abc import Iterable

from litestar import delete, get, post
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, and_, exists, or_, select
from sqlalchemy import delete as sql_delete

from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.storage.entries import now
from regnum.server.storage.models import BlockRow, OnlookerRow, SeatRow, TableRow, TalkRow
from regnum.server.storage.store import Store
from regnum.server.tables.laying import new_id
from regnum.server.tables.live import Live, NoSuchTable, refused
from regnum.server.tables.tables import Tables

# -- what the rest of the house asks ---------------------------------------------------------------------------------


async def between(store: Store, person: str, others: Iterable[str | None]) -> bool:
    """Whether one of the others has blocked this person."""
    keepers = {other for other in others if other is not None}
    if not keepers:
        return False
    found = select(BlockRow.id).where((BlockRow.blocked == person) & BlockRow.person.in_(keepers)).limit(1)
    async with store.reading() as connection:
        return (await connection.execute(found)).first() is not None


async def blocked_by(store: Store, person: str) -> set[str]:
    """Whom this person has blocked."""
    async with store.reading() as connection:
        return set((await connection.execute(select(BlockRow.blocked).where(BlockRow.person == person))).scalars())


async def apart(store: Store, person: str) -> set[str]:
    """Whom this person has blocked, and who has blocked them."""
    both = select(BlockRow.person, BlockRow.blocked).where((BlockRow.person == person) | (BlockRow.blocked == person))
    async with store.reading() as connection:
        return {one for row in await connection.execute(both) for one in row} - {person}


def open_to(person: str) -> ColumnElement[bool]:
    """For a query of tables: nobody who could shut this person out does."""
    keepers = select(BlockRow.person).where(BlockRow.blocked == person)
    sits = exists().where((SeatRow.table == TableRow.id) & SeatRow.person.in_(keepers))
    return ~or_(TableRow.owner.in_(keepers), and_(TableRow.status == "gathering", sits))


# -- routes ----------------------------------------------------------------------------------------------------------


@get("/blocks", responses=documented(409), operation_id="blocks", tags=["people"])
async def my_blocks(tables: AllTables, person: Asker) -> list[wire.Blocked]:
    """Whom I have blocked, the latest first."""
    not_at_home(tables.settings)
    mine = select(BlockRow.id, BlockRow.name, BlockRow.at).where(BlockRow.person == person)
    async with tables.store.reading() as connection:
        rows = await connection.execute(mine.order_by(BlockRow.at.desc(), BlockRow.id))
        return [wire.Blocked(row.id, row.name, row.at) for row in rows]


@post("/blocks", responses=documented(409, 413), operation_id="block", tags=["people"])
async def block(tables: AllTables, person: Asker, data: JSONBody[wire.BlockWanted]) -> wire.Blocked:
    """Block the person at a seat, or the one who said that in my room's chat. Blocked twice is blocked once."""
    not_at_home(tables.settings)
    if (data.seat is None) == (data.n is None):
        raise refused("nobody-there", "refused-nobody-there")
    if not data.table.isalnum():
        raise NoSuchTable
    async with tables.at(data.table, person) as live:
        whom, name = _at_seat(live, data.seat) if data.seat is not None else await _who_said(tables, live, person, data)
    if whom is None or whom == person:
        raise refused("nobody-there", "refused-nobody-there")
    at = now()
    async with tables.store.writing() as connection:
        for one in (person, whom):
            await tables.store.know(connection, one)
        row = tables.store.insert(BlockRow).values(person=person, blocked=whom, id=new_id(), name=name, at=at)
        await connection.execute(row.on_conflict_do_nothing())
        both = (BlockRow.person == person) & (BlockRow.blocked == whom)
        found = (await connection.execute(select(BlockRow.id, BlockRow.name, BlockRow.at).where(both))).one()
        mine = set((await connection.execute(select(TableRow.id).where(TableRow.owner == person))).scalars())
        watching = (OnlookerRow.person == whom) & OnlookerRow.table.in_(mine)
        await connection.execute(sql_delete(OnlookerRow).where(watching))
        sitting = select(TableRow.id).join(SeatRow, SeatRow.table == TableRow.id).where(SeatRow.person == person)
        mine |= set((await connection.execute(sitting.where(TableRow.status == "gathering"))).scalars())
        await tables.outdated(connection, mine)
    tables.read_anew(mine)
    return wire.Blocked(found.id, found.name, found.at)


@delete("/blocks/{id:str}", responses=documented(409), operation_id="unblock", tags=["people"])
async def unblock(tables: AllTables, person: Asker, id: Word) -> None:
    """Meet them again."""
    not_at_home(tables.settings)
    if not id.isalnum():
        raise refused("no-such-block", "refused-no-such-block")
    async with tables.store.writing() as connection:
        gone = await connection.execute(sql_delete(BlockRow).where((BlockRow.id == id) & (BlockRow.person == person)))
        if gone.rowcount == 0:
            raise refused("no-such-block", "refused-no-such-block")
        mine = select(TableRow.id).outerjoin(SeatRow, SeatRow.table == TableRow.id)
        mine = mine.where((TableRow.owner == person) | (SeatRow.person == person))
        affected = set((await connection.execute(mine.where(TableRow.status.in_(("gathering", "running"))))).scalars())
        await tables.outdated(connection, affected)
    tables.read_anew(affected)


def _at_seat(live: Live, seat: int) -> tuple[str | None, str | None]:
    place = live.place(seat)
    return place.person, place.name


async def _who_said(tables: Tables, live: Live, person: str, data: wire.BlockWanted) -> tuple[str | None, str | None]:
    room = "players" if live.seated(person) else "watchers"
    said = (TalkRow.table == live.id) & (TalkRow.room == room) & (TalkRow.n == data.n)
    async with tables.store.reading() as connection:
        found = (await connection.execute(select(TalkRow.person, TalkRow.name).where(said))).one_or_none()
    return (None, None) if found is None else (found.person, found.name)


ROUTES = [my_blocks, block, unblock]

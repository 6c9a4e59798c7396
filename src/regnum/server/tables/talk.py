"""Chats: those who play talk among themselves, and so do those who watch. Neither hears the other, not even afterwards.

What is said is numbered in its room and kept with the table. It is words only: whatever can't be read is taken out.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter
from sqlalchemy import insert, select, update

from regnum.server import wire
from regnum.server.http.asking import TABLE, AllTables, Asker, Word
from regnum.server.http.refusing import documented
from regnum.server.people.blocks import blocked_by
from regnum.server.people.order import must_not_be_muted
from regnum.server.storage.entries import now
from regnum.server.storage.models import BlockRow, SeatRow, TableRow, TalkRow
from regnum.server.storage.store import TALK_CHANNEL
from regnum.server.tables.gathering import introduce
from regnum.server.tables.live import Live, refused
from regnum.server.tables.tables import Tables

AT_ONCE = 100
"""So many lines are told at a time."""
MOST_BREAKS = 12
"""So many line breaks may be in what is said at once."""
_JOINERS = "\u200c\u200d"
"""Invisible, and yet a part of words and signs."""
_COUNT = {"players": TableRow.talked, "watchers": TableRow.watchers_talked}


def room_of(live: Live, person: str) -> wire.Room:
    return "players" if live.seated(person) else "watchers"


def clean(text: str, breaks: int = MOST_BREAKS) -> str:
    """What was said, as it may be shown: what can be read, and few line breaks. Raises Refused if nothing is left."""
    read = "".join(map(_shown, text.replace("\r\n", "\n").replace("\r", "\n")))
    lines = re.sub(r"\n{3,}", "\n\n", "\n".join(line.strip() for line in read.split("\n"))).strip()
    said = " ".join(lines.rsplit("\n", max(0, lines.count("\n") - breaks)))
    if not any(unicodedata.category(c)[0] not in "ZCM" for c in said):
        raise refused("nothing-said", "refused-nothing-said")
    return said


def _shown(c: str) -> str:
    if c == "\n" or c.isprintable() or c in _JOINERS:
        return c
    return "" if unicodedata.category(c) == "Cf" else " "


# -- at the socket ---------------------------------------------------------------------------------------------------


async def say(tables: Tables, table: str, person: str, text: str) -> int:
    """Say something in one's own room; its number there, once it is on the disk. Raises Refused, NoSuchTable."""
    async with tables.at(table, person) as live:
        room = room_of(live, person)
        mine = [place for place in live.seats if place.person == person]
    await tables.limits.count(person, "talk")
    await must_not_be_muted(tables.store, person)
    said = clean(text)
    name = await introduce(tables.store, person, None)
    here = TableRow.id == table
    count = _COUNT[room]
    async with tables.store.writing() as connection:
        counted = update(TableRow).where(here).values({count: count + 1}).returning(count)
        n = (await connection.execute(counted)).scalar()
        if n is None:
            raise refused("not-stored", "refused-not-stored")
        seat, called = (mine[0].seat, mine[0].name) if mine else (None, name)
        row = {"person": person, "seat": seat, "name": called, "text": said, "at": now()}
        await connection.execute(insert(TalkRow).values(table=table, room=room, n=n, **row))
        if room == "players":  # who does not hear it has nothing to read
            deaf = SeatRow.person.in_(select(BlockRow.person).where(BlockRow.blocked == person))
            read = (SeatRow.table == table) & (SeatRow.heard == n - 1) & deaf
            await connection.execute(update(SeatRow).where(read).values(heard=n))
        await tables.store.notify(connection, TALK_CHANNEL, table, n)
    if not tables.store.shared:  # else all workers hear of it, this one too
        tables.talked(table)
    return int(n)


async def news(tables: Tables, table: str, room: wire.Room | None, person: str, since: int) -> wire.Talk | None:
    """What is new in one's own room since that number; None if nothing is.

    `room` is the one that was told of before. Who is told for the first time, or sits in another room by now, is told
    the latest lines, and be there none. Raises NoSuchTable.
    """
    async with tables.at(table, person) as live:
        mine = room_of(live, person)
        read = max((place.heard for place in live.seats if place.person == person), default=None)
    fresh = room != mine
    spoken = await _spoken(tables, table, mine, person, TalkRow.n > (0 if fresh else since))
    if not spoken and not fresh:
        return None
    # How far onlookers have read is kept nowhere: what was said before they came is not news to them.
    return wire.Talk(mine, spoken, read if read is not None else spoken[-1].n if fresh and spoken else since)


async def heard(tables: Tables, table: str, person: str, n: int) -> None:
    """This person has read their room's chat up to there. Raises NoSuchTable."""
    async with tables.at(table, person) as live:
        n = min(n, await _count(tables, table))
        mine = [place for place in live.seats if place.person == person and place.heard < n]
        if not mine:
            return
        for place in mine:
            place.heard = n
    theirs = (SeatRow.table == table) & (SeatRow.person == person) & (SeatRow.heard < n)
    async with tables.store.writing() as connection:
        await connection.execute(update(SeatRow).where(theirs).values(heard=n))


async def _count(tables: Tables, table: str) -> int:
    async with tables.store.reading() as connection:
        return (await connection.execute(select(TableRow.talked).where(TableRow.id == table))).scalar() or 0


async def _spoken(tables: Tables, table: str, room: wire.Room, person: str, which: Any) -> list[wire.Spoken]:
    """The latest of these lines, in their order, without those of people whom this person has blocked."""
    unwanted = await blocked_by(tables.store, person)
    found = select(TalkRow.__table__).where((TalkRow.table == table) & (TalkRow.room == room) & which)
    found = found.where(TalkRow.text != "")  # who has left for good has taken their words along
    if unwanted:
        found = found.where(TalkRow.person.is_(None) | TalkRow.person.not_in(unwanted))
    async with tables.store.reading() as connection:
        rows = (await connection.execute(found.order_by(TalkRow.n.desc()).limit(AT_ONCE))).all()
    return [wire.Spoken(row.n, row.seat, row.name, row.person == person, row.text, row.at) for row in reversed(rows)]


# -- over HTTP -------------------------------------------------------------------------------------------------------


@get(f"{TABLE}/talk", responses=documented(), operation_id="talk", tags=["talk"])
async def talk(
    tables: AllTables,
    person: Asker,
    id: Word,
    before: Annotated[
        int | None, QueryParameter(description="Only what was said before this number.", ge=1, le=1_000_000)
    ] = None,
) -> list[wire.Spoken]:
    """What was said in my room, the latest hundred lines before that number."""
    async with tables.at(id, person) as live:
        room = room_of(live, person)
    which = TalkRow.n > 0 if before is None else TalkRow.n < before
    return await _spoken(tables, id, room, person, which)


ROUTES = [talk]

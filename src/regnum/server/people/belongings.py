"""What a person has here: handed over to their account when they sign in, and given up when they leave for good."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, delete, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.games import find
from regnum.server.chronicles import keeping
from regnum.server.people import attempts
from regnum.server.storage.entries import Written, meta_line
from regnum.server.storage.models import (
    AttemptRow,
    BlockRow,
    EntryRow,
    InviteRow,
    OnlookerRow,
    PersonRow,
    PushRow,
    ReportRow,
    SeatRow,
    TableRow,
    TalkRow,
    plain,
)
from regnum.server.tables import laying, standins
from regnum.server.tables.live import Change, Live, NoSuchTable
from regnum.server.tables.tables import Tables

TRIES = 5
"""Somebody who leaves may still be sitting down elsewhere, in another window."""


def _tables_of(person: str) -> ColumnElement[bool]:
    return or_(TableRow.owner == person, TableRow.id.in_(select(SeatRow.table).where(SeatRow.person == person)))


async def _ids(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    return list((await connection.execute(select(TableRow.id).where(which).order_by(TableRow.id))).scalars())


# -- signing in ------------------------------------------------------------------------------------------------------


async def hand_over(tables: Tables, connection: AsyncConnection, guest: str, person: str) -> list[str]:
    """What the guest of this browser had is the account's from now on. The tables that have changed hands."""
    places = select(OnlookerRow.table).where(OnlookerRow.person == guest)
    changed = await _ids(connection, _tables_of(guest) | TableRow.id.in_(places))
    # Whoever chooses at a table sits there: who has left it since is not looked for through all logs.
    entries = EntryRow.table.in_(changed) & (EntryRow.who == guest)
    await connection.execute(update(EntryRow).where(entries).values(who=person))
    for column in (TableRow.owner, SeatRow.person, InviteRow.used_by, TalkRow.person, ReportRow.person, PushRow.person):
        await connection.execute(update(column.class_).where(column == guest).values({column.key: person}))
    watched = select(OnlookerRow.table, literal(person), OnlookerRow.at).where(OnlookerRow.person == guest)
    row = tables.store.insert(OnlookerRow).from_select(["table", "person", "at"], watched)
    await connection.execute(row.on_conflict_do_nothing())
    await keeping.hand_over(connection, guest, person)
    await _hand_over_blocks(tables, connection, guest, person)
    await _hand_over_card(connection, guest, person)
    await connection.execute(delete(PersonRow).where(PersonRow.id == guest))
    await tables.outdated(connection, changed)
    return changed


async def _hand_over_blocks(tables: Tables, connection: AsyncConnection, guest: str, person: str) -> None:
    rows = select(BlockRow.__table__).where((BlockRow.person == guest) | (BlockRow.blocked == guest))
    found = (await connection.execute(rows)).all()
    await connection.execute(delete(BlockRow).where((BlockRow.person == guest) | (BlockRow.blocked == guest)))
    for row in found:
        who = person if row.person == guest else row.person
        whom = person if row.blocked == guest else row.blocked
        if who != whom:
            block = {**row._mapping, "person": who, "blocked": whom}
            await connection.execute(tables.store.insert(BlockRow).values(**block).on_conflict_do_nothing())


async def _hand_over_card(connection: AsyncConnection, guest: str, person: str) -> None:
    """A name and an address, where the account has none yet."""
    mine = (await connection.execute(select(PersonRow.__table__).where(PersonRow.id == person))).one()
    theirs = (await connection.execute(select(PersonRow.__table__).where(PersonRow.id == guest))).one_or_none()
    if theirs is None:
        return
    card: dict[str, Any] = {"name": mine.name or theirs.name, "webhook": mine.webhook or theirs.webhook}
    if mine.email is None:
        card |= {"email": theirs.email, "email_code": theirs.email_code}
    await connection.execute(update(PersonRow).where(PersonRow.id == person).values(**card))


# -- leaving for good ------------------------------------------------------------------------------------------------


async def give_up(tables: Tables, person: str) -> None:
    """Nothing here names this person any more. Where others play, bots play on; what was theirs alone is gone."""
    for attempt in range(TRIES):
        async with tables.store.reading() as connection:
            mine = await _ids(connection, _tables_of(person))
            played = select(EntryRow.table).where(EntryRow.who == person).distinct()
            watched = select(OnlookerRow.table).where(OnlookerRow.person == person)
            known = {*mine, *(await connection.execute(played.union(watched))).scalars()}
        await keeping.before_leaving(tables.store, person)  # while the tables, which say who sat where, are there
        for table in mine:
            await _leave(tables, table, person)
        try:
            async with tables.store.writing() as connection:
                await _erase(connection, person, known)
                await tables.outdated(connection, sorted(known))
        except IntegrityError:
            if attempt == TRIES - 1:
                raise
        else:
            tables.read_anew(known)
            return


async def _leave(tables: Tables, table: str, person: str) -> None:
    with contextlib.suppress(NoSuchTable):  # somebody else may have cleared it away
        async with tables.at(table) as live:
            alone = live.table.owner == person and _heir(live.seats, person) is None
            playing = live.match is not None
        if alone:
            await tables.clear(table, person)
        elif playing:
            await tables.change(table, partial(_without, person=person))


def _heir(seats: Iterable[SeatRow], person: str) -> SeatRow | None:
    """Who has the table after its owner: the first of the others who sit there."""
    return next((place for place in seats if place.kind != "open" and place.person not in (None, person)), None)


def _without(live: Live, person: str) -> Change | int:
    """The table when this person has gone. While it is played, the best bot there is plays on for them."""
    seats: dict[int, dict[str, Any]] = {}
    lines: list[Written] = []
    names = [place.name for place in live.seats]
    for place in live.seats:
        if place.person != person:
            continue
        if live.gathering:
            seats[place.seat] = {"person": None, "name": None, "kind": "open", "level": None, "bot_seed": None}
            lines.append(meta_line("meta-gone-open", {}))
        else:
            names[place.seat] = laying.bot_name(find(live.table.game), names)
            bot = {} if place.kind == "bot" else standins.takes_over(live, place.seat)
            seats[place.seat] = {"person": None, "name": names[place.seat], **bot}
            lines.append(meta_line("meta-gone-bot", {"player": f"seat:{place.seat}"}))
    table: dict[str, Any] = {}
    heir = _heir(live.seats, person)
    if live.table.owner == person and heir is not None:
        table["owner"] = heir.person
        lines.append(meta_line("meta-gone-owner", {"player": f"seat:{heir.seat}"}))
    if not lines:
        return live.seq
    entry = live.event("seat", lines[0].message, lines[0].args)
    entry.lines[:] = lines
    return Change(entry, table, seats)


async def _erase(connection: AsyncConnection, person: str, known: set[str]) -> None:
    """What is left in rows. Raises IntegrityError if something of theirs has been added meanwhile."""
    mine = EntryRow.table.in_(known) & (EntryRow.who == person)
    await connection.execute(update(EntryRow).where(mine).values(who=None))
    await connection.execute(update(TalkRow).where(TalkRow.person == person).values(name=None, text="", person=None))
    await connection.execute(update(ReportRow).where(ReportRow.person == person).values(person=None, agent=""))
    # At matches that are not played any more, or can't be.
    for table in await _ids(connection, (TableRow.owner == person) & TableRow.id.in_(known)):
        found = await connection.execute(select(SeatRow.__table__).where(SeatRow.table == table).order_by(SeatRow.seat))
        heir = _heir([plain(SeatRow, row._mapping) for row in found], person)
        if heir is not None:
            await connection.execute(update(TableRow).where(TableRow.id == table).values(owner=heir.person))
    await keeping.leave(connection, person)
    seats = (SeatRow.person == person) & SeatRow.table.in_(known)
    await connection.execute(update(SeatRow).where(seats).values(person=None, name=None))
    key = (await connection.execute(select(PersonRow.login_key).where(PersonRow.id == person))).scalar()
    if key is not None:
        await connection.execute(delete(AttemptRow).where(AttemptRow.key == attempts.account_key(key)))
    # Their sessions, blocks and places to watch from go with the row.
    await connection.execute(delete(PersonRow).where(PersonRow.id == person))

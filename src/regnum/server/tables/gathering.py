"""People gather at a table: they sit down and stand up, until its last seat is taken or its owner lets bots sit in.

The match is dealt when the table is laid, but nobody sees it and no bot begins before it starts. A rematch keeps the
seats of the old table for those who sat there: an open seat that has a person is theirs to take, and nobody else's.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from litestar import post
from litestar.params import JSONBody
from sqlalchemy import select, update

from regnum import bots
from regnum.games import find
from regnum.kernel.errors import BadSetup, Refused
from regnum.server import wire
from regnum.server.background.errands import ALL, errand, finder
from regnum.server.http.asking import SEAT, TABLE, AllTables, Asker, Number, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.storage.entries import Entry, meta_line, now
from regnum.server.storage.models import LAST_ENTRY, EntryRow, InviteRow, PersonRow, SeatRow, TableRow
from regnum.server.storage.store import Store
from regnum.server.tables import laying, sending
from regnum.server.tables.live import Change, Live, NoSuchTable, refused
from regnum.server.tables.tables import Tables

REMATCH = "meta-rematch"
WAITED = timedelta(days=30)
"""A table at which nobody has come or gone for so long is cleared away."""
_NOBODY: Mapping[str, Any] = {
    "kind": "open",
    "person": None,
    "name": None,
    "level": None,
    "bot_seed": None,
    "heard": 0,
    "told": -1,
    "notices": True,
}


# -- sitting down ----------------------------------------------------------------------------------------------------


async def sit_down(
    tables: Tables, table: str, seat: int, person: str, name: str | None, *, invited: bool = False
) -> int:
    """This person takes an open seat; the number of the entry. Raises Refused, NoSuchTable.

    Whoever was invited need have no other business at the table.
    """
    called = await introduce(tables.store, person, name)

    def make(live: Live) -> Change | int:
        place = _gathering(live, seat)
        if place.kind == "person" and place.person == person:
            return live.seq
        if place.kind != "open" or live.shuts_out(person):  # who is shut out is not told so
            raise refused("taken", "refused-taken")
        if place.person != person:
            _may_sit(live, place, person, invited)
        entry = live.event("seat", "meta-sat-down", {"player": f"seat:{seat}"}, who=person)
        taken = {"kind": "person", "person": person, "name": called, "seen": entry.seq, "heard": 0}
        return _seated(live, entry, {seat: taken})

    seq = await tables.change(table, make, None if invited else person)
    tables.forget(table)  # whom they have blocked was not known here
    return seq


def _gathering(live: Live, seat: int) -> SeatRow:
    if not live.gathering:
        raise refused("not-gathering", "refused-not-gathering")
    return live.place(seat)


def _may_sit(live: Live, place: SeatRow, person: str, invited: bool) -> None:
    """Whether this person may take a seat that is not kept for them. Raises Refused."""
    if place.person is not None:
        raise refused("kept", "refused-kept")
    if any(other.kind == "person" and other.person == person for other in live.seats):
        raise refused("seated", "refused-seated")
    if not (invited or live.table.public or live.table.owner == person):
        raise refused("not-invited", "refused-not-invited")


def _seated(live: Live, entry: Entry, seats: dict[int, dict[str, Any]]) -> Change:
    """Seats are taken; with the last of them the match begins."""
    kinds = [seats.get(place.seat, {}).get("kind", place.kind) for place in live.seats]
    if "open" in kinds:
        return Change(entry, seats=seats)
    entry.lines.append(meta_line("meta-begun", {}))
    return Change(entry, {"status": "running", "since": entry.at}, seats)


async def introduce(store: Store, person: str, name: str | None) -> str | None:
    """What this person is called at a table; who has no name yet has it from now on."""
    wanted = laying.clean_name(name)
    async with store.writing() as connection:
        await store.know(connection, person)
        me = PersonRow.id == person
        known = (await connection.execute(select(PersonRow.name).where(me))).scalar()
        if known is None and wanted is not None:
            await connection.execute(update(PersonRow).where(me).values(name=wanted))
        return wanted or known


@post(f"{SEAT}/take", status_code=200, responses=documented(409, 413), operation_id="take", tags=["gathering"])
async def take(
    tables: AllTables, person: Asker, id: Word, seat: Number, data: JSONBody[wire.SeatTaken]
) -> wire.TableListed:
    """I take an open seat of a public table, of my own table, or one that is kept for me."""
    not_at_home(tables.settings)
    async with tables.at(id, person):
        pass
    await sit_down(tables, id, seat, person, data.name)
    return await listed(tables, id, person)


async def listed(tables: Tables, table: str, person: str) -> wire.TableListed:
    """The table as its list shows it, also to one who has just left it."""
    async with tables.at(table) as live:
        return sending.listed(live, person)


# -- standing up -----------------------------------------------------------------------------------------------------


@post(f"{SEAT}/free", status_code=200, responses=documented(409), operation_id="free", tags=["gathering"])
async def free(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.TableListed:
    """While people gather: I stand up, or the owner frees the seat, whoever sits there or has it kept for them."""
    not_at_home(tables.settings)
    gone: str | None = None

    def make(live: Live) -> Change | int:
        nonlocal gone
        place = _gathering(live, seat)
        if person not in (live.table.owner, place.person):
            raise refused("not-your-seat", "refused-not-your-seat")
        gone = place.person
        if place.kind == "open" and place.person is None:
            return live.seq
        entry = live.event("seat", "meta-stood-up", {"number": seat + 1}, who=person)
        return Change(entry, seats={seat: dict(_NOBODY)})

    await tables.change(id, make, person)
    if gone not in (None, person):
        # Who was sent away does not come back by the same link.
        theirs = (InviteRow.table == id) & (InviteRow.used_by == gone) & InviteRow.seat.is_not(None)
        async with tables.store.writing() as connection:
            await connection.execute(update(InviteRow).where(theirs).values(revoked=now()))
    return await listed(tables, id, person)


# -- beginning -------------------------------------------------------------------------------------------------------


@post(f"{TABLE}/start", status_code=200, responses=documented(409, 413), operation_id="start", tags=["gathering"])
async def start(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.StartWanted]) -> wire.TableListed:
    """The owner begins: bots of that level take the seats that are still open; without one, of the strongest."""
    not_at_home(tables.settings)

    def make(live: Live) -> Change:
        live.must_own(person)
        if not live.gathering:
            raise refused("not-gathering", "refused-not-gathering")
        levels = bots.names(live.table.game)
        level = levels[-1] if data.level is None else data.level
        if level not in levels:
            raise BadSetup(f"{live.table.game} has no bot {level!r}; there are: {', '.join(levels)}")
        names = [place.name for place in live.seats]
        seats: dict[int, dict[str, Any]] = {}
        for place in live.seats:
            if place.kind == "open":
                names[place.seat] = laying.bot_name(find(live.table.game), names)
                seed = laying.bot_seed(live.table.seed, place.seat)
                bot = {"kind": "bot", "person": None, "name": names[place.seat], "level": level, "bot_seed": seed}
                seats[place.seat] = bot
        entry = live.event("seat", "meta-bots-sat-down", {"count": len(seats)}, who=person)
        return _seated(live, entry, seats)

    await tables.change(id, make, person)
    return await listed(tables, id, person)


# -- once more -------------------------------------------------------------------------------------------------------


def rematch_of(live: Live) -> str | None:
    """The latest rematch that was proposed at this table."""
    lines = (logged.line for logged in reversed(live.journal))
    return next((str(line.args["table"]) for line in lines if line.meta and line.message == REMATCH), None)


async def propose_rematch(tables: Tables, table: str, laid: str, after: str | None, person: str) -> str:
    """Tell those at the old table where the new one is; the one to go to, should another have been quicker."""
    found = laid

    def make(live: Live) -> Change | int:
        nonlocal found
        latest = rematch_of(live)
        found = laid if latest == after else latest or laid
        return live.seq if found != laid else Change(live.event("around", REMATCH, {"table": laid}, who=person))

    await tables.change(table, make, person)
    return found


async def join_rematch(tables: Tables, table: str, person: str) -> bool:
    """This person takes the seats that a rematch keeps for them. False if there is no such seat, or no such table."""
    try:
        async with tables.at(table, person) as live:
            mine = [place for place in live.seats if place.person == person]
            if not live.gathering or (not mine and live.table.owner != person):
                return False
            kept = [(place.seat, place.name) for place in mine if place.kind == "open"]
        for seat, name in kept:
            await sit_down(tables, table, seat, person, name)
    except (NoSuchTable, Refused):
        return False
    return True


# -- tables that nobody comes to -------------------------------------------------------------------------------------


@finder("clear")
async def forsaken(tables: Tables, after: datetime, _: datetime) -> list[str]:
    """The tables that have waited long enough. There is no hurry: only a thorough sweep looks for them."""
    if after != ALL:
        return []
    waited = (TableRow.status == "gathering") & (EntryRow.at <= now() - WAITED)
    async with tables.store.reading() as connection:
        found = await connection.execute(select(TableRow.id).join(EntryRow, LAST_ENTRY).where(waited))
        return list(found.scalars())


@errand("clear")
async def clear_away(tables: Tables, table: str, _: int = 0) -> None:
    with suppress(NoSuchTable):
        async with tables.at(table) as live:
            if live.gathering and live.entries[-1].at <= now() - WAITED:
                await tables.clear_away(live)


ROUTES = [take, free, start]

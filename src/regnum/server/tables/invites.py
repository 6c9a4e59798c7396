"""Invitations: a link to a seat, which one person can use once, or to a place to watch from, until it is withdrawn.

A link carries a token in the fragment of its address (/join#token), which a browser does not send anywhere by itself.
Here it arrives only in the body of a request; what is stored is its hash. It is never in a path, a log or an error.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.kernel.errors import Refused
from regnum.server import wire
from regnum.server.http.asking import TABLE, AllTables, Asker, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.storage.entries import now
from regnum.server.storage.models import InviteRow, OnlookerRow
from regnum.server.tables import sending
from regnum.server.tables.gathering import introduce, sit_down
from regnum.server.tables.laying import new_id
from regnum.server.tables.live import Live, NoSuchTable, refused
from regnum.server.tables.tables import Tables

MOST = 50
"""So many links may lead to one table."""


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


# -- making and withdrawing links ------------------------------------------------------------------------------------


@post(f"{TABLE}/invites", responses=documented(409, 413), operation_id="invite", tags=["invitations"])
async def invite(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.InviteWanted]) -> wire.Invite:
    """The owner makes a link to an open seat; without a seat, one to watch. Its token is told only now."""
    not_at_home(tables.settings)
    async with tables.at(id, person) as live:
        live.must_own(person)
        _leads_somewhere(live, data.seat)
    token = secrets.token_urlsafe(32)
    made: dict[str, Any] = {"id": new_id(), "table": id, "seat": data.seat, "created": now()}
    async with tables.store.writing() as connection:
        here = (InviteRow.table == id) & InviteRow.revoked.is_(None) & InviteRow.used.is_(None)
        count = (await connection.execute(select(func.count()).select_from(InviteRow).where(here))).scalar_one()
        if count >= MOST:
            raise refused("too-many", "refused-too-many-invites")
        await connection.execute(insert(InviteRow).values(**made, hash=_hash(token)))
    return wire.Invite(made["id"], data.seat, made["created"], used=False, token=token)


def _leads_somewhere(live: Live, seat: int | None) -> None:
    """Whether somebody could come by such a link. Raises Refused."""
    if seat is None:
        if not live.table.spectators:
            raise refused("no-spectators", "refused-no-spectators")
        return
    place = live.place(seat)
    if not live.gathering:
        raise refused("not-gathering", "refused-not-gathering")
    if place.kind != "open":
        raise refused("taken", "refused-taken")
    if place.person is not None:
        raise refused("kept", "refused-kept")


@get(f"{TABLE}/invites", responses=documented(409), operation_id="invites", tags=["invitations"])
async def invites(tables: AllTables, person: Asker, id: Word) -> list[wire.Invite]:
    """The links to a table of mine that were not withdrawn, the latest first."""
    not_at_home(tables.settings)
    async with tables.at(id, person) as live:
        live.must_own(person)
    here = select(InviteRow.__table__).where((InviteRow.table == id) & InviteRow.revoked.is_(None))
    async with tables.store.reading() as connection:
        rows = await connection.execute(here.order_by(InviteRow.created.desc(), InviteRow.id))
        return [wire.Invite(row.id, row.seat, row.created, used=row.used is not None) for row in rows]


@delete(f"{TABLE}/invites/{{invite:str}}", responses=documented(409), operation_id="revoke", tags=["invitations"])
async def revoke(tables: AllTables, person: Asker, id: Word, invite: Word) -> None:
    """The owner withdraws a link: nobody comes by it any more. Who has come stays."""
    not_at_home(tables.settings)
    async with tables.at(id, person) as live:
        live.must_own(person)
    if not invite.isalnum():
        raise NotFoundException("there is no such link")
    this = (InviteRow.id == invite) & (InviteRow.table == id) & InviteRow.revoked.is_(None)
    async with tables.store.writing() as connection:
        done = await connection.execute(update(InviteRow).where(this).values(revoked=now()))
    if done.rowcount == 0:
        raise NotFoundException("there is no such link")


# -- coming by a link ------------------------------------------------------------------------------------------------


async def _find(tables: Tables, token: str, person: str) -> Any:
    """The link of that token, if this person may use it. Raises Refused."""
    async with tables.store.reading() as connection:
        rows = await connection.execute(select(InviteRow.__table__).where(InviteRow.hash == _hash(token)))
        found = rows.one_or_none()
    if found is None or found.revoked is not None:
        raise refused("no-such-invite", "refused-no-such-invite")
    if found.seat is not None and found.used is not None and found.used_by != person:
        raise refused("invite-used", "refused-invite-used")
    try:
        async with tables.at(found.table) as live:
            if live.shuts_out(person):
                raise refused("no-such-invite", "refused-no-such-invite")
            if not _has_come(live, found.seat, person):
                _leads_somewhere(live, found.seat)
    except NoSuchTable:
        raise refused("no-such-invite", "refused-no-such-invite") from None
    return found


def _has_come(live: Live, seat: int | None, person: str) -> bool:
    return seat is not None and seat < len(live.seats) and live.seats[seat].person == person


@post("/invites/look", status_code=200, responses=documented(409, 413), operation_id="look", tags=["invitations"])
async def look(tables: AllTables, person: Asker, data: JSONBody[wire.Token]) -> wire.InviteSeen:
    """What a link invites me to. Nothing changes."""
    not_at_home(tables.settings)
    found = await _find(tables, data.token, person)
    async with tables.at(found.table) as live:
        table = sending.listed(live, person)
    # Where it came from and what is being agreed there is for those who are there.
    return wire.InviteSeen(msgspec.structs.replace(table, branched_from=None, proposal=None), found.seat)


@post("/invites/accept", status_code=200, responses=documented(409, 413), operation_id="accept", tags=["invitations"])
async def accept(tables: AllTables, person: Asker, data: JSONBody[wire.InviteUsed]) -> wire.Placed:
    """I come by a link. Used twice by the same person, it leads to the same place."""
    not_at_home(tables.settings)
    found = await _find(tables, data.token, person)
    await introduce(tables.store, person, data.name)
    if found.seat is None:
        await _let_watch(tables, found, person)
    elif not await _sits(tables, found, person):
        await _give_seat(tables, found, person, data.name)
    return wire.Placed(found.table, found.seat)


async def _sits(tables: Tables, found: Any, person: str) -> bool:
    async with tables.at(found.table) as live:
        return _has_come(live, found.seat, person)


async def _let_watch(tables: Tables, found: Any, person: str) -> None:
    async with tables.store.writing() as connection:
        await _use(connection, found, None)
        row = tables.store.insert(OnlookerRow).values(table=found.table, person=person, at=now())
        await connection.execute(row.on_conflict_do_nothing())


async def _give_seat(tables: Tables, found: Any, person: str, name: str | None) -> None:
    """The link is this person's first, then the seat: who is interrupted in between can try again, and nobody else."""
    async with tables.store.writing() as connection:
        await _use(connection, found, person)
    try:
        await sit_down(tables, found.table, found.seat, person, name, invited=True)
    except (Refused, NoSuchTable):
        if found.used is None:
            this = (InviteRow.id == found.id) & (InviteRow.used_by == person)
            async with tables.store.writing() as connection:
                await connection.execute(update(InviteRow).where(this).values(used=None, used_by=None))
        raise


async def _use(connection: AsyncConnection, found: Any, person: str | None) -> None:
    """Mark the link as used, unless it was withdrawn or another was quicker. Raises Refused."""
    free: ColumnElement[bool] = InviteRow.revoked.is_(None)
    if person is not None:
        free = and_(free, or_(InviteRow.used.is_(None), InviteRow.used_by == person))
    marked = update(InviteRow).where((InviteRow.id == found.id) & free).values(used=now(), used_by=person)
    if (await connection.execute(marked)).rowcount == 0:
        there = select(InviteRow.id).where((InviteRow.id == found.id) & InviteRow.revoked.is_(None))
        if (await connection.execute(there)).first() is None:
            raise refused("no-such-invite", "refused-no-such-invite")
        raise refused("invite-used", "refused-invite-used")


ROUTES = [invite, invites, revoke, look, accept]

"""Keeping order: what an admin may do about people and tables. Whatever they do stands in the audit log.

An admin is made by the operator (`regnum admin role`). Everything here is refused to anybody else.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.log import log
from regnum.server.people import belongings, passwords
from regnum.server.people.accounts import Browser, Visitor
from regnum.server.storage.entries import now
from regnum.server.storage.models import AuditRow, PersonRow, SeatRow, SessionRow
from regnum.server.storage.store import Store
from regnum.server.tables.live import NoSuchTable, refused
from regnum.server.tables.tables import Tables

HOUSE = "house"
"""In the audit log: the operator, at the machine itself."""
FOR_EVER = timedelta(days=36_500)
PAGE = 200


async def note(connection: AsyncConnection, who: str, what: str, about: str, why: str) -> None:
    """Into the audit log, in the transaction that does it."""
    await connection.execute(insert(AuditRow).values(at=now(), who=who, what=what, about=about, why=why))


async def _must_be_admin(tables: Tables, person: str) -> None:
    async with tables.store.reading() as connection:
        admin = (await connection.execute(select(PersonRow.admin).where(PersonRow.id == person))).scalar()
    if not admin:
        raise refused("not-admin", "refused-not-admin")


# -- what an admin does ----------------------------------------------------------------------------------------------


@post("/order", status_code=204, responses=documented(409, 413), operation_id="keep-order", tags=["order"])
async def keep_order(tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.OrderWanted]) -> None:
    """Mute, ban or remove the person at a seat or with an account; or remove a table."""
    not_at_home(tables.settings)
    await _must_be_admin(tables, person)
    visitor = Visitor(request)
    if data.what == "remove-table":
        await remove_table(tables, person, data.table or "", data.why)
        return
    whom = await _whom(tables, data)
    if whom == person:
        raise refused("nobody-there", "refused-nobody-there")
    if data.what == "remove-account":
        async with tables.store.writing() as connection:
            await note(connection, person, data.what, whom, data.why)
        await belongings.give_up(tables, whom)
    else:
        await restrain(tables.store, person, data.what, whom, data.hours, data.why)
    if data.what in ("ban", "remove-account"):
        visitor.leaves(whom)
    log("order", what=data.what)


async def restrain(store: Store, who: str, what: str, whom: str, hours: int | None, why: str) -> None:
    """Mute or ban somebody, for so many hours or for good; or let them be heard again."""
    until = now() + (FOR_EVER if hours is None else timedelta(hours=hours))
    column, value = {
        "mute": ("muted", until),
        "unmute": ("muted", None),
        "ban": ("banned", until),
        "unban": ("banned", None),
    }[what]
    async with store.writing() as connection:
        await store.know(connection, whom)
        await connection.execute(update(PersonRow).where(PersonRow.id == whom).values({column: value}))
        if what == "ban":
            await connection.execute(delete(SessionRow).where(SessionRow.person == whom))
        await note(connection, who, what, whom, why)


async def remove_table(tables: Tables, who: str, table: str, why: str) -> None:
    """Raises NoSuchTable."""
    if not table.isalnum():
        raise NoSuchTable
    async with tables.at(table) as live:
        async with tables.store.writing() as connection:
            await note(connection, who, "remove-table", table, why)
        await tables.clear_away(live)


async def _whom(tables: Tables, data: wire.OrderWanted) -> str:
    """Raises Refused where nobody is there."""
    found: str | None = None
    async with tables.store.reading() as connection:
        if data.login is not None:
            key = passwords.login_key(data.login)
            found = (await connection.execute(select(PersonRow.id).where(PersonRow.login_key == key))).scalar()
        elif data.table is not None and data.seat is not None:
            here = (SeatRow.table == data.table) & (SeatRow.seat == data.seat)
            found = (await connection.execute(select(SeatRow.person).where(here))).scalar()
    if found is None:
        raise refused("nobody-there", "refused-nobody-there")
    return found


# -- what was done ---------------------------------------------------------------------------------------------------


@get("/order", responses=documented(409), operation_id="audit", tags=["order"])
async def audit(tables: AllTables, person: Asker) -> list[wire.Audited]:
    """What admins have done, the latest first."""
    not_at_home(tables.settings)
    await _must_be_admin(tables, person)
    return [wire.Audited(**row) for row in await audit_log(tables.store)]


async def audit_log(store: Store, limit: int = PAGE) -> list[dict[str, Any]]:
    rows = select(AuditRow.__table__).order_by(AuditRow.id.desc()).limit(limit)
    async with store.reading() as connection:
        return [dict(row._mapping) for row in await connection.execute(rows)]


async def set_admin(store: Store, login: str, admin: bool) -> None:
    """The operator gives the role to an account, or takes it. Raises Refused where there is no such account."""
    async with store.writing() as connection:
        here = PersonRow.login_key == passwords.login_key(login)
        person = (await connection.execute(select(PersonRow.id).where(here))).scalar()
        if person is None:
            raise refused("no-such-account", "refused-no-such-account")
        await connection.execute(update(PersonRow).where(here).values(admin=admin))
        await note(connection, HOUSE, "admin" if admin else "no-admin", person, "")


# -- what others ask -------------------------------------------------------------------------------------------------


async def must_not_be_muted(store: Store, person: str) -> None:
    """Raises Refused."""
    async with store.reading() as connection:
        muted = (await connection.execute(select(PersonRow.muted).where(PersonRow.id == person))).scalar()
    if muted is not None and muted > now():
        raise refused("muted", "refused-muted")


ROUTES = [keep_order, audit]

"""What keeps an account its owner's: the list of its sessions, a second factor, and a way back in when the password is
lost."""

from __future__ import annotations

import secrets
from datetime import timedelta

from litestar import Request, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import select, update

from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.log import log
from regnum.server.notices import mail
from regnum.server.people import passwords, totp
from regnum.server.people.accounts import Browser, Visitor, prove
from regnum.server.people.attempts import Attempt
from regnum.server.people.sessions import hash_of
from regnum.server.storage.entries import now
from regnum.server.storage.models import PersonRow, SessionRow
from regnum.server.storage.store import Store
from regnum.server.tables.live import refused
from regnum.server.tables.tables import Tables
from regnum.texts import Texts

RESET = timedelta(hours=1)
"""So long a link to a new password is good."""

__all__ = ["ROUTES", "Request", "new_reset"]


# -- sessions --------------------------------------------------------------------------------------------------------


@get("/sessions", responses=documented(409), operation_id="sessions", tags=["people"])
async def sessions(tables: AllTables, person: Asker, request: Browser) -> list[wire.SessionListed]:
    """The browsers in which I am signed in, the latest used first."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    mine = select(SessionRow.__table__).where(SessionRow.person == person)
    async with tables.store.reading() as connection:
        rows = (await connection.execute(mine)).all()
    found = [
        wire.SessionListed(row.hash[:16], row.agent, row.created, row.used or row.created, row.hash == visitor.session)
        for row in rows
    ]
    return sorted(found, key=lambda session: session.used, reverse=True)


@delete("/sessions/{id:str}", responses=documented(409), operation_id="end-session", tags=["people"])
async def end_session(tables: AllTables, person: Asker, request: Browser, id: Word) -> None:
    """Sign out in one other browser."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    async with tables.store.writing() as connection:
        mine = select(SessionRow.hash).where(SessionRow.person == person)
        found = [one for one in (await connection.execute(mine)).scalars() if one[:16] == id]
        if not found:
            raise refused("no-such-session", "refused-no-such-session")
        await visitor.sessions.end(connection, found[0])
    visitor.leaves_session(found[0])


# -- a second factor -------------------------------------------------------------------------------------------------


@post("/account/second-factor", responses=documented(409, 413), operation_id="new-second-factor", tags=["people"])
async def new_second_factor(
    tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.PasswordGiven]
) -> wire.SecondFactor:
    """A secret for my authenticator. It counts from when I have given a first code."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    login = await prove(tables, visitor, person, data.password)
    secret = totp.fresh_secret()
    return wire.SecondFactor(secret, totp.address(secret, login))


@post("/account/second-factor/on", status_code=204, responses=documented(409, 413), operation_id="second-factor-on",
      tags=["people"])  # fmt: skip
async def second_factor_on(
    tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.SecondFactorWanted]
) -> None:
    """From now on signing in asks for a code; everybody who is signed in elsewhere is signed out."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    await prove(tables, visitor, person, data.password)
    try:
        step = totp.step_of(data.secret, data.code, None)
    except ValueError:
        step = None
    if step is None:
        raise refused("wrong-code", "refused-wrong-second-factor")
    await _set(tables, visitor, person, data.secret, step)


@post("/account/second-factor/off", status_code=204, responses=documented(409, 413), operation_id="second-factor-off",
      tags=["people"])  # fmt: skip
async def second_factor_off(
    tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.PasswordGiven]
) -> None:
    """The password is enough again."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    await prove(tables, visitor, person, data.password)
    await _set(tables, visitor, person, None, None)


async def _set(tables: Tables, visitor: Visitor, person: str, secret: str | None, step: int | None) -> None:
    async with tables.store.writing() as connection:
        row = update(PersonRow).where(PersonRow.id == person).values(totp=secret, totp_step=step)
        await connection.execute(row)
        await visitor.sessions.end_all(connection, person)
        visitor.gets(await visitor.sessions.begin(connection, person, visitor.agent))
    visitor.leaves(person)


# -- a lost password -------------------------------------------------------------------------------------------------


async def new_reset(store: Store, person: str) -> str:
    """A word that is good for one new password, for a while. Only its hash is kept."""
    token = secrets.token_urlsafe(24)
    async with store.writing() as connection:
        row = update(PersonRow).where(PersonRow.id == person)
        await connection.execute(row.values(reset=hash_of(token), reset_until=now() + RESET))
    return token


async def reset_by_login(store: Store, login: str) -> str:
    """For the operator of a server that sends no mail. Raises Refused where there is no such account."""
    key = passwords.login_key(login)
    async with store.reading() as connection:
        person = (await connection.execute(select(PersonRow.id).where(PersonRow.login_key == key))).scalar()
    if person is None:
        raise refused("no-such-account", "refused-no-such-account")
    return await new_reset(store, person)


@post("/account/reset", status_code=204, responses=documented(409, 413), operation_id="ask-reset", tags=["people"])
async def ask_reset(tables: AllTables, request: Browser, data: JSONBody[wire.ResetWanted]) -> None:
    """A link to a new password, by mail to the account's confirmed address. Whether there is one nobody is told."""
    not_at_home(tables.settings)
    settings = tables.settings
    if settings.smtp is None or settings.mail_from is None or settings.address is None:
        raise refused("no-mail", "refused-no-mail")
    key = passwords.login_key(data.login)
    card = select(PersonRow.id, PersonRow.email, PersonRow.email_code, PersonRow.language)
    async with tables.store.reading() as connection:
        found = (await connection.execute(card.where(PersonRow.login_key == key))).one_or_none()
    if found is None or found.email is None or found.email_code is not None:
        return
    await tables.limits.count(found.id, "mail")
    token = await new_reset(tables.store, found.id)
    say = Texts("", found.language)
    link = f"{settings.address}/#reset={token}"
    text = "\n".join([say("notice-reset"), "", link])
    try:
        await mail.send(settings.smtp, settings.mail_from, found.email, say("notice-reset-subject"), text)
    except mail.NotSent:
        log("reset-not-sent")


@post("/account/reset/password", status_code=204, responses=documented(409, 413), operation_id="reset", tags=["people"])
async def reset(tables: AllTables, request: Browser, data: JSONBody[wire.Reset]) -> None:
    """A new password, for whoever has the link. Everybody who was signed in is signed out."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    attempt = Attempt(tables.store, f"reset {visitor.address}", visitor.address)
    await attempt.begin()
    card = select(PersonRow.id, PersonRow.login).where(
        (PersonRow.reset == hash_of(data.token)) & (PersonRow.reset_until > now())
    )
    async with tables.store.reading() as connection:
        found = (await connection.execute(card)).one_or_none()
    if found is None:
        raise refused("wrong-code", "refused-reset-over")
    passwords.check_password(data.password, found.login)
    password = await passwords.hashed(data.password)
    async with tables.store.writing() as connection:
        same = (PersonRow.id == found.id) & (PersonRow.reset == hash_of(data.token))
        done = await connection.execute(
            update(PersonRow).where(same).values(password=password, reset=None, reset_until=None)
        )
        if done.rowcount == 0:  # it was used at this very moment
            raise refused("wrong-code", "refused-reset-over")
        await visitor.sessions.end_all(connection, found.id)
    await attempt.succeed()
    visitor.leaves(found.id)
    log("password-reset")


ROUTES = [sessions, end_session, new_second_factor, second_factor_on, second_factor_off, ask_reset, reset]

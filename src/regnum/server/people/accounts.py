"""Me: a guest with a name, or somebody with an account. To register, to sign in and out, and to leave for good.

An account is a name and a password over what a guest had already: the same person, reached from several browsers.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, patch, post, put
from litestar.params import JSONBody
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker
from regnum.server.http.limiting import address_of
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.log import log
from regnum.server.people import belongings, passwords, totp
from regnum.server.people.attempts import Attempt
from regnum.server.people.sessions import Sessions, fresh_token
from regnum.server.storage.entries import now
from regnum.server.storage.models import PersonRow
from regnum.server.tables import laying
from regnum.server.tables.live import refused
from regnum.server.tables.tables import Tables

TRIES = 5


class Visitor:
    """The browser that asks: its session, and the cookie it gets."""

    def __init__(self, request: Request[Any, Any, Any]) -> None:
        self._state: dict[str, Any] = request.scope["state"]
        self.sessions: Sessions = request.app.state.sessions
        self.session: str = self._state["session"]
        self.signed_in: bool = self._state["signed_in"]
        self.address = address_of(request.scope)
        self.agent = "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())[:200]

    def gets(self, token: str) -> None:
        self._state["cookie"] = token

    def leaves(self, person: str | None = None) -> None:
        """The sockets of its session are closed; or all of a person's, in whatever browser."""
        left = self.sessions.of_session(self.session) if person is None else self.sessions.of_person(person)
        self._state["left"] = left

    def leaves_session(self, session: str) -> None:
        """The sockets of one other session are closed."""
        self._state["left"] = self.sessions.of_session(session)

    def must_be_signed_in(self) -> None:
        if not self.signed_in:
            raise refused("not-signed-in", "refused-not-signed-in")


Browser = Request[Any, Any, Any]


# -- who I am --------------------------------------------------------------------------------------------------------


async def _me(tables: Tables, person: str) -> wire.Me:
    async with tables.store.reading() as connection:
        card = select(PersonRow.name, PersonRow.login, PersonRow.admin).where(PersonRow.id == person)
        found = (await connection.execute(card)).one_or_none()
    name, login, admin = (None, None, False) if found is None else (found.name, found.login, found.admin)
    return wire.Me(person, name, login, admin, tables.settings.household)


@get("/me", responses=documented(), operation_id="me", tags=["people"])
async def me(tables: AllTables, person: Asker) -> wire.Me:
    """Who is asking."""
    return await _me(tables, person)


@patch("/me", responses=documented(413), operation_id="rename", tags=["people"])
async def rename(tables: AllTables, person: Asker, data: JSONBody[wire.Named]) -> wire.Me:
    """What I want to be called."""
    await tables.store.rename(person, laying.clean_name(data.name), now())
    return await _me(tables, person)


# -- an account ------------------------------------------------------------------------------------------------------


@post("/account", responses=documented(409, 413), operation_id="register", tags=["people"])
async def register(tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.Credentials]) -> wire.Me:
    """What I have as a guest becomes an account's. From now on I am reached by signing in only."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    if visitor.signed_in:
        raise refused("signed-in", "refused-signed-in")
    login = passwords.check_login(data.login)
    passwords.check_password(data.password, login)
    account = {"login": login, "login_key": passwords.login_key(login)}
    account["password"] = await passwords.hashed(data.password)
    try:
        async with tables.store.writing() as connection:
            await tables.store.know(connection, person)
            guest = (PersonRow.id == person) & PersonRow.login_key.is_(None)
            done = await connection.execute(update(PersonRow).where(guest).values(**account))
            if done.rowcount == 0:  # another window was quicker
                raise refused("signed-in", "refused-signed-in")
            visitor.gets(await visitor.sessions.begin(connection, person, visitor.agent))
    except IntegrityError:
        raise refused("login-taken", "refused-login-taken") from None
    visitor.leaves()
    log("registered")
    return await _me(tables, person)


@put(
    "/account/password",
    status_code=204,
    responses=documented(409, 413),
    operation_id="change-password",
    tags=["people"],
)
async def change_password(
    tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.PasswordChange]
) -> None:
    """Another password. Everybody who is signed in elsewhere is signed out."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    login = await prove(tables, visitor, person, data.old)
    passwords.check_password(data.new, login)
    password = await passwords.hashed(data.new)
    async with tables.store.writing() as connection:
        await connection.execute(update(PersonRow).where(PersonRow.id == person).values(password=password))
        await visitor.sessions.end_all(connection, person)
        visitor.gets(await visitor.sessions.begin(connection, person, visitor.agent))
    visitor.leaves(person)


async def prove(tables: Tables, visitor: Visitor, person: str, password: str) -> str:
    """Whoever asks knows this person's password; their login. Raises Refused."""
    async with tables.store.reading() as connection:
        card = select(PersonRow.login, PersonRow.login_key, PersonRow.password).where(PersonRow.id == person)
        found = (await connection.execute(card)).one()
    attempt = Attempt(tables.store, found.login_key, visitor.address)
    await attempt.begin()
    if not await passwords.fits(password, found.password):
        raise refused("wrong-password", "refused-not-your-password")
    await attempt.succeed()
    return str(found.login)


# -- signing in and out ----------------------------------------------------------------------------------------------


@post("/session", responses=documented(409, 413), operation_id="sign-in", tags=["people"])
async def sign_in(tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.SignIn]) -> wire.Me:
    """Sign in to an account. What the guest of this browser had becomes the account's."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    key = passwords.login_key(passwords.check_login(data.login))
    attempt = Attempt(tables.store, key, visitor.address)
    await attempt.begin()
    async with tables.store.reading() as connection:
        account = select(PersonRow.id, PersonRow.password, PersonRow.totp, PersonRow.totp_step, PersonRow.banned)
        account = account.where(PersonRow.login_key == key)
        found = (await connection.execute(account)).one_or_none()
    if not await passwords.fits(data.password, found and found.password) or found is None:
        raise refused("wrong-password", "refused-wrong-password")
    if found.totp is not None:  # still the same attempt: who guesses codes waits as who guesses passwords does
        await _check_code(tables, found, data.code)
    await attempt.succeed()
    if found.banned is not None and found.banned > now():
        raise refused("banned", "refused-banned")
    again = await passwords.hashed(data.password) if passwords.outdated(found.password) else found.password
    for last in range(1, TRIES + 1):
        try:
            await _enter(tables, visitor, person, found.id, found.password, again)
            break
        except IntegrityError:  # the guest has done something meanwhile, in another window
            if last == TRIES:
                raise
    visitor.leaves()
    return await _me(tables, found.id)


async def _check_code(tables: Tables, account: Any, code: str | None) -> None:
    """The second factor. Each code is good once, whoever comes with it at the same moment. Raises Refused."""
    if code is None:
        raise refused("code-wanted", "refused-second-factor-wanted")
    step = totp.step_of(account.totp, code, account.totp_step)
    if step is not None:
        unused = (PersonRow.id == account.id) & (PersonRow.totp_step.is_(None) | (PersonRow.totp_step < step))
        async with tables.store.writing() as connection:
            done = await connection.execute(update(PersonRow).where(unused).values(totp_step=step))
        if done.rowcount == 1:
            return
    raise refused("wrong-code", "refused-wrong-second-factor")


async def _enter(tables: Tables, visitor: Visitor, guest: str, person: str, password: str, again: str) -> None:
    """A session of the account, for a browser that has proved to be its owner's. Raises Refused."""
    changed: list[str] = []
    async with tables.store.writing() as connection:
        same = (PersonRow.id == person) & (PersonRow.password == password)
        done = await connection.execute(update(PersonRow).where(same).values(password=again))
        if done.rowcount == 0:  # it was changed, or the account deleted, at this very moment
            raise refused("wrong-password", "refused-wrong-password")
        if visitor.signed_in:
            await visitor.sessions.end(connection, visitor.session)
        else:
            changed = await belongings.hand_over(tables, connection, guest, person)
        visitor.gets(await visitor.sessions.begin(connection, person, visitor.agent))
    tables.read_anew(changed)


@delete("/session", responses=documented(409), operation_id="sign-out", tags=["people"])
async def sign_out(tables: AllTables, request: Browser) -> None:
    """Sign out in this browser, which is a new guest's from now on."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    async with tables.store.writing() as connection:
        await visitor.sessions.end(connection, visitor.session)
    visitor.gets(fresh_token())
    visitor.leaves()


@delete("/sessions", responses=documented(409), operation_id="sign-out-everywhere", tags=["people"])
async def sign_out_everywhere(tables: AllTables, person: Asker, request: Browser) -> None:
    """Sign out here and in every other browser."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    visitor.must_be_signed_in()
    async with tables.store.writing() as connection:
        await visitor.sessions.end_all(connection, person)
    visitor.gets(fresh_token())
    visitor.leaves(person)


# -- leaving for good ------------------------------------------------------------------------------------------------


@post("/me/farewell", status_code=204, responses=documented(409, 413), operation_id="farewell", tags=["people"])
async def farewell(tables: AllTables, person: Asker, request: Browser, data: JSONBody[wire.Farewell]) -> None:
    """Delete me and my data. Bots play on at my seats; my own tables go to others who sit there, or with me."""
    not_at_home(tables.settings)
    visitor = Visitor(request)
    if visitor.signed_in:
        if data.password is None:
            raise refused("wrong-password", "refused-not-your-password")
        await prove(tables, visitor, person, data.password)
    await belongings.give_up(tables, person)
    visitor.gets(fresh_token())
    visitor.leaves(person)
    log("farewell")


ROUTES = [me, rename, register, change_password, sign_in, sign_out, sign_out_everywhere, farewell]

"""Sessions: the cookies that open a person, and the sockets that stay open with them.

A guest's id follows from the cookie, and there is nothing else to keep. Who has an account is reached through a session
of it alone: a random token, of which the database knows only a hash.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from typing import Any, Protocol

from litestar.types import Message, Receive, Send
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server.background.tasks import cancel
from regnum.server.log import log_failure
from regnum.server.people import attempts
from regnum.server.storage.entries import now
from regnum.server.storage.models import PersonRow, SessionRow
from regnum.server.storage.store import Store

SIGNED_OUT = 3000
"""Registered as "unauthorized"; below 4000, so that a browser which has another cookie by now tries again with it."""
ROUND = 30.0
"""Seconds after which a worker looks whether the sessions of its sockets still stand."""
TIDYING = 120
"""Rounds after which it clears away what is long past."""
AT_ONCE = 500
A_DAY = timedelta(days=1)
LONGEST = timedelta(days=365)
"""As long as the cookie lives."""


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def guest_of(session: str) -> str:
    """A guest's id follows from the hash of the token, and cannot be turned back into it."""
    return session[:32]


def person_of(token: str) -> str:
    """Who comes with this token, as long as it is no session of an account."""
    return guest_of(hash_of(token))


class Line(Protocol):
    """The wire itself, where the listener hands it out: what is said there goes past the framework and its waiting."""

    @property
    def free(self) -> bool:
        """Whether what is said now goes out without waiting."""

    def say(self, *texts: bytes) -> None: ...


class Visit:
    """A socket that somebody has opened, and that ends when their session does."""

    def __init__(self, session: str, person: str, receive: Receive, send: Send, line: Line | None = None) -> None:
        self._line = line
        self.session = session
        self.person = person
        self._receive = receive
        self._send = send
        self._left = False

    async def receive(self) -> Any:
        message = await self._receive()
        return {"type": "websocket.disconnect", "code": SIGNED_OUT} if self._left else message

    async def send(self, message: Message) -> None:
        if not self._left:
            await self._send(message)

    async def say(self, text: str) -> None:
        await self.send({"type": "websocket.send", "bytes": None, "text": text})

    @property
    def free(self) -> bool:
        """Whether something can be said at once."""
        return self._line is not None and not self._left and self._line.free

    def say_at_once(self, *texts: bytes) -> None:
        assert self._line is not None
        self._line.say(*texts)

    async def leave(self, code: int = SIGNED_OUT) -> None:
        if not self._left:
            self._left = True
            with contextlib.suppress(Exception):  # it may be closed already
                await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Sessions:
    """Who is signed in, and the sockets at this worker."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._visits: set[Visit] = set()

    async def recognise(self, session: str) -> tuple[str | None, bool, bool]:
        """Who comes with that cookie, whether they are signed in to an account, and whether they are banned.

        Nobody, if it is the cookie of a guest who has made an account since.
        """
        at = now()
        alive = func.coalesce(SessionRow.used, SessionRow.created, type_=SessionRow.created.type)
        query = (
            select(PersonRow.id, PersonRow.login_key, PersonRow.banned, SessionRow.hash, alive.label("used"))
            .outerjoin(SessionRow, (SessionRow.person == PersonRow.id) & (SessionRow.hash == session))
            .where((SessionRow.hash == session) | (PersonRow.id == guest_of(session)))
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if row.hash is not None and row.used > at - LONGEST:
                if at - row.used > A_DAY:
                    await self._use(session)
                return str(row.id), True, row.banned is not None and row.banned > at
        guest = next((row for row in rows if row.id == guest_of(session)), None)
        if guest is None:
            return guest_of(session), False, False
        if guest.login_key is not None:
            return None, False, False
        return guest_of(session), False, guest.banned is not None and guest.banned > at

    async def _use(self, session: str) -> None:
        """A session that is used lives on."""
        async with self._store.writing() as connection:
            await connection.execute(update(SessionRow).where(SessionRow.hash == session).values(used=now()))

    async def begin(self, connection: AsyncConnection, person: str, agent: str = "") -> str:
        """A new session of this person's account; its token."""
        token, at = fresh_token(), now()
        row = {"hash": hash_of(token), "person": person, "created": at, "used": at, "agent": agent[:200]}
        await connection.execute(insert(SessionRow).values(**row))
        return token

    async def end(self, connection: AsyncConnection, session: str) -> None:
        await connection.execute(delete(SessionRow).where(SessionRow.hash == session))

    async def end_all(self, connection: AsyncConnection, person: str) -> None:
        await connection.execute(delete(SessionRow).where(SessionRow.person == person))

    # -- sockets -----------------------------------------------------------------------------------------------------

    @contextmanager
    def visited(self, visit: Visit) -> Iterator[None]:
        self._visits.add(visit)
        try:
            yield
        finally:
            self._visits.discard(visit)

    def of_session(self, session: str) -> list[Visit]:
        return [visit for visit in self._visits if visit.session == session]

    def of_person(self, person: str) -> list[Visit]:
        return [visit for visit in self._visits if visit.person == person]

    async def look_round(self) -> None:
        """Close the sockets whose session was ended by way of another worker."""
        visits = [visit for visit in self._visits if visit.session]  # a household has none
        for at in range(0, len(visits), AT_ONCE):
            some = visits[at : at + AT_ONCE]
            hashes = {visit.session for visit in some}
            signed_in = select(SessionRow.hash, SessionRow.person).where(SessionRow.hash.in_(hashes))
            guests = PersonRow.id.in_({guest_of(session) for session in hashes})
            async with self._store.reading() as connection:
                people = {row.hash: row.person for row in await connection.execute(signed_in)}
                kept = select(PersonRow.id).where(guests & PersonRow.login_key.is_not(None))
                closed = set((await connection.execute(kept)).scalars())
            for visit in some:
                guest = guest_of(visit.session)
                if people.get(visit.session, None if guest in closed else guest) != visit.person:
                    await visit.leave()

    @asynccontextmanager
    async def looked_after(self) -> AsyncIterator[None]:
        """Look round every now and then, and forget what is long past."""

        async def rounds() -> None:
            for n in itertools.count():
                await asyncio.sleep(ROUND)
                try:
                    await self.look_round()
                    if n % TIDYING == 0:
                        await attempts.forget(self._store)
                        async with self._store.writing() as connection:
                            old = func.coalesce(SessionRow.used, SessionRow.created) < now() - LONGEST
                            await connection.execute(delete(SessionRow).where(old))
                except (SQLAlchemyError, OSError) as failure:
                    log_failure("store-failed", failure)

        task = asyncio.create_task(rounds())
        try:
            yield
        finally:
            await cancel([task])

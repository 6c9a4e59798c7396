"""A person on a server: their cookie, and what can be asked over HTTP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from ssl import SSLContext, create_default_context
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from regnum.client.table import Lost, Refused, Table
from regnum.kernel.errors import RegnumError
from regnum.server import wire

__all__ = ["Client", "Lost", "Problem", "Refused"]

T = TypeVar("T")
PATIENCE = 30.0
"""How many seconds a server gets to answer."""


class Problem(RegnumError):
    """The server does not do what was asked; `code` says why (docs/protocol.md)."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(f"{problem.status_code} {problem.code}: {problem.detail}")
        self.status = problem.status_code
        self.code = problem.code
        self.detail = problem.detail


class Client:
    """Somebody who comes to a server: a guest with that name, or, with a login, an account."""

    def __init__(
        self,
        address: str,
        *,
        name: str | None = None,
        login: str | None = None,
        password: str | None = None,
        cookie: str | None = None,
    ) -> None:
        place = urlsplit(address)
        self.address = f"{place.scheme}://{place.netloc}"
        self._name = name
        self._credentials = (login, password) if login is not None and password is not None else None
        cookies = {"regnum": cookie} if cookie is not None else None
        where = f"{self.address}/api"
        self._http = httpx.AsyncClient(base_url=where, cookies=cookies, timeout=PATIENCE, verify=_trusted())

    async def __aenter__(self) -> Self:
        try:
            if self._credentials is not None:
                login, password = self._credentials
                await self.ask("POST", "/session", wire.Me, {"login": login, "password": password})
            if self._name is not None:
                await self.rename(self._name)
            elif self.cookie is None:
                await self.me()
        except BaseException:
            await self._http.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str | None:
        """What names us to the server. Who has it is us: keep it as one keeps a password."""
        return self._http.cookies.get("regnum")

    # -- people and tables -------------------------------------------------------------------------------------------

    async def me(self) -> wire.Me:
        return await self.ask("GET", "/me", wire.Me)

    async def rename(self, name: str | None) -> wire.Me:
        return await self.ask("PATCH", "/me", wire.Me, {"name": name})

    async def games(self) -> list[wire.GameInfo]:
        return await self.ask("GET", "/games", list[wire.GameInfo])

    async def tables(self) -> list[wire.TableListed]:
        """The tables where we own the table or a seat, the newest first."""
        return await self.ask("GET", "/tables", list[wire.TableListed])

    async def hall(self, game: str | None = None, after: str | None = None) -> wire.Hall:
        """Public tables, page by page."""
        query = {key: value for key, value in {"game": game, "after": after}.items() if value is not None}
        return await self.ask("GET", str(httpx.URL("/hall", params=query)), wire.Hall)

    async def lay(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, str]] = ("me", "open"),
        options: Mapping[str, str] | None = None,
        **more: Any,
    ) -> wire.TableListed:
        """A new table. A seat is "me", "person", "open", the level of a bot, or all that can be said of one.

        `more` is what else a table can be: `public`, `spectators`, `pace`.
        """
        wanted = [_seat(seat) if isinstance(seat, str) else dict(seat) for seat in seats]
        body = {"game": game, "seats": wanted, "options": dict(options or {}), **more}
        return await self.ask("POST", "/tables", wire.TableListed, body)

    async def invite(self, table: str, seat: int | None) -> str:
        """A link to a seat; without one, to watch."""
        made = await self.ask("POST", f"/tables/{table}/invites", wire.Invite, {"seat": seat})
        return f"{self.address}/join#{made.token}"

    async def accept(self, link: str, name: str | None = None) -> wire.Placed:
        """Take the seat, or the place to watch from, to which a link invites."""
        token = urlsplit(link).fragment or link
        return await self.ask("POST", "/invites/accept", wire.Placed, {"token": token, "name": name})

    async def take(self, table: str, seat: int) -> wire.TableListed:
        """Sit down at a public table."""
        return await self.ask("POST", f"/tables/{table}/seats/{seat}/take", wire.TableListed, {"name": None})

    def at(self, table: str) -> Table:
        """The table, live: `async with client.at(id) as table`."""
        cookie = self.cookie
        scheme = "wss" if self.address.startswith("https") else "ws"
        where = f"{scheme}{self.address[self.address.index(':') :]}/api/tables/{table}/live"
        return Table(where, {} if cookie is None else {"Cookie": f"regnum={cookie}"})

    async def ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """Any request of docs/protocol.md. Raises Problem; Lost where there is no server."""
        try:
            answer = await self._http.request(method, path.removeprefix("/"), json=body)
        except httpx.HTTPError as failure:
            raise Lost(f"{self.address} can't be reached: {failure}") from None
        if answer.is_error:
            raise Problem(_problem(answer))
        return msgspec.json.decode(answer.content or b"null", type=kind)


@cache
def _trusted() -> SSLContext:
    """Whom to trust, read once: it takes longer than a request."""
    return create_default_context()


def _seat(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in ("me", "person", "open") else {"kind": "bot", "level": seat}


def _problem(answer: httpx.Response) -> wire.Problem:
    try:
        return msgspec.json.decode(answer.content, type=wire.Problem)
    except msgspec.MsgspecError:  # a proxy in between may have a page of its own
        return wire.Problem(answer.status_code, answer.reason_phrase, "failed")

"""Who is asking: a cookie names the person. A guest is asked for nothing; a table belongs to the browser that laid it.

A request that changes something, and every socket, must come from the server's own pages: a page elsewhere must not
play with the cookie of whoever looks at it.
"""

from __future__ import annotations

import re
import time
from typing import Any, cast

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from regnum.kernel.errors import Refused
from regnum.server.http import health, metrics
from regnum.server.http.limiting import HARMLESS, Flow, address_of
from regnum.server.http.listener import GATE, LINE
from regnum.server.http.metrics import METRICS
from regnum.server.log import log, log_failure
from regnum.server.people.sessions import Sessions, Visit, fresh_token, hash_of, person_of
from regnum.server.settings import Settings
from regnum.server.tables.tables import Tables
from regnum.server.wire import Problem

COOKIE = "regnum"
SECURE_COOKIE = "__Host-regnum"
"""Over https: browsers take it from this very host only, and never over http."""
LOCAL_PERSON = "household"
API = "/api/"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_A_YEAR = 365 * 24 * 3600
_OF_OUR_OWN = {"same-origin", "none"}
SHUT_OUT = 1008
TRY_LATER = 1013


class Door:
    """Middleware: lets in who may come in, and says who it is.

    What the routes learn of it stands in the scope's state: `person`, their id; `session`, the hash of their cookie;
    `signed_in`, whether that is a session of an account. A route that puts a token into `cookie` gives the browser a
    new one; the sockets in `left` are closed when its answer is on the way, lest they return with the old one.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        _warn_of_proxy(scope, headers, self._settings)
        path = scope["path"]
        aside = path == metrics.PATH or path == health.PATH or path.startswith(f"{health.PATH}/")
        anywhere = not self._settings.hosts or aside  # those who look after it go by addresses
        if not anywhere and _without_port(headers.get(b"host", "")) not in self._settings.hosts:
            await _turn_away(scope, send, Problem(403, "this server does not go by that name", "wrong-host"))
            return
        if not path.startswith(API):
            await self._app(scope, receive, _safely(scope, send))
            return
        no = _objection(scope, headers)
        if no is None:
            try:
                no = await self._recognise(scope, headers)
            except SQLAlchemyError as failure:
                log_failure("store-failed", failure, path=scope["path"])
                no = Problem(503, "nobody can be recognised at the moment", "not-stored", "refused-not-stored")
        if no is not None:
            await _turn_away(scope, send, no)
        elif _is_socket(scope):
            del headers  # a socket stays for long
            await self._converse(scope, receive, _from_here(scope, send))
        else:
            began = time.monotonic()
            await self._app(scope, receive, _from_here(scope, send))
            took = time.monotonic() - began
            METRICS.requests.add(took)
            if took > metrics.SLOW:
                log("slow-request", path=str(scope.get("path_template") or ""), seconds=round(took, 3))
            for visit in scope["state"].get("left", ()):
                await visit.leave()

    async def _recognise(self, scope: Scope, headers: dict[bytes, str]) -> Problem | None:
        """Find out who it is; or why they can't be let in as they come."""
        state = scope["state"]
        if self._settings.household:
            state |= {"person": LOCAL_PERSON, "session": "", "signed_in": False}
            return None
        sessions: Sessions = scope["litestar_app"].state.sessions
        try:
            token = _token(headers.get(b"cookie", ""))
        except ValueError:
            # Another page of this host may have put the second one there: nobody is taken for somebody else.
            return Problem(400, "this browser sends two different cookies of ours; delete them", "two-cookies")
        person: str | None
        if token is None:
            state["cookie"] = token = fresh_token()
            person, signed_in = person_of(token), False
        else:
            person, signed_in, banned = await sessions.recognise(hash_of(token))
            if banned:
                return Problem(403, "this person is not let in at the moment", "banned", "refused-banned")
            if person is not None and scope["path"] == f"{API}me" and not _changes(scope):
                state["cookie"] = token  # each time a page is opened its cookie lives for another year
        if person is None:
            # A guest's cookie from before they had an account. The browser may be getting its new one at this moment:
            # only who asks who they are is given another.
            if _changes(scope):
                return Problem(403, "this browser is not signed in any more", "signed-out", "refused-signed-out")
            token = fresh_token()
            if scope["path"] == f"{API}me":
                state["cookie"] = token
            person = person_of(token)
        state |= {"person": person, "session": hash_of(token), "signed_in": signed_in}
        return None

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket: it ends when its session does, or when it floods us."""
        tables: Tables = scope["litestar_app"].state.tables
        sessions: Sessions = scope["litestar_app"].state.sessions
        person = scope["state"]["person"]
        line = (scope.get("extensions") or {}).get(LINE)
        visit = Visit(scope["state"]["session"], person, receive, send, cast(Any, line))
        scope["state"]["visit"] = visit
        scope["state"]["flow"] = Flow(tables.limits, person, lambda: visit.leave(SHUT_OUT))
        try:
            with tables.limits.socket(person, address_of(scope)), sessions.visited(visit):
                await self._app(scope, visit.receive, visit.send)
        except Refused:
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": "too many sockets"})
        finally:
            del scope["state"]["flow"], scope["state"]["visit"]  # they hold the line, which holds this


def _objection(scope: Scope, headers: dict[bytes, str]) -> Problem | None:
    """What is wrong with where a request comes from, or with what it carries."""
    if not _changes(scope):
        return None
    origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site", "none")
    ours = site in _OF_OUR_OWN if origin is None else _same_place(origin, scope, headers)
    if not ours:
        return Problem(403, "this must come from the server's own pages", "wrong-origin")
    carries = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
    kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
    if not _is_socket(scope) and carries and kind != "application/json":
        return Problem(415, "this must be application/json", "media-type")
    return None


def _is_socket(scope: Scope) -> bool:
    return "method" not in scope


def _changes(scope: Scope) -> bool:
    return scope.get("method", "") not in HARMLESS


def _same_place(origin: str, scope: Scope, headers: dict[bytes, str]) -> bool:
    """Whether a page of that origin is one of this server's."""
    scheme, _, place = origin.lower().partition("://")
    if scheme == "http" and scope["scheme"] in ("https", "wss"):
        return False  # whoever stands in between could have written that page
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return bool(usual) and place.removesuffix(usual) == headers.get(b"host", "").lower().removesuffix(usual)


def _from_here(scope: Scope, send: Send) -> Send:
    """With the headers of every answer, and a cookie where there is a new one."""

    async def send_from_here(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            headers = MutableScopeHeaders.from_message(message)
            token = scope["state"].get("cookie")
            if token is not None:
                secure = _is_secure(scope)
                name = f"{SECURE_COOKIE}={token}; Secure" if secure else f"{COOKIE}={token}"
                headers.add("Set-Cookie", f"{name}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax")
            headers["Cache-Control"] = "no-store"  # what one person is sent is for nobody else
            headers["X-Content-Type-Options"] = "nosniff"
        await send(message)

    return _safely(scope, send_from_here)


def _safely(scope: Scope, send: Send) -> Send:
    """Who has come by https shall never come by http again."""
    if not _is_secure(scope):
        return send

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = f"max-age={_A_YEAR}"
        await send(message)

    return send_safely


def _is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def _headers(scope: Scope) -> dict[bytes, str]:
    """The headers by name. Cookies may come in several, and belong together."""
    headers: dict[bytes, str] = {}
    for raw, value in scope["headers"]:
        name = raw.lower()
        said = value.decode("latin-1")
        headers[name] = f"{headers[name]}; {said}" if name == b"cookie" and name in headers else said
    return headers


def _warn_of_proxy(scope: Scope, headers: dict[bytes, str], settings: Settings) -> None:
    """Somebody says in whose name they ask, and is not believed: probably a proxy that the operator forgot to name."""
    forwarded = headers.get(b"x-forwarded-for")
    client = scope.get("client")
    if forwarded is not None and client and client[0] not in settings.proxies and client[0] not in forwarded:
        GATE.log_once("proxy-not-believed", hint="REGNUM_PROXIES")


def _without_port(host: str) -> str:
    return re.sub(r":\d+$", "", host).lower()


def _token(cookies: str) -> str | None:
    """Our cookie among whatever else a browser sends for this host, read as browsers send it: pairs and semicolons,
    and what others wrote into theirs is no matter. Raises ValueError where there are two that are different."""
    found: dict[str, set[str]] = {COOKIE: set(), SECURE_COOKIE: set()}
    for pair in cookies.split(";"):
        name, _, value = pair.strip(" \t").partition("=")
        if name in found and _TOKEN.fullmatch(value):
            found[name].add(value)
    tokens = found[SECURE_COOKIE] or found[COOKIE]
    if len(tokens) > 1:
        raise ValueError("two cookies")
    return next(iter(tokens), None)


async def _turn_away(scope: Scope, send: Send, problem: Problem) -> None:
    if _is_socket(scope):
        code = SHUT_OUT if problem.status_code < 500 else TRY_LATER
        await send({"type": "websocket.close", "code": code, "reason": problem.detail})
        return
    body = msgspec.json.encode(problem)
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

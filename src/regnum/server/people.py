"""Who is asking: a cookie names the person. Nobody is asked for anything; a table belongs to the browser that laid it.

A request that changes something, and every socket, must come from the server's own pages: a page elsewhere must not
play with the cookie of whoever looks at it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.settings import Settings
from regnum.server.wire import Problem

COOKIE = "regnum"
LOCAL_PERSON = "household"
API = "/api/"
HARMLESS = {"GET", "HEAD", "OPTIONS", "TRACE"}
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_A_YEAR = 365 * 24 * 3600


def person_of(token: str) -> str:
    """The person's id follows from the token and cannot be turned back into it: there is nothing else to keep."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


class Door:
    """Middleware: lets in who may come in, and says who it is."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._settings.hosts and _without_port(host) not in self._settings.hosts:
            await _turn_away(scope, send, "wrong-host", "this server does not go by that name")
            return
        if not scope["path"].startswith(API):
            await self._app(scope, receive, send)
            return
        origin = headers.get(b"origin")
        changing = scope.get("method", "") not in HARMLESS  # a socket has no method
        if changing and origin is not None and not _same_place(origin, host):
            await _turn_away(scope, send, "wrong-origin", "this must come from the server's own pages")
            return
        fresh = None
        if self._settings.household:
            scope["state"]["person"] = LOCAL_PERSON
        else:
            token = _token(headers.get(b"cookie", "")) or (fresh := secrets.token_urlsafe(32))
            scope["state"]["person"] = person_of(token)

        async def send_from_here(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableScopeHeaders.from_message(message)
                if fresh:
                    secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
                    cookie = f"{COOKIE}={fresh}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{secure}"
                    headers.add("Set-Cookie", cookie)
                headers["Cache-Control"] = "no-store"  # what one person is sent is for nobody else
                headers["X-Content-Type-Options"] = "nosniff"
            await send(message)

        await self._app(scope, receive, send_from_here)


def _same_place(origin: str, host: str) -> bool:
    """Whether a page of that origin is one of this server's."""
    scheme, _, place = origin.lower().partition("://")
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return bool(usual) and place.removesuffix(usual) == host.lower().removesuffix(usual)


def _without_port(host: str) -> str:
    return re.sub(r":\d+$", "", host).lower()


def _token(cookies: str) -> str | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found and _TOKEN.fullmatch(found.value) else None


async def _turn_away(scope: Scope, send: Send, code: str, detail: str) -> None:
    if "method" not in scope:
        await send({"type": "websocket.close", "code": 1008, "reason": detail})
        return
    body = msgspec.json.encode(Problem(403, detail, code))
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

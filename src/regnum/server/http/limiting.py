"""How much one person may ask for, and one address: so that a flood from one tap leaves the others dry.

What is rare is counted for all workers together, in the database they share. Requests, messages and sockets, of which
there are too many for that, are counted by each worker in its own memory: they guard the worker itself. Nobody who
plays comes near these limits; a household has none.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import Scope

from regnum.kernel.errors import BadSetup, Refused
from regnum.server.settings import Settings
from regnum.server.storage import counting
from regnum.server.storage.entries import now
from regnum.server.storage.store import Store

LIMITS = {
    "read": "1200 per minute",
    "change": "600 per minute",
    "table": "60 per hour",
    "invite": "120 per hour",
    "token": "60 per minute",
    "talk": "40 per minute",
    "account": "6 per hour",
    "password": "20 per minute",
    "report": "20 per hour",
    "mail": "20 per hour",
    "message": "1000 per 10 second",
}
"""What is counted, and how much of it one person may ask for."""
FOR_ALL = frozenset(LIMITS) - {"read", "change", "message"}
"""What several workers count together."""
NEIGHBOURS = 10
"""So many times as much is granted to an address, behind which many may live: a person is soon made up, an address is
not."""

OPERATIONS = {
    "lay": "table",
    "rematch": "table",
    "branch": "table",
    "import": "table",
    "learn": "table",
    "invite": "invite",
    "look": "token",
    "accept": "token",
    "confirm-email": "token",
    "report": "report",
    "register": "account",
    "sign-in": "password",
    "change-password": "password",
    "farewell": "password",
    "new-second-factor": "password",
    "second-factor-on": "password",
    "second-factor-off": "password",
    "ask-reset": "mail",
    "reset": "password",
}
"""What a request counts as, beside being one that reads or changes something."""

SOCKETS = 40
"""So many sockets may one person have open at a worker."""
SOCKETS_OF_ADDRESS = 600
TIDYING = 10.0
"""Seconds after which counts whose time is over are cleared away."""
AT_ONCE = 25
"""Messages at a socket are counted by so many."""
PATIENCE = 200
"""Who is refused so often in a row at a socket, and goes on, is shut out."""
HARMLESS = {"GET", "HEAD", "OPTIONS", "TRACE"}


def address_of(scope: Scope) -> str:
    """Where somebody comes from. Of the newer addresses a household has 2^64: they count as one."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Counts(MemoryStorage):
    """Counts in memory. The library's own looks through all of them whenever it counts; this one, now and then."""

    _tidied = 0.0

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        now = time.time()
        if now > self._tidied + TIDYING:
            self._tidied = now
            for old in [old for old, until in self.expirations.items() if until <= now]:
                del self.storage[old], self.expirations[old]
        if self.expirations.get(key, 0) <= now:
            self.storage[key] = 0
            self.expirations[key] = now + expiry
        self.storage[key] += amount
        return self.storage[key]


class SharedCounts:
    """Counts that all workers share: so many in a window that begins with the first."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def hit(self, item: RateLimitItem, what: str, who: str) -> int:
        """Count one. 0, or the seconds until the next is granted."""
        key = counting.key_of(f"count:{what}", who)
        at, window = now(), timedelta(seconds=item.get_expiry())
        async with self._store.writing() as connection:
            granted, since = await counting.read(self._store, connection, key, at)
            since = min(since, at)  # a clock that was ahead must not lock anybody out until it is there again
            if since + window <= at:
                granted, since = 0, at
            if granted >= item.amount:
                return max(1, math.ceil((since + window - at).total_seconds()))
            await counting.write(connection, key, granted + 1, since)
        return 0


class Limits:
    """The counts of this worker, and those that it shares with others."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.off = settings.household or settings.limits is None
        self._for_all = SharedCounts(store) if store is not None and store.shared else None
        self._limiter = SlidingWindowCounterRateLimiter(Counts())
        self._items = _items({} if settings.limits is None else settings.limits)
        self._sockets: Counter[str] = Counter()

    async def count(self, person: str, what: str, address: str | None = None) -> None:
        """Count one of these, of a person and (where it is told) of an address. Raises Refused: too fast."""
        item = self._items[what]
        await self._count(item, what, person)
        if address is not None:
            shared = type(item)(item.amount * NEIGHBOURS, item.multiples)
            await self._count(shared, what, f"address {address}")

    async def _count(self, item: RateLimitItem, what: str, who: str) -> None:
        if self.off:
            return
        if self._for_all is not None and what in FOR_ALL:
            if seconds := await self._for_all.hit(item, what, who):
                raise _too_fast(seconds)
            return
        if await self._limiter.hit(item, what, who):
            return
        again = (await self._limiter.get_window_stats(item, what, who)).reset_time
        raise _too_fast(max(1, math.ceil(again - time.time())))

    async def may_speak(self, person: str, messages: int) -> bool:
        """Whether so many more messages of this person are heard at sockets."""
        return self.off or await self._limiter.hit(self._items["message"], "message", person, cost=messages)

    @contextmanager
    def socket(self, person: str, address: str) -> Iterator[None]:
        """One socket more, while it is open. Raises Refused."""
        mine, theirs = f"person {person}", f"address {address}"
        if not self.off and (self._sockets[mine] >= SOCKETS or self._sockets[theirs] >= SOCKETS_OF_ADDRESS):
            raise _too_fast(60)
        self._sockets.update((mine, theirs))
        try:
            yield
        finally:
            self._sockets.subtract((mine, theirs))
            for who in (mine, theirs):
                if not self._sockets[who]:
                    del self._sockets[who]


class Flow:
    """What one socket says, as far as how much it is."""

    def __init__(self, limits: Limits, person: str, shut: Callable[[], Awaitable[None]]) -> None:
        self._limits = limits
        self._person = person
        self._shut = shut
        self._granted = 0
        self._strikes = 0

    async def count(self) -> None:
        """One message more. Raises Refused; who does not listen to that is shut out."""
        if self._granted == 0 and not await self._limits.may_speak(self._person, AT_ONCE):
            self._strikes += 1
            if self._strikes >= PATIENCE:
                await self._shut()
            raise _too_fast(1)
        self._granted = (self._granted or AT_ONCE) - 1
        self._strikes = 0


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Before every request."""
    if not isinstance(handler, HTTPRouteHandler):
        return
    scope = connection.scope
    limits: Limits = connection.app.state.tables.limits
    person, address = scope["state"]["person"], address_of(scope)
    await limits.count(person, "read" if scope.get("method") in HARMLESS else "change", address)
    what = OPERATIONS.get(str(handler.operation_id))
    if what is not None:
        await limits.count(person, what, address)


def _too_fast(seconds: int) -> Refused:
    return Refused("too-fast", message="refused-too-fast", args={"seconds": seconds})


def _items(wanted: Mapping[str, str]) -> dict[str, RateLimitItem]:
    """The limits as an operator wants them. Raises BadSetup."""
    if not wanted.keys() <= LIMITS.keys():
        raise BadSetup(f"REGNUM_LIMITS: there is {', '.join(LIMITS)}; not {', '.join(wanted.keys() - LIMITS.keys())}")
    items = {}
    for what, limit in {**LIMITS, **wanted}.items():
        try:
            items[what] = parse(limit)
        except ValueError:
            raise BadSetup(f"REGNUM_LIMITS: {what} is something like 60/minute, not {limit!r}") from None
    if items["message"].amount < AT_ONCE:
        raise BadSetup(f"REGNUM_LIMITS: message is at least {AT_ONCE}")
    return items

"""Work for later, or for whoever has time: bots' turns, deadlines, telling people that it is their turn, clearing up.

An errand is a word for what is to be done and the id of what it is about. Whoever runs it looks at the rows again and
does what is due by them, so a lost or doubled errand harms nothing; and what was lost a sweep finds in the rows.
PostgreSQL keeps the errands for all workers together (`queue.py`); a process that is alone with its SQLite keeps them
in its memory.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeVar

from apscheduler.schedulers.asyncio import AsyncIOScheduler

from regnum.server.log import log_failure
from regnum.server.storage import entries

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables

Work = Callable[["Tables", str, int], Awaitable[None]]
"""What an errand does: at which tables, about what, and how often it was tried before."""
Finder = Callable[["Tables", datetime, datetime], Awaitable[list[str]]]
"""What an errand is about that became due between two moments."""
W = TypeVar("W", bound=Work)
F = TypeVar("F", bound=Finder)
SWEEP = 5
"""Seconds between two sweeps."""
RECENT = timedelta(seconds=60)
"""A sweep finds what has become due within this time; a thorough one, once a minute and at the start, finds all.
What can't be done, for whatever reason, is so not tried every few seconds for ever."""
ALL = datetime(2000, 1, 1, tzinfo=UTC)


class Later(Exception):
    """Raised by an errand that did not succeed, to be tried again in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


WORK: dict[str, Work] = {}
FINDERS: dict[str, Finder] = {}


def errand(what: str) -> Callable[[W], W]:
    """This is how that errand is done: whoever defines one says so."""

    def register(work: W) -> W:
        WORK[what] = work
        return work

    return register


def finder(what: str) -> Callable[[F], F]:
    """This finds in the rows what errands of that name are due."""

    def register(find: F) -> F:
        FINDERS[what] = find
        return find

    return register


@errand("bots")
def _bots(tables: Tables, table: str, _: int) -> Awaitable[None]:
    return tables.thinkers.play(table)


class Errands(ABC):
    """What is to be done later."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def queue(self, what: str, about: str, tried: int = 0, wait: float = 0) -> None:
        """Have it done, once: an errand that is waiting already is not queued again. Never waits, never fails."""

    async def _do(self, what: str, about: str, tried: int) -> None:
        try:
            await WORK[what](self._tables, about, tried)
        except Later as later:
            self.queue(what, about, tried + 1, later.seconds)
        except Exception as failure:  # the next sweep finds it, if it is still to be done
            log_failure("errand-failed", failure, errand=what)

    async def sweep(self, thorough: bool) -> None:
        """Queue what the rows say is due, and nobody is at."""
        try:
            now = entries.now()
            for what, about in await self._found(ALL if thorough else now - RECENT, now):
                self.queue(what, about)
        except Exception as failure:
            log_failure("sweep-failed", failure)

    async def _found(self, after: datetime, now: datetime) -> list[tuple[str, str]]:
        """The errands that became due between these moments."""
        return [(what, about) for what, find in FINDERS.items() for about in await find(self._tables, after, now)]


class Alone(Errands):
    """For one process: kept in its memory, and found again in the rows when it starts. Bots think by themselves."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        logging.getLogger("apscheduler").setLevel(logging.CRITICAL)  # our log says what there is to say
        defaults = {"misfire_grace_time": None, "coalesce": True, "max_instances": 1}
        self._clock: Any = AsyncIOScheduler(timezone=UTC, job_defaults=defaults)
        self._running: set[asyncio.Task[Any]] = set()
        self._sweeps = 0

    async def start(self) -> None:
        self._clock.start()
        self._clock.add_job(self._sweep, "interval", seconds=SWEEP, next_run_time=datetime.now(UTC))

    async def _sweep(self) -> None:
        thorough = self._sweeps % (RECENT.seconds // SWEEP) == 0
        self._sweeps += 1
        async with self._awaited():
            await self.sweep(thorough)

    def queue(self, what: str, about: str, tried: int = 0, wait: float = 0) -> None:
        key = f"{what} {about}"
        if self._clock.running and self._clock.get_job(key) is None:
            at = datetime.now(UTC) + timedelta(seconds=wait)
            self._clock.add_job(self._run, "date", run_date=at, id=key, args=(what, about, tried))

    async def _run(self, what: str, about: str, tried: int) -> None:
        async with self._awaited():
            await self._do(what, about, tried)

    @asynccontextmanager
    async def _awaited(self) -> AsyncIterator[None]:
        """When the clock stops it breaks off what it runs, and does not wait for it to let go of the database."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            yield
        finally:
            self._running.discard(task)

    async def close(self) -> None:
        if self._clock.running:
            self._clock.shutdown(wait=False)
            await asyncio.sleep(0)  # it stops only when the loop comes to it, and till then may begin something new
        await asyncio.gather(*self._running, return_exceptions=True)

"""What runs beside everything else goes on after any error: nobody would start it again.

When a connection is lost its descriptor may be given to another at once, and the event loop then refuses it with an
error of its own, which is none of the database's.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from procrastinate.jobs import Job
from sqlalchemy.engine import make_url

from regnum.server.background import listening, queue
from regnum.server.background.listening import Listener
from regnum.server.background.queue import Queued
from regnum.server.background.tasks import cancel
from regnum.server.storage.store import TABLE_CHANNEL

REFUSED = RuntimeError("File descriptor 12 is used by transport")


class Line:
    """A connection on which one notice comes, and then nothing more."""

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def execute(self, _: bytes) -> None: ...

    async def notifies(self) -> AsyncIterator[Any]:
        yield SimpleNamespace(channel=TABLE_CHANNEL, payload="tide 7")
        await asyncio.Event().wait()


async def test_a_worker_listens_again_after_any_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "FIRST_PAUSE", 0.001)
    lines: list[Line | Exception] = [REFUSED, OSError("away"), Line()]
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    async def connect() -> Line:
        line = lines.pop(0)
        if isinstance(line, Exception):
            raise line
        return line

    def written(table: str, seq: int) -> None:
        heard.put_nowait((table, seq))

    tables: Any = SimpleNamespace(store=SimpleNamespace(connect=connect), missed=lambda: None, written=written)
    listener = Listener(tables)
    listener.start()
    try:
        assert await asyncio.wait_for(heard.get(), 10) == ("tide", 7)
    finally:
        await listener.close()


async def test_the_errands_of_the_dead_are_rescued_after_any_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "HEARTBEAT", 0.001)
    left = Job(id=3, queue="default", lock="bots tide", queueing_lock="bots tide", task_name="errand")
    found: list[list[Job] | Exception] = [REFUSED, [left], REFUSED, [left]]
    broken: list[Exception] = [REFUSED]
    rescued: asyncio.Queue[Job] = asyncio.Queue()

    class Manager:
        async def get_stalled_jobs(self, seconds_since_heartbeat: float) -> list[Job]:
            some = found.pop(0) if found else []
            if isinstance(some, Exception):
                raise some
            return some

        async def retry_job(self, job: Job, retry_at: Any) -> None:
            if broken:
                raise broken.pop()
            rescued.put_nowait(job)

    url = make_url("postgresql+psycopg://nobody@localhost/none")
    tables: Any = SimpleNamespace(store=SimpleNamespace(engine=SimpleNamespace(url=url)))
    errands: Any = Queued(tables)
    errands._app = SimpleNamespace(job_manager=Manager())
    errands._begin(errands._rescue())
    try:
        assert await asyncio.wait_for(rescued.get(), 10) is left
    finally:
        await cancel(errands._tasks)

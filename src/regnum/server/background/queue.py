"""The errands of many workers, kept in PostgreSQL: procrastinate gives each to one worker.

A worker shows every second that it is alive. What a dead one was at goes back into the queue after a few seconds, and
whoever is next takes it up. An errand that has been done, or has failed, is deleted: the rows of the tables, not the
queue, say what is still to be done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, UniqueViolation
from procrastinate.jobs import DeleteJobCondition, Job, Status
from sqlalchemy import cast, func, select, text
from sqlalchemy.dialects.postgresql import JSONB

from regnum.server.background.errands import RECENT, SWEEP, Errands
from regnum.server.background.tasks import cancel
from regnum.server.log import log, log_failure
from regnum.server.storage.models import SeatRow, TableRow
from regnum.server.storage.store import LIFELINE

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables

AT_ONCE = 200
"""So many errands a worker has in hand; most of them wait for a bot's pace, or for a thread to think on."""
CONNECTIONS = 4
"""Connections that a worker keeps for the queue, one more to listen on not counted."""
HEARTBEAT = 1.0
DEAD = 4.0
"""Who has not shown for so many seconds that it is alive is taken for dead. If it was not, an answer comes twice, and
is taken once."""
POLL = 1.0
"""New errands are told of; those taken from the dead, or put off, are found by looking."""
GRACE = 2.0
"""How many seconds errands get to finish when the server stops."""
PATIENCE = 3.0
"""How many seconds to wait for a connection to the database; then it is away."""
RECONNECTING = 1.0
"""For so many seconds a lost connection is sought again, ever more rarely; then whoever needs one next tries at once.
The longer it went on, the longer a database that is back would wait for us, and bots with it."""


class Queued(Errands):
    """For many workers."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        for talker in ("procrastinate", "psycopg.pool"):  # our log says what there is to say
            logging.getLogger(talker).setLevel(logging.CRITICAL)
        address = tables.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connector = PsycopgConnector(
            conninfo=address,
            kwargs=LIFELINE,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=RECONNECTING,
        )
        self._app = App(connector=connector)
        self._errand = self._app.task(name="errand")(self._do)
        sweeping = self._app.task(name="sweep", queueing_lock="sweep", priority=1)(self._sweep)
        self._app.periodic(cron=f"* * * * * */{SWEEP}")(sweeping)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._app.open_async()
        self._begin(self._serve())
        self._begin(self._rescue())

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await cancel(self._tasks)
        await self._app.close_async()

    # -- giving out --------------------------------------------------------------------------------------------------

    def queue(self, what: str, about: str, tried: int = 0, wait: float = 0) -> None:
        self._begin(self._put(what, about, tried, wait))

    async def _put(self, what: str, about: str, tried: int, wait: float) -> None:
        key = f"{what} {about}"
        when: Any = {"schedule_in": {"seconds": wait}} if wait else {}
        try:
            # One with this key waits in the queue, and one runs, at most: what happens meanwhile is not missed.
            job = self._errand.configure(lock=key, queueing_lock=key, **when)
            await job.defer_async(what=what, about=about, tried=tried)
        except AlreadyEnqueued:
            pass
        except Exception as failure:  # the next sweep finds it
            log_failure("errand-not-queued", failure, errand=what)

    async def _sweep(self, timestamp: int) -> None:
        await self.sweep(timestamp % RECENT.seconds < SWEEP)

    async def _found(self, after: datetime, now: datetime) -> list[tuple[str, str]]:
        found = await super()._found(after, now)
        async with self._tables.store.reading() as connection:
            asked = cast(TableRow.waiting, JSONB).op("@>")(func.to_jsonb(SeatRow.seat))
            owing = (
                select(TableRow.id)
                .join(SeatRow, SeatRow.table == TableRow.id)
                .where((TableRow.status == "running") & (TableRow.since > after) & (SeatRow.kind == "bot") & asked)
                .distinct()
            )
            found += [("bots", table) for table in (await connection.execute(owing)).scalars()]
            queued = set((await connection.execute(text("SELECT lock FROM procrastinate_jobs"))).scalars())
        return [(what, about) for what, about in found if f"{what} {about}" not in queued]

    # -- doing -------------------------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        """Run errands for as long as the server runs. The database may go away; then wait until it is back."""
        while True:
            try:
                await self.sweep(thorough=True)
                await self._app.run_worker_async(
                    name="regnum",
                    concurrency=AT_ONCE,
                    fetch_job_polling_interval=POLL,
                    shutdown_graceful_timeout=GRACE,
                    delete_jobs=DeleteJobCondition.ALWAYS,
                    install_signal_handlers=False,
                    update_heartbeat_interval=HEARTBEAT,
                )
            except Exception as failure:
                log_failure("errands-interrupted", failure)
            await asyncio.sleep(POLL)

    async def _rescue(self) -> None:
        """Put back into the queue what a dead worker was at. Every worker looks, and one is the first."""
        manager = self._app.job_manager
        well = True
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                stalled = await manager.get_stalled_jobs(seconds_since_heartbeat=DEAD)
                for job in stalled:
                    await self._put_back(job)
                well = True
            except Exception as failure:  # the database is away, which is told once; nobody else would look again
                if well:
                    log_failure("rescue-failed", failure)
                well = False

    async def _put_back(self, job: Job) -> None:
        manager = self._app.job_manager
        with contextlib.suppress(ConnectorException):  # another worker was quicker
            try:
                await manager.retry_job(job, retry_at=datetime.now(UTC))
            except UniqueViolation:  # the same errand waits in the queue already
                await manager.finish_job(job, Status.FAILED, delete_job=True)
            log("errand-rescued", errand=str(job.task_kwargs.get("what", job.task_name)))

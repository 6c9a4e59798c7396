"""Where several workers serve the same tables, each listens for what the others write.

PostgreSQL passes the notices on, when what they tell of is on the disk. They may be lost when a connection is: whoever
has found a new one takes everything for changed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import psycopg

from regnum.server.background.tasks import cancel
from regnum.server.log import log, log_failure
from regnum.server.storage.store import TABLE_CHANNEL, TALK_CHANNEL

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 2.0
"""Seconds between two attempts to find the database again; each time twice as long."""


class Listener:
    """One connection, on which nothing is asked."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            await cancel([self._task])

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        heard = True
        while True:
            try:
                async with await self._tables.store.connect() as connection:
                    for channel in (TABLE_CHANNEL, TALK_CHANNEL):
                        await connection.execute(f"LISTEN {channel}".encode())
                    log("listening")
                    heard, pause = True, FIRST_PAUSE
                    self._tables.missed()
                    async for notice in connection.notifies():
                        self._receive(notice)
            except Exception as failure:  # not psycopg's alone: the loop, too, stumbles over a lost descriptor
                if heard:  # else it was told already that the database is away
                    log_failure("not-listening", failure)
                heard = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _receive(self, notice: psycopg.Notify) -> None:
        table, _, number = notice.payload.partition(" ")
        if notice.channel == TABLE_CHANNEL:
            self._tables.written(table, int(number))
        else:
            self._tables.talked(table)

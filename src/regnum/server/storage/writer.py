"""SQLite has one writer at a time: so one thread does the writing, and what has come meanwhile is written in one go.

Who waits for an entry to be on the disk then waits for the disk once, together with all who came while it was busy.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

Work = Callable[[sqlite3.Connection], None]
Waiting = list[tuple[Work, asyncio.Future[None]]]

_BEGIN, _COMMIT, _ROLLBACK = "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"
_SAVE, _BACK, _RELEASE = "SAVEPOINT one", "ROLLBACK TO one", "RELEASE one"


class Writer:
    """The thread that writes, and what waits for it.

    It speaks to SQLite without anything in between, as it writes for every choice and always the same.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.turn = asyncio.Lock()
        """Held by whoever writes, by another connection too: SQLite would let the second wait, but clumsily."""
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: Waiting = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """Do it in a transaction, on the disk when this ends. What it raises is raised here, and it is not done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self.turn:
                batch, self._waiting = self._waiting, []
                results: list[Exception | None]
                try:
                    results = await loop.run_in_executor(self._thread, self._write_all, [work for work, _ in batch])
                except Exception as failure:
                    results = [failure] * len(batch)
            for (_, done), failed in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if failed is None:
                    done.set_result(None)
                else:
                    done.set_exception(failed)
        self._writing = None

    def _write_all(self, batch: list[Work]) -> list[Exception | None]:
        """Each is done or not done for itself. Hardly ever does one fail: only then they are told apart."""
        if self._connection is None:
            self._connection = self._connect()
        try:
            return self._try_all(self._connection, batch)
        except Exception:  # a connection that has failed is not used again
            self._connection.close()
            self._connection = None
            raise

    def _try_all(self, connection: sqlite3.Connection, batch: list[Work]) -> list[Exception | None]:
        connection.execute(_BEGIN)
        try:
            for work in batch:
                work(connection)
            connection.execute(_COMMIT)
            return [None] * len(batch)
        except Exception as failure:
            if connection.in_transaction:  # else SQLite has ended it by itself
                connection.execute(_ROLLBACK)
            if len(batch) == 1:
                return [failure]
        connection.execute(_BEGIN)
        results = [self._attempt(connection, work) for work in batch]
        connection.execute(_COMMIT)
        return results

    def _attempt(self, connection: sqlite3.Connection, work: Work) -> Exception | None:
        connection.execute(_SAVE)
        try:
            work(connection)
            return None
        except Exception as failure:
            connection.execute(_BACK)
            return failure
        finally:
            connection.execute(_RELEASE)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()

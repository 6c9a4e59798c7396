"""SQLite has one writer at a time: so one thread does the writing, and what has come meanwhile is written in one go.

Who waits for an entry to be on the disk then waits for the disk once, together with all who came while it was busy.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], None]
Waiting = list[tuple[Work, asyncio.Future[None]]]

_BEGIN, _SAVE, _BACK, _RELEASE = "BEGIN IMMEDIATE", "SAVEPOINT one", "ROLLBACK TO one", "RELEASE one"


class Writer:
    """The thread that writes, and what waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.turn = asyncio.Lock()
        """Held by whoever writes, by another connection too: SQLite would let the second wait, but clumsily."""
        self._engine = engine
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
        with self._engine.connect() as connection:
            try:
                connection.exec_driver_sql(_BEGIN)
                for work in batch:
                    work(connection)
                connection.commit()
                return [None] * len(batch)
            except Exception as failure:
                connection.rollback()
                if len(batch) == 1:
                    return [failure]
            connection.exec_driver_sql(_BEGIN)
            results = [self._attempt(connection, work) for work in batch]
            connection.commit()
        return results

    def _attempt(self, connection: Connection, work: Work) -> Exception | None:
        connection.exec_driver_sql(_SAVE)
        try:
            work(connection)
            return None
        except Exception as failure:
            connection.exec_driver_sql(_BACK)
            return failure
        finally:
            connection.exec_driver_sql(_RELEASE)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._thread.shutdown(wait=True)
        self._engine.dispose()

"""For whoever watches over the server: whether it lives, and can do its work. Anybody may ask, under any name.

`/health/live`: the process answers. `/health/ready`: it can also write to its database, which a full disk, a lock or a
file that is read-only would keep it from. `/health` is the same as ready.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal

from litestar import Response, get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

import regnum
from regnum.server.background.tasks import cancel
from regnum.server.storage.entries import now
from regnum.server.storage.models import AttemptRow
from regnum.server.tables.tables import Tables

PATH = "/health"
PATIENCE = 3.0
"""Seconds that the database has to answer."""
STUCK = 15.0
"""Seconds after which a look that is still waiting for it is given up, and another may begin."""
FRESH = 1.0
"""For so many seconds what was found out is told again: whoever asks often costs nothing."""
KEY = "health"


class Health(Struct):
    status: Literal["ok", "no-database"]
    version: str


class Probe:
    """Looks whether something can be written, one look at a time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._looking: asyncio.Task[bool] | None = None
        """A look may last: SQLite itself waits for a lock, and can't be told not to."""
        self._at = float("-inf")
        self._ready = False

    async def ready(self) -> bool:
        if self._looking is None:
            if time.monotonic() - self._at < FRESH:
                return self._ready
            self._looking = asyncio.create_task(self._look())
        done, _ = await asyncio.wait([self._looking], timeout=PATIENCE)
        return any(look.result() for look in done)

    async def close(self) -> None:
        if self._looking is not None:
            await cancel([self._looking])

    async def _look(self) -> bool:
        self._ready = False
        try:
            self._ready = await self._can_write()
        finally:
            self._at, self._looking = time.monotonic(), None
        return self._ready

    async def _can_write(self) -> bool:
        row = self._tables.store.insert(AttemptRow).values(key=KEY, failures=0, at=now())
        row = row.on_conflict_do_update(index_elements=["key"], set_={"at": now()})
        try:
            async with asyncio.timeout(STUCK), self._tables.store.writing() as connection:
                await connection.execute(row)
        except (SQLAlchemyError, TimeoutError, OSError):
            return False
        return True


@get([PATH, f"{PATH}/ready"], include_in_schema=False)
async def ready(state: State) -> Response[Health]:
    probe: Probe = state.probe
    return _answer(200, "ok") if await probe.ready() else _answer(503, "no-database")


@get(f"{PATH}/live", include_in_schema=False)
async def live() -> Response[Health]:
    return _answer(200, "ok")


def _answer(code: int, status: Literal["ok", "no-database"]) -> Response[Health]:
    return Response(Health(status, regnum.__version__), status_code=code, headers={"Cache-Control": "no-store"})


ROUTES = [ready, live]

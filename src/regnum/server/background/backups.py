"""Backups that the server makes by itself, each tried out by restoring it; of several workers one does it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select

from regnum.kernel.errors import RegnumError
from regnum.server.background.tasks import cancel
from regnum.server.log import log, log_failure
from regnum.server.settings import Settings
from regnum.server.storage.backup import keep_some
from regnum.server.storage.entries import now
from regnum.server.storage.models import AttemptRow
from regnum.server.storage.store import Store

LOOK = 300.0
"""Seconds between two looks whether it is time."""
KEY = "backup"


async def make(store: Store, settings: Settings) -> None:
    """One backup, now. What goes wrong is logged."""
    assert settings.backups is not None
    began = time.monotonic()
    try:
        file = await asyncio.to_thread(keep_some, settings.database, settings.backups, settings.backups_kept)
    except RegnumError as trouble:
        log("backup-failed", why=str(trouble))
    else:
        log("backup", file=file.name, size=file.stat().st_size, seconds=round(time.monotonic() - began, 1))


async def due(store: Store, settings: Settings) -> bool:
    """Whether it is time, and this worker the one to do it: it is noted in the same breath."""
    at = now()
    async with store.writing() as connection:
        row = select(AttemptRow.at).where(AttemptRow.key == KEY).with_for_update()
        last = (await connection.execute(row)).scalar()
        if last is not None and 0 <= (at - last).total_seconds() < settings.backup_hours * 3600:
            return False
        noted = store.insert(AttemptRow).values(key=KEY, failures=0, at=at)
        await connection.execute(noted.on_conflict_do_update(index_elements=["key"], set_={"at": at}))
    return True


@asynccontextmanager
async def kept(store: Store, settings: Settings) -> AsyncIterator[None]:
    """For as long as the server runs."""

    async def look() -> None:
        while True:
            try:
                if await due(store, settings):
                    await make(store, settings)
            except Exception as failure:
                log_failure("backup-failed", failure)
            await asyncio.sleep(LOOK)

    tasks = [] if settings.backups is None else [asyncio.create_task(look())]
    try:
        yield
    finally:
        await cancel(tasks)

"""What all workers count together: a number under a key, read and raised by one transaction at a time."""

from __future__ import annotations

import hashlib
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server.storage.models import AttemptRow
from regnum.server.storage.store import Store


def key_of(kind: str, what: str) -> str:
    """Nobody who reads the table learns names or addresses from it at a glance."""
    return f"{kind}:{hashlib.sha256(what.encode()).hexdigest()[:40]}"


async def read(store: Store, connection: AsyncConnection, key: str, at: datetime) -> tuple[int, datetime]:
    """How many there are, and the moment kept with them; the other workers wait until this transaction is over."""
    row = store.insert(AttemptRow).values(key=key, failures=0, at=at)
    await connection.execute(row.on_conflict_do_nothing())
    counted = select(AttemptRow.failures, AttemptRow.at).where(AttemptRow.key == key)
    found = (await connection.execute(counted.with_for_update())).one()
    return found.failures, found.at


async def write(connection: AsyncConnection, key: str, count: int, at: datetime) -> None:
    """The number from now on, and the moment to keep with it."""
    await connection.execute(update(AttemptRow).where(AttemptRow.key == key).values(failures=count, at=at))

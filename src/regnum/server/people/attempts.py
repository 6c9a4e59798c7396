"""Wrong passwords are counted, per account and per address, for all workers: after some there is a pause that grows.

An attempt is counted before the password is looked at, and taken off again if it was right: whoever tries many at the
same moment gains nothing. What is tried during a pause is neither looked at nor counted.
"""

from __future__ import annotations

import math
from datetime import timedelta

from sqlalchemy import delete, update

from regnum.server.storage import counting
from regnum.server.storage.entries import now
from regnum.server.storage.models import AttemptRow
from regnum.server.storage.store import Store
from regnum.server.tables.live import refused

FREE = 5
"""So many wrong passwords for one account cost nothing."""
FREE_FROM_ADDRESS = 40
"""And from one address, behind which many people may live."""
FIRST_PAUSE = 5
LONGEST_PAUSE = 15 * 60
FORGOTTEN = timedelta(hours=24)


def pause(failures: int, free: int) -> int:
    """How many seconds after the last of so many failures the next attempt is heard."""
    return 0 if failures < free else min(FIRST_PAUSE * 2 ** min(failures - free, 20), LONGEST_PAUSE)


class Attempt:
    """One attempt to sign in to an account, from an address."""

    def __init__(self, store: Store, login_key: str, address: str) -> None:
        self._store = store
        self._account = account_key(login_key)
        self._address = counting.key_of("address", address)

    async def begin(self) -> None:
        """Count it. Raises Refused while there is a pause."""
        at = now()
        frees = {self._account: FREE, self._address: FREE_FROM_ADDRESS}
        async with self._store.writing() as connection:
            for key, free in sorted(frees.items()):  # in one order, lest two attempts wait for each other
                counted, last = await counting.read(self._store, connection, key, at)
                failures = 0 if at - last > FORGOTTEN else counted
                last = min(last, at)  # a clock that was ahead must not lock anybody out until it is there again
                wait = last + timedelta(seconds=pause(failures, free)) - at
                if failures and wait > timedelta():
                    raise refused("too-fast", "refused-locked", seconds=math.ceil(wait.total_seconds()))
                await counting.write(connection, key, failures + 1, at)

    async def succeed(self) -> None:
        """It was the right password: the account's count begins anew."""
        async with self._store.writing() as connection:
            await connection.execute(delete(AttemptRow).where(AttemptRow.key == self._account))
            one_less = update(AttemptRow).where((AttemptRow.key == self._address) & (AttemptRow.failures > 0))
            await connection.execute(one_less.values(failures=AttemptRow.failures - 1))


async def forget(store: Store) -> None:
    """What is long ago counts no more."""
    async with store.writing() as connection:
        await connection.execute(
            delete(AttemptRow).where((AttemptRow.at < now() - FORGOTTEN) & AttemptRow.key.contains(":"))
        )


def account_key(login_key: str) -> str:
    return counting.key_of("account", login_key)

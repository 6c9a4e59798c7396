"""One server to a database file: who was here first, and where they are."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from regnum.kernel.errors import BadSetup

PATIENCE = 15.0
"""How many seconds to wait for the address of a server that is only just starting."""


class Claim:
    """A server's claim to a database file. Two servers must not share one; the second learns where the first is.

    The claim is a lock that SQLite holds on a file beside the database: the same on every system, and let go by the
    system however the process ends.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self.taken = False
        self._told = database.with_name(database.name + ".address")

    def __enter__(self) -> Claim:
        lock = self.database.with_name(self.database.name + ".lock")
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            self._lock = sqlite3.connect(lock, timeout=0, isolation_level=None)
            self._lock.execute("BEGIN EXCLUSIVE")
        except OSError as error:
            raise BadSetup(f"{self.database.parent} cannot be written: {error.strerror}") from None
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise BadSetup(f"{self.database.parent} cannot be written: {error}") from None
        else:
            self.taken = True
            self._told.unlink(missing_ok=True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.taken:
            self._told.unlink(missing_ok=True)
        self._lock.close()

    def publish(self, address: str) -> None:
        """Tell those who come later where we are."""
        draft = self._told.with_name(f"{self._told.name}.{os.getpid()}")
        draft.write_text(address, encoding="utf-8")
        draft.replace(self._told)

    def address(self) -> str:
        """Where the server is that was here first."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(FileNotFoundError):
                return self._told.read_text(encoding="utf-8")
            time.sleep(0.05)
        raise BadSetup(f"another Regnum is using {self.database} and does not say at which address")

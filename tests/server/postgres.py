"""A throwaway PostgreSQL: the machine's own program on a folder of its own, reached through a socket in that folder."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import psycopg

from regnum.server.storage.store import Store

PATIENCE = 60
"""Seconds; a machine that runs many tests at once is slow."""
OWNER = "regnum"
HASTY = ("fsync=off", "full_page_writes=off")
"""A commit outlives the death of any process, but not a power cut: those can't be tried out here anyway."""


class Postgres:
    """A PostgreSQL that is there until it is closed; everything it held is gone then.

    `careful`: it writes as it would for people, for those who measure.
    """

    def __init__(self, program: str, careful: bool = False) -> None:
        self._programs = Path(os.path.realpath(program)).parent
        # PostgreSQL refuses to serve root; and nobody else could get into root's own temporary folders.
        self._user = "nobody" if os.geteuid() == 0 else None
        self._settings = ["listen_addresses=", "max_connections=200", *(() if careful else HASTY)]
        self._template = ""
        self._databases = 0

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-", dir="/tmp" if self._user else None))
        if self._user:
            shutil.chown(self.folder, self._user)
        subprocess.run(
            [self._programs / "initdb", "--no-sync", "--auth=trust", "-E", "UTF8", "-U", OWNER, "data"],
            cwd=self.folder,
            user=self._user,
            env={**os.environ, "LC_ALL": "C"},
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=PATIENCE,
        )
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    # -- starting and stopping ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Returns when it answers."""
        settings = [word for setting in self._settings for word in ("-c", setting)]
        with open(self.folder / "log", "a") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", "-k", self.folder, *settings],
                cwd=self.folder,
                user=self._user,
                stdout=log,
                stderr=log,
                process_group=0,  # a Ctrl-C is for the tests, which end it in good order
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self._server.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)

    def stop(self) -> None:
        """At once: everybody who is connected is cut off in the middle of what they do."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(PATIENCE)

    def restart(self) -> None:
        self.stop()
        self.start()

    # -- databases ---------------------------------------------------------------------------------------------------

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def run(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def empty(self) -> str:
        """The address of a new database with nothing in it at all."""
        return self.url(self._new("template0"))

    def fresh(self) -> str:
        """The address of a new database that is up to date already: a copy is quicker than all the migrations."""
        if not self._template:
            self._template = self._new("template0")
            bring_up_to_date(self.url(self._template))
        return self.url(self._new(self._template))

    def _new(self, template: str) -> str:
        self._databases += 1
        name = f"house_{self._databases}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name


def bring_up_to_date(database: str | Path) -> None:
    """All the migrations."""

    async def open_and_close() -> None:
        await (await Store.open(database)).close()

    with ThreadPoolExecutor(1) as elsewhere:  # a loop may be running here
        elsewhere.submit(asyncio.run, open_and_close()).result()

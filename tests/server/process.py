"""A server in a process of its own, forked from one that has read the code already: it starts, and dies, at once."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path
from typing import Any, Self

import uvicorn

from regnum.games import REGISTRY, find
from regnum.server.app import create_app
from regnum.server.http.listener import GATE
from regnum.server.log import log_to
from regnum.server.serve import _uvicorn_options
from regnum.server.settings import Settings
from tests.kernel.toy import Toy, toy_texts
from tests.server.forking import forkserver

# Here, so that no forked process has to read them.
TOY_TEXTS = toy_texts("en")


def run(settings: Settings, port: int, toy_too: bool) -> None:
    settings.data.mkdir(parents=True, exist_ok=True)
    log_to((settings.data / f"log-{port}").open("a"))
    if toy_too:
        REGISTRY["toy"] = Toy
        find("toy").say = TOY_TEXTS
    app = create_app(settings)
    GATE.configure(settings)
    uvicorn.run(app, port=port, log_level="critical", **_uvicorn_options(settings))


class Process:
    """A server at an address of its own: a household's, or one for many people; one of several on a PostgreSQL."""

    def __init__(
        self, data: Path, *, household: bool = True, url: str | None = None, toy: bool = True, **more: Any
    ) -> None:
        self.settings = Settings(data=data, url=url, household=household, bot_pace=0, limits=None, **more)
        self._toy = toy
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._context = forkserver()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def failures(self) -> list[str]:
        """What went wrong there, as far as it noticed."""
        log = self.settings.data / f"log-{self.port}"
        return [line for line in log.read_text().splitlines() if '"level":"error"' in line]

    def start(self) -> None:
        """Returns when the server answers."""
        self.process = self._context.Process(target=run, args=(self.settings, self.port, self._toy))
        self.process.start()
        until = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.is_alive()
                assert time.monotonic() < until
                time.sleep(0.005)

    def signal(self, which: signal.Signals) -> int | None:
        """Send a signal and wait for the end."""
        assert self.process.pid is not None
        os.kill(self.process.pid, which)
        self.process.join(30)
        return self.process.exitcode

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.is_alive():
            self.signal(signal.SIGKILL)
        self.process.close()

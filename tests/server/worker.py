"""A worker in a process of its own, to be killed: python -m tests.server.worker DATABASE PORT THINKING DIARY.

Its bot thinks for so many seconds, and writes down who is thinking before it begins.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import uvicorn

from regnum import bots
from regnum.bots.chance import RandomBot
from regnum.games import REGISTRY
from regnum.seen import Asked, Seen
from regnum.server.app import create_app
from regnum.server.settings import Settings
from tests.kernel.toy import Toy

ROOT = Path(__file__).resolve().parents[2]


class Pondering(RandomBot):
    """A bot that takes its time."""

    seconds = 0.0
    diary = Path()

    def answer(self, seen: Seen, asked: Asked) -> Any:
        with self.diary.open("a") as diary:
            diary.write(f"{os.getpid()}\n")
        time.sleep(self.seconds)
        return super().answer(seen, asked)

    def interrupt(self, seen: Seen, clock: str) -> str | None:
        """Only what it is asked: so that the diary counts answers."""
        return None


def run(database: str, port: int, seconds: float, diary: Path) -> None:
    REGISTRY["toy"] = Toy
    bots.ANY_GAME["pondering"] = Pondering
    Pondering.seconds, Pondering.diary = seconds, diary
    settings = Settings(data=diary.parent, url=database, bot_pace=0, limits=None)
    uvicorn.run(create_app(settings), port=port, log_config=None, log_level="critical", ws="websockets-sansio")


class Worker:
    """One of the workers of a database."""

    def __init__(self, database: str, seconds: float, diary: Path) -> None:
        self._more = [database, str(seconds), str(diary)]
        self.start()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"

    def start(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        database, *more = self._more
        words = [sys.executable, "-m", "tests.server.worker", database, str(self.port), *more]
        self.process = subprocess.Popen(words, cwd=ROOT)

    def ready(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.02)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


if __name__ == "__main__":
    _, where, at, thinking, book = sys.argv
    run(where, int(at), float(thinking), Path(book))

"""A real server in a process of its own, for tests that look at it from outside."""

from __future__ import annotations

import contextlib
import json
import os
import re
import selectors
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self
from urllib.request import Request, urlopen

import psutil

PATIENCE = 60
"""Seconds; a machine that runs many tests at once is slow."""
PEOPLE = {"me": {"kind": "me"}, "person": {"kind": "person"}}
ADDRESS = re.compile(r"http://\S+/")
PLAY = (sys.executable, "-m", "regnum", "play", "--no-open", "--port", "0")
LATE_PLAY = (sys.executable, "-m", "tests.web.late_server", "play", "--no-open", "--port", "0")
"""The same, with matches that begin late."""


class TableServer:
    """`regnum play`, or another command that prints an address, with data in a folder of its own."""

    def __init__(self, data: Path, *command: str, seed: int = 7, **environment: str) -> None:
        self.data = data
        self.command = command or PLAY
        self.environment = {
            **os.environ,
            "REGNUM_DATA": str(data),
            "REGNUM_BOT_PACE": "0",
            "REGNUM_SEED": str(seed),
            "REGNUM_LANG": "en",
            "PYTHONUNBUFFERED": "1",
            **environment,
        }
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        """With a slash at its end."""
        self.said = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Returns when the server answers."""
        self.said = ""
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.address = self.wait_for(ADDRESS)

    def wait_for(self, pattern: re.Pattern[str]) -> str:
        """What the server printed that fits."""
        assert self.process is not None
        assert self.process.stdout is not None
        until = time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as ready:
            ready.register(self.process.stdout, selectors.EVENT_READ)
            while not (found := pattern.search(self.said)):
                assert ready.select(until - time.monotonic()), f"silent for {PATIENCE} s; said so far:\n{self.said}"
                line = os.read(self.process.stdout.fileno(), 65536).decode()
                assert line, f"ended too soon; said:\n{self.said}"
                self.said += line
        return found.group()

    def lay(self, *seats: str, game: str = "abyss", **options: str) -> str:
        """Lay a table: a seat is "me", "person" or the level of a bot. Its id."""
        people = [PEOPLE.get(seat, {"kind": "bot", "level": seat}) for seat in seats]
        wanted = {"game": game, "seats": people, "options": options}
        request = Request(
            f"{self.address}api/tables", json.dumps(wanted).encode(), headers={"Content-Type": "application/json"}
        )
        with urlopen(request, timeout=PATIENCE) as answer:
            return str(json.load(answer)["id"])

    def live(self, table: str) -> str:
        """The address of a table's socket."""
        return f"{self.address.replace('http:', 'ws:')}api/tables/{table}/live"

    def interrupt(self) -> int:
        """Ctrl-C; the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        self.said += rest
        return self.process.returncode

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            with contextlib.suppress(psutil.Error):  # it may have ended by itself
                workers = psutil.Process(self.process.pid).children(recursive=True)
                self.process.kill()
                for worker in workers:  # else they hold the pipe open that is read here to its end
                    with contextlib.suppress(psutil.Error):
                        worker.kill()
            self.process.communicate()

"""A real server in a process of its own, for tests that look at it from outside."""

from __future__ import annotations

import contextlib
import json
import os
import re
import runpy
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Self
from urllib.request import Request, urlopen

import psutil

from tests.server.forking import forkserver

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
        output = self._output()
        until = time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as ready:
            ready.register(output, selectors.EVENT_READ)
            while not (found := pattern.search(self.said)):
                assert ready.select(until - time.monotonic()), f"silent for {PATIENCE} s; said so far:\n{self.said}"
                line = os.read(output, 65536).decode()
                assert line, f"ended too soon; said:\n{self.said}"
                self.said += line
        return found.group()

    def _output(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.fileno()

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


class ForkedServer(TableServer):
    """The same, forked from a process that has read the code already: for tests of what is served, not
    of how it starts. The command is `python -m …`."""

    def start(self) -> None:
        self.said = ""
        self._heard, said = forkserver().Pipe(duplex=False)
        _python, _m, *command = self.command
        self._forked = forkserver().Process(target=run_command, args=(command, self.environment, said), daemon=True)
        self._forked.start()
        said.close()
        self.address = self.wait_for(ADDRESS)

    def _output(self) -> int:
        return self._heard.fileno()

    def kill(self) -> None:
        self._forked.kill()
        self._forked.join(PATIENCE)
        self._heard.close()


def run_command(command: Sequence[str], environment: Mapping[str, str], said: Connection) -> None:
    """A module with its arguments, as if this process had begun with it."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(said.fileno(), 1)
    os.dup2(said.fileno(), 2)
    sys.stdout, sys.stderr = (os.fdopen(output, "w", buffering=1, encoding="utf-8") for output in (1, 2))
    sys.argv = list(command)
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)

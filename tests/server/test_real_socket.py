"""A real server in a clean process, and a real client at its socket."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

SERVE = """
import sys
from pathlib import Path
import uvicorn
from regnum.server.app import create_app
from regnum.server.settings import Settings
uvicorn.run(create_app(Settings(data=Path(sys.argv[1]), bot_pace=0)), port=int(sys.argv[2]), log_level="info")
"""


class Clean:
    """A server that knows nothing of this test: no environment, no working folder of ours."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        system = {name: os.environ[name] for name in ("SYSTEMROOT", "PATH") if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-c", SERVE, str(data), str(self.port)],
            env=system,
            cwd=data,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None, self.process.communicate()[0]
                assert time.monotonic() < until
                time.sleep(0.05)

    def end(self, how: signal.Signals) -> str:
        self.process.send_signal(how)
        return self.process.communicate(timeout=60)[0]


@pytest.fixture
def clean(tmp_path: Path) -> Iterator[Clean]:
    server = Clean(tmp_path)
    yield server
    server.process.kill()
    server.process.communicate()


def test_a_real_socket_from_a_clean_process(clean: Clean) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{clean.port}/api", timeout=30) as http:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = http.post("/tables", json={"game": "abyss", "seats": seats, "options": {"first": "0"}}).json()["id"]
        cookie = {"Cookie": f"regnum={http.cookies['regnum']}"}
        address = f"ws://127.0.0.1:{clean.port}/api/tables/{table}/live"

        with pytest.raises(InvalidStatus):
            connect(address, additional_headers={**cookie, "Origin": "http://evil.example"})
        with connect(address) as nobody, pytest.raises(ConnectionClosed) as closed:
            nobody.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404

        with connect(address, additional_headers=cookie, origin=f"http://127.0.0.1:{clean.port}") as line:  # type: ignore[arg-type]
            line.send(json.dumps({"do": "watch", "ref": 1, "seat": 0}))
            sent = hear(line, "table")
            assert sent["asked"][0]["options"][0]["key"] == "explore"
            line.send("nonsense")
            assert hear(line, "refused")["code"] == "malformed"
            line.send(b"\x00")
            assert hear(line, "refused")["code"] == "malformed"
            line.send(" " * 300_000)
            assert hear(line, "refused")["code"] == "malformed"
            line.send(json.dumps({"do": "answer", "ref": 2, "decision": "0.0", "answer": "explore"}))
            heard: list[Any] = []  # in whatever order they come
            while {message["is"] for message in heard} < {"done", "table"}:
                heard.append(json.loads(line.recv(30)))
            assert {message["seq"] for message in heard if message["is"] == "done"} == {1}
            with connect(address, additional_headers=cookie) as another:
                another.send(json.dumps({"do": "watch", "ref": 1, "seat": 0}))
                assert hear(another, "table")["journal"]["from"] == 0

            said = clean.end(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                hear(line, "nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
    assert "Traceback" not in said
    assert not re.search(r"ERROR|WARNING", said), said
    assert not list(Path(clean.process.args[4]).glob("*-wal")), "everything is in the database itself"  # type: ignore[index]


def hear(line: Any, kind: str) -> Any:
    while True:
        heard = json.loads(line.recv(30))
        if heard["is"] == kind:
            return heard

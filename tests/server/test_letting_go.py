"""A line that has been closed is let go at once: a server that seldom collects garbage must not fill up with them."""

from __future__ import annotations

import asyncio
import gc
import itertools
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.sync.client import connect

from regnum.server import serve
from regnum.server.app import create_app
from regnum.server.http.connection import Connection
from regnum.server.people.sessions import fresh_token
from regnum.server.settings import Settings


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Of a server in this process, so that one can see what it holds."""
    settings = Settings(data=tmp_path, bot_pace=0, limits=None, household=True)
    server = uvicorn.Server(uvicorn.Config(create_app(settings), port=0, ws="websockets-sansio", log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    until = time.monotonic() + 30
    while not server.started:
        assert time.monotonic() < until
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join()


def test_what_is_old_is_looked_through_but_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    times = itertools.count()

    async def a_while(seconds: float) -> None:
        if next(times) == 2 * serve.THOROUGH:
            raise asyncio.CancelledError

    monkeypatch.setattr(serve.asyncio, "sleep", a_while)
    monkeypatch.setattr(serve.gc, "collect", lambda generation=2: done.append(f"collect {generation}"))
    monkeypatch.setattr(serve.gc, "freeze", lambda: done.append("freeze"))
    monkeypatch.setattr(serve.gc, "unfreeze", lambda: done.append("unfreeze"))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(serve._look_through())
    assert done == 2 * [*(serve.THOROUGH - 1) * ["collect 1", "freeze"], "unfreeze", "collect 2", "freeze"]


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("which", ["a table's", "a person's own"])
def test_a_closed_line_needs_no_collector(port: int, which: str) -> None:
    cookie = {"cookie": f"regnum={fresh_token()}"}
    seats = [{"kind": "me"}, {"kind": "person"}]
    laid = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "toy", "seats": seats}, headers=cookie)
    path = f"tables/{laid.json()['id']}/live" if which == "a table's" else "live"
    for _ in range(3):
        with connect(f"ws://127.0.0.1:{port}/api/{path}", additional_headers=cookie) as line:
            line.send('{"do": "ping", "ref": 1}')
            assert '"pong"' in line.recv(timeout=20)
    until = time.monotonic() + 10
    while held := [each for each in gc.get_objects() if issubclass(type(each), Connection | WebSocketsSansIOProtocol)]:
        assert time.monotonic() < until, held
        del held
        time.sleep(0.02)

"""Breaking off what runs: also what did not hear of it at first. How a server, and a worker left alone, ends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import psutil
import pytest
import uvicorn
from uvicorn.server import ServerState

from regnum.server.background.tasks import cancel
from regnum.server.http.listener import SocketProtocol


async def test_who_did_not_hear_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.background.tasks.PATIENCE", 0.01)
    losses: list[str] = []

    async def again_and_again() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if len(losses) == 2:
                    raise
                losses.append("the connection is lost")

    task = asyncio.create_task(again_and_again())
    await asyncio.sleep(0)
    await cancel([task])
    assert task.cancelled()
    assert len(losses) == 2


async def test_what_had_ended_already_is_let_be() -> None:
    async def fail() -> None:
        raise KeyError

    tasks = [asyncio.create_task(asyncio.sleep(0)), asyncio.create_task(fail())]
    await asyncio.wait(tasks)
    await cancel(tasks)
    assert [task.cancelled() for task in tasks] == [False, False]
    await cancel([])


class Wire(asyncio.Transport):
    """What is written to a connection."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.7", 1234), "sockname": ("192.0.2.1", 80)})
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


HANDSHAKE = (
    b"GET /api/me/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def test_who_comes_in_while_the_server_ends_is_told_to_come_again() -> None:
    """With 503, which browsers and proxies take for what it is; not with 500, as if something had gone wrong."""
    troubles: list[BaseException] = []

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await asyncio.sleep(0)
        try:
            await send({"type": "websocket.accept"})
        except BaseException as trouble:
            troubles.append(trouble)
            raise

    config = uvicorn.Config(slow, log_config=None, ws=SocketProtocol)
    state = ServerState()
    socket, wire = SocketProtocol(config, state, {}), Wire()
    socket.connection_made(wire)
    socket.data_received(HANDSHAKE)
    socket.shutdown()
    while state.tasks:
        await asyncio.sleep(0)
    socket.connection_lost(None)
    head = wire.written.decode().lower()
    assert head.startswith("http/1.1 503 ")
    assert "retry-after: 1" in head
    assert head.count("http/1.1") == 1, "it is told so once"
    assert wire.closed
    assert [isinstance(trouble, OSError) for trouble in troubles] == [True], "as if the other side had gone away"


def test_a_worker_whose_supervisor_was_killed_ends() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.orphan"], stdout=subprocess.PIPE, text=True
    ) as supervisor:
        assert supervisor.stdout is not None
        worker = psutil.Process(int(supervisor.stdout.readline()))
        supervisor.kill()
        try:
            worker.wait(30)
        finally:
            if worker.is_running():
                worker.kill()

"""Connections that say nothing, say it slowly, or are too many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from regnum.server.http import listener
from regnum.server.http.listener import GATE, Gate, calmly
from regnum.server.settings import Settings


async def answering(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


@asynccontextmanager
async def served() -> AsyncIterator[int]:
    config = uvicorn.Config(
        answering,
        port=0,
        http="regnum.server.http.listener:HttpProtocol",
        ws="regnum.server.http.listener:SocketProtocol",
        ws_ping_interval=0.1,
        ws_ping_timeout=0.1,
        log_level="critical",
        lifespan="off",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "LOOK", 0.02)
    monkeypatch.setattr(listener, "HEADERS", 0.2)
    monkeypatch.setattr(listener, "BODY", 0.2)
    for name in ("most", "most_of_address", "proxies", "count"):
        monkeypatch.setattr(GATE, name, getattr(GATE, name))
    monkeypatch.setattr(GATE, "proxies", ())


async def leave(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def closed(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), 3)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost",
    ],
)
async def test_who_is_slow_is_let_go(said: bytes) -> None:
    async with served() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        await closed(reader)
        await leave(writer)
        await asyncio.sleep(0.05)
        assert GATE.count == 0


async def test_a_trickle_of_headers_is_let_go() -> None:
    async with served() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")

        async def trickle() -> None:
            while True:
                await asyncio.sleep(0.03)
                writer.write(b"X: y\r\n")

        trickling = asyncio.create_task(trickle())
        assert await closed(reader) == b""
        trickling.cancel()
        await leave(writer)


OPENING = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2l4dGVlbi1ieXRlcy4uLg==\r\n\r\n"
)


async def test_a_socket_that_answers_no_ping_is_let_go() -> None:
    async with served() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(OPENING)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        assert GATE.count == 1
        heard = await closed(reader)
        assert heard[:1] == b"\x89", "a ping is the first that it hears"
        await leave(writer)
        await asyncio.sleep(0.05)
        assert GATE.count == 0


async def test_who_asks_again_and_again_is_not_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time for headers begins anew with each request: together they take longer than one may."""
    monkeypatch.setattr(listener, "HEADERS", 1.0)
    async with served() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(12):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.1)
        await leave(writer)


async def test_no_more_than_so_many(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    caplog.set_level("INFO", "regnum.server")
    monkeypatch.setattr(GATE, "_logged", {})
    monkeypatch.setattr(listener, "HEADERS", 5)
    GATE.most_of_address = GATE.count + 3
    async with served() as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(10)]
        await asyncio.sleep(0.1)
        refused = [reader for reader, _ in lines if reader.at_eof() or reader._buffer]  # type: ignore[attr-defined]
        assert len(refused) == 7
        assert (await closed(refused[0])).startswith(b"HTTP/1.1 503")
        for _, writer in lines:
            await leave(writer)
        await asyncio.sleep(0.1)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await closed(reader)).startswith(b"HTTP/1.1 200")
        await leave(writer)
    assert sum("too-many-connections" in line for line in caplog.messages) == 1


async def test_a_believed_proxy_speaks_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    gate.most_of_address, gate.proxies = 1, ("10.0.0.1",)
    assert all(gate.admit("10.0.0.1") for _ in range(5))
    assert gate.admit("10.0.0.2")
    assert not gate.admit("10.0.0.2")
    gate.most = 6
    assert not gate.admit("10.0.0.1")
    gate.leave("10.0.0.2")
    assert gate.admit("10.0.0.1")


async def test_there_are_descriptors_left_for_the_database(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    monkeypatch.setattr(listener, "descriptors", lambda: 256)
    gate.configure(Settings(data=tmp_path))
    assert gate.most == 256 - listener.SPARE


async def test_no_flood_in_the_log_where_no_descriptor_is_left(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr(GATE, "_logged", {})
    loop = asyncio.get_running_loop()
    for _ in range(2_000):
        calmly(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24, "too many")})
    assert len(caplog.records) == 1
    calmly(loop, {"message": "something else"})
    assert len(caplog.records) == 2

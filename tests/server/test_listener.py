"""How a socket is read: on and on, until somebody is too far ahead of what we have heard; and how it is written to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from regnum.server.http.listener import AHEAD, SocketProtocol

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = Frame(Opcode.TEXT, b"ping").serialize(mask=True)


class Transport(asyncio.Transport):
    """Remembers whether it is being read, and what was written."""

    reading = True
    pauses = 0

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def pause_reading(self) -> None:
        self.reading = False
        self.pauses += 1

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None: ...


@pytest.mark.anyio
async def test_one_message_stops_nobody_and_many_are_left_until_the_first_are_heard() -> None:
    heard = asyncio.Semaphore(0)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            await heard.acquire()
            await receive()

    async def hear(messages: int) -> None:
        for _ in range(messages):
            heard.release()
        for _ in range(20):
            await asyncio.sleep(0)

    config = uvicorn.Config(app, log_config=None)
    config.load()
    transport = Transport()
    protocol = SocketProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await hear(0)
    for _ in range(3):
        protocol.data_received(PING)
        assert transport.reading
        await hear(1)
    assert not transport.pauses
    protocol.data_received(PING * AHEAD)
    assert transport.reading
    protocol.data_received(PING * 2)
    assert not transport.reading
    assert transport.pauses == 1
    await hear(AHEAD + 1)
    assert not transport.reading
    await hear(1)
    assert transport.reading
    for task in list(protocol.tasks):
        task.cancel()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)
    protocol.connection_lost(None)


@pytest.mark.anyio
@pytest.mark.parametrize("extension", [b"", b"Sec-WebSocket-Extensions: permessage-deflate\r\n"])
async def test_what_is_written_directly_is_read_as_it_was_said(extension: bytes) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    texts = [b"", b"a" * 125, b"b" * 126, "\u0142".encode() * 5_000, b"c" * 65_535, b"d" * 65_536, b"end"]
    config = uvicorn.Config(app, log_config=None)
    config.load()
    transport = Transport()
    protocol = SocketProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE[:-2] + extension + b"\r\n")
    for _ in range(20):
        await asyncio.sleep(0)
    assert protocol.free
    assert bool(protocol.conn.extensions) == bool(extension)
    head, _, _ = transport.written.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101")
    protocol.say(texts[0])
    protocol.say(*texts[1:])
    reader = ClientProtocol(parse_uri("ws://here/"), max_size=None, state=OPEN)
    reader.extensions = [] if not extension else [PerMessageDeflate(False, False, 12, 12)]
    reader.receive_data(transport.written[len(head) + 4 :])
    frames = [frame for frame in reader.events_received() if isinstance(frame, Frame)]
    assert [(frame.opcode, frame.fin, frame.data) for frame in frames] == [(Opcode.TEXT, True, text) for text in texts]
    for task in list(protocol.tasks):
        task.cancel()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)
    protocol.connection_lost(None)

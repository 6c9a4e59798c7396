"""A person's own socket: what happens at all of their tables.

A slow reader is told of each table once, as it is by then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from regnum.kernel.errors import Refused
from regnum.server import sending, wire
from regnum.server.asking import AllTables, Asker
from regnum.server.diary import tell_failure
from regnum.server.limiting import Flow
from regnum.server.live import Tables
from regnum.server.store import Listed

LONGEST_MESSAGE = 1024
FAILED = 1011

_ping = msgspec.json.Decoder(wire.Ping)


class Ear:
    """One browser tab of a person."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, person: str) -> None:
        self.person = person
        self._socket = socket
        self._tables = tables
        self._flow: Flow = socket.scope["state"]["flow"]
        self._news: dict[str, Listed | None] = {}
        self._replies: deque[wire.Pong] = deque(maxlen=8)
        self._stirred = asyncio.Event()

    def hear(self, table: str, found: Listed | None) -> None:
        """A table is now like this, or none of theirs any more."""
        self._news[table] = found
        self._stirred.set()

    async def run(self) -> None:
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._tables.news.join(self)
            await self._socket.accept()  # whoever reads a list from now on misses nothing
            tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._tables.news.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _speak(self) -> None:
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            while self._replies:
                await self._say(self._replies.popleft())
            while self._news:
                table = next(iter(self._news))
                found = self._news.pop(table)
                if found is None:
                    await self._say(wire.TableGone(table))
                else:
                    await self._say(wire.TableNews(sending.listed(found, self.person)))

    async def _say(self, message: wire.PersonNews | wire.Pong) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())

    async def _listen(self) -> None:
        """There is nothing to say here but that one is still there; whatever else is said is not heard."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            with contextlib.suppress(Refused, msgspec.MsgspecError, RecursionError):
                await self._flow.heed()
                if isinstance(text, str) and len(text) <= LONGEST_MESSAGE:
                    self._replies.append(wire.Pong(_ping.decode(text).ref))
                    self._stirred.set()

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be closed already
            await self._socket.close(code)


@websocket("/live")
async def mine(socket: WebSocket[Any, Any, Any], tables: AllTables, person: Asker) -> None:
    """docs/protocol.md says what is said here."""
    sockets = socket.app.state.sockets
    ear = Ear(socket, tables, person)
    sockets.add(ear)
    try:
        await ear.run()
    except WebSocketDisconnect:
        pass
    except Exception as failure:
        tell_failure("socket-failed", failure)
        await ear.close(FAILED)
    finally:
        sockets.remove(ear)


ROUTES = [mine]

"""A person's own socket: what happens at all of their tables.

A slow reader is told of each table once, as it is by then.
"""

from __future__ import annotations

import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from regnum.kernel.errors import Refused
from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker
from regnum.server.http.connection import Connection
from regnum.server.http.waiting import Flag
from regnum.server.storage.store import Listed
from regnum.server.tables import sending
from regnum.server.tables.tables import Tables

LONGEST_MESSAGE = 1024

_ping = msgspec.json.Decoder(wire.Ping)


class PersonalConnection(Connection):
    """One browser tab of a person."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, person: str) -> None:
        super().__init__(socket, tables, person)
        self._news: dict[str, Listed | None] = {}
        self._replies: deque[wire.Pong] = deque(maxlen=8)
        self._signal = Flag()

    def hear(self, table: str, found: Listed | None) -> None:
        """A table is now like this, or none of theirs any more."""
        self._news[table] = found
        self._signal.set()

    async def come(self) -> None:
        await self._tables.news.join(self)
        await self._socket.accept()  # whoever reads a list from now on misses nothing

    def leave(self) -> None:
        self._tables.news.leave(self)

    async def speak(self) -> None:
        while True:
            await self._signal.wait()
            self._signal.clear()
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
        await self._send(msgspec.json.encode(message))

    async def receive(self, text: str | None) -> None:
        """There is nothing to say here but that one is still there; whatever else is said is not heard."""
        with contextlib.suppress(Refused, msgspec.MsgspecError, RecursionError):
            await self._flow.count()
            if text is not None and len(text) <= LONGEST_MESSAGE:
                self._replies.append(wire.Pong(_ping.decode(text).ref))
                self._signal.set()


@websocket("/live")
async def mine(socket: WebSocket[Any, Any, Any], tables: AllTables, person: Asker) -> None:
    """docs/protocol.md says what is said here."""
    await PersonalConnection(socket, tables, person).converse()


ROUTES = [mine]

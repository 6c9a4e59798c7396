"""A connection to a browser tab: somebody speaks and listens at our end of it until one side goes away."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from regnum.server.background.tasks import cancel
from regnum.server.http.limiting import Flow
from regnum.server.log import log_failure
from regnum.server.people.sessions import Visit
from regnum.server.tables.live import NoSuchTable
from regnum.server.tables.tables import Tables

NO_SUCH_TABLE = 4404
GOING_AWAY = 1001
FAILED = 1011


class Connections:
    """The connections there are, so that they can be closed."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()

    async def close(self) -> None:
        """The server is going away."""
        await asyncio.gather(*(one.close(GOING_AWAY) for one in list(self.open)))


class Connection(ABC):
    """One socket of one browser tab."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, person: str) -> None:
        self._socket = socket
        self._tables = tables
        self.person = person
        self._flow: Flow = socket.scope["state"]["flow"]
        self._visit: Visit = socket.scope["state"]["visit"]
        """Once the socket has been accepted, what is said goes this way: the framework's has six doors more."""
        self._closed = False

    @abstractmethod
    async def come(self) -> None:
        """Accept the socket, and begin to hear of what there is to say."""

    @abstractmethod
    def leave(self) -> None:
        """Hear of nothing more."""

    @abstractmethod
    async def speak(self) -> None: ...

    @abstractmethod
    async def receive(self, text: str | None) -> None:
        """Something was said; None is something that is no text."""

    async def converse(self, **about: str) -> None:
        """For as long as both sides want to. What goes wrong is told with what it was `about`."""
        connections: Connections = self._socket.app.state.connections
        connections.open.add(self)
        try:
            await self.run()
        except NoSuchTable:
            await self.close(NO_SUCH_TABLE)
        except WebSocketDisconnect:
            pass
        except Exception as failure:
            log_failure("socket-failed", failure, **about)
            await self.close(FAILED)
        finally:
            connections.open.discard(self)
            # By these the socket holds itself: all that belongs to a closed connection would wait for the collector.
            del self._socket.receive, self._socket.send

    async def run(self) -> None:
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.come()
            tasks = [asyncio.create_task(self.speak()), asyncio.create_task(self._listen())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.leave()
            await cancel(tasks)

    async def _listen(self) -> None:
        while True:
            message = await self._visit.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self.receive(text if isinstance(text, str) else None)

    async def _send(self, message: bytes) -> None:
        if self._closed:
            raise WebSocketDisconnect(detail="the connection is closed")
        try:
            if self._visit.free:
                self._visit.say_at_once(message)
            else:
                await self._visit.say(message.decode())
        except OSError:
            raise WebSocketDisconnect(detail="the connection was cut") from None

    @property
    def _free(self) -> bool:
        """Whether what is sent now goes out at once."""
        return not self._closed and self._visit.free

    async def close(self, code: int) -> None:
        self._closed = True
        with contextlib.suppress(Exception):  # it may be closed already
            await self._socket.close(code)

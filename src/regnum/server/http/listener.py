"""At the listener: how many connections there may be, and how long somebody may take to say what they want.

A connection costs a descriptor and some memory before anything was asked. So they are counted, in all and by address,
and one that is slow with its headers or its body, or says nothing, is closed. A believed proxy speaks for many: its own
connections are counted in all only.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from regnum.server.http.metrics import METRICS
from regnum.server.http.waiting import Flag, Messages
from regnum.server.log import log
from regnum.server.settings import Settings

LONGEST_FRAME = 64 * 1024
"""Bytes of one message at a socket, after it was unpacked."""
HEADERS = 10.0
"""Seconds in which the headers of a request have to be there."""
BODY = 30.0
"""And its body, of at most a megabyte."""
LOOK = 1.0
"""Seconds between two looks at a connection."""
SPARE = 64
"""Descriptors that are left for the database and for files."""
QUIET = 60.0
"""Seconds for which something that happens again and again is logged once."""
AHEAD = 4
"""Messages that somebody may be ahead of us before we stop reading what they send."""
LINE = "regnum.line"
"""Among a socket's extensions: where the application may write to it directly."""
SWITCHING = 101
_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
_BUSY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n"


def _head(length: int) -> bytes:
    """What comes before a text of so many bytes in its frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


class Gate:
    """The connections of this process."""

    def __init__(self) -> None:
        self.most = 10_000
        self.most_of_address = 10_000
        self.proxies: tuple[str, ...] = ()
        self.count = 0
        self._of: Counter[str] = Counter()
        self._logged: dict[str, float] = {}

    def configure(self, settings: Settings) -> None:
        self.most = min(settings.connections, max(SPARE, descriptors() - SPARE))
        self.most_of_address = settings.connections_of_address
        self.proxies = settings.proxies

    def admit(self, address: str) -> bool:
        """One connection more, unless there are too many."""
        if self.count >= self.most or (address not in self.proxies and self._of[address] >= self.most_of_address):
            METRICS.refused_connections += 1
            self.log_once("too-many-connections", connections=self.count)
            return False
        self.count += 1
        self._of[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def log_once(self, event: str, **figures: Any) -> None:
        """A line in the log, and then for a while no more of this kind."""
        now = time.monotonic()
        if now - self._logged.get(event, -QUIET) >= QUIET:
            self._logged[event] = now
            log(event, **figures)


GATE = Gate()


def descriptors() -> int:
    """How many files and connections this process may have open; as many as it is allowed to ask for."""
    try:
        import resource
    except ImportError:  # Windows, which counts differently
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # some systems allow less than they say
            pass
    return 65_536 if soft == resource.RLIM_INFINITY else soft


def calmly(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Where no descriptor is left, the loop says so thousands of times in a second: once is enough."""
    if str(context.get("message", "")).startswith("socket.accept() out of system resource"):
        GATE.log_once("out-of-descriptors", connections=GATE.count)
    else:
        loop.default_exception_handler(context)


def _address(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


class HttpProtocol(H11Protocol):
    """A connection that is counted, and that is closed when it keeps us waiting."""

    _counted: str | None = None
    _seen: tuple[Any, Any] = (None, None)
    _since = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = _address(transport)
        if not GATE.admit(address):
            transport.write(_BUSY)
            transport.close()
            return
        self._counted = address
        self._since = self.loop.time()
        self.loop.call_later(LOOK, self._look)

    def _look(self) -> None:
        if self._counted is None or self.transport.is_closing():
            return
        now = self.loop.time()
        what = (self.conn.their_state, self.cycle)
        if what != self._seen:
            self._seen, self._since = what, now
        patience = {h11.IDLE: HEADERS, h11.SEND_BODY: BODY}.get(what[0])
        if patience is not None and now - self._since > patience:
            METRICS.slow_connections += 1
            self.transport.abort()
        else:
            self.loop.call_later(LOOK, self._look)

    def _leave(self) -> None:
        if self._counted is not None:
            GATE.leave(self._counted)
            self._counted = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()  # the socket is counted from now on
        super().handle_websocket_upgrade(event)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is counted; and that lets the application write to it directly."""

    _counted: str | None = None
    _extensions: dict[Any, Any] | None = None
    """Where the application finds it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue = cast(Any, Messages())
        self.writable = cast(Any, Flag())
        self.writable.set()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][LINE] = cast(Any, self)
            self._extensions = self.scope["extensions"]

    def send_receive_event_to_app(self) -> None:
        """A message is there. uvicorn stops reading the line until it was heard; we stop only where several wait, as to
        stop and to go on costs as much as to read a message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":  # what was said to come in is not needed to stay
            self.request.headers.clear()  # which the library's parser holds on to
            self.scope["headers"] = []
            del self.request, self.response

    @property
    def free(self) -> bool:
        """Whether a text can be sent now, and goes out without waiting."""
        return (
            self.conn.state is OPEN
            and self.handshake_complete
            and self.writable.is_set()
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
        )

    def say(self, *texts: bytes) -> None:
        """Send each text in a frame, all in one go. Only where the line is free."""
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = _address(transport)
        if GATE.admit(address):
            self._counted = address
        else:
            transport.abort()

    def shutdown(self) -> None:
        """The server is ending. Who was about to come in shall come again, to whoever serves next."""
        if not self.handshake_complete and self.initial_response is None and not self.transport.is_closing():
            response = self.conn.reject(503, "")
            response.headers["Retry-After"] = "1"
            self.conn.send_response(response)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.handshake_complete = self.close_sent = self.disconnected = True
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            GATE.leave(self._counted)
            self._counted = None
        if self._extensions is not None:
            self._extensions.pop(LINE)  # they would hold each other
        super().connection_lost(exc)

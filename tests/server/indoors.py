"""A server without a net: requests and sockets go straight to the application, which runs on a loop in a thread of its
own.

The framework's test client would do the same, but as long as a socket is open its loop asks without a pause whether
something was said there, and takes most of a processor from everybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import Any, Self, TypeVar
from urllib.parse import unquote

import httpx
import msgspec
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect

T = TypeVar("T")

ADDRESS = "http://testserver.local"
CALLER = ("testclient", 50000)
NORMAL = 1000
PATIENCE = 20
"""Seconds until somebody who listens gives up."""


class Indoors(httpx.BaseTransport):
    """The application while it runs."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self._thread = ThreadPoolExecutor(1, "server")
        self._begun: Future[None] = Future()

    def __enter__(self) -> Self:
        self._ended = self._thread.submit(asyncio.run, self._live())
        wait([self._begun, self._ended], return_when=FIRST_COMPLETED)
        if not self._begun.done():
            self._thread.shutdown()
            self._ended.result()
        return self

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._end.set)
        self._thread.shutdown()
        self._ended.result()

    async def _live(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        async with self.app.lifespan():
            self._begun.set_result(None)
            await self._end.wait()

    def run(self, work: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Run something on the server's loop."""

        async def working() -> T:
            return await work(*arguments)

        return asyncio.run_coroutine_threadsafe(working(), self.loop).result()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self.run(self._answer, request)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        scope = {**_scope_of(request), "type": "http", "method": request.method}
        body = [request.read()]
        answered = asyncio.Event()
        start: dict[str, Any] = {}
        said: list[bytes] = []

        async def receive() -> dict[str, Any]:
            if body:
                return {"type": "http.request", "body": body.pop(), "more_body": False}
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            assert not answered.is_set(), "this was answered already"
            if message["type"] == "http.response.start":
                assert not start
                start.update(message)
            else:
                assert start
                said.append(message.get("body", b""))
                if not message.get("more_body"):
                    answered.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        assert answered.is_set()
        content = b"" if request.method == "HEAD" else b"".join(said)
        stream = httpx.ByteStream(content)
        return httpx.Response(start["status"], headers=start.get("headers"), stream=stream, request=request)


class Caller(httpx.Client):
    """A browser that anybody may use."""

    def __init__(self, indoors: Indoors) -> None:
        agent = {"user-agent": "testclient"}
        super().__init__(transport=indoors, base_url=ADDRESS, headers=agent, follow_redirects=True, timeout=None)
        self.indoors = indoors
        self.app = indoors.app

    def websocket_connect(self, path: str, headers: Mapping[str, str]) -> Socket:
        request = self.build_request("GET", self.base_url.copy_with(scheme="ws").join(path), headers=headers)
        return Socket(self.indoors, {**_scope_of(request), "type": "websocket", "subprotocols": []})


class Socket:
    """One end of a socket; the other is the application's."""

    def __init__(self, indoors: Indoors, scope: dict[str, Any]) -> None:
        self._indoors = indoors
        self._scope = scope
        self._loop = indoors.loop
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: SimpleQueue[dict[str, Any] | BaseException] = SimpleQueue()
        """What was sent here and not received yet; at the end of it what went wrong, if something did."""

    def __enter__(self) -> Self:
        self._say({"type": "websocket.connect"})
        self._conversation = asyncio.run_coroutine_threadsafe(self._converse(), self._loop)
        self.receive()
        return self

    def __exit__(self, *_: object) -> None:
        """The server knows of it when this returns."""
        self.close()
        wait([self._conversation], PATIENCE)
        while not self.heard.empty():
            message = self.heard.get()
            if isinstance(message, BaseException):
                raise message

    async def _converse(self) -> None:
        async def send(message: Any) -> None:
            self.heard.put(message)

        try:
            await self._indoors.app(self._scope, self._said.get, send)  # type: ignore[arg-type]
        except BaseException as failure:
            self.heard.put(failure)
            raise

    # -- speaking ----------------------------------------------------------------------------------------------------

    def _say(self, message: dict[str, Any]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._said.put_nowait, message)

    def send_text(self, text: str) -> None:
        self._say({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self._say({"type": "websocket.receive", "bytes": data})

    def send_json(self, something: Any) -> None:
        self.send_text(msgspec.json.encode(something).decode())

    def close(self, code: int = NORMAL) -> None:
        self._say({"type": "websocket.disconnect", "code": code})

    # -- listening ---------------------------------------------------------------------------------------------------

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message. Raises WebSocketDisconnect where the server has closed the socket."""
        message = self.heard.get(timeout=timeout)
        if isinstance(message, BaseException):
            raise message
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(detail=message.get("reason", ""), code=message.get("code", NORMAL))
        return message

    def receive_text(self, timeout: float = PATIENCE) -> str:
        return str(self.receive(timeout)["text"])

    def receive_json(self, timeout: float = PATIENCE) -> Any:
        return msgspec.json.decode(self.receive_text(timeout))


def _scope_of(request: httpx.Request) -> dict[str, Any]:
    url = request.url
    return {
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": url.scheme,
        "path": unquote(url.path),
        "raw_path": url.raw_path.partition(b"?")[0],
        "root_path": "",
        "query_string": url.query,
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": CALLER,
        "server": (url.host, url.port or (443 if url.scheme in ("https", "wss") else 80)),
        "extensions": {},
    }

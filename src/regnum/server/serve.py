"""A table server: `regnum play` for one household, `regnum serve` for many people."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from regnum.kernel.errors import BadSetup
from regnum.server.settings import Settings
from regnum.texts import Texts

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

HOME = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
PORT = 8000
PORTS_TRIED = 20
"""How many ports a household looks at, one after the other, before it takes any that is free. A browser keeps its
settings by address, so the same one is better than a new one each time."""
PATIENCE = 15.0
"""How many seconds to wait for the address of a server that is only just starting."""
SOON = 3.0
"""How many seconds a browser gets to start before we leave it alone."""
GRACE = 3
"""How many seconds open connections get to end when the server does."""


# -- the two ways to run it ------------------------------------------------------------------------------------------


def household(port: int = PORT, show: bool = True, language: str = "en") -> int:
    """Serve one household on this machine only, and open the browser. The exit status."""
    say = Texts("", language)
    settings = Settings.of_household()
    with Claim(settings.database) as claim:
        if not claim.taken:
            address = claim.address()
            print(say("serve-already", {"address": address}), flush=True)
            if show:
                open_browser(address).join(SOON)
            return 0
        listener = _any_free_port(port)

        def ready() -> None:
            address = _address(HOME, listener)
            claim.publish(address)
            print(say("serve-household", {"address": address}), flush=True)
            if show:
                open_browser(address)

        _run(settings, listener, ready)
    print(say("serve-over"), flush=True)
    return 0


def serve(host: str = HOME, port: int = PORT, database: Path | None = None, language: str = "en") -> int:
    """Serve many people, each of whom is a guest with a cookie. The exit status."""
    say = Texts("", language)
    settings = Settings.of_server()
    file = database.expanduser().absolute() if database is not None else settings.data / "server.sqlite"
    with Claim(file) as claim:
        if not claim.taken:
            raise BadSetup(f"another Regnum is serving {file} already, at {claim.address()}")
        listener = _listen(host, port)

        def ready() -> None:
            address = _address(host, listener)
            claim.publish(address)
            print(say("serve-many", {"address": address, "file": str(file)}), flush=True)

        _run(replace(settings, sqlite=file), listener, ready)
    print(say("serve-over"), flush=True)
    return 0


# -- one server to a database ----------------------------------------------------------------------------------------


class Claim:
    """A server's claim to a database file. Two servers must not share one; the second learns where the first is.

    The claim is a lock that SQLite holds on a file beside the database: the same on every system, and let go by the
    system however the process ends.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self.taken = False
        self._told = database.with_name(database.name + ".address")

    def __enter__(self) -> Claim:
        lock = self.database.with_name(self.database.name + ".lock")
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            self._lock = sqlite3.connect(lock, timeout=0, isolation_level=None)
            self._lock.execute("BEGIN EXCLUSIVE")
        except OSError as error:
            raise BadSetup(f"{self.database.parent} cannot be written: {error.strerror}") from None
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise BadSetup(f"{self.database.parent} cannot be written: {error}") from None
        else:
            self.taken = True
            self._told.unlink(missing_ok=True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.taken:
            self._told.unlink(missing_ok=True)
        self._lock.close()

    def publish(self, address: str) -> None:
        """Tell those who come later where we are."""
        draft = self._told.with_name(f"{self._told.name}.{os.getpid()}")
        draft.write_text(address, encoding="utf-8")
        draft.replace(self._told)

    def address(self) -> str:
        """Where the server is that was here first."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(FileNotFoundError):
                return self._told.read_text(encoding="utf-8")
            time.sleep(0.05)
        raise BadSetup(f"another Regnum is using {self.database} and does not say at which address")


# -- the address -----------------------------------------------------------------------------------------------------


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises BadSetup."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":  # where it would let two programs share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortBusy(f"port {port} of {host} is busy; choose another with --port") from None
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadSetup(f"cannot listen on port {port} of {host}: {reason}") from None
    return listener


class PortBusy(BadSetup):
    """Somebody else listens there."""


def _any_free_port(first: int) -> socket.socket:
    for port in range(first, min(first + PORTS_TRIED, 65536)):
        with contextlib.suppress(PortBusy):
            return _listen(HOME, port)
    return _listen(HOME, 0)


def _address(host: str, listener: socket.socket) -> str:
    name = _own_address() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"


def _own_address() -> str:
    """The address under which others on the network are likely to find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way there
        return str(asking.getsockname()[0])
    return HOME


def open_browser(address: str) -> threading.Thread:
    """Show the page, if somebody is there to see it; without a screen there is nothing to say about it."""

    def show() -> None:
        with contextlib.suppress(webbrowser.Error, OSError):
            if has_screen():
                webbrowser.open(address)  # which some browsers leave only when they are closed

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    return thread


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    # Without a display Python would start a browser for terminals, which takes the keyboard away.
    return platform in ("darwin", "win32") or any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


# -- running ---------------------------------------------------------------------------------------------------------


def _run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C. Raises BadSetup where the server cannot start."""
    import uvicorn

    from regnum.server.app import create_app
    from regnum.server.page import HEADERS

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
            ready()

    envelope = Envelope(create_app(settings), HEADERS)
    config = uvicorn.Config(
        envelope,
        log_config=None,
        log_level="critical",  # until it has started: why it could not is for us to say, in one line
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="websockets-sansio",
        timeout_graceful_shutdown=GRACE,
    )
    try:
        Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn has closed everything in good order and says again what ended it
    except SystemExit:
        raise _innermost(envelope.failure) from None
    finally:
        listener.close()


def _innermost(failure: BaseException | None) -> BaseException:
    """The one failure that the task groups of the libraries have wrapped."""
    while isinstance(failure, BaseExceptionGroup) and len(failure.exceptions) == 1:
        failure = failure.exceptions[0]
    return failure or BadSetup("the server could not start")


class Envelope:
    """Around the application: every answer carries our headers, the refusals of the server itself included; and why
    it could not start is remembered, where uvicorn only says that it could not."""

    def __init__(self, app: App, headers: Mapping[str, str]) -> None:
        self.app = app
        self.failure: BaseException | None = None
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, self._with_headers(send))
            return
        try:
            await self.app(scope, receive, send)
        except BaseException as failure:
            self.failure = failure
            raise

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in self._headers if name not in present]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        return sending

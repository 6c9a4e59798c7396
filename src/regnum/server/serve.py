"""A table server: `regnum play` for one household, `regnum serve` for many people."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import errno
import gc
import itertools
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from regnum import packs
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document
from regnum.server.claim import Claim
from regnum.server.log import log, log_to
from regnum.server.settings import Settings, database_named
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
SOON = 3.0
"""How many seconds a browser gets to start before we leave it alone."""
COLLECT = (2_000, 20, 1_000)
"""How much is made before the young, the middle-aged and the old are looked through."""
COLLECT_EVERY = 30.0
"""Seconds after which what is still there of all that was made since the last time is not looked through any more."""
THOROUGH = 60
"""After so many times everything is."""
SWITCH = 0.0005
"""Seconds after which a thread that computes lets another go on: the one that writes to the disk needs little, but
often, and everybody waits for it."""
WORKER_PATIENCE = 60
"""How many seconds a new worker gets to be ready before the one that it replaces ends (SIGHUP), and for how long a
worker may be silent before it is taken for dead."""
M_ARENA_MAX = -8
"""glibc's name for the number of heaps."""
GRACE = 3
"""How many seconds open connections get to end when the server does."""


# -- the two ways to run it ------------------------------------------------------------------------------------------


def household(port: int = PORT, show: bool = True, language: str = "en", content: Path | None = None) -> int:
    """Serve one household on this machine only, and open the browser. The exit status."""
    say = Texts("", language)
    settings = replace(Settings.of_household(), packs=packs_of(content))
    assert isinstance(settings.database, Path)
    with Claim(settings.database) as claim:
        if not claim.taken:
            address = claim.address()
            if content is not None:
                raise BadSetup(f"Regnum is running already, at {address}; stop it first to play with a content pack")
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


def serve(
    host: str = HOME,
    port: int = PORT,
    database: str | None = None,
    workers: int = 1,
    language: str = "en",
    content: Path | None = None,
) -> int:
    """Serve many people. The exit status."""
    from regnum.server.storage.store import located

    say = Texts("", language)
    settings = replace(Settings.of_server(), url=database_named(database), workers=workers, packs=packs_of(content))
    place = located(settings.database)
    file = Path(place.database or "") if place.drivername == "sqlite" else None
    if file is not None and workers > 1:
        raise BadSetup("several workers need PostgreSQL: --database postgresql://USER@HOST/NAME")
    with contextlib.nullcontext() if file is None else Claim(file) as claim:
        if claim is not None and not claim.taken:
            raise BadSetup(f"another Regnum is serving {file} already, at {claim.address()}")
        listener = _listen(host, port)
        kept = str(file or place.set(drivername="postgresql").render_as_string())

        def ready() -> None:
            address = _address(host, listener)
            if claim is not None:
                claim.publish(address)
            print(say("serve-many", {"address": address, "file": kept}), flush=True)

        log_to(sys.stderr)
        if workers > 1:
            _supervise(settings, listener, ready)
        else:
            _run(settings, listener, ready)
    print(say("serve-over"), flush=True)
    return 0


def packs_of(content: Path | None) -> dict[str, Document]:
    """The content pack that new tables of its game begin from, checked before anything is served. Raises BadSetup."""
    return {} if content is None else dict([packs.read(content)])


# -- the address -----------------------------------------------------------------------------------------------------


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises BadSetup."""
    # Named as TCP, for only then all that is written is sent at once: else a second message waits until the first one
    # has been received, which is told with some delay.
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, proto=socket.IPPROTO_TCP)
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

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
            ready()

    envelope = _application(settings)
    # Until it has started uvicorn is silent: why it could not is for us to say, in one line.
    config = uvicorn.Config(envelope, log_level="critical", **_uvicorn_options(settings))
    try:
        Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn has closed everything in good order and says again what ended it
    except SystemExit:
        raise _innermost(envelope.failure) from None
    finally:
        listener.close()


def _supervise(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve with several processes until Ctrl-C, and replace those that die. Raises BadSetup where none can start.

    At SIGHUP each of them in turn is replaced by a new one, which serves before the old one ends.
    """
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    class Supervisor(Multiprocess):
        def keep_subprocess_alive(self) -> None:
            # As long as we too hold a worker's end of its line, we do not hear that it has died: whoever is killed just
            # when it was asked for a sign of life would be waited for.
            for process in self.processes:
                process.child_conn.close()
            super().keep_subprocess_alive()

    asyncio.run(_try(settings))
    config = uvicorn.Config(
        partial(_worker, settings),
        factory=True,
        workers=settings.workers,
        timeout_worker_healthcheck=WORKER_PATIENCE,
        log_level="warning",
        **_uvicorn_options(settings),
    )
    supervisor = Supervisor(config, sockets=[listener])
    try:
        ready()
        supervisor.run()
    finally:
        listener.close()
    if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
        raise BadSetup("the workers could not start")


async def _try(settings: Settings) -> None:
    """The database is there, and up to date. Raises StoreTrouble."""
    from regnum.server.storage.store import Store

    await (await Store.open(settings.database)).close()


def _worker(settings: Settings) -> Envelope:
    """What a worker process serves."""
    from regnum.server.background.processes import end_with_parent

    log_to(sys.stderr)
    end_with_parent()
    return _application(settings, lambda failure: log("not-started", why=str(failure)))


def _application(settings: Settings, failed: Callable[[BaseException], None] = lambda _: None) -> Envelope:
    from regnum.server.app import create_app
    from regnum.server.http.listener import GATE
    from regnum.server.http.page import HEADERS

    _tune_allocator()
    GATE.configure(settings)
    envelope = Envelope(create_app(settings), HEADERS, failed)
    _tune_collector()
    sys.setswitchinterval(SWITCH)
    return envelope


def _tune_allocator() -> None:
    """Let all threads share one heap, where the C library is glibc: with one each, so that none waits for another, each
    keeps what it has ever used, a sixth of what a table takes. Ours wait for each other anyway."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def _tune_collector() -> None:
    """Let Python's collector look through everything but rarely: it stops the server for as long as that takes, most of
    a second where there are many tables. A match that is over and a line that is closed go without a collector (tests
    see to it)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _look_through() -> None:
    """Look for garbage among what is young, and once in a while through everything.

    Where the loop runs, not beside it: what is left of a closed line may want to say something to the loop.
    """
    for n in itertools.count(1):
        await asyncio.sleep(COLLECT_EVERY)
        if n % THOROUGH == 0:
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()


def _uvicorn_options(settings: Settings) -> dict[str, Any]:
    from regnum.server.http.listener import LONGEST_FRAME

    return {
        "loop": _loop(settings),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "http": "regnum.server.http.listener:HttpProtocol",
        "ws": "regnum.server.http.listener:SocketProtocol",
        "ws_max_size": LONGEST_FRAME,
        "h11_max_incomplete_event_size": 32 * 1024,
        "forwarded_allow_ips": list(settings.proxies),
        "timeout_graceful_shutdown": GRACE,
    }


def _loop(settings: Settings) -> str:
    """The event loop by its name for uvicorn: uvloop where there is one, and asyncio's own with PostgreSQL.

    PostgreSQL's driver asks the loop to watch its descriptors itself. uvloop refuses one that has just been given back
    by a line that closes, with an error that nobody there expects.
    """
    from regnum.server.storage.store import located

    in_file = located(settings.database).drivername == "sqlite"
    return "uvloop" if in_file and find_spec("uvloop") is not None else "asyncio"


def _innermost(failure: BaseException | None) -> BaseException:
    """The one failure that the task groups of the libraries have wrapped."""
    while isinstance(failure, BaseExceptionGroup) and len(failure.exceptions) == 1:
        failure = failure.exceptions[0]
    return failure or BadSetup("the server could not start")


class Envelope:
    """Around the application: every answer carries our headers, the refusals of the server itself included; and why
    it could not start is remembered, where uvicorn only says that it could not."""

    def __init__(self, app: App, headers: Mapping[str, str], failed: Callable[[BaseException], None]) -> None:
        self.app = app
        self._failed = failed
        self.failure: BaseException | None = None
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            if scope.get("method") == "HEAD":  # as for GET; the server itself leaves out what is not wanted
                scope = {**scope, "method": "GET"}
            await self.app(scope, receive, send if scope["type"] == "websocket" else self._with_headers(send))
            return
        from regnum.server.http.listener import calmly

        asyncio.get_running_loop().set_exception_handler(calmly)
        collecting = asyncio.create_task(_look_through())
        try:
            await self.app(scope, receive, send)
        except BaseException as failure:
            self.failure = failure
            self._failed(_innermost(failure))
            raise
        finally:
            collecting.cancel()

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in self._headers if name not in present]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        return sending

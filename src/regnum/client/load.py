"""`regnum load`: many tables at once, over real sockets, and how long a choice takes to be seen at every seat.

Every seat is a person of their own with a socket of their own. At each table somebody who is asked answers at random,
so many times a second; a match that ends is followed by another. Before it counts, the tables are played on to
different moments of their matches, as the tables of a server in use are: what grows then is a leak, not youth.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regnum.client.choosing import choose
from regnum.client.connection import Client, Lost, Problem
from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.match import Match

TARGET = 150.0
"""Milliseconds that 99 of 100 choices may take until every seat has seen them."""
AT_ONCE = 16
"""So many tables are laid, or played on, at the same time."""
GIVE_UP = 30.0
"""Seconds after which an update that has not come is an error."""
START = 120.0
"""Seconds that the workers of a server get to start."""


class _Option(msgspec.Struct):
    key: str


class _Asked(msgspec.Struct):
    decision: str
    form: str
    options: list[_Option]


class _Changed(msgspec.Struct):
    """What may have changed of it."""

    status: str | None = None
    asked: list[_Asked] | None = None


class _Heard(msgspec.Struct):
    """As much of a message as this needs: the rest is skipped over unread."""

    what: str = msgspec.field(name="is")
    ref: int = 0
    seq: int = -1
    status: str = ""
    code: str = ""
    asked: list[_Asked] = []
    more: list[str] = []
    enough: bool = False
    table: _Changed = msgspec.field(default_factory=_Changed)


_decoder = msgspec.json.Decoder(_Heard)


def new_loop() -> asyncio.AbstractEventLoop:
    """One in C where there is one: the less we take ourselves, the more of what is measured is the server's."""
    if find_spec("uvloop") is None:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = import_module("uvloop").new_event_loop()
    return loop


# -- what is measured ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Figures:
    """What came of a stretch of time."""

    seconds: float = 0.0
    choices: int = 0
    late: int = 0
    """Choices that were not made in their time, because the one before had not been seen everywhere yet."""
    matches: int = 0
    errors: dict[str, int] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    """Milliseconds from a choice sent to its update received at the last of its table's seats."""

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1

    def percentile(self, share: float) -> float:
        waits = sorted(self.waits)
        return round(waits[min(len(waits) - 1, int(len(waits) * share))], 1) if waits else float("nan")

    def summary(self) -> dict[str, Any]:
        return {
            "choices_per_second": round(self.choices / self.seconds, 1) if self.seconds else 0.0,
            "choices": self.choices,
            "late": self.late,
            "matches_ended": self.matches,
            "p50_ms": self.percentile(0.50),
            "p95_ms": self.percentile(0.95),
            "p99_ms": self.percentile(0.99),
            "max_ms": self.percentile(1.0),
            "errors": sum(self.errors.values()),
            **({"errors_by_kind": self.errors} if self.errors else {}),
        }


# -- a table ---------------------------------------------------------------------------------------------------------


class Chair:
    """One seat's socket: the newest it has heard, and who waits for more."""

    received = 0
    """Bytes that all of them have heard."""
    changes = True
    """Whether they want to be told only what has changed, as browsers do."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat = seat
        self.newest = _Heard("table")
        self.closed = False
        self._socket = socket
        self._ref = 0
        self._replies: dict[int, asyncio.Future[_Heard]] = {}
        self._signal = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketException):
            async for data in self._socket:
                Chair.received += len(data)
                heard = _decoder.decode(data)
                if heard.what == "changed":
                    heard.status = self.newest.status if heard.table.status is None else heard.table.status
                    heard.asked = self.newest.asked if heard.table.asked is None else heard.table.asked
                if heard.what in ("table", "changed"):
                    self.newest = heard
                    self._signal.set()
                elif heard.ref in self._replies:
                    self._replies.pop(heard.ref).set_result(heard)
        self.closed = True
        self._signal.set()
        for reply in self._replies.values():
            reply.set_exception(Lost("the line was cut"))

    async def ask(self, do: str, **more: Any) -> _Heard:
        if self.closed:
            raise Lost("the line was cut")
        self._ref += 1
        reply: asyncio.Future[_Heard] = asyncio.get_running_loop().create_future()
        self._replies[self._ref] = reply
        await self._say(do, ref=self._ref, **more)
        return await asyncio.wait_for(reply, GIVE_UP)

    async def grow(self, decision: str, part: list[str]) -> _Heard:
        return await self.ask("grow", decision=decision, part=part)

    async def watch(self) -> None:
        self._ref += 1
        await self._say("watch", ref=self._ref, seat=self.seat, changes=self.changes)
        await asyncio.wait_for(self.seen(0), GIVE_UP)

    async def _say(self, do: str, **more: Any) -> None:
        try:
            await self._socket.send(msgspec.json.encode({"do": do, **more}).decode())
        except WebSocketException:
            raise Lost("the line was cut") from None

    async def seen(self, seq: int) -> float:
        """When this seat has been sent that entry, or a later one."""
        while self.newest.seq < seq:
            if self.closed:
                raise Lost("the line was cut")
            self._signal.clear()
            await self._signal.wait()
        return time.perf_counter()

    async def close(self) -> None:
        await self._socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)


class Party:
    """The people of one table, match after match."""

    def __init__(self, people: list[Client], game: str, dice: Random) -> None:
        self._people = people
        self._game = game
        self._dice = dice
        self._chairs: list[Chair] = []
        self.over = True

    async def sit_down(self) -> None:
        """A new table, everybody at it."""
        host, *others = self._people
        table = await host.lay(self._game, ["me", *["open"] * len(others)], public=True)
        for seat, guest in enumerate(others, 1):
            await guest.take(table.id, seat)
        for seat, person in enumerate(self._people):
            self._chairs.append(Chair(await _connect(person, table.id), seat))
            await self._chairs[-1].watch()
        self.over = False

    async def get_up(self) -> None:
        for chair in self._chairs:
            await chair.close()
        self._chairs.clear()

    async def choose(self, figures: Figures) -> None:
        """Somebody who is asked answers, and everybody sees it."""
        chair = next((chair for chair in self._chairs if chair.newest.asked), None)
        if chair is None:
            raise Lost("nobody is asked anything")
        asked = chair.newest.asked[0]
        grow = partial(chair.grow, asked.decision)
        answer = await choose(asked.form, asked.options, grow, self._dice)
        begin = time.perf_counter()
        reply = await chair.ask("answer", decision=asked.decision, answer=answer)
        if reply.what != "done":
            figures.error(reply.code or reply.what)
            return
        async with asyncio.timeout(GIVE_UP):
            ends = [await each.seen(reply.seq) for each in self._chairs]
        figures.waits.append((max(ends) - begin) * 1000)
        figures.choices += 1
        self.over = any(each.newest.status == "over" for each in self._chairs)


async def _connect(person: Client, table: str) -> ClientConnection:
    where = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    cookie = {"Cookie": f"regnum={person.cookie}"}
    return await connect(where, additional_headers=cookie, compression=None, proxy=None, max_size=None)


# -- all tables ------------------------------------------------------------------------------------------------------


class Load:
    """So many tables on a server."""

    def __init__(self, address: str, game: str, tables: int, seats: int, seed: int = 1) -> None:
        find(game).check(Setup(seats, {}))
        self._address = address
        self._game = game
        self._seats = seats
        self._dice = Random(seed)
        self._tables = tables
        self._people: list[Client] = []
        self._parties: list[Party] = []
        self.figures = Figures()

    async def __aenter__(self) -> Load:
        for n in range(self._tables):
            people = [Client(self._address, name=f"Guest {n}.{seat}") for seat in range(self._seats)]
            self._people += people
            self._parties.append(Party(people, self._game, Random(self._dice.randrange(2**32))))
        await self._each(self._people, lambda person: person.__aenter__())
        await self._each(self._parties, lambda party: party.sit_down())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._each(self._parties, lambda party: party.get_up())
        await self._each(self._people, lambda person: person.__aexit__())

    async def _each(self, items: list[Any], work: Callable[[Any], Any]) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(item: Any) -> None:
            async with room:
                await work(item)

        await asyncio.gather(*(one(item) for item in items))

    async def spread(self) -> None:
        """Play every table on to a moment of its own, from the beginning of a match to nearly its end."""
        length = _length(self._game, self._seats)
        ages = [int(length * 0.9 * n / len(self._parties)) for n in range(len(self._parties))]
        self._dice.shuffle(ages)

        async def age(work: tuple[Party, int]) -> None:
            party, choices = work
            for _ in range(choices):
                await self._step(party, Figures())

        await self._each(list(zip(self._parties, ages, strict=True)), age)

    async def run(self, rate: float, seconds: float) -> Figures:
        """So many choices at every table and second, for so long."""
        self.figures = Figures()
        begin = time.perf_counter()
        await asyncio.gather(
            *(self._play(party, self.figures, rate, begin, begin + seconds) for party in self._parties)
        )
        self.figures.seconds = time.perf_counter() - begin
        return self.figures

    async def _play(self, party: Party, figures: Figures, rate: float, begin: float, end: float) -> None:
        when = begin + self._dice.random() / rate  # not all at the same moment
        while when < end:
            now = time.perf_counter()
            if now < when:
                await asyncio.sleep(when - now)
            elif now - when > 1 / rate:
                figures.late += 1
            await self._step(party, figures)
            when = max(when + 1 / rate, time.perf_counter() - 1 / rate)

    async def _step(self, party: Party, figures: Figures) -> None:
        try:
            if party.over:
                await party.get_up()
                await party.sit_down()
            await party.choose(figures)
            figures.matches += party.over
        except (Lost, Problem, WebSocketException, OSError, TimeoutError) as failure:
            figures.error(failure.code if isinstance(failure, Problem) else type(failure).__name__)
            party.over = True


def _length(game: str, seats: int) -> int:
    """How many choices a match of random players takes."""
    dice = Rng(1, 1)
    match = Match.start(find(game), Setup(seats, {}), 1, journal=False, undo=False)
    choices = 0
    while not match.over:
        d = match.decisions[0]
        match.choose(d, match.sample(d, dice))
        choices += 1
    return choices


# -- a server to try it on -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Server:
    address: str
    pid: int | None = None
    """None for a server that somebody else has started."""

    def resident(self) -> float | None:
        """Megabytes of memory that the server's processes hold, where that can be told."""
        if self.pid is None:
            return None
        pages = [_pages(pid) for pid in _family(self.pid)]
        return round(sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1) if all(pages) else None

    def cpu(self) -> float | None:
        """Seconds of computing that they have done."""
        if self.pid is None:
            return None
        return sum(map(_ticks, _family(self.pid))) / os.sysconf("SC_CLK_TCK")


def _family(pid: int) -> list[int]:
    """The process and those it has started, as Linux tells."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return [pid]
    return [pid, *(member for child in children for member in _family(int(child)))]


def _pages(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0


def _ticks(pid: int) -> int:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


def _all_started(process: subprocess.Popen[str], log: Path, workers: int) -> bool:
    """Wait until every worker has said so in the log; not all of them will where the server has given up."""
    until = time.monotonic() + START
    while log.read_text(encoding="utf-8").count('"event":"started"') < workers:
        if process.poll() is not None or time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@contextlib.contextmanager
def serving(database: str | None, workers: int) -> Iterator[Server]:
    """A server of our own, on a database of its own where none is named."""
    with tempfile.TemporaryDirectory(prefix="regnum-load-") as folder:
        where = database or f"sqlite:///{folder}/load.sqlite"
        command = [
            sys.executable,
            "-m",
            "regnum",
            "serve",
            "--port",
            "0",
            "--database",
            where,
            "--workers",
            str(workers),
        ]
        environ = {**os.environ, "REGNUM_DATA": folder, "REGNUM_LIMITS": "off", "REGNUM_LANG": "en"}
        with (
            open(Path(folder) / "log", "w", encoding="utf-8") as log,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environ, text=True) as process,
        ):
            try:
                assert process.stdout is not None
                words = process.stdout.readline().split()
                address = next((word for word in words if word.startswith("http")), None)
                if address is None or not _all_started(process, Path(log.name), workers):
                    raise BadSetup(f"the server could not be started: {Path(log.name).read_text().strip()[-300:]}")
                yield Server(address.rstrip("/."), process.pid)
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()


@asynccontextmanager
async def _sampling(server: Server, every: float) -> AsyncIterator[list[tuple[float, float | None]]]:
    """The server's memory, again and again."""
    samples: list[tuple[float, float | None]] = []
    begin = time.perf_counter()

    async def sample() -> None:
        while True:
            samples.append((round(time.perf_counter() - begin, 1), server.resident()))
            await asyncio.sleep(every)

    task = asyncio.create_task(sample())
    try:
        yield samples
    finally:
        task.cancel()
        samples.append((round(time.perf_counter() - begin, 1), server.resident()))


async def measure(
    server: Server,
    *,
    game: str,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    climb: bool,
    report: Callable[[str], None],
) -> dict[str, Any]:
    """The whole measurement, as `regnum load --json` prints it."""
    empty = server.resident()
    report(f"{tables} tables of {seats} at {server.address} …")
    async with Load(server.address, game, tables, seats) as load:
        await load.spread()
        gc.collect()
        gc.freeze()  # the pauses of our own collector are none of the server's
        before, own_before, laid = server.cpu(), time.process_time(), server.resident()
        report(f"{rate:g} choices per table and second, for {seconds:g} s …")
        async with _sampling(server, max(1.0, seconds / 20)) as samples:
            figures = await load.run(rate, seconds)
        after, own_after = server.cpu(), time.process_time()
        worked = None if before is None or after is None else after - before
        document: dict[str, Any] = {
            "game": game,
            "tables": tables,
            "seats": seats,
            "rate": rate,
            "seconds": round(figures.seconds, 1),
            **figures.summary(),
            "server_cpu_share": None if worked is None else round(worked / figures.seconds, 2),
            "server_cpu_ms_per_choice": None if worked is None else round(worked * 1000 / max(1, figures.choices), 2),
            "driver_cpu_share": round((own_after - own_before) / figures.seconds, 2),
            "memory_mb_before_tables": empty,
            "memory_mb_at_two_fifths": _at(samples, seconds * 2 / 5),
            "memory_mb_at_end": samples[-1][1],
            "memory_kb_per_table": None if empty is None or laid is None else round((laid - empty) * 1000 / tables, 1),
        }
        if climb:
            document["highest"] = await _climb(load, rate, seconds, report)
    return document


def _at(samples: list[tuple[float, float | None]], moment: float) -> float | None:
    return min(samples, key=lambda sample: abs(sample[0] - moment))[1]


async def _climb(load: Load, rate: float, seconds: float, report: Callable[[str], None]) -> dict[str, Any]:
    """Faster and faster, for shorter stretches, until 99 of 100 choices are no longer seen in time."""
    best: dict[str, Any] = {}
    stretch = max(10.0, min(15.0, seconds / 4))
    while True:
        rate = round(rate * 1.15, 3)
        figures = await load.run(rate, stretch)
        told = {"rate": rate, **figures.summary()}
        report(f"{rate:g} per table and second: {told['choices_per_second']} choices/s, p99 {told['p99_ms']} ms")
        if figures.errors or not figures.waits or figures.percentile(0.99) > TARGET:
            return best
        best = told

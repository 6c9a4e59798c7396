"""A whole server inside a test, and the people who come to it."""

from __future__ import annotations

import atexit
import base64
import hashlib
import shutil
import tempfile
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
from litestar import Litestar

from regnum.kernel.chance import Rng
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.server.app import create_app
from regnum.server.settings import Settings
from regnum.server.tables.live import Live
from regnum.server.tables.tables import Tables
from tests.server.indoors import Caller, Indoors, Socket
from tests.server.postgres import bring_up_to_date

T = TypeVar("T")
Json = Any


@cache
def _up_to_date() -> Path:
    """A database with nothing in it yet: a copy is quicker than all the migrations, which `test_store.py` tries."""
    database = Path(tempfile.mkdtemp(prefix="regnum-new-")) / "tables.sqlite"
    atexit.register(shutil.rmtree, database.parent, ignore_errors=True)
    bring_up_to_date(database)
    return database


@dataclass
class Application:
    """An application, and what it holds for its settings."""

    settings: Settings
    app: Litestar

    def set(self, settings: Settings) -> None:
        """From now on it goes by these."""
        for field in fields(settings):
            object.__setattr__(self.settings, field.name, getattr(settings, field.name))


_idle: list[Application] = []
"""Applications of servers that have stopped. To build one takes longer than to start it, and of its settings it looks
up all but where the client's files are when it needs them: so whoever starts the next server gets one of these."""


class House:
    """A server on a data folder. It can be stopped and started again, as another process would be."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.settings = Settings(data=data, **{"bot_pace": 0, "limits": None, **settings})
        self.client: Caller | None = None

    def __enter__(self) -> Self:
        database = self.settings.database
        if isinstance(database, Path) and not database.exists():
            database.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(_up_to_date(), database)
        if not _idle:
            settings = replace(self.settings)
            _idle.append(Application(settings, create_app(settings)))
        self._application = _idle.pop()
        self._application.set(self.settings)
        self.client = Caller(Indoors(self._application.app).__enter__())
        return self

    def __exit__(self, *_: object) -> None:
        if self.client is not None:
            self.client.close()
            self.client = None
            _idle.append(self._application)

    def restart(self) -> None:
        self.__exit__()
        self.__enter__()

    @property
    def tables(self) -> Tables:
        assert self.client is not None
        tables: Tables = self.client.app.state.tables
        return tables

    def run(self, work: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Run something on the server's own loop."""
        assert self.client is not None
        return self.client.indoors.run(work, *arguments)

    def at(self, table: str, do: Callable[[Live], T]) -> T:
        """Do something at an open table while nobody else does."""

        async def inside() -> T:
            async with self.tables.at(table) as live:
                return do(live)

        return self.run(inside)

    def at_once(self, table: str) -> Live:
        """An open table, for code that is on the server's loop already."""
        return self.tables._open[table]

    def match(self, table: str) -> Match:
        """The real match. Only tests may look at it."""
        match = self.at(table, lambda live: live.match)
        assert match is not None
        return match

    def person(self, name: str = "Ada") -> Person:
        return Person(self, name)


class Person:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        token = base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).decode().rstrip("=")
        self.cookie = {"cookie": f"regnum={token}"}

    def elsewhere(self, house: House) -> Person:
        """The same person at another worker."""
        twin = Person(house, "")
        twin.cookie = self.cookie
        return twin

    def ask(self, method: str, path: str, status: int | None = None, **more: Any) -> httpx.Response:
        """A request; the answer must have that status, where one is given."""
        assert self.house.client is not None
        kind = {"content-type": "application/json"} if "content" in more else {}
        headers = {**self.cookie, **kind, **more.pop("headers", {})}
        answer = self.house.client.request(method, f"/api{path}", headers=headers, **more)
        if "regnum" in answer.cookies:
            self.cookie = {"cookie": f"regnum={answer.cookies['regnum']}"}
            self.house.client.cookies.clear()  # each person keeps their own
        assert status is None or answer.status_code == status, answer.text
        return answer

    def get(self, path: str, status: int = 200) -> Json:
        return self.ask("GET", path, status).json()

    def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        return self.ask("POST", path, status, **({} if body is None else {"json": body})).json()

    def lay(self, game: str = "toy", seats: Sequence[str] = ("me", "person"), **options: str) -> str:
        """A new table; a seat that is neither "me" nor "person" is a bot of that level. Its id."""
        wanted = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "level": seat} for seat in seats]
        table = self.post("/tables", {"game": game, "seats": wanted, "options": options}, 201)
        return str(table["id"])

    def sit(self, table: str, seat: int = 0) -> Json:
        return self.get(f"/tables/{table}/seats/{seat}")

    def answer(self, table: str, seat: int, decision: str, answer: Json, status: int = 200) -> Json:
        return self.post(f"/tables/{table}/seats/{seat}/answers", {"decision": decision, "answer": answer}, status)

    def play(self, table: str, answers: int, seed: int = 1, seat: int | None = None) -> int:
        """Answer so many questions, at random, from whatever seat is asked, or from one. The last entry's number."""
        dice = Rng(seed, 9)
        seq = 0
        for _ in range(answers):
            match = self.house.at(table, lambda live: live.match)
            if match is None:
                break
            d = match.decisions[0] if seat is None else match.owed_by(seat)
            assert d is not None
            seq = self.answer(table, d.seat, d.id, any_answer(match, d, dice))["seq"]
        return seq

    def finish(self, table: str, seed: int = 1) -> None:
        """Play to the end."""
        self.play(table, 2000, seed)
        assert self.get(f"/tables/{table}")["status"] == "over"

    def play_against_bots(self, table: str) -> Json:
        """Play seat 0 to the end, answering whenever it is asked. The last that was sent."""
        answered: set[str] = set()
        with self.socket(table) as line:
            sent = line.watch(0)
            while sent["status"] == "running":
                # The same question may be sent more than once, as others answer theirs.
                if sent["asked"] and sent["asked"][0]["decision"] not in answered:
                    answered.add(sent["asked"][0]["decision"])
                    self.play(table, 1, seed=sent["seq"], seat=0)
                sent = line.hear("table")
        return sent

    @contextmanager
    def socket(self, table: str, **headers: str) -> Iterator[Line]:
        assert self.house.client is not None
        connecting = self.house.client.websocket_connect(
            f"/api/tables/{table}/live", headers={**self.cookie, **headers}
        )
        with connecting as socket:
            yield Line(socket)


class Line:
    """A socket at a table."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.ref = 0
        self._unheard: deque[Json] = deque()

    def say(self, do: str, **more: Any) -> int:
        self.ref += 1
        self.socket.send_json({"do": do, "ref": self.ref, **more})
        return self.ref

    def hear(self, kind: str | None = None) -> Json:
        """The next message, or the next of that kind."""
        while True:
            message = self._unheard.popleft() if self._unheard else self.socket.receive_json(timeout=20)
            if kind is None or message["is"] == kind:
                return message

    def ask(self, do: str, **more: Any) -> Json:
        """Say something and hear the answer to it; what else is said meanwhile can be heard later."""
        ref = self.say(do, **more)
        while True:
            message = self.socket.receive_json(timeout=20)
            if message.get("ref") == ref:
                return message
            self._unheard.append(message)

    def watch(self, seat: int | None) -> Json:
        self.say("watch", seat=seat)
        return self.hear("table")


def any_answer(match: Match, d: Any, dice: Rng) -> Json:
    chosen = match.sample(d, dice)
    return chosen.key if isinstance(chosen, Option) and chosen.anytime else d.question.raw(chosen)


def as_data(something: Any) -> Json:
    return msgspec.to_builtins(something)

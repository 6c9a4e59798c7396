"""A person's own socket: it tells of all their tables, whoever changes them, and of nobody else's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from regnum.server.http import limiting
from regnum.server.people import personal
from regnum.server.people.door import TRY_LATER
from tests.server.company import accept, free, gather, id_of, invite, settle, take, together
from tests.server.house import House, Json, Line, Person
from tests.server.postgres import Postgres


@contextmanager
def listening(person: Person, **headers: str) -> Iterator[Line]:
    assert person.house.client is not None
    connecting = person.house.client.websocket_connect("/api/live", headers={**person.cookie, **headers})
    with connecting as socket:
        yield Line(socket)


def news_of(line: Line, table: str) -> Json:
    """The next news of a table."""
    while True:
        heard = line.hear("news")["table"]
        if heard["id"] == table:
            return heard


def nothing(line: Line) -> None:
    """Nothing is said for a while, although somebody is there."""
    time.sleep(0.6)
    assert line.ask("ping")["is"] == "pong"
    assert not line._unheard


def test_one_hears_of_every_change(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    with listening(bob) as line:
        ada.answer(table, 0, ada.sit(table)["asked"][0]["decision"], "draw")
        heard = news_of(line, table)
        assert heard == bob.get(f"/tables/{table}")
        assert heard["waiting"] == [1]
        assert heard["seats"][1]["mine"]
        assert heard["unread"]


def test_one_hears_of_tables_that_become_one_s_own(ada: Person, bob: Person) -> None:
    with listening(bob) as line:
        table = gather(ada, ["me", "open", "open"], public=True)
        nothing(line)
        take(bob, table, 1)
        assert [seat["mine"] for seat in news_of(line, table)["seats"]] == [False, True, False]
        free(bob, table, 1)
        assert line.hear() == {"is": "gone", "id": table}
        settle(ada, table, spectators=False)
        nothing(line)
        invited = together(ada, bob)
        assert news_of(line, invited)["status"] == "running"
        own = bob.lay()
        assert news_of(line, own)["owner"]


def test_one_hears_that_a_table_is_gone(ada: Person) -> None:
    table = ada.lay()
    with listening(ada) as line:
        ada.ask("DELETE", f"/tables/{table}", 204)
        assert line.hear() == {"is": "gone", "id": table}


def test_one_hears_of_the_chat(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    with listening(bob) as line, ada.socket(table) as talking:
        talking.watch(0)
        talking.ask("say", text="Hello")
        assert news_of(line, table)["unheard"] == 1


def test_nobody_hears_of_others_tables(ada: Person, bob: Person) -> None:
    with listening(bob) as line:
        table = ada.lay()
        ada.play(table, 3)
        nothing(line)


def test_a_slow_reader_hears_only_how_things_stand(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.lay()
    with listening(ada) as line:
        reading = asyncio.Event()
        say = personal.PersonalConnection._say

        async def slowly(self: Any, message: Any) -> None:
            await reading.wait()
            await say(self, message)

        monkeypatch.setattr(personal.PersonalConnection, "_say", slowly)
        heard_of: list[str] = []
        hear = personal.PersonalConnection.hear

        def noting(self: Any, table: str, found: Any) -> None:
            hear(self, table, found)
            heard_of.append(table)

        monkeypatch.setattr(personal.PersonalConnection, "hear", noting)
        last = 0
        for i in range(4):
            last = ada.play(table, 1, seed=i)
            until = time.monotonic() + 20
            while len(heard_of) <= i and time.monotonic() < until:
                time.sleep(0.02)
        house.run(_set, reading)
        heard = [news_of(line, table)["unread"], news_of(line, table)["unread"]]
        assert heard == [1, last]
        nothing(line)


async def _set(event: asyncio.Event) -> None:
    event.set()


def test_where_nobody_listens_nothing_is_read(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(ada) as line:
        line.ask("ping")
    table = ada.lay()

    def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(house.tables.news, "_note", never)
    ada.play(table, 2)
    assert not house.tables.news._at


def test_what_is_no_ping_is_not_heard(ada: Person) -> None:
    with listening(ada) as line:
        for nonsense in ("", "[", '{"do":"answer"}', "x" * 5000, '{"do":"ping","ref":-1}'):
            line.socket.send_text(nonsense)
        line.socket.send_bytes(b"\x00")
        assert line.ask("ping") == {"is": "pong", "ref": 1}


def test_no_other_page_may_listen(ada: Person) -> None:
    with pytest.raises(WebSocketDisconnect), listening(ada, origin="https://evil.example") as line:
        line.hear()


def test_there_is_an_end_to_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "SOCKETS", 2)
    with House(tmp_path, limits={}) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        with listening(ada), listening(ada):
            with pytest.raises(WebSocketDisconnect) as no, listening(ada) as third:
                third.hear()
            assert no.value.code == TRY_LATER
            with listening(bob) as line:
                assert line.ask("ping")["is"] == "pong"
        with listening(ada) as line:
            assert line.ask("ping")["is"] == "pong"


def test_one_hears_what_another_worker_does(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.fresh()
    with House(tmp_path / "a", url=database) as here, House(tmp_path / "b", url=database) as there:
        ada, bob = here.person("Ada"), here.person("Bob")
        ada_there, bob_there = there.person("Ada"), there.person("Bob")
        assert id_of(ada) == id_of(ada_there)
        with listening(bob) as line:
            table = gather(ada_there, ["me", "open"])
            accept(bob_there, invite(ada_there, table, 1))
            assert news_of(line, table)["status"] == "running"
            asked = ada_there.sit(table)["asked"][0]
            ada_there.answer(table, 0, asked["decision"], "draw")
            assert news_of(line, table)["waiting"] == [1]
            with ada_there.socket(table) as talking:
                talking.watch(0)
                talking.ask("say", text="Hello")
                assert news_of(line, table)["unheard"] == 1

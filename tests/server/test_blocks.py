"""Blocks: whom I do not want to meet does not come to my table, does not see it, and is not heard by me."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from regnum.server.people import blocks
from tests.server.company import accept, gather, id_of, invite, play_out, settle, take, together
from tests.server.house import House, Json, Line, Person
from tests.server.postgres import Postgres


@pytest.fixture
def carl(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Carl of {request.node.nodeid}")


def block(person: Person, table: str, **whom: int) -> Json:
    return person.post("/blocks", {"table": table, **whom}, 201)


def seen(person: Person) -> set[str]:
    return {table["id"] for table in person.get("/hall")["tables"]}


def said(line: Line) -> list[str]:
    """What is in the chat of one's own room."""
    return [spoken["text"] for spoken in line.hear("talk")["spoken"]]


def test_block_and_meet_again(ada: Person, bob: Person) -> None:
    bob.ask("PATCH", "/me", 200, json={"name": "Bob"})
    table = together(ada, bob)
    first = block(ada, table, seat=1)
    assert first["name"] == "Bob"
    assert block(ada, table, seat=1) == first
    assert ada.get("/blocks") == [first]
    assert bob.get("/blocks") == []
    assert id_of(bob) not in str(first)
    assert bob.ask("DELETE", f"/blocks/{first['id']}", 404).json()["code"] == "no-such-block"
    ada.ask("DELETE", f"/blocks/{first['id']}", 204)
    assert ada.get("/blocks") == []
    ada.ask("DELETE", f"/blocks/{first['id']}", 404)


@pytest.mark.parametrize(
    ("whom", "status", "code"),
    [
        ({"seat": 0}, 409, "nobody-there"),  # oneself
        ({"seat": 2}, 409, "nobody-there"),  # a bot
        ({"seat": 9}, 404, "no-such-seat"),
        ({"n": 7}, 409, "nobody-there"),
        ({}, 409, "nobody-there"),
        ({"seat": 1, "n": 1}, 409, "nobody-there"),
        ({"seat": "1"}, 400, "malformed"),
    ],
)
def test_nobody_to_block(ada: Person, bob: Person, whom: dict[str, int], status: int, code: str) -> None:
    table = gather(ada, ("me", "open", "random"), public=True)
    take(bob, table, 1)
    assert ada.post("/blocks", {"table": table, **whom}, status)["code"] == code
    assert ada.get("/blocks") == []


def test_at_tables_of_others_nobody_is_blocked(ada: Person, bob: Person, carl: Person) -> None:
    """Else one could learn who sits where."""
    table = together(ada, bob)
    for there in (table, "nosuchtable", "\x00"):
        assert carl.post("/blocks", {"table": there, "seat": 0}, 404)["code"] == "not-found"


def test_a_table_of_mine_is_not_there_for_whom_i_have_blocked(ada: Person, bob: Person, carl: Person) -> None:
    met = together(ada, bob)
    before = gather(ada, ("me", "open"), public=True)
    assert before in seen(bob)
    block(ada, met, seat=1)
    after = gather(ada, ("me", "open"), public=True)
    for table in (before, after):
        assert table not in seen(bob)
        assert table in seen(carl)
        bob.ask("GET", f"/tables/{table}", 404)
        take(bob, table, 1, status=404)
    link = invite(ada, after, 1)
    assert accept(bob, link, status=404)["code"] == "no-such-invite"
    accept(carl, link)
    assert after not in seen(bob)  # it is played by now, and may be watched, but not by Bob
    bob.ask("GET", f"/tables/{after}", 404)
    play_out([ada, bob], met, 4)  # where they play together already, they play on


def test_blocked_while_watching(ada: Person, bob: Person, carl: Person) -> None:
    met = together(ada, bob)
    public = gather(ada, ("me", "person"), public=True)
    invited = gather(ada, ("me", "person"))
    for table in (public, invited):
        accept(bob, invite(ada, invited))
        with bob.socket(table) as line, carl.socket(public) as other:
            line.watch(None)
            other.watch(None)
            found = block(ada, met, seat=1)
            with pytest.raises(WebSocketDisconnect) as closed:
                line.hear("nothing")
            assert closed.value.code == 4404
            assert other.ask("ping")["is"] == "pong"
        ada.ask("DELETE", f"/blocks/{found['id']}", 204)
    bob.ask("GET", f"/tables/{public}", 200)
    bob.ask("GET", f"/tables/{invited}", 404)  # the invitation has gone with the block


def test_where_i_sit_while_people_gather(ada: Person, bob: Person, carl: Person) -> None:
    met = together(ada, bob)
    block(ada, met, seat=1)
    table = gather(carl, ("me", "open", "open"), public=True)
    assert table in seen(bob)
    take(ada, table, 1)
    assert table not in seen(bob)
    assert take(bob, table, 2, status=404)["code"] == "not-found"
    assert accept(bob, invite(carl, table, 2), status=404)["code"] == "no-such-invite"
    carl.post(f"/tables/{table}/start", {"level": "random"})
    assert table in seen(bob)  # it is Carl who says who may watch


def test_in_the_chat_i_do_not_hear_them_and_they_are_not_told(ada: Person, bob: Person, carl: Person) -> None:
    table = together(ada, bob, carl)
    with ada.socket(table) as mine, bob.socket(table) as theirs, carl.socket(table) as others:
        for seat, line in enumerate((mine, theirs, others)):
            line.watch(seat)
            assert said(line) == []
        n = theirs.ask("say", text="boo")["seq"]
        assert said(mine) == ["boo"]
        block(ada, table, n=n)
        theirs.ask("say", text="boo again")
        others.ask("say", text="hello")
        assert said(mine) == ["hello"]
        heard: list[str] = []
        while "hello" not in heard:
            heard += said(theirs)
        assert heard == ["boo", "boo again", "hello"]
    assert [line["text"] for line in ada.get(f"/tables/{table}/talk")] == ["hello"]
    with ada.socket(table) as mine, bob.socket(table) as theirs:
        mine.watch(0)
        theirs.watch(1)
        mine.say("heard", n=3)
        mine.ask("ping")
        theirs.ask("say", text="boo once more")
    assert [listed["unheard"] for listed in ada.get("/tables")] == [0]
    assert [listed["unheard"] for listed in carl.get("/tables")] == [4]
    assert [line["text"] for line in bob.get(f"/tables/{table}/talk")] == ["boo", "boo again", "hello", "boo once more"]
    assert bob.get("/blocks") == []


def test_onlookers_block_in_their_own_room(ada: Person, bob: Person, carl: Person, house: House) -> None:
    table = gather(ada, ("me", "person"), public=True)
    with ada.socket(table) as playing, bob.socket(table) as mine, carl.socket(table) as theirs:
        playing.watch(0)
        mine.watch(None)
        theirs.watch(None)
        n = theirs.ask("say", text="boo")["seq"]
        assert playing.ask("say", text="we play")["seq"] == n  # numbered alike, in another room
        block(bob, table, n=n)
    assert house.run(blocks.blocked_by, house.tables.store, id_of(bob)) == {id_of(carl)}
    assert house.run(blocks.between, house.tables.store, id_of(carl), [None, id_of(bob)])
    assert not house.run(blocks.between, house.tables.store, id_of(bob), [id_of(carl), id_of(ada)])


def test_a_shared_match_is_open_to_everybody(ada: Person, bob: Person) -> None:
    met = together(ada, bob)
    block(ada, met, seat=1)
    table = ada.lay()
    ada.finish(table)
    bob.ask("GET", f"/tables/{table}", 404)
    settle(ada, table, shared=True)
    bob.ask("GET", f"/tables/{table}", 200)  # who has the link might as well come as somebody else


def test_every_worker_knows_of_a_block(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh()
    with House(tmp_path / "here", url=url) as here, House(tmp_path / "there", url=url) as there:
        ada, bob = here.person("Ada"), there.person("Bob")
        met = gather(ada, ("me", "open"), public=True)
        take(bob, met, 1)
        table = gather(ada, ("me", "person"), public=True)
        with bob.socket(table) as line:
            line.watch(None)
            block(ada, met, seat=1)
            with pytest.raises(WebSocketDisconnect) as closed:
                line.hear("nothing")
            assert closed.value.code == 4404
        bob.ask("GET", f"/tables/{table}", 404)

"""Chats: two rooms that never hear each other, what may be said, how far it was read, and who is not listened to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.server.tables.talk import AT_ONCE, MOST_BREAKS, clean
from tests.server.company import accept, closing, gather, invite, play_out, settle, take, together
from tests.server.house import House, Line, Person


@pytest.fixture
def carl(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Carl of {request.node.nodeid}")


@pytest.fixture
def dora(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Dora of {request.node.nodeid}")


def come(line: Line, seat: int | None) -> Any:
    """Look at the table, and hear what is being said there."""
    line.watch(seat)
    return line.hear("talk")


def texts(talk: Any) -> list[str]:
    return [one["text"] for one in (talk["spoken"] if isinstance(talk, dict) else talk)]


# -- the rooms -------------------------------------------------------------------------------------------------------


def test_players_talk(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open"], public=True)
    take(bob, table, 1, "Bob")
    with ada.socket(table) as one, bob.socket(table) as two:
        first = come(one, 0)
        assert first == {"is": "talk", "room": "players", "spoken": [], "heard": 0}
        come(two, 1)
        done = two.ask("say", text="Hello!")
        assert (done["is"], done["seq"]) == ("done", 1)
        heard, mine = one.hear("talk")["spoken"], two.hear("talk")["spoken"]
    assert [(said["n"], said["seat"], said["name"], said["mine"], said["text"]) for said in heard] == [
        (1, 1, "Bob", False, "Hello!")
    ]
    assert mine == [{**heard[0], "mine": True}]
    assert ada.get(f"/tables/{table}/talk") == heard


def test_players_and_onlookers_never_hear_each_other(ada: Person, bob: Person, carl: Person, dora: Person) -> None:
    table = together(ada, bob, public=True)
    carl.ask("PATCH", "/me", 200, json={"name": "Carl"})
    accept(dora, invite(ada, table))
    with ada.socket(table) as player, carl.socket(table) as public, dora.socket(table) as invited:
        come(player, 0)
        assert [come(line, None)["room"] for line in (public, invited)] == ["watchers", "watchers"]
        assert player.ask("say", text="my plan")["seq"] == 1
        assert public.ask("say", text="what a plan")["seq"] == 1
        said = invited.hear("talk")["spoken"]
        assert [(one["n"], one["seat"], one["name"], one["text"]) for one in said] == [(1, None, "Carl", "what a plan")]
        invited.ask("say", text="indeed")
        player.ask("say", text="and another")
        for line, heard in ((player, ["my plan", "and another"]), (public, ["what a plan", "indeed"])):
            told: list[str] = []
            while len(told) < 2:
                told += texts(line.hear("talk"))
            line.ask("ping")
            assert (told, [message["is"] for message in line._unheard]) == (heard, [])
    for _ in range(2):
        assert [texts(one.get(f"/tables/{table}/talk")) for one in (ada, bob)] == [["my plan", "and another"]] * 2
        assert [texts(one.get(f"/tables/{table}/talk")) for one in (carl, dora)] == [["what a plan", "indeed"]] * 2
        play_out([ada, bob], table)
        settle(ada, table, shared=True)


def test_nobody_talks_at_a_table_that_is_none_of_theirs(ada: Person, bob: Person, carl: Person) -> None:
    table = together(ada, bob, public=True)
    with carl.socket(table) as line:
        come(line, None)
        settle(ada, table, public=False)
        line.say("say", text="still here")
        assert closing(line) == 4404
    carl.get(f"/tables/{table}/talk", 404)
    settle(ada, table, public=True)
    assert carl.get(f"/tables/{table}/talk") == []


def test_who_sits_down_hears_the_other_room(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open"], public=True)
    with ada.socket(table) as host, bob.socket(table) as line:
        come(host, 0)
        host.ask("say", text="sit down")
        assert come(line, None)["spoken"] == []
        line.ask("say", text="shall I")
        take(bob, table, 1)
        line.say("watch", seat=1)
        talk = line.hear("talk")
        while talk["room"] == "watchers":
            talk = line.hear("talk")
        assert (talk["room"], texts(talk)) == ("players", ["sit down"])


# -- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Zażółć gęślą jaźń 👩‍👧 ", "Zażółć gęślą jaźń 👩‍👧"),
        ("a\tb\u0000c\u0007", "a b c"),
        ("left\u202eright\u200b", "leftright"),
        ("one\r\ntwo\rthree", "one\ntwo\nthree"),
        ("one\n\n \n\n\ntwo", "one\n\ntwo"),
        ("<b>not bold</b>", "<b>not bold</b>"),
    ],
)
def test_what_can_be_read_is_shown(said: str, shown: str) -> None:
    assert clean(said) == shown


def test_few_line_breaks() -> None:
    shown = clean("\n".join("abcdefghijklmnopqrst"))
    assert shown.count("\n") == MOST_BREAKS
    assert shown.replace("\n", " ") == " ".join("abcdefghijklmnopqrst")


def test_nothing_is_not_said(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        come(line, 0)
        for nothing in (" ", "\n\u0000", "\u202e", "\u200d"):
            assert line.ask("say", text=nothing)["code"] == "nothing-said"
        for nonsense in ("", "x" * 1001, 3, None):
            assert line.ask("say", text=nonsense)["code"] == "malformed"
    assert ada.get(f"/tables/{table}/talk") == []


def test_too_much_at_once(tmp_path: Path) -> None:
    with House(tmp_path, limits={"talk": "3 per minute"}) as house:
        ada = house.person()
        table = ada.lay()
        with ada.socket(table) as line:
            come(line, 0)
            assert [line.ask("say", text="x").get("code") for _ in range(4)] == [None, None, None, "too-fast"]
            assert line.ask("ping")["is"] == "pong"


# -- how much of it --------------------------------------------------------------------------------------------------


def test_unread_until_it_was_read(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    with bob.socket(table) as line:
        come(line, 1)
        for n in range(3):
            line.ask("say", text=str(n))
        assert ada.get(f"/tables/{table}")["unheard"] == 3
    with ada.socket(table) as line:
        assert come(line, 0)["heard"] == 0
        line.say("heard", n=2)
        line.ask("ping")
        assert [one["unheard"] for one in ada.get("/tables")] == [1]
        line.say("heard", n=1)
        line.say("heard", n=1_000_000)
        line.ask("ping")
        assert ada.get(f"/tables/{table}")["unheard"] == 0
    house.restart()
    assert [one["unheard"] for one in ada.get("/tables")] == [0]
    with ada.socket(table) as line:
        assert come(line, 0)["heard"] == 3


def test_what_was_said_before_they_came_is_not_news_to_an_onlooker(ada: Person, bob: Person, carl: Person) -> None:
    table = together(ada, bob, public=True)
    with carl.socket(table) as line:
        come(line, None)
        line.ask("say", text="one")
    with carl.socket(table) as line:
        assert come(line, None)["heard"] == 1
        assert carl.get(f"/tables/{table}")["unheard"] == 0


def test_the_latest_hundred_and_those_before(ada: Person, house: House) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        come(line, 0)
        for n in range(AT_ONCE + 5):
            line.ask("say", text=str(n + 1))
            line._unheard.clear()
    house.restart()
    with ada.socket(table) as line:
        assert [one["n"] for one in come(line, 0)["spoken"]] == list(range(6, AT_ONCE + 6))
    assert [one["n"] for one in ada.get(f"/tables/{table}/talk")] == list(range(6, AT_ONCE + 6))
    assert [one["n"] for one in ada.get(f"/tables/{table}/talk?before=6")] == [1, 2, 3, 4, 5]
    assert ada.get(f"/tables/{table}/talk?before=1") == []
    for wrong in ("x", "-1", "9" * 30):
        ada.get(f"/tables/{table}/talk?before={wrong}", 400)


def test_many_speak_at_once_and_each_has_a_number(ada: Person, house: House) -> None:
    import asyncio

    from regnum.server.tables.talk import say
    from tests.server.company import id_of

    table = ada.lay()

    async def speaking() -> list[int]:
        return await asyncio.gather(*(say(house.tables, table, id_of(ada), f"word {n}") for n in range(20)))

    assert sorted(house.run(speaking)) == list(range(1, 21))
    assert [one["n"] for one in ada.get(f"/tables/{table}/talk")] == list(range(1, 21))


# -- who is not listened to ------------------------------------------------------------------------------------------


def test_who_is_blocked_is_not_heard_by_the_one_who_blocked_them(ada: Person, bob: Person, carl: Person) -> None:
    table = together(ada, bob, carl)
    with ada.socket(table) as one, bob.socket(table) as two, carl.socket(table) as three:
        come(one, 0), come(two, 1), come(three, 2)
        two.ask("say", text="nonsense")
        one.hear("talk")
        ada.post("/blocks", {"table": table, "n": 1}, 201)
        two.ask("say", text="more nonsense")
        three.ask("say", text="sense")
        assert texts(one.hear("talk")) == ["sense"]
        one.ask("say", text="quiet")
        assert texts(one.hear("talk")) == ["quiet"]
    assert texts(ada.get(f"/tables/{table}/talk")) == ["sense", "quiet"]
    for other in (bob, carl):
        assert texts(other.get(f"/tables/{table}/talk")) == ["nonsense", "more nonsense", "sense", "quiet"]


def test_who_leaves_for_good_takes_their_words_along(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    with ada.socket(table) as one, bob.socket(table) as two:
        come(one, 0), come(two, 1)
        two.ask("say", text="where I live")
        one.ask("say", text="careful")
    bob.ask("POST", "/me/farewell", 204, json={})
    assert texts(ada.get(f"/tables/{table}/talk")) == ["careful"]

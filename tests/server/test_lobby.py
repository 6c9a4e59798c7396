"""The lobby: who I am, what there is to play, my tables."""

from __future__ import annotations

from datetime import datetime

import pytest

from regnum.games import find, names
from tests.server.house import House, Person


def test_a_first_visit_gets_a_cookie_and_the_next_is_the_same_person(house: House) -> None:
    assert house.client is not None
    first = house.client.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert first.json()["name"] is None
    again = house.client.get("/api/me")
    assert again.json() == first.json()
    assert again.headers["set-cookie"] == cookie  # a cookie that is used is kept for another year
    house.client.cookies.clear()
    assert house.client.get("/api/me").json()["id"] != first.json()["id"]


def test_a_cookie_that_is_none_of_ours_is_replaced(house: House) -> None:
    assert house.client is not None
    answer = house.client.get("/api/me", headers={"cookie": "regnum=somebody; other=1"})
    assert "regnum=" in answer.headers["set-cookie"]


def test_nobody_elses_answers_are_kept_by_a_browser(ada: Person) -> None:
    assert ada.ask("GET", "/me").headers["cache-control"] == "no-store"


def test_a_name(ada: Person, bob: Person, house: House) -> None:
    assert ada.ask("PATCH", "/me", 200, json={"name": "  Ada\u0000\nLovelace "}).json()["name"] == "Ada Lovelace"
    house.restart()
    assert ada.get("/me")["name"] == "Ada Lovelace"
    assert bob.get("/me")["name"] is None
    assert ada.get(f"/tables/{ada.lay()}")["seats"][0]["name"] == "Ada Lovelace"
    assert ada.ask("PATCH", "/me", 200, json={"name": "\u0007"}).json()["name"] is None


@pytest.mark.parametrize(
    "body", [{}, {"name": 1}, {"name": ""}, {"name": "x" * 41}, {"name": "x", "id": "y"}, [], None]
)
def test_a_name_that_is_none(ada: Person, body: object) -> None:
    problem = ada.ask("PATCH", "/me", 400, json=body).json()
    assert problem.keys() == {"status_code", "detail", "code", "message", "args", "rule"}
    assert (problem["status_code"], problem["code"]) == (400, "malformed")


def test_the_games_in_the_box(ada: Person) -> None:
    games = {game["name"]: game for game in ada.get("/games")}
    assert games["abyss"]["seats"] == [2, 3, 4]
    assert games["abyss"]["bots"] == ["random", "greedy"]
    assert games["toy"]["settings"][0] == {"name": "length", "values": ["short", "long"]}


def test_cards(ada: Person) -> None:
    cards = ada.get("/games/abyss/cards")
    assert {"lord:jailer"} < {card["id"] for card in cards}
    assert ada.get("/games/chess/cards", 404)["code"] == "not-found"


def test_a_table_is_laid(ada: Person) -> None:
    before = datetime.now().astimezone()
    table = ada.post(
        "/tables",
        {
            "game": "toy",
            "options": {"length": "long"},
            "seats": [{"kind": "me"}, {"kind": "person", "name": "Bob"}, {"kind": "bot", "level": "random"}],
        },
        201,
    )
    assert table["options"] == {"length": "long", "tokens": "hidden", "won-by": "points"}
    assert table["status"] == "running"
    assert table["outcome"] is table["branched_from"] is None
    assert (table["waiting"], table["unread"]) == ([0], 0)
    assert before <= datetime.fromisoformat(table["since"]) <= datetime.fromisoformat(table["created"])
    me, other, bot = table["seats"]
    mine = {"kind": "person", "level": None, "mine": True, "notices": True}
    mine |= {"away": False, "returns": False, "conceded": False, "spent": 0}
    assert me == {"seat": 0, "name": None, **mine}
    assert other == {"seat": 1, "name": "Bob", **mine}
    assert (bot["kind"], bot["level"], bot["mine"]) == ("bot", "random", False)
    assert bot["name"].istitle()
    assert ada.get(f"/tables/{table['id']}") == table
    assert ada.get("/tables") == [table]


@pytest.mark.parametrize("name", names())
def test_bots_have_names_of_their_game_s_world(ada: Person, name: str) -> None:
    game = find(name)
    assert len(set(game.bot_names)) == len(game.bot_names) >= game.seats.stop
    assert not {*game.bot_names} & {called for other in names() if other != name for called in find(other).bot_names}
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (game.seats[-1] - 1)]
    table = ada.ask("POST", "/tables", 201, json={"game": name, "seats": seats}).json()
    assert {seat["name"] for seat in table["seats"][1:]} <= {*game.bot_names}


def test_the_bots_of_a_table_have_names_of_their_own(ada: Person) -> None:
    seats = ada.get(f"/tables/{ada.lay('abyss', ['me', 'greedy', 'greedy', 'greedy'])}")["seats"]
    assert len({seat["name"] for seat in seats[1:]}) == 3


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no game 'chess'"),
        ({"game": "abyss", "seats": [{"kind": "me"}]}, "2 to 4 players"),
        ({"game": "abyss", "seats": [{"kind": "me"}] * 2, "options": {"first": "9"}}, "first is one of"),
        ({"game": "abyss", "seats": [{"kind": "me"}] * 2, "options": {"x": "9"}}, "no option 'x'"),
        ({"game": "abyss", "seats": [{"kind": "me"}, {"kind": "bot", "level": "wise"}]}, "no bot 'wise'"),
        ({"game": "abyss", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "no bot None"),
    ],
)
def test_a_table_that_cannot_be(ada: Person, wanted: object, why: str) -> None:
    problem = ada.post("/tables", wanted, 409)
    assert problem["code"] == "bad-setup"
    assert why in problem["detail"]
    assert ada.get("/tables") == []


@pytest.mark.parametrize(
    "wanted",
    [{}, {"game": "toy"}, {"game": "toy", "seats": []}, {"game": 1, "seats": [{"kind": "me"}]}, "toy", 3]
    + [{"game": "toy", "seats": [{"kind": "king"}]}, {"game": "toy", "seats": [{"kind": "me"}] * 2, "seed": 1}],
)
def test_a_wish_that_makes_no_sense(ada: Person, wanted: object) -> None:
    assert ada.post("/tables", wanted, 400)["code"] == "malformed"


def test_too_much_is_too_much(ada: Person) -> None:
    assert ada.ask("POST", "/tables", 413, content=b'"' + b"x" * 2_000_000 + b'"').json()["code"] == "too-long"


def test_my_tables_the_newest_first_and_nobody_elses(ada: Person, bob: Person) -> None:
    first, second = ada.lay(), ada.lay()
    bob.lay()
    assert [table["id"] for table in ada.get("/tables")] == [second, first]


def test_whose_turn_it_is_and_since_when(ada: Person, house: House) -> None:
    table = ada.lay()
    laid = ada.get(f"/tables/{table}")
    d = house.match(table).decisions[0]
    ada.answer(table, 0, d.id, "draw")
    moved = ada.get(f"/tables/{table}")
    assert moved["waiting"] == [1]
    assert moved["since"] > laid["since"]
    assert moved["created"] == laid["created"]
    assert ada.get("/tables") == [moved]


def test_who_still_owes_a_part_has_owed_it_since_it_was_asked(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    ada.answer(table, 0, "0.1", 1)
    asked = ada.get(f"/tables/{table}")
    assert asked["waiting"] == [0, 1]
    one = house.match(table).decisions[0]
    ada.answer(table, one.seat, one.id, one.options[0].key)
    half = ada.get(f"/tables/{table}")
    assert (half["waiting"], half["since"]) == ([1], asked["since"])
    other = house.match(table).decisions[0]
    ada.answer(table, 1, other.id, other.options[0].key)
    assert ada.get(f"/tables/{table}")["since"] > asked["since"]


def test_the_owner_clears_a_table_away(ada: Person, bob: Person) -> None:
    table = ada.lay()
    bob.ask("DELETE", f"/tables/{table}", 404)
    ada.ask("DELETE", f"/tables/{table}", 204)
    assert ada.get("/tables") == []
    ada.get(f"/tables/{table}", 404)
    ada.ask("DELETE", f"/tables/{table}", 404)


def test_bots_leave_a_table_that_is_cleared_away(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(tmp_path_factory.mktemp("slow"), bot_pace=0.2) as house:
        ada = house.person()
        table = ada.lay("toy", ["me", "random"])
        ada.answer(table, 0, "0.0", "draw")
        ada.ask("DELETE", f"/tables/{table}", 204)
        assert house.run(house.tables.store.read, table) is None


def test_a_rematch(ada: Person, bob: Person, house: House) -> None:
    table = ada.lay("toy", ["me", "person", "random"], length="long")
    before = ada.get(f"/tables/{table}")
    bob.post(f"/tables/{table}/rematch", status=404)
    again = ada.post(f"/tables/{table}/rematch", status=201)
    assert again["id"] != table
    assert (again["seats"], again["options"]) == (before["seats"], before["options"])
    assert house.match(again["id"]).seed != house.match(table).seed


def test_seeds_have_64_bits(ada: Person, house: House) -> None:
    assert max(house.match(ada.lay()).seed for _ in range(12)) >> 58


def test_unread_is_what_happened_since_one_of_my_seats_looked(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.play(table, 3)
    assert ada.get(f"/tables/{table}")["unread"] == 3
    with ada.socket(table) as line:
        assert line.watch(0)["seen"] == 0
        line.say("seen", seq=2)
        line.ask("ping")
    assert ada.get("/tables")[0]["unread"] == 1
    house.restart()
    assert ada.get("/tables")[0]["unread"] == 1
    assert ada.sit(table, 0)["seen"] == 2
    assert ada.sit(table, 1)["seen"] == 0


@pytest.mark.parametrize(
    "path", ["/nothing", "/tables/x/y/z", "/tables/a%00b", "/tables/%F0%9F%92%A5", "/tables/" + "x" * 500]
)
def test_what_is_not_there(ada: Person, path: str) -> None:
    assert ada.get(path, 404)["status_code"] == 404


def test_methods_that_are_not_there(ada: Person) -> None:
    answer = ada.ask("PUT", "/tables", 405)
    assert set(answer.headers["allow"].replace(" ", "").split(",")) >= {"GET", "POST"}
    assert answer.json()["code"] == "method"
    assert set(ada.ask("OPTIONS", "/tables").headers["allow"].split(", ")) == {"GET", "OPTIONS", "POST"}

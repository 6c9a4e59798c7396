"""Leaving one's seat: stepping out, coming back, giving up."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli import app
from regnum.kernel.game import Result
from regnum.server.tables.laying import outcome
from tests.kernel.toy import Toy
from tests.server.house import House, Person
from tests.server.players import Players, upload


@pytest.fixture
def cara(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Cara of {request.node.nodeid}")


def until_over(person: Person, table: str) -> Any:
    """Bots play on; the table when the match is over."""
    for _ in range(2000):
        listed = person.get(f"/tables/{table}")
        if listed["status"] == "over":
            return listed
        time.sleep(0.01)
    raise AssertionError("the match does not end")


# -- giving up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "answers"), [("toy", 5), ("abyss", 20), ("paladins", 30)])
def test_of_two_one_gives_up_and_the_other_wins(
    house: House, ada: Person, bob: Person, game: str, answers: int, tmp_path: Path
) -> None:
    us = Players(house, [ada, bob], game)
    us.play(answers)
    match = house.match(us.table)
    scores = list(match.game.scores_now(match.table.s))
    with bob.socket(us.table) as line:
        line.watch(1)
        seq = us.own(0, "concede")["seq"]
        sent = line.hear("table")
    assert (sent["seq"], sent["status"]) == (seq, "over")
    assert sent["outcome"] == {
        "scores": scores,
        "winners": [1],
        "sheets": None,
        "ended": "conceded",
        "automata": [],
        "how": None,
    }
    assert [seat["conceded"] for seat in sent["seats"]] == [True, False]
    assert us.meta(1) == [("meta-concedes", {"player": "seat:0"})]
    house.restart()
    again = us.sit(1)
    assert (again["outcome"], again["seats"]) == (sent["outcome"], sent["seats"])
    assert ada.get(f"/tables/{us.table}/course")["scores"][-1] == scores
    record = ada.ask("GET", f"/tables/{us.table}/record", 200).content
    loaded = regnum.load(record)
    assert loaded.answered == answers
    assert [(line.message, line.args) for line in loaded.meta] == [("meta-concedes", {"player": "seat:0"})]
    assert upload(ada, record)["status"] == "imported"
    if game != "toy":  # the shelf of `regnum` has no toys
        file = tmp_path / "record.json"
        file.write_bytes(record)
        for command in ("show", "replay"):
            done = CliRunner().invoke(app, [command, str(file), "--lang", "en"])
            assert done.exit_code == 0, done.output
    branch = bob.post(f"/tables/{us.table}/branch", {"seq": seq}, 201)
    assert branch["status"] == "running"
    assert bob.ask("POST", f"/tables/{us.table}/rematch", 201).json()["seats"][1]["mine"] is True


def test_a_solo_match_is_lost(house: House, ada: Person) -> None:
    us = Players(house, [ada], "paladins")
    us.play(10)
    us.own(0, "concede")
    result = us.listed()["outcome"]
    assert (result["ended"], result["winners"], result["sheets"]) == ("conceded", [], None)
    house.restart()
    assert us.listed()["outcome"] == result
    assert us.sit()["status"] == "over"


def test_of_more_a_bot_plays_on(house: House, ada: Person, bob: Person, cara: Person) -> None:
    us = Players(house, [ada, bob, cara])
    us.own(0, "concede")
    listed = us.listed()
    assert listed["status"] == "running"
    seat = listed["seats"][0]
    assert (seat["kind"], seat["conceded"], seat["away"], seat["returns"], seat["mine"]) == (
        "bot",
        True,
        True,
        False,
        False,
    )
    assert us.meta()[-1] == ("meta-concedes-seat", {"player": "seat:0"})
    assert us.own(0, "back", 409)["code"] == "conceded"
    assert us.own(0, "away", 409)["code"] == "conceded"
    assert us.own(0, "concede", 409)["code"] == "conceded"
    assert us.propose(0, "abandon", 403)["code"] == "not-your-seat"
    with bob.socket(us.table) as line:
        sent = line.watch(1)
        while not sent["asked"]:
            sent = line.hear("table")
    us.own(1, "concede")
    assert us.listed()["outcome"]["winners"] == [2], "one is left who has not given up"
    assert us.listed()["outcome"]["ended"] == "conceded"


def test_who_has_given_up_does_not_win(house: House, ada: Person, toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    us = Players(house, [ada, "random", "random"])
    monkeypatch.setattr(toy, "result", lambda _: Result((9, 5, 7), (0,), None))
    us.own(0, "concede")
    listed = until_over(ada, us.table)
    assert listed["outcome"] == {
        "scores": [9, 5, 7],
        "winners": [2],
        "sheets": None,
        "ended": "finished",
        "automata": [],
        "how": None,
    }


@pytest.mark.parametrize(
    ("winners", "conceded", "win"),
    [
        ((0,), [], [0]),
        ((0, 2), [0], [2]),
        ((0,), [0], [2, 3]),
        ((0, 2, 3), [0, 2, 3], [1]),
        ((), [0], []),  # a table can lose together
    ],
)
def test_who_wins_where_some_have_given_up(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, winners: Any, conceded: Any, win: Any
) -> None:
    match = regnum.Match.start(toy, regnum.Setup(4), 1)
    monkeypatch.setattr(toy, "result", lambda _: Result((9, 1, 7, 7), winners, None))
    match.table.s.over = True
    found = outcome(match, conceded)
    assert found is not None
    assert found["winners"] == win
    assert found["scores"] == [9, 1, 7, 7]


def test_nobody_gives_up_for_another(house: House, ada: Person, bob: Person, cara: Person) -> None:
    us = Players(house, [ada, bob])
    for what in ("concede", "away", "back"):
        path = f"/tables/{us.table}/seats/0/{what}"
        assert bob.post(path, None, 403)["code"] == "not-your-seat"
        assert cara.post(path, None, 403)["code"] == "not-your-seat", "an onlooker"
        assert bob.post(f"/tables/{us.table}/seats/7/{what}", None, 404)["code"] == "no-such-seat"
        assert bob.post(f"/tables/nowhere/seats/0/{what}", None, 404)["code"] == "not-found"
    assert us.listed()["status"] == "running"
    us.own(0, "concede")
    for what in ("concede", "away", "back"):
        assert us.own(1, what, 409)["code"] == "over"


def test_nobody_gives_up_before_the_match_begins(ada: Person) -> None:
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = ada.post("/tables", body, 201)["id"]
    for what in ("concede", "away", "back"):
        assert ada.post(f"/tables/{table}/seats/0/{what}", None, 409)["code"] == "gathering"


# -- stepping out ----------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_me_until_i_come_back(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob], "abyss")
    with bob.socket(us.table) as line:
        sent = line.watch(1)
        us.own(0, "away")
        while sent["seq"] < us.sit()["seq"] or not sent["asked"]:
            sent = line.hear("table")
    seat = us.listed()["seats"][0]
    assert (seat["kind"], seat["level"], seat["away"], seat["returns"]) == ("bot", "greedy", True, True)
    assert us.sit()["view"]["seat"] == 0, "I may still look"
    (other,) = [seat for seat in bob.get(f"/tables/{us.table}")["seats"] if seat["seat"] == 0]
    assert (other["away"], other["returns"], other["mine"]) == (True, False, False)
    us.own(0, "back")
    house.restart()
    seat = us.listed()["seats"][0]
    assert (seat["kind"], seat["level"], seat["away"], seat["mine"]) == ("person", None, False, True)
    assert us.meta() == [("meta-steps-out", {"player": "seat:0"}), ("meta-comes-back", {"player": "seat:0"})]


def test_who_is_away_does_not_play(tmp_path: Path) -> None:
    with House(tmp_path, bot_pace=60) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        us = Players(house, [ada, bob])
        decision = us.sit()["asked"][0]["decision"]
        first = us.own(0, "away")
        assert us.own(0, "away") == first, "once is enough"
        assert ada.answer(us.table, 0, decision, "draw", 403)["code"] == "not-your-seat"
        second = us.own(0, "back")
        assert us.own(0, "back") == second
        ada.answer(us.table, 0, decision, "draw")


def test_what_a_bot_has_thought_is_nothing_once_its_person_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with House(tmp_path, bot_pace=0.2) as house, caplog.at_level("INFO"):
        ada, bob = house.person("Ada"), house.person("Bob")
        us = Players(house, [ada, bob])
        us.own(0, "away")
        seq = us.own(0, "back")["seq"]
        time.sleep(0.5)
        assert us.sit()["seq"] == seq
        assert "bot-refused" not in caplog.text


def test_bots_play_on_when_everybody_is_away(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    us.own(0, "away")
    us.own(1, "away")
    assert until_over(ada, us.table)["outcome"]["ended"] == "finished"
    assert ada.ask("POST", f"/tables/{us.table}/rematch", 201).json()["seats"][0]["mine"] is True


def test_who_is_away_can_give_up(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    us.play(1)
    us.own(0, "away")
    us.own(0, "concede")
    assert us.listed()["outcome"]["winners"] == [1]

"""Past moments, how a match went, records; and the tables that come of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import regnum
from regnum.kernel.history import Reseed
from regnum.kernel.match import Match
from tests.kernel import toy as lanterns
from tests.server.house import House, Person, as_data


def test_moments_are_the_tables_there_were(ada: Person) -> None:
    table = ada.lay()
    views = [ada.sit(table, 1)["view"]]
    for seq in range(1, 7):
        ada.play(table, 1, seed=seq)
        views.append(ada.sit(table, 1)["view"])
    moments = ada.get(f"/tables/{table}/moments")
    assert [moment["seq"] for moment in moments] == list(range(7))
    assert moments[0]["seat"] is None
    assert all(moment["seat"] in (0, 1) for moment in moments[1:])
    assert [moment["at"] for moment in moments] == sorted(moment["at"] for moment in moments)
    pasts = [ada.get(f"/tables/{table}/moments/{seq}?seat=1") for seq in range(7)]
    assert [past["view"] for past in pasts] == views
    assert {(past["seq"], past["seat"]) for past in pasts} == {(seq, 1) for seq in range(7)}
    assert pasts[-1]["waiting"] == ada.sit(table)["waiting"]
    assert ada.get(f"/tables/{table}/moments/3?seat=0")["view"] != pasts[3]["view"]


def test_moments_that_were_taken_back_are_gone(ada: Person) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    ada.post(f"/tables/{table}/seats/0/undo")
    assert [moment["seq"] for moment in ada.get(f"/tables/{table}/moments")] == [0, 2]
    ada.get(f"/tables/{table}/moments/1?seat=0", 404)
    lines = ada.sit(table)["journal"]["lines"]
    assert ada.get(f"/tables/{table}/moments/{lines[0]['seq']}?seat=0")["waiting"] == [0]


@pytest.mark.parametrize("what", ["99", "x", "-1", "1e3", "99999999999999999999999"])
def test_moments_that_never_were(ada: Person, what: str) -> None:
    ada.get(f"/tables/{ada.lay()}/moments/{what}?seat=0", 404)


@pytest.mark.parametrize(("seat", "status"), [("x", 400), ("7", 404), ("-1", 404), ("9" * 30, 404), ("", 400)])
def test_eyes_that_never_were(ada: Person, seat: str, status: int) -> None:
    ada.get(f"/tables/{ada.lay()}/moments/0?seat={seat}", status)


def test_once_it_is_over_everything_is_open(ada: Person) -> None:
    table = ada.lay("toy", ["me", "random"])
    ada.get(f"/tables/{table}/moments/0", 409)
    ada.play_against_bots(table)
    first = ada.get(f"/tables/{table}/moments/0")
    assert first["seat"] is None
    assert all(player["hand"] is not None for player in first["view"]["players"])
    mine = ada.get(f"/tables/{table}/moments/0?seat=0")
    assert [player["hand"] is None for player in mine["view"]["players"]] == [False, True]
    assert ada.get(f"/tables/{table}/moments/0?seat=1")["view"]["players"][1]["hand"]


def test_a_turn_of_the_prince_can_be_seen_step_by_step(ada: Person, bob: Person) -> None:
    """From the answer that led to it on: each step with the lines told so far; the last step is the moment itself."""
    table = ada.lay("oath", ["me"], prince="chancellor")
    seq, ways = 0, list[int]()
    while len(set(ways)) < 3:  # a turn in which he has come to two action spaces, one after the other
        seq = ada.play(table, 1, seed=len(ways))
        told = [line for line in ada.sit(table)["journal"]["lines"] if line["seq"] == seq]
        if sum(line["message"] == "log-prince-follows" for line in told) < 2:
            continue
        steps = ada.get(f"/tables/{table}/moments/{seq}/steps?seat=0")
        assert steps[-1] == {"lines": len(told), "view": ada.get(f"/tables/{table}/moments/{seq}?seat=0")["view"]}
        counts = [step["lines"] for step in steps]
        assert counts == sorted(counts)
        ways = [len(step["view"]["prince"]["path"]) for step in steps]
    assert ada.get(f"/tables/{table}/moments/0/steps?seat=0") == []
    ada.get(f"/tables/{table}/moments/{seq}/steps", 409)
    bob.get(f"/tables/{table}/moments/{seq}/steps?seat=0", 404)


@pytest.fixture(scope="module")
def played(house: House) -> tuple[Person, str]:
    """Somebody, and a match of Abyss that they have played to the end."""
    ada = house.person("Ada of Abyss")
    table = ada.lay("abyss")
    ada.finish(table, seed=3)
    return ada, table


def test_the_course_of_a_match(played: tuple[Person, str]) -> None:
    ada, table = played
    course = ada.get(f"/tables/{table}/course")
    assert course["moments"] == [moment["seq"] for moment in ada.get(f"/tables/{table}/moments")]
    assert len(course["scores"]) == len(course["moments"])
    assert course["scores"][-1] == ada.sit(table)["outcome"]["scores"]
    assert course["scores"][0] != course["scores"][-1]


# -- records ---------------------------------------------------------------------------------------------------------


def test_the_record_of_a_match_is_a_record(played: tuple[Person, str]) -> None:
    ada, table = played
    answer = ada.ask("GET", f"/tables/{table}/record", 200)
    assert answer.headers["content-disposition"] == f'attachment; filename="abyss-{table}.json"'
    match = regnum.load(answer.content)
    assert match.over
    assert match.result is not None
    assert list(match.result.scores) == ada.sit(table)["outcome"]["scores"]
    assert answer.json().keys() == json.loads(match.record()).keys()


def test_a_record_with_undos_tells_of_them(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    ada.post(f"/tables/{table}/seats/0/undo")
    house.restart()
    ada.finish(table)
    record = ada.get(f"/tables/{table}/record")
    assert record["meta"] == [["meta-undone", {"player": "seat:0"}, 0]]
    imported = ada.post("/records", record, 201)["id"]
    lines = ada.get(f"/tables/{imported}/seats/0")["journal"]["lines"]
    assert [line["message"] for line in lines if line["meta"]] == ["meta-undone"]


def test_an_imported_match_shows_what_the_match_showed(played: tuple[Person, str], bob: Person) -> None:
    ada, table = played
    listed = bob.post("/records", ada.get(f"/tables/{table}/record"), 201)
    assert (listed["status"], listed["waiting"], listed["unread"]) == ("imported", [], 0)
    assert [seat["mine"] for seat in listed["seats"]] == [False, False]
    copy = listed["id"]
    assert bob.get("/tables") == [listed]
    assert listed["outcome"] == ada.get(f"/tables/{table}")["outcome"]
    moments = bob.get(f"/tables/{copy}/moments")
    assert len(moments) == len(ada.get(f"/tables/{table}/moments"))
    for seq in (0, len(moments) // 2, len(moments) - 1):
        for eyes in ("", "?seat=1"):
            there, here = (p.get(f"/tables/{t}/moments/{seq}{eyes}") for p, t in ((bob, copy), (ada, table)))
            assert there == here
    assert bob.get(f"/tables/{copy}/course") == ada.get(f"/tables/{table}/course")
    assert bob.get(f"/tables/{copy}/record") == ada.get(f"/tables/{table}/record")
    assert bob.sit(copy, 1)["journal"] == ada.sit(table, 1)["journal"]
    assert bob.answer(copy, 0, "0.0", "draw", 403)["code"] == "not-your-seat"
    with bob.socket(copy) as line:
        assert line.watch(None)["status"] == "imported"
    rematch = bob.post(f"/tables/{copy}/rematch", status=201)
    assert [seat["mine"] for seat in rematch["seats"]] == [True, True]


def test_half_a_match_can_be_imported(ada: Person, toy: lanterns.Toy) -> None:
    match = Match.start(toy, toy.check(regnum.kernel.game.Setup(2)), 5)
    match.answer("0.0", "wager")
    match.answer("0.1", 1)
    listed = ada.post("/records", json.loads(match.record()), 201)
    assert (listed["status"], listed["outcome"], listed["waiting"]) == ("imported", None, [])
    past = ada.get(f"/tables/{listed['id']}/moments/2")
    assert past["waiting"] == [0, 1]
    assert past["view"] == as_data(toy.open_view(match.table))
    branch = ada.post(f"/tables/{listed['id']}/branch", {"seq": 2}, 201)
    assert (branch["status"], branch["waiting"]) == ("running", [0, 1])


def record_of(toy: lanterns.Toy, **changes: Any) -> dict[str, Any]:
    match = Match.start(toy, toy.check(regnum.kernel.game.Setup(2)), 5)
    match.answer("0.0", "draw")
    return {**json.loads(match.record()), **changes}


@pytest.mark.parametrize(
    ("changes", "status", "why"),
    [
        ({"choices": [[0, "action", "fly"]]}, 409, "the rules give something else"),
        ({"choices": [[1, "action", "draw"]]}, 409, "seat 1 is not asked action"),
        ({"outcomes": []}, 409, "the rules draw something else"),
        ({"game": "chess"}, 409, "no game 'chess'"),
        ({"version": 99}, 409, "newer rules"),
        ({"players": 9}, 409, "2 to 4 players"),
        ({"options": {"x": "y"}}, 409, "no option 'x'"),
        ({"format": 3}, 422, "newer version"),
        ({"format": 0}, 422, "counted from 1"),
        ({"seed": -1}, 422, "seed"),
        ({"seed": "secret"}, 422, "seed"),
        ({"choices": 7}, 422, "cannot be read"),
        ({"choices": [{"imagine": -4}]}, 422, "an event of an unknown kind"),
        ({"players": None}, 422, "cannot be read"),
    ],
)
def test_bad_records_are_refused_with_the_reason(
    ada: Person, toy: lanterns.Toy, changes: dict[str, Any], status: int, why: str
) -> None:
    problem = ada.post("/records", record_of(toy, **changes), status)
    assert problem["code"] == "bad-record"
    assert why in problem["detail"]
    assert ada.get("/tables") == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 50_000, b'{"format": 1}'])
def test_what_is_no_record_at_all(ada: Person, content: bytes) -> None:
    problem = ada.ask("POST", "/records", 422, content=content).json()
    assert "not a record of a match" in problem["detail"]


def test_a_record_that_is_too_long(ada: Person) -> None:
    assert ada.ask("POST", "/records", 413, content=b" " * 1_000_001).json()["code"] == "too-long"


def test_strange_lines_in_a_record_are_not_passed_on(ada: Person, toy: lanterns.Toy) -> None:
    meta = [
        ["log-anything", {}, 0],
        ["meta-undone", {"player": {"deep": 1}}, 0],
        ["meta-undone", {"player": "seat:1"}, 1],
    ]
    table = ada.post("/records", record_of(toy, meta=meta), 201)["id"]
    lines = [line for line in ada.sit(table)["journal"]["lines"] if line["meta"]]
    assert lines == [{"message": "meta-undone", "args": {"player": "seat:1"}, "rule": "", "seq": 1, "meta": True}]


# -- branches --------------------------------------------------------------------------------------------------------


def test_a_branch_goes_on_from_a_moment(played: tuple[Person, str], house: House) -> None:
    ada, table = played
    for seq in (0, 7, 20, 41):  # somewhere in the middle of an action
        listed = ada.post(f"/tables/{table}/branch", {"seq": seq}, 201)
        branch = listed["id"]
        assert (listed["branched_from"], listed["status"]) == (table, "running")
        assert [(seat["kind"], seat["mine"]) for seat in listed["seats"]] == [("person", True)] * 2
        past = ada.get(f"/tables/{table}/moments/{seq}?seat=1")
        assert ada.get(f"/tables/{branch}/moments/{seq}?seat=1") == past
        sent = ada.sit(branch, 1)
        assert (sent["view"], sent["waiting"], sent["seq"]) == (past["view"], past["waiting"], seq + 1)
        *old, said = sent["journal"]["lines"]
        assert old == [line for line in ada.sit(table, 1)["journal"]["lines"] if line["seq"] <= seq]
        assert (said["message"], said["args"], said["meta"]) == ("meta-branched", {"count": seq}, True)
        assert not any(house.match(branch).can_undo(seat) for seat in (0, 1))
        assert house.match(branch).table.s.rng != house.match(branch).seed
        house.tables.forget(branch)
        assert ada.sit(branch, 1) == sent
    assert isinstance(house.match(branch).history[-1], Reseed)
    ada.play(branch, 5)
    house.restart()
    assert ada.sit(branch)["seq"] == 47


def test_a_branch_can_be_played_to_its_end_and_branched_again(ada: Person) -> None:
    table = ada.lay()
    ada.finish(table)
    branch = ada.post(f"/tables/{table}/branch", {"seq": 4}, 201)["id"]
    ada.finish(branch, seed=2)
    assert regnum.load(ada.ask("GET", f"/tables/{branch}/record", 200).content).over
    again = ada.post(f"/tables/{branch}/branch", {"seq": 6}, 201)
    assert again["branched_from"] == branch
    assert [line["message"] for line in ada.sit(again["id"])["journal"]["lines"] if line["meta"]] == ["meta-branched"]


def test_branches_of_one_moment_have_chance_of_their_own(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.finish(table)
    rngs = set()
    for _ in range(3):
        branch = ada.post(f"/tables/{table}/branch", {"seq": 2}, 201)["id"]
        rngs.add(house.match(branch).table.s.rng)
    assert len(rngs) == 3


def test_a_branch_against_bots_is_a_hot_seat_table(ada: Person) -> None:
    table = ada.lay("toy", ["me", "random"])
    bot = ada.get(f"/tables/{table}")["seats"][1]["name"]
    ada.play_against_bots(table)
    seats = ada.post(f"/tables/{table}/branch", {"seq": 1}, 201)["seats"]
    assert [(seat["kind"], seat["level"], seat["mine"]) for seat in seats] == [("person", None, True)] * 2
    assert seats[1]["name"] == bot


def test_what_cannot_be_branched(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.lay()
    assert ada.post(f"/tables/{table}/branch", {"seq": 0}, 409)["code"] == "not-over"
    ada.finish(table)
    last = ada.sit(table)["seq"]
    assert ada.post(f"/tables/{table}/branch", {"seq": last}, 409)["code"] == "over"
    ada.post(f"/tables/{table}/branch", {"seq": last + 1}, 404)
    for body in ({}, {"seq": -1}, {"seq": "x"}, {"seq": 10**30}, {"seq": None}):
        ada.post(f"/tables/{table}/branch", body, 400)
    tables = ada.get("/tables")
    monkeypatch.setattr(lanterns, "HAND_LIMIT", 2)
    problem = ada.post(f"/tables/{table}/branch", {"seq": last - 1}, 409)
    assert (problem["code"], problem["message"]) == ("changed-rules", "refused-changed-rules")
    assert ada.get("/tables") == tables


def test_a_branch_outlives_the_table_it_came_from(ada: Person) -> None:
    table = ada.lay()
    ada.finish(table)
    branch = ada.post(f"/tables/{table}/branch", {"seq": 3}, 201)["id"]
    ada.ask("DELETE", f"/tables/{table}", 204)
    assert ada.get(f"/tables/{branch}")["branched_from"] == table
    ada.finish(branch)

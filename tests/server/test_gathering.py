"""People sit down at a table, stand up, begin, and play once more."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from regnum.kernel.errors import Refused
from regnum.server.storage.entries import now
from regnum.server.storage.models import EntryRow
from regnum.server.tables.gathering import WAITED, clear_away, sit_down
from tests.server.company import accept, closing, free, gather, id_of, invite, lines, play_out, settle, take, together
from tests.server.house import House, Person

# -- before it begins ------------------------------------------------------------------------------------------------


def test_a_table_with_an_open_seat_waits_for_people(ada: Person, house: House) -> None:
    table = gather(ada, ["random", "me", "open"])
    time.sleep(0.3)
    listed = ada.get(f"/tables/{table}")
    assert (listed["status"], listed["waiting"], listed["due"]) == ("gathering", [], None)
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in listed["seats"]][1:] == [
        ("person", None, True),
        ("open", None, False),
    ]
    assert house.at(table, lambda live: live.seq) == 0, "the bot has begun"
    house.restart()
    assert ada.get(f"/tables/{table}") == listed


def test_nobody_sees_what_was_dealt(ada: Person, bob: Person) -> None:
    table = gather(ada, game="abyss", public=True)
    sent = ada.sit(table)
    assert (sent["view"], sent["asked"], sent["waiting"], sent["can_undo"]) == (None, [], [], False)
    assert sent["journal"] == {"from": 0, "lines": []}
    for person, seat in ((ada, 0), (bob, None)):
        with person.socket(table) as line:
            sent = line.watch(seat)
        assert (sent["view"], sent["asked"], sent["journal"]["lines"]) == (None, [], [])
        assert person.get(f"/tables/{table}/moments/0", 409)["code"] == "gathering"
        for path in ("/moments/0?seat=0", "/seats/0/history"):
            code = "gathering" if person is ada else "not-your-seat"
            assert person.get(f"/tables/{table}{path}", 409 if person is ada else 403)["code"] == code
        for path in ("/course", "/record"):
            assert person.get(f"/tables/{table}{path}", 409)["code"] == "not-over"
        assert person.post(f"/tables/{table}/branch", {"seq": 0}, 409)["code"] == "not-over"
    assert ada.answer(table, 0, "0.0", "draw", 409)["code"] == "gathering"
    assert ada.post(f"/tables/{table}/seats/0/undo", status=409)["code"] == "gathering"


# -- sitting down ----------------------------------------------------------------------------------------------------


def test_with_the_last_seat_the_match_begins(ada: Person, bob: Person, house: House) -> None:
    table = gather(ada, public=True, pace={"hours": 24, "late": "bot"})
    with ada.socket(table) as line:
        assert line.watch(0)["status"] == "gathering"
        listed = take(bob, table, 1, "Bob")
        sent = line.hear("table")
    assert listed["status"] == sent["status"] == "running"
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in listed["seats"]] == [
        ("person", None, False),
        ("person", "Bob", True),
    ]
    assert sent["view"]["seat"] == 0
    assert sent["asked"]
    assert sent["journal"]["from"] == 0, "what was dealt was not told before"
    assert lines(ada, table)[-2:] == ["meta-sat-down", "meta-begun"]
    assert sent["journal"]["lines"][-2]["args"] == {"player": "seat:1"}
    since, created = (datetime.fromisoformat(listed[name]) for name in ("since", "created"))
    assert since > created
    assert datetime.fromisoformat(listed["due"]) == since + timedelta(hours=24)
    assert (listed["unread"], ada.get(f"/tables/{table}")["unread"]) == (0, 1)
    assert [one["id"] for one in bob.get("/tables")] == [table]
    assert ada.answer(table, 0, "0.0", "draw")["seq"] == 2
    assert bob.answer(table, 1, "0.1", "draw")["seq"] == 3
    house.restart()
    assert bob.sit(table, 1)["seq"] == 3


def test_a_bot_begins_with_the_others_and_not_before(ada: Person, bob: Person) -> None:
    table = gather(ada, ["random", "me", "open"], public=True)
    take(bob, table, 2)
    with ada.socket(table) as line:
        sent = line.watch(1)
        while not sent["asked"]:
            sent = line.hear("table")
    assert 1 in sent["waiting"]
    assert sent["seq"] > 1, "the bot, whose turn it was, has played"


def test_who_sits_down_has_a_name(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl")
    bob.ask("PATCH", "/me", 200, json={"name": "Robert"})
    table = gather(ada, ["me", "open", "open", "open"], public=True)
    assert take(bob, table, 1)["seats"][1]["name"] == "Robert"
    assert take(carl, table, 2, " Car\u0000l ")["seats"][2]["name"] == "Car l"
    assert carl.get("/me")["name"] == "Car l"
    free(bob, table, 1)
    assert take(bob, table, 1, "Bobby")["seats"][1]["name"] == "Bobby"
    assert bob.get("/me")["name"] == "Robert"


def test_a_private_table_is_as_if_it_were_not_there(ada: Person, bob: Person) -> None:
    table = gather(ada)
    for path, body in (
        ("/seats/1/take", {"name": "x"}),
        ("/seats/1/free", None),
        ("/start", {"level": "random"}),
        ("/invites", {"seat": 1}),
        ("/reports", {"text": "x", "language": "en", "seq": 0}),
        ("/reports/x", {"yes": True}),
    ):
        assert bob.post(f"/tables/{table}{path}", body, 404) == bob.post(f"/tables/nowhere{path}", body, 404)
    for path in ("/invites", "/talk", "/reports"):
        assert bob.get(f"/tables/{table}{path}", 404) == bob.get(f"/tables/nowhere{path}", 404)
    assert settle(bob, table, 404, public=True) == settle(bob, "nowhere", 404, public=True)
    bob.ask("DELETE", f"/tables/{table}/invites/x", 404)
    assert ada.get(f"/tables/{table}")["seats"][1]["kind"] == "open"


def test_seats_that_can_not_be_taken(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open", "random"], public=True)
    assert take(bob, table, 0, status=409)["code"] == "taken"
    assert take(bob, table, 3, status=409)["code"] == "taken"
    assert take(bob, table, 4, status=404)["code"] == "no-such-seat"
    assert take(ada, table, 1, status=409)["code"] == "seated"
    taken = take(bob, table, 1)
    assert take(bob, table, 1) == taken, "asked twice, it is done once"
    assert take(bob, table, 2, status=409)["code"] == "seated"
    ada.post(f"/tables/{table}/start", {"level": "random"})
    assert take(bob, table, 2, status=409)["code"] == "not-gathering"


def test_an_owner_without_a_seat_takes_one(ada: Person) -> None:
    table = gather(ada, ["open", "open"])
    assert take(ada, table, 1)["seats"][1]["mine"]
    assert take(ada, table, 0, status=409)["code"] == "seated"


@pytest.mark.parametrize("seed", range(5))
def test_two_race_for_one_seat(ada: Person, bob: Person, house: House, seed: int) -> None:
    carl = house.person(f"Carl {seed}")
    table = gather(ada, public=True)

    async def race() -> list[Any]:
        both = [sit_down(house.tables, table, 1, id_of(one), None) for one in (bob, carl)]
        return await asyncio.gather(*both, return_exceptions=True)

    first, second = house.run(race)
    quick, slow = (first, second) if isinstance(first, int) else (second, first)
    assert quick == 1
    assert isinstance(slow, Refused)
    assert slow.code in ("taken", "not-gathering")
    seats = [one.get(f"/tables/{table}")["seats"][1]["mine"] for one in (bob, carl)]
    assert sorted(seats) == [False, True]
    assert house.at(table, lambda live: live.seq) == 1


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 41}, {"seat": 1}, [], 3])
def test_nonsense_takes_no_seat(ada: Person, bob: Person, body: object) -> None:
    table = gather(ada, public=True)
    bob.post(f"/tables/{table}/seats/1/take", body, 400)
    assert ada.get(f"/tables/{table}")["seats"][1]["kind"] == "open"


# -- standing up -----------------------------------------------------------------------------------------------------


def test_standing_up(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open"], public=True)
    take(bob, table, 1, "Bob")
    seat = free(bob, table, 1)["seats"][1]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("open", None, False)
    assert lines(ada, table) == ["meta-sat-down", "meta-stood-up"]
    assert ada.sit(table)["journal"]["lines"][1]["args"] == {"number": 2}
    assert bob.get("/tables") == []
    assert take(bob, table, 1)["seats"][1]["mine"]


def test_only_the_owner_frees_anothers_seat(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl of the seats")
    table = gather(ada, ["me", "open", "open", "random"], public=True)
    take(bob, table, 1)
    assert free(carl, table, 1, 403)["code"] == "not-your-seat"
    assert free(bob, table, 0, 403)["code"] == "not-your-seat"
    assert free(bob, table, 9, 404)["code"] == "no-such-seat"
    assert free(ada, table, 1)["seats"][1]["kind"] == "open"
    before = house.at(table, lambda live: live.seq)
    free(ada, table, 1)
    assert house.at(table, lambda live: live.seq) == before, "it was free already"
    assert free(ada, table, 3)["seats"][3] == free(ada, table, 3)["seats"][3]
    assert [seat["kind"] for seat in ada.get(f"/tables/{table}")["seats"]] == ["person", "open", "open", "open"]


def test_once_it_has_begun_nobody_stands_up(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    assert free(bob, table, 1, 409)["code"] == "not-gathering"
    assert free(ada, table, 1, 409)["code"] == "not-gathering"


def test_who_was_sent_away_sees_nothing_more(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open"])
    token = invite(ada, table, 1)
    accept(bob, token)
    with bob.socket(table) as line:
        line.watch(1)
        free(ada, table, 1)
        assert closing(line) == 4404
    bob.get(f"/tables/{table}", 404)
    assert accept(bob, token, status=404)["code"] == "no-such-invite"


# -- beginning -------------------------------------------------------------------------------------------------------


def test_the_owner_begins_and_bots_sit_in(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open", "open"], game="abyss", public=True)
    take(bob, table, 2)
    assert bob.post(f"/tables/{table}/start", {"level": "greedy"}, 403)["code"] == "not-your-table"
    assert ada.post(f"/tables/{table}/start", {"level": "wise"}, 409)["code"] == "bad-setup"
    assert ada.get(f"/tables/{table}")["status"] == "gathering"
    listed = ada.post(f"/tables/{table}/start", {"level": "random"})
    assert listed["status"] == "running"
    assert [(seat["kind"], seat["level"]) for seat in listed["seats"]] == [
        ("person", None),
        ("bot", "random"),
        ("person", None),
        ("bot", "random"),
    ]
    assert len({listed["seats"][1]["name"], listed["seats"][3]["name"], None}) == 3
    begun = [line for line in ada.sit(table)["journal"]["lines"] if line["meta"]][1:]
    assert [(line["message"], line["args"]) for line in begun] == [
        ("meta-bots-sat-down", {"count": 2}),
        ("meta-begun", {}),
    ]
    assert ada.post(f"/tables/{table}/start", {"level": "random"}, 409)["code"] == "not-gathering"


def test_bots_that_sat_in_play_to_the_end(ada: Person) -> None:
    table = gather(ada, ["me", "open", "open"])
    assert ada.post(f"/tables/{table}/start", {})["seats"][1]["level"] == "random", "the strongest there is"
    assert ada.play_against_bots(table)["status"] == "over"


# -- once more -------------------------------------------------------------------------------------------------------


@pytest.fixture
def played(ada: Person, bob: Person) -> str:
    table = together(ada, bob, public=True, pace={"hours": 5, "late": "vote"}, spectators=False)
    bob.ask("PATCH", "/me", 200, json={"name": "Bob"})
    play_out([ada, bob], table)
    return table


def test_a_rematch_keeps_everybodys_seat(ada: Person, bob: Person, house: House, played: str) -> None:
    carl = house.person("Carl of the rematch")
    with bob.socket(played) as line:
        line.watch(1)
        new = ada.post(f"/tables/{played}/rematch", status=201)
        told = line.hear("table")["journal"]["lines"][-1]
    assert (told["message"], told["args"], told["meta"]) == ("meta-rematch", {"table": new["id"]}, True)
    assert new["status"] == "gathering"
    pace = {"hours": 5, "late": "vote", "seconds": 0, "bank": 0}
    assert (new["pace"], new["public"], new["spectators"]) == (pace, True, False)
    assert [(seat["kind"], seat["mine"], seat["returns"]) for seat in new["seats"]] == [
        ("person", True, False),
        ("open", False, False),
    ]
    found = next(one for one in bob.get("/tables") if one["id"] == new["id"])
    assert [(seat["kind"], seat["mine"], seat["returns"]) for seat in found["seats"]] == [
        ("person", False, False),
        ("open", False, True),
    ]
    assert take(carl, new["id"], 1, status=409)["code"] == "kept"
    assert new["id"] not in [one["id"] for one in carl.get("/hall")["tables"]]
    listed = take(bob, new["id"], 1)
    assert listed["status"] == "running"
    assert house.match(new["id"]).seed != house.at(played, lambda live: live.table.seed)


def test_who_asks_second_sits_down_at_the_same_table(ada: Person, bob: Person, played: str) -> None:
    new = ada.post(f"/tables/{played}/rematch", status=201)
    assert ada.post(f"/tables/{played}/rematch", status=201) == new, "asked twice"
    joined = bob.post(f"/tables/{played}/rematch", status=201)
    assert (joined["id"], joined["status"]) == (new["id"], "running")
    assert joined["seats"][1]["mine"]
    another = bob.post(f"/tables/{played}/rematch", status=201)
    assert (another["id"] != new["id"], another["status"]) == (True, "gathering")


def test_a_rematch_can_be_declined_and_then_anybody_sits_there(
    ada: Person, bob: Person, house: House, played: str
) -> None:
    new = ada.post(f"/tables/{played}/rematch", status=201)["id"]
    free(bob, new, 1)
    assert new not in [one["id"] for one in bob.get("/tables")]
    assert take(house.person("Carl who comes"), new, 1)["status"] == "running"


def test_bots_sit_in_for_those_who_do_not_come_again(ada: Person, bob: Person, played: str) -> None:
    new = ada.post(f"/tables/{played}/rematch", status=201)["id"]
    ada.post(f"/tables/{new}/start", {"level": "random"})
    assert new not in [one["id"] for one in bob.get("/tables")]


def test_no_rematch_before_the_end_and_none_by_onlookers(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl who looks on")
    table = together(ada, bob, public=True)
    assert ada.post(f"/tables/{table}/rematch", status=409)["code"] == "not-over"
    play_out([ada, bob], table)
    assert carl.post(f"/tables/{table}/rematch", status=403)["code"] == "not-your-seat"
    gathering = gather(ada)
    assert ada.post(f"/tables/{gathering}/rematch", status=409)["code"] == "not-over"


def test_a_rematch_is_still_the_same_match_to_look_back_at(ada: Person, bob: Person, house: House, played: str) -> None:
    record = ada.get(f"/tables/{played}/record")
    ada.post(f"/tables/{played}/rematch", status=201)
    for again in (False, True):
        if again:
            house.restart()
        sent = bob.sit(played, 1)
        assert (sent["status"], sent["trouble"]) == ("over", None)
        assert sent["view"]["over"]
        assert ada.get(f"/tables/{played}/record") == record
        assert ada.get(f"/tables/{played}/moments/{sent['seq']}")["view"]["over"]


# -- clearing away ---------------------------------------------------------------------------------------------------


def test_a_table_at_which_others_play_is_not_cleared_away(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    assert ada.ask("DELETE", f"/tables/{table}", 409).json()["code"] == "others-play"
    bob.ask("DELETE", f"/tables/{table}", 403)
    play_out([ada, bob], table)
    ada.ask("DELETE", f"/tables/{table}", 204)
    ada.ask("DELETE", f"/tables/{gather(ada)}", 204)


# -- in a household --------------------------------------------------------------------------------------------------


def test_a_household_has_none_of_this(tmp_path: Path) -> None:
    with House(tmp_path, household=True) as house:
        ada = house.person()
        table = ada.lay()
        seats = [{"kind": "me"}, {"kind": "open"}]
        for method, path, body in (
            ("POST", "/tables", {"game": "toy", "seats": seats}),
            ("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2, "public": True}),
            ("POST", f"/tables/{table}/seats/0/take", {}),
            ("POST", f"/tables/{table}/seats/0/free", None),
            ("POST", f"/tables/{table}/start", {}),
            ("GET", f"/tables/{table}/invites", None),
            ("POST", f"/tables/{table}/invites", {}),
            ("DELETE", f"/tables/{table}/invites/x", None),
            ("POST", "/invites/look", {"token": "x"}),
            ("POST", "/invites/accept", {"token": "x"}),
            ("GET", "/hall", None),
            ("PATCH", f"/tables/{table}", {"public": True}),
            ("PATCH", f"/tables/{table}", {"shared": True}),
        ):
            more = {} if body is None else {"json": body}
            assert ada.ask(method, path, 409, **more).json()["code"] == "household", path
        assert [one["id"] for one in ada.get("/tables")] == [table]


# -- tables that nobody comes to -------------------------------------------------------------------------------------


def test_a_table_that_nobody_comes_to_is_cleared_away(ada: Person, bob: Person, house: House) -> None:
    forsaken, new = gather(ada, public=True), gather(ada, public=True)
    visited = gather(ada, ["me", "open", "open"], public=True)
    take(bob, visited, 1)
    played = together(ada, bob)

    async def long_ago() -> None:
        async with house.tables.store.writing() as connection:
            old = (EntryRow.table.in_([forsaken, visited, played])) & (EntryRow.seq == 0)
            await connection.execute(update(EntryRow).where(old).values(at=now() - WAITED - timedelta(seconds=1)))
            await house.tables.outdated(connection, [forsaken, visited, played])
        house.tables.read_anew([forsaken, visited, played])

    house.run(long_ago)
    with ada.socket(forsaken) as line:
        line.watch(0)
        house.run(house.tables.errands.sweep, True)
        assert closing(line) == 4404
    assert {table["id"] for table in ada.get("/tables")} == {new, visited, played}
    assert {table["id"] for table in bob.get("/hall")["tables"]} >= {new, visited}
    house.run(clear_away, house.tables, visited)
    house.run(clear_away, house.tables, forsaken)
    assert ada.get(f"/tables/{visited}")["status"] == "gathering"

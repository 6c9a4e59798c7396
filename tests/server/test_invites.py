"""Links to a seat or to a place to watch from: for whom they are good, how often, and that they tell nobody else."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from regnum.server.storage.models import InviteRow
from tests.server.company import accept, free, gather, invite, lines, settle, take, together
from tests.server.house import House, Person


def stored(house: House, table: str) -> list[Any]:
    async def reading() -> list[Any]:
        async with house.tables.store.reading() as connection:
            return list(await connection.execute(select(InviteRow.__table__).where(InviteRow.table == table)))

    return house.run(reading)


def look(person: Person, token: str, status: int = 200) -> Any:
    return person.post("/invites/look", {"token": token}, status)


# -- to a seat -------------------------------------------------------------------------------------------------------


def test_a_link_to_a_seat(ada: Person, bob: Person) -> None:
    ada.ask("PATCH", "/me", 200, json={"name": "Ada"})
    table = gather(ada, ["me", "open", "open"], pace={"hours": 48, "late": "remind"})
    made = ada.post(f"/tables/{table}/invites", {"seat": 2}, 201)
    assert (made["seat"], made["used"], len(made["token"])) == (2, False, 43)
    bob.get(f"/tables/{table}", 404)
    seen = look(bob, made["token"])
    assert seen["seat"] == 2
    assert (seen["table"]["id"], seen["table"]["host"], seen["table"]["owner"]) == (table, "Ada", False)
    assert seen["table"]["pace"]["hours"] == 48
    bob.get(f"/tables/{table}", 404)
    assert accept(bob, made["token"], "Bob") == {"table": table, "seat": 2}
    assert [seat["name"] for seat in bob.get(f"/tables/{table}")["seats"]] == ["Ada", None, "Bob"]
    assert lines(ada, table) == ["meta-sat-down"]
    listed = ada.get(f"/tables/{table}/invites")
    assert [(one["id"], one["seat"], one["used"], one["token"]) for one in listed] == [(made["id"], 2, True, None)]


def test_a_link_is_good_for_one_person_who_may_use_it_again(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl of the link")
    table = gather(ada, ["me", "open", "open"])
    token = invite(ada, table, 1)
    placed = accept(bob, token)
    assert accept(bob, token) == placed
    assert house.at(table, lambda live: live.seq) == 1, "sat down twice"
    for refusal in (accept(carl, token, status=409), look(carl, token, 409)):
        assert (refusal["code"], refusal["message"]) == ("invite-used", "refused-invite-used")
    free(bob, table, 1)
    assert accept(carl, token, status=409)["code"] == "invite-used"
    assert accept(bob, token) == placed, "it was theirs"
    ada.post(f"/tables/{table}/start", {"level": "random"})
    assert accept(bob, token) == placed, "the link leads to the match that has begun"


def test_links_that_lead_nowhere(ada: Person, bob: Person) -> None:
    table = gather(ada)
    made = ada.post(f"/tables/{table}/invites", {"seat": 1}, 201)
    token = made["token"]
    for wrong in ("", "x", token[:-1], token + "x", token[:-1] + ("a" if token[-1] != "a" else "b"), "\u0000", "ł"):
        refusals = look(bob, wrong, 404), accept(bob, wrong, status=404)
        assert {refusal["code"] for refusal in refusals} == {"no-such-invite"}
    ada.ask("DELETE", f"/tables/{table}/invites/{made['id']}", 204)
    assert {look(bob, token, 404)["code"], accept(bob, token, status=404)["code"]} == {"no-such-invite"}
    assert ada.get(f"/tables/{table}/invites") == []
    ada.ask("DELETE", f"/tables/{table}/invites/{made['id']}", 404)
    bob.post("/invites/look", {"token": "x" * 101}, 400)
    later = invite(ada, table, 1)
    ada.ask("DELETE", f"/tables/{table}", 204)
    assert accept(bob, later, status=404)["code"] == "no-such-invite"


def test_a_seat_that_was_taken_otherwise(ada: Person, bob: Person, house: House) -> None:
    table = gather(ada, ["me", "open", "open"], public=True)
    token = invite(ada, table, 1)
    take(house.person("Carl who was there first"), table, 1)
    for refusal in (look(bob, token, 409), accept(bob, token, status=409)):
        assert refusal["code"] == "taken"
    free(ada, table, 1)
    assert accept(bob, token)["seat"] == 1, "the link was not used up"
    late = invite(ada, table, 2)
    ada.post(f"/tables/{table}/start", {"level": "random"})
    assert accept(house.person("Carl who comes late"), late, status=409)["code"] == "not-gathering"


def test_one_who_sits_already_takes_no_second_seat(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open"])
    accept(bob, invite(ada, table, 1))
    token = invite(ada, table, 2)
    for person in (ada, bob):
        assert accept(person, token, status=409)["code"] == "seated"
    assert ada.get(f"/tables/{table}")["seats"][2]["kind"] == "open"
    assert not any(one["used"] for one in ada.get(f"/tables/{table}/invites") if one["seat"] == 2)


@pytest.mark.parametrize("n", range(3))
def test_many_race_with_one_link(ada: Person, house: House, n: int) -> None:
    table = gather(ada, ["me", "open", "open"])
    token = invite(ada, table, 1)
    people = [house.person(f"racer {n} {i}") for i in range(6)]

    async def race() -> list[int]:
        transport = httpx.ASGITransport(house.client.app)  # type: ignore[union-attr, arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as http:
            asking = [http.post("/api/invites/accept", json={"token": token}, headers=one.cookie) for one in people]
            return [answer.status_code for answer in await asyncio.gather(*asking)]

    codes = house.run(race)
    assert sorted(codes) == [200, 409, 409, 409, 409, 409]
    quickest = people[codes.index(200)]
    assert quickest.get(f"/tables/{table}")["seats"][1]["mine"]
    assert house.at(table, lambda live: live.seq) == 1


# -- to watch --------------------------------------------------------------------------------------------------------


def test_a_link_to_watch_is_good_for_many_until_it_is_withdrawn(ada: Person, bob: Person, house: House) -> None:
    carl, dora = house.person("Carl who watches"), house.person("Dora who watches")
    table = together(ada, bob)
    made = ada.post(f"/tables/{table}/invites", {}, 201)
    assert made["seat"] is None
    assert look(carl, made["token"])["seat"] is None
    carl.get(f"/tables/{table}", 404)
    for person in (carl, carl, dora):
        assert accept(person, made["token"]) == {"table": table, "seat": None}
    assert carl.get(f"/tables/{table}")["status"] == "running"
    assert carl.get("/tables") == [], "it is not one of theirs"
    ada.ask("DELETE", f"/tables/{table}/invites/{made['id']}", 204)
    assert accept(house.person("Ewa"), made["token"], status=404)["code"] == "no-such-invite"
    house.restart()
    assert dora.get(f"/tables/{table}")["status"] == "running", "who has come stays"


def test_no_link_to_watch_a_closed_table(ada: Person, bob: Person) -> None:
    table = gather(ada)
    token = invite(ada, table)
    settle(ada, table, spectators=False)
    assert ada.post(f"/tables/{table}/invites", {}, 409)["code"] == "no-spectators"
    assert accept(bob, token, status=409)["code"] == "no-spectators"
    settle(ada, table, spectators=True)
    accept(bob, token)


# -- whose links -----------------------------------------------------------------------------------------------------


def test_only_the_owner_makes_sees_and_withdraws_links(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "open"], public=True)
    take(bob, table, 1)
    made = ada.post(f"/tables/{table}/invites", {"seat": 2}, 201)
    assert bob.post(f"/tables/{table}/invites", {"seat": 2}, 403)["code"] == "not-your-table"
    assert bob.get(f"/tables/{table}/invites", 403)["code"] == "not-your-table"
    bob.ask("DELETE", f"/tables/{table}/invites/{made['id']}", 403)
    other = gather(bob)
    bob.ask("DELETE", f"/tables/{other}/invites/{made['id']}", 404)
    assert [one["id"] for one in ada.get(f"/tables/{table}/invites")] == [made["id"]]


def test_links_that_can_not_be_made(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open", "random"])
    for seat, status, code in ((0, 409, "taken"), (2, 409, "taken"), (7, 404, "no-such-seat"), (-1, 400, "malformed")):
        assert ada.post(f"/tables/{table}/invites", {"seat": seat}, status)["code"] == code
    running = together(ada, bob)
    assert ada.post(f"/tables/{running}/invites", {"seat": 1}, 409)["code"] == "not-gathering"


def test_a_table_has_only_so_many_links(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.tables.invites.MOST", 3)
    table = gather(ada)
    made = [ada.post(f"/tables/{table}/invites", {"seat": 1}, 201) for _ in range(3)]
    assert ada.post(f"/tables/{table}/invites", {}, 409)["code"] == "too-many"
    ada.ask("DELETE", f"/tables/{table}/invites/{made[0]['id']}", 204)
    ada.post(f"/tables/{table}/invites", {}, 201)


# -- the token -------------------------------------------------------------------------------------------------------


def test_of_a_link_only_a_hash_is_kept(ada: Person, bob: Person, house: House) -> None:
    table = gather(ada)
    token = invite(ada, table, 1)
    accept(bob, token)
    row = stored(house, table)[0]
    assert row.hash == hashlib.sha256(token.encode()).hexdigest()
    assert not any(token in str(value) for value in row)


def test_a_token_is_told_once_and_is_in_no_log_and_no_error(
    ada: Person, bob: Person, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = gather(ada, ["me", "open", "open"])
    made = ada.ask("POST", f"/tables/{table}/invites", 201, json={"seat": 1})
    token = made.json()["token"]
    assert token not in repr(made.headers)
    carl = house.person("Carl who is curious")
    sent = [
        bob.ask("POST", "/invites/look", 200, json={"token": token}),
        bob.ask("POST", "/invites/accept", 200, json={"token": token}),
        carl.ask("POST", "/invites/accept", 409, json={"token": token}),
        carl.ask("POST", "/invites/accept", 400, json={"token": token, "name": 3}),
        carl.ask("POST", "/invites/accept", 400, json={"token": [token]}),
        carl.ask("POST", "/invites/look", 404, json={"token": token + "x"}),
        ada.ask("GET", f"/tables/{table}/invites", 200),
        ada.ask("GET", f"/tables/{table}", 200),
    ]
    for answer in sent:
        assert token not in answer.text + repr(answer.headers)
    told = [record.getMessage() for record in caplog.records if record.name.startswith("regnum")]
    assert not any(token in line for line in told)

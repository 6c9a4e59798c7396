"""Accounts: the same person in several browsers, a password that can't be tried for ever, and a farewell for good."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import select, text, update

from regnum.server.people import attempts, passwords, sessions
from regnum.server.people.sessions import person_of
from regnum.server.storage.models import AttemptRow, Base, PersonRow, SessionRow
from tests.server.house import House, Line, Person
from tests.server.postgres import Postgres

PASSWORD = "correct horse battery"
OTHER = "a quite different one"
count = 0


@pytest.fixture
def login() -> str:
    """A name that no other test has."""
    global count
    count += 1
    return f"Ada-{count}"


def token(person: Person) -> str:
    return person.cookie["cookie"].partition("=")[2]


def register(person: Person, login: str, password: str = PASSWORD, status: int = 201) -> Any:
    return person.post("/account", {"login": login, "password": password}, status)


def sign_in(person: Person, login: str, password: str = PASSWORD, status: int = 201) -> Any:
    return person.post("/session", {"login": login, "password": password}, status)


def rows(house: House, query: Any) -> list[Any]:
    async def look() -> list[Any]:
        async with house.tables.store.reading() as connection:
            return list((await connection.execute(query)).all())

    return house.run(look)


def change(house: House, statement: Any) -> None:
    async def do() -> None:
        async with house.tables.store.writing() as connection:
            await connection.execute(statement)

    house.run(do)


def hang_up(line: Line) -> int:
    """Listen until the line is closed; the code."""
    try:
        while True:
            line.hear()
    except WebSocketDisconnect as closed:
        return closed.code


# -- an account ------------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_stays_the_same_person(ada: Person, login: str) -> None:
    ada.ask("PATCH", "/me", 200, json={"name": "Ada"})
    guest = ada.get("/me")
    assert guest["login"] is None
    table = ada.lay()
    me = register(ada, login)
    assert me == {**guest, "login": login} == ada.get("/me")
    assert [listed["id"] for listed in ada.get("/tables")] == [table]
    ada.play(table, 3)


def test_the_guests_cookie_opens_the_account_no_more(house: House, ada: Person, login: str) -> None:
    table = ada.lay()
    me = ada.get("/me")["id"]
    thief = house.person("a thief")
    thief.cookie = dict(ada.cookie)
    old = token(ada)
    register(ada, login)
    assert token(ada) != old
    for path in (f"/tables/{table}", f"/tables/{table}/seats/0"):
        thief.ask("GET", path, 404)
    assert thief.get("/tables") == []
    assert token(thief) == old  # nobody takes the browser's cookie away in passing
    problem = thief.post("/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}]}, 403)
    assert problem["code"] == "signed-out"
    with pytest.raises(WebSocketDisconnect), thief.socket(table) as line:
        line.hear()
    assert thief.get("/me")["id"] != me
    assert token(thief) != old  # who asks who they are is somebody new
    assert thief.get("/me")["id"] == person_of(token(thief))


def test_of_password_and_cookie_only_hashes_are_kept(house: House, ada: Person, login: str) -> None:
    register(ada, login)
    kept = rows(house, select(PersonRow.password).where(PersonRow.login == login))
    assert kept[0].password.startswith("$argon2id$")
    everything = dump(house)
    assert PASSWORD not in everything
    assert token(ada) not in everything
    assert sessions.hash_of(token(ada)) in everything


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("Kaja", "too short", "weak-password"),
        ("Kaja", "1234567890", "weak-password"),
        ("Kaja", "QwertyUiop", "weak-password"),
        ("Kaja", "zzzzzzzzzzzzzz", "weak-password"),
        ("Kaja Kowalska", "kaja kowalska", "weak-password"),
        ("a\u200bb", PASSWORD, "bad-login"),
        ("a\x00b", PASSWORD, "bad-login"),
        ("   ", PASSWORD, "bad-login"),
        ("\ufdfa" * 40, PASSWORD, "bad-login"),
    ],
)
def test_what_is_refused_as_name_or_password(ada: Person, login: str, password: str, code: str) -> None:
    problem = register(ada, login, password, 409)
    assert problem["code"] == code
    assert ada.get("/me")["login"] is None


def test_any_ten_characters_make_a_password(ada: Person, login: str) -> None:
    register(ada, login, "żółć żółć!")
    assert passwords.SHORTEST == len("żółć żółć!") == 10


@pytest.mark.parametrize("other", [str.upper, str.lower, lambda name: name.translate({ord("A"): "Ａ"})])
def test_one_name_is_one_account(house: House, ada: Person, bob: Person, login: str, other: Any) -> None:
    register(ada, login)
    assert register(bob, other(login), status=409)["code"] == "login-taken"
    sign_in(bob, other(login))
    assert bob.get("/me") == ada.get("/me")


def test_two_at_once_cannot_have_one_name(house: House, login: str) -> None:
    people = [house.person(f"{login} {n}") for n in range(4)]
    done = at_once(people, "POST", "/account", {"login": login, "password": PASSWORD})
    assert sorted(done) == [201, 409, 409, 409]


def at_once(people: list[Person], method: str, path: str, body: Any) -> list[int]:
    """The same request by several people at the same moment; how each of them fares."""
    with ThreadPoolExecutor(len(people)) as threads:
        asked = [threads.submit(person.ask, method, path, json=body) for person in people]
        return [request.result().status_code for request in asked]


def test_who_is_signed_in_does_not_register_again(ada: Person, login: str) -> None:
    register(ada, login)
    assert register(ada, f"{login} again", status=409)["code"] == "signed-in"


# -- signing in and out ----------------------------------------------------------------------------------------------


def test_what_the_guest_had_becomes_the_accounts(house: House, ada: Person, bob: Person, login: str) -> None:
    register(ada, login)
    mine = ada.lay()
    elsewhere = house.person(f"{login} elsewhere")
    elsewhere.ask("PATCH", "/me", 200, json={"name": "Adela"})
    laid = elsewhere.lay()
    elsewhere.play(laid, 2)
    theirs = bob.post("/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}, 201)[
        "id"
    ]
    elsewhere.post(f"/tables/{theirs}/seats/1/take", {})
    assert bob.post("/blocks", {"table": theirs, "seat": 1}, 201)["name"] == "Adela"
    with elsewhere.socket(theirs) as line:
        line.watch(1)
        assert line.ask("say", text="hello")["is"] == "done"
    guest = elsewhere.get("/me")["id"]

    me = sign_in(elsewhere, login)

    assert me == ada.get("/me")
    assert me["name"] == "Adela"  # the account had none
    for browser in (ada, elsewhere):
        assert {listed["id"] for listed in browser.get("/tables")} == {mine, laid, theirs}
        assert browser.get(f"/tables/{laid}")["owner"]
        assert browser.sit(theirs, 1)["seats"][1]["mine"]
        assert [said["mine"] for said in browser.get(f"/tables/{theirs}/talk")] == [True]
    ada.play(laid, 2)
    assert guest not in dump(house)


def test_signed_in_elsewhere_one_is_somebody_else_there(house: House, ada: Person, bob: Person, login: str) -> None:
    register(ada, login)
    register(bob, f"{login} too")
    table = bob.lay()
    sign_in(bob, login)
    assert bob.get("/me") == ada.get("/me")
    assert table not in {listed["id"] for listed in bob.get("/tables")}  # what an account has stays the account's
    sign_in(bob, f"{login} too")
    assert [listed["id"] for listed in bob.get("/tables")] == [table]


def test_signing_out_leaves_a_stranger_and_closes_the_sockets(house: House, ada: Person, login: str) -> None:
    register(ada, login)
    table = ada.lay()
    other = house.person(f"{login} elsewhere")
    sign_in(other, login)
    old = dict(ada.cookie)
    with ada.socket(table) as line, other.socket(table) as stays:
        assert line.watch(0)["seats"][0]["mine"]
        stays.watch(0)
        ada.ask("DELETE", "/session", 204)
        assert hang_up(line) == sessions.SIGNED_OUT
        assert stays.ask("ping")["is"] == "pong"
    ada.ask("GET", f"/tables/{table}", 404)
    assert ada.get("/me")["login"] is None
    ada.cookie = old
    ada.ask("GET", f"/tables/{table}", 404)
    assert ada.ask("DELETE", "/session", 409).json()["code"] == "not-signed-in"
    assert other.get(f"/tables/{table}")["owner"]


def test_signing_out_everywhere(house: House, ada: Person, login: str) -> None:
    register(ada, login)
    table = ada.lay()
    other = house.person(f"{login} elsewhere")
    sign_in(other, login)
    with other.socket(table) as line:
        line.watch(0)
        ada.ask("DELETE", "/sessions", 204)
        assert hang_up(line) == sessions.SIGNED_OUT
    for browser in (ada, other):
        browser.ask("GET", f"/tables/{table}", 404)
        assert browser.get("/me")["login"] is None


def test_another_password_signs_out_elsewhere(house: House, ada: Person, login: str) -> None:
    register(ada, login)
    table = ada.lay()
    other = house.person(f"{login} elsewhere")
    sign_in(other, login)
    body = {"old": PASSWORD, "new": OTHER}
    assert ada.ask("PUT", "/account/password", 403, json={**body, "old": OTHER}).json()["code"] == "wrong-password"
    assert ada.ask("PUT", "/account/password", 409, json={**body, "new": login}).json()["code"] == "weak-password"
    with other.socket(table) as line:
        line.watch(0)
        before = token(ada)
        ada.ask("PUT", "/account/password", 204, json=body)
        assert hang_up(line) == sessions.SIGNED_OUT
    assert token(ada) != before
    assert ada.get(f"/tables/{table}")["owner"]
    other.ask("GET", f"/tables/{table}", 404)
    assert sign_in(other, login, status=403)["code"] == "wrong-password"
    sign_in(other, login, OTHER)


def test_a_session_that_another_worker_ended(house: House, ada: Person, bob: Person, login: str) -> None:
    table = bob.lay()
    register(ada, login)
    mine = ada.lay()
    with ada.socket(mine) as line, bob.socket(table) as other:
        line.watch(0)
        other.watch(0)
        change(house, SessionRow.__table__.delete().where(SessionRow.hash == sessions.hash_of(token(ada))))
        assert house.client is not None
        house.run(house.client.app.state.sessions.look_round)
        assert hang_up(line) == sessions.SIGNED_OUT
        assert other.ask("ping")["is"] == "pong"


def test_a_cookie_does_not_open_for_ever(house: House, ada: Person, login: str) -> None:
    register(ada, login)
    old = sessions.LONGEST + timedelta(days=1)
    change(
        house,
        update(SessionRow).values(used=passwords_at(-old)).where(SessionRow.hash == sessions.hash_of(token(ada))),
    )
    assert ada.get("/me")["login"] is None


def passwords_at(later: timedelta) -> Any:
    return attempts.now() + later


# -- passwords that are tried out ------------------------------------------------------------------------------------


def test_wrong_passwords_and_unknown_names_look_the_same(house: House, ada: Person, bob: Person, login: str) -> None:
    register(ada, login)
    wrong = sign_in(bob, login, OTHER, 403)
    unknown = sign_in(bob, f"{login} nobody", OTHER, 403)
    assert wrong == unknown
    assert wrong["code"] == "wrong-password"


async def test_an_unknown_name_takes_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []
    verify = passwords._hasher.verify

    class Watched:
        def verify(self, kept: str, password: str) -> bool:
            looked_at.append(kept)
            return verify(kept, password)

    monkeypatch.setattr(passwords, "_hasher", Watched())
    monkeypatch.setattr(passwords, "_nobodys", lambda: NOBODYS)
    assert not await passwords.fits(PASSWORD, None)
    assert not await passwords.fits("nobody has this password", None)
    assert looked_at == [NOBODYS, NOBODYS]
    made_of = re.compile(r"\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$")
    assert made_of.match(NOBODYS).group() == made_of.match(await asyncio.to_thread(_hash, "x")).group()  # type: ignore[union-attr]


_hasher = passwords._hasher  # the real one: tests that only register somebody have a cheaper one
_hash = _hasher.hash
NOBODYS = passwords._nobodys()


def test_hashes_take_their_time() -> None:
    """At least what OWASP asks for."""
    assert (_hasher.time_cost, _hasher.parallelism) == (2, 1)
    assert _hasher.memory_cost >= 19 * 1024


def test_old_hashes_are_made_anew(house: House, ada: Person, login: str) -> None:
    from argon2 import PasswordHasher

    register(ada, login)
    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    change(house, update(PersonRow).values(password=old).where(PersonRow.login == login))
    sign_in(ada, login)
    fresh = rows(house, select(PersonRow.password).where(PersonRow.login == login))[0].password
    assert fresh != old
    assert not passwords.outdated(fresh)
    sign_in(ada, login)
    assert rows(house, select(PersonRow.password).where(PersonRow.login == login))[0].password == fresh


def test_after_wrong_passwords_there_are_pauses(house: House, ada: Person, bob: Person, login: str) -> None:
    register(ada, login)
    for _ in range(attempts.FREE):
        sign_in(bob, login, OTHER, 403)
    for pause in (5, 10, 20):
        answer = bob.ask("POST", "/session", 429, json={"login": login, "password": PASSWORD})
        problem = answer.json()
        assert (problem["code"], problem["message"]) == ("too-fast", "refused-locked")
        assert pause - 3 <= problem["args"]["seconds"] <= pause
        assert answer.headers["retry-after"] == str(problem["args"]["seconds"])
        assert str(problem["args"]["seconds"]) in problem["detail"]
        wait(house, pause)
        sign_in(bob, login, OTHER, 403)
    wait(house, 60)
    sign_in(bob, login)
    sign_in(bob, login, OTHER, 403)  # the count has begun anew


def wait(house: House, seconds: int) -> None:
    """As if so much time had passed for all attempts."""
    for row in rows(house, select(AttemptRow.key, AttemptRow.at)):
        earlier = row.at - timedelta(seconds=seconds)
        change(house, update(AttemptRow).where(AttemptRow.key == row.key).values(at=earlier))


def test_many_at_the_same_moment_gain_nothing(house: House, ada: Person, login: str) -> None:
    register(ada, login)
    crowd = [house.person(f"{login} {n}") for n in range(20)]
    done = at_once(crowd, "POST", "/session", {"login": login, "password": OTHER})
    assert sorted(done) == [403] * attempts.FREE + [429] * (20 - attempts.FREE)


def test_one_address_that_tries_many_names(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        bob = house.person("Bob")
        for n in range(attempts.FREE_FROM_ADDRESS):
            sign_in(bob, f"somebody {n // 4}", OTHER, 403)
        assert sign_in(bob, "somebody else", OTHER, 429)["message"] == "refused-locked"


@pytest.mark.parametrize(("failures", "pause"), [(0, 0), (4, 0), (5, 5), (6, 10), (9, 80), (13, 900), (10_000, 900)])
def test_pauses(failures: int, pause: int) -> None:
    assert attempts.pause(failures, attempts.FREE) == pause


def test_what_was_tried_long_ago_is_forgotten(house: House, ada: Person, bob: Person, login: str) -> None:
    register(ada, login)
    for _ in range(attempts.FREE):
        sign_in(bob, login, OTHER, 403)
    wait(house, 25 * 3600)
    for _ in range(attempts.FREE):
        sign_in(bob, login, OTHER, 403)
    wait(house, 25 * 3600)
    house.run(attempts.forget, house.tables.store)
    assert rows(house, select(AttemptRow.key)) == []


def test_a_password_asked_for_again_is_not_tried_for_ever_either(ada: Person, login: str) -> None:
    register(ada, login)
    for _ in range(3):
        ada.post("/me/farewell", {"password": OTHER}, 403)
    for _ in range(2):
        ada.ask("PUT", "/account/password", 403, json={"old": OTHER, "new": "something else"})
    assert ada.post("/me/farewell", {"password": PASSWORD}, 429)["message"] == "refused-locked"


# -- leaving for good ------------------------------------------------------------------------------------------------


def dump(house: House) -> str:
    """Everything there is in the database, as text."""

    async def look() -> str:
        out: list[str] = []
        async with house.tables.store.reading() as connection:
            for table in Base.metadata.sorted_tables:
                for row in await connection.execute(text(f'SELECT * FROM "{table.name}"')):
                    for value in row:
                        out.append(value.decode("latin-1") if isinstance(value, bytes) else str(value))
        return "\n".join(out)

    return house.run(look)


def open_table(person: Person, *seats: str, **more: Any) -> str:
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    return str(person.post("/tables", {"game": "toy", "seats": wanted, "public": True, **more}, 201)["id"])


@pytest.mark.parametrize("account", [True, False])
def test_nothing_names_one_who_has_left(house: House, ada: Person, bob: Person, login: str, account: bool) -> None:
    name = f"Adelajda {login}"
    ada.ask("PATCH", "/me", 200, json={"name": name})
    if account:
        register(ada, f"login of {login}")
    me = ada.get("/me")["id"]
    house.run(_give_address, house, me, f"{login}@example.org", f"https://discord.com/api/{login}")
    alone = ada.lay()
    gathering = open_table(ada, "me", "open", "open")
    running = open_table(bob, "me", "open")
    over = open_table(ada, "me", "open")
    for table, person, seat in ((gathering, bob, 1), (running, ada, 1), (over, bob, 1)):
        person.post(f"/tables/{table}/seats/{seat}/take", {})
    for n in range(4):
        step(house, [bob, ada], running, n)
    n = 0
    while bob.get(f"/tables/{over}")["status"] == "running":
        step(house, [ada, bob], over, n := n + 1)
    with ada.socket(running) as line:
        line.watch(1)
        line.ask("say", text=f"my secret of {login}")
    ada.post(f"/tables/{running}/reports", {"text": "odd", "language": "en", "seq": 1}, 201)
    ada.post("/blocks", {"table": running, "seat": 0}, 201)
    bob.post("/blocks", {"table": running, "seat": 1}, 201)
    before = dump(house)
    traces = (me, name, f"{login}@example.org", f"api/{login}", f"my secret of {login}")
    assert all(trace in before for trace in traces)

    with ada.socket(running) as line:
        line.watch(1)
        ada.ask("POST", "/me/farewell", 204, json={"password": PASSWORD if account else None})
        assert hang_up(line) in (sessions.SIGNED_OUT, 4404)  # the table or the person, whichever goes first

    after = dump(house)
    assert [trace for trace in (*traces, f"login of {login}") if trace in after] == []
    assert ada.get("/me")["id"] != me
    assert ada.get("/tables") == []
    bob.ask("GET", f"/tables/{alone}", 404)
    # At the table that is being played a bot plays on, and Bob can.
    seats = bob.sit(running)["seats"]
    assert (seats[1]["kind"], seats[1]["away"], seats[1]["returns"]) == ("bot", False, False)
    assert seats[1]["name"] not in (None, name)
    bob.play_against_bots(running)
    assert bob.get("/blocks") == []
    # Where people gathered the seat is open again, and the table is Bob's.
    here = bob.get(f"/tables/{gathering}")
    assert here["owner"]
    assert [seat["kind"] for seat in here["seats"]] == ["open", "person", "open"]
    # What was over is as it was, without the name.
    done = bob.get(f"/tables/{over}")
    assert done["owner"]
    assert done["seats"][0]["name"] is None
    bob.ask("DELETE", f"/tables/{over}", 204)


async def _give_address(house: House, person: str, email: str, webhook: str) -> None:
    async with house.tables.store.writing() as connection:
        await connection.execute(update(PersonRow).where(PersonRow.id == person).values(email=email, webhook=webhook))


def step(house: House, people: list[Person], table: str, seed: int) -> None:
    """Whoever is asked answers."""
    seat = house.match(table).decisions[0].seat
    people[seat].play(table, 1, seed, seat=seat)


def test_only_with_the_password(ada: Person, login: str) -> None:
    register(ada, login)
    table = ada.lay()
    assert ada.post("/me/farewell", {"password": None}, 403)["code"] == "wrong-password"
    assert ada.post("/me/farewell", {"password": OTHER}, 403)["code"] == "wrong-password"
    assert ada.get(f"/tables/{table}")["owner"]


def test_the_name_is_free_again(house: House, ada: Person, bob: Person, login: str) -> None:
    register(ada, login)
    elsewhere = house.person(f"{login} elsewhere")
    sign_in(elsewhere, login)
    ada.ask("POST", "/me/farewell", 204, json={"password": PASSWORD})
    assert elsewhere.get("/me")["login"] is None
    assert sign_in(bob, login, status=403)["code"] == "wrong-password"
    register(bob, login, OTHER)


def test_the_others_are_told_that_a_bot_plays_on(ada: Person, bob: Person) -> None:
    table = open_table(bob, "me", "open", "open")
    ada.post(f"/tables/{table}/seats/1/take", {})
    ada.post(f"/tables/{table}/seats/2/take", {}, 409)
    bob.post(f"/tables/{table}/start", {"level": "random"})
    with bob.socket(table) as line:
        line.watch(0)
        ada.ask("POST", "/me/farewell", 204, json={})
        while "meta-gone-bot" not in {said["message"] for said in line.hear("table")["journal"]["lines"]}:
            pass


# -- one household ---------------------------------------------------------------------------------------------------


def test_a_household_has_no_accounts(tmp_path: Path) -> None:
    with House(tmp_path, household=True) as house:
        ada = house.person()
        who = {"login": "Ada", "password": PASSWORD}
        for method, path, body in (
            ("POST", "/account", who),
            ("POST", "/session", who),
            ("DELETE", "/session", None),
            ("DELETE", "/sessions", None),
            ("PUT", "/account/password", {"old": PASSWORD, "new": OTHER}),
            ("POST", "/me/farewell", {}),
            ("GET", "/blocks", None),
            ("POST", "/blocks", {"table": ada.lay(), "seat": 0}),
            ("DELETE", "/blocks/abc", None),
        ):
            answer = ada.ask(method, path, 409, **({} if body is None else {"json": body}))
            assert answer.json()["code"] == "household", path
        assert ada.ask("PATCH", "/me", 200, json={"name": "Ada"}).json()["name"] == "Ada"


# -- several workers -------------------------------------------------------------------------------------------------


def test_what_changes_hands_does_so_at_every_worker(tmp_path: Path, postgres: Postgres, login: str) -> None:
    """A table is read by both; whose it is changes by way of one."""
    url = postgres.fresh()
    with House(tmp_path / "here", url=url) as here, House(tmp_path / "there", url=url) as there:
        account, guest = here.person("Ada"), here.person("a guest")
        register(account, login)
        table = guest.lay()
        elsewhere = there.person("Ada elsewhere")
        sign_in(elsewhere, login)
        guest_there = there.person("a guest")
        assert guest_there.sit(table)["seats"][0]["mine"]
        elsewhere.ask("GET", f"/tables/{table}", 404)
        sign_in(guest, login)
        assert eventually(lambda: elsewhere.ask("GET", f"/tables/{table}").status_code == 200)
        assert elsewhere.sit(table)["seats"][0]["mine"]
        guest_there.ask("GET", f"/tables/{table}", 404)
        with elsewhere.socket(table) as line:
            line.watch(0)
            account.ask("DELETE", "/sessions", 204)
            elsewhere.ask("GET", f"/tables/{table}", 404)  # at once
            assert there.client is not None
            there.run(there.client.app.state.sessions.look_round)
            assert hang_up(line) == sessions.SIGNED_OUT


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether it holds within a few seconds: a notice is on its way."""
    until = time.monotonic() + 10
    while not holds() and time.monotonic() < until:
        time.sleep(0.05)
    return holds()


def test_wrong_passwords_are_counted_by_all_workers_together(
    tmp_path: Path, postgres: Postgres, login: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "_hasher", _hasher)  # what comes at once is counted while hashing takes its time
    url = postgres.fresh()
    with House(tmp_path / "here", url=url) as here, House(tmp_path / "there", url=url) as there:
        register(here.person("Ada"), login)
        people = [house.person(f"a thief {n}") for n in range(10) for house in (here, there)]
        done = at_once(people, "POST", "/session", {"login": login, "password": OTHER})
        assert sorted(done) == [403] * attempts.FREE + [429] * (20 - attempts.FREE)


# -- what is written elsewhere ---------------------------------------------------------------------------------------


def test_no_log_tells_who_or_what(house: House, ada: Person, login: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is logged anywhere while somebody comes, is mistaken, and goes."""
    caplog.set_level(logging.DEBUG, "regnum")
    caplog.set_level(logging.DEBUG, "litestar")
    told = [ada.get("/me")["id"], token(ada), login, PASSWORD, OTHER, "ada@example.org"]
    ada.ask("PATCH", "/me", 200, json={"name": f"name of {login}"})
    register(ada, login, "short", 409)
    register(ada, login)
    house.run(_give_address, house, told[0], "ada@example.org", "https://discord.com/api/x")
    told.append(token(ada))
    sign_in(ada, login, OTHER, 403)
    sign_in(ada, login)
    told.append(token(ada))
    with pytest.MonkeyPatch.context() as patch:

        async def fails(password: str) -> str:
            raise RuntimeError(f"{password} of {login}")

        patch.setattr(passwords, "hashed", fails)
        ada.ask("PUT", "/account/password", 500, json={"old": PASSWORD, "new": "yet another one"})
    ada.ask("POST", "/me/farewell", 204, json={"password": PASSWORD})
    written = "\n".join(record.getMessage() + str(record.exc_text or "") for record in caplog.records)
    assert '"failed"' in written
    assert "farewell" in written
    assert [secret for secret in (*told, "yet another one") if secret in written] == []

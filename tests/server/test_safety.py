"""What keeps an account its owner's, and what admins do to keep order."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from regnum.kernel.errors import Refused
from regnum.server.people import order, passwords, safety, totp
from regnum.server.storage.entries import now
from regnum.server.storage.models import EntryRow, PersonRow
from regnum.server.tables import quotas
from tests.server.house import House, Person

PASSWORD = "a long way from home"


@pytest.fixture
def login(request: pytest.FixtureRequest) -> str:
    return f"ada-{abs(hash(request.node.name)) % 10**9}"


@pytest.fixture
def member(house: House, login: str) -> Person:
    member = house.person(login)
    member.post("/account", {"login": login, "password": PASSWORD}, 201)
    return member


def sign_in(house: House, login: str, status: int = 201, **more: Any) -> tuple[Person, Any]:
    somebody = house.person(f"{login} at {time.monotonic()}")
    return somebody, somebody.post("/session", {"login": login, "password": PASSWORD, **more}, status)


# -- sessions --------------------------------------------------------------------------------------------------------


def test_my_sessions(house: House, member: Person, login: str) -> None:
    other, _ = sign_in(house, login)
    other.ask("GET", "/me", headers={"user-agent": "Browser"})
    listed = member.get("/sessions")
    assert [session["here"] for session in listed].count(True) == 1
    assert len(listed) == 2
    (there,) = [session for session in listed if not session["here"]]
    member.ask("DELETE", f"/sessions/{there['id']}", 204)
    assert len(member.get("/sessions")) == 1
    assert other.get("/me")["login"] is None
    assert member.ask("DELETE", f"/sessions/{there['id']}", 404).json()["code"] == "no-such-session"
    assert house.person("a guest").ask("GET", "/sessions", 409).json()["code"] == "not-signed-in"


def test_nobody_ends_another_ones_session(house: House, member: Person, login: str) -> None:
    mine = member.get("/sessions")[0]["id"]
    eve = house.person(f"Eve of {login}")
    eve.post("/account", {"login": f"eve-{login}", "password": PASSWORD}, 201)
    eve.ask("DELETE", f"/sessions/{mine}", 404)
    assert member.get("/me")["login"] == login


# -- a second factor -------------------------------------------------------------------------------------------------


def test_the_codes_of_the_standard() -> None:
    """RFC 6238, appendix B, with six figures."""
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    for at, figures in ((59, "287082"), (1111111109, "081804"), (1234567890, "005924"), (20000000000, "353130")):
        assert totp.code(secret, at // 30) == figures
        assert totp.step_of(secret, figures, None, at) == at // 30
        assert totp.step_of(secret, figures, at // 30, at) is None, "once"
    assert totp.step_of(secret, "000000", None, 59) is None
    assert totp.step_of(secret, "żżż", None, 59) is None


def test_a_second_factor(house: House, member: Person, login: str) -> None:
    made = member.post("/account/second-factor", {"password": PASSWORD}, 201)
    assert made["address"].startswith("otpauth://totp/Regnum:")
    secret = made["secret"]
    sign_in(house, login)  # it does not count yet
    step = int(time.time() // totp.STEP)
    on = {"password": PASSWORD, "secret": secret}
    assert member.post("/account/second-factor/on", {**on, "code": "000000"}, 403)["code"] == "wrong-code"
    member.ask("POST", "/account/second-factor/on", 204, json={**on, "code": totp.code(secret, step - 1)})
    assert sign_in(house, login, 403)[1]["code"] == "code-wanted"
    assert sign_in(house, login, 403, code="000000")[1]["code"] == "wrong-code"
    good = totp.code(secret, int(time.time() // totp.STEP))
    somebody, _ = sign_in(house, login, code=good)
    assert somebody.get("/me")["login"] == login
    assert sign_in(house, login, 403, code=good)[1]["code"] == "wrong-code", "a code is good once"
    member.ask("POST", "/account/second-factor/off", 204, json={"password": PASSWORD})
    sign_in(house, login)


# -- a lost password -------------------------------------------------------------------------------------------------


def test_a_reset_by_the_operator(house: House, member: Person, login: str) -> None:
    token = house.run(safety.reset_by_login, house.tables.store, login.upper())
    guest = house.person(f"guest of {login}")
    weak = guest.post("/account/reset/password", {"token": token, "password": "password123"}, 409)
    assert weak["code"] == "weak-password"
    guest.ask("POST", "/account/reset/password", 204, json={"token": token, "password": "another way home"})
    assert member.get("/me")["login"] is None, "everybody is signed out"
    again = guest.post("/account/reset/password", {"token": token, "password": "another way home"}, 403)
    assert again["code"] == "wrong-code"
    guest.post("/session", {"login": login, "password": "another way home"}, 201)


def test_a_reset_has_its_time(house: House, member: Person, login: str) -> None:
    token = house.run(safety.reset_by_login, house.tables.store, login)
    key = PersonRow.login_key == passwords.login_key(login)
    write(house, update(PersonRow).where(key).values(reset_until=now() - timedelta(seconds=1)))
    late = member.post("/account/reset/password", {"token": token, "password": "another way home"}, 403)
    assert late["message"] == "refused-reset-over"


def test_without_mail_nobody_is_promised_any(house: House, member: Person, login: str) -> None:
    assert member.post("/account/reset", {"login": login}, 409)["code"] == "no-mail"


def write(house: House, statement: Any) -> None:
    async def do() -> None:
        async with house.tables.store.writing() as connection:
            await connection.execute(statement)

    house.run(do)


@pytest.mark.parametrize(
    "password",
    ["password123", "Password!!!!!", "qwertyuiop12", "1234567890", "abcdefghijkl", "zyxwvutsrqpo", "abcabcabcabc",
     "0000000000", "!!!!!!!!!!!!", "iloveyou2024!"],
)  # fmt: skip
def test_the_commonest_passwords(password: str) -> None:
    with pytest.raises(Refused, match=r"refused-password|common|short|weak"):
        passwords.check_password(password, "ada")


@pytest.mark.parametrize(
    "password", ["correct horse battery", "a long way from home", "zażółć gęślą jaźń", "x7!kq02mvPz"]
)
def test_good_passwords(password: str) -> None:
    passwords.check_password(password, "ada")


# -- keeping order ---------------------------------------------------------------------------------------------------


@pytest.fixture
def admin(house: House, member: Person, login: str) -> Person:
    house.run(order.set_admin, house.tables.store, login, True)
    assert member.get("/me")["admin"]
    return member


def test_only_an_admin_keeps_order(house: House, member: Person) -> None:
    wanted = {"what": "ban", "why": "no reason", "login": "somebody"}
    assert member.post("/order", wanted, 403)["code"] == "not-admin"
    assert member.get("/order", 403)["code"] == "not-admin"


def test_a_mute_a_ban_and_what_is_noted(house: House, admin: Person, login: str) -> None:
    bob = house.person(f"Bob of {login}")
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = bob.post("/tables", wanted, 201)["id"]
    whom = {"table": table, "seat": 0, "why": "rude"}
    admin.ask("POST", "/order", 204, json={"what": "mute", "hours": 1, **whom})
    with bob.socket(table) as line:
        assert line.ask("say", text="hello")["code"] == "muted"
    admin.ask("POST", "/order", 204, json={"what": "unmute", **whom})
    with bob.socket(table) as line:
        assert line.ask("say", text="hello")["is"] == "done"
    admin.ask("POST", "/order", 204, json={"what": "ban", "hours": 24, **whom})
    assert bob.get("/tables", 403)["code"] == "banned"
    admin.ask("POST", "/order", 204, json={"what": "unban", **whom})
    bob.get("/tables")
    admin.ask("POST", "/order", 204, json={"what": "remove-table", "table": table, "why": "rude name"})
    bob.get(f"/tables/{table}", 404)
    noted = [row["what"] for row in admin.get("/order")[:5]]
    assert noted == ["remove-table", "unban", "ban", "unmute", "mute"]
    assert admin.get("/order")[0]["why"] == "rude name"


def test_a_banned_account_is_signed_out_and_stays_out(house: House, admin: Person, login: str) -> None:
    eve = house.person(f"Eve for {login}")
    eve.post("/account", {"login": f"bad-{login}", "password": PASSWORD}, 201)
    admin.ask("POST", "/order", 204, json={"what": "ban", "why": "cheats", "login": f"bad-{login}"})
    assert eve.ask("GET", "/me").json().get("login") is None
    assert sign_in(house, f"bad-{login}", 403)[1]["code"] == "banned"
    admin.ask("POST", "/order", 204, json={"what": "remove-account", "why": "cheats", "login": f"bad-{login}"})
    assert sign_in(house, f"bad-{login}", 403)[1]["code"] == "wrong-password"


# -- what guests leave behind ----------------------------------------------------------------------------------------


def test_a_guests_table_is_cleared_away_after_a_year(house: House, member: Person, login: str) -> None:
    guest = house.person(f"guest who left {login}")
    old, new, kept = guest.lay(), guest.lay(), member.lay()
    for table in (old, kept):
        long_ago = now() - quotas.KEPT - timedelta(days=1)
        write(house, update(EntryRow).where(EntryRow.table == table).values(at=long_ago))
        house.tables.forget(table)
    found = house.run(quotas.expired, house.tables, quotas.ALL, now())
    assert old in found
    assert new not in found
    assert kept not in found
    house.run(quotas.expire, house.tables, old)
    guest.get(f"/tables/{old}", 404)
    guest.get(f"/tables/{new}")


def test_it_is_told_in_advance(house: House, member: Person, login: str) -> None:
    guest = house.person(f"guest away {login}")
    soon, fresh, kept = guest.lay(), guest.lay(), member.lay()
    waiting = str(member.post("/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)["id"])
    ages = {soon: quotas.KEPT - timedelta(days=29), kept: quotas.KEPT - timedelta(days=29), waiting: timedelta(days=24)}
    for table, age in ages.items():
        write(house, update(EntryRow).where(EntryRow.table == table).values(at=now() - age))
    told = {table["id"]: table.get("expires") for who in (guest, member) for table in who.get("/tables")}
    assert told[fresh] is None
    assert told[kept] is None, "a member's tables stay"
    assert days_until(told[soon]) == 29
    assert days_until(told[waiting]) == 6
    guest.play(soon, 1)
    assert all(table.get("expires") is None for table in guest.get("/tables"))


def days_until(when: str) -> int:
    return round((datetime.fromisoformat(when) - now()) / timedelta(days=1))

"""What else stands in a browser's cookies: it must never cost anybody who they are."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import update

from regnum.server.people.sessions import hash_of
from regnum.server.storage.models import SessionRow
from tests.server.house import House, Person

FOREIGN = [
    'theme="dark mode"',
    "theme=dark mode",
    'theme="dark; mode"',
    "name=Łódź".encode().decode("latin-1"),
    "name=caf\xe9",
    'json={"a":1,"b":[2]}',
    "a=b=c==",
    "=nameless",
    "flag",
    "regnum",
    "regnum=",
    "regnum=short",
    "Regnum=" + "A" * 43,
    "regnum2=" + "A" * 43,
    "x[y]=1",
    "x@y=1",
    "x/y=1",
    "x:y=1",
    "x,y=1",
    "x y=1",
    "$Version=1",
    "path=/",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ";;;",
    "tab\t=1",
    'quoted="\\"',
]


@pytest.mark.parametrize("foreign", FOREIGN)
@pytest.mark.parametrize("before", [True, False])
def test_a_foreign_cookie_changes_nobody(house: House, foreign: str, before: bool) -> None:
    ada = house.person("Ada of the cookies")
    mine = ada.get("/me")["id"]
    ours = ada.cookie["cookie"]
    header = f"{foreign}; {ours}" if before else f"{ours}; {foreign}"
    assert house.client is not None
    answer = house.client.get("/api/me", headers=[(b"cookie", header.encode("latin-1"))])
    house.client.cookies.clear()
    assert answer.json()["id"] == mine
    renewed = answer.headers.get("set-cookie", ours)
    assert ours in renewed


def test_two_of_ours_are_refused(house: House) -> None:
    ada, eve = house.person("Ada of two"), house.person("Eve of two")
    assert house.client is not None
    both = f"{ada.cookie['cookie']}; {eve.cookie['cookie']}"
    answer = house.client.get("/api/me", headers={"cookie": both})
    assert answer.status_code == 400
    assert answer.json()["code"] == "two-cookies"
    assert "set-cookie" not in answer.headers
    twice = f"{ada.cookie['cookie']}; {ada.cookie['cookie']}"
    assert house.client.get("/api/me", headers={"cookie": twice}).json()["id"] == ada.get("/me")["id"]
    house.client.cookies.clear()


def test_over_https_the_cookie_is_this_hosts_alone(house: House) -> None:
    """And one from before is taken, and given its new name."""
    ada = house.person("Ada of the host")
    mine = ada.get("/me")["id"]
    assert house.client is not None
    answer = house.client.get("https://testserver.local/api/me", headers=ada.cookie)
    house.client.cookies.clear()
    assert answer.json()["id"] == mine
    token = ada.cookie["cookie"].partition("=")[2]
    assert answer.headers["set-cookie"].startswith(f"__Host-regnum={token}; Secure; Path=/")
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    eve = house.person("Eve of the host").cookie["cookie"]
    both = {"cookie": f"{eve}; __Host-regnum={token}"}
    assert house.client.get("https://testserver.local/api/me", headers=both).json()["id"] == mine
    house.client.cookies.clear()
    assert "strict-transport-security" not in house.client.get("/api/me", headers=ada.cookie).headers
    house.client.cookies.clear()


def test_what_is_used_lives_on(house: House) -> None:
    ada = house.person("Ada who stays")
    assert "Max-Age=31536000" in ada.ask("GET", "/me").headers["set-cookie"]
    ada.post("/account", {"login": "ada-who-stays", "password": "a long way from home"}, 201)
    session = hash_of(ada.cookie["cookie"].partition("=")[2])

    async def age(days: int) -> None:
        from regnum.server.storage.entries import now

        async with house.tables.store.writing() as connection:
            old = now() - timedelta(days=days)
            row = update(SessionRow).where(SessionRow.hash == session)
            await connection.execute(row.values(created=old - timedelta(days=600), used=old))

    house.run(age, 300)
    assert ada.get("/me")["login"] == "ada-who-stays"
    assert ada.get("/sessions")[0]["used"] > "2020"
    house.run(age, 366)
    assert ada.get("/me")["login"] is None


def test_forwarded_headers_of_a_stranger_are_told_of_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "regnum.server")
    ada: Person = house.person("Ada behind")
    for _ in range(5):
        ada.ask("GET", "/me", 200, headers={"x-forwarded-for": "203.0.113.9"})
    assert sum("proxy-not-believed" in line for line in caplog.messages) <= 1

"""Who is let in: pages of our own, programs, and whoever comes under a name that is ours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import OperationalError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from regnum.kernel.errors import BadSetup
from regnum.server.http.limiting import address_of
from regnum.server.settings import LOCAL, Settings
from tests.server.house import House, Person

HOST = "testserver.local"
WISH = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}]}


@pytest.mark.parametrize("origin", ["http://evil.example", f"http://{HOST}:81", "null", "", f"ftp://{HOST}", HOST])
def test_other_pages_change_nothing(ada: Person, origin: str) -> None:
    table = ada.lay()
    headers = {"origin": origin}
    problem = ada.ask("POST", "/tables", 403, json=WISH, headers=headers).json()
    assert problem["code"] == "wrong-origin"
    ada.ask("PATCH", "/me", 403, json={"name": "x"}, headers=headers)
    ada.ask("DELETE", f"/tables/{table}", 403, headers=headers)
    ada.ask("GET", "/me", 200, headers=headers)
    with pytest.raises(WebSocketDisconnect), ada.socket(table, origin=origin) as line:
        line.hear()
    assert len(ada.get("/tables")) == 1


@pytest.mark.parametrize("origin", [f"http://{HOST}", f"http://{HOST}:80", f"HTTP://{HOST.upper()}"])
def test_our_own_pages_may(ada: Person, origin: str) -> None:
    table = ada.ask("POST", "/tables", 201, json=WISH, headers={"origin": origin}).json()["id"]
    with ada.socket(table, origin=origin) as line:
        assert line.watch(0)["id"] == table


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_other_pages_are_known_by_what_a_browser_says_of_them(ada: Person, site: str) -> None:
    """Some requests of a browser have no Origin; where they come from is told all the same."""
    headers = {"sec-fetch-site": site}
    assert ada.ask("POST", "/tables", 403, json=WISH, headers=headers).json()["code"] == "wrong-origin"
    ada.ask("GET", "/me", 200, headers=headers)
    assert ada.get("/tables") == []


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_our_own_pages_are_known_too(ada: Person, site: str) -> None:
    ada.ask("POST", "/tables", 201, json=WISH, headers={"sec-fetch-site": site})


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_could_send_is_not_heard(ada: Person, kind: str) -> None:
    """A page elsewhere may send such things without asking whether it may."""
    content = b'{"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}]}'
    answer = ada.ask("POST", "/tables", 415, content=content, headers={"content-type": kind})
    assert answer.json()["code"] == "media-type"
    ada.ask("POST", "/tables", 201, content=content, headers={"content-type": "Application/JSON; charset=utf-8"})
    assert len(ada.get("/tables")) == 1


def test_a_cookie_is_for_the_browser_alone(house: House) -> None:
    assert house.client is not None
    answer = house.client.get("/api/me")
    house.client.cookies.clear()
    parts = [part.strip() for part in answer.headers["set-cookie"].split(";")]
    assert re.fullmatch(r"regnum=[A-Za-z0-9_-]{43}", parts[0])
    assert set(parts[1:]) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"}
    assert answer.headers["cache-control"] == "no-store"
    ada = house.person()
    assert ada.ask("GET", "/me").headers["set-cookie"].startswith(ada.cookie["cookie"]), "the same, for another year"
    assert "set-cookie" not in ada.ask("GET", "/tables").headers


@pytest.mark.parametrize("cookie", ["regnum=short", "regnum=" + "x" * 44, "regnum=" + "ż" * 43, "regnum=;", "\x7f=1;a"])
def test_a_cookie_that_is_none_of_ours_is_replaced(house: House, cookie: str) -> None:
    assert house.client is not None
    answer = house.client.get("/api/me", headers={"cookie": cookie.encode()})
    house.client.cookies.clear()
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith("regnum=")


def test_over_https_the_cookie_stays_there_and_so_do_the_pages(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert house.client is not None
        house.client.base_url = httpx.URL(f"https://{HOST}")
        answer = house.client.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        for origin, status in ((f"https://{HOST}", 201), (f"http://{HOST}", 403)):
            asked = house.client.post("/api/tables", json=WISH, headers={"origin": origin})
            assert asked.status_code == status, origin


@pytest.mark.parametrize(("trusted", "secure", "address"), [(True, True, "203.0.113.9"), (False, False, "127.0.0.1")])
async def test_a_proxy_is_believed_only_if_it_is_ours(trusted: bool, secure: bool, address: str) -> None:
    """What uvicorn makes of the proxy's headers is what the door goes by."""
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope["scheme"] == "https", address_of(scope)))

    proxies = Settings.of_server({"REGNUM_PROXIES": "127.0.0.1" if trusted else "10.0.0.1"}).proxies
    headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 5000), "headers": headers}
    await ProxyHeadersMiddleware(app, list(proxies))(scope, None, None)  # type: ignore[arg-type]
    assert seen == [(secure, address)]


def test_while_the_database_is_away_nobody_is_taken_for_another(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person()
        table = ada.lay()
        store = house.tables.store

        def gone() -> Any:
            raise OperationalError("SELECT", {}, Exception("gone"))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "reading", gone)
            answer = ada.ask("GET", "/me", 503)
            assert answer.json()["code"] == "not-stored"
            assert "set-cookie" not in answer.headers
            with pytest.raises(WebSocketDisconnect) as closed, ada.socket(table) as line:
                line.hear()
            assert closed.value.code == 1013
        assert ada.sit(table)["seats"][0]["mine"]


def test_in_a_household_everybody_is_the_same_person(tmp_path: Path) -> None:
    with House(tmp_path, household=True) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        table = ada.lay()
        assert bob.sit(table)["seats"][0]["mine"] is True
        answer = bob.ask("GET", "/me")
        assert answer.json() == ada.get("/me")
        assert "set-cookie" not in answer.headers
    with House(tmp_path, household=True) as house:
        assert [listed["id"] for listed in house.person("Celina").get("/tables")] == [table]


def test_a_household_goes_by_its_own_names_only(tmp_path: Path) -> None:
    """A page elsewhere can give any name our address; it must not get to the tables by it."""
    with House(tmp_path, household=True, hosts=LOCAL) as house:
        assert house.client is not None
        for host, status in (
            ("127.0.0.1:8000", 200),
            ("localhost", 200),
            ("LOCALHOST:9", 200),
            ("[::1]:8000", 200),
            ("evil.example:8000", 403),
            ("localhost.evil.example", 403),
            ("", 403),
        ):
            assert house.client.get("/api/me", headers={"host": host}).status_code == status, host
            assert house.client.get("/", headers={"host": host}).status_code == status, host


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    environ = {"REGNUM_DATA": str(tmp_path), "REGNUM_BOT_PACE": "0.5", "REGNUM_HOSTS": "a.example, b.example,"}
    settings = Settings.of_server(environ)
    assert (settings.data, settings.bot_pace, settings.hosts) == (tmp_path, 0.5, ("a.example", "b.example"))
    assert not settings.household
    home = Settings.of_household({**environ, "REGNUM_SEED": "7"})
    assert (home.household, home.hosts, home.seed) == (True, LOCAL, 7)
    assert home.database == tmp_path / "tables.sqlite"


@pytest.mark.parametrize(
    ("name", "value"),
    [("REGNUM_BOT_PACE", "fast"), ("REGNUM_BOT_PACE", "-1"), ("REGNUM_BOT_PACE", "nan")]
    + [("REGNUM_SEED", "x"), ("REGNUM_SEED", "-1")],
)
def test_settings_that_make_no_sense(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=name):
        Settings.of_household({"REGNUM_DATA": str(tmp_path), name: value})


def test_a_seed_for_trying_things_out(tmp_path: Path) -> None:
    with House(tmp_path, seed=7) as house:
        ada = house.person()
        assert house.match(ada.lay()).seed == house.match(ada.lay()).seed == 7

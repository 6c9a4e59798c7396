"""Who is let in: pages of our own, programs, and whoever comes under a name that is ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from regnum.kernel.errors import BadSetup
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

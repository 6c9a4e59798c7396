"""Limits: a flood is refused, and says when to come again; who plays, however fast, never meets one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from regnum.kernel.errors import BadSetup, Refused
from regnum.server.http import limiting
from regnum.server.http.limiting import LIMITS, NEIGHBOURS, OPERATIONS, Limits, address_of
from regnum.server.settings import Settings
from regnum.server.storage import entries
from tests.server.company import together
from tests.server.house import House
from tests.server.players import Clock
from tests.server.postgres import Postgres

WISH = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}]}
FEW = {"table": "3/hour", "talk": "4/hour", "change": "30/hour", "read": "100/hour", "account": "2/hour"}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, limits=FEW) as house:
        yield house


def until_refused(ask: Any, most: int) -> tuple[int, Any]:
    """How often it was granted, and the refusal. A window may end meanwhile: then a few more are."""
    for granted in range(2 * most + 1):
        answer = ask()
        if answer.status_code == 429:
            return granted, answer
    raise AssertionError("it was never refused")


def test_too_many_tables_are_refused_with_the_time_to_come_again(strict: House) -> None:
    ada = strict.person()
    granted, answer = until_refused(lambda: ada.ask("POST", "/tables", json=WISH), 3)
    assert granted >= 3
    problem = answer.json()
    assert (problem["code"], problem["message"]) == ("too-fast", "refused-too-fast")
    seconds = problem["args"]["seconds"]
    assert 1 <= seconds <= 3600
    assert answer.headers["retry-after"] == str(seconds)
    assert f"{seconds:,}" in problem["detail"]
    assert len(ada.get("/tables")) == granted
    strict.person("Bob").lay()  # which is no concern of others


def test_too_many_changes_and_too_many_requests(strict: House) -> None:
    ada, bob = strict.person("Ada"), strict.person("Bob")
    granted, _ = until_refused(lambda: ada.ask("PATCH", "/me", json={"name": "Ada"}), 30)
    assert granted >= 30
    ada.ask("GET", "/me", 200)
    granted, _ = until_refused(lambda: bob.ask("GET", "/me"), 100)
    assert granted >= 100


def test_who_throws_the_cookie_away_is_known_by_the_address(strict: House) -> None:
    def ask() -> Any:
        nobody = strict.person()
        nobody.cookie = {}
        return nobody.ask("POST", "/account", json={"login": "!!", "password": "x"})  # counted, be it nonsense

    granted, _ = until_refused(ask, 2 * NEIGHBOURS)
    assert granted >= 2 * NEIGHBOURS


def test_too_much_talk(strict: House) -> None:
    ada, bob = strict.person("Ada"), strict.person("Bob")
    table = together(ada, bob)
    with ada.socket(table) as line, bob.socket(table) as other:
        line.watch(0)
        other.watch(1)
        said = [line.ask("say", text=f"line {n}") for n in range(9)]
        assert [heard["is"] for heard in said[:4]] == ["done"] * 4
        assert said[-1]["is"] == "refused"
        assert said[-1]["code"] == "too-fast"
        assert said[-1]["args"]["seconds"] >= 1
        assert other.ask("say", text="hello")["is"] == "done"
    assert len(bob.get(f"/tables/{table}/talk")) < 9


def test_a_fast_player_meets_no_limit(tmp_path: Path) -> None:
    """Twenty clicks in a second, each with all that the client says around it."""
    with House(tmp_path, limits={}) as house:
        ada = house.person()
        table = ada.lay()
        with ada.socket(table) as line:
            seq = line.watch(0)["seq"]
            for _ in range(20):
                for do, more in (("watch", {"seat": 0}), ("seen", {"seq": seq}), ("heard", {"n": 0}), ("ping", {})):
                    line.say(do, **more)
            assert line.ask("ping")["is"] == "pong"
            assert "refused" not in {heard["is"] for heard in line._unheard}
        for _ in range(40):
            ada.ask("GET", f"/tables/{table}", 200)


def test_a_flood_at_a_socket_is_refused_and_then_shut_out(tmp_path: Path) -> None:
    with House(tmp_path, limits={"message": "50 per hour"}) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        table = together(ada, bob)
        with ada.socket(table) as line, bob.socket(table) as other:
            heard = [line.ask("ping") for _ in range(150)]
            assert [said["is"] for said in heard[:50]] == ["pong"] * 50
            assert {said.get("code") for said in heard[100:]} == {"too-fast"}
            assert heard[-1]["message"] == "refused-too-fast"
            for _ in range(limiting.PATIENCE):
                line.say("ping")
            with pytest.raises(WebSocketDisconnect) as closed:
                line.hear("nothing")
            assert closed.value.code == 1008
            assert other.ask("ping")["is"] == "pong"


def test_several_sockets_of_one_person_count_together(tmp_path: Path) -> None:
    with House(tmp_path, limits={"message": "50 per hour"}) as house:
        ada = house.person("Ada")
        table = ada.lay()
        with ada.socket(table) as one, ada.socket(table) as two:
            for line in (one, two):
                for _ in range(25):
                    assert line.ask("ping")["is"] == "pong"
            heard = [line.ask("ping")["is"] for line in (one, two) for _ in range(26)]
            assert "refused" in heard


def test_one_person_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "SOCKETS", 2)
    with House(tmp_path, limits={}) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        table, other = ada.lay(), bob.lay()
        with ada.socket(table), ada.socket(table):
            with pytest.raises(WebSocketDisconnect) as closed, ada.socket(table) as line:
                line.hear()
            assert closed.value.code == 1013
            with bob.socket(other) as line:
                assert line.watch(0)["id"] == other
        with ada.socket(table) as line:  # what is closed counts no more
            assert line.watch(0)["id"] == table


def test_a_household_and_whoever_measures_have_none(tmp_path: Path) -> None:
    for settings in ({"household": True, "limits": FEW}, {"limits": None}):
        with House(tmp_path / str(len(settings)), **settings) as house:
            ada = house.person()
            for _ in range(20):
                ada.lay()


def test_everything_that_is_counted_is_there(house: House) -> None:
    assert house.client is not None
    paths = house.client.get("/api/openapi.json").json()["paths"]
    operations = {operation["operationId"] for item in paths.values() for operation in item.values()}
    assert OPERATIONS.keys() <= operations
    assert set(OPERATIONS.values()) <= LIMITS.keys()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_has_one_address(host: str, address: str) -> None:
    scope: Any = {"client": (host, 1)}
    assert address_of(scope) == address
    assert address_of({"client": None}) == ""  # type: ignore[typeddict-item]


@pytest.mark.parametrize("wanted", ["talk=often", "nonsense=1/minute", "talk", "message=3/minute"])
def test_limits_that_make_no_sense(tmp_path: Path, wanted: str) -> None:
    with pytest.raises(BadSetup, match="REGNUM_LIMITS"):
        Limits(Settings.of_server({"REGNUM_DATA": str(tmp_path), "REGNUM_LIMITS": wanted}))


def test_limits_come_from_the_environment(tmp_path: Path) -> None:
    def settings(**environ: str) -> Settings:
        return Settings.of_server({"REGNUM_DATA": str(tmp_path), **environ})

    assert settings().limits == {}
    assert settings(REGNUM_LIMITS="off").limits is None
    assert settings(REGNUM_LIMITS="talk=5/minute, table=2/hour").limits == {"talk": "5/minute", "table": "2/hour"}
    assert settings().proxies == ("127.0.0.1", "::1")
    assert settings(REGNUM_PROXIES="10.0.0.1, 10.0.0.2").proxies == ("10.0.0.1", "10.0.0.2")
    assert settings(REGNUM_PROXIES="").proxies == ()


async def test_what_is_counted_is_forgotten_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes up a person for each request must not fill the memory with them."""
    monkeypatch.setattr(limiting, "TIDYING", 0.5)
    limits = Limits(Settings(data=tmp_path, limits={"talk": "1/second"}))
    for n in range(500):
        await limits.count(f"person {n}", "talk")
    with pytest.raises(Refused):
        await limits.count("person 499", "talk")
    assert len(limits._limiter.storage.storage) >= 500  # type: ignore[attr-defined]
    await asyncio.sleep(2.1)
    await limits.count("person 499", "talk")
    assert len(limits._limiter.storage.storage) == 1  # type: ignore[attr-defined]


def test_several_workers_count_together(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.fresh()
    clock = Clock(monkeypatch)
    monkeypatch.setattr(limiting, "now", entries.now)
    with House(tmp_path / "one", url=url, limits=FEW) as here, House(tmp_path / "two", url=url, limits=FEW) as there:
        ada = here.person()
        ada_there = ada.elsewhere(there)
        for who in (ada, ada_there, ada):
            who.ask("POST", "/tables", 201, json=WISH)
        for who in (ada_there, ada):
            refusal = who.ask("POST", "/tables", 429, json=WISH)
            assert 1 <= refusal.json()["args"]["seconds"] <= 3600
        there.person("Bob").lay()  # which is no concern of others
        clock.forward(hours=1)
        ada_there.ask("POST", "/tables", 201, json=WISH)

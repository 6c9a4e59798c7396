"""Whether the server says the truth about itself."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from regnum.server.http import health
from tests.server.house import House

BUSY = 10
"""For so many seconds SQLite waits for a lock."""


@pytest.fixture
def house(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(health, "FRESH", 0)
    with House(tmp_path, hosts=("regnum.example",), metrics="sesame") as house:
        yield house


def look(house: House, what: str = "ready") -> httpx.Response:
    assert house.client is not None
    return house.client.get(f"/health/{what}")


def test_alive_and_ready(house: House) -> None:
    assert look(house, "live").json()["status"] == "ok"
    assert look(house).json()["status"] == "ok"


def test_a_locked_database_is_not_ready(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    other = sqlite3.connect(str(house.settings.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    with monkeypatch.context() as patch:
        patch.setattr(health, "PATIENCE", 0.3)  # only here: a sound but busy disk may take longer to write
        answer = look(house)
    assert (answer.status_code, answer.json()["status"]) == (503, "no-database")
    assert time.monotonic() - began < BUSY, "it says so before SQLite gives up"
    assert look(house, "live").status_code == 200
    other.execute("ROLLBACK")
    other.close()
    until = time.monotonic() + 15
    while look(house).status_code != 200:
        assert time.monotonic() < until


@pytest.mark.parametrize("why", ["database or disk is full", "attempt to write a readonly database"])
def test_where_nothing_can_be_written_it_is_not_ready(house: House, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def writing() -> Any:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError(why))
        yield

    with monkeypatch.context() as patch:
        patch.setattr(house.tables.store, "writing", writing)
        assert look(house).status_code == 503
    assert look(house).status_code == 200


def test_who_asks_often_costs_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 60)
    looks = []
    real = health.Probe._look

    async def counted(probe: health.Probe) -> bool:
        looks.append(1)
        return await real(probe)

    monkeypatch.setattr(health.Probe, "_look", counted)
    for _ in range(20):
        look(house)
    assert len(looks) == 1


def test_figures_for_who_knows_the_word(house: House) -> None:
    assert house.client is not None
    assert house.client.get("/metrics").status_code in (403, 404)
    assert house.client.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
    ada = house.person()
    ada.cookie["host"] = "regnum.example"
    table = ada.lay()
    ada.play(table, 3)
    told = house.client.get("/metrics", headers={"authorization": "Bearer sesame"}).text
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if line and not line.startswith("#"))
    by_name = {name.partition("{")[0]: float(value) for name, value in figures.items()}
    assert by_name["regnum_choices_total"] >= 3
    assert by_name["regnum_choice_seconds_count"] >= 3
    assert by_name["regnum_tables_in_memory"] >= 1
    assert by_name["regnum_request_seconds_count"] >= 4

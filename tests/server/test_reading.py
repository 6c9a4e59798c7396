"""A table that is being read when the database goes away is read once more when it is back. It is not taken for one
that can't be read, which would stay so for as long as this server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.house import House, Person

AWAY = OperationalError("select", {}, OSError("away"))


def cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes away when the state of a table is next read, and is back at once."""
    store = house.tables.store
    read = store.state
    failures = [AWAY]

    async def state(table: str, seq: int) -> bytes | None:
        if failures:
            raise failures.pop()
        return await read(table, seq)

    monkeypatch.setattr(store, "state", state)


def goes_on(ada: Person, table: str, seat: int) -> None:
    """The database is away once, and then the question is there as it was."""
    assert ada.get(f"/tables/{table}/seats/{seat}", 503)["code"] == "not-stored"
    sent = ada.sit(table, seat)
    assert sent["trouble"] is None
    assert sent["view"] is not None
    assert sent["asked"]


def begun(house: House) -> tuple[Person, str, int]:
    """A match after some answers, and the seat that is asked."""
    ada = house.person()
    table = ada.lay(seats=("me", "me"))
    ada.play(table, 3)
    return ada, table, house.match(table).decisions[0].seat


def test_when_it_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house:
        ada, table, seat = begun(house)
        house.restart()
        cut_off(house, monkeypatch)
        goes_on(ada, table, seat)


def test_when_others_have_written_more_than_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house:
        ada, table, seat = begun(house)
        cut_off(house, monkeypatch)
        reader = house.tables._reader
        catch_up = reader.catch_up

        async def more_than_answers(*_: Any) -> bool:
            monkeypatch.setattr(reader, "catch_up", catch_up)
            return False

        monkeypatch.setattr(reader, "catch_up", more_than_answers)
        house.at_once(table).behind = True
        goes_on(ada, table, seat)

"""Rows that hold what nobody wrote: one table is harmed, and no other."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.server.storage.repair import Hopeless, inspect
from regnum.server.storage.store import Store, StoreTrouble
from tests.server.house import House, Person

DAMAGES = [
    "UPDATE 'table' SET waiting = '{' WHERE id = :id",
    "UPDATE 'table' SET waiting = '[7]' WHERE id = :id",
    "UPDATE 'table' SET waiting = '\"0\"' WHERE id = :id",
    "UPDATE 'table' SET options = '[]' WHERE id = :id",
    "UPDATE 'table' SET options = 'nonsense' WHERE id = :id",
    "UPDATE 'table' SET seed = 'not hex' WHERE id = :id",
    "UPDATE 'table' SET created = 'yesterday' WHERE id = :id",
    "UPDATE 'table' SET since = '2026-13-45' WHERE id = :id",
    "UPDATE 'table' SET due = 'soon' WHERE id = :id",
    "UPDATE 'table' SET status = 'odd' WHERE id = :id",
    "UPDATE 'table' SET late = 'never' WHERE id = :id",
    "UPDATE 'table' SET seq = 'many' WHERE id = :id",
    "UPDATE 'table' SET seq = seq + 5 WHERE id = :id",
    "UPDATE 'table' SET players = 9 WHERE id = :id",
    "UPDATE 'table' SET proposal = '{\"id\": 1}' WHERE id = :id",
    "UPDATE 'table' SET outcome = '[1]' WHERE id = :id",
    "UPDATE 'table' SET hours = -3 WHERE id = :id",
    "UPDATE seat SET kind = 'ghost' WHERE \"table\" = :id AND seat = 1",
    "UPDATE seat SET seen = 'far' WHERE \"table\" = :id",
    'UPDATE seat SET seat = 7 WHERE "table" = :id AND seat = 1',
    'DELETE FROM seat WHERE "table" = :id AND seat = 1',
    'DELETE FROM seat WHERE "table" = :id',
    'DELETE FROM entry WHERE "table" = :id',
    'DELETE FROM entry WHERE "table" = :id AND seq = 1',
    "UPDATE entry SET lines = x'00' WHERE \"table\" = :id",
    "UPDATE entry SET kind = 'odd' WHERE \"table\" = :id AND seq = 1",
    "UPDATE entry SET at = 'noon' WHERE \"table\" = :id AND seq = 1",
    "UPDATE entry SET raw = '{' WHERE \"table\" = :id AND seq = 1",
    'UPDATE entry SET decision = NULL WHERE "table" = :id AND seq = 1',
    "UPDATE entry SET waiting = 'x' WHERE \"table\" = :id AND seq = 1",
]
PLAYED = [  # these a table lives with: its log is shown, and it says that it can't go on
    "UPDATE 'table' SET snapshot = x'00' WHERE id = :id",
    "UPDATE 'table' SET game = 'nothing' WHERE id = :id",
    "UPDATE entry SET state = x'00' WHERE \"table\" = :id",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("damaged")) as house:
        yield house


@pytest.fixture
def ada(house: House) -> Person:
    return house.person("Ada of the damages")


def damage(house: House, table: str, how: str) -> None:
    database = sqlite3.connect(str(house.settings.database))
    with database:
        database.execute("PRAGMA foreign_keys = OFF")
        assert database.execute(how, {"id": table}).rowcount > 0
    database.close()
    house.tables.forget(table)


@pytest.mark.parametrize("how", [*DAMAGES, *PLAYED])
def test_a_damaged_table_harms_no_other(house: House, ada: Person, how: str) -> None:
    good = ada.post("/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}, 201)["id"]
    running = ada.lay(seats=("me", "random"))
    table = ada.lay()
    ada.play(table, 2)
    damage(house, table, how)
    house.run(house.tables.errands.sweep, True)
    listed = [one["id"] for one in ada.get("/tables")]
    assert {good, running} <= set(listed)
    assert good in [one["id"] for one in house.person("Bob").get("/hall")["tables"]]
    answer = ada.ask("GET", f"/tables/{table}/seats/0")
    if how in DAMAGES:
        assert answer.status_code == 409
        assert answer.json()["code"] == "unreadable"
    else:
        assert answer.json()["trouble"]["message"] == "refused-unreadable"
    house.restart()
    assert ada.get(f"/tables/{running}")["status"] == "running"
    assert good in [one["id"] for one in house.person("Bob").get("/hall")["tables"]]
    troubles = _look(house, table)
    assert troubles, "the operator is told what is wrong"
    assert not _look(house, running)
    damage(house, table, "DELETE FROM 'table' WHERE id = :id")
    damage_rest = sqlite3.connect(str(house.settings.database))
    with damage_rest:
        for rows in ("seat", "entry"):
            damage_rest.execute(f'DELETE FROM {rows} WHERE "table" = ?', (table,))
    damage_rest.close()


def _look(house: House, table: str) -> list[str]:
    async def look() -> list[str]:
        try:
            return (await inspect(house.tables.store, table)).troubles
        except Hopeless as hopeless:
            return [str(hopeless)]

    return house.run(look)


@pytest.mark.parametrize("cut", [100, 4096, 5000])
async def test_a_file_that_is_too_short_is_found_at_the_start(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "tables.sqlite"
    await (await Store.open(path)).close()
    data = path.read_bytes()
    path.write_bytes(data[:-cut])
    with pytest.raises(StoreTrouble, match=r"tables\.sqlite"):
        await Store.open(path)


async def test_one_who_looks_changes_no_shape(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with pytest.raises(StoreTrouble, match="there is no"):
        await Store.open(path, as_it_is=True)
    assert not path.exists()
    await (await Store.open(path)).close()
    await (await Store.open(path, as_it_is=True)).close()
    database = sqlite3.connect(path)
    with database:
        database.execute("UPDATE alembic_version SET version_num = '0002'")
    database.close()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match="regnum migrate"):
        await Store.open(path, as_it_is=True)
    assert path.read_bytes() == before

"""Backups: everything is there again, in either kind of database; what is no backup changes nothing."""

from __future__ import annotations

import gzip
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Table, create_engine, select, text

from regnum.server.storage.backup import BackupTrouble, backup, restore
from regnum.server.storage.models import Base
from regnum.server.storage.store import StoreTrouble, located
from tests.server.house import House

Rows = dict[str, list[tuple[object, ...]]]


def rows(database: Path | str) -> Rows:
    """All there is in a database, in an order of its own."""
    engine = create_engine(located(database))
    with engine.connect() as connection:
        found = {table.name: _sorted(connection.execute(select(table)).all()) for table in Base.metadata.sorted_tables}
    engine.dispose()
    return found


def _sorted(found: object) -> list[tuple[object, ...]]:
    assert isinstance(found, list)
    return sorted((tuple(row) for row in found), key=repr)


@pytest.fixture
def played(tmp_path: Path) -> Iterator[House]:
    """A server where something has happened."""
    with House(tmp_path / "house") as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        ada.ask("PATCH", "/me", 200, json={"name": "Ada Łazarz"})
        table = ada.lay(seats=("me", "person"))
        ada.play(table, 5)
        ada.finish(ada.lay(seats=("me", "person")))
        bob.lay(seats=("me", "random"))
        yield house


def test_everything_is_there_again(played: House, tmp_path: Path) -> None:
    database = played.settings.database
    count = backup(database, tmp_path / "b.regnum")
    assert restore(tmp_path / "new.sqlite", tmp_path / "b.regnum") == count
    assert rows(tmp_path / "new.sqlite") == rows(database)
    assert count == sum(len(found) for found in rows(database).values()) > 20


def test_the_match_goes_on_from_a_backup(played: House, tmp_path: Path) -> None:
    ada = played.person("Ada")
    running = next(table["id"] for table in ada.get("/tables") if table["status"] == "running")
    before = ada.sit(running)
    backup(played.settings.database, tmp_path / "b.regnum")
    (tmp_path / "other").mkdir()
    restore(tmp_path / "other" / "tables.sqlite", tmp_path / "b.regnum")
    with House(tmp_path / "other") as house:
        again = house.person("Ada")
        assert again.sit(running) == before
        again.play(running, 3)


def test_only_its_owner_may_read_it(played: House, tmp_path: Path) -> None:
    backup(played.settings.database, tmp_path / "b.regnum")
    assert stat.S_IMODE((tmp_path / "b.regnum").stat().st_mode) == 0o600


def test_nothing_is_written_over(played: House, tmp_path: Path) -> None:
    file = tmp_path / "b.regnum"
    file.write_text("mine")
    with pytest.raises(BackupTrouble, match="there already"):
        backup(played.settings.database, file)
    assert file.read_text() == "mine"
    assert list(tmp_path.glob("*.part")) == []
    backup(played.settings.database, tmp_path / "c.regnum")
    before = rows(played.settings.database)
    with pytest.raises(BackupTrouble, match="not empty"):
        restore(played.settings.database, tmp_path / "c.regnum")
    assert rows(played.settings.database) == before


@pytest.mark.parametrize("how", ["cut", "no gzip", "no json", "newer", "newer shape", "an unknown table", "no key"])
def test_what_is_no_backup_restores_nothing(played: House, tmp_path: Path, how: str) -> None:
    file = tmp_path / "b.regnum"
    backup(played.settings.database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    match how:
        case "cut":
            file.write_bytes(file.read_bytes()[:-200])
        case "no gzip":
            file.write_bytes(b"hello")
        case "no json":
            file.write_bytes(gzip.compress(b"".join([*lines[:5], b"{oh\n"])))
        case "newer":
            file.write_bytes(gzip.compress(lines[0].replace(b'"format":1', b'"format":2')))
        case "newer shape":
            file.write_bytes(gzip.compress(lines[0].replace(b'"revision":"00', b'"revision":"99')))
        case "an unknown table":
            file.write_bytes(gzip.compress(b"".join([*lines, b'["nowhere",{}]\n'])))
        case "no key":
            file.write_bytes(gzip.compress(b"".join([*lines, b'["person",{"name":"Bob"}]\n'])))
    with pytest.raises(BackupTrouble):
        restore(tmp_path / "new.sqlite", file)
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master WHERE name = 'entry'")).scalar() == 0
    engine.dispose()


def test_an_older_shape_is_brought_up_to_date(tmp_path: Path) -> None:
    """A backup of before the accounts: rows without the columns that came later."""
    lines = [
        b'{"regnum":"0.1","format":1,"revision":"0001","at":"2026-01-01T00:00:00Z"}\n',
        b'["person",{"id":"p","name":"Ada","created":"2026-01-01T00:00:00+00:00"}]\n',
    ]
    (tmp_path / "old.regnum").write_bytes(gzip.compress(b"".join(lines)))
    assert restore(tmp_path / "new.sqlite", tmp_path / "old.regnum") == 1
    person = Base.metadata.tables["person"]
    assert isinstance(person, Table)
    (row,) = rows(tmp_path / "new.sqlite")["person"]
    assert dict(zip(person.c.keys(), row, strict=True))["language"] == "en"


def test_no_database_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="there is no"):
        backup(tmp_path / "none.sqlite", tmp_path / "b.regnum")
    with pytest.raises(StoreTrouble, match="a database is"):
        backup("mysql://x/y", tmp_path / "b.regnum")
    assert not (tmp_path / "b.regnum").exists()

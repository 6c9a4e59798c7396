"""The database: its migrations, its file, and what it holds on to."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from regnum.server.storage.entries import now
from regnum.server.storage.models import Base
from regnum.server.storage.store import HEAD, MIGRATIONS, Store, StoreTrouble
from tests.server.postgres import Postgres


async def test_migrations_make_what_the_models_say(tmp_path: Path, database: str | None) -> None:
    store = await Store.open(database or tmp_path / "t.sqlite")

    def is_ours(name: str | None, kind: str, _: object) -> bool:
        return kind != "table" or not str(name).startswith("procrastinate")

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"include_name": is_ours})
        return list(compare_metadata(context, Base.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_workers_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    database = postgres.empty()
    for store in await asyncio.gather(*(Store.open(database) for _ in range(5))):
        assert await store.tables_of("ada") == []
        await store.close()


async def test_a_connection_that_the_database_has_closed_is_not_used(postgres: Postgres) -> None:
    """Nobody is refused because of a connection that had been left lying about."""
    database = postgres.fresh()
    store = await Store.open(database)
    assert await store.tables_of("ada") == []
    name = urlsplit(database).path[1:]
    postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    await asyncio.sleep(0.1)
    assert await store.tables_of("ada") == []
    await store.rename("ada", "Ada", now())
    await store.close()


async def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        store = await Store.open(tmp_path / "deep" / "down" / "t.sqlite")
        await store.close()
    assert not (tmp_path / "deep" / "down" / "t.sqlite-wal").exists()


async def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "t.sqlite")
    async with store.engine.connect() as connection:
        found = {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in PRAGMAS}
    assert found == PRAGMAS
    await store.close()


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps its own rights")
async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    store = await Store.open(path)
    await store.rename("ada", "Ada", now())
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(os.stat(file).st_mode) & 0o077 == 0, file
    await store.close()


async def test_a_database_of_a_newer_regnum_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match="newer Regnum"):
        await Store.open(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    path.write_text("my shopping list\n" * 100)
    with pytest.raises(StoreTrouble, match="not a database"):
        await Store.open(path)
    assert path.read_text() == "my shopping list\n" * 100


async def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreTrouble, match="can't be opened"):
        await Store.open(tmp_path / "file" / "t.sqlite")


def test_shapes_follow_each_other() -> None:
    """Two people may each have written the next one."""
    numbers = [file.name.partition("_")[0] for file in sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))]
    assert numbers == [f"{n:04}" for n in range(1, len(numbers) + 1)]
    assert numbers[-1] == HEAD

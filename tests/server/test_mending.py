"""What the operator can see and mend: a damaged match goes on from its last checkpoint, or from its first deal."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import delete, update

from regnum.cli import run
from regnum.server.storage.models import EntryRow, TableRow
from regnum.server.storage.repair import Hopeless, inspect, repair
from regnum.server.storage.store import Store
from tests.server.house import House

T = TypeVar("T")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A stopped server with a match of twenty choices."""
    with House(tmp_path) as house:
        ada = house.person()
        ada.play(ada.lay("abyss", ("me", "person")), 20)
    return tmp_path


def with_store(place: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    async def inside() -> T:
        store = await Store.open(place / "tables.sqlite")
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def only_table(place: Path) -> str:
    async def find(store: Store) -> str:
        async with store.reading() as connection:
            return str((await connection.execute(TableRow.__table__.select())).one().id)

    return with_store(place, find)


def spoil(place: Path, **changes: Any) -> None:
    async def write(store: Store) -> None:
        async with store.writing() as connection:
            await connection.execute(update(TableRow).values(**changes))

    with_store(place, write)


def test_a_match_in_order(place: Path) -> None:
    table = only_table(place)
    found = with_store(place, lambda store: inspect(store, table))
    assert found.troubles == []
    assert found.kinds == {"answer": 20, "start": 1}
    assert found.entries == 21
    assert [seat["kind"] for seat in found.seats] == ["person", "person"]
    assert with_store(place, lambda store: repair(store, table)) == "nothing to mend"


def test_a_checkpoint_that_cannot_be_read_is_mended_from_the_first_deal(place: Path) -> None:
    table = only_table(place)
    spoil(place, snapshot=b"{}")
    assert "checkpoint can't be read" in with_store(place, lambda store: inspect(store, table)).troubles[0]
    said = with_store(place, lambda store: repair(store, table))
    assert "choices dropped" in said
    found = with_store(place, lambda store: inspect(store, table))
    assert found.troubles == []
    assert found.kinds == {"answer": 20, "fallback": 1, "start": 1}
    with House(place) as house:  # and people play on
        ada = house.person()
        ada.play(table, 5, seed=4)
        assert [line["message"] for line in ada.sit(table)["journal"]["lines"] if line["meta"]] == ["meta-fell-back"]


def test_a_state_that_the_choices_do_not_lead_to_falls_back_to_the_checkpoint(place: Path) -> None:
    table = only_table(place)

    async def change(store: Store) -> None:
        stored = await store.read(table)
        assert stored is not None
        async with store.writing() as connection:
            last = (EntryRow.table == table) & (EntryRow.seq == stored.table.seq)
            await connection.execute(update(EntryRow).where(last).values(asked="elsewhere", state=await first(store)))

    async def first(store: Store) -> bytes:
        state = await store.state(table, 0)
        assert state is not None
        return state

    with_store(place, change)
    assert len(with_store(place, lambda store: inspect(store, table)).troubles) == 1
    with_store(place, lambda store: repair(store, table))
    assert with_store(place, lambda store: inspect(store, table)).troubles == []


def test_a_log_with_gaps_is_seen_and_not_made_worse(place: Path) -> None:
    table = only_table(place)

    async def lose(store: Store) -> None:
        async with store.writing() as connection:
            await connection.execute(delete(EntryRow).where(EntryRow.seq == 7))

    with_store(place, lose)
    assert "the log has gaps" in with_store(place, lambda store: inspect(store, table)).troubles
    with pytest.raises(Hopeless, match="backup"):
        with_store(place, lambda store: repair(store, table))


def test_an_unknown_match(place: Path) -> None:
    with pytest.raises(Hopeless, match="no match"):
        with_store(place, lambda store: inspect(store, "nowhere"))


def test_the_command(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, database = only_table(place), str(place / "tables.sqlite")
    assert run(["admin", "match", table, "--database", database, "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (told["id"], told["troubles"]) == (table, [])
    spoil(place, snapshot=b"{}")
    assert run(["admin", "match", table, "--database", database]) == 1
    assert "try --repair" in capsys.readouterr().out
    assert run(["admin", "match", table, "--database", database, "--repair"]) == 0
    assert "in order" in capsys.readouterr().out
    assert run(["admin", "match", "nowhere", "--database", database]) == 2
    assert "seed" not in told


def test_backup_restore_and_migrate_from_the_command_line(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = str(place / "tables.sqlite"), str(place / "b.regnum")
    assert run(["backup", file, "--database", database]) == 0
    assert run(["restore", file, "--database", f"sqlite:///{place}/new.sqlite"]) == 0
    assert run(["restore", file, "--database", f"sqlite:///{place}/new.sqlite"]) == 2
    assert run(["migrate", "--database", f"sqlite:///{place}/new.sqlite"]) == 0
    assert "not empty" in capsys.readouterr().err

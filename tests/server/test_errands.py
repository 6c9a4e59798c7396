"""Errands: done once, by whoever has time; what is lost is found again; what is done leaves nothing behind."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Any

import psycopg
import pytest
from procrastinate.schema import SchemaManager
from sqlalchemy import text, update

from regnum.server.background import errands
from regnum.server.background.errands import Later
from regnum.server.storage import entries, queue_tables
from regnum.server.storage.models import TableRow
from regnum.server.storage.store import Store
from regnum.server.tables import lateness
from regnum.server.tables.tables import Tables
from tests.server.company import together
from tests.server.house import House, Person
from tests.server.postgres import Postgres


def eventually(what: Callable[[], Any], patience: float = 15) -> Any:
    until = time.monotonic() + patience
    while not (found := what()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What an errand for testing was about, and how often it was tried before."""
    done: list[tuple[str, int]] = []

    async def note(_: Tables, about: str, tried: int) -> None:
        done.append((about, tried))
        if about.startswith("again") and tried < 2:
            raise Later(0.2)
        if about.startswith("slow"):
            await asyncio.sleep(0.5)
        if about.startswith("fail"):
            raise KeyError("a hidden card")

    monkeypatch.setattr(errands, "WORK", {**errands.WORK, "note": note})
    return done


def queue_up(house: House, *about: str) -> None:
    async def put() -> None:
        for one in about:
            house.tables.errands.queue("note", one)

    house.run(put)


# -- on either database ----------------------------------------------------------------------------------------------


def test_an_errand_is_done(house: House, done: list[tuple[str, int]]) -> None:
    queue_up(house, "one", "two")
    eventually(lambda: len(done) == 2)
    assert sorted(done) == [("one", 0), ("two", 0)]


def test_an_errand_that_waits_is_not_queued_twice(house: House, done: list[tuple[str, int]]) -> None:
    queue_up(house, *["slow, and the same"] * 20)  # it runs until all of them have been queued
    eventually(lambda: done)
    time.sleep(1.5)
    assert 1 <= len(done) <= 2  # one that ran already, and one that waited


def test_an_errand_may_be_put_off(house: House, done: list[tuple[str, int]]) -> None:
    queue_up(house, "again")
    eventually(lambda: len(done) == 3)
    assert done == [("again", 0), ("again", 1), ("again", 2)]


def test_an_errand_that_fails_is_told_without_its_secrets(
    house: House, done: list[tuple[str, int]], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    queue_up(house, "fail")
    eventually(lambda: "errand-failed" in caplog.text)
    queue_up(house, "after")
    eventually(lambda: ("after", 0) in done)
    assert "hidden" not in caplog.text
    assert done.count(("fail", 0)) == 1


def test_the_same_errand_does_not_run_twice_at_once(
    house: House, done: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    running: list[int] = [0, 0]
    note = errands.WORK["note"]

    async def count(tables: Tables, about: str, tried: int) -> None:
        running[0] += 1
        running[1] = max(running)
        await note(tables, about, tried)
        running[0] -= 1

    monkeypatch.setattr(errands, "WORK", {**errands.WORK, "note": count})
    for _ in range(5):
        queue_up(house, "slow")
        time.sleep(0.1)
    eventually(lambda: done and running[0] == 0)
    assert running[1] == 1


def test_a_deadline_that_has_passed_is_seen_to(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob, pace={"hours": 1, "late": "bot"})
    late(house, table)
    eventually(lambda: ada.get(f"/tables/{table}")["seats"][0]["away"])
    assert ada.get(f"/tables/{table}")["seats"][0]["returns"]


def test_a_deadline_that_has_not_passed_is_not(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob, pace={"hours": 1, "late": "bot"})
    house.run(lateness.late, house.tables, table)
    house.run(house.tables.errands.sweep, True)
    time.sleep(0.5)
    assert not ada.get(f"/tables/{table}")["seats"][0]["away"]


def late(house: House, table: str) -> None:
    """The deadline of a table has just passed."""

    async def put() -> None:
        async with house.tables.store.writing() as connection:
            here = update(TableRow).where(TableRow.id == table)
            await connection.execute(here.values(due=entries.now() - timedelta(seconds=1)))
            await house.tables.outdated(connection, [table])
        house.tables.read_anew([table])

    house.run(put)


# -- a process that is alone -----------------------------------------------------------------------------------------


@pytest.mark.timeout(120)
@pytest.mark.parametrize("stops", [10, pytest.param(40, marks=pytest.mark.slow)])
def test_a_server_may_stop_in_the_middle_of_a_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stops: int
) -> None:
    """Nobody is left at the database: the loop would wait for them for ever."""
    monkeypatch.setattr(errands, "SWEEP", 0.001)
    for n in range(stops):
        with House(tmp_path):
            time.sleep(n * 0.075 / stops)


def test_what_became_due_while_the_server_was_down_is_done_when_it_starts(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        table = together(ada, bob, pace={"hours": 1, "late": "bot"})
        house.run(house.tables.errands.close)
        late(house, table)
        house.restart()
        eventually(lambda: ada.get(f"/tables/{table}")["seats"][0]["away"], 3)


# -- on PostgreSQL ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("shared"), url=postgres.fresh()) as house:
        yield house


def rows(house: House, query: str) -> list[tuple[Any, ...]]:
    async def read() -> list[tuple[Any, ...]]:
        async with house.tables.store.reading() as connection:
            return [tuple(row) for row in await connection.execute(text(query))]

    return house.run(read)


def test_what_is_done_leaves_nothing_behind(shared: House, done: list[tuple[str, int]]) -> None:
    ada = shared.person("Ada at the queue")
    ada.play_against_bots(ada.lay("toy", ["me", "random"]))
    queue_up(shared, "one", "fail")
    eventually(lambda: len(done) == 2)
    eventually(lambda: rows(shared, "SELECT 1 FROM procrastinate_jobs WHERE task_name = 'errand'") == [])
    # A sweep comes and goes every few seconds; nothing else is there, and nothing adds up.
    assert len(rows(shared, "SELECT 1 FROM procrastinate_events")) < 10
    assert len(rows(shared, "SELECT 1 FROM procrastinate_periodic_defers")) < 3


def test_a_lost_turn_of_a_bot_is_found(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = shared.person("Ada who is lost")
    table = ada.lay("toy", ["me", "random"])
    with monkeypatch.context() as patch:
        patch.setattr(type(shared.tables.errands), "queue", lambda *_: None)
        ada.answer(table, 0, "0.0", "draw")
    assert ada.sit(table)["waiting"] == [1]
    eventually(lambda: ada.sit(table)["waiting"] != [1] or ada.sit(table)["status"] == "over", errands.SWEEP + 5)


def test_a_sweep_queues_only_what_nobody_is_at(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = shared.person("Ada who waits")
    table = ada.lay("toy", ["me", "random"])
    monkeypatch.setattr(type(shared.tables.errands), "queue", lambda *_: None)
    ada.answer(table, 0, "0.0", "draw")

    def found() -> list[tuple[str, str]]:
        return shared.run(shared.tables.errands._found, errands.ALL, entries.now())

    assert ("bots", table) in found()
    worker = "INSERT INTO procrastinate_workers DEFAULT VALUES RETURNING id"
    busy = "INSERT INTO procrastinate_jobs (queue_name, task_name, lock, args, status, worker_id)"
    with psycopg.connect(_address(shared)) as connection:
        (row,) = connection.execute(worker.encode()).fetchall()
        values = f"VALUES ('default', 'errand', 'bots {table}', '{{}}', 'doing', {row[0]}) RETURNING id"
        (job,) = connection.execute(f"{busy} {values}".encode()).fetchall()
        connection.commit()
        assert ("bots", table) not in found()
        connection.execute("DELETE FROM procrastinate_jobs WHERE id = %s", job)
    monkeypatch.undo()
    shared.run(shared.tables.errands.sweep, True)
    eventually(lambda: ada.sit(table)["waiting"] != [1])


def _address(house: House) -> str:
    assert house.settings.url is not None
    return house.settings.url


def test_what_a_dead_worker_was_at_is_taken_up(shared: House, done: list[tuple[str, int]]) -> None:
    with psycopg.connect(_address(shared)) as connection:
        dead = "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 hour') RETURNING id"
        ((worker,),) = connection.execute(dead).fetchall()
        for about, status, of in (("left", "doing", worker), ("twin", "doing", worker), ("twin", "todo", None)):
            connection.execute(
                "INSERT INTO procrastinate_jobs (queue_name, task_name, lock, queueing_lock, args, status, worker_id)"
                " VALUES ('default', 'errand', %s, %s, %s, %s, %s)",
                (about, about, f'{{"what": "note", "about": "{about}", "tried": 0}}', status, of),
            )
    eventually(lambda: {about for about, _ in done} == {"left", "twin"}, 10)
    eventually(lambda: rows(shared, "SELECT 1 FROM procrastinate_jobs WHERE task_name = 'errand'") == [])
    assert sorted(done) == [("left", 0), ("twin", 0)]


def test_the_database_may_go_away(tmp_path: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "regnum.server")
    program = str(postgres._programs / "postgres")
    with Postgres(program) as another, House(tmp_path, url=another.fresh(), bot_pace=1) as house:
        ada = house.person()
        table = ada.lay("toy", ["me", "random"])
        ada.answer(table, 0, "0.0", "draw")
        another.stop()  # while the bot has its turn
        eventually(lambda: "errands-interrupted" in caplog.text)
        time.sleep(2)
        another.start()
        eventually(lambda: ada.ask("GET", f"/tables/{table}/seats/0").status_code == 200)
        eventually(lambda: ada.sit(table)["waiting"] != [1], 20)
        decision = ada.sit(table)["asked"][0]["decision"]
        ada.answer(table, 0, decision, "draw")
        eventually(lambda: ada.sit(table)["waiting"] != [1], 20)


# -- the queue's own tables ------------------------------------------------------------------------------------------


async def test_many_workers_start_on_an_empty_database(postgres: Postgres) -> None:
    database = await asyncio.to_thread(postgres.empty)
    stores = await asyncio.gather(*(Store.open(database) for _ in range(6)))
    async with stores[0].reading() as connection:
        noted = await connection.execute(text("SELECT obj_description('procrastinate_jobs'::regclass)"))
        assert noted.scalar() == queue_tables._figures(version("procrastinate"))
    for store in stores:
        await store.close()


async def test_tables_of_an_older_library_are_brought_up_to_date(postgres: Postgres) -> None:
    database = await asyncio.to_thread(postgres.empty)
    files = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    with psycopg.connect(database, autocommit=True) as connection:
        for file in files:
            if file.name < "03.03":
                connection.execute(file.read_bytes())
        connection.execute("COMMENT ON TABLE procrastinate_jobs IS '3.2.2'")
        assert not _has_function(connection, "procrastinate_retry_job_v2")
        await (await Store.open(database)).close()
        assert _has_function(connection, "procrastinate_retry_job_v2")
        await (await Store.open(database)).close()


def _has_function(connection: psycopg.Connection[Any], name: str) -> bool:
    return bool(connection.execute("SELECT 1 FROM pg_proc WHERE proname = %s", (name,)).fetchall())

"""Workers and the database are killed while people and bots play: no acknowledged choice is lost, no match is stuck."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.conftest import Need
from tests.server.crowd import Crowd
from tests.server.house import House
from tests.server.postgres import Postgres
from tests.server.process import Process

# -- workers die -----------------------------------------------------------------------------------------------------


async def kill_again_and_again(url: str, data: Path, kills: int, most: int, seed: int) -> Crowd:
    """One of the workers dies, in the middle of whatever it does; another takes its place."""
    servers = [Process(data, url=url) for _ in range(2)]
    for server in servers:
        server.start()
    dice = Random(seed)
    crowd = Crowd(servers, seed)
    try:
        async with crowd.playing():
            for _ in range(kills):
                await crowd.more(dice.randrange(1, most))
                await asyncio.sleep(dice.uniform(0, 0.02))
                server = dice.choice(servers)
                await asyncio.to_thread(server.signal, signal.SIGKILL)
                await asyncio.to_thread(server.start)
            await crowd.more(20)
    finally:
        for server in servers:
            server.__exit__()
    return crowd


async def test_workers_are_killed_while_people_and_bots_play(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    crowd = await kill_again_and_again(url, tmp_path, kills=10, most=12, seed=1)
    assert len(crowd.answers) > 30
    await crowd.check(url)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_workers_are_killed_hundreds_of_times(postgres: Postgres, tmp_path: Path, seed: int) -> None:
    url = postgres.fresh()
    crowd = await kill_again_and_again(url, tmp_path, kills=120, most=20, seed=10 + seed)
    await crowd.check(url)


# -- the database dies -----------------------------------------------------------------------------------------------


@asynccontextmanager
async def playing_on(postgres: Postgres, data: Path, seed: int) -> AsyncIterator[Crowd]:
    url = postgres.fresh()
    servers = [Process(data, url=url) for _ in range(2)]
    for server in servers:
        server.start()
    crowd = Crowd(servers, seed)
    try:
        async with crowd.playing():
            await crowd.more(10)
            yield crowd
            await crowd.more(20)
        assert all(server.process.is_alive() for server in servers)
    finally:
        for server in servers:
            server.__exit__()
    await crowd.check(url)


async def restart_again_and_again(program: str, data: Path, restarts: int, seed: int) -> None:
    dice = Random(seed)
    with Postgres(program) as postgres:  # of our own: the others' tests go on meanwhile
        async with playing_on(postgres, data, seed) as crowd:
            for _ in range(restarts):
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(dice.choice((0, 0.2, 1.5)))
                await asyncio.to_thread(postgres.start)
                await crowd.more(dice.randrange(5, 30))


async def test_the_database_is_restarted_under_load(need: Need, tmp_path: Path) -> None:
    await restart_again_and_again(need("postgres"), tmp_path, restarts=2, seed=1)


@pytest.mark.slow
async def test_the_database_is_restarted_again_and_again(need: Need, tmp_path: Path) -> None:
    await restart_again_and_again(need("postgres"), tmp_path, restarts=30, seed=2)


def test_while_the_database_is_away_nothing_is_done_and_then_it_goes_on(
    need: Need, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.http.health.FRESH", 0)
    with (
        Postgres(need("postgres")) as postgres,
        House(tmp_path, url=postgres.fresh()) as house,
    ):
        ada = house.person()
        table = ada.lay()
        with ada.socket(table) as line:
            assert line.watch(0)["seq"] == 0
            assert health(house) == (200, "ok")
            postgres.stop()
            for _ in range(3):
                assert ada.answer(table, 0, "0.0", "draw", 503)["code"] == "not-stored"
                assert ada.get("/tables", 503)["code"] == "not-stored"
                assert line.ask("answer", decision="0.0", answer="draw")["code"] == "not-stored"
            assert health(house) == (503, "no-database")
            assert line.ask("ping")["is"] == "pong"
            postgres.start()
            assert line.ask("answer", decision="0.0", answer="draw")["seq"] == 1
            assert line.hear("table")["seq"] == 1
            assert health(house) == (200, "ok")
            assert ada.answer(table, 1, "0.1", "draw") == {"seq": 2}
            assert line.hear("table")["seq"] == 2


def health(house: House) -> tuple[int, str]:
    assert house.client is not None
    answer: httpx.Response = house.client.get("/health")
    return answer.status_code, answer.json()["status"]

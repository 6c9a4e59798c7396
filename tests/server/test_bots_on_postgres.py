"""A bot's turn belongs to the match: when the worker that thinks is killed, another plays it, and nobody reloads."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import Postgres
from tests.server.worker import Worker

COOKIE = {"cookie": f"regnum={'a' * 43}"}
THINKING = 1.0
WITHIN = 10.0


async def test_another_worker_takes_over(tmp_path: Path, postgres: Postgres) -> None:
    waits = await kill_those_who_think(tmp_path, postgres, times=2)
    assert max(waits) < WITHIN


@pytest.mark.slow
async def test_again_and_again(tmp_path: Path, postgres: Postgres) -> None:
    waits = await kill_those_who_think(tmp_path, postgres, times=25)
    assert max(waits) < WITHIN


async def kill_those_who_think(folder: Path, postgres: Postgres, times: int) -> list[float]:
    """So often a worker is killed while its bot thinks; the seconds until a watcher heard of the bot's choice."""
    database, diary = await asyncio.to_thread(postgres.fresh), folder / "diary"
    diary.touch()
    waits = []
    with Worker(database, THINKING, diary) as one, Worker(database, THINKING, diary) as two:
        workers = {one.process.pid: one, two.process.pid: two}
        for worker in (one, two):
            await asyncio.to_thread(worker.ready)
        for n in range(times):
            before = len(thinkers(diary))
            pids = list(workers)
            table = await lay(workers[pids[n % 2]])
            lines = {pid: await watch(workers[pid], table) for pid in pids}
            asked = await answer_first(workers[pids[n % 2]], table)
            victim = await somebody_thinks(diary, before)
            dead = workers.pop(victim)
            dead.kill()
            killed = time.monotonic()
            ((survivor, worker),) = workers.items()
            await asyncio.wait_for(hear_of_the_bot(lines[survivor], asked), 3 * WITHIN)
            waits.append(time.monotonic() - killed)
            assert set(thinkers(diary)[before + 1 :]) == {survivor}
            for line in lines.values():
                await line.close()
            await turn_of_the_person(worker, table)
            if n + 1 < times:
                dead.start()
                workers[dead.process.pid] = dead
                await asyncio.to_thread(dead.ready)
        await asyncio.sleep(THINKING + 2)
    check(database)
    return waits


async def lay(worker: Worker) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "pondering"}]
    async with httpx.AsyncClient(headers=COOKIE) as client:
        answer = await client.post(f"{worker.http}/tables", json={"game": "toy", "seats": seats}, timeout=20)
        return str(answer.json()["id"])


async def watch(worker: Worker, table: str) -> ClientConnection:
    address = f"{worker.http.replace('http', 'ws', 1)}/tables/{table}/live"
    line = await connect(address, additional_headers=COOKIE)
    await line.send(json.dumps({"do": "watch", "ref": 1, "seat": 0}))
    return line


async def answer_first(worker: Worker, table: str) -> int:
    """Seat 0 answers its first question, and the bot is asked. The number of that entry."""
    async with httpx.AsyncClient(headers=COOKIE, timeout=20) as client:
        seat = f"{worker.http}/tables/{table}/seats/0"
        answer = await client.post(f"{seat}/answers", json={"decision": "0.0", "answer": "draw"})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])


async def turn_of_the_person(worker: Worker, table: str) -> None:
    """The bot has done all it has to do."""
    async with httpx.AsyncClient(headers=COOKIE, timeout=20) as client:
        while 1 in (await client.get(f"{worker.http}/tables/{table}/seats/0")).json()["waiting"]:
            await asyncio.sleep(0.1)


def thinkers(diary: Path) -> list[int]:
    return [int(line) for line in diary.read_text().splitlines()]


async def somebody_thinks(diary: Path, before: int) -> int:
    until = time.monotonic() + 20
    while len(found := thinkers(diary)) == before:
        assert time.monotonic() < until
        await asyncio.sleep(0.01)
    return found[-1]


async def hear_of_the_bot(line: ClientConnection, asked: int) -> None:
    """What a watching socket is sent once the bot has answered."""
    while True:
        sent = json.loads(await line.recv())
        if sent["is"] == "table" and sent["seq"] > asked:
            return


def check(database: str) -> None:
    """The log is whole, nothing was answered twice, and the queue is empty."""
    with psycopg.connect(database) as connection:
        rows = connection.execute('SELECT "table", seq, decision, seat, kind FROM entry ORDER BY 1, 2').fetchall()
        tables = {row[0] for row in rows}
        for table in tables:
            mine = [row for row in rows if row[0] == table]
            assert [row[1] for row in mine] == list(range(len(mine)))
            answers = [row[2:4] for row in mine if row[4] == "answer"]
            assert len(answers) == len(set(answers))
        left = connection.execute("SELECT args FROM procrastinate_jobs WHERE task_name = 'errand'").fetchall()
        assert left == []

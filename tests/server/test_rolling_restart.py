"""A rolling restart, while people play: each worker is replaced by one that serves already, and no choice is lost."""

from __future__ import annotations

import asyncio
import signal
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import psutil
import pytest

from regnum.server.storage.store import Store
from tests.server.lines import Gone, Json, Line
from tests.server.postgres import Postgres
from tests.server.test_workers import REGNUM, wait_until_well, workers_of
from tests.web.table_server import TableServer

TABLES = 4
RESTARTED = 1012
"""The code with which a socket is closed by a server that is about to come back."""
THINKING = 0.1
"""Seconds between two choices at a table: new workers need some of the machine, too."""
WISH = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "person"}]}


@dataclass
class Together:
    """People at several tables who play on over whatever worker takes them."""

    server: TableServer
    answers: dict[tuple[str, int], tuple[int, str, Json]] = field(default_factory=dict)
    """For each table and entry: the seat, the decision and the choice."""
    codes: list[int | None] = field(default_factory=list)
    """How the sockets that the server closed were closed."""
    going: bool = True

    async def lay(self) -> tuple[str, str]:
        """A new table, and the cookie of who laid it."""
        async with httpx.AsyncClient(timeout=30) as http:
            laid = (await http.post(f"{self.server.address}api/tables", json=WISH)).raise_for_status()
        return laid.json()["id"], f"regnum={laid.cookies['regnum']}"

    async def play(self, seed: int) -> None:
        dice = Random(seed)
        table, cookie = await self.lay()
        while self.going:
            try:
                async with Line(self.server.live(table), dice.randrange(2), cookie) as line:
                    while self.going and line.newest["asked"]:
                        await self._answer(table, line, dice)
                        await asyncio.sleep(THINKING)
            except Gone as gone:
                if gone.args:  # else it was never let in: the worker ended at that very moment, and one comes again
                    self.codes.append(gone.args[0])

    async def _answer(self, table: str, line: Line, dice: Random) -> None:
        asked = line.newest["asked"][0]
        choice = await line.choose(asked, dice)
        reply = await line.ask("answer", decision=asked["decision"], answer=choice)
        assert reply["is"] == "done" or reply["code"] == "stale", reply  # the other seat has answered meanwhile
        if reply["is"] == "done":
            self.answers[table, int(reply["seq"])] = (line.seat, asked["decision"], choice)
            await line.seen(int(reply["seq"]))


async def replaced(server: TableServer, old: list[psutil.Process]) -> None:
    """Until none of the old workers is left."""
    async with asyncio.timeout(120):
        while any(worker in old for worker in await asyncio.to_thread(workers_of, server)):
            await asyncio.sleep(0.1)


async def more(crowd: Together, answers: int) -> None:
    wanted = len(crowd.answers) + answers
    async with asyncio.timeout(60):
        while len(crowd.answers) < wanted:
            await asyncio.sleep(0.02)


async def test_a_rolling_restart_is_noticed_by_nobody(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    command = (*REGNUM, "serve", "--port", "0", "--workers", "2")
    with TableServer(tmp_path, *command, REGNUM_DATABASE=url, REGNUM_LIMITS="off") as server:
        await asyncio.to_thread(wait_until_well, server)
        old = workers_of(server)
        assert len(old) == 2
        assert server.process is not None
        assert server.process.stdout is not None
        reading = asyncio.create_task(asyncio.to_thread(server.process.stdout.read))  # else the log fills its pipe
        crowd = Together(server)
        idle, cookie = await crowd.lay()
        async with Line(server.live(idle), 0, cookie) as waiting, asyncio.TaskGroup() as tasks:
            for i in range(TABLES):
                tasks.create_task(crowd.play(i))
            await more(crowd, 20)
            server.process.send_signal(signal.SIGHUP)
            await replaced(server, old)
            with pytest.raises(Gone) as gone:  # a player may be between two lines, who waits is not
                await waiting.changed()
            assert gone.value.args[0] == RESTARTED
            await more(crowd, 20)
            crowd.going = False
        assert len(workers_of(server)) == 2
        assert set(crowd.codes) <= {RESTARTED}
        server.process.send_signal(signal.SIGTERM)
        assert "Traceback" not in await reading
    store = await Store.open(url)
    for table in {table for table, _ in crowd.answers}:
        stored = await store.read(table)
        assert stored is not None
        for seq, entry in enumerate(stored.entries):
            if (table, seq) in crowd.answers:
                assert (entry.seat, entry.decision, entry.raw) == crowd.answers[table, seq]
        assert not any(entry.kind == "fallback" for entry in stored.entries)
    await store.close()

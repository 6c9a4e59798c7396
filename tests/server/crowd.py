"""People who go on playing at several workers whatever happens to these, and note what they were promised."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from regnum.server.storage.entries import effective
from regnum.server.storage.store import Store
from regnum.server.storage.waking import wake
from tests.server.lines import Gone, Json, Line
from tests.server.process import Process

PEOPLE = [{"kind": "me"}, {"kind": "person"}]
BOT = {"kind": "bot", "level": "random"}
PASSING = {"stale", "out-of-turn", "over", "doubled", "cannot-undo", "not-stored"}
"""What anybody may be told in such times; and then they try again."""
STUCK = 80.0
"""Seconds in which nothing happens at a table: more than any worker, or the database, was ever away."""


@dataclass
class Crowd:
    """The people, and what was acknowledged to them."""

    servers: list[Process]
    seed: int
    tables: int = 6
    """At every other of them sits a bot."""
    answers: dict[tuple[str, int], tuple[int, str, Json]] = field(default_factory=dict)
    """For each table and entry: the seat, the decision and the choice."""
    undone: set[tuple[str, int]] = field(default_factory=set)
    finished: int = 0
    refused: int = 0
    _going: bool = True

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """They play while this lasts; then each finds that the match goes on."""
        async with asyncio.TaskGroup() as tasks:
            for i in range(self.tables):
                seats = [*PEOPLE, BOT] if i % 2 else PEOPLE
                tasks.create_task(self._play(Random(self.seed * 1000 + i), seats))
            try:
                yield
            finally:
                self._going = False

    async def more(self, answers: int, patience: float = 90) -> None:
        """Wait until so many more answers are acknowledged."""
        wanted = len(self.answers) + answers
        async with asyncio.timeout(patience):
            while len(self.answers) < wanted:
                await asyncio.sleep(0.005)

    async def _play(self, dice: Random, seats: Json) -> None:
        table = ""
        while self._going or table:
            try:
                table = table or await self._lay(dice, {"game": "toy", "seats": seats})
                async with Line(dice.choice(self.servers).socket(table), dice.randrange(2)) as line:
                    if await self._play_on(table, line, dice):
                        table = ""
            except (TimeoutError, httpx.TimeoutException) as late:  # who dies says so, and who lives answers
                raise AssertionError(f"a server is silent at {table or 'a new table'}") from late
            except (Gone, OSError, httpx.HTTPError):
                await asyncio.sleep(0.05)
            if not self._going and table:
                await self._goes_on(table, dice)
                return

    async def _lay(self, dice: Random, wish: Json) -> str:
        async with httpx.AsyncClient(timeout=20) as http:
            laid = await http.post(f"{dice.choice(self.servers).http}/tables", json=wish)
            return str(laid.raise_for_status().json()["id"])

    async def _play_on(self, table: str, line: Line, dice: Random) -> bool:
        """From one seat, until the match is over (True) or it is time to go to another worker, or to another seat."""
        moved = time.monotonic()
        while self._going:
            sent = line.newest
            if sent["status"] == "over":
                self.finished += 1
                return True
            if not sent["asked"]:
                if not set(sent["waiting"]) - {2, line.seat}:  # the bot's turn: it must come, whoever has died
                    try:
                        await line.changed(STUCK)
                    except TimeoutError:
                        raise AssertionError(f"nothing has happened at {table} for {STUCK} s") from None
                    moved = time.monotonic()
                    continue
                return False
            asked = sent["asked"][0]
            answer = await line.choose(asked, dice)
            if await self._note(table, line, asked["decision"], answer):
                moved = time.monotonic()
                if dice.random() < 0.1:
                    await self._undo(table, line)
                await asyncio.sleep(0)
                if dice.random() < 0.3:
                    return False
            assert time.monotonic() < moved + STUCK, f"nobody can answer at {table}"
        return False

    async def _note(self, table: str, line: Line, decision: str, answer: Json) -> bool:
        """Answer; whether it is acknowledged."""
        reply = await line.ask("answer", decision=decision, answer=answer)
        if reply["is"] != "done":
            assert reply["code"] in PASSING, reply
            self.refused += 1
            await asyncio.sleep(0.05)
            return False
        seq = int(reply["seq"])
        assert self.answers.setdefault((table, seq), (line.seat, decision, answer)) == (line.seat, decision, answer)
        await line.seen(seq)
        return True

    async def _undo(self, table: str, line: Line) -> None:
        reply = await line.ask("undo")
        if reply["is"] == "done":
            self.undone.add((table, int(reply["seq"])))
            await line.seen(int(reply["seq"]))
        else:
            assert reply["code"] in PASSING, reply

    async def _goes_on(self, table: str, dice: Random) -> None:
        """All is well again: the match can be played, and what comes next is heard."""
        until = time.monotonic() + STUCK
        while True:
            assert time.monotonic() < until, f"{table} does not go on"
            try:
                seat = dice.randrange(2)
                async with Line(dice.choice(self.servers).socket(table), seat) as line:
                    if line.newest["status"] == "over":
                        return
                    if not line.newest["asked"]:  # it is the other's turn, or the bot's
                        await asyncio.sleep(0.05)
                        continue
                    asked = line.newest["asked"][0]
                    if await self._note(table, line, asked["decision"], await line.choose(asked, dice)):
                        return
            except TimeoutError as late:
                raise AssertionError(f"a server is silent at {table}") from late
            except (Gone, OSError):
                await asyncio.sleep(0.05)

    async def check(self, url: str) -> None:
        """Everything that was acknowledged is there, each entry once, and no match has lost its way."""
        store = await Store.open(url)
        kept: dict[str, Any] = {}
        for table in {table for table, _ in self.answers}:
            stored = await store.read(table)
            assert stored is not None
            kept[table] = stored.entries
            assert [entry.seq for entry in stored.entries] == list(range(stored.table.seq + 1))
            assert not any(entry.kind == "fallback" for entry in stored.entries)
            assert effective(stored.entries)
            if stored.table.status == "running":
                state = await store.state(table, stored.table.seq)
                _, fell = wake(stored.table.snapshot, stored.table.snapshot_seq, stored.entries, state or b"")
                assert fell is None
        await store.close()
        for (table, seq), what in self.answers.items():
            entry = kept[table][seq]
            assert entry.kind == "answer"
            assert (entry.seat, entry.decision, entry.raw) == what
        for table, seq in self.undone:
            assert kept[table][seq].kind == "undo"

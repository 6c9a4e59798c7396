"""Several workers at one table at the same moment: one of them is first, nothing is doubled and nothing is lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from regnum.server.storage.entries import effective
from regnum.server.storage.store import Store
from regnum.server.storage.waking import wake
from tests.server.lines import Json, Line
from tests.server.postgres import Postgres
from tests.server.process import Process

TOO_LATE = {"stale", "out-of-turn", "over", "doubled", "cannot-undo"}
"""What those who were not first are told."""
AT_ONCE = 6
"""So many tables are raced at side by side."""


@dataclass
class Told:
    """What the workers have acknowledged."""

    races: int = 0
    written: dict[tuple[str, int], tuple[Any, ...]] = field(default_factory=dict)
    """For each table and entry: the kind, the seat, and of an answer the decision and the choice."""
    outcomes: Counter[str] = field(default_factory=Counter)


class Rivals:
    """One table, and at every worker a socket for each of its seats."""

    def __init__(self, table: str, lines: list[list[Line]], dice: Random, told: Told) -> None:
        self.table = table
        self._lines = lines
        self._dice = dice
        self._told = told

    @property
    def over(self) -> bool:
        return bool(self._lines[0][0].newest["status"] == "over")

    async def race(self) -> None:
        """Everybody wants to be the one who answers what is asked now; some want to take something back."""
        first = self._lines[0]
        seat = self._dice.choice(first[0].newest["waiting"])
        asked = first[seat].newest["asked"][0]
        alike = await first[seat].choose(asked, self._dice)
        wishes = []
        for lines in self._lines:
            for _ in range(self._dice.choice((1, 1, 2))):
                answer = alike if self._dice.random() < 0.5 else await lines[seat].choose(asked, self._dice)
                wishes.append(self._answer(lines[seat], asked["decision"], answer))
        if self._dice.random() < 0.3:
            able = [line for lines in self._lines for line in lines if line.newest["can_undo"]]
            wishes += [self._undo(line) for line in self._dice.sample(able, min(len(able), 2))]
        self._dice.shuffle(wishes)
        seqs = await asyncio.gather(*wishes)
        assert any(seqs), "somebody must have been first"
        await self._agree(max(seqs))
        self._told.races += 1

    async def _answer(self, line: Line, decision: str, answer: Json) -> int:
        reply = await line.ask("answer", decision=decision, answer=answer)
        return self._note(reply, ("answer", line.seat, decision, answer))

    async def _undo(self, line: Line) -> int:
        return self._note(await line.ask("undo"), ("undo", line.seat))

    def _note(self, reply: Json, what: tuple[Any, ...]) -> int:
        """The number of the entry, 0 if there is none."""
        if reply["is"] == "refused":
            assert reply["code"] in TOO_LATE, reply
            self._told.outcomes[f"{what[0]} {reply['code']}"] += 1
            return 0
        seq = int(reply["seq"])
        here = (self.table, seq)
        # Two may be told of the same entry: then they have said the same. An undo is always somebody's own.
        assert here not in self._told.written or (self._told.written[here] == what and what[0] == "answer")
        self._told.outcomes[f"{what[0]} {'again' if here in self._told.written else 'done'}"] += 1
        self._told.written[here] = what
        return seq

    async def _agree(self, seq: int) -> None:
        """Every socket at every worker hears of it, and all workers show the same table."""
        for seats in zip(*self._lines, strict=True):
            sent = [await line.seen(seq) for line in seats]
            for other in sent[1:]:
                for what in ("seq", "view", "asked", "waiting", "since", "status", "can_undo", "seats", "outcome"):
                    assert other[what] == sent[0][what], what


@asynccontextmanager
async def a_table(servers: list[Process], dice: Random, told: Told) -> AsyncIterator[Rivals]:
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}], "options": {"length": "long"}}
    async with httpx.AsyncClient(timeout=30) as http, AsyncExitStack() as stack:
        laid = await http.post(f"{dice.choice(servers).http}/tables", json=wish)
        table = laid.raise_for_status().json()["id"]
        lines = [
            [await stack.enter_async_context(Line(server.socket(table), seat)) for seat in range(2)]
            for server in servers
        ]
        yield Rivals(table, lines, dice, told)


async def race(servers: list[Process], races: int, seed: int) -> Told:
    told = Told()

    async def at_tables(dice: Random) -> None:
        while told.races < races:
            async with a_table(servers, dice, told) as rivals:
                while not rivals.over and told.races < races:
                    await rivals.race()

    async with asyncio.TaskGroup() as tasks:
        for i in range(AT_ONCE):
            tasks.create_task(at_tables(Random(seed * 100 + i)))
    return told


async def check(url: str, told: Told) -> None:
    """What was acknowledged is what is stored: no entry less, and none more."""
    store = await Store.open(url)
    for table in {table for table, _ in told.written}:
        stored = await store.read(table)
        assert stored is not None
        assert [entry.seq for entry in stored.entries] == list(range(stored.table.seq + 1))
        for entry in stored.entries[1:]:
            what = ("undo", entry.seat) if entry.kind == "undo" else ("answer", entry.seat, entry.decision, entry.raw)
            assert told.written.pop((table, entry.seq)) == what
        answers = [(entry.decision, entry.seat) for entry in stored.entries if entry.kind == "answer"]
        assert len(answers) == len(set(answers))
        # Only an undo leaves a table without an answer that stands.
        assert effective(stored.entries) or stored.entries[-1].kind == "undo"
        if stored.table.status == "running":
            state = await store.state(table, stored.table.seq)
            _, fell = wake(stored.table.snapshot, stored.table.snapshot_seq, stored.entries, state or b"")
            assert fell is None
    assert not told.written
    await store.close()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def servers(url: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[list[Process]]:
    count = getattr(request, "param", 2)
    with ExitStack() as stack:
        yield [stack.enter_context(Process(tmp_path, url=url)) for _ in range(count)]


@pytest.mark.parametrize("races", [500, pytest.param(2000, marks=pytest.mark.slow)])
async def test_hundreds_of_races(servers: list[Process], url: str, races: int) -> None:
    told = await race(servers, races, seed=1)
    assert told.races >= races
    for outcome in ("answer done", "answer again", "answer stale", "undo done", "undo cannot-undo"):
        assert told.outcomes[outcome] > races / 100, told.outcomes
    await check(url, told)
    assert not [failure for server in servers for failure in server.failures()]


@pytest.mark.slow
@pytest.mark.parametrize("servers", [2, 3], indirect=True)
async def test_ten_thousand_races(servers: list[Process], url: str) -> None:
    await check(url, await race(servers, 10_000, seed=2))

"""Hard thoughts are thought in processes: with the same answers, and without leaving any behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from regnum.games import find, names
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.lab.simulate import by_bots
from regnum.server.background import processes
from regnum.server.background.processes import FORGETTING, HARD, Processes, think
from tests.server.house import House

PATIENCE = 60.0


@pytest.fixture
def database() -> None:
    """Bots think the same whatever the database."""


def until(there: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def processes_of(house: House) -> list[int]:
    pool = house.tables.thinkers._processes._pool
    return [] if pool is None else list(pool._processes)


@pytest.mark.parametrize("game", names())
def test_the_answer_is_the_same(game: str) -> None:
    rules = find(game)
    players = rules.seats[0]
    match = Match.start(rules, rules.check(Setup(players)), 5)
    compared = 0
    for step, _ in enumerate(by_bots(match, ["greedy"] * players)):
        if step % 9 == 0 and not match.over:
            seat = match.decisions[0].seat
            here = think(match, seat, "greedy", 3)
            there = processes._think(match.snapshot(), seat, "greedy", 3, match.journal(seat))
            assert here.answer == there.answer
            compared += 1
        if compared == 12:
            break
    assert compared > 5


def test_who_once_thought_hard_does_so_until_it_has_long_been_easy() -> None:
    found = Processes(1)
    found.learn("abyss", "greedy", HARD / 2)
    assert not found.wanted("abyss", "greedy")
    found.learn("abyss", "greedy", 2 * HARD)
    found.learn("abyss", "greedy", HARD / 2)
    assert found.wanted("abyss", "greedy")
    assert not found.wanted("abyss", "random")
    assert not found.wanted("paladins", "greedy")
    for _ in range(40):
        found.learn("abyss", "greedy", HARD / 2)
    assert 2 * HARD * FORGETTING**40 < HARD
    assert not found.wanted("abyss", "greedy")


def test_a_match_against_bots_that_think_in_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "regnum.server")
    monkeypatch.setattr(processes, "HARD", -1.0)
    with House(tmp_path, thinkers=1) as house:
        ada = house.person()
        table = ada.lay("abyss", ["me", "greedy"])

        def begun() -> bool:
            if house.at(table, lambda live: live.playing().owed_by(0)) is not None:  # then the bot is not asked
                ada.play(table, 1, seat=0)
            return bool(processes_of(house))

        until(begun)
        (first,) = processes_of(house)
        assert "process-failed" not in caplog.text
        os.kill(first, signal.SIGKILL)
        assert ada.play_against_bots(table)["outcome"]
        assert caplog.text.count("process-failed") == 1, "once, and then there is another"
        (second,) = processes_of(house)
        assert second != first
    until(lambda: not alive(second))


KILLED = """
import asyncio, sys, time
from regnum.games import find
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.server.background.processes import Processes

async def main():
    found = Processes(1)
    rules = find("abyss")
    match = Match.start(rules, rules.check(Setup(2)), 5)
    await found.think(match, match.decisions[0].seat, "greedy", 3)
    print(*found._pool._processes, flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    program = tmp_path / "killed.py"
    program.write_text(KILLED)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        child = int(server.stdout.readline())
        assert alive(child)
        server.kill()
    until(lambda: not alive(child))

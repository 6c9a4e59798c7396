"""The load driver: what it counts is what happens."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.cli import run
from regnum.client.load import Figures, Load, Server
from tests.server.process import Process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with Process(tmp_path, household=False) as server:
        yield server


async def test_every_choice_is_counted_and_seen_at_every_seat(server: Process) -> None:
    async with Load(server.http.removesuffix("/api"), "abyss", 3, 3) as load:
        await load.spread()
        figures = await load.run(rate=5, seconds=3)
    assert figures.errors == {}
    assert figures.choices == len(figures.waits)
    assert 3 * 5 * 3 * 0.6 <= figures.choices <= 3 * 5 * 3
    assert all(0 < wait < 30_000 for wait in figures.waits)


async def test_a_server_that_dies_is_an_error_not_a_silence(server: Process) -> None:
    import signal

    async with Load(server.http.removesuffix("/api"), "abyss", 2, 2) as load:
        server.signal(signal.SIGKILL)
        figures = await load.run(rate=5, seconds=1)
    assert sum(figures.errors.values()) > 0


def test_percentiles() -> None:
    figures = Figures(seconds=10, choices=100, waits=[float(n) for n in range(1, 101)])
    assert (figures.percentile(0.5), figures.percentile(0.99), figures.percentile(1.0)) == (51, 100, 100)
    assert math.isnan(Figures().percentile(0.5))
    assert figures.summary()["choices_per_second"] == 10


def test_memory_is_told_of_our_own_server_only() -> None:
    import os

    assert Server("http://x").resident() is None
    resident = Server("http://x", os.getpid()).resident()
    assert resident is None or resident > 10


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    status = run(["load", "--tables", "2", "--seats", "2", "--rate", "4", "--seconds", "2", "--json"])
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert status == 0
    assert told["errors"] == 0
    assert told["choices"] > 0
    assert {"p50_ms", "p95_ms", "p99_ms", "memory_kb_per_table", "memory_mb_at_two_fifths", "memory_mb_at_end"} <= set(
        told
    )

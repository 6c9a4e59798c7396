"""Breaking off what runs: also what did not hear of it at first."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server.background.tasks import cancel


async def test_who_did_not_hear_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.background.tasks.PATIENCE", 0.01)
    losses: list[str] = []

    async def again_and_again() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if len(losses) == 2:
                    raise
                losses.append("the connection is lost")

    task = asyncio.create_task(again_and_again())
    await asyncio.sleep(0)
    await cancel([task])
    assert task.cancelled()
    assert len(losses) == 2


async def test_what_had_ended_already_is_let_be() -> None:
    async def fail() -> None:
        raise KeyError

    tasks = [asyncio.create_task(asyncio.sleep(0)), asyncio.create_task(fail())]
    await asyncio.wait(tasks)
    await cancel(tasks)
    assert [task.cancelled() for task in tasks] == [False, False]
    await cancel([])

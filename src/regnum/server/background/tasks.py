"""Ending what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

PATIENCE = 4.0
"""Seconds after which one who has not ended is asked again."""


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them, and wait until they have ended.

    It can happen that a task does not hear of it: a library that is cancelled in the moment when its connection is
    lost raises the loss instead, and a loop that goes on after losses goes on. So it is told again until it hears.
    """
    tasks = list(tasks)
    waiting = {task for task in tasks if not task.done()}
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=PATIENCE)
    await asyncio.gather(*tasks, return_exceptions=True)

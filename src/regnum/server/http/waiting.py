"""To wait for something at a socket.

asyncio's own keep a queue for whoever may wait, of 600 bytes while it is empty: six of them at each of thousands of
sockets, at which mostly nobody waits.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Flag:
    """As asyncio.Event."""

    __slots__ = ("_set", "_waiting")

    def __init__(self) -> None:
        self._set = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        return self._set

    def set(self) -> None:
        self._set = True
        waiting, self._waiting = self._waiting, None
        for each in waiting or ():
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        self._set = False

    async def wait(self) -> None:
        if not self._set:
            waiting = asyncio.get_running_loop().create_future()
            if self._waiting is None:
                self._waiting = []
            self._waiting.append(waiting)
            await waiting


class Messages:
    """As asyncio.Queue, for a single reader."""

    __slots__ = ("_come", "_here")

    def __init__(self) -> None:
        self._here: list[Any] = []
        self._come = Flag()

    def put_nowait(self, message: Any) -> None:
        self._here.append(message)
        self._come.set()

    async def get(self) -> Any:
        while not self._here:
            self._come.clear()
            await self._come.wait()
        return self._here.pop(0)

    def empty(self) -> bool:
        return not self._here

    def qsize(self) -> int:
        return len(self._here)

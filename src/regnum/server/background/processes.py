"""Processes that think for bots: a hard thought on a thread would slow down everybody whom this server serves.

Most thoughts are easy, and to hand over a match costs as much as they do. So a bot thinks on a thread until one of its
thoughts was hard; from then on in a process, until they have long been easy. The answer is the same: a bot goes by what
its seat is sent and by its seed.
"""

from __future__ import annotations

import asyncio
import multiprocessing.connection
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import NamedTuple

from regnum import bots
from regnum.games import find
from regnum.kernel.journal import SeenLine
from regnum.kernel.match import Match
from regnum.kernel.questions import Raw
from regnum.kernel.record import from_snapshot
from regnum.seen import see
from regnum.server.log import log

HARD = 0.02
"""Seconds of computing: who waits for a choice to be seen does not notice less."""
FORGETTING = 0.98
"""So much of the hardest thought is left with each that comes after it."""


class Thought(NamedTuple):
    answer: Raw
    seconds: float
    """Of computing."""


def think(match: Match, seat: int, level: str, seed: int, journal: Sequence[SeenLine] | None = None) -> Thought:
    """What a bot answers; it is shown what its seat is sent, and nothing else."""
    began = time.thread_time()
    seen = see(match, seat)
    if journal is not None:
        seen = seen._replace(journal=journal)
    answer = bots.make(level, match.game.name, seed).answer(seen, seen.asked[0])
    return Thought(answer, time.thread_time() - began)


class Processes:
    """At most so many; none as long as no thought is hard."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool: ProcessPoolExecutor | None = None
        self._hardest: dict[tuple[str, str], float] = {}
        """By game and bot."""

    def wanted(self, game: str, level: str) -> bool:
        """Whether thoughts of this bot are hard."""
        return self._hardest.get((game, level), 0.0) > HARD

    def learn(self, game: str, level: str, seconds: float) -> None:
        """So long it has thought."""
        before = self._hardest.get((game, level), 0.0)
        self._hardest[game, level] = max(seconds, FORGETTING * before)

    async def think(self, match: Match, seat: int, level: str, seed: int) -> Thought:
        """The same in a process. Raises whatever went wrong, with the bot or with the process."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # whoever has threads does not fork
            self._pool = ProcessPoolExecutor(self._most, context, _begin)
        work = (match.snapshot(), seat, level, seed, match.journal(seat))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _think, *work)
        except BrokenExecutor:  # a process has died: the next thought gets a new one
            self._pool = None
            raise

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def end_with_parent() -> None:
    """End, in good order, when whoever started this process is there no more: else nobody would ever end a worker whose
    supervisor was killed, and it would go on serving; nor a process that thinks, whose server was."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for_end, args=(parent.sentinel,), daemon=True).start()


def _wait_for_end(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    log("orphaned")
    signal.raise_signal(signal.SIGTERM)


# -- in the process --------------------------------------------------------------------------------------------------


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which will end this process
    end_with_parent()


def _think(snapshot: bytes, seat: int, level: str, seed: int, journal: Sequence[SeenLine]) -> Thought:
    """The journal is handed over too: a snapshot does not have it from the beginning."""
    return think(from_snapshot(snapshot, find, undo=False), seat, level, seed, journal)

"""Bots at the tables: they think on threads of their own, from what their seat is sent, at a pace one can follow."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from regnum import bots
from regnum.kernel.chance import Rng
from regnum.kernel.errors import Refused
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.seen import see
from regnum.server.diary import tell, tell_failure
from regnum.server.settings import Settings

if TYPE_CHECKING:
    from regnum.server.live import Live, Tables

NAMES = ("Nereus", "Thetis", "Proteus", "Doris", "Triton", "Galatea", "Glaucus", "Amphitrite", "Phorcys", "Leucothea")
TOO_LATE = ("stale", "out-of-turn", "over", "unreadable")
"""Somebody took something back, or the match has ended: nobody waits for this answer any more."""


class Thinkers:
    """Everybody who is thinking. A thought is known by its table, seat and decision, and is thought once."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._pace = settings.bot_pace
        self._threads = ThreadPoolExecutor(settings.thinkers, "bot")
        self._thoughts: dict[tuple[str, int, str], asyncio.Task[None]] = {}

    def busy_at(self, table: str) -> bool:
        return any(key[0] == table for key in self._thoughts)

    def consider(self, live: Live) -> None:
        """Begin to think about whatever is asked of a bot at this table."""
        if live.match is None:
            return
        for d in live.match.decisions:
            key = (live.id, d.seat, d.id)
            if live.seats[d.seat].kind == "bot" and key not in self._thoughts:
                task = asyncio.create_task(self._think(live.id, d.seat, d.id))
                self._thoughts[key] = task
                task.add_done_callback(lambda _, key=key: self._thoughts.pop(key, None))  # type: ignore[misc]

    async def _think(self, table: str, seat: int, decision: str) -> None:
        from regnum.server.live import NoSuchTable

        try:
            await asyncio.sleep(self._pace)
            level, seed, match = await self._look(table, seat, decision)
            if match is None:
                return
            loop = asyncio.get_running_loop()
            raw = await loop.run_in_executor(self._threads, _answer, table, match, seat, level, seed)
            while True:
                try:
                    await self._tables.answer(table, seat, decision, raw, None)
                    return
                except Refused as no:
                    if no.code in TOO_LATE:
                        return
                    tell("bot-refused", table=table, seat=seat, level=level, code=no.code)
                    if level == "":
                        return
                    raw, level = _any_answer(match, seat), ""
        except NoSuchTable:
            return
        except Exception as failure:
            tell_failure("bot-stuck", failure, table=table, seat=seat)

    async def _look(self, table: str, seat: int, decision: str) -> tuple[str, int, Match | None]:
        async with self._tables.at(table) as live:
            d = None if live.match is None else live.match.owed_by(seat)
            if live.match is None or d is None or d.id != decision:
                return "", 0, None
            return live.seats[seat].level or "", live.seats[seat].bot_seed or 0, live.match.clone()

    async def close(self) -> None:
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        self._threads.shutdown(wait=True, cancel_futures=True)


def _answer(table: str, match: Match, seat: int, level: str, seed: int) -> Raw:
    """What the bot answers; it is shown what its seat is sent, and nothing else."""
    try:
        seen = see(match, seat)
        return bots.make(level, match.game.name, seed).answer(seen, seen.asked[0])
    except Exception as failure:
        tell_failure("bot-failed", failure, table=table, seat=seat, level=level)
        return _any_answer(match, seat)


def _any_answer(match: Match, seat: int) -> Raw:
    d = match.owed_by(seat)
    assert d is not None
    chosen = match.sample(d, Rng(secrets.randbits(64)))
    return chosen.key if isinstance(chosen, Option) and chosen.anytime else d.question.raw(chosen)

"""Bots at the tables: they think beside the loop, from what their seat is sent, at a pace one can follow.

A bot's turn belongs to the match. Where many workers serve the same tables it is an errand, which any of them may run
and another takes over if that one dies; a process that is alone thinks at once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import TYPE_CHECKING

from regnum import bots
from regnum.kernel.chance import Rng
from regnum.kernel.errors import Refused
from regnum.kernel.history import Answer
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.seen import see
from regnum.server.background.processes import Processes, Thought, think
from regnum.server.background.tasks import cancel
from regnum.server.http.metrics import METRICS
from regnum.server.log import log, log_failure
from regnum.server.settings import Settings
from regnum.server.tables.live import Live, NoSuchTable
from regnum.server.tables.orders import answer_for, owed_to_orders

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds until an answer that could not be written is given again."""
SPEEDS = {"quick": 0.3, "usual": 1.0, "calm": 2.5}
"""How much of the usual pause a bot takes before it plays."""
TOO_LATE = ("stale", "out-of-turn", "over", "unreadable", "not-your-seat")
"""Somebody took something back, or their seat, or the match has ended: nobody waits for this answer any more."""
UNASKED = "at "
"""A thought about using something without being asked is known by this and the clock of the moment, as its entry is."""


class Thinkers:
    """Everybody who is thinking. A thought is known by its table, seat and decision, and is thought once."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._pace = settings.bot_pace
        self._threads = ThreadPoolExecutor(settings.thinkers, "bot")
        self._processes = Processes(settings.thinkers)
        self._thoughts: dict[tuple[str, int, str], asyncio.Task[None]] = {}
        self._ours: set[str] = set()
        """Tables at which it is this worker that thinks."""
        self._nobody_waits = asyncio.Semaphore(1)
        """Tables of bots alone think one at a time: people at theirs do not wait for them."""
        self._closed = False

    @property
    def busy(self) -> int:
        return len(self._thoughts)

    def busy_at(self, table: str) -> bool:
        return any(key[0] == table for key in self._thoughts)

    def consider(self, live: Live) -> None:
        """Somebody has to think about whatever is asked of a bot at this table."""
        owed = self._owed(live) + _chances(live)
        if owed and self._tables.store.shared and live.id not in self._ours:
            self._tables.errands.queue("bots", live.id)
        else:
            self._begin(live, owed)

    async def play(self, table: str) -> None:
        """Think here, for as long as something is asked of a bot at this table."""
        self._ours.add(table)
        try:
            async with self._tables.at(table, sharp=True) as live:  # the errand may be here before the notice
                self._begin(live, self._owed(live) + _chances(live))
            while thoughts := [thought for key, thought in self._thoughts.items() if key[0] == table]:
                await asyncio.wait(thoughts)
        except NoSuchTable:
            return
        finally:
            self._ours.discard(table)

    def _owed(self, live: Live) -> list[tuple[int, str]]:
        """The seats and decisions that bots, or a person's standing orders, have to answer."""
        if live.match is None or not live.running:
            return []
        bots = [(d.seat, d.id) for d in live.match.decisions if live.seats[d.seat].kind == "bot"]
        return bots + owed_to_orders(live)

    def _begin(self, live: Live, owed: list[tuple[int, str]]) -> None:
        pause = self._pace * SPEEDS[live.table.bots]
        for seat, decision in owed:
            key = (live.id, seat, decision)
            if key not in self._thoughts and not self._closed:
                work = self._look_for_use if decision.startswith(UNASKED) else self._think
                task = asyncio.create_task(work(live.id, seat, decision, pause))
                self._thoughts[key] = task
                task.add_done_callback(lambda _, key=key: self._thoughts.pop(key, None))  # type: ignore[misc]

    async def _think(self, table: str, seat: int, decision: str, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            await self._let_others_interrupt(table)
            if await self._carried_out(table, seat, decision):
                return
            level, seed, match, alone = await self._look(table, seat, decision)
            if match is None:
                return
            async with self._nobody_waits if alone else nullcontext():
                began = time.monotonic()
                raw = await self._answer(table, match, seat, level, seed)
                METRICS.thinking.add(time.monotonic() - began)
            pause = FIRST_PAUSE
            while True:
                try:
                    await self._tables.answer(table, seat, decision, raw, None)
                    return
                except Refused as no:
                    if no.code in TOO_LATE:
                        return
                    if no.code == "not-stored":  # it was a good answer: it is given again when the disk takes it
                        await asyncio.sleep(pause)
                        pause = min(2 * pause, LONGEST_PAUSE)
                        continue
                    log("bot-refused", table=table, seat=seat, level=level, code=no.code)
                    if level == "":
                        return
                    raw, level = _any_answer(match, seat), ""
        except NoSuchTable:
            return
        except Exception as failure:
            log_failure("bot-stuck", failure, table=table, seat=seat)

    async def _answer(self, table: str, match: Match, seat: int, level: str, seed: int) -> Raw:
        """What the bot answers: thought about on a thread, or in a process where its thoughts are hard."""
        game = match.game.name
        thought: Thought | None = None
        if self._processes.wanted(game, level):
            try:
                thought = await self._processes.think(match, seat, level, seed)
            except Exception as failure:  # the same thought on a thread will tell whether it was the bot's fault
                log_failure("process-failed", failure, table=table, seat=seat, level=level)
        if thought is None:
            try:
                loop = asyncio.get_running_loop()
                thought = await loop.run_in_executor(self._threads, think, match, seat, level, seed)
            except Exception as failure:
                log_failure("bot-failed", failure, table=table, seat=seat, level=level)
                return _any_answer(match, seat)
        self._processes.learn(game, level, thought.seconds)
        return thought.answer

    async def _let_others_interrupt(self, table: str) -> None:
        """Bots that may use something at this moment have looked at it before a bot's answer ends it."""
        looking = [task for key, task in self._thoughts.items() if key[0] == table and key[2].startswith(UNASKED)]
        if looking:
            await asyncio.wait(looking)

    async def _look_for_use(self, table: str, seat: int, moment: str, pause: float) -> None:
        """Whether a bot that nobody waits for uses something now: half-way to when a bot would answer. What it thinks
        about is told to nobody, and if it lets the moment pass, nothing happens."""
        try:
            await asyncio.sleep(pause / 2)
            async with self._tables.at(table) as live:
                if (seat, moment) not in _chances(live) or live.match is None:
                    return
                level, seed, match = live.seats[seat].level or "", live.seats[seat].bot_seed or 0, live.match.clone()
            loop = asyncio.get_running_loop()
            key = await loop.run_in_executor(self._threads, _use, table, match, seat, level, seed)
            if key is not None:
                await self._tables.interrupt(table, seat, moment.removeprefix(UNASKED), key, None)
        except Refused as no:
            if no.code not in TOO_LATE:
                log("bot-refused", table=table, seat=seat, code=no.code)
        except NoSuchTable:
            return
        except Exception as failure:
            log_failure("bot-stuck", failure, table=table, seat=seat)

    async def _carried_out(self, table: str, seat: int, decision: str) -> bool:
        """Whether it was for the standing orders of a person, which have now been carried out if they still stand."""
        async with self._tables.at(table) as live:
            place = live.seats[seat]
            if place.kind != "person":
                return False
            d = None if live.match is None else live.match.owed_by(seat)
            raw = None if live.match is None or d is None else answer_for(live.match, place, d)
        if raw is None or d is None or d.id != decision:
            return True
        try:
            await self._tables.answer(table, seat, decision, raw, place.person)
        except Refused as no:
            if no.code not in TOO_LATE:
                log("order-refused", table=table, seat=seat, code=no.code)
        return True

    async def _look(self, table: str, seat: int, decision: str) -> tuple[str, int, Match | None, bool]:
        async with self._tables.at(table) as live:
            d = None if live.match is None else live.match.owed_by(seat)
            if live.match is None or d is None or d.id != decision:
                return "", 0, None, False
            alone = not live.watchers and all(place.person is None for place in live.seats)
            return live.seats[seat].level or "", live.seats[seat].bot_seed or 0, live.match.clone(), alone

    async def close(self) -> None:
        self._closed = True
        await cancel(self._thoughts.values())
        self._threads.shutdown(wait=True, cancel_futures=True)
        await self._processes.close()


def _chances(live: Live) -> list[tuple[int, str]]:
    """The bots that may use something although they are not asked, and the moment: for this server alone to know.

    One use between two answers: whoever has to answer is not asked the same again and again.
    """
    match = live.match
    if match is None or not live.running or not match.interruptible:
        return []
    last = match.history[-1] if match.history else None
    if isinstance(last, Answer) and last.question is None and live.seats[last.seat].kind == "bot":
        return []
    return [
        (place.seat, f"{UNASKED}{match.clock}")
        for place in live.seats[: match.setup.players]
        if place.kind == "bot" and bots.interrupts(place.level or "", match.game.name) and match.interrupts(place.seat)
    ]


def _use(table: str, match: Match, seat: int, level: str, seed: int) -> str | None:
    """What the bot uses unasked, if it is one that does; it is shown what its seat is sent, and nothing else."""
    try:
        bot = bots.make(level, match.game.name, seed)
        return bot.interrupt(see(match, seat), match.clock) if isinstance(bot, bots.Interrupting) else None
    except Exception as failure:
        log_failure("bot-failed", failure, table=table, seat=seat, level=level)
        return None


def _any_answer(match: Match, seat: int) -> Raw:
    d = match.owed_by(seat)
    assert d is not None
    chosen = match.sample(d, Rng(secrets.randbits(64)))
    return chosen.key if isinstance(chosen, Option) and chosen.anytime else d.question.raw(chosen)

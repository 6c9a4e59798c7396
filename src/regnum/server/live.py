"""Tables that are open: each match in memory with a lock of its own, every change on the disk before it is told.

What is in memory is a cache of the log. Whoever finds it out of step with the disk reads it anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from regnum.games import find
from regnum.kernel.errors import BadSetup, CannotImagine, Refused, RegnumError, RuleFailed
from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision, Raw
from regnum.server import wire
from regnum.server.diary import tell, tell_failure
from regnum.server.entries import (
    UNREADABLE,
    Entry,
    LogLine,
    after,
    journal,
    meta_line,
    moments,
    new_lines,
    standing,
    unpack_state,
)
from regnum.server.laying import outcome
from regnum.server.settings import Settings
from regnum.server.store import Collision, SeatRow, Store, TableRow
from regnum.server.thinking import Thinkers
from regnum.server.waking import wake

T = TypeVar("T")
MOST_OPEN = 500
"""So many tables are held in memory; the idle ones make room."""
WORLDS = 3
"""In so many imagined worlds a choice must be one that can be taken back."""


class NoSuchTable(RegnumError):
    """There is no such table, or it is none of this person's business: nobody can tell which."""


class Watcher(Protocol):
    """Somebody who wants to know when a table changes."""

    def changed(self) -> None: ...


def refused(code: str, message: str, **args: Any) -> Refused:
    """A refusal of the server's own."""
    return Refused(code, message=message, args=args)


class Live:
    """One table, as far as it has been read."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    journal: list[LogLine]
    game: Game | None
    match: Match | None
    """The match, while it runs."""
    last: Any
    """The latest state, where there is no match to ask."""
    trouble: wire.Said | None
    owed: set[str]
    """The decisions that are open."""
    _answers: dict[tuple[str | None, int | None], Entry]

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.old = True
        """Not read yet, or out of step with the disk."""
        self.gone = False

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def running(self) -> bool:
        return self.table.status == "running"

    def business_of(self, person: str) -> bool:
        return self.table.owner == person or any(seat.person == person for seat in self.seats)

    def may_look(self, person: str, seat: int | None) -> None:
        """Whether this person may look through the eyes of that seat. Raises Refused.

        Without a seat (None) everything is open once the match is over; while it runs only one who has no seat here
        looks on so, and sees what anybody at the table would show them.
        """
        if seat is not None and not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", "refused-no-such-seat")
        if self.running and seat is None and any(place.person == person for place in self.seats):
            raise refused("not-over", "refused-not-over")
        if self.running and seat is not None and self.seats[seat].person != person:
            raise refused("not-your-seat", "refused-not-your-seat")

    def may_play(self, person: str | None, seat: int) -> None:
        """Nobody plays for another. Raises Refused."""
        if not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", "refused-no-such-seat")
        kind = "bot" if person is None else "person"
        if self.seats[seat].kind != kind or self.seats[seat].person != person:
            raise refused("not-your-seat", "refused-not-your-seat")

    def playing(self) -> Match:
        """The match, if it can be played on. Raises Refused."""
        if not self.running:
            raise refused("over", "refused-over")
        if self.match is None:
            raise refused("unreadable", "refused-unreadable")
        return self.match

    def asked(self, decision: str, seat: int) -> Decision:
        """The open decision of that id. Raises Refused, as answering it would."""
        match = self.playing()
        d = match.owed_by(seat)
        if d is None:
            raise refused("out-of-turn", "refused-out-of-turn")
        if d.id != decision:
            raise refused("stale", "refused-stale")
        return d

    def answered(self, decision: str, seat: int) -> Entry | None:
        """The entry that answered this decision, also if it was taken back since."""
        return self._answers.get((decision, seat))

    def have(self, table: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """All of this was read, or has just been written."""
        self.table, self.seats, self.entries = table, seats, entries
        self.journal = journal(entries)
        self._answers = {(e.decision, e.seat): e for e in entries if e.kind == "answer"}

    def add(self, entry: Entry, changes: dict[str, Any]) -> None:
        """This has just been written."""
        entry.state = None
        self.entries.append(entry)
        if entry.kind == "answer":
            self._answers[entry.decision, entry.seat] = entry
        if entry.takes is not None:
            self.journal = [line for line in self.journal if line.seq != entry.takes]
        self.journal = [*self.journal, *(LogLine(entry.seq, i, line) for i, line in enumerate(entry.lines))]
        self.table.seq = entry.seq
        for name, value in changes.items():
            setattr(self.table, name, value)

    def tell(self) -> None:
        for watcher in list(self.watchers):
            watcher.changed()


class Tables:
    """All tables: opened when somebody asks for them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(self, settings)
        self._open: dict[str, Live] = {}
        self._writing: set[asyncio.Task[Any]] = set()

    def fresh_seed(self) -> int:
        """For a new match: 64 bits that nobody can guess."""
        return secrets.randbits(64) if self.settings.seed is None else self.settings.seed

    # -- opening -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str, person: str | None = None) -> AsyncIterator[Live]:
        """The table as it is now, while nobody changes it. Raises NoSuchTable. Without a person: for the house."""
        live = self._open.get(table)
        if live is None:
            self._make_room()
            live = self._open[table] = Live(table)
        async with live.lock:
            if live.gone:
                raise NoSuchTable
            if live.old:
                await self._read(live)
            if person is not None and not live.business_of(person):
                raise NoSuchTable
            yield live

    def _make_room(self) -> None:
        if len(self._open) >= MOST_OPEN:
            for live in list(self._open.values()):
                if not live.watchers and not live.lock.locked() and not self.thinkers.busy_at(live.id):
                    del self._open[live.id]

    def forget(self, table: str) -> None:
        """Read the table anew when it is next asked for."""
        live = self._open.get(table)
        if live is not None:
            live.old = True

    def unwatch(self, table: str, watcher: Watcher) -> None:
        live = self._open.get(table)
        if live is not None:
            live.watchers.discard(watcher)

    async def _read(self, live: Live) -> None:
        stored = await self.store.read(live.id)
        if stored is None:
            self._open.pop(live.id, None)
            live.gone = True
            live.tell()
            raise NoSuchTable
        live.have(stored.table, stored.seats, stored.entries)
        live.match = live.last = live.trouble = live.game = None
        live.owed = set()
        try:
            live.game = find(stored.table.game)
            if live.running:
                await self._wake(live, live.game)
            else:
                await self._look_back(live, live.game)
        except (BadSetup, *UNREADABLE):
            live.trouble = wire.Said("refused-unreadable", {}, "")
        live.old = False
        self.thinkers.consider(live)

    async def _wake(self, live: Live, game: Game) -> None:
        """Take up a running match where it was left, or from its last checkpoint if the rules have changed."""
        try:
            state = await self.store.state(live.id, live.seq)
            live.match, fell = wake(live.table.snapshot, live.table.snapshot_seq, live.entries, state or b"")
        except Exception as failure:  # rules may do anything with a state that is not theirs: the log is shown anyway
            tell_failure("unreadable", failure, table=live.id, seq=live.seq)
            live.match = None
            live.trouble = wire.Said("refused-unreadable", {}, "")
            await self._look_back(live, game)
            return
        live.owed = {d.id for d in live.match.decisions}
        if fell is not None:
            tell("fell-back", table=live.id, seq=fell.seq, kept=fell.keeps)
            if not await self._write(live, fell):
                await self._read(live)  # somebody else has woken it at the same moment

    async def _look_back(self, live: Live, game: Game) -> None:
        """The latest state that can still be read."""
        for entry in reversed(moments(live.entries)):
            state = await self.state_after(live, entry.seq, game)
            if state is not None:
                live.last = state
                return
            live.trouble = wire.Said("refused-unreadable", {}, "")

    async def state_after(self, live: Live, seq: int, game: Game) -> Any:
        """The state after an entry; None if it is not one of these rules."""
        packed = await self.store.state(live.id, seq)
        if packed is None:
            return None
        try:
            state = unpack_state(packed, game.state_type)
            game.view(game.table(state), None)
        except UNREADABLE:
            return None
        except (LookupError, ValueError, TypeError):  # it names what does not exist any more
            return None
        return state

    # -- changing ----------------------------------------------------------------------------------------------------

    async def answer(self, table: str, seat: int, decision: str, raw: Raw, person: str | None) -> int:
        """Answer for a seat; the number of the entry, once it is on the disk. Raises Refused, NoSuchTable."""
        make = partial(self._answer, seat=seat, decision=decision, raw=raw, person=person)
        return await self._to_the_end(self._change(table, seat, person, make))

    async def undo(self, table: str, seat: int, person: str) -> int:
        """Take back the seat's last answer. Raises Refused, NoSuchTable."""
        make = partial(self._undo, seat=seat, person=person)
        return await self._to_the_end(self._change(table, seat, person, make))

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked for it may go away: what has been begun is finished."""
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _change(self, table: str, seat: int, person: str | None, make: Callable[[Live], Entry | int]) -> int:
        """Change a match and write down the entry that `make` gives; it may also name an entry there is already."""
        while True:
            async with self.at(table, person) as live:
                live.may_play(person, seat)
                try:
                    entry = make(live)
                except Refused:
                    # Another worker may have written meanwhile: then the mistake is ours.
                    if await self.store.seq(table) == live.seq:
                        raise
                    live.old = True
                    continue
                if isinstance(entry, int):
                    return entry
                if await self._write(live, entry):
                    return entry.seq

    def _answer(self, live: Live, seat: int, decision: str, raw: Raw, person: str | None) -> Entry | int:
        first = live.answered(decision, seat)
        if first is not None:
            if first.raw == raw and type(first.raw) is type(raw):
                return first.seq
            raise refused("stale", "refused-stale")
        match = live.playing()
        lines = len(match.lines)
        d = match.owed_by(seat)
        self._try(live, lambda: match.answer(decision, raw, seat=seat))
        assert d is not None
        return after(
            match,
            live.seq + 1,
            "answer",
            new_lines(match, lines),
            seat=seat,
            decision=decision,
            question=d.question.name,
            raw=raw,
            who=person,
        )

    def _undo(self, live: Live, seat: int, person: str) -> Entry:
        match = live.playing()
        last = [entry.seq for entry, _ in standing(live.entries) if entry.kind == "answer" and entry.seat == seat]
        self._try(live, lambda: match.undo(seat))
        line = meta_line(match.meta[-1].message, match.meta[-1].args)
        return after(match, live.seq + 1, "undo", [line], seat=seat, who=person, takes=last[-1])

    def _try(self, live: Live, change: Callable[[], None]) -> None:
        """Change the match. Raises Refused; then it is as it was."""
        try:
            change()
        except Refused:
            raise
        except RuleFailed as failure:
            tell_failure("rule-failed", failure, table=live.id, seq=live.seq)
            raise refused("rule-failed", "refused-rule-failed") from None
        except Exception as failure:
            live.old = True
            tell_failure("match-failed", failure, table=live.id, seq=live.seq)
            raise refused("rule-failed", "refused-rule-failed") from None

    async def _write(self, live: Live, entry: Entry) -> bool:
        """Put the entry on the disk and tell everybody. False if another has written meanwhile."""
        match = live.match
        assert match is not None
        changes: dict[str, Any] = {"waiting": entry.waiting, "version": match.game.version}
        owed = {d.id for d in match.decisions}
        if not owed or not owed <= live.owed:
            changes["since"] = entry.at  # else it is the same question, which the others still owe
        if match.resting or match.over or entry.kind == "fallback":
            changes |= {"snapshot": match.snapshot(), "snapshot_seq": entry.seq}
        if match.over:
            changes |= {"status": "over", "outcome": outcome(match)}
        live.old = True  # until it is written, what is in memory is only a wish
        try:
            await self.store.append(live.id, entry, changes)
        except Collision:
            return False
        except SQLAlchemyError as failure:
            tell_failure("not-stored", failure, table=live.id, seq=entry.seq)
            raise refused("not-stored", "refused-not-stored") from None
        live.old = False
        live.owed = owed
        live.add(entry, changes)
        if match.over:
            live.last, live.match = match.table.s, None
            tell("over", table=live.id, seq=entry.seq)
        live.tell()
        self.thinkers.consider(live)
        return True

    def is_final(self, live: Live, seat: int, decision: str, raw: Raw) -> bool:
        """Whether the seat could not take this answer back, for all it knows. Raises Refused, as answering would.

        It is tried in worlds the seat thinks possible, never in the real one: the answer must not tell a secret.
        """
        match = live.playing()
        match.resolve(live.asked(decision, seat), raw)
        for _ in range(WORLDS):
            try:
                world = match.imagine(seat, secrets.randbits(64))
                world.answer(decision, raw, seat=seat)
            except CannotImagine:
                return True
            except RegnumError:
                continue  # the real answer will say what is wrong
            if not world.can_undo(seat):
                return True
        return False

    async def look(self, live: Live, seat: int, seq: int) -> None:
        """The seat has looked at everything up to that entry."""
        seq = min(seq, live.seq)
        if live.seats[seat].seen < seq:
            live.seats[seat].seen = seq
            await self.store.look(live.id, seat, seq)

    async def lay(self, table: dict[str, Any], seats: Sequence[dict[str, Any]], entries: Sequence[Entry]) -> None:
        """A new table; its bots begin to think."""
        await self.store.add(table, seats, entries)
        tell("laid", table=table["id"], game=table["game"], players=table["players"], status=table["status"])
        if table["status"] == "running":
            async with self.at(table["id"]):
                pass

    async def clear(self, table: str, person: str) -> None:
        """The owner clears a table away. Raises NoSuchTable, Refused."""
        async with self.at(table, person) as live:
            if live.table.owner != person:
                raise refused("not-your-table", "refused-not-your-table")
            await self.store.remove(table)
            live.gone = True
            self._open.pop(table, None)
            live.tell()
            tell("cleared", table=table)

    # -- starting and stopping ---------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Bots go on with the matches that were left."""
        for table in await self.store.waiting_for_bots():
            try:
                async with self.at(table):
                    pass
            except Exception as failure:  # one table must not keep the others from being played
                tell_failure("not-resumed", failure, table=table)

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self.thinkers.close()
        while self._writing:
            await asyncio.gather(*self._writing, return_exceptions=True)
        await self.store.close()

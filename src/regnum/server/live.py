"""Tables that are open: each match in memory with a lock of its own, every change on the disk before it is told.

What is in memory is a cache of the log. Whoever finds it out of step with the disk reads it anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.games import find
from regnum.kernel.errors import BadSetup, CannotImagine, Refused, RegnumError, RuleFailed
from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision, Raw
from regnum.server import errands, pace, proposals, wire
from regnum.server.diary import tell, tell_failure
from regnum.server.ending import break_off
from regnum.server.entries import (
    UNREADABLE,
    Entry,
    Kind,
    LogLine,
    after,
    fingerprint,
    journal,
    meta_line,
    moments,
    new_lines,
    now,
    pack_state,
    standing,
    unpack_state,
)
from regnum.server.laying import outcome
from regnum.server.limiting import Limits
from regnum.server.models import SeatRow, TableRow
from regnum.server.news import News
from regnum.server.settings import Settings
from regnum.server.store import ANEW, SEATED, TABLE_CHANNEL, Collision, Store, unheard
from regnum.server.thinking import Thinkers
from regnum.server.waking import wake

if TYPE_CHECKING:
    from regnum.server.listening import Listener

T = TypeVar("T")
MOST_IDLE = 50
"""So many tables that nobody watches are held in memory, the latest used."""
WORLDS = 3
"""In so many imagined worlds a choice must be one that can be taken back."""


class NoSuchTable(RegnumError):
    """There is no such table, or it is none of this person's business: nobody can tell which."""


class Watcher(Protocol):
    """Somebody who wants to know when a table changes, or something is said there."""

    person: str

    def changed(self) -> None: ...

    def spoken(self) -> None: ...


def refused(code: str, message: str, **args: Any) -> Refused:
    """A refusal of the server's own."""
    return Refused(code, message=message, args=args)


@dataclass(slots=True)
class Change:
    """What happens to a table: an entry of its log, and what changes of its row and of its seats with it.

    What follows from the match (whose turn it is, the snapshot, the end) need not be said.
    """

    entry: Entry
    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)


class Live:
    """One table, as far as it has been read."""

    table: TableRow
    seats: list[SeatRow]
    host: str | None
    onlookers: set[str]
    blocks: set[tuple[str, str]]
    """Who, and whom they do not want to meet."""
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
        self.behind = False
        """Another worker has written something that we have not read."""
        self.writing = 0
        """The number of the entry that we are just writing."""
        self.looking = False
        """Somebody is about to read it."""
        self.gone = False
        self.entries = []

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def running(self) -> bool:
        return self.table.status == "running"

    @property
    def gathering(self) -> bool:
        """Not all seats are taken yet. The match is dealt, and nobody sees it."""
        return self.table.status == "gathering"

    @property
    def ended(self) -> bool:
        return not self.running and not self.gathering

    def event(self, kind: Kind, message: str, args: dict[str, Any] | None = None, **more: Any) -> Entry:
        """An entry for something that happens at the table and not in the match, with a line that tells of it."""
        line = meta_line(message, args or {})
        if self.match is not None:
            return after(self.match, self.seq + 1, kind, [line], **more)
        if not self.ended:
            raise refused("unreadable", "refused-unreadable")
        state = b"" if self.last is None else pack_state(self.last)
        return Entry(self.seq + 1, kind, now(), [], self.entries[-1].asked, [line], state=state, **more)

    def seated(self, person: str) -> bool:
        return any(seat.person == person for seat in self.seats)

    def business_of(self, person: str) -> bool:
        """Whether this person may know of the table at all."""
        table = self.table
        if table.owner == person or self.seated(person):
            return True
        if table.shared and self.ended:
            return True
        if self.shuts_out(person):
            return False
        if table.public and self.gathering:
            return True
        return table.spectators and (table.public or person in self.onlookers)

    def shuts_out(self, person: str) -> bool:
        """Whether its owner, or while people gather anybody who sits here, does not want to meet this person."""
        keepers = {self.table.owner, *(seat.person for seat in self.seats if self.gathering)}
        return any(whom == person and who in keepers for who, whom in self.blocks)

    def opened_to(self, person: str) -> bool:
        """Whether nothing is held back from this person any more: the match is over, and theirs or shared."""
        return self.ended and (self.table.shared or self.table.owner == person or self.seated(person))

    def unheard_by(self, person: str) -> int:
        return unheard(self.table, self.seats, person)

    def place(self, seat: int) -> SeatRow:
        """That seat. Raises Refused if there is none of that number."""
        if not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", "refused-no-such-seat")
        return self.seats[seat]

    def must_own(self, person: str) -> None:
        """Only its owner may do this with the table. Raises Refused."""
        if self.table.owner != person:
            raise refused("not-your-table", "refused-not-your-table")

    def may_look(self, person: str, seat: int | None) -> None:
        """Whether this person may look through the eyes of that seat. Raises Refused.

        Without a seat (None) everything is open once the match is over; while it runs only one who has no seat here
        looks on so, and sees what anybody at the table would show them. Who only looked on sees no more afterwards,
        unless the match is shared.
        """
        place = None if seat is None else self.place(seat)
        if self.opened_to(person):
            return
        if self.running and place is None and self.seated(person):
            raise refused("not-over", "refused-not-over")
        if place is not None and place.person != person:
            raise refused("not-your-seat", "refused-not-your-seat")

    def may_play(self, person: str | None, seat: int) -> None:
        """Nobody plays for another. Raises Refused."""
        place = self.place(seat)
        if place.kind != "bot" if person is None else place.kind != "person" or place.person != person:
            raise refused("not-your-seat", "refused-not-your-seat")

    def playing(self) -> Match:
        """The match, if it can be played on. Raises Refused."""
        if self.gathering:
            raise refused("gathering", "refused-gathering")
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

    def add(self, entry: Entry, changes: dict[str, Any], seats: Mapping[int, dict[str, Any]]) -> None:
        """This has just been written."""
        entry.state = None
        self.entries.append(entry)
        if entry.kind == "answer":
            self._answers[entry.decision, entry.seat] = entry
        if entry.takes is not None or entry.kind == "back":
            self.journal = journal(self.entries)
        else:
            self.journal = [*self.journal, *(LogLine(entry.seq, i, line) for i, line in enumerate(entry.lines))]
        self.table.seq = entry.seq
        for name, value in changes.items():
            if name != "snapshot":  # which is needed only to wake the match, and is read then
                setattr(self.table, name, value)
        for seat, values in seats.items():
            for name, value in values.items():
                setattr(self.seats[seat], name, value)

    def tell(self) -> None:
        for watcher in list(self.watchers):
            watcher.changed()


class Tables:
    """All tables: opened when somebody asks for them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.limits = Limits(settings)
        self.thinkers = Thinkers(self, settings)
        self.errands = errands.of(self)
        self.news = News(self)
        self._open: dict[str, Live] = {}
        self._writing: set[asyncio.Task[Any]] = set()
        self._looking: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None

    def fresh_seed(self) -> int:
        """For a new match: 64 bits that nobody can guess."""
        return secrets.randbits(64) if self.settings.seed is None else self.settings.seed

    # -- opening -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str, person: str | None = None, sharp: bool = False) -> AsyncIterator[Live]:
        """The table as it is now, while nobody changes it. Raises NoSuchTable. Without a person: for the house.

        What other workers have just written, and we have not heard of yet, is missing; unless it has to be `sharp`.
        """
        if not table.isalnum():
            raise NoSuchTable
        live = self._open.get(table)
        if live is None:
            self._make_room()
            live = self._open[table] = Live(table)
        async with live.lock:
            if live.gone:
                raise NoSuchTable
            if live.old or live.behind or (sharp and self.store.shared):
                await self._refresh(live, sharp)
            if person is not None and not await self._business(live, person):
                raise NoSuchTable
            yield live

    async def _business(self, live: Live, person: str) -> bool:
        """Whether this person may know of the table; they may have been invited just now, by way of another worker."""
        if live.business_of(person):
            return True
        if live.table.spectators and await self.store.looks_on(live.id, person):
            live.onlookers.add(person)
        return live.business_of(person)

    def _make_room(self) -> None:
        idle = [live for live in self._open.values() if not live.watchers and not live.lock.locked()]
        for live in idle[: max(0, len(idle) + 1 - MOST_IDLE)]:
            if not self.thinkers.busy_at(live.id):
                del self._open[live.id]

    def forget(self, table: str) -> None:
        """Read the table anew when it is next asked for."""
        live = self._open.get(table)
        if live is not None:
            live.old = True

    async def outdated(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Something that is no entry of their logs changes in this transaction: whose they are, who may see them."""
        for table in tables:
            await self.store.stir(connection, TABLE_CHANNEL, table, ANEW)

    def read_anew(self, tables: Iterable[str]) -> None:
        """And now it has changed: whoever watches them looks again."""
        for table in tables:
            self.forget(table)
            live = self._open.get(table)
            if live is not None:
                live.tell()
            self.news.seated(table)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        live = self._open.get(table)
        if live is not None:
            live.watchers.discard(watcher)
            self._open[table] = self._open.pop(table)  # the last that will have to make room

    def present(self, table: str, person: str) -> bool:
        """Whether this person is watching the table, at this worker."""
        live = self._open.get(table)
        return live is not None and any(watcher.person == person for watcher in live.watchers)

    async def _refresh(self, live: Live, sharp: bool = False) -> None:
        """Read what we do not have; tell whoever watches if there was something."""
        old, had = live.old, len(live.entries)
        live.behind = False  # if we hear of something while we read, there is more to read
        try:
            if old or not await self._catch_up(live, sharp):
                await self._read(live)
        except BaseException:
            live.behind = True
            raise
        if had and len(live.entries) != had:
            live.tell()

    async def _catch_up(self, live: Live, seats: bool) -> bool:
        """Play what others have chosen meanwhile. False if that is not all there is to it: then it is to be read anew.

        The disk decides: if what follows here is not what followed there, it is not for us to ask why.
        """
        news = await self.store.since(live.id, live.seq, seats)
        if news is None or news.table["seq"] != live.seq + len(news.entries):
            return False
        match = live.match
        if news.entries:
            if match is None or any(entry.kind != "answer" for entry in news.entries):
                return False
            live.old = True  # until it has turned out well
            try:
                for entry in news.entries:
                    assert entry.decision is not None
                    match.answer(entry.decision, entry.raw, seat=entry.seat)
            except Exception as failure:
                tell_failure("not-followed", failure, table=live.id, seq=live.seq)
                return False
            if fingerprint(match) != news.entries[-1].asked:
                tell("not-followed", table=live.id, seq=live.seq)
                return False
            live.old = False
            live.owed = {d.id for d in match.decisions}
        live.seats = news.seats or live.seats
        for entry in news.entries:
            live.add(entry, {}, {})
        for name, value in news.table.items():
            setattr(live.table, name, value)
        if match is not None and live.ended:
            live.last, live.match = match.table.s, None
        return True

    async def _read(self, live: Live) -> None:
        stored = await self.store.read(live.id)
        if stored is None:
            self._open.pop(live.id, None)
            live.gone = True
            live.tell()
            raise NoSuchTable
        live.have(stored.table, stored.seats, stored.entries)
        live.host, live.onlookers, live.blocks = stored.host, stored.onlookers, stored.blocks
        live.match = live.last = live.trouble = live.game = None
        live.owed = set()
        try:
            live.game = find(stored.table.game)
            if live.running or live.gathering:
                await self._wake(live, live.game)
            else:
                await self._look_back(live, live.game)
        except (BadSetup, *UNREADABLE):
            live.trouble = wire.Said("refused-unreadable", {}, "")
        live.old = False
        if not self.store.shared:  # else whoever wrote the last entry has seen to it
            self.thinkers.consider(live)

    async def _wake(self, live: Live, game: Game) -> None:
        """Take up a running match where it was left, or from its last checkpoint if the rules have changed."""
        try:
            state = await self.store.state(live.id, live.seq)
            live.match, fell = wake(live.table.snapshot, live.table.snapshot_seq, live.entries, state or b"")
            live.table.snapshot = b""
        except Exception as failure:  # rules may do anything with a state that is not theirs: the log is shown anyway
            tell_failure("unreadable", failure, table=live.id, seq=live.seq)
            live.match = None
            live.trouble = wire.Said("refused-unreadable", {}, "")
            await self._look_back(live, game)
            return
        live.owed = {d.id for d in live.match.decisions}
        if fell is not None:
            tell("fell-back", table=live.id, seq=fell.seq, kept=fell.keeps)
            if not await self._write(live, Change(fell)):
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

    # -- what other workers write ------------------------------------------------------------------------------------

    def written(self, table: str, seq: int) -> None:
        """An entry of that number was written: by us, which is no news, or by another worker."""
        if seq in (ANEW, SEATED):
            self.news.seated(table)
        else:
            self.news.changed(table)
        live = self._open.get(table)
        if live is None or not live.entries or seq == SEATED:
            return
        if seq == ANEW:
            live.old = True
            live.tell()
        elif seq > live.seq and seq != live.writing:
            self._look_soon(live)

    def talked(self, table: str) -> None:
        """Something was said at this table."""
        self.news.changed(table)
        live = self._open.get(table)
        if live is not None:
            live.behind = True  # the table counts what is said
            for watcher in list(live.watchers):
                watcher.spoken()

    def missed(self) -> None:
        """Notices may have been lost."""
        self.news.everything()
        for live in list(self._open.values()):
            self._look_soon(live)
            self.talked(live.id)

    def _look_soon(self, live: Live) -> None:
        """There is something to read. Where nobody watches it can wait until somebody comes."""
        live.behind = True
        if live.watchers and not live.looking:
            live.looking = True
            task = asyncio.create_task(self._look_again(live))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look_again(self, live: Live) -> None:
        pause = 0.1
        try:
            while live.behind and live.watchers:
                try:
                    async with self.at(live.id):
                        pass
                except NoSuchTable:
                    return
                except SQLAlchemyError:  # whoever lost the connection has told of it
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 5)
        except Exception as failure:
            tell_failure("not-followed", failure, table=live.id)
        finally:
            live.looking = False

    # -- changing ----------------------------------------------------------------------------------------------------

    async def answer(self, table: str, seat: int, decision: str, raw: Raw, person: str | None) -> int:
        """Answer for a seat; the number of the entry, once it is on the disk. Raises Refused, NoSuchTable."""
        make = partial(self._answer, seat=seat, decision=decision, raw=raw, person=person)
        return await self.change(table, make, person)

    async def undo(self, table: str, seat: int, person: str) -> int:
        """Take back the seat's last answer. Raises Refused, NoSuchTable."""
        return await self.change(table, partial(self._undo, seat=seat, person=person), person)

    async def change(self, table: str, make: Callable[[Live], Change | int], person: str | None = None) -> int:
        """Change a table and write down what `make` gives; it may also name an entry there is already.

        `make` is asked again, of the table read anew, whenever another worker was quicker: it must do nothing but to
        change `live.match` and say what is to be written, or raise Refused. The number of the entry, once it is on the
        disk. Raises Refused, NoSuchTable.
        """
        return await self._to_the_end(self._change(table, make, person))

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked for it may go away: what has been begun is finished."""
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _change(self, table: str, make: Callable[[Live], Change | int], person: str | None) -> int:
        while True:
            async with self.at(table, person) as live:
                try:
                    change = make(live)
                except Refused:
                    # Another worker may have written meanwhile: then the mistake is ours.
                    if await self.store.seq(table) == live.seq:
                        raise
                    live.behind = True
                    continue
                if isinstance(change, int):
                    return change
                if await self._write(live, change):
                    return change.entry.seq

    def _answer(self, live: Live, seat: int, decision: str, raw: Raw, person: str | None) -> Change | int:
        live.may_play(person, seat)
        first = live.answered(decision, seat)
        if first is not None:
            if first.raw == raw and type(first.raw) is type(raw):
                return first.seq
            raise refused("stale", "refused-stale")
        match = live.playing()
        lines = len(match.lines)
        d = match.owed_by(seat)
        self.attempt(live, lambda: match.answer(decision, raw, seat=seat))
        assert d is not None
        return Change(
            after(
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
        )

    def _undo(self, live: Live, seat: int, person: str) -> Change:
        live.may_play(person, seat)
        match = live.playing()
        last = [entry.seq for entry, _ in standing(live.entries) if entry.kind == "answer" and entry.seat == seat]
        self.attempt(live, lambda: match.undo(seat))
        line = meta_line(match.meta[-1].message, match.meta[-1].args)
        return Change(after(match, live.seq + 1, "undo", [line], seat=seat, who=person, takes=last[-1]))

    def attempt(self, live: Live, change: Callable[[], None]) -> None:
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

    async def _write(self, live: Live, change: Change) -> bool:
        """Put the change on the disk and tell everybody. False if another has written meanwhile."""
        match = live.match
        entry = change.entry
        changes: dict[str, Any] = {}
        owed: set[str] = set()
        if match is not None:  # else it has ended, and only what is around it changes
            changes |= {"waiting": entry.waiting, "version": match.game.version}
            owed = {d.id for d in match.decisions}
            if not owed or not owed <= live.owed:
                changes["since"] = entry.at  # else it is the same question, which the others still owe
            if match.resting or match.over or entry.kind in ("fallback", "back", "end"):
                changes |= {"snapshot": match.snapshot(), "snapshot_seq": entry.seq}
            if match.over:
                conceded = [place.seat for place in live.seats if place.conceded]
                changes |= {"status": "over", "outcome": outcome(match, conceded)}
        changes |= change.table
        if match is not None and "due" not in changes:
            changes["due"] = pace.due(live, changes, change.seats)
        if "proposal" not in changes and proposals.lapses(live, entry, changes, change.seats):
            changes["proposal"] = None
        live.old = True  # until it is written, what is in memory is only a wish
        live.writing = entry.seq
        try:
            await self.store.append(live.id, entry, changes, change.seats)
        except Collision:
            return False
        except SQLAlchemyError as failure:
            tell_failure("not-stored", failure, table=live.id, seq=entry.seq)
            self._look_soon(live)  # it may have been stored nevertheless
            raise refused("not-stored", "refused-not-stored") from None
        finally:
            live.writing = 0
        live.old = False
        live.owed = owed
        live.add(entry, changes, change.seats)
        if match is not None and live.table.status == "over":
            live.last, live.match = match.table.s, None
            tell("over", table=live.id, seq=entry.seq)
        live.tell()
        if any("person" in values for values in change.seats.values()):
            self.news.seated(live.id)
        else:
            self.news.changed(live.id)
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
        self.news.seated(table["id"])
        if table["status"] == "running":
            async with self.at(table["id"]) as live:
                self.thinkers.consider(live)

    async def clear(self, table: str, person: str) -> None:
        """The owner clears a table away. Raises NoSuchTable, Refused."""
        async with self.at(table, person) as live:
            live.must_own(person)
            if live.running and any(place.kind == "person" and place.person != person for place in live.seats):
                raise refused("others-play", "refused-others-play")
            await self.clear_away(live)

    async def clear_away(self, live: Live) -> None:
        await self.store.remove(live.id)
        live.gone = True
        self._open.pop(live.id, None)
        live.tell()
        self.news.changed(live.id)
        tell("cleared", table=live.id)

    # -- starting and stopping ---------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Bots go on with the matches that were left, and errands are run."""
        if self.store.shared:
            from regnum.server.listening import Listener

            self._listener = Listener(self)
            self._listener.start()
        for table in [] if self.store.shared else await self.store.waiting_for_bots():
            try:
                async with self.at(table):
                    pass
            except Exception as failure:  # one table must not keep the others from being played
                tell_failure("not-resumed", failure, table=table)
        await self.errands.start()

    async def close(self) -> None:
        """Finish what is being written and let go."""
        if self._listener is not None:
            await self._listener.close()
        await self.thinkers.close()
        await self.errands.close()
        await self.news.close()
        while self._writing:
            await asyncio.gather(*self._writing, return_exceptions=True)
        await break_off(self._looking)
        await self.store.close()

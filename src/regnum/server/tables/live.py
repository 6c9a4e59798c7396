"""One table in memory: its row and seats, its log, the match while it runs; who may do what with it.

It is a cache of the log. Whoever finds it out of step with the disk reads it anew (`reading.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from regnum.kernel.errors import Refused, RegnumError
from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision
from regnum.kernel.state import encode
from regnum.server import wire
from regnum.server.storage.entries import Entry, Kind, LogLine, after, journal, meta_line, now
from regnum.server.storage.models import SeatRow, TableRow
from regnum.server.storage.store import unheard

T = TypeVar("T")


class NoSuchTable(RegnumError):
    """There is no such table, or it is none of this person's business: nobody can tell which."""


class Watcher(Protocol):
    """Somebody who wants to know when a table changes, or something is said there."""

    person: str
    seat: int | None

    def changed(self) -> None:
        """It has changed."""

    def tell(self, live: Live) -> None:
        """It has changed, and whoever calls has it at hand, with its lock."""

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
    _answers: dict[int | None, dict[str | None, Entry]]
    """Of each seat, by the decision."""

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
        self.users = 0
        """Those who hold its lock or wait for it: it stays in memory for them."""
        self.gone = False
        self.entries = []
        self._once: dict[str, Any] = {}
        self.worths: dict[int, tuple[Any, dict[str, int]]] = {}
        """What things are worth to each seat, and what that went by."""
        self.known: set[str] = set()
        """People whose business the table is, as it is now."""

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    def once(self, what: str, work_out: Callable[[], T]) -> T:
        """Something that follows from the table as it is now: worked out once, for all who are sent it."""
        if what not in self._once:
            self._once[what] = work_out()
        found: T = self._once[what]
        return found

    def different(self) -> None:
        """The table is not what it was: what followed from it is worked out anew."""
        self._once.clear()
        self.known.clear()

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
        state = b"" if self.last is None else encode(self.last)
        return Entry(self.seq + 1, kind, now(), [], self.entries[-1].asked, [line], state=state, **more)

    def seated(self, person: str) -> bool:
        return any(seat.person == person for seat in self.seats)

    def business_of(self, person: str) -> bool:
        """Whether this person may know of the table at all."""
        table = self.table
        if person in self.once("people", self._people):
            return True
        if table.shared and self.ended:
            return True
        if self.shuts_out(person):
            return False
        if table.public and self.gathering:
            return True
        return table.spectators and (table.public or person in self.onlookers)

    def _people(self) -> frozenset[str | None]:
        """Its owner, and who sits there."""
        return frozenset((self.table.owner, *[seat.person for seat in self.seats]))

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
        answers = self._answers.get(seat)
        return None if answers is None else answers.get(decision)

    def have(self, table: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """All of this was read, or has just been written."""
        self.different()
        self.table, self.seats, self.entries = table, seats, entries
        for entry in entries[:-1]:
            entry.asked = ""
        self.journal = journal(entries)
        self._answers = {}
        for entry in entries:
            if entry.kind == "answer":
                self._answers.setdefault(entry.seat, {})[entry.decision] = entry

    def add(self, entry: Entry, changes: dict[str, Any], seats: Mapping[int, dict[str, Any]]) -> None:
        """This has just been written."""
        self.different()
        entry.state = None
        self.entries[-1].asked = ""
        self.entries.append(entry)
        if entry.kind == "answer":
            self._answers.setdefault(entry.seat, {})[entry.decision] = entry
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

    def notify(self) -> None:
        """Everybody who watches looks again."""
        for watcher in list(self.watchers):
            watcher.changed()

    def tell(self) -> None:
        """The same, where the table is at hand as it is now: by whoever has its lock."""
        for watcher in list(self.watchers):
            watcher.tell(self)
        self._once.clear()  # a table at rest does not keep what it was sent as

"""What happens at the tables, for those who want to hear of all of theirs: the lobby, and the notices of browsers.

Each worker knows at which tables its listeners have a seat, so that a change of any other table costs nothing. What
has changed is gathered for a moment and read in one go for everybody.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import select

from regnum.server.background.tasks import cancel
from regnum.server.log import log_failure
from regnum.server.storage.models import SeatRow, TableRow
from regnum.server.storage.store import LISTED, Listed

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables

MOMENT = 0.25
"""So many seconds changes are gathered."""
PAUSE = 1.0
"""So many seconds to wait when the database could not be read."""


class Listener(Protocol):
    """Somebody who wants to hear of the tables of a person."""

    person: str

    def hear(self, table: str, found: Listed | None) -> None:
        """A table is now like this; None: it is none of theirs any more."""


class News:
    """Who at this worker wants to hear of which tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._listeners: dict[str, set[Listener]] = {}
        """By person."""
        self._at: dict[str, set[str]] = {}
        """By table: those of these persons who have a seat there, or own it."""
        self._changed: set[str] = set()
        self._signal = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    # -- what happens ------------------------------------------------------------------------------------------------

    def changed(self, table: str) -> None:
        """A table has changed, or something was said there."""
        if table in self._at:
            self._note(table)

    def seated(self, table: str) -> None:
        """Perhaps other people sit at a table than before, or there was none."""
        if self._listeners:
            self._note(table)

    def everything(self) -> None:
        """Nobody knows what has happened."""
        for table in self._at:
            self._note(table)

    def _note(self, table: str) -> None:
        self._changed.add(table)
        self._signal.set()

    # -- who hears of it ---------------------------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """From now on this one is told."""
        person = listener.person
        self._listeners.setdefault(person, set()).add(listener)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        mine = (TableRow.owner == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.person == person))
        async with self._tables.store.reading() as connection:
            for table in (await connection.execute(select(TableRow.id).where(mine))).scalars():
                self._at.setdefault(table, set()).add(person)

    def leave(self, listener: Listener) -> None:
        person = listener.person
        theirs = self._listeners.get(person, set())
        theirs.discard(listener)
        if not theirs:
            self._listeners.pop(person, None)
            for table in [table for table, people in self._at.items() if person in people]:
                self._put(table, self._at[table] - {person})

    def _put(self, table: str, people: set[str]) -> None:
        if people:
            self._at[table] = people
        else:
            self._at.pop(table, None)

    async def _read(self) -> None:
        """Read what has changed and hand it to those it concerns."""
        while True:
            await self._signal.wait()
            await asyncio.sleep(MOMENT)
            self._signal.clear()
            changed, self._changed = self._changed, set()
            try:
                found = await self._tables.store.listed(select(*LISTED).where(TableRow.id.in_(changed)))
            except Exception as failure:
                log_failure("news-failed", failure)
                self._changed |= changed
                self._signal.set()
                await asyncio.sleep(PAUSE)
                continue
            stands = {one.table.id: one for one in found}
            for table in changed:
                self._hand_out(table, stands.get(table))

    def _hand_out(self, table: str, found: Listed | None) -> None:
        people = set() if found is None else {found.table.owner, *(seat.person for seat in found.seats)}
        before = self._at.get(table, set())
        now = people & self._listeners.keys()
        for person in before | now:
            for listener in self._listeners.get(person, ()):
                listener.hear(table, found if person in now else None)
        self._put(table, now)

    async def close(self) -> None:
        if self._reading is not None:
            await cancel([self._reading])

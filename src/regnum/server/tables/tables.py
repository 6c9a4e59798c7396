"""All tables: each that is open in memory with a lock of its own, every change on the disk before it is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.kernel.errors import Refused
from regnum.kernel.questions import Raw
from regnum.server.background.errands import Alone, Errands
from regnum.server.background.tasks import cancel
from regnum.server.background.thinking import Thinkers
from regnum.server.chronicles.keeping import enter_game_of
from regnum.server.http.limiting import Limits
from regnum.server.http.metrics import METRICS
from regnum.server.log import log, log_failure
from regnum.server.notices.news import News
from regnum.server.settings import Settings
from regnum.server.storage.entries import Entry
from regnum.server.storage.store import ANEW, SEATED, TABLE_CHANNEL, Collision, Store
from regnum.server.tables import changes
from regnum.server.tables.live import Change, Live, NoSuchTable, Watcher, refused
from regnum.server.tables.reading import Reader

if TYPE_CHECKING:
    from regnum.server.background.listening import Listener

T = TypeVar("T")
Make = Callable[[Live], Change | int | Awaitable[Change | int]]
"""What happens to a table: the change, or the number of an entry there is already."""
LONG_WORK = 2
"""So many records are imported, or courses drawn, at the same time."""
MOST_IDLE = 50
"""So many tables that nobody watches are held in memory, the latest used."""


class At(AbstractAsyncContextManager[Live]):
    """Being at a table, with its lock. (Written out: it is done five times for each choice.)"""

    __slots__ = ("_live", "_person", "_sharp", "_table", "_tables")

    def __init__(self, tables: Tables, table: str, person: str | None, sharp: bool) -> None:
        self._tables, self._table, self._person, self._sharp = tables, table, person, sharp

    async def __aenter__(self) -> Live:
        live = self._live = self._tables.opened(self._table)
        live.users += 1
        try:
            await live.lock.acquire()
        except BaseException:
            live.users -= 1
            raise
        try:
            await self._tables.look_over(live, self._person, self._sharp)
        except BaseException:
            self._leave()
            raise
        return live

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        self._live.lock.release()
        self._live.users -= 1


class Tables:
    """All tables: opened when somebody asks for them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.limits = Limits(settings, store)
        self.thinkers = Thinkers(self, settings)
        self.errands = _errands_of(self)
        self.news = News(self)
        self._reader = Reader(store)
        self.state_after = self._reader.state_after
        self.long_work = asyncio.Semaphore(LONG_WORK)
        self.long_work_waiting = 0
        self._open: dict[str, Live] = {}
        self._writing: set[asyncio.Task[Any]] = set()
        self._looking: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None

    def fresh_seed(self) -> int:
        """For a new match: 64 bits that nobody can guess."""
        return secrets.randbits(64) if self.settings.seed is None else self.settings.seed

    # -- opening -----------------------------------------------------------------------------------------------------

    def at(self, table: str, person: str | None = None, sharp: bool = False) -> At:
        """The table as it is now, while nobody changes it. Raises NoSuchTable. Without a person: for the house.

        What other workers have just written, and we have not heard of yet, is missing; unless it has to be `sharp`.
        """
        return At(self, table, person, sharp)

    def opened(self, table: str) -> Live:
        """The table in memory, perhaps not read yet. Raises NoSuchTable."""
        if not table.isalnum():
            raise NoSuchTable
        live = self._open.get(table)
        if live is None:
            self._make_room()
            live = self._open[table] = Live(table)
        return live

    async def look_over(self, live: Live, person: str | None, sharp: bool) -> None:
        """Read what is missing of a table; whether this person may know of it. Raises NoSuchTable."""
        if live.gone:
            raise NoSuchTable
        if live.old or live.behind or (sharp and self.store.shared):
            await self._refresh(live, sharp)
        if person is None or person in live.known:
            return
        if not await self._business(live, person):
            raise NoSuchTable
        live.known.add(person)

    async def _business(self, live: Live, person: str) -> bool:
        """Whether this person may know of the table; they may have been invited just now, by way of another worker."""
        if live.business_of(person):
            return True
        if live.table.spectators and await self.store.looks_on(live.id, person):
            live.onlookers.add(person)
        return live.business_of(person)

    def _make_room(self) -> None:
        idle = [live for live in self._open.values() if not live.watchers and not live.users]
        for live in idle[: max(0, len(idle) + 1 - MOST_IDLE)]:
            if not self.thinkers.busy_at(live.id):
                del self._open[live.id]

    @property
    def in_memory(self) -> int:
        return len(self._open)

    @property
    def writing(self) -> int:
        """How many changes are on their way to the disk."""
        return len(self._writing)

    def forget(self, table: str) -> None:
        """Read the table anew when it is next asked for."""
        live = self._open.get(table)
        if live is not None:
            live.old = True

    async def outdated(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Something that is no entry of their logs changes in this transaction: whose they are, who may see them."""
        for table in tables:
            await self.store.notify(connection, TABLE_CHANNEL, table, ANEW)

    def read_anew(self, tables: Iterable[str]) -> None:
        """And now it has changed: whoever watches them looks again."""
        for table in tables:
            self.forget(table)
            live = self._open.get(table)
            if live is not None:
                live.notify()
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
            if old or not await self._reader.catch_up(live, sharp):
                await self._read(live)
        except BaseException:
            live.behind = True
            raise
        if had and len(live.entries) != had:
            live.tell()

    async def _read(self, live: Live) -> None:
        live.old = True  # until it has turned out well: half of a table is none
        try:
            while True:
                fell = await self._reader.read(live)
                if fell is None or await self._write(live, Change(fell)):
                    break  # else somebody else has woken it at the same moment
        except NoSuchTable:
            self._open.pop(live.id, None)
            live.gone = True
            live.notify()
            raise
        live.old = False
        if not self.store.shared:  # else whoever wrote the last entry has seen to it
            self.thinkers.consider(live)

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
            live.notify()
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
            log_failure("not-followed", failure, table=live.id)
        finally:
            live.looking = False

    # -- changing ----------------------------------------------------------------------------------------------------

    async def answer(self, table: str, seat: int, decision: str, raw: Raw, person: str | None) -> int:
        """Answer for a seat; the number of the entry, once it is on the disk. Raises Refused, NoSuchTable."""
        began = time.monotonic()
        make = partial(changes.answer, seat=seat, decision=decision, raw=raw, person=person)
        seq = await self.change(table, make, person)
        METRICS.choices += 1
        METRICS.choosing.add(time.monotonic() - began)
        return seq

    async def interrupt(self, table: str, seat: int, at: str, ability: str, person: str | None) -> int:
        """Use something without being asked; the number of the entry. Raises Refused, NoSuchTable."""
        return await self.change(
            table, partial(changes.interrupt, seat=seat, at=at, ability=ability, person=person), person
        )

    async def undo(self, table: str, seat: int, person: str) -> int:
        """Take back the seat's last answer. Raises Refused, NoSuchTable."""
        return await self.change(table, partial(changes.undo, seat=seat, person=person), person)

    async def change(self, table: str, make: Make, person: str | None = None) -> int:
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

    async def _change(self, table: str, make: Make, person: str | None) -> int:
        while True:
            async with self.at(table, person) as live:
                try:
                    change = make(live)
                    if isinstance(change, Awaitable):  # what takes long is done beside the loop
                        change = await change
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

    async def _write(self, live: Live, change: Change) -> bool:
        """Put the change on the disk and tell everybody. False if another has written meanwhile."""
        match, entry = live.match, change.entry
        following, owed = changes.consequences(live, change)
        live.old = True  # until it is written, what is in memory is only a wish
        live.writing = entry.seq
        try:
            await self.store.append(live.id, entry, following, change.seats)
        except Collision:
            return False
        except SQLAlchemyError as failure:
            log_failure("not-stored", failure, table=live.id, seq=entry.seq)
            self._look_soon(live)  # it may have been stored nevertheless
            raise refused("not-stored", "refused-not-stored") from None
        finally:
            live.writing = 0
        live.old = False
        live.owed = owed
        live.add(entry, following, change.seats)
        if match is not None and live.table.status == "over":
            live.last, live.match = match.table.s, None
            log("over", table=live.id, seq=entry.seq)
        live.tell()
        if any("person" in values for values in change.seats.values()):
            self.news.seated(live.id)
        else:
            self.news.changed(live.id)
        self.thinkers.consider(live)
        return True

    async def look(self, live: Live, seat: int, seq: int) -> None:
        """The seat has looked at everything up to that entry."""
        seq = min(seq, live.seq)
        if live.seats[seat].seen < seq:
            live.seats[seat].seen = seq
            await self.store.look(live.id, seat, seq)

    async def lay(self, table: dict[str, Any], seats: Sequence[dict[str, Any]], entries: Sequence[Entry]) -> None:
        """A new table; its bots begin to think."""
        await self.store.add(table, seats, entries)
        log("laid", table=table["id"], game=table["game"], players=table["players"], status=table["status"])
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
            await enter_game_of(self.store, live.id)
            await self.clear_away(live)

    async def clear_away(self, live: Live) -> None:
        await self.store.remove(live.id)
        live.gone = True
        self._open.pop(live.id, None)
        live.notify()
        self.news.changed(live.id)
        log("cleared", table=live.id)

    # -- starting and stopping ---------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Bots go on with the matches that were left, and errands are run."""
        if self.store.shared:
            from regnum.server.background.listening import Listener  # heavy, and only PostgreSQL needs it

            self._listener = Listener(self)
            self._listener.start()
        for table in [] if self.store.shared else await self.store.waiting_for_bots():
            try:
                async with self.at(table):
                    pass
            except Exception as failure:  # one table must not keep the others from being played
                log_failure("not-resumed", failure, table=table)
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
        await cancel(self._looking)
        await self.store.close()


def _errands_of(tables: Tables) -> Errands:
    if not tables.store.shared:
        return Alone(tables)
    from regnum.server.background.queue import Queued  # heavy, and only PostgreSQL needs it

    return Queued(tables)

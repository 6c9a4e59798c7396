"""A table read from the disk: all of it, or what has come since it was last read."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from regnum.games import find
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Game
from regnum.server import wire
from regnum.server.log import log, log_failure
from regnum.server.storage.entries import UNREADABLE, Entry, fingerprint, moments, unpack_state
from regnum.server.storage.soundness import log_troubles, row_troubles
from regnum.server.storage.store import Store, Stored
from regnum.server.storage.waking import wake
from regnum.server.tables.live import Live, NoSuchTable, refused
from regnum.server.tables.orders import lapsed


class Reader:
    """Reads tables from this store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def catch_up(self, live: Live, seats: bool) -> bool:
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
                    for seat, values in lapsed(match, live.seats).items():
                        live.seats[seat].orders = values["orders"]
            except Exception as failure:
                log_failure("not-followed", failure, table=live.id, seq=live.seq)
                return False
            if fingerprint(match) != news.entries[-1].asked:
                log("not-followed", table=live.id, seq=live.seq)
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
        live.different()
        return True

    async def read(self, live: Live) -> Entry | None:
        """Read all of it; the entry to be written if its match had to fall back. Raises NoSuchTable."""
        stored = await self._stored(live.id)
        if stored is None:
            raise NoSuchTable
        live.have(stored.table, stored.seats, stored.entries)
        live.host, live.onlookers, live.blocks = stored.host, stored.onlookers, stored.blocks
        live.match = live.last = live.trouble = live.game = None
        live.owed = set()
        live.different()
        try:
            live.game = find(stored.table.game)
            if live.running or live.gathering:
                return await self._wake(live, live.game)
            await self._look_back(live, live.game)
        except (BadSetup, *UNREADABLE):
            live.trouble = wire.Said("refused-unreadable", {}, "")
        return None

    async def _stored(self, table: str) -> Stored | None:
        """What is on the disk. Raises Refused where it is damaged: such a table is set aside, and the log tells."""
        try:
            stored = await self.store.read(table)
        except SQLAlchemyError:
            raise
        except Exception as failure:  # whatever a value that is none of ours is taken for
            log_failure("damaged", failure, table=table)
            raise refused("unreadable", "refused-unreadable") from None
        if stored is not None:
            troubles = row_troubles(stored.table, stored.seats) + log_troubles(stored.table.seq, stored.entries)
            if troubles:
                log("damaged", table=table, troubles=troubles)
                raise refused("unreadable", "refused-unreadable")
        return stored

    async def _wake(self, live: Live, game: Game) -> Entry | None:
        """Take up a running match where it was left, or from its last checkpoint if the rules have changed."""
        state = await self.store.state(live.id, live.seq)
        try:
            live.match, fell = wake(live.table.snapshot, live.table.snapshot_seq, live.entries, state or b"")
            live.table.snapshot = b""
        except Exception as failure:  # rules may do anything with a state that is not theirs: the log is shown anyway
            log_failure("unreadable", failure, table=live.id, seq=live.seq)
            live.match = None
            live.trouble = wire.Said("refused-unreadable", {}, "")
            await self._look_back(live, game)
            return None
        live.owed = {d.id for d in live.match.decisions}
        if fell is not None:
            log("fell-back", table=live.id, seq=fell.seq, kept=fell.keeps)
        return fell

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
            state = unpack_state(packed, game)
            game.view(game.table(state), None)
        except UNREADABLE:
            return None
        except (LookupError, ValueError, TypeError):  # it names what does not exist any more
            return None
        return state

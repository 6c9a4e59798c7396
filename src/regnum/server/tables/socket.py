"""The socket of a table: a person looks through a seat's eyes, hears of every change, and answers.

Each connection has one sender. A change only marks the connection; the table is put into words when the line is free,
so a slow reader skips what it could not keep up with and holds nobody up. Where it is free, as it nearly always is,
that is done at once, by whoever has changed the table.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from sqlalchemy.exc import SQLAlchemyError

from regnum.kernel.errors import Refused
from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker, Word
from regnum.server.http.connection import Connection
from regnum.server.http.metrics import METRICS
from regnum.server.http.waiting import Flag
from regnum.server.log import log_failure
from regnum.server.storage.entries import LogLine
from regnum.server.tables import changes, orders, sending, talk
from regnum.server.tables.differing import Sent
from regnum.server.tables.live import Live, refused
from regnum.server.tables.tables import Tables

LONGEST_MESSAGE = 64 * 1024
MOST_REPLIES = 64
"""Who does not read the replies to so many requests is not heard until they do."""
AGAIN = 1.0
"""Seconds after which a database that is away is looked for again."""

_decoder = msgspec.json.Decoder(wire.ToServer)


class _Ref(msgspec.Struct):
    ref: wire.Ref = 0


class TableConnection(Connection):
    """One browser tab at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, table: str, person: str) -> None:
        super().__init__(socket, tables, person)
        self._table = table
        self.seat: int | None = None
        self._watching = False
        self._sent: list[LogLine] = []
        self._differing: Sent | None = None
        self._replies: list[wire.FromServer] = []
        self._signal = Flag()
        self._room: asyncio.Event | None = None
        """Whoever waits until replies have been read."""
        self._news = False
        self._talk = False
        self._talks_in: wire.Room | None = None
        self._told = 0
        """So much of that room's chat has been sent."""
        self._cut_off = False
        self._speaking = False
        """Something is being sent, and may have to wait for the line."""
        self._choosing = False
        """A choice of theirs is being carried out."""
        self._held: list[bytes] = []
        """What it has changed: it goes out together with the reply to it."""

    # -- speaking ----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """The table has changed."""
        self._news = True
        self._signal.set()

    def tell(self, live: Live) -> None:
        """The table has changed, and is at hand: it is sent at once where the line is free."""
        if self._news or not self._watching or not self._can_say() or not live.business_of(self.person):
            self.changed()
            return
        try:
            message = self._put(live)
        except Exception:  # it concerns this line alone: `speak` will come upon it too
            if self._differing is not None:
                self._differing.forget()
            self.changed()
        else:
            data = self._encode(message)
            if self._choosing:
                self._held.append(data)
            else:
                self._visit.say_at_once(data)

    def spoken(self) -> None:
        """Something was said at the table."""
        self._talk = True
        self._signal.set()

    async def _reply(self, message: wire.FromServer) -> None:
        if self._can_say():
            self._visit.say_at_once(*self._release(), self._encode(message))
            return
        if len(self._replies) >= MOST_REPLIES:
            self._room = self._room or asyncio.Event()
            await self._room.wait()
        self._replies.append(message)
        self._signal.set()

    async def speak(self) -> None:
        """Send what there is to send, as fast as the other side reads."""
        while True:
            self._speaking = False
            await self._signal.wait()
            self._signal.clear()
            self._speaking = True
            while self._replies:
                await self._say(self._replies.pop(0))
                if self._room is not None:
                    self._room.set()
                    self._room = None
            try:
                if self._news and self._watching:
                    await self._say(await self._show())
                if self._talk and self._watching:
                    await self._say(await self._chat())
                self._cut_off = False
            except SQLAlchemyError as failure:  # the database is away: what there is to send waits until it is back
                if not self._cut_off:
                    log_failure("cut-off", failure, table=self._table)
                self._cut_off = True
                asyncio.get_running_loop().call_later(AGAIN, self._signal.set)

    def _can_say(self) -> bool:
        """Whether nothing is waiting to be sent, and what is sent now goes out at once."""
        return not self._speaking and not self._replies and self._free

    def _release(self) -> list[bytes]:
        held, self._held = self._held, []
        return held

    def _encode(self, message: wire.FromServer) -> bytes:
        data = wire.encode(message)
        METRICS.sent_bytes += len(data)
        return data

    async def _say(self, message: wire.FromServer | None) -> None:
        for data in self._release():
            await self._send(data)
        if message is not None:
            await self._send(self._encode(message))

    async def _show(self) -> wire.FromServer:
        """The table for the seat that is being watched, if that is still a seat to be watched."""
        async with self._tables.at(self._table, self.person) as live:
            self._news = False
            return self._put(live)

    def _put(self, live: Live) -> wire.FromServer:
        """The table in a message."""
        try:
            live.may_look(self.person, self.seat)
        except Refused as no:
            self._watching = False
            return wire.Refused(0, no.code, no.message, no.params, no.rule)
        message: wire.TableSent | wire.TableChanged
        if self._differing is None:
            message = sending.table(live, self.seat, self.person, self._sent)
        else:
            message = sending.difference(live, self.seat, self.person, self._sent, self._differing)
        self._sent = sending.log(live)
        return message

    async def _chat(self) -> wire.Talk | None:
        """What is new in the chat."""
        self._talk = False
        try:
            news = await talk.news(self._tables, self._table, self._talks_in, self.person, self._told)
        except SQLAlchemyError:
            self._talk = True
            raise
        if news is not None:
            self._told = news.spoken[-1].n if news.spoken else 0
            self._talks_in = news.room
        return news

    # -- listening ---------------------------------------------------------------------------------------------------

    async def receive(self, data: str | None) -> None:
        """Do what is asked for; whatever can't be done is refused, and the conversation goes on."""
        ref = 0
        try:
            readable = data is not None and len(data) <= LONGEST_MESSAGE
            ref = _ref(data) if data is not None and readable else 0
            await self._flow.count()
            if data is None or not readable:
                raise refused("malformed", "refused-malformed", form="id")
            try:
                said = _decoder.decode(data)
            except (msgspec.MsgspecError, RecursionError):
                raise refused("malformed", "refused-malformed", form="id") from None
            ref = said.ref
            await self._do(said)
        except Refused as no:
            await self._reply(wire.Refused(ref, no.code, no.message, no.params, no.rule))
        except SQLAlchemyError as failure:
            log_failure("store-failed", failure, table=self._table)
            await self._reply(wire.Refused(ref, "not-stored", "refused-not-stored", {}, ""))

    async def _do(self, said: wire.ToServer) -> None:
        match said:
            case wire.Ping():
                await self._reply(wire.Pong(said.ref))
            case wire.Watch():
                await self._watch(said.seat, said.changes)
            case wire.Answer():
                if said.unless_final and await self._is_final(said):
                    await self._reply(wire.Final(said.ref))
                else:
                    seat, self._choosing = self._mine(), True
                    try:
                        seq = await self._tables.answer(self._table, seat, said.decision, said.answer, self.person)
                    finally:
                        self._choosing = False
                    await self._reply(wire.Done(said.ref, seq))
            case wire.Interrupt():
                seq = await self._tables.interrupt(self._table, self._mine(), said.at, said.use, self.person)
                await self._reply(wire.Done(said.ref, seq))
            case wire.Undo():
                await self._reply(wire.Done(said.ref, await self._tables.undo(self._table, self._mine(), self.person)))
            case wire.Grow():
                async with self._tables.at(self._table, self.person) as live:
                    live.may_play(self.person, self._mine())
                    reply = sending.grown(live, self._mine(), said.decision, said.part, said.ref)
                await self._reply(reply)
            case wire.GiveOrder():
                seq = await orders.order(self._tables, self._table, self._mine(), self.person, said.key, said.value)
                await self._reply(wire.Done(said.ref, seq))
            case wire.Say():
                spoken = await talk.say(self._tables, self._table, self.person, said.text)
                await self._reply(wire.Done(said.ref, spoken))
            case wire.Heard():
                await talk.heard(self._tables, self._table, self.person, said.n)
            case wire.Seen():
                async with self._tables.at(self._table, self.person) as live:
                    if self._watching and self.seat is not None and live.seats[self.seat].person == self.person:
                        await self._tables.look(live, self.seat, said.seq)

    def _mine(self) -> int:
        """The seat that is being watched. Raises Refused: one plays from a seat."""
        if not self._watching or self.seat is None:
            raise refused("not-your-seat", "refused-not-your-seat")
        return self.seat

    async def _watch(self, seat: int | None, changes: bool) -> None:
        async with self._tables.at(self._table, self.person, sharp=True) as live:
            live.may_look(self.person, seat)
            self.seat, self._watching, self._sent = seat, True, []
            self._differing = Sent() if changes else None
            live.watchers.add(self)
        self.changed()
        self.spoken()

    async def _is_final(self, said: wire.Answer) -> bool:
        async with self._tables.at(self._table, self.person) as live:
            seat = self._mine()
            live.may_play(self.person, seat)
            if live.answered(said.decision, seat) is not None:
                return False  # a doubled answer is recognised, not asked about
            return changes.is_final(live, seat, said.decision, said.answer)

    # -- coming and going --------------------------------------------------------------------------------------------

    async def come(self) -> None:
        # Accepted in any case: a browser is not told why it was not, and would try for ever.
        await self._socket.accept()
        async with self._tables.at(self._table, self.person):
            pass

    def leave(self) -> None:
        self._tables.unwatch(self._table, self)


def _ref(data: str) -> int:
    """The number of a request, also where the rest of it makes no sense."""
    try:
        return msgspec.json.decode(data, type=_Ref).ref
    except (msgspec.MsgspecError, RecursionError):
        return 0


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], tables: AllTables, person: Asker, id: Word) -> None:
    """docs/protocol.md says what is said here."""
    await TableConnection(socket, tables, id, person).converse(table=id)


ROUTES = [live]

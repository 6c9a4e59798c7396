"""A table, live: what a seat is sent, as it changes, and what the seat says."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from regnum.kernel.errors import RegnumError
from regnum.server import wire

T = TypeVar("T")
LARGEST = 4 * 1024 * 1024
"""The most that one message may hold: a whole log at the end of a long match."""
HEARTBEAT = 20.0
PAUSES = (0.2, 0.5, 1, 2, 5, 10)
"""Seconds between attempts to find a server again that has gone."""
NO_SUCH_TABLE = 4404

_decoder = msgspec.json.Decoder(wire.FromServer)


class Lost(RegnumError):
    """There is no such server, or it has gone and does not come back."""


class Refused(RegnumError):
    """Not done. `code` says why, `message` and `params` are for the reader's language."""

    def __init__(self, no: wire.Refused) -> None:
        super().__init__(no.code)
        self.code, self.message, self.params, self.rule = no.code, no.message, no.args, no.rule


@dataclass(frozen=True, slots=True)
class Turn:
    """Something that this seat is asked."""

    table: Table
    sent: wire.TableSent
    asked: wire.Asked

    async def answer(self, raw: wire.Raw) -> int:
        """Answer it: a key, a number or a list of keys, as the form of the question wants. The entry's number.

        Raises Refused; `stale` if it has been answered or taken back meanwhile, which a bot may pass over.
        """
        return await self.table.answer(self.asked.decision, raw)


class Table:
    """A conversation with a table. It goes on by itself when the server has gone away and comes back.

    Use it as an asynchronous context manager; `watch` or `turns` says through whose eyes to look.
    """

    def __init__(self, address: str, headers: Mapping[str, str]) -> None:
        self._address = address
        self._headers = headers
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._seat: int | None = None
        self._watching = False
        self._ref = 0
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._requests: dict[int, bytes] = {}
        self._news: asyncio.Queue[wire.TableSent | wire.Talk | RegnumError] = asyncio.Queue()
        self._whole: wire.TableSent | None = None
        """The table as it was last sent, or has been put together."""
        self._resyncing: asyncio.Future[None] | None = None
        self.journal: list[wire.Line] = []
        """The log so far, as this seat reads it."""

    async def __aenter__(self) -> Self:
        self._socket = await self._connect()
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # -- what happens ------------------------------------------------------------------------------------------------

    async def watch(self, seat: int | None) -> AsyncIterator[wire.TableSent]:
        """The table through the eyes of a seat, now and whenever it changes; without one, as an onlooker sees it."""
        async for news in self.hear(seat):
            if isinstance(news, wire.TableSent):
                yield news

    async def hear(self, seat: int | None) -> AsyncIterator[wire.TableSent | wire.Talk]:
        """The same, and what is said in the chat of one's room."""
        self._seat, self._watching = seat, True
        await self._send(wire.Watch(self._next(), seat, changes=True))
        while True:
            news = await self._news.get()
            if isinstance(news, RegnumError):
                raise news
            if isinstance(news, wire.TableSent):
                self.journal[news.journal.start :] = news.journal.lines
            yield news

    async def turns(self, seat: int | None) -> AsyncIterator[Turn]:
        """What the seat is asked, one question after the other, until the match is over."""
        done: set[str] = set()
        async for sent in self.watch(seat):
            for asked in sent.asked:
                if asked.decision not in done:  # it is sent again while others owe their answers
                    done.add(asked.decision)
                    yield Turn(self, sent, asked)
            if sent.status in ("over", "imported"):
                return

    # -- what one says -----------------------------------------------------------------------------------------------

    async def answer(self, decision: str, raw: wire.Raw) -> int:
        """Answer a question; the number of the log entry, once it is written down for good. Raises Refused, Lost."""
        return (await self._ask(wire.Answer(self._next(), decision, raw), wire.Done)).seq

    async def undo(self) -> int:
        return (await self._ask(wire.Undo(self._next()), wire.Done)).seq

    async def grow(self, decision: str, part: Sequence[str]) -> wire.GrownReply:
        """What may still be added to a part of a choice of several, and whether it is a complete choice already."""
        return await self._ask(wire.Grow(self._next(), decision, list(part)), wire.GrownReply)

    async def say(self, text: str) -> int:
        """Say something in the chat of one's room."""
        return (await self._ask(wire.Say(self._next(), text), wire.Done)).seq

    # -- the line ----------------------------------------------------------------------------------------------------

    def _next(self) -> int:
        self._ref += 1
        return self._ref

    async def _ask(self, request: Any, kind: type[T]) -> T:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[request.ref] = future
        # An answer is known by its decision: said again after the line was cut, it is still taken once only.
        self._requests[request.ref] = msgspec.json.encode(request)
        try:
            await self._send(request)
            reply = await future
        finally:
            del self._asked[request.ref], self._requests[request.ref]
        if isinstance(reply, wire.Refused):
            raise Refused(reply)
        if not isinstance(reply, kind):
            raise Lost(f"the server answered with {type(reply).__name__}")
        return reply

    async def _send(self, request: Any) -> None:
        with contextlib.suppress(WebSocketException):  # it is said again when the line is back
            assert self._socket is not None
            await self._socket.send(msgspec.json.encode(request).decode())

    async def _listen(self) -> None:
        try:
            while True:
                assert self._socket is not None
                try:
                    async for data in self._socket:
                        self._receive(_decoder.decode(data))
                except WebSocketException:
                    pass
                if self._socket.close_code == NO_SUCH_TABLE:
                    raise Lost("there is no such table, or it is none of ours")
                self._socket = await self._again()
        except (RegnumError, msgspec.MsgspecError) as failure:
            trouble = failure if isinstance(failure, RegnumError) else Lost(f"not understood: {failure}")
            self._news.put_nowait(trouble)
            for future in self._asked.values():
                if not future.done():
                    future.set_exception(trouble)

    def _receive(self, said: wire.FromServer) -> None:
        if isinstance(said, wire.TableSent | wire.Talk):
            self._whole = said if isinstance(said, wire.TableSent) else self._whole
            self._news.put_nowait(said)
            return
        if isinstance(said, wire.TableChanged):
            self._change(said)
            return
        future = self._asked.get(said.ref)
        if future is not None and not future.done():
            future.set_result(said)
        elif isinstance(said, wire.Refused):  # of what was watched: nobody waits for a reply
            self._news.put_nowait(Refused(said))

    def _change(self, said: wire.TableChanged) -> None:
        """The table with what has changed of it. Where a message is missing, all of it is asked for anew."""
        whole = self._whole
        if whole is None or whole.n + 1 != said.n or whole.seat != said.seat:
            self._whole = None
            again = asyncio.ensure_future(self._send(wire.Watch(self._next(), self._seat, changes=True)))
            self._resyncing = again
            return
        fields = {name: getattr(whole, name) for name in wire.TableSent.__struct_fields__}
        plain = msgspec.to_builtins(fields | {"journal": said.journal}) | said.table
        plain |= {"is": "table", "n": said.n, "seq": said.seq, "view": {**whole.view, **said.view}}
        self._whole = msgspec.convert(plain, wire.TableSent)
        self._news.put_nowait(self._whole)

    async def _again(self) -> ClientConnection:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            with contextlib.suppress(Lost):
                socket = await self._connect()
                try:
                    if self._watching:
                        self.journal.clear()
                        await socket.send(
                            msgspec.json.encode(wire.Watch(self._next(), self._seat, changes=True)).decode()
                        )
                    for request in list(self._requests.values()):
                        await socket.send(request.decode())
                except WebSocketException:
                    continue
                return socket
        raise Lost(f"{self._address} has gone")

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(
                self._address,
                additional_headers=self._headers,
                max_size=LARGEST,
                ping_interval=HEARTBEAT,
                compression=None,
                proxy=None,
            )
        except InvalidStatus as refused:
            raise Lost(f"{self._address} does not let us in: {refused.response.status_code}") from None
        except (OSError, WebSocketException, TimeoutError) as failure:
            raise Lost(f"{self._address} can't be reached: {failure}") from None

"""Sockets to servers in processes of their own, for tests in which much happens at once."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = Any
PATIENCE = 30.0


class Gone(Exception):
    """The server has gone away."""


class Line:
    """A socket at a table, looking through the eyes of a seat."""

    def __init__(self, address: str, seat: int, cookie: str | None = None) -> None:
        self._address = address
        self._headers = {} if cookie is None else {"Cookie": cookie}
        self.seat = seat
        self.newest: Json = {"seq": -1}
        """The table, as it was last sent."""
        self._ref = 0
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._stirred = asyncio.Event()

    async def __aenter__(self) -> Self:
        try:
            self._socket: ClientConnection = await connect(
                self._address, additional_headers=self._headers, open_timeout=PATIENCE
            )
        except TimeoutError:
            raise
        except (OSError, WebSocketException) as failure:
            raise Gone from failure
        self._listening = asyncio.create_task(self._listen())
        try:
            await self._say({"do": "watch", "ref": 0, "seat": self.seat})
            await self.seen(0)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._socket.close()

    async def _listen(self) -> None:
        try:
            async for data in self._socket:
                heard = json.loads(data)
                if heard["is"] == "table":
                    self.newest = heard
                    self._stirred.set()
                elif heard.get("ref") in self._replies:
                    self._replies.pop(heard["ref"]).set_result(heard)
                elif heard["is"] == "refused":  # to watch: the database was away just then, and nothing more will come
                    return
        except WebSocketException:
            pass
        finally:
            self._stirred.set()
            for reply in self._replies.values():
                reply.set_exception(self._gone())
            self._replies.clear()

    async def _say(self, said: Json) -> None:
        try:
            await self._socket.send(json.dumps(said))
        except WebSocketException:
            raise self._gone() from None

    def _gone(self) -> Gone:
        return Gone(self._socket.close_code, self._socket.close_reason)

    async def ask(self, do: str, **more: Any) -> Json:
        """Say something; what is answered. Raises Gone, TimeoutError."""
        self._ref += 1
        reply = self._replies[self._ref] = asyncio.get_running_loop().create_future()
        await self._say({"do": do, "ref": self._ref, **more})
        if self._listening.done():
            raise self._gone()
        async with asyncio.timeout(PATIENCE):  # not wait_for: before Python 3.12 it may swallow that we are cancelled
            return await reply

    async def seen(self, seq: int, patience: float = PATIENCE) -> Json:
        """The table, as soon as it is that far. Raises Gone, TimeoutError."""
        async with asyncio.timeout(patience):
            while self.newest["seq"] < seq:
                if self._listening.done():
                    raise self._gone()
                self._stirred.clear()
                await self._stirred.wait()
        return self.newest

    async def changed(self, patience: float = PATIENCE) -> Json:
        """The table, when it has changed once more. Raises Gone, TimeoutError."""
        return await self.seen(self.newest["seq"] + 1, patience)

    async def choose(self, asked: Json, dice: Random) -> Json:
        """An answer that the rules allow."""
        keys = [option["key"] for option in asked["options"]]
        match asked["form"]:
            case "pick":
                return dice.choice(keys)
            case "amount":
                return int(dice.choice(keys))
            case "arrange":
                return dice.sample(keys, len(keys))
        part: list[str] = []
        while True:
            grown = await self.ask("grow", decision=asked["decision"], part=part)
            if grown.get("code") == "not-stored":  # the database was away just then: whether it is enough is not known
                await asyncio.sleep(0.05)
                continue
            if grown.get("enough", True):
                return part
            part.append(dice.choice(grown["more"]))

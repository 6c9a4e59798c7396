"""Where a line is free, whoever changes a table sends it there at once; where it is not, it waits its turn."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from regnum.kernel.chance import Rng
from regnum.server.http.limiting import Flow
from regnum.server.tables import differing, sending
from regnum.server.tables.differing import Encoded, Same
from regnum.server.tables.socket import TableConnection
from tests.server.house import House, Person, any_answer
from tests.server.test_differing import put_together


class Reader:
    """The server's end of a socket that is free, or is not."""

    def __init__(self, flow: Flow) -> None:
        self.scope = {"state": {"flow": flow, "visit": self}}
        self.free = True
        self.sent: list[dict[str, Any]] = []
        self.at_once: list[list[str]] = []
        """What went out together."""
        self.waited = 0
        self.awake = asyncio.Event()
        self._said = [{"do": "watch", "ref": 1, "seat": 0, "changes": True}]

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, Any]:
        while not self._said:
            await asyncio.sleep(0.001)
        return {"type": "websocket.receive", "text": json.dumps(self._said.pop(0))}

    def say_at_once(self, *texts: bytes) -> None:
        assert self.free
        said = [json.loads(text) for text in texts]
        self.sent += said
        self.at_once.append([message["is"] for message in said])

    async def say(self, text: str) -> None:
        self.waited += 1
        self.sent.append(json.loads(text))
        await self.awake.wait()

    def ask(self, **message: Any) -> None:
        self._said.append(message)

    def tables(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["is"] in ("table", "changed")]


def come(house: House, table: str) -> tuple[Reader, asyncio.Task[None]]:
    async def coming() -> tuple[Reader, asyncio.Task[None]]:
        person = house.at_once(table).table.owner
        reader = Reader(Flow(house.tables.limits, person, AsyncMock()))
        task = asyncio.create_task(TableConnection(cast(Any, reader), house.tables, table, person).run())
        while [message["is"] for message in reader.sent] != ["table", "talk"]:
            await asyncio.sleep(0.001)
        return reader, task

    return house.run(coming)


def leave(house: House, task: asyncio.Task[None]) -> None:
    async def leaving() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    house.run(leaving)


def test_a_free_line_has_heard_of_a_choice_before_whoever_made_it(ada: Person, house: House) -> None:
    table = ada.lay("abyss", ["me", "person"])
    reader, task = come(house, table)
    for step in range(6):
        seq = ada.play(table, 1, seed=step)
        assert reader.tables()[-1]["seq"] == seq
    leave(house, task)
    whole, *changes = reader.tables()
    for changed in changes:
        assert changed["is"] == "changed"
        whole = put_together(whole, changed)
    apart = {"n": 0, "journal": None}
    assert {**whole, **apart} == {**ada.sit(table), **apart}
    assert reader.waited == 0


def test_who_chooses_is_told_what_it_changed_together_with_the_reply(ada: Person, house: House) -> None:
    table = ada.lay("abyss", ["me", "person"])
    reader, task = come(house, table)
    while (asked := house.at(table, lambda live: live.playing().owed_by(0))) is None:  # the other may be first
        ada.play(table, 1)
    wish = house.at(table, lambda live: any_answer(live.playing(), live.playing().owed_by(0), Rng(1)))

    async def hear(answer: Any) -> list[list[str]]:
        before = len(reader.at_once)
        reader.ask(do="answer", ref=2, decision=asked.id, answer=answer)
        while not reader.sent or reader.sent[-1].get("ref") != 2:
            await asyncio.sleep(0.001)
        reader.sent[-1]["ref"] = 0
        return reader.at_once[before:]

    assert house.run(lambda: hear("nothing-of-the-kind")) == [["refused"]]
    assert house.run(lambda: hear(wish)) == [["changed", "done"]]
    leave(house, task)


def test_who_was_not_free_is_told_what_it_missed_and_nothing_is_out_of_order(ada: Person, house: House) -> None:
    table = ada.lay("abyss", ["me", "person"])
    reader, task = come(house, table)
    ada.play(table, 2, seed=1)
    reader.free = False
    ada.play(table, 3, seed=2)
    waiting = len(reader.tables())
    reader.free = True  # but what was sent first has not gone out yet
    seq = ada.play(table, 3, seed=3)
    assert len(reader.tables()) == waiting

    async def wake_up() -> None:
        reader.awake.set()
        while reader.tables()[-1]["seq"] < seq:
            await asyncio.sleep(0)

    house.run(wake_up)
    assert ada.play(table, 1, seed=4) == reader.tables()[-1]["seq"]
    leave(house, task)
    whole, *changes = reader.tables()
    for changed in changes:
        whole = put_together(whole, changed)
    apart = {"n": 0, "journal": None}
    assert {**whole, **apart} == {**ada.sit(table), **apart}


def test_a_message_that_cannot_be_made_harms_its_own_line_alone(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.lay("abyss", ["me", "person"])
    _, task = come(house, table)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(sending, "difference", broken)
        assert ada.play(table, 2) == 2

        async def ended() -> BaseException | None:
            await asyncio.wait([task])
            return task.exception()

        assert isinstance(house.run(ended), ZeroDivisionError)


def test_what_seats_share_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[Any] = []
    encode = differing._encode

    def counting(part: Any) -> bytes:
        encoded.append(part)
        return encode(part)

    monkeypatch.setattr(differing, "_encode", counting)
    shared, one = ["deck"], Encoded()
    marks, different = one.compare(("a", "b", "c"), (shared, 3, None), (0, 3, "x"))
    assert (set(different), marks[1:]) == ({"a", "c"}, (3, None))
    assert one.compare(("a", "b", "c"), (shared, 3, None), marks) == (marks, {})
    assert one.compare(("a",), (["pile"],), marks)[1].keys() == {"a"}
    assert encoded == [["deck"], ["pile"]]
    assert Same({"status": "running", "waiting": [0]}).parts.keys() == {"status", "waiting"}

"""A table that somebody waits for stays in memory; the loop is free while a match is played again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regnum.kernel.errors import Refused
from regnum.server.background import thinking
from regnum.server.tables import tables as module
from tests.server.house import House, Person


def test_who_waits_for_a_table_finds_it(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else two would hold it in memory, each with a lock of its own."""
    monkeypatch.setattr(module, "MOST_IDLE", 0)
    one, other = ada.lay(), ada.lay()

    async def race() -> bool:
        tables = house.tables
        async with tables.at(one) as first:
            waiting = asyncio.create_task(_hold(tables, one))
            await asyncio.sleep(0)
            assert not waiting.done()
        # The lock is free, and whoever waits has not run yet: now another table needs room.
        tables._make_room()
        async with tables.at(other):
            pass
        return tables._open.get(one) is first and await waiting is first

    assert house.run(race)


async def _hold(tables: Any, table: str) -> Any:
    async with tables.at(table) as live:
        return live


def test_a_bot_whose_answer_was_not_stored_gives_it_again(
    house: House, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[Any] = []
    given: list[Any] = []
    real_answer, real_think = type(house.tables).answer, thinking.think

    def think(*words: Any) -> Any:
        thoughts.append(words[1])
        return real_think(*words)

    async def answer(tables: Any, table: str, seat: int, decision: str, raw: Any, person: Any) -> int:
        given.append(raw)
        if len(given) <= 2:
            raise Refused("not-stored", message="refused-not-stored", args={})
        return await real_answer(tables, table, seat, decision, raw, person)

    monkeypatch.setattr(thinking, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinking, "think", think)
    monkeypatch.setattr(type(house.tables), "answer", answer)
    table = ada.post("/tables", {"game": "toy", "seats": [{"kind": "bot", "level": "random"}, {"kind": "me"}]}, 201)
    with ada.socket(table["id"]) as line:
        sent = line.watch(1)
        while not sent["seq"]:
            sent = line.hear("table")
    assert given[0] == given[1] == given[2]


def test_the_description_is_made_once(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from regnum.server import app

    made = []
    real = app._strict

    def strict(schema: Any) -> Any:
        made.append(1)
        return real(schema)

    monkeypatch.setattr(app, "_strict", strict)
    first = ada.get("/openapi.json")
    made.clear()
    assert ada.get("/openapi.json") == first
    assert made == []


def test_a_take_back_is_played_beside_the_loop(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    from regnum.server.tables import agreeing

    where: list[str] = []
    real = agreeing._can_go_back

    def noted(*words: Any) -> int:
        where.append(threading.current_thread().name)
        return real(*words)

    monkeypatch.setattr(agreeing, "_can_go_back", noted)
    table = ada.lay()
    ada.play(table, 3)
    ada.post(f"/tables/{table}/proposal", {"kind": "take-back", "to": 1})
    loop = house.run(_thread)
    assert where
    assert loop not in where


async def _thread() -> str:
    import threading

    return threading.current_thread().name


def test_tables_of_bots_alone_think_one_at_a_time(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    at_once, most = 0, 0
    lock = threading.Lock()
    real = thinking.think

    def think(*words: Any) -> Any:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        try:
            return real(*words)
        finally:
            with lock:
                at_once -= 1

    monkeypatch.setattr(thinking, "think", think)
    bots = [{"kind": "bot", "level": "random"}] * 2
    laid = [ada.post("/tables", {"game": "toy", "seats": bots}, 201)["id"] for _ in range(4)]
    for table in laid:
        with ada.socket(table) as line:
            line.say("ping")
            line.hear("pong")
    assert most <= 1

"""The log of a match is append-only and the truth: doubled answers, restarts, undo, and what is written at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from regnum.kernel.chance import Rng
from regnum.kernel.errors import Refused
from regnum.kernel.state import encode
from regnum.server.settings import Settings
from regnum.server.storage.entries import Entry, effective
from regnum.server.storage.store import Collision, Store
from regnum.server.tables.laying import lay
from regnum.server.tables.tables import Tables
from regnum.server.wire import SeatWanted, TableWanted
from tests.server.house import House, Person, any_answer

ADA = "ada"


def test_a_doubled_answer_returns_the_first_entry_also_after_a_restart(ada: Person, house: House) -> None:
    table = ada.lay()
    assert ada.answer(table, 0, "0.0", "wager") == {"seq": 1}
    ada.answer(table, 0, "0.1", 1)
    for _ in range(2):
        assert ada.answer(table, 0, "0.0", "wager") == {"seq": 1}
        assert ada.answer(table, 0, "0.1", 1) == {"seq": 2}
        assert ada.answer(table, 0, "0.0", "draw", 409)["code"] == "stale"
        assert ada.answer(table, 0, "0.1", "1", 409)["code"] == "stale"
        house.restart()
    assert ada.sit(table)["seq"] == 2


def test_a_part_of_a_common_question_is_doubled_like_any_other(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    ada.answer(table, 0, "0.1", 1)
    card = ada.sit(table, 1)["asked"][0]["options"][0]["key"]
    for _ in range(2):
        assert ada.answer(table, 1, "0.3", card) == {"seq": 3}
        house.restart()
    others = ada.sit(table, 0)["asked"][0]
    assert ada.answer(table, 1, "0.3", others["options"][0]["key"] + "x", 409)["code"] == "stale"
    assert ada.sit(table, 0)["waiting"] == [0]


def test_a_part_can_be_taken_back_while_others_stay(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    ada.answer(table, 0, "0.1", 1)
    for seat in (1,):
        asked = ada.sit(table, seat)["asked"][0]
        ada.answer(table, seat, asked["decision"], asked["options"][0]["key"])
    ada.post(f"/tables/{table}/seats/1/undo")
    house.restart()
    assert ada.sit(table, 0)["waiting"] == [0, 1]
    for seat in (1, 0):
        asked = ada.sit(table, seat)["asked"][0]
        assert asked["decision"].startswith("1.")
        ada.answer(table, seat, asked["decision"], asked["options"][0]["key"])
    assert ada.sit(table)["waiting"] == [1]


def test_an_answer_that_was_taken_back_is_still_known(ada: Person) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    ada.post(f"/tables/{table}/seats/0/undo")
    assert ada.answer(table, 0, "0.0", "wager") == {"seq": 1}
    assert ada.answer(table, 0, "0.0", "draw", 409)["code"] == "stale"
    assert ada.sit(table)["seq"] == 2
    assert ada.answer(table, 0, "1.0", "draw") == {"seq": 3}


@pytest.mark.parametrize("game", ["toy", "abyss"])
def test_a_match_opened_again_is_the_same_at_every_entry(ada: Person, house: House, game: str) -> None:
    """Played on at random with undos, and read anew after every step: state, questions and log are as they were."""
    table = ada.lay(game, ["me", "person"])
    dice = Rng(5)
    for _ in range(45):
        match = house.at(table, lambda live: live.match)
        if match is None:
            break
        d = match.decisions[dice.below(len(match.decisions))]
        undoable = [seat for seat in (0, 1) if match.can_undo(seat)]
        if undoable and dice.below(3) == 0:
            ada.post(f"/tables/{table}/seats/{undoable[0]}/undo")
        else:
            ada.answer(table, d.seat, d.id, any_answer(match, d, dice))
        before = [ada.sit(table, seat) for seat in (0, 1)]
        kept = house.at(table, _inner)
        house.tables.forget(table)
        assert [ada.sit(table, seat) for seat in (0, 1)] == before
        assert house.at(table, _inner) == kept
    kinds = house.at(table, lambda live: {entry.kind for entry in live.entries})
    assert {"start", "answer", "undo"} <= kinds
    assert "fallback" not in kinds


def _inner(live: Any) -> Any:
    match = live.match
    if match is None:
        return encode(live.last)
    return (
        encode(match.table.s),
        match.keep().history,
        match.epoch,
        match.meta,
        [match.can_undo(seat) for seat in (0, 1)],
    )


def test_the_log_tells_the_match_from_its_beginning(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.play(table, 9, seed=3)
    live = house.at(table, lambda live: live)
    match = live.match
    assert match is not None
    assert [item for _, item in effective(live.entries)] == [entry.past() for entry in match.history]  # type: ignore[union-attr]
    assert [entry.seq for entry in live.entries] == list(range(10))


# -- several at once -------------------------------------------------------------------------------------------------


class Place:
    """The tables of a database without the web around them, and one of them."""

    def __init__(self, data: Path, database: str | None) -> None:
        self.settings = Settings(data=data, url=database, bot_pace=0)

    async def open(self) -> Tables:
        return Tables(await Store.open(self.settings.database), self.settings)

    async def lay(self, tables: Tables, seats: int = 2) -> str:
        laid = lay(TableWanted("toy", [SeatWanted("me") for _ in range(seats)]), ADA, None, 7)
        await tables.lay(laid.table, laid.seats, laid.entries)
        return laid.id


@pytest.fixture
def place(tmp_path: Path, database: str | None) -> Place:
    return Place(tmp_path, database)


async def test_of_many_answers_at_once_one_is_taken(place: Place) -> None:
    tables = await place.open()
    table = await place.lay(tables)
    keys = ["draw", "take", "tidy", "wager", "draw", "look", "claim"] * 3
    done = await asyncio.gather(*(tables.answer(table, 0, "0.0", key, ADA) for key in keys), return_exceptions=True)
    assert done.count(1) == 6  # the first, and whoever said the same
    assert all(done[i] == 1 for i, key in enumerate(keys) if key == "draw")
    assert {no.code for no in done if isinstance(no, Refused)} == {"stale"}
    async with tables.at(table) as live:
        assert live.seq == 1
    await tables.close()


async def test_parts_of_a_common_question_may_come_at_once(place: Place) -> None:
    tables = await place.open()
    table = await place.lay(tables, 4)
    await tables.answer(table, 0, "0.0", "wager", ADA)
    await tables.answer(table, 0, "0.1", 0, ADA)
    async with tables.at(table) as live:
        assert live.match is not None
        asked = [(d.seat, d.id, d.options[0].key) for d in live.match.decisions]
    done = await asyncio.gather(*(tables.answer(table, seat, id, key, ADA) for seat, id, key in asked * 2))
    assert sorted(set(done)) == [3, 4, 5, 6]
    assert done[:4] == done[4:]
    await tables.close()


async def test_two_workers_on_one_database_keep_in_step(place: Place) -> None:
    """What one has written the other finds out at the latest when it writes."""
    one, two = await place.open(), await place.open()
    table = await place.lay(one)
    async with two.at(table) as live:
        assert live.seq == 0
    assert await one.answer(table, 0, "0.0", "draw", ADA) == 1
    assert await two.answer(table, 0, "0.0", "draw", ADA) == 1
    assert await one.answer(table, 1, "0.1", "draw", ADA) == 2
    with pytest.raises(Refused) as no:
        await two.answer(table, 1, "0.1", "take", ADA)
    assert no.value.code == "stale"
    assert await two.answer(table, 0, "0.2", "draw", ADA) == 3
    racing = [one.answer(table, 1, "0.3", "draw", ADA), two.answer(table, 1, "0.3", "take", ADA)]
    done = await asyncio.gather(*racing, return_exceptions=True)
    assert 4 in done
    assert sum(isinstance(no, Refused) and no.code == "stale" for no in done) == 1
    await one.close()
    await two.close()


async def test_an_entry_number_is_written_once(place: Place) -> None:
    tables = await place.open()
    table = await place.lay(tables)
    async with tables.at(table) as live:
        first = live.entries[0]
    again = Entry(0, "reseed", first.at, [], "", state=b"")
    with pytest.raises(Collision):
        await tables.store.append(table, again, {})
    beyond = Entry(7, "reseed", first.at, [], "", state=b"")
    with pytest.raises(Collision):
        await tables.store.append(table, beyond, {})
    stored = await tables.store.read(table)
    assert stored is not None
    assert [entry.seq for entry in stored.entries] == [0]
    await tables.close()


async def test_what_could_not_be_written_has_not_happened(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await place.open()
    table = await place.lay(tables)
    told: list[int] = []

    class Watching:
        seat = None

        def changed(self) -> None:
            told.append(1)

        def tell(self, live: object) -> None:
            told.append(1)

    async with tables.at(table) as live:
        live.watchers.add(Watching())

    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "append", full)
        with pytest.raises(Refused) as no:
            await tables.answer(table, 0, "0.0", "draw", ADA)
        assert no.value.code == "not-stored"
    assert told == []
    async with tables.at(table) as live:
        assert live.seq == 0
        assert live.match is not None
        assert live.match.answered == 0
    assert await tables.answer(table, 0, "0.0", "draw", ADA) == 1
    assert told == [1]
    await tables.close()


async def test_whoever_goes_away_does_not_stop_what_was_begun(place: Place) -> None:
    tables = await place.open()
    table = await place.lay(tables)
    asking = asyncio.create_task(tables.answer(table, 0, "0.0", "draw", ADA))
    await asyncio.sleep(0)
    asking.cancel()
    await tables.close()
    again = await place.open()
    async with again.at(table) as live:
        assert live.seq == 1
    await again.close()


async def test_nobody_hears_of_an_answer_before_it_is_written(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await place.open()
    table = await place.lay(tables)
    append, order = tables.store.append, []

    async def slowly(*arguments: Any) -> None:
        await asyncio.sleep(0.02)
        await append(*arguments)
        order.append("written")

    async def look() -> None:
        await asyncio.sleep(0.005)  # while it is being written
        async with tables.at(table) as live:
            order.append(f"seen {live.seq}")

    monkeypatch.setattr(tables.store, "append", slowly)
    await asyncio.gather(tables.answer(table, 0, "0.0", "draw", ADA), look())
    assert order == ["written", "seen 1"]
    await tables.close()


async def test_idle_tables_make_room(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.tables.tables.MOST_IDLE", 3)
    tables = await place.open()
    ids = [await place.lay(tables) for _ in range(5)]
    assert len(tables._open) <= 3
    for table in ids:
        assert await tables.answer(table, 0, "0.0", "draw", ADA) == 1
    await tables.close()

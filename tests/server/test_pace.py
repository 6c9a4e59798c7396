"""How long a choice may take, and what happens when it takes longer."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from regnum.server.tables import lateness
from tests.server.house import House, Person
from tests.server.players import Clock, Players
from tests.server.postgres import Postgres

DAY = timedelta(days=1)


@pytest.fixture
def cara(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Cara of {request.node.nodeid}")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def by_day(house: House, who: Any, late: str = "remind", **more: Any) -> Players:
    return Players(house, who, pace={"hours": 24, "late": late}, **more)


def due(us: Players) -> datetime | None:
    found = us.listed()["due"]
    return None if found is None else datetime.fromisoformat(found)


def since(us: Players) -> datetime:
    return datetime.fromisoformat(us.listed()["since"])


def late(us: Players) -> int:
    """The deadline's errand is run; the number of the last entry afterwards."""
    us.house.run(lateness.late, us.house.tables, us.table)
    return int(us.sit()["seq"])


def test_a_choice_is_due_a_day_after_it_is_asked_for(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob])
    assert due(us) == since(us) + DAY
    first = due(us)
    clock.forward(hours=5)
    us.answer(0, "draw")
    assert due(us) == since(us) + DAY
    assert first is not None
    assert due(us) >= first + timedelta(hours=5)  # type: ignore[operator]
    house.restart()
    assert due(us) == since(us) + DAY


def test_nothing_is_due_at_a_table_that_is_played_live(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = Players(house, [ada, bob])
    assert due(us) is None
    clock.forward(days=30)
    seq = us.sit()["seq"]
    assert late(us) == seq


def test_bots_have_no_deadlines(tmp_path: Path) -> None:
    with House(tmp_path, bot_pace=60) as house:
        us = by_day(house, [house.person("Ada"), "random", house.person("Bob")])
        assert due(us) is not None
        us.answer(0, "draw")
        assert us.sit()["waiting"] == [1]
        assert due(us) is None


def test_before_its_time_nothing_happens(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob], "bot")
    seq = us.sit()["seq"]
    clock.forward(hours=23)
    assert late(us) == seq
    assert us.listed()["seats"][0]["kind"] == "person"


def test_a_reminder(house: House, ada: Person, bob: Person, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, int]] = []

    async def remind(_: Any, table: str, seat: int) -> None:
        told.append((table, seat))

    monkeypatch.setattr("regnum.server.notices.notices.remind", remind)
    us = by_day(house, [ada, bob])
    first = due(us)
    assert first is not None
    clock.forward(hours=25)
    seq = late(us)
    assert us.meta() == [("meta-late", {"player": "seat:0"})]
    assert due(us) >= first + DAY  # type: ignore[operator]
    assert told == [(us.table, 0)]
    assert late(us) == seq, "once"
    assert told == [(us.table, 0)]
    clock.forward(hours=25)
    assert late(us) == seq + 1, "and once more after another day"
    us.answer(0, "draw")
    assert due(us) == since(us) + DAY


def test_a_deadline_put_off_stays_so_while_the_same_is_asked(
    house: House, ada: Person, bob: Person, cara: Person, clock: Clock
) -> None:
    us = by_day(house, [ada, bob, cara])
    us.answer(0, "wager")
    us.answer(0, 1)
    clock.forward(hours=25)
    late(us)
    assert us.meta() == [("meta-late", {"player": f"seat:{seat}"}) for seat in range(3)]
    put_off = due(us)
    seq = us.answer(1, us.sit(1)["asked"][0]["options"][0]["key"])["seq"]
    assert due(us) == put_off
    assert late(us) == seq
    us.withdraw(1, us.propose(1, "abandon")["seq"])
    assert due(us) == put_off


def test_a_bot_takes_over(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob], "bot", game="abyss")
    (slow,) = us.sit()["waiting"]
    clock.forward(hours=25)
    with us.at(1 - slow).socket(us.table) as line:
        sent = line.watch(1 - slow)
        late(us)
        while not sent["asked"]:
            sent = line.hear("table")
    seat = us.at(slow).get(f"/tables/{us.table}")["seats"][slow]
    assert (seat["kind"], seat["level"], seat["returns"]) == ("bot", "greedy", True)
    player = {"player": f"seat:{slow}"}
    assert us.meta() == [("meta-late", player), ("meta-stands-in", player)]
    assert due(us) == since(us) + DAY, "now it is the other who has a day"
    us.own(slow, "back")
    assert us.listed()["seats"][slow]["kind"] == "person"


def test_only_who_owes_an_answer_is_late(house: House, ada: Person, bob: Person, cara: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob, cara], "bot")
    us.answer(0, "wager")
    us.answer(0, 1)
    us.answer(1, us.sit(1)["asked"][0]["options"][0]["key"])
    clock.forward(hours=25)
    seq = us.sit()["seq"]
    us.house.run(lateness.late, house.tables, us.table)
    entry = house.at(us.table, lambda live: live.entries[seq + 1])
    assert entry.kind == "late"
    kinds = [seat["kind"] for seat in us.listed()["seats"]]
    assert kinds == ["bot", "person", "bot"]


def test_who_comes_back_has_a_day_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with House(tmp_path, bot_pace=60) as house:
        us = by_day(house, [house.person("Ada"), house.person("Bob")], "bot")
        clock.forward(hours=25)
        first = due(us)
        late(us)
        assert due(us) is None
        us.own(0, "back")
        assert first is not None
        assert due(us) >= first + DAY  # type: ignore[operator]


def test_the_others_vote(house: House, ada: Person, bob: Person, cara: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob, cara], "vote")
    clock.forward(hours=25)
    seq = late(us)
    proposal = us.listed()["proposal"]
    assert (proposal["id"], proposal["kind"], proposal["by"], proposal["seat"]) == (seq, "replace", None, 0)
    assert (proposal["yes"], proposal["needed"]) == ([], [1, 2])
    assert us.meta() == [("meta-late", {"player": "seat:0"}), ("meta-others-decide", {"player": "seat:0"})]
    assert late(us) == seq, "once"
    assert us.withdraw(1, seq, 403)["message"] == "refused-not-your-proposal", "it is the house's"
    us.vote(1, seq)
    us.vote(2, seq)
    assert us.listed()["seats"][0]["away"] is True


def test_the_others_decide_to_wait(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob], "vote")
    clock.forward(hours=25)
    us.vote(1, late(us), yes=False)
    assert us.listed()["proposal"] is None
    seq = us.sit()["seq"]
    assert late(us) == seq, "they are asked again after another day"
    clock.forward(hours=25)
    assert late(us) == seq + 1
    us.answer(0, "draw")
    assert us.listed()["proposal"] is None, "the answer has come after all"


def test_where_nobody_can_vote_there_is_a_reminder(house: House, ada: Person, clock: Clock) -> None:
    us = by_day(house, [ada, "random"], "vote")
    clock.forward(hours=25)
    late(us)
    assert us.listed()["proposal"] is None
    assert us.meta()[-1] == ("meta-late", {"player": "seat:0"})


def test_a_vote_does_not_push_another_proposal_aside(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob], "vote")
    n = us.propose(1, "abandon")["seq"]
    clock.forward(hours=25)
    late(us)
    assert us.listed()["proposal"]["id"] == n
    assert due(us) is not None
    assert us.meta()[-1] == ("meta-late", {"player": "seat:0"})


def test_another_pace(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = Players(house, [ada, bob])
    clock.forward(hours=30)

    def settle(**pace: Any) -> None:
        ada.ask("PATCH", f"/tables/{us.table}", 200, json={"pace": pace})

    before = us.listed()["since"]
    settle(hours=24, late="bot")
    first = due(us)
    assert first is not None
    assert first > datetime.fromisoformat(before) + timedelta(hours=50), "time runs from when it was changed"
    settle(hours=48, late="bot")
    assert due(us) >= first + DAY  # type: ignore[operator]
    settle(hours=0, late="remind")
    assert due(us) is None


def test_a_deadline_that_two_servers_see_to(postgres: Postgres, tmp_path: Path, clock: Clock) -> None:
    url = postgres.fresh()
    with House(tmp_path, url=url) as house, House(tmp_path, url=url) as other:
        us = by_day(house, [house.person("Ada"), house.person("Bob")])
        other.at(us.table, lambda live: live.seq)
        before = us.sit()["seq"]
        clock.forward(hours=25)
        for server in (house, other, house, other):
            server.run(lateness.late, server.tables, us.table)
        house.tables.forget(us.table)
        assert us.sit()["seq"] == before + 1


def test_a_deadline_seen_to_many_times_at_once(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob], "vote")
    before = us.sit()["seq"]
    clock.forward(hours=25)

    async def many() -> None:
        await asyncio.gather(*(lateness.late(house.tables, us.table) for _ in range(10)))

    house.run(many)
    assert us.sit()["seq"] == before + 1


def test_a_table_that_is_gone_or_over_is_not_waited_for(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = by_day(house, [ada, bob])
    us.own(0, "concede")
    assert due(us) is None
    clock.forward(days=3)
    seq = us.sit()["seq"]
    assert late(us) == seq
    house.run(lateness.late, house.tables, "nowhere")


# -- a clock ---------------------------------------------------------------------------------------------------------


def with_clock(house: House, who: Any, late: str = "bot", seconds: int = 60, bank: int = 600) -> Players:
    return Players(house, who, pace={"hours": 0, "late": late, "seconds": seconds, "bank": bank})


def spent(us: Players) -> list[int]:
    return [seat["spent"] for seat in us.listed()["seats"]]


def test_a_clock_gives_seconds_for_a_choice_and_then_ones_own_time(
    house: House, ada: Person, bob: Person, clock: Clock
) -> None:
    us = with_clock(house, [ada, bob])
    assert due(us) == since(us) + timedelta(seconds=660)
    clock.forward(seconds=50)
    us.answer(0, "draw")
    assert spent(us) == [0, 0]
    while us.sit()["waiting"] != [0]:
        us.play()
    clock.forward(seconds=160)
    us.play()
    used = spent(us)[0]
    assert 100 <= used <= 102
    while us.sit()["waiting"] != [0]:
        us.play()
    assert due(us) == since(us) + timedelta(seconds=660 - used)
    house.restart()
    assert spent(us)[0] == used


def test_when_the_clock_has_run_out_what_was_agreed_happens(
    house: House, ada: Person, bob: Person, clock: Clock
) -> None:
    us = with_clock(house, [ada, bob])
    seq = us.sit()["seq"]
    clock.forward(seconds=600)
    assert late(us) == seq
    clock.forward(seconds=100)
    assert late(us) > seq
    assert us.listed()["seats"][0]["away"]


def test_a_reminder_uses_up_the_bank(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = with_clock(house, [ada, bob], "remind")
    clock.forward(seconds=700)
    late(us)
    assert spent(us) == [600, 0]
    assert us.listed()["seats"][0]["kind"] == "person"


def test_the_owner_sets_a_clock_and_the_speed_of_bots(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    pace = {"hours": 0, "late": "vote", "seconds": 30, "bank": 60}
    told = ada.ask("PATCH", f"/tables/{us.table}", 200, json={"pace": pace, "bots": "quick"}).json()
    assert (told["pace"], told["bots"]) == (pace, "quick")
    assert due(us) == since(us) + timedelta(seconds=90)
    bob.ask("PATCH", f"/tables/{us.table}", 403, json={"bots": "calm"})
    ada.ask("PATCH", f"/tables/{us.table}", 400, json={"bots": "hasty"})

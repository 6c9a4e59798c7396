"""Standing orders: kept for the seat, carried out like its own choices, told to nobody else."""

from __future__ import annotations

import time

import pytest

from tests.server.house import House, Json, Person
from tests.server.players import Players


@pytest.fixture
def players(house: House, ada: Person, bob: Person) -> Players:
    return Players(house, [ada, bob], game="abyss")


def bring_to_offer(players: Players) -> tuple[int, Json]:
    """Play until an ally is on offer: the seat that is asked, and its question."""
    for n in range(200):
        for seat in range(2):
            asked = players.sit(seat)["asked"]
            if asked and asked[0]["question"] == "explore-offer" and len(asked[0]["options"]) > 1:
                return seat, asked[0]
            if asked and asked[0]["question"] == "turn-action":
                keys = [option["key"] for option in asked[0]["options"]]
                players.answer(seat, "explore" if "explore" in keys else keys[0])
                break
        else:
            players.play(1, seed=n)
    raise AssertionError("nothing was ever on offer")


def settled(players: Players, seat: int, decision: str) -> Json:
    """The table for the seat, once that decision is answered."""
    for _ in range(300):
        sent = players.sit(seat)
        if all(asked["decision"] != decision for asked in sent["asked"]):
            return sent
        time.sleep(0.02)
    raise AssertionError("nobody has answered")


def test_an_order_answers_at_once_and_only_its_seat_knows_of_it(players: Players) -> None:
    seat, asked = bring_to_offer(players)
    with players.at(seat).socket(players.table) as line:
        line.watch(seat)
        assert line.ask("order", key="pass-exploration", value=0)["is"] == "done"
    settled(players, seat, asked["decision"])
    mine = {order["key"]: order["value"] for order in players.sit(seat)["orders"]}
    others = {order["key"]: order["value"] for order in players.sit(1 - seat)["orders"]}
    assert mine.get("pass-exploration", 0) == 0
    assert set(others.values()) == {None}
    entry = [line for line in players.sit(1 - seat)["journal"]["lines"] if "order" in line["message"]]
    assert entry == []


def test_an_order_can_be_revoked_and_one_that_is_not_there_is_refused(players: Players) -> None:
    seat, _ = bring_to_offer(players)
    with players.at(seat).socket(players.table) as line:
        line.watch(seat)
        assert line.ask("order", key="ask-from-value", value=2)["is"] == "done"
        assert line.ask("order", key="ask-from-value", value=None)["is"] == "done"
        assert line.ask("order", key="ask-from-value", value=9)["code"] == "no-such-order"
        assert line.ask("order", key="sing", value=0)["code"] == "no-such-order"
    assert {order["value"] for order in players.sit(seat)["orders"]} == {None}


def test_an_order_is_over_when_its_stretch_is_and_does_not_come_back(players: Players) -> None:
    """Given until my turn: in my turn it is gone, and stays gone when the others play again."""
    seat, asked = bring_to_offer(players)
    with players.at(seat).socket(players.table) as line:
        line.watch(seat)
        assert line.ask("order", key="pass-until-turn", value=0)["is"] == "done"
    settled(players, seat, asked["decision"])

    def standing() -> set[int]:
        return {order["value"] for order in players.sit(seat)["orders"]} - {None}

    turns = []
    for n in range(120):
        turns.append(players.sit(seat)["view"]["turn"] == f"seat:{seat}")
        if turns[-1]:
            assert standing() == set()
        if turns[-2:] == [True, False]:
            break
        offered = [asked for asked in players.sit(seat)["asked"] if asked["question"] == "explore-offer"]
        if offered and standing():  # that is for the order to answer
            settled(players, seat, offered[0]["decision"])
        else:
            players.play(1, seed=n)
    assert turns[-1] is False
    assert standing() == set(), "the others play again, and nothing stands"


def test_how_everybody_is_doing_is_told_to_a_seat(players: Players) -> None:
    players.play(6)
    totals = players.sit(0)["totals"]
    assert [total["seat"] for total in totals] == [0, 1]


@pytest.mark.rule("crescent_moon:11.12")
def test_where_totals_are_secret_a_seat_is_told_its_own_alone(house: House, ada: Person) -> None:
    table = ada.lay("crescent_moon", ["me"] * 4)
    for seat in range(4):
        assert [total["seat"] for total in ada.sit(table, seat)["totals"]] == [seat]

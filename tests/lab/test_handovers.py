"""Standing orders answer nothing that the rules would refuse, and spare a match by day half of its hand-overs."""

from __future__ import annotations

import pytest

import regnum
from regnum import bots, games
from regnum.games import find
from regnum.kernel.orders import give
from regnum.kernel.questions import Raw
from regnum.seen import see
from regnum.texts import texts
from tests.lab.handovers import count


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_orders_spare_a_match_of_four_half_of_its_handovers() -> None:
    without = count("abyss", 4, range(1, 5), orders=False)
    using = count("abyss", 4, range(1, 5), orders=True)
    assert using.handovers * 2 <= without.handovers
    assert using.handovers / 4 <= 137, "half of the 275 that were counted before there were orders"


@pytest.mark.parametrize("name", games())
def test_every_order_is_for_a_question_of_its_game_and_has_words(name: str) -> None:
    game = find(name)
    assert game.orders
    for order in game.orders:
        assert game.question(order.question) is not None, order.key
        for language in ("en", "pl"):
            assert texts(name, language)(f"order-{order.key}", {"value": 3})


@pytest.mark.parametrize("name", games())
def test_what_an_order_answers_is_taken(name: str) -> None:
    """Everybody gives every order, each in its turn, so that two for one question do not hide each other."""
    game = find(name)
    players = min(number for number in game.seats if number > 1)
    tried: set[str] = set()
    for shift in range(2):
        match = regnum.new(name, players, 5 + shift)
        dice = [bots.make("random", name, seat + shift) for seat in range(players)]
        for _ in range(400):
            if match.over:
                break
            d = match.decisions[0]
            raw: Raw | None = None
            orders = [order for order in game.orders if order.question == d.question.name]
            for order in orders if shift else reversed(orders):
                given = give(order, order.values[0] if order.values else 0, match.table, d.seat)
                raw = order.answer(match.table, d, given.value)
                if raw is not None:
                    tried.add(order.key)
                    break
            if raw is None:
                seen = see(match, d.seat)
                raw = dice[d.seat].answer(seen, next(asked for asked in seen.asked if asked.id == d.id))
            match.answer(d, raw)
    assert tried, "no question that takes an order came up"

"""Standing orders for allies on offer, and what is suggested as a payment."""

import pytest

from regnum.games import find
from regnum.games.abyss.payment import PAY
from regnum.kernel.chance import Rng
from regnum.kernel.game import NEVER, Setup
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.orders import give
from regnum.kernel.questions import Decision
from regnum.scenes import Scene
from regnum.suggesting import suggest
from tests.games.abyss.recruiting import allies
from tests.games.abyss.test_payment import paying_for

ORDERS = {order.key: order for order in Scene("abyss", 2).match.game.orders}


def offered(card: str) -> Scene:
    """Seat 0 has revealed the card, and seat 1 is asked whether it buys it."""
    scene = Scene("abyss", 2, deck=[card], seats=[{}, {"pearls": 3}])
    scene.answer("explore").asks("explore-offer", seat=1)
    return scene


def answered(scene: Scene, key: str, value: int = 0) -> object:
    d = scene.match.decisions[0]
    return give(ORDERS[key], value, scene.match.table, d.seat).order.answer(scene.match.table, d, value)


@pytest.mark.rule("abyss:7.3")
def test_below_its_value_an_ally_is_passed_and_from_there_on_the_seat_is_asked() -> None:
    assert answered(offered("crab 2"), "ask-from-value", 3) == "pass"
    assert answered(offered("crab 3"), "ask-from-value", 3) is None


@pytest.mark.rule("abyss:7.3")
@pytest.mark.parametrize("key", ["pass-exploration", "pass-until-turn"])
def test_passing_passes_whatever_comes_and_lapses_with_the_turn(key: str) -> None:
    scene = offered("crab 5")
    assert answered(scene, key) == "pass"
    given = give(ORDERS[key], 0, scene.match.table, 1)
    scene.answer("pass", seat=1)
    assert not given.lapsed(scene.match.table, 1)
    scene.answer("take", seat=0).asks("turn-action", seat=1)
    assert given.lapsed(scene.match.table, 1)


def test_an_order_takes_only_its_own_numbers() -> None:
    table = offered("crab 2").match.table
    with pytest.raises(ValueError, match="does not take the number 7"):
        give(ORDERS["ask-from-value"], 7, table, 1)


@pytest.mark.rule("abyss:14.3")
def test_the_only_payment_is_found() -> None:
    scene = paying_for("jailer", ["crab 3", "squid 1", "jellyfish 2"])
    found = suggest(scene.match, scene.match.decisions[0])
    assert found is not None
    assert found.only
    assert sorted(option.key for option in found.part) == sorted(allies("crab 3", "squid 1", "jellyfish 2"))


@pytest.mark.rule("abyss:14.10")
def test_of_several_payments_the_one_that_wastes_least_is_suggested() -> None:
    scene = paying_for("jailer", ["crab 3", "crab 5", "squid 1", "jellyfish 2", "jellyfish 4"], pearls=2)
    found = suggest(scene.match, scene.match.decisions[0])
    assert found is not None
    assert not found.only
    assert sorted(option.key for option in found.part) == sorted(allies("crab 3", "squid 1", "jellyfish 2"))


def payments(match: Match, d: Decision, part: tuple[Option[int], ...] = ()) -> list[tuple[int, ...]]:
    """What each payment costs that begins with this part and goes on in the order of the hand; each part says truly how
    little that may be."""
    more, enough = PAY.grow(match.table, d, part, None)
    found = [match.game.dearness(match.table, d, part)] if enough else []
    for option in more:
        if not part or d.options.index(option) >= d.options.index(part[-1]):
            found += payments(match, d, (*part, option))
    costs = [cost for cost in found if cost is not None]
    bound = match.game.least_dearness(match.table, d, part)
    assert bound is not None
    assert bound <= min(costs, default=NEVER)
    return costs


@pytest.mark.rule("abyss:14.3", "abyss:14.4", "abyss:14.5", "abyss:14.10")
def test_what_is_suggested_is_the_cheapest_of_all_payments() -> None:
    asked = 0
    for seed in range(1, 9):
        match = Match.start(find("abyss"), Setup(4, {}), seed, journal=False)
        dice = Rng(seed, 1)
        while not match.over:
            d = match.decisions[0]
            if d.question is PAY and len(match.table.s.players[d.seat].hand) < 10:
                costs = payments(match, d)
                found = suggest(match, d)
                assert found is not None
                assert match.game.dearness(match.table, d, found.part) == min(costs)
                assert found.only == (len(costs) == 1)
                asked += 1
            match.choose(d, match.sample(d, dice))
    assert asked > 50


@pytest.mark.rule("abyss:14.3")
def test_a_large_hand_is_looked_through_to_the_end() -> None:
    """Most beginnings of a payment in five races lead nowhere: they must not use up the patience."""
    hand = [
        f"{race} {value}" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid") for value in (2, 3, 4)
    ]
    scene = paying_for("sage", hand)
    found = suggest(scene.match, scene.match.decisions[0])
    assert found is not None
    assert sum(int(option.key[-1]) for option in found.part) == 10

"""The six merchants, who bring pearls: Ship Master, Trader, Peddler, Landlord, Slaver, Shopkeeper."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import cost_of, court_with, lines, recruit, shows_cost, shows_worth

# -- Ship Master -----------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:ship-master")
@pytest.mark.rule("abyss:16.4", "abyss:10.1", "abyss:10.4")
def test_ship_master() -> None:
    shows_cost("ship-master", value=6, races=3, race="shellfish", almost=("shellfish 2", "squid 2", "crab 1"))
    shows_worth("ship-master", guild="merchant", influence=5, keys=1)

    # Crabs twice, a squid and a monster are sent off: two races, two pearls. The ally taken does not count.
    scene = Scene(
        "abyss",
        2,
        deck=["crab 1", "crab 2", "monster", "squid 1", "jellyfish 3"],
        threat=1,
        seats=[{"lords": ["ship-master"]}],
    )
    scene.answer("explore", "leave", "leave", "go-on", "leave")
    scene.holds(
        turn=1,
        seats={0: {"pearls": 3, "hand": ["jellyfish 3"]}},  # one of them for the last space
        council={"crab": [1, 2], "squid": [1], "jellyfish": []},
    )
    assert [(line.rule, line.args) for line in scene.match.lines if line.message == "log-gains-pearls"] == [
        ("7.22", {"player": "seat:0", "count": 1}),
        ("16.4", {"player": "seat:0", "count": 2}),
    ]


@pytest.mark.card("abyss:lord:ship-master")
@pytest.mark.rule("abyss:16.4", "abyss:8.11", "abyss:10.1")
def test_ship_master_is_paid_after_a_fight_too_and_at_most_four_pearls() -> None:
    fight = Scene("abyss", 2, deck=["crab 1", "monster"], seats=[{"lords": ["ship-master"]}])
    fight.answer("explore", "leave", "fight", "reward:p1")
    fight.holds(turn=1, seats={0: {"pearls": 2}}, council={"crab": [1]})

    four = Scene(
        "abyss",
        2,
        deck=["crab 1", "squid 1", "seahorse 1", "shellfish 1", "jellyfish 1"],
        seats=[{"lords": ["ship-master"]}],
    )
    four.answer("explore", "leave", "leave", "leave", "leave")
    four.holds(turn=1, seats={0: {"pearls": 5}})  # four races and the last space

    nothing = Scene("abyss", 2, deck=["crab 1"], seats=[{"lords": ["ship-master"]}])
    nothing.answer("explore", "take")
    nothing.holds(turn=1, seats={0: {"pearls": 0}})
    assert lines(nothing, "log-gains-pearls") == []


@pytest.mark.card("abyss:lord:ship-master")
@pytest.mark.rule("abyss:16.4", "abyss:24.3", "abyss:18.18")
def test_ship_master_pays_only_for_the_own_exploration_while_he_works() -> None:
    idle = ({"lords": ["ship-master"], "turned": ["ship-master"]}, {"locations": [{"jail": ["ship-master"]}]})
    for me, other in (({}, {"lords": ["ship-master"]}), (idle[0], {}), (idle[1], {})):
        scene = Scene("abyss", 2, deck=["crab 1", "squid 1"], seats=[me, other])
        scene.answer("explore", "leave", "take")
        scene.holds(turn=1, seats={0: {"pearls": 0}, 1: {"pearls": 0}})


# -- Trader, Peddler, Shopkeeper -------------------------------------------------------------------------------------


def brings_pearls(lord: str, count: int, *payment: str) -> None:
    """So many pearls on entering play, once, for the owner alone."""
    scene = Scene("abyss", 2, court=court_with(lord), deck=["crab 1", "crab 1"], seats=[{"hand": list(payment)}])
    recruit(scene, lord, *payment)
    scene.holds(turn=1, seats={0: {"pearls": count, "lords": [lord]}, 1: {"pearls": 0}})
    assert [(line.rule, line.args) for line in scene.match.lines if line.message == "log-gains-pearls"] == [
        ("16.3", {"player": "seat:0", "count": count})
    ]
    assert scene.state.issued == count
    scene.answer("explore", "pass", "take")
    scene.holds(turn=0, seats={0: {"pearls": count}})  # never again


@pytest.mark.card("abyss:lord:trader")
@pytest.mark.rule("abyss:16.3", "abyss:12.6", "abyss:16.1")
def test_trader() -> None:
    shows_cost("trader", value=10, races=3, race="shellfish", almost=("shellfish 4", "squid 3", "crab 2"))
    shows_worth("trader", guild="merchant", influence=9, keys=0)
    brings_pearls("trader", 3, "shellfish 5", "squid 3", "crab 2")


@pytest.mark.card("abyss:lord:peddler")
@pytest.mark.rule("abyss:16.3", "abyss:12.6", "abyss:16.1")
def test_peddler() -> None:
    shows_cost("peddler", value=8, races=1, race="shellfish", almost=("shellfish 4", "shellfish 3"))
    shows_worth("peddler", guild="merchant", influence=9, keys=0)
    brings_pearls("peddler", 2, "shellfish 5", "shellfish 3")


@pytest.mark.card("abyss:lord:shopkeeper")
@pytest.mark.rule("abyss:16.3", "abyss:12.6", "abyss:16.1")
def test_shopkeeper() -> None:
    shows_cost("shopkeeper", value=6, races=3, race="shellfish", almost=("shellfish 2", "squid 2", "crab 1"))
    shows_worth("shopkeeper", guild="merchant", influence=9, keys=0)
    brings_pearls("shopkeeper", 1, "shellfish 1", "squid 2", "crab 3")


@pytest.mark.rule("abyss:16.3", "abyss:17.4", "abyss:17.5")
def test_a_merchants_pearls_come_before_those_of_the_refill() -> None:
    scene = Scene("abyss", 2, court=["peddler", "miller", "keeper"], seats=[{"hand": ["shellfish 5", "shellfish 3"]}])
    recruit(scene, "peddler", "shellfish 5", "shellfish 3")
    scene.holds(seats={0: {"pearls": 4}})
    gains = [(line.rule, line.args["count"]) for line in scene.match.lines if line.message == "log-gains-pearls"]
    assert gains == [("16.3", 2), ("17.4", 2)]


# -- Landlord --------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:landlord")
@pytest.mark.rule("abyss:16.4", "abyss:16.3", "abyss:19.1")
def test_landlord() -> None:
    shows_cost("landlord", value=10, races=2, race="shellfish", almost=("shellfish 5", "squid 4"))
    shows_worth("landlord", guild="merchant", influence=5, keys=1)

    scene = Scene(
        "abyss",
        2,
        court=court_with("landlord"),
        deck=["crab 1", "crab 2", "crab 3"],
        seats=[{"hand": ["shellfish 5", "squid 5"]}],
    )
    recruit(scene, "landlord", "shellfish 5", "squid 5", keep="squid 5")
    scene.holds(turn=1, seats={0: {"pearls": 1}, 1: {"pearls": 0}})
    scene.answer("explore", "pass", "take")
    # At the start of the owner's turn, before any plotting, another pearl.
    scene.asks("turn-action", seat=0)
    scene.holds(seats={0: {"pearls": 2}, 1: {"pearls": 0}})
    scene.answer("explore", "take")
    scene.holds(turn=1, seats={0: {"pearls": 2}, 1: {"pearls": 0}})
    gains = [(line.rule, line.args) for line in scene.match.lines if line.message == "log-gains-pearls"]
    assert gains == [
        ("16.4", {"player": "seat:0", "count": 1}),
        ("16.4", {"player": "seat:0", "count": 1}),
    ]


@pytest.mark.card("abyss:lord:landlord")
@pytest.mark.rule("abyss:16.4", "abyss:24.3", "abyss:18.18", "abyss:4.2")
def test_landlords_pearl_can_pay_for_a_plot_and_stops_when_he_is_turned_or_tucked() -> None:
    free = {"lords": ["landlord"]}
    for landlord, pearls in (
        (free, 1),
        ({"lords": ["landlord"], "turned": ["landlord"]}, 0),
        ({"locations": [{"jail": ["landlord"]}]}, 0),
    ):
        scene = Scene("abyss", 2, turn=1, deck=["crab 1"], court=["miller", "keeper", "reaper"], seats=[landlord])
        scene.answer("explore", "take")
        scene.holds(turn=0, seats={0: {"pearls": pearls}})
        if pearls:
            scene.offers("plot")
        else:
            scene.refuses("plot", rule="4.6", price=1)


# -- Slaver ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:slaver")
@pytest.mark.rule("abyss:16.5", "abyss:16.4", "abyss:18.18")
def test_slaver() -> None:
    shows_cost("slaver", value=8, races=1, race="shellfish", almost=("shellfish 4", "shellfish 3"))
    shows_worth("slaver", guild="merchant", influence=5, keys=1)

    scene = Scene(
        "abyss",
        2,
        deck=["squid 5", "squid 4", "squid 3"],
        council={"jellyfish": [1]},
        seats=[{"lords": ["slaver"], "hand": ["crab 1", "crab 1", "squid 2"]}],
    )
    scene.offers_only("explore", "council:jellyfish", "sell:ally:crab-1", "sell:ally:squid-2")
    scene.answer("sell:ally:crab-1")
    scene.asks("turn-action", seat=0)  # asked again
    scene.holds(seats={0: {"hand": ["crab 1", "squid 2"], "pearls": 2}}, discard=["crab 1"])
    # Once in a turn.
    scene.refuses("use:lord:slaver", rule="16.5", lord="lord:slaver")
    assert not [key for key in scene.offered() if key.startswith("sell")]
    assert lines(scene, "log-discards") == [{"player": "seat:0", "allies": "ally:crab-1"}]
    assert lines(scene, "log-gains-pearls") == [{"player": "seat:0", "count": 2}]
    # Not in another's turn, though its owner is asked to buy; and again in the next own one.
    scene.answer("explore", "take", "explore")
    scene.asks("explore-offer", seat=0)
    scene.offers_only("buy", "pass")
    scene.answer("pass", "take")
    scene.asks("turn-action", seat=0)
    scene.offers("sell:ally:crab-1", "sell:ally:squid-2", "sell:ally:squid-5")

    tucked = Scene("abyss", 2, seats=[{"locations": [{"jail": ["slaver"]}], "hand": ["crab 1"]}])
    tucked.refuses("use:lord:slaver", rule="18.18", lord="lord:slaver")


@pytest.mark.card("abyss:lord:slaver")
@pytest.mark.rule("abyss:16.5", "abyss:14.9", "abyss:14.13")
def test_slaver_sells_in_the_middle_of_a_payment_and_the_pearls_pay() -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[{"lords": ["slaver"], "hand": ["seahorse 4", "crab 2", "squid 1"]}],
    )
    # 6 + 2 pearls would be enough, but they must be there when the lord is named.
    scene.refuses("recruit:lord:miller", rule="14.13", needed=8, allies=6, pearls=0)
    scene.answer("recruit:lord:keeper")
    scene.asks("recruit-pay", seat=0)
    # The Keeper needs 6 in three races: none of the three can be missed.
    assert cost_of(scene) == 6
    scene.refuses("sell:ally:squid-1", rule="14.13", ally="ally:squid-1", lord="lord:keeper")
    scene.offers_only("ally:crab-2", "ally:seahorse-4", "ally:squid-1")

    rich = Scene(
        "abyss", 2, seats=[{"lords": ["slaver"], "hand": ["seahorse 4", "crab 2", "crab 2", "squid 1"], "pearls": 0}]
    )
    rich.answer("recruit:lord:keeper")
    rich.offers("sell:ally:crab-2")
    rich.answer("sell:ally:crab-2")
    rich.asks("recruit-pay", seat=0)
    rich.holds(seats={0: {"pearls": 2, "hand": ["seahorse 4", "crab 2", "squid 1"]}})
    rich.answer(["ally:seahorse-4", "ally:crab-2", "ally:squid-1"])
    rich.holds(turn=1, seats={0: {"pearls": 2, "lords": ["slaver", "keeper"], "affiliated": ["squid 1"]}})


@pytest.mark.card("abyss:lord:slaver")
@pytest.mark.rule("abyss:16.5", "abyss:14.11", "abyss:14.9")
def test_a_sale_while_paying_stands_in_for_the_allys_value() -> None:
    # The Miller's 8: seahorse 5, crab 2 and 1 are 8; without the crab 1 it is 7 and the two pearls of the sale.
    scene = Scene("abyss", 2, seats=[{"lords": ["slaver"], "hand": ["seahorse 5", "crab 2", "crab 1"]}])
    scene.answer("recruit:lord:miller")
    scene.answer("sell:ally:crab-1", ["ally:seahorse-5", "ally:crab-2"])
    scene.holds(turn=1, seats={0: {"pearls": 1, "lords": ["slaver", "miller"], "affiliated": ["crab 2"], "hand": []}})


@pytest.mark.card("abyss:lord:slaver")
@pytest.mark.rule("abyss:16.5", "abyss:16.2", "abyss:6.1")
def test_slaver_works_in_the_turn_of_his_recruitment_and_between_the_cards_of_an_exploration() -> None:
    fresh = Scene(
        "abyss",
        2,
        court=court_with("slaver"),
        available=["jail"],
        seats=[{"hand": ["shellfish 5", "shellfish 3", "crab 1"], "keys": 2}],
    )
    recruit(fresh, "slaver", "shellfish 5", "shellfish 3")
    fresh.asks("control-location", seat=0)
    fresh.answer("sell:ally:crab-1")
    fresh.asks("control-location", seat=0)
    fresh.holds(seats={0: {"pearls": 2, "hand": []}})

    exploring = Scene("abyss", 2, deck=["crab 1", "crab 2"], seats=[{"lords": ["slaver"], "hand": ["squid 1"]}])
    exploring.answer("explore")
    exploring.asks("explore-take", seat=0)
    exploring.answer("sell:ally:squid-1")
    exploring.asks("explore-take", seat=0)
    exploring.offers_only("take", "leave")
    exploring.holds(seats={0: {"pearls": 2, "hand": []}}, track=["crab 1"])

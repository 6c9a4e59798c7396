"""The King's Order and King's Favour schemes (sections 37 and 38)."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.solo.facing import facing

PLAIN = ["acolyte-1", "gatekeeper-2", "watchman-3", "squire-1", "debt-collector-1"]
ORDERS = ["fortify", "convert", "commission"]
FIVE = ["viking-thief", "viking-traitor", "viking-vigilante", "byzantine-armourer", "byzantine-assassin"]


def tried(scene: Scene) -> list[tuple[str, str]]:
    """The orders the opponent turned to, with the statements cited."""
    return [
        (str(line.args["order"]).removeprefix("order:"), line.rule)
        for line in scene.match.lines
        if line.message.startswith("log-opponent-order")
    ]


def by_order(opponent: dict[str, Any] | None = None, **table: Any) -> Scene:
    table = {"round": 3, "orders": ORDERS, "townsfolk": PLAIN, "walls": ["vp-2"], **table}
    return facing("kings-order", opponent=opponent or {}, **table)


COMMISSION_BLOCKED = {"commission": ["scout"] * 3}
CONVERT_BLOCKED = {"convert": ["scout"] * 3}
FORTIFY_BLOCKED = {"fortify": ["scout"] * 3}


@pytest.mark.rule("paladins:37.1", "paladins:37.4")
def test_commission_then_convert_then_fortify() -> None:
    scene = by_order()
    scene.holds(opponent={"monks": 1})
    assert tried(scene) == [("commission", "37.1")]
    scene = by_order({"placed": COMMISSION_BLOCKED})
    assert tried(scene) == [("commission", "37.1"), ("convert", "37.1")]
    scene.holds(opponent={"monks": 0, "converted": ["viking-adventurer"]})
    scene = by_order({"placed": COMMISSION_BLOCKED | CONVERT_BLOCKED})
    assert tried(scene) == [("commission", "37.1"), ("convert", "37.1"), ("fortify", "37.1")]
    scene.holds(opponent={"converted": [], "walls": ["vp-2"]})


@pytest.mark.rule("paladins:37.1")
def test_only_revealed_orders_count() -> None:
    scene = by_order(round=1)
    assert tried(scene) == [("fortify", "37.1")]
    scene = by_order(round=2)
    assert tried(scene) == [("convert", "37.1")]


@pytest.mark.rule("paladins:37.5", "paladins:37.1")
def test_with_five_commissions_it_tries_convert() -> None:
    scene = by_order({"monks": 5})
    assert tried(scene) == [("convert", "37.1")]
    scene.holds(opponent={"monks": 5, "converted": ["viking-adventurer"]})
    # Likewise with fewer than five while the spaces of Commission are occupied.
    scene = by_order({"monks": 4, "placed": COMMISSION_BLOCKED})
    assert tried(scene) == [("commission", "37.1"), ("convert", "37.1")]
    assert tried(by_order({"monks": 4})) == [("commission", "37.1")]


@pytest.mark.rule("paladins:37.2")
def test_with_all_orders_fulfilled_it_still_tries_the_rightmost() -> None:
    done = {"monks": 5, "walls": 5, "converted": FIVE, "influence": 12}
    scene = by_order(done)
    assert tried(scene) == [("commission", "37.2")]
    scene.holds(opponent={"monks": 6})
    # And goes on to the left while it cannot (ruling solo_fulfilled_orders).
    scene = by_order({**done, "placed": COMMISSION_BLOCKED})
    assert tried(scene) == [("commission", "37.2"), ("convert", "37.2")]


@pytest.mark.rule("paladins:37.3", "paladins:37.2")
def test_an_order_already_fulfilled_comes_after_those_that_are_not() -> None:
    """Ruling solo_fulfilled_orders: only when it can take the action of none does it turn to its row."""
    scene = by_order({"monks": 5, "placed": CONVERT_BLOCKED | FORTIFY_BLOCKED})
    assert tried(scene) == [("convert", "37.1"), ("fortify", "37.1"), ("commission", "37.2")]
    scene.holds(opponent={"monks": 6})
    scene.logs("log-opponent-falls-back", times=0)


@pytest.mark.rule("paladins:37.3")
def test_with_no_order_possible_it_turns_to_its_row() -> None:
    scene = by_order({"placed": COMMISSION_BLOCKED | CONVERT_BLOCKED | FORTIFY_BLOCKED})
    assert [name for name, _ in tried(scene)] == ["commission", "convert", "fortify"]
    scene.logs("log-opponent-falls-back", rule="37.3", action="action:recruit", times=1)
    scene.holds(townsfolk_discard=["acolyte-1"])


# -- favours ------------------------------------------------------------------------------------------------------

FAVOURS = ["criminals", "tax", "labourers", "supplies", "recruit"]


@pytest.mark.rule("paladins:38.1", "paladins:38.4")
@pytest.mark.parametrize(("resource", "favour"), [(1, "criminals"), (2, "tax"), (3, "labourers"), (4, "supplies")])
def test_the_favour_the_marker_points_at(resource: int, favour: str) -> None:
    scene = facing("kings-favour", round=7, favours=FAVOURS, opponent={"resource": resource}, suspicion_deck=[0, 0])
    scene.holds(favour_workers={favour: "labourer"})
    scene.logs("log-marker-points", rule="30.9", card=f"favour:{favour}", times=1)
    # One worker blocks it for the person too.
    scene.refuses(f"favour:{favour}", rule="6.15")


@pytest.mark.rule("paladins:38.2")
def test_a_favour_that_is_not_there_is_passed_over() -> None:
    # In round 4 two favours lie open: from the fourth place on there is none, so it begins again from the left.
    scene = facing("kings-favour", round=4, favours=FAVOURS, opponent={"resource": 4}, suspicion_deck=[0, 0])
    scene.holds(favour_workers={"criminals": "labourer"})
    scene.logs("log-marker-goes-round", rule="30.11", card="favour:criminals", times=1)
    scene = facing("kings-favour", round=5, favours=FAVOURS, favour_workers={"criminals": "scout"})
    scene.holds(favour_workers={"criminals": "scout", "tax": "labourer"})
    scene.logs("log-marker-goes-on", rule="30.10", card="favour:tax", times=1)


@pytest.mark.rule("paladins:38.3")
def test_without_a_favour_it_turns_to_its_row() -> None:
    scene = facing("kings-favour", round=3, favours=FAVOURS, favour_workers={"criminals": "scout"}, townsfolk=PLAIN)
    scene.logs("log-opponent-no-favour", rule="38.3", times=1)
    scene.logs("log-opponent-falls-back", rule="38.3", action="action:recruit", times=1)
    scene.holds(townsfolk_discard=["acolyte-1"], favour_workers={"criminals": "scout"})


@pytest.mark.rule("paladins:38.5", "paladins:38.6", "paladins:30.4", "paladins:30.5")
def test_the_example_of_the_second_favour() -> None:
    scene = facing(
        "kings-favour", round=7, favours=FAVOURS, pool=5,
        favour_workers={"recruit": "scout", "criminals": "fighter"},
        opponent={"resource": 5, "suspicions": [0, 0], "faith": 2, "strength": 3, "influence": 1},
    )  # fmt: skip
    scene.holds(
        pool=3,
        favour_workers={"recruit": "scout", "criminals": "fighter", "tax": "labourer"},
        opponent={"resource": 2, "suspicions": [0], "faith": 2, "strength": 3, "influence": 2},
    )


EFFECTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("recruit", {}, {"workers": ["labourer", "cleric"]}),
    ("tax", {"suspicions": [1]}, {"workers": ["labourer"], "suspicions": [], "resource": 3}),
    ("criminals", {}, {"workers": ["labourer", "criminal", "criminal"], "suspicions": [0, 1], "resource": 2}),
    ("attribute", {}, {"faith": 1, "strength": 0, "influence": 0}),
    ("debt", {"unpaid": 1}, {"unpaid": 0, "paid": 1}),
    ("credit", {}, {"workers": ["labourer", "scout", "merchant", "fighter"], "unpaid": 1}),
    ("develop", {}, {"workers": ["labourer", "fighter", "cleric"], "workshops": {}}),
    ("labourers", {}, {"workers": ["labourer"] * 4}),
    ("supplies", {}, {"workers": ["labourer"], "resource": 4}),
    ("pray", {"placed": {"attack": ["scout"] * 3}}, {"placed": {}, "schemes": 13}),
]


@pytest.mark.rule("paladins:38.4", "paladins:30.18")
@pytest.mark.parametrize(("favour", "before", "after"), EFFECTS, ids=[effect[0] for effect in EFFECTS])
def test_what_each_favour_is_to_the_opponent(favour: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    scene = facing(
        "kings-favour", workers=2, round=3, favours=[favour], opponent=before, townsfolk=PLAIN, suspicion_deck=[0, 1]
    )
    scene.holds(favour_workers={favour: "labourer"}, opponent=after)


@pytest.mark.rule("paladins:35.8")
def test_an_attribute_at_the_end_of_its_track_gives_way() -> None:
    """Ruling solo_left_reward."""
    scene = facing("kings-favour", round=3, favours=["attribute"], opponent={"faith": 12})
    scene.holds(opponent={"faith": 12, "influence": 1, "strength": 0})
    full = {"faith": 12, "influence": 12, "strength": 12}
    facing("kings-favour", round=3, favours=["attribute"], opponent=full).holds(opponent=full)


@pytest.mark.rule("paladins:34.8")
def test_a_free_recruit_without_townsfolk_is_skipped() -> None:
    scene = facing("kings-favour", round=3, favours=["recruit"], townsfolk=[None] * 5)
    scene.holds(opponent={"workers": ["labourer"] * 5}, favour_workers={"recruit": "labourer"})

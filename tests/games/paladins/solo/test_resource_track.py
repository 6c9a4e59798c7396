"""The resource track (section 30): goods become steps, steps raise attributes, and the marker points at cards."""

from typing import Any

import msgspec
import pytest

from tests.games.paladins.solo.facing import facing

TOWNSFOLK = ["acolyte-1", "gatekeeper-2", "watchman-3", "squire-1", "debt-collector-1"]
"""Dismissed, they give a cleric, a scout, a merchant, a fighter, two labourers."""


@pytest.mark.rule("paladins:30.1", "paladins:30.2", "paladins:33.8")
def test_for_each_of_its_goods_the_marker_moves_one_space() -> None:
    facing("recruit", townsfolk=["peddler-2", None, None, None, None]).holds(opponent={"resource": 2})
    # Space 2 gives 2 silver, the Byzantine Warrior 2 provisions.
    scene = facing("commission", opponent={"monks": [1]})
    scene.holds(opponent={"resource": 3, "monks": 2})
    scene.logs("log-resource-marker", rule="30.2", count=2, space=3, times=1)
    outsiders = ["byzantine-warrior", None, None, None, None, None]
    facing("attack", opponent={"strength": 1}, outsiders=outsiders).holds(opponent={"resource": 3})


@pytest.mark.rule("paladins:30.3", "paladins:33.11")
def test_tax_goes_to_the_main_supply_and_moves_the_marker() -> None:
    scene = facing("recruit", townsfolk=["architect-3", None, None, None, None], pool=4)
    scene.holds(pool=2, opponent={"resource": 3}, seats={0: {"silver": 0}})
    scene.logs("log-returns-tax", rule="30.3", count=2, left=2, times=1)
    scene.logs("log-resource-marker", rule="30.3", count=2, times=1)
    assert scene.state.issued_silver == 2  # what is left in the pool, and nothing else


@pytest.mark.rule("paladins:30.3", "paladins:24.1", "paladins:30.16")
def test_the_last_tax_taken_by_the_opponent_brings_the_inquisition() -> None:
    """Two tax with 1 silver in the pool: the marker moves two spaces, 1 silver goes."""
    scene = facing(
        "recruit", townsfolk=["architect-3", None, None, None, None], pool=1,
        opponent={"suspicions": [0, 1, 2]}, person={"suspicions": [0, 0]},
    )  # fmt: skip
    scene.holds(pool=5, opponent={"resource": 3, "suspicions": [0, 1], "unpaid": 1}, seats={0: {"unpaid": 0}})


@pytest.mark.rule("paladins:30.16", "paladins:24.3", "paladins:24.5")
def test_the_opponent_takes_part_in_inquisitions() -> None:
    scene = facing(
        "recruit", townsfolk=["architect-3", None, None, None, None], pool=2,
        opponent={"suspicions": [0, 1]}, person={"suspicions": [0, 2]},
    )  # fmt: skip
    scene.holds(opponent={"suspicions": [0], "unpaid": 1}, seats={0: {"suspicions": [0], "unpaid": 1}})
    scene.logs("log-takes-debt", rule="24.3", player="opponent", times=1)


@pytest.mark.rule("paladins:30.4", "paladins:30.5", "paladins:30.6", "paladins:30.7")
def test_going_round_raises_the_lowest_attribute_and_of_equal_ones_the_topmost() -> None:
    # All on 0, Strength on top of the pile (28.4).
    scene = facing("recruit", townsfolk=["peddler-2", None, None, None, None], opponent={"resource": 5})
    scene.holds(opponent={"resource": 1, "faith": 0, "strength": 1, "influence": 0})
    scene.logs("log-raises", rule="30.5", player="opponent", attribute="attribute:strength", times=1)
    # The lowest, wherever it lies in the pile.
    lowest: dict[str, Any] = {"resource": 5, "faith": 3, "strength": 2, "influence": 1}
    scene = facing("recruit", townsfolk=["peddler-2", None, None, None, None], opponent=lowest)
    scene.holds(opponent={"faith": 3, "strength": 2, "influence": 2})
    # It came to Strength's space last and lies on top of it now: it will rise before Strength.
    scene.holds(opponent={"stacking": ["faith", "strength", "influence"]})
    lowest = {"resource": 5, "faith": 3, "strength": 2, "influence": 2, "stacking": ["faith", "strength", "influence"]}
    scene = facing("recruit", townsfolk=["peddler-2", None, None, None, None], opponent=lowest)
    scene.holds(opponent={"faith": 3, "strength": 2, "influence": 3})


@pytest.mark.rule("paladins:30.4", "paladins:30.5")
def test_a_long_way_counts_on_from_the_left() -> None:
    """Resting with 8 workers: 9 steps from space 4, by 5 and twice round, to space 3."""
    blocked = {"recruit": ["scout"], "pray": ["scout"], "trade": ["scout"], "conspire": ["scout"]}
    opponent = {"resource": 4, "placed": {**blocked, "commission": ["scout", "scout", "scout"]}}
    scene = facing("commission", workers=8, opponent=opponent)
    scene.holds(opponent={"resource": 3, "strength": 1, "faith": 1, "influence": 0})


@pytest.mark.rule("paladins:30.7")
def test_an_attribute_at_the_end_of_its_track_does_not_move_in_the_pile() -> None:
    opponent = {"strength": 12, "faith": 12, "influence": 12, "stacking": ["strength", "faith", "influence"]}
    scene = facing("fortify", opponent=opponent, walls=["vp-2"])
    scene.holds(opponent={"strength": 12, "stacking": ["strength", "faith", "influence"]})


@pytest.mark.rule("paladins:30.8", "paladins:30.9")
@pytest.mark.parametrize(
    ("space", "gained"),
    [(1, ["cleric"]), (2, ["scout"]), (3, ["merchant"]), (4, ["fighter"]), (5, ["labourer", "labourer"])],
)
def test_the_marker_points_at_the_card_in_its_place(space: int, gained: list[str]) -> None:
    scene = facing("recruit", workers=1, opponent={"resource": space}, townsfolk=TOWNSFOLK)
    scene.holds(opponent={"workers": gained}, townsfolk_discard=[TOWNSFOLK[space - 1]])
    scene.logs("log-marker-points", rule="30.9", space=space, card=f"townsfolk:{TOWNSFOLK[space - 1]}")


@pytest.mark.rule("paladins:30.10", "paladins:30.11", "paladins:30.13")
@pytest.mark.parametrize(
    ("track", "taken", "line", "rule"),
    [
        (["acolyte-1", "gatekeeper-2", "watchman-3", "squire-1", "peddler-1"], "watchman-3", "points", "30.9"),
        (["acolyte-1", "gatekeeper-2", None, "squire-1", "peddler-1"], "squire-1", "goes-on", "30.10"),
        (["acolyte-1", "gatekeeper-2", None, None, "peddler-1"], "peddler-1", "goes-on", "30.10"),
        (["acolyte-1", "gatekeeper-2", None, None, None], "acolyte-1", "goes-round", "30.11"),
        ([None, "gatekeeper-2", None, None, None], "gatekeeper-2", "goes-round", "30.11"),
    ],
)
def test_from_the_middle_the_third_then_the_fourth_then_the_fifth(
    track: list[str | None], taken: str, line: str, rule: str
) -> None:
    scene = facing("recruit", opponent={"resource": 3}, townsfolk=track)
    scene.holds(townsfolk_discard=[taken])
    scene.logs(f"log-marker-{line}", rule=rule, space=3, card=f"townsfolk:{taken}", times=1)


OUTSIDERS = [
    "viking-adventurer", "viking-armourer", "byzantine-archer", "saracen-warrior", "saracen-protector",
    "viking-lookout",
]  # fmt: skip


@pytest.mark.rule("paladins:30.12", "paladins:30.8")
@pytest.mark.parametrize(
    ("resource", "gaps", "taken", "rule"),
    [
        (5, [], "saracen-protector", "30.9"),
        (5, [5], "viking-lookout", "30.12"),
        (4, [4, 5], "viking-lookout", "30.12"),
        (5, [5, 6], "viking-adventurer", "30.11"),
        (2, [2], "byzantine-archer", "30.10"),
    ],
)
def test_after_the_fifth_outsider_comes_the_sixth(resource: int, gaps: list[int], taken: str, rule: str) -> None:
    track = [None if place in gaps else card for place, card in enumerate(OUTSIDERS, 1)]
    scene = facing("convert", opponent={"resource": resource, "faith": 12}, outsiders=track)
    scene.holds(opponent={"converted": [taken]})
    assert [line.rule for line in scene.match.lines if line.message.startswith("log-marker-")] == [rule]


@pytest.mark.rule("paladins:30.14", "paladins:30.17")
def test_for_a_suspicion_it_does_not_have_tax_goes_back() -> None:
    scene = facing("recruit", townsfolk=["acolyte-3", None, None, None, None], pool=4, opponent={"suspicions": [2]})
    scene.holds(pool=3, opponent={"suspicions": [], "resource": 1})
    scene.logs("log-returns-tax", rule="30.14", count=1, left=3, times=1)
    facing("recruit", townsfolk=["acolyte-3", None, None, None, None], pool=4).holds(pool=2, opponent={"resource": 1})


@pytest.mark.rule("paladins:30.15", "paladins:30.17")
def test_for_a_debt_it_does_not_have_tax_goes_back() -> None:
    scene = facing("recruit", townsfolk=["abbot-3", None, None, None, None], pool=4, opponent={"paid": 1})
    scene.holds(pool=3, opponent={"unpaid": 0, "paid": 1, "resource": 1})
    scene.logs("log-returns-tax", rule="30.15", count=1, left=3, times=1)
    scene = facing("recruit", townsfolk=["abbot-3", None, None, None, None], pool=4, opponent={"unpaid": 2})
    scene.holds(pool=4, opponent={"unpaid": 1, "paid": 0})


@pytest.mark.rule("paladins:30.15", "paladins:24.1")
def test_tax_going_back_may_bring_the_inquisition() -> None:
    scene = facing("recruit", townsfolk=["abbot-3", None, None, None, None], pool=1, person={"suspicions": [0]})
    scene.holds(pool=5, seats={0: {"unpaid": 1}}, opponent={"unpaid": 0, "resource": 1})


@pytest.mark.rule("paladins:30.18")
@pytest.mark.parametrize(
    ("scheme", "opponent"),
    [
        ("commission", {"monks": 6, "faith": 12}),
        ("garrison", {"outposts": 6, "strength": 12}),
        ("fortify", {"walls": 6, "influence": 12}),
        ("absolve", {"jars": 6, "influence": 12}),
        ("convert", {"converted": ["viking-thief"], "faith": 12}),
    ],
)
def test_the_opponent_pays_no_silver_and_no_provisions(scheme: str, opponent: dict[str, object]) -> None:
    scene = facing(scheme, opponent=opponent)
    scene.logs("log-places", action=f"action:{scheme}", times=1)
    scene.logs("log-pays-silver", times=0)
    scene.logs("log-pays-provisions", times=0)


@pytest.mark.rule("paladins:30.19", "paladins:30.18")
def test_a_favour_for_silver_is_free_for_the_opponent() -> None:
    favours = ["debt", "recruit", "tax", "pray", "credit"]
    scene = facing("kings-favour", round=3, favours=favours, opponent={"unpaid": 1})
    scene.holds(favour_workers={"debt": "labourer"}, opponent={"unpaid": 0, "paid": 1}, pool=5)


@pytest.mark.parametrize("seat", [0, None])
def test_the_opponents_things_are_open_to_all(seat: int | None) -> None:
    scene = facing("commission", opponent={"resource": 1, "unpaid": 1, "suspicions": [2]}, townsfolk=TOWNSFOLK)
    shown = msgspec.to_builtins(scene.match.view(seat))
    (side,) = shown["opponents"]
    board = side["board"]
    assert (side["scheme"], side["played"], side["schemes_gone"]) == ("scheme:commission", ["scheme:commission"], [])
    assert (side["resource"], side["schemes"]) == (1, 11)
    assert side["stacking"] == ["attribute:faith", "attribute:strength", "attribute:influence"]
    assert (board["at"], board["monks"], board["unpaid"], board["suspicions"]) == (
        "opponent",
        1,
        1,
        ["suspicion:tax-2"],
    )
    assert {action["at"]: len(action["workers"]) for action in board["actions"] if action["workers"]} == {
        "action:commission": 3
    }
    assert [space["owner"] for space in shown["spaces"] if space["owner"]] == ["opponent"]

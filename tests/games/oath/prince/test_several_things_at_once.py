"""The Prince where several things meet at once, worked out by hand from the book."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.prince.tables import HIT, MISS, on_space, told


@pytest.mark.rule("oath:P.10.e", "oath:P.15.d")
def test_no_favor_pays_two_tolls_when_he_compares_sites() -> None:
    """Under the Curfew one favor buys one secret at the steppe, though two cards lie there; the river is as good."""
    scene = on_space(
        "BL_campaign_ds",
        prince={"at": "mine", "favor": 1, "schemers": {"beast": 1}},
        sites={
            "cradle-1": "mine",
            "cradle-2": {"site": "river", "cards": ["wild-cry"]},
            "provinces-1": {"site": "plains", "cards": ["curfew"], "warbands": {"red": 1}},
            "hinterland-1": {"site": "steppe", "cards": ["wolves", "fae-merchant"], "warbands": {"red": 1}},
        },
        seats=[{"at": "plains"}],
    )
    scene.holds(prince={"at": "river"})


@pytest.mark.rule("oath:P.11.c", "oath:P.15.l")
def test_a_plan_without_dice_takes_nothing_from_one_with_dice() -> None:
    """One favor: the Field Promotion adds no die and is left out; the Encirclement adds two: 5 against 3."""
    words: dict[str, Any] = {
        "powers": "expanded",
        "prince": {"at": "river", "warbands": 3, "favor": 1},
        "seats": [{"at": "river"}],
    }
    sites: dict[str, Any] = {
        "cradle-1": {"site": "river", "cards": ["field-promotion", "encirclement"], "warbands": {"purple": 1}},
        "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
        "provinces-2": {"site": "mine", "warbands": {"red": 2}},
    }
    scene = on_space("TL_muster_low", sites=sites, **words)
    scene.answer("enough")
    assert told(scene, "log-prince-ready") == [{"player": "seat:1", "dice": 5, "defense": 3}]


@pytest.mark.rule("oath:P.3.a", "oath:P.11.c", "oath:P.15.j")
@pytest.mark.card("denizen:code-of-honor")
@pytest.mark.parametrize(
    ("left", "right", "dice"), [("code-of-honor", "longbows", 6), ("longbows", "code-of-honor", 5)]
)
def test_the_leftmost_of_two_plans_that_exclude_each_other(left: str, right: str, dice: int) -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": {"site": "river", "cards": [left], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
            "provinces-2": {"site": "mine", "warbands": {"red": 1}},
            "hinterland-1": {"site": "plains", "cards": [right], "warbands": {"purple": 1}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-attack")[0]["dice"] == dice
    assert told(scene, "log-prince-ready")[-1]["dice"] == dice


@pytest.mark.rule("oath:P.15.n")
@pytest.mark.card("denizen:slander")
def test_slander_is_no_harm_from_one_who_never_targets_a_pawn() -> None:
    """Several persons: what harms the threat he always uses; the Slander would cost him 1 favor for nothing."""
    scene = on_space(
        "BR_muster",
        powers="expanded",
        players=2,
        oath="people",
        prince={"at": "river", "warbands": 9, "favor": 1, "threat": "oathkeeper"},
        sites={"cradle-1": {"site": "river", "cards": ["slander"], "warbands": {"purple": 1}}},
        seats=[{"at": "river"}, {"at": "river"}],
        banners={"peoples-favor": {"holder": 0, "tokens": 1}},
        title=0,
        dice=MISS + HIT,
    )
    while scene.match.decisions and not told(scene, "log-campaign-told"):
        scene.answer("enough")
    scene.holds(prince={"favor": 1}, banners={"peoples-favor": {"holder": 2}})


@pytest.mark.rule("oath:P.18.k", "oath:P.18.j")
@pytest.mark.parametrize(("oath", "red"), [("supremacy", True), ("people", False)])
def test_a_tie_is_the_most_only_with_the_title_of_that_goal(oath: str, red: bool) -> None:
    scene = on_space(
        "TL_campaign_high",
        oath=oath,
        prince={"at": "river"},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
        },
        seats=[{"at": "river"}],
        banners={"peoples-favor": {"holder": 1}},
        title=1,
    )
    first = told(scene, "log-prince-follows")[0]["space"]
    assert first == ("mind:need_banner" if red else "mind:TL_muster_high")


@pytest.mark.rule("oath:P.21.p", "oath:P.17.o", "oath:P.17.p")
@pytest.mark.parametrize(
    ("held", "space"),
    [
        ({"peoples-favor": {"holder": 1}}, "BL_trade_secret"),
        ({"darkest-secret": {"holder": 1}}, "BR_threat"),
        ({"peoples-favor": {"holder": 1}, "darkest-secret": {"holder": 1}}, "BR_threat"),
        ({}, "BR_threat"),
    ],
)
def test_which_banner_he_needs(held: dict[str, Any], space: str) -> None:
    scene = on_space(
        "TL_campaign_high",
        prince={"at": "river"},
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}},
        banners=held,
    )
    assert [line["space"] for line in told(scene, "log-prince-follows")][:2] == ["mind:need_banner", f"mind:{space}"]


@pytest.mark.rule("oath:P.3.d", "oath:P.11.o")
def test_turn_order_begins_with_the_chancellor_not_after_the_prince() -> None:
    """The Exile Prince sits between the two holders of as many relics: the Chancellor comes first all the same."""
    scene = on_space(
        "TR_muster",
        role="exile",
        players=2,
        turn=2,
        order=[0, 2, 1],
        prince={"at": "river", "warbands": 9},
        sites={"cradle-1": "river", "provinces-1": "steppe", "provinces-2": "mine"},
        seats=[{"at": "steppe", "relics": ["whistle"]}, {"at": "mine", "relics": ["brass-horse"]}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["defender"] == "seat:0"


@pytest.mark.rule("oath:P.15.o", "oath:P.15.m")
@pytest.mark.parametrize(("title", "asked"), [(0, 1), (1, 0)])
def test_the_right_hand_neighbour_of_the_threat_decides(title: int, asked: int) -> None:
    """Turns go Prince, 0, 1: on the right of 1 sits 0; on the right of 0 the Prince is passed over, and 1 comes."""
    scene = on_space(
        "TL_muster_low",
        powers="expanded",
        players=2,
        prince={"at": "river", "secrets": 2, "threat": "oathkeeper"},
        sites={
            "cradle-1": {"site": "river", "cards": ["fae-merchant"], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}, {"at": "river"}],
        title=title,
    )
    scene.asks("prince-powers", asked)

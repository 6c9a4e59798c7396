"""The Mind Map (P.17-P.22): every space with its action, every arrow with its condition."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from regnum.games.oath.catalogue import PRINCE_BOARDS as PRINTED
from regnum.games.oath.prince.mind import CONDITIONS, MIND, Space, next_arrow, read_map, way_on

SPACES = [
    pytest.param("TL_campaign_low", "travel-campaign-sites", marks=pytest.mark.rule("oath:P.19.b")),
    pytest.param("TL_campaign_high", "travel-campaign-sites", marks=pytest.mark.rule("oath:P.19.d")),
    pytest.param("TL_travel_favor", "travel-most-favor", marks=pytest.mark.rule("oath:P.19.f")),
    pytest.param("TL_trade_favor", "trade-favor", marks=pytest.mark.rule("oath:P.19.h")),
    pytest.param("TL_muster_low", "muster", marks=pytest.mark.rule("oath:P.19.j")),
    pytest.param("TL_muster_high", "muster", marks=pytest.mark.rule("oath:P.19.l")),
    pytest.param("TR_travel_favor", "travel-most-favor", marks=pytest.mark.rule("oath:P.20.b")),
    pytest.param("TR_trade_both_left", "trade-favor-and-secrets", marks=pytest.mark.rule("oath:P.20.d")),
    pytest.param("TR_trade_both_right", "trade-favor-and-secrets", marks=pytest.mark.rule("oath:P.20.f")),
    pytest.param("TR_travel_relic_left", "travel-relic", marks=pytest.mark.rule("oath:P.20.h")),
    pytest.param("TR_travel_relic_right", "travel-relic", marks=pytest.mark.rule("oath:P.20.j")),
    pytest.param("TR_muster", "muster", marks=pytest.mark.rule("oath:P.20.l")),
    pytest.param("TR_campaign_relics", "travel-campaign-relics", marks=pytest.mark.rule("oath:P.20.n")),
    pytest.param("TR_recover_relic", "recover-relic", marks=pytest.mark.rule("oath:P.20.p")),
    pytest.param("BL_trade_secret", "trade-secrets", marks=pytest.mark.rule("oath:P.21.b")),
    pytest.param("BL_travel_secret", "travel-most-secrets", marks=pytest.mark.rule("oath:P.21.d")),
    pytest.param("BL_trade_both", "trade-favor-and-secrets", marks=pytest.mark.rule("oath:P.21.f")),
    pytest.param("BL_muster", "muster", marks=pytest.mark.rule("oath:P.21.h")),
    pytest.param("BL_campaign_ds", "travel-campaign-darkest-secret", marks=pytest.mark.rule("oath:P.21.j")),
    pytest.param("BL_search", "search", marks=pytest.mark.rule("oath:P.21.l")),
    pytest.param("BL_recover_ds", "recover-darkest-secret", marks=pytest.mark.rule("oath:P.21.n")),
    pytest.param("BR_trade_favor", "trade-favor", marks=pytest.mark.rule("oath:P.22.b")),
    pytest.param("BR_travel_favor", "travel-most-favor", marks=pytest.mark.rule("oath:P.22.d")),
    pytest.param("BR_trade_both", "trade-favor-and-secrets", marks=pytest.mark.rule("oath:P.22.f")),
    pytest.param("BR_muster", "muster", marks=pytest.mark.rule("oath:P.22.h")),
    pytest.param("BR_campaign_pf", "travel-campaign-peoples-favor", marks=pytest.mark.rule("oath:P.22.j")),
    pytest.param("BR_recover_pf", "recover-peoples-favor", marks=pytest.mark.rule("oath:P.22.l")),
    pytest.param("BR_search", "search", marks=pytest.mark.rule("oath:P.22.n")),
]

ARROWS = [
    pytest.param(
        "TL_threat",
        [
            ("red", "rules-most-sites", "need_banner"),
            ("orange", "battle-ready-sites", "TL_campaign_low"),
            ("black", "", "TL_muster_low"),
        ],
        marks=pytest.mark.rule("oath:P.19.a"),
    ),
    pytest.param(
        "TL_campaign_low",
        [("orange", "battle-ready-sites", "TL_campaign_high"), ("black", "", "TL_travel_favor")],
        marks=pytest.mark.rule("oath:P.19.c"),
    ),
    pytest.param(
        "TL_campaign_high",
        [("red", "rules-most-sites", "need_banner"), ("black", "", "TL_muster_high")],
        marks=pytest.mark.rule("oath:P.19.e"),
    ),
    pytest.param("TL_travel_favor", [("black", "", "TL_trade_favor")], marks=pytest.mark.rule("oath:P.19.g")),
    pytest.param("TL_trade_favor", [("black", "", "TL_muster_high")], marks=pytest.mark.rule("oath:P.19.i")),
    pytest.param(
        "TL_muster_low",
        [("orange", "battle-ready-sites", "TL_campaign_low"), ("black", "", "TL_travel_favor")],
        marks=pytest.mark.rule("oath:P.19.k"),
    ),
    pytest.param(
        "TL_muster_high",
        [("orange", "battle-ready-sites", "TL_campaign_high"), ("black", "", "TL_trade_favor")],
        marks=pytest.mark.rule("oath:P.19.m"),
    ),
    pytest.param(
        "TR_threat",
        [
            ("red", "holds-most-relics-and-banners", "TL_muster_high"),
            ("orange", "battle-ready-relics", "TR_campaign_relics"),
            ("black", "", "TR_travel_relic_right"),
        ],
        marks=pytest.mark.rule("oath:P.20.a"),
    ),
    pytest.param("TR_travel_favor", [("black", "", "TR_trade_both_left")], marks=pytest.mark.rule("oath:P.20.c")),
    pytest.param("TR_trade_both_left", [("black", "", "TR_travel_relic_left")], marks=pytest.mark.rule("oath:P.20.e")),
    pytest.param(
        "TR_trade_both_right",
        [("orange", "can-pay-relic", "TR_recover_relic"), ("black", "", "TR_travel_favor")],
        marks=pytest.mark.rule("oath:P.20.g"),
    ),
    pytest.param(
        "TR_travel_relic_left",
        [
            ("red", "holds-most-relics-and-banners", "TL_muster_high"),
            ("orange", "can-pay-relic", "TR_recover_relic"),
            ("black", "", "TR_muster"),
        ],
        marks=pytest.mark.rule("oath:P.20.i"),
    ),
    pytest.param(
        "TR_travel_relic_right",
        [("orange", "can-pay-relic", "TR_recover_relic"), ("black", "", "TR_trade_both_right")],
        marks=pytest.mark.rule("oath:P.20.k"),
    ),
    pytest.param(
        "TR_muster",
        [("orange", "battle-ready-relics", "TR_campaign_relics"), ("black", "", "TR_travel_favor")],
        marks=pytest.mark.rule("oath:P.20.m"),
    ),
    pytest.param(
        "TR_campaign_relics",
        [("red", "holds-most-relics-and-banners", "TL_muster_high"), ("black", "", "TR_travel_relic_left")],
        marks=pytest.mark.rule("oath:P.20.o"),
    ),
    pytest.param(
        "TR_recover_relic",
        [
            ("red", "holds-most-relics-and-banners", "TL_muster_high"),
            ("orange", "battle-ready-relics", "TR_campaign_relics"),
            ("black", "", "TR_trade_both_left"),
        ],
        marks=pytest.mark.rule("oath:P.20.q"),
    ),
    pytest.param(
        "BL_threat",
        [
            ("red", "holds-darkest-secret", "BL_search"),
            ("orange", "battle-ready-darkest-secret", "BL_campaign_ds"),
            ("orange", "can-pay-darkest-secret", "BL_recover_ds"),
            ("black", "", "BL_trade_secret"),
        ],
        marks=pytest.mark.rule("oath:P.21.a"),
    ),
    pytest.param(
        "BL_trade_secret",
        [("orange", "can-pay-darkest-secret", "BL_recover_ds"), ("black", "", "BL_travel_secret")],
        marks=pytest.mark.rule("oath:P.21.c"),
    ),
    pytest.param("BL_travel_secret", [("black", "", "BL_trade_both")], marks=pytest.mark.rule("oath:P.21.e")),
    pytest.param(
        "BL_trade_both",
        [("orange", "can-pay-darkest-secret", "BL_recover_ds"), ("black", "", "BL_muster")],
        marks=pytest.mark.rule("oath:P.21.g"),
    ),
    pytest.param(
        "BL_muster",
        [("orange", "battle-ready-darkest-secret", "BL_campaign_ds"), ("black", "", "BL_travel_secret")],
        marks=pytest.mark.rule("oath:P.21.i"),
    ),
    pytest.param(
        "BL_campaign_ds",
        [("red", "holds-darkest-secret", "BL_search"), ("black", "", "BL_travel_secret")],
        marks=pytest.mark.rule("oath:P.21.k"),
    ),
    pytest.param("BL_search", [("black", "", "TL_muster_low")], marks=pytest.mark.rule("oath:P.21.m")),
    pytest.param("BL_recover_ds", [("black", "", "BR_search")], marks=pytest.mark.rule("oath:P.21.o")),
    pytest.param(
        "need_banner",
        [("red", "needs-only-darkest-secret", "BL_trade_secret"), ("red", "", "BR_threat")],
        marks=pytest.mark.rule("oath:P.21.p"),
    ),
    pytest.param(
        "BR_threat",
        [
            ("red", "holds-peoples-favor", "BR_search"),
            ("orange", "battle-ready-peoples-favor", "BR_campaign_pf"),
            ("orange", "can-pay-peoples-favor", "BR_recover_pf"),
            ("black", "", "BR_trade_favor"),
        ],
        marks=pytest.mark.rule("oath:P.22.a"),
    ),
    pytest.param(
        "BR_trade_favor",
        [("orange", "can-pay-peoples-favor", "BR_recover_pf"), ("black", "", "BR_travel_favor")],
        marks=pytest.mark.rule("oath:P.22.c"),
    ),
    pytest.param("BR_travel_favor", [("black", "", "BR_trade_both")], marks=pytest.mark.rule("oath:P.22.e")),
    pytest.param(
        "BR_trade_both",
        [("orange", "can-pay-peoples-favor", "BR_recover_pf"), ("black", "", "BR_muster")],
        marks=pytest.mark.rule("oath:P.22.g"),
    ),
    pytest.param(
        "BR_muster",
        [("orange", "battle-ready-peoples-favor", "BR_campaign_pf"), ("black", "", "BR_travel_favor")],
        marks=pytest.mark.rule("oath:P.22.i"),
    ),
    pytest.param(
        "BR_campaign_pf",
        [("red", "holds-peoples-favor", "BL_search"), ("black", "", "BR_travel_favor")],
        marks=pytest.mark.rule("oath:P.22.k"),
    ),
    pytest.param("BR_recover_pf", [("black", "", "BR_search")], marks=pytest.mark.rule("oath:P.22.m")),
    pytest.param("BR_search", [("black", "", "TR_travel_favor")], marks=pytest.mark.rule("oath:P.22.o")),
]


def called(name: str) -> Space:
    return next(space for space in MIND.spaces if space.name == name)


def holding(conditions: Iterable[str]) -> Any:
    held = set(conditions)
    return lambda condition: condition in held


@pytest.mark.parametrize(("space", "action"), SPACES)
def test_a_space_has_its_action(space: str, action: str) -> None:
    assert called(space).action == action


@pytest.mark.parametrize(("space", "arrows"), ARROWS)
def test_arrows_are_followed_in_their_order(space: str, arrows: list[tuple[str, str, str]]) -> None:
    """Red before orange before black: each arrow is taken when its condition holds and none before it does."""
    for i, (colour, condition, to) in enumerate(arrows):
        later = [later for _, later, _ in arrows[i:] if later]
        arrow = next_arrow(called(space), holding(later))
        assert (arrow.colour, arrow.condition, MIND.spaces[arrow.to].name) == (colour, condition, to)


def test_every_space_and_every_arrow_is_among_these() -> None:
    assert len(MIND.spaces) == 33
    named = {param.values[0]: param.values[1] for param in ARROWS}
    assert sorted(named) == sorted(space.name for space in MIND.spaces)
    for space in MIND.spaces:
        assert len(space.arrows) == len(named[space.name])
    actions = {param.values[0] for param in SPACES}
    assert sorted(actions) == sorted(space.name for space in MIND.spaces if space.kind == "action")


@pytest.mark.rule("oath:P.7.h", "oath:P.7.i", "oath:P.18.m")
def test_of_several_open_arrows_the_colour_decides() -> None:
    threat = called("BL_threat")
    assert [arrow.colour for arrow in threat.arrows] == ["red", "orange", "orange", "black"]
    everything = next_arrow(threat, holding(CONDITIONS))
    assert everything.colour == "red"
    orange = next_arrow(threat, holding(["battle-ready-darkest-secret", "can-pay-darkest-secret"]))
    assert orange.condition == "battle-ready-darkest-secret"
    assert next_arrow(threat, holding([])).colour == "black"


@pytest.mark.rule("oath:P.17.r", "oath:P.7.e", "oath:P.7.f")
def test_threat_spaces_and_the_banner_question_are_passed_at_once() -> None:
    start = called("TL_threat").number
    way = way_on(MIND, start, holding(["rules-most-sites"]))
    assert [space.name for _, space in way] == ["need_banner", "BR_threat", "BR_trade_favor"]
    assert [space.name for _, space in way_on(MIND, start, holding([]))] == ["TL_muster_low"]


@pytest.mark.rule("oath:P.17.o", "oath:P.17.p")
def test_the_banner_question() -> None:
    question = called("need_banner")
    left = next_arrow(question, holding(["needs-only-darkest-secret"]))
    right = next_arrow(question, holding([]))
    assert (MIND.spaces[left.to].name, MIND.spaces[right.to].name) == ("BL_trade_secret", "BR_threat")


@pytest.mark.rule("oath:P.17.q")
def test_each_goal_has_its_threat_space() -> None:
    assert {goal: MIND.spaces[space].name for goal, space in MIND.threat_space.items()} == {
        "most-sites": "TL_threat",
        "grand-scepter": "TL_threat",
        "most-relics-banners": "TR_threat",
        "darkest-secret": "BL_threat",
        "peoples-favor": "BR_threat",
    }


@pytest.mark.parametrize(
    ("quadrant", "plays", "box"),
    [
        pytest.param("TL", "friends", (2, 0, 0, 1), marks=pytest.mark.rule("oath:P.17.e")),
        pytest.param("TR", "schemers", (1, 1, 0, 1), marks=pytest.mark.rule("oath:P.17.f")),
        pytest.param("BL", "schemers", (1, 0, 1, 1), marks=pytest.mark.rule("oath:P.17.g")),
        pytest.param("BR", "friends", (0, 2, 0, 0), marks=pytest.mark.rule("oath:P.17.h")),
    ],
)
def test_a_quadrant_has_its_box(quadrant: str, plays: str, box: tuple[int, int, int, int]) -> None:
    found = next(one for one in MIND.quadrants if one.name == quadrant)
    assert found.plays == plays
    assert (found.warbands, found.favor, found.secrets, found.strategy) == box


# -- a map that somebody has written --------------------------------------------------------------------------------


def changed(**words: Any) -> dict[str, Any]:
    """The printed map with something else in the space TL_muster_low."""
    spaces = [{**space, **words} if space["name"] == "TL_muster_low" else space for space in PRINTED["space"]]
    return {**PRINTED, "space": spaces}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"name": "TL_threat"}, "two have the same name"),
        ({"quadrant": "middle"}, "no quadrant 'middle'"),
        ({"kind": "rest"}, "no kind 'rest'"),
        ({"action": "dance"}, "'dance' is no action"),
        ({"kind": "threat"}, "only action spaces have an action"),
        ({"arrows": []}, "the last arrow, and no other"),
        ({"arrows": [{"colour": "black", "if": "can-pay-relic", "to": "TL_threat"}]}, "the last arrow, and no other"),
        ({"arrows": [{"colour": "black", "to": "nowhere"}]}, "'nowhere', which is no space"),
        ({"arrows": [{"colour": "blue", "to": "TL_threat"}]}, "no colour 'blue'"),
        ({"arrows": [{"colour": "red", "if": "hungry", "to": "TL_threat"}]}, "no condition 'hungry'"),
        (
            {
                "arrows": [
                    {"colour": "black", "if": "can-pay-relic", "to": "TL_threat"},
                    {"colour": "red", "to": "TL_threat"},
                ]
            },
            "red arrows come before",
        ),
    ],
)
def test_a_wrong_map_is_refused(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_map(changed(**words))


@pytest.mark.rule("oath:P.17.r")
def test_a_ring_without_an_action_is_refused() -> None:
    ring = {"kind": "decision", "arrows": [{"colour": "black", "to": "TL_threat"}]}
    spaces = [
        {key: value for key, value in {**space, **ring}.items() if key != "action"}
        if space["name"] == "TL_muster_low"
        else space
        for space in PRINTED["space"]
    ]
    with pytest.raises(ValueError, match="round in a ring"):
        read_map({**PRINTED, "space": spaces})


@pytest.mark.rule("oath:P.17.q")
def test_a_goal_needs_a_threat_space() -> None:
    with pytest.raises(ValueError, match="most-sites has no threat space"):
        read_map({**PRINTED, "threat_space": {**PRINTED["threat_space"], "most-sites": "TL_muster_low"}})


def test_a_quadrant_plays_friends_or_schemers() -> None:
    wrong = [{**quadrant, "plays": "enemies"} for quadrant in PRINTED["quadrant"]]
    with pytest.raises(ValueError, match="plays is friends or schemers"):
        read_map({**PRINTED, "quadrant": wrong})

"""A campaign within another (5.5): while it lasts it alone is the campaign that powers speak of."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

BARRED = [
    pytest.param({}, ["marsh-spirit"], "longbows", marks=pytest.mark.card("oath:denizen:marsh-spirit")),
    pytest.param(
        {"advisers": ["true-names", "palanquin"]}, [], "longbows", marks=pytest.mark.card("oath:denizen:true-names")
    ),
    pytest.param(
        {"advisers": ["beast-tamer"]}, [], "horse-archers", marks=pytest.mark.card("oath:denizen:beast-tamer")
    ),
    pytest.param({"advisers": ["insect-swarm"]}, [], "longbows", marks=pytest.mark.card("oath:denizen:insect-swarm")),
    pytest.param(
        {"advisers": ["gleaming-armor"]}, [], "longbows", marks=pytest.mark.card("oath:denizen:gleaming-armor")
    ),
]
"""What the first defender has, the cards at the River, and the first attacker's battle plan."""


@pytest.mark.rule("oath:5.5.3.b", "oath:5.5.8.a")
@pytest.mark.parametrize(("defender", "cards", "plan"), BARRED)
def test_what_bars_a_plan_in_one_campaign_does_not_in_the_one_within(
    defender: dict[str, Any], cards: list[str], plan: str
) -> None:
    """The Chancellor attacks red and may not use the plan; then, attacked by blue out of turn, may."""
    scene = Scene(
        "oath",
        3,
        seats=[
            {"at": "river", "warbands": 2, "favor": 0, "secrets": 0, "advisers": [plan]},
            {"at": "steppe", **defender},
            {"at": "river", "warbands": 3, "advisers": ["sneak-attack"]},
        ],
        sites={
            "cradle-1": {"site": "river", "cards": cards, "warbands": {"red": 3}},
            "cradle-2": {"site": "steppe"},
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
        },
        dice=[0] * 20,
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2)
    scene.asks("campaign-defender", seat=2)
    scene.answer("seat:0", ["pawn:seat:0"], 3)
    scene.asks("campaign-plans", seat=0)
    scene.offers(f"use:denizen:{plan}")

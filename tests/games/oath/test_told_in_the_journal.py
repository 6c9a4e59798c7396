"""What happens seldom is told in the journal too, with its figures."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

SELDOM = [
    pytest.param(
        {"me": {"advisers": [{"facedown": "pilgrimage"}]}, "here": {"cards": ["elders"]}, "dispossessed": ["tyrant"]},
        ["adviser:denizen:pilgrimage", "play:advisers"],
        "log-pilgrims",
        {"player": "seat:0", "count": 1},
        marks=pytest.mark.card("oath:denizen:pilgrimage"),
    ),
    pytest.param(
        {"me": {"advisers": [{"facedown": "pilgrimage"}]}, "here": {"cards": ["elders"]}, "dispossessed": ["tyrant"]},
        ["adviser:denizen:pilgrimage", "play:advisers"],
        "log-dispossesses",
        {"card": "denizen:elders", "site": "site:steppe"},
        marks=[pytest.mark.card("oath:denizen:pilgrimage"), pytest.mark.rule("oath:10.17.a")],
    ),
    pytest.param(
        {
            "me": {"favor": 1, "secrets": 1, "advisers": ["convoys"]},
            "discards": {"provinces": ["elders", "wolves"]},
        },
        ["use:denizen:convoys"],
        "log-stacks-pile",
        {"count": 2, "from": "discard:provinces", "to": "discard:cradle"},
        marks=[pytest.mark.card("oath:denizen:convoys"), pytest.mark.rule("oath:10.17.a")],
    ),
    pytest.param(
        {
            "me": {"secrets": 2, "warbands": 1},
            "here": {"cards": ["fallen-spire"], "warbands": {"purple": 1}},
            "discards": {"cradle": ["elders", "tents"]},
            "dispossessed": ["tyrant", "curfew"],
        },
        ["use:edifice:fallen-spire", 2],
        "log-swaps-dispossessed",
        {"player": "seat:0", "count": 2},
        marks=pytest.mark.card("oath:edifice:fallen-spire"),
    ),
]


@pytest.mark.parametrize(("table", "answers", "message", "figures"), SELDOM)
def test_what_a_seldom_used_power_did_is_told(
    table: dict[str, Any], answers: list[Any], message: str, figures: dict[str, Any]
) -> None:
    scene = at_steppe(**table)
    scene.answer(*answers)
    told = [line for line in scene.match.lines if line.message == message]
    assert len(told) == 1
    assert {name: told[0].args[name] for name in figures} == figures


@pytest.mark.rule("oath:A.2.1.a", "oath:4.1.4.a")
@pytest.mark.card("oath:site:mine")
@pytest.mark.parametrize("token", ["favor", "secret"])
def test_what_is_taken_at_a_site_is_told(token: str) -> None:
    here = {"site": "mine", "favor": 1, "secrets": 1}
    scene = Scene("oath", 2, phase="wake", seats=[{"at": "mine"}, {}], sites={"cradle-1": here})
    offered = [key for key in scene.offered() if token in key]
    assert len(offered) == 1
    scene.answer(offered[0])
    scene.logs(f"log-takes-{token}-at", rule="4.1.4", player="seat:0", site="site:mine", times=1)


@pytest.mark.rule("oath:3.2.a")
def test_a_visionary_victory_is_told_with_its_vision() -> None:
    scene = Scene(
        "oath",
        2,
        phase="wake",
        turn=1,
        visions_drawn=3,
        seats=[{}, {"vision": "rebellion"}],
        banners={"peoples-favor": {"holder": 1, "tokens": 1}},
    )
    scene.logs("log-vision-met", rule="3.2", player="seat:1", card="vision:rebellion", times=1)
    scene.logs("log-won-visionary", rule="3.2", player="seat:1", times=1)

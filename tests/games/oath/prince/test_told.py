"""What is told of the Prince: his name in every case, each step with its reason, and his board to everybody."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.view import OathView
from regnum.scenes import Scene
from regnum.texts import Texts
from tests.games.oath.prince.tables import on_space, with_prince

ENGLISH = Texts("oath", "en", ("Ada",))
POLISH = Texts("oath", "pl", ("Ada",))


def told_in(texts: Texts, scene: Any) -> list[str]:
    return [texts(line.message, line.args) for line in scene.match.lines]


def test_he_has_a_name_after_the_players() -> None:
    assert (ENGLISH.name("seat:1"), POLISH.name("seat:1")) == ("Clockwork Prince", "Mechaniczny Książę")
    assert POLISH.name("seat:0") == "Ada"
    cases = {case: POLISH.name("seat:1", case) for case in ("gen", "dat", "acc", "ins", "loc")}
    assert cases == {
        "gen": "Mechanicznego Księcia",
        "dat": "Mechanicznemu Księciu",
        "acc": "Mechanicznego Księcia",
        "ins": "Mechanicznym Księciem",
        "loc": "Mechanicznym Księciu",
    }
    assert ENGLISH.name("automaton:prince") == "Clockwork Prince"
    assert Texts("oath", "en").name("seat:1") == "Player 2"


def test_each_step_is_told_with_its_reason() -> None:
    scene = on_space(
        "TL_campaign_low",
        prince={"at": "plains", "friends": {"nomad": 1, "beast": 1}},
        sites={
            "cradle-1": "plains",
            "provinces-1": {"site": "mountain", "cards": ["elders"]},
            "hinterland-1": {"site": "river", "cards": ["wolves"]},
        },
    )
    assert told_in(ENGLISH, scene)[:2] == [
        "Black arrow: Travel to where there is most favor (top left quadrant).",
        "A tie: Clockwork Prince takes the leftmost (Mountain).",
    ]
    polish = told_in(POLISH, scene)
    assert polish[0] == "Czarna strzałka: Podróż tam, gdzie jest najwięcej Przychylności, lewy górny kwadrant."
    assert polish[1].startswith("Remis: Mechaniczny Książę wybiera pierwszą możliwość od lewej")


def test_a_threat_and_its_markers_are_told() -> None:
    scene = with_prince(phase="wake", title=0, sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}})
    assert told_in(ENGLISH, scene)[:1] == ["Clockwork Prince assesses the threat: the Oathkeeper goal."]
    assert "Mechaniczny Książę ocenia Zagrożenie: Cel Wiernego Przysiędze." in told_in(POLISH, scene)


@pytest.mark.parametrize("seat", [0, None])
def test_everybody_sees_his_board_and_the_way_of_this_turn(seat: int | None) -> None:
    scene = on_space(
        "BL_threat",
        prince={"friends": {"nomad": 3}, "schemers": {"beast": 1}, "strategy": 2, "favor": 3, "ambition": 1},
    )
    view = scene.match.view(seat)
    assert isinstance(view, OathView)
    prince = view.prince
    assert prince is not None
    assert (prince.at, prince.expanded, prince.threat, prince.ambition) == ("seat:1", False, "threat:none", 1)
    assert [(row.friends, row.schemers, row.actions) for row in prince.rows] == [
        ([], ["suit:beast"], 2),
        ([], [], 3),
        (["suit:nomad"], [], 4),
        ([], [], 5),
    ]
    assert prince.unassigned == ["suit:discord", "suit:arcane", "suit:order", "suit:hearth"]
    assert (prince.strategy, prince.track) == (2, [0, 1, 1, 2, 2, 3])
    assert (prince.mask, prince.start) == ("mind:BL_travel_secret", "mind:BL_travel_secret")
    assert [(step.space, step.done) for step in prince.path] == [
        ("mind:BL_trade_secret", False),
        ("mind:BL_travel_secret", True),
    ]


def test_without_him_there_is_no_such_board() -> None:
    assert Scene("oath", 2).match.view(0).prince is None

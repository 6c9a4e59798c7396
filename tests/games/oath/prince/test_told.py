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
    assert told_in(ENGLISH, scene)[:3] == [
        "Clockwork Prince is not ready to fight: 1 attack die against 2.",
        "Black arrow: Travel to where there is most favor (top left quadrant).",
        "A tie: Clockwork Prince takes the leftmost (Mountain).",
    ]
    polish = told_in(POLISH, scene)
    assert polish[0] == "Mechaniczny Książę nie jest gotowy do Walki: kości Ataku 1 przeciw sumie 2."
    assert polish[1] == "Czarna strzałka: Podróż tam, gdzie jest najwięcej Przychylności, lewy górny kwadrant."
    assert polish[2].startswith("Remis: Mechaniczny Książę wybiera pierwszą możliwość od lewej")


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


SKIPS: list[tuple[str, dict[str, Any], str, str]] = [
    ("TL_travel_favor", {}, "no token would be gained", "bo nie zyskałby żadnych żetonów"),
    ("TL_trade_favor", {}, "no warband would be gained", "bo nie zyskałby żadnych Chorągwi"),
    ("TR_trade_both_left", {"relic": True}, "this site is as good as any", "bo ten Obszar jest nie gorszy od innych"),
    ("BL_recover_ds", {"deck": {"only": []}}, "there is no denizen to be had", "bo nie ma żadnego Mieszkańca"),
]


@pytest.mark.parametrize(("before", "words", "english", "polish"), SKIPS)
@pytest.mark.rule("oath:P.7.c")
def test_a_skipped_action_says_why(before: str, words: dict[str, Any], english: str, polish: str) -> None:
    words = dict(words)
    site = {"site": "steppe", "relics": ["map"]} if words.pop("relic", False) else "steppe"
    scene = on_space(before, prince={"at": "steppe"}, sites={"cradle-1": site}, **words)
    assert any(line.startswith("Clockwork Prince skips") and english in line for line in told_in(ENGLISH, scene))
    assert any(line.startswith("Mechaniczny Książę pomija") and polish in line for line in told_in(POLISH, scene))


@pytest.mark.rule("oath:P.11.b", "oath:P.7.f")
def test_readiness_and_closed_arrows_are_told_with_figures() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 4},
        seats=[{"at": "plains"}],
        sites={"cradle-1": "plains", "cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        dice=[0] + [3] * 8,
    )
    assert any("is ready to fight: " in line for line in told_in(ENGLISH, scene))
    closed = on_space("BL_threat", prince={"at": "plains"}, sites={"cradle-1": "plains"})
    assert "The red arrow is closed (“holds the Darkest Secret” does not hold)." in told_in(ENGLISH, closed)
    assert any(line.startswith("Czerwona strzałka jest zamknięta") for line in told_in(POLISH, closed))


@pytest.mark.rule("oath:P.3.a", "oath:P.3.c")
def test_a_tie_of_cards_is_told() -> None:
    scene = with_prince(deck=["elders", "great-herd", "conquest"], sites={"cradle-1": "plains"})
    assert "A tie: Clockwork Prince takes the leftmost (Elders)." in told_in(ENGLISH, scene)

"""Where the law itself asks for a number, the question says of what, and whose board or which site is meant."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from regnum.texts import Texts

NAMES = ("Ada", "Bea", "Cyd", "Dan")


def prompts(scene: Scene) -> tuple[str, str]:
    """What is asked, in English and in Polish."""
    d = scene.decision()
    told = d.question.prompt_args(scene.match.table, d)
    english, polish = (Texts("oath", language, NAMES)(f"ask-{d.question.name}", told) for language in ("en", "pl"))
    return english, polish


def steppe(seats: list[dict[str, Any]], army: dict[str, int], **words: Any) -> Scene:
    sites = {"cradle-1": {"site": "steppe", "warbands": army}, "cradle-2": {"site": "mine"}, **words.pop("sites", {})}
    seats = [{"at": "steppe", **seat} for seat in seats]
    return Scene("oath", len(seats), seats=seats, sites=sites, **words)


@pytest.mark.rule("oath:5.5.6.h")
def test_the_chancellor_is_told_on_whose_board_the_dead_lie() -> None:
    """Two Citizens defend together: of six warbands three die, and the boards are asked about one after the other."""
    citizen = {"role": "citizen"}
    seats = [{"at": "mine"}, {**citizen, "warbands": 2}, {"warbands": 6}, {**citizen, "warbands": 3}]
    scene = steppe(seats, {"purple": 1}, turn=2, dice=[0, 0, *[5] * 6])
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "yes", "yes")
    scene.asks("choose-number", seat=0)
    assert prompts(scene) == (
        "The board of Bea: how many of its warbands die?",
        "Plansza gracza Bea: ile Chorągwi na niej ginie?",
    )
    scene.answer(1)
    assert prompts(scene) == (
        "The board of Dan: how many of its warbands die?",
        "Plansza gracza Dan: ile Chorągwi na niej ginie?",
    )


@pytest.mark.rule("oath:6.6.2.d")
def test_a_new_citizen_is_told_at_which_site_warbands_turn_purple() -> None:
    """Three purple warbands for seven red ones: two at the Steppe, one at the Mine, four on the board."""
    scene = steppe(
        [{"warbands": 21}, {"warbands": 4}],
        {"red": 2},
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
    )
    scene.answer("use:relic:grand-scepter:3", "seat:1", [], ["0>1:reliquary:reliquary:0"], "accept")
    scene.asks("choose-number", seat=1)
    assert prompts(scene) == (
        "Steppe: how many of your warbands there do you replace with purple ones?",
        "Step: ile twoich Chorągwi na tym Obszarze zastępujesz fioletowymi?",
    )
    scene.answer(1)
    assert prompts(scene)[0] == "Mine: how many of your warbands there do you replace with purple ones?"
    scene.answer(0)
    scene.holds(
        seats={1: {"role": "citizen", "warbands": 2}},
        sites={"cradle-1": {"warbands": {"purple": 1}}, "cradle-2": {"warbands": {}}},
    )


@pytest.mark.rule("oath:5.5.5.c")
@pytest.mark.card("oath:denizen:vow-of-union")
def test_an_attacker_is_told_at_which_site_the_dead_lie() -> None:
    scene = steppe(
        [{"warbands": 2, "advisers": ["vow-of-union"]}, {"warbands": 1}],
        {"red": 1},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 2}}},
        dice=[0, 5, 0, 0, 0],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 4)
    scene.asks("choose-number", seat=0)
    assert prompts(scene) == (
        "Mine: how many of your warbands there die?",
        "Kopalnia: ile twoich Chorągwi ginie na tym Obszarze?",
    )


@pytest.mark.rule("oath:7.1.3.a")
@pytest.mark.card("oath:denizen:warning-signals")
def test_where_a_power_asks_it_is_named_and_the_site_too() -> None:
    scene = steppe([{"warbands": 2}, {"warbands": 2, "advisers": ["warning-signals"]}], {"red": 1}, dice=[2] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:warning-signals")
    assert prompts(scene) == (
        "Warning Signals. Steppe: how many warbands of your board go there?",
        "Sygnały Ostrzegawcze. Step: ile Chorągwi ze swojej planszy tam umieszczasz?",
    )

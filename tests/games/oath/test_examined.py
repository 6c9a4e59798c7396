"""Cards examined from the sheets alone, by scenes that look for trouble."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel.errors import BadScene, Refused
from regnum.scenes import Scene


def at_river(seats: list[dict[str, Any]], cards: list[str] | None = None, **words: Any) -> Scene:
    """Everybody at the River on top of the Cradle unless they say where, under an oath that nobody fulfils."""
    words.setdefault("oath", "devotion")
    river = {"site": "river", "cards": cards or [], "warbands": words.pop("army", {})}
    sites = {"cradle-1": river, "cradle-2": {"site": "steppe", **words.pop("steppe", {})}, **words.pop("sites", {})}
    return Scene("oath", len(seats), seats=[{"at": "river", **seat} for seat in seats], sites=sites, **words)


# -- Nomad -----------------------------------------------------------------------------------------------------


@pytest.mark.pair("oath:denizen:oracle", "oath:denizen:forced-labor")
@pytest.mark.card("oath:denizen:oracle", "oath:denizen:forced-labor")
@pytest.mark.parametrize("answer", ["play:facedown", "play:discard"])
def test_pair_the_oracle_searches_and_forced_labor_asks_its_favor(answer: str) -> None:
    words: dict[str, Any] = {"turn": 1, "army": {"purple": 1}, "deck": ["wolves", "faith"]}
    scene = at_river([{}, {"secrets": 2, "favor": 1}], ["oracle", "forced-labor"], **words)
    scene.answer("use:denizen:oracle", answer)
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0}}, visions_drawn=1, deck=["wolves"])
    scene = at_river([{}, {"secrets": 2}], ["oracle", "forced-labor"], **words)
    scene.refuses("use:denizen:oracle", rule="7.1.2")


@pytest.mark.pair("oath:denizen:spell-breaker", "oath:site:buried-giant")
@pytest.mark.pair("oath:denizen:spell-breaker", "oath:site:the-hidden-place")
@pytest.mark.card("oath:denizen:spell-breaker")
def test_pair_the_spell_breaker_covers_the_sites_that_cost_a_secret() -> None:
    for ruler, open_to_me in (({"purple": 1}, False), ({"red": 1}, True)):
        scene = Scene(
            "oath",
            2,
            oath="devotion",
            turn=1,
            seats=[{"at": "river"}, {"at": "buried-giant", "secrets": 2}],
            sites={
                "cradle-1": {"site": "river", "cards": ["spell-breaker"], "warbands": ruler},
                "provinces-1": "buried-giant",
                "hinterland-1": "the-hidden-place",
            },
        )
        scene.answer("travel")
        if open_to_me:
            scene.offers("use:site:buried-giant", "site:the-hidden-place")
        else:
            scene.refuses("site:the-hidden-place", rule="7.1")
            scene.refuses("use:site:buried-giant", rule="7.1")


@pytest.mark.pair("oath:denizen:spell-breaker", "oath:site:the-hidden-place")
@pytest.mark.card("oath:denizen:spell-breaker")
def test_pair_the_spell_breaker_guards_the_hidden_place_from_campaigns() -> None:
    for cards in ([], ["spell-breaker"]):
        scene = Scene(
            "oath",
            2,
            oath="devotion",
            seats=[{"at": "river", "warbands": 2, "secrets": 2}, {"at": "steppe"}],
            sites={
                "cradle-1": {"site": "river", "cards": cards, "warbands": {"red": 1}},
                "cradle-2": {"site": "the-hidden-place", "warbands": {"red": 1}},
                "provinces-1": "steppe",
            },
        )
        scene.answer("campaign", "seat:1")
        if cards:
            scene.not_offered("site:the-hidden-place")
        else:
            scene.offers("site:the-hidden-place")


@pytest.mark.card("oath:relic:brass-horse", "oath:relic:whistle")
def test_who_must_travel_to_the_only_place_there_is_is_not_asked() -> None:
    scene = at_river(
        [{"secrets": 1, "relics": ["brass-horse"]}, {}], steppe={"cards": ["wolves"]}, discards={"cradle": ["rangers"]}
    )
    scene.answer("use:relic:brass-horse")
    scene.passed_over("travel-to", seat=0, offered=["site:steppe"])
    scene.holds(seats={0: {"at": "steppe"}})
    scene = at_river([{"secrets": 1, "relics": ["whistle"]}, {"at": "steppe"}])
    scene.answer("use:relic:whistle")
    scene.holds(seats={1: {"at": "river", "secrets": 1}})


# -- scenes ----------------------------------------------------------------------------------------------------


def test_a_scene_may_give_the_one_answer_of_a_question_passed_over() -> None:
    scene = at_river([{"favor": 1, "advisers": ["palanquin"]}, {}, {"at": "steppe"}], sites={"provinces-1": "mine"})
    scene.answer("use:denizen:palanquin", "seat:1", "site:mine", "site:mine")
    scene.holds(seats={0: {"at": "mine"}, 1: {"at": "mine"}})


def test_a_scene_may_not_give_another_answer_to_it() -> None:
    scene = at_river([{"favor": 1, "advisers": ["palanquin"]}, {}, {"at": "steppe"}], sites={"provinces-1": "mine"})
    scene.answer("use:denizen:palanquin")
    with pytest.raises(Refused):
        scene.answer("seat:2")
    scene.answer("seat:1")
    with pytest.raises(Refused):
        scene.answer("seat:1")


def test_one_thing_of_a_choice_of_several_stands_by_itself() -> None:
    scene = at_river(
        [{"secrets": 1, "relics": ["map"], "advisers": ["fae-merchant"]}, {}], relics={"only": ["whistle"]}
    )
    scene.answer("use:denizen:fae-merchant", "map")
    scene.holds(seats={0: {"relics": ["grand-scepter", "whistle"]}}, relics={"only": ["map"]})


def test_warbands_on_cards_are_laid() -> None:
    scene = at_river([{"relics": ["obsidian-cage"]}, {}], on_cards={"obsidian-cage": {"red": 3}})
    scene.holds(on_cards={"obsidian-cage": {"red": 3}}, seats={1: {"bank": 11}}, tokens={"obsidian-cage": {"favor": 0}})
    with pytest.raises(BadScene, match="a colour nobody plays"):
        at_river([{}, {}], on_cards={"obsidian-cage": {"yellow": 3}})

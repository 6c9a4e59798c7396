"""Cards by scenes: readings of a card that are easily missed, and what happens where two of them meet."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.tables import at_river

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


# -- where two cards meet --------------------------------------------------------------------------------------

RELICS = ["map", "whistle", "brass-horse", "cracked-horn"]
THIEF = {"advisers": ["relic-thief"], "favor": 1, "secrets": 1}


@pytest.mark.pair("oath:denizen:royal-ambitions", "oath:denizen:relic-thief")
@pytest.mark.card("oath:denizen:royal-ambitions", "oath:denizen:relic-thief")
def test_pair_the_relic_of_royal_ambitions_is_taken_so_the_thief_reacts() -> None:
    exile = {"advisers": [{"facedown": "royal-ambitions"}]}
    scene = at_river([{}, exile, THIEF], turn=1, army={"red": 1}, reliquary=RELICS, dice=[0])
    scene.answer("adviser:denizen:royal-ambitions", "play:advisers", "yes", "reliquary:0")
    scene.asks("confirm", seat=2)
    scene.answer("yes")
    scene.holds(seats={1: {"role": "citizen", "relics": []}, 2: {"relics": ["map"], "facedown_secrets": 1}})


@pytest.mark.pair("oath:denizen:blackmail", "oath:denizen:relic-thief")
@pytest.mark.card("oath:denizen:blackmail", "oath:denizen:relic-thief")
def test_pair_a_relic_won_by_blackmail_is_taken_so_the_thief_reacts() -> None:
    scene = at_river([{"advisers": [{"facedown": "blackmail"}]}, {"relics": ["map"]}, THIEF], dice=[0])
    scene.answer("adviser:denizen:blackmail", "play:advisers")
    scene.asks("confirm", seat=2)
    scene.answer("yes")
    scene.holds(seats={0: {"relics": ["grand-scepter"]}, 1: {"relics": []}, 2: {"relics": ["map"]}})


@pytest.mark.card("oath:denizen:blackmail")
def test_blackmail_costs_three_favor_or_the_relic_of_somebody_here() -> None:
    victims: list[dict[str, Any]] = [{"favor": 3, "relics": ["sticky-fire"]}, {"at": "steppe", "relics": ["whistle"]}]
    for answer, favor, relics in (("yes", 3, ["grand-scepter"]), ("no", 0, ["grand-scepter", "sticky-fire"])):
        scene = at_river([{"advisers": [{"facedown": "blackmail"}]}, *victims])
        scene.answer("adviser:denizen:blackmail", "play:advisers")
        scene.asks("confirm", seat=1)
        scene.answer(answer)
        scene.holds(seats={0: {"favor": favor, "relics": relics}, 1: {"favor": 3 - favor}})
    scene = at_river([{"advisers": [{"facedown": "blackmail"}]}, {"favor": 2, "relics": ["map", "circlet-of-command"]}])
    scene.answer("adviser:denizen:blackmail", "play:advisers")
    scene.holds(seats={0: {"relics": ["grand-scepter", "circlet-of-command"]}, 1: {"favor": 2, "relics": ["map"]}})


@pytest.mark.card("oath:denizen:palanquin", "oath:denizen:toll-roads")
def test_the_palanquin_goes_where_the_other_agrees_to_pay() -> None:
    toll: dict[str, Any] = {"steppe": {"cards": ["toll-roads"], "warbands": {"purple": 1}}}
    for answer, at, favor in (("yes", "steppe", 0), ("no", "ancient-city", 1)):
        scene = at_river([{"favor": 1, "advisers": ["palanquin"]}, {"favor": 1}], **toll)
        scene.answer("use:denizen:palanquin", "site:steppe")
        scene.asks("confirm", seat=1)
        scene.answer(answer)
        if answer == "no":
            scene.not_offered("site:steppe")
            scene.answer("site:ancient-city")
        scene.holds(seats={0: {"at": at}, 1: {"at": at, "favor": favor}})


@pytest.mark.card("oath:denizen:tyrant", "oath:denizen:boiling-lake")
def test_a_tyrant_without_anybody_to_kill_is_not_put_in_order() -> None:
    tyrant = {"at": "steppe", "warbands": 3, "advisers": ["tyrant"]}
    scene = at_river([tyrant, {}], ["boiling-lake"])
    scene.answer("travel", "site:river")
    scene.asks("act", seat=0)
    scene.holds(seats={0: {"warbands": 1}})
    scene = at_river([tyrant, {}], ["boiling-lake"], army={"red": 1})
    scene.answer("travel", "site:river")
    scene.asks("next-effect", seat=0)


@pytest.mark.card("oath:denizen:wild-mounts", "oath:denizen:storm-caller", "oath:denizen:horse-archers")
@pytest.mark.parametrize("here", [["wild-mounts", "storm-caller"], ["storm-caller", "wild-mounts"]])
@pytest.mark.parametrize("second", [[], ["horse-archers"]])
def test_bandits_use_wild_mounts_for_two_nomad_plans(here: list[str], second: list[str]) -> None:
    scene = at_river([{"warbands": 1}, {}], here, steppe={"cards": ["wolves", *second]}, dice=[2] * 9)
    scene.answer("campaign", "bandits", ["site:river"], 1)
    gone = "wolves" if second else "storm-caller"
    scene.holds(discards={"provinces": [gone]}, sites={"cradle-2": {"cards": second or ["wolves"]}})


@pytest.mark.card("oath:relic:ivory-eye")
def test_the_ivory_eye_sees_a_relic_a_site_or_an_adviser() -> None:
    eye = {"secrets": 1, "relics": ["ivory-eye"]}
    words: dict[str, Any] = {"steppe": {"relics": ["map", "whistle"]}}
    scene = at_river([eye, {"advisers": ["wolves", {"facedown": "elders"}]}], **words)
    scene.answer("use:relic:ivory-eye", "slot:cradle-2:relic:1")
    scene.holds(known={0: ["whistle"], 1: []})
    scene = at_river([eye, {"advisers": ["wolves", {"facedown": "elders"}]}], **words)
    scene.answer("use:relic:ivory-eye", "seat:1:adviser:1")
    scene.holds(known={0: ["elders"]})
    scene = at_river([eye, {}], sites={"provinces-2": {"site": "mine", "faceup": False}})
    scene.answer("use:relic:ivory-eye", "slot:provinces-2")
    scene.holds(known={0: ["mine"]})


@pytest.mark.card("oath:denizen:ancient-binding")
def test_ancient_binding_leaves_favor_sites_and_the_banner_alone() -> None:
    scene = at_river(
        [{"secrets": 4, "facedown_secrets": 1, "advisers": ["ancient-binding"]}, {"secrets": 2, "facedown_secrets": 1}],
        ["alchemist", "wolves"],
        tokens={"alchemist": {"secrets": 1}, "wolves": {"favor": 2}},
        banners={"darkest-secret": {"holder": 1, "tokens": 4}},
        steppe={"secrets": 2},
    )
    scene.answer("use:denizen:ancient-binding", 1)
    scene.holds(
        seats={0: {"secrets": 0, "facedown_secrets": 0}, 1: {"secrets": 1, "facedown_secrets": 0}},
        tokens={"ancient-binding": {"secrets": 1}, "alchemist": {"secrets": 0}, "wolves": {"favor": 2}},
        banners={"darkest-secret": {"tokens": 4}},
        sites={"cradle-2": {"secrets": 2}},
    )


@pytest.mark.card("oath:denizen:warning-signals")
def test_warning_signals_may_move_nothing() -> None:
    scene = at_river([{"warbands": 2}, {"warbands": 2, "advisers": ["warning-signals"]}], army={"red": 1}, dice=[2] * 9)
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:warning-signals")
    scene.asks("choose-number", seat=1)
    scene.offers_only("0", "1", "2")
    scene.answer(0)
    scene.holds(seats={1: {"warbands": 2, "advisers": []}}, sites={"cradle-1": {"warbands": {"red": 1}}})


@pytest.mark.card("oath:denizen:rangers")
@pytest.mark.parametrize(("targets", "dice"), [(["site:river", "pawn:seat:1"], 2), (["site:river", "relic:map"], 4)])
def test_rangers_want_four_defense_dice(targets: list[str], dice: int) -> None:
    rangers = {"warbands": 2, "favor": 1, "advisers": ["rangers"]}
    scene = at_river([rangers, {"warbands": 2, "relics": ["map"]}], army={"red": 1}, dice=[2] * 12)
    scene.answer("campaign", "seat:1", targets, 2, "use:denizen:rangers")
    scene.logs("log-attack", dice=dice)


@pytest.mark.card("oath:denizen:false-prophet")
@pytest.mark.parametrize("marker", ["red", "blue"])
def test_the_false_prophet_wins_by_the_vision_that_bears_the_marker(marker: str) -> None:
    scene = at_river(
        [{}, {"advisers": ["false-prophet"]}, {"vision": "faith"}],
        oath="people",
        visions_drawn=3,
        on_cards={"faith": {marker: 1}},
        banners={"darkest-secret": {"holder": 1, "tokens": 1}},
    )
    scene.answer("rest")
    scene.holds(over=marker == "red", winner=1 if marker == "red" else None)

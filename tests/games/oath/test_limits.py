"""Must, cannot and ignore; limited components; exact losses; promises that do not bind (9.1-9.3, 9.5, 9.6)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.state import ACT
from regnum.scenes import Scene

BLANK, SHIELD, HOLLOW, SWORD = 0, 2, 0, 3


def at_steppe(*seats: dict[str, Any], here: dict[str, Any] | None = None, **words: Any) -> Scene:
    described = [{"at": "steppe", **seat} for seat in (*seats, *({} for _ in range(2 - len(seats))))]
    sites = {"cradle-1": {"site": "steppe", **(here or {})}, **words.pop("sites", {})}
    return Scene("oath", len(described), seats=described, sites=sites, **words)


# -- 9.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:9.1.d", "oath:A.3.2.f", "oath:10.19.a")
def test_the_law_goes_before_the_campaign_summary() -> None:
    """The summary speaks of as many dice as warbands, the law of any number up to that."""
    scene = at_steppe({"warbands": 3}, here={"warbands": {"red": 1}})
    scene.answer("campaign", "seat:1", ["site:steppe"])
    scene.offers_only("0", "1", "2", "3")


@pytest.mark.rule("oath:9.1.e", "oath:A.2.3.a")
def test_the_site_reference_is_not_below_the_law() -> None:
    """From the Cradle to the Hinterland a Travel costs 4 Supply; from Coast to Coast 1."""
    sites = {"cradle-1": "rocky-coast", "hinterland-1": "lush-coast", "hinterland-2": "river"}
    for to, supply in (("river", 3), ("lush-coast", 6)):
        scene = Scene("oath", 2, seats=[{"at": "rocky-coast"}], sites=sites)
        scene.answer("travel", f"site:{to}")
        scene.holds(seats={0: {"supply": supply}})


@pytest.mark.rule("oath:9.1.f", "oath:9.1.g", "oath:10.17.a")
def test_what_powers_bring_follows_the_glossary() -> None:
    """Roving Terror discards (10.10: tokens, region) and moves (10.17: it takes the free place)."""
    scene = at_steppe(
        {"secrets": 1},
        here={"cards": ["roving-terror"]},
        sites={"hinterland-2": {"site": "mine", "cards": ["elders"]}},
        tokens={"elders": {"favor": 2}},
    )
    scene.answer("use:denizen:roving-terror")
    scene.holds(
        sites={"cradle-1": {"cards": []}, "hinterland-2": {"cards": ["roving-terror"]}},
        discards={"hinterland": ["elders"]},
        banks={"nomad": 5},
        tokens={"roving-terror": {"secrets": 1}},
    )


# -- 9.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:9.2.a", "oath:9.2.b", "oath:9.2.c", "oath:9.2.e", "oath:A.2.3.b")
def test_must_is_beaten_by_cannot_and_both_by_ignore() -> None:
    """Into the region of the Narrow Pass one must go to the Pass; Toll Roads forbid it; a Coast ignores the Pass."""
    sites: dict[str, Any] = {
        "cradle-1": "rocky-coast",
        "provinces-1": {"site": "narrow-pass", "cards": ["toll-roads"], "warbands": {"red": 1}},
        "provinces-2": "river",
        "provinces-3": "lush-coast",
    }
    scene = Scene("oath", 2, seats=[{"at": "rocky-coast"}, {"at": "river"}], sites=sites)
    scene.answer("travel")
    scene.refuses("site:river", rule="A.2.8.a")
    scene.refuses("site:narrow-pass", rule="7.1.2")
    scene.offers("site:lush-coast")


@pytest.mark.rule("oath:9.2.f", "oath:9.2.g", "oath:9.2.h")
@pytest.mark.parametrize(("there", "left"), [({"red": 2}, {"red": 1}), ({}, {})])
def test_the_tyrant_kills_a_warband_if_there_is_one(there: dict[str, int], left: dict[str, int]) -> None:
    scene = at_steppe({"advisers": ["tyrant"]}, sites={"cradle-2": {"site": "mine", "warbands": there}})
    scene.answer("travel", "site:mine")
    scene.holds(seats={0: {"at": "mine", "supply": 6}}, sites={"cradle-2": {"warbands": left}}, phase=ACT)


# -- 9.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:9.3.a", "oath:9.3.d", "oath:10.29.a")
def test_favor_and_warbands_run_out() -> None:
    """A Muster gives as many warbands as the personal bank has, a Trade as much favor as the bank of the suit."""
    scene = at_steppe({"favor": 1, "warbands": 23}, here={"cards": ["elders"]})
    scene.answer("muster", "denizen:elders")
    scene.holds(seats={0: {"warbands": 24, "bank": 0}})
    scene = at_steppe({"secrets": 1, "advisers": ["tents"]}, here={"cards": ["elders"]}, banks={"nomad": 1})
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(seats={0: {"favor": 1}}, banks={"nomad": 0})


@pytest.mark.rule("oath:9.3.b", "oath:9.3.f")
def test_secrets_never_run_out() -> None:
    """The box has twenty secrets; a player may gain a thirty-first."""
    scene = at_steppe({"favor": 2, "secrets": 30}, here={"cards": ["elders"]})
    scene.answer("use:denizen:elders")
    scene.holds(seats={0: {"secrets": 31}})


@pytest.mark.rule("oath:9.3.c")
def test_dice_never_run_out() -> None:
    """The box has ten attack dice and six defense dice."""
    scene = at_steppe(
        {"warbands": 12},
        {"relics": ["grand-scepter", "whistle", "map"]},
        here={"warbands": {"red": 1}},
        dice=[BLANK] * 40,
        title=0,
        oath="people",
    )
    scene.answer("campaign", "seat:1")
    scene.answer(["site:steppe", "pawn:seat:1", "relic:grand-scepter"], 12)
    scene.logs("log-defense", dice=1 + 2 + 5)
    scene.logs("log-attack", dice=12)


@pytest.mark.rule("oath:9.3.e", "oath:9.3.f")
def test_banks_and_boards_hold_any_number() -> None:
    scene = at_steppe({"secrets": 2}, here={"cards": ["memory-of-home"]}, banks={"hearth": 10, "nomad": 8})
    scene.answer("use:denizen:memory-of-home", "bank:nomad")
    scene.holds(banks={"hearth": 18, "nomad": 0})


# -- 9.5 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:9.5.a", "oath:9.5.b")
def test_nobody_places_or_burns_more_than_is_asked() -> None:
    """Neither a Muster nor a relic's price asks how much: exactly the price goes."""
    scene = at_steppe({"favor": 5}, here={"cards": ["elders"], "relics": ["map"]})
    scene.answer("muster", "denizen:elders")
    scene.holds(seats={0: {"favor": 4}}, tokens={"elders": {"favor": 1}})
    scene.answer("recover", "slot:cradle-1:relic:0")
    scene.holds(seats={0: {"favor": 1}})
    scene = Scene(
        "oath", 2, seats=[{"at": "wastes", "secrets": 5}], sites={"cradle-1": {"site": "wastes", "relics": ["map"]}}
    )
    scene.answer("recover", "slot:cradle-1:relic:0")
    scene.holds(seats={0: {"secrets": 3}})


@pytest.mark.rule("oath:9.5.c", "oath:10.14.a")
def test_nobody_sacrifices_more_than_is_asked() -> None:
    """One sword against two: two warbands are sacrificed, and the third stays."""
    scene = at_steppe(
        {"warbands": 4}, here={"warbands": {"red": 1}}, dice=[SHIELD, SHIELD, SWORD, HOLLOW], title=0, oath="people"
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.asks("campaign-sacrifice")
    scene.answer("yes")
    assert scene.state.players[0].bank == 24 - 4 + 2


# -- 9.6 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:9.6.b", "oath:7.6.3.e")
def test_only_citizenship_and_powers_that_say_so_bind() -> None:
    """These are all the negotiations there are: the offer of Citizenship, four cards and the Tribunal."""
    scene = at_steppe()
    names = sorted(q.name.removesuffix("-terms") for q in scene.game.questions if q.name.endswith("-terms"))
    assert names == ["citizenship", "deed", "fair", "festival", "gathering", "tribunal"]
    assert not [key for key in scene.offered() if ">" in key]

"""Cases that seldom come about: who may not place warbands, a Force in several places, an empty bank, ways out."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import CARD_ID, CARD_OF
from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

BLANK, SWORD = 0, 3
RING = "ring-of-devotion"


def bound(adviser: Any, army: dict[str, int], **me: Any) -> Scene:
    """Red (seat 1) has the Ring of Devotion and stands at the Steppe, on top of the Cradle."""
    red = {"warbands": 3, "relics": [RING], "advisers": [adviser], **me}
    return at_steppe(
        turn=1,
        seats=[{"at": "mine"}, red],
        here={"warbands": army},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
    )


@pytest.mark.card("oath:denizen:key-to-the-city", "oath:relic:ring-of-devotion")
def test_the_key_to_the_city_opens_no_site_to_the_ring_of_devotion() -> None:
    scene = bound({"facedown": "key-to-the-city"}, {"purple": 2})
    scene.answer("adviser:denizen:key-to-the-city", "play:site:steppe")
    scene.holds(seats={1: {"warbands": 3}}, sites={"cradle-1": {"warbands": {}, "cards": ["key-to-the-city"]}})


@pytest.mark.card("oath:denizen:garrison", "oath:relic:ring-of-devotion")
def test_a_garrison_of_the_ring_of_devotion_stays_on_the_board() -> None:
    scene = bound({"facedown": "garrison"}, {"red": 1})
    scene.answer("adviser:denizen:garrison", "play:site:steppe")
    scene.holds(seats={1: {"warbands": 4}}, sites={"cradle-1": {"warbands": {"red": 1}}})


@pytest.mark.card("oath:denizen:garrison")
def test_a_garrison_without_enough_warbands_goes_where_its_owner_says() -> None:
    """The bank is empty and one warband is left on the board for two sites."""
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{}, {"at": "steppe", "warbands": 1, "advisers": [{"facedown": "garrison"}]}],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"red": 6}},
            "cradle-2": {"site": "mine", "warbands": {"red": 7}},
        },
    )
    scene.answer("adviser:denizen:garrison", "play:site:steppe")
    scene.offers_only("site:steppe", "site:mine")
    scene.rejects([])
    scene.rejects(["site:steppe", "site:mine"])
    scene.answer(["site:mine"])
    scene.holds(
        seats={1: {"warbands": 0}},
        sites={"cradle-1": {"warbands": {"red": 6}}, "cradle-2": {"warbands": {"red": 8}}},
    )


@pytest.mark.card("oath:denizen:messenger", "oath:relic:ring-of-devotion")
def test_the_messenger_of_the_ring_of_devotion_only_brings_warbands_home() -> None:
    scene = bound("messenger", {"red": 3}, favor=1)
    scene.answer("use:denizen:messenger", 2)
    scene.holds(seats={1: {"warbands": 5}}, sites={"cradle-1": {"warbands": {"red": 1}}})


@pytest.mark.rule("oath:6.5.a")
@pytest.mark.card("oath:relic:ring-of-devotion")
def test_with_the_ring_of_devotion_no_warbands_move_to_a_site() -> None:
    scene = bound("elders", {"red": 1})
    scene.refuses("warbands:to-site", rule="10.17")


@pytest.mark.rule("oath:5.5.7.I.a", "oath:5.5.7.I.b")
@pytest.mark.card("oath:relic:ring-of-devotion")
def test_a_victorious_ring_of_devotion_leaves_the_site_empty() -> None:
    scene = at_steppe(
        turn=1,
        seats=[{"at": "mine"}, {"warbands": 4, "relics": [RING]}],
        sites={"cradle-2": "mine"},
        here={"warbands": {"purple": 1}},
        dice=[BLANK, *[SWORD] * 4],
    )
    scene.answer("campaign", "seat:0", ["site:steppe"], 4)
    scene.holds(seats={1: {"warbands": 4}}, sites={"cradle-1": {"warbands": {}}})


@pytest.mark.rule("oath:5.5.7.I.a", "oath:5.5.7.I.b", "oath:10.19.a")
@pytest.mark.card("oath:denizen:vow-of-union")
def test_the_vow_of_union_settles_a_conquered_site_from_wherever_the_force_stands() -> None:
    scene = at_steppe(
        seats=[{"warbands": 2, "advisers": ["vow-of-union"]}, {"at": "mine"}],
        here={"warbands": {"red": 1}},
        sites={
            "cradle-2": {"site": "mine", "warbands": {"purple": 3}},
            "provinces-1": {"site": "river", "warbands": {"purple": 1}},
        },
        dice=[BLANK, *[SWORD] * 6],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6)
    scene.asks("campaign-place", seat=0)
    scene.answer(1)
    scene.offers_only("0", "1", "2", "3")
    scene.answer(2)
    scene.offers_only("0", "1")
    scene.answer(0)
    scene.holds(
        seats={0: {"warbands": 1}},
        sites={
            "cradle-1": {"warbands": {"purple": 3}},
            "cradle-2": {"warbands": {"purple": 1}},
            "provinces-1": {"warbands": {"purple": 1}},
        },
    )


@pytest.mark.rule("oath:5.5.7.III.e", "oath:A.2.7.c", "oath:5.6.1.h")
@pytest.mark.card("oath:denizen:portal", "oath:site:shrouded-wood")
def test_through_the_portal_one_finds_the_way_out_of_the_wood_alone() -> None:
    """Red rules the Shrouded Wood and would lead the Chancellor; the Portal ignores the powers of sites."""
    for cards, chooser in ((["portal"], 0), (["elders"], 1)):
        scene = Scene(
            "oath",
            2,
            seats=[{"at": "shrouded-wood", "secrets": 1, "supply": 7}, {"at": "mine"}],
            sites={
                "cradle-1": {"site": "shrouded-wood", "cards": cards, "warbands": {"red": 1}},
                "cradle-2": {"site": "mine"},
            },
        )
        scene.answer("travel")
        if chooser == 0:
            scene.answer("use:denizen:portal", "enough")
        scene.asks("travel-to", seat=chooser)


@pytest.mark.rule("oath:10.12.a", "oath:9.4.a")
@pytest.mark.card("oath:edifice:great-spire")
def test_what_the_great_spire_brings_only_the_searcher_knows() -> None:
    scene = at_steppe(
        turn=1,
        seats=[{}, {"secrets": 1, "warbands": 1}],
        here={"cards": ["great-spire"], "warbands": {"red": 1}},
        deck=["elders", "wolves", "tents"],
        dispossessed=["tyrant", "curfew"],
    )
    scene.answer("search", "use:edifice:great-spire", "world-deck", ["denizen:elders", "denizen:wolves"])
    seen = {CARD_ID[card]: scene.state.seen[card] for card in map(CARD_OF.get, NAMED)}
    assert seen == {
        "denizen:elders": 0,
        "denizen:wolves": 0,
        "denizen:tents": 1 << 1,
        "denizen:tyrant": 1 << 1,
        "denizen:curfew": 1 << 1,
    }


NAMED = ("elders", "wolves", "tents", "tyrant", "curfew")


@pytest.mark.card("oath:edifice:fallen-spire")
def test_what_the_fallen_spire_swaps_nobody_knows() -> None:
    scene = at_steppe(
        turn=1,
        seats=[{}, {"secrets": 2}],
        here={"cards": ["fallen-spire"], "warbands": {"red": 1}},
        discards={"cradle": ["elders", "tents"]},
        dispossessed=["tyrant", "curfew"],
    )
    for name in NAMED:
        scene.state.seen[CARD_OF[name]] = 3
    scene.answer("use:edifice:fallen-spire", 2)
    assert [scene.state.seen[CARD_OF[name]] for name in ("elders", "tents", "tyrant", "curfew")] == [0, 0, 0, 0]
    assert [CARD_ID[card] for card in scene.state.dispossessed] == ["denizen:elders", "denizen:tents"]


@pytest.mark.card("oath:relic:obsidian-cage", "oath:denizen:fae-merchant")
@pytest.mark.parametrize(
    ("role", "colour", "home"), [("exile", "red", {1: 3}), ("citizen", "red", {1: 3}), ("exile", "purple", {0: 2})]
)
def test_who_is_caged_comes_home_before_the_cage_goes_under_the_deck(
    role: str, colour: str, home: dict[int, int]
) -> None:
    """A Citizen's old red warbands come back as purple ones."""
    scene = at_steppe(
        seats=[
            {"secrets": 1, "relics": ["grand-scepter", "obsidian-cage"], "advisers": ["fae-merchant"]},
            {"role": role, "warbands": 1},
        ],
        relics=["map"],
        on_cards={"obsidian-cage": {colour: 2}},
    )
    scene.answer("use:denizen:fae-merchant", ["relic:obsidian-cage"])
    scene.holds(seats={seat: {"warbands": n} for seat, n in home.items()}, on_cards={})
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"]}})
    assert scene.state.relic_deck[0] == CARD_OF["obsidian-cage"]
    assert sum(n for _, _, n in scene.state.on_cards) == 0

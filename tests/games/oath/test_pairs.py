"""Two powers that meet in one action. Every such test, here and among the cards, names its pair."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from regnum.library import cards
from tests.games.oath.denizens.at_the_river import FAR, attack, here, playing

BLANK, HOLLOW, SKULL = 0, 0, 5
"""Faces of the defense die and of the attack die."""


def pairs() -> set[frozenset[str]]:
    """The pairs that tests name, read from their text."""
    found = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.pair":
                found.add(frozenset(ast.literal_eval(name).removeprefix("oath:") for name in node.args))
    return found


def test_at_least_80_pairs_of_powers_are_shown() -> None:
    named = pairs()
    assert all(len(pair) == 2 for pair in named)
    assert not frozenset().union(*named) - {card.id for card in cards("oath")}
    assert len(named) >= 80


# -- campaigns -------------------------------------------------------------------------------------------------


@pytest.mark.pair("oath:denizen:true-names", "oath:denizen:nature-worship")
@pytest.mark.card("oath:denizen:true-names", "oath:denizen:nature-worship")
def test_pair_whose_name_is_known_is_not_helped_by_beasts() -> None:
    scene = attack({"advisers": ["true-names"]}, {"secrets": 1, "advisers": ["nature-worship"]}, dice=[BLANK] * 9)
    scene.logs("log-attack", dice=2)
    scene.holds(seats={1: {"secrets": 1}})


@pytest.mark.pair("oath:denizen:beast-tamer", "oath:denizen:walled-garden")
@pytest.mark.card("oath:denizen:beast-tamer", "oath:denizen:walled-garden")
def test_pair_the_tamer_keeps_bandits_out_of_the_garden() -> None:
    for adviser, dice in (("beast-tamer", 1), ("charlatan", 2)):
        scene = here(
            {"warbands": 2, "advisers": [adviser]},
            {"at": "steppe"},
            cards=["walled-garden"],
            sites=FAR,
            dice=[BLANK] * 9,
        )
        scene.answer("campaign", "bandits", ["site:river"], 2)
        scene.logs("log-defense", dice=dice)


@pytest.mark.pair("oath:denizen:marsh-spirit", "oath:denizen:longbows")
@pytest.mark.card("oath:denizen:marsh-spirit", "oath:denizen:longbows")
def test_pair_no_longbows_in_the_marsh() -> None:
    scene = attack({"advisers": ["longbows"]}, here={"cards": ["marsh-spirit"]}, dice=[BLANK] * 9)
    scene.logs("log-attack", dice=2)


@pytest.mark.pair("oath:denizen:marsh-spirit", "oath:denizen:keep")
@pytest.mark.card("oath:denizen:marsh-spirit", "oath:denizen:keep")
def test_pair_the_marsh_spirit_does_not_bind_the_defender() -> None:
    scene = attack({"advisers": ["longbows"]}, here={"cards": ["marsh-spirit", "keep"]}, dice=[BLANK] * 9)
    scene.asks("campaign-plans", seat=1)
    scene.offers("use:denizen:keep")


@pytest.mark.pair("oath:denizen:billowing-fog", "oath:relic:sticky-fire")
@pytest.mark.card("oath:denizen:billowing-fog", "oath:relic:sticky-fire")
def test_pair_sticky_fire_in_the_fog_kills_nobody_and_is_paid_for() -> None:
    scene = attack(
        {"warbands": 6, "favor": 1, "relics": ["sticky-fire"]},
        {"warbands": 2, "secrets": 1, "advisers": ["billowing-fog"]},
        dice=[BLANK, 4, 4],
    )
    scene.answer("use:relic:sticky-fire", "use:denizen:billowing-fog", 1, "yes")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 1, "warbands": 3}})


@pytest.mark.pair("oath:denizen:giant-python", "oath:edifice:sprawling-rampart")
@pytest.mark.card("oath:denizen:giant-python", "oath:edifice:sprawling-rampart")
def test_pair_a_rampart_makes_a_site_even_for_the_python() -> None:
    snake = {"at": "steppe", "advisers": ["giant-python"]}
    scene = here({"warbands": 2}, snake, cards=["sprawling-rampart"], here={"warbands": {"red": 1}}, sites=FAR)
    scene.answer("campaign", "seat:1")
    scene.accepts(["site:river"])
    scene = here({"warbands": 2}, snake, here={"warbands": {"red": 1}}, sites=FAR)
    scene.not_offered("campaign")


@pytest.mark.pair("oath:denizen:giant-python", "oath:denizen:sealing-ward")
@pytest.mark.card("oath:denizen:giant-python", "oath:denizen:sealing-ward")
def test_pair_the_ward_changes_what_the_python_counts() -> None:
    """The Map adds 3 dice, with the Sealing Ward 4."""
    mine = {"warbands": {"purple": 1}}
    scene = here({"warbands": 2}, {"advisers": ["giant-python", "sealing-ward"], "relics": ["map"]}, here=mine)
    scene.answer("campaign", "seat:1")
    scene.accepts(["relic:map"])
    scene = here({"warbands": 2}, {"advisers": ["giant-python"], "relics": ["map"]}, here=mine)
    scene.answer("campaign", "seat:1")
    scene.rejects(["relic:map"], rule="5.5.2")


@pytest.mark.pair("oath:denizen:cracking-ground", "oath:denizen:gleaming-armor")
@pytest.mark.card("oath:denizen:cracking-ground", "oath:denizen:gleaming-armor")
def test_pair_the_armor_asks_a_placed_secret_beside_the_burned_one() -> None:
    scene = attack({"secrets": 2, "advisers": ["cracking-ground"]}, {"advisers": ["gleaming-armor"]}, dice=[BLANK] * 9)
    scene.answer("use:denizen:cracking-ground", "dice:+1")
    scene.logs("log-attack", dice=3)
    scene.holds(seats={0: {"secrets": 0}}, tokens={"cracking-ground": {"secrets": 1}})


@pytest.mark.pair("oath:denizen:hearts-and-minds", "oath:denizen:gleaming-armor")
@pytest.mark.card("oath:denizen:hearts-and-minds", "oath:denizen:gleaming-armor")
def test_pair_hearts_and_minds_need_a_secret_against_the_armor() -> None:
    site = {"cards": ["hearts-and-minds"], "warbands": {"red": 1}}
    scene = attack({"advisers": ["gleaming-armor"]}, {"favor": 3, "secrets": 1}, here=site, dice=[BLANK] * 9)
    scene.answer("use:denizen:hearts-and-minds")
    scene.holds(seats={1: {"favor": 0, "secrets": 0, "facedown_secrets": 1}})
    scene = attack({"advisers": ["gleaming-armor"]}, {"favor": 3, "secrets": 0}, here=site, dice=[BLANK] * 9)
    scene.not_asked(seat=1, question="campaign-plans")
    scene.logs("log-attack")


@pytest.mark.pair("oath:denizen:bandit-chief", "oath:relic:bandit-crown")
@pytest.mark.card("oath:denizen:bandit-chief", "oath:relic:bandit-crown")
def test_pair_the_crown_leads_the_chiefs_three_bandits_of_a_site() -> None:
    scene = here(
        {"warbands": 2},
        {"at": "steppe", "relics": ["bandit-crown"]},
        cards=["bandit-chief"],
        sites=FAR,
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2)
    scene.logs("log-defense", defense=3)


@pytest.mark.pair("oath:denizen:bandit-chief", "oath:denizen:zealots")
@pytest.mark.card("oath:denizen:bandit-chief", "oath:denizen:zealots")
def test_pair_three_bandits_outnumber_two_zealots() -> None:
    scene = here(
        {"warbands": 2, "favor": 1, "advisers": ["zealots"]},
        {"at": "steppe"},
        cards=["bandit-chief"],
        sites=FAR,
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "bandits", ["site:river"], 2, "use:denizen:zealots")
    scene.asks("campaign-sacrifice", seat=0)
    scene.answer("yes")
    scene.logs("log-sacrifices", count=1)


@pytest.mark.pair("oath:denizen:mercenaries", "oath:denizen:true-names")
@pytest.mark.card("oath:denizen:mercenaries", "oath:denizen:true-names")
def test_pair_a_name_of_another_suit_does_not_stop_mercenaries() -> None:
    scene = attack({"favor": 1, "advisers": ["mercenaries"]}, {"advisers": ["true-names"]}, dice=[BLANK] * 9)
    scene.answer("use:denizen:mercenaries", "dice:+3")
    scene.logs("log-attack", dice=5)


@pytest.mark.pair("oath:denizen:vow-of-peace", "oath:denizen:zealots")
@pytest.mark.card("oath:denizen:vow-of-peace", "oath:denizen:zealots")
def test_pair_against_peace_even_zealots_sacrifice_nobody() -> None:
    scene = attack(
        {"favor": 1, "advisers": ["zealots"]}, {"warbands": 2, "advisers": ["vow-of-peace"]}, dice=[BLANK] * 9
    )
    scene.answer("use:denizen:zealots")
    scene.logs("log-defender-wins")
    scene.not_asked(question="campaign-sacrifice")


# -- travelling, searching, trading ----------------------------------------------------------------------------


@pytest.mark.pair("oath:denizen:forest-council", "oath:denizen:small-friends")
@pytest.mark.card("oath:denizen:forest-council", "oath:denizen:small-friends")
def test_pair_small_friends_find_no_trade_under_the_council() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["small-friends"]},
        {"at": "steppe"},
        cards=["longbows"],
        steppe={"cards": ["forest-council", "wolves"], "warbands": {"red": 1}},
        sites=FAR,
    )
    scene.answer("trade")
    scene.not_offered("use:denizen:small-friends")
    scene.offers("favor:denizen:longbows")


@pytest.mark.pair("oath:denizen:vow-of-beastkin", "oath:denizen:initiation-rite")
@pytest.mark.card("oath:denizen:vow-of-beastkin", "oath:denizen:initiation-rite")
def test_pair_the_initiated_of_the_beasts_muster_three_for_a_secret() -> None:
    scene = here({"secrets": 1, "advisers": ["vow-of-beastkin", "initiation-rite"]}, cards=["wolves", "longbows"])
    scene.answer("muster")
    scene.not_offered("denizen:longbows")
    scene.answer("denizen:wolves")
    scene.holds(seats={0: {"secrets": 0, "warbands": 3}}, tokens={"wolves": {"secrets": 1}})


@pytest.mark.pair("oath:denizen:initiation-rite", "oath:denizen:spell-breaker")
@pytest.mark.card("oath:denizen:initiation-rite", "oath:denizen:spell-breaker")
def test_pair_mustering_is_no_power_for_the_spell_breaker() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["initiation-rite"]},
        {"at": "steppe"},
        cards=["longbows"],
        steppe={"cards": ["spell-breaker"], "warbands": {"red": 1}},
        sites=FAR,
    )
    scene.answer("muster", "denizen:longbows")
    scene.holds(seats={0: {"secrets": 0, "warbands": 2}})


@pytest.mark.pair("oath:denizen:wild-cry", "oath:denizen:new-growth")
@pytest.mark.card("oath:denizen:wild-cry", "oath:denizen:new-growth")
def test_pair_a_beast_played_far_away_is_cried_for() -> None:
    scene = playing(
        "wolves",
        {"supply": 2},
        advisers=["wild-cry", "new-growth"],
        sites={"provinces-1": {"site": "mine"}},
    )
    scene.answer("adviser:denizen:wolves", "use:denizen:wild-cry", "use:denizen:new-growth", "play:site:mine")
    scene.holds(sites={"provinces-1": {"cards": ["wolves"]}}, seats={1: {"supply": 3, "warbands": 2}})


@pytest.mark.pair("oath:denizen:observatory", "oath:denizen:mushrooms")
@pytest.mark.card("oath:denizen:observatory", "oath:denizen:mushrooms")
def test_pair_mushrooms_grow_under_any_pile_for_the_observatory() -> None:
    scene = here(
        {"secrets": 1},
        cards=["observatory", "mushrooms"],
        discards={"cradle": ["wolves"], "hinterland": ["keep", "scouts"]},
    )
    scene.answer("search", "use:denizen:observatory", "use:denizen:mushrooms", "discard:hinterland")
    scene.logs("log-draws", count=1, pile="discard:hinterland")


@pytest.mark.pair("oath:denizen:welcoming-party", "oath:denizen:saddle-makers")
@pytest.mark.card("oath:denizen:welcoming-party", "oath:denizen:saddle-makers")
def test_pair_a_nomad_is_welcomed_here_and_saddled_there() -> None:
    scene = here(
        {"advisers": []},
        {"at": "steppe", "favor": 0, "advisers": ["saddle-makers"]},
        cards=["welcoming-party"],
        deck=["elders", "wolves", "keep"],
        banks={"nomad": 3, "hearth": 3},
    )
    scene.answer("search", "use:denizen:welcoming-party", "world-deck", "denizen:elders")
    scene.answer(["denizen:wolves", "denizen:keep"], "play:advisers")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 2}})


@pytest.mark.pair("oath:denizen:book-binders", "oath:vision:conspiracy")
@pytest.mark.card("oath:denizen:book-binders", "oath:vision:conspiracy")
def test_pair_the_conspiracy_is_a_vision_for_the_book_binders() -> None:
    scene = playing("conspiracy", chancellor={"favor": 0, "advisers": ["book-binders"]})
    scene.answer("adviser:vision:conspiracy", "play:vision")
    scene.asks("choose-bank", seat=0)
    scene.answer("bank:order")
    scene.holds(seats={0: {"favor": 2}}, boxed=["conspiracy"])


@pytest.mark.pair("oath:denizen:sleight-of-hand", "oath:denizen:vow-of-silence")
@pytest.mark.card("oath:denizen:sleight-of-hand", "oath:denizen:vow-of-silence")
def test_pair_what_the_silent_do_not_give_may_still_be_taken() -> None:
    scene = here({"favor": 1, "advisers": ["sleight-of-hand"]}, {"secrets": 2, "advisers": ["vow-of-silence"]})
    scene.answer("use:denizen:sleight-of-hand")
    scene.holds(seats={0: {"secrets": 1}, 1: {"secrets": 1}})


@pytest.mark.pair("oath:denizen:salt-the-earth", "oath:edifice:sprawling-rampart")
@pytest.mark.card("oath:denizen:salt-the-earth", "oath:edifice:sprawling-rampart")
def test_pair_no_salt_where_an_edifice_stands() -> None:
    scene = playing("salt-the-earth", here={"cards": ["sprawling-rampart"]})
    scene.answer("adviser:denizen:salt-the-earth")
    scene.not_offered("play:site:river")


@pytest.mark.pair("oath:denizen:dazzle", "oath:edifice:hall-of-debate")
@pytest.mark.card("oath:denizen:dazzle", "oath:edifice:hall-of-debate")
def test_pair_an_edifice_is_not_dazzled() -> None:
    scene = playing("dazzle", here={"cards": ["hall-of-debate", "longbows"]})
    scene.answer("adviser:denizen:dazzle", "play:advisers")
    scene.holds(sites={"cradle-1": {"cards": ["hall-of-debate"]}})


@pytest.mark.pair("oath:denizen:plague-engines", "oath:denizen:vow-of-renewal")
@pytest.mark.card("oath:denizen:plague-engines", "oath:denizen:vow-of-renewal")
def test_pair_favor_that_the_plague_banks_is_not_burned() -> None:
    scene = here(
        {"favor": 2, "secrets": 2, "advisers": ["plague-engines"]},
        {"at": "steppe", "favor": 0, "advisers": ["vow-of-renewal"]},
        here={"warbands": {"purple": 1}},
        banks={"arcane": 0},
    )
    scene.answer("use:denizen:plague-engines")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0}}, banks={"arcane": 1})


@pytest.mark.pair("oath:denizen:book-burning", "oath:denizen:slander")
@pytest.mark.card("oath:denizen:book-burning", "oath:denizen:slander")
def test_pair_slander_and_book_burning_leave_one_secret_and_no_favor() -> None:
    scene = here(
        {"warbands": 4, "favor": 1, "advisers": ["slander", "book-burning"]},
        {"favor": 3, "secrets": 3},
        here={"warbands": {"purple": 1}},
        dice=[0, 0, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 4, "use:denizen:slander", "use:denizen:book-burning")
    scene.answer("site:steppe")
    scene.holds(seats={1: {"favor": 0, "secrets": 1}})


@pytest.mark.pair("oath:denizen:wild-cry", "oath:denizen:land-warden")
@pytest.mark.rule("oath:7.4.2.a")
def test_pair_two_beasts_of_one_search_are_cried_for_once() -> None:
    scene = here(
        {"favor": 1, "supply": 6, "advisers": ["wild-cry", "land-warden"]},
        deck=["wolves", "rangers", "tents"],
    )
    scene.answer("search", "use:denizen:wild-cry", "use:denizen:land-warden", "world-deck")
    scene.answer("denizen:wolves", "denizen:rangers", "denizen:wolves", "play:site:river", "play:site:river")
    scene.holds(seats={0: {"supply": 6 - 2 + 1, "warbands": 2}}, sites={"cradle-1": {"cards": ["wolves", "rangers"]}})

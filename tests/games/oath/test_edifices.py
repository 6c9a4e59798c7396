"""The edifices, each by the power of either side: intact, and in ruins."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import CARD_ID
from regnum.games.oath.powers import power
from regnum.scenes import Scene

BLANK, HOLLOW, SWORD = 0, 0, 3
"""Faces: an empty defense die, half a sword, a sword."""


def stands(edifice: str, *, here: Any = None, seats: Any = None, players: int = 2, **words: Any) -> Scene:
    """The edifice stands at the Steppe on top of the Cradle, which the Empire rules, with all pawns there."""
    laid = [{"at": "steppe", **seat} for seat in (seats or [{} for _ in range(players)])]
    sites = {
        "cradle-1": {"site": "steppe", "cards": [edifice], "warbands": {"purple": 1}, **(here or {})},
        **words.pop("sites", {}),
    }
    return Scene("oath", players, seats=laid, sites=sites, **words)


# -- Order ---------------------------------------------------------------------------------------------------------


def rampart(edifice: str, army: dict[str, int], *, target: str = "mine", dice: list[int]) -> Scene:
    """Red attacks from the Mine, which the Empire rules; the edifice stands at the Steppe, ruled by `army`."""
    return Scene(
        "oath",
        2,
        turn=1,
        title=0,
        seats=[{"at": "standing-stones"}, {"at": target, "warbands": 3}],
        sites={
            "cradle-1": {"site": "steppe", "cards": [edifice], "warbands": army},
            "cradle-2": {"site": "mine", "warbands": {"purple": 1}},
            "provinces-1": {"site": "standing-stones", "warbands": {"purple": 1}},
        },
        dice=dice,
    )


@pytest.mark.card("oath:edifice:sprawling-rampart")
@pytest.mark.parametrize(("army", "dice"), [({"purple": 1}, 3), ({"red": 1}, 2), ({}, 2)])
def test_the_rampart_adds_a_die_to_each_site_of_its_ruler(army: dict[str, int], dice: int) -> None:
    """One die for the site, one for the title; one more while the same ruler has the Rampart."""
    scene = rampart("sprawling-rampart", army, dice=[BLANK] * dice + [HOLLOW])
    scene.answer("campaign", "seat:0", ["site:mine"], 1)
    scene.logs("log-defense", dice=dice)


@pytest.mark.card("oath:edifice:sprawling-rampart")
def test_bandits_stand_on_the_rampart_too() -> None:
    scene = rampart("sprawling-rampart", {}, target="steppe", dice=[BLANK, BLANK, HOLLOW])
    scene.answer("campaign", "bandits", ["site:steppe"], 1)
    scene.logs("log-defense", dice=2)


@pytest.mark.card("oath:edifice:bandit-rampart")
def test_bandits_take_2_attack_dice_at_their_rampart() -> None:
    scene = rampart("bandit-rampart", {}, target="steppe", dice=[BLANK, HOLLOW])
    scene.answer("campaign", "bandits", ["site:steppe"], 3)
    scene.logs("log-attack", dice=1)


@pytest.mark.card("oath:edifice:bandit-rampart")
def test_a_player_may_use_the_rampart_but_only_its_own_site_profits() -> None:
    scene = rampart("bandit-rampart", {"purple": 1}, target="steppe", dice=[BLANK] * 2 + [HOLLOW])
    scene.answer("campaign", "seat:0", ["site:steppe"], 3)
    scene.offers_only("use:edifice:bandit-rampart", "enough", seat=0)
    scene.answer("use:edifice:bandit-rampart")
    scene.logs("log-attack", dice=1)
    scene = rampart("bandit-rampart", {"purple": 1}, dice=[BLANK] * 2 + [HOLLOW] * 3)
    scene.answer("campaign", "seat:0", ["site:mine"], 3, "use:edifice:bandit-rampart")
    scene.logs("log-attack", dice=3)


# -- Hearth --------------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:edifice:hall-of-debate")
def test_the_hall_of_debate_keeps_the_peoples_favor_out_of_campaigns() -> None:
    for edifice, offered in (("hall-of-debate", False), ("hall-of-mockery", True)):
        scene = stands(
            edifice,
            seats=[{"warbands": 1}, {"relics": ["map"]}],
            banners={"peoples-favor": {"holder": 1, "tokens": 1}},
        )
        scene.answer("campaign", "seat:1")
        scene.offers("relic:map", "pawn:seat:1")
        (scene.offers if offered else scene.not_offered)("banner:peoples-favor")


@pytest.mark.card("oath:edifice:hall-of-debate")
def test_the_hall_of_debate_does_not_forbid_to_recover() -> None:
    scene = stands("hall-of-debate", seats=[{"favor": 3}, {}], banners={"peoples-favor": {"holder": 1, "tokens": 1}})
    scene.answer("recover")
    scene.offers("banner:peoples-favor")


@pytest.mark.card("oath:edifice:hall-of-mockery")
@pytest.mark.parametrize(("edifice", "mob"), [("hall-of-mockery", True), ("hall-of-debate", False)])
def test_whoever_recovers_the_peoples_favor_is_mocked(edifice: str, mob: bool) -> None:
    """By the corrected law, which turns a recovered People's Favor away from the Mob."""
    scene = stands(
        edifice, seats=[{"favor": 3}, {}], banners={"peoples-favor": {"tokens": 1}}, options={"law": "errata"}
    )
    scene.answer("recover", "banner:peoples-favor", 2, "bank:order")
    scene.holds(banners={"peoples-favor": {"holder": 0, "mob": mob}})


# -- Beast ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:edifice:forest-temple")
def test_the_forest_temple_keeps_sites_with_a_beast_card() -> None:
    scene = stands(
        "forest-temple",
        sites={
            "cradle-2": {"site": "mine", "cards": ["wolves"]},
            "provinces-1": {"site": "river", "cards": ["elders"]},
        },
    )
    temple = power("edifice:forest-temple")
    table: Any = scene.match.table
    assert [slot for slot in range(8) if temple.keeps_site(table, slot)] == [0, 1]


@pytest.mark.card("oath:edifice:ruined-temple")
@pytest.mark.parametrize(("army", "offered"), [({"purple": 1}, False), ({}, False), ({"red": 1}, True)])
def test_in_the_ruined_temple_only_its_ruler_is_friends_with_beasts(army: dict[str, int], offered: bool) -> None:
    scene = stands(
        "ruined-temple",
        turn=1,
        here={"warbands": army},
        seats=[{}, {"advisers": [{"facedown": "wolves"}]}],
        sites={"provinces-1": {"site": "mine", "warbands": {"purple": 1}}},
    )
    scene.answer("adviser:denizen:wolves")
    if offered:
        scene.offers("play:advisers")
    else:
        scene.refuses("play:advisers", rule="5.1.4")
        scene.offers("play:discard")


@pytest.mark.card("oath:edifice:ruined-temple")
def test_the_ruined_temple_minds_no_other_suit() -> None:
    scene = stands("ruined-temple", turn=1, seats=[{}, {"advisers": [{"facedown": "longbows"}]}])
    scene.answer("adviser:denizen:longbows")
    scene.offers("play:advisers")


# -- Discord -------------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:edifice:festival-district")
@pytest.mark.rule("oath:7.6.3.a", "oath:7.6.3.b")
def test_at_the_festival_favor_secrets_and_advisers_change_hands() -> None:
    scene = stands(
        "festival-district",
        seats=[{"favor": 2}, {"at": "standing-stones", "advisers": ["wolves"], "secrets": 1}],
        sites={"provinces-1": "standing-stones"},
    )
    scene.answer("use:edifice:festival-district")
    scene.asks("festival-terms", seat=0)
    scene.answer(["0>1:favor", "1>0:adviser:denizen:wolves"], 2)
    scene.asks("festival-reply", seat=1)
    scene.answer("accept")
    scene.holds(seats={0: {"favor": 0, "advisers": ["wolves"]}, 1: {"favor": 2, "advisers": []}})


@pytest.mark.card("oath:edifice:festival-district")
@pytest.mark.rule("oath:7.2.2.a")
def test_locked_advisers_and_relics_do_not_change_hands_at_the_festival() -> None:
    scene = stands(
        "festival-district", seats=[{"favor": 2, "secrets": 1}, {"favor": 1, "advisers": ["tyrant"], "relics": ["map"]}]
    )
    scene.answer("use:edifice:festival-district")
    scene.offers("0>1:favor", "0>1:secret", "1>0:favor")
    scene.not_offered("1>0:adviser:denizen:tyrant")
    assert not any(key.startswith("1>0:relic") for key in scene.offered())


@pytest.mark.card("oath:edifice:squalid-district")
@pytest.mark.rule("oath:3.3.a")
@pytest.mark.parametrize(("change", "over"), [("dice:+1", True), ("dice:-1", False), ("dice:+0", False)])
def test_the_squalid_districts_ruler_changes_the_end_die(change: str, over: bool) -> None:
    """A five is not enough at the end of the fifth round; a six is."""
    scene = stands("squalid-district", round=5, turn=1, dice=[4])
    scene.answer("rest", change)
    scene.holds(over=over)
    if change == "dice:+0":
        scene.logs("log-end-die-changed", times=0)
    else:
        scene.logs("log-end-die-changed", player="seat:0", face=6 if over else 4, times=1)


@pytest.mark.card("oath:edifice:squalid-district")
def test_a_six_raised_still_ends_the_game_and_lowered_does_not() -> None:
    for change, over in (("dice:+1", True), ("dice:-1", False)):
        scene = stands("squalid-district", round=5, turn=1, dice=[5])
        scene.answer("rest", change)
        scene.holds(over=over)


@pytest.mark.card("oath:edifice:squalid-district")
def test_bandits_leave_the_end_die_alone() -> None:
    scene = stands(
        "squalid-district",
        round=5,
        turn=1,
        dice=[4],
        here={"warbands": {}},
        sites={"provinces-1": {"site": "mine", "warbands": {"purple": 1}}},
    )
    scene.answer("rest")
    scene.logs("log-end-die", face=5)
    scene.holds(round=6)


# -- Arcane --------------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:edifice:great-spire")
def test_the_great_spire_swaps_drawn_denizens_but_no_vision() -> None:
    scene = stands(
        "great-spire",
        seats=[{"secrets": 1}, {}],
        deck=["elders", "wolves", "conspiracy"],
        dispossessed=["tyrant", "curfew"],
    )
    scene.answer("search", "use:edifice:great-spire", "world-deck")
    scene.offers_only("denizen:elders", "denizen:wolves")
    scene.answer(["denizen:elders"])
    scene.not_offered("denizen:elders")
    scene.offers("denizen:wolves", "vision:conspiracy")
    assert len(scene.offered()) == 3
    assert len(scene.state.dispossessed) == 2
    scene.holds(seats={0: {"secrets": 0}}, tokens={"great-spire": {"secrets": 1}})


@pytest.mark.pair("oath:edifice:great-spire", "oath:relic:truthful-harp")
@pytest.mark.rule("oath:5.1.3.a", "oath:10.8.a")
def test_pair_great_spire_and_truthful_harp() -> None:
    """Everybody sees the cards drawn and the one kept, but no swapped card that is not kept."""
    scene = stands(
        "great-spire",
        seats=[{"secrets": 1, "relics": ["grand-scepter", "truthful-harp"]}, {}],
        deck=["elders", "wolves", "tents", "keep", "scouts"],
        dispossessed=["tyrant", "curfew"],
    )
    scene.answer("search", "use:relic:truthful-harp", "use:edifice:great-spire", "world-deck")
    scene.logs("log-reveals", cards="denizen:elders+denizen:wolves+denizen:tents+denizen:keep+denizen:scouts")
    scene.answer(["denizen:elders", "denizen:wolves"])
    scene.offers("denizen:tyrant", "denizen:curfew")
    scene.sees(1, drawn=None)
    scene.answer("denizen:tyrant")
    scene.answer(["denizen:curfew", "denizen:tents", "denizen:keep", "denizen:scouts"])
    scene.sees(1, drawn=["denizen:tyrant"])
    scene.logs("log-reveals", cards="denizen:tyrant")
    curfew = CARD_ID.index("denizen:curfew")
    assert scene.state.seen[curfew] == 1


@pytest.mark.card("oath:edifice:great-spire")
def test_the_great_spire_swaps_no_more_than_there_are_dispossessed() -> None:
    scene = stands(
        "great-spire", seats=[{"secrets": 1}, {}], deck=["elders", "wolves", "tents"], dispossessed=["tyrant"]
    )
    scene.answer("search", "use:edifice:great-spire", "world-deck")
    scene.rejects(["denizen:elders", "denizen:wolves"])
    scene.answer(["denizen:elders"])
    scene.offers_only("denizen:wolves", "denizen:tents", "denizen:tyrant")


@pytest.mark.card("oath:edifice:great-spire")
def test_the_great_spire_costs_a_secret() -> None:
    scene = stands("great-spire", deck=["elders"], dispossessed=["tyrant"])
    scene.answer("search")
    scene.refuses("use:edifice:great-spire", rule="7.1.2")


@pytest.mark.card("oath:edifice:fallen-spire")
def test_the_fallen_spire_swaps_denizens_of_the_pile_unseen() -> None:
    scene = stands(
        "fallen-spire",
        seats=[{"secrets": 2}, {}],
        discards={"cradle": ["elders", "conspiracy", "wolves", "tents"]},
        dispossessed=["tyrant", "curfew", "messenger"],
    )
    scene.answer("use:edifice:fallen-spire")
    scene.rejects(4)
    scene.answer(2)
    names = [CARD_ID[card] for card in scene.state.discards[0]]
    assert len(names) == 4
    assert {"vision:conspiracy", "denizen:tents"} < set(names)
    assert not {"denizen:elders", "denizen:wolves"} & set(names)
    assert {CARD_ID[card] for card in scene.state.dispossessed} >= {"denizen:elders", "denizen:wolves"}
    scene.holds(seats={0: {"secrets": 0}}, tokens={"fallen-spire": {"secrets": 1}})


@pytest.mark.card("oath:edifice:fallen-spire")
def test_the_fallen_spire_needs_denizens_and_dispossessed() -> None:
    for pile, out in ((["conspiracy"], ["tyrant"]), (["elders"], [])):
        scene = stands("fallen-spire", seats=[{"secrets": 2}, {}], discards={"cradle": pile}, dispossessed=out)
        scene.refuses("use:edifice:fallen-spire", rule="9.3")


# -- Nomad ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:edifice:ancient-forge")
@pytest.mark.parametrize(("answer", "relics"), [("yes", ["grand-scepter", "map"]), ("no", ["grand-scepter"])])
def test_the_ancient_forge_makes_a_relic(answer: str, relics: list[str]) -> None:
    scene = stands("ancient-forge", seats=[{"favor": 2, "secrets": 1}, {}], relics=["map"])
    scene.answer("use:edifice:ancient-forge")
    scene.logs("log-peeks", where="relic-deck")
    scene.answer(answer)
    scene.holds(seats={0: {"favor": 0, "secrets": 0, "relics": relics}}, tokens={"ancient-forge": {"favor": 2}})


@pytest.mark.card("oath:edifice:ancient-forge")
def test_the_ancient_forge_needs_favor_and_a_secret() -> None:
    for purse in ({"favor": 1, "secrets": 1}, {"favor": 2}):
        scene = stands("ancient-forge", seats=[purse, {}])
        scene.refuses("use:edifice:ancient-forge", rule="7.1.2")


@pytest.mark.card("oath:edifice:broken-forge")
@pytest.mark.rule("oath:4.3.1.a", "oath:4.3.2.a")
def test_the_broken_forge_is_mended_and_rests_until_the_next_turn() -> None:
    scene = stands("broken-forge", seats=[{"favor": 4, "secrets": 3}, {}], relics=["map"])
    scene.answer("use:edifice:broken-forge")
    scene.holds(
        sites={"cradle-1": {"cards": ["ancient-forge"]}},
        tokens={"ancient-forge": {"favor": 2, "secrets": 2}},
        seats={0: {"favor": 2, "secrets": 1}},
    )
    scene.refuses("use:edifice:ancient-forge", rule="7.1.2")
    scene.answer("rest")
    scene.holds(tokens={}, banks={"nomad": 5}, seats={0: {"secrets": 3}})


@pytest.mark.card("oath:edifice:broken-forge")
def test_the_broken_forge_stays_broken_without_2_secrets() -> None:
    scene = stands("broken-forge", seats=[{"favor": 2, "secrets": 1}, {}])
    scene.refuses("use:edifice:broken-forge", rule="7.1.2")

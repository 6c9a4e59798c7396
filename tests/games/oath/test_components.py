"""What lies on the table (section 2): the map, boards, the Reliquary, relics, banners, cards and the title."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.games.oath.catalogue import (
    BOARD,
    CARDS,
    DENIZENS,
    EDIFICES,
    LOCKED,
    NO_SUIT,
    SITE_ONLY,
    SITE_THING,
    SITES,
    SLOT_NAME,
    SUIT,
    SUITS,
    TURNED,
    is_denizen,
    is_vision,
)
from regnum.games.oath.powers import MASK_OF
from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

PEOPLE, SECRET = "peoples-favor", "darkest-secret"


# -- the box ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:1.4.a", "oath:1.4.b", "oath:1.4.c")
def test_the_dice_and_tokens_of_the_box() -> None:
    assert BOARD["dice"] == {"attack": 10, "defense": 6, "end": 1}
    assert BOARD["tokens"] == {"favor": 36, "secrets": 20}


# -- the map ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:2.1.1.a", "oath:2.1.1.b", "oath:2.1.1.c", "oath:2.1.1.d", "oath:2.1.2.a")
def test_three_regions_hold_two_three_and_three_sites_and_a_pile_each() -> None:
    match = regnum.new("oath", 3, seed=4)
    seen = match.game.view(match.table, 0)
    regions = Counter(name.rpartition("-")[0] for name in SLOT_NAME)
    assert regions == {"cradle": 2, "provinces": 3, "hinterland": 3}
    assert len(seen.sites) == 8
    assert [pile.at for pile in seen.discards] == ["discard:cradle", "discard:provinces", "discard:hinterland"]


@pytest.mark.rule("oath:2.1.5.a", "oath:2.6.1.a")
def test_the_world_deck_is_denizens_and_visions_whose_fronts_nobody_sees() -> None:
    match = regnum.new("oath", 3, seed=4)
    s = match.table.s
    assert all(is_denizen(card) or is_vision(card) for card in s.deck)
    assert sum(is_vision(card) for card in s.deck) == 5
    assert not any(s.seen[card] for card in s.deck)
    assert match.game.view(match.table, 0).world_deck.back in ("denizen", "vision")


@pytest.mark.rule("oath:2.1.3.a", "oath:2.1.7.a", "oath:2.1.4.a", "oath:2.1.6.a", "oath:2.2.1.a")
def test_everybody_sees_banks_tracks_and_boards() -> None:
    scene = Scene(
        "oath",
        2,
        round=4,
        visions_drawn=2,
        banks={"order": 5},
        seats=[{}, {"favor": 4, "secrets": 2, "warbands": 5}],
    )
    seen = scene.match.game.view(scene.match.table, None)
    assert (seen.round, seen.visions_drawn, seen.shared_bank) == (4, 2, scene.state.bank)
    assert [(bank.at, bank.favor) for bank in seen.banks][:3] == [
        ("bank:discord", 3),
        ("bank:arcane", 3),
        ("bank:order", 5),
    ]
    one = seen.players[1]
    assert (one.favor, one.secrets, one.warbands.count) == (4, 2, 5)


@pytest.mark.rule("oath:2.2.1.b", "oath:2.2.1.a")
def test_a_board_holds_any_number_of_favor_secrets_and_warbands() -> None:
    scene = at_steppe(
        me={"favor": 15, "secrets": 25, "warbands": 20, "advisers": ["tents"]}, here={"cards": ["elders", "wolves"]}
    )
    scene.answer("trade", "secrets:denizen:elders", "muster", "denizen:wolves")
    scene.holds(seats={0: {"favor": 12, "secrets": 26, "warbands": 22}})


# -- the Reliquary ---------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:2.3.a", "oath:2.3.e")
def test_four_relics_lie_in_the_reliquary_out_of_a_campaigns_reach() -> None:
    scene = at_steppe(turn=1, seats=[{"relics": ["grand-scepter", "map"]}, {"warbands": 9}], here={"warbands": {}})
    assert len([relic for relic in scene.state.reliquary if relic >= 0]) == 4
    scene = at_steppe(
        turn=1,
        seats=[{"relics": ["grand-scepter", "map"]}, {"warbands": 9}],
        here={"warbands": {"purple": 1}},
        reliquary=["whistle", "ivory-eye", "cracked-horn", "skeleton-key"],
    )
    scene.answer("campaign", "seat:0")
    scene.offers_only("site:steppe", "relic:grand-scepter", "relic:map", "pawn:seat:0")


@pytest.mark.rule("oath:2.3.b", "oath:2.4.2.d")
def test_an_offer_of_citizenship_needs_a_relic_of_the_reliquary() -> None:
    scene = Scene("oath", 2, seats=[{"favor": 1}], reliquary=["whistle", "bare", "bare", "ivory-eye"])
    scene.answer("use:relic:grand-scepter:3", "seat:1", [])
    scene.offers("0>1:reliquary:reliquary:0", "0>1:reliquary:reliquary:3", "0>1:favor")
    assert not [term for term in scene.offered() if term.endswith(("reliquary:1", "reliquary:2"))]
    scene.rejects(["0>1:favor"])
    scene.rejects(["0>1:reliquary:reliquary:0", "0>1:reliquary:reliquary:3"])
    scene.accepts(["0>1:reliquary:reliquary:3"])


@pytest.mark.rule("oath:2.3.c")
def test_no_other_exchange_touches_the_reliquary() -> None:
    scene = at_steppe(
        me={"relics": ["grand-scepter", "map"], "advisers": [{"facedown": "the-gathering"}]},
        seats=[{}, {"favor": 2}],
    )
    scene.answer("adviser:denizen:the-gathering", "play:site:steppe", "seat:1")
    scene.asks("gathering-terms")
    terms = scene.offered()
    assert "0>1:relic:relic:map" in terms
    assert not [term for term in terms if "reliquary" in term]


@pytest.mark.rule("oath:2.3.h", "oath:2.3.d")
def test_a_relic_in_the_reliquary_gives_no_power_and_covers_one() -> None:
    words: dict[str, Any] = {"me": {"favor": 2, "secrets": 2}, "sites": {"cradle-2": "fertile-valley"}}
    scene = at_steppe(reliquary=["dowsing-sticks", "whistle", "map", "ivory-eye"], **words)
    assert "use:relic:dowsing-sticks" not in scene.offered()
    at_steppe(me={"relics": ["dowsing-sticks"], "favor": 2, "secrets": 2}).offers("use:relic:dowsing-sticks")
    for reliquary, drawn in ((["map", "whistle", "cup-of-plenty", "ivory-eye"], 3), ([None, None, None, "bare"], 5)):
        scene = at_steppe(reliquary=reliquary, deck=["wolves", "elders", "tents", "longbows", "scouts", "keep"])
        scene.answer("search", "world-deck")
        assert len(scene.offered()) == drawn


# -- relics and banners ----------------------------------------------------------------------------------------


@pytest.mark.rule("oath:2.4.2.b", "oath:2.4.2.c", "oath:2.4.2.a")
def test_the_grand_scepter_is_a_relic_that_the_chancellor_begins_with() -> None:
    match = regnum.new("oath", 3, seed=2)
    assert [[CARDS[relic].slug for relic in player.relics] for player in match.table.s.players] == [
        ["grand-scepter"],
        [],
        [],
    ]
    scene = at_steppe(
        turn=1,
        seats=[{}, {"warbands": 1}],
        here={"warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        title=1,
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:0", ["relic:grand-scepter"], 0)
    scene.logs("log-defense", dice=CARDS[scene.state.players[0].relics[0]].defense)


@pytest.mark.rule("oath:2.4.2.d", "oath:2.4.2.e")
def test_whoever_holds_the_grand_scepter_makes_and_exiles_citizens() -> None:
    seats: list[dict[str, Any]] = [
        {"relics": []},
        {"relics": ["grand-scepter"], "favor": 9},
        {"role": "citizen"},
        {},
    ]
    scene = Scene("oath", 4, turn=1, seats=seats)
    scene.answer("use:relic:grand-scepter:3")
    scene.offers_only("seat:1", "seat:2", "seat:3")
    scene.answer("seat:2")
    scene.holds(seats={2: {"role": "exile"}})
    Scene("oath", 4, turn=0, seats=seats).not_offered("use:relic:grand-scepter:3")


@pytest.mark.rule("oath:2.5.a", "oath:2.5.2.a", "oath:2.5.2.b", "oath:5.5.2.f")
@pytest.mark.parametrize("banner", [PEOPLE, SECRET])
@pytest.mark.parametrize("tokens", [1, 4])
def test_a_banner_adds_a_die_for_each_token(banner: str, tokens: int) -> None:
    scene = at_steppe(
        me={"warbands": 1},
        here={"warbands": {"purple": 1}},
        banners={banner: {"holder": 1, "tokens": tokens}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", [f"banner:{banner}"], 0)
    scene.logs("log-defense", dice=tokens)


@pytest.mark.rule("oath:2.5.3.d", "oath:2.5.3.e", "oath:2.5.3.c")
@pytest.mark.parametrize(("tokens", "left"), [(5, 3), (3, 1), (2, 1), (1, 1)])
@pytest.mark.parametrize("banner", [PEOPLE, SECRET])
def test_a_seized_banner_loses_two_tokens_but_never_the_last(banner: str, tokens: int, left: int) -> None:
    scene = at_steppe(
        me={"warbands": 9},
        here={"warbands": {"purple": 1}},
        banners={banner: {"holder": 1, "tokens": tokens}},
        dice=[0] * tokens + [3] * 9,
    )
    scene.answer("campaign", "seat:1", [f"banner:{banner}"], 9)
    scene.holds(banners={banner: {"holder": 0, "tokens": left, "mob": banner == PEOPLE}}, seats={0: {"secrets": 0}})


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:2.6.1.a", "oath:2.6.1.b", "oath:2.6.3.a", "oath:2.6.2.a")
def test_every_denizen_has_a_suit_and_a_power_and_some_a_restriction() -> None:
    assert Counter(SUITS[SUIT[card]] for card in DENIZENS) == dict.fromkeys(
        ("discord", "arcane", "order", "hearth", "beast", "nomad"), 33
    )
    assert [CARDS[card].slug for card in DENIZENS if not MASK_OF[card]] == []
    restrictions = Counter(CARDS[card].restriction for card in DENIZENS)
    assert set(restrictions) == {"none", "site", "adviser"}
    assert restrictions["none"] > len(DENIZENS) / 2


@pytest.mark.rule("oath:2.8.5.a", "oath:2.8.2.b")
def test_every_site_has_a_power_and_some_have_nothing_to_reveal() -> None:
    assert len(SITES) == 23
    assert [site.slug for site in SITES if not MASK_OF[SITE_THING[site.number]]] == []
    bare = [site.slug for site in SITES if not (site.favor or site.secrets or site.relics)]
    assert {"plains", "river", "fertile-valley"} < set(bare)


@pytest.mark.rule("oath:2.8.3.a", "oath:5.5.2.b")
@pytest.mark.parametrize("more", [[], ["river"], ["river", "wastes"]])
def test_each_targeted_site_adds_one_die(more: list[str]) -> None:
    red = {"warbands": {"red": 1}}
    scene = at_steppe(
        me={"warbands": 1},
        here=red,
        sites={"provinces-1": {"site": "river", **red}, "hinterland-1": {"site": "wastes", **red}},
        oath="devotion",
        banners={SECRET: {"holder": 0}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe", *(f"site:{name}" for name in more)], 0)
    scene.logs("log-defense", dice=1 + len(more))


@pytest.mark.rule("oath:2.9.b", "oath:2.9.c", "oath:2.9.d", "oath:2.9.g")
def test_edifices_have_two_sides_each_with_a_power() -> None:
    assert len(EDIFICES) == 12
    for card in EDIFICES:
        assert MASK_OF[card]
        assert SITE_ONLY[card]
        assert LOCKED[card]
        assert (SUIT[card] == NO_SUIT) is CARDS[card].ruined
        assert CARDS[TURNED[card]].ruined is not CARDS[card].ruined
    assert sorted(SUIT[card] for card in EDIFICES if not CARDS[card].ruined) == list(range(6))


@pytest.mark.rule("oath:2.9.e", "oath:2.9.f")
@pytest.mark.parametrize("ruin", [CARDS[card].slug for card in EDIFICES if CARDS[card].ruined])
def test_no_ruin_musters_or_trades(ruin: str) -> None:
    scene = at_steppe(
        me={"favor": 3, "secrets": 3, "advisers": ["tents"]}, here={"cards": [ruin], "warbands": {"purple": 1}}
    )
    scene.refuses("muster", rule="5.2.1.e")
    scene.refuses("trade", rule="5.3.2.m")


@pytest.mark.rule("oath:2.9.a")
def test_edifices_come_to_the_map_by_the_chronicle_alone() -> None:
    s = regnum.new("oath", 3, seed=3).table.s
    laid = [*s.deck, *(card for pile in s.discards for card in pile), *(c for p in s.players for c in p.hand)]
    laid += [card for site in s.sites for card in site.cards]
    assert not set(laid) & set(EDIFICES)
    assert {card for card in EDIFICES if not CARDS[card].ruined} <= set(s.archive)


# -- the title -------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:2.11.a", "oath:2.11.k", "oath:2.11.l")
@pytest.mark.parametrize(("usurper", "dice"), [(False, 1), (True, 2)])
def test_the_two_sides_of_the_title_defend_with_one_die_or_two(usurper: bool, dice: int) -> None:
    red = {"warbands": {"red": 1}}
    scene = at_steppe(
        players=3,
        me={"warbands": 1},
        here=red,
        sites={"cradle-2": {"site": "river", **red}},
        title=1,
        usurper=usurper,
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 0)
    scene.logs("log-defense", dice=1 + dice)
    scene = at_steppe(
        players=3,
        me={"warbands": 1},
        here={"warbands": {"blue": 1}},
        sites={"cradle-2": {"site": "river", **red}, "provinces-1": {"site": "wastes", **red}},
        title=1,
        usurper=usurper,
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:2", ["site:steppe"], 0)
    scene.logs("log-defense", dice=1)

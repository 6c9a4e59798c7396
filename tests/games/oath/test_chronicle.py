"""Writing the Chronicle (section 8), and the game that begins from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.games import find
from regnum.games.oath import document, world
from regnum.games.oath.catalogue import (
    CARD_OF,
    CARDS,
    DENIZENS,
    EDIFICES,
    GRAND_SCEPTER,
    RELIC_DECK,
    SITE_ID,
    SITE_OF,
    SITES,
    SUIT,
    SUITS,
    TURNED,
    VISIONS,
    is_denizen,
    is_vision,
)
from regnum.games.oath.state import CITIZEN, EXILE, OathState
from regnum.games.oath.table import OathTable
from regnum.kernel.chance import Rng
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.scenes import Scene

GAME = find("oath")
PURPLE = {"purple": 1}


def chancellor_wins(players: int = 2, **words: Any) -> Scene:
    """After the eighth round, the title with the Empire."""
    scene = Scene("oath", players, turn=players - 1, round=8, **words)
    scene.answer("rest")
    return scene


def usurper_wins(players: int = 2, **words: Any) -> Scene:
    """Seat 1, red, wakes as Usurper."""
    words.setdefault("sites", {})
    words["sites"] = {"cradle-2": {"site": "mine", "warbands": {"red": 2}}, **words["sites"]}
    return Scene("oath", players, phase="wake", turn=1, title=1, usurper=True, **words)


def finish(scene: Scene, *answers: object) -> OathState:
    """Give these answers, and whatever comes first to all later questions."""
    scene.answer(*answers)
    while not scene.match.over:
        d = scene.decision()
        keys = [option.key for option in d.options]
        scene.answer("decline" if "decline" in keys else [] if d.question.form == "many" else keys[0])
    state: OathState = scene.state
    assert GAME.audit(state) == []
    return state


def names(cards: Any) -> list[str]:
    return [CARDS[card].slug for card in cards]


def laid(s: OathState) -> list[str]:
    """The site cards of the map, facedown ones as a dash."""
    return [SITES[site.card].slug if site.faceup else "-" for site in s.sites]


# -- 8.1: the oath ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.a", "oath:8.1.b", "oath:8.1.d", "oath:3.b", "oath:A.4.1.a", "oath:A.4.1.c")
def test_the_winner_vows_any_oath_but_the_one_in_use() -> None:
    scene = chancellor_wins(oath="people")
    scene.holds(over=True, written=False, phase="chronicle", winner=0)
    scene.asks("vow-oath", 0)
    scene.offers_only("oath:supremacy", "oath:protection", "oath:devotion")
    scene.explains("oath:people", rule="8.1.d")
    s = finish(scene, "oath:devotion")
    scene.holds(written=True)
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    carried = scene.match.carried
    assert carried is not None
    assert (carried["oath"], s.oath) == ("devotion", 1)


def visionary(oath: str, **words: Any) -> Scene:
    words = {"title": 1, "visions_drawn": 3, **words}
    sites = {"cradle-2": {"site": "mine", "warbands": {"red": 3}}}
    seats = words.pop("seats", [{}, {"vision": "conquest"}])
    return Scene("oath", 2, phase="wake", turn=1, oath=oath, sites=sites, seats=seats, **words)


@pytest.mark.rule("oath:8.1.a", "oath:8.1.e", "oath:8.1.f", "oath:A.4.1.b", "oath:A.4.1.d")
@pytest.mark.parametrize("oath", ["protection", "supremacy"])
def test_a_vision_alone_names_the_oath_even_the_one_in_use(oath: str) -> None:
    scene = visionary(oath, title=0 if oath == "protection" else 1)
    scene.holds(winner=1, how="visionary")
    scene.logs("log-vows", rule="8.1", oath="oath:supremacy")
    finish(scene)
    assert scene.match.carried is not None
    assert scene.match.carried["oath"] == "supremacy"


@pytest.mark.rule("oath:8.1.c")
def test_who_wins_in_several_ways_chooses_the_oath() -> None:
    scene = visionary("supremacy", usurper=True)
    scene.asks("vow-oath", 1)
    scene.not_offered("oath:supremacy")


# -- 8.2: Citizenship ------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.2.a", "oath:8.2.b", "oath:8.2.c", "oath:8.2.d", "oath:8.2.e", "oath:A.4.2.a")
def test_an_exile_who_won_turns_the_citizens_and_invites_other_exiles() -> None:
    scene = usurper_wins(4, seats=[{}, {}, {"role": "citizen", "warbands": 2}, {}])
    scene.state.citizens = (4,)  # a board in the box
    scene.answer("oath:people")
    scene.logs("log-board-flipped", rule="8.2", player="seat:2")
    scene.asks("chronicle-offers", 1)
    scene.offers_only("seat:3")
    s = finish(scene, [])
    assert [player.role for player in s.players[1:]] == [EXILE, EXILE, EXILE]
    assert scene.match.carried is not None
    assert scene.match.carried["citizens"] == []


@pytest.mark.rule("oath:8.2.f", "oath:8.2.g", "oath:8.2.h", "oath:A.4.2.b", "oath:A.4.2.c")
def test_who_accepts_turns_the_board_and_gives_the_winner_the_sites() -> None:
    sites = {"provinces-1": {"site": "plains", "cards": ["wolves"], "warbands": {"blue": 3}}}
    scene = usurper_wins(4, sites=sites)
    scene.answer("oath:people", ["seat:2", "seat:3"])
    scene.asks("chronicle-accept", 2)
    scene.answer("yes")
    scene.holds(sites={"provinces-1": {"warbands": {"red": 1}}}, seats={2: {"role": "citizen", "bank": 14}})
    scene.logs("log-becomes-citizen", rule="8.2", player="seat:2")
    scene.answer("no")
    scene.logs("log-declines-citizenship", player="seat:3")
    s = finish(scene)
    assert scene.match.carried is not None
    assert scene.match.carried["citizens"] == ["blue"]
    assert laid(s)[:2] == ["mine", "plains"], "the winner rules the new Citizen's site, which stays"


@pytest.mark.rule("oath:8.2.h")
def test_the_bandit_crown_of_a_new_citizen_gives_the_winner_its_empty_sites() -> None:
    sites = {"provinces-1": {"site": "plains"}}
    scene = usurper_wins(4, sites=sites, seats=[{}, {}, {"relics": ["bandit-crown"]}, {}])
    scene.answer("oath:people", ["seat:2", "seat:3"], "yes")
    scene.holds(sites={"provinces-1": {"warbands": {"red": 1}}})


@pytest.mark.rule("oath:8.2.g", "oath:8.2.h", "oath:9.3.a")
@pytest.mark.parametrize(("board", "left", "kept"), [(12, 11, 1), (10, 10, 1)])
def test_if_the_bank_is_empty_the_winners_board_holds_the_new_citizens_site(board: int, left: int, kept: int) -> None:
    """The winner has 14 warbands, two of them at the Mine."""
    sites = {"provinces-1": {"site": "plains", "warbands": {"blue": 3}}}
    scene = usurper_wins(4, sites=sites, seats=[{}, {"warbands": board}, {"warbands": 2}, {}])
    scene.answer("oath:people", ["seat:2", "seat:3"], "yes")
    scene.holds(
        sites={"provinces-1": {"warbands": {"red": kept}}},
        seats={1: {"warbands": left, "bank": 14 - 2 - left - kept}, 2: {"role": "citizen", "warbands": 0, "bank": 14}},
    )


@pytest.mark.rule("oath:8.2.i", "oath:8.7.2.a")
def test_under_an_imperial_winner_the_boards_keep_their_sides() -> None:
    scene = chancellor_wins(3, seats=[{}, {"role": "citizen"}, {}])
    scene.state.citizens = (1, 5)  # the board of seat 1 and one in the box
    finish(scene, "oath:people")
    scene.not_asked(question="chronicle-offers")
    assert scene.match.carried is not None
    assert scene.match.carried["citizens"] == ["red", "black"]


# -- 8.3.1: edifices -------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.3.1.b", "oath:8.3.1.e", "oath:8.3.1.f", "oath:8.3.1.g", "oath:2.9.a", "oath:A.4.3.d")
def test_an_edifice_takes_the_place_of_a_denizen_of_its_suit() -> None:
    sites = {"cradle-1": {"site": "plains", "cards": ["wolves", "elders"], "warbands": PURPLE}}
    scene = chancellor_wins(sites=sites)
    scene.answer("oath:people")
    scene.offers_only("denizen:wolves", "denizen:elders", "decline")
    s = finish(scene, "denizen:wolves")
    scene.logs("log-builds", rule="8.3.1", edifice="edifice:forest-temple", site="site:plains")
    assert names(s.sites[0].cards) == ["forest-temple", "elders"]
    assert CARD_OF["wolves"] in s.deck
    assert CARD_OF["forest-temple"] not in s.archive


@pytest.mark.rule("oath:8.3.1.a")
def test_an_exile_builds_nothing() -> None:
    scene = usurper_wins(sites={"cradle-2": {"site": "mine", "cards": ["wolves"], "warbands": {"red": 2}}})
    s = finish(scene, "oath:people")
    scene.not_asked(question="build-edifice")
    assert names(s.sites[0].cards) == ["wolves"]


@pytest.mark.rule("oath:8.3.1.c", "oath:8.3.1.d", "oath:8.3.1.h", "oath:A.4.3.a", "oath:A.4.3.b", "oath:A.4.3.c")
def test_one_edifice_is_built_or_a_ruin_repaired_where_the_winner_rules() -> None:
    scene = chancellor_wins(
        sites={
            "cradle-1": {"site": "plains", "cards": ["ruined-temple", "elders"], "warbands": PURPLE},
            "cradle-2": {"site": "steppe", "cards": ["longbows"], "warbands": PURPLE},
            "provinces-1": {"site": "mine", "cards": ["scouts", "fallen-spire"], "warbands": {"red": 1}},
        }
    )
    scene.answer("oath:people")
    scene.offers_only("edifice:ruined-temple", "denizen:longbows", "decline")
    scene.explains("denizen:elders", rule="8.3.1.d")
    s = finish(scene, "edifice:ruined-temple")
    assert names(s.sites[0].cards) == ["forest-temple", "elders"]
    assert names(s.sites[1].cards) == ["longbows"], "one edifice, not two"


@pytest.mark.rule("oath:8.3.1.d", "oath:8.3.1.e")
def test_a_suit_whose_edifice_stands_elsewhere_and_a_site_without_room() -> None:
    scene = chancellor_wins(
        sites={
            "cradle-1": {"site": "plains", "cards": ["forest-temple"], "warbands": PURPLE},
            "cradle-2": {"site": "steppe", "cards": ["wolves"], "warbands": PURPLE},
            "provinces-1": {"site": "drowned-city", "cards": ["salt-the-earth"], "warbands": PURPLE},
        }
    )
    scene.answer("oath:people")
    scene.passed_over("build-edifice", seat=0)
    s = scene.state
    assert names(s.sites[0].cards) == ["forest-temple"]
    assert names(s.sites[1].cards) == ["wolves"]
    assert names(s.sites[2].cards) == ["salt-the-earth"]


# -- 8.3.2-8.3.4: what leaves the map --------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.3.2.a", "oath:8.3.2.c", "oath:8.3.2.d", "oath:8.3.2.e", "oath:8.3.2.f", "oath:A.4.3.e")
def test_only_sites_of_the_winner_stay() -> None:
    sites = {
        "cradle-1": {"site": "plains", "cards": ["elders"], "warbands": PURPLE},
        "provinces-1": {"site": "mine", "cards": ["wolves"], "relics": ["map"], "warbands": {"red": 1}},
        "hinterland-1": {"site": "steppe", "cards": ["longbows"]},
    }
    scene = chancellor_wins(sites=sites)
    s = finish(scene, "oath:people")
    assert laid(s)[0] == "plains"
    assert names(s.sites[0].cards) == ["elders"]
    assert [site.faceup for site in s.sites] == [True, False, True, False, False, True, False, False]
    spare = {SITES[site.card].slug for site in s.sites[1:]} | {SITES[site].slug for site in s.site_deck}
    assert {"mine", "steppe"} <= spare
    gone = {*names(s.deck), *names(s.dispossessed)}
    assert {"wolves", "longbows"} <= gone
    at_sites = [relic for site in s.sites for relic in site.relics]
    assert CARD_OF["map"] in (*s.relic_deck, *at_sites)


@pytest.mark.rule("oath:8.3.2.b", "oath:8.3.3.a", "oath:8.3.3.b", "oath:8.3.3.c", "oath:A.4.3.h", "oath:A.4.3.i")
def test_an_edifice_of_another_falls_into_ruin_and_its_denizens_leave() -> None:
    sites = {
        "cradle-1": {"site": "plains", "warbands": PURPLE},
        "cradle-2": {"site": "mine", "cards": ["wolves", "great-spire"], "relics": ["map"], "warbands": {"red": 1}},
    }
    s = finish(chancellor_wins(sites=sites), "oath:people")
    assert laid(s)[-1] == "mine"
    assert names(s.sites[-1].cards) == ["fallen-spire"]
    assert SUIT[s.sites[-1].cards[0]] == -1
    assert s.sites[-1].relics[0] == CARD_OF["map"], "its relics stay with it"
    assert CARD_OF["wolves"] not in s.sites[-1].cards


@pytest.mark.rule("oath:8.3.2.g", "oath:A.4.3.f")
def test_a_ruin_at_a_lost_site_returns_to_the_archive() -> None:
    sites = {
        "cradle-1": {"site": "plains", "warbands": PURPLE},
        "cradle-2": {"site": "mine", "cards": ["fallen-spire"], "warbands": {"red": 1}},
    }
    s = finish(chancellor_wins(sites=sites), "oath:people")
    assert CARD_OF["great-spire"] in s.archive


@pytest.mark.card("oath:edifice:forest-temple")
@pytest.mark.rule("oath:8.3.2.c")
@pytest.mark.parametrize("temple", ["forest-temple", "ruined-temple"])
def test_the_forest_temple_keeps_sites_with_a_beast(temple: str) -> None:
    sites = {
        "cradle-1": {"site": "plains", "cards": [temple], "warbands": PURPLE},
        "provinces-1": {"site": "mine", "cards": ["wolves"], "warbands": {"red": 1}},
        "hinterland-1": {"site": "steppe", "cards": ["longbows"], "warbands": {"red": 1}},
    }
    s = finish(chancellor_wins(sites=sites), "oath:people")
    kept = "mine" in [SITES[site.card].slug for site in s.sites if CARD_OF["wolves"] in site.cards]
    assert kept == (temple == "forest-temple")
    assert not any(CARD_OF["longbows"] in site.cards for site in s.sites)


@pytest.mark.rule("oath:8.3.2.a")
def test_empty_sites_stay_with_an_imperial_bandit_crown() -> None:
    sites = {"cradle-1": {"site": "plains", "warbands": PURPLE}, "provinces-1": {"site": "mine", "cards": ["wolves"]}}
    seats = [{}, {"role": "citizen", "relics": ["bandit-crown"]}]
    s = finish(chancellor_wins(sites=sites, seats=seats), "oath:people")
    assert "mine" in laid(s)[1:2]


@pytest.mark.rule("oath:8.3.4.a", "oath:8.3.4.b", "oath:A.4.3.g")
def test_all_pieces_leave_the_map() -> None:
    sites = {"cradle-1": {"site": "plains", "cards": ["elders"], "warbands": {"purple": 3}, "favor": 2, "secrets": 1}}
    scene = chancellor_wins(sites=sites, tokens={"elders": {"favor": 1}})
    s = finish(scene, "oath:people")
    assert [(site.warbands, site.favor, site.secrets) for site in s.sites] == [(0, 0, 0)] * 8
    assert s.tokens == []
    assert [player.pawn for player in s.players] == [-1, -1]


# -- 8.3.5: the slots are filled -------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.3.a", "oath:8.3.5.a", "oath:8.3.5.1.a", "oath:8.3.5.1.b", "oath:8.3.5.1.c", "oath:A.4.3.k")
def test_sites_close_the_ranks_towards_the_cradle() -> None:
    sites = {
        "cradle-1": {"site": "ancient-city", "warbands": {"red": 1}},
        "cradle-2": {"site": "plains", "cards": ["elders"], "relics": ["map"], "warbands": PURPLE},
        "provinces-2": {"site": "mine", "cards": ["wolves"], "warbands": PURPLE},
        "provinces-3": {"site": "steppe", "warbands": PURPLE},
        "hinterland-3": {"site": "river", "warbands": PURPLE},
    }
    s = finish(chancellor_wins(sites=sites), "oath:people")
    assert laid(s)[:4] == ["plains", "mine", "steppe", "river"]
    assert names(s.sites[0].cards) == ["elders"]
    assert s.sites[0].relics[0] == CARD_OF["map"]
    assert names(s.sites[1].cards) == ["wolves"]


@pytest.mark.rule("oath:8.3.5.1.d", "oath:8.3.5.2.a", "oath:8.3.5.3.a")
@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        (["hinterland-2"], ["a"]),
        (["provinces-3", "hinterland-1", "hinterland-3"], ["a", "b", "c"]),
        (["cradle-1", "provinces-1", "provinces-2", "hinterland-1", "hinterland-2", "hinterland-3"], list("abcdef")),
    ],
)
def test_the_hinterland_moves_up_where_there_is_room(kept: list[str], expected: list[str]) -> None:
    cards = dict(zip("abcdef", ["plains", "mine", "steppe", "river", "marshes", "wastes"], strict=True))
    sites: dict[str, Any] = {slot: {"site": cards["abcdef"[i]], "warbands": PURPLE} for i, slot in enumerate(kept)}
    if "cradle-1" not in sites:
        sites["cradle-1"] = {"site": "ancient-city", "warbands": {"red": 1}}
    s = finish(chancellor_wins(sites=sites), "oath:people")
    assert laid(s)[: len(expected)] == [cards[name] for name in expected]


RUINS = ["fallen-spire", "ruined-temple", "broken-forge", "hall-of-mockery", "squalid-district", "bandit-rampart"]


@pytest.mark.rule("oath:8.3.3.d", "oath:8.3.3.e", "oath:8.3.3.f", "oath:8.3.5.4.a", "oath:8.3.5.4.b", "oath:A.4.3.j")
def test_ruins_gather_at_the_bottom_in_the_order_in_which_they_lay() -> None:
    sites = {
        "cradle-1": {"site": "plains", "cards": ["ruined-temple", "elders"], "relics": ["map"], "warbands": PURPLE},
        "cradle-2": {"site": "mine", "warbands": PURPLE},
        "provinces-3": {"site": "steppe", "cards": ["fallen-spire"], "warbands": PURPLE},
    }
    s = finish(chancellor_wins(sites=sites), "oath:people")
    assert laid(s)[0] == "mine"
    assert [SITES[site.card].slug for site in s.sites[6:]] == ["plains", "steppe"]
    assert names(s.sites[6].cards) == ["ruined-temple", "elders"], "a ruin that the winner rules keeps its denizens"
    assert s.sites[6].relics[0] == CARD_OF["map"]


@pytest.mark.rule(
    "oath:8.3.5.5.a", "oath:8.3.5.6.a", "oath:8.3.5.7.a", "oath:8.3.5.7.b", "oath:A.4.3.l", "oath:A.4.3.m"
)
def test_left_over_ruins_fill_the_provinces_and_new_sites_the_rest() -> None:
    slots = ["cradle-1", "cradle-2", "provinces-1", "provinces-2"]
    cards = ["plains", "mine", "steppe", "river"]
    sites = {
        slot: {"site": site, "cards": [ruin], "warbands": PURPLE}
        for slot, site, ruin in zip(slots, cards, RUINS, strict=False)
    }
    scene = chancellor_wins(sites=sites)
    s = finish(scene, "oath:people")
    scene.logs("log-site-revealed", rule="8.3.5.7", site=SITE_ID[s.sites[0].card], times=1)
    assert [SITES[site.card].slug for site in s.sites[4:]] == cards
    assert [site.faceup for site in s.sites[:4]] == [True, False, False, False], "only the Cradle had none faceup"
    assert len({site.card for site in s.sites}) == 8


# -- 8.4: six cards from the Archive ---------------------------------------------------------------------------------


def by_suit(cards: Any) -> Counter[str]:
    return Counter(SUITS[SUIT[card]] for card in cards if is_denizen(card))


@pytest.mark.rule("oath:8.4.a", "oath:8.4.d", "oath:8.4.e", "oath:8.4.f", "oath:8.4.g", "oath:8.4.h")
def test_three_two_and_one_card_go_clockwise_from_the_most_common_suit() -> None:
    scene = chancellor_wins(seats=[{"advisers": ["wolves", "elders", "birdsong"]}, {}])
    before = by_suit(scene.state.archive)
    s = finish(scene, "oath:people")
    scene.not_asked(question="common-suit")
    after = by_suit(s.archive)
    assert {suit: before[suit] - after[suit] for suit in before if before[suit] != after[suit]} == {
        "beast": 3,
        "nomad": 2,
        "discord": 1,
    }
    assert len(s.archive) + len(s.deck) + len(s.dispossessed) + sum(len(site.cards) for site in s.sites) == 198 + 6 + 5


@pytest.mark.rule("oath:8.4.b", "oath:A.4.4.a", "oath:A.4.4.b")
def test_the_winner_settles_a_tie_of_suits() -> None:
    scene = chancellor_wins(seats=[{"advisers": ["wolves", "elders"]}, {}])
    scene.answer("oath:people")
    scene.asks("common-suit", 0)
    scene.offers_only("suit:beast", "suit:nomad")
    finish(scene, "suit:nomad")
    scene.logs("log-cards-added", rule="8.4", count=3, suit="suit:nomad")
    scene.logs("log-cards-added", rule="8.4", count=2, suit="suit:discord")


@pytest.mark.rule("oath:8.4.a", "oath:8.4.c")
@pytest.mark.parametrize("advisers", [[], [{"facedown": "wolves"}]])
def test_without_an_adviser_of_a_suit_the_winner_chooses_any(advisers: list[Any]) -> None:
    scene = chancellor_wins(seats=[{"advisers": advisers}, {}])
    scene.answer("oath:people")
    scene.offers_only(*(f"suit:{suit}" for suit in SUITS))


@pytest.mark.card("oath:denizen:marriage")
def test_marriage_counts_twice_among_the_winners_advisers() -> None:
    scene = chancellor_wins(seats=[{"advisers": ["marriage", "wolves"]}, {}])
    finish(scene, "oath:people")
    scene.logs("log-common-suit", suit="suit:hearth")


def short_archive(dispossessed: int, others: int) -> Scene:
    """A world whose Archive has one Discord card and so many Dispossessed of Discord, and of Beast."""
    scene = chancellor_wins(seats=[{"advisers": ["gossip"]}, {}])
    s = scene.state
    discord = [card for card in s.archive if is_denizen(card) and SUITS[SUIT[card]] == "discord"]
    beast = [card for card in s.archive if is_denizen(card) and SUITS[SUIT[card]] == "beast"]
    gone = [*discord[:dispossessed], *beast[:others]]
    world.into_deck(OathTable(s), discord[dispossessed + 1 :])
    kept = discord[dispossessed]
    s.archive = tuple(
        card
        for card in s.archive
        if card not in gone and (card == kept or not is_denizen(card) or SUITS[SUIT[card]] != "discord")
    )
    s.dispossessed = tuple(gone)
    assert GAME.audit(s) == []
    return scene


@pytest.mark.rule("oath:8.4.i", "oath:8.4.j", "oath:8.4.k", "oath:8.4.l")
@pytest.mark.parametrize(("discord", "beast", "suit", "count"), [(8, 3, "discord", 6), (2, 4, "beast", 4)])
def test_a_short_archive_adds_none_and_is_healed(discord: int, beast: int, suit: str, count: int) -> None:
    scene = short_archive(discord, beast)
    deck = len([card for card in scene.state.deck if is_denizen(card)])
    gone = scene.state.dispossessed
    s = finish(scene, "oath:people")
    scene.logs("log-archive-healed", rule="8.4", count=count, suit=f"suit:{suit}")
    added = [card for card in gone if card in s.deck]
    assert by_suit(added) == {suit: count}
    assert all(card in s.archive for card in gone if card not in added)
    assert not set(s.dispossessed) & set(gone)
    assert deck + count + 1 == len([card for card in s.deck if is_denizen(card)]), "and the winner's adviser"


# -- 8.5: six cards to the Dispossessed ------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.5.a", "oath:8.5.b", "oath:8.5.c", "oath:8.5.d", "oath:8.5.e", "oath:A.4.5.a")
def test_six_of_the_piles_and_the_losers_advisers_are_dispossessed() -> None:
    losers = ["elders", "scouts"]
    piles = {"cradle": ["wolves", "conspiracy", "gossip"], "provinces": ["birdsong", "tents"], "hinterland": ["keep"]}
    scene = chancellor_wins(
        seats=[{"advisers": ["longbows"]}, {"advisers": [*losers, {"facedown": "faith"}]}], discards=piles
    )
    s = finish(scene, "oath:people")
    pool = {"elders", "scouts", "wolves", "gossip", "birdsong", "tents", "keep"}
    assert len(s.dispossessed) == 6
    assert set(names(s.dispossessed)) < pool
    assert len(pool & set(names(s.deck))) == 1
    assert CARD_OF["longbows"] in s.deck
    assert sum(is_vision(card) for card in s.deck) == 5


@pytest.mark.rule("oath:8.5.d", "oath:A.4.5.b")
def test_where_fewer_than_six_lie_all_are_dispossessed() -> None:
    scene = chancellor_wins(discards={"cradle": ["wolves", "gossip"]})
    s = finish(scene, "oath:people")
    assert sorted(names(s.dispossessed)) == ["gossip", "wolves"]


# -- 8.6: relics -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.6.1.a", "oath:8.6.1.b", "oath:8.6.3.a", "oath:8.6.3.b", "oath:A.4.6.a", "oath:A.4.6.c")
def test_the_losers_relics_are_shuffled_in_and_the_winners_lie_on_top() -> None:
    scene = chancellor_wins(seats=[{"relics": ["map", "whistle"]}, {"relics": ["grand-scepter", "ivory-eye"]}])
    reliquary = set(names(relic for relic in scene.state.reliquary if relic >= 0))
    s = finish(scene, "oath:people")
    assert GRAND_SCEPTER in s.boxed
    carried = scene.match.carried
    assert carried is not None
    assert set(carried["top_relics"]) == reliquary | {"map", "whistle"}
    at_sites = [relic for site in carried["sites"] for relic in site.get("relics", [])]
    assert "ivory-eye" in [*carried["relics"], *at_sites]
    assert sorted([*carried["relics"], *at_sites, *carried["top_relics"]]) == sorted(names(RELIC_DECK))


@pytest.mark.rule("oath:8.6.1.c")
def test_the_relic_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        scene = chancellor_wins(seed=seed)
        orders.add(finish(scene, "oath:people").relic_deck)
    assert len(orders) > 1


@pytest.mark.rule("oath:8.6.2.a", "oath:A.4.6.b")
def test_faceup_sites_are_refilled_with_relics() -> None:
    two = next(site for site in SITES if site.relics == 2)
    sites = {"cradle-1": {"site": two.slug, "relics": ["map"], "warbands": PURPLE}}
    s = finish(chancellor_wins(sites=sites), "oath:people")
    assert s.sites[0].relics[0] == CARD_OF["map"]
    for site in s.sites:
        assert len(site.relics) == (SITES[site.card].relics if site.faceup else 0)


# -- 8.7, 8.8: what is kept ------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.b", "oath:8.7.1.c", "oath:A.4.7.a", "oath:A.4.7.b")
def test_the_document_keeps_the_map_from_the_top_of_the_cradle() -> None:
    sites = {
        "cradle-1": {"site": "plains", "cards": ["elders"], "relics": ["map"], "warbands": PURPLE},
        "provinces-1": {"site": "steppe", "cards": ["wolves"], "warbands": PURPLE},
    }
    scene = chancellor_wins(sites=sites)
    assert GAME.carry(scene.state) is None, "nothing is carried before it is written"
    s = finish(scene, "oath:people")
    carried = scene.match.carried
    assert carried is not None
    assert [SITE_OF[site["site"]] for site in carried["sites"]] == [site.card for site in s.sites]
    assert carried["sites"][0]["cards"] == ["elders"]
    assert carried["sites"][1] == {
        "site": "steppe",
        "faceup": True,
        "cards": ["wolves"],
        "relics": names(s.sites[1].relics),
    }


@pytest.mark.rule("oath:8.8.a", "oath:8.8.b", "oath:8.8.c", "oath:8.8.d", "oath:8.8.e", "oath:A.4.8.a")
def test_the_world_deck_is_rebuilt_in_packets() -> None:
    sites = {"cradle-1": {"site": "plains", "cards": ["elders"], "warbands": PURPLE}}
    scene = chancellor_wins(sites=sites, seats=[{"advisers": ["gossip"]}, {"vision": "faith"}], boxed=["conspiracy"])
    s = finish(scene, "oath:people")
    assert s.layers[:2] == (12, 18)
    assert sum(s.layers) == len(s.deck)
    top, next_, rest = s.deck[-12:], s.deck[-30:-12], s.deck[:-30]
    assert [sum(is_vision(card) for card in packet) for packet in (top, next_, rest)] == [2, 3, 0]
    assert CARD_OF["gossip"] in s.deck
    assert CARD_OF["elders"] not in s.deck
    carried = scene.match.carried
    assert carried is not None
    assert sorted(carried["deck"]) == sorted(names(card for card in s.deck if is_denizen(card)))


@pytest.mark.rule("oath:8.b", "oath:A.4.8.b")
def test_the_steps_come_in_their_order() -> None:
    sites = {
        "cradle-1": {"site": "plains", "cards": ["elders"], "warbands": PURPLE},
        "cradle-2": {"site": "mine", "cards": ["great-spire"], "warbands": {"red": 1}},
        "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
    }
    scene = chancellor_wins(sites=sites, seats=[{"advisers": ["wolves"]}, {}])
    finish(scene, "oath:people", "denizen:elders")
    told = [line.rule for line in scene.match.lines if line.rule.split(".")[0] == "8"]
    assert told == sorted(told, key=lambda rule: (rule == "8", rule))
    assert told[0] == "8.1"
    assert told[-1] == "8"


@pytest.mark.rule("oath:8.8.e")
def test_what_the_chronicle_says_of_the_game() -> None:
    sites = {
        "cradle-1": {"site": "plains", "cards": ["elders"], "warbands": PURPLE},
        "cradle-2": {"site": "mine", "cards": ["great-spire"], "warbands": {"red": 1}},
        "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
    }
    scene = chancellor_wins(sites=sites, seats=[{"advisers": ["wolves"]}, {}])
    finish(scene, "oath:people", "denizen:elders")
    carried = scene.match.carried
    assert carried is not None
    last = carried["chronicle"]["last"]
    assert (last["winner"], last["how"], last["oath"]) == ("purple", "chancellor", "supremacy")
    assert (last["built"], last["where"], last["ruined"]) == ("ancient-forge", "plains", ["fallen-spire"])
    assert "steppe" in last["lost"]
    assert (last["seat"], last["round"], last["repaired"], last["suit"]) == (0, scene.state.round, None, "beast")


# -- the next game ---------------------------------------------------------------------------------------------------


def play(document_: dict[str, Any] | None, players: int, seed: int) -> Match:
    match = Match.start(GAME, GAME.check(Setup(players, {}, document_)), seed)
    rng = Rng(seed)
    while not match.over:
        d = match.open[0]
        match.answer(d, d.question.raw(d.question.sample(match.table, d, rng)))
    return match


def conserved(told: dict[str, Any]) -> None:
    """198 denizens, 6 edifices, 20 relics, 23 sites: each somewhere, none twice. (Visions and scepter return.)"""
    read = document.read(told)
    cards = Counter(
        [*read.deck, *read.archive, *read.dispossessed, *(card for site in read.sites for card in site.cards)]
    )
    assert all(cards[card] == 1 for card in DENIZENS)
    assert all(cards[card] + cards[TURNED[card]] == 1 for card in EDIFICES)
    assert sum(cards.values()) == 198 + 6
    relics = Counter([*read.relics, *read.top_relics, *(relic for site in read.sites for relic in site.relics)])
    assert relics == Counter(RELIC_DECK)
    assert len(RELIC_DECK) == 20


@pytest.mark.rule("oath:1.1.a", "oath:1.3.a", "oath:1.9.c")
def test_a_chronicle_is_conserved_from_game_to_game() -> None:
    told: dict[str, Any] | None = None
    for n in range(6):
        match = play(told, 2 + n % 5, n)
        assert GAME.audit(match.table.s) == []
        told = match.carried
        assert told is not None
        conserved(told)
        s = Match.start(GAME, GAME.check(Setup(3, {}, told)), 1).table.s
        assert GAME.audit(s) == []
        assert [site.card for site in s.sites] == [SITE_OF[site["site"]] for site in told["sites"]]
        assert regnum.new("oath", 3, seed=2, document=told).setup.document == told


@pytest.mark.rule("oath:1.17.a")
def test_relics_kept_on_top_cover_the_reliquary_of_the_next_game() -> None:
    scene = chancellor_wins(seats=[{"relics": ["map"]}, {}])
    finish(scene, "oath:people")
    carried = scene.match.carried
    assert carried is not None
    s = Match.start(GAME, GAME.check(Setup(2, {}, carried)), 3).table.s
    assert set(names(s.reliquary)) <= set(carried["top_relics"])
    assert len(VISIONS) == sum(is_vision(card) for card in (*s.deck, *s.players[0].hand, *s.players[1].hand)) + sum(
        is_vision(card) for pile in s.discards for card in pile
    )


@pytest.mark.rule("oath:8.2.g")
def test_a_new_citizen_begins_the_next_game_as_one() -> None:
    scene = usurper_wins(3)
    finish(scene, "oath:people", ["seat:2"], "yes")
    match = Match.start(GAME, GAME.check(Setup(3, {}, scene.match.carried)), 1)
    match.answer(match.open[0], "colour:blue")
    match.answer(match.open[0], "colour:red")
    assert [player.role for player in match.table.s.players[1:]] == [CITIZEN, EXILE]

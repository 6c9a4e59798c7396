"""Setup from a chronicle's document (section 1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import regnum
from regnum.games import find
from regnum.games.oath import setup
from regnum.games.oath.catalogue import CARD_OF, CARDS, DENIZENS, FIRST_GAME, SITES, SLOT_NAME, VISIONS, is_vision
from regnum.games.oath.setup import build_deck, shuffling
from regnum.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.match import Match


def chronicle(**changes: Any) -> dict[str, Any]:
    sites: list[dict[str, Any]] = [{"site": site.slug} for site in SITES[:8]]
    sites[0] = {"site": SITES[0].slug, "faceup": True, "cards": ["longbows"], "relics": ["map"]}
    deck = [CARDS[card].slug for card in FIRST_GAME if CARDS[card].slug != "longbows"]
    return {"oath": "devotion", "sites": sites, "deck": deck, "citizens": ["blue"], **changes}


def begun(document: dict[str, Any], players: int = 3) -> Match:
    game = find("oath")
    return Match.start(game, game.check(Setup(players, {}, document)), 1)


@pytest.mark.rule("oath:1.1.a", "oath:1.1.b", "oath:1.3.a", "oath:1.13.a")
def test_the_table_is_laid_as_the_chronicle_says() -> None:
    s = begun(chronicle()).table.s
    assert [site.card for site in s.sites] == list(range(8))
    assert [CARDS[card].slug for card in s.sites[0].cards] == ["longbows"]
    assert [CARDS[relic].slug for relic in s.sites[0].relics] == ["map"]
    assert s.holders == [-1, 0]
    assert find("oath").audit(s) == []


@pytest.mark.rule("oath:1.9.a", "oath:1.9.b", "oath:1.9.c", "oath:1.15.c", "oath:1.15.d")
def test_players_choose_boards_and_take_their_sides() -> None:
    match = begun(chronicle())
    d = match.open[0]
    assert (d.question.name, d.seat) == ("choose-board", 1)
    match.answer(d, "colour:blue")
    assert find("oath").audit(match.table.s) == []
    match.answer(match.open[0], "colour:red")
    players = match.table.s.players
    assert [player.role for player in players[1:]] == [CITIZEN, EXILE]
    assert [player.warbands for player in players] == [3, 3, 3]
    assert players[0].bank == 24 - 3 - 3 - sum(site.warbands for site in match.table.s.sites)
    assert find("oath").audit(match.table.s) == []


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"oath": "greed"}, "oath"),
        ({"sites": []}, "sites"),
        ({"deck": ["longbows"]}, "longbows"),
        ({"citizens": ["purple"]}, "citizens"),
        ({"deck": []}, "deck"),
        ({"weather": "rain"}, "weather"),
        ({"dispossessed": ["nobody"]}, "dispossessed"),
    ],
)
def test_a_chronicle_that_cannot_be_is_refused_by_its_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup, match=field):
        begun(chronicle(**changes))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.rule("oath:1.6.b", "oath:1.6.c", "oath:1.11.a", "oath:1.15.a", "oath:1.17.b", "oath:1.19.b")
def test_a_new_chronicle_begins_the_same_for_every_number_of_players(players: int) -> None:
    match = regnum.new("oath", players, seed=1)
    s = match.table.s
    assert s.banks == [3 if players < 5 else 4] * 6
    assert [player.favor for player in s.players] == [2] + [1] * (players - 1)
    assert [len(pile) for pile in s.discards] == [1, 1, 1]
    assert len(s.reliquary) == 4
    assert len(s.relic_deck) == 15
    assert len(s.deck) == 56 - 3 - 3 * players
    assert find("oath").audit(s) == []


@pytest.mark.rule("oath:1.12.b", "oath:1.12.c")
@pytest.mark.parametrize(("law", "top"), [("printed", 3), ("errata", 2)])
def test_how_many_warbands_stand_on_the_top_of_the_cradle_depends_on_the_law(law: str, top: int) -> None:
    game = find("oath")
    s = Match.start(game, game.check(Setup(3, {"law": law})), 1).table.s
    assert [site.warbands for site in s.sites] == [top, 0, 1, 0, 0, 1, 0, 0]


@pytest.mark.rule("oath:1.23.b", "oath:1.23.c")
@pytest.mark.parametrize(("law", "asked"), [("printed", "first-adviser"), ("errata", "start-at")])
def test_where_the_others_begin_depends_on_the_law(law: str, asked: str) -> None:
    game = find("oath")
    match = Match.start(game, game.check(Setup(2, {"law": law})), 1)
    match.answer(match.open[0], match.open[0].options[0].key)
    match.answer(match.open[0], [option.key for option in match.open[0].options])
    assert match.open[0].question.name == asked


@pytest.mark.rule("oath:1.16.a", "oath:1.16.b")
def test_the_chancellor_spreads_favor_that_is_short() -> None:
    document = chronicle(citizens=[])
    document["sites"][6] = {"site": "mine", "faceup": True}
    document["sites"][7] = {"site": "salt-flats", "faceup": True}
    match = begun(document, players=6)
    d = match.open[0]
    assert (d.question.name, d.seat) == ("clue-favor", 0)
    assert [option.key for option in d.options] == ["2", "3"]
    match.answer(d, 2)
    assert [site.favor for site in match.table.s.sites[6:]] == [2, 2]
    assert match.table.s.bank == 0


def new(players: int = 3, seed: int = 1, **options: str) -> Match:
    game = find("oath")
    return Match.start(game, game.check(Setup(players, options)), seed)


def settle(match: Match) -> None:
    """Whoever is asked keeps the first card and discards the others as they lie."""
    d = match.open[0]
    if d.question.name == "start-at":
        match.answer(d, d.options[0].key)
        d = match.open[0]
    match.answer(d, d.options[0].key)
    if match.open[0].question.name == "first-discards":
        match.answer(match.open[0], [option.key for option in match.open[0].options])


# -- the map, the banks and the boards ---------------------------------------------------------------------------


@pytest.mark.rule("oath:1.0.a", "oath:1.18.a", "oath:1.21.a")
def test_a_first_game_is_the_one_of_the_learning_book() -> None:
    s = new().table.s
    faceup = {slot: SITES[site.card].slug for slot, site in enumerate(s.sites) if site.faceup}
    assert faceup == {0: "plains", 2: "mountain", 5: "rocky-coast"}
    assert [[CARDS[card].slug for card in s.sites[slot].cards] for slot in faceup] == [
        ["longbows"],
        ["taming-charm"],
        ["elders"],
    ]
    assert s.oath == 0
    everywhere = [*s.deck, *(card for pile in s.discards for card in pile), *(c for p in s.players for c in p.hand)]
    everywhere += [card for site in s.sites for card in site.cards]
    assert {card for card in everywhere if not is_vision(card)} == set(FIRST_GAME)
    assert len(s.relic_deck) + len(s.reliquary) + sum(len(site.relics) for site in s.sites) == 20


@pytest.mark.rule("oath:1.1.a", "oath:1.1.c", "oath:1.1.d")
def test_slots_are_filled_from_the_top_of_the_cradle_to_the_hinterland() -> None:
    document = chronicle(citizens=[])
    document["sites"] = [{"site": site.slug, "faceup": True} for site in SITES[:8]]
    assert [site.card for site in begun(document).table.s.sites] == list(range(8))
    regions = ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3
    assert [name.rpartition("-")[0] for name in SLOT_NAME] == regions
    assert [name.rpartition("-")[2] for name in SLOT_NAME] == ["1", "2", "1", "2", "3", "1", "2", "3"]


@pytest.mark.rule("oath:1.2.a", "oath:1.2.b", "oath:1.4.d", "oath:1.4.e", "oath:1.5.a", "oath:1.5.b")
def test_tracks_and_banners_begin_at_their_beginning() -> None:
    match = new()
    s = match.table.s
    assert (s.round, s.visions_drawn) == (1, 0)
    seen = match.game.view(match.table, None).banners
    assert [(banner.holder, banner.tokens, banner.mob) for banner in seen] == [(None, 1, False), (None, 1, False)]


@pytest.mark.rule("oath:1.4.b", "oath:1.6.a")
@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_all_favor_is_one_stock_of_thirty_six(players: int) -> None:
    s = new(players).table.s
    assert len(s.banks) == 6
    laid = sum(s.banks) + s.on_banners[0] + sum(player.favor for player in s.players)
    assert s.bank == 36 - laid - sum(site.favor for site in s.sites)


@pytest.mark.rule("oath:1.7.a", "oath:1.8.a", "oath:1.8.b", "oath:1.8.c", "oath:1.8.d", "oath:1.8.e")
def test_the_chancellor_has_a_board_warbands_the_reliquary_and_the_scepter() -> None:
    s = new(4).table.s
    assert [player.role for player in s.players] == [CHANCELLOR, EXILE, EXILE, EXILE]
    chancellor = s.players[0]
    assert chancellor.colour == 0
    assert chancellor.bank + chancellor.warbands + sum(site.warbands for site in s.sites) == 24
    assert chancellor.relics == (CARD_OF["grand-scepter"],)
    assert len(s.reliquary) == 4


@pytest.mark.rule("oath:1.7.d", "oath:4.d")
def test_the_others_seats_are_drawn_by_the_corrected_law_only() -> None:
    assert {new(5, seed, law="printed").table.s.order for seed in range(6)} == {(0, 1, 2, 3, 4)}
    orders = {new(5, seed, law="errata").table.s.order for seed in range(6)}
    assert len(orders) > 1
    assert {order[0] for order in orders} == {0}


@pytest.mark.rule("oath:1.9.d", "oath:1.9.e", "oath:1.10.a", "oath:1.11.b", "oath:1.12.a", "oath:1.15.b")
def test_every_board_begins_with_warbands_a_secret_and_full_supply() -> None:
    s = new(6).table.s
    assert [player.bank + player.warbands for player in s.players[1:]] == [14] * 5
    assert len({player.colour for player in s.players}) == 6
    assert [player.supply for player in s.players] == [7] * 6
    assert [player.secrets for player in s.players] == [1] * 6
    assert [player.warbands for player in s.players] == [3] * 6


@pytest.mark.rule("oath:1.9.a", "oath:1.9.b", "oath:1.9.e")
def test_boards_are_chosen_in_turn_order_and_none_twice() -> None:
    match = begun(chronicle(), players=4)
    for seat, colour in ((1, "black"), (2, "blue"), (3, "red")):
        d = match.open[0]
        assert (d.question.name, d.seat) == ("choose-board", seat)
        assert "colour:purple" not in [option.key for option in d.options]
        assert len(d.options) == 6 - seat
        match.answer(d, f"colour:{colour}")
    assert [player.role for player in match.table.s.players] == [CHANCELLOR, EXILE, CITIZEN, EXILE]


@pytest.mark.rule("oath:1.12.b", "oath:1.12.c", "oath:1.12.d", "oath:1.12.e")
@pytest.mark.parametrize(("law", "top"), [("printed", 0), ("errata", 0)])
def test_warbands_stand_where_somebody_lives(law: str, top: int) -> None:
    document = chronicle(citizens=[], deck=[CARDS[card].slug for card in DENIZENS[100:160]])
    document["sites"] = [{"site": site.slug} for site in SITES[:8]]
    for slot, cards in ((1, []), (2, ["bandit-rampart"]), (3, ["hall-of-debate"]), (4, ["wolves"]), (6, [])):
        document["sites"][slot] = {"site": SITES[slot].slug, "faceup": True, "cards": cards}
    game = find("oath")
    s = Match.start(game, game.check(Setup(3, {"law": law}, document)), 1).table.s
    assert [site.warbands for site in s.sites] == [top, 2, 0, 1, 1, 0, 0, 0]
    assert {site.army for site in s.sites if site.warbands} == {0}


@pytest.mark.rule("oath:1.13.a", "oath:1.13.b", "oath:1.13.c", "oath:1.14.a", "oath:1.14.b")
@pytest.mark.parametrize(
    ("oath", "holders"),
    [("supremacy", [-1, -1]), ("people", [0, -1]), ("protection", [-1, -1]), ("devotion", [-1, 0])],
)
def test_the_chancellor_keeps_the_oath_to_begin_with(oath: str, holders: list[int]) -> None:
    s = begun(chronicle(oath=oath, citizens=[])).table.s
    assert s.holders == holders
    assert (s.title, s.usurper) == (0, False)
    assert s.on_banners == [1, 1]


# -- the decks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:1.17.a", "oath:1.17.b", "oath:1.18.a")
def test_the_reliquary_is_filled_at_random_and_unseen() -> None:
    filled = {new(2, seed).table.s.reliquary for seed in range(5)}
    assert len(filled) == 5
    match = new(2)
    for seat in (0, 1, None):
        assert [space.relic.card for space in match.game.view(match.table, seat).reliquary] == [None] * 4


@pytest.mark.rule("oath:1.box.b", "oath:1.box.c", "oath:1.box.d", "oath:1.box.e")
def test_visions_lie_in_the_upper_thirty_cards_two_of_them_in_the_upper_twelve() -> None:
    lowest = set()
    for seed in range(8):
        deck, layers = build_deck(list(DENIZENS[:54]), shuffling(Rng(seed)))
        assert layers == (12, 18, 29)
        top_first = deck[::-1]
        assert [sum(map(is_vision, part)) for part in (top_first[:12], top_first[12:30], top_first[30:])] == [2, 3, 0]
        assert sorted(deck) == sorted([*DENIZENS[:54], *VISIONS])
        lowest |= {card for card in top_first[:12] if is_vision(card)}
    assert lowest == set(VISIONS)  # any two of the five, the Conspiracy too


@pytest.mark.rule("oath:1.box.a", "oath:1.19.c")
def test_the_deck_of_a_chronicle_is_built_before_cards_are_dealt_from_it() -> None:
    document = chronicle(citizens=[])
    listed = [CARD_OF[slug] for slug in document["deck"]]
    s = begun(document).table.s
    assert s.layers[:2] == (12, 18)
    assert sum(is_vision(card) for card in s.deck) == 5
    dealt = [*(card for pile in s.discards for card in pile), *(c for p in s.players for c in p.hand)]
    assert sorted([*dealt, *(card for card in s.deck if not is_vision(card))]) == sorted(listed)


@pytest.mark.rule("oath:1.19.a", "oath:1.19.b", "oath:1.20.a", "oath:1.20.b", "oath:1.21.a")
def test_piles_and_hands_come_from_the_bottom_of_the_deck_in_turn_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def sorted_deck(denizens: Sequence[int], shuffled: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
        deck = tuple(sorted(denizens))
        return deck, (len(deck),)

    monkeypatch.setattr(setup, "build_deck", sorted_deck)
    orders = set()
    for seed in range(4):
        s = new(4, seed, law="errata").table.s
        bottom = sorted(set(FIRST_GAME) - {card for site in s.sites for card in site.cards})
        assert s.discards == [(bottom[0],), (bottom[1],), (bottom[2],)]
        for place, seat in enumerate(s.order):
            assert s.players[seat].hand == tuple(bottom[3 + 3 * place : 6 + 3 * place])
            assert all(s.seen[card] == 1 << seat for card in s.players[seat].hand)
        assert s.deck == tuple(bottom[15:])
        assert all(s.seen[card] == 0 for pile in s.discards for card in pile)
        orders.add(s.order)
    assert len(orders) > 1


@pytest.mark.rule("oath:1.22.a", "oath:1.20.a")
def test_visions_in_hand_move_the_marker_and_those_on_piles_do_not() -> None:
    """A world deck of thirty cards: its lower packet, with three Visions, is dealt out."""
    document = chronicle(citizens=[])
    document["deck"] = document["deck"][:25]
    found = set()
    for seed in range(12):
        game = find("oath")
        s = Match.start(game, game.check(Setup(4, {}, document)), seed).table.s
        hands = [card for player in s.players for card in player.hand]
        assert len(hands) == 12
        assert s.visions_drawn == sum(map(is_vision, hands))
        found.add(sum(is_vision(card) for pile in s.discards for card in pile))
    assert len(found) > 1


# -- the last step -------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:1.23.a", "oath:1.23.c", "oath:1.23.d", "oath:1.23.e")
def test_one_player_after_the_other_keeps_a_facedown_adviser() -> None:
    match = new(3)
    for seat in range(3):
        d = match.open[0]
        assert (d.question.name, d.seat) == ("first-adviser", seat)
        hand = match.table.s.players[seat].hand
        settle(match)
        player = match.table.s.players[seat]
        assert (player.advisers, player.down, player.hand) == (hand[:1], hand[:1], ())
        seen = match.game.view(match.table, (seat + 1) % 3).players[seat].advisers
        assert [(card.card, card.faceup) for card in seen] == [(None, False)]
    assert (match.open[0].question.name, match.open[0].seat) == ("act", 0)


@pytest.mark.rule("oath:1.23.f", "oath:1.23.b")
@pytest.mark.parametrize(("start", "pile"), [("plains", 1), ("mountain", 2), ("rocky-coast", 0)])
def test_the_other_two_cards_are_discarded_where_the_pawn_stands(start: str, pile: int) -> None:
    match = new(2, law="errata")
    settle(match)
    d = match.open[0]
    assert sorted(option.key for option in d.options) == ["site:mountain", "site:plains", "site:rocky-coast"]
    match.answer(d, f"site:{start}")
    hand = match.table.s.players[1].hand
    before = match.table.s.discards[pile]
    match.answer(match.open[0], match.open[0].options[0].key)
    match.answer(match.open[0], [option.key for option in match.open[0].options][::-1])
    assert match.table.s.discards[pile] == (*before, *hand[:0:-1])
    assert SITES[match.table.s.sites[match.table.s.players[1].pawn].card].slug == start


@pytest.mark.rule("oath:1.1.c", "oath:1.1.d", "oath:1.14.a")
def test_a_random_start_opens_the_top_site_of_each_region_with_a_denizen() -> None:
    oaths = set()
    for seed in range(8):
        s = new(3, seed, start="random").table.s
        assert [slot for slot, site in enumerate(s.sites) if site.faceup] == [0, 2, 5]
        for site in s.sites:
            lives = 1 if site.faceup and SITES[site.card].capacity else 0
            assert len(site.cards) == lives
        everywhere = [*s.deck, *(card for pile in s.discards for card in pile), *(c for p in s.players for c in p.hand)]
        everywhere += [card for site in s.sites for card in site.cards]
        suits = [CARDS[card].suit for card in everywhere if not is_vision(card)]
        assert sorted(suits) == sorted([*range(6)] * 9)
        assert find("oath").audit(s) == []
        oaths.add(s.oath)
    assert len(oaths) > 1

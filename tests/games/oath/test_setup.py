"""Setup from a chronicle's document (section 1)."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.games import find
from regnum.games.oath.catalogue import CARDS, FIRST_GAME, SITES
from regnum.games.oath.state import CITIZEN, EXILE
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

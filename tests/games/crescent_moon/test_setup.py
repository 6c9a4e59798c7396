"""Setting up, and building the map together (sections 11, 70, 83, 88, 89)."""

import json
from typing import Any

import pytest

import regnum
from regnum.games.crescent_moon.state import CrescentState
from regnum.kernel.chance import Rng
from regnum.kernel.state import decode, encode
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import scene


def new(players: int = 5, **options: str) -> Any:
    return regnum.new("crescent_moon", players, seed=3, **options)


def view(match: Any) -> Any:
    return match.view(None)


@pytest.mark.rule("crescent_moon:11.03", "crescent_moon:11.04", "crescent_moon:11.05", "crescent_moon:11.10")
def test_rulers_sit_in_turn_order_with_their_pieces_and_coins() -> None:
    players = view(new()).players
    assert [p.ruler for p in players] == [
        "ruler:warlord",
        "ruler:murshid",
        "ruler:sultan",
        "ruler:caliph",
        "ruler:nomad",
    ]
    assert [p.coins for p in players] == [4, 4, 8, 6, 0]
    assert [p.reserves for p in players] == [0, None, None, 0, 0]


@pytest.mark.rule(
    "crescent_moon:11.07", "crescent_moon:89.01", "crescent_moon:89.02", "crescent_moon:89.03", "crescent_moon:89.04"
)
def test_the_groups_of_warlord_and_murshid_stand_where_the_map_shows() -> None:
    laid = Scene("crescent_moon", 5, map="divided-lands", start=True)
    laid.holds(
        hexes={
            "C1": {"warlord": {"ordinary": 1, "influence": 1}},
            "B3": {"warlord": {"ordinary": 0, "influence": 1}},
            "B1": {"murshid": {"fort": 1, "influence": 0}},
            "C4": {"murshid": {"fort": 0, "influence": 1}},
        }
    )


@pytest.mark.rule(
    "crescent_moon:89.05",
    "crescent_moon:89.06",
    "crescent_moon:89.07",
    "crescent_moon:89.08",
    "crescent_moon:89.09",
    "crescent_moon:89.10",
)
def test_the_groups_of_the_other_three() -> None:
    laid = Scene("crescent_moon", 5, map="divided-lands", start=True)
    laid.holds(
        hexes={
            "B4": {"sultan": {"city": 1, "fort": 0, "mercenary": 0}},
            "D2": {"sultan": {"town": 1, "fort": 1, "mercenary": 1}},
            "D4": {"caliph": {"castle": 1, "ordinary": 1}},
            "A2": {"caliph": {"castle": 1, "ordinary": 0}},
            "A1": {"nomad": {"mercenary": 1, "influence": 1}},
            "D3": {"nomad": {"mercenary": 0, "influence": 1}},
        }
    )


@pytest.mark.rule("crescent_moon:11.09", "crescent_moon:83.02")
def test_the_palace_comes_last_where_the_caliph_has_a_piece() -> None:
    match = new(map="divided-lands")
    (d,) = match.decisions
    assert (d.seat, d.question.name) == (3, "first-palace")
    assert [option.key for option in d.options] == ["A2", "D4"]
    assert match.reasons(d).of("A1").rule == "11.09"


@pytest.mark.rule("crescent_moon:11.11", "crescent_moon:11.12", "crescent_moon:40.08", "crescent_moon:40.09")
def test_five_points_each_and_a_secret() -> None:
    match = new()
    for seat in range(5):
        assert [p.points for p in match.view(seat).players] == [5 if s == seat else None for s in range(5)]
    assert [p.points for p in match.view(None).players] == [None] * 5


@pytest.mark.rule("crescent_moon:11.17", "crescent_moon:11.18", "crescent_moon:70.01", "crescent_moon:32.20")
def test_the_warlord_has_warfare_and_the_rest_is_shuffled() -> None:
    match = new()
    assert match.view(0).players[0].hand == ["card:warfare"]
    assert match.view(None).deck == 69 - 1 - 9 - 3
    other = regnum.new("crescent_moon", 5, seed=4)
    assert [s.card for s in view(match).market] != [s.card for s in view(other).market]


@pytest.mark.rule("crescent_moon:11.19", "crescent_moon:11.20", "crescent_moon:11.21")
def test_nine_and_three_places_are_filled_face_up() -> None:
    shown = view(new())
    assert len([slot.card for slot in shown.market if slot.card]) == 9
    assert len([slot.card for slot in shown.bazaar if slot.card]) == 3


@pytest.mark.rule("crescent_moon:11.23", "crescent_moon:14.07", "crescent_moon:14.08")
def test_three_years_or_four() -> None:
    assert view(new()).years == 3
    assert view(new(years="4")).years == 4


@pytest.mark.rule("crescent_moon:11.24", "crescent_moon:36.02")
def test_the_murshid_plots_for_two_cards_before_year_one() -> None:
    laid = scene(
        4,
        phase="palace",
        on={"A1": {"caliph": ["castle"]}},
        deck=["imam", "boats", "spies", "emir", "vizier", "terror", "caravan"],
    )
    laid.answer("A1")
    laid.asks("plot-cards", seat=1)
    laid.offers_only("card:imam", "card:spies")
    laid.answer(["card:imam", "card:spies"])
    laid.holds(seats={"murshid": {"hand": ["imam", "spies"]}}, year=1, phase="actions", turn=0)


# -- building the map ------------------------------------------------------------------------------------------------


def built(players: int, seed: int) -> Any:
    match = regnum.new("crescent_moon", players, seed=seed, map="build")
    return match


@pytest.mark.rule("crescent_moon:11.08", "crescent_moon:88.01", "crescent_moon:88.03", "crescent_moon:88.04")
@pytest.mark.parametrize(("players", "tiles"), [(5, 15), (4, 12)])
def test_the_crossing_lies_in_the_middle_and_all_other_tiles_are_dealt(players: int, tiles: int) -> None:
    match = built(players, 1)
    shown = match.game.open_view(match.table)
    assert [(h.q, h.r, h.feature) for h in shown.hexes] == [(0, 0, "crossing")]
    dealt = [tile for p in shown.players for tile in p.tiles]
    assert len(dealt) == tiles
    assert all(len(p.tiles) == 3 for p in shown.players)
    assert dealt.count("tile:wilderness") == (3 if players == 5 else 1)
    assert dealt.count("tile:mountain") == (2 if players == 5 else 1)


@pytest.mark.rule("crescent_moon:88.05")
def test_tiles_are_kept_secret() -> None:
    match = built(5, 1)
    shown = match.view(2)
    assert [p.tiles is not None for p in shown.players] == [False, False, True, False, False]
    assert [p.tile_count for p in shown.players] == [3] * 5


@pytest.mark.rule("crescent_moon:88.07", "crescent_moon:88.10", "crescent_moon:88.14", "crescent_moon:88.17")
def test_tiles_and_groups_are_laid_in_turn_order() -> None:
    match = built(4, 2)
    rng = Rng(7)
    asked: list[tuple[str, int]] = []
    while match.decisions[0].question.name in ("tile-which", "tile-where", "group-where"):
        d = match.decisions[0]
        asked.append((d.question.name, d.seat))
        match.choose(d, match.sample(d, rng))
    assert [seat for name, seat in asked if name == "tile-which"] == [0, 1, 2, 3] * 3
    assert [seat for name, seat in asked if name == "group-where"] == [0, 1, 2, 3] * 2
    assert match.decisions[0].question.name == "first-palace"
    assert len(match.view(None).hexes) == 13


MIDDLE = {"B2": {"q": 0, "r": 0, "tile": "crossing"}}


@pytest.mark.rule("crescent_moon:88.08", "crescent_moon:88.12", "crescent_moon:88.13")
def test_a_plain_tile_touches_as_many_as_it_can_and_leaves_the_river_open() -> None:
    two = {**MIDDLE, "B3": {"q": 1, "r": 0, "tile": "desert"}}
    laid = Scene("crescent_moon", 4, phase="tiles", hexes=two, seats=[{"tiles": ["mountain", "quarry", "desert"]}])
    laid.answer("tile:mountain")
    laid.offers_only("at:1,-1")
    laid.refuses("at:-1,0", rule="88.08")
    laid.refuses("at:0,1", rule="88.12")


@pytest.mark.rule("crescent_moon:88.09", "crescent_moon:88.11")
def test_a_river_tile_goes_on_with_the_river() -> None:
    laid = Scene("crescent_moon", 4, phase="tiles", hexes=MIDDLE, seats=[{"tiles": ["river", "river", "quarry"]}])
    laid.answer("tile:river")
    laid.offers_only(
        *("at:-1,0,NE", "at:-1,0,SE", "at:0,-1,SE", "at:0,-1,W"),  # at the one end, between north-west and west
        *("at:0,1,E", "at:0,1,NW", "at:1,0,NW", "at:1,0,SW"),  # at the other
    )


@pytest.mark.rule("crescent_moon:88.06", "crescent_moon:88.15", "crescent_moon:88.16")
def test_groups_go_to_empty_hexes_that_are_no_quarry_and_not_the_holy_site() -> None:
    laid = scene(4, phase="groups", on={"A1": {"murshid": ["fort"]}}, seats=[{"groups": [1, 2]}])
    laid.refuses("first:A3", rule="88.15")
    laid.refuses("first:B3", rule="88.16")
    laid.refuses("first:A1", rule="88.14")
    laid.answer("first:A2")
    laid.holds(hexes={"A2": {"warlord": {"ordinary": 1, "influence": 1}}})


def test_a_match_kept_by_version_1_opens() -> None:
    state = json.loads(encode(scene(4).match.table.s))
    state["deal"] = {"kind": 0, "buyer": -1, "seller": -1, "proposer": -1, "count": 0, "price": 0, "card": -1}
    state["clash"] |= {"offers": [], "covenants": []}
    del state["promises"]
    opened = decode(state, CrescentState)
    assert opened.deal is None
    assert opened.promises == ()

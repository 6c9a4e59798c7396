"""The course of the river, the places for tiles, the names of hexes and the starting groups."""

from typing import Any

import pytest

import regnum
from regnum.games.crescent_moon.catalogue import WARFARE
from regnum.games.crescent_moon.geometry import STEPS, course, first_edge, geometry, river_bits, step, vertex
from regnum.games.crescent_moon.map_building import (
    blocks,
    clear_board,
    continuations,
    free_cells,
    lay_hex,
    name_hexes,
    neighbours,
    plain_places,
    river_places,
    river_so_far,
)
from regnum.games.crescent_moon.setup import THROUGH, empty_table
from regnum.games.crescent_moon.state import TILES, CrescentState
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import scene, table_of

WEST = ((-1, 0), (0, -1), (0, 0))
EAST = ((0, 0), (0, 1), (1, 0))
"""The two corners of the crossing where the river of a built map comes in and goes out."""


def board(*tiles: tuple[int, int] | tuple[int, int, int]) -> CrescentState:
    """The crossing, and tiles beside it: plain ones, or river tiles with their first edge."""
    s = empty_table(4, 3, "", 1)
    lay_hex(s, "0,0", (0, 0), "crossing", 0)
    s.through = THROUGH
    for q, r, *first in tiles:
        lay_hex(s, f"{q},{r}", (q, r), "river" if first else "desert", river_bits(first[0]) if first else 0)
    return s


@pytest.mark.rule("crescent_moon:13.01", "crescent_moon:13.02", "crescent_moon:88.11")
def test_places_edges_and_corners() -> None:
    assert [step((2, 5), edge) for edge in range(6)] == [(3, 5), (3, 4), (2, 4), (1, 5), (1, 6), (2, 6)]
    assert [step((2, 5), edge + 6) for edge in range(6)] == [step((2, 5), edge) for edge in range(6)]
    assert neighbours((2, 5)) == [step((2, 5), edge) for edge in range(6)]
    assert [river_bits(edge) for edge in range(6)] == [0b11, 0b110, 0b1100, 0b11000, 0b110000, 0b100001]
    assert [first_edge(river_bits(edge)) for edge in range(6)] == list(range(6))
    assert (vertex((0, 0), 2), vertex((0, 0), 5)) == (WEST, EAST)
    for corner in range(6):
        here = vertex((0, 0), corner)
        assert set(here) == {(0, 0), STEPS[corner], STEPS[(corner + 1) % 6]}
        assert list(here) == sorted(here)
        assert course((0, 0), corner) == (vertex((0, 0), corner - 1), here, vertex((0, 0), corner + 1))


@pytest.mark.rule("crescent_moon:13.01", "crescent_moon:13.03", "crescent_moon:13.05", "crescent_moon:12.09")
@pytest.mark.parametrize("edge", range(6))
def test_a_river_on_one_side_of_an_edge_parts_both(edge: int) -> None:
    places = ((0, 0), *STEPS)
    parted = geometry(places, (1 << edge, 0, 0, 0, 0, 0, 0))
    others = [n for n in range(1, 7) if n != edge + 1]
    assert parted.touching[0] == (1, 2, 3, 4, 5, 6)
    assert parted.adjacent[0] == tuple(others)
    assert 0 not in parted.adjacent[edge + 1]
    assert parted.near[0] == sum(2**n for n in others)
    outside = geometry(places, (0, *(1 << (edge + 3) % 6 if n == edge else 0 for n in range(6))))
    assert outside.adjacent[0] == tuple(others)
    assert geometry(places, (0,) * 7).near[0] == 0b1111110


@pytest.mark.rule("crescent_moon:88.11", "crescent_moon:88.13")
def test_the_river_so_far_and_its_two_ends() -> None:
    assert river_so_far(board()) == ([WEST, EAST], [WEST, EAST])
    s = board((0, 1, 2))  # south-east of the crossing, along its north-western and western edges
    first, middle, last = course((0, 1), 2)
    met, ends = river_so_far(s)
    assert EAST in (first, last)
    other = last if first == EAST else first
    assert set(ends) == {WEST, other}
    assert set(met) == {WEST, EAST, middle, other}
    taken = frozenset(s.places)
    for place, edge in continuations(s, other, taken, met):
        a, b, c = course(place, edge)
        assert other in (a, c)
        assert place not in taken
        assert b not in met
        assert (c if a == other else a) not in met


@pytest.mark.rule("crescent_moon:88.09", "crescent_moon:88.11", "crescent_moon:88.13")
def test_where_a_river_tile_may_go() -> None:
    ways = [((-1, 0), 1), ((-1, 0), 5), ((0, -1), 3), ((0, -1), 5), ((0, 1), 0), ((0, 1), 2), ((1, 0), 2), ((1, 0), 4)]
    assert sorted(river_places(board())) == ways
    beside = board((0, -1))
    assert sorted(river_places(beside)) == [way for way in ways if way[0] != (0, -1)]
    for start in ways:
        s = board((*start[0], start[1]))
        for place, edge in river_places(s):
            after = board((*start[0], start[1]), (*place, edge))
            met, ends = river_so_far(after)
            assert len(ends) == 2
            assert all(continuations(after, end, frozenset(after.places), met) for end in ends)


@pytest.mark.rule("crescent_moon:88.08", "crescent_moon:88.12", "crescent_moon:88.13")
def test_where_a_plain_tile_may_go() -> None:
    around = sorted(STEPS)
    assert plain_places(board()) == free_cells(board()) == around
    one = board((0, -1))
    assert plain_places(one) == [(1, -1)]  # it touches two; so does (-1, 0), where it would end the river
    assert [place for place in free_cells(one) if blocks(one, place)] == [(-1, 0)]
    assert free_cells(one) == [(-1, -1), (-1, 0), (-1, 1), (0, -2), (0, 1), (1, -2), (1, -1), (1, 0)]
    two = board((0, -1), (1, -1))
    assert plain_places(two) == [(1, -2), (1, 0)]
    for s in (one, two, board((0, 1, 2)), board((1, 0, 4), (-1, 0, 1))):
        open_ones = [place for place in free_cells(s) if not blocks(s, place)]
        touch = {place: sum(other in s.places for other in neighbours(place)) for place in open_ones}
        assert plain_places(s) == sorted(place for place in open_ones if touch[place] == max(touch.values()))


@pytest.mark.rule("crescent_moon:88.08", "crescent_moon:88.12", "crescent_moon:88.07")
def test_the_places_are_offered_and_the_others_explained() -> None:
    hexes = {"B2": {"q": 0, "r": 0, "tile": "crossing"}, "B3": {"q": 0, "r": -1, "tile": "desert"}}
    laid = Scene("crescent_moon", 4, phase="tiles", hexes=hexes, seats=[{"tiles": ["mountain", "quarry", "desert"]}])
    laid.offers_only("tile:mountain", "tile:quarry", "tile:desert")
    laid.answer("tile:mountain")
    laid.holds(seats={"warlord": {"tiles": ["quarry", "desert"]}})
    found = {option.key: reason.rule for option, reason in laid.match.reasons(laid.decision())}
    assert found == {
        **{f"at:{q},{r}": "88.08" for q, r in [(-1, -1), (-1, 1), (0, -2), (0, 1), (1, -2), (1, 0)]},
        "at:-1,0": "88.12",
    }
    (option,) = laid.decision().options
    assert (option.key, option.target, option.label, option.rule) == ("at:1,-1", "cell:1,-1", "option-spot", "88.08")
    assert option.args == {"q": 1, "r": -1}
    laid.answer("at:1,-1")
    (line,) = [line for line in laid.match.lines if line.message == "log-tile"]
    assert (line.rule, line.args) == ("88.07", {"ruler": "ruler:warlord", "tile": "tile:mountain"})
    with pytest.raises(Exception, match=r"undo|Undo|take back|nothing"):
        laid.undo(0)


@pytest.mark.rule("crescent_moon:88.11", "crescent_moon:88.07", "crescent_moon:88.10")
def test_a_river_tile_is_laid_with_its_turn_and_turns_pass_over_who_has_none() -> None:
    hexes = {"B2": {"q": 0, "r": 0, "tile": "crossing"}}
    laid = Scene(
        "crescent_moon", 4, phase="tiles", hexes=hexes, seats=[{"tiles": ["river"]}, {}, {}, {"tiles": ["quarry"]}]
    )
    laid.answer("tile:river")
    (option,) = [one for one in laid.decision().options if one.key == "at:0,1,NW"]
    assert (option.value, option.label, option.rule) == ((0, 1, 2), "option-river-spot", "88.11")
    assert option.args == {"q": 0, "r": 1, "turn": 2}
    laid.answer("at:0,1,NW")
    s = table_of(laid).s
    assert (s.places[-1], s.rivers[-1], s.turn) == ((0, 1), river_bits(2), 3)
    laid.answer("tile:quarry")
    laid.answer(laid.offered(3)[0])
    laid.asks("group-where", seat=0)
    s = table_of(laid).s
    assert [me.groups for me in s.players] == [3, 3, 3, 3]
    assert (len(s.names), s.placing) == (3, -1)
    assert len(set(s.names)) == 3


@pytest.mark.rule("crescent_moon:11.06", "crescent_moon:88.14")
def test_hexes_are_named_row_by_row_and_the_board_is_clear() -> None:
    s = board((0, -1), (1, -1), (-1, 1), (0, 1))
    name_hexes(s)
    names = dict(zip(s.places, s.names, strict=True))
    assert names == {(0, -1): "A1", (1, -1): "A2", (0, 0): "B1", (-1, 1): "C1", (0, 1): "C2"}
    clear_board(s)
    assert s.ordinary == s.mercenary == [0] * 20
    assert s.stronghold == s.settlement == [0] * 5
    assert s.holder == s.influence == s.control == [-1] * 5


@pytest.mark.rule("crescent_moon:88.14", "crescent_moon:88.15", "crescent_moon:88.16", "crescent_moon:88.17")
def test_groups_are_offered_one_by_one() -> None:
    def laid(**seats: Any) -> Scene:
        return scene(4, phase="groups", on={"A1": {"caliph": ["castle"]}}, seats=seats)

    both = laid(warlord={"groups": [1, 2]}, sultan={"groups": [2]})
    both.offers_only("first:A2", "first:B1", "first:B2", "second:A2", "second:B1", "second:B2")
    found = {option.key: (reason.rule, reason.args) for option, reason in both.match.reasons(both.decision())}
    assert found == {
        f"{group}:{hexagon}": (rule, {"hex": f"hex:{hexagon}"})
        for group in ("first", "second")
        for hexagon, rule in (("A1", "88.14"), ("A3", "88.15"), ("B3", "88.16"))
    }
    both.answer("second:B2")
    both.asks("group-where", seat=2)
    both.offers_only("second:A2", "second:B1")
    both.answer("second:A2")
    both.asks("group-where", seat=0)
    both.answer("first:B1")
    both.holds(
        phase="palace",
        hexes={
            "B1": {"warlord": {"ordinary": 1, "influence": 1}},
            "B2": {"warlord": {"influence": 1, "ordinary": 0}},
            "A2": {"sultan": {"town": 1, "fort": 1, "mercenary": 1}},
        },
    )


@pytest.mark.rule("crescent_moon:11.09", "crescent_moon:11.24", "crescent_moon:83.02", "crescent_moon:38.03")
def test_the_first_palace() -> None:
    laid = scene(4, phase="palace", on={"A1": {"caliph": ["castle"]}, "A2": {"caliph": ["influence"]}})
    laid.offers_only("A1", "A2")
    found = {option.key: (reason.rule, reason.args) for option, reason in laid.match.reasons(laid.decision())}
    assert found == {hexagon: ("11.09", {"hex": f"hex:{hexagon}"}) for hexagon in ("A3", "B1", "B2", "B3")}
    laid.answer("A2")
    laid.logs("log-palace", rule="11.09", ruler="ruler:caliph", hex="hex:A2")
    laid.holds(palace="A2", hexes={"A2": {"control": "caliph"}})
    laid.logs("log-looks", rule="36.01", ruler="ruler:murshid", count=7)
    plotting = scene(4, phase="palace", on={"A1": {"caliph": ["castle"]}}, deck=["imam", "rebels", "spies"]).answer(
        "A1"
    )
    plotting.asks("plot-cards", seat=1)
    plotting.holds(turn=1)
    plotting.answer(["card:imam", "card:spies"])
    plotting.holds(turn=0, year=1, phase="actions")


@pytest.mark.rule("crescent_moon:11.08", "crescent_moon:88.03", "crescent_moon:11.23")
def test_a_built_map_begins_with_the_crossing_alone() -> None:
    match = regnum.new("crescent_moon", 4, seed=3, map="build", years="4")
    s = match.table.s
    assert (s.names, s.places, s.rivers, s.through) == (("0,0",), ((0, 0),), (0,), THROUGH)
    assert (s.years, s.phase, s.turn, s.year, s.round) == (4, TILES, 0, 1, 1)
    assert s.control == s.influence == s.holder == [-1]
    assert [me.hand for me in s.players] == [(WARFARE,), (), (), ()]

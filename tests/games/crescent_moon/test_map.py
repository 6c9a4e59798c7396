"""Adjacency and the printed maps (sections 13 and 87)."""

import pytest

from regnum.games.crescent_moon.catalogue import content
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, RIVER, scene, table_of

NOT_ADJACENT = {
    ("divided-lands", 5): ["B1 C1", "B1 C2", "B2 C2", "B3 C4", "B4 C4", "B4 C5", "C3 C4"],
    ("divided-lands", 4): ["A1 A2", "A2 B2", "B2 B3", "B3 B4", "B4 C3", "C3 C4"],
    ("thaw-treasures", 5): ["A2 A3", "A2 B3", "B1 C1", "B1 C2", "B2 B3", "B2 C2", "B3 C3", "C2 C3"],
    ("thaw-treasures", 4): ["A2 B3", "B1 C1", "B1 C2", "B2 B3", "B2 C2", "B3 C3", "C2 C3"],
    ("fertile-valley", 5): ["A1 B2", "B2 B3", "B2 C3", "B3 C4", "B4 C4", "B4 C5", "C3 C4"],
    ("fertile-valley", 4): ["B1 B2", "B2 C2", "C3 D3", "D2 D3"],
    ("flat-country", 5): ["A1 A2", "A2 B2", "B4 C3", "B4 C4", "B5 C4"],
    ("flat-country", 4): ["A3 B4", "B2 C2", "C1 C2"],
    ("crucible-of-power", 5): ["A1 B2", "B2 B3", "B3 C2", "B4 B5", "B4 C4", "C2 C3"],
    ("crucible-of-power", 4): ["A1 B2", "B2 B3", "B2 C2", "C3 D3", "D3 D4"],
}


def adjacent(laid: Scene, a: str, b: str) -> bool:
    t = table_of(laid)
    return t.s.names.index(b) in t.geo.adjacent[t.s.names.index(a)]


@pytest.mark.rule("crescent_moon:13.01")
def test_hexes_that_share_an_edge_are_adjacent() -> None:
    laid = scene(4)
    assert [b for b in PLAIN if adjacent(laid, "A2", b)] == ["A1", "A3", "B2", "B3"]
    assert not adjacent(laid, "A1", "B3")


@pytest.mark.rule("crescent_moon:13.02", "crescent_moon:13.03", "crescent_moon:13.06", "crescent_moon:12.09")
def test_a_river_parts_two_edges_of_its_hex() -> None:
    laid = scene(4, board=RIVER)
    assert not adjacent(laid, "A1", "B2")
    assert not adjacent(laid, "B2", "A1")
    assert not adjacent(laid, "B1", "B2")
    assert adjacent(laid, "A1", "A2")
    assert adjacent(laid, "A2", "B2")
    assert adjacent(laid, "B2", "B3")


@pytest.mark.rule("crescent_moon:13.04")
def test_the_crossing_parts_nothing() -> None:
    laid = scene(4, board=RIVER)
    assert [b for b in RIVER if adjacent(laid, "A2", b)] == ["A1", "A3", "B2", "B3"]


@pytest.mark.rule("crescent_moon:13.05", "crescent_moon:13.07")
def test_another_hexs_river_parts_it_from_the_crossing() -> None:
    board = {**RIVER, "B2": {"q": 0, "r": 1, "tile": "river", "river": ["NE", "NW"]}}
    laid = scene(4, board=board)
    assert not adjacent(laid, "A2", "B2")
    assert not adjacent(laid, "B2", "A2")
    assert adjacent(laid, "A2", "B3")


@pytest.mark.rule("crescent_moon:87.01", "crescent_moon:87.02", "crescent_moon:11.06")
@pytest.mark.parametrize(("name", "players"), list(NOT_ADJACENT))
def test_each_map_has_a_layout_for_four_and_for_five(name: str, players: int) -> None:
    laid = Scene("crescent_moon", players, map=name)
    t = table_of(laid)
    names = t.s.names
    assert len(names) == (16 if players == 5 else 13)
    parted = [
        f"{names[a]} {names[b]}" for a in t.hexes for b in t.geo.touching[a] if a < b and b not in t.geo.adjacent[a]
    ]
    assert sorted(parted) == sorted(NOT_ADJACENT[name, players])
    tiles = sorted(plan.tile for plan in content("").layouts[name, players])
    column = 0 if players == 5 else 1
    wanted = {"crossing": 1, "river": 4, "fertile": 2, "holy-site": 1, "desert": 1, "quarry": 2}
    wanted |= {"mountain": (2, 1)[column], "wilderness": (3, 1)[column]}
    assert tiles == sorted(tile for tile, n in wanted.items() for _ in range(n))
    assert len({plan.start for plan in content("").layouts[name, players] if plan.start}) == 2 * players

"""Limits, scoring, the end (sections 40, 41, 64, 71, 92)."""

import pytest

from regnum.games import find
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, RIVER, scene


@pytest.mark.rule(
    "crescent_moon:64.01",
    "crescent_moon:64.02",
    "crescent_moon:64.03",
    "crescent_moon:64.04",
    "crescent_moon:23.07",
    "crescent_moon:92.02",
)
def test_five_units_of_both_kinds_together() -> None:
    moved = scene(
        4, turn="caliph", on={"A1": {"caliph": {"ordinary": 3}}, "A2": {"caliph": {"ordinary": 2, "mercenary": 2}}}
    )
    moved.answer("move", "A1>A2", ["ordinary"] * 3, "stop")
    moved.asks("over-limit", seat=3)
    moved.answer(["ordinary", "mercenary"])
    moved.holds(
        hexes={"A2": {"caliph": {"ordinary": 4, "mercenary": 1}}},
        seats={"caliph": {"reserves": 1, "supply": {"units": 6}}},
        turn=0,
    )


@pytest.mark.rule("crescent_moon:64.05", "crescent_moon:64.06")
def test_surplus_mercenaries_to_the_supply_ordinary_units_to_the_reserves() -> None:
    moved = scene(5, turn="nomad", on={"A1": {"nomad": {"mercenary": 5}}}, seats={"nomad": {"reserves": 2}})
    moved.answer("recruit", "A1", "A1")
    moved.holds(hexes={"A1": {"nomad": {"mercenary": 5}}}, seats={"nomad": {"reserves": 0, "supply": {"units": 7}}})


@pytest.mark.rule("crescent_moon:64.07", "crescent_moon:71.01", "crescent_moon:92.03", "crescent_moon:25.14")
def test_seven_for_the_warlord() -> None:
    recruited = scene(4, on={"A1": {"warlord": {"ordinary": 6}}}, seats={"warlord": {"reserves": 2}})
    recruited.answer("recruit", "A1", "A1")
    recruited.holds(hexes={"A1": {"warlord": {"ordinary": 7}}}, seats={"warlord": {"reserves": 1}})


@pytest.mark.rule("crescent_moon:40.01", "crescent_moon:40.02", "crescent_moon:03.05", "crescent_moon:14.05")
@pytest.mark.parametrize(("year", "points"), [(1, 5 + 4 + 3), (2, 5 + 4)])
def test_the_year_one_objective_scores_in_year_one_only(year: int, points: int) -> None:
    on = {name: {"murshid": ["influence"]} for name in ("A1", "A2", "A3", "B1")}
    scored = scene(4, year=year, phase="scoring", on=on)
    scored.holds(seats={"murshid": {"points": points}})


@pytest.mark.rule("crescent_moon:40.03")
def test_a_condition_that_does_not_hold_scores_nothing() -> None:
    scored = scene(4, phase="scoring", on={name: {"warlord": ["ordinary"]} for name in ("A1", "A2", "A3")})
    scored.holds(seats={"warlord": {"points": 5}})
    four = scene(4, phase="scoring", on={name: {"warlord": ["ordinary"]} for name in ("A1", "A2", "A3", "B1")})
    four.holds(seats={"warlord": {"points": 9}})


@pytest.mark.rule("crescent_moon:40.04", "crescent_moon:40.05", "crescent_moon:40.06", "crescent_moon:40.07")
def test_what_is_scored_is_announced_and_the_total_is_not() -> None:
    scored = scene(4, phase="scoring", on={"A1": {"caliph": ["fort"]}})
    scored.logs("log-scores", rule="40.01", ruler="ruler:caliph", count=1)
    assert scored.match.view(0).players[3].points is None
    assert scored.match.view(3).players[3].points == 6


@pytest.mark.rule("crescent_moon:41.03", "crescent_moon:03.06")
def test_most_points_win() -> None:
    last = Scene(
        "crescent_moon",
        4,
        year=3,
        phase="scoring",
        hexes=PLAIN,
        seats=[{"points": 3}, {"points": 9}, {"points": 4}, {"points": 8}],
    )
    last.scores(scores=[3, 9, 4, 8], winners=[1])


@pytest.mark.rule("crescent_moon:41.04")
def test_a_tie_is_broken_by_coins() -> None:
    last = Scene(
        "crescent_moon",
        4,
        year=3,
        phase="scoring",
        hexes=PLAIN,
        seats=[{"points": 9}, {"points": 9, "coins": 1}, {}, {"points": 9, "coins": 3}],
    )
    last.scores(winners=[3])


@pytest.mark.rule("crescent_moon:41.05")
def test_then_by_turn_order() -> None:
    last = Scene(
        "crescent_moon",
        4,
        year=3,
        phase="scoring",
        hexes=PLAIN,
        seats=[{}, {"points": 9, "coins": 3}, {}, {"points": 9, "coins": 3}],
    )
    last.scores(winners=[1])


# -- the five sheets -------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:ruler:warlord")
@pytest.mark.rule("crescent_moon:69.01", "crescent_moon:69.02")
def test_the_warlords_sheet() -> None:
    """He builds nothing; four hexes, the holy site and a sacked settlement in year 1 score."""
    on = {name: {"warlord": ["ordinary"]} for name in ("A1", "A2", "B1", "B3")}
    scene(4, phase="scoring", on=on, raided=True).holds(seats={"warlord": {"points": 5 + 4 + 3 + 5}})
    scene(4, year=2, phase="scoring", on=on, raided=True).holds(seats={"warlord": {"points": 5 + 4 + 3}})
    scene(5).refuses("build", rule="69.01")
    for ruler in ("murshid", "sultan", "caliph", "nomad"):
        rich = scene(5, turn=ruler, on={"A1": {ruler: ["influence"]}}, seats={ruler: {"coins": 9}})
        rich.offers("build")


@pytest.mark.card("crescent_moon:ruler:murshid")
def test_the_murshids_sheet() -> None:
    """A point for each token, one more beside a settlement, the holy site, four tokens in year 1."""
    on = {
        "A1": {"murshid": ["influence"], "sultan": ["town"]},
        "A2": {"murshid": ["influence"], "caliph": ["palace"]},
        "B1": {"murshid": ["influence"]},
        "B3": {"murshid": ["influence"]},
    }
    scene(4, phase="scoring", on=on).holds(seats={"murshid": {"points": 5 + 4 + 2 + 2 + 3}})


@pytest.mark.card("crescent_moon:ruler:sultan")
@pytest.mark.rule("crescent_moon:78.01", "crescent_moon:78.02")
def test_the_sultans_sheet() -> None:
    """Towns 1, cities 3, two more where nobody else controls, the holy site, two cities in year 1; presence in each."""
    on = {"A1": {"sultan": ["town"]}, "A2": {"sultan": ["city"], "caliph": ["fort"]}, "B3": {"sultan": ["city"]}}
    scene(4, phase="scoring", on=on).holds(seats={"sultan": {"points": 5 + 1 + 6 + 4 + 3 + 6}})
    one_city = scene(4, phase="scoring", on={"A1": {"sultan": ["city"]}})
    one_city.holds(seats={"sultan": {"points": 5 + 3 + 2}})
    spread = scene(4, turn="sultan", on={"A1": {"sultan": ["town"]}, "A3": {"sultan": ["city"]}})
    spread.answer("influence")
    spread.offers("A1", "A3", "B1", "B3")


@pytest.mark.card("crescent_moon:ruler:caliph")
def test_the_caliphs_sheet() -> None:
    """A point for each hex, one more for a quarry, three for the crossing, the holy site, two of these in year 1."""
    on = {
        "A2": {"caliph": ["fort"]},
        "A3": {"caliph": ["fort"]},
        "B3": {"caliph": ["ordinary"]},
        "A1": {"caliph": ["palace"]},
    }
    scene(4, board=RIVER, phase="scoring", on=on).holds(seats={"caliph": {"points": 5 + 4 + 1 + 3 + 3 + 4}})


@pytest.mark.card("crescent_moon:ruler:nomad")
def test_the_nomads_sheet() -> None:
    """Three points for five coins, two for each ruler with mercenaries, the holy site, four tokens in year 1."""
    on = {
        "A1": {"nomad": ["influence"], "sultan": ["mercenary"]},
        "A2": {"nomad": ["influence"], "caliph": ["mercenary"]},
        "B1": {"nomad": ["influence"], "warlord": ["ordinary"]},
        "B3": {"nomad": ["influence"]},
    }
    scored = scene(5, phase="scoring", on=on, seats={"nomad": {"coins": 8}})
    scored.asks("nomad-exchange", seat=4)
    scored.answer(1)
    scored.holds(seats={"nomad": {"points": 5 + 3 + 4 + 3 + 4, "coins": 3}})


SHEETS = {
    "warlord": {"unit_limit": 7, "build": 0, "move": 3, "recruit": 2, "starting_coins": 4},
    "murshid": {"unit_limit": 5, "build": 2, "move": 2, "recruit": 0, "starting_coins": 4},
    "sultan": {"unit_limit": 5, "build": 3, "move": 2, "recruit": 0, "starting_coins": 8},
    "caliph": {"unit_limit": 5, "build": 2, "move": 2, "recruit": 3, "starting_coins": 6},
    "nomad": {"unit_limit": 5, "build": 2, "move": 2, "recruit": 2, "starting_coins": 0},
}


PIECES = {
    "warlord": {"units": 24, "forts": 4, "castles": 2, "towns": 0, "cities": 0, "influence": 6},
    "murshid": {"units": 6, "forts": 6, "castles": 3, "towns": 0, "cities": 0, "influence": 12},
    "sultan": {"units": 6, "forts": 8, "castles": 3, "towns": 6, "cities": 5, "influence": 8},
    "caliph": {"units": 12, "forts": 8, "castles": 4, "towns": 0, "cities": 0, "influence": 8},
    "nomad": {"units": 12, "forts": 6, "castles": 3, "towns": 0, "cities": 0, "influence": 8},
}
COSTS = {
    "warlord": {},
    "murshid": {"fort": 2, "castle": 3},
    "sultan": {"fort": 2, "castle": 3, "town": 3, "city": 4},
    "caliph": {"fort": 1, "castle": 2},
    "nomad": {"fort": 2, "castle": 3},
}
OBJECTIVES = {
    "warlord": {
        "warlord-main": {"points": 1, "fort": 1, "castle": 3, "palace": 2, "town": 2, "city": 4},
        "warlord-secondary": {"points": 4, "needs": 4},
        "warlord-holy-site": {"points": 3},
        "warlord-year-1": {"points": 5, "needs": 1},
    },
    "murshid": {
        "murshid-main": {"points": 1},
        "murshid-secondary": {"points": 1},
        "murshid-holy-site": {"points": 2},
        "murshid-year-1": {"points": 3, "needs": 4},
    },
    "sultan": {
        "sultan-main": {"points": 1, "city": 3},
        "sultan-secondary": {"points": 2},
        "sultan-holy-site": {"points": 3},
        "sultan-year-1": {"points": 6, "needs": 2},
    },
    "caliph": {
        "caliph-main": {"points": 1},
        "caliph-quarries": {"points": 1},
        "caliph-crossing": {"points": 3},
        "caliph-holy-site": {"points": 3},
        "caliph-year-1": {"points": 4, "needs": 2},
    },
    "nomad": {
        "nomad-main": {"points": 3, "coins": 5},
        "nomad-secondary": {"points": 2},
        "nomad-holy-site": {"points": 3},
        "nomad-year-1": {"points": 4, "needs": 4},
    },
}


@pytest.mark.parametrize(
    "ruler", [pytest.param(ruler, marks=pytest.mark.card(f"crescent_moon:ruler:{ruler}")) for ruler in SHEETS]
)
def test_the_figures_of_a_sheet(ruler: str) -> None:
    printed = find("crescent_moon").content()
    assert printed is not None
    sheet = printed["rulers"][ruler]
    assert {figure: sheet[figure] for figure in SHEETS[ruler]} == SHEETS[ruler]
    assert {figure: sheet[figure] for figure in PIECES[ruler]} == PIECES[ruler]
    assert sheet["costs"] == COSTS[ruler]
    figures = {
        aim: {word: figure for word, figure in of.items() if word != "kind"} for aim, of in sheet["objective"].items()
    }
    assert figures == OBJECTIVES[ruler]

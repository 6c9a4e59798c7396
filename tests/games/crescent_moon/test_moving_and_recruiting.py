"""Moving, assaulting, recruiting, hiring, bribing (sections 23 to 28, 85, 86)."""

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import RIVER, scene


@pytest.mark.rule("crescent_moon:23.01", "crescent_moon:23.04")
def test_any_number_of_units_and_the_same_ones_again() -> None:
    moved = scene(4, on={"A1": {"warlord": {"ordinary": 2, "mercenary": 1}}})
    moved.answer("move", "A1>A2", ["ordinary", "mercenary"])
    moved.holds(hexes={"A1": {"warlord": {"ordinary": 1}}, "A2": {"warlord": {"ordinary": 1, "mercenary": 1}}})
    moved.answer("A2>A3", ["ordinary", "mercenary"])
    moved.holds(hexes={"A2": {"control": None}, "A3": {"warlord": {"ordinary": 1, "mercenary": 1}}})


@pytest.mark.rule("crescent_moon:23.02", "crescent_moon:23.05")
def test_never_where_another_ruler_controls() -> None:
    moved = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": ["fort"]}, "B1": {"sultan": ["town"]}})
    moved.answer("move")
    moved.offers_only("A1>B1", "A1>B2")
    moved.refuses("A1>A2", rule="23.02", ruler="ruler:caliph")


@pytest.mark.rule("crescent_moon:23.03", "crescent_moon:72.01")
@pytest.mark.parametrize(
    ("ruler", "moves"), [("warlord", 3), ("murshid", 2), ("sultan", 2), ("caliph", 2), ("nomad", 2)]
)
def test_how_often_a_ruler_moves(ruler: str, moves: int) -> None:
    moved = scene(5, turn=ruler, on={"A1": {ruler: ["mercenary"]}})
    moved.answer("move")
    for way in ["A1>A2", "A2>A3", "A3>B3"][:moves]:
        moved.answer(way)
    assert moved.decision().question.name == "action"


@pytest.mark.rule("crescent_moon:23.06")
def test_a_move_sacks_nothing() -> None:
    moved = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"sultan": ["town"]}})
    moved.answer("move", "A1>A2", "stop")
    moved.holds(hexes={"A2": {"sultan": {"town": 1}, "control": "warlord"}}, seats={"warlord": {"coins": 0}})


@pytest.mark.rule("crescent_moon:13.03", "crescent_moon:23.01")
def test_not_across_a_river() -> None:
    moved = scene(4, board=RIVER, on={"A1": {"warlord": ["ordinary"]}})
    moved.answer("move")
    moved.offers_only("A1>A2", "A1>B1")
    moved.refuses("A1>B2", rule="13.03", hex="hex:B2")


@pytest.mark.rule("crescent_moon:24.01", "crescent_moon:24.02", "crescent_moon:24.03", "crescent_moon:42.03")
def test_an_assault_on_another_ruler_is_a_combat() -> None:
    fight = scene(4, on={"A1": {"warlord": {"ordinary": 3}}, "A2": {"caliph": ["fort"]}, "B1": {"sultan": ["town"]}})
    fight.answer("assault")
    fight.offers_only("A1>A2", "A1>B1")
    fight.refuses("A1>B2", rule="24.04", hex="hex:B2")
    fight.answer("A1>A2", ["ordinary", "ordinary"])
    fight.asks("choose-combat-cards", seat=0)
    fight.holds(hexes={"A1": {"warlord": {"ordinary": 1}}})


@pytest.mark.rule("crescent_moon:24.04", "crescent_moon:24.05", "crescent_moon:24.06", "crescent_moon:24.07")
@pytest.mark.parametrize(("piece", "coins"), [("town", 2), ("city", 4)])
def test_a_free_settlement_is_sacked(piece: str, coins: int) -> None:
    sacked = scene(4, turn="caliph", on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": [piece]}})
    sacked.answer("assault", "A1>A2")
    sacked.holds(
        seats={"caliph": {"coins": coins}, "sultan": {"supply": {"towns": 6, "cities": 5}}},
        hexes={"A2": {"control": "caliph", "sultan": {piece: 0}}},
        turn=0,
    )


@pytest.mark.rule(
    "crescent_moon:40.12", "crescent_moon:40.13", "crescent_moon:67.01", "crescent_moon:67.02", "crescent_moon:67.03"
)
def test_the_warlord_scores_a_sacked_city_at_once_and_keeps_his_total_secret() -> None:
    sacked = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"sultan": ["city"]}})
    sacked.answer("assault", "A1>A2")
    sacked.holds(seats={"warlord": {"points": 9}}, raided=True)
    sacked.logs("log-scores", rule="67.02", ruler="ruler:warlord", count=4)
    assert sacked.match.view(1).players[0].points is None


@pytest.mark.rule("crescent_moon:25.01", "crescent_moon:25.02", "crescent_moon:25.06", "crescent_moon:25.07")
def test_the_caliph_recruits_three_ordinary_units() -> None:
    recruited = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["fort"]}, "A2": {"caliph": ["influence"]}},
        seats={"caliph": {"reserves": 5}},
    )
    recruited.answer("recruit", "A1", "A1", "A2")
    recruited.holds(
        hexes={"A1": {"caliph": {"ordinary": 2}}, "A2": {"caliph": {"ordinary": 1}}},
        seats={"caliph": {"reserves": 2}},
        turn=0,
    )


@pytest.mark.rule("crescent_moon:25.03", "crescent_moon:25.05", "crescent_moon:25.08")
@pytest.mark.parametrize(("ruler", "rule"), [("warlord", "25.08"), ("caliph", "25.05")])
def test_only_with_presence_and_never_under_anothers_control(ruler: str, rule: str) -> None:
    recruited = scene(
        4,
        turn=ruler,
        on={"A1": {ruler: ["influence"]}, "A2": {ruler: ["influence"], "murshid": ["fort"]}},
        seats={ruler: {"reserves": 2}},
    )
    recruited.answer("recruit")
    recruited.offers_only("A1")
    recruited.refuses("A2", rule="25.03", ruler="ruler:murshid")
    recruited.refuses("A3", rule=rule, hex="hex:A3")


@pytest.mark.rule("crescent_moon:25.04")
def test_no_more_than_the_reserves_hold() -> None:
    recruited = scene(4, turn="caliph", on={"A1": {"caliph": ["fort"]}}, seats={"caliph": {"reserves": 1}})
    recruited.answer("recruit", "A1")
    recruited.holds(turn=0, seats={"caliph": {"reserves": 0}})
    scene(4, turn="caliph", on={"A1": {"caliph": ["fort"]}}).explains("recruit", rule="25.04")


@pytest.mark.rule("crescent_moon:25.09", "crescent_moon:25.10")
def test_the_warlord_recruits_two_ordinary_units() -> None:
    recruited = scene(4, on={"A1": {"warlord": ["influence"]}}, seats={"warlord": {"reserves": 3}})
    recruited.answer("recruit", "A1", "A1")
    recruited.holds(turn=1, hexes={"A1": {"warlord": {"ordinary": 2}}}, seats={"warlord": {"reserves": 1}})


@pytest.mark.rule(
    "crescent_moon:25.11", "crescent_moon:25.12", "crescent_moon:25.13", "crescent_moon:85.01", "crescent_moon:86.01"
)
def test_the_nomad_recruits_mercenaries_anywhere() -> None:
    recruited = scene(5, turn="nomad", on={"A1": {"caliph": ["fort"]}}, seats={"nomad": {"reserves": 3}})
    recruited.answer("recruit")
    recruited.refuses("A1", rule="25.03", ruler="ruler:caliph")
    recruited.answer("B1", "B3")
    recruited.holds(turn=0, hexes={"B1": {"nomad": {"mercenary": 1, "ordinary": 0}}, "B3": {"nomad": {"mercenary": 1}}})


# -- hiring with four ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "crescent_moon:27.01", "crescent_moon:27.02", "crescent_moon:27.03", "crescent_moon:27.05", "crescent_moon:27.06"
)
def test_one_unit_for_two_coins() -> None:
    hired = scene(
        4,
        turn="sultan",
        on={"A1": {"sultan": ["town"]}, "A2": {"sultan": ["town"], "caliph": ["fort"]}},
        seats={"sultan": {"coins": 5}},
    )
    hired.answer("hire")
    hired.refuses("hire:2", rule="27.04", price=6, coins=5)
    hired.answer("hire:1")
    hired.offers_only("A1")
    hired.refuses("A2", rule="27.06", ruler="ruler:caliph")
    hired.refuses("B1", rule="27.05", hex="hex:B1")
    hired.answer("A1")
    hired.holds(seats={"sultan": {"coins": 3}}, hexes={"A1": {"sultan": {"mercenary": 1}}})
    hired.logs("log-pays-bank", rule="27.03", ruler="ruler:sultan", count=2)


@pytest.mark.rule("crescent_moon:27.04", "crescent_moon:27.07")
def test_two_units_for_six_coins_in_one_hex_or_two() -> None:
    hired = scene(
        4, turn="sultan", on={"A1": {"sultan": ["town"]}, "A2": {"sultan": ["town"]}}, seats={"sultan": {"coins": 6}}
    )
    hired.answer("hire", "hire:2", "A1", "A2")
    hired.holds(
        seats={"sultan": {"coins": 0}}, hexes={"A1": {"sultan": {"mercenary": 1}}, "A2": {"sultan": {"mercenary": 1}}}
    )
    hired.logs("log-pays-bank", rule="27.04", ruler="ruler:sultan", count=6)


@pytest.mark.rule("crescent_moon:26.01", "crescent_moon:26.02")
def test_no_bribing_with_four() -> None:
    scene(4).explains("bribe", rule="26.01")


# -- hiring with five ------------------------------------------------------------------------------------------------


def talks() -> Scene:
    hired = scene(
        5,
        turn="sultan",
        on={"A1": {"sultan": ["town"]}, "A2": {"sultan": ["town"]}},
        seats={"sultan": {"coins": 5}, "nomad": {"reserves": 3}},
    )
    return hired.answer("hire")


@pytest.mark.rule(
    "crescent_moon:28.01",
    "crescent_moon:28.02",
    "crescent_moon:28.03",
    "crescent_moon:28.06",
    "crescent_moon:28.07",
    "crescent_moon:28.10",
)
def test_two_units_at_an_agreed_price() -> None:
    hired = talks().answer(2, 3)
    hired.asks("deal-reply", seat=4)
    hired.answer("accept", "A1", "A2")
    hired.logs("log-deal", rule="28.03", ruler="ruler:sultan", other="ruler:nomad", count=2, price=3)
    hired.holds(
        seats={
            "sultan": {"coins": 2, "supply": {"units": 4}},
            "nomad": {"coins": 3, "reserves": 1, "supply": {"units": 11}},
        },
        hexes={"A1": {"sultan": {"mercenary": 1}}, "A2": {"sultan": {"mercenary": 1}}},
        turn=3,
    )


@pytest.mark.rule("crescent_moon:28.04", "crescent_moon:86.06", "crescent_moon:86.09")
def test_without_agreement_another_action() -> None:
    hired = talks().answer(1, 1, "refuse")
    hired.asks("action", seat=2)
    hired.explains("hire", rule="28.04")
    hired.logs("log-no-deal", rule="28.04")
    hired.answer("tribute")
    hired.holds(turn=3)


@pytest.mark.rule("crescent_moon:86.07", "crescent_moon:86.08", "crescent_moon:28.03")
def test_for_nothing_or_for_more_than_one_has() -> None:
    free = talks().answer(1, 0, "accept", "A1")
    free.holds(seats={"sultan": {"coins": 5}})
    dear = talks().answer(1, 0, "counter", 1, 40)
    dear.asks("deal-reply", seat=2)
    dear.refuses("accept", rule="86.09", price=40, coins=5)


@pytest.mark.rule("crescent_moon:28.05", "crescent_moon:86.05", "crescent_moon:86.02")
def test_an_empty_reserves_card_closes_hiring() -> None:
    scene(5, turn="sultan", on={"A1": {"sultan": ["town"]}}).explains("hire", rule="28.05")


@pytest.mark.rule("crescent_moon:28.08", "crescent_moon:28.09", "crescent_moon:28.11", "crescent_moon:86.04")
def test_where_hired_units_go() -> None:
    hired = scene(
        5,
        turn="sultan",
        on={"A1": {"sultan": ["town"]}, "A2": {"sultan": ["town"], "caliph": ["fort"]}},
        seats={"nomad": {"reserves": 2}},
    )
    hired.answer("hire", 2, "accept")
    hired.offers_only("A1")
    hired.refuses("A2", rule="28.09")
    hired.refuses("B1", rule="28.08")
    hired.answer("A1", "A1")
    hired.holds(hexes={"A1": {"sultan": {"mercenary": 2}}})


@pytest.mark.rule("crescent_moon:04.02", "crescent_moon:86.10")
def test_no_mercenaries_without_the_nomads_consent() -> None:
    hired = talks().answer(1, 5, "refuse")
    hired.holds(seats={"sultan": {"coins": 5, "supply": {"units": 6}}})


# -- bribing -----------------------------------------------------------------------------------------------------------


def bribe(**on: object) -> Scene:
    pieces = {"A1": {"nomad": ["mercenary", "mercenary"]}, **on}
    bribed = scene(5, turn="caliph", on=pieces, seats={"caliph": {"coins": 5}})
    return bribed.answer("bribe", "A1")


@pytest.mark.rule(
    "crescent_moon:26.03",
    "crescent_moon:26.04",
    "crescent_moon:26.05",
    "crescent_moon:26.07",
    "crescent_moon:26.08",
    "crescent_moon:26.09",
)
def test_two_mercenaries_change_their_colour() -> None:
    bribed = bribe().answer(2, 4, "accept")
    bribed.holds(
        seats={
            "caliph": {"coins": 1, "supply": {"units": 10}},
            "nomad": {"coins": 4, "supply": {"units": 12}, "reserves": 0},
        },
        hexes={"A1": {"caliph": {"mercenary": 2}, "nomad": {"mercenary": 0}, "control": "caliph"}},
    )


@pytest.mark.rule("crescent_moon:26.06", "crescent_moon:86.09")
def test_a_refused_bribe_is_no_action() -> None:
    bribed = bribe().answer(1, 0, "refuse")
    bribed.asks("action", seat=3)
    bribed.explains("bribe", rule="26.06")


@pytest.mark.rule("crescent_moon:26.10", "crescent_moon:26.11", "crescent_moon:42.03", "crescent_moon:86.03")
def test_what_is_left_of_the_nomad_fights() -> None:
    bribed = bribe().answer(1, 0, "accept")
    bribed.logs("log-combat", ruler="ruler:caliph", other="ruler:nomad", hex="hex:A1")
    bribed.logs("log-combat-won", ruler="ruler:caliph", attack=1, defence=1)
    bribed.holds(seats={"nomad": {"reserves": 1}}, turn=4)


@pytest.mark.rule("crescent_moon:26.12", "crescent_moon:26.13")
def test_bribed_units_may_move_or_assault() -> None:
    bribed = bribe(A2={"sultan": ["city"]}).answer(2, 0, "accept")
    bribed.offers_only("move", "assault", "stay")
    bribed.answer("assault")
    bribed.offers_only("A1>A2")
    bribed.answer("A1>A2", ["mercenary"])
    bribed.holds(
        seats={"caliph": {"coins": 9}},
        hexes={"A1": {"caliph": {"mercenary": 1}}, "A2": {"caliph": {"mercenary": 1}}},
        turn=4,
    )
    moved = scene(5, turn="caliph", on={"A1": {"nomad": ["mercenary"]}, "B1": {"caliph": ["ordinary"]}})
    moved.answer("bribe", "A1", "accept", "move")
    moved.offers_only("A1>A2", "A1>B1", "A1>B2")
    moved.answer("A1>B1")
    moved.holds(hexes={"B1": {"caliph": {"ordinary": 1, "mercenary": 1}}}, turn=4)

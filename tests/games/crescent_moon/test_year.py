"""The year: income, reserves, upkeep, the market, the action phase (sections 14 to 19)."""

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, RIVER, scene, table_of

BOARD = {
    "A1": {"q": 0, "r": 0, "tile": "fertile"},
    "A2": {"q": 1, "r": 0, "tile": "fertile"},
    "A3": {"q": 2, "r": 0, "tile": "fertile"},
    "A4": {"q": 3, "r": 0, "tile": "fertile"},
    "A5": {"q": 4, "r": 0, "tile": "wilderness"},
    "B1": {"q": -1, "r": 1, "tile": "fertile"},
    "B2": {"q": 0, "r": 1, "tile": "quarry"},
    "B3": {"q": 1, "r": 1, "tile": "mountain"},
    "B4": {"q": 2, "r": 1, "tile": "wilderness"},
    "B5": {"q": 3, "r": 1, "tile": "desert"},
    "C1": {"q": -2, "r": 2, "tile": "desert"},
}


def income_example() -> Scene:
    """15.15-15.22: the pieces that the example describes."""
    return scene(
        4,
        board=BOARD,
        phase="preparation",
        on={
            "A1": {"warlord": ["ordinary"]},
            "A2": {"warlord": ["ordinary"]},
            "A3": {"murshid": ["fort"], "sultan": ["city"], "warlord": ["influence"]},
            "A4": {"murshid": ["influence"]},
            "A5": {"murshid": ["mercenary"], "sultan": ["influence"]},
            "B1": {"caliph": ["ordinary"]},
            "B2": {"caliph": ["ordinary"]},
            "B3": {"caliph": ["ordinary"]},
            "B4": {"sultan": ["mercenary", "influence"]},
            "B5": {"sultan": ["mercenary", "town"]},
            "C1": {"sultan": ["mercenary", "town"]},
        },
    )


@pytest.mark.rule("crescent_moon:15.15", "crescent_moon:15.16", "crescent_moon:15.05", "crescent_moon:15.01")
def test_the_warlords_income() -> None:
    income_example().holds(seats={"warlord": {"coins": 2}})


@pytest.mark.rule(
    "crescent_moon:15.17",
    "crescent_moon:15.18",
    "crescent_moon:15.04",
    "crescent_moon:15.07",
    "crescent_moon:15.08",
    "crescent_moon:80.01",
)
def test_the_murshids_income() -> None:
    income_example().holds(seats={"murshid": {"coins": 4}})


@pytest.mark.rule(
    "crescent_moon:15.19", "crescent_moon:15.20", "crescent_moon:15.06", "crescent_moon:15.09", "crescent_moon:12.03"
)
def test_the_caliphs_income() -> None:
    income_example().holds(seats={"caliph": {"coins": 4}})


@pytest.mark.rule(
    "crescent_moon:15.21",
    "crescent_moon:15.22",
    "crescent_moon:15.03",
    "crescent_moon:15.13",
    "crescent_moon:79.01",
    "crescent_moon:79.03",
)
def test_the_sultans_income_is_nine() -> None:
    income_example().holds(seats={"sultan": {"coins": 9}})


@pytest.mark.rule("crescent_moon:15.10", "crescent_moon:15.11", "crescent_moon:15.12", "crescent_moon:79.02")
def test_the_sultan_is_paid_for_what_others_control() -> None:
    paid = scene(
        4,
        phase="preparation",
        on={"A2": {"caliph": ["fort"], "sultan": ["town", "influence"]}, "B1": {"sultan": ["city"]}},
    )
    paid.holds(seats={"sultan": {"coins": 4}, "caliph": {"coins": 2}})


@pytest.mark.rule(
    "crescent_moon:14.02", "crescent_moon:14.03", "crescent_moon:15.14", "crescent_moon:16.17", "crescent_moon:17.07"
)
def test_preparation_then_actions_and_the_order_of_its_steps() -> None:
    year = scene(
        5, year=2, phase="preparation", on={"A1": {"warlord": ["ordinary"]}}, market={"near": ["boats", "imam"]}
    )
    messages = [line.message for line in year.match.lines]
    order = [
        messages.index(m) for m in ("log-year", "log-income", "log-fills-reserves", "log-market-discards", "log-turn")
    ]
    assert order == sorted(order)
    year.holds(phase="actions", round=1, turn=0)


@pytest.mark.rule(
    "crescent_moon:16.01", "crescent_moon:16.03", "crescent_moon:16.07", "crescent_moon:16.12", "crescent_moon:16.13"
)
def test_the_warlord_is_filled_up_to_three_ordinary_units() -> None:
    year = scene(4, phase="preparation", on={"A1": {"warlord": ["ordinary"]}})
    year.holds(seats={"warlord": {"reserves": 2, "supply": {"units": 21}}})


@pytest.mark.rule("crescent_moon:16.08", "crescent_moon:16.10", "crescent_moon:16.16")
def test_mercenaries_do_not_count_and_nothing_is_taken_off() -> None:
    year = scene(
        4,
        phase="preparation",
        on={"A1": {"warlord": {"mercenary": 4}}, "A2": {"caliph": {"mercenary": 2, "castle": 1}}},
        seats={"warlord": {"reserves": 5}},
    )
    year.holds(seats={"warlord": {"reserves": 5}, "caliph": {"reserves": 1}})


@pytest.mark.rule("crescent_moon:16.04", "crescent_moon:16.09", "crescent_moon:16.14", "crescent_moon:16.06")
def test_the_caliph_has_castles_and_tokens() -> None:
    year = scene(
        4,
        phase="preparation",
        on={
            "A1": {"caliph": ["castle", "ordinary"]},
            "A2": {"caliph": ["castle", "influence"]},
            "B1": {"caliph": ["fort"]},
            "B2": {"caliph": ["palace"]},
            "A3": {"caliph": ["influence"]},
        },
    )
    year.holds(seats={"caliph": {"reserves": 3}})


@pytest.mark.rule("crescent_moon:16.05", "crescent_moon:16.11", "crescent_moon:16.15", "crescent_moon:86.11")
def test_the_nomad_has_three_for_each_token_less_all_mercenaries() -> None:
    year = scene(
        5,
        phase="preparation",
        on={
            "A1": {"nomad": ["influence", "mercenary"]},
            "A2": {"nomad": ["influence"]},
            "B1": {"sultan": ["mercenary"]},
            "A3": {"caliph": ["mercenary"]},
        },
    )
    year.holds(seats={"nomad": {"reserves": 3}})


@pytest.mark.rule("crescent_moon:16.02")
def test_murshid_and_sultan_take_no_part_in_reserves() -> None:
    year = scene(4, phase="preparation", on={"A1": {"murshid": ["influence"]}})
    year.holds(seats={"murshid": {"reserves": 0, "supply": {"units": 6}}, "sultan": {"supply": {"units": 6}}})


@pytest.mark.rule("crescent_moon:17.01")
def test_no_upkeep_in_year_one() -> None:
    first = scene(4, phase="preparation", market={"near": ["boats", "imam"]}, seats={"caliph": {"front": ["archers"]}})
    first.holds(market=[None] * 7 + ["boats", "imam"], discard=[], seats={"caliph": {"front": ["archers"], "hand": []}})


@pytest.mark.rule("crescent_moon:17.02", "crescent_moon:17.03", "crescent_moon:32.09")
def test_characters_and_battalions_return_in_upkeep() -> None:
    second = scene(4, year=2, phase="preparation", seats={"caliph": {"front": ["archers", "vizier"]}})
    second.holds(seats={"caliph": {"front": [], "hand": ["archers", "vizier"]}})


@pytest.mark.rule(
    "crescent_moon:17.04",
    "crescent_moon:17.05",
    "crescent_moon:17.06",
    "crescent_moon:18.01",
    "crescent_moon:18.03",
    "crescent_moon:18.06",
)
def test_two_near_cards_leave_and_the_market_slides() -> None:
    second = scene(
        4,
        year=2,
        phase="preparation",
        market=["boats", "imam", "rebels", "emir", "vizier", "terror", "lancers", "raiders", "sappers"],
        deck=["caravan", "archers"],
    )
    second.holds(
        discard=["raiders", "sappers"],
        market=["caravan", "archers", "boats", "imam", "rebels", "emir", "vizier", "terror", "lancers"],
    )
    second.logs("log-market-discards", rule="17.05", card="card:raiders")
    second.logs("log-market-discards", rule="17.05", card="card:sappers")


@pytest.mark.rule("crescent_moon:18.02", "crescent_moon:18.04", "crescent_moon:18.05", "crescent_moon:29.18")
def test_the_market_is_refilled_after_buying_and_cards_get_cheaper() -> None:
    bought = scene(
        4,
        turn="caliph",
        market=["boats", "imam", "rebels", "emir", "vizier", "terror", "lancers", "raiders", "sappers"],
        deck=["caravan"],
        seats={"caliph": {"coins": 2}},
    )
    bought.answer("buy", "near:raiders", "stop")
    bought.holds(market=["caravan", "boats", "imam", "rebels", "emir", "vizier", "terror", "lancers", "sappers"])


@pytest.mark.rule("crescent_moon:18.07")
def test_the_discard_pile_becomes_a_new_deck() -> None:
    bought = scene(
        4,
        turn="caliph",
        market=["boats", "imam", "rebels", "emir", "vizier", "terror", "lancers", "raiders", "sappers"],
        deck={"only": []},
        discard=["caravan"],
        seats={"caliph": {"coins": 2}},
    )
    bought.answer("buy", "near:raiders", "stop")
    bought.holds(discard=[], deck=0)
    bought.logs("log-deck-renewed", rule="18.07", count=1)
    assert table_of(bought).s.market[0] >= 0


@pytest.mark.rule("crescent_moon:18.08", "crescent_moon:37.02")
def test_only_conspiring_refills_the_sultans_market() -> None:
    laid = scene(4, turn="sultan", sultan_market=["boats"], market={"near": ["imam"]}, seats={"sultan": {"coins": 2}})
    laid.answer("buy", "near:imam", "sultan:boats")
    laid.asks("action", seat=3)
    laid.holds(sultan_market=[None, None, None])


@pytest.mark.rule(
    "crescent_moon:14.04", "crescent_moon:19.01", "crescent_moon:19.03", "crescent_moon:19.04", "crescent_moon:03.04"
)
def test_four_rounds_of_one_action_each() -> None:
    year = scene(5)
    asked = []
    for _ in range(20):
        d = year.decision()
        asked.append((year.state.round, d.seat))
        year.answer("tribute")
    assert asked == [(r, seat) for r in (1, 2, 3, 4) for seat in range(5)]


@pytest.mark.rule("crescent_moon:19.05", "crescent_moon:14.06", "crescent_moon:40.10", "crescent_moon:40.11")
def test_then_scoring_and_the_next_year() -> None:
    year = scene(4, round=4, turn="caliph")
    year.answer("tribute")
    year.logs("log-scoring", rule="14.05", year=1)
    year.holds(year=2, phase="actions", round=1, turn=0)


@pytest.mark.rule("crescent_moon:14.01", "crescent_moon:14.09", "crescent_moon:41.01", "crescent_moon:41.02")
@pytest.mark.parametrize("years", [3, 4])
def test_the_game_ends_after_the_last_year(years: int) -> None:
    last = Scene("crescent_moon", 4, options={"years": str(years)}, hexes=PLAIN, year=years, round=4, turn="caliph")
    last.answer("tribute")
    last.holds(over=True)
    assert [p.points for p in last.match.view(None).players] == [5, 5, 5, 5]


@pytest.mark.rule("crescent_moon:31.01")
def test_tribute_is_one_coin() -> None:
    scene(4).answer("tribute").holds(seats={"warlord": {"coins": 1}})


@pytest.mark.rule("crescent_moon:12.05", "crescent_moon:12.07")
def test_every_ruler_has_an_objective_about_the_holy_site() -> None:
    for ruler, piece, points in (
        ("warlord", "ordinary", 3),
        ("murshid", "influence", 2),
        ("sultan", "town", 3),
        ("caliph", "fort", 3),
        ("nomad", "influence", 3),
    ):
        laid = scene(5, board=RIVER, on={"B3": {ruler: [piece]}})
        shown = next(p for p in laid.match.view(None).players if p.ruler == f"ruler:{ruler}")
        assert [o.points for o in shown.objectives if o.kind == "holy-site"] == [points]

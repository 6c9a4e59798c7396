"""What the table's operations move, piece by piece; the year's figures; the end."""

import json
from typing import Any

import pytest

from regnum.games import find
from regnum.games.crescent_moon.scoring import OBJECTIVES, result, worth
from regnum.kernel.state import encode
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, scene, table_of

RULERS = ("warlord", "murshid", "sultan", "caliph", "nomad")


@pytest.mark.rule("crescent_moon:18.03", "crescent_moon:18.05", "crescent_moon:18.06", "crescent_moon:18.07")
def test_the_market_slides_to_the_right_and_is_filled_from_the_left() -> None:
    market = ["imam", None, "corruption", None, "emir", "archers", "vizier", None, "lancers"]
    laid = scene(4, market=market, deck=["boats", "caravan", "agents", "spies"])
    t = table_of(laid)
    t.refill_market()
    laid.holds(market=["boats", "caravan", "agents", "imam", "corruption", "emir", "archers", "vizier", "lancers"])
    t.refill_market()
    laid.holds(market=["boats", "caravan", "agents", "imam", "corruption", "emir", "archers", "vizier", "lancers"])
    short = scene(4, market=market, deck={"only": ["boats"]}, discard=["caravan"])
    t = table_of(short)
    t.refill_market()
    short.holds(
        market=["boats", "caravan", None, "imam", "corruption", "emir", "archers", "vizier", "lancers"], discard=[]
    )


@pytest.mark.rule(
    "crescent_moon:17.02", "crescent_moon:17.03", "crescent_moon:17.04", "crescent_moon:17.05", "crescent_moon:17.06"
)
def test_upkeep() -> None:
    market = ["imam", "rebels", "corruption", "preacher", "emir", "archers", "vizier", "dervishes", "lancers"]
    laid = scene(
        4,
        phase="preparation",
        year=2,
        market=market,
        deck=["boats", "caravan"],
        seats={"murshid": {"front": ["sheikh", "raiders"], "hand": ["spies"]}},
    )
    laid.holds(
        market=["boats", "caravan", "imam", "rebels", "corruption", "preacher", "emir", "archers", "vizier"],
        discard=["dervishes", "lancers"],
        seats={"murshid": {"front": [], "hand": ["spies", "sheikh", "raiders"], "known": ["sheikh", "raiders"]}},
        phase="actions",
        round=1,
        turn=0,
    )
    first = scene(4, phase="preparation", year=1, market=market, seats={"murshid": {"front": ["sheikh"]}})
    first.holds(market=market, seats={"murshid": {"front": ["sheikh"], "hand": []}}, discard=[])


@pytest.mark.rule(
    "crescent_moon:16.03",
    "crescent_moon:16.04",
    "crescent_moon:16.05",
    "crescent_moon:16.11",
    "crescent_moon:16.12",
    "crescent_moon:16.16",
)
def test_reserves_of_the_three() -> None:
    laid = scene(
        5,
        phase="preparation",
        on={
            "A1": {"warlord": ["ordinary", "mercenary"], "caliph": ["influence"]},
            "A2": {"caliph": ["castle", "ordinary"], "nomad": ["influence"]},
            "A3": {"caliph": ["castle"], "nomad": ["influence"]},
            "B1": {"caliph": ["fort", "palace"], "sultan": ["influence"]},
            "B2": {"sultan": ["mercenary"]},
        },
        seats={"warlord": {"reserves": 1}, "nomad": {"reserves": 1}},
    )
    laid.holds(
        seats={
            "warlord": {"reserves": 2},  # 3 - (1 on the map + 1 on the card)
            "caliph": {"reserves": 2},  # 2 castles and 1 token, less 1
            "nomad": {"reserves": 4},  # 6 - (2 mercenaries on the map + 1 on the card) more
        }
    )
    for ruler, count in (("warlord", 1), ("caliph", 2), ("nomad", 3)):
        laid.logs("log-fills-reserves", rule="16.12", ruler=f"ruler:{ruler}", count=count)
    full = scene(4, phase="preparation", on={"A1": {"warlord": {"ordinary": 5}}}, seats={"warlord": {"reserves": 2}})
    full.holds(seats={"warlord": {"reserves": 2}})
    short = scene(4, phase="preparation", seats={"warlord": {"supply": {"units": 1}}})
    short.holds(seats={"warlord": {"reserves": 1, "supply": {"units": 0}}})


@pytest.mark.rule(
    "crescent_moon:15.03",
    "crescent_moon:15.04",
    "crescent_moon:15.05",
    "crescent_moon:15.06",
    "crescent_moon:15.07",
    "crescent_moon:15.13",
)
@pytest.mark.parametrize(
    ("on", "coins"),
    [
        ({"A1": {"caliph": ["fort"]}}, (0, 0, 0, 1)),
        ({"A3": {"caliph": ["fort"]}}, (0, 0, 0, 3)),
        ({"A2": {"caliph": ["fort"]}, "B1": {"caliph": ["fort"]}, "B2": {"caliph": ["fort"]}}, (0, 0, 0, 0)),
        ({"A1": {"caliph": ["fort"], "sultan": ["town"]}}, (0, 0, 1, 2)),
        ({"A1": {"caliph": ["fort"], "sultan": ["city", "influence"]}}, (0, 0, 3, 4)),
        ({"A1": {"sultan": ["city", "influence", "fort"]}}, (0, 0, 7, 0)),
        ({"A1": {"sultan": ["town"]}, "A3": {"murshid": ["influence"]}}, (0, 0, 1, 0)),
    ],
)
def test_income(on: dict[str, Any], coins: tuple[int, ...]) -> None:
    laid = scene(4, phase="preparation", on=on)
    laid.holds(seats={ruler: {"coins": n} for ruler, n in zip(RULERS, coins, strict=False)})
    for ruler, n in zip(RULERS, coins, strict=False):
        lines = [
            line for line in laid.match.lines if line.message == "log-income" and line.args["ruler"] == f"ruler:{ruler}"
        ]
        assert [(line.rule, line.args["count"]) for line in lines] == ([("15.01", n)] if n else [])


@pytest.mark.rule(
    "crescent_moon:19.01",
    "crescent_moon:19.04",
    "crescent_moon:19.05",
    "crescent_moon:40.10",
    "crescent_moon:40.11",
    "crescent_moon:14.06",
)
@pytest.mark.parametrize("players", [4, 5])
def test_four_rounds_and_the_next_year(players: int) -> None:
    laid = scene(players, seats={"nomad": {"coins": 0}} if players == 5 else {})
    for round_ in range(1, 5):
        for seat in range(players):
            laid.holds(round=round_, turn=seat, year=1, phase="actions")
            laid.answer("tribute")
    laid.holds(round=1, turn=0, year=2, phase="actions", raided=False)
    laid.logs("log-scoring", rule="14.05", year=1, times=1)
    laid.logs("log-year", rule="14.02", year=2, times=1)


@pytest.mark.rule(
    "crescent_moon:41.01", "crescent_moon:41.02", "crescent_moon:41.03", "crescent_moon:41.04", "crescent_moon:41.05"
)
@pytest.mark.parametrize(
    ("points", "coins", "winner"),
    [
        ((5, 9, 5, 5), (9, 0, 0, 0), 1),
        ((9, 9, 9, 9), (1, 0, 2, 1), 2),
        ((9, 9, 9, 9), (1, 3, 2, 3), 1),
        ((4, 9, 9, 9), (5, 2, 2, 2), 1),
    ],
)
def test_who_wins(points: tuple[int, ...], coins: tuple[int, ...], winner: int) -> None:
    laid = scene(4, seats={RULERS[n]: {"points": points[n], "coins": coins[n]} for n in range(4)})
    ended = result(table_of(laid).s)
    assert (ended.scores, ended.winners) == (points, (winner,))
    assert max(range(4), key=lambda seat: ended.ranks[seat]) == winner  # and so among those who are left
    for me, sheet in enumerate(ended.sheet):
        assert (sheet.ruler, sheet.total, sheet.coins) == (f"ruler:{RULERS[me]}", points[me], coins[me])
        assert sheet.start + sheet.covenants + sum(line.points for line in sheet.lines) == points[me]


@pytest.mark.rule("crescent_moon:41.02", "crescent_moon:40.12")
def test_where_points_came_from() -> None:
    laid = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"sultan": ["town"]}}).answer("assault", "A1>A2")
    sheet = result(table_of(laid).s).sheet[0]
    assert [(line.objective, line.year, line.points) for line in sheet.lines] == [("objective:warlord-main", 1, 2)]
    assert (sheet.start, sheet.covenants, sheet.total) == (5, 0, 7)


def worths(laid: Scene) -> dict[str, int]:
    t = table_of(laid)
    return {name: worth(t.s, t.content, n) for n, (name, _, _) in enumerate(OBJECTIVES)}


@pytest.mark.rule("crescent_moon:40.01", "crescent_moon:40.02", "crescent_moon:40.03", "crescent_moon:12.07")
def test_nothing_is_met_on_an_empty_map() -> None:
    assert set(worths(scene(5)).values()) == {0}


@pytest.mark.card("crescent_moon:ruler:warlord")
@pytest.mark.rule("crescent_moon:40.02")
def test_the_warlords_objectives() -> None:
    figures = table_of(scene(5)).content.rulers[0].objectives
    needs = figures["warlord-secondary"]["needs"]
    names = ["A1", "A2", "A3", "B1", "B2"]
    enough = worths(scene(5, on={name: {"warlord": ["ordinary"]} for name in names[:needs]}))
    assert enough["warlord-secondary"] == figures["warlord-secondary"]["points"] > 0
    few = worths(scene(5, on={name: {"warlord": ["ordinary"]} for name in names[: needs - 1]}))
    assert few["warlord-secondary"] == 0
    holy = worths(scene(5, on={"B3": {"warlord": ["ordinary"]}}))
    assert holy["warlord-holy-site"] == figures["warlord-holy-site"]["points"] > 0
    assert holy["caliph-holy-site"] == 0
    assert worths(scene(5, raided=True))["warlord-year-1"] == figures["warlord-year-1"]["points"] > 0
    assert worths(scene(5, raided=True, year=2))["warlord-year-1"] == 0
    assert enough["warlord-main"] == 0


@pytest.mark.card("crescent_moon:ruler:murshid", "crescent_moon:ruler:nomad")
def test_the_objectives_of_murshid_and_nomad() -> None:
    figures = table_of(scene(5)).content.rulers[1].objectives
    on: dict[str, Any] = {
        "A1": {"murshid": ["influence"], "sultan": ["town"]},
        "A2": {"murshid": ["influence"], "caliph": ["palace"]},
        "B3": {"murshid": ["influence"]},
    }
    found = worths(scene(5, on=on))
    assert found["murshid-main"] == 3 * figures["murshid-main"]["points"] > 0
    assert found["murshid-secondary"] == 2 * figures["murshid-secondary"]["points"] > 0
    assert found["murshid-holy-site"] == figures["murshid-holy-site"]["points"] > 0
    for ruler in ("murshid", "nomad"):
        year_1 = table_of(scene(5)).content.rulers[RULERS.index(ruler)].objectives[f"{ruler}-year-1"]
        for n in (year_1["needs"] - 1, year_1["needs"]):
            on = {name: {ruler: ["influence"]} for name in ["A1", "A2", "A3", "B1", "B2"][:n]}
            got = worths(scene(5, on=on))[f"{ruler}-year-1"]
            assert got == (year_1["points"] if n == year_1["needs"] else 0)
    nomad = table_of(scene(5)).content.rulers[4].objectives
    hired = worths(
        scene(
            5, on={"A1": {"caliph": {"mercenary": 2}}, "A2": {"sultan": ["mercenary"]}, "A3": {"nomad": ["mercenary"]}}
        )
    )
    assert hired["nomad-secondary"] == 2 * nomad["nomad-secondary"]["points"] > 0
    assert (
        worths(scene(5, on={"B3": {"nomad": ["influence"]}}))["nomad-holy-site"]
        == nomad["nomad-holy-site"]["points"]
        > 0
    )


@pytest.mark.card("crescent_moon:ruler:nomad")
def test_the_nomad_buys_points() -> None:
    figures = table_of(scene(5)).content.rulers[4].objectives["nomad-main"]
    rate = figures["coins"]

    def laid(coins: int) -> Scene:
        return scene(5, round=4, turn="nomad", seats={"nomad": {"coins": coins}}).answer("tribute")

    assert laid(rate - 2).state.year == 2  # a tribute is one coin: one too few
    one = laid(rate - 1)
    one.asks("nomad-exchange", seat=4)
    d = one.decision()
    assert [option.value for option in d.options] == [0, 1]
    assert d.question.prompt_args(one.match.table, d) == {"price": rate, "count": figures["points"], "coins": rate}
    two = laid(2 * rate).answer(2)
    two.logs("log-pays-bank", rule="40.03", ruler="ruler:nomad", count=2 * rate)
    two.holds(seats={"nomad": {"points": 5 + 2 * figures["points"], "coins": 1}})


@pytest.mark.card("crescent_moon:ruler:sultan", "crescent_moon:ruler:caliph")
def test_the_objectives_of_sultan_and_caliph() -> None:
    sultan = table_of(scene(5)).content.rulers[2].objectives
    on: dict[str, Any] = {
        "A1": {"sultan": ["town"]},
        "A2": {"sultan": ["city"], "caliph": ["fort"]},
        "B1": {"sultan": ["city", "fort"]},
    }
    found = worths(scene(5, on=on))
    assert found["sultan-main"] == sultan["sultan-main"]["points"] + 2 * sultan["sultan-main"]["city"]
    assert found["sultan-secondary"] == 2 * sultan["sultan-secondary"]["points"] > 0
    assert found["sultan-holy-site"] == 0
    for pieces in (["town"], ["city"], ["influence"]):
        there = worths(scene(5, on={"B3": {"sultan": pieces}}))
        assert there["sultan-holy-site"] == sultan["sultan-holy-site"]["points"] > 0
    needs = sultan["sultan-year-1"]["needs"]
    for n in (needs - 1, needs):
        cities = worths(scene(5, on={name: {"sultan": ["city"]} for name in ["A1", "A2", "A3", "B1"][:n]}))
        assert cities["sultan-year-1"] == (sultan["sultan-year-1"]["points"] if n == needs else 0)
    caliph = table_of(scene(5)).content.rulers[3].objectives
    board = {"A2": {"q": 1, "r": 0, "tile": "crossing"}}
    held = scene(5, board={**PLAIN, **board}, on={name: {"caliph": ["fort"]} for name in ("A1", "A2", "A3", "B3")})
    found = worths(held)
    assert found["caliph-main"] == 4 * caliph["caliph-main"]["points"] > 0
    assert found["caliph-quarries"] == caliph["caliph-quarries"]["points"] > 0
    assert found["caliph-crossing"] == caliph["caliph-crossing"]["points"] > 0
    assert found["caliph-holy-site"] == caliph["caliph-holy-site"]["points"] > 0
    needs = caliph["caliph-year-1"]["needs"]
    two = scene(5, board={**PLAIN, **board}, on={name: {"caliph": ["fort"]} for name in ("A2", "A3")})
    assert worths(two)["caliph-year-1"] == (caliph["caliph-year-1"]["points"] if needs <= 2 else 0)
    one = scene(5, board={**PLAIN, **board}, on={"A2": {"caliph": ["fort"]}})
    assert worths(one)["caliph-year-1"] == (caliph["caliph-year-1"]["points"] if needs <= 1 else 0)


@pytest.mark.rule("crescent_moon:36.01", "crescent_moon:36.04", "crescent_moon:36.07", "crescent_moon:18.07")
def test_the_deck_is_looked_at_from_the_top_and_put_back() -> None:
    laid = scene(4, turn="murshid", deck=["imam", "rebels", "emir", "archers", "vizier", "lancers", "caravan", "boats"])
    before = table_of(laid).deck_size()
    laid.answer("plot", ["card:imam", "card:rebels"])
    s = table_of(laid).s
    assert table_of(laid).deck_size() == before - 2
    assert len(s.layers[-1]) == 5  # on top, a packet of its own
    assert s.seen[-1] == 1 << 1
    assert s.looked == ()
    below = scene(4, turn="murshid", deck=["emir", "archers", "vizier", "lancers", "caravan", "boats", "terror"])
    below.answer("plot")
    s = table_of(below).s
    assert len(s.layers[0]) == 7
    assert s.seen[0] == 1 << 1
    t = table_of(below)
    sultan = t.s.players[2]
    t.look(sultan, 3, "37.01")
    t.put_back(sultan, on_top=False, rule="37.03")
    assert [len(layer) for layer in s.layers[:2]] == [3, 7]
    assert s.seen[:2] == [1 << 2, 0]  # who puts cards under those of another knows only which are theirs
    both = scene(4, turn="murshid", deck={"only": ["imam", "emir"]}, discard=["rebels", "archers"])
    both.answer("plot")
    both.logs("log-looks", count=4)
    both.logs("log-deck-renewed", rule="18.07", count=2)


@pytest.mark.rule("crescent_moon:01.01", "crescent_moon:01.02", "crescent_moon:21.06", "crescent_moon:29.11")
def test_coins_and_points_come_from_the_bank_and_go_there() -> None:
    laid = scene(4, seats={"warlord": {"coins": 5}})
    t = table_of(laid)
    me, other = t.s.players[0], t.s.players[1]
    minted, awarded = t.s.minted, t.s.awarded
    t.gain_coins(me, 4, "31.01")
    t.pay_bank(me, 2, "21.06")
    t.pay_ruler(me, 1, 3, "29.11")
    assert (me.coins, other.coins, t.s.minted - minted) == (4, 3, 2)
    t.score(me, 0, 3, "40.01", "objective:warlord-main")
    t.hand_over_points(me, other, 2)
    assert (me.points, other.points, t.s.awarded - awarded) == (6, 7, 3)


@pytest.mark.rule(
    "crescent_moon:06.01",
    "crescent_moon:06.02",
    "crescent_moon:08.01",
    "crescent_moon:08.02",
    "crescent_moon:50.02",
    "crescent_moon:50.07",
)
def test_control_follows_the_pieces() -> None:
    laid = scene(
        4,
        on={
            "A1": {"caliph": ["fort", "palace"]},
            "A2": {"caliph": ["castle"], "sultan": ["town"]},
            "A3": {"sultan": ["city"]},
        },
    )
    t = table_of(laid)
    caliph = t.s.players[3]
    fort, castle, town, city, palace = range(5)
    a1, a2, a3 = (t.s.names.index(name) for name in ("A1", "A2", "A3"))
    before = (caliph.forts, caliph.castles, t.s.towns, t.s.cities)
    t.tear_down(fort, a1)
    assert t.s.control[a1] == 3  # the palace is left
    t.tear_down(palace, a1)
    assert (t.s.control[a1], t.s.palace) == (-1, -1)
    t.tear_down(castle, a2)
    t.tear_down(town, a2)
    t.tear_down(city, a3)
    assert (caliph.forts, caliph.castles, t.s.towns, t.s.cities) == tuple(n + 1 for n in before)
    assert t.s.control == [-1] * 6
    assert t.s.settlement == t.s.stronghold == [0] * 6
    assert t.s.holder == [-1] * 6
    t.place_units(t.s.players[0], a1, 1, 1, "35.03")
    assert t.s.control[a1] == 0
    t.move_units(t.s.players[0], a1, a2, 1, 1, "23.01")
    assert (t.s.control[a1], t.s.control[a2]) == (-1, 0)
    t.remove_units(t.s.players[0], a2, 1, 0, "64.06", "log-over-limit", home=True)
    assert (t.s.players[0].reserves, t.s.control[a2]) == (1, 0)
    t.remove_units(t.s.players[0], a2, 0, 1, "64.05", "log-over-limit", home=True)
    assert (t.s.players[0].reserves, t.s.control[a2]) == (1, -1)


@pytest.mark.rule("crescent_moon:21.03", "crescent_moon:21.05", "crescent_moon:59.03", "crescent_moon:91.12")
def test_a_castle_takes_the_place_of_a_fort_and_a_token_that_of_another() -> None:
    laid = scene(
        4,
        turn="sultan",
        on={"A1": {"sultan": ["fort", "town"]}, "A2": {"sultan": ["influence"]}},
        seats={"sultan": {"coins": 30}},
    )
    before = table_of(laid).s.players[2]
    forts, castles, towns, cities = before.forts, before.castles, laid.state.towns, laid.state.cities
    laid.answer("build", "castle:A1", "stop")
    me = laid.state.players[2]
    assert (me.forts, me.castles) == (forts + 1, castles - 1)
    laid.holds(hexes={"A1": {"sultan": {"castle": 1, "fort": 0, "town": 1}}})
    city = scene(4, turn="sultan", on={"A1": {"sultan": ["fort", "town"]}}, seats={"sultan": {"coins": 30}})
    city.answer("build", "city:A1", "town:A2", "stop")
    assert (city.state.towns, city.state.cities) == (towns, cities - 1)
    t = table_of(laid)
    a2 = t.s.names.index("A2")
    tokens = t.s.players[2].influence, t.s.players[3].influence
    t.place_influence(t.s.players[3], a2, "59.02")
    assert (t.s.players[2].influence, t.s.players[3].influence) == (tokens[0] + 1, tokens[1] - 1)
    t.remove_influence(t.s.players[3], a2, "34.02")
    assert (t.s.influence[a2], t.s.players[3].influence) == (-1, tokens[1])


@pytest.mark.rule("crescent_moon:36.01", "crescent_moon:37.01", "crescent_moon:37.02", "crescent_moon:18.07")
def test_who_looks_at_the_deck_knows_it_and_the_others_forget() -> None:
    laid = scene(4, turn="murshid", deck=["emir", "archers", "vizier", "lancers", "caravan", "boats", "terror"])
    table_of(laid).s.seen = [0b1111]
    laid.answer("plot")
    assert table_of(laid).s.seen == [0b10, 0b10]
    with pytest.raises(Exception, match=r"undo|Undo|take back|nothing"):
        laid.undo(1)
    shown = scene(4, turn="sultan", sultan_market=[None, None, "spies"]).answer("conspire")
    shown.answer(shown.offered(2)[0])
    with pytest.raises(Exception, match=r"undo|Undo|take back|nothing"):
        shown.undo(2)


@pytest.mark.rule(
    "crescent_moon:05.04", "crescent_moon:05.05", "crescent_moon:05.06", "crescent_moon:22.05", "crescent_moon:83.03"
)
@pytest.mark.parametrize(
    ("pieces", "strength"),
    [(["fort"], 1), (["castle"], 2), (["palace"], 2), (["fort", "palace"], 3), (["castle", "palace"], 4)],
)
def test_what_the_caliphs_strongholds_are_worth(pieces: list[str], strength: int) -> None:
    laid = scene(4, turn="sultan", on={"A1": {"sultan": {"mercenary": 5}}, "A2": {"caliph": pieces}})
    laid.answer("assault", "A1>A2", ["mercenary"] * 5)
    laid.logs("log-combat-won", attack=5, defence=strength)


@pytest.mark.rule(
    "crescent_moon:14.02", "crescent_moon:14.03", "crescent_moon:17.01", "crescent_moon:01.01", "crescent_moon:16.12"
)
def test_a_new_year_begins_afresh_and_nothing_is_said_of_nothing() -> None:
    laid = scene(4, phase="preparation", year=2, raided=True, on={"A1": {"warlord": {"ordinary": 3}}})
    laid.holds(raided=False, round=1, turn=0, phase="actions")
    assert table_of(laid).s.spot == 0
    told = [line.message for line in laid.match.lines]
    assert told.count("log-income") == 1
    assert "log-fills-reserves" not in told
    assert "log-takes-back" not in told


@pytest.mark.rule(
    "crescent_moon:86.07", "crescent_moon:28.06", "crescent_moon:21.06", "crescent_moon:01.06", "crescent_moon:47.01"
)
def test_paying_nothing_is_no_event() -> None:
    t = table_of(scene(4))
    t.journal = []
    me = t.s.players[0]
    t.pay_ruler(me, 1, 0, "28.06")
    t.pay_bank(me, 0, "21.06")
    t.gain_coins(me, 0, "31.01")
    t.remove_units(me, 0, 0, 0, "47.01", "log-retreat")
    assert t.journal == []
    t.gain_coins(me, 1, "31.01")
    assert [line.message for line in t.journal] == ["log-gains-coins"]


@pytest.mark.card(
    "crescent_moon:ruler:warlord",
    "crescent_moon:ruler:murshid",
    "crescent_moon:ruler:caliph",
    "crescent_moon:ruler:nomad",
)
@pytest.mark.rule("crescent_moon:78.03", "crescent_moon:21.13")
def test_only_the_sultan_has_towns_and_cities() -> None:
    rulers = table_of(scene(5)).content.rulers
    assert [n for n, ruler in enumerate(rulers) if ruler.towns or ruler.cities] == [2]
    assert all(ruler.towns == ruler.cities == 0 for n, ruler in enumerate(rulers) if n != 2)


def test_a_state_from_the_days_when_an_agreed_card_was_kept_opens() -> None:
    state = scene(5).state
    kept = json.loads(encode(state))
    old = json.dumps({**kept, "agreed": -1, "agreed_price": 0}).encode()
    assert find("crescent_moon").read_state(old) == state

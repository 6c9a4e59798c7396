"""Talks, building, buying, moving, recruiting and the special actions at their edges."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, RIVER, scene, table_of


def reasons(laid: Scene, seat: int | None = None) -> dict[str, tuple[str, str, dict[str, Any]]]:
    """What is missing from the menu, and why."""
    return {o.key: (r.rule, r.message, dict(r.args)) for o, r in laid.match.reasons(laid.decision(seat))}


def aside(laid: Scene, key: str) -> tuple[str, dict[str, Any]]:
    """What one is told who tries what is not even shown as missing."""
    reason = laid.match.reasons(laid.decision()).of(key)
    assert reason is not None
    return reason.rule, dict(reason.args)


def hiring(coins: int = 6, reserves: int = 3, units: int = 6) -> Scene:
    return scene(
        5,
        turn="sultan",
        on={"A1": {"sultan": ["influence"]}},
        seats={"sultan": {"coins": coins, "supply": {"units": units}}, "nomad": {"reserves": reserves}},
    )


# -- talks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("crescent_moon:28.02", "crescent_moon:26.04", "crescent_moon:01.03", "crescent_moon:26.09")
def test_one_unit_or_two() -> None:
    laid = hiring().answer("hire")
    laid.asks("deal-units", seat=2)
    assert [option.value for option in laid.decision().options] == [1, 2]
    assert reasons(laid) == {}
    assert laid.match.view(None).deal.price == 0
    for short in (hiring(reserves=1), hiring(units=1)):
        short.answer("hire")
        short.asks("deal-price", seat=2)
    asking = hiring().answer("hire", 1, 3, "counter")
    asking.asks("deal-units", seat=4)
    one = hiring(reserves=1).answer("hire")
    assert one.match.table.s.deal.terms[0].count == 1
    bribe = scene(5, turn="sultan", on={"A1": {"nomad": {"mercenary": 3}}}, seats={"sultan": {"coins": 3}})
    bribe.answer("bribe", "A1")
    assert [option.value for option in bribe.decision().options] == [1, 2]
    none = scene(5, turn="sultan", on={"A1": {"nomad": ["mercenary"]}}, seats={"sultan": {"supply": {"units": 0}}})
    none.explains("bribe", rule="01.03")
    hiring(units=0).explains("hire", rule="01.03")


@pytest.mark.rule(
    "crescent_moon:28.03", "crescent_moon:86.07", "crescent_moon:86.08", "crescent_moon:86.09", "crescent_moon:26.05"
)
def test_any_price_but_the_buyer_offers_what_there_is() -> None:
    laid = hiring(coins=2).answer("hire", 1)
    assert [option.value for option in laid.decision().options] == [0, 1, 2]
    laid.answer(0, "counter", 1)
    assert [option.value for option in laid.decision(4).options] == list(range(100))
    laid.answer(3)
    laid.refuses("accept", seat=2, rule="86.09", price=3, coins=2)
    just = hiring(coins=2).answer("hire", 1, 0, "counter", 1, 2, "accept", "A1")
    just.holds(seats={"sultan": {"coins": 0}, "nomad": {"coins": 2, "reserves": 2}})
    free = hiring(coins=0).answer("hire", 2)
    free.asks("deal-reply", seat=4)  # without coins there is but one price
    free.answer("accept", "A1", "A1")
    free.holds(hexes={"A1": {"sultan": {"mercenary": 2}}}, seats={"nomad": {"reserves": 1, "coins": 0}}, turn=3)


@pytest.mark.rule("crescent_moon:86.09", "crescent_moon:26.06", "crescent_moon:28.04", "crescent_moon:29.03")
def test_talks_end_after_so_many_proposals_and_another_action_follows() -> None:
    laid = hiring().answer("hire", 1, 0)
    rounds = table_of(laid).content.rounds_of_talks
    for _ in range(rounds - 1):
        laid.answer("counter", 1, 5)
    assert reasons(laid)["counter"] == ("86.09", "why-deal-rounds", {"count": rounds})
    laid.answer("refuse")
    laid.asks("action", seat=2)
    laid.explains("hire", rule="28.04")
    assert (table_of(laid).s.doing, table_of(laid).s.deal) == (0, None)
    laid.answer("tribute")
    laid.holds(turn=3, seats={"sultan": {"coins": 7}})
    bribe = scene(5, turn="sultan", on={"A1": {"nomad": ["mercenary"]}}, seats={"sultan": {"coins": 3}})
    bribe.answer("bribe", "A1", 1, "refuse")
    bribe.explains("bribe", rule="26.06")
    bribe.answer("tribute")
    bribe.asks("action", seat=3)
    bribe.offers("bribe")  # what failed for the Sultan is open to the Caliph


@pytest.mark.rule(
    "crescent_moon:29.01", "crescent_moon:29.09", "crescent_moon:29.10", "crescent_moon:29.14", "crescent_moon:29.05"
)
def test_a_card_agreed_on_with_the_sultan_and_others_besides() -> None:
    market = ["imam", "rebels", "corruption", "preacher", "camel-riders", "archers", "vizier", "dervishes", "lancers"]
    laid = scene(
        4, market=market, sultan_market=["emir", "emir", None][:1] + [None, "spies"], seats={"warlord": {"coins": 9}}
    )
    laid.answer("bargain")
    laid.offers_only("card:emir", "card:spies")
    laid.answer("card:spies", 0, "accept")
    laid.holds(seats={"warlord": {"hand": ["warfare", "spies"], "coins": 9}}, sultan_market=["emir", None, None])
    laid.asks("buy-card", seat=0)
    laid.offers("near:lancers", "stop")
    assert reasons(laid)["sultan:emir"][0] == "29.10"
    laid.answer("near:lancers", "stop")
    laid.holds(seats={"warlord": {"coins": 8}}, turn=1)
    empty = scene(4, sultan_market=[None, None, None], seats={"warlord": {"coins": 9}})
    empty.explains("bargain", rule="29.09")
    scene(4, turn="sultan", sultan_market=["emir", None, None]).explains("bargain", rule="29.15")


@pytest.mark.rule("crescent_moon:26.10", "crescent_moon:26.11", "crescent_moon:26.12", "crescent_moon:26.13")
@pytest.mark.parametrize(
    ("nomads", "fights"), [({"mercenary": 1}, False), ({"mercenary": 2}, True), ({"mercenary": 1, "fort": 1}, True)]
)
def test_a_bribe_begins_a_combat_where_the_nomad_is_still_strong(nomads: dict[str, int], fights: bool) -> None:
    laid = scene(5, turn="sultan", on={"A1": {"nomad": nomads}}, seats={"sultan": {"coins": 3}})
    laid.answer("bribe", "A1", *([1] if nomads["mercenary"] > 1 else []), 0, "accept")
    won = [line for line in laid.match.lines if line.message == "log-combat-won"]
    assert bool(won) == fights
    if not fights:
        laid.asks("bribe-then", seat=2)
        laid.explains("assault", rule="24.02")
        laid.answer("move", "A1>A2")
        laid.holds(hexes={"A2": {"sultan": {"mercenary": 1}}}, turn=3)
        assert (table_of(laid).s.bribed, table_of(laid).s.bribed_at) == (0, -1)


@pytest.mark.rule("crescent_moon:26.12", "crescent_moon:26.13")
def test_only_those_just_bribed_move_or_assault() -> None:
    on = {"A1": {"nomad": {"mercenary": 1}}, "A3": {"sultan": {"mercenary": 2}}, "A2": {"caliph": ["fort"]}}
    laid = scene(5, turn="sultan", on=on, seats={"sultan": {"coins": 3}})
    laid.answer("bribe", "A1", 0, "accept")
    laid.offers_only("move", "assault", "stay")
    laid.answer("assault")
    laid.offers_only("A1>A2")
    laid.answer("A1>A2")
    laid.logs("log-combat-won", attack=1, defence=1)


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "crescent_moon:21.01", "crescent_moon:21.04", "crescent_moon:82.01", "crescent_moon:82.02", "crescent_moon:19.01"
)
@pytest.mark.parametrize(("ruler", "most"), [("murshid", 2), ("sultan", 3), ("caliph", 2), ("nomad", 2)])
def test_so_many_buildings_and_each_hex_once(ruler: str, most: int) -> None:
    on = {hexagon: {ruler: ["influence"]} for hexagon in ("A1", "A2", "A3", "B1")}
    laid = scene(5, turn=ruler, on=on, seats={ruler: {"coins": 40, "hand": ["imam"]}}).answer("build")
    assert reasons(laid)["stop"][0] == "19.01"
    figures = laid.decision().question.prompt_args(laid.match.table, laid.decision())
    assert figures == {"count": most, "coins": 40}
    for n, hexagon in enumerate(("A1", "A2", "A3")[:most], 1):
        laid.answer(f"fort:{hexagon}")
        figures = laid.decision().question.prompt_args(laid.match.table, laid.decision())
        assert figures["count"] == most - n
        if n < most:
            assert reasons(laid)[f"castle:{hexagon}"][:2] == ("21.04", "why-built-here")
    assert reasons(laid)["fort:B1"] == ("21.01", "why-no-builds-left", {"count": most})
    laid.offers_only("stop")  # a card in hand might still be played
    laid.answer("stop")
    seat = ("warlord", "murshid", "sultan", "caliph", "nomad").index(ruler)
    following = (seat + 1) % 5
    laid.holds(turn=following)
    assert table_of(laid).s.done_in == 0


@pytest.mark.rule("crescent_moon:01.03", "crescent_moon:21.05", "crescent_moon:21.07", "crescent_moon:21.08")
def test_the_last_building_of_a_kind_and_none() -> None:
    def laid(forts: int) -> Scene:
        on = {"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["fort"], "caliph": ["influence"]}}
        return scene(4, turn="caliph", on=on, seats={"caliph": {"coins": 9, "supply": {"forts": forts}}})

    laid(1).answer("build").offers("fort:A1")
    none = laid(0)
    none.explains("build", rule="21.08")
    both = scene(
        4,
        turn="caliph",
        on={
            "A1": {"caliph": ["influence"]},
            "A3": {"caliph": ["fort"]},
            "A2": {"sultan": ["fort"], "caliph": ["influence"]},
        },
        seats={"caliph": {"coins": 9, "supply": {"forts": 0}}},
    ).answer("build")
    found = reasons(both)
    assert found["fort:A1"] == ("01.03", "why-no-such-building", {"building": "building:fort"})
    assert found["fort:A2"][0] == "21.05"
    assert found["castle:A1"][0] == "21.08"
    assert found["fort:B1"] == ("21.08", "why-no-presence", {"hex": "hex:B1"})
    assert "town:A1" not in found
    assert aside(both, "town:A1") == ("21.13", {"building": "building:town"})


@pytest.mark.rule(
    "crescent_moon:21.07", "crescent_moon:21.09", "crescent_moon:21.10", "crescent_moon:21.11", "crescent_moon:84.01"
)
@pytest.mark.parametrize(
    ("hexagon", "rule", "more", "terrain"),
    [
        ("A1", "21.07", 0, "fertile"),
        ("A3", "21.10", 1, "quarry"),
        ("B1", "21.09", 1, "mountain"),
        ("B2", "21.11", 2, "desert"),
    ],
)
def test_a_fort_one_coin_too_dear(hexagon: str, rule: str, more: int, terrain: str) -> None:
    on = {hexagon: {"murshid": ["influence"]}, "A2": {"murshid": ["influence"]}}
    cost = table_of(scene(4)).content.rulers[1].costs[0]
    short = scene(4, turn="murshid", on=on, seats={"murshid": {"coins": cost + more - 1}})
    if more:
        short.answer("build")
        assert reasons(short)[f"fort:{hexagon}"] == (
            rule,
            "why-too-dear",
            {
                "building": "building:fort",
                "hex": f"hex:{hexagon}",
                "price": cost + more,
                "coins": cost + more - 1,
                "terrain": f"terrain:{terrain}",
            },
        )
    else:
        short.explains("build", rule="21.07")
    enough = scene(4, turn="murshid", on=on, seats={"murshid": {"coins": cost + more}}).answer(
        "build", f"fort:{hexagon}"
    )
    enough.holds(seats={"murshid": {"coins": 0}})


# -- moving and recruiting -------------------------------------------------------------------------------------------


@pytest.mark.rule("crescent_moon:23.02", "crescent_moon:23.03", "crescent_moon:13.03", "crescent_moon:19.01")
def test_where_units_cannot_go() -> None:
    laid = scene(
        4,
        board=RIVER,
        turn="caliph",
        on={"A1": {"caliph": {"ordinary": 2}}, "B1": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["imam"]}},
    )
    laid.answer("move")
    assert reasons(laid) == {
        "A1>B1": ("23.02", "why-controlled", {"hex": "hex:B1", "ruler": "ruler:sultan"}),
        "A1>B2": ("13.03", "why-river", {"from": "hex:A1", "hex": "hex:B2"}),
        "stop": ("19.01", "why-must-do-something", {}),
    }
    assert laid.decision().question.prompt_args(laid.match.table, laid.decision()) == {"count": 2}
    laid.answer("A1>A2", ["ordinary"], "A2>A3")
    laid.offers_only("stop")
    assert aside(laid, "A1>A2") == ("23.03", {"count": 2})


@pytest.mark.rule("crescent_moon:24.02", "crescent_moon:24.04", "crescent_moon:13.03")
def test_where_an_assault_cannot_go() -> None:
    laid = scene(4, board=RIVER, turn="caliph", on={"A1": {"caliph": ["ordinary"]}, "B1": {"sultan": ["fort"]}})
    laid.answer("assault")
    laid.offers_only("A1>B1")
    assert reasons(laid) == {
        "A1>A2": ("24.04", "why-nothing-to-assault", {"hex": "hex:A2"}),
        "A1>B2": ("13.03", "why-river", {"from": "hex:A1", "hex": "hex:B2"}),
    }
    scene(4, turn="caliph", on={"A1": {"caliph": ["fort"]}}).explains("assault", rule="23.01")
    scene(4, turn="caliph", on={"A1": {"caliph": ["ordinary"]}}).explains("assault", rule="24.02")
    scene(4, turn="caliph", on={"A1": {"caliph": ["fort"]}}).explains("move", rule="23.01")
    shut = {"A3": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}, "B3": {"sultan": ["fort"]}}
    scene(4, turn="caliph", on=shut).explains("move", rule="23.02")


@pytest.mark.rule("crescent_moon:04.01", "crescent_moon:23.01", "crescent_moon:46.02", "crescent_moon:64.04")
def test_so_many_of_each_kind() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": {"ordinary": 1, "mercenary": 2}}}).answer("move", "A1>A2")
    d = laid.decision()
    assert d.question.prompt_args(laid.match.table, d) == {"least": 1, "most": 3, "hex": "hex:A1"}
    assert [o.key for o in d.options] == ["ordinary", "mercenary"]
    laid.refuses([], rule="23.01", least=1)
    laid.refuses(["ordinary", "ordinary"], rule="23.01", count=1)
    laid.accepts(["ordinary", "mercenary", "mercenary"])
    laid.accepts(["mercenary"])
    limit = scene(
        4, turn="caliph", on={"A1": {"caliph": {"ordinary": 4, "mercenary": 1}}}, seats={"caliph": {"reserves": 2}}
    )
    limit.answer("recruit", "A1", "A1")
    limit.asks("over-limit", seat=3)
    limit.refuses(["ordinary", "mercenary", "ordinary"], rule="64.04", most=2)
    limit.refuses(["ordinary"], rule="64.04", least=2)


@pytest.mark.rule(
    "crescent_moon:27.05", "crescent_moon:27.06", "crescent_moon:28.08", "crescent_moon:28.09", "crescent_moon:27.03"
)
@pytest.mark.parametrize(("players", "rules"), [(4, ("27.05", "27.06")), (5, ("28.08", "28.09"))])
def test_where_hired_units_cannot_go(players: int, rules: tuple[str, str]) -> None:
    laid = scene(
        players,
        turn="murshid",
        on={"A1": {"murshid": ["influence"]}, "A2": {"murshid": ["influence"], "caliph": ["fort"]}},
        seats={"murshid": {"coins": 2}, **({"nomad": {"reserves": 1}} if players == 5 else {})},
    )
    laid.answer("hire")
    if players == 4:
        assert reasons(laid) == {"hire:2": ("27.04", "why-cannot-pay", {"price": 6, "coins": 2})}
        assert laid.decision().question.prompt_args(laid.match.table, laid.decision()) == {"one": 2, "two": 6}
        laid.answer("hire:1")
    else:
        laid.answer(0, "accept")
    laid.offers_only("A1")
    found = reasons(laid)
    assert found["A2"] == (rules[1], "why-controlled", {"hex": "hex:A2", "ruler": "ruler:caliph"})
    assert found["A3"] == (rules[0], "why-no-presence", {"hex": "hex:A3"})
    laid.answer("A1").holds(turn=2, hexes={"A1": {"murshid": {"mercenary": 1}}})


@pytest.mark.rule(
    "crescent_moon:27.02", "crescent_moon:27.03", "crescent_moon:27.04", "crescent_moon:28.05", "crescent_moon:01.03"
)
def test_why_nothing_can_be_hired() -> None:
    def laid(players: int = 4, units: int = 6, coins: int = 9, presence: bool = True, reserves: int = 1) -> Scene:
        return scene(
            players,
            turn="murshid",
            on={"A1": {"murshid": ["influence"]}} if presence else {},
            seats={
                "murshid": {"coins": coins, "supply": {"units": units}},
                **({"nomad": {"reserves": reserves}} if players == 5 else {}),
            },
        )

    laid(units=0).explains("hire", rule="01.03")
    laid(presence=False).explains("hire", rule="27.05")
    laid(coins=1).explains("hire", rule="27.03", price=2, coins=1)
    laid(coins=2).offers("hire")
    laid(5, reserves=0).explains("hire", rule="28.05")
    laid(5, coins=0).offers("hire")
    assert reasons(laid(units=1).answer("hire"))["hire:2"][0] == "01.03"
    assert reasons(laid(coins=5).answer("hire"))["hire:2"][0] == "27.04"
    laid(coins=6).answer("hire").offers_only("hire:1", "hire:2")


@pytest.mark.rule("crescent_moon:25.01", "crescent_moon:25.04", "crescent_moon:19.01")
def test_recruits_one_by_one() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"reserves": 2}}).answer(
        "recruit"
    )
    assert laid.decision().question.prompt_args(laid.match.table, laid.decision()) == {"count": 2}
    assert reasons(laid)["stop"] == ("19.01", "why-must-do-something", {})
    laid.answer("A1")
    assert laid.decision().question.prompt_args(laid.match.table, laid.decision()) == {"count": 1}
    laid.answer("stop")
    laid.holds(turn=0, seats={"caliph": {"reserves": 1}})
    scene(4, turn="caliph", seats={"caliph": {"reserves": 2}}).explains("recruit", rule="25.05")


# -- buying ----------------------------------------------------------------------------------------------------------


MARKET = ["imam", "rebels", "corruption", "preacher", "camel-riders", "archers", "vizier", "dervishes", "lancers"]


@pytest.mark.rule(
    "crescent_moon:29.04", "crescent_moon:29.05", "crescent_moon:29.06", "crescent_moon:29.07", "crescent_moon:29.08"
)
def test_each_market_once_and_a_price_one_can_pay() -> None:
    slots = table_of(scene(4)).content.market_of
    far, middle, near = (MARKET[slots.index(market)] for market in sorted(set(slots), key=slots.index))
    laid = scene(4, turn="sultan", market=MARKET, seats={"sultan": {"coins": 5}}).answer("buy")
    found = reasons(laid)
    assert found[f"far:{far}"] == ("29.08", "why-cannot-pay", {"price": 6, "coins": 5})
    assert found["stop"] == ("19.01", "why-must-do-something", {})
    assert laid.decision().question.prompt_args(laid.match.table, laid.decision()) == {"coins": 5}
    laid.answer(f"middle:{middle}")
    found = reasons(laid)
    assert {found[key][0] for key in found if key.startswith("middle:")} == {"29.05"}
    assert found[f"near:{near}"] == ("29.06", "why-cannot-pay", {"price": 2, "coins": 1})
    laid.answer("stop")
    laid.holds(turn=3, seats={"sultan": {"coins": 1}})
    for coins, offered in ((1, False), (2, True)):
        bought = scene(4, turn="sultan", market=MARKET, seats={"sultan": {"coins": coins}})
        bought.offers("buy") if offered else bought.explains("buy", rule="29.04")
    exact = scene(4, turn="sultan", market=MARKET, seats={"sultan": {"coins": 6}}).answer("buy", f"far:{far}", "stop")
    exact.holds(seats={"sultan": {"coins": 0}}, turn=3)
    exact.answer("tribute")
    assert table_of(exact).s.bought == 0


@pytest.mark.rule("crescent_moon:29.15", "crescent_moon:29.05", "crescent_moon:81.01")
def test_the_sultan_takes_one_card_of_his_own_for_nothing() -> None:
    laid = scene(4, turn="sultan", market=MARKET, sultan_market=["emir", "spies", None]).answer("buy")
    laid.offers_only("sultan:emir", "sultan:spies")
    laid.answer("sultan:spies")
    assert reasons(laid)["sultan:emir"] == ("29.05", "why-market-used", {"market": "market:sultan"})
    assert not [line for line in laid.match.lines if line.message == "log-pays-bank"]
    laid.answer("stop")
    laid.holds(seats={"sultan": {"hand": ["spies"], "coins": 0}}, sultan_market=["emir", None, None])


# -- special actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "crescent_moon:35.01", "crescent_moon:35.02", "crescent_moon:35.03", "crescent_moon:35.04", "crescent_moon:35.05"
)
def test_a_muster_hex_by_hex() -> None:
    on = {
        "A1": {"warlord": ["influence"]},
        "A2": {"warlord": ["influence"], "caliph": ["fort"]},
        "A3": {"warlord": ["influence"]},
    }
    laid = scene(4, on=on).answer("muster")
    laid.offers_only("one:A1", "two:A1", "one:A3", "two:A3")
    assert reasons(laid)["one:A2"] == ("35.01", "why-controlled", {"hex": "hex:A2", "ruler": "ruler:caliph"})
    assert reasons(laid)["stop"][0] == "19.01"
    laid.answer("one:A1")
    assert reasons(laid)["two:A1"] == ("35.02", "why-mustered", {"hex": "hex:A1"})
    laid.offers_only("one:A3", "two:A3", "stop")
    laid.answer("stop")
    laid.holds(turn=1, hexes={"A1": {"warlord": {"ordinary": 1, "influence": 1}}, "A3": {"warlord": {"ordinary": 0}}})
    short = scene(4, on=on, seats={"warlord": {"supply": {"units": 1}}}).answer("muster", "two:A3")
    short.holds(turn=1, hexes={"A3": {"warlord": {"ordinary": 1}, "token": None}})
    scene(4, on=on, seats={"warlord": {"supply": {"units": 0}}}).explains("muster", rule="01.03")
    scene(4, on={"A2": on["A2"]}).explains("muster", rule="35.01")


@pytest.mark.rule("crescent_moon:34.01", "crescent_moon:34.03", "crescent_moon:01.03")
def test_where_an_uprising_can_be() -> None:
    on = {
        "A1": {"warlord": ["influence"]},
        "A2": {"warlord": ["influence"], "caliph": ["fort"]},
        "A3": {"warlord": ["influence"], "sultan": ["fort"]},
    }
    laid = scene(4, on=on).answer("uprising")
    laid.offers_only("A2", "A3")
    assert reasons(laid) == {"A1": ("34.01", "why-not-controlled", {"hex": "hex:A1"})}
    scene(4, on={"A1": on["A1"]}).explains("uprising", rule="34.01")
    scene(4, on=on, seats={"warlord": {"supply": {"units": 0}}}).explains("uprising", rule="01.03")
    one = scene(4, on=on, seats={"warlord": {"supply": {"units": 1}}}).answer("uprising", "A2", [])
    one.logs("log-combat-won", attack=1, defence=1)


@pytest.mark.rule("crescent_moon:36.02", "crescent_moon:36.03", "crescent_moon:36.05", "crescent_moon:36.06")
def test_which_cards_a_plot_takes() -> None:
    deck = ["imam", "imam", "rebels", "emir", "archers", "vizier", "lancers"]
    laid = scene(4, turn="murshid", deck=deck).answer("plot")
    d = laid.decision()
    assert d.question.prompt_args(laid.match.table, d) == {"count": 2}
    laid.offers_only("card:imam", "card:rebels")
    assert reasons(laid)["card:emir"] == ("36.02", "why-not-murshids", {"card": "card:emir"})
    laid.refuses(["card:imam"], rule="36.02", count=2)
    laid.refuses(["card:imam", "card:emir"], rule="36.02", card="card:emir")
    laid.refuses(["card:imam", "card:imam", "card:rebels"], rule="36.02", count=2)
    laid.refuses(["card:rebels", "card:rebels"], rule="36.02", card="card:rebels")
    laid.accepts(["card:imam", "card:imam"])
    laid.answer(["card:imam", "card:rebels"])
    laid.holds(seats={"murshid": {"hand": ["imam", "rebels"], "coins": 0, "known": []}})
    holding = scene(4, turn="murshid", deck=deck, seats={"murshid": {"hand": ["agents"]}}).answer("plot")
    assert holding.decision().question.prompt_args(holding.match.table, holding.decision()) == {"count": 1}
    none = scene(4, turn="murshid", deck=["emir", "archers", "vizier", "lancers", "caravan", "caravan", "terror"])
    none.answer("plot")
    none.holds(seats={"murshid": {"hand": [], "coins": 2}}, turn=2)
    nothing = scene(4, turn="murshid", deck={"only": []}, discard=[])
    nothing.explains("plot", rule="36.01")
    scene(4, turn="murshid", deck={"only": []}, discard=["emir"]).offers("plot")


@pytest.mark.rule("crescent_moon:38.01", "crescent_moon:38.04")
def test_where_the_palace_cannot_go() -> None:
    on = {
        "A1": {"caliph": ["palace"]},
        "A2": {"caliph": ["influence"], "sultan": ["fort"]},
        "A3": {"caliph": ["influence"]},
    }
    laid = scene(4, turn="caliph", on=on).answer("relocate")
    laid.offers_only("A3")
    found = reasons(laid)
    assert found["A1"] == ("38.04", "why-palace-there", {"hex": "hex:A1"})
    assert found["A2"] == ("38.01", "why-controlled", {"hex": "hex:A2", "ruler": "ruler:sultan"})
    assert found["B1"] == ("38.01", "why-no-presence", {"hex": "hex:B1"})
    scene(4, turn="caliph", on={"A1": {"caliph": ["palace"]}, "A2": on["A2"]}).explains("relocate", rule="38.01")


@pytest.mark.rule("crescent_moon:39.01", "crescent_moon:39.03", "crescent_moon:86.10", "crescent_moon:86.14")
def test_who_may_be_made_to_desert() -> None:
    on = {
        "A1": {"caliph": {"mercenary": 2, "ordinary": 1}},
        "A2": {"nomad": {"mercenary": 1}},
        "A3": {"warlord": ["ordinary"]},
    }
    laid = scene(5, turn="nomad", on=on, seats={"nomad": {"supply": {"units": 1}}}).answer("desertion")
    laid.offers_only("A1", "A2")
    laid.answer("A1")
    d = laid.decision()
    assert [option.value for option in d.options] == [1, 2]
    assert d.question.prompt_args(laid.match.table, d) == {"hex": "hex:A1", "other": "ruler:caliph"}
    laid.answer(2)
    laid.holds(
        seats={"nomad": {"reserves": 1, "supply": {"units": 0}}},
        hexes={"A1": {"caliph": {"ordinary": 1, "mercenary": 0}}},
    )
    scene(5, turn="nomad", on={"A3": on["A3"]}).explains("desertion", rule="39.01")


@pytest.mark.rule("crescent_moon:65.01", "crescent_moon:65.02", "crescent_moon:70.03")
def test_which_cards_may_be_discarded() -> None:
    hand = ["warfare", "agents", "agents", "bribery", "bribery", "poisoned-wells", "raiders", "terror"]
    laid = scene(
        4, phase="preparation", year=2, seats={"warlord": {"hand": hand, "front": ["sandstorm", "palace-guard"]}}
    )
    d = laid.decision(0)
    assert d.question.prompt_args(laid.match.table, d) == {"count": 2, "limit": 8}
    assert reasons(laid)["discard:card:warfare"] == ("70.03", "why-warfare-stays", {})
    laid.refuses(["discard:card:agents"], rule="65.02", limit=8, count=2)
    laid.refuses(["discard:card:terror", "discard:card:terror"], rule="65.02", card="card:terror")
    laid.refuses(["discard:card:agents", "discard:card:agents", "discard:card:terror"], rule="65.02", count=2)
    laid.answer(["discard:card:agents", "discard:card:agents"])
    left = ["warfare", "bribery", "bribery", "poisoned-wells", "raiders", "terror", "sandstorm", "palace-guard"]
    laid.holds(seats={"warlord": {"hand": left}})


@pytest.mark.rule("crescent_moon:20.01", "crescent_moon:20.02")
def test_where_influence_cannot_go() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}}).answer("influence")
    laid.offers_only("A2", "B1", "B2")
    found = reasons(laid)
    assert found["A1"] == ("20.02", "why-token-there", {"hex": "hex:A1"})
    assert found["A3"] == ("20.01", "why-out-of-reach", {"hex": "hex:A3"})
    last = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"supply": {"influence": 1}}})
    last.offers("influence")
    none = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"supply": {"influence": 0}}})
    none.explains("influence", rule="20.01")
    scene(4, turn="caliph").explains("influence", rule="20.01")
    full = scene(4, turn="caliph", on={hexagon: {"caliph": ["influence"]} for hexagon in PLAIN})
    full.explains("influence", rule="20.01")

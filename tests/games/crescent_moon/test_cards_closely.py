"""Power cards at their edges: with just enough and just too little, at the wrong moment, twice, and with no target."""

from typing import Any

import pytest

from regnum.games.crescent_moon.catalogue import card
from regnum.games.crescent_moon.sides import cancel
from regnum.games.crescent_moon.state import CANCELLED, RESOLVED, Played
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, RIVER, scene, table_of
from tests.games.crescent_moon.test_cards import attack, contested, defend, strengths

# -- cards played as an action ---------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:agents")
def test_agents_reach_where_a_token_lies_and_next_to_it() -> None:
    on: dict[str, Any] = {
        "A1": {"caliph": ["influence"], "sultan": ["town"]},
        "B1": {"warlord": ["ordinary"]},
        "B3": {"murshid": ["fort"]},
    }
    laid = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": ["agents"]}})
    laid.answer("card", "play:card:agents")
    laid.offers_only("ruler:warlord", "ruler:sultan")
    alone = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "B3": {"murshid": ["fort"]}},
        seats={"caliph": {"hand": ["agents"]}},
    )
    alone.explains("card", rule="30.01")


@pytest.mark.card("crescent_moon:card:agents")
def test_agents_fill_a_hand_and_pay_at_most_two() -> None:
    on: dict[str, Any] = {"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"]}}
    hand = ["agents", "bribery", "bribery", "poisoned-wells", "raiders", "terror", "sandstorm", "vizier", "imam"]
    laid = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": hand}, "sultan": {"hand": ["emir"]}})
    laid.answer("card", "play:card:agents", "ruler:sultan")
    laid.asks("hand-limit", seat=3)
    rich = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": ["agents"]}, "sultan": {"coins": 5}})
    rich.answer("card", "play:card:agents", "ruler:sultan")
    rich.holds(seats={"caliph": {"coins": 2}, "sultan": {"coins": 3}})
    rich.logs("log-pays-ruler", rule="30.01", ruler="ruler:sultan", other="ruler:caliph", count=2)


@pytest.mark.card("crescent_moon:card:agents")
def test_a_stolen_card_is_seen_by_the_two_alone() -> None:
    on: dict[str, Any] = {"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"]}}
    laid = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": ["agents"]}, "sultan": {"hand": ["emir"]}})
    laid.answer("card", "play:card:agents", "ruler:sultan")
    (line,) = [line for line in laid.match.lines if line.message == "log-steals"]
    assert (line.rule, line.args, line.to) == ("30.01", {"ruler": "ruler:caliph", "other": "ruler:sultan"}, 0b1100)
    assert line.secret == {"card": "card:emir"}
    laid.holds(seats={"caliph": {"hand": ["emir"], "known": []}, "sultan": {"hand": [], "known": []}})


@pytest.mark.card("crescent_moon:card:proclamation")
def test_a_proclamation_needs_a_token_and_a_hex_without_one() -> None:
    def laid(influence: int, on: dict[str, Any]) -> Scene:
        return scene(
            4,
            turn="caliph",
            on=on,
            seats={"caliph": {"hand": ["proclamation", "caravan"], "supply": {"influence": influence}}},
        )

    one = laid(1, {"A1": {"caliph": ["influence"]}}).answer("card")
    one.offers("play:card:proclamation")
    none = laid(0, {"A1": {"caliph": ["influence"]}}).answer("card")
    none.refuses("play:card:proclamation", rule="20.01")
    everywhere = laid(1, {name: {"caliph": ["influence"]} for name in PLAIN}).answer("card")
    everywhere.refuses("play:card:proclamation", rule="30.01")


@pytest.mark.card("crescent_moon:card:zealots")
def test_zealots_need_a_disc_and_another_ruler_over_their_token() -> None:
    def laid(units: int, on: dict[str, Any]) -> Scene:
        return scene(
            4, turn="murshid", on=on, seats={"murshid": {"hand": ["zealots", "caravan"], "supply": {"units": units}}}
        )

    under = {"A1": {"murshid": ["influence"], "sultan": ["fort"]}}
    one = laid(1, {**under, "A3": {"murshid": ["influence"]}, "B1": {"caliph": ["fort"]}})
    one.answer("card", "play:card:zealots")
    one.offers_only("A1")
    one.answer("A1", [], "attacker")
    strengths(one, 1, 1)
    laid(0, under).answer("card").refuses("play:card:zealots", rule="01.03")
    laid(2, {"A1": {"murshid": ["influence"]}}).answer("card").refuses("play:card:zealots", rule="30.01")


@pytest.mark.card("crescent_moon:card:pillage")
def test_pillage_is_no_combat_and_leaves_nothing_behind() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A3": {"caliph": ["ordinary"], "sultan": ["town"]}, "A1": {"sultan": ["town"]}, "B2": {"caliph": ["fort"]}},
        seats={"caliph": {"hand": ["pillage"]}},
    )
    laid.answer("card", "play:card:pillage")
    laid.offers_only("A3")
    laid.answer("A3")
    laid.holds(hexes={"A3": {"sultan": {"town": 0}}}, seats={"caliph": {"coins": 2}}, raided=False, turn=0)
    assert table_of(laid).s.clash.hex == -1
    laid.logs("log-sacks", rule="30.01", count=2)


@pytest.mark.card("crescent_moon:card:tax-collectors")
def test_tax_collectors_need_a_hex_and_stop_at_six() -> None:
    def laid(names: str) -> Scene:
        return scene(
            4,
            turn="caliph",
            on={name: {"caliph": ["fort"]} for name in names.split()},
            seats={"caliph": {"hand": ["tax-collectors", "caravan"]}},
        )

    laid("").answer("card").refuses("play:card:tax-collectors", rule="30.01")
    laid("A1").answer("card", "play:card:tax-collectors").holds(seats={"caliph": {"coins": 1}})
    laid("A1 A2 A3 B1").answer("card", "play:card:tax-collectors").holds(seats={"caliph": {"coins": 4}})


@pytest.mark.card("crescent_moon:card:caravan")
def test_a_caravan_pays_both() -> None:
    laid = scene(4, turn="caliph", seats={"caliph": {"hand": ["caravan"]}}).answer("card", "play:card:caravan")
    laid.offers_only("ruler:warlord", "ruler:murshid", "ruler:sultan")
    laid.answer("ruler:murshid")
    laid.logs("log-gains-coins", rule="30.01", ruler="ruler:caliph")
    laid.logs("log-gains-coins", rule="30.01", ruler="ruler:murshid")
    laid.holds(discard=["caravan"])


@pytest.mark.rule("crescent_moon:30.01", "crescent_moon:30.02")
def test_a_card_that_is_played_cannot_be_taken_back() -> None:
    laid = scene(4, turn="caliph", seats={"caliph": {"hand": ["caravan", "emir"]}})
    laid.answer("card")
    laid.refuses("play:card:emir", rule="30.01", card="card:emir")
    laid.answer("play:card:caravan")
    with pytest.raises(Exception, match=r"undo|Undo|take back|nothing"):
        laid.undo(3)
    scene(4, turn="caliph", seats={"caliph": {"hand": ["emir"]}}).explains("card", rule="30.01")


# -- any-time cards --------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:boats")
def test_boats_are_for_one_action() -> None:
    laid = scene(
        4,
        board=RIVER,
        on={"A1": {"warlord": ["ordinary"]}, "B1": {"murshid": ["mercenary"], "sultan": ["town"]}},
        seats={"warlord": {"hand": ["warfare", "boats"]}, "murshid": {"hand": ["boats"]}},
    )
    laid.answer("move")
    assert "A1>B2" not in laid.offered()
    laid.answer("play:boats", "A1>B2")
    laid.answer("stop", "move")
    laid.offers("play:boats")
    laid.refuses("B1>B2", rule="23.02")
    laid.answer("B1>A1")
    laid.asks("move-where")
    laid.answer("stop")
    laid.holds(turn=2)


@pytest.mark.card("crescent_moon:card:boats")
def test_boats_once_and_only_before_a_movement() -> None:
    laid = scene(
        4,
        board=RIVER,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "B2": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["boats", "boats"]}},
    )
    laid.answer("assault")
    laid.offers_only("back", "play:boats")
    laid.answer("play:boats")
    laid.explains("play:boats", rule="30.04")
    laid.offers_only("A1>B2")
    laid.answer("A1>B2", [])
    laid.logs("log-combat-won", attack=1, defence=1)
    moved = scene(
        4, board=RIVER, turn="caliph", on={"A1": {"caliph": ["ordinary"]}}, seats={"caliph": {"hand": ["boats"]}}
    )
    moved.answer("move", "A1>B1", "B1>A1")
    moved.explains("play:boats", rule="30.04")


@pytest.mark.card("crescent_moon:card:desert-guides")
def test_guides_lead_one_move_and_not_after_the_last() -> None:
    board = {**PLAIN, "A1": {"q": 0, "r": 0, "tile": "wilderness"}}
    laid = scene(
        4,
        turn="caliph",
        on={"B3": {"caliph": {"ordinary": 2}}},
        board=board,
        seats={"caliph": {"hand": ["desert-guides", "desert-guides"]}},
    )
    laid.answer("move", "play:desert-guides")
    laid.offers("B3>A1", "B3>A2")
    assert "B3>B1" not in laid.offered()  # a mountain
    laid.answer("B3>A1", ["ordinary"])
    assert "B3>A1" not in laid.offered()
    assert table_of(laid).s.guides == 0
    laid.answer("B3>A2")
    laid.explains("play:desert-guides", rule="30.04")
    near = scene(
        4,
        turn="caliph",
        on={"A3": {"caliph": ["ordinary"]}},
        board=board,
        seats={"caliph": {"hand": ["desert-guides"]}},
    )
    near.answer("move")
    near.explains("play:desert-guides", rule="30.04")  # a quarry: there is nowhere to lead from


@pytest.mark.card("crescent_moon:card:forced-march")
def test_a_forced_march_before_an_assault_and_after_it() -> None:
    def laid() -> Scene:
        return scene(
            4,
            turn="caliph",
            on={
                "A1": {"caliph": {"ordinary": 3}},
                "A3": {"sultan": ["town"]},
                "B1": {"sultan": ["town"]},
                "B3": {"sultan": ["fort"]},
            },
            seats={"caliph": {"hand": ["forced-march"]}},
        )

    first = laid().answer("assault")
    first.offers("play:forced-march")
    first.answer("play:forced-march")
    first.asks("move-where", seat=3)
    first.answer("A1>A2", ["ordinary"] * 3)
    first.asks("assault-where", seat=3)
    first.offers_only("A2>A3", "A2>B3")
    first.answer("A2>A3", ["ordinary"])
    first.holds(hexes={"A3": {"sultan": {"town": 0}, "caliph": {"ordinary": 1}}}, turn=0)
    after = scene(
        4,
        turn="caliph",
        on={"A2": {"caliph": {"ordinary": 3}}, "A3": {"sultan": ["town"]}},
        seats={"caliph": {"hand": ["forced-march"]}},
    )
    after.answer("assault", "A2>A3", ["ordinary"])
    after.asks("assault-end", seat=3)
    after.answer("play:forced-march", "A3>A2")
    assert (table_of(after).s.moves, table_of(after).s.moved) == (0, 1)
    after.asks("assault-end")
    after.answer("stop")
    after.holds(hexes={"A2": {"caliph": {"ordinary": 3}}, "A3": {"control": None}}, turn=0)


@pytest.mark.card("crescent_moon:card:forced-march")
def test_a_forced_march_needs_a_way_and_ones_own_action() -> None:
    shut_in = scene(
        4,
        turn="caliph",
        on={"A3": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}, "B3": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["forced-march"]}},
    )
    shut_in.answer("assault")
    shut_in.explains("play:forced-march", rule="30.04")
    other = scene(
        4, on={"A1": {"caliph": ["ordinary"], "sultan": ["town"]}}, seats={"caliph": {"hand": ["forced-march"]}}
    )
    assert not [key for key in other.offered() if key.startswith("play:")]


@pytest.mark.card("crescent_moon:card:engineers")
def test_engineers_make_an_action_possible() -> None:
    def laid(coins: int, hand: list[str]) -> Scene:
        return scene(
            4, turn="sultan", on={"A1": {"sultan": ["influence"]}}, seats={"sultan": {"hand": hand, "coins": coins}}
        )

    cheapest = min(cost for cost in table_of(laid(0, [])).content.rulers[2].costs if cost)
    laid(cheapest - 1, []).explains("build", rule="21.07")
    laid(cheapest, []).offers("build")
    laid(0, ["engineers"]).offers("build")
    laid(cheapest - 1, ["emir"]).explains("build", rule="21.07")
    poor = laid(0, ["engineers"]).answer("build")
    poor.offers_only("back", "play:engineers")
    poor.answer("play:engineers")
    assert "back" not in poor.offered()
    poor.holds(seats={"sultan": {"coins": 0}})


@pytest.mark.card("crescent_moon:card:engineers")
def test_what_engineers_save_is_for_this_action_alone() -> None:
    laid = scene(
        4,
        turn="sultan",
        on={"A1": {"sultan": ["influence"]}, "A2": {"caliph": ["influence"]}},
        seats={"sultan": {"hand": ["engineers"], "coins": 9}, "caliph": {"coins": 9}},
    )
    costs = table_of(laid).content.rulers
    laid.answer("build", "play:engineers", "fort:A1", "stop")
    left = 9 - max(0, costs[2].costs[0] - 3)
    laid.holds(seats={"sultan": {"coins": left}}, turn=3)
    laid.answer("build", "fort:A2", "stop")
    laid.holds(seats={"caliph": {"coins": 9 - costs[3].costs[0]}})


@pytest.mark.card("crescent_moon:card:spies")
def test_spies_at_a_moment_one_wished_to_be_asked() -> None:
    laid = scene(
        4,
        seats={
            "murshid": {"hand": ["spies"], "wishes": ["actions"]},
            "sultan": {"hand": ["emir"], "wishes": ["actions"]},
        },
    )
    laid.answer("tribute")
    laid.asks("any-time", seat=2)
    laid.offers_only("pass")
    laid.answer("pass", "tribute")
    laid.asks("any-time", seat=1)
    laid.offers_only("spies:ruler:warlord", "spies:ruler:sultan", "spies:ruler:caliph", "pass")
    laid.answer("spies:ruler:sultan")
    assert laid.match.view(1).spied.hand == ["card:emir"]
    laid.asks("action", seat=2)
    laid.holds(seats={"murshid": {"hand": []}}, discard=["spies"])


@pytest.mark.card("crescent_moon:card:spies")
def test_what_spies_saw_is_forgotten_at_the_next_action() -> None:
    laid = scene(4, seats={"warlord": {"hand": ["warfare", "spies"]}, "caliph": {"hand": ["archers"]}})
    laid.offers("spies:ruler:murshid", "spies:ruler:sultan", "spies:ruler:caliph")
    assert "spies:ruler:warlord" not in laid.offered()
    laid.answer("spies:ruler:caliph")
    s = table_of(laid).s
    assert (s.spy, s.spied, s.spied_hand, s.spied_chosen) == (0, 3, s.players[3].hand, ())
    laid.answer("tribute")
    s = table_of(laid).s
    assert (s.spy, s.spied, s.spied_hand, s.spied_chosen) == (-1, -1, (), ())


@pytest.mark.rule("crescent_moon:30.03", "crescent_moon:30.04")
def test_everybody_may_wish_to_be_asked_or_not() -> None:
    laid = scene(4, on={"A1": {"warlord": ["ordinary"]}})
    laid.offers("ask-me:actions", "ask-me:cards")
    laid.answer("ask-me:actions")
    laid.offers("let-me-be:actions", "ask-me:cards")
    laid.holds(seats={"warlord": {"wishes": ["actions"]}})
    laid.answer("let-me-be:actions", "ask-me:cards")
    laid.holds(seats={"warlord": {"wishes": ["cards"]}})
    laid.interrupts("ask-me:actions", "ask-me:cards", seat=2)
    laid.interrupt("ask-me:cards", seat=2)
    laid.holds(seats={"sultan": {"wishes": ["cards"]}})
    laid.answer("influence")
    assert not [key for key in laid.offered() if "-me:" in key]
    laid.interrupts("ask-me:actions", "let-me-be:cards", seat=2)


# -- units on cards --------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:assassins")
@pytest.mark.rule("crescent_moon:44.07", "crescent_moon:44.08")
def test_a_unit_taken_from_a_card_takes_its_strength_along() -> None:
    """Warfare comes first: with three units one lies on it. When the last free ones are taken it gives less."""
    laid = scene(
        4,
        on={"A1": {"warlord": {"ordinary": 3}}, "A2": {"caliph": {"ordinary": 3}}},
        seats={"warlord": {"hand": ["warfare"]}, "caliph": {"hand": ["assassins"]}},
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * 3)
    laid.answer(["card:warfare"], seat=0).answer(["card:assassins"], seat=3)
    laid.answer("resolve:card:assassins")
    laid.logs("log-combat-won", attack=3, defence=3)  # two in the hex, one of them on Warfare


@pytest.mark.card("crescent_moon:card:assassins", "crescent_moon:card:raiders", "crescent_moon:card:turncoats")
@pytest.mark.rule("crescent_moon:44.08", "crescent_moon:44.11")
def test_what_a_card_gives_shrinks_with_its_units() -> None:
    laid = scene(
        5,
        turn="caliph",
        on={"A1": {"caliph": {"mercenary": 2}}, "A2": {"sultan": {"mercenary": 2}}},
        seats={"caliph": {"hand": ["raiders", "camel-riders"]}, "sultan": {"hand": ["turncoats"]}},
    )
    laid.answer("assault", "A1>A2", ["mercenary"] * 2)
    laid.answer(["card:raiders", "card:camel-riders"], seat=3).answer(["card:turncoats"], seat=2)
    laid.answer("resolve:card:camel-riders", ["mercenary", "mercenary"])
    laid.passed_over("resolve-card", seat=3)  # no unit is left for the Raiders
    laid.answer("resolve:card:turncoats", 1)
    laid.logs("log-combat-won", attack=2, defence=2)  # one left, on the card, with its one


@pytest.mark.card("crescent_moon:card:sandstorm", "crescent_moon:card:lancers")
def test_a_cancelled_battalion_gives_nothing_and_frees_its_units() -> None:
    laid = attack("lancers", ["ordinary"] * 2, ["mercenary"] * 3, foe=("sandstorm",))
    laid.answer("resolve:card:lancers", ["ordinary", "ordinary"], "resolve:card:sandstorm")
    laid.offers_only("cancel:card:lancers", "cancel-all")
    laid.answer("cancel:card:lancers")
    laid.logs("log-cancelled", rule="44.03", ruler="ruler:caliph", card="card:lancers")
    strengths(laid, 2, 3)
    laid.holds(discard=["lancers", "sandstorm"], seats={"caliph": {"front": []}})


@pytest.mark.card("crescent_moon:card:sheikh")
def test_the_sheikh_takes_no_mercenary_of_the_two_who_fight() -> None:
    own = attack("sheikh", on={"B2": {"caliph": ["mercenary"]}, "B3": {"sultan": ["mercenary"]}})
    strengths(own, 2, 2)
    out = attack("sheikh", on={"B2": {"nomad": ["mercenary"]}, "B3": {"murshid": ["mercenary"]}})
    out.answer("resolve:card:sheikh")
    out.offers_only("B2", "B3")
    out.answer("B3")
    out.logs("log-units-removed", rule="52.06", ruler="ruler:murshid", hex="hex:B3")
    out.logs("log-places-units", rule="52.07", ruler="ruler:caliph", hex="hex:A2", mercenaries=1)
    no_disc = attack(
        "sheikh", on={"B3": {"murshid": ["mercenary"]}}, seats={"caliph": {"hand": ["sheikh"], "supply": {"units": 0}}}
    )
    strengths(no_disc, 2, 2)


@pytest.mark.card("crescent_moon:card:bribery")
def test_bribery_without_a_disc_only_takes_the_unit_away() -> None:
    laid = attack("bribery", seats={"caliph": {"hand": ["bribery"], "coins": 1, "supply": {"units": 0}}})
    laid.answer("resolve:card:bribery")
    strengths(laid, 2, 1)
    none = attack("bribery", defenders=["fort"], coins=3)
    strengths(none, 2, 1)


@pytest.mark.card("crescent_moon:card:terror")
def test_terror_asks_a_price_for_each() -> None:
    laid = attack("terror", ["ordinary"] * 4, ["mercenary"] * 3, seats={"sultan": {"coins": 2}})
    laid.answer("resolve:card:terror")
    laid.asks("terror", seat=2)
    assert [option.value for option in laid.decision().options] == [0, 1, 2]
    assert laid.decision().question.prompt_args(laid.match.table, laid.decision()) == {
        "count": 3,
        "price": 1,
        "hex": "hex:A2",
    }
    laid.answer(2)
    laid.logs("log-pays-bank", rule="44.10", ruler="ruler:sultan", count=2)
    strengths(laid, 4, 2)
    nomads = scene(
        5,
        turn="caliph",
        on={"A1": {"caliph": {"ordinary": 3}}, "A2": {"nomad": {"mercenary": 2}}},
        seats={"caliph": {"hand": ["terror"]}},
    )
    nomads.answer("assault", "A1>A2", ["ordinary"] * 3, ["card:terror"], "resolve:card:terror")
    nomads.holds(seats={"nomad": {"reserves": 2}})


@pytest.mark.card("crescent_moon:card:turncoats")
def test_turncoats_up_to_two_and_the_nomads_to_his_card() -> None:
    laid = attack("turncoats", ["ordinary"] * 4, ["mercenary"] * 3)
    laid.answer("resolve:card:turncoats")
    assert [option.value for option in laid.decision().options] == [1, 2]
    args = laid.decision().question.prompt_args(laid.match.table, laid.decision())
    assert args == {"other": "ruler:sultan", "hex": "hex:A2"}
    laid.answer(2)
    strengths(laid, 4, 1)


@pytest.mark.card("crescent_moon:card:sappers")
def test_sappers_choose_one_and_never_in_defence() -> None:
    strengths(defend("sappers"), 2, 2)
    strengths(attack("sappers", defenders=["mercenary"]), 2, 1)
    laid = scene(
        4,
        on={"A1": {"warlord": {"ordinary": 2}}, "A2": {"caliph": ["castle", "palace"]}},
        seats={"warlord": {"hand": ["sappers"]}},
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * 2, ["card:sappers"], "resolve:card:sappers")
    laid.offers_only("building:castle", "building:palace")
    laid.answer("building:palace")
    strengths(laid, 2, 2)


@pytest.mark.card("crescent_moon:card:palace-guard")
def test_the_palace_guard_defends_its_own_walls() -> None:
    strengths(attack("palace-guard"), 2, 2)
    strengths(defend("palace-guard", defenders=["mercenary", "mercenary"]), 2, 2)
    strengths(defend("palace-guard", defenders=["fort"]), 2, 1)


@pytest.mark.card("crescent_moon:card:council-of-elders")
def test_the_council_counts_tokens_next_door_only() -> None:
    far = contested("council-of-elders", on={"B1": {"caliph": ["influence"]}})
    far.logs("log-contest-won", attack=1, defence=1)


@pytest.mark.card("crescent_moon:card:corruption")
def test_corruption_needs_somebody_on_the_other_side() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"], "warlord": ["ordinary"]}},
        seats={"caliph": {"hand": ["corruption"]}},
    )
    laid.answer("influence", "A2", ["card:corruption"], "supporter", "supporter")
    laid.logs("log-contest-won", attack=2, defence=0)
    split = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"], "warlord": ["ordinary"]}},
        seats={"caliph": {"hand": ["corruption"]}},
    )
    split.answer("influence", "A2", ["card:corruption"], "defender", "defender", "resolve:card:corruption")
    split.offers_only("ruler:warlord", "ruler:sultan")
    split.answer("ruler:sultan")
    split.logs("log-contest-lost", attack=0, defence=1)
    split.holds(seats={"sultan": {"hand": ["corruption"], "known": ["corruption"]}})


@pytest.mark.card("crescent_moon:card:boats", "crescent_moon:card:desert-guides")
def test_before_the_last_move_a_card_may_still_be_played_and_is_not_taken_back() -> None:
    laid = scene(
        4,
        board=RIVER,
        turn="caliph",
        on={"A2": {"caliph": ["ordinary"]}},
        seats={"caliph": {"hand": ["boats"]}},
    )
    laid.answer("move", "A2>A1")
    laid.offers("play:boats")
    laid.answer("play:boats")
    with pytest.raises(Exception, match=r"undo|Undo|take back|nothing"):
        laid.undo(3)
    laid.answer("A1>B2")
    board = {**PLAIN, "A1": {"q": 0, "r": 0, "tile": "wilderness"}}
    led = scene(
        4,
        turn="caliph",
        on={"A3": {"caliph": ["ordinary"]}},
        board=board,
        seats={"caliph": {"hand": ["desert-guides"]}},
    )
    led.answer("move", "A3>B3", "play:desert-guides", "B3>A1")
    led.holds(hexes={"A1": {"caliph": {"ordinary": 1}}})


@pytest.mark.card("crescent_moon:card:forced-march")
@pytest.mark.rule("crescent_moon:26.01", "crescent_moon:26.02")
def test_no_card_lengthens_a_bribe_and_four_players_bribe_nobody() -> None:
    laid = scene(
        5,
        turn="sultan",
        on={"A1": {"nomad": ["mercenary"]}},
        seats={"sultan": {"coins": 1, "hand": ["forced-march", "desert-guides", "boats"]}},
    )
    laid.answer("bribe", "A1", 0, "accept", "move")
    laid.explains("play:forced-march", rule="30.04")
    laid.explains("play:desert-guides", rule="30.04")
    laid.offers("play:boats")
    four = scene(4, turn="sultan")
    reason = four.match.reasons(four.decision()).of("bribe")
    assert reason is not None
    assert reason.rule == "26.01"
    scene(5, turn="sultan").explains("bribe", rule="26.03")


@pytest.mark.card("crescent_moon:card:spies")
@pytest.mark.rule("crescent_moon:30.04")
def test_spies_tell_what_is_chosen_and_what_is_not_there() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["spies", "emir"], "wishes": ["cards"]}, "sultan": {"hand": ["archers"]}},
    )
    laid.answer("assault", "A1>A2").answer([], seat=3).answer(["card:archers"], seat=2)
    laid.answer("spies:ruler:sultan", seat=3)
    (line,) = [line for line in laid.match.lines if line.message == "log-spies"]
    assert line.args == {"ruler": "ruler:caliph", "other": "ruler:sultan", "card": "card:spies"}
    assert (line.secret, line.to) == ({"hand": "none", "chosen": "card:archers"}, 1 << 3)
    other = scene(4, seats={"warlord": {"hand": ["warfare", "spies"]}, "sultan": {"hand": ["archers"]}})
    other.answer("spies:ruler:sultan")
    (line,) = [line for line in other.match.lines if line.message == "log-spies"]
    assert line.secret == {"hand": "card:archers", "chosen": "none"}


@pytest.mark.card("crescent_moon:card:sandstorm", "crescent_moon:card:assassins")
def test_nothing_is_left_on_a_cancelled_card() -> None:
    t = table_of(scene(4))
    one = Played(card("lancers"), 3, 3, RESOLVED, ordinary=1, mercenary=1, each=2, gives=4, takes=1)
    cancel(t, one)
    assert (one.status, one.ordinary, one.mercenary, one.gives, one.takes) == (CANCELLED, 0, 0, 0, 0)

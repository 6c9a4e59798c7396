"""Every ruling of rulings.md, shown."""

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, scene, table_of


@pytest.mark.rule("crescent_moon:11.20", "crescent_moon:17.04")
def test_market_split() -> None:
    shown = scene(4).match.view(None)
    assert [slot.market.partition(":")[2] for slot in shown.market] == ["far"] * 4 + ["middle"] * 3 + ["near"] * 2


def test_influence_needs_a_token() -> None:
    spent = scene(4, on={"A1": {"warlord": ["ordinary"]}}, seats={"warlord": {"supply": {"influence": 0}}})
    spent.explains("influence", rule="20.01")


def test_no_contest_alone() -> None:
    own = scene(4, turn="murshid", on={"A1": {"murshid": ["influence", "fort"]}, "A2": {"murshid": ["influence"]}})
    own.answer("influence", "B2")
    own.holds(hexes={"B2": {"token": "murshid"}}, challenge=None)


def test_covenant_terms_are_limited_to_what_one_has_and_open_to_all() -> None:
    on = {"A1": {"caliph": ["ordinary"] * 2}, "A2": {"sultan": ["fort"]}, "A3": {"murshid": ["influence"]}}
    poor = scene(4, turn="caliph", on=on, seats={"caliph": {"points": 2}, "sultan": {"points": 4}})
    poor.answer("assault", "A1>A2", ["ordinary"] * 2)
    bounds = {d.seat: d.options[-1].value for d in poor.match.decisions}
    assert bounds == {3: 2, 2: 4}
    poor.answer(2, seat=3).answer(0, seat=2).answer("accept", "counter", 5)
    poor.refuses("accept", seat=2, rule="76.08", points=4)
    assert poor.match.view(0).clash.covenants == {"ruler:caliph": 2}
    poor.sees(0, deal={"kind": "covenant", "buyer": "ruler:sultan", "proposer": "ruler:murshid", "count": 5})
    poor.answer("refuse")
    poor.holds(seats={"caliph": {"points": 0}, "murshid": {"points": 7}})


def test_the_warlord_pays_a_covenant_before_he_scores() -> None:
    on = {"A1": {"warlord": ["ordinary"] * 3}, "A2": {"sultan": ["mercenary"]}, "A3": {"murshid": ["influence"]}}
    paid = scene(4, on=on, seats={"warlord": {"hand": [], "points": 1}})
    paid.answer("assault", "A1>A2", ["ordinary"] * 3)
    paid.answer(1, seat=0).answer(0, seat=2).answer("accept", "refuse")
    messages = [line.message for line in paid.match.lines]
    assert messages.index("log-covenant-paid") < messages.index("log-scores")


def test_failed_talks_close_the_kind_for_this_action_only() -> None:
    on = {"A1": {"caliph": ["fort"]}, "A2": {"nomad": ["mercenary"]}}
    laid = scene(5, turn="caliph", on=on, seats={"caliph": {"coins": 9}, "nomad": {"reserves": 2}})
    laid.answer("hire", 1, 0, "refuse")
    laid.explains("hire", rule="28.04")
    laid.offers("bribe")
    laid.answer("tribute")
    laid.holds(closed=[], turn=4)


def test_talks_are_bounded() -> None:
    laid = scene(5, turn="caliph", on={"A1": {"caliph": ["fort"]}}, seats={"nomad": {"reserves": 2}})
    laid.answer("hire", 1, "counter", 1, 0, "counter", 2)
    laid.asks("deal-reply", seat=4)
    laid.offers_only("accept", "refuse")
    laid.explains("counter", rule="86.09", count=3)


def test_no_empty_action() -> None:
    bare = scene(4)
    bare.offers_only("tribute", "ask-me:actions", "ask-me:cards")
    for action, rule in (("move", "23.01"), ("assault", "23.01"), ("recruit", "25.04"), ("influence", "20.01")):
        bare.explains(action, rule=rule)


def test_own_control_is_no_bar() -> None:
    own = scene(4, turn="sultan", on={"A1": {"sultan": ["mercenary"]}, "A2": {"sultan": ["fort", "town"]}})
    own.answer("assault")
    own.offers_only("A1>A2")
    own.answer("A1>A2")
    own.holds(seats={"sultan": {"coins": 2}}, hexes={"A2": {"sultan": {"town": 0, "fort": 1, "mercenary": 1}}})


def test_limit_after_action() -> None:
    crowd = scene(4, turn="caliph", on={"A1": {"caliph": {"ordinary": 5}}, "A2": {"caliph": {"ordinary": 3}}})
    crowd.answer("move", "A1>A2", ["ordinary"] * 5)
    crowd.holds(hexes={"A2": {"caliph": {"ordinary": 8}}})
    crowd.answer("A2>A3", ["ordinary"] * 4)
    crowd.holds(turn=0, hexes={"A2": {"caliph": {"ordinary": 4}}, "A3": {"caliph": {"ordinary": 4}}})


def test_warlord_scores_any_combat_even_one_he_loses_or_defends() -> None:
    lost = scene(
        4, on={"A1": {"warlord": ["ordinary"] * 2}, "A2": {"caliph": ["ordinary"] * 4}}, seats={"warlord": {"hand": []}}
    )
    lost.answer("assault", "A1>A2", ["ordinary"] * 2)
    lost.logs("log-combat-won", ruler="ruler:caliph")
    lost.holds(seats={"warlord": {"points": 6}})
    attacked = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"] * 3}, "A2": {"warlord": ["ordinary"] * 2}},
        seats={"warlord": {"hand": []}},
    )
    attacked.answer("assault", "A1>A2", ["ordinary"] * 3)
    attacked.holds(seats={"warlord": {"points": 6}})


def test_no_sack_no_capture() -> None:
    laid = scene(
        4,
        on={"A1": {"warlord": ["ordinary"] * 4}, "A2": {"caliph": ["fort"]}},
        seats={"warlord": {"hand": []}, "caliph": {"hand": ["safe-conduct"]}},
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * 4, ["card:safe-conduct"], "resolve:card:safe-conduct", "leave")
    laid.holds(seats={"warlord": {"coins": 0, "points": 5}, "caliph": {"supply": {"forts": 8}}})


@pytest.mark.parametrize("left", [1, 2, 5])
def test_short_supply(left: int) -> None:
    risen = scene(
        4,
        on={"A1": {"warlord": ["influence"], "sultan": ["castle", "mercenary"]}},
        seats={"warlord": {"hand": [], "supply": {"units": left}}},
    )
    risen.answer("uprising", "A1")
    risen.logs("log-places-units", ordinary=min(2, left))
    none = scene(4, on={"A1": {"warlord": ["influence"]}}, seats={"warlord": {"supply": {"units": 0}}})
    none.explains("muster", rule="01.03")


def test_short_deck() -> None:
    laid = scene(4, turn="murshid", deck={"only": ["imam", "boats"]}, discard=["rebels", "emir"])
    laid.answer("plot")
    laid.offers_only("card:imam", "card:rebels")
    laid.answer(["card:imam", "card:rebels"])
    laid.holds(deck=2, discard=[])


def test_palace_stays() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": ["palace"]}, "A2": {"caliph": ["influence"]}})
    laid.answer("relocate")
    laid.refuses("A1", rule="38.04", hex="hex:A1")


def test_forced_march_before_the_movement_or_after_the_combat() -> None:
    on = {"A1": {"caliph": ["ordinary"] * 2}, "B1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}}
    before = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": ["forced-march"]}})
    before.answer("assault", "play:forced-march", "B1>A1")
    before.asks("assault-where", seat=3)
    before.answer("A1>A2", ["ordinary"] * 3, "leave")
    before.holds(turn=0)
    after = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": ["forced-march"]}})
    after.answer("assault", "A1>A2", ["ordinary"] * 2)
    assert "play:forced-march" not in after.offered()
    after.answer([], "leave")
    after.asks("assault-end", seat=3)
    after.answer("play:forced-march", "A2>A3", ["ordinary", "ordinary"], "stop")
    after.holds(hexes={"A3": {"caliph": {"ordinary": 2}}}, turn=0)


def test_any_time_cards_in_others_actions() -> None:
    laid = scene(4, turn="caliph", seats={"murshid": {"hand": ["spies"]}, "caliph": {"hand": ["archers"]}})
    keys = [option.key for option in laid.match.interrupts(1)]
    assert "spies:ruler:caliph" in keys
    laid.match.interrupt(1, "spies:ruler:caliph")
    assert laid.match.view(1).spied.hand == ["card:archers"]
    laid.asks("action", seat=3)
    assert not [o.key for o in laid.match.interrupts(0) if o.key.startswith("spies")]


def test_order_of_own_cards_is_ones_own_choice() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"]}},
        seats={"caliph": {"hand": ["imam", "rebels"]}},
    )
    laid.answer("influence", "A2", ["card:imam", "card:rebels"], "defender")
    laid.offers_only("resolve:card:imam", "resolve:card:rebels", "leave-rest")


# -- the silent wish ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("crescent_moon:30.04", "crescent_moon:32.15")
def test_who_wishes_is_asked_whatever_is_in_hand() -> None:
    laid = scene(4)
    laid.match.interrupt(2, "ask-me:actions")
    laid.answer("tribute")
    laid.asks("any-time", seat=2)
    laid.offers_only("pass")
    laid.answer("pass")
    laid.asks("action", seat=1)


def test_a_wish_is_told_to_nobody() -> None:
    laid = scene(4, seats={"sultan": {"wishes": ["cards"]}})
    assert laid.match.view(2).players[2].wishes == ["cards"]
    assert [laid.match.view(seat).players[2].wishes for seat in (None, 0, 1, 3)] == [None] * 4
    before = len(laid.match.lines)
    laid.match.interrupt(3, "ask-me:actions")
    assert len(laid.match.lines) == before


def test_a_spy_sees_what_was_chosen_and_may_choose_anew() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={
            "caliph": {"hand": ["emir", "war-drums", "spies"], "wishes": ["cards"]},
            "sultan": {"hand": ["archers", "dervishes"]},
        },
    )
    laid.answer("assault", "A1>A2")
    laid.answer([], seat=3).answer(["card:dervishes"], seat=2)
    laid.asks("any-time", seat=3)
    laid.answer("spies:ruler:sultan")
    assert laid.match.view(3).spied.chosen == ["card:dervishes"]
    assert laid.match.view(0).spied is None
    laid.asks("choose-combat-cards", seat=3)
    laid.answer(["card:emir"], "resolve:card:emir", "resolve:card:dervishes")
    laid.logs("log-combat-won", attack=3, defence=2)


@pytest.mark.rule("crescent_moon:44.07", "crescent_moon:44.10")
def test_units_on_cards_leave_last_and_then_the_card_gives_less() -> None:
    laid = scene(
        5,
        turn="nomad",
        on={"A1": {"nomad": ["mercenary"] * 3}, "A2": {"caliph": ["ordinary"]}},
        seats={"nomad": {"hand": ["camel-riders"]}, "caliph": {"hand": ["turncoats"]}},
    )
    laid.answer("assault", "A1>A2", ["mercenary"] * 3)
    laid.answer(["camel-riders"], seat=4).answer(["turncoats"], seat=3)
    laid.answer("resolve:card:camel-riders", ["mercenary"] * 2, "resolve:card:turncoats", 2)
    laid.logs("log-combat-won", attack=2, defence=1)


def test_a_board_of_ones_own_is_strict() -> None:
    from regnum.kernel.errors import BadScene

    with pytest.raises(BadScene, match="another hex"):
        Scene("crescent_moon", 4, hexes={**PLAIN, "C1": {"q": 0, "r": 0, "tile": "desert"}})
    with pytest.raises(BadScene, match="no piece"):
        scene(4, on={"A1": {"warlord": ["knight"]}})
    with pytest.raises(BadScene, match="no ruler"):
        scene(4, seats={"nomad": {"coins": 1}})
    assert table_of(scene(4)).s.names == ("A1", "A2", "A3", "B1", "B2", "B3")

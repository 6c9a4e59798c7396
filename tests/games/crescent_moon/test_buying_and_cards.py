"""Buying power cards, playing them as actions, any-time cards (sections 29, 30, 32)."""

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import scene

MARKET = ["boats", "imam", "rebels", "emir", "vizier", "terror", "lancers", "raiders", "sheikh"]


def buyer(ruler: str = "sultan", coins: int = 20, players: int = 5, **table: object) -> Scene:
    return scene(players, turn=ruler, market=MARKET, seats={ruler: {"coins": coins}}, **table)


@pytest.mark.rule(
    "crescent_moon:29.04",
    "crescent_moon:29.06",
    "crescent_moon:29.07",
    "crescent_moon:29.08",
    "crescent_moon:29.11",
    "crescent_moon:29.16",
)
def test_a_card_from_each_market_pays_its_ruler() -> None:
    bought = buyer().answer("buy", "near:raiders", "middle:vizier", "far:imam")
    bought.holds(
        seats={
            "sultan": {"coins": 8, "hand": ["raiders", "vizier", "imam"]},
            "warlord": {"coins": 2},
            "caliph": {"coins": 4},
            "murshid": {"coins": 6},
        }
    )


@pytest.mark.rule("crescent_moon:29.05")
def test_each_market_once() -> None:
    bought = buyer().answer("buy", "near:raiders")
    bought.refuses("near:sheikh", rule="29.05", market="market:near")


@pytest.mark.rule("crescent_moon:29.12", "crescent_moon:32.02")
@pytest.mark.parametrize(("key", "price"), [("near:raiders", 1), ("middle:lancers", 2), ("far:emir", 3)])
def test_half_the_price_for_ones_own_card_goes_to_the_bank(key: str, price: int) -> None:
    bought = buyer("warlord", 5).answer("buy", key, "stop")
    bought.holds(seats={"warlord": {"coins": 5 - price}})
    assert sum(p.coins for p in bought.match.view(None).players) == 5 - price


@pytest.mark.rule("crescent_moon:29.13")
def test_with_four_the_nomads_card_pays_the_bank() -> None:
    bought = buyer("caliph", 5, 4).answer("buy", "near:sheikh", "stop")
    bought.holds(seats={"caliph": {"coins": 3, "hand": ["sheikh"]}})
    assert sum(p.coins for p in bought.match.view(None).players) == 3


@pytest.mark.rule(
    "crescent_moon:29.01", "crescent_moon:29.02", "crescent_moon:29.09", "crescent_moon:29.14", "crescent_moon:29.16"
)
def test_a_card_of_the_sultans_market_at_an_agreed_price() -> None:
    bought = buyer("caliph", 9, sultan_market=["archers", "spies"]).answer("bargain", "card:archers", 3, "accept")
    bought.holds(
        seats={"caliph": {"coins": 6, "hand": ["archers"]}, "sultan": {"coins": 3}}, sultan_market=[None, "spies", None]
    )
    bought.answer("near:raiders", "stop")
    bought.holds(seats={"caliph": {"coins": 4}})


@pytest.mark.rule("crescent_moon:29.03")
def test_no_agreement_with_the_sultan_leaves_buying_open() -> None:
    bought = buyer("caliph", 9, sultan_market=["archers"]).answer("bargain", "card:archers", 3, "refuse")
    bought.asks("action", seat=3)
    bought.explains("bargain", rule="29.03")
    bought.offers("buy", "tribute")


@pytest.mark.rule("crescent_moon:29.10")
def test_without_terms_the_sultans_market_is_closed() -> None:
    bought = buyer("caliph", 9, sultan_market=["archers"]).answer("buy")
    bought.refuses("sultan:archers", rule="29.10", card="card:archers")


@pytest.mark.rule("crescent_moon:29.15", "crescent_moon:81.01")
def test_the_sultan_takes_one_card_of_his_own_for_nothing() -> None:
    bought = buyer("sultan", 0, sultan_market=["archers", "spies"]).answer("buy", "sultan:archers")
    bought.refuses("sultan:spies", rule="29.05", market="market:sultan")
    bought.answer("stop")
    bought.holds(seats={"sultan": {"coins": 0, "hand": ["archers"]}}, sultan_market=[None, "spies", None])


@pytest.mark.rule("crescent_moon:29.17")
def test_the_number_of_cards_in_hand_is_public() -> None:
    shown = scene(4, seats={"caliph": {"hand": ["archers", "vizier"]}}).match.view(0)
    assert shown.players[3].hand is None
    assert shown.players[3].hand_count == 2


@pytest.mark.rule(
    "crescent_moon:29.19", "crescent_moon:65.01", "crescent_moon:65.02", "crescent_moon:65.03", "crescent_moon:92.01"
)
def test_a_ninth_card_must_go() -> None:
    full = ["imam", "preacher", "dervishes", "old-man", "spies", "bribery", "poisoned-wells", "agents"]
    bought = scene(4, turn="murshid", market={"near": ["rebels"]}, seats={"murshid": {"coins": 2, "hand": full}})
    bought.answer("buy", "near:rebels")
    bought.asks("hand-limit", seat=1)
    bought.refuses([], rule="65.02", limit=8, count=1)
    bought.answer(["discard:card:imam"])
    bought.holds(discard=["imam"], turn=2)


@pytest.mark.rule("crescent_moon:65.04", "crescent_moon:65.05", "crescent_moon:65.06")
def test_cards_that_return_in_upkeep_can_fill_a_hand() -> None:
    full = ["imam", "preacher", "dervishes", "old-man", "spies", "bribery", "poisoned-wells", "agents"]
    year = scene(4, year=2, phase="preparation", seats={"caliph": {"hand": full, "front": ["archers"]}})
    year.asks("hand-limit", seat=3)
    year.answer(["discard:card:agents"])
    year.holds(phase="actions")
    assert year.match.view(None).players[3].hand_count == 8


@pytest.mark.rule("crescent_moon:30.01", "crescent_moon:30.02", "crescent_moon:32.14", "crescent_moon:32.06")
def test_a_card_played_as_an_action_is_discarded() -> None:
    played = scene(
        4, turn="caliph", on={"A1": {"caliph": ["fort"]}}, seats={"caliph": {"hand": ["tax-collectors", "archers"]}}
    )
    played.answer("card")
    played.offers_only("play:card:tax-collectors")
    played.refuses("play:card:archers", rule="30.01", card="card:archers")
    played.answer("play:card:tax-collectors")
    played.holds(discard=["tax-collectors"], seats={"caliph": {"coins": 1, "hand": ["archers"]}}, turn=0)


@pytest.mark.rule("crescent_moon:30.03", "crescent_moon:30.04", "crescent_moon:32.15")
def test_an_any_time_card_needs_no_action_of_its_own() -> None:
    built = scene(
        4, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"hand": ["engineers"], "coins": 0}}
    )
    built.answer("build", "play:engineers", "fort:A1", "stop")
    built.holds(discard=["engineers"], turn=0, hexes={"A1": {"caliph": {"fort": 1}}})


@pytest.mark.rule(
    "crescent_moon:32.05", "crescent_moon:32.12", "crescent_moon:32.13", "crescent_moon:32.16", "crescent_moon:32.19"
)
def test_an_effect_for_combats_and_one_for_contests() -> None:
    fight = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["dervishes"]}},
    )
    fight.answer("assault", "A1>A2", ["card:dervishes"], "resolve:card:dervishes")
    fight.logs("log-combat-won", attack=2, defence=1)
    contest = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["dervishes"]}},
    )
    contest.answer("influence", "A2", ["card:dervishes"], "defender", "resolve:card:dervishes")
    contest.logs("log-contest-won", attack=1, defence=1)


@pytest.mark.rule(
    "crescent_moon:32.07",
    "crescent_moon:32.08",
    "crescent_moon:32.10",
    "crescent_moon:48.03",
    "crescent_moon:70.02",
    "crescent_moon:70.03",
)
def test_where_each_type_goes_after_a_combat() -> None:
    fight = scene(
        4,
        on={"A1": {"warlord": ["ordinary"] * 3}, "A2": {"sultan": ["fort"]}},
        seats={"warlord": {"hand": ["warfare", "emir", "archers", "war-drums"]}},
    )
    fight.answer("assault", "A1>A2", ["ordinary"] * 3, ["card:warfare", "card:emir", "card:archers", "card:war-drums"])
    fight.answer("leave-rest", "leave")
    fight.holds(seats={"warlord": {"hand": ["warfare"], "front": ["emir", "archers"]}}, discard=["war-drums"])


@pytest.mark.rule("crescent_moon:32.17", "crescent_moon:32.21")
def test_every_effect_is_optional_but_warfares() -> None:
    fight = scene(
        4,
        on={"A1": {"warlord": ["ordinary"] * 3}, "A2": {"sultan": ["fort"]}},
        seats={"warlord": {"hand": ["warfare", "emir"]}},
    )
    fight.answer("assault", "A1>A2", ["ordinary"] * 3, ["card:warfare", "card:emir"])
    fight.offers_only("resolve:card:emir", "leave-rest")
    fight.logs("log-warfare", count=1)
    fight.answer("leave-rest")
    fight.logs("log-combat-won", attack=4, defence=1)


@pytest.mark.rule("crescent_moon:32.18", "crescent_moon:44.07", "crescent_moon:44.08", "crescent_moon:44.11")
def test_a_unit_is_on_one_card_only() -> None:
    fight = scene(
        4,
        on={"A1": {"warlord": ["ordinary"] * 2}, "A2": {"sultan": ["fort"]}},
        seats={"warlord": {"hand": ["lancers", "archers"]}},
    )
    fight.answer("assault", "A1>A2", ["ordinary"] * 2, ["card:lancers", "card:archers"])
    fight.answer("resolve:card:lancers", ["ordinary", "ordinary"])
    fight.logs("log-combat-won", attack=4, defence=1)

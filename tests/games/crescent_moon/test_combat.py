"""Combat, step by step (sections 42 to 51, 75, 90)."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import scene


def fight(attackers: Any, defenders: Any, hand: Any = (), against: Any = (), players: int = 4, **table: Any) -> Scene:
    """The Caliph in A1 assaults the Murshid's or another's A2 with all he has; cards in both hands."""
    on = table.pop("on", {})
    defender = table.pop("defender", "sultan")
    seats = {"caliph": {"hand": list(hand)}, defender: {"hand": list(against)}, **table.pop("seats", {})}
    laid = scene(
        players,
        turn="caliph",
        on={"A1": {"caliph": attackers}, "A2": {defender: defenders, **on.pop("A2", {})}, **on},
        seats=seats,
        **table,
    )
    laid.answer("assault")
    units = [p for p in attackers if p in ("ordinary", "mercenary")]
    laid.answer("A1>A2", units) if len(units) > 1 else laid.answer("A1>A2")
    return laid


@pytest.mark.rule("crescent_moon:42.06", "crescent_moon:42.07", "crescent_moon:53.05")
def test_two_rulers_and_eight_steps() -> None:
    done = fight(["ordinary"] * 3, ["fort", "mercenary"], ["emir"], ["archers"])
    done.answer(["card:emir"], seat=3).answer(["card:archers"], seat=2)
    done.answer("resolve:card:emir", "resolve:card:archers")
    messages = [line.message for line in done.match.lines]
    order = [messages.index(m) for m in ("log-combat", "log-reveals", "log-resolves", "log-combat-won", "log-losses")]
    assert order == sorted(order)
    done.asks("capture", seat=3)


@pytest.mark.rule("crescent_moon:43.01", "crescent_moon:43.02", "crescent_moon:90.01")
def test_any_number_of_combat_cards_or_none() -> None:
    choosing = fight(["ordinary"], ["fort"], ["emir", "imam", "war-drums"], ["archers"])
    choosing.offers_only("card:emir", "card:war-drums", seat=3)
    choosing.refuses(["card:imam"], seat=3, rule="43.01", card="card:imam")
    choosing.answer([], seat=3).answer([], seat=2)
    choosing.logs("log-combat-won", attack=1, defence=1)


@pytest.mark.rule("crescent_moon:43.03", "crescent_moon:43.04")
def test_the_number_of_chosen_cards_is_secret() -> None:
    choosing = fight(["ordinary"], ["fort"], ["emir", "war-drums"], ["archers"])
    choosing.answer(["card:emir", "card:war-drums"], seat=3)
    for seat in (None, 0, 2):
        assert choosing.match.view(seat).players[3].hand_count == 2
        assert choosing.match.view(seat).players[3].chosen is None


@pytest.mark.rule(
    "crescent_moon:44.03", "crescent_moon:44.04", "crescent_moon:44.05", "crescent_moon:44.06", "crescent_moon:90.02"
)
def test_assassins_first_then_the_attackers_cards_then_the_defenders() -> None:
    order = fight(["ordinary"] * 4, ["mercenary"] * 3, ["assassins", "emir", "war-drums"], ["assassins", "archers"])
    order.answer(["card:assassins", "card:emir", "card:war-drums"], seat=3)
    order.answer(["card:assassins", "card:archers"], seat=2)
    order.offers_only("resolve:card:assassins", "leave-rest")
    order.asks("resolve-card", seat=3)
    order.answer("resolve:card:assassins")
    order.asks("resolve-card", seat=2)
    order.offers_only("resolve:card:assassins", "leave-rest")
    order.answer("resolve:card:assassins", "cancel:card:emir")
    order.asks("resolve-card", seat=3)
    order.offers_only("resolve:card:war-drums", "leave-rest")
    order.answer("resolve:card:war-drums")
    order.asks("resolve-card", seat=2)
    order.offers_only("resolve:card:archers", "leave-rest")


@pytest.mark.rule("crescent_moon:44.12")
def test_the_active_hex_is_where_the_combat_is() -> None:
    storm = fight(["ordinary"], ["fort"], ["poisoned-wells"])
    storm.answer(["card:poisoned-wells"]).answer("resolve:card:poisoned-wells")
    storm.logs("log-resolves", card="card:poisoned-wells", takes=2)


@pytest.mark.rule("crescent_moon:45.03", "crescent_moon:90.03", "crescent_moon:90.04")
def test_a_tie_is_the_attackers() -> None:
    fight(["ordinary"] * 2, ["castle"]).logs("log-combat-won", ruler="ruler:caliph", attack=2, defence=2)
    fight(["ordinary"] * 2, ["castle", "mercenary"]).logs("log-combat-won", ruler="ruler:sultan", attack=2, defence=3)


@pytest.mark.rule("crescent_moon:46.01", "crescent_moon:46.04", "crescent_moon:46.05", "crescent_moon:90.05")
def test_each_chooses_his_own_losses_the_attacker_first() -> None:
    lost = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": {"ordinary": 2, "mercenary": 2}}, "A2": {"warlord": {"ordinary": 2, "mercenary": 2}}},
        seats={"warlord": {"hand": []}},
    )
    lost.answer("assault", "A1>A2", ["ordinary", "ordinary", "mercenary", "mercenary"])
    lost.asks("losses", seat=3)
    lost.answer(["mercenary", "mercenary"])
    lost.asks("losses", seat=0)
    lost.answer(["ordinary", "ordinary"])
    lost.holds(hexes={"A2": {"caliph": {"ordinary": 2, "mercenary": 0}, "warlord": {"mercenary": 0}}})


@pytest.mark.rule("crescent_moon:46.02", "crescent_moon:46.03")
def test_losses_are_half_rounded_down_and_never_buildings() -> None:
    lost = fight(["ordinary"] * 5, ["castle", "mercenary"])
    lost.holds(
        hexes={"A2": {"caliph": {"ordinary": 4}}},
        seats={"sultan": {"supply": {"units": 6}}, "caliph": {"supply": {"units": 8}}},
    )


@pytest.mark.rule("crescent_moon:47.01", "crescent_moon:47.02", "crescent_moon:90.06")
def test_the_losers_units_go_home() -> None:
    lost = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": {"ordinary": 2, "mercenary": 1}}, "A2": {"sultan": ["castle", "mercenary"]}},
        seats={"sultan": {"hand": ["archers"]}},
    )
    lost.answer("assault", "A1>A2", ["ordinary", "ordinary", "mercenary"])
    lost.answer(["card:archers"], "resolve:card:archers", ["ordinary", "mercenary"])
    lost.holds(seats={"caliph": {"reserves": 1, "supply": {"units": 11}}}, hexes={"A2": {"control": "sultan"}})
    lost.logs("log-retreat", rule="47.02", ordinary=1)


@pytest.mark.rule("crescent_moon:51.07", "crescent_moon:86.12")
def test_the_nomads_mercenaries_retreat_to_his_reserves_card() -> None:
    lost = scene(5, turn="caliph", on={"A1": {"caliph": ["ordinary"] * 3}, "A2": {"nomad": ["mercenary"] * 2}})
    lost.answer("assault", "A1>A2", ["ordinary"] * 3)
    lost.holds(seats={"nomad": {"reserves": 1, "supply": {"units": 11}}})
    lost.logs("log-retreat", rule="51.07", mercenaries=1)


@pytest.mark.rule("crescent_moon:49.01", "crescent_moon:49.03", "crescent_moon:90.08")
@pytest.mark.parametrize(("piece", "word"), [("fort", "forts"), ("castle", "castles")])
def test_a_fort_or_castle_is_captured(piece: str, word: str) -> None:
    taken = fight(["ordinary"] * 3, [piece])
    before = {"forts": 8, "castles": 4}
    taken.answer(f"capture:building:{piece}")
    taken.holds(
        hexes={"A2": {"caliph": {piece: 1}, "sultan": {piece: 0}, "control": "caliph"}},
        seats={"caliph": {"supply": {word: before[word] - 1}, "coins": 0}},
    )


@pytest.mark.rule("crescent_moon:49.04")
def test_no_capture_without_such_a_building_in_supply() -> None:
    taken = fight(["ordinary"] * 3, ["fort"], seats={"caliph": {"supply": {"forts": 0}}})
    taken.holds(seats={"caliph": {"coins": 1}}, hexes={"A2": {"sultan": {"fort": 0}}}, turn=0)


@pytest.mark.rule(
    "crescent_moon:49.05",
    "crescent_moon:50.04",
    "crescent_moon:50.01",
    "crescent_moon:50.05",
    "crescent_moon:90.09",
    "crescent_moon:90.11",
)
def test_the_palace_cannot_be_captured_and_everything_not_captured_is_sacked() -> None:
    sacked = scene(
        4,
        on={"A1": {"warlord": ["ordinary"] * 6}, "A2": {"caliph": ["palace", "castle"]}},
        seats={"warlord": {"hand": []}},
    )
    sacked.answer("assault", "A1>A2", ["ordinary"] * 6)
    sacked.offers_only("capture:building:castle", "leave")
    sacked.answer("leave")
    sacked.holds(palace=None, seats={"warlord": {"coins": 5, "points": 10}, "caliph": {"supply": {"castles": 4}}})


@pytest.mark.rule(
    "crescent_moon:50.02", "crescent_moon:50.03", "crescent_moon:50.06", "crescent_moon:90.10", "crescent_moon:90.12"
)
def test_a_settlement_may_be_spared() -> None:
    spared = fight(["ordinary"] * 3, ["fort"], on={"A2": {}}, defender="murshid")
    spared.answer("leave")
    spared.holds(seats={"caliph": {"coins": 1}, "murshid": {"supply": {"forts": 6}}})
    town = scene(
        4, turn="caliph", on={"A1": {"caliph": ["ordinary"] * 3}, "A2": {"murshid": ["mercenary"], "sultan": ["town"]}}
    )
    town.answer("assault", "A1>A2", ["ordinary"] * 3, "spare")
    town.holds(hexes={"A2": {"sultan": {"town": 1}}}, seats={"caliph": {"coins": 0}})


@pytest.mark.rule("crescent_moon:50.07", "crescent_moon:50.08", "crescent_moon:50.09")
@pytest.mark.parametrize(("piece", "coins"), [("town", 2), ("city", 4)])
def test_a_sacked_settlement_goes_back_to_the_sultan(piece: str, coins: int) -> None:
    town = scene(
        4, turn="caliph", on={"A1": {"caliph": ["ordinary"] * 3}, "A2": {"murshid": ["mercenary"], "sultan": [piece]}}
    )
    town.answer("assault", "A1>A2", ["ordinary"] * 3, f"sack:building:{piece}")
    town.holds(seats={"caliph": {"coins": coins}, "sultan": {"supply": {"towns": 6, "cities": 5}}})


@pytest.mark.rule("crescent_moon:50.10")
def test_a_winner_without_units_takes_nothing() -> None:
    empty = fight(["ordinary"], ["fort", "mercenary"], ["emir"])
    empty.answer(["card:emir"], "resolve:card:emir")
    empty.logs("log-combat-won", ruler="ruler:caliph", attack=3, defence=2)
    empty.holds(
        hexes={"A2": {"sultan": {"fort": 1, "mercenary": 0}, "control": "sultan"}},
        seats={"caliph": {"coins": 0}},
        turn=0,
    )


@pytest.mark.rule("crescent_moon:50.11")
def test_the_defender_never_captures_or_sacks() -> None:
    won = fight(["ordinary"], ["mercenary"] * 3, on={"A2": {}})
    won.logs("log-combat-won", ruler="ruler:sultan")
    won.holds(seats={"sultan": {"coins": 0}}, turn=0)


@pytest.mark.rule("crescent_moon:50.12")
def test_where_sacking_is_forbidden_the_stronghold_is_only_removed() -> None:
    safe = fight(["ordinary"] * 4, ["fort"], (), ["safe-conduct"], seats={"caliph": {"supply": {"forts": 0}}})
    safe.answer(["card:safe-conduct"], "resolve:card:safe-conduct")
    safe.holds(seats={"caliph": {"coins": 0}}, hexes={"A2": {"sultan": {"fort": 0}}})
    safe.logs("log-removed", rule="50.12", building="building:fort")


# -- the Murshid -------------------------------------------------------------------------------------------------------


def interfering(token: str, hand: list[str]) -> Scene:
    on = {"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}}
    on[token] = {**on.get(token, {}), "murshid": ["influence"]}
    laid = scene(4, turn="caliph", on=on, seats={"murshid": {"hand": hand}})
    laid.answer("assault", "A1>A2")
    laid.answer(0, seat=3).answer(0, seat=2).answer("refuse", "refuse")
    return laid


@pytest.mark.rule("crescent_moon:51.01", "crescent_moon:51.02", "crescent_moon:75.01", "crescent_moon:75.02")
@pytest.mark.parametrize("token", ["A2", "A3", "B3"])
def test_the_murshid_may_choose_cards_here_and_next_door(token: str) -> None:
    laid = interfering(token, ["dervishes"])
    laid.asks("choose-combat-cards", seat=1)


@pytest.mark.rule("crescent_moon:51.02", "crescent_moon:75.01")
def test_not_from_farther_away() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}, "B1": {"murshid": ["influence"]}},
        seats={"murshid": {"hand": ["dervishes"]}},
    )
    laid.answer("assault", "A1>A2")
    laid.asks("capture", seat=3)


@pytest.mark.rule(
    "crescent_moon:51.03",
    "crescent_moon:51.04",
    "crescent_moon:51.05",
    "crescent_moon:75.03",
    "crescent_moon:75.04",
    "crescent_moon:75.05",
)
def test_all_his_cards_go_to_one_side_and_come_back_to_him() -> None:
    laid = interfering("A3", ["dervishes", "old-man"])
    laid.answer(["card:dervishes", "card:old-man"])
    laid.asks("interfere", seat=1)
    laid.offers_only("attacker", "defender")
    laid.answer("defender")
    laid.asks("resolve-card", seat=2)
    laid.answer("resolve:card:dervishes", "resolve:card:old-man")
    laid.logs("log-combat-won", ruler="ruler:sultan", attack=1, defence=3)
    laid.holds(seats={"murshid": {"front": ["dervishes", "old-man"], "hand": []}})


@pytest.mark.rule("crescent_moon:51.06", "crescent_moon:73.01", "crescent_moon:73.03")
def test_the_murshid_decides_a_tie_where_his_token_lies() -> None:
    tied = interfering("A2", [])
    tied.asks("tip-the-scales", seat=1)
    tied.answer("defender")
    tied.logs("log-combat-won", ruler="ruler:sultan", attack=1, defence=1)
    beside = interfering("A3", [])
    beside.logs("log-combat-won", ruler="ruler:caliph", attack=1, defence=1)


@pytest.mark.rule("crescent_moon:76.02", "crescent_moon:76.03", "crescent_moon:76.05", "crescent_moon:76.06")
def test_at_most_five_points_and_not_when_he_fights_himself() -> None:
    on = {"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"], "murshid": ["influence"]}}
    rich = scene(4, turn="caliph", on=on, seats={"caliph": {"points": 9}})
    rich.answer("assault", "A1>A2")
    assert [d.options[-1].value for d in rich.match.decisions if d.seat == 3] == [5]
    own = scene(4, turn="caliph", on={"A1": {"caliph": ["ordinary"]}, "A2": {"murshid": ["fort", "influence"]}})
    own.answer("assault", "A1>A2")
    own.logs("log-combat", times=1)
    own.asks("tip-the-scales", seat=1)


@pytest.mark.rule("crescent_moon:76.10", "crescent_moon:76.11")
def test_who_loses_pays_nothing() -> None:
    on = {"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["castle"]}, "A3": {"murshid": ["influence"]}}
    lost = scene(4, turn="caliph", on=on)
    lost.answer("assault", "A1>A2")
    lost.answer(3, seat=3).answer(0, seat=2).answer("accept", "refuse")
    lost.logs("log-covenant", ruler="ruler:caliph", count=3)
    lost.holds(seats={"caliph": {"points": 5}, "murshid": {"points": 5}})
    lost.logs("log-covenant-paid", times=0)


@pytest.mark.rule("crescent_moon:90.07")
def test_events_are_discarded_after_a_combat() -> None:
    done = fight(["ordinary"], ["castle"], ["war-drums"])
    done.answer(["card:war-drums"], "resolve:card:war-drums")
    done.holds(discard=["war-drums"])

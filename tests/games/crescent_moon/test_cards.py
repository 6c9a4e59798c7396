"""Every power card, one by one. The rulebook's eight are shown in the worked examples too."""

from typing import Any

import pytest

from regnum.games import find
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, RIVER, scene


def attack(
    slug: str,
    attackers: Any = ("ordinary", "ordinary"),
    defenders: Any = ("fort", "mercenary"),
    *,
    at: str = "A2",
    start: str = "A1",
    foe: tuple[str, ...] = (),
    coins: int = 0,
    on: dict[str, Any] | None = None,
    players: int = 5,
    board: Any = PLAIN,
    **table: Any,
) -> Scene:
    """The Caliph attacks the Sultan, plays the card and resolves it; `foe` are the Sultan's cards."""
    laid = scene(
        players,
        turn="caliph",
        board=board,
        on={start: {"caliph": list(attackers)}, at: {"sultan": list(defenders)}, **(on or {})},
        seats={"caliph": {"hand": [slug], "coins": coins}, "sultan": {"hand": list(foe)}, **table.pop("seats", {})},
        **table,
    )
    laid.answer("assault", f"{start}>{at}")
    if len(attackers) > 1:
        laid.answer(list(attackers))
    laid.answer([f"card:{slug}"], seat=3)
    if foe:
        laid.answer([f"card:{one}" for one in foe], seat=2)
    return laid


def defend(
    slug: str, attackers: Any = ("ordinary", "ordinary"), defenders: Any = ("fort", "mercenary"), **table: Any
) -> Scene:
    """The Caliph attacks the Sultan, who plays the card."""
    at = table.pop("at", "A2")
    start = table.pop("start", "A1")
    laid = scene(
        5,
        turn="caliph",
        on={start: {"caliph": list(attackers)}, at: {"sultan": list(defenders)}, **table.pop("on", {})},
        seats={"sultan": {"hand": [slug], **table.pop("sultan", {})}},
        **table,
    )
    laid.answer("assault", f"{start}>{at}")
    if len(attackers) > 1:
        laid.answer(list(attackers))
    laid.answer([f"card:{slug}"], seat=2)
    return laid


def strengths(laid: Scene, attack: int, defence: int) -> None:
    laid.logs("log-combat-won", attack=attack, defence=defence)


# -- the cards the rulebook names ------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:warfare")
@pytest.mark.parametrize(("units", "assigned"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_warfare_takes_one_for_every_full_three(units: int, assigned: int) -> None:
    laid = scene(4, on={"A1": {"warlord": {"ordinary": units}}, "A2": {"sultan": ["castle"]}})
    laid.answer("assault", "A1>A2", ["ordinary"] * units, ["card:warfare"])
    laid.logs("log-warfare", count=assigned)
    strengths(laid, units + assigned, 2)
    laid.holds(hexes={"A2": {"warlord": {"ordinary": units - assigned - 1}}}, seats={"warlord": {"hand": ["warfare"]}})


@pytest.mark.card("crescent_moon:card:boats")
def test_boats_cross_rivers_for_the_rest_of_the_action() -> None:
    laid = scene(
        4, board=RIVER, on={"A1": {"warlord": ["ordinary"]}}, seats={"warlord": {"hand": ["warfare", "boats"]}}
    )
    laid.answer("move", "play:boats", "A1>B2", "B2>B1")
    laid.holds(hexes={"B1": {"warlord": {"ordinary": 1}}}, discard=["boats"])
    idle = scene(
        4, board=RIVER, on={"A1": {"warlord": ["influence"]}}, seats={"warlord": {"hand": ["warfare", "boats"]}}
    )
    idle.answer("influence")
    idle.explains("play:boats", rule="30.04")


@pytest.mark.card("crescent_moon:card:sheikh")
def test_the_sheikh_needs_an_outsiders_mercenary_next_door() -> None:
    none = attack("sheikh", on={"B1": {"nomad": ["mercenary"]}})
    strengths(none, 2, 2)
    near = attack("sheikh", on={"B3": {"nomad": ["mercenary"]}})
    near.answer("resolve:card:sheikh")
    strengths(near, 3, 2)


@pytest.mark.card("crescent_moon:card:siege-engines")
def test_siege_engines_for_both_sides() -> None:
    strengths(attack("siege-engines").answer("resolve:card:siege-engines"), 4, 2)
    strengths(defend("siege-engines").answer("resolve:card:siege-engines"), 2, 3)
    strengths(attack("siege-engines", defenders=["mercenary"]), 2, 1)


@pytest.mark.card("crescent_moon:card:assassins")
def test_assassins_cancel_a_character_or_take_a_unit() -> None:
    laid = attack("assassins", foe=("emir",))
    laid.answer("resolve:card:assassins")
    laid.offers_only("cancel:card:emir", "remove-unit")
    laid.answer("cancel:card:emir")
    strengths(laid, 2, 2)
    laid.holds(discard=["assassins", "emir"])
    unit = attack("assassins").answer("resolve:card:assassins")
    strengths(unit, 2, 1)
    unit.holds(seats={"sultan": {"supply": {"units": 6}}})


@pytest.mark.card("crescent_moon:card:imam")
def test_the_imam_gives_two() -> None:
    contested("imam").logs("log-contest-won", attack=2, defence=1)


def contested(slug: str, *, at: str = "A2", on: dict[str, Any] | None = None, pieces: Any = ("town",)) -> Scene:
    """The Caliph, present in A1, seeks influence at the Sultan's and resolves the card."""
    laid = scene(
        5,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, at: {"sultan": list(pieces)}, **(on or {})},
        seats={"caliph": {"hand": [slug]}},
    )
    laid.answer("influence", at, [f"card:{slug}"], "defender")
    return laid.answer(f"resolve:card:{slug}")


@pytest.mark.card("crescent_moon:card:rebels")
def test_rebels_like_settlements() -> None:
    contested("rebels").logs("log-contest-won", attack=2, defence=1)
    contested("rebels", pieces=["fort"]).logs("log-contest-won", attack=1, defence=1)


@pytest.mark.card("crescent_moon:card:corruption")
def test_corruption_goes_to_the_ruler_it_was_put_on() -> None:
    laid = contested("corruption")
    laid.logs("log-contest-won", attack=0, defence=0)
    laid.holds(seats={"sultan": {"hand": ["corruption"]}}, discard=[])


# -- the Murshid's ---------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:preacher")
def test_the_preacher_likes_fertile_land() -> None:
    contested("preacher").logs("log-contest-won", attack=1, defence=1)
    fertile = scene(
        4,
        turn="caliph",
        on={"A2": {"caliph": ["influence"]}, "A1": {"sultan": ["town"]}},
        seats={"caliph": {"hand": ["preacher"]}},
    )
    fertile.answer("influence", "A1", ["card:preacher"], "defender", "resolve:card:preacher")
    fertile.logs("log-contest-won", attack=2, defence=1)


@pytest.mark.card("crescent_moon:card:dervishes")
def test_dervishes_give_one_everywhere() -> None:
    strengths(attack("dervishes").answer("resolve:card:dervishes"), 3, 2)
    contested("dervishes").logs("log-contest-won", attack=1, defence=1)


@pytest.mark.card("crescent_moon:card:old-man")
def test_the_old_man_is_at_home_in_the_mountains() -> None:
    strengths(attack("old-man").answer("resolve:card:old-man"), 3, 2)
    strengths(attack("old-man", at="B1").answer("resolve:card:old-man"), 4, 2)
    contested("old-man", at="B1").logs("log-contest-won", attack=2, defence=1)


@pytest.mark.card("crescent_moon:card:spies")
def test_spies_show_a_hand_to_their_owner_alone() -> None:
    laid = scene(4, seats={"warlord": {"hand": ["warfare", "spies"]}, "caliph": {"hand": ["archers", "vizier"]}})
    laid.answer("spies:ruler:caliph")
    assert laid.match.view(0).spied.hand == ["card:archers", "card:vizier"]
    assert laid.match.view(1).spied is None
    laid.holds(discard=["spies"], turn=0)
    laid.logs("log-spies", rule="30.04", other="ruler:caliph", hand="card:archers+card:vizier")


@pytest.mark.card("crescent_moon:card:bribery")
def test_bribery_turns_a_mercenary_for_a_coin() -> None:
    laid = attack("bribery", coins=1).answer("resolve:card:bribery")
    strengths(laid, 3, 1)
    laid.holds(seats={"caliph": {"coins": 0}})
    strengths(attack("bribery", coins=0), 2, 2)


@pytest.mark.card("crescent_moon:card:poisoned-wells")
def test_poisoned_wells_are_worse_in_the_desert() -> None:
    strengths(attack("poisoned-wells").answer("resolve:card:poisoned-wells"), 2, 0)
    strengths(attack("poisoned-wells", at="B1").answer("resolve:card:poisoned-wells"), 2, 1)


@pytest.mark.card("crescent_moon:card:agents")
def test_agents_take_a_random_card_or_two_coins() -> None:
    on = {"A1": {"caliph": ["influence"]}, "A2": {"warlord": ["ordinary"]}, "A3": {"murshid": ["fort"]}}
    laid = scene(
        4, turn="caliph", on=on, seats={"caliph": {"hand": ["agents"]}, "warlord": {"hand": ["warfare", "emir"]}}
    )
    laid.answer("card", "play:card:agents")
    laid.offers_only("ruler:warlord")
    laid.answer("ruler:warlord")
    laid.holds(seats={"caliph": {"hand": ["emir"]}, "warlord": {"hand": ["warfare"]}})
    poor = scene(
        4, turn="caliph", on=on, seats={"caliph": {"hand": ["agents"]}, "warlord": {"hand": ["warfare"], "coins": 1}}
    )
    poor.answer("card", "play:card:agents", "ruler:warlord")
    poor.holds(seats={"caliph": {"coins": 1}, "warlord": {"coins": 0, "hand": ["warfare"]}})


@pytest.mark.card("crescent_moon:card:proclamation")
def test_a_proclamation_reaches_every_hex() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "B3": {"sultan": ["town"]}},
        seats={"caliph": {"hand": ["proclamation"]}},
    )
    laid.answer("card", "play:card:proclamation")
    laid.offers_only("A2", "A3", "B1", "B2", "B3")
    laid.answer("B3", "defender")
    laid.logs("log-contest-won", attack=1, defence=1)


@pytest.mark.card("crescent_moon:card:zealots")
@pytest.mark.rule("crescent_moon:42.03")
def test_zealots_rise_and_the_token_stays() -> None:
    laid = scene(
        4,
        turn="murshid",
        on={"A1": {"murshid": ["influence"], "sultan": ["fort"]}},
        seats={"murshid": {"hand": ["zealots"]}},
    )
    laid.answer("card", "play:card:zealots", "A1")
    assert [option.value for option in laid.decision().options] == [1, 2]
    laid.answer(2)
    strengths(laid, 2, 1)
    laid.holds(hexes={"A1": {"token": "murshid", "murshid": {"mercenary": 2}}})


# -- the Warlord's ---------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:lancers")
def test_lancers_charge_but_not_uphill_nor_in_defence() -> None:
    laid = attack("lancers").answer("resolve:card:lancers", ["ordinary", "ordinary"])
    strengths(laid, 4, 2)
    strengths(attack("lancers", at="B1"), 2, 2)
    strengths(defend("lancers"), 2, 2)


@pytest.mark.card("crescent_moon:card:horse-archers")
def test_horse_archers_save_units() -> None:
    laid = attack("horse-archers", ["ordinary"] * 4, ["castle", "mercenary", "mercenary"])
    laid.answer("resolve:card:horse-archers", ["ordinary", "ordinary"])
    strengths(laid, 4, 4)
    laid.holds(hexes={"A2": {"caliph": {"ordinary": 4}}})


@pytest.mark.card("crescent_moon:card:raiders")
def test_raiders_bring_two_coins_for_a_sacking() -> None:
    laid = attack("raiders").answer("resolve:card:raiders", "leave")
    strengths(laid, 3, 2)
    laid.holds(seats={"caliph": {"coins": 3}})


@pytest.mark.card("crescent_moon:card:war-drums")
def test_war_drums_for_a_great_host() -> None:
    strengths(attack("war-drums").answer("resolve:card:war-drums"), 3, 2)
    strengths(attack("war-drums", ["ordinary"] * 3).answer("resolve:card:war-drums"), 4, 2)
    strengths(attack("war-drums", ["ordinary"] * 4).answer("resolve:card:war-drums"), 6, 2)
    strengths(defend("war-drums", defenders=["mercenary"] * 4).answer("resolve:card:war-drums"), 2, 5)


@pytest.mark.card("crescent_moon:card:forced-march")
def test_a_forced_march_is_one_more_move() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": ["ordinary"]}}, seats={"caliph": {"hand": ["forced-march"]}})
    laid.answer("move", "A1>A2", "A2>A3")
    laid.asks("move-where", seat=3)
    laid.answer("play:forced-march", "A3>B3")
    laid.holds(hexes={"B3": {"caliph": {"ordinary": 1}}}, turn=0)


@pytest.mark.card("crescent_moon:card:pillage")
def test_pillage_sacks_where_one_stands() -> None:
    laid = scene(
        4,
        on={"A1": {"warlord": ["ordinary"], "sultan": ["city"]}, "A2": {"sultan": ["town"]}},
        seats={"warlord": {"hand": ["warfare", "pillage"]}},
    )
    laid.answer("card", "play:card:pillage")
    laid.offers_only("A1")
    laid.answer("A1")
    laid.holds(seats={"warlord": {"coins": 4, "points": 9}}, raided=True)


@pytest.mark.card("crescent_moon:card:sappers")
@pytest.mark.parametrize("undermined", ["castle", "palace"])
def test_sappers_undermine_one_stronghold(undermined: str) -> None:
    strengths(attack("sappers", defenders=["castle"]).answer("resolve:card:sappers"), 2, 0)
    laid = scene(
        4,
        on={"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": ["castle", "palace"]}},
        seats={"warlord": {"hand": ["sappers"]}},
    )
    laid.answer("assault", "A1>A2", ["card:sappers"], "resolve:card:sappers")
    laid.offers_only("building:castle", "building:palace")
    laid.answer(f"building:{undermined}")
    strengths(laid, 1, 2)  # the other one still counts


@pytest.mark.card("crescent_moon:card:terror")
def test_terror_asks_a_coin_for_each_mercenary() -> None:
    laid = attack("terror", defenders=["mercenary"] * 3, seats={"sultan": {"coins": 2, "hand": []}})
    laid.answer("resolve:card:terror")
    laid.asks("terror", seat=2)
    laid.answer(1)
    strengths(laid, 2, 1)
    laid.holds(seats={"sultan": {"coins": 1}})


@pytest.mark.card("crescent_moon:card:emir")
def test_the_emir_attacks_better() -> None:
    strengths(attack("emir").answer("resolve:card:emir"), 4, 2)
    strengths(defend("emir").answer("resolve:card:emir"), 2, 3)


# -- the Caliph's ----------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:palace-guard")
def test_the_palace_guard_needs_a_stronghold() -> None:
    laid = defend("palace-guard", defenders=["fort", "mercenary", "mercenary"])
    laid.answer("resolve:card:palace-guard", ["mercenary", "mercenary"])
    strengths(laid, 2, 5)
    strengths(defend("palace-guard", defenders=["mercenary"]), 2, 1)
    strengths(attack("palace-guard"), 2, 2)


@pytest.mark.card("crescent_moon:card:archers")
def test_archers_defend_better() -> None:
    strengths(attack("archers").answer("resolve:card:archers"), 3, 2)
    strengths(defend("archers").answer("resolve:card:archers"), 2, 4)


@pytest.mark.card("crescent_moon:card:vizier")
def test_the_vizier_and_control() -> None:
    contested("vizier").logs("log-contest-won", attack=1, defence=1)
    own = contested("vizier", on={"A2": {"sultan": ["town"], "caliph": ["ordinary"]}})
    own.logs("log-contest-won", attack=3, defence=1)
    on = {"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"], "warlord": ["ordinary"]}}
    held = scene(5, turn="caliph", on=on, seats={"caliph": {"hand": ["vizier"]}, "warlord": {"hand": []}})
    held.answer("influence", "A2", ["card:vizier"], "supporter", "defender", "resolve:card:vizier")
    held.logs("log-contest-won", attack=3, defence=1)


@pytest.mark.card("crescent_moon:card:tax-collectors")
@pytest.mark.parametrize(("hexes", "coins"), [(2, 2), (6, 5)])
def test_tax_collectors_bring_up_to_five(hexes: int, coins: int) -> None:
    on = {name: {"caliph": ["ordinary"]} for name in list(PLAIN)[:hexes]}
    laid = scene(4, turn="caliph", on=on, seats={"caliph": {"hand": ["tax-collectors"]}})
    laid.answer("card", "play:card:tax-collectors")
    laid.holds(seats={"caliph": {"coins": coins}})


@pytest.mark.card("crescent_moon:card:engineers")
def test_engineers_save_three_coins_in_all() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "B2": {"caliph": ["fort"]}},
        seats={"caliph": {"hand": ["engineers"], "coins": 4}},
    )
    laid.answer("build", "castle:B2", "play:engineers", "fort:A1")
    laid.holds(seats={"caliph": {"coins": 4 - 4 + 3 - 1}})


@pytest.mark.card("crescent_moon:card:safe-conduct")
def test_safe_conduct_saves_the_town() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"] * 4}, "A2": {"sultan": ["town", "fort"]}},
        seats={"sultan": {"hand": ["safe-conduct"]}},
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * 4, ["card:safe-conduct"], "resolve:card:safe-conduct")
    laid.answer("capture:building:fort")
    laid.holds(hexes={"A2": {"sultan": {"town": 1}, "caliph": {"fort": 1}}}, seats={"caliph": {"coins": 0}}, turn=0)


# -- the Nomad's -----------------------------------------------------------------------------------------------------


@pytest.mark.card("crescent_moon:card:camel-riders")
def test_camel_riders_in_the_wilderness_and_elsewhere() -> None:
    both = ["mercenary", "mercenary"]
    strengths(attack("camel-riders", both).answer("resolve:card:camel-riders", both), 4, 2)
    strengths(attack("camel-riders", both, at="B1").answer("resolve:card:camel-riders", both), 3, 2)
    strengths(attack("camel-riders"), 2, 2)


@pytest.mark.card("crescent_moon:card:mercenary-captain")
def test_the_captain_counts_mercenaries() -> None:
    strengths(attack("mercenary-captain", ["mercenary", "ordinary"]).answer("resolve:card:mercenary-captain"), 3, 2)
    strengths(attack("mercenary-captain", ["mercenary"] * 3).answer("resolve:card:mercenary-captain"), 5, 2)
    strengths(attack("mercenary-captain"), 2, 2)


@pytest.mark.card("crescent_moon:card:desert-guides")
def test_guides_lead_from_desert_to_desert() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"B3": {"caliph": ["ordinary"]}, "B1": {"warlord": ["ordinary"]}},
        board={**PLAIN, "A1": {"q": 0, "r": 0, "tile": "wilderness"}},
        seats={"caliph": {"hand": ["desert-guides"]}},
    )
    laid.answer("move")
    assert "B3>A1" not in laid.offered()
    laid.answer("play:desert-guides", "B3>A1", "stop")
    laid.holds(hexes={"A1": {"caliph": {"ordinary": 1}}}, discard=["desert-guides"])


@pytest.mark.card("crescent_moon:card:sandstorm")
def test_a_sandstorm_stops_one_battalion_or_all() -> None:
    one = attack("sandstorm", at="B1", foe=("archers",))
    one.answer("resolve:card:sandstorm")
    strengths(one, 2, 2)
    one.holds(discard=["archers", "sandstorm"])
    desert = attack("sandstorm", at="B2", foe=("archers",))
    desert.answer("resolve:card:sandstorm")
    desert.offers_only("cancel:card:archers", "cancel-all")


@pytest.mark.card("crescent_moon:card:caravan")
def test_a_caravan_enriches_two() -> None:
    laid = scene(4, turn="caliph", seats={"caliph": {"hand": ["caravan"]}})
    laid.answer("card", "play:card:caravan", "ruler:sultan")
    laid.holds(seats={"caliph": {"coins": 4}, "sultan": {"coins": 2}})


@pytest.mark.card("crescent_moon:card:turncoats")
@pytest.mark.rule("crescent_moon:86.13")
def test_turncoats_leave() -> None:
    laid = attack("turncoats", defenders=["mercenary"] * 3).answer("resolve:card:turncoats", 2)
    strengths(laid, 2, 1)
    nomad = scene(
        5,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"nomad": ["mercenary", "fort"]}},
        seats={"caliph": {"hand": ["turncoats"]}},
    )
    nomad.answer("assault", "A1>A2", ["card:turncoats"], "resolve:card:turncoats")
    nomad.holds(seats={"nomad": {"reserves": 1}})


@pytest.mark.card("crescent_moon:card:council-of-elders")
def test_the_council_counts_tokens_around() -> None:
    around = {name: {"caliph": ["influence"]} for name in ("A3", "B2", "B3")}
    contested("council-of-elders", on=around).logs("log-contest-won", attack=3, defence=1)
    contested("council-of-elders").logs("log-contest-won", attack=1, defence=1)


# -- how many there are ----------------------------------------------------------------------------------------------

BOX = {
    "warfare": ("warlord", 1, "stratagem"),
    "boats": ("caliph", 2, "event"),
    "sheikh": ("nomad", 2, "character"),
    "siege-engines": ("caliph", 2, "battalion"),
    "assassins": ("murshid", 4, "event"),
    "imam": ("murshid", 2, "character"),
    "rebels": ("murshid", 3, "event"),
    "corruption": ("murshid", 2, "event"),
    "preacher": ("murshid", 2, "character"),
    "dervishes": ("murshid", 2, "character"),
    "old-man": ("murshid", 1, "character"),
    "spies": ("murshid", 2, "event"),
    "bribery": ("murshid", 2, "event"),
    "poisoned-wells": ("murshid", 2, "event"),
    "agents": ("murshid", 2, "event"),
    "proclamation": ("murshid", 1, "event"),
    "zealots": ("murshid", 1, "event"),
    "lancers": ("warlord", 2, "battalion"),
    "horse-archers": ("warlord", 2, "battalion"),
    "raiders": ("warlord", 2, "battalion"),
    "war-drums": ("warlord", 2, "event"),
    "forced-march": ("warlord", 2, "event"),
    "pillage": ("warlord", 1, "event"),
    "sappers": ("warlord", 1, "event"),
    "terror": ("warlord", 1, "event"),
    "emir": ("warlord", 1, "character"),
    "palace-guard": ("caliph", 2, "battalion"),
    "archers": ("caliph", 2, "battalion"),
    "vizier": ("caliph", 2, "character"),
    "tax-collectors": ("caliph", 2, "event"),
    "engineers": ("caliph", 1, "event"),
    "safe-conduct": ("caliph", 1, "event"),
    "camel-riders": ("nomad", 2, "battalion"),
    "mercenary-captain": ("nomad", 2, "character"),
    "desert-guides": ("nomad", 2, "event"),
    "sandstorm": ("nomad", 2, "event"),
    "caravan": ("nomad", 2, "event"),
    "turncoats": ("nomad", 1, "event"),
    "council-of-elders": ("nomad", 1, "event"),
}


FIGURES: dict[str, dict[str, dict[str, Any]]] = {
    "warfare": {"combat": {"units_per_assigned": 3, "strength_per_assigned": 1}},
    "siege-engines": {"combat": {"defender_strength": 1, "attacker_strength": 2}},
    "assassins": {"combat": {"units_removed": 1}},
    "imam": {"influence_contest": {"influence": 2}},
    "rebels": {"influence_contest": {"influence": 1, "with_settlement": 2}},
    "corruption": {"influence_contest": {"enemy_influence": -1}},
    "preacher": {"influence_contest": {"influence": 1, "on_terrain": 2, "terrain": ["fertile"]}},
    "dervishes": {"combat": {"strength": 1}, "influence_contest": {"influence": 1}},
    "old-man": {
        "combat": {"strength": 1, "on_terrain": 2, "terrain": ["mountain"]},
        "influence_contest": {"influence": 1, "on_terrain": 2, "terrain": ["mountain"]},
    },
    "bribery": {"combat": {"cost": 1}},
    "poisoned-wells": {"combat": {"enemy_strength": -1, "on_terrain": -2, "terrain": ["desert", "wilderness"]}},
    "agents": {"action": {"coins": 2}},
    "proclamation": {"action": {"influence": 1}},
    "zealots": {"action": {"units": 2}},
    "lancers": {"combat": {"assign": 2, "strength_per_assigned": 1, "not_terrain": ["mountain"]}},
    "horse-archers": {"combat": {"assign": 2, "losses_per_assigned": 1}},
    "raiders": {"combat": {"assign": 1, "strength_per_assigned": 1, "coins": 2}},
    "war-drums": {"combat": {"strength": 1, "with_units": 2, "units": 4}},
    "forced-march": {"any_time": {"moves": 1}},
    "terror": {"combat": {"coins": 1}},
    "emir": {"combat": {"strength": 1, "attacker_strength": 2}},
    "palace-guard": {"combat": {"assign": 2, "strength_per_assigned": 1}},
    "archers": {"combat": {"assign": 1, "strength_per_assigned": 1, "defender_strength": 2}},
    "vizier": {"influence_contest": {"influence": 1, "with_control": 2}},
    "tax-collectors": {"action": {"coins_per_hex": 1, "most": 5}},
    "engineers": {"any_time": {"discount": 3}},
    "camel-riders": {
        "combat": {"assign": 2, "strength_per_assigned": 1, "terrain": ["desert", "wilderness"], "elsewhere": 1}
    },
    "mercenary-captain": {"combat": {"strength": 1, "with_units": 2, "units": 3}},
    "desert-guides": {"any_time": {"terrain": ["desert", "wilderness"]}},
    "sandstorm": {"combat": {"terrain": ["desert", "wilderness"]}},
    "caravan": {"action": {"coins": 4, "other_coins": 2}},
    "turncoats": {"combat": {"units": 2}},
    "council-of-elders": {"influence_contest": {"influence_per_token": 1, "most": 3}},
}


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(f"crescent_moon:card:{card}")) for card in BOX]
)
def test_what_is_printed_on_a_card(card: str) -> None:
    """01.10, 32.04: 69 power cards in all, each of one type and associated with a ruler."""
    printed = find("crescent_moon").content()
    assert printed is not None
    figures = printed["cards"][card]
    assert (figures["association"], figures["copies"], figures["type"]) == BOX[card]
    effects = ("action", "any_time", "combat", "influence_contest")
    assert {effect: figures[effect] for effect in effects if figures.get(effect)} == FIGURES.get(card, {})

"""The Beast denizens: what each does, what it costs, and where it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.denizens.at_the_river import FAR, attack, here, playing

# -- campaigns -------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:true-names")
def test_true_names_bar_plans_of_ones_own_suits() -> None:
    scene = attack(
        {"secrets": 2, "favor": 2, "advisers": ["longbows", "nature-worship", "mercenaries"]},
        {"advisers": ["true-names", "scouts"]},
        dice=[0] * 9,
    )
    scene.not_offered("use:denizen:longbows", "use:denizen:nature-worship")
    scene.offers("use:denizen:mercenaries")


@pytest.mark.card("oath:denizen:rangers")
@pytest.mark.parametrize(("relics", "dice"), [([], 2), (["map"], 4)])
def test_rangers_ignore_skulls_and_add_dice_against_4(relics: list[str], dice: int) -> None:
    scene = here(
        {"warbands": 2, "favor": 1, "advisers": ["rangers"]},
        {"relics": relics},
        here={"warbands": {"red": 1}},
        sites=FAR,
        dice=[0] * (4 if relics else 1) + [5] * dice,
    )
    scene.answer("campaign", "seat:1", ["site:river", *(f"relic:{relic}" for relic in relics)], 2)
    scene.answer("use:denizen:rangers")
    scene.logs("log-attack", dice=dice, skulls=0)
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:nature-worship")
@pytest.mark.rule("oath:7.5.4.a")
def test_nature_worship_counts_beast_advisers() -> None:
    scene = attack({"secrets": 1, "advisers": ["nature-worship", "wolves", "tents"]}, dice=[0] * 9)
    scene.answer("use:denizen:nature-worship", "dice:+2")
    scene.logs("log-attack", dice=4)
    scene.holds(seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:nature-worship")
def test_nature_worship_at_a_site_does_nothing_without_beast_advisers() -> None:
    scene = attack(
        {"secrets": 1, "advisers": ["scouts"]},
        sites={"provinces-1": {"site": "mine", "cards": ["nature-worship"], "warbands": {"purple": 1}}},
        dice=[0] * 9,
    )
    scene.answer("use:denizen:nature-worship")
    scene.answer("enough")
    scene.logs("log-attack", dice=2)


@pytest.mark.card("oath:denizen:insect-swarm")
def test_the_insect_swarm_burns_a_favor_for_each_plan_of_the_enemy() -> None:
    scene = attack({"favor": 1, "advisers": ["longbows"]}, {"advisers": ["insect-swarm"]}, dice=[0] * 9)
    scene.answer("use:denizen:longbows", "dice:+1")
    scene.logs("log-attack", dice=3)
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:insect-swarm")
def test_the_insect_swarm_bars_plans_to_whoever_has_no_favor() -> None:
    scene = attack({"favor": 0, "advisers": ["longbows"]}, {"advisers": ["insect-swarm"]}, dice=[0] * 9)
    scene.logs("log-attack", dice=2)


@pytest.mark.pair("oath:denizen:insect-swarm", "oath:denizen:gleaming-armor")
@pytest.mark.card("oath:denizen:insect-swarm")
def test_pair_the_insect_swarm_and_gleaming_armor_add_up() -> None:
    scene = attack(
        {"favor": 1, "secrets": 1, "advisers": ["longbows"]},
        {"advisers": ["insect-swarm", "gleaming-armor"]},
        dice=[0] * 9,
    )
    scene.answer("use:denizen:longbows", "dice:+1")
    scene.holds(seats={0: {"favor": 0, "secrets": 0}})


@pytest.mark.pair("oath:denizen:insect-swarm", "oath:denizen:vow-of-renewal")
@pytest.mark.card("oath:denizen:insect-swarm")
def test_pair_the_vow_of_renewal_catches_the_favor_of_the_swarm() -> None:
    scene = attack(
        {"favor": 1, "advisers": ["longbows"]}, {"advisers": ["insect-swarm", "vow-of-renewal"]}, dice=[0] * 9
    )
    scene.answer("use:denizen:longbows", "dice:+1")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 1}})


@pytest.mark.pair("oath:denizen:insect-swarm", "oath:denizen:walled-garden")
@pytest.mark.card("oath:denizen:insect-swarm")
def test_pair_bandits_use_no_walled_garden_against_the_swarm() -> None:
    for adviser, dice in (("insect-swarm", 1), ("tents", 2)):
        scene = here(
            {"warbands": 2, "advisers": [adviser]}, {"at": "steppe"}, cards=["walled-garden"], sites=FAR, dice=[0] * 9
        )
        scene.answer("campaign", "bandits", ["site:river"], 2)
        scene.logs("log-defense", dice=dice)


@pytest.mark.card("oath:denizen:vow-of-union")
@pytest.mark.rule("oath:5.5.2.k")
def test_the_vow_of_union_brings_all_warbands_into_the_force() -> None:
    scene = here(
        {"warbands": 1, "advisers": ["vow-of-union"]},
        {"at": "steppe"},
        here={"warbands": {"red": 1}},
        sites={"provinces-1": {"site": "mine", "warbands": {"purple": 3}}},
        dice=[0, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:river"], 4)
    scene.logs("log-attack", dice=4)


@pytest.mark.card("oath:denizen:vow-of-union")
def test_the_vow_of_union_holds_whoever_has_warbands_at_home() -> None:
    scene = here({"warbands": 1, "advisers": ["vow-of-union"]}, here={"warbands": {"purple": 1}})
    scene.not_offered("travel")
    scene = here({"warbands": 0, "advisers": ["vow-of-union"]}, here={"warbands": {"purple": 1}})
    scene.offers("travel")
    scene = here({"warbands": 1, "advisers": ["vow-of-union"]})
    scene.offers("travel")


@pytest.mark.card("oath:denizen:giant-python")
@pytest.mark.rule("oath:5.5.2.a")
def test_the_giant_python_wants_an_even_number_of_dice() -> None:
    scene = here(
        {"warbands": 2},
        {"advisers": ["giant-python"]},
        here={"warbands": {"red": 1}},
        steppe={"warbands": {"red": 1}},
        sites=FAR,
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1")
    scene.refuses(["site:river"], rule="5.5.2")
    scene.answer(["site:river", "site:steppe"], 2)
    scene.logs("log-defense", dice=3)


@pytest.mark.card("oath:denizen:giant-python")
def test_the_giant_python_may_make_an_attack_impossible() -> None:
    scene = here({"warbands": 2}, {"at": "ancient-city", "advisers": ["giant-python"]}, here={"warbands": {"red": 1}})
    scene.not_offered("campaign")


@pytest.mark.card("oath:denizen:giant-python")
@pytest.mark.rule("oath:5.5.2.m")
@pytest.mark.parametrize(("owner", "offered"), [(0, False), (3, True)])
def test_the_chancellors_python_guards_every_citizen_and_no_exile_does(owner: int, offered: bool) -> None:
    seats: list[dict[str, Any]] = [
        {"at": "mine"},
        {"at": "river", "warbands": 2},
        {"at": "mine", "role": "citizen"},
        {"at": "mine", "role": "exile"},
    ]
    seats[owner]["advisers"] = ["giant-python"]
    scene = Scene(
        "oath",
        4,
        turn=1,
        seats=seats,
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}, "cradle-2": "mine"},
    )
    assert ("campaign" in scene.offered()) is offered


@pytest.mark.card("oath:denizen:war-tortoise")
def test_the_war_tortoise_stops_double_swords_but_not_their_skulls() -> None:
    scene = attack({}, {"favor": 1, "advisers": ["war-tortoise"]}, dice=[0, 5, 4])
    scene.answer("use:denizen:war-tortoise")
    scene.logs("log-attack", swords=1, skulls=1)
    scene.holds(seats={1: {"favor": 0}})


@pytest.mark.card("oath:denizen:war-tortoise")
@pytest.mark.parametrize(("face", "shields"), [(4, 0), (2, 1)])
def test_the_war_tortoise_of_an_attacker_stops_double_shields(face: int, shields: int) -> None:
    scene = attack({"favor": 1, "advisers": ["war-tortoise"]}, dice=[face, 0, 0])
    scene.answer("use:denizen:war-tortoise")
    scene.logs("log-defense", shields=shields)


@pytest.mark.card("oath:denizen:marsh-spirit")
def test_the_marsh_spirit_bars_the_attackers_plans() -> None:
    scene = attack({"advisers": ["longbows"]}, here={"cards": ["marsh-spirit"]}, dice=[0] * 9)
    scene.logs("log-attack", dice=2)


@pytest.mark.card("oath:denizen:marsh-spirit")
def test_the_marsh_spirit_leaves_the_defender_free() -> None:
    scene = attack({}, {"advisers": ["longbows"]}, here={"cards": ["marsh-spirit"]}, dice=[0] * 9)
    scene.offers("use:denizen:longbows")


@pytest.mark.card("oath:denizen:marsh-spirit")
def test_the_marsh_spirit_elsewhere_does_nothing() -> None:
    scene = attack({"advisers": ["longbows"]}, steppe={"cards": ["marsh-spirit"]}, dice=[0] * 9)
    scene.offers("use:denizen:longbows")


@pytest.mark.card("oath:denizen:walled-garden")
def test_the_walled_garden_adds_a_die_for_each_beast() -> None:
    scene = attack({}, here={"cards": ["walled-garden", "wolves"]}, steppe={"cards": ["rangers"]}, dice=[0] * 9)
    scene.answer("use:denizen:walled-garden")
    scene.logs("log-defense", dice=4)


@pytest.mark.card("oath:denizen:walled-garden")
def test_the_walled_garden_guards_its_own_site_only() -> None:
    scene = attack({}, steppe={"cards": ["walled-garden"], "warbands": {"red": 1}}, title=0, dice=[0] * 9)
    scene.answer("use:denizen:walled-garden")
    scene.logs("log-attack", dice=2)
    scene.logs("log-uses-plan", power="denizen:walled-garden")


@pytest.mark.card("oath:denizen:wild-allies")
def test_wild_allies_campaign_where_a_beast_is() -> None:
    scene = here(
        {"secrets": 1, "warbands": 2, "supply": 0, "at": "mine", "advisers": ["wild-allies"]},
        {"at": "ancient-city"},
        here={"cards": ["wolves"], "warbands": {"red": 1}},
        sites=FAR,
        dice=[0, 4, 4],
    )
    scene.answer("use:denizen:wild-allies", "seat:1", ["site:river"], 2, 1)
    scene.holds(sites={"cradle-1": {"warbands": {"purple": 1}}}, seats={0: {"secrets": 0, "supply": 0, "at": "mine"}})


@pytest.mark.card("oath:denizen:wild-allies")
def test_wild_allies_need_a_beast_at_an_enemys_site() -> None:
    scene = here(
        {"secrets": 1, "warbands": 2, "at": "mine", "advisers": ["wild-allies"]},
        {"at": "ancient-city"},
        here={"cards": ["longbows"], "warbands": {"red": 1}},
        sites=FAR,
    )
    scene.not_offered("use:denizen:wild-allies")


# -- modifiers and bans ----------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:animal-playmates")
@pytest.mark.parametrize(("card", "supply"), [("wolves", 4), ("longbows", 3)])
def test_animal_playmates_muster_on_beasts_for_no_supply(card: str, supply: int) -> None:
    scene = here({"favor": 1, "supply": 4, "advisers": ["animal-playmates"]}, cards=[card])
    scene.answer("muster", f"denizen:{card}")
    scene.holds(seats={0: {"supply": supply}})


@pytest.mark.card("oath:denizen:the-old-oak")
@pytest.mark.parametrize(("adviser", "secrets"), [("wolves", 2), ("scouts", 0)])
def test_the_old_oak_gives_a_secret_more_to_friends_of_beasts(adviser: str, secrets: int) -> None:
    scene = here({"favor": 2, "advisers": [adviser]}, cards=["the-old-oak"])
    scene.answer("trade", "use:denizen:the-old-oak", "secrets:denizen:the-old-oak")
    scene.holds(seats={0: {"secrets": secrets}})


@pytest.mark.card("oath:denizen:forest-paths")
def test_forest_paths_lead_to_beasts_past_the_powers_of_sites() -> None:
    scene = here(
        {"favor": 1, "supply": 1, "advisers": ["forest-paths"]},
        sites={"hinterland-1": {"site": "narrow-pass"}, "hinterland-2": {"site": "ancient-city", "cards": ["wolves"]}},
    )
    scene.answer("travel")
    scene.not_offered("site:ancient-city")
    scene.answer("use:denizen:forest-paths", "site:ancient-city")
    scene.holds(seats={0: {"at": "ancient-city", "supply": 1, "favor": 0}})


@pytest.mark.card("oath:denizen:small-friends")
def test_small_friends_trade_where_a_beast_is() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["small-friends"]},
        sites={"provinces-1": {"site": "mine", "cards": ["wolves", "longbows"]}},
        banks={"order": 3},
    )
    scene.answer("trade", "use:denizen:small-friends", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 1, "at": "river"}})


@pytest.mark.pair("oath:denizen:small-friends", "oath:denizen:map-library")
@pytest.mark.card("oath:denizen:small-friends")
def test_pair_small_friends_reach_no_map_library_at_ones_own_site() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["small-friends"]},
        cards=["map-library"],
        sites={"provinces-1": {"site": "mine", "cards": ["wolves"]}},
    )
    scene.answer("trade", "use:denizen:small-friends")
    scene.not_offered("use:denizen:map-library")


@pytest.mark.card("oath:denizen:vow-of-beastkin")
def test_the_vow_of_beastkin_musters_on_matching_cards_only() -> None:
    scene = here({"favor": 1, "warbands": 0, "advisers": ["vow-of-beastkin"]}, cards=["wolves", "longbows"])
    scene.answer("muster")
    scene.not_offered("denizen:longbows")
    scene.answer("denizen:wolves")
    scene.holds(seats={0: {"warbands": 3}})


@pytest.mark.card("oath:denizen:birdsong")
@pytest.mark.parametrize(("card", "supply"), [("wolves", 4), ("tents", 4), ("longbows", 3)])
def test_birdsong_trades_with_beasts_and_nomads_for_no_supply(card: str, supply: int) -> None:
    scene = here({"secrets": 1, "supply": 4, "advisers": ["birdsong"]}, cards=[card])
    scene.answer("trade", f"favor:denizen:{card}")
    scene.holds(seats={0: {"supply": supply}})


@pytest.mark.card("oath:denizen:vow-of-poverty")
def test_the_vow_of_poverty_gains_no_favor_by_trading() -> None:
    scene = here({"secrets": 1, "favor": 0, "advisers": ["vow-of-poverty"]}, cards=["longbows"])
    scene.answer("trade", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 0, "secrets": 0}})


@pytest.mark.card("oath:denizen:vow-of-poverty")
@pytest.mark.rule("oath:4.3.5.a")
def test_the_vow_of_poverty_feeds_the_poor_at_rest() -> None:
    scene = here({"favor": 0, "advisers": ["vow-of-poverty"]}, banks={"nomad": 3})
    scene.answer("rest", "use:denizen:vow-of-poverty:2", "bank:nomad")
    scene.holds(seats={0: {"favor": 2}})


@pytest.mark.card("oath:denizen:vow-of-poverty")
def test_the_vow_of_poverty_gives_the_rich_nothing() -> None:
    scene = here({"favor": 1, "advisers": ["vow-of-poverty"]}, banks={"nomad": 3})
    scene.answer("rest")
    scene.asks("act", seat=1)


@pytest.mark.pair("oath:denizen:secret-signal", "oath:denizen:vow-of-poverty")
@pytest.mark.card("oath:denizen:vow-of-poverty")
def test_pair_the_secret_signal_brings_nothing_under_the_vow_of_poverty() -> None:
    scene = here({"secrets": 1, "advisers": ["vow-of-poverty", "secret-signal"]}, cards=["longbows"])
    scene.answer("trade", "use:denizen:secret-signal", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:forest-council")
def test_the_forest_council_keeps_beasts_from_enemies() -> None:
    scene = here({"favor": 1, "secrets": 1}, cards=["wolves"], steppe={"cards": ["forest-council"]})
    scene.not_offered("muster", "trade")


@pytest.mark.card("oath:denizen:forest-council")
def test_the_forest_council_does_not_bind_its_ruler() -> None:
    scene = here(
        {"favor": 1, "secrets": 1},
        cards=["wolves"],
        steppe={"cards": ["forest-council"], "warbands": {"purple": 1}},
    )
    scene.offers("muster", "trade")


@pytest.mark.card("oath:denizen:mushrooms")
@pytest.mark.rule("oath:5.1.2.a")
def test_mushrooms_draw_the_bottom_card_for_no_supply() -> None:
    scene = here({"secrets": 1, "supply": 0}, cards=["mushrooms"], discards={"cradle": ["wolves", "keep", "longbows"]})
    scene.answer("search", "use:denizen:mushrooms")
    scene.not_offered("world-deck")
    scene.answer("discard:cradle")
    scene.logs("log-draws", count=1)
    scene.answer("denizen:longbows", "play:advisers")
    scene.holds(seats={0: {"supply": 0, "advisers": ["longbows"]}})


@pytest.mark.card("oath:denizen:mushrooms")
def test_mushrooms_cost_a_secret() -> None:
    scene = here({"secrets": 0}, cards=["mushrooms"], discards={"cradle": ["wolves"]})
    scene.answer("search")
    scene.not_offered("use:denizen:mushrooms")


@pytest.mark.pair("oath:denizen:augury", "oath:denizen:mushrooms")
@pytest.mark.card("oath:denizen:mushrooms")
def test_pair_augury_adds_to_the_one_card_of_the_mushrooms() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["augury"]},
        cards=["mushrooms"],
        discards={"cradle": ["wolves", "keep", "longbows"]},
    )
    scene.answer("search", "use:denizen:mushrooms", "use:denizen:augury", "discard:cradle")
    scene.logs("log-draws", count=2)


@pytest.mark.pair("oath:denizen:errand-boy", "oath:denizen:mushrooms")
@pytest.mark.card("oath:denizen:mushrooms")
def test_pair_the_errand_boy_finds_mushrooms_elsewhere() -> None:
    scene = here(
        {"secrets": 1, "favor": 1, "advisers": ["errand-boy"]},
        cards=["mushrooms"],
        discards={"cradle": ["wolves"], "hinterland": ["keep", "longbows"]},
    )
    scene.answer("search", "use:denizen:mushrooms", "use:denizen:errand-boy", "discard:hinterland")
    scene.logs("log-draws", count=1, pile="discard:hinterland")


@pytest.mark.card("oath:denizen:new-growth")
@pytest.mark.rule("oath:6.1.c")
def test_new_growth_plays_a_beast_to_any_site() -> None:
    scene = playing("wolves", advisers=["new-growth"], sites={"provinces-1": {"site": "mine"}})
    scene.answer("adviser:denizen:wolves", "use:denizen:new-growth", "play:site:mine")
    scene.holds(sites={"provinces-1": {"cards": ["wolves"]}})


@pytest.mark.card("oath:denizen:new-growth")
def test_new_growth_serves_no_other_suit() -> None:
    scene = playing("longbows", advisers=["new-growth"], sites={"provinces-1": {"site": "mine"}})
    scene.answer("adviser:denizen:longbows", "use:denizen:new-growth")
    scene.not_offered("play:site:mine")


@pytest.mark.card("oath:denizen:wild-cry")
@pytest.mark.parametrize(("card", "supply", "warbands"), [("wolves", 3, 3), ("longbows", 2, 1)])
def test_the_wild_cry_rewards_a_beast(card: str, supply: int, warbands: int) -> None:
    scene = playing(card, {"supply": 2, "warbands": 1}, advisers=["wild-cry"])
    scene.answer(f"adviser:denizen:{card}", "use:denizen:wild-cry", "play:advisers")
    scene.holds(seats={1: {"supply": supply, "warbands": warbands}})


@pytest.mark.card("oath:denizen:bracken")
@pytest.mark.rule("oath:10.10.a")
def test_bracken_chooses_the_pile_of_all_discards() -> None:
    scene = here({"advisers": ["bracken"]}, deck=["wolves", "keep", "tents"], discards={"hinterland": ["longbows"]})
    scene.answer("search", "use:denizen:bracken", "world-deck", "discard:hinterland:bottom", "denizen:wolves")
    scene.answer(["denizen:keep", "denizen:tents"], "play:discard")
    scene.holds(discards={"hinterland": ["longbows", "keep", "tents", "wolves"]})


@pytest.mark.card("oath:denizen:bracken")
def test_bracken_works_for_a_facedown_adviser_too() -> None:
    scene = playing("wolves", advisers=["bracken"], discards={"provinces": ["longbows"]})
    scene.answer("adviser:denizen:wolves", "use:denizen:bracken", "discard:provinces:top", "play:discard")
    scene.holds(discards={"provinces": ["wolves", "longbows"]})


@pytest.mark.card("oath:denizen:grasping-vines")
@pytest.mark.parametrize(("army", "left"), [({"red": 1}, 1), ({"purple": 1}, 2), ({}, 1)])
def test_grasping_vines_kill_a_warband_of_an_enemy_who_leaves(army: dict[str, int], left: int) -> None:
    scene = here({"warbands": 2}, {"at": "ancient-city"}, cards=["grasping-vines"], here={"warbands": army})
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"warbands": left}})


@pytest.mark.card("oath:denizen:grasping-vines")
def test_grasping_vines_hold_at_every_site_of_their_ruler() -> None:
    for army, left in (({"red": 1}, 1), ({}, 2)):
        scene = here(
            {"warbands": 2, "at": "steppe"},
            {"at": "ancient-city"},
            here={"cards": ["grasping-vines"], "warbands": {"red": 1}},
            steppe={"warbands": army},
        )
        scene.answer("travel", "site:river")
        scene.holds(seats={0: {"warbands": left}})


# -- when played -----------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:threatening-roar")
def test_the_threatening_roar_drives_nomads_and_other_beasts_away() -> None:
    scene = playing(
        "threatening-roar",
        here={"cards": ["wolves"]},
        sites={
            "cradle-2": {"site": "steppe", "cards": ["tents", "longbows"]},
            "provinces-1": {"site": "mine", "cards": ["rangers"]},
        },
    )
    scene.answer("adviser:denizen:threatening-roar", "play:site:river")
    scene.holds(
        sites={
            "cradle-1": {"cards": ["threatening-roar"]},
            "cradle-2": {"cards": ["longbows"]},
            "provinces-1": {"cards": ["rangers"]},
        }
    )


@pytest.mark.pair("oath:denizen:threatening-roar", "oath:denizen:wild-cry")
@pytest.mark.card("oath:denizen:threatening-roar")
def test_pair_the_roar_spares_a_modifier_in_use_and_locked_cards() -> None:
    scene = playing(
        "threatening-roar",
        here={"cards": ["wild-cry"]},
        sites={"cradle-2": {"site": "steppe", "cards": ["forest-council"]}},
    )
    scene.answer("adviser:denizen:threatening-roar", "use:denizen:wild-cry", "play:advisers")
    scene.holds(sites={"cradle-1": {"cards": ["wild-cry"]}, "cradle-2": {"cards": ["forest-council"]}})


@pytest.mark.card("oath:denizen:animal-host")
@pytest.mark.parametrize(("where", "gained"), [("play:site:river", 3), ("play:advisers", 2)])
def test_the_animal_host_counts_beasts_at_sites(where: str, gained: int) -> None:
    scene = playing(
        "animal-host",
        {"warbands": 0},
        here={"cards": ["wolves"]},
        sites={"provinces-1": {"site": "mine", "cards": ["rangers", "longbows"]}},
    )
    scene.answer("adviser:denizen:animal-host", where)
    scene.holds(seats={1: {"warbands": gained}})


# -- actions ---------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:fae-merchant")
@pytest.mark.parametrize(("back", "kept"), [("map", "whistle"), ("whistle", "map")])
def test_the_fae_merchant_brings_a_relic_for_a_relic(back: str, kept: str) -> None:
    scene = here({"secrets": 1, "relics": ["grand-scepter", "map"], "advisers": ["fae-merchant"]}, relics=["whistle"])
    scene.answer("use:denizen:fae-merchant")
    scene.offers_only("relic:map", "relic:whistle")
    scene.answer([f"relic:{back}"])
    scene.holds(seats={0: {"relics": ["grand-scepter", kept], "secrets": 0}})


@pytest.mark.card("oath:denizen:second-chance")
def test_the_second_chance_takes_a_warband_of_order_or_discord() -> None:
    scene = here({"secrets": 1, "warbands": 1, "advisers": ["second-chance"]}, {"warbands": 2, "advisers": ["scouts"]})
    scene.answer("use:denizen:second-chance")
    scene.holds(seats={0: {"warbands": 2, "secrets": 0}, 1: {"warbands": 1}})


@pytest.mark.card("oath:denizen:second-chance")
def test_the_second_chance_needs_such_an_adviser_faceup() -> None:
    scene = here(
        {"secrets": 1, "warbands": 1, "advisers": ["second-chance"]},
        {"warbands": 2, "advisers": [{"facedown": "scouts"}, "tents"]},
    )
    scene.not_offered("use:denizen:second-chance")


@pytest.mark.card("oath:denizen:pied-piper")
def test_the_pied_piper_goes_over_and_takes_2_favor() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["pied-piper"]},
        {"at": "ancient-city", "favor": 3, "advisers": ["wolves", "tents", "scouts"]},
        sites={"hinterland-1": {"site": "ancient-city"}},
    )
    scene.answer("use:denizen:pied-piper:2")
    scene.holds(
        seats={
            0: {"favor": 2, "advisers": []},
            1: {"favor": 1, "advisers": ["wolves", "tents", "scouts", "pied-piper"]},
        }
    )


@pytest.mark.card("oath:denizen:pied-piper")
@pytest.mark.rule("oath:7.6.4.b")
def test_the_pied_piper_is_played_beside_three_advisers() -> None:
    scene = at_a_search("pied-piper", ["wolves", "tents", "scouts"])
    scene.answer("play:advisers")
    scene.holds(seats={0: {"advisers": ["wolves", "tents", "scouts", "pied-piper"]}})
    crowded = at_a_search("rangers", ["wolves", "tents", "scouts"])
    crowded.answer("play:advisers")
    crowded.offers_only("denizen:wolves", "denizen:tents", "denizen:scouts")


def at_a_search(card: str, advisers: list[str]) -> Scene:
    """Seat 0 has kept the card of a Search and is about to play it."""
    scene = here({"advisers": advisers}, deck={"only": [card]}, here={"warbands": {"red": 1}})
    return scene.answer("search", "world-deck", f"denizen:{card}")


@pytest.mark.card("oath:denizen:pied-piper")
def test_the_pied_piper_costs_a_secret() -> None:
    scene = here({"secrets": 0, "advisers": ["pied-piper"]}, {"favor": 3})
    scene.not_offered("use:denizen:pied-piper:2")


@pytest.mark.pair("oath:denizen:assassin", "oath:denizen:pied-piper")
@pytest.mark.card("oath:denizen:pied-piper")
def test_pair_the_pied_piper_counts_when_an_assassin_comes() -> None:
    scene = playing("assassin", advisers=["pied-piper", "wolves"])
    scene.answer("adviser:denizen:assassin", "play:advisers", ["denizen:wolves"])
    scene.holds(seats={1: {"advisers": ["assassin", "pied-piper"]}})


@pytest.mark.card("oath:denizen:memory-of-nature")
def test_memory_of_nature_moves_favor_for_each_beast() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["memory-of-nature"]},
        cards=["wolves", "rangers"],
        banks={"order": 2, "nomad": 2, "beast": 0},
    )
    scene.answer("use:denizen:memory-of-nature", "bank:order", "bank:nomad")
    scene.holds(banks={"order": 1, "nomad": 1, "beast": 2}, seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:memory-of-nature")
def test_memory_of_nature_needs_a_beast_at_a_site() -> None:
    scene = here({"secrets": 1, "advisers": ["memory-of-nature", "wolves"]}, cards=["longbows"])
    scene.not_offered("use:denizen:memory-of-nature")

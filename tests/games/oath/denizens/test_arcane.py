"""The Arcane denizens: what each does, what it costs, and where it does nothing."""

from __future__ import annotations

import pytest

from tests.games.oath.denizens.at_the_river import attack, here, playing

# -- battle plans ----------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:fire-talkers")
@pytest.mark.rule("oath:7.5.4.a")
def test_fire_talkers_change_3_dice_for_whoever_keeps_the_secret() -> None:
    scene = attack(
        {"secrets": 1, "advisers": ["fire-talkers"]}, banners={"darkest-secret": {"holder": 0}}, dice=[0] * 9
    )
    scene.answer("use:denizen:fire-talkers", "dice:+3")
    scene.logs("log-attack", dice=5)


@pytest.mark.card("oath:denizen:fire-talkers")
def test_fire_talkers_do_nothing_without_the_secret() -> None:
    scene = attack(
        {"secrets": 1, "advisers": ["fire-talkers"]}, banners={"darkest-secret": {"holder": 1}}, dice=[0] * 9
    )
    scene.answer("use:denizen:fire-talkers")
    scene.logs("log-attack", dice=2)


@pytest.mark.card("oath:denizen:rusting-ray")
@pytest.mark.parametrize(("holder", "swords"), [(1, 0), (0, 1)])
def test_the_rusting_ray_blunts_hollow_swords(holder: int, swords: int) -> None:
    scene = attack(
        {},
        {"secrets": 1, "advisers": ["rusting-ray"]},
        banners={"darkest-secret": {"holder": holder}},
        dice=[0, 0, 0],
    )
    scene.answer("use:denizen:rusting-ray")
    scene.logs("log-attack", swords=swords)
    scene.holds(seats={1: {"secrets": 0, "facedown_secrets": 1}})


@pytest.mark.card("oath:denizen:rusting-ray")
def test_the_rusting_ray_is_no_plan_for_an_attacker() -> None:
    scene = attack(
        {"secrets": 1, "advisers": ["rusting-ray", "cracking-ground"]},
        banners={"darkest-secret": {"holder": 0}},
        dice=[0] * 9,
    )
    scene.not_offered("use:denizen:rusting-ray")


@pytest.mark.card("oath:denizen:gleaming-armor")
def test_gleaming_armor_makes_plans_of_the_enemy_cost_a_secret() -> None:
    scene = attack({"secrets": 1, "advisers": ["longbows"]}, {"advisers": ["gleaming-armor"]}, dice=[0] * 9)
    scene.answer("use:denizen:longbows", "dice:+1")
    scene.logs("log-attack", dice=3)
    scene.holds(seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:gleaming-armor")
def test_gleaming_armor_leaves_its_own_side_alone() -> None:
    scene = attack({"secrets": 0, "advisers": ["longbows", "gleaming-armor"]}, dice=[0] * 9)
    scene.offers("use:denizen:longbows")


@pytest.mark.card("oath:denizen:gleaming-armor")
def test_gleaming_armor_bars_a_plan_to_whoever_has_no_secret() -> None:
    scene = attack(
        {"favor": 2, "advisers": ["longbows", "mercenaries"]}, {"advisers": ["gleaming-armor"]}, dice=[0] * 9
    )
    scene.logs("log-attack", dice=2)


@pytest.mark.card("oath:denizen:jinx")
def test_the_jinx_rerolls_all_dice_once() -> None:
    scene = attack({"secrets": 1, "advisers": ["jinx"]}, dice=[0, 0, 0, 4, 4])
    scene.answer("yes")
    scene.logs("log-attack", dice=2, swords=2)
    scene.holds(seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:jinx")
def test_the_jinx_costs_a_secret() -> None:
    scene = attack({"secrets": 0, "advisers": ["jinx"]}, dice=[0, 0, 0])
    scene.logs("log-attack", swords=1)


@pytest.mark.card("oath:denizen:billowing-fog")
@pytest.mark.rule("oath:5.5.6.a")
def test_billowing_fog_saves_a_beaten_force() -> None:
    scene = attack(
        {"warbands": 4, "secrets": 1, "advisers": ["billowing-fog"]}, here={"warbands": {"red": 9}}, dice=[0] * 9
    )
    scene.answer("use:denizen:billowing-fog")
    scene.holds(seats={0: {"warbands": 4, "secrets": 0}})


@pytest.mark.card("oath:denizen:billowing-fog")
def test_without_the_fog_half_of_a_beaten_force_dies() -> None:
    scene = attack(
        {"warbands": 4, "secrets": 0, "advisers": ["billowing-fog"]}, here={"warbands": {"red": 9}}, dice=[0] * 9
    )
    scene.holds(seats={0: {"warbands": 2}})


@pytest.mark.card("oath:denizen:billowing-fog")
def test_billowing_fog_stops_no_skulls() -> None:
    scene = attack(
        {"warbands": 4, "secrets": 1, "advisers": ["billowing-fog"]}, here={"warbands": {"red": 9}}, dice=[0, 5, 5]
    )
    scene.answer("use:denizen:billowing-fog")
    scene.holds(seats={0: {"warbands": 2}})


@pytest.mark.card("oath:denizen:kindred-warriors")
def test_kindred_warriors_change_up_to_a_die_for_each_other_suit() -> None:
    scene = attack(
        {"secrets": 1, "advisers": ["kindred-warriors", "wolves"]},
        sites={"provinces-1": {"site": "mine", "cards": ["tents"], "warbands": {"purple": 1}}},
        dice=[0, 5, 5, 5, 5],
    )
    scene.answer("use:denizen:kindred-warriors")
    scene.offers("dice:+2", "dice:+1", "dice:+0", "dice:-2")
    scene.not_offered("dice:+3")
    scene.answer("dice:+1")
    scene.logs("log-attack", dice=3, skulls=0)


@pytest.mark.card("oath:denizen:kindred-warriors")
def test_kindred_warriors_of_a_defender_ignore_no_skulls() -> None:
    scene = attack({}, {"secrets": 1, "advisers": ["kindred-warriors", "wolves"]}, dice=[0, 5, 5])
    scene.answer("use:denizen:kindred-warriors", "dice:-1")
    scene.logs("log-attack", dice=1, skulls=1)


@pytest.mark.card("oath:denizen:cracking-ground")
@pytest.mark.parametrize(("targets", "dice"), [(["site:river"], 3), (["site:river", "site:steppe"], 4)])
def test_cracking_ground_counts_targeted_sites(targets: list[str], dice: int) -> None:
    scene = here(
        {"warbands": 2, "secrets": 1, "advisers": ["cracking-ground"]},
        {"at": "standing-stones"},
        here={"warbands": {"red": 1}},
        steppe={"warbands": {"red": 1}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", targets, 2, "use:denizen:cracking-ground", f"dice:+{dice - 2}")
    scene.logs("log-attack", dice=dice)
    scene.holds(seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:cracking-ground")
def test_cracking_ground_counts_sites_only() -> None:
    scene = here(
        {"warbands": 2, "secrets": 1, "advisers": ["cracking-ground"]},
        here={"warbands": {"purple": 1}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 2, "use:denizen:cracking-ground")
    scene.logs("log-attack", dice=2)


@pytest.mark.card("oath:denizen:sealing-ward")
@pytest.mark.parametrize(("adviser", "dice"), [("sealing-ward", 1), ("wolves", 0)])
def test_the_sealing_ward_guards_relics(adviser: str, dice: int) -> None:
    scene = here(
        {"warbands": 2},
        {"advisers": [adviser], "relics": ["map"]},
        here={"warbands": {"purple": 1}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", ["relic:map"], 2)
    scene.logs("log-defense", dice=3 + dice)


# -- modifiers -------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:magicians-code")
@pytest.mark.rule("oath:5.4.2.g")
def test_the_magicians_code_adds_2_secrets_to_the_payment() -> None:
    scene = here({"favor": 2, "secrets": 0, "advisers": ["magicians-code"]}, banners={"darkest-secret": {"tokens": 1}})
    scene.answer("recover", "use:denizen:magicians-code", "banner:darkest-secret")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}}, banners={"darkest-secret": {"holder": 0, "tokens": 2}})


@pytest.mark.card("oath:denizen:magicians-code")
def test_the_magicians_code_serves_no_other_recovery() -> None:
    scene = here(
        {"favor": 5, "secrets": 0, "advisers": ["magicians-code"]},
        banners={"darkest-secret": {"tokens": 1}, "peoples-favor": {"tokens": 1}},
    )
    scene.answer("recover", "use:denizen:magicians-code")
    scene.not_offered("banner:peoples-favor")


@pytest.mark.card("oath:denizen:acting-troupe")
@pytest.mark.rule("oath:5.3.2.a")
def test_the_acting_troupe_counts_as_another_suit_in_a_trade() -> None:
    scene = here({"secrets": 1, "advisers": ["acting-troupe"]}, cards=["longbows", "wolves"], banks={"order": 5})
    scene.answer("trade", "use:denizen:acting-troupe", "suit:order", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 2}})


@pytest.mark.card("oath:denizen:acting-troupe")
def test_the_acting_troupe_may_stay_arcane() -> None:
    scene = here({"secrets": 1, "advisers": ["acting-troupe"]}, cards=["longbows"], banks={"order": 5})
    scene.answer("trade", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 1}})


@pytest.mark.card("oath:denizen:secret-signal")
@pytest.mark.rule("oath:5.3.2.a")
@pytest.mark.parametrize(("advisers", "gained"), [([], 2), (["scouts"], 2), (["scouts", "captains"], 3)])
def test_the_secret_signal_doubles_a_single_favor(advisers: list[str], gained: int) -> None:
    scene = here({"secrets": 1, "advisers": ["secret-signal", *advisers]}, cards=["longbows"], banks={"order": 5})
    scene.answer("trade", "use:denizen:secret-signal", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": gained}})


@pytest.mark.card("oath:denizen:secret-signal")
def test_the_secret_signal_adds_nothing_to_a_trade_for_secrets() -> None:
    scene = here({"favor": 2, "advisers": ["secret-signal", "scouts"]}, cards=["longbows"], banks={"order": 5})
    scene.answer("trade", "use:denizen:secret-signal", "secrets:denizen:longbows")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}})


@pytest.mark.card("oath:denizen:augury")
@pytest.mark.rule("oath:5.1.2.a")
def test_augury_draws_a_fourth_card() -> None:
    scene = here({"advisers": ["augury"]}, deck=["wolves", "keep", "tents", "longbows"])
    scene.answer("search", "use:denizen:augury", "world-deck")
    scene.logs("log-draws", count=4)


@pytest.mark.card("oath:denizen:augury")
def test_augury_still_stops_at_a_vision() -> None:
    scene = here({"advisers": ["augury"]}, deck=["wolves", "faith", "tents", "longbows"])
    scene.answer("search", "use:denizen:augury", "world-deck")
    scene.logs("log-draws", count=2)


@pytest.mark.card("oath:denizen:augury")
def test_augury_is_optional() -> None:
    scene = here({"advisers": ["augury"]}, deck=["wolves", "keep", "tents", "longbows"])
    scene.answer("search", "world-deck")
    scene.logs("log-draws", count=3)


@pytest.mark.card("oath:denizen:portal")
@pytest.mark.rule("oath:5.6.1.a")
def test_the_portal_leads_away_for_no_supply() -> None:
    scene = here({"secrets": 1, "supply": 2}, cards=["portal"])
    scene.answer("travel", "use:denizen:portal", "site:ancient-city")
    scene.holds(seats={0: {"at": "ancient-city", "supply": 2, "secrets": 0}})


@pytest.mark.card("oath:denizen:portal")
def test_the_portal_of_a_site_one_rules_leads_only_there() -> None:
    scene = here({"secrets": 1, "at": "ancient-city"}, here={"cards": ["portal"], "warbands": {"purple": 1}})
    scene.answer("travel", "use:denizen:portal")
    scene.offers_only("site:river")


@pytest.mark.card("oath:denizen:portal")
def test_the_portal_elsewhere_is_out_of_reach() -> None:
    scene = here({"secrets": 1, "at": "ancient-city"}, cards=["portal"])
    scene.answer("travel")
    scene.not_offered("use:denizen:portal")


@pytest.mark.pair("oath:denizen:portal", "oath:denizen:toll-roads")
@pytest.mark.card("oath:denizen:portal")
def test_pair_the_portal_ignores_sites_but_not_toll_roads() -> None:
    scene = here(
        {"secrets": 1, "favor": 0},
        {"at": "ancient-city"},
        cards=["portal"],
        steppe={"cards": ["toll-roads"], "warbands": {"red": 1}},
        sites={"hinterland-1": {"site": "narrow-pass"}, "hinterland-2": {"site": "ancient-city"}},
    )
    scene.answer("travel")
    scene.not_offered("site:ancient-city", "site:steppe")
    scene.answer("use:denizen:portal")
    scene.offers("site:ancient-city")
    scene.not_offered("site:steppe")


@pytest.mark.card("oath:denizen:observatory")
@pytest.mark.rule("oath:5.1.2.c")
def test_the_observatory_opens_all_piles() -> None:
    scene = here({"supply": 2}, cards=["observatory"], discards={"hinterland": ["wolves", "keep", "tents"]})
    scene.answer("search", "use:denizen:observatory", "discard:hinterland")
    scene.logs("log-draws", count=3, pile="discard:hinterland")


@pytest.mark.card("oath:denizen:observatory")
def test_the_observatory_needs_ones_pawn() -> None:
    scene = here(
        {"at": "steppe"},
        here={"cards": ["observatory"], "warbands": {"purple": 1}},
        discards={"hinterland": ["wolves"]},
    )
    scene.answer("search")
    scene.not_offered("use:denizen:observatory")


@pytest.mark.card("oath:denizen:initiation-rite")
@pytest.mark.rule("oath:5.2.1.a")
def test_the_initiation_rite_musters_for_a_secret() -> None:
    scene = here({"favor": 1, "secrets": 1, "warbands": 0, "advisers": ["initiation-rite"]}, cards=["longbows"])
    scene.answer("muster", "denizen:longbows")
    scene.holds(seats={0: {"favor": 1, "secrets": 0, "warbands": 2}})


@pytest.mark.card("oath:denizen:initiation-rite")
def test_the_initiation_rite_takes_no_favor() -> None:
    scene = here({"favor": 1, "secrets": 0, "advisers": ["initiation-rite"]}, cards=["longbows"])
    scene.not_offered("muster")


@pytest.mark.card("oath:denizen:map-library")
def test_the_map_library_trades_all_over_the_region() -> None:
    scene = here({"secrets": 1}, cards=["map-library"], steppe={"cards": ["longbows"]}, banks={"order": 2})
    scene.answer("trade")
    scene.not_offered("favor:denizen:longbows")
    scene.answer("use:denizen:map-library", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 1}})


@pytest.mark.card("oath:denizen:map-library")
def test_the_map_library_needs_ones_pawn_and_region() -> None:
    scene = here(
        {"secrets": 1, "at": "steppe"},
        here={"cards": ["map-library"], "warbands": {"purple": 1}},
        steppe={"cards": ["longbows"]},
    )
    scene.answer("trade")
    scene.not_offered("use:denizen:map-library")


@pytest.mark.card("oath:denizen:master-of-disguise")
def test_the_master_of_disguise_borrows_advisers() -> None:
    scene = here(
        {"secrets": 2, "advisers": ["master-of-disguise", "wolves"]},
        {"advisers": ["scouts"]},
        cards=["longbows"],
        banks={"order": 5},
    )
    scene.answer("trade", "use:denizen:master-of-disguise", "favor:denizen:longbows")
    scene.holds(seats={0: {"secrets": 0, "favor": 2}})


@pytest.mark.card("oath:denizen:master-of-disguise")
def test_the_master_of_disguise_and_the_trade_must_both_be_paid() -> None:
    scene = here({"secrets": 1, "advisers": ["master-of-disguise"]}, cards=["longbows"])
    scene.answer("trade")
    scene.not_offered("use:denizen:master-of-disguise")


@pytest.mark.pair("oath:denizen:master-of-disguise", "oath:denizen:vow-of-poverty")
@pytest.mark.card("oath:denizen:master-of-disguise")
def test_pair_the_master_of_disguise_sheds_ones_own_vow_of_poverty() -> None:
    scene = here(
        {"secrets": 2, "advisers": ["master-of-disguise", "vow-of-poverty"]},
        {"advisers": ["scouts"]},
        cards=["longbows"],
        banks={"order": 5},
    )
    scene.answer("trade", "use:denizen:master-of-disguise", "favor:denizen:longbows")
    scene.holds(seats={0: {"favor": 2}})


@pytest.mark.pair("oath:denizen:master-of-disguise", "oath:denizen:secret-signal")
@pytest.mark.card("oath:denizen:master-of-disguise")
def test_pair_the_master_of_disguise_silences_ones_own_trade_modifiers() -> None:
    scene = here(
        {"secrets": 2, "advisers": ["master-of-disguise", "secret-signal"]},
        {"advisers": ["acting-troupe"]},
        cards=["longbows"],
        banks={"order": 5},
    )
    scene.answer("trade", "use:denizen:master-of-disguise")
    scene.not_offered("use:denizen:secret-signal")
    scene.offers("use:denizen:acting-troupe")


# -- when played -----------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:dazzle")
def test_dazzle_discards_hearth_and_order_of_the_region() -> None:
    scene = playing(
        "dazzle",
        here={"cards": ["longbows", "wolves"]},
        sites={"provinces-1": {"site": "mine", "cards": ["scouts"]}},
    )
    scene.answer("adviser:denizen:dazzle", "play:advisers")
    scene.holds(sites={"cradle-1": {"cards": ["wolves"]}, "provinces-1": {"cards": ["scouts"]}})


@pytest.mark.card("oath:denizen:revelation")
def test_the_revelation_turns_favor_into_secrets_for_all() -> None:
    scene = playing("revelation", {"favor": 2}, {"favor": 3, "secrets": 1})
    scene.answer("adviser:denizen:revelation", "play:advisers")
    scene.asks("choose-number", seat=0)
    scene.answer(3, 1)
    scene.holds(seats={0: {"favor": 0, "secrets": 4}, 1: {"favor": 1, "secrets": 1}})


@pytest.mark.card("oath:denizen:revelation")
def test_the_revelation_asks_nobody_without_favor() -> None:
    scene = playing("revelation", {"favor": 1}, {"favor": 0})
    scene.answer("adviser:denizen:revelation", "play:advisers", 0)
    scene.holds(seats={0: {"secrets": 0}, 1: {"favor": 1, "secrets": 0}})


@pytest.mark.pair("oath:denizen:revelation", "oath:denizen:vow-of-renewal")
@pytest.mark.card("oath:denizen:revelation")
def test_pair_the_vow_of_renewal_catches_what_the_revelation_burns() -> None:
    scene = playing("revelation", {"favor": 1}, {"favor": 2, "advisers": ["vow-of-renewal"]})
    scene.answer("adviser:denizen:revelation", "play:advisers", 0, 1)
    scene.holds(seats={0: {"favor": 3}, 1: {"favor": 0, "secrets": 1}})


@pytest.mark.card("oath:denizen:bewitch")
@pytest.mark.rule("oath:6.6.2.a")
def test_bewitch_makes_whoever_has_more_secrets_a_citizen() -> None:
    scene = playing("bewitch", {"secrets": 1, "facedown_secrets": 1}, {"secrets": 1})
    scene.answer("adviser:denizen:bewitch", "play:advisers", "yes")
    scene.holds(seats={1: {"role": "citizen"}})


@pytest.mark.card("oath:denizen:bewitch")
def test_bewitch_does_nothing_with_as_many_secrets() -> None:
    scene = playing("bewitch", {"secrets": 1}, {"secrets": 1}, banners={"darkest-secret": {"holder": 1, "tokens": 4}})
    scene.answer("adviser:denizen:bewitch", "play:advisers")
    scene.holds(seats={1: {"role": "exile"}})


# -- actions ---------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:wizard-school")
def test_the_wizard_school_gains_a_secret_and_ends_the_act_phase() -> None:
    scene = here({"favor": 1}, cards=["wizard-school"])
    scene.answer("use:denizen:wizard-school")
    scene.asks("act", seat=1)
    scene.holds(seats={0: {"secrets": 1, "favor": 0}})


@pytest.mark.card("oath:denizen:wizard-school")
def test_the_wizard_school_wants_a_favor() -> None:
    scene = here({"favor": 0}, cards=["wizard-school"])
    scene.not_offered("use:denizen:wizard-school")


@pytest.mark.card("oath:denizen:terror-spells")
def test_terror_spells_kill_2_warbands_of_the_region() -> None:
    scene = here(
        {"secrets": 1, "warbands": 1, "advisers": ["terror-spells"]},
        {"warbands": 2},
        steppe={"warbands": {"red": 1}},
        banners={"darkest-secret": {"holder": 0}},
    )
    scene.answer("use:denizen:terror-spells", "site:steppe", "seat:1")
    scene.holds(seats={0: {"warbands": 1, "secrets": 0}, 1: {"warbands": 1}}, sites={"cradle-2": {"warbands": {}}})


@pytest.mark.card("oath:denizen:terror-spells")
def test_terror_spells_need_the_darkest_secret() -> None:
    scene = here({"secrets": 1, "advisers": ["terror-spells"]}, {"warbands": 2})
    scene.not_offered("use:denizen:terror-spells")


@pytest.mark.card("oath:denizen:terror-spells")
def test_terror_spells_reach_no_other_region() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["terror-spells"]},
        {"at": "ancient-city", "warbands": 2},
        banners={"darkest-secret": {"holder": 0}},
    )
    scene.not_offered("use:denizen:terror-spells")


@pytest.mark.card("oath:denizen:blood-pact")
def test_the_blood_pact_trades_pairs_of_warbands_for_secrets() -> None:
    scene = here({"secrets": 1, "warbands": 5, "advisers": ["blood-pact"]})
    scene.answer("use:denizen:blood-pact")
    scene.offers_only("2", "4")
    scene.rejects(3)
    scene.answer(4)
    scene.holds(seats={0: {"warbands": 1, "secrets": 2}})


@pytest.mark.card("oath:denizen:blood-pact")
def test_the_blood_pact_needs_two_warbands() -> None:
    scene = here({"secrets": 1, "warbands": 1, "advisers": ["blood-pact"]})
    scene.not_offered("use:denizen:blood-pact")


@pytest.mark.card("oath:denizen:plague-engines")
def test_plague_engines_tax_every_ruler() -> None:
    scene = here(
        {"secrets": 2, "favor": 3, "advisers": ["plague-engines"]},
        {"favor": 1},
        here={"warbands": {"purple": 1}},
        steppe={"warbands": {"red": 1}},
        sites={"provinces-1": {"site": "mine", "warbands": {"red": 1}}},
        banks={"arcane": 1},
    )
    scene.answer("use:denizen:plague-engines")
    scene.holds(seats={0: {"favor": 2, "secrets": 0}, 1: {"favor": 0}}, banks={"arcane": 3})


@pytest.mark.card("oath:denizen:plague-engines")
def test_plague_engines_cost_two_secrets() -> None:
    scene = here({"secrets": 1, "favor": 3, "advisers": ["plague-engines"]})
    scene.not_offered("use:denizen:plague-engines")


@pytest.mark.card("oath:denizen:tutor")
def test_the_tutor_gains_a_secret() -> None:
    scene = here({"secrets": 1, "favor": 1, "advisers": ["tutor"]})
    scene.answer("use:denizen:tutor")
    scene.holds(seats={0: {"secrets": 1, "favor": 0}})
    scene.not_offered("use:denizen:tutor")


@pytest.mark.card("oath:denizen:dream-thief")
def test_the_dream_thief_swaps_facedown_advisers() -> None:
    scene = here(
        {"favor": 2, "advisers": ["dream-thief", {"facedown": "wolves"}]}, {"advisers": [{"facedown": "keep"}]}
    )
    scene.answer("use:denizen:dream-thief", "seat:0:adviser:1")
    scene.holds(
        seats={
            0: {"favor": 0, "advisers": ["dream-thief", {"facedown": "keep"}]},
            1: {"advisers": [{"facedown": "wolves"}]},
        }
    )
    scene.offers("adviser:denizen:keep")


@pytest.mark.card("oath:denizen:dream-thief")
def test_the_dream_thief_needs_facedown_advisers_of_two_players() -> None:
    scene = here({"favor": 2, "advisers": ["dream-thief", {"facedown": "wolves"}]}, {"advisers": ["tents"]})
    scene.not_offered("use:denizen:dream-thief")


@pytest.mark.card("oath:denizen:forgotten-vault")
def test_the_forgotten_vault_feeds_or_starves_the_secret() -> None:
    for answer, tokens in (("vault:place", 3), ("vault:burn", 1)):
        scene = here({"favor": 1}, cards=["forgotten-vault"], banners={"darkest-secret": {"tokens": 2}})
        scene.answer("use:denizen:forgotten-vault", answer)
        scene.holds(banners={"darkest-secret": {"tokens": tokens}}, seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:forgotten-vault")
def test_the_forgotten_vault_leaves_the_last_secret() -> None:
    scene = here({"favor": 1}, cards=["forgotten-vault"], banners={"darkest-secret": {"tokens": 1}})
    scene.answer("use:denizen:forgotten-vault")
    scene.holds(banners={"darkest-secret": {"tokens": 2}})


@pytest.mark.card("oath:denizen:witchs-bargain")
def test_the_witchs_bargain_exchanges_both_ways() -> None:
    scene = here({"secrets": 2, "favor": 0, "advisers": ["witchs-bargain"]}, {"favor": 3, "secrets": 0})
    scene.answer("use:denizen:witchs-bargain", "sell-secret:seat:1")
    scene.holds(seats={0: {"secrets": 0, "favor": 2}, 1: {"favor": 1, "secrets": 1}})
    scene.answer("buy-secret:seat:1")
    scene.holds(seats={0: {"secrets": 1, "favor": 0}, 1: {"favor": 3, "secrets": 0}})


@pytest.mark.card("oath:denizen:witchs-bargain")
def test_the_witchs_bargain_needs_a_partner_who_has_the_goods() -> None:
    scene = here({"secrets": 2, "favor": 1, "advisers": ["witchs-bargain"]}, {"favor": 1, "secrets": 2})
    scene.not_offered("use:denizen:witchs-bargain")


@pytest.mark.pair("oath:denizen:witchs-bargain", "oath:denizen:vow-of-silence")
@pytest.mark.card("oath:denizen:witchs-bargain")
def test_pair_under_the_vow_of_silence_the_bargain_only_buys_secrets() -> None:
    scene = here(
        {"secrets": 2, "favor": 2, "advisers": ["witchs-bargain", "vow-of-silence"]}, {"favor": 3, "secrets": 1}
    )
    scene.answer("use:denizen:witchs-bargain")
    scene.not_offered("sell-secret:seat:1")
    scene.answer("buy-secret:seat:1")
    scene.holds(seats={0: {"secrets": 2, "favor": 0}, 1: {"secrets": 0}})


# -- persistent ------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:vow-of-silence")
@pytest.mark.rule("oath:5.4.1.a")
def test_the_vow_of_silence_profits_when_another_recovers_the_secret() -> None:
    scene = here(
        {"secrets": 3}, {"secrets": 0, "advisers": ["vow-of-silence"]}, banners={"darkest-secret": {"tokens": 1}}
    )
    scene.answer("recover", "banner:darkest-secret", 3)
    scene.holds(seats={0: {"secrets": 1}, 1: {"secrets": 3}})


@pytest.mark.card("oath:denizen:vow-of-silence")
def test_the_vow_of_silence_forbids_recovering_the_secret() -> None:
    scene = here({"secrets": 3, "advisers": ["vow-of-silence"]}, banners={"darkest-secret": {"tokens": 1}})
    scene.not_offered("recover")


@pytest.mark.pair("oath:denizen:magicians-code", "oath:denizen:vow-of-silence")
@pytest.mark.card("oath:denizen:vow-of-silence")
def test_pair_secrets_of_the_magicians_code_count_for_the_vow_of_silence() -> None:
    scene = here(
        {"favor": 2, "secrets": 0, "advisers": ["magicians-code"]},
        {"advisers": ["vow-of-silence"]},
        banners={"darkest-secret": {"tokens": 1}},
    )
    scene.answer("recover", "use:denizen:magicians-code", "banner:darkest-secret")
    scene.holds(seats={1: {"secrets": 2}})


@pytest.mark.card("oath:denizen:witchs-bargain")
def test_the_witch_buys_no_secret_that_pays_for_her_own_power() -> None:
    here({"secrets": 1, "advisers": ["witchs-bargain"]}, {"favor": 2}).not_offered("use:denizen:witchs-bargain")
    here({"secrets": 2, "advisers": ["witchs-bargain"]}, {"favor": 2}).offers("use:denizen:witchs-bargain")

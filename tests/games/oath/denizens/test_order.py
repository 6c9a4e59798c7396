"""The Order denizens."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of an attack die: half a sword, a sword, two swords and a skull."""
BLANK, SHIELD, TWO_SHIELDS = 0, 2, 4
"""Faces of a defense die."""


def war(*advisers: str, dice: list[int], attacker: Any = None, defender: Any = None, **words: Any) -> Scene:
    """Seat 0 stands with the advisers at the River, which red rules with one warband; red's pawn stands there too.

    The Empire rules two sites far away and keeps the title.
    """
    me = {"at": "river", "warbands": 4, "advisers": list(advisers), **(attacker or {})}
    red = {"at": "river", **(defender or {})}
    sites = {
        "cradle-1": {"site": "river", "warbands": {"red": 1}, **words.pop("here", {})},
        "hinterland-1": {"site": "mine", "warbands": {"purple": 1}},
        "hinterland-2": {"site": "salt-flats", "warbands": {"purple": 1}},
        **words.pop("sites", {}),
    }
    return Scene("oath", words.pop("players", 2), seats=[me, red], sites=sites, dice=dice, **words)


def ruled(card: str, *, at: str = "river", me: Any = None, purple: Any = None, **words: Any) -> Scene:
    """Red is on turn at the River; the card lies at the Steppe, and the Empire rules both."""
    return Scene(
        "oath",
        2,
        turn=1,
        seats=[purple or {"at": "standing-stones"}, {"at": at, **(me or {})}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}, **words.pop("here", {})},
            "cradle-2": {"site": "steppe", "cards": [card], "warbands": words.pop("army", {"purple": 1})},
            "provinces-1": "standing-stones",
        },
        **words,
    )


# -- battle plans ------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:longbows")
def test_longbows_add_or_remove_an_attack_die() -> None:
    for chosen, dice in (("dice:+1", 3), ("dice:-1", 1)):
        scene = war("longbows", dice=[BLANK, *[HOLLOW] * 6])
        scene.answer("campaign", "seat:1", ["site:river"], 2)
        scene.offers_only("use:denizen:longbows", "enough")
        scene.answer("use:denizen:longbows", chosen)
        scene.logs("log-attack", dice=dice)


@pytest.mark.card("oath:denizen:longbows")
def test_longbows_facedown_are_no_plan() -> None:
    scene = war(dice=[BLANK, HOLLOW], attacker={"advisers": [{"facedown": "longbows"}]})
    scene.answer("campaign", "seat:1", ["site:river"], 1)
    scene.logs("log-attack", dice=1)


@pytest.mark.card("oath:denizen:wrestlers")
def test_wrestlers_give_a_warband_for_a_defense_die() -> None:
    scene = war(dice=[BLANK] * 12, defender={"warbands": 2, "advisers": ["wrestlers"]})
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:wrestlers", "decline", "seat:1")
    scene.logs("log-defense", dice=2, defense=2)


@pytest.mark.card("oath:denizen:wrestlers")
def test_wrestlers_need_not_give_anybody() -> None:
    scene = war(dice=[BLANK] * 12, defender={"warbands": 2, "advisers": ["wrestlers"]})
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:wrestlers", "decline", "decline")
    scene.logs("log-defense", dice=1, defense=3)


@pytest.mark.card("oath:denizen:battle-honors")
@pytest.mark.parametrize(("dice", "favor"), [([BLANK, SWORD, SWORD], 2), ([SHIELD, HOLLOW, HOLLOW], 0)])
def test_battle_honors_pay_the_winner(dice: list[int], favor: int) -> None:
    scene = war("battle-honors", dice=dice)
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:battle-honors", "no" if not favor else 0)
    scene.holds(seats={0: {"favor": favor}}, banks={"order": 3 - favor})


@pytest.mark.card("oath:denizen:battle-honors")
def test_bandits_burn_the_favor_of_battle_honors() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 2}, {"at": "standing-stones"}],
        sites={"cradle-1": {"site": "river", "cards": ["battle-honors"]}, "provinces-1": "standing-stones"},
        dice=[SHIELD, HOLLOW],
    )
    before = scene.state.bank
    scene.answer("campaign", "bandits", ["site:river"], 1)
    scene.holds(banks={"order": 1}, shared_bank=before + 2)


@pytest.mark.card("oath:denizen:bear-traps")
def test_bear_traps_take_a_die_and_a_warband() -> None:
    scene = war(dice=[SHIELD, HOLLOW, HOLLOW], defender={"advisers": ["bear-traps"]})
    scene.answer("campaign", "seat:1", ["site:river"], 3, "use:denizen:bear-traps", "no")
    scene.logs("log-attack", dice=2)
    scene.logs("log-kills-on-board", player="seat:0", count=1)
    scene.holds(seats={0: {"warbands": 2}})


@pytest.mark.card("oath:denizen:bear-traps")
def test_bear_traps_are_no_plan_of_the_attacker() -> None:
    scene = war("bear-traps", dice=[BLANK, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:river"], 1)
    scene.logs("log-attack", dice=1)


@pytest.mark.card("oath:denizen:keep")
@pytest.mark.parametrize(("slot", "dice"), [("cradle-1", 3), ("cradle-2", 1)])
def test_the_keep_defends_its_own_site(slot: str, dice: int) -> None:
    keep = {"cards": ["keep"]}
    scene = war(
        dice=[BLANK] * 3 + [HOLLOW],
        here=keep if slot == "cradle-1" else {},
        sites={"cradle-2": {"site": "steppe", "warbands": {"red": 1}, **(keep if slot == "cradle-2" else {})}},
    )
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:keep")
    scene.logs("log-defense", dice=dice)


@pytest.mark.card("oath:denizen:code-of-honor")
def test_the_code_of_honor_stands_alone() -> None:
    scene = war("code-of-honor", "longbows", dice=[BLANK] + [HOLLOW] * 4)
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:code-of-honor", "dice:+2")
    scene.logs("log-attack", dice=4)


@pytest.mark.card("oath:denizen:code-of-honor")
def test_after_another_plan_the_code_of_honor_is_broken() -> None:
    scene = war("code-of-honor", "longbows", dice=[BLANK] + [HOLLOW] * 4)
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:longbows", "dice:+1")
    scene.logs("log-attack", dice=3)


@pytest.mark.card("oath:denizen:martial-culture")
def test_an_exile_who_beats_an_exile_may_join_the_empire() -> None:
    scene = Scene(
        "oath",
        3,
        turn=1,
        seats=[{"at": "standing-stones"}, {"at": "river", "warbands": 3}, {"at": "standing-stones"}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"blue": 1}},
            "cradle-2": {"site": "steppe", "cards": ["martial-culture"], "warbands": {"red": 1}},
            "provinces-1": {"site": "standing-stones", "warbands": {"purple": 1}},
            "hinterland-1": {"site": "mine", "warbands": {"purple": 1}},
        },
        dice=[BLANK, SWORD, SWORD],
    )
    scene.answer("campaign", "seat:2", ["site:river"], 2, "use:denizen:martial-culture", 1, "yes")
    scene.holds(seats={1: {"role": "citizen", "supply": 7}}, sites={"cradle-1": {"warbands": {"purple": 1}}})


@pytest.mark.card("oath:denizen:martial-culture")
def test_beating_the_empire_makes_no_citizen() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "standing-stones"}, {"at": "river", "warbands": 3}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "cradle-2": {"site": "steppe", "cards": ["martial-culture"], "warbands": {"red": 1}},
            "provinces-1": "standing-stones",
        },
        dice=[BLANK, BLANK, SWORD, SWORD],
    )
    scene.answer("campaign", "seat:0", ["site:river"], 2, "use:denizen:martial-culture", 1)
    scene.holds(seats={1: {"role": "exile"}})
    scene.offers("rest")


@pytest.mark.card("oath:denizen:outriders")
@pytest.mark.parametrize(("used", "left"), [(True, 4), (False, 2)])
def test_outriders_ignore_skulls(used: bool, left: int) -> None:
    scene = war("outriders", dice=[BLANK, SKULL, SKULL])
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:outriders" if used else "enough", 0)
    scene.holds(seats={0: {"warbands": left}})


@pytest.mark.card("oath:denizen:outriders")
def test_outriders_ride_for_the_attacker_only() -> None:
    scene = war(dice=[BLANK, SKULL, SKULL], defender={"advisers": ["outriders"]})
    scene.answer("campaign", "seat:1", ["site:river"], 2, 0)
    scene.holds(seats={0: {"warbands": 2}})


@pytest.mark.card("oath:denizen:field-promotion")
def test_a_field_promotion_raises_3_warbands_for_the_winner() -> None:
    scene = war("field-promotion", dice=[BLANK, SWORD, SWORD], attacker={"favor": 1})
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:field-promotion", 1)
    scene.holds(seats={0: {"warbands": 6, "favor": 0}}, tokens={"field-promotion": {"favor": 1}})


@pytest.mark.card("oath:denizen:field-promotion")
def test_a_field_promotion_is_lost_with_the_battle_and_needs_a_favor() -> None:
    scene = war("field-promotion", dice=[SHIELD, HOLLOW, HOLLOW], attacker={"favor": 1})
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:field-promotion", "no")
    scene.holds(seats={0: {"warbands": 2}})
    scene = war("field-promotion", dice=[SHIELD, HOLLOW, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:river"], 2)
    scene.asks("campaign-sacrifice")


@pytest.mark.card("oath:denizen:shield-wall")
@pytest.mark.rule("oath:5.5.6.a")
@pytest.mark.parametrize(("favor", "dice", "left"), [(1, 3, 0), (0, 1, 3)])
def test_behind_a_shield_wall_all_stand_or_all_fall(favor: int, dice: int, left: int) -> None:
    scene = war(
        dice=[BLANK] * dice + [SKULL] * 4,
        attacker={"warbands": 8},
        defender={"warbands": 4, "favor": favor, "advisers": ["shield-wall"]},
    )
    scene.answer("campaign", "seat:1", ["site:river"], 4)
    if favor:
        scene.answer("use:denizen:shield-wall")
    scene.logs("log-defense", dice=dice)
    scene.answer(0)
    scene.holds(seats={1: {"warbands": left, "favor": 0}}, banks={"order": 3 + favor})


@pytest.mark.card("oath:denizen:military-parade")
def test_a_military_parade_is_paid_by_the_enemys_advisers() -> None:
    scene = war(
        "military-parade",
        dice=[BLANK, SWORD, SWORD],
        defender={"advisers": ["wolves", "elders", {"facedown": "keep"}]},
        banks={"beast": 1, "nomad": 2, "order": 3},
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:military-parade", 0)
    scene.holds(seats={0: {"favor": 2}}, banks={"beast": 0, "nomad": 1, "order": 3})


@pytest.mark.card("oath:denizen:military-parade")
def test_bandits_hold_their_parade_by_burning() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 2, "advisers": ["wolves"]}, {"at": "standing-stones"}],
        sites={"cradle-1": {"site": "river", "cards": ["military-parade"]}, "provinces-1": "standing-stones"},
        dice=[SHIELD, HOLLOW],
    )
    before = scene.state.bank
    scene.answer("campaign", "bandits", ["site:river"], 1)
    scene.holds(banks={"beast": 2}, shared_bank=before + 1, seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:specialist")
def test_the_specialist_silences_the_defender() -> None:
    scene = war("specialist", dice=[BLANK, SWORD, SWORD], attacker={"favor": 2}, defender={"advisers": ["bear-traps"]})
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:specialist")
    scene.logs("log-attack", dice=2)
    scene.holds(tokens={"specialist": {"favor": 2}})


@pytest.mark.card("oath:denizen:specialist")
def test_the_specialist_costs_2_favor() -> None:
    scene = war("specialist", dice=[BLANK, SWORD, SWORD], attacker={"favor": 1}, defender={"advisers": ["bear-traps"]})
    scene.answer("campaign", "seat:1", ["site:river"], 2)
    scene.offers_only("use:denizen:bear-traps", "enough", seat=1)


@pytest.mark.card("oath:denizen:encirclement")
@pytest.mark.parametrize(("mine", "dice"), [(3, 4), (2, 2)])
def test_the_encirclement_needs_the_greater_force(mine: int, dice: int) -> None:
    scene = war(
        "encirclement",
        dice=[BLANK, *[HOLLOW] * 4],
        attacker={"warbands": mine, "favor": 1},
        defender={"warbands": 1},
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:encirclement")
    if dice == 4:
        scene.answer("dice:+2")
    scene.logs("log-attack", dice=dice)
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:encirclement")
def test_the_encirclement_helps_the_defender_too() -> None:
    scene = war(
        dice=[BLANK, BLANK],
        attacker={"warbands": 1},
        defender={"warbands": 3, "favor": 1, "advisers": ["encirclement"]},
    )
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:encirclement", "dice:-2")
    scene.logs("log-defense", dice=2)
    scene.logs("log-attack", dice=0)


@pytest.mark.card("oath:denizen:peace-envoy")
@pytest.mark.rule("oath:5.5.6.e")
def test_the_peace_envoy_buys_the_victory() -> None:
    scene = war("peace-envoy", dice=[], attacker={"favor": 2}, defender={"warbands": 2})
    scene.answer("campaign", "seat:1", ["site:river"], 0, "use:denizen:peace-envoy", 1)
    scene.holds(
        seats={0: {"favor": 0, "warbands": 3}, 1: {"favor": 1, "warbands": 3}},
        sites={"cradle-1": {"warbands": {"purple": 1}}},
    )


@pytest.mark.card("oath:denizen:peace-envoy")
def test_the_peace_envoy_needs_the_gift_and_the_enemy_here() -> None:
    scene = war("peace-envoy", dice=[BLANK], attacker={"favor": 1}, defender={"warbands": 2})
    scene.answer("campaign", "seat:1", ["site:river"], 0)
    scene.logs("log-defense", dice=1)
    scene = war("peace-envoy", dice=[BLANK], attacker={"favor": 9}, defender={"at": "cradle-2"})
    scene.answer("campaign", "seat:1", ["site:river"], 0)
    scene.logs("log-defense", dice=1)


@pytest.mark.card("oath:denizen:peace-envoy")
def test_a_defenders_peace_envoy_keeps_the_site() -> None:
    scene = war(dice=[], defender={"warbands": 2, "favor": 2, "advisers": ["peace-envoy"]})
    scene.answer("campaign", "seat:1", ["site:river"], 4, "use:denizen:peace-envoy")
    scene.holds(
        seats={0: {"favor": 1, "warbands": 4}, 1: {"favor": 0, "warbands": 2}},
        sites={"cradle-1": {"warbands": {"red": 1}}},
        banks={"order": 4},
    )


@pytest.mark.card("oath:denizen:relic-hunter")
def test_the_relic_hunter_takes_relics_of_the_site() -> None:
    scene = war("relic-hunter", dice=[BLANK, BLANK, BLANK, SWORD, SWORD], here={"relics": ["map", "whistle"]})
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:relic-hunter")
    scene.answer(["slot:cradle-1:relic:0", "slot:cradle-1:relic:1"])
    scene.logs("log-defense", dice=3)
    scene.answer(1, ["relic:whistle"])
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"]}}, sites={"cradle-1": {"relics": []}})
    scene.logs("log-buries-relic", relic="relic:whistle")
    assert scene.state.relic_deck[0] not in scene.state.players[0].relics


@pytest.mark.card("oath:denizen:relic-hunter")
def test_the_relic_hunter_may_keep_what_was_taken() -> None:
    scene = war("relic-hunter", dice=[BLANK, BLANK, SWORD, SWORD], here={"relics": ["map"]})
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:relic-hunter", ["slot:cradle-1:relic:0"], 1, [])
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"]}})


@pytest.mark.card("oath:denizen:relic-hunter")
def test_a_beaten_relic_hunter_finds_nothing() -> None:
    scene = war("relic-hunter", dice=[SHIELD, SHIELD, HOLLOW], here={"relics": ["map"]})
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:relic-hunter", ["slot:cradle-1:relic:0"], "no")
    scene.holds(sites={"cradle-1": {"relics": ["map"]}})


# -- actions and cards as they are played -------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:pressgangs")
def test_pressgangs_muster_on_an_occupied_card() -> None:
    words: dict[str, Any] = {
        "sites": {"cradle-1": {"site": "steppe", "cards": ["elders"]}},
        "tokens": {"elders": {"favor": 1}},
    }
    scene = Scene("oath", 2, seats=[{"at": "steppe", "favor": 1, "advisers": ["pressgangs"]}], **words)
    scene.answer("muster", "use:denizen:pressgangs", "denizen:elders")
    scene.holds(seats={0: {"warbands": 2}}, tokens={"elders": {"favor": 2}})
    scene = Scene("oath", 2, seats=[{"at": "steppe", "favor": 1}], **words)
    scene.not_offered("muster")


@pytest.mark.card("oath:denizen:captains")
def test_captains_lead_a_campaign_from_a_ruled_site() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "steppe"}, {"at": "river", "favor": 1, "supply": 0, "warbands": 1}],
        sites={
            "cradle-1": {"site": "river", "cards": ["captains"], "warbands": {"red": 1}},
            "cradle-2": {"site": "steppe", "warbands": {"red": 2}},
        },
        dice=[BLANK] * 3 + [SWORD] * 3,
    )
    scene.answer("use:denizen:captains")
    scene.logs("log-places-favor", card="denizen:captains")
    scene.answer("seat:0", ["pawn:seat:0"], 3)
    scene.logs("log-attack", dice=3)


@pytest.mark.card("oath:denizen:captains")
@pytest.mark.rule("oath:5.5.6.c", "oath:5.5.6.d", "oath:10.19.b")
def test_warbands_that_captains_lead_against_the_empire_do_not_fall_with_its_force() -> None:
    """A Citizen leads the four of the Steppe against the Chancellor there: only of the two on the board one dies."""
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[
            {"at": "steppe", "warbands": 2},
            {"role": "citizen", "at": "river", "favor": 1, "supply": 0, "warbands": 1},
        ],
        sites={
            "cradle-1": {"site": "river", "cards": ["captains"], "warbands": {"purple": 1}},
            "cradle-2": {"site": "steppe", "warbands": {"purple": 4}},
        },
        dice=[BLANK] * 4 + [SWORD] * 5,
    )
    scene.answer("use:denizen:captains", "site:steppe", "seat:0", ["site:steppe", "pawn:seat:0"], 5)
    scene.logs("log-defense", dice=4, shields=0, defense=2)
    scene.holds(sites={"cradle-2": {"warbands": {"purple": 4}}}, seats={0: {"warbands": 1}, 1: {"warbands": 1}})


@pytest.mark.card("oath:denizen:captains")
def test_captains_find_nobody_to_attack() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "steppe"}, {"at": "river", "favor": 1, "warbands": 1}],
        sites={"cradle-1": {"site": "river", "cards": ["captains"], "warbands": {"red": 1}}, "cradle-2": "steppe"},
    )
    scene.refuses("use:denizen:captains", rule="5.5.1")


@pytest.mark.card("oath:denizen:knights-errant")
def test_knights_errant_ride_after_a_muster() -> None:
    scene = war("knights-errant", dice=[BLANK, HOLLOW], attacker={"favor": 1, "supply": 1}, here={"cards": ["elders"]})
    scene.answer("muster", "use:denizen:knights-errant", "denizen:elders")
    scene.offers_only("seat:1", "no-campaign")
    scene.answer("seat:1", ["site:river"], 1)
    scene.logs("log-attack", dice=1)


@pytest.mark.card("oath:denizen:knights-errant")
def test_without_the_knights_a_muster_is_a_muster() -> None:
    scene = war("knights-errant", dice=[], attacker={"favor": 1, "supply": 1}, here={"cards": ["elders"]})
    scene.answer("muster", "denizen:elders")
    scene.offers("rest")


@pytest.mark.card("oath:denizen:messenger")
def test_the_messenger_moves_warbands_between_sites_and_board() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "warbands": 1, "advisers": ["messenger"]}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 3}},
            "hinterland-1": {"site": "steppe", "warbands": {"purple": 1}},
        },
    )
    scene.answer("use:denizen:messenger")
    scene.rejects(3)
    scene.answer(2, 0, 3)
    scene.holds(
        seats={0: {"warbands": 0, "favor": 0}},
        sites={"cradle-1": {"warbands": {"purple": 1}}, "hinterland-1": {"warbands": {"purple": 4}}},
    )


@pytest.mark.card("oath:denizen:messenger")
def test_the_messenger_leaves_the_last_warband() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "advisers": ["messenger"]}],
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}},
    )
    scene.refuses("use:denizen:messenger", rule="10.17")


@pytest.mark.card("oath:denizen:palanquin")
def test_the_palanquin_carries_two() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "supply": 0, "advisers": ["palanquin"]}, {"at": "river", "supply": 0}],
        sites={"cradle-1": "river", "hinterland-1": "steppe"},
    )
    scene.answer("use:denizen:palanquin", "site:steppe")
    scene.passed_over("travel-to", seat=1, offered=["site:steppe"])
    scene.holds(seats={0: {"at": "steppe", "favor": 0}, 1: {"at": "steppe", "supply": 0}})


@pytest.mark.card("oath:denizen:palanquin")
@pytest.mark.rule("oath:A.2.7.c", "oath:A.2.7.e")
def test_out_of_the_shrouded_wood_its_ruler_shows_the_palanquins_companion_the_way() -> None:
    scene = Scene(
        "oath",
        3,
        seats=[
            {"at": "shrouded-wood", "favor": 1, "advisers": ["palanquin"]},
            {"at": "shrouded-wood", "supply": 0},
            {"at": "mine"},
        ],
        sites={
            "cradle-1": {"site": "shrouded-wood", "warbands": {"blue": 1}},
            "cradle-2": "river",
            "hinterland-1": "steppe",
            "provinces-1": "mine",
        },
    )
    scene.answer("use:denizen:palanquin")
    scene.asks("choose-site", seat=0)
    scene.answer("site:river")
    scene.asks("travel-to", seat=2)
    scene.answer("site:steppe")
    scene.holds(seats={0: {"at": "river", "favor": 0}, 1: {"at": "steppe", "supply": 0}})


@pytest.mark.card("oath:denizen:palanquin")
def test_the_palanquin_carries_nobody_from_afar() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "advisers": ["palanquin"]}, {"at": "steppe"}],
        sites={"cradle-1": "river", "cradle-2": "steppe"},
    )
    scene.refuses("use:denizen:palanquin", rule="5.6")


@pytest.mark.card("oath:denizen:siege-engines")
def test_siege_engines_kill_2_warbands_in_the_region() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "advisers": ["siege-engines"]}, {}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "cradle-2": {"site": "steppe", "warbands": {"red": 3}},
            "hinterland-1": {"site": "mine", "warbands": {"red": 3}},
        },
    )
    scene.answer("use:denizen:siege-engines")
    scene.offers_only("site:river", "site:steppe")
    scene.answer("site:steppe")
    scene.holds(sites={"cradle-2": {"warbands": {"red": 1}}}, seats={0: {"favor": 0}})
    scene.refuses("use:denizen:siege-engines", rule="7.1.2")


@pytest.mark.card("oath:denizen:siege-engines")
def test_siege_engines_need_walls_to_break() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "advisers": ["siege-engines"]}, {}],
        sites={"cradle-1": "river", "hinterland-1": {"site": "mine", "warbands": {"red": 3}}},
    )
    scene.refuses("use:denizen:siege-engines", rule="10.25")


@pytest.mark.card("oath:denizen:royal-tax")
def test_the_royal_tax_takes_2_favor_at_ones_sites_of_the_region() -> None:
    scene = Scene(
        "oath",
        4,
        seats=[
            {"at": "river", "advisers": [{"facedown": "royal-tax"}]},
            {"at": "steppe", "favor": 3},
            {"at": "mine", "favor": 3},
            {"at": "hinterland-1", "favor": 3},
        ],
        sites={
            "cradle-1": {"site": "river"},
            "cradle-2": {"site": "steppe", "warbands": {"purple": 1}},
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
            "hinterland-1": {"site": "ancient-city", "warbands": {"purple": 1}},
        },
    )
    scene.answer("adviser:denizen:royal-tax", "play:advisers")
    scene.holds(seats={0: {"favor": 2}, 1: {"favor": 1}, 2: {"favor": 3}, 3: {"favor": 3}})


# -- what is always on ---------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:toll-roads")
def test_toll_roads_ask_an_enemy_for_a_favor() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{}, {"at": "standing-stones", "favor": 1}],
        sites={"cradle-1": {"site": "river", "cards": ["toll-roads"], "warbands": {"purple": 1}}},
    )
    scene.answer("travel", "site:river")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0, "at": "river", "supply": 5}})


@pytest.mark.card("oath:denizen:toll-roads")
def test_toll_roads_are_closed_without_a_favor_and_open_elsewhere() -> None:
    scene = ruled("toll-roads", at="standing-stones")
    scene.answer("travel")
    scene.refuses("site:river", rule="7.1.2")
    scene.offers("slot:provinces-2")


@pytest.mark.card("oath:denizen:tome-guardians")
def test_tome_guardians_keep_the_darkest_secret() -> None:
    banner = {"darkest-secret": {"tokens": 1}}
    scene = ruled("tome-guardians", me={"secrets": 5}, banners=banner)
    scene.refuses("recover", rule="10.2")
    scene = ruled("tome-guardians", me={"secrets": 5}, banners=banner, army={"red": 1})
    scene.answer("recover", "banner:darkest-secret", 2)
    scene.holds(banners={"darkest-secret": {"holder": 1}})


@pytest.mark.card("oath:denizen:tome-guardians")
def test_nobody_recovers_the_secret_that_bandits_guard() -> None:
    scene = ruled("tome-guardians", me={"secrets": 5}, banners={"darkest-secret": {"tokens": 1}}, army={})
    scene.refuses("recover", rule="10.2")


@pytest.mark.card("oath:denizen:tome-guardians")
def test_the_guarded_secret_is_no_target() -> None:
    for army, offered in (({"red": 1}, False), ({"purple": 1}, True)):
        scene = war(
            dice=[],
            sites={"cradle-2": {"site": "steppe", "cards": ["tome-guardians"], "warbands": army}},
            banners={"darkest-secret": {"holder": 1}},
        )
        scene.answer("campaign", "seat:1")
        (scene.offers if offered else scene.not_offered)("banner:darkest-secret")


@pytest.mark.card("oath:denizen:tyrant")
@pytest.mark.parametrize(("army", "left"), [({"red": 2}, {"red": 1}), ({"purple": 1}, {}), ({}, {})])
def test_the_tyrant_kills_where_he_comes(army: dict[str, int], left: dict[str, int]) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 1, "advisers": ["tyrant"]}],
        sites={"cradle-1": "river", "cradle-2": {"site": "steppe", "warbands": army}},
    )
    scene.answer("travel", "site:steppe")
    scene.holds(sites={"cradle-2": {"warbands": left}}, seats={0: {"warbands": 1, "at": "steppe"}})


@pytest.mark.card("oath:denizen:tyrant")
def test_others_travel_without_the_tyrant() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"advisers": ["tyrant"]}, {"at": "river"}],
        sites={"cradle-1": "river", "cradle-2": {"site": "steppe", "warbands": {"red": 2}}},
    )
    scene.answer("travel", "site:steppe")
    scene.holds(sites={"cradle-2": {"warbands": {"red": 2}}})


@pytest.mark.card("oath:denizen:forced-labor")
def test_forced_labor_asks_a_favor_for_a_search_and_for_a_facedown_adviser() -> None:
    scene = ruled("forced-labor", me={"favor": 2, "advisers": [{"facedown": "wolves"}]}, deck=["elders"])
    scene.answer("adviser:denizen:wolves", "play:advisers")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 1}})
    scene.answer("search", "world-deck")
    scene.holds(seats={0: {"favor": 2}, 1: {"favor": 0}})


@pytest.mark.card("oath:denizen:forced-labor")
def test_forced_labor_bars_who_has_no_favor_but_not_elsewhere() -> None:
    scene = ruled("forced-labor", me={"advisers": [{"facedown": "wolves"}]})
    scene.refuses("search", rule="7.1.2")
    scene.refuses("adviser:denizen:wolves", rule="7.1.2")
    scene = ruled("forced-labor", at="standing-stones", me={"advisers": [{"facedown": "wolves"}]})
    scene.offers("search", "adviser:denizen:wolves")


@pytest.mark.card("oath:denizen:secret-police")
@pytest.mark.parametrize("card", ["conspiracy", "faith"])
def test_the_secret_police_suppresses_visions(card: str) -> None:
    me = {"advisers": [{"facedown": card}]}
    scene = ruled("secret-police", me=me)
    scene.answer(f"adviser:vision:{card}")
    scene.refuses("play:vision", rule="5.1.4.III")
    scene = ruled("secret-police", at="standing-stones", me=me)
    scene.answer(f"adviser:vision:{card}")
    scene.offers("play:vision")


@pytest.mark.card("oath:denizen:curfew")
def test_the_curfew_taxes_trade_with_its_rulers_cards() -> None:
    scene = ruled("curfew", me={"favor": 1, "secrets": 1}, here={"cards": ["elders"]})
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 1, "secrets": 0}})


@pytest.mark.card("oath:denizen:curfew")
def test_the_curfew_stops_who_cannot_pay_and_nobody_else() -> None:
    scene = ruled("curfew", me={"secrets": 1}, here={"cards": ["elders"]})
    scene.refuses("trade", rule="7.1.2")
    scene = ruled("curfew", me={"secrets": 1}, here={"cards": ["elders"]}, army={"red": 1})
    scene.offers("trade")


@pytest.mark.card("oath:denizen:vow-of-obedience")
def test_the_vow_of_obedience_forbids_visions() -> None:
    for advisers, allowed in ((["vow-of-obedience"], False), ([], True)):
        scene = Scene("oath", 2, turn=1, seats=[{}, {"advisers": [*advisers, {"facedown": "conspiracy"}]}])
        scene.answer("adviser:vision:conspiracy")
        if allowed:
            scene.offers("play:vision")
        else:
            scene.refuses("play:vision", rule="5.1.4.III")


@pytest.mark.card("oath:denizen:vow-of-obedience")
@pytest.mark.rule("oath:4.3.5.a")
def test_the_vow_of_obedience_pays_a_favor_at_rest_once() -> None:
    scene = Scene("oath", 2, turn=0, seats=[{"advisers": ["vow-of-obedience"]}, {}])
    scene.answer("rest", "use:denizen:vow-of-obedience:2", "bank:nomad")
    scene.holds(seats={0: {"favor": 1}}, banks={"nomad": 2}, turn=1)


@pytest.mark.card("oath:denizen:hunting-party")
@pytest.mark.parametrize(
    ("source", "card", "campaign"),
    [("world-deck", "denizen:elders", True), ("discard:cradle", "denizen:tents", False)],
)
def test_the_hunting_party_may_fight_after_the_world_deck(source: str, card: str, campaign: bool) -> None:
    scene = war(
        "hunting-party",
        dice=[BLANK, HOLLOW],
        deck={"only": ["elders"]},
        discards={"cradle": ["tents"]},
        attacker={"supply": 2},
    )
    scene.answer("search", "use:denizen:hunting-party", source, card, "play:discard")
    if campaign:
        scene.offers_only("seat:1", "no-campaign")
        scene.answer("seat:1", ["site:river"], 1)
        scene.holds(seats={0: {"supply": 0}})
    else:
        scene.offers("rest")


@pytest.mark.card("oath:denizen:council-seat")
@pytest.mark.rule("oath:6.8.a")
def test_a_council_seat_is_kept_against_everybody() -> None:
    for advisers in ([], ["council-seat"]):
        scene = Scene(
            "oath", 3, turn=1, seats=[{"favor": 9}, {"role": "citizen", "favor": 5, "advisers": advisers}, {}]
        )
        if advisers:
            scene.refuses("self-exile", rule="6.7")
        else:
            scene.offers("self-exile")
        scene = Scene("oath", 2, seats=[{"favor": 9}, {"role": "citizen", "advisers": advisers}])
        if advisers:
            scene.not_offered("use:relic:grand-scepter:3")
        else:
            scene.offers("use:relic:grand-scepter:3")


# -- pairs ---------------------------------------------------------------------------------------------------------


@pytest.mark.pair("oath:denizen:code-of-honor", "oath:denizen:specialist")
def test_pair_specialist_and_code_of_honor() -> None:
    """After the Specialist, the Code of Honor can no longer be used."""
    scene = war("specialist", "code-of-honor", dice=[BLANK] + [HOLLOW] * 5, attacker={"favor": 2})
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:specialist")
    scene.logs("log-attack", dice=1)
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.pair("oath:denizen:longbows", "oath:denizen:peace-envoy")
def test_pair_peace_envoy_and_longbows() -> None:
    """After another plan the Peace Envoy cannot be sent."""
    scene = war("peace-envoy", "longbows", dice=[BLANK, HOLLOW, HOLLOW], attacker={"favor": 5})
    scene.answer("campaign", "seat:1", ["site:river"], 1, "use:denizen:longbows", "dice:+1")
    scene.logs("log-attack", dice=2)


@pytest.mark.pair("oath:denizen:keep", "oath:denizen:peace-envoy")
def test_pair_peace_envoy_and_keep() -> None:
    """An attacker's Peace Envoy goes before the defender's plans: the Keep's dice are not paid for."""
    scene = war("peace-envoy", dice=[], attacker={"favor": 2}, here={"cards": ["keep"]})
    scene.answer("campaign", "seat:1", ["site:river"], 0, "use:denizen:peace-envoy", 1)
    scene.holds(seats={1: {"favor": 1}}, sites={"cradle-1": {"warbands": {"purple": 1}}})


@pytest.mark.pair("oath:denizen:peace-envoy", "oath:denizen:relic-hunter")
def test_pair_relic_hunter_and_peace_envoy() -> None:
    """The Peace Envoy closes the step for its side, so nothing more can be hunted."""
    scene = war("peace-envoy", "relic-hunter", dice=[], attacker={"favor": 2}, here={"relics": ["map"]})
    scene.answer("campaign", "seat:1", ["site:river"], 0, "use:denizen:peace-envoy", 1)
    scene.holds(sites={"cradle-1": {"relics": ["map"]}})


@pytest.mark.pair("oath:denizen:peace-envoy", "oath:denizen:shield-wall")
def test_pair_shield_wall_and_peace_envoy() -> None:
    """Nobody dies where the Peace Envoy has won, whatever is used with it."""
    scene = war(
        "peace-envoy", dice=[], attacker={"favor": 9}, defender={"warbands": 4, "favor": 1, "advisers": ["shield-wall"]}
    )
    scene.answer("campaign", "seat:1", ["site:river"], 0, "use:denizen:peace-envoy", 1)
    scene.holds(seats={1: {"warbands": 5}})


@pytest.mark.pair("oath:denizen:bear-traps", "oath:denizen:encirclement")
def test_pair_bear_traps_and_encirclement() -> None:
    """A condition is tested when the plan is used: warbands killed later change nothing."""
    scene = war(
        "encirclement",
        dice=[BLANK] + [HOLLOW] * 4,
        attacker={"warbands": 2, "favor": 1},
        defender={"advisers": ["bear-traps"]},
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:encirclement", "dice:+2")
    scene.answer("use:denizen:bear-traps")
    scene.logs("log-attack", dice=3)


@pytest.mark.pair("oath:denizen:palanquin", "oath:denizen:toll-roads")
def test_pair_palanquin_and_toll_roads() -> None:
    """Nobody is carried over a Toll Road against the own will."""
    for agrees, at in ((True, "steppe"), (False, "river")):
        scene = Scene(
            "oath",
            3,
            seats=[
                {"at": "river", "favor": 1, "advisers": ["palanquin"]},
                {"at": "river", "favor": 1},
                {"at": "mine"},
            ],
            sites={
                "cradle-1": "river",
                "cradle-2": {"site": "steppe", "cards": ["toll-roads"], "warbands": {"blue": 1}},
                "provinces-1": "mine",
            },
        )
        scene.answer("use:denizen:palanquin", "site:steppe", "yes" if agrees else "no")
        if agrees:
            scene.answer("site:steppe")
        else:
            scene.not_offered("site:steppe")
        scene.holds(seats={0: {"at": at}, 1: {"at": at, "favor": 0 if agrees else 1}, 2: {"favor": int(agrees)}})


@pytest.mark.pair("oath:denizen:palanquin", "oath:site:shrouded-wood")
def test_pair_palanquin_and_shrouded_wood() -> None:
    """The Wood's ruler shows the way to the one who travels; who is only placed goes where they like."""
    scene = Scene(
        "oath",
        3,
        seats=[
            {"at": "shrouded-wood", "favor": 1, "advisers": ["palanquin"]},
            {"at": "shrouded-wood"},
            {"at": "mine"},
        ],
        sites={
            "cradle-1": {"site": "shrouded-wood", "warbands": {"blue": 1}},
            "cradle-2": "steppe",
            "provinces-1": "mine",
        },
    )
    scene.answer("use:denizen:palanquin", "site:steppe")
    scene.offers("site:mine", seat=2)
    scene.answer("site:mine")
    scene.holds(seats={0: {"at": "steppe"}, 1: {"at": "mine"}})


@pytest.mark.pair("oath:denizen:palanquin", "oath:denizen:tyrant")
def test_pair_palanquin_and_tyrant() -> None:
    """Being placed is no travelling: only the traveller's own Tyrant kills."""
    for carrier, carried, left in ((["palanquin", "tyrant"], [], 2), (["palanquin"], ["tyrant"], 1)):
        scene = Scene(
            "oath",
            2,
            seats=[{"at": "river", "favor": 1, "advisers": carrier}, {"at": "river", "advisers": carried}],
            sites={"cradle-1": "river", "cradle-2": {"site": "steppe", "warbands": {"purple": 2}}},
        )
        scene.answer("use:denizen:palanquin", "site:steppe", "site:steppe")
        scene.holds(sites={"cradle-2": {"warbands": {"purple": left}}})


@pytest.mark.pair("oath:denizen:forced-labor", "oath:denizen:vow-of-kinship")
def test_pair_forced_labor_and_vow_of_kinship() -> None:
    """A toll may be paid with favor that only counts as on the board."""
    scene = ruled("forced-labor", me={"advisers": ["vow-of-kinship"]}, deck=["elders"], banks={"nomad": 2})
    scene.answer("search", "world-deck")
    scene.holds(seats={0: {"favor": 1}}, banks={"nomad": 1})


@pytest.mark.pair("oath:denizen:royal-tax", "oath:denizen:vow-of-kinship")
def test_pair_royal_tax_and_vow_of_kinship() -> None:
    """The tax takes what lies on boards: favor in the Nomad bank is safe."""
    scene = Scene(
        "oath",
        2,
        seats=[
            {"at": "river", "advisers": [{"facedown": "royal-tax"}]},
            {"at": "river", "favor": 0, "advisers": ["vow-of-kinship"]},
        ],
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}},
        banks={"nomad": 4},
    )
    scene.answer("adviser:denizen:royal-tax", "play:advisers")
    scene.holds(seats={0: {"favor": 0}}, banks={"nomad": 4})


@pytest.mark.pair("oath:denizen:curfew", "oath:relic:cup-of-plenty")
def test_pair_curfew_and_cup_of_plenty() -> None:
    """Spending no Supply does not lift a toll of favor."""
    scene = ruled(
        "curfew",
        me={"secrets": 1, "favor": 1, "supply": 0, "relics": ["cup-of-plenty"], "advisers": ["tents"]},
        here={"cards": ["elders"]},
    )
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(seats={0: {"favor": 1}, 1: {"secrets": 0, "supply": 0}})


@pytest.mark.pair("oath:denizen:tents", "oath:denizen:toll-roads")
def test_pair_toll_roads_and_tents() -> None:
    """The same for travelling."""
    scene = ruled("toll-roads", me={"supply": 0, "favor": 2, "advisers": ["tents"]})
    scene.answer("travel", "use:denizen:tents", "site:steppe")
    scene.holds(seats={0: {"favor": 1}, 1: {"at": "steppe", "favor": 0, "supply": 0}})


@pytest.mark.pair("oath:denizen:tome-guardians", "oath:vision:conspiracy")
def test_pair_tome_guardians_and_conspiracy() -> None:
    """The Conspiracy cannot take what is guarded."""
    scene = ruled(
        "tome-guardians",
        me={"secrets": 1, "advisers": ["wolves", "roving-terror", {"facedown": "conspiracy"}]},
        purple={"at": "river", "advisers": ["threatening-roar"], "relics": ["grand-scepter"]},
        banners={"darkest-secret": {"holder": 0}},
    )
    scene.answer("adviser:vision:conspiracy", "play:vision")
    scene.not_offered("banner:darkest-secret")
    scene.offers("relic:grand-scepter")

"""The Nomad denizens: what each does, what it costs, and where it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import NOMAD
from regnum.scenes import Scene


def war(
    mine: list[Any],
    theirs: list[Any],
    dice: list[int],
    *,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    here: list[str] | None = None,
    there: list[str] | None = None,
    targets: list[str] | None = None,
    attack: int = 4,
) -> Scene:
    """Seat 0, with 4 warbands and the Steppe, attacks seat 1 at the River: 1 warband there, 1 on the board."""
    scene = Scene(
        "oath",
        2,
        seats=[
            {"at": "river", "warbands": 4, "advisers": mine, **(me or {})},
            {"at": "river", "warbands": 1, "advisers": theirs, **(them or {})},
        ],
        sites={
            "cradle-1": {"site": "river", "cards": here or [], "warbands": {"red": 1}},
            "cradle-2": {"site": "steppe", "cards": there or [], "warbands": {"purple": 1}},
        },
        dice=dice,
    )
    scene.answer("campaign", "seat:1", targets or ["site:river"], attack)
    return scene


def at_river(seats: list[dict[str, Any]], cards: list[str] | None = None, **words: Any) -> Scene:
    """Everybody at the River on top of the Cradle, which nobody holds unless `army` says so; the Steppe below it."""
    sites = {
        "cradle-1": {"site": "river", "cards": cards or [], "warbands": words.pop("army", {})},
        "cradle-2": {"site": "steppe", **words.pop("steppe", {})},
    }
    return Scene("oath", len(seats), seats=[{"at": "river", **seat} for seat in seats], sites=sites, **words)


WON = [0, 3, 3, 3, 3]
"""A blank defense die and four swords: the attacker wins."""


# -- battle plans ----------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:rain-boots")
@pytest.mark.parametrize(("plan", "shields", "advisers"), [("use:denizen:rain-boots", 0, []), ("enough", 1, None)])
def test_rain_boots_walk_past_single_shields(plan: str, shields: int, advisers: list[str] | None) -> None:
    scene = war(["rain-boots"], [], [2, 3, 3, 3, 3])
    scene.answer(plan)
    scene.logs("log-defense", shields=shields)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": ["rain-boots"] if advisers is None else advisers}})


@pytest.mark.card("oath:denizen:rain-boots")
def test_rain_boots_leave_two_shields_and_the_doubling_face() -> None:
    scene = war(["rain-boots"], [], [2, 4, 5, 3, 3, 3, 3], targets=["site:river", "pawn:seat:1"])
    scene.answer("use:denizen:rain-boots")
    scene.logs("log-defense", dice=3, shields=4)


@pytest.mark.card("oath:denizen:rain-boots")
def test_rain_boots_are_no_plan_for_a_defender() -> None:
    scene = war([], ["rain-boots"], WON)
    scene.logs("log-attack", dice=4)


@pytest.mark.card("oath:denizen:horse-archers")
@pytest.mark.rule("oath:5.5.8.a")
def test_horse_archers_add_three_dice_and_are_discarded() -> None:
    scene = war(["horse-archers"], [], [0, *[3] * 7])
    scene.answer("use:denizen:horse-archers", "dice:+3")
    scene.logs("log-attack", dice=7)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": []}})


@pytest.mark.card("oath:denizen:horse-archers")
def test_horse_archers_of_a_defender_take_three_away() -> None:
    scene = war([], ["horse-archers"], [0, 0])
    scene.answer("use:denizen:horse-archers", "dice:-3")
    scene.logs("log-attack", dice=1)


@pytest.mark.card("oath:denizen:lancers")
def test_lancers_double_swords_hollow_swords_and_skulls() -> None:
    scene = war(["lancers"], [], [0, 0, 5], attack=2)
    scene.answer("use:denizen:lancers")
    scene.logs("log-attack", dice=2, swords=5, skulls=2)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": [], "warbands": 2}})


@pytest.mark.card("oath:denizen:lancers")
def test_lancers_do_nothing_unless_used() -> None:
    scene = war(["lancers"], [], [0, 0, 5], attack=2)
    scene.answer("enough")
    scene.logs("log-attack", swords=2, skulls=1)


@pytest.mark.card("oath:denizen:mountain-giant")
@pytest.mark.parametrize(("dice", "count", "advisers"), [("dice:+1", 5, ["mountain-giant"]), ("dice:+3", 7, [])])
def test_the_mountain_giant_leaves_after_three_dice(dice: str, count: int, advisers: list[str]) -> None:
    scene = war(["mountain-giant"], [], [0, *[3] * 7], me={"secrets": 1})
    scene.answer("use:denizen:mountain-giant")
    scene.offers_only("dice:+1", "dice:-1", "dice:+3", "dice:-3")
    scene.answer(dice)
    scene.logs("log-attack", dice=count)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": advisers, "secrets": 0}})


@pytest.mark.card("oath:denizen:mountain-giant")
@pytest.mark.rule("oath:7.1.2.a")
def test_a_defender_turns_the_giants_secret_facedown() -> None:
    scene = war([], ["mountain-giant"], [0, *[0] * 4], them={"secrets": 1})
    scene.answer("use:denizen:mountain-giant", "dice:-1")
    scene.holds(seats={1: {"secrets": 0, "facedown_secrets": 1}})


@pytest.mark.card("oath:denizen:mountain-giant")
def test_the_mountain_giant_costs_a_secret() -> None:
    scene = war(["mountain-giant"], [], WON)
    scene.logs("log-attack", dice=4)


@pytest.mark.card("oath:denizen:rival-khan")
def test_the_rival_khan_fights_a_nomads_friend() -> None:
    scene = war(["rival-khan"], ["elders"], [0, *[3] * 8])
    scene.answer("use:denizen:rival-khan", "dice:+4")
    scene.logs("log-attack", dice=8)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": []}})


@pytest.mark.card("oath:denizen:rival-khan")
@pytest.mark.parametrize("theirs", ["wolves", {"facedown": "elders"}])
def test_the_rival_khan_without_a_rival_is_discarded_all_the_same(theirs: Any) -> None:
    scene = war(["rival-khan"], [theirs], WON)
    scene.answer("use:denizen:rival-khan")
    scene.logs("log-attack", dice=4)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": []}})


@pytest.mark.card("oath:denizen:great-crusade")
def test_the_great_crusade_counts_every_nomad_one_rules() -> None:
    scene = war(["great-crusade", "elders", "wolves"], [], [0, *[3] * 7], there=["tents"], here=["convoys"])
    scene.answer("use:denizen:great-crusade")
    scene.offers_only("dice:+3", "dice:-3")
    scene.answer("dice:+3")
    scene.logs("log-attack", dice=7)
    scene.answer(0)
    scene.holds(seats={0: {"advisers": ["elders", "wolves"]}})


@pytest.mark.card("oath:denizen:mounted-patrol")
def test_the_mounted_patrol_halves_what_is_rolled() -> None:
    scene = war(["horse-archers"], ["mounted-patrol"], [0, 0, 0, 0])
    scene.answer("use:denizen:horse-archers", "dice:+3", "use:denizen:mounted-patrol")
    scene.logs("log-attack", dice=3)


@pytest.mark.card("oath:denizen:mounted-patrol")
def test_the_mounted_patrol_is_for_defenders_only() -> None:
    scene = war(["mounted-patrol"], [], WON)
    scene.logs("log-attack", dice=4)


@pytest.mark.card("oath:denizen:storm-caller")
def test_the_storm_caller_adds_two_defense_dice() -> None:
    scene = war([], ["storm-caller"], [0, 0, 0, 3, 3, 3, 3])
    scene.answer("use:denizen:storm-caller")
    scene.logs("log-defense", dice=3)
    scene.answer(0)
    scene.holds(seats={1: {"advisers": []}})


@pytest.mark.card("oath:denizen:storm-caller")
def test_the_storm_caller_helps_no_attacker() -> None:
    scene = war(["storm-caller"], [], WON)
    scene.logs("log-defense", dice=1)


@pytest.mark.card("oath:denizen:warning-signals")
def test_warning_signals_bring_warbands_to_the_site_under_attack() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 2}, {"at": "steppe", "advisers": ["warning-signals"]}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"red": 1}},
            "cradle-2": {"site": "steppe", "warbands": {"red": 3}},
        },
        dice=[0, 0, 0],
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:warning-signals", 2, 2)
    scene.logs("log-defense", defense=3)
    scene.holds(seats={1: {"advisers": []}}, sites={"cradle-2": {"warbands": {"red": 1}}})


@pytest.mark.card("oath:denizen:wild-mounts")
@pytest.mark.parametrize(
    ("answer", "advisers"),
    [("denizen:wolves", ["wild-mounts", "horse-archers"]), ("decline", ["wild-mounts", "wolves"])],
)
def test_wild_mounts_let_a_beast_go_instead(answer: str, advisers: list[str]) -> None:
    scene = war(["wild-mounts", "horse-archers", "wolves"], [], [0, *[3] * 7])
    scene.answer("use:denizen:wild-mounts", "use:denizen:horse-archers", "dice:+3", 0)
    scene.answer(answer)
    scene.holds(seats={0: {"advisers": advisers}})


@pytest.mark.card("oath:denizen:wild-mounts")
def test_wild_mounts_need_a_beast_and_a_nomad_plan() -> None:
    scene = war(["wild-mounts", "horse-archers"], [], [0, *[3] * 7])
    scene.answer("use:denizen:wild-mounts", "use:denizen:horse-archers", "dice:+3", 0)
    scene.holds(seats={0: {"advisers": ["wild-mounts"]}})
    scene = war(["wild-mounts", "wolves"], [], WON)
    scene.answer("use:denizen:wild-mounts", 0)
    scene.holds(seats={0: {"advisers": ["wild-mounts", "wolves"]}})


@pytest.mark.card("oath:denizen:wild-mounts")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (["storm-caller", "mounted-patrol"], ["wild-mounts", "storm-caller", "mounted-patrol"]),
        (["storm-caller"], ["wild-mounts"]),
    ],
)
def test_bandits_ride_wild_mounts_for_two_plans(cards: list[str], left: list[str]) -> None:
    """With one Nomad plan to lose the bandits let it go, and keep the Wolves."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "fertile-valley", "warbands": 1}, {"at": "river"}],
        sites={
            "cradle-1": {"site": "fertile-valley", "cards": ["wild-mounts", *cards]},
            "cradle-2": {"site": "steppe", "cards": ["wolves"]},
            "provinces-1": "river",
        },
        dice=[0, 0, 0, 0, 0],
    )
    scene.answer("campaign", "bandits", ["site:fertile-valley"], 1)
    wolves = [] if len(cards) == 2 else ["wolves"]
    scene.holds(sites={"cradle-1": {"cards": left}, "cradle-2": {"cards": wolves}})


# -- travelling and recovering ---------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:tents")
def test_tents_save_the_supply_within_a_region() -> None:
    scene = at_river([{"favor": 1, "advisers": ["tents"]}, {}])
    scene.answer("travel", "use:denizen:tents", "site:steppe")
    scene.holds(seats={0: {"at": "steppe", "supply": 7, "favor": 0}})


@pytest.mark.card("oath:denizen:tents")
def test_tents_do_nothing_beyond_the_region() -> None:
    scene = at_river([{"favor": 1, "advisers": ["tents"]}, {}])
    scene.answer("travel", "use:denizen:tents", "site:standing-stones")
    scene.holds(seats={0: {"supply": 5, "favor": 0}})


@pytest.mark.card("oath:denizen:special-envoy")
def test_the_special_envoy_travels_far_and_ends_the_act_phase() -> None:
    scene = at_river([{"supply": 0, "advisers": ["special-envoy"]}, {}])
    scene.answer("travel", "use:denizen:special-envoy", "site:ancient-city")
    scene.holds(seats={0: {"at": "ancient-city"}})
    assert scene.decision().seat == 1


@pytest.mark.card("oath:denizen:special-envoy")
def test_without_the_envoy_a_travel_costs_supply_and_the_turn_goes_on() -> None:
    scene = at_river([{"supply": 2, "advisers": ["special-envoy"]}, {}])
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"supply": 1}})
    assert scene.decision().seat == 0


@pytest.mark.card("oath:denizen:a-fast-steed")
def test_a_fast_steed_carries_a_small_company() -> None:
    scene = at_river([{"supply": 0, "favor": 1, "warbands": 3, "advisers": ["a-fast-steed"]}, {}])
    scene.answer("travel", "use:denizen:a-fast-steed", "site:standing-stones")
    scene.holds(seats={0: {"at": "standing-stones", "supply": 0, "favor": 0}})


@pytest.mark.card("oath:denizen:a-fast-steed")
@pytest.mark.parametrize(("favor", "warbands"), [(1, 4), (0, 3)])
def test_a_fast_steed_carries_no_four_and_costs_a_favor(favor: int, warbands: int) -> None:
    scene = at_river([{"favor": favor, "warbands": warbands, "advisers": ["a-fast-steed"]}, {}])
    scene.answer("travel")
    scene.not_offered("use:denizen:a-fast-steed")


@pytest.mark.card("oath:denizen:hospitality")
def test_hospitality_gains_a_favor_of_a_suit_at_both_places() -> None:
    scene = at_river(
        [{"advisers": ["hospitality", "wolves"]}, {}],
        steppe={"cards": ["elders", "rangers"]},
        banks={"nomad": 2, "beast": 2},
    )
    scene.answer("travel", "use:denizen:hospitality", "site:steppe")
    scene.offers_only("bank:nomad", "bank:beast")
    scene.answer("bank:beast")
    scene.holds(seats={0: {"favor": 1}}, banks={"beast": 1, "nomad": 2})


@pytest.mark.card("oath:denizen:hospitality")
def test_hospitality_needs_a_shared_suit() -> None:
    scene = at_river([{"advisers": ["hospitality"]}, {}], steppe={"cards": ["wolves"]})
    scene.answer("travel", "use:denizen:hospitality", "site:steppe")
    scene.holds(seats={0: {"favor": 0, "at": "steppe"}})


@pytest.mark.card("oath:denizen:way-station")
def test_the_way_station_is_free_for_its_ruler() -> None:
    scene = at_river([{"supply": 3}, {}], steppe={"cards": ["way-station"], "warbands": {"purple": 1}})
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"supply": 3, "favor": 0}})


@pytest.mark.card("oath:denizen:way-station")
def test_others_may_pay_the_ruler_of_the_way_station() -> None:
    station = {"cards": ["way-station"], "warbands": {"purple": 1}}
    scene = at_river([{}, {"supply": 0, "favor": 1}], turn=1, steppe=station)
    scene.answer("travel", "use:denizen:way-station", "site:steppe")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0, "at": "steppe", "supply": 0}})
    scene = at_river([{}, {"supply": 3, "favor": 1}], turn=1, steppe=station)
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 1, "supply": 2}})


@pytest.mark.card("oath:denizen:way-station")
def test_who_goes_elsewhere_pays_the_way_station_nothing() -> None:
    station = {"cards": ["way-station"], "warbands": {"purple": 1}}
    scene = at_river([{}, {"favor": 1}], turn=1, steppe=station)
    scene.answer("travel", "use:denizen:way-station", "site:standing-stones")
    scene.holds(seats={1: {"favor": 1, "supply": 5}})


@pytest.mark.card("oath:denizen:way-station")
def test_the_way_station_of_bandits_burns_the_favor() -> None:
    scene = at_river([{"supply": 0, "favor": 1}, {}], steppe={"cards": ["way-station"]}, army={"purple": 1})
    scene.answer("travel", "use:denizen:way-station", "site:steppe")
    scene.holds(seats={0: {"favor": 0, "at": "steppe"}})
    scene.logs("log-burns-favor", count=1)
    scene = at_river([{"supply": 0}, {}], steppe={"cards": ["way-station"]}, army={"purple": 1})
    scene.refuses("travel", rule="4.2.g")


@pytest.mark.card("oath:denizen:relic-worship")
def test_relic_worship_gives_3_supply_for_a_relic() -> None:
    scene = at_river(
        [{"at": "steppe", "supply": 3, "favor": 5, "advisers": ["relic-worship"]}, {}],
        steppe={"relics": ["map"]},
    )
    scene.answer("recover", "slot:cradle-2:relic:0")
    scene.holds(seats={0: {"supply": 5, "relics": ["grand-scepter", "map"]}})


@pytest.mark.card("oath:denizen:relic-worship")
def test_relic_worship_gives_nothing_for_a_banner() -> None:
    scene = at_river(
        [{"supply": 3, "favor": 5, "advisers": ["relic-worship"]}, {}],
        banners={"peoples-favor": {"tokens": 1}},
    )
    scene.answer("recover", "banner:peoples-favor", 2, "bank:order")
    scene.holds(seats={0: {"supply": 2}})


# -- what always holds -----------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:vow-of-kinship")
def test_the_vow_of_kinship_lays_all_favor_into_the_nomad_bank() -> None:
    scene = at_river(
        [{}, {"favor": 2, "advisers": [{"facedown": "vow-of-kinship"}, "elders"]}],
        turn=1,
        banks={"nomad": 1},
    )
    scene.answer("adviser:denizen:vow-of-kinship", "play:advisers")
    scene.holds(seats={1: {"favor": 0}}, banks={"nomad": 3})
    scene.answer("use:denizen:elders")
    scene.holds(seats={1: {"secrets": 1, "favor": 0}}, banks={"nomad": 1})


@pytest.mark.card("oath:denizen:vow-of-kinship")
def test_nobody_takes_favor_from_a_vow_of_kinship() -> None:
    scene = at_river([{}, {"advisers": ["vow-of-kinship"]}], banks={"nomad": 4})
    table: Any = scene.match.table
    taker, sworn = scene.state.players
    assert table.purse(sworn) == 4
    assert table.take_favor(taker, sworn, 2) == 0
    table.gain_favor(sworn, 2, 0)
    assert (sworn.favor, scene.state.banks[NOMAD]) == (0, 6)


@pytest.mark.card("oath:denizen:spell-breaker")
def test_the_spell_breaker_stops_the_secrets_of_enemies() -> None:
    wizards = [{"secrets": 1, "advisers": ["scryer"]}, {"secrets": 1, "warbands": 1, "advisers": ["wolves"]}]
    words: dict[str, Any] = {"army": {"purple": 1}, "discards": {"cradle": ["keep"]}}
    scene = at_river(wizards, ["spell-breaker"], turn=1, **words)
    scene.refuses("use:denizen:wolves", rule="7.1")
    scene = at_river(wizards, ["spell-breaker"], **words)
    scene.offers("use:denizen:scryer")


@pytest.mark.card("oath:denizen:spell-breaker")
def test_the_spell_breaker_of_bandits_stops_everybody() -> None:
    scene = at_river([{"secrets": 1, "warbands": 1, "advisers": ["wolves"]}, {}], ["spell-breaker"])
    scene.refuses("use:denizen:wolves", rule="7.1")


@pytest.mark.card("oath:denizen:lost-tongue")
@pytest.mark.parametrize(("mine", "open_to_me"), [([], False), (["elders"], True), ([{"facedown": "elders"}], False)])
def test_the_lost_tongue_guards_relics_from_strangers(mine: list[Any], open_to_me: bool) -> None:
    scene = at_river(
        [{"warbands": 2, "advisers": mine}, {"advisers": ["lost-tongue"], "relics": ["map"]}], army={"red": 1}
    )
    scene.answer("campaign", "seat:1")
    if open_to_me:
        scene.offers("relic:map")
    else:
        scene.refuses(["relic:map"], rule="10.2")


@pytest.mark.card("oath:denizen:lost-tongue")
def test_the_lost_tongue_guards_banners_too() -> None:
    seats: list[dict[str, Any]] = [{"favor": 5}, {"advisers": ["lost-tongue"]}]
    banners = {"peoples-favor": {"holder": 1, "tokens": 1}}
    scene = at_river(seats, banners=banners)
    scene.not_offered("recover")
    scene = at_river([{"favor": 5, "advisers": ["tents"]}, seats[1]], banners=banners)
    scene.offers("recover")


@pytest.mark.card("oath:denizen:ancient-bloodline")
def test_the_ancient_bloodline_locks_its_sites_against_enemies() -> None:
    tamer = {"secrets": 1, "advisers": ["taming-charm"]}
    scene = at_river([{"advisers": ["ancient-bloodline"]}, tamer], ["wolves"], turn=1, army={"purple": 1})
    scene.not_offered("use:denizen:taming-charm")
    scene = at_river([{"advisers": ["ancient-bloodline"]}, tamer], ["wolves"], turn=1, army={"red": 1})
    scene.offers("use:denizen:taming-charm")


@pytest.mark.card("oath:denizen:ancient-bloodline")
@pytest.mark.rule("oath:7.2.2.a", "oath:5.4.2.a")
def test_the_ancient_bloodline_keeps_relics_from_enemies_but_not_from_friends() -> None:
    for role, refused in (("exile", True), ("citizen", False)):
        scene = at_river(
            [{"advisers": ["ancient-bloodline"]}, {"at": "steppe", "favor": 5, "role": role}],
            turn=1,
            steppe={"relics": ["map"], "warbands": {"purple": 1}},
        )
        scene.answer("recover")
        if refused:
            scene.refuses("slot:cradle-2:relic:0", rule="7.2.2")
        else:
            scene.offers("slot:cradle-2:relic:0")


@pytest.mark.card("oath:denizen:family-wagon")
@pytest.mark.rule("oath:7.6.4.a")
def test_the_family_wagon_leaves_one_stranger() -> None:
    scene = at_river([{"advisers": ["wolves", "longbows", {"facedown": "family-wagon"}]}, {}])
    scene.answer("adviser:denizen:family-wagon", "play:advisers")
    scene.asks("make-room")
    scene.answer(["denizen:wolves"])
    scene.holds(seats={0: {"advisers": ["longbows", "family-wagon"]}})


@pytest.mark.card("oath:denizen:family-wagon")
def test_nomads_ride_in_the_family_wagon_beyond_the_limit() -> None:
    scene = at_river([{"advisers": ["elders", "tents", "rain-boots"]}, {}], deck={"only": ["family-wagon"]})
    scene.answer("search", "world-deck", "denizen:family-wagon", "play:advisers")
    scene.holds(seats={0: {"advisers": ["elders", "tents", "rain-boots", "family-wagon"]}})


@pytest.mark.card("oath:denizen:family-wagon")
def test_a_facedown_nomad_is_a_stranger_until_turned_up() -> None:
    scene = at_river([{"advisers": ["family-wagon", {"facedown": "elders"}]}, {}], deck={"only": ["tents"]})
    table: Any = scene.match.table
    me = scene.state.players[0]
    elders = me.advisers[1]
    assert table.too_many_advisers(me, scene.state.deck[0], False) == 1
    assert table.too_many_advisers(me, scene.state.deck[0], True) == 0
    assert table.too_many_advisers(me, elders, True) == 0
    scene.answer("adviser:denizen:elders", "play:advisers")
    assert table.too_many_advisers(me, scene.state.deck[0], False) == 0


@pytest.mark.card("oath:denizen:sacred-ground")
def test_visions_are_revealed_on_sacred_ground_only() -> None:
    seer = {"advisers": [{"facedown": "conquest"}]}
    scene = at_river([{}, seer], turn=1, steppe={"cards": ["sacred-ground"]})
    scene.answer("adviser:vision:conquest")
    scene.refuses("play:vision", rule="5.1.4.III")
    scene = at_river([{}, {**seer, "at": "steppe"}], turn=1, steppe={"cards": ["sacred-ground"]})
    scene.answer("adviser:vision:conquest")
    scene.offers("play:vision")


@pytest.mark.card("oath:denizen:sacred-ground")
def test_sacred_ground_does_not_mind_the_conspiracy() -> None:
    scene = at_river([{}, {"advisers": [{"facedown": "conspiracy"}]}], turn=1, steppe={"cards": ["sacred-ground"]})
    scene.answer("adviser:vision:conspiracy")
    scene.offers("play:vision")


# -- actions ---------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:elders")
def test_the_elders_sell_a_secret_for_two_favor() -> None:
    scene = at_river([{"favor": 2, "advisers": ["elders"]}, {}])
    scene.answer("use:denizen:elders")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}}, tokens={"elders": {"favor": 2}})
    scene = at_river([{"favor": 1, "advisers": ["elders"]}, {}])
    scene.not_offered("use:denizen:elders")


@pytest.mark.card("oath:denizen:convoys")
def test_convoys_bring_a_pile_from_another_region() -> None:
    scene = at_river(
        [{"favor": 1}, {}], ["convoys"], discards={"cradle": ["wolves"], "provinces": ["keep", "longbows"]}
    )
    scene.answer("use:denizen:convoys")
    scene.holds(seats={0: {"favor": 0}}, discards={"cradle": ["keep", "longbows", "wolves"], "provinces": []})


@pytest.mark.card("oath:denizen:convoys")
def test_convoys_need_cards_elsewhere() -> None:
    scene = at_river([{"favor": 1}, {}], ["convoys"], discards={"cradle": ["wolves"]})
    scene.not_offered("use:denizen:convoys")


@pytest.mark.card("oath:denizen:resettle")
def test_resettle_moves_a_nomad_adviser_of_anybody() -> None:
    scene = at_river([{}, {"advisers": ["elders", "wolves"]}], ["resettle"])
    scene.answer("use:denizen:resettle", "site:steppe")
    scene.holds(seats={1: {"advisers": ["wolves"]}}, sites={"cradle-2": {"cards": ["elders"]}})


@pytest.mark.card("oath:denizen:resettle")
@pytest.mark.parametrize("adviser", ["lost-tongue", "faithful-friend", "wolves", {"facedown": "elders"}])
def test_resettle_leaves_restricted_locked_hidden_and_other_cards(adviser: Any) -> None:
    scene = at_river([{}, {"advisers": [adviser]}], ["resettle"])
    scene.not_offered("use:denizen:resettle")


@pytest.mark.card("oath:denizen:oracle")
@pytest.mark.rule("oath:2.7.1.a")
def test_the_oracle_draws_the_topmost_vision() -> None:
    scene = at_river([{}, {"secrets": 2}], ["oracle"], turn=1, deck={"only": ["wolves", "conquest", "keep", "faith"]})
    scene.answer("use:denizen:oracle", "play:vision")
    scene.holds(seats={1: {"secrets": 0, "vision": "conquest"}}, deck=3, visions_drawn=1)
    assert sum(scene.state.layers) == 3


@pytest.mark.card("oath:denizen:oracle")
@pytest.mark.rule("oath:2.7.1.a", "oath:5.1.2.h")
@pytest.mark.parametrize("packets", [(5,), (1, 4), (2, 3), (1, 1, 3), (3, 2)])
def test_what_lay_above_the_oracles_vision_is_known_to_be_no_vision(packets: tuple[int, ...]) -> None:
    """The packet it lay in falls in two; what nobody knew of the others they do not know now."""
    deck = {"only": ["wolves", "conquest", "keep", "faith", "elders"]}
    scene = at_river([{}, {"secrets": 2}], ["oracle"], turn=1, deck=deck)
    scene.state.layers = packets
    scene.answer("use:denizen:oracle")
    assert scene.state.layers == ((1, 1, 2) if packets == (3, 2) else (1, 3))
    assert not scene.match.can_undo(1)
    scene.answer("play:vision")
    scene.holds(seats={1: {"vision": "conquest"}}, deck=4, visions_drawn=1)


@pytest.mark.card("oath:denizen:oracle")
def test_the_oracle_without_a_vision_costs_two_secrets_for_nothing() -> None:
    scene = at_river([{"secrets": 2}, {}], ["oracle"], deck={"only": ["wolves", "keep"]})
    scene.answer("use:denizen:oracle")
    scene.holds(seats={0: {"secrets": 0}}, deck=2, visions_drawn=0)
    scene = at_river([{"secrets": 1}, {}], ["oracle"])
    scene.not_offered("use:denizen:oracle")


# -- when played -----------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:great-herd")
def test_the_great_herd_may_swap_places_with_a_nomad() -> None:
    scene = at_river([{"advisers": [{"facedown": "great-herd"}]}, {}], steppe={"cards": ["elders", "sacred-ground"]})
    scene.answer("adviser:denizen:great-herd", "play:site:river")
    scene.offers_only("denizen:elders", "decline")
    scene.answer("denizen:elders")
    scene.holds(sites={"cradle-1": {"cards": ["elders"]}, "cradle-2": {"cards": ["great-herd", "sacred-ground"]}})


@pytest.mark.card("oath:denizen:the-gathering")
def test_the_gathering_calls_pawns_who_may_bargain() -> None:
    scene = at_river([{"advisers": [{"facedown": "the-gathering"}]}, {"at": "steppe"}])
    scene.answer("adviser:denizen:the-gathering", "play:site:river", "yes", "decline", "decline")
    scene.holds(seats={1: {"at": "river", "supply": 7}})


@pytest.mark.card("oath:denizen:the-gathering")
def test_nobody_has_to_come_to_the_gathering() -> None:
    scene = at_river([{"advisers": [{"facedown": "the-gathering"}]}, {"at": "steppe"}])
    scene.answer("adviser:denizen:the-gathering", "play:site:river", "no")
    scene.holds(seats={1: {"at": "steppe"}})


@pytest.mark.card("oath:denizen:pilgrimage")
def test_the_pilgrimage_trades_the_denizens_here_for_dispossessed() -> None:
    scene = at_river(
        [{"advisers": [{"facedown": "pilgrimage"}]}, {}],
        ["wolves", "elders"],
        dispossessed=["keep"],
        tokens={"elders": {"favor": 1}},
        banks={"nomad": 0},
    )
    scene.answer("adviser:denizen:pilgrimage", "play:advisers")
    scene.asks("pilgrimage-order", seat=0)
    drawn = scene.offered()
    assert len(drawn) == 2
    assert set(drawn) < {"denizen:wolves", "denizen:elders", "denizen:keep"}
    scene.answer(drawn)
    top_first = [card.removeprefix("denizen:") for card in reversed(drawn)]
    scene.holds(sites={"cradle-1": {"cards": []}}, discards={"cradle": top_first}, banks={"nomad": 1})
    assert len(scene.state.dispossessed) == 1


@pytest.mark.card("oath:denizen:pilgrimage")
def test_locked_cards_stay_at_home() -> None:
    scene = at_river([{"advisers": [{"facedown": "pilgrimage"}]}, {}], ["sacred-ground"], dispossessed=["keep"])
    scene.answer("adviser:denizen:pilgrimage", "play:advisers")
    scene.holds(sites={"cradle-1": {"cards": ["sacred-ground"]}}, discards={"cradle": []}, dispossessed=["keep"])


@pytest.mark.card("oath:denizen:ancient-pact")
@pytest.mark.rule("oath:6.6.2.a")
def test_the_ancient_pact_sells_the_darkest_secret_for_citizenship() -> None:
    scene = at_river(
        [{}, {"advisers": [{"facedown": "ancient-pact"}]}],
        turn=1,
        banners={"darkest-secret": {"holder": 1, "tokens": 3}},
    )
    scene.answer("adviser:denizen:ancient-pact", "play:advisers", "yes", "reliquary:0")
    scene.holds(
        seats={1: {"role": "citizen", "supply": 7}},
        banners={"darkest-secret": {"holder": 0, "tokens": 3}},
        reliquary=["bare"],
    )
    assert len(scene.state.players[1].relics) == 1
    assert scene.decision().seat == 0


@pytest.mark.card("oath:denizen:ancient-pact")
def test_the_ancient_pact_needs_the_darkest_secret_and_an_exile() -> None:
    for role, holder in (("exile", 0), ("citizen", 1)):
        scene = at_river(
            [{}, {"role": role, "advisers": [{"facedown": "ancient-pact"}]}],
            turn=1,
            banners={"darkest-secret": {"holder": holder, "tokens": 3}},
        )
        scene.answer("adviser:denizen:ancient-pact", "play:advisers")
        scene.holds(seats={1: {"role": role, "relics": []}}, banners={"darkest-secret": {"holder": holder}})


@pytest.mark.card("oath:denizen:twin-brother")
@pytest.mark.rule("oath:10.13.a")
def test_the_twin_brother_takes_the_place_of_a_nomad() -> None:
    scene = at_river(
        [{"advisers": [{"facedown": "twin-brother"}]}, {"advisers": ["elders", "wolves", "faithful-friend"]}]
    )
    scene.answer("adviser:denizen:twin-brother", "play:advisers")
    scene.offers_only("denizen:elders", "decline")
    scene.answer("denizen:elders")
    scene.holds(seats={0: {"advisers": ["elders"]}, 1: {"advisers": ["twin-brother", "wolves", "faithful-friend"]}})


@pytest.mark.card("oath:denizen:twin-brother")
def test_the_twin_brother_may_stay() -> None:
    scene = at_river([{"advisers": [{"facedown": "twin-brother"}]}, {"advisers": ["elders"]}])
    scene.answer("adviser:denizen:twin-brother", "play:advisers", "decline")
    scene.holds(seats={0: {"advisers": ["twin-brother"]}, 1: {"advisers": ["elders"]}})


# -- pairs -----------------------------------------------------------------------------------------------------


@pytest.mark.pair("oath:denizen:mounted-patrol", "oath:denizen:horse-archers")
@pytest.mark.card("oath:denizen:mounted-patrol", "oath:denizen:horse-archers")
def test_pair_the_patrol_halves_after_archers_used_later() -> None:
    scene = war([], ["mounted-patrol", "horse-archers"], [0, 0])
    scene.answer("use:denizen:mounted-patrol", "use:denizen:horse-archers", "dice:-3")
    scene.logs("log-attack", dice=0)


@pytest.mark.pair("oath:denizen:lancers", "oath:denizen:mounted-patrol")
@pytest.mark.card("oath:denizen:lancers", "oath:denizen:mounted-patrol")
def test_pair_lancers_double_what_the_patrol_leaves() -> None:
    scene = war(["lancers"], ["mounted-patrol"], [0, 3, 3])
    scene.answer("use:denizen:lancers", "use:denizen:mounted-patrol")
    scene.logs("log-attack", dice=2, swords=4)


@pytest.mark.pair("oath:denizen:rain-boots", "oath:denizen:storm-caller")
@pytest.mark.card("oath:denizen:rain-boots", "oath:denizen:storm-caller")
def test_pair_boots_walk_through_the_storm() -> None:
    scene = war(["rain-boots"], ["storm-caller"], [2, 3, 4, 3, 3, 3, 3])
    scene.answer("use:denizen:rain-boots", "use:denizen:storm-caller")
    scene.logs("log-defense", dice=3, shields=2)


@pytest.mark.pair("oath:denizen:wild-mounts", "oath:denizen:mountain-giant")
@pytest.mark.card("oath:denizen:wild-mounts", "oath:denizen:mountain-giant")
def test_pair_one_beast_saves_the_giant_and_the_archers() -> None:
    scene = war(
        ["wild-mounts", "horse-archers", "mountain-giant"], [], [0, *[3] * 10], me={"secrets": 1}, there=["wolves"]
    )
    scene.answer("use:denizen:wild-mounts", "use:denizen:horse-archers", "dice:+3")
    scene.answer("use:denizen:mountain-giant", "dice:+3", 0, "denizen:wolves")
    scene.holds(
        seats={0: {"advisers": ["wild-mounts", "horse-archers", "mountain-giant"]}},
        sites={"cradle-2": {"cards": []}},
    )


@pytest.mark.pair("oath:denizen:spell-breaker", "oath:denizen:mountain-giant")
@pytest.mark.card("oath:denizen:spell-breaker", "oath:denizen:mountain-giant")
def test_pair_the_spell_breaker_stops_the_giant() -> None:
    scene = war(["mountain-giant"], [], WON, me={"secrets": 1}, here=["spell-breaker"])
    scene.logs("log-attack", dice=4)


@pytest.mark.pair("oath:denizen:gleaming-armor", "oath:denizen:horse-archers")
@pytest.mark.card("oath:denizen:gleaming-armor", "oath:denizen:horse-archers")
def test_pair_gleaming_armor_charges_for_the_archers() -> None:
    scene = war(["horse-archers"], ["gleaming-armor"], [0, *[3] * 7], me={"secrets": 1})
    scene.answer("use:denizen:horse-archers", "dice:+3")
    scene.holds(seats={0: {"secrets": 0}})
    scene = war(["horse-archers"], ["gleaming-armor"], WON)
    scene.logs("log-attack", dice=4)


@pytest.mark.pair("oath:denizen:twin-brother", "oath:denizen:family-wagon")
@pytest.mark.card("oath:denizen:twin-brother", "oath:denizen:family-wagon")
@pytest.mark.rule("oath:7.6.4.a")
def test_pair_a_wagon_swapped_in_leaves_one_stranger_and_nobody_at_home_too_many() -> None:
    scene = at_river(
        [
            {"advisers": ["wolves", "longbows", {"facedown": "twin-brother"}]},
            {"advisers": ["family-wagon", "elders", "tents", "rain-boots"]},
        ]
    )
    scene.answer("adviser:denizen:twin-brother", "play:advisers", "denizen:family-wagon")
    scene.asks("surplus-advisers", seat=0)
    scene.offers_only("denizen:wolves", "denizen:longbows")
    scene.answer(["denizen:wolves"])
    scene.asks("surplus-advisers", seat=1)
    scene.not_offered("denizen:twin-brother", seat=1)
    scene.answer(["denizen:elders"])
    scene.holds(
        seats={0: {"advisers": ["longbows", "family-wagon"]}, 1: {"advisers": ["twin-brother", "tents", "rain-boots"]}}
    )


@pytest.mark.pair("oath:denizen:family-wagon", "oath:denizen:assassin")
@pytest.mark.card("oath:denizen:family-wagon", "oath:denizen:assassin")
def test_pair_an_assassin_in_the_wagon_is_its_one_stranger() -> None:
    scene = at_river([{"advisers": ["family-wagon", "elders", "tents"]}, {}], deck={"only": ["assassin"]})
    scene.answer("search", "world-deck", "denizen:assassin", "play:advisers")
    scene.holds(seats={0: {"advisers": ["family-wagon", "elders", "tents", "assassin"]}})


@pytest.mark.pair("oath:denizen:ancient-bloodline", "oath:denizen:pilgrimage")
@pytest.mark.card("oath:denizen:ancient-bloodline", "oath:denizen:pilgrimage")
def test_pair_pilgrims_leave_the_bloodlines_sites_alone() -> None:
    scene = at_river(
        [{"advisers": ["ancient-bloodline"]}, {"advisers": [{"facedown": "pilgrimage"}]}],
        ["wolves"],
        turn=1,
        army={"purple": 1},
        dispossessed=["keep"],
    )
    scene.answer("adviser:denizen:pilgrimage", "play:advisers")
    scene.holds(sites={"cradle-1": {"cards": ["wolves"]}}, dispossessed=["keep"])


@pytest.mark.pair("oath:denizen:ancient-bloodline", "oath:denizen:great-herd")
@pytest.mark.card("oath:denizen:ancient-bloodline", "oath:denizen:great-herd")
def test_pair_the_herd_cannot_take_a_place_of_the_bloodline() -> None:
    scene = at_river(
        [{"advisers": ["ancient-bloodline"]}, {"advisers": [{"facedown": "great-herd"}]}],
        turn=1,
        steppe={"cards": ["elders"], "warbands": {"purple": 1}},
    )
    scene.answer("adviser:denizen:great-herd", "play:site:river")
    scene.holds(sites={"cradle-1": {"cards": ["great-herd"]}, "cradle-2": {"cards": ["elders"]}})


@pytest.mark.pair("oath:denizen:way-station", "oath:denizen:vow-of-kinship")
@pytest.mark.card("oath:denizen:way-station", "oath:denizen:vow-of-kinship")
def test_pair_a_sworn_traveller_pays_the_station_from_the_bank() -> None:
    scene = at_river(
        [{}, {"supply": 0, "advisers": ["vow-of-kinship"]}],
        turn=1,
        steppe={"cards": ["way-station"], "warbands": {"purple": 1}},
        banks={"nomad": 2},
    )
    scene.answer("travel", "use:denizen:way-station", "site:steppe")
    scene.holds(seats={0: {"favor": 1}, 1: {"at": "steppe"}}, banks={"nomad": 1})


@pytest.mark.pair("oath:denizen:sacred-ground", "oath:denizen:oracle")
@pytest.mark.card("oath:denizen:sacred-ground", "oath:denizen:oracle")
def test_pair_the_oracles_vision_waits_for_sacred_ground() -> None:
    scene = at_river(
        [{}, {"secrets": 2}],
        ["oracle"],
        turn=1,
        deck={"only": ["conquest"]},
        steppe={"cards": ["sacred-ground"]},
    )
    scene.answer("use:denizen:oracle")
    scene.refuses("play:vision", rule="5.1.4.III")
    scene.answer("play:facedown")
    scene.holds(seats={1: {"vision": None, "advisers": [{"facedown": "conquest"}]}})


@pytest.mark.pair("oath:denizen:hospitality", "oath:denizen:special-envoy")
@pytest.mark.card("oath:denizen:hospitality", "oath:denizen:special-envoy")
def test_pair_the_envoy_is_welcomed_before_the_phase_ends() -> None:
    scene = at_river(
        [{"supply": 0, "advisers": ["hospitality", "special-envoy"]}, {}],
        steppe={"cards": ["elders"]},
        banks={"nomad": 1},
    )
    scene.answer("travel", "use:denizen:hospitality", "use:denizen:special-envoy", "site:steppe")
    scene.holds(seats={0: {"favor": 1}})
    assert scene.decision().seat == 1


# -- where they do nothing -------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:warning-signals")
def test_warning_signals_are_no_plan_for_an_attacker() -> None:
    scene = war(["warning-signals"], [], WON)
    scene.logs("log-attack", dice=4)


@pytest.mark.card("oath:denizen:great-herd")
def test_the_great_herd_alone_stays_where_it_is_played() -> None:
    scene = at_river([{"advisers": [{"facedown": "great-herd"}]}, {}], steppe={"cards": ["wolves", "sacred-ground"]})
    scene.answer("adviser:denizen:great-herd")
    scene.refuses("play:advisers", rule="7.2.1")
    scene.answer("play:site:river")
    scene.holds(sites={"cradle-1": {"cards": ["great-herd"]}, "cradle-2": {"cards": ["wolves", "sacred-ground"]}})


@pytest.mark.card("oath:denizen:ancient-binding")
def test_the_ancient_binding_costs_two_secrets_and_burns_facedown_ones() -> None:
    scene = at_river([{"secrets": 1, "advisers": ["ancient-binding"]}, {}])
    scene.not_offered("use:denizen:ancient-binding")
    scene = at_river(
        [{"secrets": 2, "facedown_secrets": 2, "advisers": ["ancient-binding"]}, {"secrets": 0}],
        banners={"darkest-secret": {"holder": 1, "tokens": 4}},
    )
    scene.answer("use:denizen:ancient-binding")
    scene.holds(
        seats={0: {"secrets": 0, "facedown_secrets": 0}, 1: {"secrets": 0}},
        tokens={"ancient-binding": {"secrets": 1}},
        banners={"darkest-secret": {"tokens": 4}},
    )


@pytest.mark.card("oath:denizen:faithful-friend")
@pytest.mark.rule("oath:4.3.4.a")
def test_the_faithful_friend_gives_no_supply_beyond_the_leftmost_space() -> None:
    scene = at_river([{"supply": 5, "advisers": [{"facedown": "faithful-friend"}]}, {}])
    scene.answer("adviser:denizen:faithful-friend", "play:advisers")
    scene.holds(seats={0: {"supply": 7}})


@pytest.mark.card("oath:denizen:great-crusade")
def test_the_great_crusade_of_a_defender_counts_the_defenders_nomads() -> None:
    scene = war(["elders", "tents"], ["great-crusade"], [0, 0, 0], here=["convoys"])
    scene.answer("use:denizen:great-crusade", "dice:-2")
    scene.logs("log-attack", dice=2)


@pytest.mark.pair("oath:denizen:relic-worship", "oath:relic:bandit-crown")
@pytest.mark.card("oath:denizen:relic-worship", "oath:relic:bandit-crown")
def test_pair_relic_worship_must_be_in_reach_when_the_recover_begins() -> None:
    """The Bandit Crown, once taken, makes its holder the ruler of the Steppe's bandits: too late for this Recover."""
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{}, {"at": "steppe", "supply": 3, "favor": 5}],
        sites={
            "cradle-1": {"site": "steppe", "relics": ["bandit-crown"]},
            "cradle-2": {"site": "river", "cards": ["relic-worship"]},
        },
    )
    scene.answer("recover", "slot:cradle-1:relic:0")
    scene.holds(seats={1: {"supply": 2, "relics": ["bandit-crown"]}})

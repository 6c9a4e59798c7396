"""Denizens of a first game: what each does, what it costs, and where it does nothing."""

from __future__ import annotations

import pytest

from regnum.scenes import Scene


@pytest.mark.card("oath:denizen:alchemist")
def test_the_alchemist_gains_4_favor_from_banks_of_choice() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"secrets": 2, "advisers": ["alchemist"]}, {}],
        banks={"arcane": 3, "beast": 2, "discord": 0, "hearth": 0, "nomad": 0, "order": 0},
    )
    scene.answer("use:denizen:alchemist", "bank:arcane", "bank:arcane", "bank:arcane")
    scene.holds(seats={0: {"favor": 4, "secrets": 0}}, banks={"arcane": 0, "beast": 1})


@pytest.mark.card("oath:denizen:alchemist")
def test_the_alchemist_costs_two_secrets() -> None:
    scene = Scene("oath", 2, seats=[{"secrets": 1, "advisers": ["alchemist"]}, {}])
    scene.not_offered("use:denizen:alchemist")


@pytest.mark.card("oath:denizen:spirit-snare")
def test_the_spirit_snare_takes_1_favor_of_any_bank() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"secrets": 1, "advisers": ["spirit-snare"]}, {}],
        banks={"hearth": 2, "nomad": 1},
    )
    scene.answer("use:denizen:spirit-snare", "bank:nomad")
    scene.holds(seats={0: {"favor": 1}}, banks={"hearth": 2, "nomad": 0})
    scene.not_offered("use:denizen:spirit-snare")


@pytest.mark.card("oath:denizen:taming-charm")
def test_the_taming_charm_discards_a_beast_here_and_gains_2_favor_of_its_suit() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "secrets": 1, "advisers": ["taming-charm"]}, {}],
        sites={"cradle-1": {"site": "river", "cards": ["wolves", "longbows"]}},
        banks={"beast": 3},
    )
    scene.answer("use:denizen:taming-charm")
    scene.holds(seats={0: {"favor": 2}}, banks={"beast": 1}, sites={"cradle-1": {"cards": ["longbows"]}})


@pytest.mark.card("oath:denizen:taming-charm")
def test_the_taming_charm_works_on_no_other_suit() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "secrets": 1, "advisers": ["taming-charm"]}, {}],
        sites={"cradle-1": {"site": "river", "cards": ["longbows"]}},
    )
    scene.not_offered("use:denizen:taming-charm")


@pytest.mark.card("oath:denizen:inquisitor")
def test_the_inquisitor_pays_whoever_has_no_conspiracy() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"favor": 1, "advisers": ["inquisitor"]}, {"advisers": [{"facedown": "wolves"}]}],
    )
    scene.answer("use:denizen:inquisitor")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 1}})


@pytest.mark.card("oath:denizen:inquisitor")
def test_the_inquisitor_finds_the_conspiracy() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"favor": 1, "advisers": ["inquisitor"]}, {"advisers": [{"facedown": "conspiracy"}]}],
    )
    scene.answer("use:denizen:inquisitor")
    scene.holds(seats={1: {"favor": 0, "advisers": []}})


@pytest.mark.card("oath:denizen:inquisitor")
def test_the_inquisitor_needs_a_facedown_adviser_here() -> None:
    scene = Scene("oath", 2, seats=[{"favor": 1, "advisers": ["inquisitor"]}, {}])
    scene.not_offered("use:denizen:inquisitor")


@pytest.mark.card("oath:denizen:errand-boy")
def test_the_errand_boy_searches_another_region() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"favor": 1, "advisers": ["errand-boy"]}, {}],
        discards={"provinces": ["wolves", "longbows", "keep"]},
    )
    scene.answer("search")
    scene.not_offered("discard:provinces")
    scene.answer("use:denizen:errand-boy")
    scene.offers("discard:provinces")


@pytest.mark.card("oath:denizen:wolves")
def test_the_wolves_kill_a_warband_on_any_board() -> None:
    scene = Scene("oath", 2, seats=[{"secrets": 1, "warbands": 1, "advisers": ["wolves"]}, {"warbands": 2}])
    scene.answer("use:denizen:wolves", "seat:1")
    scene.holds(seats={0: {"warbands": 1}, 1: {"warbands": 1}})


@pytest.mark.card("oath:denizen:wolves")
def test_the_wolves_need_prey() -> None:
    scene = Scene("oath", 2, seats=[{"secrets": 1, "warbands": 0, "advisers": ["wolves"]}, {"warbands": 0}])
    scene.not_offered("use:denizen:wolves")


@pytest.mark.card("oath:denizen:long-lost-heir")
def test_the_long_lost_heir_may_make_an_exile_a_citizen() -> None:
    scene = Scene(
        "oath", 2, turn=1, seats=[{}, {"supply": 2, "warbands": 3, "advisers": [{"facedown": "long-lost-heir"}]}]
    )
    scene.answer("adviser:denizen:long-lost-heir", "play:advisers", "yes")
    scene.holds(seats={1: {"role": "citizen", "warbands": 3}})


@pytest.mark.card("oath:denizen:roving-terror")
def test_the_roving_terror_discards_elsewhere_and_moves_there() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "secrets": 1}, {}],
        sites={
            "cradle-1": {"site": "river", "cards": ["roving-terror"], "warbands": {"purple": 1}},
            "cradle-2": {"site": "steppe", "cards": ["longbows"]},
        },
    )
    scene.answer("use:denizen:roving-terror")
    scene.holds(sites={"cradle-1": {"cards": []}, "cradle-2": {"cards": ["roving-terror"]}}, seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:roving-terror")
def test_the_roving_terror_stays_where_nothing_can_be_discarded() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "secrets": 1}, {}],
        sites={"cradle-1": {"site": "river", "cards": ["roving-terror", "longbows"]}},
    )
    scene.not_offered("use:denizen:roving-terror")


@pytest.mark.card("oath:denizen:a-small-favor")
def test_a_small_favor_gains_4_warbands() -> None:
    scene = Scene("oath", 2, turn=1, seats=[{}, {"warbands": 1, "advisers": [{"facedown": "a-small-favor"}]}])
    scene.answer("adviser:denizen:a-small-favor", "play:advisers")
    scene.holds(seats={1: {"warbands": 5}})


@pytest.mark.card("oath:denizen:sleight-of-hand")
def test_sleight_of_hand_takes_a_secret_but_never_the_last() -> None:
    scene = Scene(
        "oath",
        3,
        seats=[
            {"favor": 1, "secrets": 0, "advisers": ["sleight-of-hand"]},
            {"secrets": 2},
            {"secrets": 1},
        ],
    )
    scene.answer("use:denizen:sleight-of-hand")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}, 1: {"secrets": 1}, 2: {"secrets": 1}})


@pytest.mark.card("oath:denizen:sleight-of-hand")
def test_sleight_of_hand_needs_somebody_here_with_two() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "advisers": ["sleight-of-hand"]}, {"at": "steppe", "secrets": 3}],
        sites={"cradle-1": {"site": "river"}, "cradle-2": {"site": "steppe"}},
    )
    scene.not_offered("use:denizen:sleight-of-hand")


@pytest.mark.card("oath:denizen:scryer")
def test_the_scryer_peeks_at_a_whole_pile() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"secrets": 1, "advisers": ["scryer"]}, {}],
        discards={"hinterland": ["wolves", "keep"]},
    )
    scene.answer("use:denizen:scryer")
    scene.logs("log-peeks", where="discard:hinterland")


@pytest.mark.card("oath:denizen:disgraced-captain")
@pytest.mark.parametrize(("card", "dice"), [("pressgangs", 6), ("wolves", 2)])
def test_the_disgraced_captain_adds_dice_against_order(card: str, dice: int) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 2, "warbands": 2, "advisers": ["disgraced-captain"]}, {"at": "steppe"}],
        sites={"cradle-1": {"site": "river", "cards": [card], "warbands": {"red": 1}}, "cradle-2": {"site": "steppe"}},
        dice=[0] * 12,
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:disgraced-captain")
    scene.logs("log-attack", dice=dice)


@pytest.mark.card("oath:denizen:wayside-inn")
def test_the_wayside_inn_gains_2_supply() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1, "supply": 2}, {}],
        sites={"cradle-1": {"site": "river", "cards": ["wayside-inn"]}},
    )
    scene.answer("use:denizen:wayside-inn")
    scene.holds(seats={0: {"favor": 0, "supply": 4}})


@pytest.mark.card("oath:denizen:memory-of-home")
def test_memory_of_home_moves_a_bank_to_the_hearth() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"secrets": 1, "advisers": ["memory-of-home"]}, {}],
        banks={"order": 3, "hearth": 1},
    )
    scene.answer("use:denizen:memory-of-home", "bank:order")
    scene.holds(banks={"order": 0, "hearth": 4}, seats={0: {"secrets": 0}})


@pytest.mark.card("oath:denizen:storyteller")
def test_the_storyteller_feeds_the_darkest_secret() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"favor": 1, "advisers": ["storyteller"]}, {}],
        banners={"darkest-secret": {"tokens": 2}},
    )
    scene.answer("use:denizen:storyteller")
    scene.holds(banners={"darkest-secret": {"tokens": 3}}, seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:armed-mob")
def test_the_armed_mob_discards_an_adviser_of_whoever_keeps_the_secret() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1}, {"advisers": ["wolves"]}],
        sites={"cradle-1": {"site": "river", "cards": ["armed-mob"]}},
        banners={"darkest-secret": {"holder": 1}},
    )
    scene.answer("use:denizen:armed-mob")
    scene.holds(seats={1: {"advisers": []}})


@pytest.mark.card("oath:denizen:armed-mob")
def test_the_armed_mob_spares_whoever_has_the_peoples_favor_too() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "favor": 1}, {"advisers": ["wolves"]}],
        sites={"cradle-1": {"site": "river", "cards": ["armed-mob"]}},
        banners={"darkest-secret": {"holder": 1}, "peoples-favor": {"holder": 1}},
    )
    scene.not_offered("use:denizen:armed-mob")


@pytest.mark.card("oath:denizen:tavern-songs")
def test_tavern_songs_tell_of_the_top_three_of_ones_region() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"advisers": ["tavern-songs"]}, {}],
        discards={"cradle": ["wolves", "keep", "longbows", "tents"]},
    )
    scene.answer("use:denizen:tavern-songs")
    scene.logs("log-peeks", where="discard:cradle")


@pytest.mark.card("oath:denizen:ancient-binding")
def test_the_ancient_binding_leaves_everybody_one_secret() -> None:
    scene = Scene("oath", 2, seats=[{"secrets": 5, "advisers": ["ancient-binding"]}, {"secrets": 4}])
    scene.answer("use:denizen:ancient-binding")
    scene.holds(seats={0: {"secrets": 0}, 1: {"secrets": 1}})


@pytest.mark.card("oath:denizen:faithful-friend")
def test_the_faithful_friend_gains_4_supply() -> None:
    scene = Scene("oath", 2, turn=1, seats=[{}, {"supply": 2, "advisers": [{"facedown": "faithful-friend"}]}])
    scene.answer("adviser:denizen:faithful-friend", "play:advisers")
    scene.holds(seats={1: {"supply": 6}})


@pytest.mark.card("oath:denizen:scouts")
def test_scouts_gain_1_supply() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "supply": 4, "warbands": 2, "advisers": ["scouts"]}, {"at": "steppe"}],
        sites={"cradle-1": {"site": "river", "warbands": {"red": 1}}, "cradle-2": {"site": "steppe"}},
        dice=[0] * 8,
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2, "use:denizen:scouts")
    scene.holds(seats={0: {"supply": 3}})


@pytest.mark.card("oath:denizen:garrison")
def test_the_garrison_mans_every_site_one_rules() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{}, {"at": "river", "warbands": 0, "advisers": [{"facedown": "garrison"}]}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"red": 1}},
            "cradle-2": {"site": "steppe", "warbands": {"red": 2}},
        },
    )
    scene.answer("adviser:denizen:garrison", "play:site:river")
    scene.holds(
        sites={"cradle-1": {"warbands": {"red": 2}}, "cradle-2": {"warbands": {"red": 3}}}, seats={1: {"warbands": 0}}
    )

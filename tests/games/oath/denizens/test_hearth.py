"""The Hearth denizens: what each does, what it costs, where it does nothing, and how they meet other powers."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

BANKS = {"arcane": 3, "beast": 3, "discord": 3, "hearth": 3, "nomad": 3, "order": 3}


def at(
    *cards: str,
    me: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    here: dict[str, Any] | None = None,
    turn: int = 0,
    **words: Any,
) -> Scene:
    """Both stand at the Steppe on top of the Cradle, where these cards lie; `me` is whose turn it is."""
    pair = [{"at": "steppe", **(me or {})}, {"at": "steppe", **(other or {})}]
    seats = [*(pair if turn == 0 else reversed(pair)), *words.pop("third", [])]
    sites = {"cradle-1": {"site": "steppe", "cards": list(cards), **(here or {})}, **words.pop("sites", {})}
    return Scene("oath", len(seats), turn=turn, seats=seats, sites=sites, **words)


def battle(
    *cards: str,
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
    red: int = 1,
    **words: Any,
) -> Scene:
    """The Chancellor stands at the Steppe that red rules, where red stands too."""
    attacker = {"warbands": 2, **(attacker or {})}
    return at(*cards, me=attacker, other=defender, here={"warbands": {"red": red}}, **words)


# -- cards of the first game ---------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:tinkers-fair")
@pytest.mark.rule("oath:7.6.3.b", "oath:10.24.a")
def test_at_the_tinkers_fair_relics_change_hands_for_favor() -> None:
    scene = at("tinkers-fair", me={"favor": 2}, other={"relics": ["whistle"], "advisers": ["wolves"]})
    scene.answer("use:denizen:tinkers-fair")
    scene.offers("0>1:favor", "1>0:relic:relic:whistle")
    assert not [key for key in scene.offered() if "adviser" in key]
    scene.refuses(["0>1:favor"], rule="10.24")
    scene.answer(["0>1:favor", "1>0:relic:relic:whistle"], 2)
    scene.asks("fair-reply", seat=1)
    scene.answer("accept")
    scene.holds(seats={0: {"favor": 0, "relics": ["grand-scepter", "whistle"]}, 1: {"favor": 2, "relics": []}})


@pytest.mark.card("oath:denizen:tinkers-fair")
def test_the_tinkers_fair_binds_nobody_who_refuses() -> None:
    scene = at("tinkers-fair", me={"favor": 2}, other={"secrets": 1})
    scene.answer("use:denizen:tinkers-fair", ["0>1:favor", "1>0:secret"], 1, "refuse")
    scene.holds(seats={0: {"favor": 2, "secrets": 0}, 1: {"favor": 0, "secrets": 1}})


@pytest.mark.card("oath:denizen:extra-provisions")
@pytest.mark.rule("oath:7.1.2.h")
def test_extra_provisions_add_a_defense_die_for_favor_that_goes_to_the_bank() -> None:
    for plan, dice, favor, bank in (("use:denizen:extra-provisions", 3, 0, 4), ("enough", 2, 1, 3)):
        scene = battle(defender={"favor": 1, "advisers": ["extra-provisions"]}, dice=[0] * 9, banks=BANKS)
        scene.answer("campaign", "seat:1", ["site:steppe"], 2, plan)
        scene.logs("log-defense", dice=dice)
        scene.holds(seats={1: {"favor": favor}}, banks={"hearth": bank})


@pytest.mark.card("oath:denizen:extra-provisions")
def test_extra_provisions_are_the_defenders_alone() -> None:
    scene = battle(attacker={"favor": 1, "advisers": ["extra-provisions", "longbows"]}, dice=[0] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.offers_only("use:denizen:longbows", "enough")


@pytest.mark.card("oath:denizen:welcoming-party")
def test_the_welcoming_party_greets_a_just_drawn_card() -> None:
    scene = at("welcoming-party", deck=["wolves", "elders", "tents"], banks=BANKS)
    scene.answer("search", "use:denizen:welcoming-party", "world-deck", "denizen:wolves")
    scene.answer(["denizen:elders", "denizen:tents"], "play:advisers")
    scene.holds(seats={0: {"favor": 1}}, banks={"hearth": 2})


@pytest.mark.card("oath:denizen:welcoming-party")
@pytest.mark.parametrize("where", ["play:facedown", "play:discard"])
def test_the_welcoming_party_greets_nobody_who_hides(where: str) -> None:
    scene = at("welcoming-party", deck=["wolves", "elders", "tents"], banks=BANKS)
    scene.answer("search", "use:denizen:welcoming-party", "world-deck", "denizen:wolves")
    scene.answer(["denizen:elders", "denizen:tents"], where)
    scene.holds(seats={0: {"favor": 0}}, banks={"hearth": 3})


@pytest.mark.card("oath:denizen:welcoming-party")
def test_the_welcoming_party_knows_old_advisers_already() -> None:
    scene = at("welcoming-party", me={"advisers": [{"facedown": "wolves"}]}, banks=BANKS)
    scene.answer("adviser:denizen:wolves", "use:denizen:welcoming-party", "play:advisers")
    scene.holds(seats={0: {"favor": 0}}, banks={"hearth": 3})


@pytest.mark.card("oath:denizen:traveling-doctor")
@pytest.mark.rule("oath:5.5.6.a")
def test_the_traveling_doctor_saves_a_beaten_force_and_leaves() -> None:
    for plan, left, advisers in (("use:denizen:traveling-doctor", 4, []), ("enough", 2, ["traveling-doctor"])):
        scene = battle(attacker={"warbands": 4, "advisers": ["traveling-doctor"]}, red=8, dice=[0] * 9)
        scene.answer("campaign", "seat:1", ["site:steppe"], 4, plan)
        scene.holds(seats={0: {"warbands": left, "advisers": advisers}})


@pytest.mark.card("oath:denizen:traveling-doctor")
def test_the_traveling_doctor_stays_with_the_victor_and_heals_no_skulls() -> None:
    scene = battle(attacker={"warbands": 4, "advisers": ["traveling-doctor"]}, dice=[0, 0, 5, 5, 5, 3])
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:traveling-doctor", 1)
    scene.holds(seats={0: {"warbands": 0, "bank": 23, "advisers": ["traveling-doctor"]}})


@pytest.mark.card("oath:denizen:hospital")
def test_the_hospital_takes_in_the_fallen_of_its_ruler() -> None:
    scene = at(
        me={"warbands": 4},
        here={"warbands": {"red": 8}},
        sites={"cradle-2": {"site": "mine", "cards": ["hospital"], "warbands": {"purple": 1}}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:hospital")
    scene.holds(seats={0: {"warbands": 2}}, sites={"cradle-2": {"warbands": {"purple": 3}}})


@pytest.mark.card("oath:denizen:hospital")
def test_a_hospital_that_falls_saves_nobody() -> None:
    scene = battle(
        "hospital",
        attacker={"warbands": 6},
        defender={"warbands": 4},
        dice=[0, 0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:denizen:hospital", 1)
    scene.holds(seats={1: {"warbands": 3, "bank": 11}}, sites={"cradle-1": {"warbands": {"purple": 1}}}, on_cards={})


# -- actions -------------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:homesteaders")
@pytest.mark.rule("oath:10.17.a", "oath:7.2.1.a")
def test_homesteaders_move_an_adviser_to_ones_site_unplayed() -> None:
    scene = at(me={"advisers": ["homesteaders", "salad-days", "charming-friend", {"facedown": "wolves"}]}, banks=BANKS)
    scene.answer("use:denizen:homesteaders")
    scene.offers_only("denizen:homesteaders", "denizen:salad-days")
    scene.answer("denizen:salad-days")
    scene.holds(seats={0: {"favor": 0}}, sites={"cradle-1": {"cards": ["salad-days"]}}, banks=BANKS)


@pytest.mark.card("oath:denizen:homesteaders")
def test_homesteaders_may_settle_themselves() -> None:
    scene = at(me={"advisers": ["homesteaders", "marriage"]})
    scene.answer("use:denizen:homesteaders")
    scene.holds(seats={0: {"advisers": ["marriage"]}}, sites={"cradle-1": {"cards": ["homesteaders"]}})


@pytest.mark.card("oath:denizen:homesteaders")
@pytest.mark.rule("oath:2.8.1.a")
def test_homesteaders_need_room() -> None:
    at("elders", "tents", me={"advisers": ["homesteaders"]}).not_offered("use:denizen:homesteaders")


@pytest.mark.card("oath:denizen:a-round-of-ale")
@pytest.mark.rule("oath:4.3.1.a", "oath:4.3.2.a")
def test_a_round_of_ale_clears_the_cards_as_a_rest_would() -> None:
    scene = at(
        "a-round-of-ale",
        "elders",
        me={"favor": 1, "supply": 3, "facedown_secrets": 2, "advisers": ["wolves"]},
        tokens={"elders": {"favor": 2}, "wolves": {"secrets": 1}},
        banks=BANKS,
    )
    scene.answer("use:denizen:a-round-of-ale")
    scene.holds(
        seats={0: {"favor": 0, "supply": 3, "secrets": 3, "facedown_secrets": 0}},
        tokens={"a-round-of-ale": {"favor": 1}},
        banks={"nomad": 5, "hearth": 3},
    )
    scene.not_offered("use:denizen:a-round-of-ale")


@pytest.mark.card("oath:denizen:charming-friend")
@pytest.mark.rule("oath:10.2.a")
def test_the_charming_friend_takes_a_favor_from_a_player_here() -> None:
    scene = at(
        me={"secrets": 1, "advisers": ["charming-friend"]},
        other={"favor": 2},
        third=[{"at": "mine", "favor": 2}],
        sites={"cradle-2": "mine"},
    )
    scene.answer("use:denizen:charming-friend")
    scene.holds(seats={0: {"favor": 1, "secrets": 0}, 1: {"favor": 1}, 2: {"favor": 2}})
    scene.not_offered("use:denizen:charming-friend")


@pytest.mark.card("oath:denizen:charming-friend")
def test_the_charming_friend_charms_nobody_without_favor() -> None:
    at(me={"secrets": 1, "advisers": ["charming-friend"]}).not_offered("use:denizen:charming-friend")


@pytest.mark.card("oath:denizen:levelers")
def test_levelers_move_two_favor_from_the_most_to_the_least() -> None:
    scene = at(
        me={"secrets": 1, "advisers": ["levelers"]},
        banks={"arcane": 5, "beast": 5, "discord": 1, "hearth": 1, "nomad": 3, "order": 3},
    )
    scene.answer("use:denizen:levelers")
    scene.offers_only("bank:arcane", "bank:beast")
    scene.answer("bank:beast")
    scene.offers_only("bank:discord", "bank:hearth")
    scene.answer("bank:hearth")
    scene.holds(seats={0: {"secrets": 0}}, banks={"arcane": 5, "beast": 3, "discord": 1, "hearth": 3})


@pytest.mark.card("oath:denizen:levelers")
def test_levelers_move_the_only_favor_there_is_and_nothing_from_empty_banks() -> None:
    none = dict.fromkeys(BANKS, 0)
    scene = at(me={"secrets": 1, "advisers": ["levelers"]}, banks={**none, "order": 1})
    scene.answer("use:denizen:levelers", "bank:beast")
    scene.holds(banks={"order": 0, "beast": 1})
    at(me={"secrets": 1, "advisers": ["levelers"]}, banks=none).not_offered("use:denizen:levelers")


@pytest.mark.card("oath:denizen:relic-breaker")
def test_the_relic_breaker_buries_a_relic_here_for_3_warbands() -> None:
    scene = at(me={"favor": 1, "advisers": ["relic-breaker"]}, here={"relics": ["map", "whistle"]}, relics={"only": []})
    scene.answer("use:denizen:relic-breaker", "slot:cradle-1:relic:1")
    scene.holds(seats={0: {"favor": 0, "warbands": 3}}, sites={"cradle-1": {"relics": ["map"]}}, relics=1)


@pytest.mark.card("oath:denizen:relic-breaker")
def test_the_relic_breaker_needs_a_relic_here() -> None:
    scene = at(me={"favor": 1, "advisers": ["relic-breaker"]}, sites={"cradle-2": {"site": "mine", "relics": ["map"]}})
    scene.not_offered("use:denizen:relic-breaker")


@pytest.mark.card("oath:denizen:ballot-box")
@pytest.mark.rule("oath:7.6.1.a", "oath:6.6.2.a")
def test_the_ballot_box_makes_the_peoples_favorite_a_citizen() -> None:
    scene = at(
        "ballot-box", turn=1, me={"supply": 2, "warbands": 3}, banners={"peoples-favor": {"holder": 1, "tokens": 3}}
    )
    scene.answer("use:denizen:ballot-box")
    scene.holds(
        seats={1: {"role": "citizen", "warbands": 3, "supply": 7, "relics": []}},
        banners={"peoples-favor": {"holder": 1, "tokens": 3}},
        turn=0,
    )


@pytest.mark.card("oath:denizen:ballot-box")
def test_the_ballot_box_is_closed_to_others() -> None:
    at("ballot-box", turn=1).not_offered("use:denizen:ballot-box")
    at("ballot-box", banners={"peoples-favor": {"holder": 0}}).not_offered("use:denizen:ballot-box")


def deed(**words: Any) -> Scene:
    """Red has the Deed Writer and rules the Steppe; the Empire rules the Mine."""
    me = {"warbands": 2, "advisers": ["deed-writer"], **words.pop("me", {})}
    return at(
        turn=1,
        me=me,
        other={"favor": 3, "warbands": 4, **words.pop("other", {})},
        here={"warbands": {"red": 2}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 3}}},
        **words,
    )


@pytest.mark.card("oath:denizen:deed-writer")
@pytest.mark.rule("oath:7.6.3.b")
def test_the_deed_writer_sells_a_site() -> None:
    scene = deed()
    scene.answer("use:denizen:deed-writer", ["1>0:site:site:steppe", "0>1:favor"], 3, "accept")
    scene.asks("choose-number", seat=0)
    scene.rejects(0)
    scene.answer(3)
    scene.holds(
        seats={0: {"favor": 0, "warbands": 1}, 1: {"favor": 3, "warbands": 4}},
        sites={"cradle-1": {"warbands": {"purple": 3}}},
    )


@pytest.mark.card("oath:denizen:deed-writer")
def test_deeds_may_swap_two_sites_with_the_warbands_that_come_home() -> None:
    scene = deed(me={"warbands": 0}, other={"warbands": 0, "favor": 0})
    scene.answer("use:denizen:deed-writer", ["1>0:site:site:steppe", "0>1:site:site:mine"], "accept")
    scene.answer(1, 2)
    scene.holds(
        seats={0: {"warbands": 2}, 1: {"warbands": 0}},
        sites={"cradle-1": {"warbands": {"purple": 1}}, "cradle-2": {"warbands": {"red": 2}}},
    )


@pytest.mark.card("oath:denizen:deed-writer")
def test_no_site_goes_to_a_player_without_a_warband() -> None:
    scene = deed(other={"warbands": 0})
    scene.answer("use:denizen:deed-writer")
    scene.refuses(["1>0:site:site:steppe", "0>1:favor"], rule="7.6.3")


@pytest.mark.card("oath:denizen:deed-writer")
def test_imperial_players_trade_no_site_of_the_empire_between_them() -> None:
    scene = at(
        turn=1,
        me={"role": "citizen", "favor": 1, "warbands": 2, "advisers": ["deed-writer"]},
        other={"favor": 1, "warbands": 2},
        here={"warbands": {"purple": 2}},
    )
    scene.answer("use:denizen:deed-writer")
    scene.offers("1>0:favor", "0>1:favor")
    scene.not_offered("1>0:site:site:steppe", "0>1:site:site:steppe")
    scene.explains("1>0:site:site:steppe", rule="6.6.3")
    scene.explains("0>1:site:site:steppe", rule="6.6.3")


# -- modifiers -----------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:crop-rotation")
@pytest.mark.rule("oath:6.1.c")
def test_crop_rotation_makes_room_at_a_full_site() -> None:
    scene = at("elders", "tents", me={"advisers": ["crop-rotation", {"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves")
    scene.answer("use:denizen:crop-rotation", "play:site:steppe")
    scene.offers_only("denizen:elders", "denizen:tents")
    scene.answer("denizen:tents")
    scene.holds(sites={"cradle-1": {"cards": ["elders", "wolves"]}}, discards={"provinces": ["tents"]})


@pytest.mark.card("oath:denizen:crop-rotation")
def test_without_crop_rotation_a_full_site_stays_full() -> None:
    scene = at("elders", "tents", me={"advisers": ["crop-rotation", {"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves", "enough")
    scene.refuses("play:site:steppe", rule="5.1.4.I.a")


@pytest.mark.card("oath:denizen:crop-rotation")
@pytest.mark.rule("oath:7.4.3.a", "oath:7.2.2.a")
def test_crop_rotation_discards_neither_locked_cards_nor_itself() -> None:
    scene = at("crop-rotation", "a-round-of-ale", me={"advisers": [{"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves", "use:denizen:crop-rotation")
    scene.refuses("play:site:steppe", rule="5.1.4.I.a")


@pytest.mark.card("oath:denizen:land-warden")
def test_the_land_warden_lets_two_cards_be_played() -> None:
    scene = at(me={"favor": 1, "advisers": ["land-warden"]}, deck=["elders", "wolves", "tents"])
    scene.answer("search", "use:denizen:land-warden", "world-deck", "denizen:elders", "denizen:wolves")
    scene.answer("denizen:elders", "play:site:steppe", "play:facedown")
    scene.holds(
        seats={0: {"favor": 1, "advisers": ["land-warden", {"facedown": "wolves"}]}},
        sites={"cradle-1": {"cards": ["elders"]}},
        tokens={"land-warden": {"favor": 1}},
        discards={"provinces": ["tents"]},
    )


@pytest.mark.card("oath:denizen:land-warden")
@pytest.mark.rule("oath:5.1.4.a")
def test_one_card_of_the_land_warden_goes_to_a_site() -> None:
    scene = at(me={"favor": 1, "advisers": ["land-warden"]}, deck=["elders", "wolves", "tents"])
    scene.answer("search", "use:denizen:land-warden", "world-deck", "denizen:elders", "denizen:wolves")
    scene.answer("denizen:elders", "play:advisers")
    scene.offers_only("play:site:steppe", "play:discard")


@pytest.mark.card("oath:denizen:land-warden")
def test_a_vision_is_no_card_at_a_site_for_the_land_warden() -> None:
    scene = at(turn=1, me={"favor": 1, "advisers": ["land-warden"]}, deck=["elders", "vision:faith"])
    scene.answer("search", "use:denizen:land-warden", "world-deck", "denizen:elders", "vision:faith")
    scene.answer("denizen:elders", "play:advisers")
    scene.offers_only("play:discard")


@pytest.mark.card("oath:denizen:land-warden")
def test_the_land_warden_costs_a_favor() -> None:
    scene = at(me={"advisers": ["land-warden"]})
    scene.answer("search")
    scene.refuses("use:denizen:land-warden", rule="7.1.2")


@pytest.mark.card("oath:denizen:news-from-afar")
def test_news_from_afar_saves_the_supply_of_a_search() -> None:
    scene = at(me={"favor": 2, "supply": 0, "advisers": ["news-from-afar"]}, deck=["elders", "wolves", "tents"])
    scene.answer("search", "use:denizen:news-from-afar", "world-deck")
    scene.holds(seats={0: {"supply": 0, "favor": 0}}, tokens={"news-from-afar": {"favor": 2}})


@pytest.mark.card("oath:denizen:news-from-afar")
def test_news_from_afar_costs_two_favor() -> None:
    at(me={"favor": 1, "supply": 0, "advisers": ["news-from-afar"]}).not_offered("search")


@pytest.mark.card("oath:denizen:rowdy-pub")
@pytest.mark.rule("oath:5.2.2.a")
def test_the_rowdy_pub_musters_one_more_on_itself() -> None:
    for card, warbands in (("rowdy-pub", 3), ("elders", 2)):
        scene = at("rowdy-pub", "elders", me={"favor": 1})
        scene.answer("muster", "use:denizen:rowdy-pub", f"denizen:{card}")
        scene.holds(seats={0: {"warbands": warbands}})


@pytest.mark.card("oath:denizen:rowdy-pub")
def test_the_rowdy_pub_serves_nobody_elsewhere() -> None:
    scene = at(
        "elders",
        me={"favor": 1},
        sites={"cradle-2": {"site": "mine", "cards": ["rowdy-pub"], "warbands": {"purple": 1}}},
    )
    scene.answer("muster")
    scene.not_offered("use:denizen:rowdy-pub")


@pytest.mark.card("oath:denizen:awaited-return")
@pytest.mark.rule("oath:10.14.a")
def test_the_awaited_return_trades_a_warband_for_supply() -> None:
    scene = at("elders", me={"secrets": 1, "supply": 0, "warbands": 1, "advisers": ["awaited-return"]})
    scene.answer("trade", "use:denizen:awaited-return", "favor:denizen:elders")
    scene.holds(seats={0: {"supply": 0, "warbands": 0, "favor": 1}})


@pytest.mark.card("oath:denizen:awaited-return")
def test_nobody_returns_without_a_warband() -> None:
    at("elders", me={"secrets": 1, "supply": 0, "advisers": ["awaited-return"]}).not_offered("trade")


# -- battle plans --------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:village-constable")
@pytest.mark.parametrize(("holder", "dice"), [(0, 4), (-1, 4), (1, 2)])
def test_the_village_constable_fights_those_without_the_people(holder: int, dice: int) -> None:
    banners = {"peoples-favor": {"holder": holder}} if holder >= 0 else {}
    scene = battle(
        sites={"cradle-2": {"site": "mine", "cards": ["village-constable"], "warbands": {"purple": 1}}},
        banners=banners,
        dice=[0] * 12,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:village-constable")
    if dice == 4:
        scene.answer("dice:+2")
    scene.logs("log-attack", dice=dice)


@pytest.mark.card("oath:denizen:the-great-levy")
@pytest.mark.rule("oath:7.5.4.a")
def test_the_great_levy_adds_three_dice_and_ignores_skulls() -> None:
    scene = battle(attacker={"favor": 2, "advisers": ["the-great-levy"]}, dice=[0, 0, 5, 5, 0, 0, 0])
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:the-great-levy", "dice:+3")
    scene.logs("log-attack", dice=5)
    scene.answer(1)
    scene.holds(seats={0: {"favor": 0, "warbands": 1}}, sites={"cradle-1": {"warbands": {"purple": 1}}})


@pytest.mark.card("oath:denizen:the-great-levy")
def test_the_great_levy_does_nothing_against_the_people() -> None:
    scene = battle(
        attacker={"favor": 2, "advisers": ["the-great-levy"]},
        banners={"peoples-favor": {"holder": 1}},
        dice=[0, 0, 5, 5],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:the-great-levy")
    scene.logs("log-attack", dice=2)
    scene.holds(seats={0: {"favor": 0, "warbands": 0}})


@pytest.mark.card("oath:denizen:hearts-and-minds")
@pytest.mark.rule("oath:5.5.6.a", "oath:5.5.8.a")
@pytest.mark.parametrize(("holder", "cards"), [(-1, []), (1, ["hearts-and-minds"])])
def test_hearts_and_minds_win_without_a_fight(holder: int, cards: list[str]) -> None:
    banners = {"peoples-favor": {"holder": holder}} if holder >= 0 else {}
    scene = battle(
        "hearts-and-minds", attacker={"warbands": 5}, defender={"favor": 3}, banners=banners, dice=[5] * 9, banks=BANKS
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 5, "use:denizen:hearts-and-minds")
    scene.holds(
        seats={0: {"warbands": 3}, 1: {"favor": 0}},
        sites={"cradle-1": {"cards": cards, "warbands": {"red": 1}}},
        banks={"hearth": 6},
    )


@pytest.mark.card("oath:denizen:hearts-and-minds")
def test_hearts_and_minds_cost_three_favor() -> None:
    scene = battle("hearts-and-minds", defender={"favor": 2, "advisers": ["longbows"]}, dice=[0] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.refuses("use:denizen:hearts-and-minds", rule="7.1.2")


# -- when played ---------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:family-heirloom")
@pytest.mark.parametrize(("wanted", "relics"), [("yes", ["grand-scepter", "map"]), ("no", ["grand-scepter"])])
def test_the_family_heirloom_is_kept_or_buried(wanted: str, relics: list[str]) -> None:
    scene = at(me={"advisers": [{"facedown": "family-heirloom"}]}, relics=["map"])
    scene.answer("adviser:denizen:family-heirloom", "play:advisers", wanted)
    scene.holds(seats={0: {"relics": relics, "advisers": ["family-heirloom"]}})


@pytest.mark.card("oath:denizen:family-heirloom")
def test_there_is_no_heirloom_in_an_empty_relic_deck() -> None:
    scene = at(me={"advisers": [{"facedown": "family-heirloom"}]}, relics={"only": []})
    scene.answer("adviser:denizen:family-heirloom", "play:advisers")
    scene.asks("act", seat=0)
    scene.holds(seats={0: {"relics": ["grand-scepter"]}})


@pytest.mark.card("oath:denizen:fabled-feast")
def test_the_fabled_feast_feeds_from_one_bank_for_each_hearth_card() -> None:
    scene = at(
        "tavern-songs",
        me={"advisers": ["levelers", "wolves", {"facedown": "fabled-feast"}]},
        here={"warbands": {"purple": 1}},
        sites={"cradle-2": {"site": "mine", "cards": ["wayside-inn"], "warbands": {"red": 1}}},
        banks={**BANKS, "order": 5},
    )
    scene.answer("adviser:denizen:fabled-feast", "play:advisers", "bank:order")
    scene.holds(seats={0: {"favor": 3}}, banks={"order": 2, "hearth": 3})


@pytest.mark.card("oath:denizen:fabled-feast")
def test_a_feast_at_a_site_of_others_does_not_count_itself() -> None:
    scene = at(me={"advisers": [{"facedown": "fabled-feast"}]}, here={"warbands": {"red": 1}}, banks=BANKS)
    scene.answer("adviser:denizen:fabled-feast", "play:site:steppe")
    scene.asks("act", seat=0)
    scene.holds(seats={0: {"favor": 1}}, banks={"hearth": 2})


@pytest.mark.card("oath:denizen:salad-days")
def test_salad_days_gain_a_favor_of_three_banks() -> None:
    scene = at(me={"advisers": [{"facedown": "salad-days"}]}, banks=BANKS)
    scene.answer("adviser:denizen:salad-days", "play:site:steppe")
    scene.answer(["bank:arcane", "bank:hearth", "bank:order"])
    scene.holds(seats={0: {"favor": 4}}, banks={"arcane": 2, "hearth": 1, "order": 2, "nomad": 3})


@pytest.mark.card("oath:denizen:salad-days")
@pytest.mark.rule("oath:9.3.a")
def test_salad_days_gain_from_as_many_banks_as_have_any() -> None:
    scene = at(me={"advisers": [{"facedown": "salad-days"}]}, banks={**dict.fromkeys(BANKS, 0), "nomad": 4, "beast": 1})
    scene.answer("adviser:denizen:salad-days", "play:advisers")
    scene.holds(seats={0: {"favor": 2}}, banks={"nomad": 3, "beast": 0})


# -- persistent ----------------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:book-binders")
@pytest.mark.parametrize("vision", ["faith", "conspiracy"])
def test_book_binders_gain_when_another_plays_a_vision(vision: str) -> None:
    scene = at(turn=1, me={"advisers": [{"facedown": vision}]}, other={"advisers": ["book-binders"]}, banks=BANKS)
    scene.answer(f"adviser:vision:{vision}", "play:vision")
    scene.asks("choose-bank", seat=0)
    scene.answer("bank:order")
    scene.holds(seats={0: {"favor": 2}}, banks={"order": 1})


@pytest.mark.card("oath:denizen:book-binders")
def test_book_binders_gain_nothing_for_ones_own_vision() -> None:
    scene = at(turn=1, me={"advisers": ["book-binders", {"facedown": "faith"}]}, banks=BANKS)
    scene.answer("adviser:vision:faith", "play:vision")
    scene.asks("act", seat=1)
    scene.holds(seats={1: {"favor": 0}})


@pytest.mark.card("oath:denizen:saddle-makers")
@pytest.mark.parametrize(
    ("card", "suit", "favor"), [("tents", "nomad", 2), ("longbows", "order", 2), ("wolves", "beast", 0)]
)
def test_saddle_makers_gain_for_the_nomad_and_order_cards_of_others(card: str, suit: str, favor: int) -> None:
    scene = at(me={"advisers": [{"facedown": card}]}, other={"advisers": ["saddle-makers"]}, banks=BANKS)
    scene.answer(f"adviser:denizen:{card}", "play:advisers")
    scene.holds(seats={1: {"favor": favor}}, banks={suit: 3 - favor})


@pytest.mark.card("oath:denizen:saddle-makers")
def test_the_player_of_a_card_comes_before_the_saddle_makers() -> None:
    scene = at(
        me={"advisers": [{"facedown": "longbows"}]}, other={"advisers": ["saddle-makers"]}, banks={**BANKS, "order": 2}
    )
    scene.answer("adviser:denizen:longbows", "play:site:steppe")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 1}}, banks={"order": 0})


@pytest.mark.card("oath:denizen:saddle-makers")
def test_saddle_makers_gain_nothing_for_ones_own_cards() -> None:
    scene = at(me={"advisers": ["saddle-makers", {"facedown": "longbows"}]}, banks=BANKS)
    scene.answer("adviser:denizen:longbows", "play:advisers")
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:herald")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_herald_gains_after_the_campaign_of_another(seat: int) -> None:
    advisers = {seat: ["herald"]}
    scene = battle(
        defender={"advisers": advisers.get(1, [])},
        red=3,
        third=[{"at": "steppe", "advisers": advisers.get(2, [])}],
        dice=[0] * 9,
        banks=BANKS,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.asks("choose-bank", seat=seat)
    scene.answer("bank:nomad")
    scene.holds(seats={seat: {"favor": 1}}, banks={"nomad": 2})


@pytest.mark.card("oath:denizen:herald")
def test_the_herald_is_silent_about_bandits_and_ones_own_campaigns() -> None:
    scene = at(me={"warbands": 2}, other={"advisers": ["herald"]}, dice=[0] * 9, banks=BANKS)
    scene.answer("campaign", "bandits", ["site:steppe"], 2)
    scene.not_asked(question="choose-bank")
    scene.holds(seats={1: {"favor": 0}})
    scene = battle(attacker={"advisers": ["herald"]}, red=3, dice=[0] * 9, banks=BANKS)
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.asks("act", seat=0)
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.card("oath:denizen:vow-of-peace")
@pytest.mark.rule("oath:7.2.2.a")
def test_who_vows_peace_cannot_campaign() -> None:
    scene = battle(attacker={"advisers": ["vow-of-peace"]})
    scene.refuses("campaign", rule="5.5")


@pytest.mark.card("oath:denizen:vow-of-peace")
def test_the_chancellors_vow_of_peace_binds_no_citizen() -> None:
    scene = at(
        turn=1,
        me={"role": "citizen", "warbands": 2},
        other={"advisers": ["vow-of-peace"]},
        third=[{"at": "steppe"}],
        here={"warbands": {"blue": 1}},
    )
    scene.offers("campaign")


@pytest.mark.card("oath:denizen:vow-of-peace")
@pytest.mark.rule("oath:5.5.5.a")
def test_nobody_sacrifices_warbands_against_the_peaceful() -> None:
    for adviser, asked in (("vow-of-peace", "act"), ("wolves", "campaign-sacrifice")):
        scene = battle(attacker={"warbands": 4}, defender={"advisers": [adviser]}, dice=[0, 0, 0, 0, 0], red=2)
        scene.answer("campaign", "seat:1", ["site:steppe"], 4)
        scene.asks(asked, seat=0)


@pytest.mark.card("oath:denizen:marriage")
@pytest.mark.rule("oath:5.3.2.d", "oath:5.3.2.e")
def test_a_marriage_counts_as_two_hearth_advisers() -> None:
    for card, favor in (("tavern-songs", 3), ("elders", 1)):
        scene = at(card, me={"secrets": 1, "advisers": ["marriage"]}, banks=BANKS)
        scene.answer("trade", f"favor:denizen:{card}")
        scene.holds(seats={0: {"favor": favor}})


@pytest.mark.card("oath:denizen:marriage")
@pytest.mark.rule("oath:2.2.2.a")
def test_a_marriage_takes_one_place_among_the_advisers() -> None:
    scene = at(me={"advisers": ["marriage", "wolves", {"facedown": "tents"}]})
    scene.answer("adviser:denizen:tents", "play:advisers")
    scene.holds(seats={0: {"advisers": ["marriage", "wolves", "tents"]}})


# -- pairs ---------------------------------------------------------------------------------------------------------


@pytest.mark.pair("oath:denizen:crop-rotation", "oath:banner:peoples-favor")
@pytest.mark.card("oath:denizen:crop-rotation", "oath:banner:peoples-favor")
def test_pair_crop_rotation_and_the_peoples_favor_discard_one_card_each() -> None:
    scene = at(
        "elders",
        "tents",
        me={"advisers": ["crop-rotation", {"facedown": "wolves"}]},
        banners={"peoples-favor": {"holder": 0}},
        sites={"cradle-2": {"site": "mine", "cards": ["pressgangs"]}},
    )
    scene.answer("adviser:denizen:wolves", "use:denizen:crop-rotation", "play:site:steppe")
    scene.offers_only("denizen:elders", "denizen:tents", "decline")
    scene.answer("denizen:elders")
    scene.offers_only("denizen:tents", "denizen:pressgangs", "decline")
    scene.answer("denizen:pressgangs")
    scene.holds(sites={"cradle-1": {"cards": ["tents", "wolves"]}, "cradle-2": {"cards": []}})


@pytest.mark.pair("oath:denizen:crop-rotation", "oath:banner:peoples-favor")
@pytest.mark.card("oath:denizen:crop-rotation", "oath:banner:peoples-favor")
def test_pair_the_last_power_that_can_make_room_must() -> None:
    scene = at(
        "elders",
        "tents",
        me={"advisers": ["crop-rotation", {"facedown": "wolves"}]},
        banners={"peoples-favor": {"holder": 0}},
        sites={"cradle-2": {"site": "mine", "cards": ["pressgangs"]}},
    )
    scene.answer("adviser:denizen:wolves", "use:denizen:crop-rotation", "play:site:steppe", "decline")
    scene.offers_only("denizen:elders", "denizen:tents")


@pytest.mark.pair("oath:denizen:land-warden", "oath:denizen:welcoming-party")
@pytest.mark.card("oath:denizen:land-warden", "oath:denizen:welcoming-party")
def test_pair_the_welcoming_party_greets_one_of_the_land_wardens_two_cards() -> None:
    scene = at(
        "welcoming-party",
        me={"favor": 1, "advisers": ["land-warden"]},
        deck=["elders", "wolves", "tents"],
        banks=BANKS,
    )
    scene.answer("search", "use:denizen:land-warden", "use:denizen:welcoming-party", "world-deck")
    scene.answer("denizen:elders", "denizen:wolves", "denizen:wolves", "play:site:steppe", "play:advisers")
    scene.holds(seats={0: {"favor": 2}}, banks={"hearth": 2, "beast": 2})


@pytest.mark.pair("oath:denizen:land-warden", "oath:banner:peoples-favor")
@pytest.mark.card("oath:denizen:land-warden", "oath:banner:peoples-favor")
def test_pair_the_peoples_favor_serves_both_cards_of_the_land_warden() -> None:
    scene = at(
        "pressgangs",
        "longbows",
        me={"favor": 1, "advisers": ["land-warden"]},
        deck=["elders", "wolves", "tents"],
        banners={"peoples-favor": {"holder": 0}},
        sites={"cradle-2": {"site": "mine", "cards": ["bear-traps"]}},
    )
    scene.answer("search", "use:denizen:land-warden", "world-deck", "denizen:elders", "denizen:wolves")
    scene.answer("denizen:wolves", "play:site:steppe", "denizen:pressgangs", "play:site:mine")
    scene.holds(sites={"cradle-1": {"cards": ["longbows", "wolves"]}, "cradle-2": {"cards": ["elders"]}})


@pytest.mark.pair("oath:denizen:hearts-and-minds", "oath:denizen:traveling-doctor")
@pytest.mark.card("oath:denizen:hearts-and-minds", "oath:denizen:traveling-doctor")
def test_pair_the_doctor_heals_also_where_hearts_and_minds_won() -> None:
    scene = battle(
        "hearts-and-minds",
        attacker={"warbands": 4, "advisers": ["traveling-doctor"]},
        defender={"favor": 3},
        dice=[5] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:traveling-doctor")
    scene.answer("use:denizen:hearts-and-minds")
    scene.holds(seats={0: {"warbands": 4, "advisers": []}})


@pytest.mark.pair("oath:denizen:hearts-and-minds", "oath:denizen:extra-provisions")
@pytest.mark.card("oath:denizen:hearts-and-minds", "oath:denizen:extra-provisions")
def test_pair_hearts_and_minds_end_the_plans() -> None:
    scene = battle("hearts-and-minds", defender={"favor": 4, "advisers": ["extra-provisions"]}, dice=[5] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:hearts-and-minds")
    scene.asks("act", seat=0)
    scene.holds(seats={1: {"favor": 1}})


@pytest.mark.pair("oath:denizen:vow-of-peace", "oath:denizen:knights-errant")
@pytest.mark.card("oath:denizen:vow-of-peace", "oath:denizen:knights-errant")
def test_pair_knights_errant_do_not_ride_for_the_peaceful() -> None:
    scene = battle("elders", attacker={"favor": 2, "advisers": ["vow-of-peace", "knights-errant"]})
    scene.answer("muster", "use:denizen:knights-errant", "denizen:elders")
    scene.asks("act", seat=0)


@pytest.mark.pair("oath:denizen:village-constable", "oath:denizen:code-of-honor")
@pytest.mark.card("oath:denizen:village-constable", "oath:denizen:code-of-honor")
def test_pair_a_code_of_honor_bars_the_village_constable() -> None:
    scene = battle(
        attacker={"advisers": ["code-of-honor"]},
        sites={"cradle-2": {"site": "mine", "cards": ["village-constable"], "warbands": {"purple": 1}}},
        dice=[0] * 12,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:code-of-honor", "dice:+2")
    scene.logs("log-attack", dice=4)


@pytest.mark.pair("oath:denizen:marriage", "oath:denizen:homesteaders")
@pytest.mark.card("oath:denizen:marriage", "oath:denizen:homesteaders")
def test_pair_homesteaders_part_no_marriage() -> None:
    at("homesteaders", me={"advisers": ["marriage"]}).not_offered("use:denizen:homesteaders")


@pytest.mark.pair("oath:denizen:a-round-of-ale", "oath:denizen:wayside-inn")
@pytest.mark.card("oath:denizen:a-round-of-ale", "oath:denizen:wayside-inn")
def test_pair_a_round_of_ale_opens_the_wayside_inn_again() -> None:
    scene = at("a-round-of-ale", "wayside-inn", me={"favor": 3, "supply": 1}, banks=BANKS)
    scene.answer("use:denizen:wayside-inn")
    scene.not_offered("use:denizen:wayside-inn")
    scene.answer("use:denizen:a-round-of-ale", "use:denizen:wayside-inn")
    scene.holds(seats={0: {"supply": 5, "favor": 0}}, banks={"hearth": 4})


@pytest.mark.pair("oath:denizen:news-from-afar", "oath:denizen:land-warden")
@pytest.mark.card("oath:denizen:news-from-afar", "oath:denizen:land-warden")
def test_pair_modifiers_add_their_costs() -> None:
    scene = at(me={"favor": 2, "advisers": ["news-from-afar", "land-warden"]})
    scene.answer("search", "use:denizen:land-warden")
    scene.refuses("use:denizen:news-from-afar", rule="7.1.2")


@pytest.mark.pair("oath:denizen:deed-writer", "oath:relic:bandit-crown")
@pytest.mark.card("oath:denizen:deed-writer", "oath:relic:bandit-crown")
def test_pair_the_bandit_crown_needs_no_warband_for_a_deed() -> None:
    scene = deed(other={"warbands": 0, "relics": ["bandit-crown"]})
    scene.answer("use:denizen:deed-writer", ["1>0:site:site:steppe", "0>1:favor"], 1, "accept")
    scene.holds(seats={0: {"warbands": 0, "favor": 2}, 1: {"warbands": 4}}, sites={"cradle-1": {"warbands": {}}})


@pytest.mark.pair("oath:denizen:deed-writer", "oath:relic:ring-of-devotion")
@pytest.mark.card("oath:denizen:deed-writer", "oath:relic:ring-of-devotion")
def test_pair_no_site_goes_to_the_ring_of_devotion() -> None:
    scene = deed(other={"relics": ["ring-of-devotion"]})
    scene.answer("use:denizen:deed-writer")
    scene.asks("deed-terms")
    scene.offers_only()


@pytest.mark.card("oath:denizen:deed-writer")
def test_only_deeds_that_can_be_completed_are_offered() -> None:
    """Red's one warband stands at the site it sells: it could take a site only for that one."""
    scene = deed(me={"warbands": 0}, other={"favor": 0, "warbands": 0})
    scene.answer("use:denizen:deed-writer")
    scene.offers_only("0>1:site:site:mine", "1>0:site:site:steppe")
    scene.rejects(["0>1:site:site:mine"])
    scene.answer(["0>1:site:site:mine", "1>0:site:site:steppe"], "accept")


@pytest.mark.card("oath:denizen:deed-writer")
@pytest.mark.rule("oath:6.6.3.b")
def test_a_citizen_sells_a_site_of_the_empire_and_keeps_its_warbands() -> None:
    scene = at(
        turn=1,
        me={"role": "citizen", "advisers": ["deed-writer"]},
        third=[{"at": "steppe", "favor": 2, "warbands": 1}],
        here={"warbands": {"purple": 3}},
    )
    scene.answer("use:denizen:deed-writer", "seat:2", ["1>2:site:site:steppe", "2>1:favor"], 2, "accept")
    scene.holds(
        seats={0: {"warbands": 0}, 1: {"warbands": 3, "favor": 2}, 2: {"warbands": 0, "favor": 0}},
        sites={"cradle-1": {"warbands": {"blue": 1}}},
    )


@pytest.mark.card("oath:denizen:levelers")
def test_levelers_break_the_ties_of_equal_banks() -> None:
    scene = at(me={"secrets": 1, "advisers": ["levelers"]}, banks=BANKS)
    scene.answer("use:denizen:levelers", "bank:hearth")
    scene.not_offered("bank:hearth")
    scene.answer("bank:order")
    scene.holds(banks={"hearth": 1, "order": 5})


@pytest.mark.card("oath:denizen:hospital")
@pytest.mark.rule("oath:10.14.a")
def test_the_hospital_takes_in_the_sacrificed() -> None:
    scene = at(
        me={"warbands": 4},
        here={"warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "cards": ["hospital"], "warbands": {"purple": 1}}},
        dice=[2, 0, 0, 0, 0, 0],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:hospital", "yes", 0)
    scene.holds(seats={0: {"warbands": 3}}, sites={"cradle-2": {"warbands": {"purple": 2}}})


@pytest.mark.pair("oath:denizen:hospital", "oath:relic:cursed-cauldron")
@pytest.mark.card("oath:denizen:hospital", "oath:relic:cursed-cauldron")
def test_pair_the_cauldron_does_not_count_the_hospitals_dead() -> None:
    scene = battle(
        "hospital",
        attacker={"warbands": 6, "relics": ["cursed-cauldron"]},
        defender={"warbands": 4},
        dice=[0, 0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:relic:cursed-cauldron", "use:denizen:hospital", 1)
    scene.holds(seats={0: {"warbands": 5}, 1: {"warbands": 3, "bank": 11}})


@pytest.mark.pair("oath:denizen:hospital", "oath:relic:bandit-crown")
@pytest.mark.rule("oath:10.25.a")
def test_pair_the_fallen_come_to_a_hospital_that_the_crown_rules_without_warbands() -> None:
    scene = at(
        me={"warbands": 4, "relics": ["bandit-crown"]},
        here={"warbands": {"red": 8}},
        sites={"cradle-2": {"site": "mine", "cards": ["hospital"]}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:hospital")
    scene.holds(seats={0: {"warbands": 2}}, sites={"cradle-2": {"warbands": {"purple": 2}}})

"""The Discord denizens: what each does, what it costs, and where it does nothing."""

from __future__ import annotations

import pytest

from regnum.scenes import Scene
from tests.games.oath.denizens.at_the_river import FAR, attack, here, playing

# -- battle plans and campaigns --------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:mercenaries")
def test_mercenaries_leave_a_beaten_employer() -> None:
    scene = attack({"favor": 1, "advisers": ["mercenaries"]}, here={"warbands": {"red": 9}}, dice=[0] * 9)
    scene.answer("use:denizen:mercenaries", "dice:+3")
    scene.logs("log-attack", dice=5)
    scene.holds(seats={0: {"favor": 0, "advisers": []}})


@pytest.mark.card("oath:denizen:mercenaries")
def test_mercenaries_stay_with_a_victor() -> None:
    scene = attack({"favor": 1, "advisers": ["mercenaries"]}, dice=[0, 4, 4, 4, 4, 4])
    scene.answer("use:denizen:mercenaries", "dice:+3", 0)
    scene.holds(seats={0: {"advisers": ["mercenaries"]}})


@pytest.mark.card("oath:denizen:second-wind")
def test_second_wind_travels_and_campaigns_again_for_no_supply() -> None:
    scene = attack(
        {"favor": 1, "secrets": 1, "supply": 2, "advisers": ["second-wind"]},
        {"at": "ancient-city"},
        steppe={"warbands": {"red": 1}},
        sites={**FAR, "provinces-2": {"site": "plains", "warbands": {"purple": 1}}},
        dice=[0, 4, 4, 0, 4, 4],
    )
    scene.answer("use:denizen:second-wind", 0)
    scene.offers("decline")
    scene.answer("site:steppe")
    scene.offers("no-campaign")
    scene.answer("seat:1", ["site:steppe"], 2, 1)
    scene.holds(seats={0: {"at": "steppe", "supply": 0}}, sites={"cradle-2": {"warbands": {"purple": 1}}})


@pytest.mark.card("oath:denizen:second-wind")
@pytest.mark.rule("oath:5.5.8.a")
def test_there_is_no_second_wind_after_the_act_phase() -> None:
    """act_phase_ended: of what waits for the end of the campaign, actions of one's own are gone."""
    scene = attack(
        {"favor": 1, "secrets": 1, "supply": 2, "advisers": ["second-wind"]},
        {"at": "ancient-city"},
        dice=[0, 4, 4],
    )
    scene.answer("use:denizen:second-wind")
    scene.state.act_over = True
    scene.answer(0)
    scene.asks("act", seat=1)


@pytest.mark.card("oath:denizen:second-wind")
def test_there_is_no_second_wind_in_defeat() -> None:
    scene = attack({"favor": 1, "secrets": 1, "advisers": ["second-wind"]}, here={"warbands": {"red": 9}}, dice=[0] * 9)
    scene.answer("use:denizen:second-wind")
    scene.asks("act", seat=0)


@pytest.mark.card("oath:denizen:book-burning")
@pytest.mark.rule("oath:5.5.7.III.a")
def test_book_burning_leaves_the_banished_one_secret() -> None:
    scene = here(
        {"warbands": 4, "advisers": ["book-burning"]},
        {"secrets": 3, "facedown_secrets": 0},
        here={"warbands": {"purple": 1}},
        dice=[0, 0, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 4, "use:denizen:book-burning", "site:steppe")
    scene.holds(seats={1: {"secrets": 1}})


@pytest.mark.card("oath:denizen:book-burning")
def test_book_burning_needs_the_pawn_as_a_target() -> None:
    scene = attack({"warbands": 4, "advisers": ["book-burning"]}, {"secrets": 3}, dice=[0, 4, 4, 4, 4])
    scene.answer("use:denizen:book-burning", 0)
    scene.holds(seats={1: {"secrets": 3}})


@pytest.mark.card("oath:denizen:cracked-sage")
@pytest.mark.parametrize(("adviser", "dice"), [("alchemist", 6), ("tents", 2)])
def test_the_cracked_sage_hates_arcane_advisers(adviser: str, dice: int) -> None:
    scene = attack({"favor": 1, "secrets": 1, "advisers": ["cracked-sage"]}, {"advisers": [adviser]}, dice=[0] * 9)
    scene.answer("use:denizen:cracked-sage")
    if dice > 2:
        scene.answer("dice:+4")
    scene.logs("log-attack", dice=dice)
    scene.holds(seats={0: {"favor": 0, "secrets": 0}})


@pytest.mark.card("oath:denizen:zealots")
@pytest.mark.rule("oath:5.5.5.f")
def test_zealots_outnumbered_sell_their_lives_dearly() -> None:
    scene = attack({"favor": 1, "advisers": ["zealots"]}, here={"warbands": {"red": 3}}, dice=[0, 0, 0])
    scene.answer("use:denizen:zealots", "yes", 0)
    scene.logs("log-sacrifices", count=1)
    scene.holds(seats={0: {"warbands": 1, "favor": 0}})


@pytest.mark.card("oath:denizen:zealots")
def test_zealots_do_nothing_against_an_equal_force() -> None:
    scene = attack({"favor": 1, "advisers": ["zealots"]}, here={"warbands": {"red": 2}}, dice=[0, 0, 0])
    scene.answer("use:denizen:zealots", "yes")
    scene.logs("log-sacrifices", count=2)


@pytest.mark.card("oath:denizen:slander")
@pytest.mark.parametrize(("plan", "left"), [("use:denizen:slander", 0), ("enough", 2)])
def test_slander_burns_all_favor(plan: str, left: int) -> None:
    scene = here(
        {"warbands": 4, "favor": 1, "advisers": ["slander"]},
        {"favor": 4},
        here={"warbands": {"purple": 1}},
        dice=[0, 0, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 4, plan, "site:steppe")
    scene.holds(seats={1: {"favor": left}})


@pytest.mark.pair("oath:denizen:slander", "oath:denizen:vow-of-renewal")
@pytest.mark.card("oath:denizen:slander")
def test_pair_the_vow_of_renewal_catches_what_slander_burns() -> None:
    scene = here(
        {"warbands": 4, "favor": 1, "advisers": ["slander", "vow-of-renewal"]},
        {"favor": 4},
        here={"warbands": {"purple": 1}},
        dice=[0, 0, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 4, "use:denizen:slander", "site:steppe")
    scene.holds(seats={0: {"favor": 4}, 1: {"favor": 0}})


@pytest.mark.card("oath:denizen:beast-tamer")
def test_the_beast_tamer_bars_beasts_and_nomads() -> None:
    scene = attack(
        {"favor": 2, "secrets": 2, "advisers": ["rangers", "nature-worship", "longbows"]},
        {"advisers": ["beast-tamer"]},
        dice=[0] * 9,
    )
    scene.offers_only("use:denizen:longbows", "enough")


@pytest.mark.card("oath:denizen:beast-tamer")
def test_the_beast_tamer_does_not_bar_its_own_side() -> None:
    scene = attack({"favor": 2, "advisers": ["rangers", "beast-tamer"]}, dice=[0] * 9)
    scene.offers("use:denizen:rangers")


@pytest.mark.card("oath:denizen:sneak-attack")
def test_the_sneak_attack_follows_a_campaign_of_another() -> None:
    scene = here(
        {"warbands": 2, "supply": 2},
        {"warbands": 2, "supply": 0, "advisers": ["sneak-attack"]},
        sites=FAR,
        dice=[0, 4, 4, 0, 0, 4, 4],
    )
    scene.answer("campaign", "bandits", ["site:river"], 2, 1)
    scene.asks("campaign-defender", seat=1)
    scene.offers_only("seat:0", "no-campaign")
    scene.answer("seat:0", ["site:river"], 2)
    scene.holds(seats={1: {"supply": 0}})


@pytest.mark.pair("oath:denizen:sneak-attack", "oath:denizen:herald")
@pytest.mark.rule("oath:5.5.8.a")
@pytest.mark.parametrize("order", [("herald", "sneak-attack"), ("sneak-attack", "herald")])
def test_pair_after_a_campaign_others_react_in_turn_order(order: tuple[str, str]) -> None:
    asked = {"herald": "choose-bank", "sneak-attack": "campaign-defender"}
    first, second = order
    scene = Scene(
        "oath",
        3,
        seats=[
            {"at": "river", "warbands": 6},
            {"at": "river", "warbands": 2, "advisers": [first]},
            {"at": "river", "warbands": 2, "advisers": [second]},
        ],
        sites={"cradle-1": {"site": "river", "warbands": {"red": 1}}, "cradle-2": "steppe", **FAR},
        dice=[0, *[4] * 6],
    )
    scene.answer("campaign", "seat:1", ["site:river"], 6, 1)
    scene.asks(asked[first], seat=1)
    scene.answer("bank:order" if first == "herald" else "no-campaign")
    scene.asks(asked[second], seat=2)


@pytest.mark.card("oath:denizen:sneak-attack")
def test_no_sneak_attack_where_the_attacker_cannot_be_reached() -> None:
    scene = here(
        {"warbands": 2},
        {"at": "ancient-city", "warbands": 2, "advisers": ["sneak-attack"]},
        sites=FAR,
        dice=[0, 4, 4],
    )
    scene.answer("campaign", "bandits", ["site:river"], 2, 1)
    scene.asks("act", seat=0)


# -- modifiers, bans, advisers ---------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:downtrodden")
@pytest.mark.parametrize(("order", "warbands"), [(0, 4), (1, 2)])
def test_the_downtrodden_join_where_there_is_least_favor(order: int, warbands: int) -> None:
    scene = here(
        {"favor": 1, "warbands": 0, "advisers": ["downtrodden"]},
        cards=["longbows"],
        banks={"arcane": 1, "beast": 1, "discord": 1, "hearth": 1, "nomad": 1, "order": order},
    )
    scene.answer("muster", "use:denizen:downtrodden", "denizen:longbows")
    scene.holds(seats={0: {"warbands": warbands}})


@pytest.mark.card("oath:denizen:gossip")
@pytest.mark.rule("oath:5.1.4.II.a")
def test_gossip_keeps_enemies_from_hiding_advisers() -> None:
    for army, hidden in (({"red": 1}, False), ({"purple": 1}, True)):
        scene = here({}, deck=["wolves", "keep", "tents"], steppe={"cards": ["gossip"], "warbands": army})
        scene.answer("search", "world-deck", "denizen:wolves", ["denizen:keep", "denizen:tents"])
        if hidden:
            scene.offers("play:facedown")
        else:
            scene.not_offered("play:facedown")
            scene.offers("play:advisers")


@pytest.mark.card("oath:denizen:boiling-lake")
@pytest.mark.parametrize(("army", "mine", "left"), [({"red": 1}, 3, 1), ({}, 1, 0), ({"purple": 1}, 3, 3)])
def test_the_boiling_lake_kills_2_warbands_of_strangers(army: dict[str, int], mine: int, left: int) -> None:
    scene = here({"warbands": mine}, {"at": "ancient-city"}, steppe={"cards": ["boiling-lake"], "warbands": army})
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"warbands": left}})


@pytest.mark.pair("oath:denizen:boiling-lake", "oath:denizen:grasping-vines")
@pytest.mark.card("oath:denizen:boiling-lake")
def test_pair_whoever_leaves_the_vines_for_the_lake_loses_3() -> None:
    scene = here(
        {"warbands": 4},
        {"at": "ancient-city"},
        here={"cards": ["grasping-vines"], "warbands": {"red": 1}},
        steppe={"cards": ["boiling-lake"]},
    )
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"warbands": 1}})


@pytest.mark.card("oath:denizen:assassin")
@pytest.mark.rule("oath:7.6.4.a")
def test_the_assassin_kills_an_adviser_here() -> None:
    scene = here({"favor": 1, "advisers": ["assassin"]}, {"advisers": ["wolves", "a-small-favor"]})
    scene.answer("use:denizen:assassin:2")
    scene.holds(seats={0: {"favor": 0}, 1: {"advisers": ["a-small-favor"]}})


@pytest.mark.card("oath:denizen:assassin")
@pytest.mark.card("oath:denizen:silver-tongue")
@pytest.mark.card("oath:denizen:insomnia")
@pytest.mark.parametrize("card", ["assassin", "silver-tongue", "insomnia"])
def test_a_limiter_makes_its_owner_discard_down_to_two(card: str) -> None:
    scene = playing(card, advisers=["wolves", "tents"])
    scene.answer(f"adviser:denizen:{card}", "play:advisers", ["denizen:tents"])
    scene.holds(seats={1: {"advisers": [card, "wolves"]}})


@pytest.mark.pair("oath:denizen:insomnia", "oath:denizen:assassin")
@pytest.mark.card("oath:denizen:insomnia")
@pytest.mark.card("oath:denizen:assassin")
def test_pair_a_limiter_cannot_be_turned_up_beside_two_locked_advisers() -> None:
    scene = playing("insomnia", advisers=["assassin", "a-small-favor"])
    scene.answer("adviser:denizen:insomnia")
    scene.not_offered("play:advisers")


@pytest.mark.card("oath:denizen:silver-tongue")
def test_the_silver_tongue_takes_favor_of_a_suit_here() -> None:
    scene = here({"advisers": ["silver-tongue"]}, cards=["longbows", "wolves"], banks={"order": 2, "beast": 2})
    scene.answer("rest", "use:denizen:silver-tongue:2", "bank:beast")
    scene.holds(seats={0: {"favor": 1}}, banks={"beast": 1})


@pytest.mark.card("oath:denizen:silver-tongue")
def test_the_silver_tongue_needs_a_card_here() -> None:
    scene = here({"advisers": ["silver-tongue"]})
    scene.answer("rest")
    scene.asks("act", seat=1)


@pytest.mark.card("oath:denizen:insomnia")
def test_insomnia_gains_a_secret_at_rest() -> None:
    scene = here({"secrets": 0, "advisers": ["insomnia"]})
    scene.answer("rest", "use:denizen:insomnia:2")
    scene.holds(seats={0: {"secrets": 1}})


@pytest.mark.card("oath:denizen:naysayers")
@pytest.mark.parametrize(("holder", "left"), [(1, 1), (0, 2)])
def test_naysayers_take_favor_of_a_chancellor_without_the_title(holder: int, left: int) -> None:
    scene = here(
        {"favor": 2},
        {"at": "steppe", "favor": 0, "advisers": ["naysayers"]},
        turn=1,
        steppe={"warbands": {"red" if holder else "purple": 1}},
        title=holder,
    )
    scene.answer("rest")
    if holder:
        scene.answer("use:denizen:naysayers")
    scene.holds(seats={0: {"favor": left}})


# -- when played -----------------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:charlatan")
@pytest.mark.parametrize("tokens", [4, 1])
def test_the_charlatan_leaves_one_secret_on_the_banner(tokens: int) -> None:
    scene = playing("charlatan", banners={"darkest-secret": {"tokens": tokens, "holder": 0}})
    scene.answer("adviser:denizen:charlatan", "play:advisers")
    scene.holds(banners={"darkest-secret": {"tokens": 1}})


@pytest.mark.card("oath:denizen:dissent")
def test_dissent_taxes_the_suits_one_rules() -> None:
    scene = playing(
        "dissent",
        {"favor": 5},
        {"favor": 1, "advisers": ["wolves", "tents"]},
        advisers=["scouts", "longbows"],
        banks={"discord": 0},
    )
    scene.answer("adviser:denizen:dissent", "play:advisers")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 3}})
    scene.answer("rest")
    scene.holds(banks={"discord": 3})


@pytest.mark.card("oath:denizen:dissent")
def test_dissent_spares_the_holder_of_the_peoples_favor() -> None:
    scene = playing(
        "dissent", {"favor": 2}, {"favor": 1, "advisers": ["wolves"]}, banners={"peoples-favor": {"holder": 0}}
    )
    scene.answer("adviser:denizen:dissent", "play:advisers")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 1}})


@pytest.mark.card("oath:denizen:blackmail")
@pytest.mark.parametrize(("answer", "favor", "relics"), [("yes", 0, ["map"]), ("no", 3, [])])
def test_blackmail_is_bought_off_or_takes_the_relic(answer: str, favor: int, relics: list[str]) -> None:
    scene = here(
        {"advisers": [{"facedown": "blackmail"}], "relics": ["grand-scepter"]}, {"favor": 3, "relics": ["map"]}
    )
    scene.answer("adviser:denizen:blackmail", "play:advisers", answer)
    scene.holds(seats={0: {"favor": 3 - favor}, 1: {"favor": favor, "relics": relics}})


@pytest.mark.pair("oath:denizen:blackmail", "oath:relic:circlet-of-command")
@pytest.mark.card("oath:denizen:blackmail")
def test_pair_the_circlet_of_command_is_proof_against_blackmail() -> None:
    scene = here({"advisers": [{"facedown": "blackmail"}]}, {"relics": ["map", "circlet-of-command"]})
    scene.answer("adviser:denizen:blackmail", "play:advisers")
    scene.holds(seats={1: {"relics": ["map"]}})


@pytest.mark.card("oath:denizen:key-to-the-city")
@pytest.mark.parametrize(("at", "army"), [("ancient-city", {"red": 1}), ("river", {"purple": 3})])
def test_the_key_to_the_city_opens_it_in_its_rulers_absence(at: str, army: dict[str, int]) -> None:
    scene = playing("key-to-the-city", {}, {"at": at}, here={"warbands": {"purple": 3}})
    scene.answer("adviser:denizen:key-to-the-city", "play:site:river")
    scene.holds(sites={"cradle-1": {"warbands": army}})


@pytest.mark.card("oath:denizen:false-prophet")
def test_the_false_prophet_marks_a_vision_and_plays_it_when_it_falls() -> None:
    scene = Scene(
        "oath",
        3,
        turn=1,
        seats=[
            {},
            {"warbands": 0, "advisers": [{"facedown": "false-prophet"}]},
            {"vision": "faith", "advisers": [{"facedown": "rebellion"}]},
        ],
    )
    scene.answer("adviser:denizen:false-prophet", "play:advisers")
    scene.logs("log-marks-vision", card="vision:faith")
    scene.holds(seats={1: {"warbands": 0, "bank": 13}})
    scene.answer("rest", "adviser:vision:rebellion", "play:vision")
    scene.asks("play-card", seat=1)
    scene.answer("play:vision")
    scene.holds(seats={1: {"vision": "faith", "bank": 14}, 2: {"vision": "rebellion"}})


@pytest.mark.card("oath:denizen:false-prophet")
@pytest.mark.rule("oath:3.2.a")
def test_the_false_prophet_finds_no_vision_to_mark() -> None:
    scene = playing("false-prophet", {"warbands": 0})
    scene.answer("adviser:denizen:false-prophet", "play:advisers")
    scene.holds(seats={1: {"warbands": 0, "bank": 14}})


@pytest.mark.card("oath:denizen:royal-ambitions")
@pytest.mark.rule("oath:6.6.2.a")
def test_royal_ambitions_bring_a_relic_and_citizenship() -> None:
    scene = playing("royal-ambitions", here={"warbands": {"red": 1}}, reliquary=["map"])
    scene.answer("adviser:denizen:royal-ambitions", "play:advisers", "yes", "reliquary:0")
    scene.holds(seats={1: {"role": "citizen", "relics": ["map"]}})


@pytest.mark.card("oath:denizen:royal-ambitions")
def test_royal_ambitions_need_more_sites_than_the_chancellor() -> None:
    scene = playing("royal-ambitions", here={"warbands": {"red": 1}}, sites=FAR)
    scene.answer("adviser:denizen:royal-ambitions", "play:advisers")
    scene.holds(seats={1: {"role": "exile", "relics": []}})


@pytest.mark.card("oath:denizen:salt-the-earth")
@pytest.mark.rule("oath:2.8.1.a")
def test_salt_the_earth_leaves_nothing_else_at_a_full_site() -> None:
    scene = playing("salt-the-earth", here={"cards": ["wolves", "longbows"]}, advisers=[{"facedown": "tents"}])
    scene.answer("adviser:denizen:salt-the-earth", "play:site:river")
    scene.holds(sites={"cradle-1": {"cards": ["salt-the-earth"]}})
    scene.answer(["denizen:wolves", "denizen:longbows"], "adviser:denizen:tents")
    scene.not_offered("play:site:river")


@pytest.mark.card("oath:denizen:salt-the-earth")
def test_salt_the_earth_cannot_be_played_beside_a_locked_card() -> None:
    scene = playing("salt-the-earth", here={"cards": ["forest-council"]})
    scene.answer("adviser:denizen:salt-the-earth")
    scene.not_offered("play:site:river")


@pytest.mark.card("oath:denizen:riots")
@pytest.mark.parametrize("mob", [True, False])
def test_riots_of_the_mob_sweep_away_the_commonest_suit(mob: bool) -> None:
    scene = playing(
        "riots",
        here={"cards": ["wolves"]},
        sites={"provinces-1": {"site": "mine", "cards": ["rangers", "longbows"]}},
        banners={"peoples-favor": {"holder": 0, "mob": mob}},
    )
    scene.answer("adviser:denizen:riots", "play:advisers")
    left = [] if mob else ["wolves"]
    scene.holds(
        sites={"cradle-1": {"cards": left}, "provinces-1": {"cards": ["longbows"] if mob else ["rangers", "longbows"]}}
    )


@pytest.mark.pair("oath:denizen:boiling-lake", "oath:denizen:riots")
@pytest.mark.card("oath:denizen:riots")
def test_pair_riots_spare_locked_cards_and_themselves() -> None:
    scene = playing(
        "riots",
        here={"cards": ["gossip"]},
        sites={"provinces-1": {"site": "mine", "cards": ["boiling-lake"]}},
        banners={"peoples-favor": {"holder": 0, "mob": True}},
    )
    scene.answer("adviser:denizen:riots", "play:site:river")
    scene.holds(sites={"cradle-1": {"cards": ["riots"]}, "provinces-1": {"cards": ["boiling-lake"]}})


@pytest.mark.card("oath:denizen:bandit-chief")
def test_the_bandit_chief_kills_everywhere_and_triples_bandits() -> None:
    scene = playing(
        "bandit-chief",
        {"warbands": 2},
        sites={
            "cradle-2": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-1": {"site": "mine", "warbands": {"purple": 3}},
        },
        dice=[0] * 9,
    )
    scene.answer("adviser:denizen:bandit-chief", "play:site:river")
    scene.holds(sites={"cradle-2": {"warbands": {"red": 1}}, "provinces-1": {"warbands": {"purple": 2}}})
    scene.answer("campaign", "bandits", ["site:river"], 2)
    scene.logs("log-defense", defense=3)


# -- actions and reactions -------------------------------------------------------------------------------------


@pytest.mark.card("oath:denizen:gambling-hall")
def test_the_gambling_hall_pays_as_many_favor_as_shields() -> None:
    scene = here({"favor": 2}, cards=["gambling-hall"], banks={"order": 9, "beast": 1}, dice=[2, 2, 0, 5])
    scene.answer("use:denizen:gambling-hall", "bank:order")
    scene.holds(seats={0: {"favor": 4}}, banks={"order": 5})
    scene.sees(1, last_defense=[2, 2, 0, 5], last_attack=[])


@pytest.mark.card("oath:denizen:gambling-hall")
def test_the_gambling_hall_may_pay_nothing_and_costs_2() -> None:
    scene = here({"favor": 2}, cards=["gambling-hall"], dice=[0, 0, 0, 5])
    scene.answer("use:denizen:gambling-hall")
    scene.holds(seats={0: {"favor": 0}})
    scene = here({"favor": 1}, cards=["gambling-hall"])
    scene.not_offered("use:denizen:gambling-hall")


@pytest.mark.pair("oath:denizen:gambling-hall", "oath:denizen:jinx")
@pytest.mark.card("oath:denizen:gambling-hall")
def test_pair_the_jinx_rerolls_at_the_gambling_hall() -> None:
    scene = here(
        {"favor": 2, "secrets": 1, "advisers": ["jinx"]},
        cards=["gambling-hall"],
        banks={"order": 9},
        dice=[0, 0, 0, 0, 2, 2, 2, 2],
    )
    scene.answer("use:denizen:gambling-hall", "yes", "bank:order")
    scene.holds(seats={0: {"favor": 4, "secrets": 0}})


@pytest.mark.card("oath:denizen:enchantress")
def test_the_enchantress_changes_places_with_an_adviser() -> None:
    scene = here(
        {"secrets": 1, "advisers": ["enchantress"]},
        {"at": "ancient-city", "advisers": ["wolves", "a-small-favor"]},
    )
    scene.answer("use:denizen:enchantress")
    scene.holds(seats={0: {"secrets": 0, "advisers": ["wolves"]}, 1: {"advisers": ["enchantress", "a-small-favor"]}})


@pytest.mark.card("oath:denizen:enchantress")
def test_the_enchantress_cannot_replace_locked_or_hidden_advisers() -> None:
    scene = here({"secrets": 1, "advisers": ["enchantress"]}, {"advisers": ["a-small-favor", {"facedown": "wolves"}]})
    scene.not_offered("use:denizen:enchantress")


@pytest.mark.pair("oath:denizen:enchantress", "oath:denizen:pied-piper")
@pytest.mark.card("oath:denizen:enchantress")
@pytest.mark.card("oath:denizen:pied-piper")
def test_pair_taking_the_piper_out_of_four_forces_a_discard() -> None:
    scene = here({"secrets": 1, "advisers": ["enchantress"]}, {"advisers": ["wolves", "tents", "scouts", "pied-piper"]})
    scene.answer("use:denizen:enchantress", "denizen:pied-piper", ["denizen:tents"])
    scene.holds(seats={0: {"advisers": ["pied-piper"]}, 1: {"advisers": ["wolves", "scouts", "enchantress"]}})


@pytest.mark.card("oath:denizen:relic-thief")
@pytest.mark.parametrize(("face", "shields", "mine"), [(0, 0, ["map"]), (2, 1, []), (4, 2, []), (5, 0, ["map"])])
def test_the_relic_thief_steals_what_another_has_just_taken(face: int, shields: int, mine: list[str]) -> None:
    """Neither a blank nor a face that only doubles shows a shield."""
    scene = here(
        {"secrets": 1, "relics": ["grand-scepter", "dowsing-sticks"], "favor": 2},
        {"favor": 1, "secrets": 1, "advisers": ["relic-thief"]},
        relics=["map"],
        dice=[face],
    )
    scene.answer("use:relic:dowsing-sticks", "yes", "yes")
    scene.logs("log-rolls-shields", player="seat:1", dice=1, shields=shields)
    scene.holds(seats={1: {"relics": mine, "favor": 0, "secrets": 0, "facedown_secrets": 1}})


@pytest.mark.card("oath:denizen:relic-thief", "oath:relic:circlet-of-command")
@pytest.mark.parametrize(
    ("at", "beside"), [("ancient-city", []), ("river", ["circlet-of-command"])], ids=["elsewhere", "guarded"]
)
def test_the_relic_thief_takes_nothing_from_another_region_nor_what_is_guarded(at: str, beside: list[str]) -> None:
    scene = here(
        {"secrets": 1, "relics": ["grand-scepter", "dowsing-sticks", *beside], "favor": 2},
        {"at": at, "favor": 1, "secrets": 1, "advisers": ["relic-thief"]},
        relics=["map"],
    )
    scene.answer("use:relic:dowsing-sticks", "yes")
    scene.asks("act", seat=0)
    scene.holds(seats={1: {"relics": [], "favor": 1}})


@pytest.mark.card("oath:denizen:chaos-cult")
@pytest.mark.rule("oath:2.11.a")
def test_the_chaos_cult_taxes_a_new_oathkeeper() -> None:
    scene = here(
        {"favor": 1, "warbands": 4},
        {"at": "steppe", "favor": 0, "advisers": ["chaos-cult"]},
        here={"warbands": {"red": 1}},
        title=1,
        dice=[0, 0, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:river"], 4, 1)
    scene.holds(title=0, seats={0: {"favor": 0}, 1: {"favor": 1}})


@pytest.mark.card("oath:denizen:vow-of-renewal")
@pytest.mark.rule("oath:10.20.a")
def test_the_vow_of_renewal_gains_what_others_burn() -> None:
    scene = attack({"favor": 2, "advisers": ["disgraced-captain"]}, {"advisers": ["vow-of-renewal"]}, dice=[0] * 9)
    scene.answer("use:denizen:disgraced-captain")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 1}})


@pytest.mark.card("oath:denizen:vow-of-renewal")
def test_the_vow_of_renewal_forbids_recovering_the_peoples_favor() -> None:
    scene = here({"favor": 5, "advisers": ["vow-of-renewal"]}, banners={"peoples-favor": {"tokens": 1}})
    scene.not_offered("recover")


@pytest.mark.card("oath:edifice:festival-district")
def test_two_facedown_advisers_change_hands_in_one_deal() -> None:
    scene = here(
        {"advisers": [{"facedown": "wolves"}, {"facedown": "keep"}]}, {"favor": 1}, cards=["festival-district"]
    )
    scene.answer("use:edifice:festival-district")
    scene.answer(["0>1:adviser:seat:0:adviser:0", "0>1:adviser:seat:0:adviser:1", "1>0:favor"])
    scene.answer("accept")
    scene.holds(seats={0: {"advisers": [], "favor": 1}, 1: {"favor": 0}})

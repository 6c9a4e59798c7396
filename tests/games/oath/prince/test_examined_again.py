"""The Prince's sheet once more, where two readings part: worked out by hand from the book, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.prince import board
from tests.games.oath.prince.tables import on_space, told, with_prince

NO_CARDS: dict[str, Any] = {"deck": {"only": []}}
MISS = [0] * 6  # defense dice without a shield
HIT = [3] * 20  # a sword on every attack die


# -- the threat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.5.m", "oath:P.5.h")
def test_the_same_threat_with_another_goal_moves_the_markers() -> None:
    """The threat is a Vision as in the turn before, but now one of another quadrant."""
    scene = with_prince(
        phase="wake",
        players=2,
        oath="protection",
        seats=[{"vision": "faith"}, {"vision": "rebellion"}],
        banners={"peoples-favor": {"holder": 1}},
        prince={"mask": "BL_muster", "start": "BL_trade_both", "threat": "vision"},
        title=2,
        **NO_CARDS,
    )
    scene.holds(prince={"threat": "vision", "mask": "BR_threat", "start": "BR_threat"})


@pytest.mark.rule("oath:P.3.d", "oath:P.5.h")
def test_of_two_visions_that_are_met_the_first_in_turn_order_is_the_threat() -> None:
    words: dict[str, Any] = {
        "phase": "wake",
        "players": 2,
        "oath": "protection",
        "seats": [{"vision": "faith"}, {"vision": "rebellion"}],
        "banners": {"peoples-favor": {"holder": 1}, "darkest-secret": {"holder": 0}},
        "title": 2,
        **NO_CARDS,
    }
    with_prince(**words).holds(prince={"mask": "BL_threat"})
    with_prince(order=[2, 1, 0], **words).holds(prince={"mask": "BR_threat"})


@pytest.mark.rule("oath:P.5.g", "oath:P.5.h", "oath:P.5.i")
@pytest.mark.parametrize(("round_", "threat"), [(7, "vision"), (8, "oathkeeper")])
def test_in_round_eight_an_oathkeeper_comes_before_a_vision(round_: int, threat: str) -> None:
    scene = with_prince(
        phase="wake",
        players=2,
        oath="people",
        round=round_,
        seats=[{}, {"vision": "faith"}],
        banners={"peoples-favor": {"holder": 0}, "darkest-secret": {"holder": 1}},
        title=0,
        **NO_CARDS,
    )
    scene.holds(prince={"threat": threat})


@pytest.mark.rule("oath:P.5.k", "oath:P.14.b")
def test_the_same_threat_in_its_quadrant_leaves_the_mask_where_it_is() -> None:
    scene = with_prince(
        phase="wake",
        oath="people",
        banners={"peoples-favor": {"holder": 0}},
        prince={"mask": "BR_muster", "start": "BL_muster", "threat": "oathkeeper"},
        title=0,
        **NO_CARDS,
    )
    scene.holds(prince={"threat": "oathkeeper", "mask": "BR_muster"})


@pytest.mark.rule("oath:P.5.j", "oath:P.5.c")
def test_a_threat_that_is_gone_leaves_the_mask_in_its_quadrant() -> None:
    scene = with_prince(
        phase="wake", oath="people", prince={"mask": "BL_muster", "threat": "vision"}, title=1, **NO_CARDS
    )
    scene.holds(prince={"threat": "none", "mask": "BL_muster"})


@pytest.mark.rule("oath:P.5.a", "oath:P.5.o")
def test_his_first_turn_has_no_first_phase_at_all() -> None:
    scene = with_prince(
        phase="wake",
        oath="people",
        banners={"peoples-favor": {"holder": 1, "tokens": 2}},
        prince={"woken": False, "favor": 2, "at": "mine"},
        sites={"cradle-1": {"site": "mine", "favor": 2}},
        seats=[{"vision": "conquest"}],
        title=1,
        **NO_CARDS,
    )
    scene.holds(prince={"threat": "none", "favor": 2}, banners={"peoples-favor": {"tokens": 2}})


@pytest.mark.rule("oath:P.2.m", "oath:P.5.e")
def test_an_exile_prince_who_turns_the_title_has_no_threat() -> None:
    scene = with_prince(
        "exile",
        phase="wake",
        oath="people",
        banners={"peoples-favor": {"holder": 1, "tokens": 2}},
        prince={"mask": "TL_muster_low", "threat": "oathkeeper", "favor": 1},
        title=1,
        **NO_CARDS,
    )
    scene.holds(usurper=True, prince={"threat": "none", "mask": "TL_muster_low", "favor": 0})


@pytest.mark.rule("oath:P.2.m", "oath:4.1.2.a")
def test_an_exile_prince_who_is_the_usurper_wins_at_wake() -> None:
    scene = with_prince(
        "exile",
        phase="wake",
        oath="people",
        banners={"peoples-favor": {"holder": 1, "tokens": 2}},
        title=1,
        usurper=True,
    )
    scene.holds(winner=1, over=True)


@pytest.mark.rule("oath:P.5.d", "oath:P.5.c")
def test_a_citizen_tied_with_the_prince_is_no_successor() -> None:
    scene = with_prince(
        phase="wake",
        oath="supremacy",
        seats=[{"role": "citizen", "relics": ["map"]}],
        prince={"relics": ["whistle"]},
        title=1,
        **NO_CARDS,
    )
    scene.holds(prince={"threat": "none"})


@pytest.mark.rule("oath:P.17.i", "oath:P.11.m", "oath:P.11.n", "oath:P.11.b")
@pytest.mark.parametrize(("warbands", "fights"), [(5, False), (6, True)])
def test_a_successor_with_the_scepter_is_attacked_for_the_scepter(warbands: int, fights: bool) -> None:
    """He rules most sites, which would be a red arrow, and the Scepter adds 5 dice: five warbands are a tie."""
    scene = on_space(
        "TL_threat",
        oath="devotion",
        players=2,
        seats=[{"role": "citizen", "relics": ["map", "grand-scepter"], "at": "river"}, {}],
        prince={"threat": "successor", "warbands": warbands, "at": "plains"},
        sites={"cradle-1": {"site": "plains", "warbands": {"purple": 1}}, "cradle-2": "river"},
        title=2,
        dice=MISS + HIT,
    )
    if fights:
        assert told(scene, "log-campaigns")[0]["targets"] == "relic:grand-scepter"
        scene.holds(prince={"relics": ["grand-scepter"], "at": "river"})
    else:
        assert told(scene, "log-campaigns") == []
        assert told(scene, "log-prince-follows")[0]["space"] == "mind:TL_muster_low"


# -- search and play -------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.3.g", "oath:P.6.h")
def test_of_two_suits_on_a_row_the_one_that_came_first_is_played() -> None:
    scene = with_prince(
        deck=["zealots", "elders", "levelers"],
        prince={"mask": "TL_muster_low", "friends": {"hearth": 2, "discord": 2}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:levelers"


@pytest.mark.rule("oath:P.3.g", "oath:P.6.t")
def test_a_marker_that_arrives_stands_to_the_right() -> None:
    """Discord comes to the row of Hearth; in the next search of the same quadrant Hearth still goes first."""
    scene = with_prince(
        deck=["zealots", "elders", "tents"],
        prince={"mask": "TL_muster_low", "friends": {"discord": 1, "hearth": 2}},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"friends": {"hearth": 2, "discord": 2}})
    assert board.suits_of(scene.state.prince, board.FRIENDS) == [3, 0]  # Hearth, Discord


@pytest.mark.rule("oath:P.6.b", "oath:P.6.c")
def test_three_visions_and_he_draws_on_to_the_first_denizen() -> None:
    scene = with_prince(
        deck=["faith", "conquest", "rebellion", "sanctuary", "wolves", "zealots"],
        prince={"mask": "BL_muster", "at": "plains"},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:wolves"
    scene.holds(prince={"shown": ["wolves"], "schemers": {"beast": 1}}, visions_drawn=4)


@pytest.mark.rule("oath:P.6.f", "oath:P.23.d")
def test_three_plans_do_not_lead_beyond_the_track() -> None:
    scene = with_prince(
        deck=["zealots", "lancers", "longbows"],
        prince={"mask": "TL_muster_low", "strategy": 4},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"strategy": 5})


@pytest.mark.rule("oath:P.6.l", "oath:P.15.j")
def test_a_homeland_pays_the_prince_too() -> None:
    """One favor for playing, one for the Homeland; then a Muster places one and the black arrow leads to a Trade."""
    scene = with_prince(
        deck={"only": ["levelers"]},
        prince={"mask": "TL_threat", "at": "fertile-valley"},
        sites={"cradle-1": "fertile-valley"},
        banks={"hearth": 3},
    )
    gains = [(line["bank"], line["count"]) for line in told(scene, "log-gains-favor")]
    assert gains[:2] == [("bank:hearth", 1), ("bank:hearth", 1)]


@pytest.mark.rule("oath:P.3.b", "oath:P.6.i", "oath:P.6.j")
def test_full_and_facedown_sites_are_passed_over() -> None:
    scene = with_prince(
        deck=["elders", "conquest", "faith"],
        prince={"mask": "TL_muster_low"},
        sites={
            "cradle-1": {"site": "mine", "cards": ["wolves"]},
            "cradle-2": {"site": "plains", "faceup": False},
            "provinces-1": {"site": "drowned-city"},
            "provinces-2": {"site": "steppe", "faceup": False},
            "provinces-3": {"site": "river"},
            "hinterland-1": {"site": "mountain"},
        },
    )
    scene.holds(sites={"provinces-3": {"cards": ["elders"]}})


@pytest.mark.rule("oath:P.17.c", "oath:P.17.d", "oath:P.12.a")
@pytest.mark.parametrize(
    ("before", "card"),
    [("BL_recover_ds", "elders"), ("BL_campaign_ds", "wolves")],
)
def test_a_search_goes_by_the_quadrant_of_its_space(before: str, card: str) -> None:
    """From the Darkest Secret's Recover the arrow crosses to the right, where a Friend is played."""
    scene = on_space(
        before,
        deck=["wolves", "elders", "zealots"],
        prince={"friends": {"nomad": 1}, "schemers": {"beast": 1}, "at": "plains"},
        banners={"darkest-secret": {"holder": 1, "tokens": 1}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == f"denizen:{card}"


@pytest.mark.rule("oath:P.6.g", "oath:10.10.b")
def test_what_he_does_not_play_goes_to_the_pile_of_the_next_region() -> None:
    scene = with_prince(
        deck={"only": ["elders", "faith", "wolves"]},
        prince={"mask": "TL_muster_low", "friends": {"nomad": 1}, "at": "cradle-1"},
        sites={"cradle-1": "plains"},
        discards={"provinces": ["zealots"]},
    )
    scene.holds(discards={"provinces": ["wolves", "faith", "zealots"]}, sites={"cradle-1": {"cards": ["elders"]}})


@pytest.mark.rule("oath:P.6.s", "oath:P.7.b")
def test_a_marker_on_top_stays_and_gives_five_actions() -> None:
    scene = with_prince(
        deck=["elders", "faith", "wolves"],
        prince={"mask": "TL_muster_low", "friends": {"nomad": 4}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-actions")[0]["count"] == 5
    scene.holds(prince={"friends": {"nomad": 4}})


@pytest.mark.rule("oath:P.17.b", "oath:P.3.c")
def test_top_right_the_first_drawn_unassigned_suit_becomes_a_schemer() -> None:
    scene = with_prince(
        deck=["elders", "zealots", "wolves"],
        prince={"mask": "TR_muster", "friends": {"nomad": 4}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:zealots"
    scene.holds(prince={"schemers": {"discord": 1}, "friends": {"nomad": 4}})


@pytest.mark.rule("oath:P.17.b")
def test_with_friends_only_a_schemer_quadrant_plays_the_highest_friend() -> None:
    scene = with_prince(
        deck=["elders", "zealots", "wolves"],
        prince={"mask": "TR_muster", "friends": {"nomad": 1, "discord": 3, "beast": 2}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:zealots"
    scene.holds(prince={"friends": {"discord": 4}})


@pytest.mark.rule("oath:P.6.o", "oath:P.6.p", "oath:P.17.f")
def test_the_box_top_right_fills_the_ambition_space() -> None:
    scene = with_prince(
        deck={"only": ["marriage"]},
        prince={"mask": "TR_muster", "schemers": {"hearth": 1}, "warbands": 0, "strategy": 0},
        sites={"cradle-1": {"site": "plains", "cards": []}},
        banks={"hearth": 1},
    )
    scene.holds(prince={"ambition": 1, "strategy": 1, "schemers": {"hearth": 2}})


@pytest.mark.rule("oath:P.7.a", "oath:P.6.a")
def test_without_a_denizen_there_are_no_actions() -> None:
    scene = with_prince(
        deck={"only": ["faith", "conquest"]},
        prince={"mask": "TL_muster_low", "favor": 3, "at": "plains", "start": "BL_muster"},
        sites={"cradle-1": {"site": "plains", "cards": ["elders"]}},
    )
    scene.holds(prince={"favor": 3, "warbands": 0, "mask": "TL_muster_low", "start": "TL_muster_low"})


@pytest.mark.rule("oath:P.15.d", "oath:P.6.a")
@pytest.mark.parametrize("favor", [0, 1])
def test_forced_labor_is_bought_off_or_stops_the_search(favor: int) -> None:
    scene = with_prince(
        deck=["elders", "zealots", "wolves"],
        prince={"mask": "BL_muster", "favor": favor, "at": "river"},
        seats=[{"at": "plains"}],
        sites={"cradle-1": {"site": "river", "cards": ["forced-labor"], "warbands": {"red": 1}}, "cradle-2": "plains"},
    )
    if favor:
        scene.holds(seats={0: {"favor": 1}})
        assert told(scene, "log-prince-chooses")
    else:
        assert told(scene, "log-prince-chooses") == []


# -- trade, muster, travel -------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.8.a", "oath:P.8.c", "oath:P.20.d")
def test_a_trade_for_both_leaves_busy_cards_alone() -> None:
    scene = on_space(
        "TR_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 3}, "schemers": {"beast": 4, "discord": 1}},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves", "zealots"]}},
        tokens={"zealots": {"favor": 1}},
        banks={"nomad": 5},
    )
    scene.holds(prince={"favor": 2, "secrets": 2}, banks={"nomad": 3})


@pytest.mark.rule("oath:P.9.c", "oath:P.9.a")
def test_a_muster_ends_with_the_warbands_of_the_bank() -> None:
    """23 of 24 purple warbands are out: one is gained for the first favor, and no second is placed."""
    scene = on_space(
        "TL_threat",
        prince={"at": "plains", "favor": 3, "warbands": 0},
        sites={
            "cradle-1": {"site": "plains", "cards": ["elders", "wolves"], "warbands": {"purple": 12}},
            "cradle-2": {"site": "river", "warbands": {"purple": 11}},
            "provinces-1": {"site": "mine", "warbands": {"red": 3}},
            "provinces-2": {"site": "steppe", "warbands": {"red": 3}},
            "provinces-3": {"site": "mountain", "warbands": {"red": 3}},
        },
        seats=[{"at": "mine"}],
    )
    scene.holds(prince={"warbands": 1, "favor": 2, "bank": 0})


@pytest.mark.rule("oath:P.9.d", "oath:P.9.e", "oath:P.7.c")
def test_ambition_alone_musters_nobody() -> None:
    scene = on_space(
        "BL_trade_both",
        prince={"at": "plains", "favor": 2, "ambition": 2},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves"]}},
    )
    scene.holds(prince={"ambition": 2})
    assert told(scene, "log-prince-skips")[0]["why"] == "muster"


@pytest.mark.rule("oath:P.15.c", "oath:P.15.d", "oath:P.8.a")
def test_the_curfew_is_paid_card_by_card() -> None:
    """Two cards for favor, one favor in hand: he buys the first Trade and the second with what it brought."""
    scene = on_space(
        "BR_threat",
        prince={"at": "river", "favor": 1, "friends": {"nomad": 4}},
        sites={
            "cradle-1": {"site": "river", "cards": ["elders", "tents"], "warbands": {"red": 1}},
            "cradle-2": {"site": "plains", "cards": ["curfew"], "warbands": {"red": 1}},
        },
        seats=[{"at": "plains"}],
        banks={"nomad": 6},
        banners={"peoples-favor": {"holder": 0, "tokens": 9}},
    )
    scene.holds(prince={"favor": 3}, seats={0: {"favor": 2}})


@pytest.mark.rule("oath:P.10.a", "oath:P.10.c", "oath:P.3.a")
def test_a_site_as_good_as_his_own_does_not_draw_him_away() -> None:
    scene = on_space(
        "BR_trade_favor",
        prince={"at": "river", "friends": {"nomad": 1}},
        sites={
            "cradle-1": {"site": "plains", "cards": ["tents"]},
            "cradle-2": {"site": "river", "cards": ["elders"]},
        },
        seats=[{"at": "plains"}],
        banners={"peoples-favor": {"holder": 0, "tokens": 9}},
    )
    assert told(scene, "log-prince-skips")[0]["why"] == "here"
    scene.holds(prince={"at": "river"})


@pytest.mark.rule("oath:P.10.d", "oath:P.10.e")
def test_a_nearly_empty_bank_makes_a_rich_site_poor() -> None:
    """Three Nomad cards on row 4 would be 6 favor, but the bank has 1; one Beast card on row 3 gives 2."""
    scene = on_space(
        "BR_search",
        prince={"at": "mine", "friends": {"nomad": 4, "beast": 3}},
        sites={
            "cradle-1": "mine",
            "cradle-2": {"site": "plains", "cards": ["tents", "elders", "lancers"]},
            "hinterland-1": {"site": "steppe", "cards": ["wolves"]},
        },
        banks={"nomad": 1, "beast": 3},
    )
    scene.holds(prince={"at": "steppe"})


@pytest.mark.rule("oath:P.10.f", "oath:P.7.c")
def test_a_failed_travel_with_empty_banks_is_skipped() -> None:
    scene = on_space(
        "BR_search",
        prince={"at": "mine"},
        sites={"cradle-1": "mine"},
        banks=dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0),
    )
    assert told(scene, "log-prince-skips")[0]["why"] == "banks"


@pytest.mark.rule("oath:P.10.h", "oath:P.10.l", "oath:P.17.j")
@pytest.mark.parametrize(("site", "favor"), [("plains", 1), ("mountain", 0)])
def test_for_a_relic_he_turns_up_the_first_facedown_site(site: str, favor: int) -> None:
    """A site turned up brings its relics (2.8.2); without any the Failed Travel box pays."""
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "river"},
        sites={
            "cradle-1": "river",
            "cradle-2": {"site": site, "faceup": False},
            "provinces-1": "salt-flats",
            "hinterland-1": "fertile-valley",
        },
    )
    scene.holds(prince={"at": site, "favor": favor}, sites={"cradle-2": {"faceup": True}})


@pytest.mark.rule("oath:P.15.c", "oath:P.15.b")
def test_boiling_lake_scalds_the_prince_and_narrow_pass_does_not_hold_him() -> None:
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "river", "warbands": 5},
        sites={
            "cradle-1": "river",
            "provinces-1": "narrow-pass",
            "provinces-2": {"site": "mountain", "cards": ["boiling-lake"], "relics": ["map"]},
        },
        seats=[{"at": "river"}],
    )
    scene.holds(prince={"at": "mountain", "warbands": 3})


@pytest.mark.rule("oath:P.15.d")
@pytest.mark.parametrize(("favor", "site"), [(1, "mountain"), (0, "steppe")])
def test_toll_roads_are_paid_or_that_site_is_left_out_of_account(favor: int, site: str) -> None:
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "river", "favor": favor},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "mountain", "cards": ["toll-roads"], "relics": ["map"], "warbands": {"red": 1}},
            "hinterland-1": {"site": "steppe", "relics": ["whistle"]},
        },
        seats=[{"at": "river"}],
    )
    scene.holds(prince={"at": site}, seats={0: {"favor": favor}})


# -- travel and campaign ---------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.11.h", "oath:P.3.a")
def test_in_a_tie_a_player_is_the_rival_before_the_bandits() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 6},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": "mine",
            "hinterland-1": {"site": "steppe", "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:steppe"


@pytest.mark.rule("oath:P.11.h", "oath:P.3.d")
def test_of_two_rivals_the_first_in_turn_order() -> None:
    scene = on_space(
        "TL_muster_low",
        players=2,
        prince={"at": "river", "warbands": 6},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": {"site": "mine", "warbands": {"blue": 1}},
            "hinterland-1": {"site": "steppe", "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}, {"at": "river"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:steppe"


@pytest.mark.rule("oath:P.11.h", "oath:P.11.i")
def test_an_exile_prince_counts_the_chancellors_board_but_no_citizens() -> None:
    """Empire: steppe 1 with the Citizen's board beside it, mine 1 with the Chancellor's five. Ready for the steppe."""
    scene = on_space(
        "TL_muster_low",
        role="exile",
        players=2,
        prince={"at": "river", "warbands": 3},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
            "hinterland-1": {"site": "steppe", "warbands": {"purple": 1}},
        },
        seats=[{"at": "mine", "warbands": 5}, {"role": "citizen", "at": "steppe", "warbands": 4}],
    )
    scene.holds(prince={"at": "steppe"})


@pytest.mark.rule("oath:P.11.k", "oath:P.11.l")
def test_a_site_too_strong_is_passed_over_for_plains_after_it() -> None:
    """Dice 5. mine 1+1 =2; river 1+2: 5 = 5 no; plains 1+2 but +1 die: 6 > 5 yes."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "salt-flats", "warbands": 5},
        sites={
            "cradle-1": "salt-flats",
            "provinces-1": {"site": "mine", "warbands": {"red": 1}},
            "provinces-2": {"site": "river", "warbands": {"red": 2}},
            "provinces-3": {"site": "plains", "warbands": {"red": 2}},
        },
        seats=[{"at": "salt-flats"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:mine+site:plains"


@pytest.mark.rule("oath:P.11.p", "oath:P.11.q", "oath:P.11.r", "oath:P.11.g")
def test_relics_by_their_dice_then_the_last_taken_and_the_site_he_must() -> None:
    """Holder rules the site (1 die, 1 warband): 2; circlet 1 -> 3; last taken 2-die relic -> 5; another -> 7 = 7 no."""
    scene = on_space(
        "TR_muster",
        players=2,
        prince={"at": "river", "warbands": 7},
        sites={"cradle-1": "river", "provinces-1": {"site": "steppe", "warbands": {"blue": 1}}},
        seats=[
            {"at": "river", "relics": ["map"]},
            {"at": "steppe", "relics": ["brass-horse", "circlet-of-command", "whistle"]},
        ],
        dice=MISS + HIT,
    )
    targets = told(scene, "log-campaigns")[0]["targets"].split("+")
    assert sorted(targets) == ["relic:circlet-of-command", "relic:whistle", "site:steppe"]


@pytest.mark.rule("oath:P.11.o", "oath:P.3.d")
def test_of_two_holders_of_most_relics_the_first_in_turn_order_even_a_citizen() -> None:
    scene = on_space(
        "TR_muster",
        players=2,
        prince={"at": "river", "warbands": 7},
        sites={"cradle-1": "river", "provinces-1": "steppe", "provinces-2": "mine"},
        seats=[{"at": "steppe", "role": "citizen", "relics": ["map"]}, {"at": "mine", "relics": ["whistle"]}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "relic:map"


@pytest.mark.rule("oath:P.11.s")
def test_he_sacrifices_just_enough() -> None:
    """Four hollow swords are 2; two warbands with 1 shield are 3: he sacrifices 2 of 4."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-2": {"site": "mine", "warbands": {"red": 3}},
        },
        seats=[{"at": "river"}],
        dice=[2, 0, 0, 0, 0],
    )
    scene.holds(sites={"provinces-1": {"warbands": {"purple": 1}}}, prince={"warbands": 1})


@pytest.mark.rule("oath:P.11.s")
def test_he_sacrifices_all_but_one_if_that_wins() -> None:
    """2 against 2 shields and 2 warbands: three more make 5, and one is left for the site."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-2": {"site": "mine", "warbands": {"red": 3}},
        },
        seats=[{"at": "river"}],
        dice=[4, 0, 0, 0, 0],
    )
    scene.holds(sites={"provinces-1": {"warbands": {"purple": 1}}}, prince={"warbands": 0})


@pytest.mark.rule("oath:P.11.c", "oath:P.15.k")
@pytest.mark.parametrize(
    ("plan", "ready"),
    [
        ("longbows", True),
        ("horse-archers", False),
        ("code-of-honor", True),
        ("field-promotion", False),
        ("scouts", False),
    ],
)
def test_only_free_plans_make_a_limited_prince_ready(plan: str, ready: bool) -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 3, "favor": 5},
        sites={
            "cradle-1": {"site": "river", "cards": [plan], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-2": {"site": "mine", "warbands": {"red": 3}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    assert bool(told(scene, "log-campaigns")) is ready


@pytest.mark.rule("oath:P.11.d", "oath:P.11.e")
def test_the_titles_dice_and_the_defenders_plans_do_not_frighten_him() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "cards": ["keep"], "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}],
        title=0,
        dice=[0] * 8 + HIT,
    )
    scene.asks("campaign-plans", 0)
    assert told(scene, "log-prince-ready") == [{"player": "seat:1", "dice": 4, "defense": 3}]


@pytest.mark.rule("oath:P.11.j")
def test_whoever_rules_every_faceup_site_goes_for_a_facedown_one() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 3},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "cradle-2": {"site": "plains", "faceup": False},
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
            "hinterland-1": {"site": "steppe", "warbands": {"purple": 1}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    scene.holds(prince={"at": "plains"}, sites={"cradle-2": {"faceup": True}})
    assert told(scene, "log-campaigns")[0]["targets"] == "site:plains"


# -- recover ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.13.g", "oath:P.18.e")
@pytest.mark.parametrize(("role", "takes"), [("exile", True), ("chancellor", False)])
def test_only_an_exile_prince_pays_a_relic_with_secrets(role: str, takes: bool) -> None:
    scene = on_space(
        "TR_travel_relic_left",
        role=role,
        prince={"at": "mountain", "favor": 1, "ambition": 1, "secrets": 2},
        sites={"cradle-1": {"site": "mountain", "relics": ["map"]}},
        seats=[{"relics": ["whistle", "brass-horse"]}],
    )
    assert (told(scene, "log-prince-follows")[0]["space"] == "mind:TR_recover_relic") is takes
    if takes:
        scene.holds(prince={"favor": 0, "ambition": 0, "secrets": 1, "relics": ["map"]})


@pytest.mark.rule("oath:P.13.d", "oath:P.17.l", "oath:P.15.a")
def test_neither_the_guard_nor_tome_guardians_keep_the_secret_from_him() -> None:
    scene = on_space(
        "BL_trade_secret",
        prince={"at": "river", "secrets": 4},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "steppe", "cards": ["tome-guardians"], "warbands": {"red": 1}},
        },
        seats=[{"at": "steppe", "advisers": ["longbows"]}],
        banners={"darkest-secret": {"holder": 0, "tokens": 3}},
    )
    scene.holds(
        banners={"darkest-secret": {"holder": 1, "tokens": 4}}, prince={"secrets": 1}, seats={0: {"secrets": 2}}
    )


@pytest.mark.rule("oath:P.18.f")
def test_as_many_secrets_as_lie_on_it_are_not_enough() -> None:
    scene = on_space(
        "BL_trade_secret",
        prince={"at": "river", "secrets": 3},
        sites={"cradle-1": "river"},
        banners={"darkest-secret": {"holder": 0, "tokens": 3}},
    )
    assert told(scene, "log-prince-follows")[0]["space"] == "mind:BL_travel_secret"


CODE: dict[str, Any] = {
    "sites": {"cradle-1": {"site": "river", "cards": ["magicians-code"], "warbands": {"purple": 1}}},
    "banners": {"darkest-secret": {"holder": 0, "tokens": 3}},
}


@pytest.mark.rule("oath:P.18.f", "oath:P.13.c", "oath:P.15.l")
@pytest.mark.card("denizen:magicians-code")
@pytest.mark.parametrize("favor", [1, 2])
def test_the_magicians_code_makes_an_expanded_prince_able_to_pay(favor: int) -> None:
    """2 secrets against 3: with the Code's two he places 4, if he has its 2 favor, Ambition first."""
    scene = on_space(
        "BL_trade_secret",
        powers="expanded",
        prince={"at": "river", "secrets": 2, "favor": favor, "ambition": 1},
        **CODE,
    )
    scene.answer("enough")
    if favor < 2:
        scene.holds(prince={"mask": "BL_travel_secret"})
        return
    scene.asks("prince-modifiers", 0)
    scene.answer("use:denizen:magicians-code")
    scene.holds(
        banners={"darkest-secret": {"holder": 1, "tokens": 4}},
        prince={"secrets": 1, "favor": 0, "ambition": 0},
        seats={0: {"secrets": 2}},
    )


@pytest.mark.rule("oath:P.13.a", "oath:P.15.m", "oath:P.7.c")
def test_a_recover_that_hung_on_the_code_is_skipped_without_it() -> None:
    scene = on_space("BL_trade_secret", powers="expanded", prince={"at": "river", "secrets": 2, "favor": 2}, **CODE)
    scene.answer("enough", "enough")
    assert told(scene, "log-prince-skips")[0]["why"] == "recover"
    scene.holds(banners={"darkest-secret": {"holder": 0, "tokens": 3}}, prince={"favor": 2, "secrets": 2, "actions": 1})


@pytest.mark.rule("oath:P.15.j", "oath:P.18.f")
def test_the_code_costs_favor_and_so_is_nothing_for_a_limited_prince() -> None:
    scene = on_space("BL_trade_secret", prince={"at": "river", "secrets": 2, "favor": 2}, **CODE)
    assert told(scene, "log-prince-follows")[0]["space"] == "mind:BL_travel_secret"
    more = on_space("BL_trade_secret", prince={"at": "river", "secrets": 4, "favor": 2}, **CODE)
    more.holds(banners={"darkest-secret": {"holder": 1, "tokens": 4}})


# -- cleanup ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.14.e", "oath:P.14.d")
def test_who_would_be_the_successor_is_left_out_and_the_threat_is_not() -> None:
    scene = with_prince(
        players=2,
        phase="rest",
        oath="people",
        prince={"threat": "oathkeeper", "actions": 0},
        seats=[{}, {}],
        banners={"darkest-secret": {"holder": 0}, "peoples-favor": {"holder": 1}},
        title=1,
    )
    scene.not_asked(seat=0, question="prince-look")
    scene.asks("prince-look", 1)


@pytest.mark.rule("oath:P.14.c")
@pytest.mark.parametrize(("threat", "title"), [("none", 0), ("oathkeeper", 1)])
def test_without_threat_or_with_the_title_there_are_no_offers(threat: str, title: int) -> None:
    scene = with_prince(phase="rest", prince={"threat": threat, "actions": 0}, title=title)
    scene.not_asked(question="prince-look")


@pytest.mark.rule("oath:P.14.f")
def test_an_empty_relic_deck_asks_nobody() -> None:
    scene = with_prince(
        phase="rest",
        prince={"threat": "oathkeeper", "actions": 0},
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        relics={"only": []},
        title=0,
    )
    scene.not_asked(question="prince-look")


@pytest.mark.rule("oath:P.14.c")
def test_an_exile_prince_offers_nothing() -> None:
    scene = with_prince(
        "exile", players=2, phase="rest", prince={"threat": "oathkeeper", "actions": 0}, seats=[{}, {}], title=0
    )
    scene.not_asked(question="prince-look")


# -- the others and the Prince ---------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.2.j")
def test_a_citizen_refreshes_supply_by_the_princes_bank() -> None:
    def supply(purple: int) -> int:
        scene = with_prince(
            turn=0,
            seats=[{"role": "citizen", "supply": 1, "at": "river"}],
            sites={"cradle-1": {"site": "river", "warbands": {"purple": purple}} if purple else "river"},
        )
        scene.answer("rest")
        return int(scene.state.players[0].supply)

    assert supply(1) > supply(22)


@pytest.mark.rule("oath:P.2.i")
def test_no_citizen_of_the_prince_becomes_an_exile() -> None:
    scene = with_prince(turn=0, seats=[{"role": "citizen", "favor": 5, "secrets": 3}])
    scene.refuses("self-exile", rule="P.2.i")


@pytest.mark.rule("oath:P.2.d", "oath:P.13.e")
@pytest.mark.parametrize(("schemers", "may"), [({"order": 1}, True), ({"beast": 1}, False)])
def test_his_schemers_guard_the_darkest_secret(schemers: dict[str, int], may: bool) -> None:
    """5.4.1: it can be recovered if the holder's faceup advisers do not match... judged by his Schemer suits."""
    scene = with_prince(
        turn=0,
        seats=[{"at": "river", "secrets": 4}],
        prince={"at": "steppe", "schemers": schemers},
        sites={"cradle-1": "river", "provinces-1": {"site": "steppe", "cards": ["longbows"]}},
        banners={"darkest-secret": {"holder": 1, "tokens": 2}},
    )
    if may:
        scene.not_offered("recover")
    else:
        scene.offers("recover")


@pytest.mark.rule("oath:P.2.n")
def test_an_exile_prince_reveals_no_vision_he_draws() -> None:
    scene = with_prince(
        "exile",
        deck={"only": ["faith", "elders", "conquest"]},
        prince={"mask": "BL_muster", "at": "plains"},
        sites={"cradle-1": "plains"},
    )
    scene.holds(discards={"provinces": ["conquest", "faith"]}, prince={"shown": ["elders"]})


# -- what only shows with several things at once ---------------------------------------------------------------------


@pytest.mark.rule("oath:P.10.e", "oath:P.15.d")
def test_no_favor_pays_two_tolls_when_he_compares_sites() -> None:
    """Under the Curfew one favor buys one secret at the steppe, though two cards lie there; the river is as good."""
    scene = on_space(
        "BL_campaign_ds",
        prince={"at": "mine", "favor": 1, "schemers": {"beast": 1}},
        sites={
            "cradle-1": "mine",
            "cradle-2": {"site": "river", "cards": ["wild-cry"]},
            "provinces-1": {"site": "plains", "cards": ["curfew"], "warbands": {"red": 1}},
            "hinterland-1": {"site": "steppe", "cards": ["wolves", "fae-merchant"], "warbands": {"red": 1}},
        },
        seats=[{"at": "plains"}],
    )
    scene.holds(prince={"at": "river"})


@pytest.mark.rule("oath:P.11.c", "oath:P.15.l")
def test_a_plan_without_dice_takes_nothing_from_one_with_dice() -> None:
    """One favor: the Field Promotion adds no die and is left out; the Encirclement adds two: 5 against 3."""
    words: dict[str, Any] = {
        "powers": "expanded",
        "prince": {"at": "river", "warbands": 3, "favor": 1},
        "seats": [{"at": "river"}],
    }
    sites: dict[str, Any] = {
        "cradle-1": {"site": "river", "cards": ["field-promotion", "encirclement"], "warbands": {"purple": 1}},
        "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
        "provinces-2": {"site": "mine", "warbands": {"red": 2}},
    }
    scene = on_space("TL_muster_low", sites=sites, **words)
    scene.answer("enough")
    assert told(scene, "log-prince-ready") == [{"player": "seat:1", "dice": 5, "defense": 3}]


@pytest.mark.rule("oath:P.3.a", "oath:P.15.j")
@pytest.mark.card("denizen:code-of-honor")
@pytest.mark.parametrize(
    ("left", "right", "dice"), [("code-of-honor", "longbows", 6), ("longbows", "code-of-honor", 5)]
)
def test_the_leftmost_of_two_plans_that_exclude_each_other(left: str, right: str, dice: int) -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": {"site": "river", "cards": [left], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
            "provinces-2": {"site": "mine", "warbands": {"red": 1}},
            "hinterland-1": {"site": "plains", "cards": [right], "warbands": {"purple": 1}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-attack")[0]["dice"] == dice
    assert told(scene, "log-prince-ready")[-1]["dice"] == dice


@pytest.mark.rule("oath:P.15.n")
@pytest.mark.card("denizen:slander")
def test_slander_is_no_harm_from_one_who_never_targets_a_pawn() -> None:
    """Several persons: what harms the threat he always uses; the Slander would cost him 1 favor for nothing."""
    scene = on_space(
        "BR_muster",
        powers="expanded",
        players=2,
        oath="people",
        prince={"at": "river", "warbands": 9, "favor": 1, "threat": "oathkeeper"},
        sites={"cradle-1": {"site": "river", "cards": ["slander"], "warbands": {"purple": 1}}},
        seats=[{"at": "river"}, {"at": "river"}],
        banners={"peoples-favor": {"holder": 0, "tokens": 1}},
        title=0,
        dice=MISS + HIT,
    )
    while scene.match.decisions and not told(scene, "log-campaign-told"):
        scene.answer("enough")
    scene.holds(prince={"favor": 1}, banners={"peoples-favor": {"holder": 2}})


@pytest.mark.rule("oath:P.18.k", "oath:P.18.j")
@pytest.mark.parametrize(("oath", "red"), [("supremacy", True), ("people", False)])
def test_a_tie_is_the_most_only_with_the_title_of_that_goal(oath: str, red: bool) -> None:
    scene = on_space(
        "TL_campaign_high",
        oath=oath,
        prince={"at": "river"},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
        },
        seats=[{"at": "river"}],
        banners={"peoples-favor": {"holder": 1}},
        title=1,
    )
    first = told(scene, "log-prince-follows")[0]["space"]
    assert first == ("mind:need_banner" if red else "mind:TL_muster_high")


@pytest.mark.rule("oath:P.21.p", "oath:P.17.o", "oath:P.17.p")
@pytest.mark.parametrize(
    ("held", "space"),
    [
        ({"peoples-favor": {"holder": 1}}, "BL_trade_secret"),
        ({"darkest-secret": {"holder": 1}}, "BR_threat"),
        ({"peoples-favor": {"holder": 1}, "darkest-secret": {"holder": 1}}, "BR_threat"),
        ({}, "BR_threat"),
    ],
)
def test_which_banner_he_needs(held: dict[str, Any], space: str) -> None:
    scene = on_space(
        "TL_campaign_high",
        prince={"at": "river"},
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}},
        banners=held,
    )
    assert [line["space"] for line in told(scene, "log-prince-follows")][:2] == ["mind:need_banner", f"mind:{space}"]


@pytest.mark.rule("oath:P.3.d", "oath:P.11.o")
def test_turn_order_begins_with_the_chancellor_not_after_the_prince() -> None:
    """The Exile Prince sits between the two holders of as many relics: the Chancellor comes first all the same."""
    scene = on_space(
        "TR_muster",
        role="exile",
        players=2,
        turn=2,
        order=[0, 2, 1],
        prince={"at": "river", "warbands": 9},
        sites={"cradle-1": "river", "provinces-1": "steppe", "provinces-2": "mine"},
        seats=[{"at": "steppe", "relics": ["whistle"]}, {"at": "mine", "relics": ["brass-horse"]}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["defender"] == "seat:0"


@pytest.mark.rule("oath:P.15.o", "oath:P.15.m")
@pytest.mark.parametrize(("title", "asked"), [(0, 1), (1, 0)])
def test_the_right_hand_neighbour_of_the_threat_decides(title: int, asked: int) -> None:
    """Turns go Prince, 0, 1: on the right of 1 sits 0; on the right of 0 the Prince is passed over, and 1 comes."""
    scene = on_space(
        "TL_muster_low",
        powers="expanded",
        players=2,
        prince={"at": "river", "secrets": 2, "threat": "oathkeeper"},
        sites={
            "cradle-1": {"site": "river", "cards": ["fae-merchant"], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}, {"at": "river"}],
        title=title,
    )
    scene.asks("prince-powers", asked)

"""The Prince's sheet read line by line: tables and outcomes worked out by hand from the book, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space, told, with_prince

NO_CARDS: dict[str, Any] = {"deck": {"only": []}}


# -- setup and threat (lines 443-563) --------------------------------------------------------------------------------

OATHS = [
    ("supremacy", "TL_threat"),
    ("protection", "TR_threat"),
    ("devotion", "BL_threat"),
    ("people", "BR_threat"),
]


@pytest.mark.parametrize(("oath", "space"), OATHS)
@pytest.mark.rule("oath:P.1.l", "oath:P.17.q")
def test_both_markers_start_at_the_oath(oath: str, space: str) -> None:
    scene = with_prince(oath=oath, prince={"actions": 0})
    scene.holds(prince={"mask": space, "start": space})


@pytest.mark.parametrize(("oath", "space"), OATHS)
@pytest.mark.rule("oath:P.2.l", "oath:P.5.e", "oath:P.5.l")
def test_an_exile_prince_is_after_the_oath_whatever_others_do(oath: str, space: str) -> None:
    """Another Exile meets a Vision, which would be a threat of its own: he looks at the Usurper only."""
    scene = with_prince(
        "exile",
        phase="wake",
        players=2,
        oath=oath,
        seats=[{}, {"vision": "faith"}],
        banners={"darkest-secret": {"holder": 1}},
        prince={"mask": "BL_muster" if space != "BL_threat" else "BR_muster"},
        title=0,
        **NO_CARDS,
    )
    scene.holds(prince={"threat": "oathkeeper", "mask": space, "start": space})


@pytest.mark.parametrize(
    ("vision", "words", "space"),
    [
        ("conquest", {"sites": {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}}, "TL_threat"),
        ("rebellion", {"banners": {"peoples-favor": {"holder": 0}}}, "BR_threat"),
        ("faith", {"banners": {"darkest-secret": {"holder": 0}}}, "BL_threat"),
        ("sanctuary", {"seats": [{"vision": "sanctuary", "relics": ["map", "whistle"]}]}, "TR_threat"),
    ],
)
@pytest.mark.rule("oath:P.5.h", "oath:P.5.l", "oath:P.17.q")
def test_a_vision_that_is_met_sends_him_to_its_quadrant(vision: str, words: dict[str, Any], space: str) -> None:
    oath = "protection" if vision != "sanctuary" else "supremacy"
    laid = {"seats": [{"vision": vision}], **words}
    scene = with_prince(phase="wake", oath=oath, title=1, prince={"mask": "need_banner"}, **laid, **NO_CARDS)
    scene.holds(prince={"threat": "vision", "mask": space})


@pytest.mark.parametrize(
    ("oath", "words", "space"),
    [
        ("supremacy", {"seats": [{"role": "citizen", "relics": ["map", "whistle"]}]}, "TR_threat"),
        ("people", {"banners": {"darkest-secret": {"holder": 0}}}, "BL_threat"),
        ("protection", {"banners": {"peoples-favor": {"holder": 0}}}, "BR_threat"),
        ("devotion", {"seats": [{"role": "citizen", "relics": ["grand-scepter"]}]}, "TL_threat"),
    ],
)
@pytest.mark.rule("oath:P.5.d", "oath:P.5.n", "oath:P.17.q")
def test_a_successor_sends_him_to_the_quadrant_of_the_successor_goal(
    oath: str, words: dict[str, Any], space: str
) -> None:
    laid: dict[str, Any] = {"seats": [{"role": "citizen"}], **words}
    scene = with_prince(phase="wake", oath=oath, title=1, prince={"relics": []}, **laid, **NO_CARDS)
    scene.holds(prince={"threat": "successor", "mask": space, "start": space})


@pytest.mark.rule("oath:P.5.d", "oath:P.5.f", "oath:P.5.h", "oath:P.5.i")
def test_the_conditions_are_taken_in_their_order() -> None:
    """All four hold for somebody; one after the other falls away."""
    words: dict[str, Any] = {
        "players": 3,
        "oath": "people",
        "seats": [{"role": "citizen"}, {"vision": "conquest"}, {}],
        "banners": {"darkest-secret": {"holder": 0}, "peoples-favor": {"holder": 2}},
        "sites": {"cradle-2": {"site": "mine", "warbands": {"blue": 1}}},
        "title": 2,
        "phase": "wake",
        **NO_CARDS,
    }
    assert with_prince(**words, usurper=True).state.prince.threat == 1  # the Successor
    words["banners"] = {"peoples-favor": {"holder": 2}}
    usurper = with_prince(**words, usurper=True)
    usurper.holds(prince={"threat": "oathkeeper", "mask": "BR_threat"})
    with_prince(**words).holds(prince={"threat": "vision", "mask": "TL_threat"})
    words["seats"] = [{"role": "citizen"}, {}, {}]
    with_prince(**words).holds(prince={"threat": "oathkeeper", "mask": "BR_threat"})


@pytest.mark.rule("oath:P.5.o", "oath:P.5.p", "oath:P.23.g")
def test_the_mob_wants_favor_twice_and_ambition_will_do() -> None:
    scene = with_prince(
        phase="wake",
        prince={"favor": 1, "ambition": 1},
        banners={"peoples-favor": {"holder": 1, "tokens": 3, "mob": True}},
        **NO_CARDS,
    )
    scene.holds(prince={"favor": 0, "ambition": 0}, banners={"peoples-favor": {"tokens": 4}})


# -- search and play (lines 565-601) ---------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.6.h", "oath:P.3.c", "oath:P.6.m", "oath:P.17.e")
def test_the_example_of_the_sheet() -> None:
    """A Discord card and two Hearth cards; Hearth stands above Discord: the first Hearth card, though adviser-only."""
    scene = with_prince(
        deck=["zealots", "marriage", "rowdy-pub"],
        prince={"mask": "TL_muster_low", "friends": {"hearth": 2, "discord": 1}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:marriage"
    assert told(scene, "log-prince-cannot-play")
    scene.holds(prince={"friends": {"hearth": 3, "discord": 1}})


@pytest.mark.rule("oath:P.17.a", "oath:P.6.r")
def test_top_left_an_unassigned_suit_becomes_a_friend_before_a_schemer_is_played() -> None:
    scene = with_prince(
        deck=["zealots", "elders", "conquest"],
        prince={"mask": "TL_muster_low", "schemers": {"discord": 3}},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"friends": {"nomad": 1}, "schemers": {"discord": 3}})
    only = with_prince(
        deck=["zealots", "conquest", "faith"],
        prince={"mask": "TL_muster_low", "schemers": {"discord": 2}},
        sites={"cradle-1": "plains"},
    )
    only.holds(prince={"schemers": {"discord": 3}})
    assert told(only, "log-prince-actions")[0]["count"] == 4


@pytest.mark.rule("oath:P.6.f", "oath:P.6.q", "oath:P.17.e")
def test_plans_and_the_shield_of_a_box_both_move_the_strategy_marker() -> None:
    """Lancers and Longbows are plans; Marriage is a Friend's card that no site takes, and the box adds one more."""
    scene = with_prince(
        deck=["lancers", "longbows", "marriage"],
        prince={"mask": "TL_muster_low", "friends": {"hearth": 1}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:marriage"
    assert told(scene, "log-prince-cannot-play")
    scene.holds(prince={"strategy": 3})


@pytest.mark.rule("oath:P.6.o", "oath:P.6.p", "oath:P.17.h")
def test_favor_of_a_box_comes_from_the_cards_bank_as_far_as_it_goes() -> None:
    """Bottom right: 2 favor, but the Hearth bank has one."""
    scene = with_prince(
        deck=["marriage", "conquest", "faith"],
        prince={"mask": "BR_muster"},
        banks={"hearth": 1},
        sites={"cradle-1": "plains"},
    )
    scene.holds(banks={"hearth": 0})
    assert [line["count"] for line in told(scene, "log-gains-favor") if line["bank"] == "bank:hearth"] == [1]


@pytest.mark.rule("oath:P.6.i")
def test_a_card_that_may_not_lie_at_a_site_goes_to_the_next_that_can_take_it() -> None:
    """Salt the Earth cannot be played where a locked card lies, such as an edifice."""
    scene = with_prince(
        deck=["salt-the-earth", "conquest", "faith"],
        prince={"mask": "BR_muster"},
        sites={"cradle-1": {"site": "plains", "cards": ["great-spire"]}, "cradle-2": "river"},
    )
    assert told(scene, "log-plays-at-site")[0]["site"] == "site:river"


# -- actions (lines 605-732) -----------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.8.a", "oath:P.8.b", "oath:P.8.d", "oath:P.23.b")
def test_a_trade_counts_each_card_by_the_row_of_its_suit() -> None:
    """Nomad on row 3 gives 2 a card, Beast on row 1 gives 1: two Nomad cards and a Beast card bring 5."""
    scene = on_space(
        "TL_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 3, "beast": 1}},
        banks={"nomad": 5, "beast": 5},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves", "great-herd"]}},
    )
    scene.holds(prince={"favor": 5}, banks={"nomad": 1, "beast": 4}, tokens={})


@pytest.mark.rule("oath:P.9.a", "oath:P.9.b", "oath:P.9.c", "oath:P.9.d")
def test_a_muster_goes_card_by_card_and_leaves_full_cards_and_ambition() -> None:
    scene = on_space(
        "TL_trade_favor",
        prince={"at": "plains", "favor": 3, "ambition": 1},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves", "great-herd"]}},
        tokens={"elders": {"favor": 1}},
    )
    mustered = [line["card"] for line in told(scene, "log-musters")]
    assert mustered == ["denizen:wolves", "denizen:great-herd"]
    scene.holds(prince={"warbands": 4, "favor": 1, "ambition": 1})


@pytest.mark.rule("oath:P.10.a", "oath:P.10.e", "oath:P.10.f")
def test_a_travel_counts_the_tokens_left_in_the_banks() -> None:
    """Three Nomad cards look better than two Beast cards, but the Nomad bank holds one favor."""
    scene = on_space(
        "TL_campaign_low",
        prince={"at": "steppe", "friends": {"nomad": 1, "beast": 1}},
        banks={"nomad": 1, "beast": 3},
        sites={
            "cradle-1": "steppe",
            "provinces-1": {"site": "plains", "cards": ["elders", "great-herd", "tents"]},
            "provinces-2": {"site": "river", "cards": ["wolves", "roving-terror"]},
        },
    )
    scene.holds(prince={"at": "river"})


@pytest.mark.rule("oath:P.10.i", "oath:P.10.j", "oath:P.10.k", "oath:P.17.j")
def test_without_relics_and_hidden_sites_he_takes_favor_and_goes_for_secrets() -> None:
    sites: dict[str, Any] = {
        "cradle-1": "plains",
        "cradle-2": "steppe",
        "provinces-1": {"site": "river", "cards": ["wolves"]},
        "provinces-2": "mountain",
        "provinces-3": "marshes",
        "hinterland-1": "narrow-pass",
        "hinterland-2": "salt-flats",
        "hinterland-3": "fertile-valley",
    }
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "plains", "schemers": {"beast": 2}},
        sites=sites,
        relics={"only": []},
        banks={"discord": 0, "arcane": 2},
    )
    scene.holds(prince={"at": "river", "favor": 1}, banks={"arcane": 1})


CASTLES: dict[str, Any] = {
    "cradle-1": "plains",
    "cradle-2": {"site": "steppe", "warbands": {"red": 2}},
    "provinces-1": {"site": "river", "warbands": {"red": 1}},
    "provinces-2": {"site": "mine", "warbands": {"red": 1}},
    "hinterland-1": {"site": "salt-flats", "warbands": {"red": 3}},
}


@pytest.mark.rule("oath:P.11.h", "oath:P.11.k", "oath:P.11.l", "oath:P.11.b")
def test_sites_are_declared_from_the_weakest_while_he_stays_ready() -> None:
    """7 dice: river 1+1, mine 1+1, then steppe 1+2 would make 7 against 7: no."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 7},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0] + [3] * 9,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:river+site:mine"
    eight = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 8},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0, 0] + [3] * 9,
    )
    assert "site:steppe" in told(eight, "log-campaigns")[0]["targets"]


@pytest.mark.rule("oath:P.11.i", "oath:P.11.h")
def test_the_pawn_of_the_rival_brings_its_board_into_the_force() -> None:
    """Red stands at the river with four warbands: the mine is the weakest site then."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 4},
        sites=CASTLES,
        seats=[{"at": "river", "warbands": 4}],
        dice=[0] + [3] * 9,
    )
    scene.holds(prince={"at": "mine"})
    assert told(scene, "log-campaigns")[0]["targets"] == "site:mine"


@pytest.mark.rule("oath:P.11.t", "oath:P.11.u")
def test_the_victors_warbands_go_round_sites_and_board() -> None:
    """Seven warbands, two sites: 3 on the first, 2 on the second, 2 on the board."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 7},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0] + [3] * 9,
    )
    scene.holds(
        sites={"provinces-1": {"warbands": {"purple": 3}}, "provinces-2": {"warbands": {"purple": 2}}},
        prince={"warbands": 2},
    )


@pytest.mark.rule("oath:P.11.a", "oath:P.7.c", "oath:P.18.a")
def test_a_tie_of_dice_is_not_ready_and_the_arrow_stays_shut() -> None:
    """2 warbands against 1 die and 1 warband at the weakest site."""
    scene = on_space("TL_muster_low", prince={"at": "plains", "warbands": 2}, sites=CASTLES, seats=[{"at": "plains"}])
    assert told(scene, "log-campaigns") == []
    assert told(scene, "log-prince-follows")[0]["space"] == "mind:TL_travel_favor"


@pytest.mark.rule("oath:P.11.m", "oath:P.11.n", "oath:P.11.g")
def test_for_a_banner_nothing_else_is_declared_but_the_site_he_must() -> None:
    def scene(ruler: str) -> Scene:
        return on_space(
            "BL_muster",
            players=2,
            prince={"at": "plains", "warbands": 9},
            seats=[{"at": "river", "relics": ["map"]}, {"at": "plains"}],
            banners={"darkest-secret": {"holder": 0, "tokens": 2}},
            sites={"cradle-1": "plains", "provinces-1": {"site": "river", "warbands": {ruler: 1}}},
            dice=[0, 0, 0] + [3] * 10,
        )

    assert told(scene("blue"), "log-campaigns")[0]["targets"] == "banner:darkest-secret"
    both = told(scene("red"), "log-campaigns")[0]["targets"].split("+")
    assert sorted(both) == ["banner:darkest-secret", "site:river"]


@pytest.mark.rule("oath:P.13.b", "oath:P.13.c", "oath:P.13.d", "oath:P.17.l", "oath:P.17.n")
def test_he_buys_the_darkest_secret_with_all_he_has() -> None:
    """Of the two that lay on it one comes to him and one goes to its old holder."""
    scene = on_space(
        "BL_trade_secret",
        prince={"at": "plains", "secrets": 5},
        seats=[{"at": "river", "secrets": 0}],
        banners={"darkest-secret": {"holder": 0, "tokens": 2}},
        sites={"cradle-1": "plains", "provinces-1": "river"},
    )
    scene.holds(
        banners={"darkest-secret": {"holder": 1, "tokens": 5}},
        prince={"secrets": 1},
        seats={0: {"secrets": 1}},
    )


@pytest.mark.rule("oath:P.13.f", "oath:P.3.a", "oath:P.17.n")
def test_the_old_favor_of_the_peoples_favor_goes_round_from_discord() -> None:
    scene = on_space(
        "BR_trade_favor",
        prince={"at": "plains", "favor": 4, "ambition": 2},
        banners={"peoples-favor": {"tokens": 2}},
        banks={"discord": 0, "arcane": 0, "order": 0},
        sites={"cradle-1": "plains"},
    )
    scene.holds(
        banners={"peoples-favor": {"holder": 1, "tokens": 4}},
        banks={"discord": 1, "arcane": 1, "order": 0},
        prince={"favor": 0, "ambition": 0},
    )


@pytest.mark.rule("oath:P.13.f", "oath:P.13.g", "oath:P.17.m")
def test_an_exile_pays_ambition_then_board_then_secrets() -> None:
    """The steppe asks 3 favor: one of Ambition, one of the board, one secret is burned."""
    scene = on_space(
        "TR_travel_relic_right",
        role="exile",
        prince={"at": "steppe", "favor": 2, "ambition": 1, "secrets": 2},
        sites={"cradle-1": {"site": "steppe", "relics": ["whistle"]}},
        banks={"nomad": 3},
    )
    scene.holds(prince={"relics": ["whistle"], "favor": 0, "ambition": 0, "secrets": 1}, banks={"nomad": 5})


@pytest.mark.rule("oath:P.12.a", "oath:P.12.b")
def test_a_search_action_leaves_the_number_of_actions_alone() -> None:
    """One action is left; the Search moves a marker to the fourth row, and still it was the last."""
    scene = on_space(
        "BL_recover_ds",
        deck=["elders", "conquest", "faith"],
        prince={"at": "plains", "friends": {"nomad": 3}},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"friends": {"nomad": 4}, "mask": "BR_search", "done": ["BR_search"]})


@pytest.mark.rule("oath:P.17.s", "oath:P.7.c", "oath:P.14.b")
def test_a_ring_of_skipped_spaces_ends_the_phase_and_both_markers_stay_there() -> None:
    """Nothing to trade, nothing to muster, banks empty: TL_trade_favor and TL_muster_high lead to each other."""
    scene = on_space(
        "TL_trade_favor",
        actions=5,
        prince={"at": "plains"},
        sites={"cradle-1": "plains"},
        banks={"discord": 0, "arcane": 0, "order": 0, "hearth": 0, "beast": 0, "nomad": 0},
    )
    assert told(scene, "log-prince-stops")
    scene.holds(prince={"mask": "TL_muster_high", "start": "TL_muster_high"})


# -- cleanup and role exceptions (lines 734-744, 486-497) ------------------------------------------------------------


@pytest.mark.rule("oath:P.14.c", "oath:P.14.d", "oath:P.14.g")
def test_each_exile_in_turn_sees_the_relic_that_is_then_at_the_bottom() -> None:
    scene = with_prince(
        players=2,
        phase="rest",
        prince={"threat": "oathkeeper", "actions": 0},
        seats=[{}, {}],
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        relics=["map", "whistle", "brass-horse"],
        title=0,
    )
    scene.asks("prince-look", 0)
    scene.answer("yes", "no")
    scene.asks("prince-look", 1)
    scene.answer("yes", "yes", seat=1)
    assert scene.state.players[1].role != scene.state.players[0].role
    assert len(scene.state.players[1].relics) == 1


@pytest.mark.rule("oath:P.14.c")
def test_a_successor_as_threat_brings_no_offers() -> None:
    scene = with_prince(
        players=2,
        phase="rest",
        oath="people",
        prince={"threat": "successor", "actions": 0},
        seats=[{"role": "citizen"}, {}],
        banners={"darkest-secret": {"holder": 0}},
        title=1,
    )
    scene.not_asked(question="prince-look")


@pytest.mark.rule("oath:P.2.f", "oath:P.2.g", "oath:P.2.h")
def test_strategy_dice_as_attacker_and_defender() -> None:
    """Three spaces on the track are 2 dice: 4 warbands attack with 6, and an attack of 4 on him rolls 2."""
    attack = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 4, "strategy": 3},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0] + [3] * 9,
    )
    assert told(attack, "log-attack")[0]["dice"] == 6
    defense = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"at": "river", "warbands": 4}],
        prince={"at": "plains", "strategy": 3},
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}, "cradle-2": "plains"},
        turn=0,
    )
    defense.answer("campaign", "seat:1", ["site:river"], 4)
    assert told(defense, "log-attack")[0]["dice"] == 2


@pytest.mark.rule("oath:P.16.a", "oath:P.16.c", "oath:P.16.f")
def test_his_edifice_names_the_suit_of_the_archive_cards() -> None:
    """He wins with the end die; a Nomad denizen lies at his leftmost site, whose edifice the Archive has."""
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"at": "river"}],
        prince={"at": "river"},
        sites={
            "cradle-1": {"site": "river", "cards": ["elders"], "warbands": {"purple": 3}},
            "provinces-1": {"site": "plains", "cards": ["wolves"], "warbands": {"purple": 1}},
        },
        title=1,
        round=5,
        turn=0,
        phase="act",
        dice=[5],
    )
    scene.answer("rest")
    scene.holds(winner=1)
    assert told(scene, "log-builds")

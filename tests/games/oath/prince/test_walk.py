"""Phase 3: the way of the mask over the Mind Map (P.7, P.17.r-s)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.prince.tables import on_space, told, with_prince

STONES: dict[str, Any] = {"provinces-1": {"site": "standing-stones", "cards": ["elders", "wolves"]}}


@pytest.mark.rule("oath:P.7.e", "oath:P.7.g", "oath:P.14.b")
def test_the_mask_moves_and_the_start_marker_follows_at_the_end() -> None:
    """With one action he goes to the next space; the Start marker stays until the cleanup."""
    scene = on_space("BL_muster", prince={"start": "BL_threat"})
    scene.holds(prince={"mask": "BL_travel_secret", "start": "BL_travel_secret", "path": ["BL_travel_secret"]})


@pytest.mark.rule("oath:P.7.c")
def test_a_skipped_action_does_not_count() -> None:
    """Nothing to trade with: the Trade is skipped, and the Travel after it is the one action."""
    scene = on_space("BL_threat", prince={"at": "cradle-1"})
    scene.holds(prince={"path": ["BL_trade_secret", "BL_travel_secret"], "done": ["BL_travel_secret"], "secrets": 1})
    assert told(scene, "log-prince-skips")[0]["action"] == "deed:trade-secrets"


@pytest.mark.rule("oath:P.7.d")
def test_he_spends_no_supply() -> None:
    scene = on_space("TR_travel_favor", 3, prince={"friends": {"nomad": 4}, "at": "cradle-1"}, sites=STONES)
    assert told(scene, "log-spends-supply") == []
    assert scene.state.players[1].supply == 7


@pytest.mark.rule("oath:P.7.f", "oath:P.7.h")
def test_an_arrow_is_followed_if_its_condition_holds_when_the_space_is_left() -> None:
    words: dict[str, Any] = {"prince": {"secrets": 3}, "banners": {"darkest-secret": {"tokens": 2}}}
    scene = on_space("BL_threat", **words)
    scene.holds(prince={"mask": "BL_recover_ds"}, banners={"darkest-secret": {"holder": 1}})
    assert told(scene, "log-prince-follows")[0] == {
        "player": "seat:1",
        "space": "mind:BL_recover_ds",
        "colour": "orange",
        "condition": "condition:can-pay-darkest-secret",
    }


@pytest.mark.rule("oath:P.17.r")
def test_threat_spaces_do_not_count() -> None:
    """Ruling most sites he goes through the banner question and the threat space to a Trade, which is skipped."""
    scene = on_space("TL_threat", sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}})
    scene.holds(
        prince={
            "path": ["need_banner", "BR_threat", "BR_trade_favor", "BR_travel_favor"],
            "done": ["BR_travel_favor"],
        }
    )


@pytest.mark.rule("oath:P.17.s")
def test_back_on_a_space_skipped_before_he_stops() -> None:
    """Without favor and without cards the upper Muster and the Trade would be skipped for ever."""
    scene = on_space("TL_campaign_high", 3, sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}})
    scene.holds(
        prince={"path": ["TL_muster_high", "TL_trade_favor"], "done": [], "mask": "TL_muster_high", "actions": 0}
    )
    assert told(scene, "log-prince-stops")


@pytest.mark.rule("oath:P.7.b", "oath:P.7.j")
def test_five_actions_in_one_turn() -> None:
    scene = with_prince(
        deck=["elders", "conquest", "faith"],
        sites={"cradle-1": "plains"},
        prince={"friends": {"nomad": 4}, "mask": "BR_threat", "at": "plains"},
        banks={"nomad": 9, "discord": 9},
    )
    assert told(scene, "log-prince-actions")[0]["count"] == 5
    assert len(scene.state.prince.path) >= 5
    assert sum(done for _, done in scene.state.prince.path) == 5


@pytest.mark.rule("oath:P.12.a", "oath:P.12.b")
def test_a_search_space_is_phase_two_once_more() -> None:
    """It plays a card by the quadrant of the Search space and leaves the number of actions alone."""
    scene = on_space("BR_recover_pf", 1, deck=["alchemist", "conquest", "faith"], prince={"friends": {"arcane": 3}})
    scene.holds(prince={"path": ["BR_search"], "done": ["BR_search"], "friends": {"arcane": 4}})
    assert told(scene, "log-prince-actions") == []


@pytest.mark.rule("oath:P.12.a")
def test_a_search_that_finds_no_denizen_is_skipped() -> None:
    """prince-no-card."""
    scene = on_space("BR_recover_pf", 1, deck={"only": ["conquest"]}, prince={"at": "cradle-1"})
    scene.holds(prince={"path": ["BR_search", "TR_travel_favor"], "done": ["TR_travel_favor"]})


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

"""Phase 1: the Prince assesses the threat (P.5, P.2.l-m)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.turn import WAKE_FAVOR
from regnum.scenes import Scene
from tests.games.oath.prince.tables import HIT, MISS, NO_CARDS, on_space, told, with_prince

RED = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}


def waking(role: str = "chancellor", **words: Any) -> Scene:
    """He wakes; a deck without cards leaves him no action, so that his markers stay where the phase puts them."""
    return with_prince(role, phase="wake", **{"deck": {"only": []}, **words})


@pytest.mark.rule("oath:P.4.a")
def test_four_phases_in_their_order() -> None:
    scene = with_prince(phase="wake", deck=["elders", "wolves", "storyteller"], sites={"cradle-1": "plains"})
    messages = [line.message for line in scene.match.lines]
    phases = [messages.index(name) for name in ("log-prince-threat", "log-reveals", "log-prince-follows", "log-turn")]
    assert phases == sorted(phases)


@pytest.mark.rule("oath:P.5.a")
def test_his_first_turn_goes_without() -> None:
    scene = waking(prince={"woken": False, "mask": "BR_muster"}, title=0, sites=RED)
    scene.holds(prince={"threat": "none", "mask": "BR_muster", "woken": True})
    assert told(scene, "log-prince-threat") == []


@pytest.mark.rule("oath:P.5.c", "oath:P.5.j")
def test_without_a_threat_the_markers_stay() -> None:
    scene = waking(prince={"mask": "BR_muster", "threat": "vision"})
    scene.holds(prince={"threat": "none", "mask": "BR_muster", "start": "BR_muster"})


@pytest.mark.rule("oath:P.5.b", "oath:P.5.d", "oath:P.5.n")
def test_a_successor_is_the_first_threat() -> None:
    """Under the oath of the People the Successor holds the Darkest Secret."""
    scene = waking(
        players=2,
        oath="people",
        seats=[{"role": "citizen"}, {}],
        banners={"darkest-secret": {"holder": 0}, "peoples-favor": {"holder": 1}},
        title=1,
    )
    scene.holds(prince={"threat": "successor", "mask": "BL_threat", "start": "BL_threat"})


@pytest.mark.rule("oath:P.5.f", "oath:P.5.l")
def test_a_usurper_goes_before_a_vision() -> None:
    words: dict[str, Any] = {"sites": RED, "title": 0, "seats": [{"vision": "conquest"}]}
    vision = waking(**words)
    vision.holds(prince={"threat": "vision", "mask": "TL_threat"})
    scene = waking(**words, usurper=True)
    scene.holds(prince={"threat": "oathkeeper", "mask": "TL_threat"})


@pytest.mark.rule("oath:P.5.g")
def test_in_the_eighth_round_the_oathkeeper_is_enough() -> None:
    scene = waking(sites=RED, title=0, seats=[{"vision": "conquest"}], round=8)
    assert told(scene, "log-prince-threat")[0]["threat"] == "threat:oathkeeper"


@pytest.mark.rule("oath:P.5.h")
def test_a_vision_counts_if_its_goal_is_met() -> None:
    scene = waking(seats=[{"vision": "sanctuary", "relics": ["map"]}], prince={"relics": ["grand-scepter"]})
    scene.holds(prince={"threat": "none"})
    scene = waking(seats=[{"vision": "sanctuary", "relics": ["map", "whistle"]}])
    scene.holds(prince={"threat": "vision", "mask": "TR_threat"})


@pytest.mark.rule("oath:P.5.i", "oath:P.5.k")
def test_the_same_threat_in_its_quadrant_moves_nothing() -> None:
    scene = waking(sites=RED, title=0, prince={"threat": "oathkeeper", "mask": "TL_muster_high"})
    scene.holds(prince={"threat": "oathkeeper", "mask": "TL_muster_high"})
    assert told(scene, "log-prince-turns-to") == []


@pytest.mark.rule("oath:P.5.m")
def test_the_same_threat_from_another_quadrant_calls_him_back() -> None:
    scene = waking(sites=RED, title=0, prince={"threat": "oathkeeper", "mask": "BL_muster", "start": "TR_muster"})
    scene.holds(prince={"mask": "TL_threat", "start": "TL_threat"})


@pytest.mark.rule("oath:P.23.e")
def test_from_oathkeeper_to_usurper_is_no_new_threat() -> None:
    scene = waking(sites=RED, title=0, usurper=True, prince={"threat": "oathkeeper", "mask": "TL_muster_high"})
    scene.holds(prince={"mask": "TL_muster_high"})


@pytest.mark.rule("oath:P.5.e", "oath:P.2.l")
def test_an_exile_is_threatened_by_not_being_the_usurper() -> None:
    scene = waking("exile", seats=[{}], oath="protection", prince={"mask": "BR_muster"})
    scene.holds(prince={"threat": "oathkeeper", "mask": "TR_threat"})
    other = waking("exile", players=2, seats=[{}, {"vision": "conquest"}], sites=RED, title=0)
    assert told(other, "log-prince-threat")[0]["threat"] == "threat:oathkeeper"


@pytest.mark.rule("oath:P.2.m")
def test_as_usurper_he_has_no_threat() -> None:
    """He turns the title when he wakes, and from then on fears nothing."""
    scene = waking("exile", sites=RED, title=1, prince={"mask": "BR_muster", "threat": "oathkeeper"})
    scene.holds(usurper=True, prince={"threat": "none", "mask": "BR_muster"}, over=False)


@pytest.mark.rule("oath:P.15.e")
def test_as_usurper_he_wins_when_he_wakes() -> None:
    scene = with_prince("exile", phase="wake", sites=RED, title=1, usurper=True)
    scene.holds(over=True, winner=1, how="usurper")


@pytest.mark.rule("oath:P.5.o", "oath:P.5.p", "oath:P.1.a")
def test_he_lays_favor_on_the_peoples_favor_if_he_can() -> None:
    held: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 2}}
    waking(prince={"favor": 3}, banners=held).holds(prince={"favor": 2}, banners={"peoples-favor": {"tokens": 3}})
    waking(prince={"favor": 0}, banners=held).holds(prince={"favor": 0}, banners={"peoples-favor": {"tokens": 2}})
    mob: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 4, "mob": True}}
    waking(prince={"favor": 3}, banners=mob).holds(prince={"favor": 1}, banners={"peoples-favor": {"tokens": 6}})
    six: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 5}}
    waking(prince={"favor": 1}, banners=six).holds(banners={"peoples-favor": {"tokens": 6, "mob": True}})


@pytest.mark.rule("oath:P.1.a", "oath:P.5.o")
def test_where_he_has_nothing_to_choose_he_chooses_nothing() -> None:
    """The last favor of the banner stays there (4.1.1.I), and he has none to place."""
    held: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 1}}
    table = with_prince(phase="rest", prince={"favor": 0, "actions": 0}, banners=held).match.table
    choice = table.ask_if_any(WAKE_FAVOR, table.prince)
    with pytest.raises(StopIteration) as done:
        choice.send(None)
    assert done.value.value is None


@pytest.mark.rule("oath:P.15.e", "oath:P.15.j")
def test_at_an_opportunity_site_he_takes_favor_before_a_secret() -> None:
    site = {"cradle-1": {"site": "salt-flats", "favor": 1, "secrets": 1}}
    waking(prince={"at": "salt-flats"}, sites=site).holds(prince={"favor": 1, "secrets": 0})


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

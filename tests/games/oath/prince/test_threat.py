"""Phase 1: the Prince assesses the threat (P.5, P.2.l-m)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.prince.tables import told, with_prince

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


@pytest.mark.rule("oath:P.5.o", "oath:P.5.p")
def test_he_lays_favor_on_the_peoples_favor_if_he_can() -> None:
    held: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 2}}
    waking(prince={"favor": 3}, banners=held).holds(prince={"favor": 2}, banners={"peoples-favor": {"tokens": 3}})
    waking(prince={"favor": 0}, banners=held).holds(prince={"favor": 0}, banners={"peoples-favor": {"tokens": 2}})
    mob: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 4, "mob": True}}
    waking(prince={"favor": 3}, banners=mob).holds(prince={"favor": 1}, banners={"peoples-favor": {"tokens": 6}})
    six: dict[str, Any] = {"peoples-favor": {"holder": 1, "tokens": 5}}
    waking(prince={"favor": 1}, banners=six).holds(banners={"peoples-favor": {"tokens": 6, "mob": True}})


@pytest.mark.rule("oath:P.15.e", "oath:P.15.j")
def test_at_an_opportunity_site_he_takes_favor_before_a_secret() -> None:
    site = {"cradle-1": {"site": "salt-flats", "favor": 1, "secrets": 1}}
    waking(prince={"at": "salt-flats"}, sites=site).holds(prince={"favor": 1, "secrets": 0})

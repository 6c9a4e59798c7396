"""Phase 4: cleanup, and the relics that the Prince offers (P.14); Citizens under him (P.2.i-k)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.relics import scepter_targets
from regnum.scenes import Scene
from tests.games.oath.prince.tables import with_prince

THREATENED: dict[str, Any] = {
    "phase": "rest",
    "title": 0,
    "sites": {"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
    "relics": {"only": ["whistle", "map"]},
}
"""An Exile has the title; the map lies at the bottom of the relic deck."""


def cleaning(role: str = "chancellor", *, threat: str = "oathkeeper", **words: Any) -> Scene:
    prince = {"mask": "TL_muster_low", "start": "TL_threat", "threat": threat, "actions": 0, **words.pop("prince", {})}
    return with_prince(role, prince=prince, **{**THREATENED, **words})


@pytest.mark.rule("oath:P.14.a", "oath:P.14.b")
def test_favor_leaves_the_cards_and_the_start_marker_follows() -> None:
    scene = cleaning(
        title=1,
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves"]}},
        tokens={"elders": {"favor": 2}, "wolves": {"secrets": 1}},
        prince={"at": "plains"},
    )
    scene.holds(tokens={}, banks={"nomad": 5}, prince={"start": "TL_muster_low", "secrets": 1})


@pytest.mark.rule("oath:P.14.c", "oath:P.14.f", "oath:P.14.g")
def test_a_threatened_chancellor_lets_an_exile_have_the_bottom_relic() -> None:
    scene = cleaning()
    scene.asks("prince-look", 0)
    scene.answer("yes")
    scene.asks("prince-take", 0)
    assert [dict(line.secret or {}) for line in scene.match.lines if line.message == "log-peeks"] == [
        {"cards": "relic:map"}
    ]
    scene.answer("yes")
    scene.holds(seats={0: {"role": "citizen", "relics": ["map"]}})


@pytest.mark.rule("oath:P.14.g")
def test_everybody_sees_the_relic_that_is_taken_so_nobody_takes_it_back() -> None:
    scene = cleaning(players=2, seats=[{}, {}])
    scene.answer("yes", "yes", seat=0)
    scene.asks("prince-look", 1)
    assert not scene.match.can_undo(0)


@pytest.mark.rule("oath:P.14.g", "oath:P.14.d")
def test_who_declines_leaves_the_relic_there() -> None:
    scene = cleaning(players=2, seats=[{}, {}])
    scene.answer("yes", "no", seat=0)
    scene.asks("prince-look", 1)
    scene.answer("yes", "yes", seat=1)
    scene.holds(seats={0: {"role": "exile", "relics": []}, 1: {"role": "citizen", "relics": ["map"]}})


@pytest.mark.rule("oath:P.14.c")
@pytest.mark.parametrize(
    ("role", "words"),
    [
        ("chancellor", {"title": 1}),
        ("chancellor", {"threat": "none"}),
        ("chancellor", {"threat": "successor"}),
        ("chancellor", {"relics": {"only": []}}),
        ("exile", {}),
    ],
)
def test_otherwise_nobody_is_asked(role: str, words: dict[str, Any]) -> None:
    cleaning(role, **words).not_asked(question="prince-look")


@pytest.mark.rule("oath:P.14.d")
def test_the_exiles_are_asked_in_turn_order() -> None:
    scene = cleaning(players=3, seats=[{}, {"role": "citizen"}, {}], order=[3, 2, 1, 0])
    scene.asks("prince-look", 2)
    scene.answer("no", seat=2)
    scene.asks("prince-look", 0)


@pytest.mark.rule("oath:P.14.e")
def test_who_would_be_the_successor_is_left_out() -> None:
    """Under the People the Successor holds the Darkest Secret; the Exile with the title is the threat and is asked."""
    scene = cleaning(
        players=2,
        oath="people",
        banners={"darkest-secret": {"holder": 1}, "peoples-favor": {"holder": 0}},
        seats=[{}, {}],
    )
    scene.asks("prince-look", 0)
    scene.answer("no")
    scene.not_asked(question="prince-look")
    most = cleaning(players=2, seats=[{"relics": ["cracked-horn", "book-of-records"]}, {"relics": ["ivory-eye"]}])
    most.asks("prince-look", 1)


@pytest.mark.rule("oath:P.2.i")
def test_under_him_no_citizen_becomes_an_exile() -> None:
    scene = Scene("oath", 1, options={"prince": "chancellor"}, seats=[{"role": "citizen", "favor": 9}], turn=0)
    scene.not_offered("self-exile")
    scepter = Scene(
        "oath",
        2,
        options={"prince": "chancellor"},
        seats=[{"role": "citizen", "favor": 9, "relics": ["grand-scepter"]}, {"role": "citizen"}],
        turn=0,
    )
    assert scepter_targets(scepter.match.table, scepter.state.players[0]) == []


@pytest.mark.rule("oath:P.2.j", "oath:P.2.k")
@pytest.mark.parametrize(("on_map", "supply"), [(0, 6), (8, 5), (16, 4), (22, 3)])
def test_citizens_refresh_by_the_warbands_in_his_bank(on_map: int, supply: int) -> None:
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"role": "citizen", "supply": 0, "at": "cradle-1"}],
        prince={"warbands": on_map, "at": "cradle-1"},
        turn=0,
        deck={"only": []},
    )
    scene.answer("rest")
    scene.holds(seats={0: {"supply": supply}})


@pytest.mark.rule("oath:P.2.o")
def test_an_exile_prince_is_offered_no_citizenship() -> None:
    scene = Scene("oath", 1, options={"prince": "exile"}, turn=0, seats=[{}])
    assert scepter_targets(scene.match.table, scene.state.players[0]) == []
    other = Scene("oath", 2, options={"prince": "exile"}, turn=0, seats=[{}, {}])
    assert scepter_targets(other.match.table, other.state.players[0]) == [1]


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

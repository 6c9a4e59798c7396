"""The Chronicle after a victory of the Prince (P.16)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.world import document_of
from regnum.scenes import Scene
from tests.games.oath.prince.tables import told, with_prince


def chancellor_wins(**words: Any) -> Scene:
    """The eighth round ends and the Prince has the title: he writes the Chronicle, and asks nobody."""
    prince = {"actions": 0, **words.pop("prince", {})}
    laid = {"phase": "round-end", "round": 8, "prince": prince, **words}
    scene = with_prince(**laid)
    scene.holds(over=True, winner=1, how="chancellor", written=True)
    return scene


def exile_wins(**words: Any) -> Scene:
    """He is the Usurper and wakes."""
    sites = {"cradle-2": {"site": "mine", "warbands": {"blue": 1}}}
    return with_prince("exile", players=2, phase="wake", title=2, usurper=True, sites=sites, **words)


EDIFICE_SITES: dict[str, Any] = {
    "cradle-1": {"site": "plains", "cards": ["wolves"]},
    "cradle-2": {"site": "river", "cards": ["alchemist", "elders"], "warbands": {"purple": 1}},
    "provinces-1": {"site": "mountain", "cards": ["storyteller"], "warbands": {"purple": 1}},
}


def test_he_wins_as_an_automaton() -> None:
    result = chancellor_wins().match.result
    assert result is not None
    assert (result.winners, result.automata, result.won_by) == ((), ("automaton:prince",), ("automaton:prince",))


@pytest.mark.rule("oath:P.16.a")
def test_the_oath_is_drawn_among_the_allowed() -> None:
    vowed = {str(told(chancellor_wins(seed=seed), "log-vows")[0]["oath"]) for seed in range(1, 25)}
    assert vowed == {"oath:people", "oath:protection", "oath:devotion"}


@pytest.mark.rule("oath:P.16.b")
def test_as_an_exile_he_offers_no_citizenship() -> None:
    """Citizens' boards are turned all the same (8.2)."""
    scene = exile_wins(seats=[{}, {"role": "citizen"}])
    scene.holds(over=True, winner=2, written=True, seats={1: {"role": "exile"}})
    assert told(scene, "log-board-flipped")[0]["player"] == "seat:1"


@pytest.mark.rule("oath:P.16.c", "oath:P.16.d", "oath:P.16.f")
def test_he_builds_at_the_leftmost_site_that_he_rules() -> None:
    """The Plains are the bandits'; at the River the card nearest the site gives way, and its suit counts."""
    scene = chancellor_wins(sites=EDIFICE_SITES)
    built = told(scene, "log-builds")[0]
    assert (built["card"], built["site"]) == ("denizen:alchemist", "site:river")
    assert told(scene, "log-common-suit")[0]["suit"] == "suit:arcane"


@pytest.mark.rule("oath:P.16.e", "oath:P.16.f")
def test_without_edifices_in_the_archive_he_repairs_a_ruin() -> None:
    """Five are out of the game here; the sixth is a ruin at a site of his."""
    scene = with_prince(
        phase="round-end",
        round=8,
        prince={"actions": 0},
        sites={
            "cradle-1": {"site": "plains", "cards": ["wolves"], "warbands": {"purple": 1}},
            "cradle-2": {"site": "river", "cards": ["ruined-temple"], "warbands": {"purple": 1}},
        },
        boxed=["sprawling-rampart", "hall-of-debate", "festival-district", "great-spire", "ancient-forge"],
    )
    repaired = told(scene, "log-repairs")
    assert [line["site"] for line in repaired] == ["site:river"]
    assert told(scene, "log-builds") == []


@pytest.mark.rule("oath:P.16.e")
def test_he_repairs_nothing_while_the_archive_has_an_edifice() -> None:
    """prince-chronicle-choices: if none of them fits anywhere he does neither."""
    scene = chancellor_wins(
        sites={"cradle-2": {"site": "river", "cards": ["ruined-temple"], "warbands": {"purple": 1}}}
    )
    assert (told(scene, "log-repairs"), told(scene, "log-builds")) == ([], [])


@pytest.mark.rule("oath:P.16.g")
def test_otherwise_the_suit_of_the_highest_friend() -> None:
    def suit(**prince: Any) -> str:
        return str(told(chancellor_wins(prince=prince), "log-common-suit")[0]["suit"])

    assert suit(friends={"nomad": 1, "hearth": 3, "order": 3}, schemers={"beast": 4}) == "suit:hearth"
    assert suit(schemers={"beast": 1, "arcane": 2}) == "suit:arcane"
    assert suit() == "suit:discord"


@pytest.mark.rule("oath:P.16.c")
def test_his_chronicle_can_be_continued() -> None:
    document = document_of(chancellor_wins(sites=EDIFICE_SITES).state)
    assert document is not None
    assert document["chronicle"]["last"]["winner"] == "purple"
    Scene("oath", 2, document=document)


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

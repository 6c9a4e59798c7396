"""Scenes written from the law alone, and the words that only Oath's scenes have."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.kernel.errors import BadScene, Refused
from regnum.scenes import Scene, SceneFailed, run_file
from tests.games.oath.tables import at_river

SCENES = sorted((Path(__file__).parent / "scenes").glob("*.yaml"))


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_the_scene_passes(path: Path) -> None:
    report = run_file(path)
    assert report["error"] is None
    assert report["passed"]
    assert report["steps"] > 0


def test_a_match_from_the_setup_has_nothing_laid() -> None:
    scene = Scene("oath", 2, from_setup=True)
    scene.asks("first-adviser", seat=0)
    with pytest.raises(BadScene, match=r"begins from the setup has nothing laid \(round\)"):
        Scene("oath", 2, from_setup=True, round=2)


def test_faces_have_names() -> None:
    scene = Scene("oath", 2, turn=1, round=5, dice=["end-6"])
    scene.holds(dice=["end-6"])
    scene.answer("rest")
    scene.scores(winners=[0])
    with pytest.raises(BadScene, match="there is no face 'shields'; did you mean"):
        Scene("oath", 2, dice=["shields"])


def test_the_archive_is_laid_by_suits_and_the_rest_is_dispossessed() -> None:
    scene = Scene("oath", 2, archive={"hearth": 2})
    scene.holds(archive={"hearth": 2, "order": 24}, dispossessed=22)
    with pytest.raises(SceneFailed, match=r"archive.hearth: 2, not 3"):
        scene.holds(archive={"hearth": 3})
    with pytest.raises(BadScene, match="24 denizens of hearth are left for the Archive, not 25"):
        Scene("oath", 2, archive={"hearth": 25})


def test_what_was_seen_and_discarded_can_be_asked() -> None:
    words = {"cradle-1": {"site": "steppe"}, "provinces-2": {"site": "mine", "faceup": False}}
    scene = Scene("oath", 2, sites=words, known={1: ["mine"]}, spent={"steppe": ["nomad"]})
    scene.holds(known={0: [], 1: ["mine"]}, spent={"steppe": ["nomad"], "cradle-2": []})
    scene.holds(spent={"cradle-1": ["nomad"]})
    with pytest.raises(SceneFailed, match=r"known.1: \[mine\], not \[\]"):
        scene.holds(known={1: []})


def test_piles_are_laid_by_name_and_counted_when_asked() -> None:
    scene = Scene("oath", 2, discards={"cradle": ["wolves", "elders"]})
    scene.holds(discards={"cradle": 2, "provinces": 0})
    with pytest.raises(BadScene, match="a number can only be asked"):
        Scene("oath", 2, discards={"cradle": 2})


def test_nothing_lies_on_a_card_without_tokens() -> None:
    scene = Scene("oath", 2)
    scene.holds(tokens={"wolves": {"favor": 0, "secrets": 0}})
    with pytest.raises(SceneFailed, match=r"tokens.wolves.favor: 0, not 1"):
        scene.holds(tokens={"wolves": {"favor": 1}})


def test_a_chronicle_that_is_not_written_has_no_oath() -> None:
    with pytest.raises(SceneFailed):
        Scene("oath", 2).holds(chronicle={"oath": "people"})


def test_unknown_words_are_answered_with_what_is_on_offer() -> None:
    with pytest.raises(BadScene, match="On offer: search, campaign"):
        Scene("oath", 2).answer("dance")


def test_a_paragraph_stands_for_its_statements() -> None:
    scene = Scene("oath", 2, seats=[{"supply": 0}, {}])
    scene.refuses("search", rule="4.2")
    with pytest.raises(SceneFailed, match=r"cites 4.2.g"):
        scene.refuses("search", rule="4.3")


def test_a_scene_may_give_the_one_answer_of_a_question_passed_over() -> None:
    scene = at_river([{"favor": 1, "advisers": ["palanquin"]}, {}, {"at": "steppe"}], sites={"provinces-1": "mine"})
    scene.answer("use:denizen:palanquin", "seat:1", "site:mine", "site:mine")
    scene.holds(seats={0: {"at": "mine"}, 1: {"at": "mine"}})


def test_a_scene_may_not_give_another_answer_to_it() -> None:
    scene = at_river([{"favor": 1, "advisers": ["palanquin"]}, {}, {"at": "steppe"}], sites={"provinces-1": "mine"})
    scene.answer("use:denizen:palanquin")
    with pytest.raises(Refused):
        scene.answer("seat:2")
    scene.answer("seat:1")
    with pytest.raises(Refused):
        scene.answer("seat:1")


def test_one_thing_of_a_choice_of_several_stands_by_itself() -> None:
    scene = at_river(
        [{"secrets": 1, "relics": ["map"], "advisers": ["fae-merchant"]}, {}], relics={"only": ["whistle"]}
    )
    scene.answer("use:denizen:fae-merchant", "map")
    scene.holds(seats={0: {"relics": ["grand-scepter", "whistle"]}}, relics={"only": ["map"]})


def test_warbands_on_cards_are_laid() -> None:
    scene = at_river([{"relics": ["obsidian-cage"]}, {}], on_cards={"obsidian-cage": {"red": 3}})
    scene.holds(on_cards={"obsidian-cage": {"red": 3}}, seats={1: {"bank": 11}}, tokens={"obsidian-cage": {"favor": 0}})
    with pytest.raises(BadScene, match="a colour nobody plays"):
        at_river([{}, {}], on_cards={"obsidian-cage": {"yellow": 3}})

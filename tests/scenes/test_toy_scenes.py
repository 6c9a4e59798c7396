"""Scenes of a game with interruptions, dice, a document to begin from, and results without points: the toy's."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.games import REGISTRY, find
from regnum.kernel.errors import BadScene, BadSetup
from regnum.kernel.game import How, Result, Setup
from regnum.scenes import Scene, SceneFailed, run_file, writing
from regnum.vocabulary import Flag, Laid, Seat, Vocabulary, Word
from tests.kernel.toy import Toy, toy_texts


def lay(setup: Setup, laid: Laid, rng: int) -> Any:
    state = Toy().deal(setup, rng)
    state.turn = laid["turn"]
    return state


WORDS = {"turn": Word(Seat(), "whose turn it is"), "over": Word(Flag(), "whether it is over", asked=True)}


class Laying(Toy):
    vocabulary = Vocabulary("toy", WORDS, lay=lay, tell=lambda state: {"turn": state.turn, "over": state.over})


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTRY, "toy", Laying)
        find.cache_clear()
        find("toy").say = toy_texts("en")
        yield
    find.cache_clear()


def test_a_seat_that_is_not_asked_interrupts() -> None:
    scene = Scene("toy", 3, turn=1)
    scene.not_asked(2)
    asked = scene.decision().question.name
    held = [option.key for option in scene.match.interrupts(2)]
    assert "ring:2" in held
    scene.interrupts(*held, seat=2)
    scene.interrupt("ring:2", seat=2)
    scene.logs("log-rings", times=1)
    scene.asks(asked, seat=1)
    with pytest.raises(SceneFailed, match="seat 2 may use"):
        scene.interrupts(*held, seat=2)
    with pytest.raises(BadScene, match="'rign:2' is no answer that toy knows; did you mean ring:"):
        scene.interrupt("rign:2", seat=2)
    with pytest.raises(BadScene, match="there is no seat 3"):
        scene.interrupt("ring:0", seat=3)


def test_a_file_interrupts_too(tmp_path: Path) -> None:
    path = tmp_path / "scene.yaml"
    step = "{interrupt: {answer: 'ring:0', seat: 0}}"
    path.write_text(f"{{game: toy, seats: 2, table: {{turn: 1, dice: [3, 0]}}, play: [{step}]}}", encoding="utf-8")
    report = run_file(path)
    assert report["error"] is None
    assert report["steps"] == 1


def test_loaded_dice_are_asked_as_they_are_laid() -> None:
    scene = Scene("toy", 2, dice=[3, 0])
    scene.holds(dice=[3, 0], turn=0)
    with pytest.raises(SceneFailed, match=r"dice: \[3, 0\], not \[0, 3\]"):
        scene.holds(dice=[0, 3])
    with pytest.raises(BadScene, match="dice"):
        Scene("toy", 2, dice="six")
    with pytest.raises(BadScene, match="in this game nothing is rolled"):
        Scene("abyss", 2, dice=[1])


def test_a_match_begins_from_a_document() -> None:
    with pytest.raises(BadSetup):
        Scene("toy", 2, document={"no such": "field"})
    with pytest.raises(BadSetup, match="begins from no document"):
        Scene("abyss", 2, document={})


def test_results_without_points() -> None:
    result = Result(winners=(1,), how=How("won-by-lantern"), automata=("automaton:tide",))
    writing.check_result(result, {"scores": [], "winners": [1], "won_by": ["seat:1", "automaton:tide"]})
    writing.check_result(result, {"how": "won-by-lantern"})
    with pytest.raises(SceneFailed, match="how: won-by-lantern, not won-by-points"):
        writing.check_result(result, {"how": "won-by-points"})

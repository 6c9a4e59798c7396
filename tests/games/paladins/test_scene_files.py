"""The example scenes of docs/scenes.md, and what a table of Paladins that is laid out wrongly says."""

from pathlib import Path
from typing import Any

import pytest

from regnum.games import find
from regnum.kernel.errors import BadScene
from regnum.scenes import Scene, run_file

SCENES = sorted((Path(__file__).parent / "scenes").glob("*.yaml"))
DOCS = Path(__file__).parents[3] / "docs" / "scenes.md"


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_the_scene_passes(path: Path) -> None:
    report = run_file(path)
    assert report["error"] is None
    assert report["passed"]
    assert report["title"]
    assert report["steps"] > 0


def test_there_are_scenes() -> None:
    assert [path.stem for path in SCENES] == ["fortify", "round", "solo"]


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_the_documentation_names_the_scene(path: Path) -> None:
    assert f"tests/games/paladins/scenes/{path.name}" in DOCS.read_text(encoding="utf-8")


def test_the_documentation_names_every_question_and_every_word() -> None:
    from regnum.games.paladins.scene import DECK_WORDS, FLAG_WORDS, OPPONENT_WORDS, SEAT_WORDS, ZONE_WORDS

    text = DOCS.read_text(encoding="utf-8").split("## The table of Paladins")[1].split("\n## ")[0]
    for question in find("paladins").questions:
        assert f"`{question.name}`" in text
    for word in DECK_WORDS | FLAG_WORDS | OPPONENT_WORDS | SEAT_WORDS | ZONE_WORDS:
        assert f"`{word}`" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"wall": ["scout"]}, "unknown words: wall"),
        ({"seats": [{"gold": 1}]}, "seat 0: unknown words: gold"),
        ({"seats": [{}, {}, {}]}, "3 seats are described, but 2 play"),
        ({"phase": "evening"}, "there is no phase 'evening'"),
        ({"round": 8}, "8 is not a number from 1 to 7"),
        ({"pool": 6}, "6 is not a number from 0 to 5"),
        ({"townsfolk": ["abbot-1"]}, "the track has 5 spaces"),
        ({"townsfolk": ["abbot-9", None, None, None, None]}, "there is no townsfolk 'abbot-9'"),
        ({"seats": [{"crew": ["abbot-1"]}, {"crew": ["abbot-1"]}]}, "it lies somewhere else already"),
        ({"seats": [{"workers": ["knight"]}]}, "there is no worker 'knight'"),
        ({"seats": [{"workers": ["scout"] * 19}]}, "more of scout than there are"),
        ({"seats": [{"placed": {"hunt": ["scout"] * 3}}]}, "hunt has 2 worker spaces"),
        ({"seats": [{"placed": {"sleep": []}}]}, "there is no action 'sleep'"),
        ({"seats": [{"workshops": {"hunt": [1]}}]}, "hunt takes none"),
        ({"seats": [{"suspicions": [3]}]}, "3 is no suspicion"),
        ({"seats": [{"monks": [1]}, {"outposts": [1]}]}, "space 1 is taken twice"),
        ({"seats": [{"monks": list(range(1, 9))}]}, "there are 7 monks and 7 outposts"),
        ({"walls": {"top": []}}, "a deck is a list"),
        ({"orders": ["fortify", "attack", "convert", "absolve"]}, "there are 3 spaces"),
        ({"supply": ["scout"]}, "should be a mapping"),
        ({"tavern": "7"}, "should be a list"),
    ],
)
def test_a_table_laid_out_wrongly(words: dict[str, Any], told: str) -> None:
    with pytest.raises(BadScene, match="(?s)^.*" + told.replace("(", r"\(")):
        Scene("paladins", 2, **words)


def test_cards_by_their_names() -> None:
    scene = Scene(
        "paladins", 2, round=3, favours=["favour:pray"],
        seats=[{"paladin": "Roland", "attacked": ["outsider:viking-thief"], "crew": ["townsfolk:abbot-1"]}],
    )  # fmt: skip
    scene.holds(favours=["pray"], seats={0: {"paladin": "roland", "attacked": ["viking-thief"], "crew": ["abbot-1"]}})


def test_counted_pieces_lie_somewhere() -> None:
    seat = {"monks": 3, "outposts": 2, "walls": 4, "jars": 2, "workshops": 3}
    scene = Scene("paladins", 3, seats=[seat, {"monks": 1}])
    scene.holds(
        seats={0: {"monks": 3, "outposts": 2, "jars": [1, 2], "workshops": {"commission": [1, 2], "fortify": [1]}}}
    )
    spaces = scene.game.describe(scene.state)["spaces"]
    assert sorted(spaces.values()) == ["monk 0"] * 3 + ["monk 1"] + ["outpost 0"] * 2
    assert scene.game.audit(scene.state) == []

"""The example scenes of docs/scenes.md, and what a table of Paladins that is laid out wrongly says."""

from pathlib import Path
from typing import Any

import pytest

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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"wall": ["scout"]}, "unknown word 'wall'; did you mean walls"),
        ({"seats": [{"gold": 1}]}, "seats.0: unknown word 'gold'"),
        ({"seats": [{}, {}, {}]}, "3 seats are described, but 2 play"),
        ({"phase": "evening"}, "there is no phase 'evening'"),
        ({"round": 8}, "round: 8 is not a number from 0 to 7"),
        ({"pool": 6}, "6 is not a number from 0 to 5"),
        ({"townsfolk": ["abbot-1"]}, "townsfolk: 1 are named, but there are 5 spaces"),
        ({"townsfolk": ["abbot-9", None, None, None, None]}, "townsfolk.0: there is no townsfolk card"),
        ({"seats": [{"crew": ["abbot-1"]}, {"crew": ["abbot-1"]}]}, "it lies in seats.0.crew.0"),
        ({"seats": [{"workers": ["knight"]}]}, "there is no worker 'knight'"),
        ({"seats": [{"workers": ["scout"] * 19}]}, "'scout' is too many: of workers the box holds 18 of these"),
        ({"seats": [{"placed": {"hunt": ["scout"] * 3}}]}, "seats.0.placed.hunt: 3 are named, but there are 2 spaces"),
        ({"seats": [{"placed": {"sleep": []}}]}, "there is no action 'sleep'"),
        ({"seats": [{"workshops": {"hunt": [1]}}]}, "there is no action with workshops 'hunt'; there are: commission"),
        ({"seats": [{"suspicions": [3]}]}, "there is no suspicion '3'; there are: 0, 1, 2"),
        ({"seats": [{"monks": [1]}, {"outposts": [1]}]}, "space 1 is taken twice"),
        ({"seats": [{"monks": list(range(1, 9))}]}, "8 are named, but there is room for 7"),
        ({"walls": {"top": []}}, "a deck is a list"),
        ({"orders": ["fortify", "attack", "convert", "absolve"]}, "orders: 4 are named, but there is room for 3"),
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
    spaces = scene.game.vocabulary.describe(scene.state)["spaces"]
    assert sorted(spaces.values()) == ["monk 0"] * 3 + ["monk 1"] + ["outpost 0"] * 2
    assert scene.game.audit(scene.state) == []

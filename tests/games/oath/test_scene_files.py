"""The example scenes of docs/scenes.md."""

from pathlib import Path

import pytest

from regnum.scenes import run_file

SCENES = sorted((Path(__file__).parent / "scenes").glob("*.yaml"))


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_the_scene_passes(path: Path) -> None:
    report = run_file(path)
    assert report["error"] is None
    assert report["passed"]
    assert report["steps"] > 0


def test_there_are_scenes() -> None:
    assert [path.stem for path in SCENES] == ["campaign", "play-a-card", "powers"]

"""The example scenes of docs/scenes.md, and the rules shown one by one on small boards."""

from pathlib import Path

import pytest

from regnum.scenes import Scene, run_file
from regnum.vocabulary import SceneFailed

FOLDER = Path(__file__).parent / "scenes"
SCENES = sorted(FOLDER.glob("*.yaml"))
BY_THE_BOOK = sorted(FOLDER.glob("by_the_book/*.yaml"))


@pytest.mark.parametrize("path", [*SCENES, *BY_THE_BOOK], ids=lambda path: path.stem)
def test_the_scene_passes(path: Path) -> None:
    report = run_file(path)
    assert report["error"] is None
    assert report["passed"]
    assert report["steps"] > 0


def test_there_are_scenes() -> None:
    assert [path.stem for path in SCENES] == ["assault", "hire"]
    assert len(BY_THE_BOOK) > 140


def test_a_market_that_is_not_mentioned_may_hold_anything() -> None:
    laid = Scene("crescent_moon", 5, market={"far": ["imam"], "near": ["caravan", "terror"]})
    laid.holds(market={"near": ["caravan", "terror"]})
    laid.holds(market={"middle": []})
    with pytest.raises(SceneFailed, match="market"):
        laid.holds(market={"near": ["terror", "caravan"]})
    with pytest.raises(SceneFailed, match="market"):
        laid.holds(market={"far": []})

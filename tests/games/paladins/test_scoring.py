"""Final scoring (section 26): each table of the boards, and where points come from."""

from typing import Any

import pytest

from regnum.games.paladins.scoring import Sheet
from regnum.scenes import Scene


def score(**words: Any) -> Sheet:
    scene = Scene(
        "paladins",
        2,
        round=7,
        orders=["attack", "convert", "absolve"],
        seats=[{"workers": []} | words, {"workers": []}],
    )
    assert scene.match.result is not None
    sheet = scene.match.result.sheet[0]
    assert isinstance(sheet, Sheet)
    return sheet


@pytest.mark.rule("paladins:26.1")
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_the_attribute_track(attribute: str) -> None:
    points = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
    for value, worth in enumerate(points):
        sheet = score(**{attribute: value})
        assert dict(sheet.attributes)[f"attribute:{attribute}"] == worth
        assert sheet.total == worth
    # What a paladin adds is not on the track.
    boosted = {"faith": "oliver", "strength": "roland", "influence": "gerin"}[attribute]
    assert score(**{attribute: 3, "paladin": boosted}).total == 1


@pytest.mark.rule("paladins:26.2")
def test_the_develop_track() -> None:
    assert [score(workshops=moved).workshops for moved in range(9)] == [0, 0, 0, 0, 0, 0, 1, 3, 6]
    assert score(workshops=7).total == 3


@pytest.mark.rule("paladins:26.3")
def test_sets_of_three_silver_and_provisions() -> None:
    for silver, provisions, points in ((2, 0, 0), (3, 0, 1), (0, 3, 1), (1, 2, 1), (2, 2, 1), (4, 2, 2), (5, 4, 3)):
        sheet = score(silver=silver, provisions=provisions)
        assert (sheet.resources, sheet.total) == (points, points)


@pytest.mark.rule("paladins:26.4", "paladins:26.5", "paladins:26.7", "paladins:26.8")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("monks", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("walls", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("outposts", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("jars", [0, 0, 0, 0, 0, 1, 3, 6]),
    ],
)
def test_five_or_more(pieces: str, points: list[int]) -> None:
    sheets = [score(**{pieces: number}) for number in range(8)]
    assert [getattr(sheet, pieces) for sheet in sheets] == points
    absolved = 8 if pieces == "jars" else 0  # five jars fulfil the third order
    assert [sheet.total - absolved * (number >= 5) for number, sheet in enumerate(sheets)] == points


@pytest.mark.rule("paladins:1.1", "paladins:26.9")
def test_everything_together() -> None:
    sheet = score(
        faith=4, strength=6, influence=8, monks=5, outposts=6, jars=7, walls=["vp-2", "scout", "fighter"],
        workshops=6, converted=["viking-adventurer", "viking-mercenary"], attacked=["viking-thief"], paid=2, unpaid=1,
        silver=2, provisions=1,
    )  # fmt: skip
    assert sheet.orders == (("order:absolve", 8),)
    assert [points for _, points in sheet.attributes] == [3, 6, 9]
    assert (sheet.monks, sheet.outposts, sheet.jars, sheet.walls, sheet.workshops) == (2, 5, 6, 0, 1)
    assert sheet.wall_cards == (("wall:vp-2", 2),)
    assert dict(sheet.converted) == {"outsider:viking-adventurer": 2, "outsider:viking-mercenary": 2}
    assert (sheet.paid, sheet.unpaid, sheet.resources) == (2, -3, 1)
    assert sheet.total == 8 + 18 + 14 + 2 + 4 + 2 - 3 + 1


def test_the_course_of_a_match_knows_its_rounds() -> None:
    """Looking back, points are plotted over the rounds."""
    scene = Scene("paladins", 2, round=4)
    assert scene.game.counted(scene.state).round == 4

"""The end of a round and scoring against the opponent (section 39)."""

from typing import Any

import msgspec
import pytest

from regnum.games.paladins.scoring import Sheet
from regnum.scenes import Scene

TOWNSFOLK: list[str | None] = ["abbot-1", "acolyte-1", "gatekeeper-1", "missionary-1", "watchman-1"]
OUTSIDERS: list[str | None] = [
    "viking-adventurer", "viking-armourer", "byzantine-archer", "saracen-warrior", "saracen-protector",
    "viking-lookout",
]  # fmt: skip


def last_pass(round_: int = 1, person: dict[str, Any] | None = None, **table: Any) -> Scene:
    """The opponent has finished; the person passes."""
    side = {"workers": [], "passed": True, **table.pop("opponent", {})}
    scene = Scene("paladins", 1, round=round_, seats=[{"workers": ["scout"], **(person or {})}], opponent=side, **table)
    return scene.answer("pass", []) if round_ < 7 else scene.answer("pass")


@pytest.mark.rule("paladins:39.1", "paladins:33.13")
def test_the_opponent_keeps_no_workers() -> None:
    row = {"recruit": ["scout"], "pray": ["scout"], "trade": ["scout"], "conspire": ["scout"]}
    scene = Scene(
        "paladins", 1, seats=[{"workers": ["cleric", "cleric"]}],
        opponent={"workers": ["merchant"] * 3, "placed": row, "schemes": ["garrison"]},
    )  # fmt: skip
    scene.answer("trade")
    scene.holds(opponent={"workers": [], "placed": {}}, supply={"merchant": 18, "scout": 18})
    scene.answer("pass", ["cleric"])
    assert len(scene.game.vocabulary.describe(scene.state)["opponent"]["workers"]) == 5


@pytest.mark.rule("paladins:39.3")
@pytest.mark.parametrize(
    ("track", "gone", "left"),
    [
        (TOWNSFOLK, ["watchman-1", "missionary-1"], ["abbot-1", "acolyte-1", "gatekeeper-1"]),
        ([None, "abbot-1", "acolyte-1", None, "watchman-1"], ["watchman-1"], ["abbot-1", "acolyte-1"]),
        ([None, "abbot-1", "acolyte-1", "missionary-1", None], ["missionary-1"], ["abbot-1", "acolyte-1"]),
        ([None, "abbot-1", "acolyte-1", None, None], [], ["abbot-1", "acolyte-1"]),
    ],
)
def test_the_two_rightmost_townsfolk_leave(track: list[str | None], gone: list[str], left: list[str]) -> None:
    scene = last_pass(townsfolk=track)
    scene.holds(townsfolk_discard=gone)
    assert scene.game.vocabulary.describe(scene.state)["townsfolk"][5 - len(left) :] == left
    scene.logs("log-townsfolk-leaves", rule="39.3", times=int("missionary-1" in gone))


@pytest.mark.rule("paladins:39.4")
@pytest.mark.parametrize(
    ("track", "gone"),
    [
        (OUTSIDERS, ["viking-adventurer", "viking-armourer"]),
        ([None, *OUTSIDERS[1:]], ["viking-armourer"]),
        (["viking-adventurer", None, *OUTSIDERS[2:]], ["viking-adventurer"]),
        ([None, None, *OUTSIDERS[2:]], []),
    ],
)
def test_the_two_leftmost_outsiders_leave(track: list[str | None], gone: list[str]) -> None:
    scene = last_pass(outsiders=track)
    scene.holds(outsider_discard=gone)
    assert scene.game.vocabulary.describe(scene.state)["outsiders"][:4] == OUTSIDERS[2:]
    scene.logs("log-outsider-leaves", rule="39.4", times=int("viking-armourer" in gone))


SOLO_EXAMPLE = {
    "faith": 10, "strength": 12, "influence": 11, "monks": 6, "outposts": 5, "paid": 1, "unpaid": 2, "walls": 2,
    "converted": ["viking-armourer", "viking-lookout", "viking-guardian", "viking-protector", "saracen-invader",
                  "byzantine-hunter"],
    "attacked": ["viking-mercenary", "viking-thief"],
}  # fmt: skip
"""Of the orders Fortify, Garrison and Commission it has fulfilled the second and the third."""


def opponents_sheet(scene: Scene) -> Sheet:
    result = scene.match.result
    assert result is not None
    assert len(result.scores) == 1
    assert len(result.sheet) == 2
    sheet: Sheet = result.sheet[1]
    return sheet


@pytest.mark.rule("paladins:39.5", "paladins:39.6", "paladins:39.7", "paladins:39.8", "paladins:39.9")
def test_the_example_of_76_points() -> None:
    scene = last_pass(7, opponent=SOLO_EXAMPLE, orders=["fortify", "garrison", "commission"])
    sheet = opponents_sheet(scene)
    assert sheet.orders == (("order:garrison", 6), ("order:commission", 8))
    assert sum(points for _, points in sheet.attributes) == 49
    assert (sheet.monks, sheet.outposts, sheet.walls, sheet.jars) == (5, 2, 0, 0)
    assert sheet.converted == (
        ("outsider:viking-armourer", 3),
        ("outsider:viking-lookout", 1),
        ("outsider:viking-guardian", 3),
        ("outsider:viking-protector", 1),
        ("outsider:saracen-invader", 2),
        ("outsider:byzantine-hunter", 1),
    )
    assert (sheet.paid, sheet.unpaid) == (1, -6)
    assert (sheet.workshops, sheet.resources) == (0, 0)
    assert sheet.total == 76


@pytest.mark.rule("paladins:36.8")
def test_a_converted_outsider_is_worth_at_least_a_point_to_the_opponent_alone() -> None:
    worthless = ["byzantine-hunter", "viking-thief"]
    scene = last_pass(7, opponent={"converted": worthless}, person={"converted": ["saracen-hunter", "byzantine-thief"]})
    assert [points for _, points in opponents_sheet(scene).converted] == [1, 1]
    result = scene.match.result
    assert result is not None
    assert [points for _, points in result.sheet[0].converted] == [0, 0]


def ends(person: dict[str, Any], opponent: dict[str, Any]) -> Scene:
    return last_pass(7, person=person, opponent=opponent, orders=["commission", "garrison", "fortify"])


@pytest.mark.rule("paladins:39.10")
def test_the_person_wins_with_a_higher_total() -> None:
    scene = ends({"paid": 2}, {"paid": 1})
    scene.scores(scores=[2], winners=[0])
    assert msgspec.to_builtins(scene.match.view(0))["winners"] == ["seat:0"]
    scene = ends({"paid": 1}, {"paid": 2})
    scene.scores(scores=[1], winners=[])
    assert msgspec.to_builtins(scene.match.view(None))["winners"] == ["opponent"]


@pytest.mark.rule("paladins:39.10", "paladins:26.10", "paladins:26.11")
@pytest.mark.parametrize(
    ("person", "opponent", "winners"),
    [
        # 6 VP each: the person's for the first order (4) and monks (2), the opponent's for Faith.
        ({"monks": 5}, {"faith": 7}, [0]),
        ({"faith": 7}, {"monks": 5}, []),
        ({"paid": 1}, {"paid": 1, "suspicions": [0]}, [0]),
        ({"paid": 1, "suspicions": [0]}, {"paid": 1}, []),
        ({"paid": 1}, {"paid": 1}, [0]),
    ],
)
def test_equal_points_are_decided_by_orders_then_by_suspicions(
    person: dict[str, Any], opponent: dict[str, Any], winners: list[int]
) -> None:
    """Ruling solo_tie: who is level with the opponent in everything shares the victory with it."""
    scene = ends(person, opponent)
    assert scene.match.result is not None
    assert len({sheet.total for sheet in scene.match.result.sheet}) == 1
    scene.scores(winners=winners)


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_whole_matches_end(difficulty: str) -> None:
    from regnum.lab.simulate import simulate

    report = simulate("paladins", 1, 20, 1, options={"difficulty": difficulty})
    assert (report.finished, report.to_json()["errors"]) == (20, 0)

"""What is counted of each moment for looking back: sites, warbands, banks, and how near everybody is to winning."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.evening import FAR, IN_SIGHT, MET, WINS_NEXT
from regnum.kernel.game import Counted
from regnum.scenes import Scene

LAND: dict[str, Any] = {
    "cradle-1": {"site": "plains", "warbands": {"purple": 2}},
    "provinces-1": {"site": "steppe", "warbands": {"red": 3}},
    "provinces-2": {"site": "mine", "warbands": {"red": 1}},
}


def counted(scene: Scene) -> Counted:
    found = scene.match.game.counted(scene.match.table.s)
    assert found is not None
    return found


def near(scene: Scene) -> list[int]:
    return list(counted(scene).counts["near"].values())


@pytest.mark.rule("oath:3.a")
def test_the_figures_of_a_moment() -> None:
    scene = Scene(
        "oath", 3, round=4, sites=LAND, title=1, banks={"hearth": 5}, seats=[{"warbands": 3}, {"warbands": 2}, {}]
    )
    round_, counts = counted(scene)
    assert round_ == 4
    assert counts["sites"] == {"seat:0": 1, "seat:1": 2, "seat:2": 0}
    assert counts["warbands"] == {"seat:0": 5, "seat:1": 6, "seat:2": 0}
    assert counts["banks"]["bank:hearth"] == 5


@pytest.mark.rule("oath:3.1.a", "oath:3.1.b", "oath:3.3.a")
@pytest.mark.parametrize(("usurper", "stage"), [(False, MET), (True, WINS_NEXT)])
def test_an_exile_with_the_title_has_met_the_goal_and_wins_next_as_usurper(usurper: bool, stage: int) -> None:
    scene = Scene("oath", 3, sites=LAND, title=1, usurper=usurper)
    assert near(scene) == [IN_SIGHT, stage, FAR]


@pytest.mark.rule("oath:3.2.a")
@pytest.mark.parametrize(("drawn", "tokens_of", "stage"), [(2, 2, MET), (3, 2, WINS_NEXT), (3, 0, IN_SIGHT)])
def test_a_revealed_vision_is_in_sight_met_or_about_to_win(drawn: int, tokens_of: int, stage: int) -> None:
    scene = Scene(
        "oath",
        3,
        visions_drawn=drawn,
        banners={"peoples-favor": {"holder": tokens_of, "tokens": 1}},
        seats=[{}, {}, {"vision": "rebellion"}],
    )
    assert near(scene)[2] == stage


@pytest.mark.rule("oath:3.3.a")
@pytest.mark.parametrize(("round_", "stage"), [(4, MET), (5, WINS_NEXT), (8, WINS_NEXT)])
def test_the_empire_with_the_title_may_win_from_the_fifth_round_on(round_: int, stage: int) -> None:
    scene = Scene("oath", 3, round=round_, sites={"cradle-1": LAND["cradle-1"]})
    assert near(scene) == [stage, FAR, FAR]


@pytest.mark.rule("oath:3.3.1.a")
def test_a_successor_is_nearer_than_the_chancellor() -> None:
    seats = [{}, {"role": "citizen", "relics": ["map", "whistle"]}, {}]
    scene = Scene("oath", 3, round=6, sites={"cradle-1": LAND["cradle-1"]}, seats=seats)
    assert near(scene) == [FAR, WINS_NEXT, FAR]


@pytest.mark.rule("oath:8.a")
def test_when_the_chronicle_is_written_nothing_more_is_counted() -> None:
    scene = Scene("oath", 3, round=5, turn=2, sites={"cradle-1": LAND["cradle-1"]}, dice=[5])
    scene.answer("rest")
    assert near(scene) == [WINS_NEXT, FAR, FAR]
    scene.answer("oath:people")
    assert scene.match.game.counted(scene.match.table.s) is None

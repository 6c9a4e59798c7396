"""The Order denizens."""

from __future__ import annotations

import pytest

from regnum.scenes import Scene


@pytest.mark.card("oath:denizen:longbows")
def test_longbows_add_or_remove_an_attack_die() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 2, "advisers": ["longbows"]}, {"at": "river", "warbands": 1}],
        sites={"cradle-1": {"site": "river", "warbands": {"red": 1}}},
        dice=[2, 0, 3, 3, 0],
    )
    scene.answer("campaign", "seat:1", ["site:river"], 2)
    scene.offers_only("use:denizen:longbows", "enough")
    scene.answer("use:denizen:longbows", "dice:+1")
    scene.logs("log-attack", dice=3)


@pytest.mark.card("oath:denizen:toll-roads")
def test_toll_roads_ask_an_enemy_for_a_favor() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{}, {"at": "standing-stones", "favor": 1}],
        sites={"cradle-1": {"site": "river", "cards": ["toll-roads"], "warbands": {"purple": 1}}},
    )
    scene.answer("travel", "site:river")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0, "at": "river", "supply": 5}})

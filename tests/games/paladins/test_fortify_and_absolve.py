"""Fortify (section 16) and Absolve (section 18)."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, effect, has, together

BUILDERS = ["merchant", "labourer", "scout"]
ABSOLVERS = ["cleric", "labourer", "merchant"]
WALL_INFLUENCE = [0, 1, 3, 5, 7, 9, 11]
PROVISIONS = [1, 1, 1, 2, 2, 3, 3]
JAR_INFLUENCE = [0, 2, 4, 6, 8, 10, 12]
SILVER = [1, 2, 2, 2, 3, 3, 3]


def fortifying(**words: Any) -> Scene:
    return Scene("paladins", 2, walls=["strength-2"], seats=[{"workers": BUILDERS, "provisions": 3} | words])


@pytest.mark.rule("paladins:16.6", "paladins:16.7", "paladins:16.8", "paladins:16.9")
@pytest.mark.parametrize("built", range(7))
def test_the_influence_a_wall_needs(built: int) -> None:
    needed = WALL_INFLUENCE[built]
    if needed:
        rule = "16.8" if built == 1 else "16.9"
        fortifying(walls=built, influence=needed - 1).refuses("fortify", rule=rule, needed=needed, value=needed - 1)
    fortifying(walls=built, influence=needed).offers("fortify")


@pytest.mark.rule("paladins:16.2", "paladins:16.3", "paladins:16.4", "paladins:16.5")
@pytest.mark.parametrize("built", range(7))
def test_the_provisions_a_wall_costs(built: int) -> None:
    price = PROVISIONS[built]
    rule = "16.2" if built < 3 else "16.3" if built < 5 else "16.4"
    fortifying(walls=built, influence=12, provisions=price - 1).refuses(
        "fortify", rule=rule, price=price, provisions=price - 1
    )
    scene = fortifying(walls=built, influence=12, provisions=price)
    scene.answer("fortify")
    # It goes beside those already there: the next is one further to the right.
    assert scene.match.view(1).players[0].board.walls[built:] == ["wall:strength-2"]
    scene.holds(seats={0: {"provisions": 0, "strength": 2}})
    scene.logs("log-builds", rule="16.10", number=built + 1, times=1)
    scene.logs("log-pays-provisions", rule=rule, count=price, times=1)


@pytest.mark.rule("paladins:16.1", "paladins:16.10")
def test_the_wall_is_the_top_card_of_the_deck() -> None:
    for top, below in (("scout", "cleric"), ("cleric", "scout")):
        scene = Scene("paladins", 2, walls=[top, below], seats=[{"workers": BUILDERS, "provisions": 1}])
        scene.answer("fortify")
        scene.holds(walls=23, seats={0: {"walls": [top], "workers": [top], "strength": 1}})
    empty = Scene("paladins", 2, walls={"only": []}, seats=[{"workers": BUILDERS, "provisions": 1}])
    empty.refuses("fortify", rule="16.10")


# -- Absolve -----------------------------------------------------------------------------------------------------------

# What the spaces for jars give, from left to right.
JAR_SPACES = [
    "crew 1", "labourer 1", "pray 1", "pray 1", "faith 1", "provision 2", "pay-debt 1", "pay-debt 1",
    "remove-suspicion 1", "remove-suspicion 1",
]  # fmt: skip


def absolving(**words: Any) -> Scene:
    seat = {"workers": ABSOLVERS, "silver": 3, "unpaid": 2, "suspicions": [0, 1, 2], "placed": {"hunt": ["scout"]}}
    return Scene("paladins", 2, townsfolk=[None, "squire-1", None, None, None], seats=[seat | words])


@pytest.mark.rule("paladins:18.7", "paladins:18.8", "paladins:18.9", "paladins:18.10", "paladins:18.11")
@pytest.mark.parametrize(("space", "reward"), [(i, reward) for i, reward in enumerate(JAR_SPACES, 1)])
def test_a_jar_on_each_space(space: int, reward: str) -> None:
    scene = absolving()
    before = has(scene)
    scene.answer("absolve", f"jar-space:{space}")
    if reward == "pray 1":
        scene.offers_only("hunt", "absolve")
        scene.answer("hunt")
    scene.asks("turn-action", seat=1)
    cost = {"cleric": -1, "labourer": -1, "merchant": -1, "standing": 3, "silver": -1, "jars": 1}
    always = {"faith": 1, "suspicions": -1}
    assert change(before, has(scene)) == together(cost, always, effect(reward))
    scene.holds(seats={0: {"jars": [space]}})


@pytest.mark.rule("paladins:18.5", "paladins:18.6", "paladins:4.5", "paladins:2.6")
@pytest.mark.parametrize("moved", range(7))
def test_the_number_on_the_leftmost_jar(moved: int) -> None:
    needed = JAR_INFLUENCE[moved]
    if needed:
        absolving(jars=moved, influence=needed - 1).refuses("absolve", rule="18.6", needed=needed, value=needed - 1)
    scene = absolving(jars=moved, influence=needed)
    scene.answer("absolve", "jar-space:10")
    assert len(scene.state.players[0].jars) == moved + 1


@pytest.mark.rule("paladins:18.2", "paladins:18.3", "paladins:18.4", "paladins:18.1")
@pytest.mark.parametrize("moved", range(7))
def test_the_silver_a_jar_costs(moved: int) -> None:
    price = SILVER[moved]
    rule = "18.2" if moved < 1 else "18.3" if moved < 4 else "18.4"
    absolving(jars=moved, influence=12, silver=price - 1).refuses("absolve", rule=rule, price=price, silver=price - 1)
    scene = absolving(jars=moved, influence=12, silver=price)
    scene.answer("absolve", "jar-space:10")
    scene.holds(seats={0: {"silver": 0}})
    scene.logs("log-pays-silver", rule=rule, count=price, times=1)


@pytest.mark.rule("paladins:18.7")
def test_a_space_holds_one_jar() -> None:
    scene = absolving(jars=[2, 10], influence=12)
    scene.answer("absolve")
    scene.offers_only(*(f"jar-space:{space}" for space in (1, 3, 4, 5, 6, 7, 8, 9)))
    scene.refuses("jar-space:2", rule="18.7")
    scene.refuses("jar-space:10", rule="18.7")


@pytest.mark.rule("paladins:18.10", "paladins:18.9", "paladins:18.11")
def test_absolution_without_a_suspicion() -> None:
    scene = absolving(suspicions=[])
    scene.answer("absolve", "jar-space:5")
    # One Faith for the absolution and one from the space.
    scene.holds(seats={0: {"suspicions": [], "faith": 2}})
    scene.logs("log-discards-suspicions", times=0)
    scene = absolving(suspicions=[0, 2])
    scene.answer("absolve", "jar-space:2")
    scene.holds(seats={0: {"suspicions": [0], "faith": 1}}, suspicion_discard=[2])

"""Commission and Garrison (sections 15 and 17), and the spaces of the regions (42.11-42.13)."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import Change, change, effect, has, together

# region, fewest players, reward: the spaces from left to right, numbered from 1
SPACES = [
    (1, 1, "crew 1"),
    (1, 1, "silver 2"),
    (1, 3, "labourer 1"),
    (1, 4, "remove-suspicion 1"),
    (2, 1, "crew 1"),
    (2, 1, "silver 2"),
    (2, 1, "scout 1"),
    (2, 1, "remove-suspicion 1"),
    (2, 4, "labourer 1"),
    (2, 3, "silver 2"),
    (2, 3, "remove-suspicion 1"),
    (3, 1, "labourer 1"),
    (3, 1, "merchant 1"),
    (3, 1, "silver 2"),
    (3, 1, "pray 1"),
    (3, 1, "scout 1"),
    (3, 1, "fighter 1"),
    (3, 3, "crew 1"),
    (3, 3, "pay-debt 1"),
    (3, 4, "silver 2"),
    (4, 1, "fighter 1"),
    (4, 1, "pray 1"),
    (4, 1, "merchant 1"),
    (4, 1, "cleric 1"),
    (4, 1, "pay-debt 1"),
    (4, 1, "labourer 1, scout 1"),
    (4, 1, "silver 2"),
    (4, 3, "pray 1"),
    (4, 4, "labourer 2"),
    (4, 3, "silver 2"),
    (5, 1, "pray 1"),
    (5, 1, "labourer 1, fighter 1"),
    (5, 1, "pay-debt 1"),
    (5, 1, "labourer 1, merchant 1"),
    (5, 1, "labourer 1, cleric 1"),
    (5, 4, "pay-debt 1"),
    (5, 3, "labourer 2"),
    (6, 1, "pay-debt 1"),
    (6, 3, "pray 1"),
    (6, 4, "labourer 2"),
]
FAITH = [0, 2, 4, 6, 8, 10]
STRENGTH = [1, 3, 5, 7, 9, 11]
MONK = ["scout", "labourer", "cleric"]
OUTPOST = ["merchant", "labourer", "fighter"]
PROVISIONS = [1, 1, 1, 2, 2, 3, 3]
FIRST_OF_REGION = {1: 1, 2: 5, 3: 12, 4: 21, 5: 31, 6: 38}


def going(workers: list[str], players: int = 4, **words: Any) -> Scene:
    seat = {"workers": workers, "provisions": 1, "unpaid": 1, "suspicions": [0], "placed": {"hunt": ["scout"]}}
    return Scene("paladins", players, townsfolk=[None, "squire-1", None, None, None], seats=[seat | words])


def placed(scene: Scene, action: str, space: int, reward: str) -> Change:
    before = has(scene)
    scene.answer(action, f"space:{space}")
    if reward == "pray 1":
        scene.offers_only("hunt", action)
        scene.answer("hunt")
    scene.asks("turn-action", seat=1)
    return change(before, has(scene))


@pytest.mark.rule("paladins:15.5", "paladins:15.10", "paladins:15.11", "paladins:15.12")
@pytest.mark.parametrize(("space", "reward"), [(i, printed[2]) for i, printed in enumerate(SPACES, 1)])
def test_a_monk_on_each_space(space: int, reward: str) -> None:
    scene = going(MONK, faith=10)
    cost = {"scout": -1, "labourer": -1, "cleric": -1, "standing": 3, "provisions": -1, "monks": 1, "influence": 1}
    assert placed(scene, "commission", space, reward) == together(cost, effect(reward))
    scene.holds(spaces={space: "monk 0"})


@pytest.mark.rule("paladins:17.5", "paladins:17.10", "paladins:17.11", "paladins:17.12")
@pytest.mark.parametrize(("space", "reward"), [(i, printed[2]) for i, printed in enumerate(SPACES, 1)])
def test_an_outpost_on_each_space(space: int, reward: str) -> None:
    scene = going(OUTPOST, strength=11)
    cost = {"merchant": -1, "labourer": -1, "fighter": -1, "standing": 3, "provisions": -1, "outposts": 1, "faith": 1}
    assert placed(scene, "garrison", space, reward) == together(cost, effect(reward))
    scene.holds(spaces={space: "outpost 0"})


@pytest.mark.rule("paladins:42.11", "paladins:42.12", "paladins:42.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_for_more_players(players: int) -> None:
    usable = [f"space:{i}" for i, (_, fewest, _) in enumerate(SPACES, 1) if fewest <= players]
    assert len(usable) == {2: 25, 3: 34, 4: 40}[players]
    for action, workers, words in (("commission", MONK, {"faith": 10}), ("garrison", OUTPOST, {"strength": 11})):
        scene = going(workers, players, **words)
        scene.answer(action)
        scene.offers_only(*usable)
        for i, (_, fewest, _) in enumerate(SPACES, 1):
            if fewest > players:
                rule = "42.12" if fewest == 4 else "42.11"
                scene.refuses(f"space:{i}", rule=rule, needed=fewest, players=players)
    shown = going(MONK, players).match.view(0).spaces
    assert [space.open for space in shown] == [fewest <= players for _, fewest, _ in SPACES]
    assert [space.region for space in shown] == [region for region, _, _ in SPACES]


@pytest.mark.rule("paladins:15.6", "paladins:15.7", "paladins:15.8", "paladins:15.9")
@pytest.mark.parametrize("region", [1, 2, 3, 4, 5, 6])
def test_the_faith_a_region_needs(region: int) -> None:
    needed = FAITH[region - 1]
    rule = {1: "15.7", 2: "15.8"}.get(region, "15.9")
    scene = going(MONK, 2, faith=needed)
    scene.answer("commission")
    scene.offers_only(
        *(f"space:{i}" for i, (where, fewest, _) in enumerate(SPACES, 1) if where <= region and fewest < 3)
    )
    for i, (where, fewest, _) in enumerate(SPACES, 1):
        if where > region and fewest < 3:
            scene.refuses(f"space:{i}", rule="15.8" if where == 2 else "15.9", needed=FAITH[where - 1], value=needed)
    if needed:
        scene = going(MONK, 2, faith=needed - 1)
        scene.answer("commission")
        scene.refuses(f"space:{FIRST_OF_REGION[region]}", rule=rule, needed=needed, value=needed - 1)


@pytest.mark.rule("paladins:17.6", "paladins:17.7", "paladins:17.8", "paladins:17.9")
@pytest.mark.parametrize("region", [1, 2, 3, 4, 5, 6])
def test_the_strength_a_region_needs(region: int) -> None:
    needed = STRENGTH[region - 1]
    scene = going(OUTPOST, 2, strength=needed)
    scene.answer("garrison")
    scene.offers_only(
        *(f"space:{i}" for i, (where, fewest, _) in enumerate(SPACES, 1) if where <= region and fewest < 3)
    )
    for i, (where, fewest, _) in enumerate(SPACES, 1):
        if where > region and fewest < 3:
            rule = "17.8" if where == 2 else "17.9"
            scene.refuses(f"space:{i}", rule=rule, needed=STRENGTH[where - 1], value=needed)
    if region > 1:
        scene = going(OUTPOST, 2, strength=needed - 1)
        scene.answer("garrison")
        rule = "17.8" if region == 2 else "17.9"
        scene.refuses(f"space:{FIRST_OF_REGION[region]}", rule=rule, needed=needed, value=needed - 1)
    else:
        going(OUTPOST, 2, strength=0).refuses("garrison", rule="17.7", needed=1, value=0)


@pytest.mark.rule("paladins:15.10", "paladins:17.10")
@pytest.mark.parametrize(("action", "workers", "rule"), [("commission", MONK, "15.10"), ("garrison", OUTPOST, "17.10")])
def test_a_space_with_a_monk_or_an_outpost_is_taken(action: str, workers: list[str], rule: str) -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {"workers": workers, "provisions": 9, "faith": 2, "strength": 3, "monks": [1], "outposts": [6]},
            {"monks": [7], "outposts": [8]},
        ],
    )  # fmt: skip
    scene.answer(action)
    scene.offers_only("space:2", "space:5")
    for space in (1, 6, 7, 8):
        scene.refuses(f"space:{space}", rule=rule)


@pytest.mark.rule("paladins:15.6", "paladins:15.10", "paladins:17.6", "paladins:17.10")
def test_no_free_space_within_reach() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {"workers": ["criminal"] * 3, "provisions": 9, "faith": 1, "strength": 2},
            {"monks": [1], "outposts": [2]},
        ],
    )  # fmt: skip
    scene.refuses("commission", rule="15.8", needed=2, value=1)
    scene.refuses("garrison", rule="17.8", needed=3, value=2)
    free = [i for i, (_, fewest, _) in enumerate(SPACES, 1) if fewest < 3]
    able = {"workers": ["criminal"] * 3, "provisions": 9, "faith": 12, "strength": 12}
    full = Scene(
        "paladins", 2,
        seats=[able | {"monks": free[:5], "outposts": free[5:11]}, {"monks": free[11:18], "outposts": free[18:]}],
    )  # fmt: skip
    full.refuses("commission", rule="15.10")
    full.refuses("garrison", rule="17.10")
    # With the last of the 25 spaces free there is one to go to.
    last = Scene(
        "paladins", 2,
        seats=[able | {"monks": free[:5], "outposts": free[5:11]}, {"monks": free[11:18], "outposts": free[18:-1]}],
    )  # fmt: skip
    last.answer("garrison").offers_only("space:38")


@pytest.mark.rule("paladins:15.2", "paladins:15.3", "paladins:15.4", "paladins:15.5")
@pytest.mark.parametrize("before", range(7))
def test_what_a_monk_costs(before: int) -> None:
    price = PROVISIONS[before]
    rule = "15.2" if before < 3 else "15.3" if before < 5 else "15.4"
    going(MONK, monks=before, provisions=price - 1).refuses(
        "commission", rule=rule, price=price, provisions=price - 1
    )  # fmt: skip
    scene = going(MONK, monks=before, provisions=price)
    scene.answer("commission", "space:2")
    scene.holds(seats={0: {"monks": before + 1, "provisions": 0, "influence": 1}})
    scene.logs("log-pays-provisions", rule=rule, count=price, times=1)


@pytest.mark.rule("paladins:17.2", "paladins:17.3", "paladins:17.4", "paladins:17.5")
@pytest.mark.parametrize("before", range(7))
def test_what_an_outpost_costs(before: int) -> None:
    price = PROVISIONS[before]
    rule = "17.2" if before < 3 else "17.3" if before < 5 else "17.4"
    going(OUTPOST, strength=1, outposts=before, provisions=price - 1).refuses(
        "garrison", rule=rule, price=price, provisions=price - 1
    )
    scene = going(OUTPOST, strength=1, outposts=before, provisions=price)
    scene.answer("garrison", "space:2")
    scene.holds(seats={0: {"outposts": before + 1, "provisions": 0, "faith": 1}})
    scene.logs("log-pays-provisions", rule=rule, count=price, times=1)

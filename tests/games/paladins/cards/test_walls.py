"""The 16 kinds of wall: what each gives when it is built, and what it is worth at the end."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, effect, has, together

# kind: gained at once; what may be chosen besides; points at the end
WALLS: dict[str, tuple[str, dict[str, str], int]] = {
    "strength-2": ("strength 2", {}, 0),
    "labourer-vp": ("strength 1, labourer 1", {}, 1),
    "vp-2": ("strength 1", {}, 2),
    "debt-or-silver": ("strength 1", {"gain:pay-debt-1": "pay-debt 1", "gain:silver-2": "silver 2"}, 0),
    "suspicion-or-silver": (
        "strength 1",
        {"gain:remove-suspicion-1": "remove-suspicion 1", "gain:silver-2": "silver 2"},
        0,
    ),
    "labourers-3": ("strength 1, labourer 3", {}, 0),
    "labourers-2": ("strength 1, labourer 2", {}, 0),
    "labourer-merchant": ("strength 1, labourer 1, merchant 1", {}, 0),
    "labourer-fighter": ("strength 1, labourer 1, fighter 1", {}, 0),
    "labourer-scout": ("strength 1, labourer 1, scout 1", {}, 0),
    "labourer-cleric": ("strength 1, labourer 1, cleric 1", {}, 0),
    "scout-merchant": ("strength 1, scout 1, merchant 1", {}, 0),
    "scout": ("strength 1, scout 1", {}, 0),
    "merchant": ("strength 1, merchant 1", {}, 0),
    "fighter": ("strength 1, fighter 1", {}, 0),
    "cleric": ("strength 1, cleric 1", {}, 0),
}
COST = {"merchant": -1, "labourer": -1, "scout": -1, "standing": 3, "provisions": -1, "walls": 1}


def building(wall: str) -> Scene:
    return Scene(
        "paladins", 2, walls=[wall],
        seats=[
            {"workers": ["merchant", "labourer", "scout"], "provisions": 1, "unpaid": 2, "suspicions": [0, 1]},
            {"workers": ["labourer"]},
        ],
    )  # fmt: skip


@pytest.mark.rule("paladins:16.10", "paladins:16.11", "paladins:16.12", "paladins:16.2", "paladins:16.7")
@pytest.mark.parametrize(
    ("wall", "reward", "choice"),
    [
        pytest.param(wall, printed[0], printed[1], id=wall, marks=pytest.mark.card(f"paladins:wall:{wall}"))
        for wall, printed in WALLS.items()
    ],
)
def test_built(wall: str, reward: str, choice: dict[str, str]) -> None:
    if choice:
        building(wall).answer("fortify").offers_only(*choice)
    for chosen, more in (choice or {"": ""}).items():
        scene = building(wall)
        before = has(scene)
        scene.answer("fortify")
        if chosen:
            scene.answer(chosen)
        assert change(before, has(scene)) == together(COST, effect(reward), effect(more))
        scene.holds(walls=23, seats={0: {"walls": [wall]}})
        scene.asks("turn-action", seat=1)


@pytest.mark.rule("paladins:26.6")
@pytest.mark.parametrize(
    ("wall", "points"),
    [
        pytest.param(wall, printed[2], id=wall, marks=pytest.mark.card(f"paladins:wall:{wall}"))
        for wall, printed in WALLS.items()
    ],
)
def test_worth_at_the_end(wall: str, points: int) -> None:
    scene = Scene("paladins", 2, round=7, seats=[{"workers": [], "walls": [wall]}, {"workers": []}])
    scene.scores(scores=[points, 0])

"""The 24 tavern cards, the three kinds of suspicion, and the debt."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, has

# number: workers
TAVERN = {
    "1": "cleric scout labourer labourer",
    "2": "fighter fighter scout criminal",
    "3": "merchant merchant scout criminal",
    "4": "fighter fighter criminal labourer",
    "5": "cleric scout scout criminal",
    "6": "fighter merchant scout criminal",
    "7": "merchant merchant labourer labourer",
    "8": "merchant merchant scout scout",
    "9": "cleric cleric fighter scout",
    "10": "cleric cleric merchant scout",
    "11": "fighter fighter merchant criminal",
    "12": "fighter scout criminal criminal",
    "13": "merchant merchant scout labourer",
    "14": "cleric cleric merchant labourer",
    "15": "fighter merchant scout scout",
    "16": "fighter criminal criminal labourer",
    "17": "cleric labourer criminal labourer",
    "18": "cleric cleric merchant merchant",
    "19": "fighter fighter labourer labourer",
    "20": "cleric cleric cleric fighter",
    "21": "cleric cleric fighter merchant",
    "22": "scout scout scout labourer",
    "23": "fighter merchant criminal criminal",
    "24": "fighter criminal labourer labourer",
}


@pytest.mark.rule("paladins:7.14", "paladins:7.17", "paladins:5.2", "paladins:22.1")
@pytest.mark.parametrize(
    ("card", "workers"),
    [
        pytest.param(card, workers, id=card, marks=pytest.mark.card(f"paladins:tavern:{card}"))
        for card, workers in TAVERN.items()
    ],
)
def test_tavern_card(card: str, workers: str) -> None:
    others = [other for other in ("1", "2", "3") if other != card][:2]
    scene = Scene(
        "paladins", 2, phase="tavern", tavern=[*others, card], suspicion_deck=[0, 0],
        seats=[{"paladin": "roland"}, {"paladin": "otton"}],
    )  # fmt: skip
    before = has(scene)
    scene.answer(f"tavern:{card}")
    kinds = workers.split()
    expected = {kind: kinds.count(kind) for kind in kinds}
    if "criminal" in kinds:
        expected["suspicions"] = kinds.count("criminal")
    assert change(before, has(scene)) == expected
    # Six new workers in all: the paladin's two, and these four.
    scene.holds(seats={0: {"workers": ["fighter", "labourer", *kinds]}}, tavern_taken={card: 0})


@pytest.mark.rule("paladins:22.2", "paladins:22.4", "paladins:21.1", "paladins:14.2", "paladins:14.3")
@pytest.mark.parametrize(
    "tax",
    [pytest.param(tax, marks=pytest.mark.card(f"paladins:suspicion:tax-{tax}")) for tax in (0, 1, 2)],
)
def test_suspicion(tax: int) -> None:
    other = (tax + 1) % 3
    scene = Scene("paladins", 2, pool=5, suspicion_deck=[tax, other], seats=[{"workers": ["labourer"]}])
    before = has(scene)
    scene.answer("conspire")
    expected = {"labourer": -1, "standing": 1, "criminal": 1, "suspicions": 1}
    if tax:
        expected |= {"silver": tax, "pool": -tax}
    assert change(before, has(scene)) == expected
    scene.holds(suspicion_deck=23, seats={0: {"suspicions": [tax]}})


@pytest.mark.rule("paladins:23.1", "paladins:23.2", "paladins:23.3", "paladins:23.4", "paladins:11.5")
@pytest.mark.card("paladins:debt:debt")
def test_debt() -> None:
    scene = Scene(
        "paladins", 2, townsfolk=["squire-1", None, None, None, None], seats=[{"workers": ["labourer"], "silver": 3}]
    )
    scene.sees(1, debts=24)
    scene.answer("dismiss", "squire-1", "take-debt")
    scene.holds(seats={0: {"unpaid": 1, "paid": 0, "silver": 3}})
    scene.sees(1, debts=23, players={0: {"board": {"unpaid": 1}}})
    for unpaid, paid, points in ((1, 0, -3), (0, 1, 1), (2, 3, -3)):
        scene = Scene("paladins", 2, round=7, seats=[{"workers": [], "unpaid": unpaid, "paid": paid}, {"workers": []}])
        scene.scores(scores=[points, 0])

"""The ten King's Favours and the six King's Orders."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import Change, change, effect, has, together

# favour: its worker; its price; gained at once; what may be chosen besides
FAVOURS: dict[str, tuple[str, Change, str, dict[str, str]]] = {
    "recruit": ("scout", {}, "crew 1", {}),
    "tax": ("cleric", {}, "remove-suspicion 1, tax 2", {}),
    "criminals": ("any", {}, "criminal 2", {}),
    "attribute": (
        "criminal",
        {},
        "",
        {"gain:faith-1": "faith 1", "gain:influence-1": "influence 1", "gain:strength-1": "strength 1"},
    ),
    "debt": (
        "fighter",
        {"silver": -1},
        "",
        {"gain:pay-debt-1": "pay-debt 1", "gain:remove-suspicion-2": "remove-suspicion 2"},
    ),
    "credit": ("any", {"unpaid": 1}, "scout 1, merchant 1, fighter 1", {}),
    "develop": (
        "merchant",
        {"provisions": -1},
        "",
        {"gain:free-develop-1": "workshops 1, scout 1", "gain:fighter+cleric": "fighter 1, cleric 1"},
    ),
    "labourers": ("criminal", {}, "labourer 3", {}),
    "supplies": ("any", {}, "provision 2, tax 1", {}),
    "pray": ("any", {}, "pray 1", {}),
}
KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]


def asking(favour: str, worker: str, **words: Any) -> Scene:
    seat = {"silver": 1, "provisions": 1, "unpaid": 2, "suspicions": [0, 1, 2], "workers": [worker]}
    seat |= {"placed": {"hunt": ["labourer"]}} | words
    return Scene(
        "paladins", 2, round=3, favours=[favour], pool=5, suspicion_deck=[0, 0],
        townsfolk=[None, "squire-1", None, None, None], seats=[seat, {"workers": ["labourer"]}],
    )  # fmt: skip


def gained(favour: str, worker: str, chosen: str) -> Change:
    scene = asking(favour, worker)
    before = has(scene)
    scene.answer(f"favour:{favour}")
    if chosen:
        scene.answer(chosen)
    if scene.decision().question.name == "develop-where":
        scene.answer("attack-1")
    scene.asks("turn-action", seat=1)
    scene.holds(favour_workers={favour: worker})
    return change(before, has(scene))


@pytest.mark.rule("paladins:6.14", "paladins:9.2")
@pytest.mark.parametrize(
    ("favour", "worker", "price", "reward", "choice"),
    [
        pytest.param(
            favour, printed[0], printed[1], printed[2], printed[3],
            id=favour, marks=pytest.mark.card(f"paladins:favour:{favour}"),
        )
        for favour, printed in FAVOURS.items()
    ],
)  # fmt: skip
def test_favour(favour: str, worker: str, price: Change, reward: str, choice: dict[str, str]) -> None:
    fitting = KINDS if worker == "any" else [worker, "criminal"]
    for kind in KINDS:
        if kind not in fitting:
            asking(favour, kind).refuses(f"favour:{favour}", rule="9.7", needed=f"worker:{worker}")
            continue
        if choice:
            asking(favour, kind).answer(f"favour:{favour}").offers_only(*choice)
        for chosen, more in (choice or {"": ""}).items():
            whole = together({kind: -1}, price, effect(reward), effect(more))
            assert gained(favour, kind, chosen) == whole


@pytest.mark.rule("paladins:6.14")
@pytest.mark.card("paladins:favour:debt", "paladins:favour:develop")
def test_a_favour_that_cannot_be_paid() -> None:
    asking("debt", "fighter", silver=0).refuses("favour:debt", rule="6.14", price=1, silver=0)
    asking("develop", "merchant", provisions=0).refuses("favour:develop", rule="6.14", price=1, provisions=0)


@pytest.mark.rule("paladins:42.9")
@pytest.mark.card("paladins:favour:recruit")
def test_the_favour_that_recruits() -> None:
    scene = asking("recruit", "scout")
    scene.answer("favour:recruit")
    scene.holds(townsfolk=[None] * 5, seats={0: {"crew": ["squire-1"], "silver": 1, "unpaid": 2}})
    scene = Scene(
        "paladins", 2, round=3, favours=["recruit"], townsfolk=["abbot-1", None, "squire-1", None, None],
        seats=[{"workers": ["scout"]}],
    )  # fmt: skip
    scene.answer("favour:recruit")
    scene.offers_only("abbot-1", "squire-1")
    scene.answer("abbot-1")
    scene.holds(seats={0: {"crew": ["abbot-1"], "silver": 0, "unpaid": 0}})


# -- orders ------------------------------------------------------------------------------------------------------------

FIVE: dict[str, dict[str, Any]] = {
    "commission": {"monks": 5},
    "fortify": {"walls": 5},
    "garrison": {"outposts": 5},
    "absolve": {"jars": 5},
    "attack": {"attacked": ["viking-thief", "viking-traitor", "saracen-hunter", "saracen-archer", "viking-lookout"]},
    "convert": {
        "converted": ["viking-lookout", "byzantine-lookout", "saracen-archer", "byzantine-archer", "viking-adventurer"]
    },
}


def four(words: dict[str, Any]) -> dict[str, Any]:
    return {name: how_many - 1 if isinstance(how_many, int) else how_many[:-1] for name, how_many in words.items()}


@pytest.mark.rule("paladins:6.8", "paladins:6.9", "paladins:6.12")
@pytest.mark.parametrize(
    ("order", "words"),
    [
        pytest.param(order, words, id=order, marks=pytest.mark.card(f"paladins:order:{order}"))
        for order, words in FIVE.items()
    ],
)
def test_order(order: str, words: dict[str, Any]) -> None:
    others = [other for other in FIVE if other != order]
    for place, points in enumerate((4, 6, 8)):
        orders = others[:2]
        orders.insert(place, order)
        # Whoever has done it five times is rewarded, whoever was first; four times are not enough.
        same = words if isinstance(next(iter(words.values())), int) else {}
        scene = Scene(
            "paladins", 4, round=7, orders=orders,
            seats=[{"workers": []} | words, {"workers": []} | same, {"workers": []}, {"workers": []}],
        )  # fmt: skip
        assert scene.match.result is not None
        earned = ((f"order:{order}", points),)
        expected = [earned, earned if same else (), (), ()]
        assert [sheet.orders for sheet in scene.match.result.sheet] == expected
    scene = Scene(
        "paladins", 2, round=7, orders=[order, *others[:2]], seats=[{"workers": []} | four(words), {"workers": []}]
    )
    assert scene.match.result is not None
    assert scene.match.result.sheet[0].orders == ()

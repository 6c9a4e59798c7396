"""Attack (section 19) and Convert (section 20)."""

from typing import Any

import pytest

from regnum.scenes import Scene

TRACK = [
    "viking-lookout",
    "byzantine-lookout",
    "saracen-marauder",
    "saracen-invader",
    "byzantine-armourer",
    "saracen-warrior",
]
STRENGTH = [1, 3, 5, 7, 9, 11]
FAITH = [0, 2, 4, 6, 8, 10]
ATTACKERS = ["scout", "labourer", "fighter"]
CONVERTERS = ["fighter", "labourer", "cleric"]


def attacking(**words: Any) -> Scene:
    return Scene("paladins", 2, outsiders=TRACK, seats=[{"workers": ATTACKERS} | words])


def converting(**words: Any) -> Scene:
    return Scene("paladins", 2, outsiders=TRACK, seats=[{"workers": CONVERTERS} | words])


# The silver for each of the six outsiders, by Strength.
PRICES = [
    (0, [1, 2, 3, 4, 5, 6]),
    (1, [0, 1, 2, 3, 4, 5]),
    (2, [0, 1, 2, 3, 4, 5]),
    (4, [0, 0, 1, 2, 3, 4]),
    (5, [0, 0, 0, 1, 2, 3]),
    (10, [0, 0, 0, 0, 0, 1]),
    (12, [0, 0, 0, 0, 0, 0]),
]


@pytest.mark.rule("paladins:19.2", "paladins:19.3", "paladins:19.4", "paladins:19.5")
@pytest.mark.parametrize(("strength", "prices"), PRICES)
def test_silver_for_missing_strength(strength: int, prices: list[int]) -> None:
    for space, price in enumerate(prices):
        card = TRACK[space]
        scene = attacking(strength=strength, silver=price)
        scene.answer("attack", card)
        scene.holds(seats={0: {"silver": 0, "attacked": [card]}}, outsiders=TRACK[:space] + [None] + TRACK[space + 1 :])
        if price:
            scene.logs("log-pays-silver", rule="19.4", count=price, times=1)
            if prices[0] < price:
                scene = attacking(strength=strength, silver=price - 1)
                scene.answer("attack")
                figures = {"needed": STRENGTH[space], "value": strength, "price": price, "silver": price - 1}
                scene.refuses(card, rule="19.4", **figures)
        else:
            scene.logs("log-pays-silver", times=0)


@pytest.mark.rule("paladins:19.4", "paladins:19.3")
def test_attack_is_offered_as_soon_as_the_nearest_can_be_paid() -> None:
    attacking().refuses("attack", rule="19.4", needed=1, value=0, price=1, silver=0)
    attacking(silver=1).offers("attack")
    far = [None, None, *TRACK[2:]]
    scene = Scene("paladins", 2, outsiders=far, seats=[{"workers": ATTACKERS, "strength": 2, "silver": 1}])
    scene.refuses("attack", rule="19.4", needed=5, value=2, price=2, silver=1)
    scene = Scene("paladins", 2, outsiders=far, seats=[{"workers": ATTACKERS, "strength": 3, "silver": 1}])
    scene.answer("attack").offers_only("saracen-marauder")
    scene = Scene("paladins", 2, outsiders=far, seats=[{"workers": CONVERTERS, "faith": 3}])
    scene.refuses("convert", rule="20.7", needed=4, value=3)


@pytest.mark.rule("paladins:8.9", "paladins:19.3", "paladins:20.7")
def test_without_outsiders_there_is_nobody_to_attack_or_convert() -> None:
    scene = Scene("paladins", 2, outsiders=[None] * 6, seats=[{"workers": ["criminal"] * 3, "silver": 9}])
    scene.refuses("attack", rule="8.9")
    scene.refuses("convert", rule="8.9")


@pytest.mark.rule("paladins:19.8", "paladins:19.6")
def test_an_attacked_outsider_lies_face_down_and_is_known() -> None:
    scene = attacking(strength=5)
    scene.answer("attack", "saracen-marauder")
    scene.sees(1, players={0: {"board": {"attacked": ["outsider:saracen-marauder"], "converted": []}}})
    # For an attack the icons of a conversion do not count: no Strength.
    scene.holds(seats={0: {"strength": 5, "influence": 2}})
    scene.logs("log-attacks", rule="19.6", outsider="outsider:saracen-marauder", times=1)


@pytest.mark.rule("paladins:20.7", "paladins:20.8")
@pytest.mark.parametrize("space", range(6))
def test_faith_and_nothing_else_converts(space: int) -> None:
    needed = FAITH[space]
    scene = converting(faith=needed)
    scene.answer("convert").offers_only(*TRACK[: space + 1])
    if needed:
        scene = converting(faith=needed - 1, silver=50)
        scene.answer("convert")
        scene.refuses(TRACK[space], rule="20.8", needed=needed, value=needed - 1)


CONVERTED = ["viking-thief", "viking-traitor", "viking-guardian", "saracen-hunter", "saracen-archer", "viking-marauder"]


@pytest.mark.rule("paladins:20.2", "paladins:20.3", "paladins:20.4", "paladins:20.5", "paladins:20.6")
@pytest.mark.parametrize(("done", "price"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_silver_a_conversion_costs(done: int, price: int) -> None:
    rule = "20.2" if done < 1 else "20.3" if done < 2 else "20.4" if done < 5 else "20.5"
    if price:
        converting(converted=CONVERTED[:done], silver=price - 1).refuses(
            "convert", rule=rule, price=price, silver=price - 1
        )
    scene = converting(converted=CONVERTED[:done], silver=price)
    scene.answer("convert", "viking-lookout")
    # Face up, from left to right.
    assert scene.match.view(1).players[0].board.converted == [
        f"outsider:{card}" for card in [*CONVERTED[:done], "viking-lookout"]
    ]
    scene.holds(seats={0: {"silver": 0, "strength": 1, "influence": 0}}, outsiders=[None, *TRACK[1:]])
    if price:
        scene.logs("log-pays-silver", rule=rule, count=price, times=1)

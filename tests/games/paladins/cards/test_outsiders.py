"""The 36 outsiders: what each gives when attacked and when converted, what it takes, and how it scores."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, effect, has, together

# card: what an attack gives; the Strength a conversion gives
CARDS = {
    "viking-adventurer": ("influence 1, labourer 1, cleric 1", 1),
    "viking-armourer": ("influence 1, labourer 1, provision 1", 1),
    "viking-assassin": ("influence 1, labourer 1, fighter 1", 2),
    "viking-barbarian": ("influence 1, tax 1, provision 1", 2),
    "viking-guardian": ("influence 1, merchant 1, provision 1", 1),
    "viking-lookout": ("influence 1, merchant 1", 1),
    "viking-marauder": ("influence 1, criminal 1", 1),
    "viking-mercenary": ("influence 1, labourer 2", 1),
    "viking-protector": ("influence 1, labourer 1, provision 1", 1),
    "viking-thief": ("influence 1, tax 2", 1),
    "viking-traitor": ("influence 1, criminal 1", 1),
    "viking-vigilante": ("influence 1, destroy-debt 1", 1),
    "byzantine-archer": ("influence 1, scout 1, provision 1", 1),
    "byzantine-armourer": ("influence 1, fighter 1", 1),
    "byzantine-assassin": ("influence 1, labourer 1, provision 1", 2),
    "byzantine-champion": ("influence 1, remove-suspicion 1, merchant 1", 1),
    "byzantine-guardian": ("influence 1, labourer 2", 1),
    "byzantine-hunter": ("influence 1, remove-suspicion 1, fighter 1", 1),
    "byzantine-invader": ("influence 1, tax 1, provision 1", 2),
    "byzantine-lookout": ("influence 1, labourer 1, merchant 1", 1),
    "byzantine-mercenary": ("influence 1, remove-suspicion 1, labourer 1", 1),
    "byzantine-thief": ("influence 1, criminal 1", 1),
    "byzantine-traitor": ("influence 1, destroy-debt 1", 1),
    "byzantine-warrior": ("influence 1, provision 2", 1),
    "saracen-adventurer": ("influence 1, labourer 1, scout 1", 1),
    "saracen-archer": ("influence 1, provision 2", 1),
    "saracen-barbarian": ("influence 1, labourer 1, scout 1", 2),
    "saracen-champion": ("influence 1, remove-suspicion 1, scout 1", 1),
    "saracen-hunter": ("influence 1, destroy-debt 1", 1),
    "saracen-invader": ("influence 2", 2),
    "saracen-marauder": ("influence 2", 1),
    "saracen-mercenary-1": ("influence 1, labourer 1, provision 1", 1),
    "saracen-mercenary-2": ("influence 1, tax 2", 1),
    "saracen-protector": ("influence 1, labourer 2", 1),
    "saracen-vigilante": ("influence 1, destroy-debt 1, cleric 1", 1),
    "saracen-warrior": ("influence 1, cleric 1", 1),
}


def facing(card: str, space: int, workers: list[str], **words: Any) -> Scene:
    """The card lies on one of the six spaces, alone on the track."""
    track: list[str | None] = [None] * 6
    track[space] = card
    seat = {"workers": workers, "suspicions": [0, 1], "unpaid": 2} | words
    return Scene(
        "paladins", 2, outsiders=track, pool=5, suspicion_deck=[0], seats=[seat, {"workers": ["labourer"]}]
    )  # fmt: skip


@pytest.mark.rule("paladins:19.3", "paladins:19.4", "paladins:19.6", "paladins:19.7", "paladins:19.8")
@pytest.mark.parametrize(
    ("number", "card", "reward"),
    [
        pytest.param(number, card, printed[0], id=card, marks=pytest.mark.card(f"paladins:outsider:{card}"))
        for number, (card, printed) in enumerate(CARDS.items())
    ],
)
def test_attacked(number: int, card: str, reward: str) -> None:
    space = number % 6
    needed = [1, 3, 5, 7, 9, 11][space]
    workers = ["scout", "labourer", "fighter"]
    scene = facing(card, space, workers, strength=needed - 1)
    scene.refuses("attack", rule="19.4", needed=needed, value=needed - 1, price=1, silver=0)
    scene = facing(card, space, workers, strength=needed)
    before = has(scene)
    scene.answer("attack", card)
    cost = {"scout": -1, "labourer": -1, "fighter": -1, "standing": 3, "attacked": 1}
    assert change(before, has(scene)) == together(cost, effect(reward))
    scene.holds(outsiders=[None] * 6, seats={0: {"attacked": [card], "converted": []}})


@pytest.mark.rule("paladins:20.7", "paladins:20.9", "paladins:20.10", "paladins:20.6", "paladins:20.2")
@pytest.mark.parametrize(
    ("number", "card", "strength"),
    [
        pytest.param(number, card, printed[1], id=card, marks=pytest.mark.card(f"paladins:outsider:{card}"))
        for number, (card, printed) in enumerate(CARDS.items())
    ],
)
def test_converted(number: int, card: str, strength: int) -> None:
    space = number % 6
    needed = [0, 2, 4, 6, 8, 10][space]
    workers = ["fighter", "labourer", "cleric"]
    if needed:
        scene = facing(card, space, workers, faith=needed - 1, silver=9)
        scene.refuses("convert", rule="20.7", needed=needed, value=needed - 1)
    scene = facing(card, space, workers, faith=needed)
    before = has(scene)
    scene.answer("convert", card)
    cost = {"fighter": -1, "labourer": -1, "cleric": -1, "standing": 3, "converted": 1}
    assert change(before, has(scene)) == together(cost, {"strength": strength})
    scene.holds(outsiders=[None] * 6, seats={0: {"attacked": [], "converted": [card]}})


# -- at the end ------------------------------------------------------------------------------------------------------

OTHER_MERCENARIES = ["viking-mercenary", "byzantine-mercenary", "saracen-mercenary-1", "saracen-mercenary-2"]

# type: what its owner has, and what the card is worth then; each pair of lines stands on both sides of a step.
# What it must not count lies there too: a Warrior counts neither Strength nor the paladin, an Archer no monks.
WORTH: dict[str, list[tuple[dict[str, Any], int]]] = {
    "adventurer": [({"monks": 1, "outposts": 6}, 0), ({"monks": 2}, 1), ({"monks": 5}, 2), ({"monks": 6}, 3)],
    "archer": [({"outposts": 1, "monks": 6}, 0), ({"outposts": 2}, 1), ({"outposts": 5}, 2), ({"outposts": 6}, 3)],
    "armourer": [({"strength": 3, "faith": 9, "influence": 9}, 0), ({"strength": 4}, 1), ({"strength": 12}, 3)],
    "assassin": [
        ({"attacked": ["viking-lookout", "byzantine-lookout"]}, 0),
        ({"attacked": ["saracen-archer", "saracen-hunter", "viking-lookout"]}, 2),
    ],
    "barbarian": [
        ({"attacked": ["viking-lookout", "saracen-archer"]}, 0),
        ({"attacked": ["byzantine-archer", "byzantine-lookout", "saracen-archer"]}, 2),
    ],
    "champion": [({"walls": 4}, 1), ({"walls": 5}, 2), ({"walls": 5, "monks": 5}, 3)],
    "guardian": [({"attacked": ["saracen-archer"]}, 0), ({"converted": ["saracen-archer"]}, 1)],
    "hunter": [
        ({"crew": ["abbot-1"]}, 0),
        ({"crew": ["abbot-1", "abbot-2"]}, 1),
        ({"crew": ["abbot-1", "abbot-2", "squire-1", "squire-2", "squire-3"]}, 2),
    ],
    "invader": [
        ({"attacked": ["byzantine-lookout", "saracen-archer"]}, 0),
        ({"attacked": ["viking-lookout", "viking-traitor", "saracen-archer"]}, 2),
    ],
    "lookout": [({"walls": 1}, 0), ({"walls": 2}, 1), ({"walls": 5}, 2), ({"walls": 6}, 3)],
    "marauder": [({"influence": 3, "faith": 9, "strength": 9}, 0), ({"influence": 4}, 1), ({"influence": 12}, 3)],
    "mercenary": [({}, 2), ({"converted": ["viking-lookout"]}, 2)],
    "protector": [({"unpaid": 3}, 0), ({"paid": 1}, 1), ({"paid": 3}, 3)],
    "thief": [({}, 0), ({"suspicions": [0]}, 1), ({"suspicions": [2, 2, 0]}, 3)],
    "traitor": [({"paid": 3}, 0), ({"unpaid": 1}, 1), ({"unpaid": 3}, 3)],
    "vigilante": [({"jars": 1}, 0), ({"jars": 2}, 1), ({"jars": 5}, 2), ({"jars": 6}, 3)],
    "warrior": [
        ({"faith": 3, "strength": 9, "influence": 9, "paladin": "oliver"}, 0),
        ({"faith": 4}, 1),
        ({"faith": 12}, 3),
    ],
}


def worth(card: str, **words: Any) -> int:
    """What the converted card is worth at the end of the game."""
    words["converted"] = [card, *words.get("converted", [])]
    scene = Scene(
        "paladins", 2, round=7, orders=["fortify", "commission", "attack"],
        seats=[{"workers": []} | words, {"workers": []}],
    )  # fmt: skip
    assert scene.match.result is not None
    return int(dict(scene.match.result.sheet[0].converted)[f"outsider:{card}"])


@pytest.mark.rule("paladins:20.11", "paladins:40.1", "paladins:40.3", "paladins:40.4", "paladins:40.5")
@pytest.mark.parametrize(
    "card", [pytest.param(card, id=card, marks=pytest.mark.card(f"paladins:outsider:{card}")) for card in CARDS]
)
def test_worth_converted(card: str) -> None:
    kind = card.split("-")[1]
    for words, points in WORTH[kind]:
        assert (words, worth(card, **words)) == (words, points)


@pytest.mark.rule(
    "paladins:40.6", "paladins:40.7", "paladins:40.9", "paladins:40.12", "paladins:40.13", "paladins:40.15"
)
@pytest.mark.parametrize(
    ("card", "words", "points"),
    [
        ("viking-guardian", {"converted": []}, 0),
        ("viking-guardian", {"converted": ["saracen-archer"]}, 1),
        ("viking-guardian", {"converted": ["saracen-archer", "saracen-hunter", "byzantine-archer"]}, 2),
        ("byzantine-armourer", {"strength": 7, "paladin": "roland"}, 1),
        ("saracen-marauder", {"influence": 8, "paladin": "gerin"}, 2),
        ("saracen-champion", {}, 1),
        ("saracen-champion", {"walls": 5, "monks": 5, "attacked": ["viking-thief"]}, 3),
        ("saracen-protector", {"paid": 2, "unpaid": 4}, 2),
        ("viking-thief", {"suspicions": [0, 0]}, 2),
        ("viking-vigilante", {"jars": 4}, 2),
    ],
)
def test_what_a_converted_outsider_counts(card: str, words: dict[str, Any], points: int) -> None:
    assert worth(card, **words) == points


@pytest.mark.rule("paladins:40.10", "paladins:40.11")
@pytest.mark.parametrize(("number", "each"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_mercenaries_count_one_another(number: int, each: int) -> None:
    several = OTHER_MERCENARIES[:number]
    scene = Scene(
        "paladins", 2, round=7, seats=[{"workers": [], "converted": [*several, "viking-lookout"]}, {"workers": []}]
    )
    assert scene.match.result is not None
    assert dict(scene.match.result.sheet[0].converted) == dict.fromkeys(
        [f"outsider:{card}" for card in several], each
    ) | {"outsider:viking-lookout": 0}
    scene.scores(scores=[number * each, 0])


@pytest.mark.rule("paladins:40.14", "paladins:23.2")
def test_the_traitor_takes_one_point_off_each_unpaid_debt() -> None:
    for converted, points in (([], -9), (["viking-traitor"], -6), (["viking-traitor", "byzantine-traitor"], -3)):
        scene = Scene(
            "paladins", 2, round=7, seats=[{"workers": [], "unpaid": 3, "converted": converted}, {"workers": []}]
        )
        scene.scores(scores=[points, 0])


@pytest.mark.rule("paladins:40.8")
@pytest.mark.parametrize(
    "card", [pytest.param(card, id=card, marks=pytest.mark.card(f"paladins:outsider:{card}")) for card in CARDS]
)
def test_the_people_of_an_attacked_outsider(card: str) -> None:
    hunted_by = {"saracen": "assassin", "byzantine": "barbarian", "viking": "invader"}[card.split("-")[0]]
    for kind, others in (
        ("assassin", ["viking-assassin", "byzantine-assassin"]),
        ("barbarian", ["viking-barbarian", "saracen-barbarian"]),
        ("invader", ["byzantine-invader", "saracen-invader"]),
    ):
        hunter = next(other for other in others if other != card)
        assert (kind, worth(hunter, attacked=[card])) == (kind, int(kind == hunted_by))

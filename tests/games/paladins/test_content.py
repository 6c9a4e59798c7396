"""What is printed on the cards and the boards, as the rules read it: each figure written out once more by hand."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from regnum.games.paladins import catalogue
from regnum.games.paladins.catalogue import (
    ACTION_GAINS,
    ACTION_POINTS,
    ACTION_SILVER,
    ACTIONS,
    ALSO,
    ANY,
    ATTRIBUTE_POINTS,
    ATTRIBUTES,
    CHOICES,
    CONVERT_SILVER,
    DEVELOP_POINTS,
    DEVELOP_WORKER,
    EFFECTS,
    FAVOURS,
    FLAG,
    GIVES,
    JAR_INFLUENCE,
    JAR_SILVER,
    JAR_SPACES,
    MONK_PROVISIONS,
    NEEDS,
    NOTHING,
    ORDERS,
    OUTPOST_PROVISIONS,
    OUTSIDER_FAITH,
    OUTSIDER_STRENGTH,
    OUTSIDERS,
    PALADINS,
    PEOPLES,
    RIGHT_SIDE,
    SCHEME_CARDS,
    SCHEMES,
    SPACES,
    SUSPICION_CARDS,
    SUSPICION_TAX,
    TAVERN,
    TOWNSFOLK,
    TOWNSFOLK_DEBT,
    TOWNSFOLK_SILVER,
    TRIGGERS,
    WALL_CARDS,
    WALL_INFLUENCE,
    WALL_PROVISIONS,
    WALLS,
    WORKER_COUNTS,
    WORKER_SPACES,
    WORKERS,
    Gain,
)


def written(gain: Gain) -> str:
    """A gain in the words of the tables below: "cleric 1, labourer 1"."""
    return ", ".join(f"{EFFECTS[what]} {n}" for what, n in gain)


def kinds(workers: tuple[int, ...]) -> str:
    return " ".join("any" if kind == ANY else WORKERS[kind] for kind in workers)


def content(name: str) -> dict[str, Any]:
    return tomllib.loads(files("regnum.games.paladins").joinpath("content", name).read_text(encoding="utf-8"))


# -- the cards ---------------------------------------------------------------------------------------------------------

# name, workers, what it adds to Faith, Strength and Influence, the action it helps with, how
PALADIN_CARDS = [
    ("anseis", "merchant scout", 1, 0, 3, "fortify", "no provision"),
    ("berengier", "fighter merchant", 0, 3, 1, "garrison", "no provision"),
    ("engelier", "fighter scout", 1, 3, 0, "attack", "silver 2"),
    ("gerier", "cleric fighter", 3, 0, 1, "convert", "no silver"),
    ("gerin", "merchant labourer", 0, 0, 4, "conspire", "silver 2"),
    ("girard", "scout scout", 2, 0, 2, "hunt", "provision 2"),
    ("ivon", "cleric scout", 3, 1, 0, "commission", "no provision"),
    ("ivoire", "cleric merchant", 0, 1, 3, "absolve", "no silver"),
    ("oliver", "cleric cleric", 4, 0, 0, "pray", "no silver"),
    ("otton", "merchant merchant", 2, 2, 0, "trade", "silver 2"),
    ("roland", "fighter labourer", 0, 4, 0, "recruit", "no silver"),
    ("samson", "scout labourer", 0, 2, 2, "develop", "2 silver less"),
]

# number, workers
TAVERN_CARDS = [
    ("1", "cleric scout labourer labourer"),
    ("2", "fighter fighter scout criminal"),
    ("3", "merchant merchant scout criminal"),
    ("4", "fighter fighter criminal labourer"),
    ("5", "cleric scout scout criminal"),
    ("6", "fighter merchant scout criminal"),
    ("7", "merchant merchant labourer labourer"),
    ("8", "merchant merchant scout scout"),
    ("9", "cleric cleric fighter scout"),
    ("10", "cleric cleric merchant scout"),
    ("11", "fighter fighter merchant criminal"),
    ("12", "fighter scout criminal criminal"),
    ("13", "merchant merchant scout labourer"),
    ("14", "cleric cleric merchant labourer"),
    ("15", "fighter merchant scout scout"),
    ("16", "fighter criminal criminal labourer"),
    ("17", "cleric labourer criminal labourer"),
    ("18", "cleric cleric merchant merchant"),
    ("19", "fighter fighter labourer labourer"),
    ("20", "cleric cleric cleric fighter"),
    ("21", "cleric cleric fighter merchant"),
    ("22", "scout scout scout labourer"),
    ("23", "fighter merchant criminal criminal"),
    ("24", "fighter criminal labourer labourer"),
]

# card, gained when dismissed, gained when recruited, what it waits for, the suspicions it wants, gained then
TOWNSFOLK_CARDS = [
    ("abbot-1", "cleric 1, labourer 1", "", "absolve", "", "labourer 1"),
    ("abbot-2", "pray 1", "provision 1", "absolve", "", "provision 1"),
    ("abbot-3", "destroy-debt 1", "remove-suspicion 1", "absolve", "", "tax 1"),
    ("acolyte-1", "cleric 1", "", "commission", "", "labourer 1"),
    ("acolyte-2", "pray 1", "silver 1", "commission", "", "silver 1"),
    ("acolyte-3", "remove-suspicion 2", "remove-suspicion 1", "commission", "", "tax 1"),
    ("architect-1", "criminal 1", "", "develop", "", "labourer 1"),
    ("architect-2", "labourer 1, provision 1", "provision 1", "develop", "", "provision 1"),
    ("architect-3", "tax 2", "remove-suspicion 1", "develop", "", "tax 1"),
    ("conspirator-1", "remove-suspicion 2", "", "inquisition", "", "remove-suspicion 1"),
    ("conspirator-2", "criminal 1", "", "inquisition", "", "remove-suspicion 1"),
    ("debt-collector-1", "labourer 2", "", "pay-debt", "", "labourer 1"),
    ("debt-collector-2", "destroy-debt 1", "", "pay-debt", "", "fighter 1"),
    ("debt-collector-3", "remove-suspicion 2", "", "pay-debt", "", "scout 1"),
    ("defender-1", "strength 1", "", "attack", "", "labourer 1"),
    ("defender-2", "labourer 1, provision 1", "provision 1", "attack", "", "provision 1"),
    ("defender-3", "tax 2", "remove-suspicion 1", "attack", "", "tax 1"),
    ("gatekeeper-1", "merchant 1, labourer 1", "", "fortify", "", "labourer 1"),
    ("gatekeeper-2", "scout 1", "silver 1", "fortify", "", "silver 1"),
    ("gatekeeper-3", "tax 2", "remove-suspicion 1", "fortify", "", "tax 1"),
    ("missionary-1", "pray 1", "", "convert", "", "labourer 1"),
    ("missionary-2", "faith 1", "provision 1", "convert", "", "provision 1"),
    ("missionary-3", "scout 1, labourer 1", "remove-suspicion 1", "convert", "", "tax 1"),
    ("peddler-1", "labourer 2", "", "inquisition", "2 or more", "labourer 1"),
    ("peddler-2", "labourer 1, provision 1", "", "inquisition", "2 or more", "provision 2"),
    ("peddler-3", "remove-suspicion 2", "", "inquisition", "2 or more", "silver 2"),
    ("squire-1", "fighter 1", "", "inquisition", "none", "strength 1"),
    ("squire-2", "influence 1", "", "inquisition", "none", "influence 1"),
    ("squire-3", "criminal 1", "", "inquisition", "none", "faith 1"),
    ("watchman-1", "fighter 1, labourer 1", "", "garrison", "", "labourer 1"),
    ("watchman-2", "labourer 1, provision 1", "silver 1", "garrison", "", "silver 1"),
    ("watchman-3", "merchant 1", "remove-suspicion 1", "garrison", "", "tax 1"),
]

# card, type, people, gained by an attack, Strength gained by a conversion
OUTSIDER_CARDS = [
    ("viking-adventurer", "adventurer", "viking", "influence 1, labourer 1, cleric 1", 1),
    ("viking-armourer", "armourer", "viking", "influence 1, labourer 1, provision 1", 1),
    ("viking-assassin", "assassin", "viking", "influence 1, labourer 1, fighter 1", 2),
    ("viking-barbarian", "barbarian", "viking", "influence 1, tax 1, provision 1", 2),
    ("viking-guardian", "guardian", "viking", "influence 1, merchant 1, provision 1", 1),
    ("viking-lookout", "lookout", "viking", "influence 1, merchant 1", 1),
    ("viking-marauder", "marauder", "viking", "influence 1, criminal 1", 1),
    ("viking-mercenary", "mercenary", "viking", "influence 1, labourer 2", 1),
    ("viking-protector", "protector", "viking", "influence 1, labourer 1, provision 1", 1),
    ("viking-thief", "thief", "viking", "influence 1, tax 2", 1),
    ("viking-traitor", "traitor", "viking", "influence 1, criminal 1", 1),
    ("viking-vigilante", "vigilante", "viking", "influence 1, destroy-debt 1", 1),
    ("byzantine-archer", "archer", "byzantine", "influence 1, scout 1, provision 1", 1),
    ("byzantine-armourer", "armourer", "byzantine", "influence 1, fighter 1", 1),
    ("byzantine-assassin", "assassin", "byzantine", "influence 1, labourer 1, provision 1", 2),
    ("byzantine-champion", "champion", "byzantine", "influence 1, remove-suspicion 1, merchant 1", 1),
    ("byzantine-guardian", "guardian", "byzantine", "influence 1, labourer 2", 1),
    ("byzantine-hunter", "hunter", "byzantine", "influence 1, remove-suspicion 1, fighter 1", 1),
    ("byzantine-invader", "invader", "byzantine", "influence 1, tax 1, provision 1", 2),
    ("byzantine-lookout", "lookout", "byzantine", "influence 1, labourer 1, merchant 1", 1),
    ("byzantine-mercenary", "mercenary", "byzantine", "influence 1, remove-suspicion 1, labourer 1", 1),
    ("byzantine-thief", "thief", "byzantine", "influence 1, criminal 1", 1),
    ("byzantine-traitor", "traitor", "byzantine", "influence 1, destroy-debt 1", 1),
    ("byzantine-warrior", "warrior", "byzantine", "influence 1, provision 2", 1),
    ("saracen-adventurer", "adventurer", "saracen", "influence 1, labourer 1, scout 1", 1),
    ("saracen-archer", "archer", "saracen", "influence 1, provision 2", 1),
    ("saracen-barbarian", "barbarian", "saracen", "influence 1, labourer 1, scout 1", 2),
    ("saracen-champion", "champion", "saracen", "influence 1, remove-suspicion 1, scout 1", 1),
    ("saracen-hunter", "hunter", "saracen", "influence 1, destroy-debt 1", 1),
    ("saracen-invader", "invader", "saracen", "influence 2", 2),
    ("saracen-marauder", "marauder", "saracen", "influence 2", 1),
    ("saracen-mercenary-1", "mercenary", "saracen", "influence 1, labourer 1, provision 1", 1),
    ("saracen-mercenary-2", "mercenary", "saracen", "influence 1, tax 2", 1),
    ("saracen-protector", "protector", "saracen", "influence 1, labourer 2", 1),
    ("saracen-vigilante", "vigilante", "saracen", "influence 1, destroy-debt 1, cleric 1", 1),
    ("saracen-warrior", "warrior", "saracen", "influence 1, cleric 1", 1),
]

# type, points without anything, 1 point for so many, of what; how sure that is, and whether it was reconstructed
OUTSIDER_SCORING = [
    ("adventurer", 0, 2, "commission", "high", False),
    ("archer", 0, 2, "garrison", "high", False),
    ("armourer", 0, 4, "strength", "high", False),
    ("assassin", 0, 1, "attacked-saracen", "high", False),
    ("barbarian", 0, 1, "attacked-byzantine", "medium", False),
    ("champion", 1, 1, "orders", "high", False),
    ("guardian", 0, 2, "convert", "medium", False),
    ("hunter", 0, 2, "townsfolk", "medium", False),
    ("invader", 0, 1, "attacked-viking", "medium", False),
    ("lookout", 0, 2, "fortify", "high", False),
    ("marauder", 0, 4, "influence", "high", False),
    ("mercenary", 1, 1, "mercenaries", "high", False),
    ("protector", 0, 1, "paid-debts", "high", False),
    ("thief", 0, 1, "suspicions", "high", False),
    ("traitor", 0, 1, "unpaid-debts", "high", False),
    ("vigilante", 0, 2, "absolve", "low", True),
    ("warrior", 0, 4, "faith", "high", False),
]

# kind, copies, gained at once, the choice after that, points at the end
WALL_KINDS = [
    ("strength-2", 2, "strength 2", (), 0),
    ("labourer-vp", 2, "strength 1, labourer 1", (), 1),
    ("vp-2", 2, "strength 1", (), 2),
    ("debt-or-silver", 3, "strength 1", ("pay-debt 1", "silver 2"), 0),
    ("suspicion-or-silver", 4, "strength 1", ("remove-suspicion 1", "silver 2"), 0),
    ("labourers-3", 1, "strength 1, labourer 3", (), 0),
    ("labourers-2", 1, "strength 1, labourer 2", (), 0),
    ("labourer-merchant", 1, "strength 1, labourer 1, merchant 1", (), 0),
    ("labourer-fighter", 1, "strength 1, labourer 1, fighter 1", (), 0),
    ("labourer-scout", 1, "strength 1, labourer 1, scout 1", (), 0),
    ("labourer-cleric", 1, "strength 1, labourer 1, cleric 1", (), 0),
    ("scout-merchant", 1, "strength 1, scout 1, merchant 1", (), 0),
    ("scout", 1, "strength 1, scout 1", (), 0),
    ("merchant", 1, "strength 1, merchant 1", (), 0),
    ("fighter", 1, "strength 1, fighter 1", (), 0),
    ("cleric", 1, "strength 1, cleric 1", (), 0),
]

# name, worker, price, gained at once, the choice after that
FAVOUR_CARDS = [
    ("recruit", "scout", "", "free-recruit 1", ()),
    ("tax", "cleric", "", "remove-suspicion 1, tax 2", ()),
    ("criminals", "any", "", "criminal 2", ()),
    ("attribute", "criminal", "", "", ("faith 1", "influence 1", "strength 1")),
    ("debt", "fighter", "silver 1", "", ("pay-debt 1", "remove-suspicion 2")),
    ("credit", "any", "take-debt 1", "scout 1, merchant 1, fighter 1", ()),
    ("develop", "merchant", "provision 1", "", ("free-develop 1", "fighter 1, cleric 1")),
    ("labourers", "criminal", "", "labourer 3", ()),
    ("supplies", "any", "", "provision 2, tax 1", ()),
    ("pray", "any", "", "pray 1", ()),
]

# kind, copies
SCHEME_KINDS = [
    ("kings-favour", 5),
    ("commission", 1),
    ("fortify", 1),
    ("garrison", 1),
    ("absolve", 1),
    ("attack", 1),
    ("convert", 1),
    ("kings-order", 3),
    ("recruit", 1),
    ("pray", 1),
    ("conspire", 1),
]


@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:paladin:{printed[0]}"))
        for number, printed in enumerate(PALADIN_CARDS)
    ],
)
def test_paladin(number: int, printed: tuple[str, str, int, int, int, str, str]) -> None:
    name, workers, faith, strength, influence, action, how = printed
    card = PALADINS[number]
    assert (card.slug, kinds(card.workers), card.boost) == (name, workers, (faith, strength, influence))
    assert ACTIONS[card.action] == action
    waives = f"no {EFFECTS[card.waives]}" if card.waives != NOTHING else ""
    less = f"{card.discount} silver less" if card.discount else ""
    assert [text for text in (waives, less, written(card.gain)) if text] == [how]


@pytest.mark.rule("paladins:2.13")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:tavern:{printed[0]}"))
        for number, printed in enumerate(TAVERN_CARDS)
    ],
)
def test_tavern_card(number: int, printed: tuple[str, str]) -> None:
    assert kinds(TAVERN[number]) == printed[1]
    assert len(TAVERN[number]) == 4


@pytest.mark.rule("paladins:41.2")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:townsfolk:{printed[0]}"))
        for number, printed in enumerate(TOWNSFOLK_CARDS)
    ],
)
def test_townsfolk_card(number: int, printed: tuple[str, str, str, str, str, str]) -> None:
    name, dismiss, recruit, trigger, suspicions, gain = printed
    card = TOWNSFOLK[number]
    assert (card.slug, card.name) == (name, name.rpartition("-")[0])
    assert (written(card.dismiss), written(card.recruit), written(card.gain)) == (dismiss, recruit, gain)
    assert TRIGGERS[card.trigger] == trigger
    wanted = {"": (0, 0), "2 or more": (2, 0), "none": (0, 1)}[suspicions]
    assert (card.least, int(card.most == 0)) == wanted


@pytest.mark.rule("paladins:19.7", "paladins:20.10")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:outsider:{printed[0]}"))
        for number, printed in enumerate(OUTSIDER_CARDS)
    ],
)
def test_outsider_card(number: int, printed: tuple[str, str, str, str, int]) -> None:
    name, kind, people, attack, strength = printed
    card = OUTSIDERS[number]
    assert (card.slug, card.type, PEOPLES[card.people]) == (name, kind, people)
    assert written(card.attack) == attack
    assert attack.startswith("influence ")
    assert written(card.convert) == f"strength {strength}"


@pytest.mark.parametrize("printed", OUTSIDER_SCORING, ids=lambda printed: printed[0])
def test_how_a_type_of_outsider_scores(printed: tuple[str, int, int, str, str, bool]) -> None:
    kind, base, every, counts, sure, reconstructed = printed
    of_the_type = [card.scoring for card in OUTSIDERS if card.type == kind]
    assert len(of_the_type) >= 2
    for scoring in of_the_type:
        assert (scoring.base, scoring.every, scoring.counts) == (base, every, counts)
    entry = next(entry for entry in content("outsiders.toml")["scoring"] if entry["type"] == kind)
    assert (entry["confidence"], entry.get("reconstructed", False)) == (sure, reconstructed)


@pytest.mark.rule("paladins:16.12")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:wall:{printed[0]}"))
        for number, printed in enumerate(WALL_KINDS)
    ],
)
def test_wall_card(number: int, printed: tuple[str, int, str, tuple[str, ...], int]) -> None:
    name, copies, gain, choice, points = printed
    card = WALLS[number]
    assert (card.slug, card.copies, card.points) == (name, copies, points)
    assert written(card.gain) == gain
    assert gain.startswith("strength ")
    assert tuple(written(option) for option in card.choice) == choice
    assert WALL_CARDS.count(number) == copies


@pytest.mark.rule("paladins:2.8")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:favour:{printed[0]}"))
        for number, printed in enumerate(FAVOUR_CARDS)
    ],
)
def test_kings_favour(number: int, printed: tuple[str, str, str, str, tuple[str, ...]]) -> None:
    name, worker, cost, gain, choice = printed
    card = FAVOURS[number]
    assert (card.slug, kinds(card.spaces.kinds), written(card.cost)) == (name, worker, cost)
    assert (written(card.gain), tuple(written(option) for option in card.choice)) == (gain, choice)


@pytest.mark.rule("paladins:2.9")
@pytest.mark.parametrize(
    ("number", "action"),
    [
        pytest.param(number, action, id=action, marks=pytest.mark.card(f"paladins:order:{action}"))
        for number, action in enumerate(["commission", "fortify", "garrison", "absolve", "attack", "convert"])
    ],
)
def test_kings_order(number: int, action: str) -> None:
    assert catalogue.ORDER_ID[number] == f"order:{action}"
    assert (ACTIONS[ORDERS[number]], catalogue.ORDER_REQUIRED[number]) == (action, 5)


@pytest.mark.parametrize(
    ("tax", "copies"),
    [
        pytest.param(tax, copies, id=f"tax-{tax}", marks=pytest.mark.card(f"paladins:suspicion:tax-{tax}"))
        for tax, copies in enumerate([6, 8, 10])
    ],
)
def test_suspicion_card(tax: int, copies: int) -> None:
    assert catalogue.SUSPICION_ID[tax] == f"suspicion:tax-{tax}"
    assert (SUSPICION_TAX[tax], SUSPICION_CARDS.count(tax)) == (tax, copies)


@pytest.mark.rule("paladins:2.13")
@pytest.mark.card("paladins:debt:debt")
def test_debt_card() -> None:
    assert (catalogue.DEBT_CARDS, catalogue.UNPAID_POINTS, catalogue.PAID_POINTS) == (24, -3, 1)


@pytest.mark.rule("paladins:2.11")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"paladins:scheme:{printed[0]}"))
        for number, printed in enumerate(SCHEME_KINDS)
    ],
)
def test_scheme_card(number: int, printed: tuple[str, int]) -> None:
    assert (SCHEMES[number], SCHEME_CARDS.count(number)) == printed


# -- how many there are ------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:2.8", "paladins:2.9", "paladins:2.10", "paladins:2.11", "paladins:2.13")
def test_how_many_cards_there_are() -> None:
    assert (len(PALADINS), len(TAVERN), len(TOWNSFOLK), len(OUTSIDERS)) == (12, 24, 32, 36)
    assert (len(WALLS), len(WALL_CARDS)) == (16, 24)
    assert (len(FAVOURS), len(ORDERS)) == (10, 6)
    assert (len(SUSPICION_TAX), len(SUSPICION_CARDS), catalogue.DEBT_CARDS) == (3, 24, 24)
    assert (len(SCHEMES), len(SCHEME_CARDS)) == (11, 17)
    assert len(CHOICES) == 5


def test_workers_of_the_tavern_and_of_the_paladins() -> None:
    tavern = Counter(kind for card in TAVERN for kind in card)
    assert {WORKERS[kind]: n for kind, n in tavern.items()} == {
        "scout": 17,
        "fighter": 17,
        "merchant": 17,
        "cleric": 16,
        "labourer": 15,
        "criminal": 14,
    }
    boosts = [sorted((n, name) for name, n in zip(ATTRIBUTES, card.boost, strict=True) if n) for card in PALADINS]
    assert all(sum(n for n, _ in boost) == 4 for boost in boosts)
    assert len({str(boost) for boost in boosts}) == 12


def test_peoples_and_names() -> None:
    assert Counter(PEOPLES[card.people] for card in OUTSIDERS) == {"saracen": 12, "byzantine": 12, "viking": 12}
    assert len({card.type for card in OUTSIDERS}) == len(OUTSIDER_SCORING) == 17
    assert Counter(card.type for card in OUTSIDERS)["mercenary"] == 4
    assert Counter(card.name for card in TOWNSFOLK) == dict.fromkeys(
        ["abbot", "acolyte", "architect", "debt-collector", "defender", "gatekeeper", "missionary", "peddler"]
        + ["squire", "watchman"],
        3,
    ) | {"conspirator": 2}


@pytest.mark.rule("paladins:2.1", "paladins:2.2", "paladins:2.14")
def test_the_supply() -> None:
    assert WORKERS == ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
    assert WORKER_COUNTS == (22, 18, 18, 18, 18, 18)
    supply = content("board.toml")["supply"]
    assert (supply["silver"], supply["provisions"]) == (50, 40)


@pytest.mark.rule("paladins:2.3", "paladins:2.4", "paladins:2.5", "paladins:2.6", "paladins:2.7")
def test_what_each_player_has() -> None:
    assert (catalogue.WORKSHOPS, catalogue.MONKS, catalogue.OUTPOSTS, catalogue.JARS) == (8, 7, 7, 7)
    assert (catalogue.WORKSHOPS * 4, catalogue.MONKS * 4, catalogue.OUTPOSTS * 4, catalogue.JARS * 4) == (
        32,
        28,
        28,
        28,
    )
    assert ATTRIBUTES == ("faith", "strength", "influence")
    assert (catalogue.STARTING_SILVER, catalogue.STARTING_PROVISIONS) == (3, 1)
    assert (catalogue.FEWEST_PLAYERS, catalogue.MOST_PLAYERS) == (1, 4)


# -- the main board ----------------------------------------------------------------------------------------------------

# region, fewest players, reward: from left to right
REWARD_SPACES = [
    (1, 1, "free-recruit 1"),
    (1, 1, "silver 2"),
    (1, 3, "labourer 1"),
    (1, 4, "remove-suspicion 1"),
    (2, 1, "free-recruit 1"),
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
    (3, 3, "free-recruit 1"),
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


@pytest.mark.rule("paladins:15.10", "paladins:17.10", "paladins:42.11", "paladins:42.12")
def test_spaces_for_monks_and_outposts() -> None:
    printed = [(space.region + 1, space.players, written(space.gain)) for space in SPACES]
    assert printed == REWARD_SPACES


def test_how_many_spaces_can_be_used() -> None:
    usable = [sum(space.players <= players for space in SPACES) for players in (1, 2, 3, 4)]
    assert usable == [25, 25, 34, 40]
    assert [catalogue.REACH[players][6].bit_count() for players in (1, 2, 3, 4)] == usable


@pytest.mark.rule("paladins:15.9", "paladins:17.9", "paladins:19.3", "paladins:19.4", "paladins:20.7")
def test_flags_over_outsiders_and_regions() -> None:
    assert OUTSIDER_FAITH == (0, 2, 4, 6, 8, 10)
    assert OUTSIDER_STRENGTH == (1, 3, 5, 7, 9, 11)
    assert catalogue.STRENGTH_FOR_SILVER == 2
    assert catalogue.REGIONS_BY_FAITH[:13] == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6)
    assert catalogue.REGIONS_BY_STRENGTH[:13] == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)


@pytest.mark.rule("paladins:11.2", "paladins:11.3", "paladins:11.4")
def test_prices_of_townsfolk() -> None:
    assert TOWNSFOLK_SILVER == (3, 2, 2, 1, 0)
    assert TOWNSFOLK_DEBT == (True, True, False, False, False)


@pytest.mark.rule("paladins:1.2", "paladins:6.5", "paladins:6.7", "paladins:7.1", "paladins:7.3", "paladins:25.4")
def test_rounds_orders_favours_and_tax() -> None:
    assert catalogue.ROUNDS == 7
    assert (catalogue.ORDER_ROUNDS, catalogue.ORDER_POINTS) == ((1, 2, 3), (4, 6, 8))
    assert catalogue.FAVOUR_ROUNDS == (3, 4, 5, 6, 7)
    assert catalogue.TAX_POOL[1:] == (5, 5, 7, 8)
    assert (catalogue.PALADINS_DRAWN, catalogue.TAVERN_MORE, catalogue.KEPT_WORKERS) == (3, 1, 3)


# -- the player board --------------------------------------------------------------------------------------------------

# action, worker spaces, silver, what one and two workers give
LEFT_ACTIONS = [
    ("develop", "any any", 4, ()),
    ("recruit", "any fighter", 0, ()),
    ("hunt", "any scout", 0, ("provision 1", "provision 3")),
    ("trade", "any merchant", 0, ("silver 1", "silver 3")),
    ("pray", "cleric", 2, ()),
    ("conspire", "any", 0, ("criminal 1",)),
]

# action, worker spaces, the attribute needed, the one given, the flag uncovered, what comes besides
RIGHT_ACTIONS = [
    ("commission", "scout any cleric", "faith", "influence", "influence 1", ""),
    ("fortify", "merchant any scout", "influence", "strength", "", ""),
    ("garrison", "merchant any fighter", "strength", "faith", "faith 1", ""),
    ("absolve", "cleric any merchant", "influence", "faith", "faith 1", "remove-suspicion 1"),
    ("attack", "scout any fighter", "strength", "influence", "", ""),
    ("convert", "fighter any cleric", "faith", "strength", "", ""),
]


@pytest.mark.rule("paladins:10.2", "paladins:11.1", "paladins:12.1", "paladins:13.3", "paladins:14.2")
@pytest.mark.parametrize("number", range(6))
def test_action_of_the_left_side(number: int) -> None:
    action, workers, silver, gains = LEFT_ACTIONS[number]
    assert (ACTIONS[number], kinds(WORKER_SPACES[number])) == (action, workers)
    assert ACTION_SILVER[number] == silver
    assert tuple(written(gain) for gain in ACTION_GAINS[number]) == gains


@pytest.mark.rule("paladins:9.4", "paladins:9.5", "paladins:9.6", "paladins:9.11")
@pytest.mark.parametrize("number", range(6))
def test_action_of_the_right_side(number: int) -> None:
    action, workers, needs, gives, flag, also = RIGHT_ACTIONS[number]
    assert (ACTIONS[RIGHT_SIDE[number]], kinds(WORKER_SPACES[RIGHT_SIDE[number]])) == (action, workers)
    assert (ATTRIBUTES[NEEDS[number]], ATTRIBUTES[GIVES[number]]) == (needs, gives)
    assert (written(FLAG[number]), written(ALSO[number])) == (flag, also)


@pytest.mark.rule("paladins:15.2", "paladins:16.2", "paladins:17.2")
def test_provisions_by_step() -> None:
    assert MONK_PROVISIONS == WALL_PROVISIONS == OUTPOST_PROVISIONS == (1, 1, 1, 2, 2, 3, 3)


@pytest.mark.rule("paladins:18.2", "paladins:20.3")
def test_silver_by_step() -> None:
    assert JAR_SILVER == (1, 2, 2, 2, 3, 3, 3)
    assert CONVERT_SILVER == (0, 1, 2, 2, 2, 3, 3)


@pytest.mark.rule("paladins:16.9", "paladins:18.6")
def test_influence_by_step() -> None:
    assert WALL_INFLUENCE == (0, 1, 3, 5, 7, 9, 11)
    assert JAR_INFLUENCE == (0, 2, 4, 6, 8, 10, 12)


@pytest.mark.rule("paladins:10.7", "paladins:10.4")
def test_the_develop_track() -> None:
    assert kinds(DEVELOP_WORKER) == "scout merchant fighter cleric scout merchant fighter cleric"
    assert catalogue.WORKSHOP_SPACES == 2


@pytest.mark.rule("paladins:18.8")
def test_spaces_for_jars() -> None:
    assert [written(gain) for gain in JAR_SPACES] == [
        "free-recruit 1",
        "labourer 1",
        "pray 1",
        "pray 1",
        "faith 1",
        "provision 2",
        "pay-debt 1",
        "pay-debt 1",
        "remove-suspicion 1",
        "remove-suspicion 1",
    ]


@pytest.mark.rule("paladins:26.1", "paladins:26.2", "paladins:26.3", "paladins:26.4", "paladins:26.5", "paladins:26.7")
def test_points_on_the_boards() -> None:
    assert ATTRIBUTE_POINTS == (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
    assert DEVELOP_POINTS == (0, 0, 0, 0, 0, 0, 1, 3, 6)
    assert {ACTIONS[action]: points for action, points in ACTION_POINTS.items()} == {
        "commission": (0, 0, 0, 0, 0, 2, 5, 9),
        "fortify": (0, 0, 0, 0, 0, 1, 3, 6),
        "garrison": (0, 0, 0, 0, 0, 2, 5, 9),
        "absolve": (0, 0, 0, 0, 0, 1, 3, 6),
    }
    assert catalogue.RESOURCE_SET == 3


# -- the solo opponent -------------------------------------------------------------------------------------------------


def test_the_opponents_setup() -> None:
    assert catalogue.DIFFICULTY == {"easy": 1, "standard": 3, "hard": 5}
    assert [ATTRIBUTES[place] for place in catalogue.OPPONENT_STACKING] == ["influence", "faith", "strength"]
    assert (catalogue.RESOURCE_START, catalogue.RESOURCE_SPACES) == (1, 5)


def test_the_opponents_figures() -> None:
    assert catalogue.OPPONENT_MORE_WORKERS == 3
    assert (catalogue.OPPONENT_REFRESH, catalogue.OPPONENT_CONVERT) == (2, 1)


@pytest.mark.rule("paladins:30.8", "paladins:32.5", "paladins:32.6", "paladins:34.6")
def test_the_opponents_tables() -> None:
    solo = content("solo.toml")
    assert [(row["action"], row["workers"]) for row in solo["row"]] == [
        ("recruit", 1),
        ("pray", 1),
        ("trade", 1),
        ("conspire", 1),
        ("rest", 0),
    ]
    assert solo["spaces"]["order"] == [
        "free-recruit",
        "pay-debt",
        "pray",
        "workers-2",
        "workers-1",
        "silver",
        "remove-suspicion",
    ]
    assert solo["resource"]["outsider"] == [[1], [2], [3], [4], [5, 6]]
    assert solo["resource"]["townsfolk"] == solo["resource"]["favour"] == [[1], [2], [3], [4], [5]]


# -- how sure the figures are ------------------------------------------------------------------------------------------

FILES = {
    "paladin": "paladins.toml",
    "tavern": "tavern.toml",
    "townsfolk": "townsfolk.toml",
    "outsider": "outsiders.toml",
    "wall": "walls.toml",
    "favour": "favours.toml",
    "order": "orders.toml",
    "suspicion": "suspicions.toml",
    "debt": "debts.toml",
    "scheme": "schemes.toml",
}
LOW = {"outsider:saracen-champion", "wall:labourers-3", "wall:labourers-2", "wall:scout-merchant"} | {
    f"suspicion:tax-{tax}" for tax in range(3)
}
RECONSTRUCTED = {"townsfolk:squire-1"} | {f"scheme:{name}" for name, _ in SCHEME_KINDS if name != "kings-favour"}
LOW_AND_RECONSTRUCTED = {"townsfolk:squire-1"} | {
    f"scheme:{name}" for name in ("kings-order", "recruit", "pray", "conspire")
}
SURE = ("paladin", "tavern", "order", "debt")
"""Kinds of cards all of whose figures are sure; the favour scheme is, too."""


def entries() -> dict[str, dict[str, Any]]:
    return {f"{kind}:{entry['slug']}": entry for kind, file in FILES.items() for entry in content(file)[kind]}


def test_every_card_says_how_sure_its_figures_are() -> None:
    for name, entry in entries().items():
        sure = name.startswith(SURE) or name == "scheme:kings-favour"
        expected = "low" if name in LOW | LOW_AND_RECONSTRUCTED else "high" if sure else "medium"
        assert (name, entry["confidence"]) == (name, expected)
        assert (name, entry.get("reconstructed", False)) == (name, name in RECONSTRUCTED)


def test_what_is_not_sure_has_a_note_for_owners_of_the_box() -> None:
    notes = content("notes.toml")
    listed = [name for names in notes.values() for name in names]
    assert len(listed) == len(set(listed))
    counted_by_a_guess = {name for name, entry in entries().items() if entry.get("type") == "vigilante"}
    assert len(counted_by_a_guess) == 2
    assert set(notes["reconstructed"]) == RECONSTRUCTED | counted_by_a_guess
    assert set(notes["low"]) == LOW
    unsure = {name for name, entry in entries().items() if entry["confidence"] != "high"}
    assert set(listed) == unsure


def test_the_boards_say_what_is_not_sure() -> None:
    board = content("board.toml")
    absolve = next(entry for entry in board["right"] if entry["action"] == "absolve")
    assert (absolve["attribute_confidence"], absolve["attribute_reconstructed"]) == ("low", True)
    assert (board["develop"]["workers_confidence"], board["develop"]["workers_reconstructed"]) == ("low", True)
    assert board["townsfolk"]["confidence"] == "medium"
    assert {space["confidence"] for space in board["space"]} == {"medium"}
    assert [space["confidence"] for space in board["jar_space"]] == ["medium"] * 4 + ["high"] + ["medium"] * 3 + [
        "low"
    ] * 2
    assert [space.get("reconstructed", False) for space in board["jar_space"]] == [False] * 8 + [True] * 2
    assert {entry["confidence"] for entry in content("solo.toml")["row"]} == {"medium"}

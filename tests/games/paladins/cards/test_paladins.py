"""The twelve paladins: their workers, what they add to the attributes, and what they do for one action."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import ACTIONS, Change, at_table, change, has, together, what_it_did

# paladin: its workers; what it adds to Faith, Strength and Influence; the action it helps with, and how much
PALADINS: dict[str, tuple[list[str], tuple[int, int, int], str, Change]] = {
    "anseis": (["merchant", "scout"], (1, 0, 3), "fortify", {"provisions": 2}),
    "berengier": (["fighter", "merchant"], (0, 3, 1), "garrison", {"provisions": 2}),
    "engelier": (["fighter", "scout"], (1, 3, 0), "attack", {"silver": 2}),
    "gerier": (["cleric", "fighter"], (3, 0, 1), "convert", {"silver": 2}),
    "gerin": (["merchant", "labourer"], (0, 0, 4), "conspire", {"silver": 2}),
    "girard": (["scout", "scout"], (2, 0, 2), "hunt", {"provisions": 2}),
    "ivon": (["cleric", "scout"], (3, 1, 0), "commission", {"provisions": 2}),
    "ivoire": (["cleric", "merchant"], (0, 1, 3), "absolve", {"silver": 2}),
    "oliver": (["cleric", "cleric"], (4, 0, 0), "pray", {"silver": 2}),
    "otton": (["merchant", "merchant"], (2, 2, 0), "trade", {"silver": 2}),
    "roland": (["fighter", "labourer"], (0, 4, 0), "recruit", {"silver": 2}),
    "samson": (["scout", "labourer"], (0, 2, 2), "develop", {"silver": 2}),
}
# The fourth monk, wall and outpost cost 2 provisions, the fourth jar and conversion 2 silver.
GOING_ON = {
    "monks": 3, "outposts": 3, "walls": 3, "jars": [1, 2, 3], "influence": 6, "faith": 6, "strength": 7,
    "converted": ["viking-thief", "viking-traitor", "saracen-hunter"],
}  # fmt: skip


@pytest.mark.rule("paladins:7.8", "paladins:7.13", "paladins:7.9", "paladins:15.13")
@pytest.mark.parametrize(
    ("paladin", "workers", "boost"),
    [
        pytest.param(paladin, card[0], card[1], id=paladin, marks=pytest.mark.card(f"paladins:paladin:{paladin}"))
        for paladin, card in PALADINS.items()
    ],
)
def test_workers_and_attributes(paladin: str, workers: list[str], boost: tuple[int, int, int]) -> None:
    scene = Scene(
        "paladins", 2, phase="tavern", tavern=["1", "7", "8"],
        seats=[{"paladin": paladin, "faith": 2, "strength": 1, "influence": 3}, {"paladin": paladin}],
    )  # fmt: skip
    scene.holds(seats={0: {"workers": workers}, 1: {"workers": []}})
    shown = scene.match.view(1).players[0].board.attributes
    assert [(one.value, one.boost) for one in shown] == list(zip((2, 1, 3), boost, strict=True))
    # What they are worth is what the requirements see.
    faith, strength, influence = boost
    seat = {"paladin": paladin, "faith": 2, "strength": 1, "influence": 3, "walls": 6, "provisions": 3, "silver": 3}
    scene = Scene("paladins", 2, seats=[seat | {"workers": ["criminal"] * 6}])
    scene.refuses("fortify", rule="16.9", needed=11, value=3 + influence)
    scene.answer("convert").refuses("viking-lookout", rule="20.8", needed=10, value=2 + faith)
    scene = Scene("paladins", 2, seats=[seat | {"workers": ["criminal"] * 6}])
    scene.answer("garrison").refuses("space:38", rule="17.9", needed=11, value=1 + strength)
    # The boost is not on the track: it is gone with the paladin.
    scene.holds(seats={0: {"faith": 2, "strength": 1, "influence": 3}})


@pytest.mark.rule("paladins:7.10")
@pytest.mark.parametrize(
    ("paladin", "helps_with", "saved"),
    [
        pytest.param(paladin, card[2], card[3], id=paladin, marks=pytest.mark.card(f"paladins:paladin:{paladin}"))
        for paladin, card in PALADINS.items()
    ],
)
def test_help(paladin: str, helps_with: str, saved: Change) -> None:
    for action in ACTIONS:
        alone = what_it_did(action, **GOING_ON)
        helped = what_it_did(action, paladin=paladin, **GOING_ON)
        difference = together(helped, {name: -n for name, n in alone.items()})
        assert (action, difference) == (action, saved if action == helps_with else {})


@pytest.mark.rule("paladins:7.10", "paladins:10.2", "paladins:13.2")
@pytest.mark.parametrize(
    ("paladin", "helps_with"),
    [
        pytest.param(paladin, PALADINS[paladin][2], id=paladin, marks=pytest.mark.card(f"paladins:paladin:{paladin}"))
        for paladin in ("anseis", "berengier", "gerier", "ivon", "ivoire", "oliver", "roland")
    ],
)
def test_a_waived_price_needs_no_purse(paladin: str, helps_with: str) -> None:
    workers, _ = ACTIONS[helps_with]
    poor = GOING_ON | {"silver": 0, "provisions": 0}
    at_table(workers, **poor, paladin=paladin).offers(helps_with)
    assert helps_with not in at_table(workers, **poor).offered()


@pytest.mark.rule("paladins:10.2")
@pytest.mark.card("paladins:paladin:samson")
def test_samson_halves_the_price_of_developing() -> None:
    workers = ["labourer", "labourer"]
    at_table(workers, silver=1, paladin="samson").refuses("develop", rule="10.2", price=2, silver=1)
    at_table(workers, silver=2, paladin="samson").offers("develop")
    at_table(workers, silver=3).refuses("develop", rule="10.2", price=4, silver=3)


@pytest.mark.rule("paladins:7.10", "paladins:11.10")
@pytest.mark.card("paladins:paladin:roland")
def test_roland_dismisses_for_nothing_too() -> None:
    scene = at_table(["labourer"], silver=0, paladin="roland")
    before = has(scene)
    scene.answer("dismiss", "squire-1")
    assert change(before, has(scene)) == {"labourer": -1, "standing": 1, "fighter": 1}
    # Where there is nothing to pay there is nothing to borrow.
    scene = Scene(
        "paladins", 2, townsfolk=["squire-1", None, None, None, None],
        seats=[{"paladin": "roland", "workers": ["labourer"]}],
    )  # fmt: skip
    scene.answer("dismiss", "squire-1")
    scene.holds(seats={0: {"unpaid": 0, "silver": 0, "workers": ["fighter"]}})


@pytest.mark.rule("paladins:7.10", "paladins:7.11")
@pytest.mark.card("paladins:paladin:engelier", "paladins:paladin:girard", "paladins:paladin:otton")
@pytest.mark.parametrize(
    ("paladin", "action", "worker", "gained"),
    [("girard", "hunt", "labourer", {"provisions": 3}), ("otton", "trade", "cleric", {"silver": 3})],
)
def test_with_one_worker_they_help_as_much(paladin: str, action: str, worker: str, gained: Change) -> None:
    scene = at_table([worker], paladin=paladin)
    before = has(scene)
    scene.answer(action)
    assert change(before, has(scene)) == together({worker: -1, "standing": 1}, gained)
    scene.logs("log-paladin-helps", rule="7.10", paladin=f"paladin:{paladin}", times=1)

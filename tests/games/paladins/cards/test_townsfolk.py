"""The 32 townsfolk: what each gives when it is dismissed, when it joins a crew, and from then on."""

from functools import cache
from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import ACTIONS, Change, change, done, effect, has, inquired, together

# card: gained when dismissed; gained when recruited; what it waits for; gained then
CARDS = {
    "abbot-1": ("cleric 1, labourer 1", "", "absolve", "labourer 1"),
    "abbot-2": ("pray 1", "provision 1", "absolve", "provision 1"),
    "abbot-3": ("destroy-debt 1", "remove-suspicion 1", "absolve", "tax 1"),
    "acolyte-1": ("cleric 1", "", "commission", "labourer 1"),
    "acolyte-2": ("pray 1", "silver 1", "commission", "silver 1"),
    "acolyte-3": ("remove-suspicion 2", "remove-suspicion 1", "commission", "tax 1"),
    "architect-1": ("criminal 1", "", "develop", "labourer 1"),
    "architect-2": ("labourer 1, provision 1", "provision 1", "develop", "provision 1"),
    "architect-3": ("tax 2", "remove-suspicion 1", "develop", "tax 1"),
    "conspirator-1": ("remove-suspicion 2", "", "inquisition", "remove-suspicion 1"),
    "conspirator-2": ("criminal 1", "", "inquisition", "remove-suspicion 1"),
    "debt-collector-1": ("labourer 2", "", "a debt paid", "labourer 1"),
    "debt-collector-2": ("destroy-debt 1", "", "a debt paid", "fighter 1"),
    "debt-collector-3": ("remove-suspicion 2", "", "a debt paid", "scout 1"),
    "defender-1": ("strength 1", "", "attack", "labourer 1"),
    "defender-2": ("labourer 1, provision 1", "provision 1", "attack", "provision 1"),
    "defender-3": ("tax 2", "remove-suspicion 1", "attack", "tax 1"),
    "gatekeeper-1": ("merchant 1, labourer 1", "", "fortify", "labourer 1"),
    "gatekeeper-2": ("scout 1", "silver 1", "fortify", "silver 1"),
    "gatekeeper-3": ("tax 2", "remove-suspicion 1", "fortify", "tax 1"),
    "missionary-1": ("pray 1", "", "convert", "labourer 1"),
    "missionary-2": ("faith 1", "provision 1", "convert", "provision 1"),
    "missionary-3": ("scout 1, labourer 1", "remove-suspicion 1", "convert", "tax 1"),
    "peddler-1": ("labourer 2", "", "inquisition", "labourer 1"),
    "peddler-2": ("labourer 1, provision 1", "", "inquisition", "provision 2"),
    "peddler-3": ("remove-suspicion 2", "", "inquisition", "silver 2"),
    "squire-1": ("fighter 1", "", "inquisition", "strength 1"),
    "squire-2": ("influence 1", "", "inquisition", "influence 1"),
    "squire-3": ("criminal 1", "", "inquisition", "faith 1"),
    "watchman-1": ("fighter 1, labourer 1", "", "garrison", "labourer 1"),
    "watchman-2": ("labourer 1, provision 1", "silver 1", "garrison", "silver 1"),
    "watchman-3": ("merchant 1", "remove-suspicion 1", "garrison", "tax 1"),
}


def choosing(card: str, workers: list[str]) -> Scene:
    """The card lies where it costs nothing; there is a worker to be cleared, debts and suspicions to be rid of."""
    return Scene(
        "paladins", 2, townsfolk=[None, None, None, None, card], pool=5, suspicion_deck=[0],
        seats=[
            {"workers": workers, "suspicions": [0, 1, 2], "unpaid": 2, "placed": {"hunt": ["scout"]}},
            {"workers": ["labourer"]},
        ],
    )  # fmt: skip


@pytest.mark.rule("paladins:11.8", "paladins:11.9")
@pytest.mark.parametrize(
    ("card", "reward"),
    [
        pytest.param(card, printed[0], id=card, marks=pytest.mark.card(f"paladins:townsfolk:{card}"))
        for card, printed in CARDS.items()
    ],
)
def test_dismissed(card: str, reward: str) -> None:
    scene = choosing(card, ["labourer"])
    before = has(scene)
    scene.answer("dismiss", card)
    if reward == "pray 1":
        scene.offers_only("hunt", "recruit")
        scene.answer("hunt")
    assert change(before, has(scene)) == together({"labourer": -1, "standing": 1}, effect(reward))
    scene.holds(townsfolk=[None] * 5, townsfolk_discard=[card], seats={0: {"crew": []}})


@pytest.mark.rule("paladins:11.12", "paladins:11.13", "paladins:4.17")
@pytest.mark.parametrize(
    ("card", "reward"),
    [
        pytest.param(card, printed[1], id=card, marks=pytest.mark.card(f"paladins:townsfolk:{card}"))
        for card, printed in CARDS.items()
    ],
)
def test_recruited(card: str, reward: str) -> None:
    scene = choosing(card, ["labourer", "fighter"])
    before = has(scene)
    scene.answer("recruit", card)
    cost = {"labourer": -1, "fighter": -1, "standing": 2, "crew": 1}
    assert change(before, has(scene)) == together(cost, effect(reward))
    scene.holds(townsfolk=[None] * 5, townsfolk_discard=[], seats={0: {"crew": [card]}})


# What may call a townsfolk card: every action of the board, and an inquisition with so many suspicions.
MOMENTS = [*(action for action in ACTIONS if action != "recruit"), "no suspicion", "1 suspicion", "2 suspicions"]
SUSPICIONS: dict[str, list[int]] = {"no suspicion": [], "1 suspicion": [0], "2 suspicions": [0, 1]}


@cache
def without_the_card(moment: str) -> Change:
    return dict(played(moment))


def played(moment: str, **words: Any) -> Change:
    if moment in SUSPICIONS:
        # The other player has three suspicions and takes the debt.
        return dict(has(inquired(suspicions=SUSPICIONS[moment], **words)))
    return dict(has(done(moment, **words)))


def called_by(card: str, waits_for: str) -> set[str]:
    """The moments at which the card acts: Absolve is done here with a jar that pays a debt."""
    if waits_for == "a debt paid":
        return {"absolve"}
    if waits_for == "inquisition":
        return {
            "conspirator": {"1 suspicion", "2 suspicions"},
            "peddler": {"2 suspicions"},
            "squire": {"no suspicion"},
        }[card.rpartition("-")[0]]
    return {waits_for}


@pytest.mark.rule("paladins:41.1", "paladins:41.3", "paladins:41.4", "paladins:41.5", "paladins:41.6")
@pytest.mark.parametrize(
    ("card", "waits_for", "reward"),
    [
        pytest.param(card, printed[2], printed[3], id=card, marks=pytest.mark.card(f"paladins:townsfolk:{card}"))
        for card, printed in CARDS.items()
    ],
)
def test_in_the_crew(card: str, waits_for: str, reward: str) -> None:
    acts = called_by(card, waits_for)
    for moment in MOMENTS:
        added = together(
            played(moment, crew=[card]), {name: -n for name, n in without_the_card(moment).items()}, {"crew": -1}
        )
        assert (moment, added) == (moment, effect(reward) if moment in acts else {})

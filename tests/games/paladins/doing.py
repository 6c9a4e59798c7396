"""Doing one action at a table laid out for it, and telling exactly what it changed.

What a card adds is found by doing the same thing with it and without it: nothing that it gives, takes or leaves out
can go unnoticed.
"""

from collections import Counter
from typing import Any

from regnum.scenes import Scene

Change = dict[str, int]
"""What became more (or less) of a player's things: {"silver": 2, "labourer": -1}."""

# What each action is done with, and the answers that do it. Every worker the player has is placed.
ACTIONS: dict[str, tuple[list[str], list[object]]] = {
    "develop": (["labourer", "labourer"], ["develop", "commission-1"]),
    "recruit": (["labourer", "fighter"], ["recruit", "squire-1"]),
    "hunt": (["labourer", "scout"], ["hunt", ["labourer", "scout"]]),
    "trade": (["labourer", "merchant"], ["trade", ["labourer", "merchant"]]),
    "pray": (["cleric"], ["pray", "clear-nothing"]),
    "conspire": (["labourer"], ["conspire"]),
    "commission": (["scout", "labourer", "cleric"], ["commission", "space:2"]),
    "fortify": (["merchant", "labourer", "scout"], ["fortify"]),
    "garrison": (["merchant", "labourer", "fighter"], ["garrison", "space:2"]),
    "absolve": (["cleric", "labourer", "merchant"], ["absolve", "jar-space:7"]),
    "attack": (["scout", "labourer", "fighter"], ["attack", "byzantine-lookout"]),
    "convert": (["fighter", "labourer", "cleric"], ["convert", "byzantine-lookout"]),
}
WELL_OFF: dict[str, Any] = {
    "silver": 9, "provisions": 9, "faith": 2, "strength": 3, "influence": 4, "unpaid": 2, "suspicions": [0, 1, 2],
}  # fmt: skip


def has(scene: Scene, seat: int = 0) -> Counter[str]:
    """Everything of a player that can be counted, and the silver of the tax pool."""
    nothing_is_left_open(scene)
    table = scene.game.vocabulary.describe(scene.state)
    words = table["seats"][seat]
    counted = Counter(words["workers"])
    for name in ("silver", "provisions", "faith", "strength", "influence", "unpaid", "paid"):
        counted[name] = words[name]
    for name in ("monks", "outposts", "suspicions", "crew", "walls", "jars", "attacked", "converted"):
        counted[name] = len(words[name])
    counted["workshops"] = sum(len(places) for places in words["workshops"].values())
    counted["standing"] = sum(kind is not None for row in words["placed"].values() for kind in row)
    counted["pool"] = table["pool"]
    return counted


def nothing_is_left_open(scene: Scene) -> None:
    """Between two turns no action, target, choice or ability is remembered that would be in the way of the next."""
    if scene.match.decisions and scene.decision().question.name == "turn-action":
        s = scene.state
        assert (s.action, s.target, s.choice, s.firing, s.hearing) == (-1, -1, -1, (), ())
        assert [len(me.placed) for me in s.players] == [12] * len(s.players)


def change(before: Counter[str], after: Counter[str]) -> Change:
    return {name: after[name] - before[name] for name in {*before, *after} if after[name] != before[name]}


def together(*changes: Change) -> Change:
    """Several changes as one."""
    names = {name for one in changes for name in one}
    summed = {name: sum(one.get(name, 0) for one in changes) for name in names}
    return {name: n for name, n in summed.items() if n}


EFFECTS: dict[str, Change] = {
    "tax": {"silver": 1, "pool": -1},
    "criminal": {"criminal": 1, "suspicions": 1},
    "remove-suspicion": {"suspicions": -1},
    "destroy-debt": {"unpaid": -1},
    "pay-debt": {"unpaid": -1, "paid": 1},
    "pray": {"standing": -1},
    "provision": {"provisions": 1},
}
"""What one of an effect does; a suspicion drawn for a criminal is one without tax, a Pray clears one worker."""


def effect(written: str) -> Change:
    """A reward as it is written in the tables of cards: "cleric 1, labourer 1"."""
    gained: list[Change] = []
    for part in filter(None, written.split(", ")):
        what, n = part.split()
        gained += [EFFECTS.get(what, {what: 1})] * int(n)
    return together(*gained)


def done(action: str, **words: Any) -> Scene:
    """The action has been done by seat 0, which is well off; `words` tell what else it has."""
    workers, answers = ACTIONS[action]
    scene = at_table(workers, **words)
    for answer in answers:
        if answer == "clear-nothing" and scene.decision().question.name != "pray-which":
            continue  # there was nothing to clear
        scene.answer(answer)
    return scene


def at_table(workers: list[str], **words: Any) -> Scene:
    """One townsfolk card for 2 silver, one outsider, and a player who has just these workers."""
    townsfolk = "squire-2" if "squire-1" in words.get("crew", []) else "squire-1"
    return Scene(
        "paladins", 2, pool=5, suspicion_deck=[0, 0, 0], walls=["strength-2"],
        townsfolk=[None, None, townsfolk, None, None],
        outsiders=["byzantine-lookout", None, None, None, None, None],
        seats=[WELL_OFF | {"workers": workers} | words, {"workers": ["labourer"]}],
    )  # fmt: skip


def what_it_did(action: str, **words: Any) -> Change:
    """All that doing the action has changed for seat 0."""
    workers, _ = ACTIONS[action]
    return change(has(at_table(workers, **words)), has(done(action, **words)))


def inquired(**words: Any) -> Scene:
    """Seat 0 has taken the last silver of the pool; the inquisition is over, and its debt went to seat 1."""
    seat = WELL_OFF | {"workers": ["labourer"], "suspicions": []} | words
    suspect = {"workers": ["labourer"], "suspicions": [0, 1, 2]}
    scene = Scene("paladins", 2, round=3, favours=["supplies"], pool=1, seats=[seat, suspect])
    scene.answer("favour:supplies")
    return scene

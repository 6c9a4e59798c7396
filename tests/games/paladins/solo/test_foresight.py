"""What the opponent would do next, told beforehand: the same as it then does (sections 32, 37 and 38)."""

from typing import Any

import pytest

from regnum.games.paladins.catalogue import SCHEMES
from regnum.games.paladins.solo.foresight import Foreseen, foresee
from regnum.scenes import Scene
from tests.games.paladins.solo.facing import facing

TABLE: dict[str, Any] = {
    "round": 3, "orders": ["fortify", "convert", "commission"], "favours": ["labourers"],
    "townsfolk": ["acolyte-1", "gatekeeper-2", "watchman-3", "squire-1", "debt-collector-1"],
    "walls": ["vp-2"], "suspicion_deck": [0],
}  # fmt: skip
SIDES: list[dict[str, Any]] = [
    {"workers": ["labourer"] * 6, "strength": 3, "suspicions": [0, 1]},
    {"workers": ["labourer"] * 2},
    {"workers": ["labourer"] * 6, "placed": {"recruit": ["scout"], "pray": ["scout"]}},
    {
        "workers": ["labourer"],
        "placed": {"recruit": ["scout"], "pray": ["scout"], "trade": ["scout"], "conspire": ["scout"]},
    },
]


def before(scheme: str, side: dict[str, Any]) -> dict[str, Foreseen]:
    """The same table at the person's turn: what is foreseen there, by scheme."""
    opposing = side | {"schemes": [scheme]}
    scene = Scene("paladins", 1, seats=[{"workers": ["labourer"] * 2}], opponent=opposing, **TABLE)
    (opponent,) = scene.state.opponents
    return {SCHEMES[one.scheme]: one for one in foresee(scene.match.table, opponent)}


@pytest.mark.rule("paladins:32.2", "paladins:32.5", "paladins:37.3", "paladins:38.3")
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("side", SIDES, ids=["able", "few", "blocked", "resting"])
def test_it_does_what_is_foreseen(scheme: str, side: dict[str, Any]) -> None:
    told = before(scheme, side)[scheme]
    scene = facing(scheme, opponent=side, **TABLE)
    scene.logs("log-scheme", scheme=f"scheme:{scheme}", times=1)
    if not told.does:
        scene.logs("log-opponent-rests", times=1)
    elif told.does.startswith("favour:"):
        scene.holds(favour_workers={told.does.removeprefix("favour:"): "labourer"})
    else:
        scene.logs("log-places", action=told.does, times=1)
    scene.logs("log-opponent-falls-back", times=int(told.instead and bool(told.does)))
    if told.to:
        table = scene.game.vocabulary.describe(scene.state)
        taken = table["townsfolk_discard"] + table["opponent"]["attacked"] + table["opponent"]["converted"]
        assert told.to.partition(":")[2] in taken


@pytest.mark.rule("paladins:32.11", "paladins:29.2")
def test_the_schemes_still_to_come_are_those_of_the_deck() -> None:
    side = SIDES[0] | {"schemes_discard": ["commission"], "scheme": "attack"}
    scene = Scene("paladins", 1, seats=[{"workers": ["labourer"] * 2}], opponent=side, **TABLE)
    (opponent,) = scene.state.opponents
    told = {one.scheme: one.left for one in foresee(scene.match.table, opponent)}
    pile = opponent.schemes
    assert sum(told.values()) == len(pile)
    assert told == {kind: [*pile.bag, *pile.top].count(kind) for kind in {*pile.bag, *pile.top}}


@pytest.mark.rule("paladins:32.9")
def test_nothing_is_foreseen_once_it_has_finished() -> None:
    scene = Scene("paladins", 1, seats=[{}], opponent={"workers": [], "passed": True}, **TABLE)
    (opponent,) = scene.state.opponents
    assert foresee(scene.match.table, opponent) == []

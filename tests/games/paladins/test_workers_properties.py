"""Placing workers (section 9), against every way there is: nothing legal is left out, nothing else gets in."""

from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.kernel.options import Option
from regnum.kernel.questions import PickMany
from regnum.scenes import Scene

KINDS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
SPACES = {
    "develop": ["any", "any"],
    "pray": ["cleric"],
    "conspire": ["any"],
    "commission": ["scout", "any", "cleric"],
    "fortify": ["merchant", "any", "scout"],
    "garrison": ["merchant", "any", "fighter"],
    "absolve": ["cleric", "any", "merchant"],
    "attack": ["scout", "any", "fighter"],
    "convert": ["fighter", "any", "cleric"],
}
TARGET = {
    "develop": [],
    "commission": ["space:1"],
    "garrison": ["space:2"],
    "absolve": ["jar-space:5"],
    "attack": ["viking-adventurer"],
    "convert": ["viking-adventurer"],
}


def fills(spaces: list[str], workers: tuple[str, ...]) -> bool:
    """9.8-9.10, by trying every way to put them on the spaces."""
    return any(
        all(space in ("any", kind) or kind == "criminal" for space, kind in zip(spaces, order, strict=True))
        for order in permutations(workers)
    )


def complete(question: PickMany[Any], scene: Scene, part: tuple[Option[Any], ...] = ()) -> set[tuple[str, ...]]:
    """Every complete choice that growing card by card leads to."""
    d = scene.decision()
    more, enough = question.grow(scene.match.table, d, part, None)
    found = {tuple(sorted(option.key.removeprefix("worker:") for option in part))} if enough else set()
    for option in more:
        found |= complete(question, scene, (*part, option))
    return found


@pytest.mark.rule("paladins:9.7", "paladins:9.8", "paladins:9.9", "paladins:9.10", "paladins:10.5")
@settings(max_examples=150, deadline=None)
@given(
    action=st.sampled_from(sorted(SPACES)),
    workers=st.lists(st.sampled_from(KINDS), min_size=1, max_size=5),
    under=st.sets(st.sampled_from([1, 2])),
)
def test_exactly_the_workers_that_fit_can_be_placed(action: str, workers: list[str], under: set[int]) -> None:
    spaces = SPACES[action]
    covered = sorted(under) if len(spaces) == 3 else []
    open_spaces = [space for place, space in enumerate(spaces, 1) if place not in covered]
    legal = {
        tuple(sorted(choice))
        for choice in combinations(workers, len(open_spaces))
        if fills(open_spaces, choice)
    }  # fmt: skip
    scene = Scene(
        "paladins", 2,
        seats=[
            {
                "workers": workers,
                "workshops": {action: covered} if covered else {},
                "silver": 9,
                "provisions": 9,
                "strength": 1,
            },
            {},
        ],
    )  # fmt: skip
    if not legal:
        assert action not in scene.offered()
        return
    scene.answer(action, *TARGET.get(action, []))
    if len(legal) == 1:
        placed = scene.state.players[0].placed
        assert sum(len(row) > 0 for row in placed) == 1  # passed over: there was nothing to choose
        return
    scene.asks("place-workers", seat=0)
    question = scene.decision().question
    assert isinstance(question, PickMany)
    assert complete(question, scene) == legal


@pytest.mark.rule("paladins:12.1", "paladins:12.2", "paladins:12.5", "paladins:12.6")
@settings(max_examples=80, deadline=None)
@given(action=st.sampled_from(["hunt", "trade"]), workers=st.lists(st.sampled_from(KINDS), min_size=2, max_size=5))
def test_hunt_and_trade_take_one_worker_or_two(action: str, workers: list[str]) -> None:
    skilled = {"hunt": "scout", "trade": "merchant"}[action]
    legal = {(kind,) for kind in workers}
    legal |= {tuple(sorted(pair)) for pair in combinations(workers, 2) if fills(["any", skilled], pair)}
    scene = Scene("paladins", 2, seats=[{"workers": workers}, {}])
    scene.answer(action)
    if len(legal) == 1:
        return
    question = scene.decision().question
    assert isinstance(question, PickMany)
    assert complete(question, scene) == legal

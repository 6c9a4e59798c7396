"""Payments against brute force: of allies and pearls for a lord (section 14), of keys for a location (section 18).

`grow` decides card by card; here every sub-multiset of a hand is weighed by the sentence of the rulebook alone.
"""

import os
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.kernel.errors import Refused
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision, PickMany
from regnum.scenes import Scene

EXAMPLES = int(os.environ.get("HYPOTHESIS_MAX_EXAMPLES", "120"))

Payment = tuple[str, ...]
"""Keys of what is paid with, sorted."""

# Lord: cost, number of races, the race that must be among them.
LORDS = {
    "commander": (8, 1, "crab"),
    "assassin": (10, 1, "crab"),
    "seeker": (7, 2, "crab"),
    "landlord": (10, 2, "shellfish"),
    "jailer": (6, 3, "crab"),
    "trader": (10, 3, "shellfish"),
    "traitor": (12, 3, "squid"),
    "elder": (10, 5, None),
}
PRINTED = [
    f"ally:{race}-{value}"
    for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    for value, copies in ((1, 4), (2, 3), (3, 3), (4, 2), (5, 1))
    for _ in range(copies)
]


def race(ally: str) -> str:
    return ally.removeprefix("ally:")[:-2]


def value(ally: str) -> int:
    return int(ally[-1])


def parts(held: Iterable[str]) -> set[Payment]:
    """Every sub-multiset of what is held."""
    held = sorted(held)
    return {part for n in range(len(held) + 1) for part in combinations(held, n)}


def within(part: Payment, whole: Payment) -> bool:
    return Counter(part) <= Counter(whole)


def grown(scene: Scene, d: Decision) -> tuple[set[Payment], set[Payment]]:
    """All that can be reached by adding one at a time, in any order, and what of it is complete."""
    question = d.question
    assert isinstance(question, PickMany)
    reached: set[Payment] = set()
    complete: set[Payment] = set()
    waiting: list[tuple[Option[Any], ...]] = [()]
    while waiting:
        part = waiting.pop()
        key = tuple(sorted(option.key for option in part))
        if key in reached:
            continue
        reached.add(key)
        more, enough = question.grow(scene.match.table, d, part, None)
        assert len({option.key for option in more}) == len(more)
        if enough:
            complete.add(key)
        waiting += [(*part, option) for option in more]
    return reached, complete


def taken(scene: Scene, d: Decision, payment: Payment) -> bool:
    try:
        scene.match.resolve(d, list(payment))
    except Refused:
        return False
    return True


@pytest.mark.rule("abyss:13.2", "abyss:14.4", "abyss:14.5", "abyss:14.6", "abyss:14.7", "abyss:14.13")
@given(
    lord=st.sampled_from(sorted(LORDS)),
    hand=st.lists(st.sampled_from(range(len(PRINTED))), unique=True, max_size=7),
    pearls=st.integers(0, 6),
    diplomat=st.booleans(),
    treasurer=st.booleans(),
    recruiter=st.booleans(),
)
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_payment_is_taken_exactly_when_the_rulebook_allows_it(
    lord: str, hand: list[int], pearls: int, diplomat: bool, treasurer: bool, recruiter: bool
) -> None:
    cost, races, needed = LORDS[lord]
    cost += 2 * recruiter - 2 * treasurer
    allies = [PRINTED[i] for i in hand]

    def legal(payment: Payment) -> bool:
        played = {race(ally) for ally in payment}
        return (
            len(played) == races
            and (diplomat or needed is None or needed in played)
            and sum(map(value, payment)) + pearls >= cost
        )

    payments = {payment for payment in parts(allies) if legal(payment)}
    mine = [*["diplomat"] * diplomat, *["treasurer"] * treasurer]
    scene = Scene(
        "abyss",
        2,
        court=[lord, "keeper", "reaper", "miller"],
        seats=[
            {"hand": [f"{race(ally)} {value(ally)}" for ally in allies], "pearls": pearls, "lords": mine},
            {"lords": ["recruiter"] * recruiter},
        ],
    )
    if not payments:
        assert f"recruit:lord:{lord}" not in scene.offered()
        reason = scene.match.reasons(scene.decision()).of(f"recruit:lord:{lord}")
        assert reason is not None
        assert reason.rule in ("13.2", "14.4", "14.13")
        return
    scene.answer(f"recruit:lord:{lord}")
    d = scene.decision()
    reached, complete = grown(scene, d)
    # A part can be reached exactly when some payment contains it, in any order and without a dead end.
    assert reached == {part for part in parts(allies) if any(within(part, whole) for whole in payments)}
    assert complete == payments
    assert {payment for payment in parts(allies) if taken(scene, d, payment)} == payments


@pytest.mark.rule("abyss:14.9", "abyss:14.11", "abyss:14.14", "abyss:15.1", "abyss:15.2")
@given(
    lord=st.sampled_from(["commander", "seeker", "traitor"]),
    hand=st.lists(st.sampled_from(range(len(PRINTED))), unique=True, min_size=1, max_size=8),
    pearls=st.integers(0, 12),
    which=st.integers(0),
)
@settings(max_examples=EXAMPLES, deadline=None)
def test_whatever_is_played_pearls_fill_up_exactly_what_is_missing(
    lord: str, hand: list[int], pearls: int, which: int
) -> None:
    cost = LORDS[lord][0]
    allies = sorted(PRINTED[i] for i in hand)
    scene = Scene(
        "abyss",
        2,
        court=[lord, "keeper", "reaper", "miller"],
        seats=[{"hand": [f"{race(ally)} {value(ally)}" for ally in allies], "pearls": pearls}],
    )
    if f"recruit:lord:{lord}" not in scene.offered():
        return
    scene.answer(f"recruit:lord:{lord}")
    _, complete = grown(scene, scene.decision())
    payment = sorted(complete)[which % len(complete)]
    scene.answer(list(payment))
    lowest = sorted({ally for ally in payment if value(ally) == min(map(value, payment))})
    if len(lowest) > 1:
        assert sorted(scene.offered()) == lowest
        scene.answer(lowest[-1])
    missing = max(0, cost - sum(map(value, payment)))
    player = scene.match.view(0).players[0]
    assert player.pearls == pearls - missing
    assert player.affiliated == [lowest[-1]]
    assert Counter(player.hand) == Counter(allies) - Counter(payment)
    assert len(scene.state.discard) == len(payment) - 1
    assert [one.lord for one in player.lords] == [f"lord:{lord}"]


SINGLES = ["keeper", "reaper", "tamer", "slaver"]
AMBASSADORS = ["sage", "hermit", "elder"]


@pytest.mark.rule("abyss:18.2", "abyss:18.24", "abyss:18.25", "abyss:18.26", "abyss:18.27")
@given(
    tokens=st.integers(0, 5),
    lords=st.lists(st.sampled_from([*SINGLES, *AMBASSADORS, "miller"]), unique=True, max_size=5),
    turned=st.sets(st.sampled_from([*SINGLES, *AMBASSADORS])),
)
@settings(max_examples=EXAMPLES, deadline=None)
def test_keys_pay_exactly_when_they_are_three(tokens: int, lords: list[str], turned: set[str]) -> None:
    turned &= set(lords)
    scene = Scene("abyss", 2, seats=[{"keys": tokens, "lords": lords, "turned": sorted(turned)}])
    question = scene.game.question("control-keys")
    assert question is not None
    d = Decision(question, 0)
    d.options = question.list_options(scene.match.table, d)

    worth = {"key": 1, **{f"lord:{slug}": 1 for slug in SINGLES}, **{f"lord:{slug}": 3 for slug in AMBASSADORS}}
    keys = ["key"] * tokens + [f"lord:{slug}" for slug in lords if slug not in turned and slug != "miller"]
    payments = {part for part in parts(keys) if sum(worth[key] for key in part) == 3}

    total = sum(worth[key] for key in keys)
    assert scene.match.view(0).players[0].key_count == total
    # Single keys can always be put together to three, and an ambassador is three: with three keys one can pay.
    assert bool(payments) == (total >= 3)
    reached, complete = grown(scene, d)
    assert complete == payments
    assert reached == {part for part in parts(keys) if any(within(part, whole) for whole in payments)} | {()}
    assert {part for part in parts(keys) if taken(scene, d, part)} == payments


@pytest.mark.rule("abyss:18.17", "abyss:18.23", "abyss:18.25")
@given(
    tokens=st.integers(0, 5),
    lords=st.lists(st.sampled_from([*SINGLES, *AMBASSADORS]), unique=True, max_size=4),
    which=st.integers(0),
)
@settings(max_examples=EXAMPLES, deadline=None)
def test_whatever_pays_for_a_location_is_spent_and_nothing_else(tokens: int, lords: list[str], which: int) -> None:
    scene = Scene(
        "abyss",
        2,
        available=["jail"],
        stack={"only": []},
        council={"crab": [1]},
        used=["slaver"],
        seats=[{"keys": tokens, "lords": lords}],
    )
    scene.answer("council:crab")
    if scene.decision().question.name == "control-keys":
        _, complete = grown(scene, scene.decision())
        payment = sorted(complete)[which % len(complete)]
        scene.answer(list(payment))
        spent = payment.count("key")
        tucked = [key.removeprefix("lord:") for key in payment if key != "key"]
        assert spent + sum(3 if slug in AMBASSADORS else 1 for slug in tucked) == 3
        scene.holds(
            turn=1,
            keys=10 - tokens + spent,
            seats=[{"keys": tokens - spent, "lords": [slug for slug in lords if slug not in tucked]}],
        )
        under = scene.match.view(1).players[0].locations[0].lords
        assert sorted(under) == sorted(f"lord:{slug}" for slug in tucked)
    else:
        assert scene.decision().seat == 1
        total = tokens + sum(3 if slug in AMBASSADORS else 1 for slug in lords)
        assert len(scene.match.view(1).players[0].locations) == (total >= 3)

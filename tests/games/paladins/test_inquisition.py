"""The inquisition (section 24)."""

from typing import Any

import pytest

from regnum.scenes import Scene


def inquisition(*seats: dict[str, Any], **words: Any) -> Scene:
    """Seat 0 takes the last silver of the pool; abilities may still be asked about."""
    described = [{"workers": ["labourer"]} | seat for seat in seats]
    scene = Scene("paladins", len(seats), round=3, favours=["supplies"], pool=1, seats=described, **words)
    scene.answer("favour:supplies")
    return scene


@pytest.mark.rule("paladins:24.1", "paladins:24.4", "paladins:24.11")
@pytest.mark.parametrize(("players", "full"), [(2, 5), (3, 7), (4, 8)])
def test_without_a_suspicion_nobody_gets_a_debt(players: int, full: int) -> None:
    scene = inquisition(*({} for _ in range(players)))
    scene.holds(pool=full, seats=[{"unpaid": 0}] * players)
    scene.logs("log-inquisition", rule="24.1", times=1)
    scene.logs("log-nobody-suspected", rule="24.4", times=1)
    scene.logs("log-takes-debt", times=0)
    scene.logs("log-fills-pool", rule="24.11", count=full, times=1)


@pytest.mark.rule("paladins:24.1")
def test_as_long_as_a_silver_is_left_there_is_none() -> None:
    scene = Scene("paladins", 2, round=3, favours=["supplies"], pool=2, seats=[{"suspicions": [0]}])
    scene.answer("favour:supplies")
    scene.holds(pool=1, seats={0: {"unpaid": 0}})
    scene.logs("log-inquisition", times=0)


@pytest.mark.rule("paladins:24.2", "paladins:24.5", "paladins:24.6")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_half_of_them_rounded_down_are_discarded(before: int, after: int) -> None:
    scene = inquisition({}, {"suspicions": [2] * before})
    scene.holds(seats={0: {"unpaid": 0}, 1: {"unpaid": 1, "suspicions": [2] * after}})
    scene.holds(suspicion_discard=[2] * (before - after))
    scene.logs("log-takes-debt", rule="24.2", player="seat:1", times=1)
    scene.logs("log-nobody-suspected", times=0)


@pytest.mark.rule("paladins:24.7", "paladins:24.8")
def test_the_latest_suspicions_go_first() -> None:
    scene = inquisition({}, {"suspicions": [0, 1, 2, 0, 1]}, suspicion_discard=[2])
    scene.holds(suspicion_discard=[2, 0, 1], seats={1: {"suspicions": [0, 1, 2]}})
    assert scene.match.view(None).suspicions_gone == ["suspicion:tax-2", "suspicion:tax-0", "suspicion:tax-1"]
    scene.logs("log-discards-suspicions", rule="24.5", count=2, times=1)


@pytest.mark.rule("paladins:24.2", "paladins:24.3")
def test_all_who_are_tied_get_a_debt_and_nobody_else() -> None:
    scene = inquisition({"suspicions": [0, 0]}, {"suspicions": [1]}, {"suspicions": [2, 2]})
    scene.holds(
        seats=[
            {"unpaid": 1, "suspicions": [0]},
            {"unpaid": 0, "suspicions": [1]},
            {"unpaid": 1, "suspicions": [2]},
        ]
    )
    scene.logs("log-takes-debt", rule="24.3", times=2)


@pytest.mark.rule("paladins:24.9", "paladins:24.10", "paladins:41.3")
def test_a_conspirator_comes_before_the_debts() -> None:
    scene = inquisition({"suspicions": [0, 1], "crew": ["conspirator-1"]}, {"suspicions": [2, 2]})
    # Seat 0 is rid of one suspicion before it is seen who has most.
    scene.holds(seats=[{"unpaid": 0, "suspicions": [0]}, {"unpaid": 1, "suspicions": [2]}])


@pytest.mark.rule("paladins:24.9", "paladins:41.3", "paladins:41.5", "paladins:41.6")
def test_the_owner_decides_the_order_where_it_matters() -> None:
    first = inquisition({}, {"suspicions": [0, 1], "crew": ["peddler-3", "conspirator-1"]}, {"suspicions": [2, 2, 2]})
    first.asks("inquisition-ability", seat=1)
    args = first.decision().question.prompt_args(first.match.table, first.decision())
    assert args == {"count": 2}
    first.offers_only("peddler-3", "conspirator-1")
    first.answer("peddler-3")
    first.holds(seats={1: {"silver": 2, "suspicions": [0]}})
    second = inquisition({}, {"suspicions": [0, 1], "crew": ["peddler-3", "conspirator-1"]}, {"suspicions": [2, 2, 2]})
    second.answer("conspirator-1")
    second.holds(seats={1: {"silver": 0, "suspicions": [0]}})


@pytest.mark.rule("paladins:24.9")
@pytest.mark.parametrize(
    ("suspicions", "crew", "idle"),
    [
        ([], ["conspirator-1", "squire-1"], []),
        ([0, 1], ["peddler-1", "peddler-2", "squire-1"], ["squire-1"]),
        ([0, 1], ["conspirator-1", "conspirator-2"], []),
        ([0, 1], ["conspirator-1"], []),
    ],
)
def test_nobody_is_asked_where_the_order_makes_no_difference(
    suspicions: list[int], crew: list[str], idle: list[str]
) -> None:
    scene = inquisition({}, {"suspicions": suspicions, "crew": crew}, {"suspicions": [2, 2, 2]})
    scene.asks("turn-action", seat=1)
    # They act in the order in which they joined.
    acted = [line.args["townsfolk"] for line in scene.match.lines if line.message == "log-townsfolk-acts"]
    assert acted == [f"townsfolk:{card}" for card in crew if card not in idle]


@pytest.mark.rule("paladins:24.9", "paladins:25.9")
def test_townsfolk_that_wait_for_something_else_stay_out_of_it() -> None:
    scene = inquisition(
        {}, {"suspicions": [0, 1], "crew": ["abbot-1", "peddler-1", "conspirator-1", "gatekeeper-1"]},
        {"suspicions": [2, 2, 2]},
    )  # fmt: skip
    scene.offers_only("peddler-1", "conspirator-1")
    scene.answer("conspirator-1")
    scene.holds(seats={1: {"suspicions": [0], "workers": ["labourer"]}})
    scene.logs("log-townsfolk-acts", rule="24.9", townsfolk="townsfolk:conspirator-1", times=1)
    scene.logs("log-townsfolk-acts", townsfolk="townsfolk:peddler-1", times=0)

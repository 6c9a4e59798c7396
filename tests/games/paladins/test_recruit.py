"""Recruit (section 11): dismissing with one worker, recruiting with two."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import nothing_is_left_open

TRACK = ["abbot-1", "acolyte-1", "squire-1", "peddler-1", "watchman-1"]


def recruiting(silver: int, *workers: str, **words: object) -> Scene:
    return Scene("paladins", 2, townsfolk=TRACK, seats=[{"silver": silver, "workers": list(workers)} | words])


@pytest.mark.rule("paladins:11.2", "paladins:11.10", "paladins:11.8")
@pytest.mark.parametrize(("card", "price"), list(zip(TRACK, (3, 2, 2, 1, 0), strict=True)))
def test_the_price_stands_below_the_card(card: str, price: int) -> None:
    for doing, workers in (("dismiss", ["labourer"]), ("recruit", ["labourer", "fighter"])):
        scene = recruiting(price, *workers)
        scene.answer(doing, card)
        if scene.decision().question.name == "recruit-price":
            args = scene.decision().question.prompt_args(scene.match.table, scene.decision())
            assert args == {"townsfolk": f"townsfolk:{card}", "price": price}
            scene.answer("pay-silver")
        scene.holds(seats={0: {"silver": 0, "unpaid": 0}})
        nothing_is_left_open(scene)
        if price:
            paid = [line.args["count"] for line in scene.match.lines if line.message == "log-pays-silver"]
            assert paid == [price]


@pytest.mark.rule("paladins:11.3", "paladins:11.4", "paladins:11.5")
def test_a_debt_serves_for_the_two_leftmost_only() -> None:
    for doing, workers in (("dismiss", ["labourer"]), ("recruit", ["labourer", "fighter"])):
        scene = recruiting(0, *workers)
        scene.answer(doing)
        scene.offers_only("abbot-1", "acolyte-1", "watchman-1")
        scene.refuses("squire-1", rule="11.4", price=2, silver=0)
        scene.refuses("peddler-1", rule="11.4", price=1, silver=0)
        scene.answer("acolyte-1")
        scene.holds(seats={0: {"silver": 0, "unpaid": 1}})
        scene.logs("log-takes-debt", rule="11.3", times=1)
        rich = recruiting(9, *workers)
        rich.answer(doing, "abbot-1")
        rich.offers_only("pay-silver", "take-debt")
        rich = recruiting(9, *workers)
        rich.answer(doing, "squire-1")
        rich.holds(seats={0: {"silver": 7, "unpaid": 0}})


@pytest.mark.rule("paladins:11.2", "paladins:11.3", "paladins:11.4")
def test_what_the_price_menu_says() -> None:
    scene = recruiting(2, "labourer")
    scene.answer("dismiss")
    scene.state.target = 0
    scene.would_refuse("pay-silver", of="recruit-price", seat=0, rule="11.2", price=3, silver=2)
    scene.state.target = 2
    scene.would_refuse("take-debt", of="recruit-price", seat=0, rule="11.4")
    scene.state.players[0].paladin = 10  # Roland
    scene.state.target = 0
    scene.would_refuse("take-debt", of="recruit-price", seat=0, rule="11.3")


@pytest.mark.rule("paladins:11.2", "paladins:8.5")
def test_when_nobody_can_be_paid_or_nobody_is_there() -> None:
    track = [None, None, "squire-1", "peddler-1", None]
    scene = Scene("paladins", 2, townsfolk=track, seats=[{"workers": ["labourer", "fighter"]}])
    scene.refuses("recruit", rule="11.2", price=1, silver=0)
    scene.refuses("dismiss", rule="11.2", price=1, silver=0)
    scene = Scene("paladins", 2, townsfolk=[None] * 5, seats=[{"workers": ["labourer", "fighter"], "silver": 9}])
    scene.refuses("recruit", rule="8.5")
    scene.refuses("dismiss", rule="8.5")


@pytest.mark.rule("paladins:11.1", "paladins:11.7", "paladins:11.12")
def test_one_worker_of_any_kind_dismisses_and_a_fighter_with_another_recruits() -> None:
    for kind in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"):
        scene = recruiting(0, kind)
        scene.refuses("recruit", rule="11.12", needed="worker:any+worker:fighter")
        scene.answer("dismiss", "watchman-1")
        scene.holds(seats={0: {"placed": {"recruit": [kind, None]}}})
    scene = recruiting(0, "labourer", "cleric")
    scene.refuses("recruit", rule="11.12", needed="worker:any+worker:fighter")
    scene.answer("dismiss", "watchman-1")
    scene.asks("place-workers", seat=0)
    args = scene.decision().question.prompt_args(scene.match.table, scene.decision())
    assert args == {"action": "action:recruit", "needed": "worker:any", "choice": "all"}
    scene.refuses([], rule="11.7", needed="worker:any")
    scene.refuses(["labourer", "cleric"], rule="9.9")
    scene.answer(["cleric"])
    scene.holds(seats={0: {"placed": {"recruit": ["cleric", None]}}})
    scene = recruiting(0, "labourer", "criminal")
    scene.answer("recruit", "watchman-1")
    scene.holds(seats={0: {"placed": {"recruit": ["labourer", "criminal"]}, "crew": ["watchman-1"]}})


@pytest.mark.rule("paladins:11.6", "paladins:9.15")
def test_no_second_worker_is_added_later() -> None:
    scene = recruiting(9, "fighter", "labourer", "scout")
    scene.answer("dismiss", "watchman-1", ["labourer"])
    scene.answer("hunt", seat=1)
    for doing in ("dismiss", "recruit"):
        scene.refuses(doing, rule="11.6", action="action:recruit")
    full = recruiting(9, "fighter", "labourer", placed={"recruit": ["labourer", "fighter"]})
    full.refuses("recruit", rule="9.15", action="action:recruit")
    full.refuses("dismiss", rule="9.15", action="action:recruit")


@pytest.mark.rule("paladins:11.15", "paladins:11.13", "paladins:11.14")
def test_recruited_townsfolk_lie_open_and_stay() -> None:
    scene = Scene(
        "paladins", 2, townsfolk=[None, None, None, None, "gatekeeper-2"], walls=["scout", "scout-merchant"],
        seats=[{"workers": ["labourer", "fighter"], "crew": ["abbot-1"]}],
    )  # fmt: skip
    scene.answer("recruit", "gatekeeper-2")
    scene.sees(1, players={0: {"crew": ["townsfolk:abbot-1", "townsfolk:gatekeeper-2"]}})
    # In a later round it still does what is printed on it, though it gave its first silver only once.
    scene = Scene(
        "paladins", 2, round=6, walls=["scout"],
        seats=[{"workers": ["merchant", "labourer", "scout"], "provisions": 1, "crew": ["gatekeeper-2"]}],
    )  # fmt: skip
    scene.answer("fortify")
    scene.holds(seats={0: {"silver": 1}})

"""Develop (section 10)."""

import pytest

from regnum.scenes import Scene

EVERY_SPACE = [
    f"{action}-{place}"
    for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    for place in (1, 2)
]


@pytest.mark.rule("paladins:10.1", "paladins:10.2", "paladins:10.3")
def test_two_workers_and_four_silver() -> None:
    scene = Scene("paladins", 2, seats=[{"silver": 4, "workers": ["cleric", "scout"]}])
    scene.answer("develop")
    scene.asks("develop-where", seat=0)
    scene.offers_only(*EVERY_SPACE)
    scene.answer("fortify-2")
    scene.holds(seats={0: {
        "silver": 0, "workshops": {"fortify": [2]}, "placed": {"develop": ["cleric", "scout"]}, "workers": ["scout"],
    }})  # fmt: skip
    for spot in EVERY_SPACE:
        one = Scene("paladins", 2, seats=[{"silver": 4, "workers": ["cleric", "scout"]}])
        one.answer("develop", spot)
        action, _, place = spot.partition("-")
        one.holds(seats={0: {"workshops": {action: [int(place)]}}})
    poor = Scene("paladins", 2, seats=[{"silver": 3, "workers": ["cleric", "scout"]}])
    poor.refuses("develop", rule="10.2", price=4, silver=3)
    alone = Scene("paladins", 2, seats=[{"silver": 4, "workers": ["criminal"]}])
    alone.refuses("develop", rule="10.1", needed="worker:any+worker:any")


@pytest.mark.rule("paladins:10.4", "paladins:10.6")
def test_two_framed_spaces_of_each_action_and_never_the_third() -> None:
    built = {"attack": [1, 2], "convert": [2]}
    scene = Scene("paladins", 2, seats=[{"silver": 4, "workers": ["cleric", "scout"], "workshops": built}])
    scene.answer("develop")
    scene.offers_only(*(spot for spot in EVERY_SPACE if spot not in ("attack-1", "attack-2", "convert-2")))
    scene.refuses("attack-1", rule="10.6", action="action:attack")
    scene.refuses("convert-2", rule="10.6", action="action:convert")
    for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert"):
        scene.refuses(f"workshop:{action}-3", rule="10.4", action=f"action:{action}", spaces=2)


@pytest.mark.rule("paladins:10.3", "paladins:10.7", "paladins:10.9")
@pytest.mark.parametrize(
    ("moved", "worker"),
    [(0, "scout"), (1, "merchant"), (2, "fighter"), (3, "cleric"),
     (4, "scout"), (5, "merchant"), (6, "fighter"), (7, "cleric")],
)  # fmt: skip
def test_the_worker_under_each_workshop(moved: int, worker: str) -> None:
    scene = Scene("paladins", 2, seats=[{"silver": 4, "workers": ["labourer"] * 2, "workshops": moved}])
    scene.answer("develop", "convert-2")
    scene.holds(seats={0: {"workers": [worker]}}, supply={worker: 17})
    assert scene.state.players[0].developed == moved + 1


@pytest.mark.rule("paladins:10.9", "paladins:26.2")
def test_with_all_workshops_moved_there_is_nothing_to_develop() -> None:
    scene = Scene("paladins", 2, seats=[{"silver": 9, "workers": ["labourer"] * 2, "workshops": 8}])
    scene.refuses("develop", rule="10.9", count=8)


@pytest.mark.rule("paladins:10.5", "paladins:10.4")
@pytest.mark.parametrize(
    ("under", "workers", "placed"),
    [
        ([1], ["labourer", "scout"], [None, "labourer", "scout"]),
        ([2], ["merchant", "scout"], ["merchant", None, "scout"]),
        ([1, 2], ["scout"], [None, None, "scout"]),
    ],
)
def test_a_workshop_saves_the_worker_of_its_space(
    under: list[int], workers: list[str], placed: list[str | None]
) -> None:
    seat = {"provisions": 1, "workshops": {"fortify": under}}
    scene = Scene("paladins", 2, walls=["strength-2"], seats=[seat | {"workers": workers}])
    scene.answer("fortify")
    scene.holds(seats={0: {"placed": {"fortify": placed}, "workers": []}})
    fewer = Scene("paladins", 2, seats=[seat | {"workers": workers[:-1] + ["labourer"]}])
    needed = {1: "worker:any+worker:scout", 2: "worker:merchant+worker:scout", 3: "worker:scout"}[sum(under)]
    fewer.refuses("fortify", rule="16.1", needed=needed)


@pytest.mark.rule("paladins:10.8", "paladins:10.3")
def test_a_workshop_sends_home_the_worker_on_its_space() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[{"silver": 4, "workers": ["labourer"] * 2, "placed": {"commission": ["scout", "merchant", "cleric"]}}],
    )  # fmt: skip
    scene.holds(supply={"scout": 17, "merchant": 17, "labourer": 19})
    scene.answer("develop", "commission-2")
    scene.holds(
        supply={"merchant": 18, "scout": 16, "cleric": 17},
        seats={0: {"placed": {"commission": ["scout", None, "cleric"]}, "workshops": {"commission": [2]}}},
    )
    # The action is still occupied by the other two.
    scene.would_refuse("commission", of="turn-action", seat=0, rule="9.15")


@pytest.mark.rule("paladins:10.8", "paladins:10.7")
def test_the_worker_sent_home_may_be_the_one_gained() -> None:
    scene = Scene(
        "paladins", 2, supply={"scout": 0},
        seats=[{"silver": 4, "workers": ["labourer"] * 2, "placed": {"commission": ["scout", "merchant", "cleric"]}}],
    )  # fmt: skip
    scene.answer("develop", "commission-1")
    scene.holds(supply={"scout": 0}, seats={0: {"workers": ["scout"]}})

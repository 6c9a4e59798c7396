"""Hunt and Trade (section 12), Pray (section 13), Conspire (section 14)."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, has, together


@pytest.mark.rule("paladins:12.1", "paladins:12.2", "paladins:12.3", "paladins:12.4")
@pytest.mark.parametrize(("action", "resource"), [("hunt", "provisions"), ("trade", "silver")])
@pytest.mark.parametrize("kind", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_one_worker_of_any_kind(action: str, resource: str, kind: str) -> None:
    scene = Scene("paladins", 2, seats=[{"workers": [kind]}])
    before = has(scene)
    scene.answer(action)
    assert change(before, has(scene)) == {kind: -1, "standing": 1, resource: 1}
    scene.holds(seats={0: {"placed": {action: [kind, None]}}})


@pytest.mark.rule("paladins:9.1", "paladins:9.9", "paladins:12.1", "paladins:12.5", "paladins:12.6")
@pytest.mark.parametrize(
    ("action", "resource", "skilled"), [("hunt", "provisions", "scout"), ("trade", "silver", "merchant")]
)
def test_two_workers_one_of_them_skilled(action: str, resource: str, skilled: str) -> None:
    for second in (skilled, "criminal"):
        scene = Scene("paladins", 2, seats=[{"workers": ["cleric", second]}])
        before = has(scene)
        scene.answer(action)
        args = scene.decision().question.prompt_args(scene.match.table, scene.decision())
        assert args == {
            "action": f"action:{action}", "needed": f"worker:any+worker:{skilled}", "choice": "either"
        }  # fmt: skip
        scene.refuses([], rule="12.1", needed=f"worker:any+worker:{skilled}")
        scene.answer(["cleric", second])
        cost = {"cleric": -1, second: -1, "standing": 2}
        assert change(before, has(scene)) == together(cost, {resource: 3})
        scene.holds(seats={0: {"placed": {action: ["cleric", second]}}})
    scene = Scene("paladins", 2, seats=[{"workers": ["cleric", "fighter"]}])
    scene.answer(action)
    scene.refuses(["cleric", "fighter"], rule="9.9", needed=f"worker:any+worker:{skilled}")


@pytest.mark.rule("paladins:12.7", "paladins:9.15")
@pytest.mark.parametrize(("action", "skilled"), [("hunt", "scout"), ("trade", "merchant")])
def test_no_second_worker_is_added_later(action: str, skilled: str) -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["labourer", skilled]}])
    scene.answer(action, ["labourer"])
    scene.answer("conspire", seat=1)
    scene.refuses(action, rule="12.7", action=f"action:{action}")
    scene = Scene("paladins", 2, seats=[{"workers": [skilled], "placed": {action: ["labourer", skilled]}}])
    scene.refuses(action, rule="9.15", action=f"action:{action}")


# -- Pray --------------------------------------------------------------------------------------------------------------


def praying(**words: object) -> Scene:
    return Scene("paladins", 2, seats=[{"workers": ["cleric"], "silver": 2} | words])


@pytest.mark.rule("paladins:13.1", "paladins:13.2", "paladins:9.10")
def test_a_cleric_and_two_silver() -> None:
    praying(silver=1).refuses("pray", rule="13.2", price=2, silver=1)
    praying(workers=["scout", "labourer"]).refuses("pray", rule="13.1", needed="worker:cleric")
    praying(workers=["criminal"]).offers("pray")
    scene = praying(placed={"hunt": ["labourer"]})
    before = has(scene)
    scene.answer("pray", "hunt")
    assert change(before, has(scene)) == {"cleric": -1, "silver": -2}
    scene.holds(seats={0: {"placed": {"pray": ["cleric"], "hunt": []}}})


@pytest.mark.rule("paladins:13.3", "paladins:13.4")
def test_one_action_is_cleared_and_can_be_taken_again() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[{
            "workers": ["cleric", "labourer"], "silver": 2,
            "placed": {"hunt": ["labourer", "scout"], "attack": ["scout", "labourer", "fighter"]},
        }, {"workers": ["labourer"]}],
    )  # fmt: skip
    scene.refuses("hunt", rule="9.15")
    scene.answer("pray")
    scene.offers_only("hunt", "attack", "clear-nothing")
    scene.refuses("pray", rule="13.3")
    scene.refuses("trade", rule="13.3", action="action:trade")
    scene.answer("hunt")
    scene.logs("log-clears", rule="13.3", action="action:hunt", times=1)
    scene.holds(
        supply={"labourer": 19, "scout": 17, "cleric": 17},
        seats={0: {"placed": {"attack": ["scout", "labourer", "fighter"], "pray": ["cleric"]}}},
    )
    scene.answer("pass", [], seat=1)
    scene.offers("hunt")
    scene.refuses("attack", rule="9.15")
    scene.refuses("pray", rule="9.15")


@pytest.mark.rule("paladins:13.3")
def test_praying_need_not_clear_anything() -> None:
    scene = praying(placed={"hunt": ["labourer"]})
    scene.answer("pray", "clear-nothing")
    scene.holds(seats={0: {"silver": 0, "placed": {"hunt": ["labourer", None], "pray": ["cleric"]}}})
    scene.logs("log-clears-nothing", rule="13.3", times=1)
    scene.logs("log-clears", times=0)


@pytest.mark.rule("paladins:6.16", "paladins:13.3")
def test_prayer_does_not_reach_the_kings_favours() -> None:
    scene = Scene(
        "paladins", 2, round=3, favours=["supplies"], favour_workers={"supplies": "labourer"},
        seats=[{"workers": ["cleric", "labourer"], "silver": 2, "placed": {"hunt": ["labourer"]}}],
    )  # fmt: skip
    scene.refuses("favour:supplies", rule="6.15")
    scene.answer("pray")
    scene.offers_only("hunt", "clear-nothing")
    scene.answer("hunt")
    scene.holds(favour_workers={"supplies": "labourer"})
    scene.answer("conspire", seat=1)
    scene.refuses("favour:supplies", rule="6.15")


# -- Conspire ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:14.1", "paladins:14.2", "paladins:14.3")
@pytest.mark.parametrize("kind", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_any_worker_for_a_criminal_and_a_suspicion(kind: str) -> None:
    scene = Scene("paladins", 2, suspicion_deck=[1], pool=5, seats=[{"workers": [kind]}])
    before = has(scene)
    scene.answer("conspire")
    gained = {"criminal": 1, "suspicions": 1, "silver": 1, "pool": -1}
    assert change(before, has(scene)) == together({kind: -1, "standing": 1}, gained)
    scene.holds(seats={0: {"placed": {"conspire": [kind]}}})

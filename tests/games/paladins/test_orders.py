"""Standing orders of Paladins, and which workers are suggested."""

from typing import Any

import pytest

from regnum.games import find
from regnum.scenes import Scene
from regnum.suggesting import suggest

ORDERS = {order.key: order for order in find("paladins").orders}


def suggested(scene: Scene) -> list[str] | None:
    found = suggest(scene.match, scene.match.decisions[0])
    return None if found is None else sorted(option.key.partition(":")[2] for option in found.part)


def answered(scene: Scene, key: str) -> object:
    d = scene.match.decisions[0]
    assert d.question.name == ORDERS[key].question
    return ORDERS[key].answer(scene.match.table, d, 0)


def alone(*workers: str, **seat: Any) -> Scene:
    return Scene("paladins", 2, seats=[{"workers": list(workers), "silver": 9, "provisions": 9, **seat}, {}])


@pytest.mark.rule("paladins:9.8", "paladins:9.10")
def test_labourers_are_suggested_before_others_and_a_criminal_last() -> None:
    scene = alone("labourer", "labourer", "scout", "fighter", "criminal")
    scene.answer("develop").asks("place-workers")
    assert suggested(scene) == ["labourer", "labourer"]
    scene = alone("scout", "fighter", "criminal")
    scene.answer("develop").asks("place-workers")
    assert suggested(scene) == ["fighter", "scout"]


@pytest.mark.rule("paladins:12.1")
def test_how_many_go_hunting_is_not_suggested() -> None:
    scene = alone("labourer", "scout")
    scene.answer("hunt").asks("place-workers")
    assert suggested(scene) is None


@pytest.mark.rule("paladins:25.4", "paladins:25.6")
def test_who_passes_is_shown_to_keep_three_and_labourers_last() -> None:
    scene = alone("labourer", "labourer", "scout", "cleric")
    scene.answer("pass").asks("pass-keep")
    assert suggested(scene) == ["cleric", "labourer", "scout"]


@pytest.mark.rule("paladins:11.2")
def test_a_card_is_paid_for_in_silver() -> None:
    track = ["squire-1", "abbot-1", "peddler-1", "acolyte-1", "watchman-1"]
    scene = Scene("paladins", 2, townsfolk=track, seats=[{"workers": ["labourer", "fighter"], "silver": 9}, {}])
    scene.answer("recruit").answer("squire-1")
    assert answered(scene, "pay-in-silver") == "pay-silver"


@pytest.mark.rule("paladins:41.1")
def test_townsfolk_act_in_the_order_they_joined() -> None:
    scene = alone("labourer", "labourer", crew=["architect-3", "architect-1"])
    scene.answer("develop").answer("commission-1")
    assert answered(scene, "townsfolk-in-order") == scene.match.decisions[0].options[0].key


@pytest.mark.rule("paladins:24.9")
def test_at_an_inquisition_they_do_so_too() -> None:
    crew = ["conspirator-1", "peddler-1", "squire-1"]
    seat = {"workers": ["labourer"], "suspicions": [0, 1], "crew": crew}
    scene = Scene("paladins", 2, pool=1, suspicion_deck=[1], seats=[seat, {}])
    scene.answer("conspire").asks("inquisition-ability")
    assert answered(scene, "hearing-in-order") == scene.match.decisions[0].options[0].key

"""What the journal says of the solo opponent: what it did and why, line by line."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.solo.facing import facing


def told(scene: Scene) -> list[str]:
    """The journal as anybody reads it: "scheme 32.2 scheme=scheme:attack"."""
    return [
        " ".join(
            [line.message.removeprefix("log-"), line.rule, *(f"{name}={said}" for name, said in line.args.items())]
        )
        for line in scene.match.journal(None)
    ]


@pytest.mark.rule("paladins:31.1", "paladins:32.2", "paladins:34.1", "paladins:34.2", "paladins:34.6", "paladins:32.12")
def test_commission_with_workers_of_any_kind() -> None:
    scene = facing(
        "commission",
        townsfolk=[None, "squire-1", None, None, None],
        opponent={"workers": ["scout", "scout", "merchant", "merchant"], "resource": 2},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:commission",
        "places 31.1 player=opponent action=action:commission workers=worker:scout+worker:scout+worker:merchant",
        "opponent-prefers 34.5 space=space:1",
        "commissions 15.10 player=opponent region=1",
        "marker-points 30.9 space=2 card=townsfolk:squire-1 place=2",
        "dismisses 33.1 player=opponent townsfolk=townsfolk:squire-1",
        "gains-worker 31.1 player=opponent worker=worker:fighter",
        "raises 42.1 player=opponent attribute=attribute:influence count=1 value=1",
    ]


@pytest.mark.rule("paladins:34.1", "paladins:34.2", "paladins:34.4", "paladins:34.5", "paladins:17.12")
def test_garrison() -> None:
    scene = facing(
        "garrison",
        townsfolk=[None, None, None, None, None],
        opponent={"strength": 3, "unpaid": 1, "workshops": {"garrison": [1]}},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:garrison",
        "places 31.1 player=opponent action=action:garrison workers=worker:labourer+worker:labourer",
        "opponent-prefers 34.5 space=space:1",
        "garrisons 17.10 player=opponent region=1",
        "raises 42.1 player=opponent attribute=attribute:faith count=1 value=1",
    ]


@pytest.mark.rule("paladins:34.3", "paladins:32.4", "paladins:32.3")
def test_a_region_out_of_reach() -> None:
    scene = facing("garrison", townsfolk=[None, None, "squire-1", None, None], opponent={"strength": 0, "resource": 5})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:garrison",
        "opponent-no-space 34.3 action=action:garrison attribute=attribute:strength value=0",
        "opponent-falls-back 32.5 action=action:recruit",
        "places 31.1 player=opponent action=action:recruit workers=worker:labourer",
        "marker-goes-round 30.11 space=5 card=townsfolk:squire-1 place=3",
        "dismisses 33.1 player=opponent townsfolk=townsfolk:squire-1",
        "gains-worker 31.1 player=opponent worker=worker:fighter",
    ]


@pytest.mark.rule("paladins:32.3", "paladins:32.5", "paladins:33.1")
def test_too_few_workers() -> None:
    scene = facing("fortify", workers=1, townsfolk=["squire-1", None, None, None, None])
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:fortify",
        "opponent-too-few 32.3 action=action:fortify needed=3 count=1",
        "opponent-falls-back 32.5 action=action:recruit",
        "places 31.1 player=opponent action=action:recruit workers=worker:labourer",
        "marker-points 30.9 space=1 card=townsfolk:squire-1 place=1",
        "dismisses 33.1 player=opponent townsfolk=townsfolk:squire-1",
        "gains-worker 31.1 player=opponent worker=worker:fighter",
    ]


@pytest.mark.rule("paladins:32.4", "paladins:33.4", "paladins:33.7")
def test_a_blocked_action() -> None:
    scene = facing(
        "fortify", opponent={"placed": {"fortify": ["labourer", "labourer", "labourer"], "recruit": ["scout"]}}
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:fortify",
        "opponent-blocked 32.4 action=action:fortify",
        "opponent-falls-back 32.5 action=action:pray",
        "places 31.1 player=opponent action=action:pray workers=worker:labourer",
        "clears 33.4 player=opponent action=action:fortify",
        "schemes-shuffled 33.7 count=12",
    ]


@pytest.mark.rule("paladins:30.10", "paladins:33.1", "paladins:33.2", "paladins:33.3")
def test_recruit_the_next_card() -> None:
    scene = facing("recruit", townsfolk=["abbot-1", None, None, "defender-2", None], opponent={"resource": 3})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:recruit",
        "places 31.1 player=opponent action=action:recruit workers=worker:labourer",
        "marker-goes-on 30.10 space=3 card=townsfolk:defender-2 place=4",
        "dismisses 33.1 player=opponent townsfolk=townsfolk:defender-2",
        "gains-worker 31.1 player=opponent worker=worker:labourer",
        "resource-marker 30.2 count=1 space=4",
    ]


@pytest.mark.rule("paladins:30.11", "paladins:33.1", "paladins:33.2")
def test_recruit_round_the_track() -> None:
    scene = facing("recruit", townsfolk=["abbot-1", "abbot-2", None, None, None], opponent={"resource": 3})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:recruit",
        "places 31.1 player=opponent action=action:recruit workers=worker:labourer",
        "marker-goes-round 30.11 space=3 card=townsfolk:abbot-1 place=1",
        "dismisses 33.1 player=opponent townsfolk=townsfolk:abbot-1",
        "gains-worker 31.1 player=opponent worker=worker:cleric",
        "gains-worker 31.1 player=opponent worker=worker:labourer",
    ]


@pytest.mark.rule("paladins:30.12", "paladins:36.1", "paladins:36.2", "paladins:36.3")
def test_the_sixth_outsider() -> None:
    scene = facing(
        "attack",
        outsiders=["viking-lookout", None, None, None, None, "viking-guardian"],
        opponent={"resource": 5, "strength": 11},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:attack",
        "places 31.1 player=opponent action=action:attack workers=worker:labourer+worker:labourer+worker:labourer",
        "marker-goes-on 30.12 space=5 card=outsider:viking-guardian place=6",
        "attacks 19.6 player=opponent outsider=outsider:viking-guardian",
        "raises 42.1 player=opponent attribute=attribute:influence count=1 value=1",
        "gains-worker 31.1 player=opponent worker=worker:merchant",
        "raises 30.5 player=opponent attribute=attribute:faith count=1 value=1",
        "resource-marker 30.2 count=1 space=1",
    ]


@pytest.mark.rule("paladins:30.9", "paladins:36.1", "paladins:36.4", "paladins:19.8")
def test_an_attack() -> None:
    scene = facing(
        "attack", outsiders=["viking-lookout", None, None, None, None, "viking-guardian"], opponent={"strength": 11}
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:attack",
        "places 31.1 player=opponent action=action:attack workers=worker:labourer+worker:labourer+worker:labourer",
        "marker-points 30.9 space=1 card=outsider:viking-lookout place=1",
        "attacks 19.6 player=opponent outsider=outsider:viking-lookout",
        "raises 42.1 player=opponent attribute=attribute:influence count=1 value=1",
        "gains-worker 31.1 player=opponent worker=worker:merchant",
    ]


@pytest.mark.rule("paladins:36.2", "paladins:32.4")
def test_no_outsider_to_attack() -> None:
    scene = facing(
        "attack",
        townsfolk=[None, None, None, None, None],
        outsiders=["viking-lookout", None, None, None, None, None],
        opponent={"strength": 0, "placed": {"pray": ["scout"]}},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:attack",
        "opponent-no-outsider 36.2 action=action:attack attribute=attribute:strength value=0",
        "opponent-falls-back 32.5 action=action:trade",
        "places 31.1 player=opponent action=action:trade workers=worker:labourer",
        "resource-marker 33.8 count=1 space=2",
    ]


@pytest.mark.rule("paladins:36.5", "paladins:36.7", "paladins:20.6")
def test_a_conversion() -> None:
    scene = facing("convert", outsiders=["viking-lookout", None, None, None, None, None], opponent={"resource": 1})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:convert",
        "places 31.1 player=opponent action=action:convert workers=worker:labourer+worker:labourer+worker:labourer",
        "marker-points 30.9 space=1 card=outsider:viking-lookout place=1",
        "converts 20.6 player=opponent outsider=outsider:viking-lookout",
        "raises 42.1 player=opponent attribute=attribute:strength count=1 value=1",
    ]


@pytest.mark.rule("paladins:36.6", "paladins:33.8")
def test_no_outsider_to_convert() -> None:
    scene = facing(
        "convert",
        townsfolk=[None, None, None, None, None],
        outsiders=[None, "viking-lookout", None, None, None, None],
        opponent={"faith": 1, "placed": {"pray": ["scout"]}},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:convert",
        "opponent-no-outsider 36.6 action=action:convert attribute=attribute:faith value=1",
        "opponent-falls-back 32.5 action=action:trade",
        "places 31.1 player=opponent action=action:trade workers=worker:labourer",
        "resource-marker 33.8 count=1 space=2",
    ]


@pytest.mark.rule("paladins:35.1", "paladins:35.2", "paladins:35.3", "paladins:35.4", "paladins:35.5")
def test_absolve() -> None:
    scene = facing("absolve", opponent={"suspicions": [0, 1], "unpaid": 1})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:absolve",
        "places 31.1 player=opponent action=action:absolve workers=worker:labourer+worker:labourer+worker:labourer",
        "turns-jar 35.2 number=1",
        "raises 42.1 player=opponent attribute=attribute:faith count=1 value=1",
        "discards-suspicions 42.6 player=opponent count=1",
        "pays-debt 23.3 player=opponent",
    ]


@pytest.mark.rule("paladins:35.1", "paladins:33.4")
def test_no_influence_to_absolve() -> None:
    scene = facing("absolve", townsfolk=[None, None, None, None, None], opponent={"jars": 1, "influence": 1})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:absolve",
        "opponent-influence 35.1 action=action:absolve attribute=attribute:influence value=1 needed=2",
        "opponent-falls-back 32.5 action=action:pray",
        "places 31.1 player=opponent action=action:pray workers=worker:labourer",
        "opponent-workers 33.6 count=1",
        "schemes-shuffled 33.7 count=12",
    ]


@pytest.mark.rule("paladins:35.6", "paladins:35.7", "paladins:35.8", "paladins:30.15")
def test_fortify() -> None:
    scene = facing("fortify", walls=["debt-or-silver"])
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:fortify",
        "places 31.1 player=opponent action=action:fortify workers=worker:labourer+worker:labourer+worker:labourer",
        "builds 16.10 player=opponent wall=wall:debt-or-silver number=1",
        "raises 42.1 player=opponent attribute=attribute:strength count=1 value=1",
        "opponent-takes-other 35.8 reward=reward:silver-2",
        "resource-marker 30.2 count=2 space=3",
    ]


@pytest.mark.rule("paladins:35.6", "paladins:33.6")
def test_no_influence_to_fortify() -> None:
    scene = facing("fortify", townsfolk=[None, None, None, None, None], opponent={"walls": ["scout"]})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:fortify",
        "opponent-influence 35.6 action=action:fortify attribute=attribute:influence value=0 needed=1",
        "opponent-falls-back 32.5 action=action:pray",
        "places 31.1 player=opponent action=action:pray workers=worker:labourer",
        "opponent-workers 33.6 count=1",
        "schemes-shuffled 33.7 count=12",
    ]


@pytest.mark.rule("paladins:33.9", "paladins:33.10", "paladins:33.11", "paladins:30.3")
def test_conspire() -> None:
    scene = facing("conspire", suspicion_deck=[2], opponent={"resource": 4})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:conspire",
        "places 31.1 player=opponent action=action:conspire workers=worker:labourer",
        "draws-suspicion 22.2 player=opponent suspicion=suspicion:tax-2",
        "returns-tax 30.3 count=2 left=3",
        "raises 30.5 player=opponent attribute=attribute:strength count=1 value=1",
        "resource-marker 30.3 count=2 space=1",
        "opponent-workers 33.10 count=2",
    ]


@pytest.mark.rule("paladins:33.12", "paladins:33.13", "paladins:32.5", "paladins:32.9")
def test_rest() -> None:
    scene = facing(
        "fortify",
        workers=2,
        opponent={"placed": {"recruit": ["scout"], "pray": ["scout"], "trade": ["scout"], "conspire": ["scout"]}},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:fortify",
        "opponent-too-few 32.3 action=action:fortify needed=3 count=2",
        "opponent-rests 33.13 count=2",
        "resource-marker 33.12 count=3 space=4",
    ]


@pytest.mark.rule("paladins:37.1", "paladins:37.4", "paladins:32.4")
def test_an_order() -> None:
    scene = facing(
        "kings-order",
        round=3,
        orders=["fortify", "convert", "commission"],
        townsfolk=[None, None, None, None, None],
        opponent={"placed": {"commission": ["labourer", "labourer", "labourer"]}, "faith": 0},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:kings-order",
        "opponent-order 37.1 order=order:commission",
        "opponent-blocked 32.4 action=action:commission",
        "opponent-order 37.1 order=order:convert",
        "places 31.1 player=opponent action=action:convert workers=worker:labourer+worker:labourer+worker:labourer",
        "marker-points 30.9 space=1 card=outsider:viking-adventurer place=1",
        "converts 20.6 player=opponent outsider=outsider:viking-adventurer",
        "raises 42.1 player=opponent attribute=attribute:strength count=1 value=1",
    ]


@pytest.mark.rule("paladins:37.3")
def test_no_order() -> None:
    scene = facing(
        "kings-order",
        round=1,
        orders=["fortify"],
        townsfolk=[None, None, None, None, None],
        opponent={"placed": {"fortify": ["labourer", "labourer", "labourer"]}},
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:kings-order",
        "opponent-order 37.1 order=order:fortify",
        "opponent-blocked 32.4 action=action:fortify",
        "opponent-falls-back 37.3 action=action:pray",
        "places 31.1 player=opponent action=action:pray workers=worker:labourer",
        "clears 33.4 player=opponent action=action:fortify",
        "schemes-shuffled 33.7 count=12",
    ]


@pytest.mark.rule("paladins:38.1", "paladins:38.4", "paladins:30.9")
def test_a_favour() -> None:
    scene = facing("kings-favour", round=4, favours=["supplies", "criminals"], opponent={"resource": 1})
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:kings-favour",
        "marker-points 30.9 space=1 card=favour:supplies place=1",
        "uses-favour 6.14 player=opponent favour=favour:supplies worker=worker:labourer",
        "resource-marker 30.2 count=2 space=3",
        "returns-tax 30.3 count=1 left=4",
        "resource-marker 30.3 count=1 space=4",
    ]


@pytest.mark.rule("paladins:38.3", "paladins:38.2")
def test_no_favour() -> None:
    scene = facing(
        "kings-favour",
        round=3,
        favours=["supplies"],
        favour_workers={"supplies": "scout"},
        townsfolk=[None, None, None, None, None],
    )
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:kings-favour",
        "opponent-no-favour 38.3",
        "opponent-falls-back 38.3 action=action:pray",
        "places 31.1 player=opponent action=action:pray workers=worker:labourer",
        "opponent-workers 33.6 count=1",
        "schemes-shuffled 33.7 count=13",
    ]


@pytest.mark.rule("paladins:32.9", "paladins:32.10")
def test_the_last_worker() -> None:
    scene = facing("fortify", workers=3, walls=["vp-2"])
    assert told(scene) == [
        "scheme 32.2 scheme=scheme:fortify",
        "places 31.1 player=opponent action=action:fortify workers=worker:labourer+worker:labourer+worker:labourer",
        "builds 16.10 player=opponent wall=wall:vp-2 number=1",
        "raises 42.1 player=opponent attribute=attribute:strength count=1 value=1",
        "opponent-finished 32.9",
    ]

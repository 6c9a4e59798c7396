"""What the journal says of everything that happens: message, rule and figures of each line, in order."""

import pytest

from regnum.scenes import Scene


def told(scene: Scene, seat: int | None) -> list[str]:
    """The journal as a seat reads it: "places 13.1 player=seat:0 action=action:pray workers=worker:cleric"."""
    return [
        " ".join(
            [line.message.removeprefix("log-"), line.rule, *(f"{name}={said}" for name, said in line.args.items())]
        )
        for line in scene.match.journal(seat)
    ]


@pytest.mark.rule("paladins:4.11", "paladins:5.2", "paladins:6.4", "paladins:7.1", "paladins:7.3", "paladins:7.14")
def test_a_first_round() -> None:
    scene = Scene(
        "paladins",
        2,
        phase="setup",
        first=0,
        turn=1,
        townsfolk=["abbot-2", "acolyte-2", "squire-1", "peddler-1", "watchman-1"],
        townsfolk_deck=["defender-1", "defender-2"],
        orders=["fortify"],
        tavern_deck=["1", "7", "8"],
        seats=[{"deck": ["anseis", "ivon", "roland"]}, {"deck": ["oliver", "otton", "samson"]}],
    )
    scene.answer("abbot-2")
    scene.answer("acolyte-2")
    scene.answer(["roland", "anseis", "ivon"], seat=0)
    scene.answer(["otton", "oliver", "samson"], seat=1)
    scene.answer("tavern:7")
    scene.answer("tavern:1")
    assert told(scene, 0) == [
        "recruits 4.11 player=seat:1 townsfolk=townsfolk:abbot-2",
        "gains-provisions 42.2 player=seat:1 count=1",
        "recruits 4.11 player=seat:0 townsfolk=townsfolk:acolyte-2",
        "gains-silver 42.3 player=seat:0 count=1",
        "new-townsfolk 8.4 townsfolk=townsfolk:defender-1+townsfolk:defender-2",
        "round 6.1 round=1 player=seat:0",
        "reveals-order 6.4 order=order:fortify points=4",
        "tavern 7.1 cards=tavern:1+tavern:7+tavern:8 count=3",
        "draws-paladins-known 7.3 player=seat:0 count=3 paladins=paladin:anseis+paladin:ivon+paladin:roland",
        "draws-paladins 7.3 player=seat:1 count=3",
        "lays-paladin-known 7.4 player=seat:0 paladin=paladin:roland top=paladin:anseis bottom=paladin:ivon",
        "lays-paladin 7.4 player=seat:1",
        "reveals-paladin 7.13 player=seat:0 paladin=paladin:roland",
        "gains-worker 7.8 player=seat:0 worker=worker:fighter",
        "gains-worker 7.8 player=seat:0 worker=worker:labourer",
        "chooses-tavern 7.14 player=seat:0 card=tavern:7",
        "gains-worker 7.14 player=seat:0 worker=worker:merchant",
        "gains-worker 7.14 player=seat:0 worker=worker:merchant",
        "gains-worker 7.14 player=seat:0 worker=worker:labourer",
        "gains-worker 7.14 player=seat:0 worker=worker:labourer",
        "reveals-paladin 7.13 player=seat:1 paladin=paladin:otton",
        "gains-worker 7.8 player=seat:1 worker=worker:merchant",
        "gains-worker 7.8 player=seat:1 worker=worker:merchant",
        "chooses-tavern 7.14 player=seat:1 card=tavern:1",
        "gains-worker 7.14 player=seat:1 worker=worker:cleric",
        "gains-worker 7.14 player=seat:1 worker=worker:scout",
        "gains-worker 7.14 player=seat:1 worker=worker:labourer",
        "gains-worker 7.14 player=seat:1 worker=worker:labourer",
        "actions-begin 7.18 player=seat:0",
    ]


@pytest.mark.rule("paladins:8.2", "paladins:8.4", "paladins:8.6", "paladins:8.8", "paladins:6.6", "paladins:25.4")
def test_the_next_round() -> None:
    scene = Scene(
        "paladins",
        2,
        round=2,
        orders=["fortify", "attack", "convert"],
        favours=["tax"],
        tavern=["1", "7", "8"],
        tavern_deck=["9", "10", "11"],
        townsfolk=[None, "squire-1", None, "abbot-1", "abbot-2"],
        townsfolk_deck=["defender-1", "defender-2", "acolyte-1"],
        outsiders=["viking-thief", None, "viking-traitor", None, "saracen-hunter", "saracen-archer"],
        outsider_deck=["saracen-warrior", "viking-guardian", "viking-lookout"],
        seats=[
            {"workers": ["labourer", "scout"], "on_top": ["anseis", "ivon", "roland"]},
            {"workers": [], "on_top": ["anseis", "ivon", "roland"]},
        ],
    )
    scene.answer("pass")
    scene.answer(["scout", "labourer"])
    assert told(scene, 0) == [
        "passes 25.2 player=seat:0",
        "keeps 25.4 player=seat:0 workers=worker:labourer+worker:scout",
        "passes 25.2 player=seat:1",
        "townsfolk-leaves 8.2 townsfolk=townsfolk:abbot-2",
        "new-townsfolk 8.4 townsfolk=townsfolk:defender-1+townsfolk:defender-2+townsfolk:acolyte-1",
        "outsider-leaves 8.6 outsider=outsider:viking-thief",
        "new-outsiders 8.8 outsiders=outsider:saracen-warrior+outsider:viking-guardian+outsider:viking-lookout",
        "round 6.1 round=3 player=seat:1",
        "reveals-order 6.4 order=order:convert points=8",
        "reveals-favour 6.4 favour=favour:tax",
        "tavern 7.1 cards=tavern:9+tavern:10+tavern:11 count=3",
        "draws-paladins-known 7.3 player=seat:0 count=3 paladins=paladin:anseis+paladin:ivon+paladin:roland",
        "draws-paladins 7.3 player=seat:1 count=3",
    ]


@pytest.mark.rule("paladins:25.2", "paladins:25.10", "paladins:8.1")
def test_the_last_pass() -> None:
    scene = Scene("paladins", 2, round=7, seats=[{"workers": []}, {"workers": []}])
    assert told(scene, 0) == [
        "passes 25.2 player=seat:0",
        "passes 25.2 player=seat:1",
        "over 25.10",
    ]


@pytest.mark.rule("paladins:10.1", "paladins:10.2", "paladins:10.3", "paladins:10.7", "paladins:41.1")
def test_develop() -> None:
    scene = Scene(
        "paladins",
        2,
        seats=[{"silver": 4, "workers": ["labourer", "scout"], "crew": ["architect-2"], "paladin": "samson"}],
    )
    scene.answer("develop")
    scene.answer("attack-2")
    assert told(scene, 0) == [
        "places 10.1 player=seat:0 action=action:develop workers=worker:labourer+worker:scout",
        "pays-silver 10.2 player=seat:0 count=2",
        "workshop 10.3 player=seat:0 action=action:attack",
        "gains-worker 10.7 player=seat:0 worker=worker:scout",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:architect-2",
        "gains-provisions 42.2 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:11.2", "paladins:11.12", "paladins:11.15", "paladins:4.17")
def test_recruit() -> None:
    scene = Scene(
        "paladins",
        2,
        townsfolk=["abbot-2", None, None, None, None],
        seats=[{"silver": 3, "workers": ["labourer", "fighter"]}],
    )
    scene.answer("recruit")
    scene.answer("abbot-2")
    scene.answer("pay-silver")
    assert told(scene, 0) == [
        "places 11.12 player=seat:0 action=action:recruit workers=worker:labourer+worker:fighter",
        "pays-silver 11.2 player=seat:0 count=3",
        "recruits 11.12 player=seat:0 townsfolk=townsfolk:abbot-2",
        "gains-provisions 42.2 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:11.3", "paladins:11.7", "paladins:11.8", "paladins:42.10", "paladins:23.1")
def test_dismiss() -> None:
    scene = Scene(
        "paladins",
        2,
        townsfolk=["abbot-2", None, None, None, None],
        seats=[{"workers": ["labourer"], "placed": {"hunt": ["scout"]}}],
    )
    scene.answer("dismiss")
    scene.answer("abbot-2")
    scene.answer("hunt")
    assert told(scene, 0) == [
        "places 11.7 player=seat:0 action=action:recruit workers=worker:labourer",
        "takes-debt 11.3 player=seat:0",
        "dismisses 11.8 player=seat:0 townsfolk=townsfolk:abbot-2",
        "clears 42.10 player=seat:0 action=action:hunt",
    ]


@pytest.mark.rule("paladins:12.1", "paladins:12.3", "paladins:12.5", "paladins:7.10", "paladins:42.2")
def test_hunt() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["labourer", "scout"], "paladin": "girard"}])
    scene.answer("hunt")
    scene.answer(["labourer", "scout"])
    assert told(scene, 0) == [
        "places 12.1 player=seat:0 action=action:hunt workers=worker:labourer+worker:scout",
        "gains-provisions 42.2 player=seat:0 count=3",
        "paladin-helps 7.10 player=seat:0 paladin=paladin:girard",
        "gains-provisions 42.2 player=seat:0 count=2",
    ]


@pytest.mark.rule("paladins:12.4", "paladins:42.3", "paladins:9.1")
def test_trade() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["merchant"], "paladin": "otton"}])
    scene.answer("trade")
    assert told(scene, 0) == [
        "places 12.1 player=seat:0 action=action:trade workers=worker:merchant",
        "gains-silver 42.3 player=seat:0 count=1",
        "paladin-helps 7.10 player=seat:0 paladin=paladin:otton",
        "gains-silver 42.3 player=seat:0 count=2",
    ]


@pytest.mark.rule("paladins:13.1", "paladins:13.2", "paladins:13.3")
def test_pray() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["cleric"], "silver": 2, "placed": {"hunt": ["scout"]}}])
    scene.answer("pray")
    scene.answer("hunt")
    assert told(scene, 0) == [
        "places 13.1 player=seat:0 action=action:pray workers=worker:cleric",
        "pays-silver 13.2 player=seat:0 count=2",
        "clears 13.3 player=seat:0 action=action:hunt",
    ]


@pytest.mark.rule("paladins:13.1", "paladins:13.3")
def test_pray_on_nothing() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["cleric"], "silver": 2}])
    scene.answer("pray")
    assert told(scene, 0) == [
        "places 13.1 player=seat:0 action=action:pray workers=worker:cleric",
        "pays-silver 13.2 player=seat:0 count=2",
        "clears-nothing 13.3 player=seat:0",
    ]


@pytest.mark.rule("paladins:14.1", "paladins:14.2", "paladins:21.1", "paladins:22.2", "paladins:22.5", "paladins:42.5")
def test_conspire() -> None:
    scene = Scene(
        "paladins",
        2,
        pool=5,
        suspicion_deck={"only": [2]},
        suspicion_discard=[0, 1],
        seats=[{"workers": ["labourer"], "paladin": "gerin"}],
    )
    scene.answer("conspire")
    assert told(scene, 0) == [
        "places 14.1 player=seat:0 action=action:conspire workers=worker:labourer",
        "gains-worker 42.5 player=seat:0 worker=worker:criminal",
        "draws-suspicion 22.2 player=seat:0 suspicion=suspicion:tax-2",
        "suspicions-renewed 22.5 count=2",
        "takes-tax 21.1 player=seat:0 count=2 left=3",
        "paladin-helps 7.10 player=seat:0 paladin=paladin:gerin",
        "gains-silver 42.3 player=seat:0 count=2",
    ]


@pytest.mark.rule("paladins:15.1", "paladins:15.2", "paladins:15.5", "paladins:15.12", "paladins:42.1")
def test_commission() -> None:
    scene = Scene(
        "paladins",
        2,
        seats=[{"workers": ["scout", "labourer", "cleric"], "provisions": 1, "faith": 2, "crew": ["acolyte-2"]}],
    )
    scene.answer("commission")
    scene.answer("space:7")
    assert told(scene, 0) == [
        "places 15.1 player=seat:0 action=action:commission workers=worker:scout+worker:labourer+worker:cleric",
        "pays-provisions 15.2 player=seat:0 count=1",
        "commissions 15.10 player=seat:0 region=2",
        "gains-worker 42.5 player=seat:0 worker=worker:scout",
        "raises 42.1 player=seat:0 attribute=attribute:influence count=1 value=1",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:acolyte-2",
        "gains-silver 42.3 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:17.1", "paladins:17.2", "paladins:17.5", "paladins:17.12", "paladins:42.10")
def test_garrison() -> None:
    scene = Scene(
        "paladins",
        2,
        seats=[
            {"workers": ["merchant", "labourer", "fighter"], "provisions": 1, "strength": 5, "crew": ["watchman-2"]}
        ],
    )
    scene.answer("garrison")
    scene.answer("space:15")
    assert told(scene, 0) == [
        "places 17.1 player=seat:0 action=action:garrison workers=worker:merchant+worker:labourer+worker:fighter",
        "pays-provisions 17.2 player=seat:0 count=1",
        "garrisons 17.10 player=seat:0 region=3",
        "clears 42.10 player=seat:0 action=action:garrison",
        "raises 42.1 player=seat:0 attribute=attribute:faith count=1 value=1",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:watchman-2",
        "gains-silver 42.3 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:16.1", "paladins:16.2", "paladins:16.5", "paladins:16.10", "paladins:23.3", "paladins:41.4")
def test_fortify() -> None:
    scene = Scene(
        "paladins",
        2,
        walls=["debt-or-silver"],
        seats=[
            {
                "workers": ["merchant", "labourer", "scout"],
                "provisions": 1,
                "unpaid": 1,
                "crew": ["debt-collector-2", "gatekeeper-2"],
            }
        ],
    )
    scene.answer("fortify")
    scene.answer("gain:pay-debt-1")
    assert told(scene, 0) == [
        "places 16.1 player=seat:0 action=action:fortify workers=worker:merchant+worker:labourer+worker:scout",
        "pays-provisions 16.2 player=seat:0 count=1",
        "builds 16.10 player=seat:0 wall=wall:debt-or-silver number=1",
        "raises 42.1 player=seat:0 attribute=attribute:strength count=1 value=1",
        "pays-debt 23.3 player=seat:0",
        "townsfolk-acts 41.4 player=seat:0 townsfolk=townsfolk:debt-collector-2",
        "gains-worker 42.5 player=seat:0 worker=worker:fighter",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:gatekeeper-2",
        "gains-silver 42.3 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:18.1", "paladins:18.2", "paladins:18.5", "paladins:18.7", "paladins:18.10", "paladins:42.6")
def test_absolve() -> None:
    scene = Scene(
        "paladins",
        2,
        seats=[{"workers": ["cleric", "labourer", "merchant"], "silver": 1, "suspicions": [0, 1], "crew": ["abbot-2"]}],
    )
    scene.answer("absolve")
    scene.answer("jar-space:6")
    assert told(scene, 0) == [
        "places 18.1 player=seat:0 action=action:absolve workers=worker:cleric+worker:labourer+worker:merchant",
        "pays-silver 18.2 player=seat:0 count=1",
        "absolves 18.7 player=seat:0 space=jar-space:6",
        "gains-provisions 42.2 player=seat:0 count=2",
        "discards-suspicions 42.6 player=seat:0 count=1",
        "raises 42.1 player=seat:0 attribute=attribute:faith count=1 value=1",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:abbot-2",
        "gains-provisions 42.2 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:19.1", "paladins:19.4", "paladins:19.6", "paladins:19.8", "paladins:23.5", "paladins:42.7")
def test_attack() -> None:
    scene = Scene(
        "paladins",
        2,
        outsiders=["viking-vigilante", None, None, None, None, None],
        seats=[{"workers": ["scout", "labourer", "fighter"], "silver": 1, "unpaid": 1, "crew": ["defender-2"]}],
    )
    scene.answer("attack")
    scene.answer("viking-vigilante")
    assert told(scene, 0) == [
        "places 19.1 player=seat:0 action=action:attack workers=worker:scout+worker:labourer+worker:fighter",
        "pays-silver 19.4 player=seat:0 count=1",
        "attacks 19.6 player=seat:0 outsider=outsider:viking-vigilante",
        "raises 42.1 player=seat:0 attribute=attribute:influence count=1 value=1",
        "destroys-debts 23.5 player=seat:0 count=1",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:defender-2",
        "gains-provisions 42.2 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:20.1", "paladins:20.3", "paladins:20.6")
def test_convert() -> None:
    scene = Scene(
        "paladins",
        2,
        outsiders=["viking-vigilante", None, None, None, None, None],
        seats=[
            {
                "workers": ["fighter", "labourer", "cleric"],
                "silver": 1,
                "converted": ["viking-thief"],
                "crew": ["missionary-2"],
            }
        ],
    )
    scene.answer("convert")
    scene.answer("viking-vigilante")
    assert told(scene, 0) == [
        "places 20.1 player=seat:0 action=action:convert workers=worker:fighter+worker:labourer+worker:cleric",
        "pays-silver 20.3 player=seat:0 count=1",
        "converts 20.6 player=seat:0 outsider=outsider:viking-vigilante",
        "raises 42.1 player=seat:0 attribute=attribute:strength count=1 value=1",
        "townsfolk-acts 41.1 player=seat:0 townsfolk=townsfolk:missionary-2",
        "gains-provisions 42.2 player=seat:0 count=1",
    ]


@pytest.mark.rule("paladins:6.14", "paladins:9.2", "paladins:2.2", "paladins:23.1")
def test_a_favour_for_a_debt() -> None:
    scene = Scene("paladins", 2, round=3, favours=["credit"], seats=[{"workers": ["cleric"]}], supply={"merchant": 0})
    scene.answer("favour:credit")
    assert told(scene, 0) == [
        "uses-favour 6.14 player=seat:0 favour=favour:credit worker=worker:cleric",
        "takes-debt 6.14 player=seat:0",
        "gains-worker 42.5 player=seat:0 worker=worker:scout",
        "no-worker 2.2 player=seat:0 worker=worker:merchant",
        "gains-worker 42.5 player=seat:0 worker=worker:fighter",
    ]


@pytest.mark.rule("paladins:24.1", "paladins:24.2", "paladins:24.5", "paladins:24.9", "paladins:24.11")
def test_an_inquisition() -> None:
    scene = Scene(
        "paladins",
        2,
        round=3,
        favours=["supplies"],
        pool=1,
        seats=[{"workers": ["cleric"]}, {"suspicions": [0, 1, 2, 2], "crew": ["peddler-2", "conspirator-1"]}],
    )
    scene.answer("favour:supplies")
    scene.answer("peddler-2")
    assert told(scene, 0) == [
        "uses-favour 6.14 player=seat:0 favour=favour:supplies worker=worker:cleric",
        "gains-provisions 42.2 player=seat:0 count=2",
        "takes-tax 21.1 player=seat:0 count=1 left=0",
        "inquisition 24.1",
        "townsfolk-acts 24.9 player=seat:1 townsfolk=townsfolk:peddler-2",
        "gains-provisions 42.2 player=seat:1 count=2",
        "townsfolk-acts 24.9 player=seat:1 townsfolk=townsfolk:conspirator-1",
        "discards-suspicions 42.6 player=seat:1 count=1",
        "takes-debt 24.2 player=seat:1",
        "discards-suspicions 24.5 player=seat:1 count=1",
        "fills-pool 24.11 count=5",
    ]


@pytest.mark.rule("paladins:8.10", "paladins:8.11", "paladins:7.1")
def test_a_tavern_deck_that_runs_out() -> None:
    gone = [str(number) for number in range(4, 23)]
    seats = [{"workers": []}, {"workers": []}]
    # Two cards are left for three: the third comes from the discards, those of the round just over among them.
    scene = Scene("paladins", 2, tavern=["1", "2", "3"], tavern_discard=gone, tavern_deck=["23", "24"], seats=seats)
    lines = [line for line in told(scene, None) if line.startswith("tavern")]
    assert lines[0] == "tavern-renewed 8.11 count=22"
    assert lines[1].startswith("tavern 7.1 cards=tavern:23+tavern:24+")
    assert len(lines) == 2
    scene.holds(tavern_deck=21, tavern_discard=[])


@pytest.mark.rule("paladins:7.3", "paladins:7.4", "paladins:7.5", "paladins:7.6", "paladins:7.13", "paladins:3.12")
def test_what_others_are_told_of_paladins() -> None:
    seats = [{"drawn": ["anseis", "ivon", "roland"]}, {"drawn": ["oliver", "otton", "samson"]}]
    scene = Scene("paladins", 2, phase="paladins", tavern=["1", "7", "8"], seats=seats)
    scene.answer(["roland", "anseis", "ivon"], seat=0)
    scene.answer(["otton", "oliver", "samson"], seat=1)
    own = "lays-paladin-known 7.4 player=seat:1 paladin=paladin:otton top=paladin:oliver bottom=paladin:samson"
    assert told(scene, 1)[:3] == [
        "lays-paladin 7.4 player=seat:0",
        own,
        "reveals-paladin 7.13 player=seat:0 paladin=paladin:roland",
    ]
    assert told(scene, None)[:2] == ["lays-paladin 7.4 player=seat:0", "lays-paladin 7.4 player=seat:1"]
    drawing = Scene("paladins", 2, round=1, seats=[{"workers": []}, {"workers": []}])
    for seat in (0, 1):
        lines = [line for line in told(drawing, seat) if line.startswith("draws-paladins")]
        assert [line.startswith("draws-paladins-known") for line in lines] == [seat == 0, seat == 1]
    drawing.holds(seats=[{"deck": 9}, {"deck": 9}])
    assert told(drawing, None)[-2:] == [f"draws-paladins 7.3 player=seat:{seat} count=3" for seat in (0, 1)]

"""What we decided where the rulebook is silent: one test, of the same name, for each decision of rulings.md."""

import re
from importlib.resources import files
from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, has
from tests.games.paladins.solo.facing import facing


def test_every_decision_has_its_test() -> None:
    text = files("regnum.games.paladins").joinpath("rulings.md").read_text(encoding="utf-8")
    decisions = re.findall(r"^### (\w+)$", text, re.MULTILINE)
    assert len(decisions) == 31
    assert [name for name in decisions if f"test_{name}" not in globals()] == []


# -- supplies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:2.1", "paladins:2.2", "paladins:3.16", "paladins:42.5", "paladins:22.1")
def test_worker_supply() -> None:
    scene = Scene("paladins", 2, supply={"criminal": 0}, suspicion_deck=[2])
    scene.answer("conspire")
    scene.holds(seats={0: {"workers": [], "suspicions": [], "silver": 0}}, suspicion_deck=24)
    scene.logs("log-no-worker", rule="2.2", worker="worker:criminal", times=1)
    scene.logs("log-gains-worker", times=0)
    # Of two that are gained only one is there.
    one = Scene(
        "paladins", 2, supply={"labourer": 1}, townsfolk=[None, None, None, None, "debt-collector-1"],
        seats=[{"workers": ["scout"]}],
    )  # fmt: skip
    one.answer("dismiss", "debt-collector-1")
    one.holds(seats={0: {"workers": ["labourer"]}}, supply={"labourer": 0})
    one.logs("log-no-worker", times=1)
    # The other worker of a tavern card or a paladin is gained all the same.
    tavern = Scene(
        "paladins", 2, phase="tavern", tavern=["20", "7", "8"], supply={"cleric": 2, "fighter": 1},
        seats=[{"paladin": "otton"}, {"paladin": "gerin"}],
    )  # fmt: skip
    tavern.answer("tavern:20")
    tavern.holds(seats={0: {"workers": ["merchant", "merchant", "cleric", "cleric", "fighter"]}})


@pytest.mark.rule("paladins:2.14", "paladins:42.2", "paladins:42.3")
def test_silver_and_provisions() -> None:
    seats = [{"workers": ["labourer"], "silver": 60, "provisions": 60}, {"workers": ["labourer"], "silver": 60}]
    scene = Scene("paladins", 2, seats=seats)
    scene.answer("trade", "hunt")
    scene.holds(seats={0: {"silver": 61}, 1: {"provisions": 1}})


@pytest.mark.rule("paladins:3.8", "paladins:23.1", "paladins:23.2")
def test_debt_stack_empty() -> None:
    scene = Scene(
        "paladins", 2, round=7, townsfolk=["squire-1", None, None, None, None],
        seats=[{"workers": ["labourer"], "unpaid": 12, "paid": 3}, {"workers": [], "unpaid": 9}],
    )  # fmt: skip
    scene.sees(0, debts=0)
    scene.answer("dismiss", "squire-1")
    scene.holds(seats={0: {"unpaid": 13}})
    scene.sees(0, debts=0)
    scene.answer("pass")
    scene.scores(scores=[3 - 39, -27])


@pytest.mark.rule("paladins:16.10")
def test_wall_deck_empty() -> None:
    able = {"workers": ["merchant", "labourer", "scout"], "provisions": 9}
    Scene("paladins", 2, walls={"only": []}, seats=[able]).refuses("fortify", rule="16.10")
    Scene("paladins", 2, walls={"only": ["scout"]}, seats=[able]).offers("fortify")


@pytest.mark.rule("paladins:8.10", "paladins:8.11", "paladins:7.1")
def test_tavern_deck_empty() -> None:
    cards = [str(number) for number in range(1, 25)]
    seats = [{"workers": []}, {"workers": []}]
    # The last three are revealed: the deck stays empty until step 7 of this round.
    revealed = Scene(
        "paladins", 2, tavern=cards[:3], tavern_discard=cards[3:21], tavern_deck=cards[21:], seats=seats
    )  # fmt: skip
    revealed.holds(tavern=cards[21:], tavern_deck=0, tavern_discard=cards[:21])
    revealed.logs("log-tavern-renewed", times=0)
    refreshed = Scene("paladins", 2, tavern=cards[21:], tavern_discard=cards[:21], tavern_deck=[], seats=seats)
    refreshed.holds(tavern_deck=21, tavern_discard=[])
    refreshed.logs("log-tavern-renewed", rule="8.11", count=24, times=1)
    short = Scene(
        "paladins", 2, tavern=cards[:3], tavern_discard=cards[3:22], tavern_deck=cards[22:], seats=seats
    )  # fmt: skip
    assert short.state.tavern_row[:2] == (22, 23)
    short.holds(tavern_deck=21, tavern_discard=[])


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:9.8", "paladins:9.9", "paladins:9.10", "paladins:10.8")
@pytest.mark.parametrize(
    ("workers", "stand"),
    [
        (["scout", "merchant", "cleric"], ["merchant", "cleric", "scout"]),
        (["scout", "merchant", "criminal"], ["merchant", "criminal", "scout"]),
        (["scout", "criminal", "labourer"], ["criminal", "labourer", "scout"]),
        (["merchant", "criminal", "merchant"], ["merchant", "merchant", "criminal"]),
        (["scout", "criminal", "criminal"], ["criminal", "criminal", "scout"]),
        (["scout", "scout", "merchant"], ["merchant", "scout", "scout"]),
    ],
)
def test_spread_of_workers(workers: list[str], stand: list[str]) -> None:
    scene = Scene("paladins", 2, walls=["strength-2"], seats=[{"workers": workers, "provisions": 1}])
    scene.answer("fortify")
    assert scene.game.vocabulary.describe(scene.state)["seats"][0]["placed"]["fortify"] == stand


@pytest.mark.rule("paladins:11.3", "paladins:11.10")
def test_debt_for_dismissing() -> None:
    for space, serves in enumerate([True, True, False, False]):
        track: list[str | None] = [None] * 5
        track[space] = "squire-1"
        scene = Scene("paladins", 2, townsfolk=track, seats=[{"workers": ["labourer"]}])
        if serves:
            scene.answer("dismiss", "squire-1")
            scene.holds(seats={0: {"unpaid": 1, "workers": ["fighter"]}})
        else:
            scene.refuses("dismiss", rule="11.2", price=[3, 2, 2, 1][space], silver=0)


@pytest.mark.rule("paladins:13.3", "paladins:42.10")
def test_pray_clears_itself() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["cleric"], "silver": 2, "placed": {"hunt": ["scout"]}}])
    scene.answer("pray").refuses("pray", rule="13.3")
    icon = Scene(
        "paladins", 2,
        seats=[
            {"workers": ["scout", "labourer", "cleric"], "provisions": 1, "faith": 4, "placed": {"pray": ["cleric"]}},
        ],
    )  # fmt: skip
    icon.answer("commission", "space:15")
    icon.offers_only("pray", "commission")
    icon.answer("commission")
    icon.holds(seats={0: {"placed": {"pray": ["cleric"], "commission": []}, "monks": 1}})


@pytest.mark.rule("paladins:13.3")
def test_pray_on_nothing() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["cleric"], "silver": 2}])
    scene.answer("pray")
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"silver": 0, "placed": {"pray": ["cleric"]}}})
    scene.logs("log-clears-nothing", times=1)


@pytest.mark.rule("paladins:6.15", "paladins:8.12")
def test_favour_once_per_round() -> None:
    scene = Scene("paladins", 3, round=4, favours=["pray", "supplies"], seats=[{"workers": ["labourer", "scout"]}])
    scene.answer("favour:supplies", ["scout"])
    for seat in (1, 2):
        scene.refuses("favour:supplies", rule="6.15", seat=seat)
        scene.answer("hunt", seat=seat)
    scene.refuses("favour:supplies", rule="6.15", seat=0)
    scene.offers("favour:pray", seat=0)


# -- rewards -----------------------------------------------------------------------------------------------------------


def built(wall: str, **words: Any) -> Scene:
    seat = {"workers": ["merchant", "labourer", "scout"], "provisions": 1} | words
    scene = Scene("paladins", 2, walls=[wall], seats=[seat])
    return scene.answer("fortify")


@pytest.mark.rule("paladins:16.11", "paladins:42.1", "paladins:42.6", "paladins:42.8", "paladins:21.2")
def test_useless_reward() -> None:
    # Without a debt or a suspicion the silver is all that is left, and nobody is asked.
    for wall in ("debt-or-silver", "suspicion-or-silver"):
        scene = built(wall)
        scene.asks("turn-action", seat=1)
        scene.holds(seats={0: {"silver": 2}})
    built("debt-or-silver", unpaid=1).offers_only("gain:pay-debt-1", "gain:silver-2")
    built("suspicion-or-silver", suspicions=[0]).offers_only("gain:remove-suspicion-1", "gain:silver-2")
    favour: dict[str, Any] = {"round": 3, "favours": ["attribute"]}
    seat = {"workers": ["criminal"], "faith": 12, "influence": 11}
    scene = Scene("paladins", 2, **favour, seats=[seat])
    scene.answer("favour:attribute")
    scene.offers_only("gain:influence-1", "gain:strength-1")
    scene.refuses("gain:faith-1", rule="16.11", reward="reward:faith-1")
    full = Scene("paladins", 2, **favour, seats=[seat | {"influence": 12, "strength": 12}])
    full.answer("favour:attribute")
    full.asks("turn-action", seat=1)
    full.holds(favour_workers={"attribute": "criminal"})
    # Nor can a Develop be chosen with all workshops moved, nor two workers of whom none is left.
    develop: dict[str, Any] = {"round": 3, "favours": ["develop"]}
    seat = {"workers": ["merchant"], "provisions": 1}
    scene = Scene("paladins", 2, **develop, seats=[seat | {"workshops": 8}])
    scene.answer("favour:develop")
    scene.holds(seats={0: {"workers": ["fighter", "cleric"]}})
    scene = Scene("paladins", 2, **develop, supply={"fighter": 0, "cleric": 0}, seats=[seat])
    scene.answer("favour:develop")
    scene.asks("develop-where", seat=0)
    scene = Scene("paladins", 2, **develop, supply={"fighter": 0}, seats=[seat])
    scene.answer("favour:develop").offers_only("gain:free-develop-1", "gain:fighter+cleric")
    # Tax is never skipped.
    scene = Scene(
        "paladins", 2, pool=1, townsfolk=[None, None, None, None, "architect-3"],
        seats=[{"workers": ["labourer"], "suspicions": [0]}],
    )  # fmt: skip
    scene.answer("dismiss", "architect-3")
    scene.holds(seats={0: {"silver": 2, "unpaid": 1}})


@pytest.mark.rule("paladins:41.1", "paladins:42.4", "paladins:7.10")
def test_order_of_rewards() -> None:
    def attacked(*answers: str, crew: list[str]) -> Scene:
        scene = Scene(
            "paladins", 2, pool=1, outsiders=["viking-lookout", None, None, None, None, None],
            seats=[{
                "workers": ["scout", "labourer", "fighter"], "paladin": "engelier", "suspicions": [0], "crew": crew,
            }],
        )  # fmt: skip
        scene.answer("attack", "viking-lookout")
        return scene.answer(*answers)

    wanted = [
        "log-attacks", "log-raises", "log-gains-worker", "log-paladin-helps", "log-gains-silver", "log-townsfolk-acts",
    ]  # fmt: skip
    told = [line.message for line in attacked(crew=["defender-1"]).match.lines]
    assert told[told.index("log-attacks") :][:6] == wanted
    # With a tax among them their owner decides who acts first, and only then.
    scene = attacked(crew=["defender-1", "defender-3", "defender-2"])
    scene.asks("townsfolk-order", seat=0)
    scene.offers_only("defender-1", "defender-3", "defender-2")
    scene.answer("defender-2")
    scene.offers_only("defender-1", "defender-3")
    scene.answer("defender-3")
    # What is left is no choice any more.
    scene.asks("turn-action", seat=1)
    acted = [line.args["townsfolk"] for line in scene.match.lines if line.message == "log-townsfolk-acts"]
    assert acted == ["townsfolk:defender-2", "townsfolk:defender-3", "townsfolk:defender-1"]
    scene = attacked(crew=["defender-2", "defender-1"])
    scene.asks("turn-action", seat=1)
    acted = [line.args["townsfolk"] for line in scene.match.lines if line.message == "log-townsfolk-acts"]
    assert acted == ["townsfolk:defender-2", "townsfolk:defender-1"]
    attacked(crew=["defender-1", "gatekeeper-3"]).asks("turn-action", seat=1)


@pytest.mark.rule("paladins:4.17", "paladins:41.1", "paladins:42.9")
def test_free_recruit_and_its_own_action() -> None:
    seat = {"workers": ["scout", "labourer", "cleric"], "provisions": 1, "crew": ["acolyte-1"]}
    scene = Scene("paladins", 2, townsfolk=["acolyte-2", None, None, None, None], seats=[seat])
    scene.answer("commission", "space:1")
    # Acolyte 2 gave its silver for joining, and not another for this commission; Acolyte 1 acts.
    scene.holds(seats={0: {"silver": 1, "crew": ["acolyte-1", "acolyte-2"], "workers": ["labourer"]}})
    scene.logs("log-townsfolk-acts", times=1)


@pytest.mark.rule("paladins:10.3", "paladins:10.7", "paladins:41.2")
@pytest.mark.card("paladins:favour:develop", "paladins:townsfolk:architect-1")
def test_free_develop() -> None:
    seat = {
        "workers": ["merchant"],
        "provisions": 1,
        "crew": ["architect-1"],
        "placed": {"develop": ["scout", "scout"]},
    }
    scene = Scene("paladins", 2, round=3, favours=["develop"], seats=[seat])
    before = has(scene)
    scene.answer("favour:develop", "gain:free-develop-1", "convert-1")
    # Neither workers nor silver, and though Develop itself is occupied; the scout and the Architect's labourer come.
    gained = {"merchant": -1, "provisions": -1, "workshops": 1, "scout": 1, "labourer": 1}
    assert change(before, has(scene)) == gained


@pytest.mark.rule("paladins:40.4")
@pytest.mark.card("paladins:outsider:saracen-hunter")
def test_hunter_counts_the_crew() -> None:
    scene = Scene(
        "paladins", 2, round=7, townsfolk=[None, None, None, None, "squire-1"],
        seats=[
            {"workers": ["labourer"], "crew": ["abbot-1"], "converted": ["saracen-hunter"]},
            {"workers": [], "crew": ["abbot-2", "abbot-3"], "converted": ["byzantine-hunter"]},
        ],
    )  # fmt: skip
    # Whoever is dismissed never joins a crew.
    scene.answer("dismiss", "squire-1")
    scene.answer("pass")
    scene.scores(scores=[0, 1])


# -- inquisition -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:24.9", "paladins:24.10")
def test_inquisition_order() -> None:
    seat = {"suspicions": [0, 1], "crew": []}
    scene = Scene(
        "paladins", 3, round=3, first=1, favours=["supplies"], pool=1,
        seats=[
            seat | {"crew": ["conspirator-1", "peddler-1"]},
            seat | {"crew": ["conspirator-2", "peddler-2"]},
            seat | {"crew": ["peddler-3"]},
        ],
    )  # fmt: skip
    scene.answer("favour:supplies", seat=1)
    # From the active player on; seat 2 has a single card and is not asked.
    scene.asks("inquisition-ability", seat=1)
    scene.answer("peddler-2")
    scene.holds(seats={2: {"silver": 2}})
    scene.asks("inquisition-ability", seat=0)
    scene.answer("peddler-1")
    acted = [line.args["townsfolk"] for line in scene.match.lines if line.message == "log-townsfolk-acts"]
    assert acted == [
        f"townsfolk:{card}" for card in ("peddler-2", "conspirator-2", "peddler-3", "peddler-1", "conspirator-1")
    ]


@pytest.mark.rule("paladins:24.11", "paladins:22.6")
def test_inquisition_without_empty_pool() -> None:
    zeros_and_ones = [0] * 6 + [1] * 6
    rest = [1] * 2 + [2] * 10
    scene = Scene("paladins", 2, pool=3, seats=[{"suspicions": zeros_and_ones}, {"suspicions": rest}])
    scene.answer("conspire")
    # Both had twelve and gave up six; the pool was filled up to 5, not with 5 more.
    scene.logs("log-fills-pool", rule="24.11", count=5, times=1)
    tax = scene.state.players[0].silver
    scene.holds(pool=5 - tax, seats={0: {"unpaid": 1}, 1: {"unpaid": 1}})
    assert tax in (1, 2)


@pytest.mark.rule("paladins:24.1", "paladins:22.9")
def test_inquisition_during_a_reward() -> None:
    scene = Scene(
        "paladins", 2, pool=1, outsiders=["viking-barbarian", None, None, None, None, None],
        seats=[{"workers": ["scout", "labourer", "fighter"], "strength": 1, "suspicions": [0]}],
    )  # fmt: skip
    scene.answer("attack", "viking-barbarian")
    told = [line.message for line in scene.match.lines]
    assert told.index("log-takes-tax") < told.index("log-inquisition") < told.index("log-fills-pool")
    assert told.index("log-fills-pool") < told.index("log-gains-provisions")


# -- rounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:25.4", "paladins:25.6")
def test_kept_workers() -> None:
    workers = ["scout", "cleric", "criminal", "labourer"]
    for kept in ([], ["criminal"], ["labourer", "scout", "cleric"]):
        scene = Scene("paladins", 2, seats=[{"workers": workers}])
        scene.answer("pass", kept)
        scene.holds(seats={0: {"workers": kept, "passed": True}})
        scene.sees(1, players={0: {"board": {"workers": [f"worker:{kind}" for kind in kept]}}})
        scene.logs("log-keeps", times=int(bool(kept)))
    scene = Scene("paladins", 2, seats=[{"workers": workers}])
    scene.answer("pass")
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision()) == {"count": 3}
    # In the last round there is nothing to keep them for.
    last = Scene("paladins", 2, round=7, seats=[{"workers": workers}])
    last.answer("pass")
    last.asks("turn-action", seat=1)
    last.holds(seats={0: {"workers": []}})
    sixth = Scene("paladins", 2, round=6, seats=[{"workers": workers}])
    sixth.answer("pass")
    sixth.asks("pass-keep", seat=0)


@pytest.mark.rule("paladins:25.6", "paladins:25.9", "paladins:41.5")
def test_workers_after_passing() -> None:
    kept = ["scout", "cleric", "fighter"]
    scene = Scene(
        "paladins", 2, round=3, favours=["supplies"], pool=1,
        seats=[
            {"workers": ["labourer"]},
            {"workers": kept, "passed": True, "suspicions": [0, 0], "crew": ["peddler-1"]},
        ],
    )  # fmt: skip
    scene.answer("favour:supplies")
    # Four workers now, and there are still four when the next round begins.
    scene.holds(round=4, seats={1: {"workers": ["labourer", *kept]}})


@pytest.mark.rule("paladins:7.7")
def test_used_paladins() -> None:
    scene = Scene(
        "paladins", 2, round=4, seats=[{"workers": [], "paladin": "roland", "used": ["otton"]}, {"workers": []}]
    )
    scene.sees(1, players={0: {"used": ["paladin:otton", "paladin:roland"], "paladin": None, "paladin_laid": False}})
    scene.sees(None, players={0: {"used": ["paladin:otton", "paladin:roland"], "deck": 7}})


@pytest.mark.rule("paladins:19.8", "paladins:40.8")
def test_attacked_outsiders() -> None:
    scene = Scene("paladins", 2, seats=[{"attacked": ["saracen-archer", "viking-thief"]}])
    for seat in (0, 1, None):
        scene.sees(seat, players={0: {"board": {"attacked": ["outsider:saracen-archer", "outsider:viking-thief"]}}})


# -- the solo opponent -------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:31.1", "paladins:33.10")
def test_opponent_workers() -> None:
    some = {"labourer": 1, "scout": 2, "merchant": 3, "fighter": 0, "cleric": 0, "criminal": 18}
    scene = facing("conspire", workers=1, suspicion_deck=[0], supply=some)
    scene.holds(opponent={"workers": ["merchant", "scout"]}, supply={"merchant": 2, "scout": 1, "criminal": 18})


@pytest.mark.rule("paladins:32.11")
def test_scheme_deck_empty() -> None:
    scene = facing(opponent={"schemes": {"only": []}, "scheme": "attack", "schemes_discard": ["convert", "absolve"]})
    scene.logs("log-schemes-shuffled", rule="32.11", count=3, times=1)
    scene.holds(opponent={"schemes": 2, "schemes_discard": []})


@pytest.mark.rule("paladins:33.11")
def test_solo_conspire_marker() -> None:
    for tax in (0, 1, 2):
        scene = facing("conspire", workers=1, suspicion_deck=[tax], pool=5)
        scene.holds(pool=5 - tax, opponent={"resource": 1 + tax})


@pytest.mark.rule("paladins:30.15", "paladins:35.8")
def test_solo_pay_debt_without_debt() -> None:
    facing("fortify", walls=["debt-or-silver"], pool=4).holds(pool=4, opponent={"resource": 3})
    alone = facing("recruit", townsfolk=["abbot-3", None, None, None, None], pool=4)
    alone.holds(pool=3, opponent={"resource": 1})


@pytest.mark.rule("paladins:35.8", "paladins:30.14")
def test_solo_left_reward() -> None:
    facing("fortify", walls=["suspicion-or-silver"], pool=4).holds(pool=3, opponent={"resource": 1})
    favour: dict[str, Any] = {"round": 3, "favours": ["develop"]}
    developed = facing("kings-favour", workers=1, **favour)
    developed.holds(opponent={"workers": ["fighter", "cleric"]})
    attribute: dict[str, Any] = {"round": 3, "favours": ["attribute"]}
    facing("kings-favour", **attribute).holds(opponent={"faith": 1, "influence": 0, "strength": 0})
    facing("kings-favour", opponent={"faith": 12}, **attribute).holds(opponent={"faith": 12, "influence": 1})


@pytest.mark.rule("paladins:37.2", "paladins:37.3")
def test_solo_fulfilled_orders() -> None:
    orders: dict[str, Any] = {"round": 3, "orders": ["fortify", "convert", "commission"]}
    blocked = {"fortify": ["labourer"] * 3, "convert": ["labourer"] * 3}
    scene = facing("kings-order", opponent={"monks": 5, "placed": blocked, "faith": 12}, **orders)
    scene.holds(opponent={"monks": 6})


@pytest.mark.rule("paladins:39.10", "paladins:26.10", "paladins:26.11")
def test_solo_tie() -> None:
    def ends(person: dict[str, Any], opponent: dict[str, Any]) -> Scene:
        scene = Scene(
            "paladins", 1, round=7, orders=["commission", "garrison", "fortify"],
            seats=[{"workers": ["labourer"]} | person], opponent={"workers": [], "passed": True} | opponent,
        )  # fmt: skip
        return scene.answer("pass")

    ends({"paid": 2}, {"paid": 1}).scores(winners=[0])
    level = ends({"paid": 1}, {"paid": 1})
    level.scores(winners=[0])
    assert level.match.result is not None
    assert level.match.result.won_by == ("seat:0", "opponent")
    beaten = ends({"paid": 1}, {"paid": 2})
    beaten.scores(winners=[])
    assert beaten.match.result is not None
    assert beaten.match.result.won_by == ("opponent",)
    ends({"monks": 5}, {"faith": 7}).scores(scores=[6], winners=[0])
    ends({"paid": 1}, {"paid": 1, "suspicions": [0]}).scores(winners=[0])


@pytest.mark.rule("paladins:18.10", "paladins:42.6")
def test_suspicion_discards() -> None:
    """Nobody is asked whether they would rather keep it."""
    workers = ["cleric", "labourer", "merchant"]
    scene = Scene("paladins", 2, seats=[{"workers": workers, "silver": 1, "unpaid": 1, "suspicions": [0, 1, 2]}, {}])
    scene.answer("absolve")
    scene.asks("absolve-where", seat=0)
    pays_a_debt = next(
        option.key for option in scene.decision().options if option.args["reward"] == "reward:pay-debt-1"
    )
    scene.answer(pays_a_debt)
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"suspicions": [0, 1]}})
    scene.logs("log-discards-suspicions", player="seat:0", count=1, times=1)


@pytest.mark.rule("paladins:25.3", "paladins:39.1", "paladins:32.9", "paladins:32.10")
def test_solo_board_cleared() -> None:
    """Its workers are back in the supply while the person still plays."""
    side = {"placed": {"attack": ["scout", "scout", "fighter"]}}
    scene = facing("fortify", workers=3, walls=["vp-2"], opponent=side, supply={"scout": 0})
    scene.logs("log-opponent-finished", rule="32.9", times=1)
    scene.asks("turn-action", seat=0)
    scene.holds(round=1, opponent={"workers": [], "placed": {}}, supply={"scout": 2})

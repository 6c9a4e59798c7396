"""Tax, suspicion and debt (sections 21 to 23)."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import change, has

ALL = [0] * 6 + [1] * 8 + [2] * 10


@pytest.mark.rule("paladins:21.1", "paladins:42.4", "paladins:22.8")
@pytest.mark.parametrize(("pool", "left"), [(5, 3), (3, 1), (2, 5), (1, 5)])
def test_tax_comes_from_the_pool_and_the_rest_from_the_main_supply(pool: int, left: int) -> None:
    scene = Scene(
        "paladins", 2, round=3, favours=["tax"], pool=pool, seats=[{"workers": ["cleric"], "suspicions": [0, 1]}]
    )
    issued = scene.state.issued_silver
    scene.answer("favour:tax")
    scene.holds(pool=left, seats={0: {"silver": 2}})
    # An emptied pool is filled with 5 after the inquisition.
    emptied = pool <= 2
    scene.logs("log-inquisition", times=int(emptied))
    assert scene.state.issued_silver - issued == (2 - pool + 5 if emptied else 0)
    scene.logs("log-takes-tax", rule="21.1", count=2, left=max(0, pool - 2), times=1)


@pytest.mark.rule("paladins:21.2", "paladins:24.1")
def test_tax_is_compulsory_even_where_it_harms() -> None:
    scene = Scene(
        "paladins", 2, pool=1, outsiders=["viking-barbarian", None, None, None, None, None],
        seats=[{"workers": ["scout", "labourer", "fighter"], "strength": 1, "suspicions": [0, 0]}],
    )  # fmt: skip
    scene.answer("attack", "viking-barbarian")
    # Nobody asked: the last silver is taken, the inquisition comes, and the provision follows.
    scene.asks("turn-action", seat=1)
    scene.holds(pool=5, seats={0: {"silver": 1, "unpaid": 1, "suspicions": [0], "provisions": 1}})


@pytest.mark.rule("paladins:21.2", "paladins:41.1")
def test_the_tax_of_a_townsfolk_card_is_compulsory_too() -> None:
    scene = Scene(
        "paladins", 2, pool=1, outsiders=["viking-lookout", None, None, None, None, None],
        seats=[
            {"workers": ["scout", "labourer", "fighter"], "strength": 1, "suspicions": [0], "crew": ["defender-3"]},
            {},
        ],
    )  # fmt: skip
    scene.answer("attack", "viking-lookout")
    scene.holds(pool=5, seats={0: {"silver": 1, "unpaid": 1, "suspicions": [0]}})


@pytest.mark.rule("paladins:22.1", "paladins:22.2", "paladins:22.3", "paladins:22.9")
def test_each_criminal_brings_the_next_suspicion() -> None:
    scene = Scene("paladins", 2, round=3, favours=["criminals"], suspicion_deck=[1, 2, 0], pool=5)
    scene.answer("favour:criminals")
    scene.holds(pool=2, suspicion_deck=22, seats={0: {"suspicions": [1, 2], "silver": 3}})
    scene.sees(None, players={0: {"board": {"suspicions": ["suspicion:tax-1", "suspicion:tax-2"]}}})
    told = [line.message for line in scene.match.lines if line.message in ("log-draws-suspicion", "log-takes-tax")]
    assert told == ["log-draws-suspicion", "log-takes-tax"] * 2


@pytest.mark.rule("paladins:22.5")
def test_discarded_suspicions_become_a_new_deck() -> None:
    scene = Scene("paladins", 2, suspicion_deck={"only": [0]}, suspicion_discard=[1, 2, 2])
    scene.answer("conspire")
    scene.holds(suspicion_deck=3, suspicion_discard=[], seats={0: {"suspicions": [0]}})
    scene.logs("log-suspicions-renewed", rule="22.5", count=3, times=1)
    # The deck may also be found empty: then the card drawn is one of those discarded.
    scene = Scene("paladins", 2, suspicion_deck={"only": []}, suspicion_discard=[2, 2])
    scene.answer("conspire")
    scene.holds(suspicion_deck=1, suspicion_discard=[], seats={0: {"suspicions": [2], "silver": 2}})
    scene.logs("log-suspicions-renewed", rule="22.5", count=2, times=1)
    # And while cards are left in it, it stays as it is.
    scene = Scene("paladins", 2, suspicion_deck=[0, 1], suspicion_discard=[2])
    scene.answer("conspire")
    scene.holds(suspicion_deck=22, suspicion_discard=[2])
    scene.logs("log-suspicions-renewed", times=0)


@pytest.mark.rule("paladins:22.6", "paladins:22.7", "paladins:24.11")
def test_when_no_suspicion_is_left_an_inquisition_sets_some_free() -> None:
    scene = Scene("paladins", 2, seats=[{"suspicions": ALL[:11]}, {"suspicions": ALL[11:]}])
    scene.holds(suspicion_deck=0, suspicion_discard=[])
    scene.answer("conspire")
    # Seat 1 had most (13), took the debt and gave up six twos; one of them is drawn now.
    told = [line.message for line in scene.match.lines]
    assert told.index("log-inquisition") < told.index("log-draws-suspicion")
    scene.holds(
        suspicion_deck=5,
        pool=3,  # it was full, and stayed so until the tax of this suspicion
        seats={0: {"suspicions": [*ALL[:11], 2], "unpaid": 0, "silver": 2}, 1: {"suspicions": ALL[11:18], "unpaid": 1}},
    )
    assert len(scene.state.players[0].suspicions) == 12


@pytest.mark.rule("paladins:22.6")
def test_if_even_then_there_is_none_none_is_drawn() -> None:
    scene = Scene("paladins", 2, suspicion_deck={"only": []}, seats=[{}, {"suspicions": [1]}])
    scene.answer("conspire")
    # A single suspicion is not given up (24.6), so there is nothing to draw.
    scene.holds(seats={0: {"suspicions": [], "workers": ["criminal"]}, 1: {"suspicions": [1], "unpaid": 1}})
    scene.logs("log-inquisition", times=1)
    scene.logs("log-draws-suspicion", times=0)


# -- debts -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:23.3", "paladins:42.8", "paladins:41.4")
def test_a_paid_debt_is_turned_and_stays() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {
                "workers": ["cleric", "labourer", "merchant"], "silver": 1, "unpaid": 2, "paid": 1,
                "crew": ["debt-collector-1", "debt-collector-2"],
            }
        ],
    )  # fmt: skip
    scene.answer("absolve", "jar-space:8")
    scene.holds(seats={0: {"unpaid": 1, "paid": 2, "workers": ["labourer", "fighter"]}})
    scene.sees(1, debts=21)
    scene.logs("log-pays-debt", rule="23.3", times=1)
    scene.logs("log-townsfolk-acts", rule="41.4", times=2)
    # Without a debt nothing is paid, and no collector comes.
    scene = Scene(
        "paladins", 2,
        seats=[{"workers": ["cleric", "labourer", "merchant"], "silver": 1, "paid": 1, "crew": ["debt-collector-1"]}],
    )  # fmt: skip
    scene.answer("absolve", "jar-space:8")
    scene.holds(seats={0: {"unpaid": 0, "paid": 1, "workers": []}})


@pytest.mark.rule("paladins:23.5", "paladins:42.7")
def test_a_destroyed_debt_goes_back_to_the_stack() -> None:
    for unpaid, left in ((2, 1), (1, 0), (0, 0)):
        scene = Scene(
            "paladins", 2, townsfolk=[None, None, None, None, "abbot-3"],
            seats=[{"workers": ["labourer"], "unpaid": unpaid, "paid": 1, "crew": ["debt-collector-1"]}],
        )  # fmt: skip
        before = has(scene)
        scene.answer("dismiss", "abbot-3")
        gone = {"unpaid": -1} if unpaid else {}
        assert change(before, has(scene)) == {"labourer": -1, "standing": 1} | gone
        scene.holds(seats={0: {"unpaid": left, "paid": 1}})
        scene.sees(1, debts=24 - left - 1)
        scene.logs("log-destroys-debts", rule="23.5", count=1, times=int(unpaid > 0))
    Scene("paladins", 2, round=7, seats=[{"workers": [], "unpaid": 0}, {"workers": []}]).scores(scores=[0, 0])

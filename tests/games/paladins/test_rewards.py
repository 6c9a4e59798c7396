"""The reward icons (section 42): what each means, and what of a reward that can do nothing."""

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import Change, change, has


def dismissed(card: str, **words: object) -> Change:
    """What dismissing the card changed, besides the labourer placed for it."""
    seat = {"workers": ["labourer"], "suspicions": [0, 1, 2], "unpaid": 1} | words
    scene = Scene(
        "paladins", 2, townsfolk=[None, None, None, None, card], pool=5, suspicion_deck=[0], seats=[seat]
    )  # fmt: skip
    before = has(scene)
    scene.answer("dismiss", card)
    found = change(before, has(scene))
    assert found.pop("standing") == 1
    labourers = found.pop("labourer", 0) + 1
    return found | ({"labourer": labourers} if labourers else {})


@pytest.mark.rule("paladins:42.1", "paladins:42.2", "paladins:42.4", "paladins:42.5", "paladins:42.6", "paladins:42.7")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("missionary-2", {"faith": 1}),
        ("defender-1", {"strength": 1}),
        ("squire-2", {"influence": 1}),
        ("peddler-2", {"labourer": 1, "provisions": 1}),
        ("architect-3", {"silver": 2, "pool": -2}),
        ("squire-1", {"fighter": 1}),
        ("acolyte-1", {"cleric": 1}),
        ("gatekeeper-2", {"scout": 1}),
        ("watchman-3", {"merchant": 1}),
        ("debt-collector-1", {"labourer": 2}),
        ("architect-1", {"criminal": 1, "suspicions": 1}),
        ("acolyte-3", {"suspicions": -2}),
        ("abbot-3", {"unpaid": -1}),
    ],
)
def test_an_icon(card: str, gained: Change) -> None:
    assert dismissed(card) == gained


@pytest.mark.rule("paladins:42.3", "paladins:42.4")
def test_silver_is_not_tax() -> None:
    scene = Scene(
        "paladins", 2, townsfolk=[None, None, None, None, "acolyte-2"], pool=5,
        seats=[{"workers": ["labourer", "fighter"]}],
    )  # fmt: skip
    scene.answer("recruit", "acolyte-2")
    scene.holds(pool=5, seats={0: {"silver": 1}})
    scene.logs("log-gains-silver", rule="42.3", count=1, times=1)


@pytest.mark.rule("paladins:42.1")
@pytest.mark.parametrize(("value", "after"), [(10, 11), (11, 12), (12, 12)])
def test_an_attribute_stops_at_the_end_of_its_track(value: int, after: int) -> None:
    scene = Scene(
        "paladins", 2, townsfolk=[None, None, None, None, "missionary-2"],
        seats=[{"workers": ["labourer"], "faith": value, "strength": 5, "influence": 6}],
    )  # fmt: skip
    scene.answer("dismiss", "missionary-2")
    scene.holds(seats={0: {"faith": after, "strength": 5, "influence": 6}})
    scene = Scene("paladins", 2, walls=["strength-2"], seats=[
        {"workers": ["merchant", "labourer", "scout"], "provisions": 1, "strength": 11},
    ])  # fmt: skip
    scene.answer("fortify")
    scene.holds(seats={0: {"strength": 12}})
    scene.logs("log-raises", rule="42.1", attribute="attribute:strength", count=1, value=12, times=1)


@pytest.mark.rule("paladins:42.6", "paladins:42.7")
def test_fewer_are_discarded_where_there_are_fewer() -> None:
    assert dismissed("acolyte-3", suspicions=[1]) == {"suspicions": -1}
    assert dismissed("acolyte-3", suspicions=[]) == {}
    assert dismissed("abbot-3", unpaid=0) == {}
    scene = Scene(
        "paladins", 2, townsfolk=[None, None, None, None, "acolyte-3"],
        seats=[{"workers": ["labourer"], "suspicions": [1]}],
    )  # fmt: skip
    scene.answer("dismiss", "acolyte-3")
    scene.logs("log-discards-suspicions", rule="42.6", count=1, times=1)


@pytest.mark.rule("paladins:42.9", "paladins:4.17")
def test_a_free_recruit_takes_any_townsfolk_with_their_reward() -> None:
    track = ["gatekeeper-2", None, "squire-1", None, "acolyte-3"]
    seat = {"workers": ["scout", "labourer", "cleric"], "provisions": 1, "suspicions": [0, 1]}
    scene = Scene("paladins", 2, townsfolk=track, seats=[seat])
    scene.answer("commission", "space:1")
    scene.asks("free-recruit", seat=0)
    scene.offers_only("gatekeeper-2", "squire-1", "acolyte-3")
    scene.answer("gatekeeper-2")
    scene.holds(
        townsfolk=[None, None, "squire-1", None, "acolyte-3"],
        seats={0: {"crew": ["gatekeeper-2"], "silver": 1, "unpaid": 0}},
    )
    scene.logs("log-recruits", rule="42.9", townsfolk="townsfolk:gatekeeper-2", times=1)
    empty = Scene("paladins", 2, townsfolk=[None] * 5, seats=[seat])
    empty.answer("commission", "space:1")
    empty.holds(seats={0: {"crew": [], "monks": 1, "influence": 1}})


@pytest.mark.rule("paladins:42.10")
def test_a_pray_icon_clears_any_one_action_of_the_board() -> None:
    seat = {"workers": ["labourer"], "placed": {"pray": ["cleric"], "attack": ["scout", "labourer", "fighter"]}}
    scene = Scene("paladins", 2, townsfolk=[None, None, None, None, "acolyte-2"], seats=[seat])
    scene.answer("dismiss", "acolyte-2")
    scene.asks("pray-reward", seat=0)
    scene.offers_only("pray", "attack", "recruit")
    scene.refuses("hunt", rule="13.3", action="action:hunt")
    scene.answer("pray")
    scene.holds(
        supply={"cleric": 18},
        seats={0: {"placed": {"attack": ["scout", "labourer", "fighter"], "recruit": ["labourer", None]}}},
    )
    scene.logs("log-clears", rule="42.10", action="action:pray", times=1)
    # A favour stands on no board: with nobody anywhere nothing is cleared.
    alone = Scene("paladins", 2, round=3, favours=["pray"])
    alone.answer("favour:pray")
    alone.holds(favour_workers={"pray": "labourer"})
    alone.logs("log-clears", times=0)

"""Schemes and the row (sections 31, 32 and 33)."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.solo.facing import facing, lines

PLAIN = ["acolyte-1", "gatekeeper-2", "watchman-3", "squire-1", "debt-collector-1"]
"""Dismissed, the first of them gives a cleric."""
FULL_ROW = {"recruit": ["scout"], "pray": ["scout"], "trade": ["scout"], "conspire": ["scout"]}

CARDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("commission", {}, {"monks": 1, "influence": 1, "placed": {"commission": ["labourer", "labourer", "labourer"]}}),
    ("fortify", {}, {"walls": ["vp-2"], "strength": 1, "placed": {"fortify": ["labourer", "labourer", "labourer"]}}),
    (
        "garrison",
        {"strength": 1},
        {"outposts": 1, "faith": 1, "placed": {"garrison": ["labourer", "labourer", "labourer"]}},
    ),
    ("absolve", {"suspicions": [0, 1]}, {"jars": [1], "faith": 1, "suspicions": []}),
    ("attack", {"strength": 1}, {"attacked": ["viking-adventurer"], "influence": 1}),
    ("convert", {}, {"converted": ["viking-adventurer"], "strength": 1}),
    (
        "recruit",
        {},
        {
            "placed": {"recruit": ["labourer"]},
            "workers": ["labourer", "labourer", "labourer", "labourer", "labourer", "cleric"],
        },
    ),
    (
        "pray",
        {},
        {
            "placed": {"pray": ["labourer"]},
            "workers": ["labourer", "labourer", "labourer", "labourer", "labourer", "scout"],
            "schemes": 13,
        },
    ),
    (
        "conspire",
        {},
        {
            "placed": {"conspire": ["labourer"]},
            "workers": ["labourer", "labourer", "labourer", "labourer", "labourer", "scout", "merchant"],
            "suspicions": [0],
        },
    ),
    ("kings-order", {}, {"monks": 1, "influence": 1, "placed": {"commission": ["labourer", "labourer", "labourer"]}}),
    (
        "kings-favour",
        {},
        {
            "placed": {},
            "workers": ["labourer", "labourer", "labourer", "labourer", "labourer", "labourer", "labourer", "labourer"],
        },
    ),
]
"""Each scheme, what the opponent needs for it, and what it has done by it."""


@pytest.mark.parametrize(
    ("scheme", "before", "after"),
    [
        pytest.param(scheme, before, after, id=scheme, marks=pytest.mark.card(f"paladins:scheme:{scheme}"))
        for scheme, before, after in CARDS
    ],
)
def test_each_scheme_is_the_action_it_shows(scheme: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    scene = facing(
        scheme, opponent=before, round=3, orders=["fortify", "convert", "commission"], townsfolk=PLAIN,
        favours=["labourers"], walls=["vp-2"], suspicion_deck=[0],
    )  # fmt: skip
    scene.holds(opponent=after)
    scene.holds(favour_workers={"labourers": "labourer"} if scheme == "kings-favour" else {})
    scene.logs("log-scheme", rule="32.2", scheme=f"scheme:{scheme}", times=1)
    scene.logs("log-opponent-falls-back", times=0)
    scene.asks("turn-action", seat=0)


@pytest.mark.rule("paladins:32.2", "paladins:32.7", "paladins:32.1")
def test_after_each_action_of_the_person_the_opponent_reveals_a_scheme() -> None:
    scene = Scene(
        "paladins", 1, townsfolk=PLAIN, suspicion_deck=[0], seats=[{"workers": ["labourer"] * 3}],
        opponent={"workers": ["scout"] * 6, "schemes": ["conspire", "recruit", "pray"]},
    )  # fmt: skip
    scene.holds(opponent={"played": []})
    scene.answer("trade")
    scene.holds(opponent={"scheme": "conspire", "played": ["conspire"], "schemes_discard": []})
    scene.answer("hunt")
    scene.holds(opponent={"scheme": "recruit", "played": ["conspire", "recruit"], "schemes_discard": ["conspire"]})
    scene.asks("turn-action", seat=0)


@pytest.mark.rule("paladins:32.3", "paladins:32.12", "paladins:32.5")
def test_with_too_few_workers_it_falls_back_on_its_row() -> None:
    one_workshop = {"workshops": {"commission": [1]}}
    scene = facing("commission", workers=2, opponent=one_workshop, townsfolk=PLAIN)
    scene.holds(opponent={"monks": 1})
    scene.logs("log-places", rule="31.1", action="action:commission", workers="worker:labourer+worker:labourer")
    scene = facing("commission", workers=1, opponent=one_workshop, townsfolk=PLAIN)
    scene.holds(opponent={"monks": 0, "workers": ["cleric"]}, townsfolk_discard=["acolyte-1"])
    scene.logs("log-opponent-too-few", rule="32.3", action="action:commission", needed=2, count=1, times=1)
    scene.logs("log-opponent-falls-back", rule="32.5", action="action:recruit", times=1)


@pytest.mark.rule("paladins:32.12")
@pytest.mark.parametrize(("workshops", "needed"), [([], 3), ([1], 2), ([1, 2], 1)])
def test_workshops_save_workers(workshops: list[int], needed: int) -> None:
    scene = facing("fortify", opponent={"workshops": {"fortify": workshops}}, walls=["vp-2"])
    scene.holds(opponent={"workers": ["labourer"] * (6 - needed)})
    held = [None if space in workshops else "labourer" for space in (1, 2, 3)]
    assert scene.game.vocabulary.describe(scene.state)["opponent"]["placed"] == {"fortify": held}


@pytest.mark.rule("paladins:32.4")
def test_an_action_still_blocked_makes_it_fall_back() -> None:
    scene = facing("fortify", opponent={"placed": {"fortify": ["scout", "scout", "scout"]}}, townsfolk=PLAIN)
    scene.holds(opponent={"walls": []}, townsfolk_discard=["acolyte-1"])
    scene.logs("log-opponent-blocked", rule="32.4", action="action:fortify", times=1)


@pytest.mark.rule("paladins:32.4", "paladins:32.6")
@pytest.mark.parametrize("scheme", ["recruit", "pray", "conspire"])
def test_a_scheme_of_the_row_is_blocked_like_any_other(scheme: str) -> None:
    placed = {name: held for name, held in FULL_ROW.items() if name == scheme or name == "recruit"}
    scene = facing(scheme, opponent={"placed": placed}, suspicion_deck=[0])
    scene.logs("log-opponent-blocked", rule="32.4", action=f"action:{scheme}", times=1)
    scene.logs("log-opponent-falls-back", action="action:trade" if scheme == "pray" else "action:pray", times=1)


@pytest.mark.rule("paladins:32.5", "paladins:32.6")
@pytest.mark.parametrize(
    ("blocked", "taken"),
    [
        ([], "recruit"),
        (["recruit"], "pray"),
        (["recruit", "pray"], "trade"),
        (["pray", "trade"], "recruit"),
        (["recruit", "pray", "trade"], "conspire"),
    ],
)
def test_the_leftmost_available_of_the_row(blocked: list[str], taken: str) -> None:
    """Each takes one worker, which stays and blocks it; the scheme is out of reach for want of Strength."""
    placed = {name: FULL_ROW[name] for name in blocked}
    scene = facing("garrison", opponent={"placed": placed}, townsfolk=PLAIN, suspicion_deck=[0])
    scene.logs("log-opponent-falls-back", rule="32.5", action=f"action:{taken}", times=1)
    scene.logs("log-places", action=f"action:{taken}", workers="worker:labourer", times=1)
    there = scene.game.vocabulary.describe(scene.state)["opponent"]["placed"]
    assert sorted(there) == sorted([*blocked, taken])


@pytest.mark.rule("paladins:32.5", "paladins:33.2")
def test_without_townsfolk_there_is_nobody_to_recruit() -> None:
    scene = facing("recruit", townsfolk=[None] * 5)
    scene.logs("log-opponent-no-townsfolk", rule="33.2", action="action:recruit", times=1)
    scene.logs("log-opponent-falls-back", rule="32.5", action="action:pray", times=1)


@pytest.mark.rule("paladins:32.5", "paladins:32.6", "paladins:32.9", "paladins:33.12", "paladins:33.13")
def test_when_the_row_is_full_it_rests() -> None:
    scene = facing("garrison", workers=2, opponent={"placed": FULL_ROW})
    scene.holds(opponent={"resource": 4, "passed": True, "workers": [], "placed": {}})
    scene.logs("log-resource-marker", rule="33.12", count=3, space=4, times=1)
    scene.logs("log-opponent-rests", rule="33.13", count=2, times=1)
    scene.logs("log-opponent-finished", times=0)
    # The person goes on alone: no scheme follows an action.
    scene.answer("trade")
    scene.asks("turn-action", seat=0)
    scene.holds(opponent={"played": ["garrison"]})


@pytest.mark.rule("paladins:32.8", "paladins:32.9", "paladins:32.10")
def test_the_opponent_goes_on_alone_until_its_workers_are_used_up() -> None:
    scene = Scene(
        "paladins", 1, townsfolk=["squire-2", None, None, None, None], seats=[{"workers": ["labourer"]}],
        opponent={"workers": ["scout"] * 2, "schemes": ["recruit", "pray"], "placed": {"attack": ["scout"] * 3}},
    )  # fmt: skip
    scene.answer("pass", [])
    # Recruit took one worker, Pray the other: with nobody left it is out of the round, and the next one begins.
    scene.holds(round=2, phase="paladins", opponent={"played": ["recruit", "pray"], "influence": 1})
    scene.logs("log-opponent-finished", rule="32.9", times=1)
    scene.logs("log-opponent-rests", times=0)


@pytest.mark.rule("paladins:32.9", "paladins:32.10")
def test_the_person_goes_on_alone_when_the_opponent_has_finished() -> None:
    scene = facing("fortify", workers=3, walls=["vp-2"])
    scene.holds(opponent={"passed": True, "placed": {}, "workers": []}, supply={"labourer": 20})
    scene.logs("log-opponent-finished", times=1)
    scene.answer("trade")
    scene.answer("hunt")
    scene.holds(opponent={"played": ["fortify"]})


@pytest.mark.rule("paladins:32.11")
def test_an_empty_scheme_deck_is_made_from_the_discards() -> None:
    opponent = {"schemes": {"only": []}, "scheme": "attack", "schemes_discard": ["convert", "absolve"]}
    scene = facing(opponent=opponent)
    scene.logs("log-schemes-shuffled", rule="32.11", count=3, times=1)
    left = scene.game.vocabulary.describe(scene.state)["opponent"]
    assert left["scheme"] in ("attack", "convert", "absolve")
    assert (left["schemes"], left["schemes_discard"]) == (2, [])


@pytest.mark.rule("paladins:39.2")
def test_schemes_are_not_shuffled_between_rounds() -> None:
    scene = Scene(
        "paladins", 1, seats=[{"workers": ["labourer"]}],
        opponent={"passed": True, "scheme": "attack", "schemes_discard": ["convert", "absolve"]},
    )  # fmt: skip
    scene.answer("pass", [])
    scene.holds(round=2, opponent={"scheme": "attack", "schemes_discard": ["convert", "absolve"], "schemes": 9})
    scene.logs("log-schemes-shuffled", times=0)


# -- workers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:31.1")
def test_any_worker_fits_any_space() -> None:
    """Commission asks the person for a scout and a cleric, this favour for a criminal."""
    scene = facing("commission", opponent={"workers": ["merchant"] * 3 + ["fighter"]}, townsfolk=PLAIN)
    scene.holds(opponent={"monks": 1, "placed": {"commission": ["merchant"] * 3}})
    scene = facing("kings-favour", round=3, favours=["labourers"], opponent={"workers": ["merchant", "fighter"]})
    scene.holds(favour_workers={"labourers": "merchant"}, opponent={"workers": ["fighter"] + ["labourer"] * 3})


@pytest.mark.rule("paladins:31.2")
def test_a_criminal_gained_brings_a_suspicion() -> None:
    townsfolk = ["architect-1", None, None, None, None]
    scene = facing("recruit", workers=1, townsfolk=townsfolk, suspicion_deck=[2], pool=5)
    scene.holds(pool=3, opponent={"workers": ["criminal"], "suspicions": [2], "resource": 3})
    scene.logs("log-gains-worker", rule="31.2", player="opponent", worker="worker:criminal", times=1)


@pytest.mark.rule("paladins:31.1", "paladins:33.10")
def test_workers_without_a_kind_are_those_the_supply_has_most_of() -> None:
    """Ruling opponent_workers: never criminals; none, when nobody is left."""
    some = {"labourer": 1, "scout": 3, "merchant": 0, "fighter": 0, "cleric": 0, "criminal": 18}
    facing("conspire", workers=1, suspicion_deck=[0], supply=some).holds(opponent={"workers": ["scout", "scout"]})
    nobody = {**dict.fromkeys(some, 0), "criminal": 18}
    scene = facing("conspire", workers=2, suspicion_deck=[0], supply=nobody)
    scene.holds(opponent={"workers": ["labourer"]}, supply={"criminal": 18})


# -- the row ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:33.1", "paladins:33.3")
def test_recruit_dismisses_the_card_the_marker_points_at() -> None:
    scene = facing("recruit", workers=2, opponent={"resource": 4}, townsfolk=["abbot-1", None, None, "abbot-2", None])
    scene.holds(townsfolk=["abbot-1", None, None, None, None], townsfolk_discard=["abbot-2"])
    scene = facing("recruit", workers=2, townsfolk=["abbot-1", None, None, "abbot-2", None])
    scene.holds(townsfolk_discard=["abbot-1"], opponent={"workers": ["labourer", "cleric", "labourer"]})
    scene.logs("log-dismisses", rule="33.1", player="opponent", times=1)


@pytest.mark.rule("paladins:33.2")
def test_recruit_goes_on_to_the_next_card() -> None:
    scene = facing("recruit", opponent={"resource": 4}, townsfolk=["abbot-1", None, None, None, "squire-2"])
    scene.holds(townsfolk_discard=["squire-2"], opponent={"influence": 1})


@pytest.mark.rule("paladins:33.4", "paladins:33.5", "paladins:33.7")
def test_pray_clears_the_right_side_and_nothing_else() -> None:
    right = {"commission": ["scout", "scout", "scout"], "attack": [None, None, "cleric"]}
    opponent = {"placed": {**right, "recruit": ["scout"]}, "scheme": "attack", "schemes_discard": ["convert"]}
    scene = facing("pray", opponent=opponent)
    there = scene.game.vocabulary.describe(scene.state)["opponent"]
    assert {name: held[0] for name, held in there["placed"].items()} == {"recruit": "scout", "pray": "labourer"}
    assert there["workers"] == ["labourer"] * 5
    scene.logs("log-clears", rule="33.4", player="opponent", times=2)
    # The schemes played, this one among them, are part of the new deck.
    scene.holds(opponent={"scheme": None, "schemes_discard": [], "schemes": 12, "played": ["pray"]})
    scene.logs("log-schemes-shuffled", rule="33.7", count=12, times=1)


@pytest.mark.rule("paladins:33.6", "paladins:33.7")
def test_pray_with_nothing_to_clear_gains_a_worker() -> None:
    scene = facing("pray", workers=2, opponent={"placed": {"trade": ["scout"]}, "schemes_discard": ["convert"]})
    scene.holds(opponent={"workers": ["labourer", "labourer"], "schemes": 12})
    scene.logs("log-opponent-workers", rule="33.6", count=1, times=1)
    scene.logs("log-clears", times=0)


@pytest.mark.rule("paladins:33.8")
def test_trade_is_one_step_of_the_marker() -> None:
    blocked = {"recruit": ["scout"], "pray": ["scout"]}
    scene = facing("garrison", opponent={"placed": blocked, "resource": 2})
    scene.holds(opponent={"resource": 3, "workers": ["labourer"] * 5})
    scene.logs("log-resource-marker", rule="33.8", count=1, space=3, times=1)


@pytest.mark.rule("paladins:33.9", "paladins:33.10", "paladins:33.11")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_is_a_suspicion_with_its_tax_and_two_workers(tax: int) -> None:
    scene = facing("conspire", workers=1, suspicion_deck=[tax], pool=5)
    scene.holds(pool=5 - tax, opponent={"suspicions": [tax], "workers": ["labourer"] * 2, "resource": 1 + tax})
    assert lines(scene)[:4] == ["log-scheme", "log-places", "log-draws-suspicion"] + (
        ["log-returns-tax"] if tax else ["log-opponent-workers"]
    )


@pytest.mark.rule("paladins:33.12")
@pytest.mark.parametrize(("workers", "space"), [(1, 3), (2, 4), (4, 1)])
def test_rest_is_a_step_and_one_for_each_worker_left(workers: int, space: int) -> None:
    scene = facing("garrison", workers=workers, opponent={"placed": FULL_ROW})
    scene.holds(opponent={"resource": space, "strength": 1 if workers == 4 else 0})

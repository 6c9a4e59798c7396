"""The opponent's great actions (sections 34, 35 and 36)."""

from typing import Any

import pytest

from tests.games.paladins.solo.facing import facing, lines

PLAIN = ["acolyte-1", "gatekeeper-2", "watchman-3", "squire-1", "debt-collector-1"]
FREE_RECRUITS = [1, 5]
PAY_DEBTS = [25, 33, 38]
PRAYS = [15, 22, 31]
TWO_WORKERS = [26, 32, 34, 35]
ONE_WORKER = [7, 12, 13, 16, 17, 21, 23, 24]
TWO_SILVER = [2, 6, 14, 27]
SUSPICION = [8]
"""The spaces of the regions that one player can use, by what they give."""
ORDER = [FREE_RECRUITS, PAY_DEBTS, PRAYS, TWO_WORKERS, ONE_WORKER, TWO_SILVER, SUSPICION]


def spaces_taken(scene: Any, piece: str) -> list[int]:
    spaces = scene.game.vocabulary.describe(scene.state)["spaces"]
    return [space for space, what in spaces.items() if what == f"{piece} 1"]


@pytest.mark.rule("paladins:34.1", "paladins:34.2", "paladins:34.4", "paladins:34.8")
def test_commission_places_a_monk_for_its_reward_and_influence() -> None:
    """With no Faith only the first region: the free Recruit, which dismisses, before the 2 silver."""
    scene = facing("commission", opponent={"resource": 2}, townsfolk=PLAIN)
    assert spaces_taken(scene, "monk") == [1]
    scene.holds(opponent={"monks": 1, "influence": 1, "faith": 0, "strength": 0})
    scene.holds(townsfolk_discard=["gatekeeper-2"], opponent={"workers": ["labourer"] * 3 + ["scout"]})
    scene.logs("log-opponent-prefers", rule="34.5", space="space:1", times=1)
    scene.logs("log-marker-points", card="townsfolk:gatekeeper-2", times=1)


@pytest.mark.rule("paladins:34.1", "paladins:34.2", "paladins:34.3")
def test_garrison_places_an_outpost_for_its_reward_and_faith() -> None:
    scene = facing("garrison", opponent={"strength": 1}, townsfolk=PLAIN)
    assert spaces_taken(scene, "outpost") == [1]
    scene.holds(opponent={"outposts": 1, "faith": 1, "influence": 0, "strength": 1})


@pytest.mark.rule("paladins:34.3")
@pytest.mark.parametrize(
    ("scheme", "attribute", "value", "regions"),
    [
        ("commission", "faith", 0, 1),
        ("commission", "faith", 1, 1),
        ("commission", "faith", 2, 2),
        ("commission", "faith", 9, 5),
        ("commission", "faith", 10, 6),
        ("garrison", "strength", 1, 1),
        ("garrison", "strength", 2, 1),
        ("garrison", "strength", 3, 2),
        ("garrison", "strength", 11, 6),
    ],
)
def test_regions_need_faith_or_strength(scheme: str, attribute: str, value: int, regions: int) -> None:
    """Everything to the left of the farthest region in reach is taken: the piece goes there."""
    borders = [0, 4, 11, 20, 30, 37, 40]
    left = sorted(space for group in ORDER for space in group if space <= borders[regions - 1])
    piece, other = ("monk", "outpost") if scheme == "commission" else ("outpost", "monk")
    opponent = {attribute: value, "unpaid": 1, f"{other}s": left[14:21], f"{piece}s": left[21:]}
    person = {"monks": left[:7], "outposts": left[7:14]}
    scene = facing(scheme, opponent=opponent, person=person, townsfolk=PLAIN)
    (new,) = [space for space in spaces_taken(scene, piece) if space not in left]
    assert borders[regions - 1] < new <= borders[regions]


@pytest.mark.rule("paladins:34.3")
def test_without_a_space_in_reach_it_falls_back() -> None:
    scene = facing("garrison", opponent={"strength": 0}, townsfolk=PLAIN)
    scene.holds(opponent={"outposts": 0})
    scene.logs("log-opponent-no-space", rule="34.3", action="action:garrison", value=0, times=1)
    scene = facing("commission", person={"monks": [1], "outposts": [2]}, townsfolk=PLAIN)
    scene.holds(opponent={"monks": 0})
    scene.logs("log-opponent-no-space", rule="34.3", attribute="attribute:faith", times=1)


@pytest.mark.rule("paladins:34.4", "paladins:34.5", "paladins:34.6")
@pytest.mark.parametrize("kind", range(7))
def test_the_order_of_rewards_and_of_equal_ones_the_leftmost(kind: int) -> None:
    """All spaces of the kinds before are taken."""
    gone = [space for group in ORDER[:kind] for space in group]
    opponent = {"faith": 12, "unpaid": 1, "suspicions": [0]}
    person = {"monks": gone[:7], "outposts": gone[7:14]}
    scene = facing("commission", opponent={**opponent, "outposts": gone[14:21]}, person=person, townsfolk=PLAIN)
    if len(gone) > 21:
        # Three more than the pieces of this scene: the opponent's earlier monks.
        more = {**opponent, "outposts": gone[14:21], "monks": gone[21:]}
        scene = facing("commission", opponent=more, person=person, townsfolk=PLAIN)
    (new,) = [space for space in spaces_taken(scene, "monk") if space not in gone]
    assert new == ORDER[kind][0]
    scene.logs("log-opponent-prefers", space=f"space:{new}", times=1)


@pytest.mark.rule("paladins:34.5")
def test_the_second_from_the_left_when_the_first_is_taken() -> None:
    scene = facing("commission", opponent={"faith": 12}, person={"monks": [1]}, townsfolk=PLAIN)
    assert spaces_taken(scene, "monk") == [5]
    scene = facing("commission", opponent={"faith": 12, "unpaid": 1}, person={"monks": [1, 5, 25]}, townsfolk=PLAIN)
    assert spaces_taken(scene, "monk") == [33]


@pytest.mark.rule("paladins:34.7")
def test_paying_a_debt_is_considered_only_with_an_unpaid_one() -> None:
    recruits_taken = {"monks": FREE_RECRUITS}
    scene = facing("commission", opponent={"faith": 12, "paid": 1}, person=recruits_taken)
    assert spaces_taken(scene, "monk") == [15]
    scene = facing("commission", opponent={"faith": 12, "unpaid": 2}, person=recruits_taken)
    assert spaces_taken(scene, "monk") == [25]
    scene.holds(opponent={"unpaid": 1, "paid": 1})


@pytest.mark.rule("paladins:34.9")
def test_a_pray_on_a_space_is_the_opponents_pray() -> None:
    placed = {"attack": ["scout", "scout", "scout"], "trade": ["scout"]}
    opponent = {"faith": 4, "placed": placed, "schemes_discard": ["convert"]}
    scene = facing("commission", opponent=opponent, person={"monks": FREE_RECRUITS})
    assert spaces_taken(scene, "monk") == [15]
    # The three workers just placed go as well.
    there = scene.game.vocabulary.describe(scene.state)["opponent"]
    assert list(there["placed"]) == ["trade"]
    scene.holds(opponent={"schemes": 12, "scheme": None, "influence": 1})


@pytest.mark.rule("paladins:34.6")
def test_two_silver_and_a_suspicion_are_last() -> None:
    person = {"monks": [1, 5, 7]}
    scene = facing("commission", opponent={"faith": 2, "suspicions": [1]}, person=person)
    assert spaces_taken(scene, "monk") == [2]
    scene.holds(opponent={"resource": 3, "suspicions": [1]})
    scene = facing("commission", opponent={"faith": 2, "suspicions": [1]}, person={"monks": [1, 2, 5, 6, 7]})
    assert spaces_taken(scene, "monk") == [8]
    scene.holds(opponent={"resource": 1, "suspicions": []})


# -- Absolve and Fortify ------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:35.1")
@pytest.mark.parametrize(("jars", "influence"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_absolve_needs_the_influence_for_the_leftmost_jar(jars: int, influence: int) -> None:
    scene = facing("absolve", opponent={"jars": jars, "influence": influence})
    scene.holds(opponent={"jars": list(range(1, jars + 2)), "influence": influence})
    if influence:
        scene = facing("absolve", opponent={"jars": jars, "influence": influence - 1}, townsfolk=PLAIN)
        scene.holds(opponent={"jars": list(range(1, jars + 1))})
        scene.logs("log-opponent-influence", rule="35.1", needed=influence, value=influence - 1, times=1)


@pytest.mark.rule("paladins:35.2", "paladins:35.3", "paladins:35.4", "paladins:35.5")
def test_absolve_turns_a_jar_for_faith_a_suspicion_and_a_debt() -> None:
    scene = facing("absolve", opponent={"suspicions": [2, 1, 0], "unpaid": 2})
    scene.holds(opponent={"jars": [1], "faith": 1, "suspicions": [2, 1], "unpaid": 1, "paid": 1, "resource": 1})
    scene.logs("log-turns-jar", rule="35.2", number=1, times=1)
    scene = facing("absolve", opponent={"suspicions": [2, 1, 0], "paid": 1})
    scene.holds(opponent={"faith": 1, "suspicions": [2], "unpaid": 0, "paid": 1})


@pytest.mark.rule("paladins:35.4", "paladins:35.5", "paladins:30.14")
def test_absolve_without_suspicions_and_debts_returns_two_tax() -> None:
    facing("absolve", pool=4).holds(pool=2, opponent={"jars": [1], "faith": 1, "resource": 1})
    facing("absolve", pool=4, opponent={"unpaid": 1}).holds(pool=3, opponent={"paid": 1})


@pytest.mark.rule("paladins:35.6")
@pytest.mark.parametrize(("walls", "influence"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_fortify_needs_the_influence_for_the_next_wall(walls: int, influence: int) -> None:
    scene = facing("fortify", opponent={"walls": walls, "influence": influence}, walls=["vp-2"])
    assert len(scene.game.vocabulary.describe(scene.state)["opponent"]["walls"]) == walls + 1
    if influence:
        opponent = {"walls": walls, "influence": influence - 1}
        scene = facing("fortify", opponent=opponent, walls=["vp-2"], townsfolk=PLAIN)
        assert len(scene.game.vocabulary.describe(scene.state)["opponent"]["walls"]) == walls
        scene.logs("log-opponent-influence", rule="35.6", needed=influence, value=influence - 1, times=1)


@pytest.mark.rule("paladins:35.7")
def test_fortify_builds_the_top_wall_for_its_rewards() -> None:
    scene = facing("fortify", workers=3, opponent={"walls": ["vp-2"], "influence": 1}, walls=["labourer-fighter"])
    scene.holds(opponent={"walls": ["vp-2", "labourer-fighter"], "strength": 1, "workers": ["labourer", "fighter"]})


@pytest.mark.rule("paladins:35.8")
def test_of_several_rewards_the_left_one() -> None:
    scene = facing("fortify", walls=["debt-or-silver"], opponent={"unpaid": 1})
    scene.holds(opponent={"paid": 1, "unpaid": 0, "resource": 1})
    scene.logs("log-opponent-takes-left", rule="35.8", reward="reward:pay-debt-1", times=1)
    scene = facing("fortify", walls=["suspicion-or-silver"], opponent={"suspicions": [0]})
    scene.holds(opponent={"suspicions": [], "resource": 1})


@pytest.mark.rule("paladins:30.14", "paladins:35.8")
def test_the_left_reward_is_kept_to_without_a_suspicion() -> None:
    """Ruling solo_left_reward: the book says what happens then."""
    scene = facing("fortify", walls=["suspicion-or-silver"], pool=4)
    scene.holds(pool=3, opponent={"resource": 1})


@pytest.mark.rule("paladins:30.15", "paladins:35.8")
def test_a_debt_it_does_not_have_gives_way_to_the_other_reward() -> None:
    """Ruling solo_pay_debt_without_debt."""
    scene = facing("fortify", walls=["debt-or-silver"], pool=4)
    scene.holds(pool=4, opponent={"resource": 3})
    scene.logs("log-opponent-takes-other", rule="35.8", reward="reward:silver-2", times=1)
    favour: dict[str, Any] = {"round": 3, "favours": ["debt"], "pool": 4}
    facing("kings-favour", opponent={"suspicions": [0, 1, 2]}, **favour).holds(pool=4, opponent={"suspicions": [0]})
    facing("kings-favour", opponent={"suspicions": [1]}, **favour).holds(pool=3, opponent={"suspicions": []})
    # Neither does anything: 1 tax for the debt, not 2 for the suspicions.
    facing("kings-favour", **favour).holds(pool=3, opponent={"resource": 1})


# -- Attack and Convert -------------------------------------------------------------------------------------------

OUTSIDERS = [
    "viking-adventurer", "viking-armourer", "byzantine-archer", "saracen-warrior", "saracen-protector",
    "viking-lookout",
]  # fmt: skip


@pytest.mark.rule("paladins:36.1", "paladins:36.3", "paladins:36.4")
def test_attack_takes_the_outsider_the_marker_points_at() -> None:
    scene = facing("attack", workers=3, opponent={"resource": 2, "strength": 3}, outsiders=OUTSIDERS)
    scene.holds(opponent={"attacked": ["viking-armourer"], "converted": []})
    # Its icons at the top right: 1 Influence, a labourer, and a provision, which is a step.
    scene.holds(opponent={"influence": 1, "strength": 3, "workers": ["labourer"], "resource": 3})
    scene.logs("log-marker-points", space=2, card="outsider:viking-armourer", times=1)


@pytest.mark.rule("paladins:36.1", "paladins:36.2")
@pytest.mark.parametrize(
    ("strength", "resource", "taken"),
    [
        (11, 5, "saracen-protector"),
        (9, 5, "saracen-protector"),
        (8, 5, "viking-adventurer"),
        (7, 3, "byzantine-archer"),
        (5, 4, "viking-adventurer"),
        (3, 2, "viking-armourer"),
        (2, 2, "viking-adventurer"),
    ],
)
def test_attack_is_within_its_own_strength(strength: int, resource: int, taken: str) -> None:
    scene = facing("attack", opponent={"resource": resource, "strength": strength}, outsiders=OUTSIDERS)
    scene.holds(opponent={"attacked": [taken]})


@pytest.mark.rule("paladins:36.2")
def test_attack_without_strength_falls_back() -> None:
    scene = facing("attack", opponent={"strength": 0}, outsiders=OUTSIDERS, townsfolk=PLAIN)
    scene.holds(opponent={"attacked": []})
    scene.logs("log-opponent-no-outsider", rule="36.2", attribute="attribute:strength", value=0, times=1)


@pytest.mark.rule("paladins:36.5", "paladins:36.7")
def test_convert_takes_the_outsider_the_marker_points_at() -> None:
    opponent = {"resource": 3, "faith": 4, "converted": ["viking-thief"]}
    scene = facing("convert", workers=4, opponent=opponent, outsiders=OUTSIDERS)
    assert scene.game.vocabulary.describe(scene.state)["opponent"]["converted"] == ["viking-thief", "byzantine-archer"]
    scene.holds(opponent={"strength": 1, "influence": 0, "attacked": [], "workers": ["labourer"]})


@pytest.mark.rule("paladins:36.5", "paladins:36.6")
@pytest.mark.parametrize(
    ("faith", "resource", "taken"),
    [
        (10, 5, "saracen-protector"),
        (8, 5, "saracen-protector"),
        (7, 5, "viking-adventurer"),
        (1, 2, "viking-adventurer"),
    ],
)
def test_convert_is_within_its_own_faith(faith: int, resource: int, taken: str) -> None:
    scene = facing("convert", opponent={"resource": resource, "faith": faith}, outsiders=OUTSIDERS)
    scene.holds(opponent={"converted": [taken]})


@pytest.mark.rule("paladins:36.6")
def test_convert_without_faith_falls_back() -> None:
    track = [None, *OUTSIDERS[1:]]
    scene = facing("convert", opponent={"faith": 1}, outsiders=track, townsfolk=PLAIN)
    scene.holds(opponent={"converted": []})
    scene.logs("log-opponent-no-outsider", rule="36.6", attribute="attribute:faith", value=1, times=1)


SEVEN = [
    "viking-thief", "viking-traitor", "viking-vigilante", "byzantine-armourer", "byzantine-assassin",
    "byzantine-champion", "byzantine-guardian",
]  # fmt: skip


@pytest.mark.rule("paladins:9.12", "paladins:9.14")
@pytest.mark.parametrize(
    ("scheme", "opponent"),
    [
        ("commission", {"monks": 7}),
        ("garrison", {"outposts": 7, "strength": 12}),
        ("fortify", {"walls": 7, "influence": 12}),
        ("absolve", {"jars": 7, "influence": 12}),
        ("convert", {"converted": SEVEN, "faith": 12}),
    ],
)
def test_seven_times_and_no_more(scheme: str, opponent: dict[str, Any]) -> None:
    scene = facing(scheme, opponent=opponent, townsfolk=PLAIN)
    scene.logs("log-opponent-seven-times", rule="9.12", action=f"action:{scheme}", count=7, times=1)
    assert "log-opponent-falls-back" in lines(scene)
    facing("attack", opponent={"attacked": SEVEN, "strength": 1}).holds(
        opponent={"attacked": [*SEVEN, "viking-adventurer"]}
    )


@pytest.mark.rule("paladins:16.10")
def test_without_wall_cards_nothing_is_fortified() -> None:
    scene = facing("fortify", walls={"only": []}, townsfolk=PLAIN)
    scene.logs("log-opponent-no-walls", rule="16.10", times=1)

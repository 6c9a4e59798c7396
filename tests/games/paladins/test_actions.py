"""Actions in general (section 9): own workers, free spaces, how often an action can be done."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.paladins.doing import ACTIONS, at_table, nothing_is_left_open

RULE = {
    "develop": "10.1", "recruit": "11.12", "pray": "13.1", "commission": "15.1", "fortify": "16.1", "garrison": "17.1",
    "absolve": "18.1", "attack": "19.1", "convert": "20.1",
}  # fmt: skip


@pytest.mark.parametrize(
    ("action", "needed"),
    [
        pytest.param("develop", "any any", marks=pytest.mark.rule("paladins:10.1", "paladins:9.7")),
        pytest.param("recruit", "any fighter", marks=pytest.mark.rule("paladins:11.12", "paladins:11.1")),
        pytest.param("pray", "cleric", marks=pytest.mark.rule("paladins:13.1", "paladins:9.9")),
        pytest.param("commission", "scout any cleric", marks=pytest.mark.rule("paladins:15.1", "paladins:9.10")),
        pytest.param("fortify", "merchant any scout", marks=pytest.mark.rule("paladins:16.1", "paladins:9.11")),
        pytest.param("garrison", "merchant any fighter", marks=pytest.mark.rule("paladins:17.1", "paladins:9.9")),
        pytest.param("absolve", "cleric any merchant", marks=pytest.mark.rule("paladins:18.1", "paladins:9.9")),
        pytest.param("attack", "scout any fighter", marks=pytest.mark.rule("paladins:19.1", "paladins:9.9")),
        pytest.param("convert", "fighter any cleric", marks=pytest.mark.rule("paladins:20.1", "paladins:9.9")),
    ],
)
def test_the_workers_an_action_needs(action: str, needed: str) -> None:
    spaces = needed.split()
    enough = ["labourer" if space == "any" else space for space in spaces]
    named = "+".join(f"worker:{space}" for space in spaces)
    at_table(enough).offers(action)
    # A criminal is one worker, wherever it stands.
    if len(spaces) > 1:
        at_table(["criminal", *enough[2:]]).refuses(action, rule=RULE[action], needed=named)
    at_table(["criminal"] * len(spaces)).offers(action)
    for place, space in enumerate(spaces):
        # One worker too few; the wrong colour on a coloured space; a criminal in its place.
        fewer = enough[:place] + enough[place + 1 :]
        scene = at_table(fewer or ["labourer"])
        scene.refuses(action, rule=RULE[action], needed=named)
        instead = "criminal" if space == "any" else "labourer"
        changed = [*enough[:place], instead, *enough[place + 1 :]]
        if space == "any":
            at_table(changed).offers(action)
        else:
            at_table(changed).refuses(action, rule=RULE[action], needed=named)
            at_table([*enough[:place], "criminal", *enough[place + 1 :]]).offers(action)


@pytest.mark.rule("paladins:9.1", "paladins:9.7", "paladins:9.9")
def test_workers_come_from_the_own_supply_and_fill_the_spaces_exactly() -> None:
    scene = at_table(["merchant", "labourer", "scout", "cleric"])
    scene.answer("fortify")
    scene.asks("place-workers", seat=0)
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision()) == {
        "action": "action:fortify",
        "needed": "worker:merchant+worker:any+worker:scout",
        "choice": "all",
    }
    scene.refuses(["merchant", "scout"], rule="16.1", needed="worker:merchant+worker:any+worker:scout")
    scene.refuses(["merchant", "scout", "fighter"], rule="9.1", worker="worker:fighter")
    scene.refuses("cleric", part=["labourer"], rule="9.9", worker="worker:cleric")
    scene.refuses("labourer", part=["labourer"], rule="9.1", worker="worker:labourer")
    assert scene.offered(part=["labourer"]) == ["worker:scout", "worker:merchant"]
    scene.answer(["cleric", "scout", "merchant"])
    nothing_is_left_open(scene)
    scene.holds(seats={0: {"workers": ["labourer"], "placed": {"fortify": ["merchant", "cleric", "scout"]}}})


@pytest.mark.rule("paladins:9.2", "paladins:6.15")
def test_a_favour_takes_a_worker_from_the_own_supply() -> None:
    scene = Scene("paladins", 2, round=3, favours=["debt"], seats=[
        {"workers": ["fighter", "criminal", "scout"], "silver": 1, "unpaid": 1, "suspicions": [0]}, {},
    ])  # fmt: skip
    scene.answer("favour:debt")
    scene.asks("place-workers", seat=0)
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision()) == {
        "action": "favour:debt",
        "needed": "worker:fighter",
        "choice": "all",
    }
    scene.refuses(["scout"], rule="9.9", worker="worker:scout", needed="worker:fighter")
    scene.answer(["criminal"])
    scene.answer("gain:pay-debt-1")
    scene.holds(favour_workers={"debt": "criminal"}, seats={0: {"workers": ["fighter", "scout"], "placed": {}}})
    scene.would_refuse("favour:debt", of="turn-action", seat=1, rule="6.15")


# -- how often ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:9.13", "paladins:9.15")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert", "attack"])
def test_an_action_with_workers_on_it_cannot_be_taken_again(action: str) -> None:
    standing: dict[str, Any] = {"placed": {action: ["criminal", "criminal", "criminal"]}}
    scene = at_table(["criminal"] * 3, **standing)
    scene.refuses(action, rule="9.15", action=f"action:{action}")
    at_table(["criminal"] * 3, placed={}).offers(action)
    # Workshops on its first two spaces leave one worker standing, and that is enough.
    scene = at_table(["criminal"] * 3, workshops={action: [1, 2]}, placed={action: [None, None, "criminal"]})
    scene.refuses(action, rule="9.15", action=f"action:{action}")


@pytest.mark.rule("paladins:9.15", "paladins:10.1", "paladins:13.1", "paladins:14.1")
@pytest.mark.parametrize(("action", "workers"), [("develop", 2), ("pray", 1), ("conspire", 1), ("recruit", 2)])
def test_actions_of_the_left_side_are_blocked_too(action: str, workers: int) -> None:
    scene = at_table(["criminal"] * 3, placed={action: ["criminal"] * workers})
    scene.refuses(action, rule="9.15", action=f"action:{action}")
    at_table(["criminal"] * 3).offers(action)


SEVEN: dict[str, dict[str, Any]] = {
    "commission": {"monks": 7},
    "fortify": {"walls": 7},
    "garrison": {"outposts": 7},
    "absolve": {"jars": 7},
    "convert": {
        "converted": [
            "viking-thief", "viking-traitor", "viking-guardian", "saracen-hunter", "saracen-archer", "viking-marauder",
            "viking-protector",
        ]
    },
}  # fmt: skip


@pytest.mark.rule("paladins:9.12")
@pytest.mark.parametrize("action", list(SEVEN))
def test_seven_times_in_the_game(action: str) -> None:
    able = {"influence": 12, "faith": 12, "strength": 12}
    at_table(["criminal"] * 3, **able, **SEVEN[action]).refuses(action, rule="9.12", count=7)
    six = {name: many - 1 if isinstance(many, int) else many[:-1] for name, many in SEVEN[action].items()}
    at_table(["criminal"] * 3, **able, **six).offers(action)


@pytest.mark.rule("paladins:9.14")
def test_attacks_are_not_limited() -> None:
    attacked = [
        "viking-thief", "viking-traitor", "viking-guardian", "saracen-hunter", "saracen-archer", "viking-marauder",
        "viking-protector", "byzantine-thief",
    ]  # fmt: skip
    scene = at_table(["criminal"] * 3, attacked=attacked)
    scene.answer("attack", "byzantine-lookout")
    assert len(scene.state.players[0].attacked) == 9


@pytest.mark.rule("paladins:9.4", "paladins:9.6")
@pytest.mark.parametrize(
    ("action", "rewarded"),
    [
        ("commission", "influence"),
        ("fortify", "strength"),
        ("garrison", "faith"),
        ("absolve", "faith"),
        ("attack", "influence"),
        ("convert", "strength"),
    ],
)
def test_the_attribute_an_action_rewards(action: str, rewarded: str) -> None:
    workers, answers = ACTIONS[action]
    scene = at_table(workers, faith=2, strength=3, influence=4)
    scene.answer(*answers)
    expected = {"faith": 2, "strength": 3, "influence": 4}
    expected[rewarded] += 2 if action == "fortify" else 1
    scene.holds(seats={0: expected})

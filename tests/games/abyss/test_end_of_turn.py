"""The end of the turn (section 19)."""

from typing import Any

import pytest

from regnum.scenes import Scene


def turns(scene: Scene) -> list[str]:
    """Whose turns began after the first answer."""
    return [line.args["player"] for line in scene.match.lines if line.message == "log-turn" and line.at > 0]


FIVE_STACKS = {"jellyfish": [1], "crab": [1], "seahorse": [1], "shellfish": [1], "squid": [1]}


@pytest.mark.rule("abyss:19.1")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1, 0, 1]), (3, [1, 2, 0, 1, 2]), (4, [1, 2, 3, 0, 1])])
def test_turns_go_round_clockwise(players: int, order: list[int]) -> None:
    scene = Scene("abyss", players, council=FIVE_STACKS)
    scene.asks("turn-action", seat=0)
    for race, seat in zip(FIVE_STACKS, order, strict=True):
        scene.answer(f"council:{race}").asks("turn-action", seat=seat)
        scene.holds(turn=seat)
    assert turns(scene) == [f"seat:{seat}" for seat in order]
    assert all(line.rule == "19.1" for line in scene.match.lines if line.message == "log-turn")


@pytest.mark.rule("abyss:19.1")
def test_the_turn_passes_from_any_seat_to_the_one_on_its_left() -> None:
    for seat, left in ((0, 1), (1, 2), (2, 0)):
        scene = Scene("abyss", 3, turn=seat, council={"crab": [1]}).answer("council:crab")
        scene.asks("turn-action", seat=left)


@pytest.mark.rule("abyss:19.1")
@pytest.mark.parametrize(
    "answers",
    [
        ["council:crab"],
        ["explore", "leave", "take"],
        ["explore", "leave", "leave", "fight", "reward:p1"],
        ["recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-3"]],
    ],
    ids=["council", "ally", "monster", "recruitment"],
)
def test_each_action_ends_the_turn(answers: list[Any]) -> None:
    scene = Scene(
        "abyss",
        3,
        court=["shepherd", "oracle", "sage", "miller"],
        deck=["squid 1", "squid 2", "monster"],
        council={"crab": [1]},
        seats=[{"hand": ["seahorse 5", "seahorse 3"]}],
    )
    for answer in answers:
        scene.asks(scene.decision(0).question.name, seat=0)
        scene.answer(answer)
    scene.asks("turn-action", seat=1)
    assert turns(scene) == ["seat:1"]


@pytest.mark.rule("abyss:19.1", "abyss:18.1")
def test_the_turn_ends_only_when_everything_compulsory_is_done() -> None:
    """The location, and then what the Commander demands, come before the next player."""
    scene = Scene(
        "abyss",
        2,
        available=["jail", "abyss"],
        council={"crab": [1]},
        seats=[
            {"keys": 3, "hand": ["squid 1", "squid 1", "squid 2", "squid 2", "squid 3", "squid 4"]},
            {"lords": ["commander"]},
        ],
    )
    scene.answer("council:crab").asks("control-location", seat=0)
    scene.holds(turn=0)
    scene.answer("location:jail").asks("commander-discard", seat=0)
    scene.holds(turn=0)
    scene.refuses([], rule="23.5", count=1, limit=6)
    scene.answer(["ally:squid-1"]).asks("turn-action", seat=1)
    scene.holds(turn=1, seats=[{"locations": [{"jail": []}]}], discard=["squid 1"])


@pytest.mark.rule("abyss:19.1", "abyss:16.3")
@pytest.mark.card("lord:invoker")
def test_the_invoker_gives_one_more_turn_before_play_passes_on() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["invoker", "oracle", "sage", "miller"],
        council={"crab": [1], "squid": [1]},
        seats=[{"hand": ["jellyfish 5", "jellyfish 3"]}],
    )
    scene.answer("recruit:lord:invoker", ["ally:jellyfish-5", "ally:jellyfish-3"]).asks("turn-action", seat=0)
    scene.logs("log-extra-turn", player="seat:0")
    scene.answer("council:crab").asks("turn-action", seat=1)
    scene.answer("council:squid").asks("turn-action", seat=0)
    assert turns(scene) == ["seat:0", "seat:1", "seat:0"]


@pytest.mark.rule("abyss:19.1", "abyss:7.11")
def test_a_new_turn_starts_afresh() -> None:
    """Nothing sold, nobody has bought, no ability used."""
    scene = Scene(
        "abyss",
        2,
        sold=2,
        buyers=[1],
        used=["slaver"],
        council={"crab": [1], "squid": [1]},
        seats=[{"lords": ["slaver"], "hand": ["crab 2"]}],
    )
    scene.explains("use:lord:slaver", rule="16.5", lord="lord:slaver")
    scene.answer("council:crab")
    scene.holds(turn=1, sold=0)
    assert scene.state.buyers == 0
    scene.answer("council:squid").asks("turn-action", seat=0)
    scene.offers("sell:ally:crab-1", "sell:ally:crab-2")


@pytest.mark.rule("abyss:19.2")
def test_turns_go_on_until_an_end_condition_occurs() -> None:
    """Six lords and an empty lord deck are not one; the seventh lord is, and then comes the last round."""
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", "oracle", "sage", "miller"],
        lords={"only": []},
        council=FIVE_STACKS,
        seats=[
            {
                "lords": ["jailer", "seeker", "hunter", "assassin", "trader", "peddler"],
                "hand": ["seahorse 5", "seahorse 3"],
            }
        ],
    )
    for race in ("jellyfish", "crab", "shellfish", "squid"):
        scene.answer(f"council:{race}")
        scene.holds(over=False, ending=-1)
    scene.asks("turn-action", seat=0)
    scene.answer("recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(over=False, ending=0, turn=1)
    scene.logs("log-end-by-lords", player="seat:0")
    scene.answer("council:seahorse")
    scene.holds(over=True)
    assert scene.match.decisions == []


@pytest.mark.rule("abyss:19.2", "abyss:20.2")
def test_the_other_end_condition_is_a_court_that_cannot_be_refilled() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", "oracle", "sage"],
        lords={"only": ["miller"]},
        council=FIVE_STACKS,
        seats=[{"hand": ["seahorse 5", "seahorse 3"]}],
    )
    scene.answer("recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(over=False, ending=0, turn=1)
    scene.logs("log-end-by-court", player="seat:0")
    scene.logs("log-last-turn", player="seat:1")
    scene.answer("council:crab")
    scene.holds(over=True)


@pytest.mark.rule("abyss:16.5", "abyss:19.1")
@pytest.mark.card("abyss:lord:slaver", "abyss:lord:oracle")
def test_a_once_a_turn_lord_can_be_used_at_the_last_moment_of_the_turn() -> None:
    """After the action there may be nothing left to decide: the owner is asked all the same."""
    scene = Scene("abyss", 2, council={"crab": [2], "squid": [4]}, seats=[{"lords": ["slaver", "oracle"]}])
    scene.answer("council:crab")
    scene.asks("turn-end", seat=0)
    scene.offers_only("end-turn", "sell:ally:crab-2", "discard:council:squid")
    scene.answer("sell:ally:crab-2")
    scene.asks("turn-end", seat=0)
    scene.offers_only("end-turn", "discard:council:squid")
    scene.answer("end-turn")
    scene.holds(turn=1, council={"squid": [4]}, seats=[{"hand": [], "pearls": 2}])


@pytest.mark.rule("abyss:16.5", "abyss:7.17", "abyss:8.11")
@pytest.mark.card("abyss:lord:slaver")
def test_taking_an_ally_or_fighting_leaves_no_last_moment() -> None:
    taken = Scene("abyss", 2, deck=["crab 2"], seats=[{"lords": ["slaver"], "hand": ["squid 1"]}])
    taken.answer("explore", "take")
    taken.asks("turn-action", seat=1)
    taken.holds(turn=1, seats=[{"hand": ["crab 2", "squid 1"], "pearls": 0}])
    fought = Scene("abyss", 2, deck=["monster"], threat=1, seats=[{"lords": ["slaver"], "hand": ["squid 1"]}])
    fought.answer("explore", "fight")
    fought.asks("explore-reward", seat=0)
    fought.offers("sell:ally:squid-1")
    fought.answer("reward:p1")
    fought.asks("turn-action", seat=1)
    fought.holds(seats=[{"hand": ["squid 1"], "pearls": 1}])


@pytest.mark.rule("abyss:16.5", "abyss:7.17", "abyss:23.5")
@pytest.mark.card("abyss:lord:slaver", "abyss:lord:commander")
def test_a_turn_that_is_over_has_no_more_moments() -> None:
    """Only what is compulsory is still done: here the discard to the Commander's limit."""
    hand = ["crab 1", "crab 2", "crab 3", "crab 4", "squid 1", "squid 2"]
    scene = Scene("abyss", 2, deck=["crab 5"], seats=[{"lords": ["slaver"], "hand": hand}, {"lords": ["commander"]}])
    scene.answer("explore", "take")
    scene.asks("commander-discard", seat=0)
    scene.refuses("sell:ally:crab-1", rule="16.5")
    scene.refuses("use:lord:slaver", rule="16.5")
    scene.answer(["crab 1"])
    scene.holds(turn=1, seats=[{"pearls": 0}])


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("abyss:lord:slaver", "abyss:lord:oracle", "abyss:lord:opportunist")
def test_in_anothers_turn_such_a_lord_is_refused_with_the_reason() -> None:
    scene = Scene(
        "abyss",
        2,
        deck=["crab 2"],
        court=["keeper", "miller"],
        council={"squid": [1]},
        seats=[{}, {"lords": ["slaver", "oracle", "opportunist"], "hand": ["crab 1"], "pearls": 1}],
    )
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    for answer in ("sell:ally:crab-1", "discard:council:squid", "replace:lord:keeper", "use:lord:oracle"):
        scene.refuses(answer, rule="16.5", seat=1)


@pytest.mark.rule("abyss:16.5", "abyss:19.1")
def test_nobody_else_is_asked_at_the_end_of_a_turn() -> None:
    scene = Scene("abyss", 2, deck=["crab 2"], seats=[{"lords": ["shaman"]}, {"lords": ["slaver"], "hand": ["crab 1"]}])
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=1)


@pytest.mark.rule("abyss:3.5", "abyss:4.1")
def test_once_the_action_has_begun_there_is_no_other_and_no_plotting() -> None:
    scene = Scene("abyss", 2, court=["keeper"], deck=["crab 1"], council={"squid": [1]}, seats=[{"pearls": 5}])
    scene.answer("explore")
    scene.offers_only("take", "leave")
    scene.refuses("plot", rule="4.1")
    scene.refuses("explore", rule="3.5")
    scene.refuses("council:squid", rule="3.5")
    scene.refuses("recruit:lord:keeper", rule="3.5")


@pytest.mark.rule("abyss:7.20")
def test_a_card_left_behind_is_refused_by_name() -> None:
    scene = Scene("abyss", 2, deck=["crab 1", "squid 2"], seats=[{}, {"pearls": 1}])
    scene.answer("explore", "pass", "leave")
    scene.asks("explore-offer", seat=1)
    scene.refuses("buy:track:1", rule="7.20", card="ally:crab-1")
    scene.answer("pass")
    scene.refuses("take:track:1", rule="7.20", card="ally:crab-1")


@pytest.mark.rule("abyss:7.25", "abyss:7.1")
def test_a_monster_is_not_for_sale_and_an_ally_is_offered_before_anything_else() -> None:
    monster = Scene("abyss", 2, deck=["monster"], seats=[{}, {"pearls": 3}]).answer("explore")
    monster.asks("explore-monster", seat=0)
    monster.refuses("buy", rule="7.25")
    ally = Scene("abyss", 2, deck=["crab 1"], seats=[{}, {"pearls": 3}]).answer("explore")
    ally.asks("explore-offer", seat=1)
    ally.refuses("take", rule="7.1")
    ally.refuses("leave", rule="7.1")

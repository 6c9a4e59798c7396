"""Asking the Council for support (section 11)."""

import pytest

from regnum.kernel.errors import Refused
from regnum.scenes import Scene


@pytest.mark.rule("abyss:11.1", "abyss:11.2")
def test_the_action_takes_one_whole_stack_into_hand() -> None:
    scene = Scene(
        "abyss", 2, council={"crab": [3, 1, 1], "squid": [5]}, seats=[{"pearls": 2, "hand": ["squid 2"]}, {"pearls": 1}]
    )
    scene.offers_only("explore", "council:crab", "council:squid")
    scene.answer("council:crab")
    scene.holds(
        seats=[
            {"hand": ["crab 1", "crab 1", "crab 3", "squid 2"], "pearls": 2, "affiliated": []},
            {"hand": [], "pearls": 1},
        ],
        council={"crab": [], "squid": [5]},
        discard=[],
        deck=66,
    )
    line = next(line for line in scene.match.lines if line.message == "log-takes-stack")
    assert line.rule == "11.1"
    assert line.args == {"player": "seat:0", "stack": "council:crab", "count": 3}
    assert line.secret == {"allies": "ally:crab-1+ally:crab-1+ally:crab-3"}


@pytest.mark.rule("abyss:11.3")
def test_the_stack_is_chosen_by_its_race_and_size_alone() -> None:
    rich = Scene("abyss", 2, council={"crab": [5, 4]})
    poor = Scene("abyss", 2, council={"crab": [1, 1]})
    assert rich.match.view(0) == poor.match.view(0)
    assert rich.offered() == poor.offered() == ["explore", "council:crab"]
    pile = rich.match.view(0).council[1]
    assert (pile.at, pile.count) == ("council:crab", 2)


@pytest.mark.rule("abyss:11.3")
def test_only_the_taker_learns_what_was_in_the_stack_and_cannot_take_it_back() -> None:
    scene = Scene("abyss", 3, council={"crab": [5, 4]}).answer("council:crab")
    taker, other, spectator = (
        next(line for line in scene.match.journal(seat) if line.message.startswith("log-takes-stack"))
        for seat in (0, 1, None)
    )
    assert taker.message == "log-takes-stack-known"
    assert taker.args["allies"] == "ally:crab-4+ally:crab-5"
    assert other.message == spectator.message == "log-takes-stack"
    assert "allies" not in other.args
    assert "allies" not in spectator.args
    assert not scene.match.can_undo(0)


@pytest.mark.rule("abyss:11.4")
def test_a_second_stack_is_not_taken() -> None:
    scene = Scene("abyss", 2, council={"crab": [3], "squid": [5], "jellyfish": [2]}).answer("council:crab")
    scene.asks("turn-action", seat=1)
    with pytest.raises(Refused) as refused:
        scene.match.answer(scene.decision(), "council:squid", seat=0)
    assert refused.value.code == "wrong-seat"
    scene.holds(turn=1, seats=[{"hand": ["crab 3"]}], council={"crab": [], "squid": [5], "jellyfish": [2]})


@pytest.mark.rule("abyss:11.4", "abyss:16.4")
@pytest.mark.card("lord:alchemist")
def test_an_alchemist_takes_a_second_stack_but_no_third() -> None:
    scene = Scene(
        "abyss",
        2,
        council={"crab": [3, 1], "squid": [5], "jellyfish": [2]},
        seats=[{"lords": ["alchemist"]}],
    )
    scene.answer("council:crab").asks("council-second", seat=0)
    scene.offers_only("council:jellyfish", "council:squid")
    scene.explains("council:crab", rule="11.5", race="council:crab")
    scene.answer("council:squid").asks("turn-action", seat=1)
    scene.holds(
        seats=[{"hand": ["crab 1", "crab 3", "squid 5"]}],
        council={"crab": [], "squid": [], "jellyfish": [2]},
    )
    lines = [line for line in scene.match.lines if line.message == "log-takes-stack"]
    assert [(line.rule, line.args["stack"], line.args["count"]) for line in lines] == [
        ("11.1", "council:crab", 2),
        ("16.4", "council:squid", 1),
    ]


@pytest.mark.rule("abyss:11.4", "abyss:11.5")
def test_an_alchemist_finds_no_second_stack_when_the_others_are_empty() -> None:
    scene = Scene("abyss", 2, council={"crab": [3]}, seats=[{"lords": ["alchemist"]}]).answer("council:crab")
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"hand": ["crab 3"]}])


@pytest.mark.rule("abyss:11.4", "abyss:18.18")
@pytest.mark.parametrize(
    "seat",
    [
        {"lords": ["alchemist"], "turned": ["alchemist"]},
        {"locations": [{"chasm": ["alchemist"]}]},
    ],
    ids=["turned", "tucked"],
)
def test_an_alchemist_who_does_not_work_adds_no_stack(seat: dict[str, object]) -> None:
    scene = Scene("abyss", 2, council={"crab": [3], "squid": [5]}, seats=[seat]).answer("council:crab")
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"hand": ["crab 3"]}], council={"squid": [5]})


@pytest.mark.rule("abyss:11.5")
def test_an_empty_stack_cannot_be_chosen() -> None:
    scene = Scene("abyss", 2, council={"squid": [1]})
    for race in ("jellyfish", "crab", "seahorse", "shellfish"):
        scene.refuses(f"council:{race}", rule="11.5", race=f"council:{race}")
    scene.offers("council:squid")


@pytest.mark.rule("abyss:11.5", "abyss:16.5")
def test_the_oracle_cannot_discard_an_empty_stack() -> None:
    scene = Scene("abyss", 2, council={"squid": [1]}, seats=[{"lords": ["oracle"]}])
    scene.refuses("discard:council:crab", rule="11.5", race="council:crab")
    scene.offers("discard:council:squid")


@pytest.mark.rule("abyss:11.5", "abyss:16.3")
def test_the_apprentice_chooses_among_the_stacks_that_hold_cards() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["apprentice", "keeper", "reaper", "miller"],
        council={"crab": [4, 2], "squid": [1], "shellfish": [3]},
        seats=[{"hand": ["jellyfish 3", "crab 2", "squid 1"], "lords": ["alchemist"]}],
    )
    scene.answer("recruit:lord:apprentice", ["ally:jellyfish-3", "ally:crab-2", "ally:squid-1"])
    scene.asks("apprentice-stack", seat=0)
    scene.offers_only("council:crab", "council:shellfish", "council:squid")
    scene.explains("council:jellyfish", rule="11.5", race="council:jellyfish")
    # It is not the action, so the Alchemist adds nothing to it.
    scene.answer("council:crab").asks("turn-action", seat=1)
    scene.holds(seats=[{"hand": ["crab 2", "crab 4"]}], council={"crab": [], "squid": [1], "shellfish": [3]})


@pytest.mark.rule("abyss:11.6")
def test_a_hand_may_be_as_large_as_it_likes() -> None:
    hand = [f"{race} {value}" for race in ("jellyfish", "seahorse", "shellfish") for value in (1, 1, 1, 1, 2, 2)]
    scene = Scene("abyss", 2, council={"crab": [1, 1, 1, 1, 2, 2, 2]}, seats=[{"hand": hand}]).answer("council:crab")
    scene.asks("turn-action", seat=1)
    assert len(scene.state.players[0].hand) == 25


@pytest.mark.rule("abyss:11.6")
@pytest.mark.parametrize(("held", "excess"), [(4, 0), (5, 1), (9, 5)])
def test_the_commander_alone_limits_a_hand(held: int, excess: int) -> None:
    """Two crabs join the hand: six in all are still allowed, more are not."""
    hand = ["jellyfish 1", "jellyfish 1", "jellyfish 1", "jellyfish 1", "squid 1", "squid 1", "squid 1", "squid 1"]
    scene = Scene(
        "abyss",
        2,
        council={"crab": [1, 2]},
        seats=[{"hand": [*hand, "squid 2"][:held]}, {"lords": ["commander"]}],
    ).answer("council:crab")
    if not excess:
        scene.asks("turn-action", seat=1)
        return
    scene.asks("commander-discard", seat=0)
    scene.refuses([], rule="23.5", count=excess, limit=6)

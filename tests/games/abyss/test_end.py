"""Section 20: what ends the game, the last turns, and the hands that are then laid down."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import lines, recruit

SIX = ["trader", "peddler", "jailer"]
UNDER = [{"sanctuary": ["slaver", "oracle", "diplomat"]}]
"""Three free lords and three tucked ones."""


def turns(scene: Scene, message: str = "log-last-turn") -> list[str]:
    return [args["player"] for args in lines(scene, message)]


def play_quietly(scene: Scene, seat: int) -> None:
    """The seat's whole turn: it explores and takes the first ally."""
    scene.asks("turn-action", seat=seat)
    scene.answer("explore")
    scene.asks("explore-take", seat=seat)
    scene.answer("take")


@pytest.mark.rule("abyss:20.1", "abyss:20.4", "abyss:16.1")
def test_a_seventh_lord_triggers_the_end_and_tucked_and_turned_ones_count() -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[
            {
                "lords": SIX,
                "turned": ["jailer"],
                "locations": UNDER,
                "hand": ["seahorse 3", "crab 5"],
            }
        ],
    )
    scene.holds(ending=-1)
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    scene.logs("log-end-by-lords", player="seat:0")
    assert [line.rule for line in scene.match.lines if line.message == "log-end-by-lords"] == ["20.1"]
    scene.holds(ending=0, over=False, turn=1)


@pytest.mark.rule("abyss:20.1", "abyss:19.2")
def test_a_sixth_lord_does_not() -> None:
    scene = Scene("abyss", 2, seats=[{"lords": SIX[:2], "locations": UNDER, "hand": ["seahorse 3", "crab 5"]}])
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    scene.holds(ending=-1, over=False, turn=1)
    assert lines(scene, "log-end-by-lords") == []
    assert turns(scene, "log-turn") == ["seat:1"]


@pytest.mark.rule("abyss:20.1", "abyss:16.3", "abyss:27.1")
def test_the_corruptors_second_lord_may_be_the_seventh_but_an_exchange_adds_none() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["corruptor", "miller", "keeper", "reaper", "shepherd"],
        seats=[{"lords": SIX[:2], "locations": UNDER, "hand": ["squid 5", "squid 4", "squid 1"], "pearls": 5}],
    )
    recruit(scene, "corruptor", "squid 5", "squid 4", "squid 1")
    scene.holds(ending=-1)  # this is the sixth
    scene.answer("lord:miller")
    scene.holds(ending=0, turn=1)

    exchange = Scene(
        "abyss",
        2,
        court=["schemer", "miller", "keeper", "reaper"],
        lords=["landowner"],
        seats=[{"lords": SIX[:2], "locations": UNDER, "hand": ["squid 4", "crab 2", "shellfish 2"]}],
    )
    recruit(exchange, "schemer", "squid 4", "crab 2", "shellfish 2", keep="crab 2")
    exchange.answer("lord:trader")
    exchange.holds(ending=-1, turn=1, seats={0: {"lords": ["peddler", "schemer", "landowner"]}})


@pytest.mark.rule("abyss:20.2", "abyss:17.4", "abyss:17.6")
def test_a_refill_that_cannot_be_completed_triggers_the_end() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["reaper", "miller", "keeper"],
        lords={"only": ["landowner", "shepherd", "trader"]},
        seats=[{"hand": ["seahorse 3", "crab 5"]}],
    )
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    scene.holds(
        court=["miller", "keeper", "landowner", "shepherd", "trader"],
        lords=0,
        ending=0,
        over=False,
        turn=1,
        seats={0: {"pearls": 2}},
    )
    assert [(line.message, line.rule) for line in scene.match.lines if line.message.startswith("log-end")] == [
        ("log-end-by-court", "20.2")
    ]
    scene.logs("log-end-by-court", player="seat:0")
    assert turns(scene) == ["seat:1"]


@pytest.mark.rule("abyss:20.2", "abyss:20.3", "abyss:17.3")
def test_a_lord_deck_that_just_suffices_or_is_empty_ends_nothing() -> None:
    enough = Scene(
        "abyss",
        2,
        court=["reaper", "miller", "keeper"],
        lords={"only": ["landowner", "shepherd", "trader", "peddler"]},
        seats=[{"hand": ["seahorse 3", "crab 5"]}],
    )
    recruit(enough, "reaper", "seahorse 3", "crab 5")
    enough.holds(court=["miller", "keeper", "landowner", "shepherd", "trader", "peddler"], lords=0, ending=-1, turn=1)

    empty = Scene(
        "abyss",
        2,
        court=["reaper", "miller", "keeper", "landowner"],
        lords={"only": []},
        seats=[{"hand": ["seahorse 3", "crab 5"]}],
    )
    recruit(empty, "reaper", "seahorse 3", "crab 5")
    empty.holds(court=["miller", "keeper", "landowner"], ending=-1, turn=1, seats={0: {"pearls": 0}})
    assert turns(empty, "log-turn") == ["seat:1"]


@pytest.mark.rule("abyss:20.2", "abyss:17.5")
def test_a_refill_with_no_lord_left_at_all_also_triggers_the_end() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["reaper", "miller", "keeper"],
        lords={"only": []},
        seats=[{"hand": ["seahorse 3", "crab 5"]}],
    )
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    scene.holds(court=["miller", "keeper"], ending=0, turn=1, seats={0: {"pearls": 2}})
    assert lines(scene, "log-refills-court") == []


@pytest.mark.rule("abyss:20.4", "abyss:18.1", "abyss:20.1")
def test_the_turn_in_which_the_end_is_triggered_is_finished() -> None:
    scene = Scene(
        "abyss",
        2,
        available=["jail"],
        stack={"only": ["chasm", "barracks"]},
        seats=[
            {
                "lords": SIX,
                "locations": UNDER,
                "keys": 2,
                "hand": ["seahorse 3", "crab 5", *["squid 1"] * 4, *["crab 1"] * 3],
            },
            {"lords": ["commander"]},
        ],
    )
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    scene.holds(ending=0, turn=0)
    scene.asks("control-location", seat=0)
    scene.offers_only("location:jail", "draw:1", "draw:2")
    scene.answer("location:jail")
    scene.asks("commander-discard", seat=0)
    scene.answer(["ally:crab-1"])
    scene.holds(turn=1, seats={0: {"locations": [*UNDER, {"jail": ["reaper"]}], "keys": 0}})


@pytest.mark.rule("abyss:20.5", "abyss:20.6", "abyss:19.1", "abyss:20.1")
def test_every_other_player_has_exactly_one_last_turn_and_the_one_who_triggered_none() -> None:
    scene = Scene(
        "abyss",
        4,
        turn=2,
        deck=["crab 1", "squid 1", "shellfish 1"],
        seats={2: {"lords": SIX, "locations": UNDER, "hand": ["seahorse 3", "crab 5"]}},
    )
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    for seat in (3, 0, 1):  # seats 0 and 1 had their turn before seat 2 this round, and have another
        scene.holds(over=False, turn=seat)
        play_quietly(scene, seat)
    assert scene.match.over
    assert scene.match.decisions == []
    assert turns(scene) == ["seat:3", "seat:0", "seat:1"]
    assert turns(scene, "log-turn") == []
    assert [line.rule for line in scene.match.lines if line.message == "log-over"] == ["21.5"]


@pytest.mark.rule("abyss:20.5", "abyss:20.6")
def test_a_second_trigger_in_the_last_turns_changes_nothing() -> None:
    scene = Scene(
        "abyss",
        3,
        turn=1,
        ending=0,
        deck=["crab 1", "squid 1"],
        seats={1: {"lords": SIX, "locations": UNDER, "hand": ["seahorse 3", "crab 5"]}},
    )
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    scene.holds(ending=0, turn=2)
    assert lines(scene, "log-end-by-lords") == []
    play_quietly(scene, 2)
    assert scene.match.over


@pytest.mark.rule("abyss:20.1", "abyss:20.2")
def test_one_recruitment_that_does_both_is_one_trigger() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["reaper", "miller", "keeper"],
        lords={"only": ["landowner"]},
        seats=[{"lords": SIX, "locations": UNDER, "hand": ["seahorse 3", "crab 5"]}],
    )
    recruit(scene, "reaper", "seahorse 3", "crab 5")
    assert [line.message for line in scene.match.lines if line.message.startswith("log-end")] == ["log-end-by-lords"]


@pytest.mark.rule("abyss:20.7", "abyss:20.8", "abyss:20.9")
def test_after_the_last_turn_the_lowest_ally_of_every_race_in_hand_is_affiliated_and_the_rest_discarded() -> None:
    scene = Scene(
        "abyss",
        3,
        ending=1,
        deck=["crab 2"],
        seats=[
            {
                "hand": ["crab 4", "crab 4", "squid 3", "squid 5", "jellyfish 1", "jellyfish 1"],
                "affiliated": ["crab 1", "squid 1"],
            },
            {"hand": ["seahorse 5"]},
            {},
        ],
    )
    play_quietly(scene, 0)
    scene.holds(
        over=True,
        seats={
            0: {
                "hand": [],
                "affiliated": ["crab 1", "crab 2", "squid 1", "squid 3", "jellyfish 1"],
            },
            1: {"hand": [], "affiliated": ["seahorse 5"]},
            2: {"hand": [], "affiliated": []},
        },
        discard=["crab 4", "crab 4", "squid 5", "jellyfish 1"],
    )
    affiliations = [
        (line.rule, line.args["player"], sorted(line.args["allies"].split("+")))
        for line in scene.match.lines
        if line.message == "log-affiliates-last"
    ]
    assert affiliations == [
        ("20.7", "seat:0", ["ally:crab-2", "ally:jellyfish-1", "ally:squid-3"]),
        ("20.7", "seat:1", ["ally:seahorse-5"]),
    ]
    # Best of each race: crab 2, squid 3, jellyfish 1.
    scene.scores(scores=[6, 5, 0], winners=[0])


@pytest.mark.rule("abyss:21.5", "abyss:20.8")
def test_the_journal_says_when_it_is_over() -> None:
    scene = Scene("abyss", 2, ending=1, deck=["crab 1"], seats=[{"hand": ["squid 2", "squid 4"]}])
    scene.answer("explore", "take")
    assert scene.match.over
    assert scene.match.lines[-1].message == "log-over"
    scene.logs("log-over", rule="21.5", times=1)


@pytest.mark.rule("abyss:8.7", "abyss:21.4")
def test_after_the_end_every_token_lies_open_and_nothing_of_it_is_hidden() -> None:
    scene = Scene("abyss", 2, ending=1, deck=["crab 1"], seats=[{}, {"tokens": [3, 4]}])
    assert scene.match.view(0).players[1].tokens == [None, None]
    scene.answer("explore", "take")
    assert scene.match.view(0).players[1].tokens == [3, 4]
    assert scene.match.erased(0).view(0) == scene.match.view(0)
    assert scene.match.scramble(None, 5).view(None) == scene.match.view(None)

"""Many matches: what is counted, and that nothing depends on how they are spread over processes."""

import gc

import pytest

import regnum
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.lab.simulate import Played, Simulation, by_bots, by_chance, is_real, play, playing, seat_bots, simulate
from regnum.lab.workers import Workers


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_outcome_does_not_depend_on_the_number_of_processes(bots: str) -> None:
    alone = simulate("abyss", 2, 6, 20, bots=bots)
    together = simulate("abyss", 2, 6, 20, bots=bots, workers=Workers(2))
    assert alone.matches == together.matches
    assert [played.seed for played in alone.matches] == [20, 21, 22, 23, 24, 25]
    assert alone.finished == 6


def test_a_match_does_not_depend_on_its_neighbours() -> None:
    assert simulate("abyss", 3, 5, 1).matches[4] == simulate("abyss", 3, 1, 5).matches[0]


def test_decisions_are_those_with_a_choice() -> None:
    match = regnum.new("abyss", 4, 3)
    counted = answers = 0
    for d in by_chance(match):
        answers += 1
        counted += len([*d.options, *d.anytime]) >= 2
    assert match.over
    assert counted < answers == match.answered
    result = match.result
    assert result is not None
    assert play("abyss", Setup(4), ("random",) * 4, 3) == Played(3, counted, result.winners)


def test_an_ability_for_any_moment_is_an_option() -> None:
    real = []
    for seed in range(40):
        match = regnum.new("abyss", 2, seed)
        real += [is_real(d) for d in by_chance(match) if len(d.options) == 1 and d.anytime]
    assert real
    assert all(real)


def test_the_collector_is_as_it_was_after_a_match() -> None:
    """While bots play it looks seldom; also where one match is given up, or two are played by turns."""
    before = gc.get_threshold()
    one, other = (by_bots(regnum.new("abyss", 2, seed), ("random", "greedy")) for seed in (1, 2))
    next(one)
    assert gc.get_threshold()[0] > before[0]
    next(other)
    one.close()  # type: ignore[attr-defined]
    for _ in other:
        pass
    assert gc.get_threshold() == before


def test_bots_play_what_they_are_named() -> None:
    won = simulate("abyss", 2, 10, 1, bots="greedy,random").to_json()["winners"]
    assert won[0] > won[1]
    first = regnum.new("abyss", 2, 5)
    second = regnum.new("abyss", 2, 5)
    for match, names in ((first, ("greedy", "greedy")), (second, ("random", "greedy"))):
        for _ in playing(match, names):
            pass
    assert first.record() != second.record()


def test_options_reach_the_match() -> None:
    for seat in range(3):
        match = regnum.new("abyss", 3, 1, first=str(seat))
        assert next(iter(by_chance(match))).seat == seat
    one = simulate("abyss", 3, 3, 1, options={"first": "0"})
    other = simulate("abyss", 3, 3, 1, options={"first": "1"})
    assert one.matches != other.matches


def test_chance_is_the_seed_of_the_match() -> None:
    match = regnum.new("abyss", 2, 8)
    again = regnum.new("abyss", 2, 8)
    rng = Rng(8, 1)
    for d in by_chance(match):
        twin = again.decisions[rng.below(len(again.decisions))]
        assert (twin.id, twin.seat) == (d.id, d.seat)
        again.choose(twin, again.sample(twin, rng))
    assert match.record() == again.record()


def test_the_sums() -> None:
    matches = [
        Played(1, 10, (0,)),
        Played(2, 20, (0, 2)),
        Played(3, 5, error="no end"),
        Played(4, 7, error="KeyError: 9"),
    ]
    simulation = Simulation("abyss", 3, matches, 2.0)
    assert simulation.unfinished == matches[2:]
    assert simulation.to_json() == {
        "game": "abyss",
        "players": 3,
        "games": 4,
        "finished": 2,
        "errors": 2,
        "decisions": 42,
        "seconds": 2.0,
        "decisions_per_second": 21.0,
        "games_per_second": 2.0,
        "mean_decisions": 10.5,
        "winners": [2, 0, 1],
        "failures": [{"seed": 3, "error": "no end"}, {"seed": 4, "error": "KeyError: 9"}],
        "shared": 1,
    }


def test_a_match_that_nobody_at_the_table_wins_has_ended_too() -> None:
    simulation = Simulation("paladins", 1, [Played(1, 10, ()), Played(2, 20, (0,)), Played(3, 5)], 2.0)
    assert (simulation.finished, simulation.unfinished) == (2, [Played(3, 5)])
    assert (simulation.to_json()["winners"], simulation.to_json()["shared"]) == ([1], 0)


def test_who_sits_where() -> None:
    assert seat_bots("abyss", 3, "greedy") == ("greedy", "greedy", "greedy")
    assert seat_bots("abyss", 2, "greedy, random") == ("greedy", "random")
    with pytest.raises(BadSetup, match="no bot 'clever'"):
        seat_bots("abyss", 2, "random,clever")
    with pytest.raises(BadSetup, match="2 bots for 3 players"):
        seat_bots("abyss", 3, "random,random")

"""The heuristic player of Oath at a table with the Clockwork Prince, against him and for him."""

from __future__ import annotations

import pytest

from tests.bots.matches import play


@pytest.mark.parametrize(
    ("players", "role", "powers"),
    [(1, "chancellor", "limited"), (1, "exile", "expanded"), (2, "chancellor", "expanded"), (3, "exile", "limited")],
)
def test_it_plays_to_the_end(players: int, role: str, powers: str) -> None:
    match = play(["greedy"] * players, 3, game="oath", prince=role, prince_powers=powers, start="random")
    assert match.result is not None
    assert len(match.result.won_by) == 1


@pytest.mark.slow
@pytest.mark.parametrize("powers", ["limited", "expanded"])
@pytest.mark.parametrize("role", ["chancellor", "exile"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_it_plays_with_as_many_as_there_may_be(players: int, role: str, powers: str) -> None:
    for seed in range(3):
        play(["greedy"] * players, seed, game="oath", prince=role, prince_powers=powers, start="random")

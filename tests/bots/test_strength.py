"""The heuristic player beats chance, and clearly."""

import pytest

from tests.bots.matches import play, share_of_wins


def test_greedy_beats_random() -> None:
    assert share_of_wins("greedy", "random", games=40) >= 0.9


def test_greedy_beats_three_randoms() -> None:
    """One in four would be chance."""
    assert share_of_wins("greedy", "random", games=8, players=4) >= 0.75


def test_players_of_its_kind_come_to_an_end() -> None:
    """Four who wait for one another would gather pearls for ever: means beyond need must be worth little."""
    for seed in range(4):
        assert play(["greedy"] * 4, seed).answered < 600


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_greedy_beats_random_over_two_hundred_games() -> None:
    assert share_of_wins("greedy", "random", games=200) >= 0.95


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_greedy_beats_three_randoms_over_a_hundred_games() -> None:
    assert share_of_wins("greedy", "random", games=100, players=4) >= 0.9

"""How everybody is doing, as a seat is told: what the game works out is what worlds the seat thinks possible say."""

from __future__ import annotations

import pytest

from regnum.games import find, names
from regnum.kernel.chance import Rng
from regnum.kernel.errors import RegnumError
from regnum.kernel.game import Setup
from regnum.kernel.match import Match

WORLDS = 12


def moments(game: str, seed: int, every: int) -> list[Match]:
    match = Match.start(find(game), Setup(find(game).seats[-1], {}), seed)
    dice, found = Rng(seed, 1), []
    while not match.over and match.answered < 20 * every:
        d = match.decisions[0]
        match.choose(d, match.sample(d, dice))
        if match.answered % every == 0 and not match.over:
            found.append(match.clone())
    return found


@pytest.mark.parametrize("game", names())
def test_what_is_known_of_the_scores_is_what_possible_worlds_say(game: str) -> None:
    for match in moments(game, 5, 23):
        state = match.table.s
        known = match.game.known_scores(state)
        assert known is not None, "told from imagined worlds for every seat at every choice: far too slow"
        for seat in range(match.setup.players):
            guessed = match.game.guessed_scores(state, seat) or [(0, True)] * len(known)
            try:
                worlds = [match.game.scores_now(match.imagine(seat, n).table.s) for n in range(WORLDS)]
            except RegnumError:
                continue
            for points, (more, certain), possible in zip(known, guessed, zip(*worlds, strict=True), strict=True):
                if certain:
                    assert set(possible) == {points + more}
                else:
                    assert min(possible) - 6 <= points + more <= max(possible) + 6


@pytest.mark.parametrize("game", names())
def test_a_guess_tells_no_secret(game: str) -> None:
    """In every world that the seat thinks possible it is told the same."""
    for match in moments(game, 6, 41):
        for seat in range(match.setup.players):
            told = {
                (match.game.known_scores(world.table.s), tuple(match.game.guessed_scores(world.table.s, seat)))
                for world in (match, *(match.imagine(seat, n) for n in range(3)))
            }
            assert len(told) == 1

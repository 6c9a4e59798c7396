"""Matches between bots, decision by decision, as a server or a lab would run them."""

from collections.abc import Callable, Sequence

import regnum
from regnum.bots import Bot, make
from regnum.games import find
from regnum.kernel.match import Match
from regnum.kernel.questions import Raw
from regnum.seen import Asked, Seen, see

ENDLESS = 3000
"""No match of sensible players takes so many answers; four who play at random need some five hundred."""

Watch = Callable[[Match, Seen, Asked, Raw], None]


def seat_bots(names: Sequence[str], seed: int, game: str = "abyss") -> list[Bot]:
    return [make(name, game, seed * 10 + seat) for seat, name in enumerate(names)]


def sent(match: Match, seat: int, decision_id: str, *, with_memory: bool = False) -> tuple[Seen, Asked]:
    """What a seat is sent, and the decision it owes; mostly without the part that perfect memory would add."""
    seen = see(match, seat, with_memory=with_memory)
    return seen, next(asked for asked in seen.asked if asked.id == decision_id)


def play(names: Sequence[str], seed: int, watch: Watch | None = None, game: str = "abyss", **options: str) -> Match:
    """A whole match between bots; `watch` sees every decision and its answer before the answer is given."""
    match = regnum.new(game, players=len(names), seed=seed, **options)
    bots = seat_bots(names, seed, game)
    while not match.over:
        assert match.answered < ENDLESS, f"{names} go on for ever with seed {seed}"
        decision = match.decisions[0]
        seen, asked = sent(match, decision.seat, decision.id)
        answer = bots[decision.seat].answer(seen, asked)
        if watch is not None:
            watch(match, seen, asked, answer)
        match.answer(decision.id, answer, seat=decision.seat)
    return match


def won(match: Match, seat: int) -> float:
    """The seat's part of the victory: a shared one counts as a part; alone, one may lose to nobody at the table."""
    result = match.result
    assert result is not None
    return (seat in result.winners) / max(1, len(result.winners))


def share_of_wins(name: str, against: str, games: int, players: int = 2, game: str = "abyss") -> float:
    """How much of the games one bot wins, sitting in each seat in turn; so does who begins, where that can be said."""
    total = 0.0
    drawn = any(setting.name == "first" for setting in find(game).settings)
    for number in range(games):
        seat = number % players
        names = [name if each == seat else against for each in range(players)]
        first = {"first": str(number // players % players)} if drawn else {}
        total += won(play(names, seed=number, game=game, **first), seat)
    return total / games

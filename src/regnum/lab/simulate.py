"""`regnum simulate`: many matches between bots, one after another or on several cores."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from regnum.games import find
from regnum.kernel.chance import Rng, seeded
from regnum.kernel.errors import BadSetup, RuleFailed
from regnum.kernel.game import Document, Setup
from regnum.kernel.match import Match
from regnum.lab.workers import HERE, Workers

if TYPE_CHECKING:
    from regnum.bots import Bot
    from regnum.kernel.questions import Decision

LONGEST = 50_000
"""A match of more answers than this has no end, and is given up."""
SELDOM = 50_000
"""So many more things than before must be there for the garbage collector to look through them."""
CHANCE = "random"
"""The bot that the kernel itself can play, without showing it anything."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Played:
    """How one match went."""

    seed: int
    decisions: int
    winners: tuple[int, ...] | None = None
    """None where the match did not come to its end; empty where nobody at the table won it."""
    error: str = ""
    automata: tuple[str, ...] = ()
    how: str = ""
    """In what way it was won, in a game that knows several: the message that tells it."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """How all of them went."""

    game: str
    players: int
    matches: Sequence[Played]
    seconds: float

    @property
    def finished(self) -> int:
        return sum(played.winners is not None for played in self.matches)

    @property
    def unfinished(self) -> list[Played]:
        return [played for played in self.matches if played.winners is None]

    def to_json(self) -> dict[str, Any]:
        decisions = sum(played.decisions for played in self.matches)
        games = len(self.matches)
        return {
            "game": self.game,
            "players": self.players,
            "games": games,
            "finished": self.finished,
            "errors": sum(bool(played.error) for played in self.matches),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds, 1),
            "games_per_second": round(games / self.seconds, 2),
            "mean_decisions": round(decisions / games, 2),
            "winners": [sum(seat in (played.winners or ()) for played in self.matches) for seat in range(self.players)],
            "failures": [{"seed": played.seed, "error": played.error} for played in self.unfinished],
            "shared": sum(len(played.winners or ()) > 1 for played in self.matches),
            **self._further(),
        }

    def _further(self) -> dict[str, Any]:
        """Winners without a seat, and ways to win, where the game has such."""
        automata = Counter(automaton for played in self.matches for automaton in played.automata)
        how = Counter(played.how for played in self.matches if played.how)
        return {
            **({"automata": dict(sorted(automata.items()))} if automata else {}),
            **({"how": dict(sorted(how.items()))} if how else {}),
        }


def seat_bots(game: str, players: int, bots: str) -> tuple[str, ...]:
    """Who sits where: one name for every seat, or one for each. Raises BadSetup."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots for {players} players: give one name for all, or one for each")
    if set(names) != {CHANCE}:
        from regnum.bots import make

        for name in names:
            make(name, game, 0)
    return names


def is_real(d: Decision) -> bool:
    """Whether there is anything to decide: at least two options, any-time abilities among them."""
    return len(d.options) + len(d.anytime) > 1


def by_chance(match: Match) -> Iterator[Decision]:
    """Play a match to its end by the kernel's own sampling; yields each decision just before it is answered.

    Where several seats owe an answer, chance also says who gives it first.
    """
    rng = Rng(match.seed, 1)
    while not match.over:
        interruption = match.interruption(rng)
        if interruption is not None:
            match.cut_in(*interruption)
            continue
        owed = match.decisions
        d = owed[rng.below(len(owed))]
        yield d
        match.choose(d, match.sample(d, rng))


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """A match leaves nothing behind that only Python's garbage collector could find (tests/kernel/test_letting_go.py):
    it need not look through all that bots keep every few decisions.
    """
    young, *older = gc.get_threshold()
    if not 0 < young < SELDOM:
        yield
        return
    gc.set_threshold(SELDOM, *older)
    try:
        yield
    finally:
        gc.set_threshold(young, *older)


def by_bots(match: Match, names: Sequence[str], spent: list[float] | None = None) -> Iterator[Decision]:
    """Play a match to its end by bots, which get what their seat is sent; yields each decision before its answer.

    `spent` has a figure for each seat: the CPU seconds of its answers are added to it.
    """
    with seldom_collecting():
        yield from _by_bots(match, names, spent)


def _by_bots(match: Match, names: Sequence[str], spent: list[float] | None) -> Iterator[Decision]:
    from regnum.bots import Interrupting, make
    from regnum.seen import Watching

    bots: list[Bot] = [make(name, match.game.name, seeded(match.seed, 100 + seat)) for seat, name in enumerate(names)]
    seats = [Watching(match, seat) for seat in range(len(bots))]
    interrupting = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Interrupting)]
    if not match.interruptible:
        interrupting.clear()

    def use_something() -> bool:
        for seat, bot in interrupting:
            if match.interrupts(seat):
                key = bot.interrupt(seats[seat].see(), match.clock)
                if key is not None:
                    match.interrupt(seat, key, at=match.clock)
                    return True
        return False

    while not match.over:
        if interrupting and use_something():
            continue
        d = match.decisions[0]
        yield d
        seen = seats[d.seat].see()
        asked = seen.asked[0] if len(seen.asked) == 1 else next(asked for asked in seen.asked if asked.id == d.id)
        began = 0.0 if spent is None else time.thread_time()
        raw = bots[d.seat].answer(seen, asked)
        if spent is not None:
            spent[d.seat] += time.thread_time() - began
        match.answer(d, raw, seat=d.seat)


def playing(match: Match, names: Sequence[str]) -> Iterator[Decision]:
    """The match being played by whoever sits there."""
    return by_chance(match) if set(names) == {CHANCE} else by_bots(match, names)


def play(game: str, setup: Setup, names: Sequence[str], seed: int) -> Played:
    """One match from beginning to end. Nothing is raised: what goes wrong is told."""
    decisions = answers = 0
    try:
        # Bots read the journal, chance does not; nobody takes anything back.
        watched = set(names) != {CHANCE}
        match = Match.start(find(game), setup, seed, journal=watched, undo=False, checkpoints=False)
        for d in playing(match, names):
            decisions += is_real(d)
            answers += 1
            if answers > LONGEST:
                return Played(seed, decisions, error=f"no end after {LONGEST} answers")
    except Exception as error:
        cause = error.__cause__ if isinstance(error, RuleFailed) and error.__cause__ is not None else error
        return Played(seed, decisions, error=f"{type(cause).__name__}: {error}")
    result = match.result
    assert result is not None
    how = "" if result.how is None else result.how.message
    return Played(seed, decisions, result.winners, automata=result.automata, how=how)


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    *,
    bots: str = CHANCE,
    workers: Workers = HERE,
    options: Mapping[str, str] | None = None,
    document: Document | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play matches with seeds `seed`, `seed` + 1, … The outcome is the same whoever plays them. Raises BadSetup."""
    setup = find(game).check(Setup(players, dict(options or {}), document))
    one = partial(play, game, setup, seat_bots(game, players, bots))
    seeds = range(seed, seed + games)
    began = time.perf_counter()
    matches = _collect(workers.do(one, seeds), progress)
    return Simulation(game, players, matches, time.perf_counter() - began)


def _collect(played: Iterator[Played], progress: Progress | None) -> list[Played]:
    matches: list[Played] = []
    for each in played:
        matches.append(each)
        if progress is not None:
            progress(len(matches))
    return matches

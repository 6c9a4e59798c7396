"""Many matches in a row, each beginning from what the one before it left: `--chronicle` of `simulate` and `verify`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from regnum.games import find
from regnum.kernel.errors import BadSetup, RuleFailed
from regnum.kernel.game import Document, Game, Setup
from regnum.kernel.journal import Line
from regnum.kernel.match import Match
from regnum.lab.simulate import CHANCE, LONGEST, Played, Progress, Simulation, is_real, playing, seat_bots
from regnum.library import cards

WORLDS = 40
"""So many matches long is the chronicle that `verify --chronicle` takes its worlds from."""


@dataclass(frozen=True, slots=True)
class Chain(Simulation):
    """How they went, and which cards had a part in them."""

    uses: Counter[str] = field(default_factory=Counter)
    """How often each card was played or used."""

    @property
    def never(self) -> list[str]:
        return [card for card, count in self.uses.items() if not count]

    def to_json(self) -> dict[str, Any]:
        told = Simulation.to_json(self)
        return {**told, "uses": dict(sorted(self.uses.items())), "never": self.never}


def _deeds(game: Game, lines: Sequence[Line], ids: Mapping[str, int]) -> Iterator[str]:
    """The cards that a journal tells to have been played or used."""
    for line in lines:
        if line.message in game.deeds:
            told = [*line.args.values(), *(line.secret or {}).values()]
            yield from (thing for value in told if isinstance(value, str) for thing in value.split("+") if thing in ids)


def simulate_chronicle(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    *,
    bots: str = CHANCE,
    options: Mapping[str, str] | None = None,
    document: Document | None = None,
    progress: Progress | None = None,
) -> Chain:
    """Play `games` matches on one chronicle, which ends where one of them fails. Raises BadSetup.

    Without `players` the seat counts take turns. After each match its components are counted.
    """
    played_game = find(game)
    uses = Counter(dict.fromkeys([card.id for card in cards(game)], 0))
    counts = list(played_game.seats) if players is None else [players]
    matches: list[Played] = []
    began = time.perf_counter()
    for number in range(games):
        setup = played_game.check(Setup(counts[number % len(counts)], dict(options or {}), document))
        names = seat_bots(game, setup.players, bots)
        match, played = _play(played_game, setup, names, seed + number)
        matches.append(played)
        if progress is not None:
            progress(len(matches))
        if match is None or match.carried is None:
            break
        uses.update(_deeds(played_game, match.lines, uses))
        document = match.carried
    return Chain(game, max(counts), matches, time.perf_counter() - began, uses)


def _play(game: Game, setup: Setup, names: Sequence[str], seed: int) -> tuple[Match | None, Played]:
    decisions = answers = 0
    try:
        match = Match.start(game, setup, seed, journal=True, undo=False, checkpoints=False)
        for d in playing(match, names):
            decisions += is_real(d)
            answers += 1
            if answers > LONGEST:
                return None, Played(seed, decisions, error=f"no end after {LONGEST} answers")
        amiss = game.audit(match.table.s)
        if amiss:
            return None, Played(seed, decisions, error=f"not conserved: {'; '.join(amiss)}")
        if match.carried is None:
            raise BadSetup(f"a match of {game.name} leaves nothing to begin from")
        game.check(Setup(setup.players, setup.options, match.carried))
    except Exception as error:
        cause = error.__cause__ if isinstance(error, RuleFailed) and error.__cause__ is not None else error
        return None, Played(seed, decisions, error=f"{type(cause).__name__}: {error}")
    result = match.result
    assert result is not None
    how = "" if result.how is None else result.how.message
    return match, Played(seed, decisions, result.winners, automata=result.automata, how=how)


def worlds(game: str, count: int = WORLDS) -> list[Document]:
    """What the matches of one chronicle, always the same, left behind. Raises BadSetup."""
    played_game = find(game)
    counts = list(played_game.seats)
    found: list[Document] = []
    for number in range(count):
        setup = played_game.check(Setup(counts[number % len(counts)], {}, found[-1] if found else None))
        match, played = _play(played_game, setup, (CHANCE,), number + 1)
        if match is None or match.carried is None:
            raise BadSetup(f"the chronicle ends at match {number + 1}: {played.error}")
        found.append(match.carried)
    return found

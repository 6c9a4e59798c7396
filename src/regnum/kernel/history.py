"""What a match is made of besides its state: the history of answers and events, checkpoints that point into it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from regnum.kernel.game import Game, Setup, Viewer
from regnum.kernel.options import Args, Option
from regnum.kernel.questions import INTERRUPT, Chosen, Question, Raw
from regnum.kernel.state import encode
from regnum.kernel.things import Seat


@dataclass(frozen=True, slots=True)
class Reseed:
    """Play went back over a barrier (by consent, or because the rules changed): chance starts afresh."""

    entropy: int


@dataclass(frozen=True, slots=True)
class Imagine:
    """From here on this is one of the worlds a seat thinks possible."""

    seat: Viewer
    seed: int


class Answer:
    """One answer as the match holds it. Without a question it is an interruption: an ability used unasked."""

    __slots__ = ("chosen", "question", "seat")

    def __init__(self, seat: Seat, question: Question[Any] | None, chosen: Chosen) -> None:
        self.seat = seat
        self.question = question
        self.chosen = chosen

    def past(self) -> Past:
        chosen = self.chosen
        question = self.question
        if question is None:
            assert isinstance(chosen, Option)
            return Past(self.seat, INTERRUPT, chosen.key)
        raw = chosen.key if isinstance(chosen, Option) and chosen.anytime else question.raw(chosen)
        return Past(self.seat, question.name, raw)


@dataclass(frozen=True, slots=True)
class Past:
    """One answer as records and snapshots keep it: it must be matched with the question before it is played."""

    seat: int
    question: str
    raw: Raw


Entry = Answer | Reseed | Imagine


@dataclass(frozen=True, slots=True)
class Meta:
    """A line about the match itself (taken back, fell back, re-seeded): kept apart from what replay rewrites."""

    message: str
    args: Args
    at: int


class Checkpoint:
    """The state between two steps, and where in the history it stands: the entries since are `history[at:]`.

    Its state is never changed, so clones share it, and it is encoded only once.
    """

    __slots__ = ("_encoded", "answered", "at", "journal", "number", "outcomes", "state")

    def __init__(self, state: Any, at: int, number: int, answered: int, journal: int, outcomes: int) -> None:
        self.state = state
        self.at = at
        self.number = number
        self.answered = answered
        self.journal = journal
        self.outcomes = outcomes
        self._encoded: bytes | None = None

    @property
    def encoded(self) -> bytes:
        """The state as JSON."""
        if self._encoded is None:
            self._encoded = encode(self.state)
        return self._encoded

    def counted_from(self, at: int) -> Checkpoint:
        """The same in a history that begins later."""
        return Checkpoint(self.state, self.at - at, self.number, self.answered, self.journal, self.outcomes)


class Rest(NamedTuple):
    """A place between two steps of the rules, where nobody was asked: the state, and how long the journal was."""

    state: Any
    lines: int


class Diverged(Exception):
    """The stored answers no longer fit the questions the rules ask."""


@dataclass(slots=True)
class Kept:
    """A match put away: plain data but for the game it belongs to."""

    game: Game
    setup: Setup
    seed: int
    checkpoints: Sequence[Checkpoint]
    history: list[Past | Reseed | Imagine]
    outcomes: list[int]
    meta: list[Meta]
    epoch: int
    barrier: int

"""What every check of a verification is: something that is called along a match and writes into the findings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from regnum.kernel.game import Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.questions import Raw
from regnum.lab.findings import Findings
from regnum.lab.moments import Moment, Move


class Step(NamedTuple):
    """One answer of the rehearsal: which of the open decisions, by whom, and how; and where the rules stood.

    What was used unasked has no place among the decisions: it is -1.
    """

    place: int
    seat: int
    question: str
    raw: Raw
    mid_action: bool


@dataclass(slots=True)
class Rehearsal:
    """The match as it was played once before, with nothing watching: what the watched one must come to."""

    setup: Setup
    seed: int
    steps: list[Step]
    end: bytes


class Check:
    """The times at which a check is called. `findings` is where it counts and complains."""

    name = ""

    def __init__(self, game: Game, findings: Findings) -> None:
        self.game = game
        self.findings = findings

    def count(self, what: str, n: int = 1) -> None:
        self.findings.counts[what] += n

    def fail(self, what: str, check: str = "") -> None:
        self.findings.fail(check or self.name, what)

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        """A match is at its first decision."""

    def at(self, moment: Moment) -> None:
        """A decision is pending."""

    def before(self, moment: Moment, move: Move) -> None:
        """This is about to be done."""

    def after(self, moment: Moment, move: Move, now: Moment) -> None:
        """It has been done; `now` is what it led to."""

    def end(self, match: Match) -> None:
        """The match is over."""

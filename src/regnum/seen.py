"""What a seat is sent, in one object: all that a person or a bot at that seat may go by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from regnum.kernel.journal import SeenLine
from regnum.kernel.match import Match
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import Decision, PickMany

Part = Sequence[Option[Any]]


class Asked(NamedTuple):
    """A decision as the seat that owes it sees it.

    `grow(part)` is for the form "many": what may still be added to a part, and whether it is a complete choice.
    `reasons(part)` tells what is not on offer and why. Neither hands out the table.
    """

    id: str
    seat: int
    question: str
    form: str
    rule: str
    args: Args
    options: tuple[Option[Any], ...]
    anytime: tuple[Option[Any], ...]
    grow: Callable[[Part], tuple[list[Option[Any]], bool]]
    reasons: Callable[[Part], Reasons]

    @property
    def prompt(self) -> str:
        """The message that asks the question."""
        return f"ask-{self.question}"


class Seen(NamedTuple):
    """Everything a seat (None: a spectator) is sent. `memory` is what perfect memory would add to the view."""

    seat: int | None
    view: Any
    memory: Any
    asked: tuple[Asked, ...]
    waiting_for: tuple[int, ...]
    """The seats that still owe an answer; that somebody has answered is public, what is not."""
    journal: Sequence[SeenLine]
    interrupts: tuple[Option[Any], ...] = ()
    """What this seat may use right now without being asked; nobody else is told."""


def _grow(match: Match, d: Decision, part: Part) -> tuple[list[Option[Any]], bool]:
    if isinstance(d.question, PickMany):
        return d.question.grow(match.table, d, part, None)
    return list(d.options), not d.options


def asked_of(match: Match, d: Decision) -> Asked:
    return Asked(
        d.id,
        d.seat,
        d.question.name,
        d.question.form,
        d.question.rule,
        d.question.prompt_args(match.table, d),
        tuple(d.options),
        tuple(d.anytime),
        partial(_grow, match, d),
        partial(match.reasons, d),
    )


def see(match: Match, seat: int | None, *, since: int = 0, with_memory: bool = True) -> Seen:
    """What the seat is sent now; `since` leaves out that many journal lines."""
    return _seen(match, seat, match.journal(seat, since), with_memory)


def _seen(match: Match, seat: int | None, journal: Sequence[SeenLine], with_memory: bool) -> Seen:
    decisions = match.decisions
    return Seen(
        seat,
        match.view(seat),
        match.game.memory(match.table, match.viewer(seat)) if with_memory else None,
        tuple([asked_of(match, d) for d in decisions if d.seat == seat]),
        tuple([d.seat for d in decisions]),
        journal,
        () if seat is None else tuple(match.interrupts(seat)),
    )


class Watching:
    """A seat that looks on while a match goes on: the same as `see`, but the journal is read on, not read anew.

    The journal of a `Seen` grows with the match: who wants to keep it as it was copies it.
    """

    __slots__ = ("_epoch", "_journal", "_match", "_seat", "_with_memory")

    def __init__(self, match: Match, seat: int | None, *, with_memory: bool = False) -> None:
        self._match = match
        self._seat = seat
        self._with_memory = with_memory
        self._journal: list[SeenLine] = []
        self._epoch = match.epoch

    def see(self) -> Seen:
        match, journal = self._match, self._journal
        if match.epoch != self._epoch:  # something was taken back: what was read may no longer stand
            self._epoch = match.epoch
            journal = self._journal = []
        if len(journal) < len(match.lines):
            journal += match.journal(self._seat, len(journal))
        return _seen(match, self._seat, journal, self._with_memory)

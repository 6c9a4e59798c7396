"""A match at one moment, in forms that can be compared: as it is, and as a seat is sent it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from regnum.kernel.chance import Rng
from regnum.kernel.game import Viewer
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import INTERRUPT, Decision, PickMany, Raw
from regnum.kernel.state import encode
from regnum.kernel.things import SEATS

PROBES = 3
"""How many cards of a PickMany are laid down to look at what it says half-way."""


class Sent(NamedTuple):
    """What a seat is sent, channel by channel, byte for byte."""

    view: bytes
    options: bytes
    reasons: bytes
    ids: bytes

    def differs(self, other: Sent) -> str:
        """The first channel in which the two differ, or nothing."""
        return next((name for name, a, b in zip(self._fields, self, other, strict=True) if a != b), "")

    def same_table(self, other: Sent) -> bool:
        """Whether the seat sees the same table and is asked the same (under whatever number)."""
        return self[:3] == other[:3]


def viewers(match: Match) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*SEATS[: match.setup.players], None]


def _words(option: Option[Any]) -> tuple[Any, ...]:
    return (option.key, option.target, option.label, option.args, option.rule)


def _why(reasons: Reasons) -> list[tuple[Any, ...]]:
    return [(option.key, reason.rule, reason.message, reason.args) for option, reason in reasons]


def asked(match: Match, d: Decision) -> tuple[list[Any], list[Any]]:
    """A decision as its seat reads it: the question with its options in order, and the reasons."""
    table = match.table
    options: list[Any] = [
        d.question.name,
        d.question.form,
        d.question.rule,
        d.question.prompt_args(table, d),
        [_words(option) for option in d.options],
        [_words(option) for option in d.anytime],
    ]
    reasons: list[Any] = [_why(match.reasons(d))]
    if isinstance(d.question, PickMany):
        part: tuple[Option[Any], ...] = ()
        for _ in range(PROBES):
            more, enough = d.question.grow(table, d, part, None)
            options.append(([option.key for option in more], enough))
            if not more:
                break
            part = (*part, more[-1])
            reasons.append(_why(match.reasons(d, part)))
    return options, reasons


def unasked(match: Match, seat: Viewer) -> tuple[list[Any], list[Any]]:
    """What a seat may use without being asked, as it reads it, and the reasons against the rest."""
    if seat is None:
        return [], []
    why = Reasons()
    return [_words(option) for option in match.interrupts(seat, why)], [_why(why)]


def sent(match: Match, seat: Viewer) -> Sent:
    mine = [asked(match, d) for d in match.decisions if d.seat == seat]
    mine.append(unasked(match, seat))
    return Sent(
        msgspec.json.encode(match.view(seat)),
        msgspec.json.encode([options for options, _ in mine]),
        msgspec.json.encode([reasons for _, reasons in mine]),
        msgspec.json.encode([(d.id, d.seat) for d in match.decisions]),
    )


def memory(match: Match, seat: Viewer) -> bytes:
    return msgspec.json.encode(match.game.memory(match.table, seat))


def journal(match: Match, seat: Viewer, since: int = 0) -> bytes:
    return msgspec.json.encode(match.journal(seat, since))


def key_of(d: Decision, chosen: Any) -> Raw:
    """An answer as it stands in a record."""
    return chosen.key if isinstance(chosen, Option) and chosen.anytime else d.question.raw(chosen)


def given(match: Match) -> dict[int, Raw]:
    """The answers held back in an open gathering, by the place of their question."""
    return {i: key_of(match.open[i], chosen) for i, chosen in match.given.items()}


def together(match: Match) -> bool:
    """Whether several seats are asked at once."""
    return not match.alone


def mid_action(match: Match) -> bool:
    """Whether an answer was given since the last checkpoint: the rules stand in the middle of something."""
    return not match.resting


def questions(match: Match, *, with_ids: bool = True) -> list[Any]:
    """All open questions with their options, as they stand in the match."""
    return [
        (
            d.id if with_ids else d.number,
            d.seat,
            d.question.name,
            [option.key for option in d.options],
            [option.key for option in d.anytime],
        )
        for d in match.open
    ]


def whole(match: Match, *, with_ids: bool = True) -> tuple[Any, ...]:
    """Everything about a match that a copy of it must have too, but for its journal."""
    return (
        encode(match.table.s),
        questions(match, with_ids=with_ids),
        given(match),
        match.answered,
        match.over,
        [match.can_undo(seat) for seat in range(match.setup.players)],
        [[option.key for option in match.interrupts(seat)] for seat in range(match.setup.players)],
    )


WHOLE = ("state", "questions", "answers given", "clock", "end", "undo", "interrupts")


def unlike(a: Sequence[Any], b: Sequence[Any], names: Sequence[str] = WHOLE) -> str:
    """The first part in which two descriptions differ, or nothing."""
    return next((name for name, x, y in zip(names, a, b, strict=True) if x != y), "")


def counterpart(match: Match, d: Decision) -> Decision | None:
    """The same question to the same seat in another copy of the match."""
    return next((x for x in match.decisions if x.seat == d.seat and x.question is d.question), None)


class Move(NamedTuple):
    """One thing that a seat does: it answers a decision, or uses something unasked."""

    seat: int
    name: str
    raw: Raw
    decision: Decision | None

    def give(self, match: Match) -> None:
        """Do the same in a copy of the match, checked. Raises Refused."""
        if self.decision is None:
            match.interrupt(self.seat, self.raw)
            return
        d = counterpart(match, self.decision)
        if d is None:
            raise LookupError(f"{self.name} is not asked of seat {self.seat}")
        match.answer(d, self.raw, seat=self.seat)


def random_move(match: Match, rng: Rng) -> Move:
    """What somebody might do now, chosen by chance; an interruption now and then."""
    interruption = match.interruption(rng)
    if interruption is not None:
        seat, ability = interruption
        return Move(seat, INTERRUPT, ability.key, None)
    owed = match.decisions
    d = owed[rng.below(len(owed))]
    return Move(d.seat, d.question.name, key_of(d, match.sample(d, rng)), d)


def do_at_random(match: Match, rng: Rng) -> int:
    """Do one such thing; says who did it."""
    interruption = match.interruption(rng)
    if interruption is not None:
        match.cut_in(*interruption)
        return interruption[0]
    owed = match.decisions
    d = owed[rng.below(len(owed))]
    match.choose(d, match.sample(d, rng))
    return d.seat


def play_out(match: Match, rng: Rng, limit: int = 50_000) -> None:
    """Random answers to the end."""
    for _ in range(limit):
        if match.over:
            return
        do_at_random(match, rng)
    raise RuntimeError(f"no end after {limit} answers")


class Moment:
    """A pending decision of the match being verified; what several checks look at is made once."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.seed = seed
        self.answered = match.answered
        self.clock = match.clock
        self.state = encode(match.table.s)
        self.lines = len(match.lines)
        self._sent: dict[Viewer, Sent] = {}

    def sent(self, seat: Viewer) -> Sent:
        known = self._sent.get(seat)
        if known is None:
            known = self._sent[seat] = sent(self.match, seat)
        return known

    def rng(self, salt: int) -> Rng:
        """Chance for one check at this moment: the same whichever other checks are made."""
        return Rng((self.seed << 20) + self.answered, 100 + salt)

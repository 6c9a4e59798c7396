"""An answer that is not on offer is refused with a reason and changes nothing: one of each kind, at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.kernel.errors import BadSetup, Refused
from regnum.kernel.match import Match
from regnum.kernel.options import Reasons
from regnum.kernel.questions import Decision, Raw
from regnum.lab.checks import Check, Rehearsal
from regnum.lab.moments import Moment, Move, whole

NONSENSE: tuple[object, ...] = (None, 1.5, {"key": "x"}, [1], [None], True, b"key")


class Refusing(Check):
    name = "refusal"

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        self._old_id: str | None = None
        self._old_raw: Raw = ""

    def at(self, moment: Moment) -> None:
        match = moment.match
        before = _untouched(match)
        for kind, decision, raw, seat in self._wrong(match, moment):
            self._try(match, kind, decision, raw, seat, before)
        for seat in range(match.setup.players):
            if not match.can_undo(seat):
                self._try_undo(match, seat, before)
            self._wrong_interrupts(match, seat, before)

    def after(self, moment: Moment, move: Move, now: Moment) -> None:
        if move.decision is None:
            if not now.match.over:
                self._try_interrupt(now.match, "doubled", move.seat, move.raw, moment.clock, _untouched(now.match))
            return
        d, raw = move.decision, move.raw
        self._old_id, self._old_raw = d.id, raw
        if not now.match.over:
            # The same answer sent twice: recognised, whoever is asked now.
            self._try(now.match, "doubled", d.id, raw, d.seat, _untouched(now.match))

    def end(self, match: Match) -> None:
        before = _untouched(match)
        if self._old_id is not None:
            self._try(match, "over", self._old_id, self._old_raw, None, before)

    def _wrong(self, match: Match, moment: Moment) -> Iterator[tuple[str, str, object, int | None]]:
        """Wrong answers: their kind, the decision's id, the answer and who gives it."""
        ids = {d.id for d in match.open}
        for d in match.decisions:
            yield from _wrong_in_form(match, d)
            right = _some_answer(match, d, moment)
            # Who plays alone has no neighbour: then it is a seat that is not there.
            yield "wrong-seat", d.id, right, (d.seat + 1) % max(match.setup.players, 2)
            yield "stale", f"{d.epoch}.{d.number + 1000}", right, d.seat
            previous = f"{d.epoch}.{d.number - 1}"
            if d.number and previous not in ids:
                yield "stale", previous, right, None
            yield "stale", f"{d.epoch + 1}.{d.number}", right, d.seat
            for nonsense in ("", "x", "1", "1.x", "²." + str(d.number), d.id + " "):
                yield "malformed-id", nonsense, right, None
        owing = {d.seat for d in match.open}
        for seat in range(match.setup.players):
            if seat not in owing:
                yield "out-of-turn", "0.0" if match.answered else "9.9", "x", seat
        for i, d in enumerate(match.open):
            if i in match.given:
                yield "doubled", d.id, _some_answer(match, d, moment), d.seat

    def _try(
        self, match: Match, kind: str, decision: str, raw: object, seat: int | None, before: tuple[Any, ...]
    ) -> None:
        self.count(f"refused_{kind.replace('-', '_')}")
        try:
            match.answer(decision, raw, seat=seat)
        except Refused as refused:
            self.findings.said.append((refused.message, refused.params))
            if not str(refused) or not refused.message:
                self.fail(f"{kind}: {raw!r} is refused without a word")
        except Exception as crash:
            self.fail(f"{kind}: {raw!r} makes the match crash: {type(crash).__name__}: {crash}")
        else:
            self.fail(f"{kind}: {raw!r} was taken as an answer to {decision}")
            return
        if _untouched(match) != before:
            self.fail(f"{kind}: refusing {raw!r} changed the match")

    def _wrong_interrupts(self, match: Match, seat: int, before: tuple[Any, ...]) -> None:
        """Things that a seat may not use unasked, or not now."""
        self._try_interrupt(match, "unknown", seat, "no-such-ability", None, before)
        self._try_interrupt(match, "malformed", seat, NONSENSE[match.answered % len(NONSENSE)], None, before)
        why = Reasons()
        if (abilities := match.interrupts(seat, why)) and match.answered:
            stale = f"{match.epoch}.{match.answered - 1}"
            self._try_interrupt(match, "stale", seat, abilities[0].key, stale, before)
            if (seat + 1) % match.setup.players != seat:
                self._try_interrupt(match, "wrong-seat", match.setup.players, abilities[0].key, None, before)
        for option, _ in why:
            self._try_interrupt(match, "not-offered", seat, option.key, None, before)

    def _try_interrupt(
        self, match: Match, kind: str, seat: int, key: object, at: str | None, before: tuple[Any, ...]
    ) -> None:
        self.count("refused_interrupt")
        try:
            match.interrupt(seat, key, at=at)
        except Refused as refused:
            self.findings.said.append((refused.message, refused.params))
        except BadSetup:
            if seat < match.setup.players:
                self.fail(f"{kind}: there is a seat {seat}, yet {key!r} is refused as if there were none")
        except Exception as crash:
            self.fail(f"{kind}: using {key!r} makes the match crash: {type(crash).__name__}: {crash}")
        else:
            self.fail(f"{kind}: seat {seat} could use {key!r}")
            return
        if _untouched(match) != before:
            self.fail(f"{kind}: refusing {key!r} to seat {seat} changed the match")

    def _try_undo(self, match: Match, seat: int, before: tuple[Any, ...]) -> None:
        self.count("refused_undo")
        try:
            match.undo(seat)
        except Refused:
            if _untouched(match) != before:
                self.fail("refusing to undo changed the match")
        else:
            self.fail(f"seat {seat} undid what can_undo says cannot be undone")


def _wrong_in_form(match: Match, d: Decision) -> Iterator[tuple[str, str, object, int | None]]:
    """One answer of each kind that the form of the question does not take."""
    form = d.question.form
    yield "unknown", d.id, ["no-such-option"] if form in ("many", "arrange") else "no-such-option", d.seat
    if form == "amount":
        lowest, highest = d.options[0].value, d.options[-1].value
        yield "out-of-range", d.id, lowest - 1, d.seat
        yield "out-of-range", d.id, highest + 1, None
        yield "out-of-range", d.id, 10**30, None
    for nonsense in (*NONSENSE, *((["x"],) if form in ("pick", "amount") else (7, "x"))):
        yield "malformed", d.id, nonsense, d.seat
    why = match.reasons(d)
    offered = {option.key for option in (*d.options, *d.anytime)}
    for option, _ in why:
        if option.key not in offered and option.key != "done":
            raw: object = option.key if form == "pick" or option.anytime else [option.key]
            if form == "amount" and not option.anytime:
                raw = option.value
            yield "not-offered", d.id, raw, d.seat
            break
    if form == "many":
        if not d.question.may_be_empty(match.table, d):
            yield "incomplete", d.id, [], d.seat
        if d.options:  # with nothing to choose from, nothing is too much
            yield "too-many", d.id, [option.key for option in d.options for _ in range(60)], d.seat
    if form == "arrange":
        keys = [option.key for option in d.options]
        yield "incomplete", d.id, keys[1:], d.seat
        yield "too-many", d.id, [*keys, keys[0]], d.seat


def _some_answer(match: Match, d: Decision, moment: Moment) -> Raw:
    return d.question.raw(d.question.sample(match.table, d, moment.rng(41)))


def _untouched(match: Match) -> tuple[Any, ...]:
    return (*whole(match), match.epoch, len(match.history), len(match.lines), len(match.meta), len(match.outcomes))

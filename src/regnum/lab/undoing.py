"""Undo mode: after each answer that can be undone: undo it, compare everything, answer again, compare again."""

from __future__ import annotations

from typing import Any

from regnum.kernel.errors import Refused
from regnum.kernel.match import Match
from regnum.kernel.record import from_record, from_snapshot
from regnum.kernel.state import encode
from regnum.lab.checks import Check
from regnum.lab.moments import Moment, Move, counterpart, given, journal, questions, sent, unlike, viewers

TAKEN_BACK = ("state", "questions", "answers given", "clock", "history", "tables sent", "journals")


def taken_back(match: Match) -> tuple[Any, ...]:
    """Everything that undo must bring back: all but the epoch and the lines about the match itself."""
    return (
        encode(match.table.s),
        questions(match, with_ids=False),
        sorted(str(raw) for raw in given(match).values()),
        match.answered,
        len(match.history),
        [sent(match, seat)[:3] for seat in viewers(match)],
        [journal(match, seat) for seat in viewers(match)],
    )


class Undoing(Check):
    name = "undo"

    def before(self, moment: Moment, move: Move) -> None:
        self._before = taken_back(moment.match)
        self.given = {entry.seat for i, entry in enumerate(moment.match.open) if i in moment.match.given}

    def after(self, moment: Moment, move: Move, now: Moment) -> None:
        match = now.match
        if not match.can_undo(move.seat):
            self.count("not_undoable")
            return
        self.count("undone")
        after = taken_back(match)
        restored = from_snapshot(match.snapshot(), lambda _: self.game)
        epoch, lines = match.epoch, len(match.meta)
        match.undo(move.seat)
        part = unlike(taken_back(match), self._before, TAKEN_BACK)
        if part:
            self.fail(f"{move.name}: undone, the match has another {part}")
        if match.epoch <= epoch or len(match.meta) != lines + 1:
            self.fail(f"{move.name}: undoing is not noted, or ids can come again")
        self._late_duplicate(match, move, f"{epoch}.{moment.answered}")
        self._undo_restored(match, restored, move)
        self._replays(match)
        if move.decision is not None and counterpart(match, move.decision) is None:
            self.fail(f"{move.name}: undone, it is not asked again")
            return
        move.give(match)
        part = unlike(taken_back(match), after, TAKEN_BACK)
        if part:
            self.fail(f"{move.name}: answered again, the match has another {part}")

    def _late_duplicate(self, match: Match, move: Move, at: str) -> None:
        """The answer taken back arrives a second time, late: it must not count as the new one."""
        try:
            if move.decision is None:
                match.interrupt(move.seat, move.raw, at=at)
            else:
                match.answer(move.decision.id, move.raw, seat=move.seat)
        except Refused:
            return
        self.fail(f"{move.name}: a late duplicate of the answer taken back was accepted")
        match.undo(move.seat)

    def _undo_restored(self, match: Match, restored: Match, move: Move) -> None:
        """A match restored from its snapshot undoes the same."""
        if not restored.can_undo(move.seat):
            self.fail(f"{move.name}: the restored match cannot undo it")
            return
        restored.undo(move.seat)
        if encode(restored.table.s) != encode(match.table.s) or questions(restored) != questions(match):
            self.fail(f"{move.name}: the restored match undoes to another place")
        if len(restored.history) != len(match.history):
            self.fail(f"{move.name}: undone in the restored match, the answer stays in its history")

    def _replays(self, match: Match) -> None:
        """The record of a match with something undone holds only what still counts."""
        if match.answered % 8:
            return
        self.count("undone_and_replayed")
        again = from_record(match.record(), lambda _: self.game)
        if encode(again.table.s) != encode(match.table.s) or questions(again, with_ids=False) != questions(
            match, with_ids=False
        ):
            self.fail("the record of a match with something undone replays otherwise")

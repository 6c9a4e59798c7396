"""What a choice, or taking one back, changes of a table; and what follows from it for the table's row."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from sys import intern
from typing import Any

from regnum.kernel.errors import CannotImagine, Refused, RegnumError, RuleFailed
from regnum.kernel.history import Answer
from regnum.kernel.questions import INTERRUPT, Raw
from regnum.server.log import log_failure
from regnum.server.storage.entries import after, effective, meta_line, new_lines
from regnum.server.tables import pace, proposals
from regnum.server.tables.laying import outcome
from regnum.server.tables.live import Change, Live, refused
from regnum.server.tables.orders import lapsed

WORLDS = 3
"""In so many imagined worlds a choice must be one that can be taken back."""


def answer(live: Live, seat: int, decision: str, raw: Raw, person: str | None) -> Change | int:
    live.may_play(person, seat)
    first = live.answered(decision, seat)
    if first is not None:
        if first.raw == raw and type(first.raw) is type(raw):
            return first.seq
        raise refused("stale", "refused-stale")
    match = live.playing()
    lines = len(match.lines)
    d = match.owed_by(seat)
    attempt(live, lambda: match.answer(decision, raw, seat=seat))
    assert d is not None
    return Change(
        after(
            match,
            live.seq + 1,
            "answer",
            new_lines(match, lines),
            seat=seat,
            decision=intern(decision),  # the same words at all tables: kept once
            question=d.question.name,
            raw=intern(raw) if type(raw) is str else raw,
            who=person,
        ),
        seats=lapsed(match, live.seats),
    )


def interrupt(live: Live, seat: int, at: str, ability: str, person: str | None) -> Change | int:
    """A seat uses something without being asked; `at` is the clock of the table that it saw."""
    live.may_play(person, seat)
    wish = f"at {at}"
    first = live.answered(wish, seat)
    if first is not None:
        if first.raw == ability:
            return first.seq
        raise refused("stale", "refused-stale")
    match = live.playing()
    lines = len(match.lines)
    d = match.owed_by(seat)
    attempt(live, lambda: match.interrupt(seat, ability, at=at))
    last = match.history[-1]
    assert isinstance(last, Answer)
    # Who was asked by then has used it in place of an answer.
    asked = None if last.question is None else d
    return Change(
        after(
            match,
            live.seq + 1,
            "answer",
            new_lines(match, lines),
            seat=seat,
            decision=wish if asked is None else asked.id,
            question=INTERRUPT if asked is None else asked.question.name,
            raw=ability,
            who=person,
        ),
        seats=lapsed(match, live.seats),
    )


def undo(live: Live, seat: int, person: str) -> Change:
    live.may_play(person, seat)
    match = live.playing()
    last = [entry.seq for entry, _ in effective(live.entries) if entry.kind == "answer" and entry.seat == seat]
    attempt(live, lambda: match.undo(seat))
    line = meta_line(match.meta[-1].message, match.meta[-1].args)
    # What was ordered would answer again at once what has just been taken back.
    lifted = {seat: {"orders": None}} if live.seats[seat].orders else {}
    return Change(after(match, live.seq + 1, "undo", [line], seat=seat, who=person, takes=last[-1]), seats=lifted)


def attempt(live: Live, change: Callable[[], None]) -> None:
    """Change the match. Raises Refused; then it is as it was."""
    try:
        change()
    except Refused:
        raise
    except RuleFailed as failure:
        log_failure("rule-failed", failure, table=live.id, seq=live.seq)
        raise refused("rule-failed", "refused-rule-failed") from None
    except Exception as failure:
        live.old = True
        log_failure("match-failed", failure, table=live.id, seq=live.seq)
        raise refused("rule-failed", "refused-rule-failed") from None


def consequences(live: Live, change: Change) -> tuple[dict[str, Any], set[str]]:
    """All that changes of the table's row with this change; and the decisions that are open after it."""
    match, entry = live.match, change.entry
    changes: dict[str, Any] = {}
    owed: set[str] = set()
    if match is not None:  # else it has ended, and only what is around it changes
        changes |= {"waiting": entry.waiting, "version": match.game.version}
        owed = {d.id for d in match.decisions}
        # The same question, which the others still owe, is no new one; nor is one asked again after an interruption.
        again = entry.question == INTERRUPT and entry.waiting == live.table.waiting
        if not owed or not (owed <= live.owed or again):
            changes["since"] = entry.at
        if match.resting or match.over or entry.kind in ("fallback", "back", "end"):
            changes |= {"snapshot": match.snapshot(), "snapshot_seq": entry.seq}
        if match.over:
            conceded = [place.seat for place in live.seats if place.conceded]
            changes |= {"status": "over", "outcome": outcome(match, conceded), "carried": match.carried}
    changes |= change.table
    pace.spend(live, change)
    if match is not None and "due" not in changes:
        changes["due"] = pace.due(live, changes, change.seats)
    if "proposal" not in changes and proposals.lapses(live, entry, changes, change.seats):
        changes["proposal"] = None
    return changes, owed


def is_final(live: Live, seat: int, decision: str, raw: Raw) -> bool:
    """Whether the seat could not take this answer back, for all it knows. Raises Refused, as answering would.

    It is tried in worlds the seat thinks possible, never in the real one: the answer must not tell a secret.
    """
    match = live.playing()
    match.resolve(live.asked(decision, seat), raw)
    for _ in range(WORLDS):
        try:
            world = match.imagine(seat, secrets.randbits(64))
            world.answer(decision, raw, seat=seat)
        except CannotImagine:
            return True
        except RegnumError:
            continue  # the real answer will say what is wrong
        if not world.can_undo(seat):
            return True
    return False

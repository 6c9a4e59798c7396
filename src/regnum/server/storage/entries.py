"""The log of a match: append-only, and the truth. What stands, what was written and what can be shown follow from it.

Every entry carries the journal lines it wrote, with their secrets, and the state after it: a past moment is shown
without running a rule, even after the rules have changed.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal

import msgspec

from regnum.kernel.game import Game
from regnum.kernel.history import Imagine, Past, Reseed
from regnum.kernel.journal import Line, SeenLine
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision, PickMany, Raw
from regnum.kernel.state import encode
from regnum.kernel.things import SEATS

Kind = Literal[
    "start", "answer", "undo", "fallback", "reseed", "imagine", "seat", "agree", "back", "late", "end", "around"
]
"""The last six happen at the table, not in the match: a seat changes hands, something is proposed or agreed to, the
match is taken back by consent, somebody is late, the match ends before its end, its owner changes how it is played or
who may see it."""
Item = Past | Reseed | Imagine
META = frozenset(
    {"meta-undone", "meta-taken-back", "meta-fell-back", "meta-branched", "meta-concedes", "meta-abandoned"}
)
"""Lines about the match itself, which its record tells too; the others are about who sits at the table."""


class Written(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A journal line as it is stored, its secrets included. Never sent as it is.

    A server holds hundreds of them for each table: they are small, and as they are in no circle Python's collector need
    not look at them. The same holds for `LogLine` and `Entry`.
    """

    message: str
    rule: str
    args: dict[str, Any]
    secret: dict[str, Any] | None = None
    to: int = 0
    meta: bool = False

    @classmethod
    def of(cls, line: Line) -> Written:
        return cls(line.message, line.rule, line.args, line.secret, line.to)

    def seen_by(self, seat: int | None, opened: bool) -> SeenLine:
        line = Line(self.message, self.rule, self.args, 0, self.secret, self.to)
        return line.opened() if opened else line.seen_by(seat)


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A line in its place: the entry it belongs to, and its index among that entry's lines."""

    seq: int
    nth: int
    line: Written

    @property
    def place(self) -> tuple[int, int]:
        return self.seq, self.nth


_LINES = msgspec.json.Decoder(list[Written])


def pack_lines(lines: Sequence[Written]) -> bytes:
    return msgspec.json.encode(lines)


def unpack_lines(data: bytes) -> list[Written]:
    return _LINES.decode(data)


def pack_state(encoded: bytes) -> bytes:
    return zlib.compress(encoded, 6)


def unpack_state(data: bytes, game: Game) -> Any:
    """Raises msgspec.ValidationError, or zlib.error: the state is not one of these rules."""
    return game.read_state(zlib.decompress(data))


UNREADABLE = (msgspec.MsgspecError, zlib.error, UnicodeDecodeError)
"""What `unpack_state` raises where a state does not decode."""


class Entry(msgspec.Struct, gc=False):
    """One entry of the log. `state`, encoded, is there while it is being written; later it is read only when asked for.

    It is packed by whoever writes it down: with SQLite beside the loop, which need not wait for that.
    """

    seq: int
    kind: Kind
    at: datetime
    waiting: Sequence[int]
    asked: str
    """A fingerprint of what is asked after it: tells whether the rules have changed in the middle of an action. In
    memory only the last entry has one."""
    lines: list[Written] = msgspec.field(default_factory=list)
    seat: int | None = None
    decision: str | None = None
    question: str | None = None
    raw: Raw | None = None
    who: str | None = None
    """The person who answered; None for a bot."""
    takes: int | None = None
    """The entry that an undo takes back."""
    keeps: int | None = None
    """How much of what stood before a fallback, or before the match was taken back, still stands."""
    entropy: int | None = None
    state: bytes | None = None


def now() -> datetime:
    return datetime.now(UTC)


def after(match: Match, seq: int, kind: Kind, lines: Sequence[Written], **more: Any) -> Entry:
    """The entry for what has just happened to the match."""
    return Entry(
        seq,
        kind,
        more.pop("at", None) or now(),
        _shared(*[d.seat for d in match.decisions]),
        fingerprint(match),
        list(lines),
        state=encode(match.table.s),
        **more,
    )


@lru_cache(maxsize=256)
def _shared(*seats: int) -> Sequence[int]:
    """These seats as a list that all entries share: at every table mostly one of the same few is waited for."""
    return list(seats)


def meta_line(message: str, args: dict[str, Any]) -> Written:
    return Written(message, "", args, meta=True)


def new_lines(match: Match, before: int) -> list[Written]:
    return [Written.of(line) for line in match.lines[before:]]


def fingerprint(match: Match) -> str:
    """What is asked, in a few letters: the questions with their options, and the reasons where a choice is many."""
    asked = [_asked(match, d) for d in match.decisions]
    return hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:16]


def _asked(match: Match, d: Decision) -> list[Any]:
    keys = [[option.key for option in options] for options in (d.options, d.anytime)]
    figures = d.question.prompt_args(match.table, d)
    why = match.reasons(d) if isinstance(d.question, PickMany) else ()
    return [d.seat, d.question.name, *keys, figures, [(option.key, no.rule, no.args) for option, no in why]]


# -- what follows from the log ---------------------------------------------------------------------------------------


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The answers that were taken back: one by an undo, or many by everyone's consent."""
    gone = {entry.takes for entry in entries if entry.takes is not None}
    for i, entry in enumerate(entries):
        if entry.kind == "back":
            gone |= {dropped.seq for dropped, _ in effective(entries[:i])[entry.keeps :] if dropped.kind == "answer"}
    return gone


def effective(entries: Sequence[Entry]) -> list[tuple[Entry, Item]]:
    """The choices and events that make up the match, each with the entry it comes from."""
    items: list[tuple[Entry, Item]] = []
    for entry in entries:
        match entry.kind:
            case "answer":
                assert entry.seat is not None
                assert entry.question is not None
                assert entry.raw is not None
                items.append((entry, Past(entry.seat, entry.question, entry.raw)))
            case "undo":
                items = [item for item in items if item[0].seq != entry.takes]
            case "fallback" | "back":
                del items[entry.keeps :]
                items.append((entry, Reseed(entry.entropy or 0)))
            case "reseed":
                items.append((entry, Reseed(entry.entropy or 0)))
            case "imagine":
                items.append((entry, Imagine(None if entry.seat is None else SEATS[entry.seat], entry.entropy or 0)))
    return items


def journal(entries: Sequence[Entry]) -> list[LogLine]:
    """The log as people read it: what is taken back takes its lines along; what a fallback drops did happen."""
    gone = taken_back(entries)
    return [LogLine(e.seq, i, line) for e in entries if e.seq not in gone for i, line in enumerate(e.lines)]


def moments(entries: Sequence[Entry]) -> list[Entry]:
    """The entries whose table can be looked at again: those that were not taken back."""
    gone = taken_back(entries)
    return [entry for entry in entries if entry.seq not in gone]

"""New tables: from a wish, as a rematch, from a moment of another match, or from a record."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from regnum import bots
from regnum.games import find
from regnum.kernel.errors import BadSetup, Refused
from regnum.kernel.game import Document, Game, Setup
from regnum.kernel.history import Answer, Diverged, Meta, Past, Reseed, Rest
from regnum.kernel.match import Match
from regnum.kernel.questions import INTERRUPT
from regnum.lessons import Lesson
from regnum.server import wire
from regnum.server.storage.entries import META, Entry, Item, after, meta_line, new_lines, now, unpack_state
from regnum.server.storage.store import LESSON

NO_PACKS: Mapping[str, Document] = {}
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(14))


class Laid:
    """A new table, ready to be stored."""

    def __init__(self, match: Match, owner: str, entries: list[Entry], snapshot: bytes, snapshot_seq: int) -> None:
        self.entries = entries
        self.seats: list[dict[str, Any]] = []
        last = entries[-1]
        self.table: dict[str, Any] = {
            "id": new_id(),
            "owner": owner,
            "game": match.game.name,
            "version": match.game.version,
            "players": match.setup.players,
            "options": match.setup.options,
            "document": match.setup.document,
            "carried": match.carried,
            "seed": match.seed,
            "status": "running",
            "hours": 0,
            "late": "remind",
            "seconds": 0,
            "bank": 0,
            "bots": "usual",
            "due": None,
            "public": False,
            "spectators": True,
            "created": now(),
            "since": last.at,
            "seq": last.seq,
            "waiting": last.waiting,
            "outcome": None,
            "branched_from": None,
            "snapshot": snapshot,
            "snapshot_seq": snapshot_seq,
        }

    @property
    def id(self) -> str:
        return str(self.table["id"])

    def seat(self, kind: str, person: str | None, name: str | None, level: str | None = None) -> None:
        seed = bot_seed(self.table["seed"], len(self.seats)) if kind == "bot" else None
        # What was there when the table was laid has been seen: nothing has happened yet.
        self.seats.append(
            {
                "seat": len(self.seats),
                "kind": kind,
                "person": person,
                "name": name,
                "level": level,
                "bot_seed": seed,
                "seen": self.table["seq"],
            }
        )

    def terms(self, pace: wire.Pace, public: bool, spectators: bool) -> None:
        """How it is played and who may see it. Once its seats are known: while one is open, people gather."""
        table = self.table
        table |= {"hours": pace.hours, "late": pace.late, "public": public, "spectators": spectators}
        table |= {"seconds": pace.seconds, "bank": pace.bank}
        if any(seat["kind"] == "open" for seat in self.seats):
            table["status"] = "gathering"
        elif any(self.seats[seat]["kind"] == "person" for seat in table["waiting"]):
            if pace.hours:
                table["due"] = table["since"] + timedelta(hours=pace.hours)
            elif pace.seconds:
                table["due"] = table["since"] + timedelta(seconds=pace.seconds + pace.bank)


def bot_seed(seed: int, seat: int) -> int:
    """From the match's own seed, through a hash: a table dealt again from a fixed seed is also played again alike."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat}".encode()).digest()[:8])


def clean_name(name: str | None) -> str | None:
    """A name as it may be shown: one line, no control characters; None if nothing is left."""
    if name is None:
        return None
    return " ".join("".join(c if c.isprintable() else " " for c in name).split()) or None


def lay(
    wanted: wire.TableWanted, owner: str, own_name: str | None, seed: int, packs: Mapping[str, Document] = NO_PACKS
) -> Laid:
    """A table as wished for; without a document of its own it begins from the server's pack. Raises BadSetup."""
    game = find(wanted.game)
    document = packs.get(game.name) if wanted.document is None else wanted.document
    setup = game.check(Setup(len(wanted.seats), wanted.options, document))
    for seat in wanted.seats:
        if (seat.kind == "bot" or seat.level is not None) and seat.level not in bots.names(game.name):
            raise BadSetup(f"{game.name} has no bot {seat.level!r}; there are: {', '.join(bots.names(game.name))}")
    laid = _first(Match.start(game, setup, seed), owner)
    for seat in wanted.seats:
        name = clean_name(seat.name)
        if seat.kind == "bot":
            laid.seat("bot", None, name or bot_name(game, (seat["name"] for seat in laid.seats)), seat.level)
        elif seat.kind == "open":
            laid.seat("open", None, None)
        else:
            laid.seat("person", owner, name or (own_name if seat.kind == "me" else None))
    laid.terms(wanted.pace, wanted.public, wanted.spectators)
    return laid


def bot_name(game: Game, taken: Iterable[str | None]) -> str:
    """A name of the game's world that nobody at the table has."""
    there = set(taken)
    names = game.bot_names or tuple(f"Bot {n}" for n in range(1, game.seats.stop + 1))
    return secrets.choice([name for name in names if name not in there])


def again(table: Any, seats: Iterable[Any], owner: str, seed: int, apart: Container[str] = ()) -> Laid:
    """A rematch: the same seats, a new seed; it begins from what the match has left. Raises BadSetup.

    Other people's seats are open and kept for them; not for those `apart`, who do not want to meet the owner.
    """
    game = find(table.game)
    document = table.document if table.carried is None else table.carried
    setup = game.check(Setup(table.players, table.options, document))
    laid = _first(Match.start(game, setup, seed), owner)
    for seat in seats:
        if seat.kind == "bot" and seat.person is None:
            laid.seat("bot", None, seat.name, seat.level)
        elif seat.person == owner or table.status == "imported":
            laid.seat("person", owner, seat.name)
        elif seat.person is None or seat.person in apart:
            laid.seat("open", None, None)
        else:
            laid.seat("open", seat.person, seat.name)
    laid.terms(wire.Pace(table.hours, table.late, table.seconds, table.bank), table.public, table.spectators)
    return laid


def lesson(taught: Lesson, learner: str) -> Laid:
    """The table of a lesson: all seats are the learner's."""
    match = taught.lay().match
    game = match.game
    laid = _first(match, learner)
    laid.table |= {"branched_from": LESSON, "spectators": False}
    for _ in range(taught.seats):
        others = [seat["name"] for seat in laid.seats]
        laid.seat("person", learner, bot_name(game, others) if others else None)
        laid.seats[-1]["notices"] = False
    return laid


def _first(match: Match, owner: str) -> Laid:
    entry = after(match, 0, "start", new_lines(match, 0))
    return Laid(match, owner, [entry], match.snapshot(), 0)


# -- a match told again ----------------------------------------------------------------------------------------------


class Retold:
    """A match played again from its beginning, choice by choice, with the entries that this makes."""

    def __init__(self, match: Match, at: datetime) -> None:
        self.match = match
        self.entries = [after(match, 0, "start", new_lines(match, 0), at=at)]
        self.snapshot = match.snapshot()
        self.snapshot_seq = 0

    def play(self, item: Item, at: datetime) -> None:
        """Raises Diverged, RegnumError."""
        match = self.match
        seq = len(self.entries)
        before = len(match.lines)
        more: dict[str, Any]
        if isinstance(item, Past):
            d = None if item.question == INTERRUPT else match.owed_by(item.seat)
            more = {"seat": item.seat, "question": item.question, "raw": item.raw, "decision": d.id if d else None}
            kind: Any = "answer"
        elif isinstance(item, Reseed):
            kind, more = "reseed", {"entropy": item.entropy}
        else:
            kind, more = "imagine", {"seat": item.seat, "entropy": item.seed}
        match.play(item)
        self.entries.append(after(match, seq, kind, new_lines(match, before), at=at, **more))
        if match.resting or match.over:
            self.snapshot, self.snapshot_seq = match.snapshot(), seq

    def add_meta(self, lines: Iterable[Meta]) -> None:
        """Lines about the match itself, after the answer they belong to."""
        answers = [entry for entry in self.entries if entry.kind in ("start", "answer")]
        for line in lines:
            if line.message in META and all(isinstance(value, str | int) for value in line.args.values()):
                answers[min(line.at, len(answers) - 1)].lines.append(meta_line(line.message, line.args))


def steps(table: Any, items: Sequence[tuple[Entry, Item]], state: bytes) -> list[Rest]:
    """What happened after the last of these choices, step by step, to the `state` it led to.

    The lines are counted from that choice on. Raises Diverged, or whatever the rules raise, where they no longer lead
    there.
    """
    game = find(table.game)
    setup = game.check(Setup(table.players, table.options, table.document))
    match = Match.start(game, setup, table.seed, undo=False)
    for _, item in items[:-1]:
        match.play(item)
    before = len(match.lines)
    rests = match.play_step_by_step(items[-1][1])
    if match.table.s != unpack_state(state, game):
        raise Diverged("the rules lead elsewhere")
    rests.append(Rest(match.table.s, len(match.lines)))
    return [Rest(rest.state, rest.lines - before) for rest in rests]


def branch(table: Any, seats: Iterable[Any], items: Sequence[tuple[Entry, Item]], state: bytes, owner: str) -> Laid:
    """A hot-seat table that goes on from a moment, with fresh chance.

    Raises Diverged, or whatever the rules raise, where they no longer lead to the `state` of that moment.
    """
    game = find(table.game)
    setup = game.check(Setup(table.players, table.options, table.document))
    retold = Retold(Match.start(game, setup, table.seed), table.created)
    for entry, item in items:
        retold.play(item, entry.at)
    if retold.match.table.s != unpack_state(state, game):
        raise Diverged("the rules lead elsewhere")
    if retold.match.over:
        raise Refused("over", message="refused-over", args={})
    retold.play(Reseed(secrets.randbits(64)), now())
    line = Meta("meta-branched", {"count": retold.match.answered}, retold.match.answered)
    retold.match.meta.append(line)
    retold.entries[-1].lines.append(meta_line(line.message, line.args))
    laid = Laid(retold.match, owner, retold.entries, retold.snapshot, retold.snapshot_seq)
    laid.table["branched_from"] = table.id
    for seat in seats:
        laid.seat("person", owner, seat.name)
    return laid


def imported(match: Match, owner: str, before_each: Callable[[], None] = lambda: None) -> Laid:
    """A match from a record, to be looked at and branched. `before_each` is called before every choice."""
    at = now()
    retold = Retold(Match.start(match.game, match.setup, match.seed), at)
    for entry in match.history:
        before_each()
        retold.play(entry.past() if isinstance(entry, Answer) else entry, at)
    retold.add_meta(match.meta)
    told = retold.match
    told.meta = match.meta
    laid = Laid(told, owner, retold.entries, told.snapshot(), retold.entries[-1].seq)
    laid.table |= {"status": "imported", "waiting": [], "since": at}
    if told.result is not None:
        laid.table["outcome"] = outcome(told)
    for _ in range(match.setup.players):
        laid.seat("person", None, None)
    return laid


def outcome(match: Match, conceded: Container[int] = ()) -> dict[str, Any] | None:
    """How the match ended, as it is stored; None while it runs.

    Who has conceded does not win: if the rules name nobody else, the best of the others do.
    """
    result = match.result
    if result is None:
        return None
    result = result.without(conceded)
    told = {"scores": list(result.scores), "winners": list(result.winners), "sheets": msgspec.to_builtins(result.sheet)}
    if result.automata:
        told["automata"] = list(result.automata)
    if result.how is not None:
        told["how"] = {"message": result.how.message, "args": result.how.args, "rule": ""}
    return told


def cut_short(match: Match, ended: str, winners: Sequence[int]) -> dict[str, Any]:
    """How a match ended that its players did not play to the end: the scores are as they stand."""
    scores = list(match.game.scores_now(match.table.s))
    return {"scores": scores, "winners": list(winners), "sheets": None, "ended": ended}

"""Records and snapshots: a match as a small JSON document, and back.

A record is the whole match (game, version, setup, seed, choices, outcomes): replaying it gives every moment again.
A snapshot is the last checkpoint and the few answers since: opening it costs the same however long the match is.
Both hold the seed, the most secret thing of a match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from regnum.kernel.errors import BadRecord, BadSetup, RegnumError
from regnum.kernel.game import Game, Setup
from regnum.kernel.history import Checkpoint, Diverged, Imagine, Kept, Meta, Past, Reseed
from regnum.kernel.match import Match
from regnum.kernel.things import SEATS

FORMAT = 2
"""The version of both documents. A reader refuses a newer one and says so; older ones it reads.

1: a snapshot kept the entries since each checkpoint a second time, beside the choices.
2: a checkpoint says at which choice it stands; a match may begin from a document, and interruptions are choices.
"""

FindGame = Callable[[str], Game]


class _Event(msgspec.Struct, omit_defaults=True):
    reseed: int | None = None
    imagine: int | None = None
    seat: int | None = None


_Choice = tuple[int, str, str | int | list[str]] | _Event


class _Envelope(msgspec.Struct, kw_only=True):
    """What both documents begin with, whatever follows."""

    format: int
    game: str
    version: int


class _Record(_Envelope, kw_only=True):
    players: int
    options: dict[str, str]
    seed: int
    choices: list[_Choice]
    outcomes: list[int]
    meta: list[tuple[str, dict[str, Any], int]] = []
    document: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET

    @property
    def setup(self) -> Setup:
        document = None if isinstance(self.document, msgspec.UnsetType) else self.document
        return Setup(self.players, self.options, document)


class _Checkpoint(msgspec.Struct):
    state: msgspec.Raw
    at: int
    number: int
    answered: int
    outcomes: int


class _Snapshot(_Record, kw_only=True):
    epoch: int
    barrier: int
    checkpoints: list[_Checkpoint]


class _Segment(msgspec.Struct):
    """A checkpoint of format 1."""

    state: msgspec.Raw
    number: int
    answered: int
    outcomes: int
    entries: list[_Choice]


class _Snapshot1(_Record, kw_only=True):
    epoch: int
    barrier: int
    segments: list[_Segment]

    def today(self) -> _Snapshot:
        """The same in today's format: what each checkpoint kept for itself stands at the end of the choices."""
        at = len(self.choices) - sum(len(segment.entries) for segment in self.segments)
        checkpoints = []
        for one in self.segments:
            checkpoints.append(_Checkpoint(one.state, at, one.number, one.answered, one.outcomes))
            at += len(one.entries)
        shared = {name: getattr(self, name) for name in (*_Record.__struct_fields__, "epoch", "barrier")}
        return _Snapshot(**shared, checkpoints=checkpoints)


def _choice(entry: Past | Reseed | Imagine) -> _Choice:
    if isinstance(entry, Past):
        return (entry.seat, entry.question, entry.raw)
    if isinstance(entry, Reseed):
        return _Event(reseed=entry.entropy)
    return _Event(imagine=entry.seed, seat=entry.seat)


def _entry(choice: _Choice, players: int) -> Past | Reseed | Imagine:
    if isinstance(choice, tuple):
        return Past(*choice)
    if choice.reseed is not None and choice.reseed >= 0:
        return Reseed(choice.reseed)
    if choice.imagine is None or choice.imagine < 0 or (choice.seat is not None and choice.seat not in range(players)):
        raise BadRecord("an event of an unknown kind")
    return Imagine(None if choice.seat is None else SEATS[choice.seat], choice.imagine)


def _open(data: bytes, find: FindGame) -> Game:
    """Read the head of a document: the game, if this version of Regnum can read what follows."""
    try:
        head = msgspec.json.decode(data, type=_Envelope)
    except (msgspec.MsgspecError, RecursionError, TypeError) as error:
        raise BadRecord(f"this is not a record of a match: {error}") from None
    if head.format < 1 or head.version < 1:
        raise BadRecord("this is not a record of a match: versions are counted from 1")
    if head.format > FORMAT:
        raise BadRecord(f"this record is of a newer version (format {head.format}); this Regnum reads {FORMAT}")
    try:
        game = find(head.game)
    except RegnumError as error:
        raise BadRecord(str(error)) from None
    if head.version > game.version:
        raise BadRecord(f"this record is of newer rules ({game.name} {head.version}); here are {game.version}")
    return game


def to_record(match: Match) -> bytes:
    """The whole match as a JSON document."""
    return msgspec.json.encode(_Record(**_whole(match, match.keep(match.settled[0]))))


def _choices_so_far(match: Match, kept: Kept) -> msgspec.Raw:
    """All choices, of which `kept` has those after the settled ones. What can't be undone is put into words once."""
    count, text = match.settled
    new = [msgspec.json.encode(_choice(entry)) for entry in kept.history]
    first = kept.checkpoints[0].at
    if first > count:
        text = b",".join([text, *new[: first - count]] if text else new[: first - count])
        match.settled = (first, text)
        new = new[first - count :]
    return msgspec.Raw(b"[" + b",".join([text, *new] if text else new) + b"]")


def _whole(match: Match, kept: Kept) -> dict[str, Any]:
    """What a record and a snapshot both tell: the match from its beginning."""
    return {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "players": match.setup.players,
        "options": match.setup.options,
        "document": msgspec.UNSET if match.setup.document is None else match.setup.document,
        "seed": match.seed,
        "choices": _choices_so_far(match, kept),
        "outcomes": kept.outcomes,
        "meta": [(line.message, line.args, line.at) for line in kept.meta],
    }


def from_record(
    data: bytes, find: FindGame, *, upto: int | None = None, before_each: Callable[[], None] = lambda: None
) -> Match:
    """Replay a record, whole or up to a number of answers. Raises BadRecord, with the answer that does not fit.

    `before_each` is called before every choice: whoever has not all the time in the world may raise something there.
    """
    game = _open(data, find)
    try:
        record = msgspec.json.decode(data, type=_Record)
        entries = [_entry(choice, record.players) for choice in record.choices]
        match = Match.start(game, record.setup, record.seed)
    except (msgspec.MsgspecError, RecursionError, BadSetup) as error:
        raise BadRecord(f"this record cannot be read: {error}") from None
    for entry in entries:
        if upto is not None and match.answered >= upto:
            break
        before_each()
        try:
            match.play(entry)
        except (Diverged, RegnumError) as error:
            raise BadRecord(f"the rules give something else: {error}") from None
    drawn = match.outcomes
    if drawn != (record.outcomes if upto is None else record.outcomes[: len(drawn)]):
        raise BadRecord("the rules draw something else than the record says")
    match.meta = [meta for meta in (Meta(*line) for line in record.meta) if meta.at <= match.answered]
    return match


def choices(data: bytes, find: FindGame) -> list[Past | Reseed | Imagine]:
    """What was chosen in a recorded match, one after another, without playing it. Raises BadRecord."""
    _open(data, find)
    try:
        record = msgspec.json.decode(data, type=_Record)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(f"this record cannot be read: {error}") from None
    return [_entry(choice, record.players) for choice in record.choices]


def to_snapshot(match: Match) -> bytes:
    """The match put away: its last checkpoints and the answers since."""
    kept = match.keep(match.settled[0])
    checkpoints = [
        _Checkpoint(msgspec.Raw(one.encoded), one.at, one.number, one.answered, one.outcomes)
        for one in kept.checkpoints
    ]
    return msgspec.json.encode(
        _Snapshot(**_whole(match, kept), epoch=kept.epoch, barrier=kept.barrier, checkpoints=checkpoints)
    )


def from_snapshot(
    data: bytes, find: FindGame, *, journal: bool = True, undo: bool = True, entropy: int | None = None
) -> Match:
    """The match back. If the rules have changed since, it falls back to the checkpoint and says so in its meta."""
    game = _open(data, find)
    try:
        head = msgspec.json.decode(data, type=_Envelope)
        if head.format == 1:
            snapshot = msgspec.json.decode(data, type=_Snapshot1).today()
        else:
            snapshot = msgspec.json.decode(data, type=_Snapshot)
        kept = Kept(
            game,
            game.check(snapshot.setup),
            snapshot.seed,
            [
                Checkpoint(game.read_state(bytes(one.state)), one.at, one.number, one.answered, 0, one.outcomes)
                for one in snapshot.checkpoints
            ],
            [_entry(choice, snapshot.players) for choice in snapshot.choices],
            snapshot.outcomes,
            [Meta(*line) for line in snapshot.meta],
            snapshot.epoch,
            snapshot.barrier,
        )
    except (msgspec.MsgspecError, RecursionError, BadSetup) as error:
        raise BadRecord(f"this snapshot cannot be read: {error}") from None
    if not kept.checkpoints or snapshot.seed < 0:
        raise BadRecord("this snapshot holds no checkpoint, or no seed")
    places = [0, *(one.at for one in kept.checkpoints), len(kept.history)]
    if places != sorted(places):
        raise BadRecord("this snapshot has a checkpoint at a choice that is not there")
    for one in kept.checkpoints:
        wrong = _impossible(game, one.state)
        if wrong:
            raise BadRecord(f"this snapshot holds no possible table: {wrong}")
    try:
        return Match.revive(kept, journal=journal, undo=undo, entropy=entropy)
    except (LookupError, ValueError, TypeError) as error:  # no rule can ask anything at such a table
        raise BadRecord(f"this snapshot holds no possible table: {type(error).__name__}: {error}") from None


def _impossible(game: Game, state: Any) -> str:
    """What names nothing in a stored state: a seat or a card that does not exist.

    Components that do not add up are let in: a match that a mended rule once hurt must open all the same.
    """
    try:
        game.audit(state)
        game.view(game.table(state), None)
    except (LookupError, ValueError, TypeError) as error:
        return f"{type(error).__name__}: {error}"
    return ""

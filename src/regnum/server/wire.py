"""What travels between the browser and the server. docs/protocol.md explains it; web/src/wire.ts is its twin."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Args = dict[str, Any]
"""Parameters of a message: numbers, words, and ids of things such as "lord:jailer" (several joined by "+")."""
Raw = str | int | list[str]
"""An answer: a key, a number, or a list of keys."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


class Said(Struct):
    """A message id of the .ftl files with its parameters, and the paragraph it cites ("" for none)."""

    message: str
    args: Args
    rule: str


class Option(Struct):
    """Something one may choose. `target` is the id of a thing in the view, null for a verb such as "pass"."""

    key: str
    target: str | None
    label: str
    args: Args
    rule: str


class Missing(Option):
    """Something one may not choose now, and why. Those not `shown` answer only to one who tries that very thing."""

    why: Said
    shown: bool


class Asked(Struct):
    """A question put to the seat this message is for."""

    decision: str
    question: str
    form: Literal["pick", "many", "amount", "arrange"]
    prompt: str
    args: Args
    rule: str
    options: list[Option]
    anytime: list[Option]
    missing: list[Missing]
    enough: bool


class SeatInfo(Struct):
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot"]
    name: str | None
    level: str | None
    mine: bool


class Line(Said):
    """One line of the log. `seq` is the entry of the match's log it belongs to: the moment it leads to."""

    seq: int
    meta: bool


class Outcome(Struct):
    """How a match ended; `sheets` are the game's own score sheets, one for each seat."""

    scores: list[int]
    winners: list[int]
    sheets: Any


Status = Literal["running", "over", "imported"]


class TableListed(Struct):
    """A table as a list of tables shows it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    waiting: list[int]
    since: datetime
    created: datetime
    unread: int
    outcome: Outcome | None
    branched_from: str | None


class Journal(Struct, rename={"start": "from"}):
    """The log: keep the first `from` lines you have, then these."""

    start: int
    lines: list[Line]


class TableSent(Struct, tag_field="is", tag="table"):
    """All that a seat is sent of a table."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    seat: int | None
    seq: int
    view: Any
    asked: list[Asked]
    waiting: list[int]
    since: datetime
    can_undo: bool
    journal: Journal
    seen: int
    outcome: Outcome | None
    trouble: Said | None


# -- from the server, at the socket ----------------------------------------------------------------------------------


class Refused(Struct, tag_field="is", tag="refused"):
    """Not done, and why."""

    ref: int
    code: str
    message: str
    args: Args
    rule: str


class Done(Struct, tag_field="is", tag="done"):
    """The answer or undo has been written down for good."""

    ref: int
    seq: int


class Final(Struct, tag_field="is", tag="final"):
    """Not done yet: this choice could not be taken back."""

    ref: int


class Grown(Struct, tag_field="is", tag="grown"):
    """What may still be added to a part of a "many" choice, and whether it is a complete choice already."""

    ref: int
    more: list[str]
    enough: bool
    missing: list[Missing]


class Why(Struct, tag_field="is", tag="why"):
    """The reason against a thing, or null where there is none to give."""

    ref: int
    missing: Missing | None


class Pong(Struct, tag_field="is", tag="pong"):
    """Still here."""

    ref: int


FromServer = TableSent | Refused | Done | Final | Grown | Why | Pong


# -- to the server, at the socket ------------------------------------------------------------------------------------

Ref = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(max_length=200)]
DecisionId = Annotated[str, Meta(max_length=40)]


class Watch(Struct, tag_field="do", tag="watch"):
    """Look through a seat's eyes from now on (null: as an onlooker; all open once the match is over)."""

    ref: Ref
    seat: int | None


class Answer(Struct, tag_field="do", tag="answer"):
    ref: Ref
    decision: DecisionId
    answer: Raw
    unless_final: bool = False


class Grow(Struct, tag_field="do", tag="grow"):
    ref: Ref
    decision: DecisionId
    part: list[Key]


class AskWhy(Struct, tag_field="do", tag="why"):
    ref: Ref
    decision: DecisionId
    key: Key


class Undo(Struct, tag_field="do", tag="undo"):
    ref: Ref


class Seen(Struct, tag_field="do", tag="seen"):
    """The seat has looked at everything up to this entry."""

    ref: Ref
    seq: Seq


class Ping(Struct, tag_field="do", tag="ping"):
    ref: Ref


ToServer = Watch | Answer | Grow | AskWhy | Undo | Seen | Ping


# -- over HTTP -------------------------------------------------------------------------------------------------------


class Moment(Struct):
    """The table after one entry of its log; `seat` made the choice that led here (null for events)."""

    seq: int
    seat: int | None
    at: datetime


class Past(Struct):
    """The table as it was at a moment, as this seat saw it."""

    seq: int
    seat: int | None
    view: Any
    waiting: list[int]


class Course(Struct):
    """How the match went: what each seat would have scored at each moment."""

    moments: list[int]
    scores: list[list[int]]


class SettingInfo(Struct):
    """A game option and its values, the default first."""

    name: str
    values: list[str]


class GameInfo(Struct):
    """A game in the box."""

    name: str
    version: int
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]


class CardInfo(Struct):
    """A card for the card browser."""

    id: str
    kind: str
    figures: dict[str, Any]
    notes: list[str]


class Me(Struct):
    """Who is asking."""

    id: str
    name: str | None


class Named(Struct, forbid_unknown_fields=True):
    """What a person wants to be called; null: nothing in particular."""

    name: Name | None


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat."""

    kind: Literal["me", "person", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class TableWanted(Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}


class BranchWanted(Struct, forbid_unknown_fields=True):
    """The moment to go on from."""

    seq: Seq


class AnswerGiven(Struct, forbid_unknown_fields=True):
    """An answer to the decision of that id."""

    decision: DecisionId
    answer: Raw


class Written(Struct):
    """The number of the log entry that was written."""

    seq: int


class Answered(Struct):
    """One's own answer, in a history."""

    seq: int
    question: str
    answer: Raw


class History(Struct):
    """What one seat has seen and done: no seed, and nobody else's secrets."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    seat: int
    journal: list[Line]
    answers: list[Answered]


Small = Annotated[int, Meta(ge=0, le=2**31)]
Figure = Annotated[int, Meta(ge=0)]


class Event(Struct):
    """Chance began afresh, or a world was imagined."""

    reseed: Figure | None = None
    imagine: Figure | None = None
    seat: Small | None = None


class RecordSent(Struct):
    """A record, as it is downloaded here or saved by `regnum play`. Whether it replays only the rules can tell."""

    format: Annotated[int, Meta(ge=1, le=1)]
    game: str
    version: Annotated[int, Meta(ge=1, le=2**31)]
    players: Small
    options: dict[str, str]
    seed: Figure
    choices: list[tuple[Small, str, Raw] | Event]
    outcomes: list[Small]
    meta: list[tuple[str, dict[str, Any], Small]] = []


class Problem(Struct):
    """Why a request failed. `message` is a Fluent id where there is one, else empty; `detail` says it in English."""

    status_code: int
    detail: str
    code: str
    message: str = ""
    args: Args = {}
    rule: str = ""


def encode(message: FromServer) -> bytes:
    return msgspec.json.encode(message)

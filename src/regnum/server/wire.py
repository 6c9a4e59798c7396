"""What travels between browser and server. docs/protocol.md explains it; tools/wire.py writes web/src/wire.ts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from regnum.kernel.record import FORMAT

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


Form = Literal["pick", "many", "amount", "arrange"]


class Suggested(Struct):
    """A complete choice: the only one, or the cheapest of several."""

    part: list[str]
    only: bool


class Asked(Struct):
    """A question put to the seat this message is for."""

    decision: str
    """(epoch, number), such as "0.12": an answer names it, so that a late or doubled one is recognised."""
    question: str
    form: Form
    prompt: str
    """Message id of the prompt; its args also go into the labels of the options."""
    args: Args
    rule: str
    options: list[Option]
    anytime: list[Option]
    """Abilities usable at any moment of one's turn, in place of an answer."""
    missing: list[Missing]
    enough: bool
    suggested: Suggested | None
    """Form "many": what is chosen already when the question comes."""
    """Form "many": whether choosing nothing is a complete choice already."""


class Order(Struct):
    """A standing order that this seat may give, for a question that is asked again and again; nobody else is told."""

    key: str
    question: str
    values: list[int]
    """The numbers it may be given with; empty where it needs none."""
    value: int | None
    """The number it was given with (0 where it needs none); null: it is not in force."""


class Total(Struct):
    """What a seat would score if the match ended now, as far as the one who looks can tell."""

    seat: int
    points: int
    exact: bool
    """False: an estimate, because part of it is hidden."""


class LessonInfo(Struct):
    """A lesson; its title is the message `lesson-<name>` of the game."""

    name: str
    number: int
    minutes: int


class LessonStep(Struct):
    """A step of a lesson (docs/lessons.md)."""

    kind: Literal["say", "let", "answer", "try", "free"]
    say: str
    """The message of the voice."""
    point: list[str]
    answer: Raw | None
    seat: int
    rule: str
    target: str | None
    until: str
    answers: int
    others: list[str]


class ExampleInfo(Struct):
    """A picture of the rulebook (regnum.examples); its caption is the message `example-<name>` of the game."""

    name: str
    at: list[str]
    """The paragraphs it stands under."""
    shows: list[str]
    """The parts of the board that are drawn."""
    cards: list[str]
    eyes: int | None
    seats: int


class ExampleFrame(Struct):
    """A moment of a worked example: the view, and what was written since the moment before."""

    view: Any
    lines: list[Said]


class SeatInfo(Struct):
    """Who sits at a seat: nobody yet ("open"), a person, or a bot; a bot that is `away`'s stands in for a person."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    """What the player is called; null: "Player 1" in the reader's language."""
    level: str | None
    """A bot's level, such as "greedy"."""
    mine: bool
    """Whether this seat is played from the asking person's screen."""
    away: bool
    """A bot stands in for the person whose seat it is."""
    returns: bool
    """That person is me: I may take my seat again. Of an open seat: it is kept for me, from the match before."""
    conceded: bool
    notices: bool
    """Of a seat of mine: whether I want to be told of its turns."""
    spent: int = 0
    """With a clock: seconds of the bank that are used up."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a choice may take (0 hours: played live), and what happens when it takes longer.

    A table that is played live may have a clock: so many seconds for each choice, and a bank of further seconds that
    everybody has for the whole match. Without seconds no clock runs.
    """

    hours: Annotated[int, Meta(ge=0, le=24 * 14)] = 0
    late: Literal["remind", "bot", "vote"] = "remind"
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=6 * 3600)] = 0


BotSpeed = Literal["quick", "usual", "calm"]
"""How fast the bots of a table play, so that people can follow."""


class Proposal(Struct):
    """What somebody has proposed: done as soon as all of `needed` have agreed, dropped as soon as one says no."""

    id: int
    """The number of the log entry that proposed it."""
    kind: Literal["take-back", "abandon", "replace"]
    by: int | None
    """The seat that proposed it; null: the house, because somebody is late."""
    to: int | None
    """take-back: the entry the match goes back to."""
    seat: int | None
    """replace: the seat that a bot shall play."""
    yes: list[int]
    needed: list[int]
    """The seats whose consent is needed, those that have given it included."""
    at: datetime


class Line(Said):
    """One line of the log. `seq` is the entry of the match's log it belongs to: the moment it leads to."""

    seq: int
    meta: bool
    """A line about the match itself (taken back, fell back, branched)."""


class Outcome(Struct):
    """How a match ended; `sheets` are the game's own score sheets, one for each seat."""

    scores: list[int]
    """Nothing in a game without points."""
    winners: list[int]
    sheets: Any
    """Null where the match ended before its end."""
    ended: Literal["finished", "conceded", "abandoned"] = "finished"
    automata: list[str] = []
    """The ids of winners that have no seat."""
    how: Said | None = None
    """In what way it was won, in a game that knows several."""


Status = Literal["gathering", "running", "over", "imported"]


class TableTold(Struct, kw_only=True):
    """What everybody who may know of a table is told of it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    waiting: list[int]
    """Seats that owe an answer."""
    since: datetime
    """Since when they do, or when the match ended (ISO 8601, UTC)."""
    outcome: Outcome | None
    owner: bool
    """Whether the table is mine."""
    host: str | None
    """What its owner is called."""
    pace: Pace
    bots: BotSpeed
    due: datetime | None
    """By when those who are waited for must have answered."""
    public: bool
    spectators: bool
    shared: bool
    """Whether anybody with the link may look at it, once it is over."""
    proposal: Proposal | None


class TableListed(TableTold, kw_only=True):
    """A table as a list of tables shows it."""

    created: datetime
    unread: int
    """Log entries since one of my seats last looked."""
    branched_from: str | None
    """The table this one was branched from."""
    unheard: int
    """Things said in my room's chat since I last looked."""
    expires: datetime | None = None
    """When it will be cleared away, if nothing happens at it; told some time before."""


class Journal(Struct, rename={"start": "from"}):
    """The log: keep the first `from` lines you have, then these."""

    start: int
    lines: list[Line]


class LessonLaid(Struct):
    """A lesson has begun: its table, and the steps that lead through it."""

    table: TableListed
    steps: list[LessonStep]


class TableSent(TableTold, tag_field="is", tag="table", kw_only=True):
    """All that a seat is sent of a table."""

    seat: int | None
    """Whose eyes these are; null: an onlooker's, and everything open once the match is over."""
    seq: int
    """Number of the last entry of the match's log."""
    view: Any
    """The game's own view (games/<game>/view.py); null while people gather."""
    asked: list[Asked]
    interrupts: list[Option]
    """What this seat may use right now without being asked; nobody else is told."""
    clock: str
    """Names this moment of the match: "interrupt" says it, so that a late or doubled wish is recognised."""
    can_undo: bool
    """Whether this seat may take back its last answer."""
    journal: Journal
    seen: int
    """The last entry this seat has looked at, before now."""
    n: int = 0
    """The number of this message at its socket: a "changed" names the one that it changes."""
    orders: list[Order]
    totals: list[Total]
    """How everybody is doing; empty where the game has no points or nobody's eyes are looked through."""
    worths: dict[str, int]
    """How many points more this seat would have with a thing that lies open, by its id, where the rules can say it."""
    trouble: Said | None
    """Why the match can't go on, should that be so (its stored state is not of these rules)."""


# -- from the server, at the socket ----------------------------------------------------------------------------------


class Refused(Struct, tag_field="is", tag="refused"):
    """Not done, and why."""

    ref: int
    """The request it answers."""
    code: str
    """over, stale, doubled, wrong-seat, out-of-turn, malformed, unknown-option, not-offered, incomplete …"""
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


class Grown(Struct):
    """What may still be added to a part of a "many" choice, and whether it is a complete choice already."""

    more: list[str]
    enough: bool
    missing: list[Missing]


class GrownReply(Grown, tag_field="is", tag="grown"):
    ref: int


class Pong(Struct, tag_field="is", tag="pong"):
    """Still here."""

    ref: int


Room = Literal["players", "watchers"]


class Spoken(Struct):
    """Something said in a chat."""

    n: int
    seat: int | None
    name: str | None
    mine: bool
    text: str
    at: datetime


class Talk(Struct, tag_field="is", tag="talk"):
    """What is new in the chat of one's own room; the latest hundred at first. Sent to every socket that watches."""

    room: Room
    spoken: list[Spoken]
    heard: int
    """How far I had read before."""


class TableChanged(Struct, tag_field="is", tag="changed"):
    """What is different from the message of the number before: the same as a whole "table", at a fraction of its size.

    Who has not had that message, for whatever reason, watches again and is sent the whole.
    """

    n: int
    seat: int | None
    seq: int
    journal: Journal
    table: dict[str, Any]
    """The other fields of the table that are different, but for its view."""
    view: dict[str, Any]
    """The parts of the view that are different, by their names; all other parts are as they were."""


FromServer = TableSent | TableChanged | Refused | Done | Final | GrownReply | Pong | Talk


# -- to the server, at the socket ------------------------------------------------------------------------------------

Ref = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(max_length=200)]
DecisionId = Annotated[str, Meta(max_length=40)]


class Watch(Struct, tag_field="do", tag="watch"):
    """Look through a seat's eyes from now on (null: as an onlooker; all open once the match is over)."""

    ref: Ref
    seat: int | None
    changes: bool = False
    """After the first message I want to be told only what has changed."""


class Answer(Struct, tag_field="do", tag="answer"):
    ref: Ref
    decision: DecisionId
    answer: Raw
    unless_final: bool = False


class Grow(Struct, tag_field="do", tag="grow"):
    ref: Ref
    decision: DecisionId
    part: list[Key]


class Interrupt(Struct, tag_field="do", tag="interrupt"):
    """Use something without being asked: the key of one of `interrupts`, at the `clock` it was sent with."""

    ref: Ref
    at: DecisionId
    use: Key


class Undo(Struct, tag_field="do", tag="undo"):
    ref: Ref


class Seen(Struct, tag_field="do", tag="seen"):
    """The seat has looked at everything up to this entry."""

    ref: Ref
    seq: Seq


class Say(Struct, tag_field="do", tag="say"):
    """Say something in the chat of one's own room. Answered with "done" (`seq` is its number), then heard as "talk"."""

    ref: Ref
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Heard(Struct, tag_field="do", tag="heard"):
    """I have read the chat up to there."""

    ref: Ref
    n: Seq


class Ping(Struct, tag_field="do", tag="ping"):
    ref: Ref


class GiveOrder(Struct, tag_field="do", tag="order"):
    """Give a standing order, or revoke it."""

    ref: Ref
    key: Annotated[str, Meta(max_length=60)]
    value: int | None
    """0 where it needs no number; null: revoked."""


ToServer = Watch | Answer | Interrupt | Grow | Undo | Seen | Say | Heard | Ping | GiveOrder


# -- at the person's own socket, /api/live: what happens at all of their tables ---------------------------------------


class TableNews(Struct, tag_field="is", tag="news"):
    """One of my tables has changed."""

    table: TableListed


class TableGone(Struct, tag_field="is", tag="gone"):
    id: str


PersonNews = TableNews | TableGone


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


class Step(Struct):
    """The table at a place of rest on the way to a moment, as this seat saw it."""

    lines: int
    """How many lines of that moment's entry had been told."""
    view: Any


class Counts(Struct):
    """One plot of a match: what is counted, of which things, and how many of each at each moment."""

    name: str
    of: list[str]
    counts: list[list[int]]


class Course(Struct):
    """How the match went: what each seat would have scored at each moment, and what else the game counts."""

    moments: list[int]
    scores: list[list[int]]
    rounds: list[int]
    """The round of each moment; 0 in a game that counts none."""
    plots: list[Counts]


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
    """A card for the card browser. Its name and text are messages of the game's .ftl: its id with "-" for ":", and
    "-text"."""

    id: str
    kind: str
    figures: dict[str, Any]
    notes: list[str]
    """Messages for owners of the box."""


class Me(Struct):
    """Who is asking."""

    id: str
    name: str | None
    login: str | None
    """The account's name; null for a guest."""
    admin: bool
    """Whether I keep order here."""
    household: bool
    """One household plays here: no accounts, no invitations, no public tables."""


Login = Annotated[str, Meta(min_length=3, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Credentials(Struct, forbid_unknown_fields=True):
    """To sign in, or to make the guest's things an account's."""

    login: Login
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """To sign in; with the code of a second factor, where the account has one."""

    login: Login
    password: Password
    code: Annotated[str, Meta(max_length=10)] | None = None


class SessionListed(Struct):
    """A browser in which I am signed in."""

    id: str
    agent: str
    """What the browser says that it is."""
    created: datetime
    used: datetime
    """When it was last used, to the day."""
    here: bool
    """It is this browser."""


class PasswordGiven(Struct, forbid_unknown_fields=True):
    password: Password


class SecondFactor(Struct):
    """A new secret for an authenticator, and the same as a link that it reads."""

    secret: str
    address: str


class SecondFactorWanted(Struct, forbid_unknown_fields=True):
    """The secret I was given, and a first code that it makes."""

    password: Password
    secret: Annotated[str, Meta(min_length=16, max_length=64)]
    code: Annotated[str, Meta(max_length=10)]


class ResetWanted(Struct, forbid_unknown_fields=True):
    """Whose password is lost."""

    login: Login


class Reset(Struct, forbid_unknown_fields=True):
    """The word from the link, and the new password."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class OrderWanted(Struct, forbid_unknown_fields=True):
    """What an admin does: to the person at a seat or with an account, or to a table. Without hours it is for good."""

    what: Literal["mute", "unmute", "ban", "unban", "remove-account", "remove-table"]
    why: Annotated[str, Meta(min_length=1, max_length=1000)]
    login: Login | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] | None = None


class Audited(Struct):
    """Something that was done to keep order."""

    id: int
    at: datetime
    who: str
    what: str
    about: str
    why: str


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete me and my data. Who has an account gives its password."""

    password: Password | None = None


class Blocked(Struct):
    """Somebody I do not want to meet."""

    id: str
    name: str | None
    at: datetime


class BlockWanted(Struct, forbid_unknown_fields=True):
    """Who: the person at that seat of that table, or the one who said that in its chat."""

    table: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None
    n: Seq | None = None


class Notices(Struct):
    """How I want to be told that it is my turn. Browser notices are a matter of the browser."""

    email: str | None
    confirmed: bool
    """The address is mine: I have given the code it was sent."""
    webhook: str | None
    language: Literal["en", "pl"]
    mail: bool
    """Whether this server can send mail at all."""
    webhooks: list[str]
    """The hosts to which this server sends webhooks."""
    push: str | None = None
    """The server's key that a browser subscribes with; null where this server pushes nothing."""
    browsers: list[str] = []
    """The ids of my browsers that are told by Web Push: the SHA-256 of their addresses."""


class NoticesWanted(Struct, forbid_unknown_fields=True):
    email: Annotated[str, Meta(max_length=254)] | None
    webhook: Annotated[str, Meta(max_length=500)] | None
    language: Literal["en", "pl"]


class PushWanted(Struct, forbid_unknown_fields=True):
    """A browser's subscription, as its push service gave it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Named(Struct, forbid_unknown_fields=True):
    """What a person wants to be called; null: nothing in particular."""

    name: Name | None


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat."""

    kind: Literal["me", "person", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class TableWanted(Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    document: dict[str, Any] | None = None
    """What the match begins from, in a game that has such a thing."""
    pace: Pace = Pace()
    public: bool = False
    spectators: bool = True


class TableSettings(Struct, forbid_unknown_fields=True):
    """What the owner changes of a table; what is left out stays."""

    public: bool | None = None
    spectators: bool | None = None
    shared: bool | None = None
    pace: Pace | None = None
    bots: BotSpeed | None = None


class Hall(Struct):
    """Public tables, a page of them; `next` leads to the next page."""

    tables: list[TableListed]
    next: str | None


class SeatTaken(Struct, forbid_unknown_fields=True):
    """I sit down; by that name, or else by my own."""

    name: Name | None = None


class StartWanted(Struct, forbid_unknown_fields=True):
    """Begin: bots of that level take the seats that are still open."""

    level: Annotated[str, Meta(max_length=40)] | None = None


class InviteWanted(Struct, forbid_unknown_fields=True):
    """A link to that seat; without one, to watch."""

    seat: Annotated[int, Meta(ge=0, le=12)] | None = None


class Invite(Struct):
    """A link. `token` is told once, to the one who made it; it goes into the fragment of the address: /join#token."""

    id: str
    seat: int | None
    """Null: to watch."""
    created: datetime
    used: bool
    token: str | None = None


class Token(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class InviteUsed(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]
    name: Name | None = None


class InviteSeen(Struct):
    """What one is invited to."""

    table: TableListed
    seat: int | None


class Placed(Struct):
    """Where one has got to: a seat, or (null) a place to watch from."""

    table: str
    seat: int | None


class ProposalWanted(Struct, forbid_unknown_fields=True):
    kind: Literal["take-back", "abandon", "replace"]
    to: Seq | None = None
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None


class Vote(Struct, forbid_unknown_fields=True):
    yes: bool


class SeatNotices(Struct, forbid_unknown_fields=True):
    on: bool


class ReportWanted(Struct, forbid_unknown_fields=True):
    """A problem, told by one at the table. `record`: the operator may see the sealed record, if the owner agrees."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    language: Literal["en", "pl"]
    seq: Seq
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None
    record: bool = False


class Report(Struct):
    """A problem that was reported; the owner of the table is asked for the record while it is `asked`."""

    id: str
    at: datetime
    text: str
    record: Literal["no", "asked", "given", "refused"]
    mine: bool


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

    format: Annotated[int, Meta(ge=1, le=FORMAT)]
    game: str
    version: Annotated[int, Meta(ge=1, le=2**31)]
    players: Small
    options: dict[str, str]
    seed: Figure
    choices: list[tuple[Small, str, Raw] | Event]
    outcomes: list[Small]
    meta: list[tuple[str, dict[str, Any], Small]] = []
    document: dict[str, Any] | None = None
    """What the match began from, where it began from something."""


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


# -- chronicles ------------------------------------------------------------------------------------------------------

ChronicleName = Annotated[str, Meta(min_length=1, max_length=60)]


class ChronicleListed(Struct):
    """A chronicle of mine, as the list shows it."""

    id: str
    game: str
    name: str
    created: datetime
    games: int
    under: str
    """The thing that the next game is played under."""
    table: str | None
    """The table at which its next game is being played."""


class ChronicleGame(Struct):
    """A game of a chronicle. Its `story` are lines of the journal; `players` are what the seats were called."""

    n: int
    at: datetime
    table: str | None
    players: list[str | None]
    annals: dict[str, Any]
    story: list[Said]
    map: list[ChronicleSite]
    suits: dict[str, int]
    """How many cards of each suit the world had, once it was over."""


class ChronicleSite(Struct):
    """A slot of the map; a facedown site has no name."""

    slot: str
    site: str | None
    cards: list[ChronicleCard]


class ChronicleCard(Struct):
    """A card at a site."""

    id: str
    suit: str | None
    """None for a ruin."""
    built: bool


class Chronicle(Struct):
    """A chronicle with all its games and the world as it stands."""

    id: str
    game: str
    name: str
    created: datetime
    mine: bool
    """Whether I may change it."""
    owner: bool
    shared: bool
    branched_from: str | None
    people: list[str]
    """What those whose chronicle it is are called."""
    table: str | None
    games: list[ChronicleGame]
    under: str
    map: list[ChronicleSite]
    suits: dict[str, int]


class ChronicleWanted(Struct, forbid_unknown_fields=True):
    """A chronicle to be founded: a new world, or one brought along as JSON or as a save string."""

    name: ChronicleName | None = None
    text: str | None = None


class ChronicleSettings(Struct, forbid_unknown_fields=True):
    """What changes of a chronicle; what is left out stays."""

    name: ChronicleName | None = None
    shared: bool | None = None


class ChronicleBranch(Struct, forbid_unknown_fields=True):
    """Another chronicle that goes on from the world after that many games."""

    games: Annotated[int, Meta(ge=0, le=10_000)]
    name: ChronicleName | None = None


class NextGame(Struct, forbid_unknown_fields=True):
    """The next game of a chronicle: who plays."""

    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    pace: Pace = Pace()
    spectators: bool = True


class ChronicleText(Struct):
    """A chronicle written out."""

    text: str

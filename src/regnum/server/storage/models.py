"""What the database holds, row by row. `migrations/` brings a database to this shape."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import make_dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar, cast

from sqlalchemy import (
    JSON,
    Boolean,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    RowMapping,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A moment in UTC. SQLite forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Big(TypeDecorator[int]):
    """A number of any size (seeds have more than 63 bits), kept as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else format(value, "x")

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value, 16)


class Base(DeclarativeBase):
    pass


R = TypeVar("R", bound=Base)


def plain(row: type[R], values: RowMapping) -> R:
    """A row that was read, with its attributes and nothing else. A mapped object tells a session of each time that
    one is looked at, which takes several times as long; we have no sessions, and look at a table's rows all the time.
    """
    return cast(R, _plain(row)(**cast(Mapping[str, Any], values)))


@cache
def _plain(row: type[Base]) -> type[Any]:
    names = [column.name for column in row.__table__.columns]
    return make_dataclass(row.__name__, names, slots=True, eq=False)


# -- people ----------------------------------------------------------------------------------------------------------


class PersonRow(Base):
    """A person who has a name, a table or an account. A guest has no login."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(Moment)
    login: Mapped[str | None] = mapped_column(String(40))
    login_key: Mapped[str | None] = mapped_column(String(80))
    """The login as it is compared: folded, so that "Ada" and "ada" are one."""
    password: Mapped[str | None] = mapped_column(Text)
    """Its argon2 hash."""
    language: Mapped[str] = mapped_column(String(5), server_default="en")
    email: Mapped[str | None] = mapped_column(String(254))
    email_code: Mapped[str | None] = mapped_column(String(64))
    """The hash of what the owner of that address was sent; none once the address is confirmed."""
    webhook: Mapped[str | None] = mapped_column(String(500))
    admin: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether they keep order here."""
    banned: Mapped[datetime | None] = mapped_column(Moment)
    """Until when they are not let in."""
    muted: Mapped[datetime | None] = mapped_column(Moment)
    """Until when they are not heard in chats."""
    reset: Mapped[str | None] = mapped_column(String(64))
    """The hash of the word that is good for a new password, until then."""
    reset_until: Mapped[datetime | None] = mapped_column(Moment)
    totp: Mapped[str | None] = mapped_column(String(64))
    """The secret of their second factor."""
    totp_step: Mapped[int | None] = mapped_column(Integer)
    """The step of the last code that was used: it is good once."""
    __table_args__ = (Index("one_login", "login_key", unique=True),)


class SessionRow(Base):
    """A browser in which somebody is signed in to an account. Of the cookie only a hash is kept."""

    __tablename__ = "session"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    created: Mapped[datetime] = mapped_column(Moment)
    used: Mapped[datetime | None] = mapped_column(Moment)
    """When it was last used, to the day."""
    agent: Mapped[str] = mapped_column(String(200), server_default="")
    """What the browser says that it is."""


class AttemptRow(Base):
    """What all workers count together: failed attempts to sign in, and what is limited, by person or address."""

    __tablename__ = "attempt"
    key: Mapped[str] = mapped_column(String(80), primary_key=True)
    failures: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime] = mapped_column(Moment)


class AuditRow(Base):
    """Something that was done to keep order."""

    __tablename__ = "audit"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    at: Mapped[datetime] = mapped_column(Moment)
    who: Mapped[str] = mapped_column(String(40))
    what: Mapped[str] = mapped_column(String(20))
    about: Mapped[str] = mapped_column(String(40))
    why: Mapped[str] = mapped_column(Text, server_default="")


class BlockRow(Base):
    """Somebody does not want to meet somebody."""

    __tablename__ = "block"
    person: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    blocked: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True)
    id: Mapped[str] = mapped_column(String(40), unique=True)
    name: Mapped[str | None] = mapped_column(String(40))
    at: Mapped[datetime] = mapped_column(Moment)


class PushRow(Base):
    """A browser that is told by Web Push, and the keys that only it can read with."""

    __tablename__ = "push"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of its address."""
    person: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"))
    endpoint: Mapped[str] = mapped_column(String(1000))
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(Moment)
    __table_args__ = (Index("push_person", "person"),)


# -- tables ----------------------------------------------------------------------------------------------------------


class TableRow(Base):
    """A match and how it stands. What can be told from its entries is here for lists only."""

    __tablename__ = "table"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    owner: Mapped[str] = mapped_column(ForeignKey("person.id"))
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int] = mapped_column(Integer)
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    document: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What the match began from, in a game that has such a thing."""
    carried: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What the next match can begin from, once this one is over."""
    seed: Mapped[int] = mapped_column(Big)
    status: Mapped[str] = mapped_column(String(10))
    created: Mapped[datetime] = mapped_column(Moment)
    since: Mapped[datetime] = mapped_column(Moment)
    seq: Mapped[int] = mapped_column(Integer)
    waiting: Mapped[list[int]] = mapped_column(JSON)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    branched_from: Mapped[str | None] = mapped_column(String(40))
    snapshot: Mapped[bytes] = mapped_column(LargeBinary)
    snapshot_seq: Mapped[int] = mapped_column(Integer)
    hours: Mapped[int] = mapped_column(Integer, server_default="0")
    """How long a choice may take; 0: played live."""
    late: Mapped[str] = mapped_column(String(10), server_default="remind")
    """What happens when it takes longer: remind, bot, vote."""
    due: Mapped[datetime | None] = mapped_column(Moment)
    """When that will be, while a person owes an answer."""
    seconds: Mapped[int] = mapped_column(Integer, server_default="0")
    """With a clock: how long a choice may take before it uses up one's own time; 0: no clock."""
    bank: Mapped[int] = mapped_column(Integer, server_default="0")
    """With a clock: seconds that everybody has beyond that, for the whole match."""
    bots: Mapped[str] = mapped_column(String(10), server_default="usual")
    """How fast bots play: quick, usual, calm."""
    public: Mapped[bool] = mapped_column(Boolean, server_default=false())
    spectators: Mapped[bool] = mapped_column(Boolean, server_default=true())
    shared: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether anybody with the link may look at it, once it is over."""
    proposal: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What somebody has proposed and others have to agree to (`agreeing.Proposal`)."""
    talked: Mapped[int] = mapped_column(Integer, server_default="0")
    """How many things its players have said in their chat."""
    watchers_talked: Mapped[int] = mapped_column(Integer, server_default="0")
    """And those who watch, in theirs."""
    chronicle: Mapped[str | None] = mapped_column(String(40))
    """The chronicle that its match belongs to."""
    __table_args__ = (
        Index("table_chronicle", "chronicle"),
        Index("table_owner", "owner"),
        Index("table_due", "due"),
        Index("table_hall", "public", "status", "created"),
    )


class SeatRow(Base):
    """A seat at a table, whose it is, and how far its player has looked.

    Its kind is `person`, `bot` or, while people gather, `open`. A bot at a seat that has a person stands in for them.
    """

    __tablename__ = "seat"
    table: Mapped[str] = mapped_column(ForeignKey("table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"))
    name: Mapped[str | None] = mapped_column(String(40))
    level: Mapped[str | None] = mapped_column(String(40))
    bot_seed: Mapped[int | None] = mapped_column(Big)
    seen: Mapped[int] = mapped_column(Integer)
    heard: Mapped[int] = mapped_column(Integer, server_default="0")
    """How much of the players' chat has been read."""
    told: Mapped[int] = mapped_column(Integer, server_default="-1")
    """The entry of which its player was last told that it is their turn."""
    spent: Mapped[int] = mapped_column(Integer, server_default="0")
    """With a clock: seconds of their own time that are used up."""
    notices: Mapped[bool] = mapped_column(Boolean, server_default=true())
    conceded: Mapped[bool] = mapped_column(Boolean, server_default=false())
    orders: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    """What it wants answered in its place (`tables/orders.py`)."""
    __table_args__ = (Index("seat_person", "person"),)


class EntryRow(Base):
    """An entry of a match's log. Appended, never changed."""

    __tablename__ = "entry"
    table: Mapped[str] = mapped_column(ForeignKey("table.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    at: Mapped[datetime] = mapped_column(Moment)
    seat: Mapped[int | None] = mapped_column(Integer)
    decision: Mapped[str | None] = mapped_column(String(40))
    question: Mapped[str | None] = mapped_column(String(100))
    raw: Mapped[Any] = mapped_column(JSON(none_as_null=True), nullable=True)
    who: Mapped[str | None] = mapped_column(String(40))
    takes: Mapped[int | None] = mapped_column(Integer)
    keeps: Mapped[int | None] = mapped_column(Integer)
    entropy: Mapped[int | None] = mapped_column(Big)
    waiting: Mapped[list[int]] = mapped_column(JSON)
    asked: Mapped[str] = mapped_column(String(16))
    lines: Mapped[bytes] = mapped_column(LargeBinary)
    state: Mapped[bytes] = mapped_column(LargeBinary)
    __table_args__ = (UniqueConstraint("table", "decision", "seat", name="one_answer"),)


# -- around the tables -----------------------------------------------------------------------------------------------


LAST_ENTRY = (EntryRow.table == TableRow.id) & (EntryRow.seq == TableRow.seq)
"""Joins a table with the last entry of its log."""


class OnlookerRow(Base):
    """Somebody who was invited to watch a table."""

    __tablename__ = "onlooker"
    table: Mapped[str] = mapped_column(ForeignKey("table.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment)
    __table_args__ = (Index("onlooker_person", "person"),)


class InviteRow(Base):
    """A link to a seat, which one person can use once, or to a place to watch from. Of the link only a hash is kept."""

    __tablename__ = "invite"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    table: Mapped[str] = mapped_column(ForeignKey("table.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    """None: to watch."""
    created: Mapped[datetime] = mapped_column(Moment)
    used_by: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"))
    used: Mapped[datetime | None] = mapped_column(Moment)
    revoked: Mapped[datetime | None] = mapped_column(Moment)


class TalkRow(Base):
    """Something said at a table: among its players, or among those who watch."""

    __tablename__ = "talk"
    table: Mapped[str] = mapped_column(ForeignKey("table.id", ondelete="CASCADE"), primary_key=True)
    room: Mapped[str] = mapped_column(String(10), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    """Counted in its room, from 1."""
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str | None] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment)


class ReportRow(Base):
    """A problem that somebody has met. The record is there only if the table's owner agrees."""

    __tablename__ = "report"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    table: Mapped[str | None] = mapped_column(ForeignKey("table.id", ondelete="SET NULL"), index=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"))
    at: Mapped[datetime] = mapped_column(Moment)
    text: Mapped[str] = mapped_column(Text)
    version: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(5))
    game: Mapped[str] = mapped_column(String(40))
    seq: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int | None] = mapped_column(Integer)
    agent: Mapped[str] = mapped_column(String(300))
    record_wanted: Mapped[str] = mapped_column(String(10))
    """no, asked, given, refused."""
    record: Mapped[bytes | None] = mapped_column(LargeBinary)


# -- chronicles ------------------------------------------------------------------------------------------------------


class ChronicleRow(Base):
    """A world that goes on from game to game. None of it changes but its name, whether it is shared, and the world."""

    __tablename__ = "chronicle"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    owner: Mapped[str] = mapped_column(ForeignKey("person.id"))
    created: Mapped[datetime] = mapped_column(Moment)
    first: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The world before its first game; none: a new chronicle."""
    world: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The world as it stands."""
    shared: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether anybody with the link may read it."""
    branched_from: Mapped[str | None] = mapped_column(String(40))
    __table_args__ = (Index("chronicle_owner", "owner"),)


class ChroniclerRow(Base):
    """Somebody whose chronicle it is: who founded it, and the people of its games."""

    __tablename__ = "chronicler"
    chronicle: Mapped[str] = mapped_column(ForeignKey("chronicle.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    __table_args__ = (Index("chronicler_person", "person"),)


class ChronicleGameRow(Base):
    """A game of a chronicle, with what is told of it even when its table is gone."""

    __tablename__ = "chronicle_game"
    chronicle: Mapped[str] = mapped_column(ForeignKey("chronicle.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    """Counted from 1."""
    table: Mapped[str | None] = mapped_column(String(40))
    """Where it was played; none for a game that was brought along."""
    at: Mapped[datetime] = mapped_column(Moment)
    players: Mapped[list[str | None]] = mapped_column(JSON)
    """What its players were called, seat by seat."""
    annals: Mapped[dict[str, Any]] = mapped_column(JSON)
    """Who won and how, under which oath, what was built and what fell."""
    story: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """The lines of its journal that its story is told from."""
    world: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The world that it left."""

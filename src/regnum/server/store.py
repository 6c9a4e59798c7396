"""Where tables are kept: SQLite, written so that what is acknowledged outlives the process and the power.

The database holds seeds and everybody's secrets; only its owner may read the file.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import (
    JSON,
    Connection,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from regnum.kernel.errors import RegnumError
from regnum.server.entries import Entry, pack_lines, unpack_lines

MIGRATIONS = Path(__file__).parent / "migrations"


class StoreTrouble(RegnumError):
    """The database can't be used; the message says why."""


class Collision(Exception):
    """Somebody else has written an entry of that number: what we hold in memory is old."""


# -- models ----------------------------------------------------------------------------------------------------------


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


class PersonRow(Base):
    """A person who has a name or a table."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(Moment)


class TableRow(Base):
    """A match and how it stands. What can be told from its entries is here for lists only."""

    __tablename__ = "table"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    owner: Mapped[str] = mapped_column(ForeignKey("person.id"))
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int] = mapped_column(Integer)
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, str]] = mapped_column(JSON)
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
    __table_args__ = (Index("table_owner", "owner"),)


class SeatRow(Base):
    """A seat at a table, whose it is, and how far its player has looked."""

    __tablename__ = "seat"
    table: Mapped[str] = mapped_column(ForeignKey("table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"))
    name: Mapped[str | None] = mapped_column(String(40))
    level: Mapped[str | None] = mapped_column(String(40))
    bot_seed: Mapped[int | None] = mapped_column(Big)
    seen: Mapped[int] = mapped_column(Integer)
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


_ENTRY = [column for column in EntryRow.__table__.columns if column.name not in ("table", "state")]


@dataclass(slots=True)
class Stored:
    """A table as it was read: all but the states of its moments."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]


@dataclass(slots=True)
class Listed:
    """What a list of tables needs of one."""

    table: Any
    seats: list[SeatRow]


_LISTED = [column for column in TableRow.__table__.columns if column.name not in ("seed", "snapshot", "snapshot_seq")]


# -- the database ----------------------------------------------------------------------------------------------------


class Store:
    """The database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    async def open(cls, path: Path) -> Store:
        """The database in that file, brought up to date. Raises StoreTrouble."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreTrouble(f"{path} can't be opened: {error.strerror}") from None
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(engine.sync_engine, "connect", _careful)
        store = cls(engine)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
        except CommandError:
            await engine.dispose()
            raise StoreTrouble(f"{path} was written by a newer Regnum") from None
        except DatabaseError as error:
            await engine.dispose()
            raise StoreTrouble(f"{path} can't be used: {error.orig}") from None
        return store

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on the disk when this ends."""
        async with self.engine.connect() as connection:
            await connection.execute(text("BEGIN IMMEDIATE"))
            try:
                yield connection
            except BaseException:
                await connection.rollback()
                raise
            await connection.commit()

    # -- people ------------------------------------------------------------------------------------------------------

    async def name_of(self, person: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(PersonRow.name).where(PersonRow.id == person))).scalar()

    async def rename(self, person: str, name: str | None, at: datetime) -> None:
        async with self._writing() as connection:
            row = insert_or(PersonRow).values(id=person, name=name, created=at)
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add(self, table: dict[str, Any], seats: Sequence[dict[str, Any]], entries: Sequence[Entry]) -> None:
        """A new table with its first entries."""
        async with self._writing() as connection:
            known = insert_or(PersonRow).values(id=table["owner"], name=None, created=table["created"])
            await connection.execute(known.on_conflict_do_nothing())
            await connection.execute(insert(TableRow).values(**table))
            await connection.execute(insert(SeatRow), [{"table": table["id"], **seat} for seat in seats])
            await connection.execute(insert(EntryRow), [_row(table["id"], entry) for entry in entries])

    async def append(self, table: str, entry: Entry, changes: dict[str, Any]) -> None:
        """Write an entry down, with what it changes of its table. Raises Collision; else it is on the disk."""
        try:
            async with self._writing() as connection:
                await connection.execute(insert(EntryRow).values(**_row(table, entry)))
                here = (TableRow.id == table) & (TableRow.seq == entry.seq - 1)
                done = await connection.execute(update(TableRow).where(here).values(seq=entry.seq, **changes))
                if done.rowcount != 1:
                    raise Collision
        except IntegrityError:
            raise Collision from None

    async def remove(self, table: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(TableRow).where(TableRow.id == table))

    async def look(self, table: str, seat: int, seq: int) -> None:
        """The seat has looked at everything up to that entry."""
        async with self._writing() as connection:
            here = (SeatRow.table == table) & (SeatRow.seat == seat) & (SeatRow.seen < seq)
            await connection.execute(update(SeatRow).where(here).values(seen=seq))

    async def read(self, table: str) -> Stored | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(TableRow.__table__).where(TableRow.id == table))).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(
                select(SeatRow.__table__).where(SeatRow.table == table).order_by(SeatRow.seat)
            )
            entries = await connection.execute(select(*_ENTRY).where(EntryRow.table == table).order_by(EntryRow.seq))
            return Stored(
                TableRow(**found._mapping),
                [SeatRow(**row._mapping) for row in seats],
                [_entry(row._mapping) for row in entries],
            )

    async def seq(self, table: str) -> int | None:
        """The number of the last entry."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(TableRow.seq).where(TableRow.id == table))).scalar()

    async def state(self, table: str, seq: int) -> bytes | None:
        """The state after an entry, as it was packed."""
        async with self.engine.connect() as connection:
            here = (EntryRow.table == table) & (EntryRow.seq == seq)
            return (await connection.execute(select(EntryRow.state).where(here))).scalar()

    async def states(self, table: str) -> dict[int, bytes]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(EntryRow.seq, EntryRow.state).where(EntryRow.table == table))
            return {row.seq: row.state for row in rows}

    async def snapshot(self, table: str) -> bytes | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(TableRow.snapshot).where(TableRow.id == table))).scalar()

    async def tables_of(self, person: str) -> list[Listed]:
        """The tables where this person owns the table or a seat, the newest first."""
        async with self.engine.connect() as connection:
            mine = (TableRow.owner == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.person == person))
            newest = (TableRow.created.desc(), TableRow.id)
            rows = (await connection.execute(select(*_LISTED).where(mine).order_by(*newest))).all()
            found = await connection.execute(
                select(SeatRow.__table__)
                .where(SeatRow.table.in_(select(TableRow.id).where(mine)))
                .order_by(SeatRow.table, SeatRow.seat)
            )
            seats: dict[str, list[SeatRow]] = {}
            for row in found:
                seats.setdefault(row.table, []).append(SeatRow(**row._mapping))
            return [Listed(row, seats[row.id]) for row in rows]

    async def waiting_for_bots(self) -> list[str]:
        """Running matches in which a bot owes an answer."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TableRow.id, TableRow.waiting, SeatRow.seat)
                .join(SeatRow, SeatRow.table == TableRow.id)
                .where((TableRow.status == "running") & (SeatRow.kind == "bot"))
            )
            return sorted({row.id for row in rows if row.seat in row.waiting})


def _row(table: str, entry: Entry) -> dict[str, Any]:
    values = {column.name: getattr(entry, column.name) for column in _ENTRY}
    return values | {"table": table, "lines": pack_lines(entry.lines), "state": entry.state}


def _entry(row: Any) -> Entry:
    return Entry(**{**row, "lines": unpack_lines(row["lines"])})


def _careful(connection: Any, _: Any) -> None:
    """What is committed is on the disk; readers don't wait for writers; cleared tables take their entries along."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

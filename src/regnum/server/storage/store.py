"""Where tables are kept: SQLite or PostgreSQL, written so that what is acknowledged outlives the process and the power.

The database holds seeds and everybody's secrets; only its owner may read the file.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, Self, TypeVar, cast

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import (
    Connection,
    Row,
    Select,
    Table,
    Text,
    bindparam,
    delete,
    event,
    func,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    IntegrityError,
    InvalidatePoolError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regnum.kernel.errors import RegnumError
from regnum.server.log import log, log_failure
from regnum.server.storage.entries import Entry, now, pack_lines, pack_state, unpack_lines
from regnum.server.storage.models import Base, BlockRow, EntryRow, OnlookerRow, PersonRow, SeatRow, TableRow, plain
from regnum.server.storage.soundness import row_troubles
from regnum.server.storage.writer import Writer

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The latest shape of the database."""
TABLE_CHANNEL = "regnum_table"
"""PostgreSQL's channel for new entries: the table and the entry's number."""
TALK_CHANNEL = "regnum_talk"
"""And for its chats: the table and the number of what was said."""
LESSON = "lesson"
"""Stands in place of the table that a lesson was branched from: laid for learning, and in no list."""
ANEW = -1
"""In place of an entry's number: the table is to be read anew, whatever its last entry is."""
SEATED = -2
"""Other people sit there than before: who wants to hear of their tables hears of this one too, or no more."""
POOL = 8
"""Connections that a worker keeps to PostgreSQL; as many more when it is busy."""
READERS = 3
"""Connections that are kept to SQLite, each with a thread and pages of its own; more only while they are needed."""
MOST_READERS = 15
PATIENCE = 10
"""How many seconds a request waits for a connection."""
LIFELINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A database that has vanished without a word is noticed within half a minute."""
_NOTHING: Mapping[int, dict[str, Any]] = {}


class StoreTrouble(RegnumError):
    """The database can't be used; the message says why."""

    def __init__(self, message: str, passing: bool = False) -> None:
        super().__init__(message)
        self.passing = passing
        """It may be there again in a moment."""


class Collision(Exception):
    """Somebody else has written an entry of that number: what we hold in memory is old."""


_ENTRY = [column for column in EntryRow.__table__.columns if column.name not in ("table", "state")]


@dataclass(slots=True)
class Stored:
    """A table as it was read: all but the states of its moments."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    host: str | None
    """What its owner is called."""
    onlookers: set[str]
    """Who was invited to watch."""
    blocks: set[tuple[str, str]]
    """Whom those at the table, and its owner, do not want to meet: who, and whom."""


@dataclass(slots=True)
class Listed:
    """What a list of tables needs of one."""

    table: Any
    seats: list[SeatRow]
    host: str | None

    def unheard_by(self, person: str) -> int:
        return unheard(self.table, self.seats, person)


def unheard(table: Any, seats: Iterable[SeatRow], person: str) -> int:
    """How much of the players' chat somebody at the table has not read."""
    read = [seat.heard for seat in seats if seat.person == person]
    return max(0, table.talked - max(read)) if read else 0


LISTED = [column for column in TableRow.__table__.columns if column.name not in ("seed", "snapshot", "snapshot_seq")]


@dataclass(slots=True)
class News:
    """What has come since an entry, and how the table stands now."""

    table: dict[str, Any]
    """The columns of `LISTED`."""
    entries: list[Entry]
    seats: list[SeatRow]
    """Empty if nobody asked for them."""


# -- the database ----------------------------------------------------------------------------------------------------


class Store:
    """The database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes serve the same tables at the same time."""
        # There a single query needs no transaction around it, and several must not see different moments.
        self._one_query = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self._one_moment = engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else engine
        self._in_use: set[asyncio.Future[Any]] = set()
        """What is at a connection: making it, working with it, giving it back."""
        self._writer = None if self.shared else Writer(partial(_sqlite, engine))

    @classmethod
    async def open(cls, database: Path | str, wait: bool = False, as_it_is: bool = False) -> Store:
        """The database in that file or at that address, brought up to date. Raises StoreTrouble.

        One who can `wait` does so until there is a database to be found. One who only looks takes it `as_it_is`: a
        server may be using it, and it must be there and in the shape of this version.
        """
        while True:
            try:
                return await cls._open(database, as_it_is)
            except StoreTrouble as trouble:
                if not (wait and trouble.passing):
                    raise
                log("no-database")
            await asyncio.sleep(1)

    @classmethod
    async def _open(cls, database: Path | str, as_it_is: bool) -> Store:
        if as_it_is and (url := located(database)).drivername == "sqlite" and not Path(url.database or "").exists():
            raise StoreTrouble(f"there is no {url.database}")
        engine, name = _engine(database)
        store = cls(engine)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_check)
                if as_it_is:
                    await connection.run_sync(_must_be_of_this_version)
                else:
                    await connection.run_sync(migrate)
                    await connection.commit()
        except CommandError:
            await engine.dispose()
            raise StoreTrouble(f"{name} was written by a newer Regnum") from None
        except StoreTrouble:
            await engine.dispose()
            raise
        except (DatabaseError, OSError) as error:
            await engine.dispose()
            why = error.orig if isinstance(error, DatabaseError) else error
            passing = isinstance(error, OperationalError | OSError)
            raise StoreTrouble(f"{name} can't be used: {why}", passing) from None
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        while self._in_use:
            await asyncio.gather(*self._in_use, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    async def connect(self) -> Any:
        """A connection to PostgreSQL of one's own, to listen on."""
        import psycopg

        words, options = self.engine.dialect.create_connect_args(self.engine.url)
        return await psycopg.AsyncConnection.connect(*words, **{**options, **LIFELINE, "autocommit": True})

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection. Who goes away while it is being made, or given back, leaves none behind half made."""
        making = self._using(asyncio.ensure_future(engine.connect().start()))
        try:
            connection = await asyncio.shield(making)
        except asyncio.CancelledError:
            making.add_done_callback(self._let_go)
            raise
        working = self._using(asyncio.get_running_loop().create_future())
        try:
            yield connection
        finally:
            try:
                await asyncio.shield(self._leave(connection))
            finally:
                working.set_result(None)

    def _using(self, use: asyncio.Future[T]) -> asyncio.Future[T]:
        self._in_use.add(use)
        use.add_done_callback(self._in_use.discard)
        return use

    def _let_go(self, making: asyncio.Future[AsyncConnection]) -> None:
        if not making.cancelled() and making.exception() is None:
            _ = self._leave(making.result())

    def _leave(self, connection: AsyncConnection) -> asyncio.Future[None]:
        return self._using(asyncio.ensure_future(connection.close()))

    @asynccontextmanager
    async def reading(self, one_moment: bool = False) -> AsyncIterator[AsyncConnection]:
        """To read from. Queries that have to agree with each other see `one_moment`."""
        async with self._connected(self._one_moment if one_moment else self._one_query) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on the disk when this ends."""
        async with self._writer.turn if self._writer else nullcontext(), self._connected(self.engine) as connection:
            if not self.shared:
                await connection.execute(text("BEGIN IMMEDIATE"))
            try:
                yield connection
            except BaseException:
                await connection.rollback()
                raise
            await connection.commit()

    def insert(self, row: type[Base]) -> Any:
        """An INSERT that may say what to do ON CONFLICT."""
        return (postgresql.insert if self.shared else sqlite.insert)(row)

    async def notify(self, connection: AsyncConnection, channel: str, table: str, number: int) -> None:
        """Tell the other workers, once this transaction is on the disk, that a table has something new.

        A notice carries the table's id and a number, nothing else: what is new everybody reads for themselves.
        """
        if self.shared:
            await connection.execute(select(func.pg_notify(channel, f"{table} {number}")))

    # -- people ------------------------------------------------------------------------------------------------------

    async def name_of(self, person: str) -> str | None:
        async with self.reading() as connection:
            return (await connection.execute(select(PersonRow.name).where(PersonRow.id == person))).scalar()

    async def rename(self, person: str, name: str | None, at: datetime) -> None:
        async with self.writing() as connection:
            row = self.insert(PersonRow).values(id=person, name=name, created=at)
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    async def know(self, connection: AsyncConnection, person: str) -> None:
        """There is a row for this person from now on, who may not have needed one so far."""
        row = self.insert(PersonRow).values(id=person, name=None, created=now())
        await connection.execute(row.on_conflict_do_nothing())

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add(self, table: dict[str, Any], seats: Sequence[dict[str, Any]], entries: Sequence[Entry]) -> None:
        """A new table with its first entries."""
        async with self.writing() as connection:
            await self.know(connection, table["owner"])
            await connection.execute(insert(TableRow).values(**table))
            await connection.execute(insert(SeatRow), [{"table": table["id"], **seat} for seat in seats])
            await connection.execute(insert(EntryRow), [_row(table["id"], entry) for entry in entries])
            await self.notify(connection, TABLE_CHANNEL, table["id"], SEATED)

    async def append(
        self, table: str, entry: Entry, changes: dict[str, Any], seats: Mapping[int, dict[str, Any]] = _NOTHING
    ) -> None:
        """Write an entry down, with what it changes of its table and seats. Raises Collision; else it is stored."""
        what: dict[str, Any] = {"table": table, "entry": entry, "changes": changes, "seats": seats}
        try:
            if self._writer is not None:
                await self._writer.write(lambda sqlite: _append(partial(_run, sqlite), **what))
            elif not seats:
                await self._append_at_once(table, entry, changes)
            else:
                async with self.writing() as connection:
                    await connection.run_sync(lambda sync: _append(partial(_execute, sync), **what))
                    await self.notify(connection, TABLE_CHANNEL, table, entry.seq)
                    if any("person" in values for values in seats.values()):
                        await self.notify(connection, TABLE_CHANNEL, table, SEATED)
        except (IntegrityError, sqlite3.IntegrityError):
            raise Collision from None
        except sqlite3.Error as error:
            raise OperationalError("append", {}, error) from None

    async def _append_at_once(self, table: str, entry: Entry, changes: dict[str, Any]) -> None:
        """All in one statement, which PostgreSQL does whole or not at all: a choice costs one journey there."""
        changes = {"seq": entry.seq, **changes}
        values = _new(changes)
        values |= {f"entry_{name}": value for name, value in _row(table, entry).items()}
        values |= {"this": table, "before": entry.seq - 1, "notice": f"{table} {entry.seq}"}
        async with self._one_query.connect() as connection:
            try:
                await connection.execute(_append_at_once(*changes), values)
            except DataError as error:
                if getattr(error.orig, "sqlstate", "") == _DIVISION_BY_ZERO:
                    raise Collision from None
                raise

    async def remove(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(TableRow).where(TableRow.id == table))
            await self.notify(connection, TABLE_CHANNEL, table, ANEW)

    async def look(self, table: str, seat: int, seq: int) -> None:
        """The seat has looked at everything up to that entry."""
        async with self.writing() as connection:
            here = (SeatRow.table == table) & (SeatRow.seat == seat) & (SeatRow.seen < seq)
            await connection.execute(update(SeatRow).where(here).values(seen=seq))

    async def order(self, table: str, seat: int, orders: list[dict[str, Any]] | None) -> None:
        """What the seat wants answered in its place from now on; the other workers read it too."""
        async with self.writing() as connection:
            here = (SeatRow.table == table) & (SeatRow.seat == seat)
            await connection.execute(update(SeatRow).where(here).values(orders=orders))
            await self.notify(connection, TABLE_CHANNEL, table, ANEW)

    async def read(self, table: str) -> Stored | None:
        async with self.reading(one_moment=True) as connection:
            found = (await connection.execute(select(TableRow.__table__).where(TableRow.id == table))).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(
                select(SeatRow.__table__).where(SeatRow.table == table).order_by(SeatRow.seat)
            )
            entries = await connection.execute(select(*_ENTRY).where(EntryRow.table == table).order_by(EntryRow.seq))
            host = await connection.execute(select(PersonRow.name).where(PersonRow.id == found.owner))
            onlookers = await connection.execute(select(OnlookerRow.person).where(OnlookerRow.table == table))
            places = [plain(SeatRow, row._mapping) for row in seats]
            here = {found.owner, *(place.person for place in places if place.person)}
            blocks = await connection.execute(
                select(BlockRow.person, BlockRow.blocked).where(BlockRow.person.in_(here))
            )
            return Stored(
                plain(TableRow, found._mapping),
                places,
                [_entry(row._mapping) for row in entries],
                host.scalar(),
                set(onlookers.scalars()),
                {(row.person, row.blocked) for row in blocks},
            )

    async def since(self, table: str, seq: int, seats: bool = False) -> News | None:
        """What was written after that entry. One query, since it is asked for every choice made by way of others."""
        async with self.reading(one_moment=seats) as connection:
            rows = (await connection.execute(_SINCE, {"this": table, "seq": seq})).all()
            if not rows:
                return None
            places = await connection.execute(_SEATS, {"this": table}) if seats else ()
            return News(
                {column.name: rows[0][i] for i, column in enumerate(LISTED)},
                [
                    _entry(dict(zip(_ENTRY_NAMES, row[len(LISTED) :], strict=True)))
                    for row in rows
                    if row.entry_seq is not None
                ],
                [plain(SeatRow, row._mapping) for row in places],
            )

    async def looks_on(self, table: str, person: str) -> bool:
        """Whether this person was invited to watch."""
        async with self.reading() as connection:
            here = (OnlookerRow.table == table) & (OnlookerRow.person == person)
            return (await connection.execute(select(OnlookerRow.at).where(here))).first() is not None

    async def seq(self, table: str) -> int | None:
        """The number of the last entry."""
        async with self.reading() as connection:
            return (await connection.execute(select(TableRow.seq).where(TableRow.id == table))).scalar()

    async def state(self, table: str, seq: int) -> bytes | None:
        """The state after an entry, as it was packed."""
        async with self.reading() as connection:
            here = (EntryRow.table == table) & (EntryRow.seq == seq)
            return (await connection.execute(select(EntryRow.state).where(here))).scalar()

    async def states(self, table: str, first: int, count: int) -> dict[int, bytes]:
        """The states after so many entries, from one on."""
        here = (EntryRow.table == table) & (EntryRow.seq >= first) & (EntryRow.seq < first + count)
        async with self.reading() as connection:
            rows = await connection.execute(select(EntryRow.seq, EntryRow.state).where(here))
            return {row.seq: row.state for row in rows}

    async def snapshot(self, table: str) -> bytes | None:
        async with self.reading() as connection:
            return (await connection.execute(select(TableRow.snapshot).where(TableRow.id == table))).scalar()

    async def tables_of(self, person: str, limit: int | None = None, after: str | None = None) -> list[Listed]:
        """The tables where this person owns the table or a seat, the newest first; so many, and those after one."""
        mine = (TableRow.owner == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.person == person))
        learning = TableRow.branched_from.is_not_distinct_from(LESSON)  # a lesson is nobody's match
        found = select(*LISTED).where(mine & ~learning).order_by(TableRow.created.desc(), TableRow.id).limit(limit)
        if after is not None:
            if not after.isalnum():
                return []
            last = select(TableRow.created).where((TableRow.id == after) & mine).scalar_subquery()
            found = found.where((TableRow.created < last) | (TableRow.created == last) & (TableRow.id > after))
        return await self.listed(found)

    async def listed(self, found: Select[Any]) -> list[Listed]:
        """The tables that a query of `LISTED` finds, in its order, each with its seats."""
        async with self.reading(one_moment=True) as connection:
            rows = await self.sound(connection, found, TableRow.id)
            ids, owners = [row.id for row in rows], {row.owner for row in rows}
            seats: dict[str, list[SeatRow]] = {}
            of_these = select(SeatRow.__table__).where(SeatRow.table.in_(ids)).order_by(SeatRow.table, SeatRow.seat)
            for row in await self.sound(connection, of_these, SeatRow.table):
                seats.setdefault(row.table, []).append(plain(SeatRow, row._mapping))
            named = await connection.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(owners)))
            hosts = {row.id: row.name for row in named}
            listed = [Listed(row, seats.get(row.id, []), hosts.get(row.owner)) for row in rows]
        return [one for one in listed if not _set_aside(one)]

    async def sound(self, connection: AsyncConnection, query: Any, table: Any) -> Sequence[Row[Any]]:
        """The rows that a query finds; without those of tables that can't be read, of which the log tells."""
        try:
            return list((await connection.execute(query)).all())
        except SQLAlchemyError:
            raise
        except Exception:  # whatever a value that is none of ours is taken for
            rows: list[Row[Any]] = []
            ids = (await connection.execute(query.with_only_columns(table, maintain_column_froms=True))).scalars().all()
            for one in dict.fromkeys(ids):
                try:
                    rows += (await connection.execute(query.where(table == one))).all()
                except SQLAlchemyError:
                    raise
                except Exception as failure:
                    log_failure("damaged", failure, table=one)
            return rows

    async def unreadable(self, table: str) -> list[str]:
        """The columns of this table's rows that hold what can't be read."""
        found = []
        for rows, here in ((TableRow, TableRow.id), (SeatRow, SeatRow.table), (EntryRow, EntryRow.table)):
            for column in rows.__table__.columns:
                async with self.reading() as connection:
                    try:
                        values = (await connection.execute(select(column).where(here == table))).scalars().all()
                        if column is EntryRow.__table__.c.lines:
                            for value in values:
                                unpack_lines(value)
                    except SQLAlchemyError:
                        raise
                    except Exception:
                        found.append(f"{rows.__tablename__}.{column.name}")
        return found

    async def waiting_for_bots(self) -> list[str]:
        """Running matches in which a bot owes an answer."""
        async with self.reading() as connection:
            query = (
                select(TableRow.id, TableRow.waiting, SeatRow.seat)
                .join(SeatRow, SeatRow.table == TableRow.id)
                .where((TableRow.status == "running") & (SeatRow.kind == "bot"))
            )
            rows = await self.sound(connection, query, TableRow.id)
            return sorted({row.id for row in rows if isinstance(row.waiting, list) and row.seat in row.waiting})


_known_damaged: set[str] = set()


def _set_aside(found: Listed) -> bool:
    """Whether a table is damaged, and shown in no list. The log tells of it once."""
    troubles = row_troubles(found.table, found.seats)
    if troubles and found.table.id not in _known_damaged:
        _known_damaged.add(found.table.id)
        log("damaged", table=str(found.table.id), troubles=troubles)
    return bool(troubles)


# Made once: to put a statement together takes longer than to run it.
_ADD_ENTRY = insert(cast(Table, EntryRow.__table__))
_TABLE = cast(Table, TableRow.__table__)
_DIVISION_BY_ZERO = "22012"
_ENTRY_NAMES = [column.name for column in _ENTRY]
_SINCE = (
    select(*LISTED, *(column.label(f"entry_{column.name}") for column in _ENTRY))
    .outerjoin_from(TableRow, EntryRow, (EntryRow.table == TableRow.id) & (EntryRow.seq > bindparam("seq")))
    .where(TableRow.id == bindparam("this"))
    .order_by(EntryRow.seq)
)
_SEATS = select(SeatRow.__table__).where(SeatRow.table == bindparam("this")).order_by(SeatRow.seat)


Run = Callable[[Any, Mapping[str, Any]], int]
"""Runs one of these statements with its values; how many rows it has changed."""


def _execute(connection: Connection, statement: Any, values: Mapping[str, Any]) -> int:
    return connection.execute(statement, values).rowcount


def _run(connection: sqlite3.Connection, statement: Any, values: Mapping[str, Any]) -> int:
    """For SQLite, whose one writer is busy all the time: a statement is put into SQL only once."""
    sql, ways = _in_sql(statement)
    row = [values[name] if way is None else way(values[name]) for name, way in ways]
    return connection.execute(sql, row).rowcount


@cache
def _in_sql(statement: Any) -> tuple[str, list[tuple[str, Callable[[Any], Any] | None]]]:
    """What SQLite is told; and the values it takes, in their order, each with how it is put."""
    dialect = sqlite.dialect()
    made = statement.compile(dialect=dialect)
    kinds = [(name, made.binds[name].type.dialect_impl(dialect)) for name in made.positiontup]
    return str(made), [(name, kind.bind_processor(dialect)) for name, kind in kinds]


@cache
def _change_table(*columns: str) -> Any:
    here = (_TABLE.c.id == bindparam("this")) & (_TABLE.c.seq == bindparam("before"))
    return update(_TABLE).where(here).values({column: bindparam(f"new_{column}") for column in columns})


@cache
def _change_seat(*columns: str) -> Any:
    seat = cast(Table, SeatRow.__table__)
    here = (seat.c.table == bindparam("this")) & (seat.c.seat == bindparam("place"))
    return update(seat).where(here).values({column: bindparam(f"new_{column}") for column in columns})


@cache
def _append_at_once(*columns: str) -> Any:
    """The same as one statement of PostgreSQL's. If nothing could be changed, the division makes all of it fail."""
    entry: dict[Any, Any] = {column: bindparam(f"entry_{column.name}") for column in EntryRow.__table__.columns}
    added = _ADD_ENTRY.values(entry).cte("added")
    changed = _change_table(*columns).returning(_TABLE.c.id).cte("changed")
    told = func.pg_notify(TABLE_CHANNEL, bindparam("notice", type_=Text()))
    return select(literal_column("1 / count(*)"), told).select_from(changed).add_cte(added)


def _append(
    run: Run, *, table: str, entry: Entry, changes: dict[str, Any], seats: Mapping[int, dict[str, Any]]
) -> None:
    run(_ADD_ENTRY, _row(table, entry))
    changes = {"seq": entry.seq, **changes}
    if run(_change_table(*changes), {"this": table, "before": entry.seq - 1, **_new(changes)}) != 1:
        raise Collision
    for seat, values in seats.items():
        run(_change_seat(*values), {"this": table, "place": seat, **_new(values)})


def _new(values: Mapping[str, Any]) -> dict[str, Any]:
    return {f"new_{column}": value for column, value in values.items()}


def _row(table: str, entry: Entry) -> dict[str, Any]:
    values = {name: getattr(entry, name) for name in _ENTRY_NAMES}
    packed = pack_state(entry.state) if entry.state else entry.state
    return values | {"table": table, "lines": pack_lines(entry.lines), "state": packed}


def _entry(row: Any) -> Entry:
    return Entry(**{**row, "lines": unpack_lines(row["lines"])})


def located(database: Path | str) -> URL:
    """Where a database is, and with which driver. Raises StoreTrouble."""
    try:
        url = make_url(database if isinstance(database, str) else f"sqlite:///{database}")
    except ArgumentError:
        url = None
    if url is not None and url.drivername == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url is None or url.drivername != "sqlite" or not url.database:
        raise StoreTrouble("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return url


def _engine(database: Path | str) -> tuple[AsyncEngine, str]:
    """An engine, and what to call its database where something is wrong with it: never by its password."""
    url = located(database)
    if url.drivername != "sqlite":
        ways: dict[str, Any] = {"pool_size": POOL, "max_overflow": POOL, "pool_timeout": PATIENCE}
        try:
            engine = create_async_engine(url, connect_args=LIFELINE, **ways)
        except ModuleNotFoundError:
            raise StoreTrouble("for PostgreSQL install regnum[postgres]") from None
        event.listen(engine.sync_engine, "checkout", _still_there)
        return engine, url.render_as_string()
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        _check_length(path)
    except OSError as error:
        raise StoreTrouble(f"{path} can't be opened: {error.strerror}") from None
    ways = {"pool_size": READERS, "max_overflow": MOST_READERS - READERS}
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", **ways)
    event.listen(engine.sync_engine, "connect", careful)
    return engine, str(path)


def _still_there(connection: Any, *_: Any) -> None:
    """Nobody speaks on a connection that rests: if there is something to be heard, the database is taking its leave.

    To look costs nothing; to ask it every time whether it is still there would be a journey for each query.
    """
    raw = connection.driver_connection
    with selectors.DefaultSelector() as look:
        if not raw.closed:
            look.register(raw.fileno(), selectors.EVENT_READ)
        if raw.closed or look.select(0):
            raise InvalidatePoolError


def _sqlite(engine: AsyncEngine) -> sqlite3.Connection:
    """The same file, for the thread that writes."""
    connection = sqlite3.connect(engine.url.database or "", isolation_level=None, check_same_thread=False)
    careful(connection, None)
    return connection


def careful(connection: Any, _: Any) -> None:
    """What is committed is on the disk; readers don't wait for writers; cleared tables take their entries along. Each
    of many connections keeps few pages for itself: the system keeps them for all."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-256"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _check(connection: Connection) -> None:
    """A file that is damaged is better found now than in the middle of a match. Raises StoreTrouble."""
    if connection.dialect.name == "sqlite":
        path = Path(connection.engine.url.database or "")
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        if found != "ok":
            raise StoreTrouble(f"{path} is damaged ({' '.join(found.split())}); restore it from a backup")


def _check_length(path: Path) -> None:
    """SQLite takes what is missing at the end of a file for empty. Raises StoreTrouble.

    Where there is something in the log beside it, the file need not be whole: the log mends it.
    """
    log_beside = path.with_name(path.name + "-wal")
    if log_beside.exists() and log_beside.stat().st_size:
        return
    with path.open("rb") as file:
        head = file.read(100)
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0"):
        return
    page = int.from_bytes(head[16:18])
    missing = int.from_bytes(head[28:32]) * (65_536 if page == 1 else page) - path.stat().st_size
    if missing > 0:
        raise StoreTrouble(f"{path} is damaged ({missing} bytes are missing); restore it from a backup")


def _revision(connection: Connection) -> str | None:
    """The shape a database has; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def _must_be_of_this_version(connection: Connection) -> None:
    if _revision(connection) != HEAD:
        raise StoreTrouble("this database has the shape of another version; stop its server and run `regnum migrate`")


def migrate(connection: Connection, revision: str = HEAD) -> None:
    """Bring a database to the shape that the models, or an older version of them, have."""
    if connection.dialect.name == "postgresql":  # one worker at a time
        connection.execute(text("SELECT pg_advisory_xact_lock(7259420)"))
    if _revision(connection) != revision:  # else there is no need to read them all, at every start
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    if connection.dialect.name == "postgresql":
        from regnum.server.storage import queue_tables  # heavy, and only PostgreSQL needs it

        queue_tables.bring_up_to_date(connection)

"""All that a server knows, in one file: to keep it safe, and to move from SQLite to PostgreSQL or back.

The file is gzipped JSON, a line for each row, the first line saying what it is. It is taken in one transaction, so it
may be taken while people play. It holds every seed and everybody's secrets, as the database does.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from gzip import GzipFile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, DateTime, Engine, LargeBinary, MetaData, Table, create_engine, event, select, text
from sqlalchemy.exc import DatabaseError, StatementError

import regnum
from regnum.kernel.errors import RegnumError
from regnum.server.storage.entries import now
from regnum.server.storage.models import Base
from regnum.server.storage.store import StoreTrouble, careful, located, migrate

FORMAT = 1
AT_ONCE = 500
"""So many rows are read or written together."""


_ODD = (ValueError, TypeError, AttributeError, ArithmeticError, RecursionError, StatementError)
"""What a value that is none of ours may be taken for."""


class BackupTrouble(RegnumError):
    """A backup that can't be made or restored; the message says why."""


class Header(msgspec.Struct):
    """The first line of the file."""

    regnum: str
    """The version that wrote it."""
    format: int
    revision: str
    """The shape of the database."""
    at: datetime


class Row(msgspec.Struct, array_like=True):
    table: str
    values: dict[str, Any]


_header = msgspec.json.Decoder(Header)
_row = msgspec.json.Decoder(Row)


# -- out -------------------------------------------------------------------------------------------------------------


def backup(database: Path | str, file: Path) -> int:
    """Write everything into a new file; how many rows. Raises BackupTrouble, StoreTrouble."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    if file.exists():
        raise BackupTrouble(f"{file} is there already; choose another name")
    with _open(database, must_exist=True) as engine:
        try:
            with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed, engine.connect() as connection:
                    count = _write(connection, packed)
                raw.flush()
                os.fsync(raw.fileno())
            os.link(draft, file)  # never over a file that has come meanwhile
        except OSError as error:
            raise BackupTrouble(f"{file} can't be written: {error.strerror}") from None
        finally:
            draft.unlink(missing_ok=True)
    return count


def _write(connection: Connection, packed: GzipFile) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        connection.execute(text("BEGIN"))
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BackupTrouble("this is no database of Regnum's")
    packed.write(msgspec.json.encode(Header(regnum.__version__, FORMAT, revision, now())) + b"\n")
    count = 0
    for table in _tables(connection):
        reading = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
        for row in reading.mappings():
            values = {str(name): _out(value) for name, value in row.items()}
            packed.write(msgspec.json.encode(Row(str(table.name), values)) + b"\n")
            count += 1
    return count


def _tables(connection: Connection) -> list[Table]:
    """Our tables as they are in this database, those that others refer to first."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in Base.metadata.tables)
    return [
        there.tables[name] for name in (table.name for table in Base.metadata.sorted_tables) if name in there.tables
    ]


def _out(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(value).decode()
    if isinstance(value, datetime):
        return (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)).isoformat()
    return value


# -- in --------------------------------------------------------------------------------------------------------------


def restore(database: Path | str, file: Path) -> int:
    """Read everything from a file into an empty database; how many rows. All of it, or nothing.

    Raises BackupTrouble, StoreTrouble.
    """
    try:
        with gzip.open(file, "rb") as packed:
            header = _read_header(packed.readline())
            with _open(database) as engine, engine.connect() as connection:
                if engine.dialect.name == "sqlite":
                    connection.execute(text("BEGIN IMMEDIATE"))
                _must_be_empty(connection)
                _shape(connection, header.revision)
                count = _read(connection, packed)
                migrate(connection)
                connection.commit()
                return count
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, LookupError, *_ODD):
        raise BackupTrouble(f"{file} is no backup of Regnum's, or it is damaged; nothing was restored") from None
    except OSError as error:
        raise BackupTrouble(f"{file} can't be read: {error.strerror}") from None


def verify(file: Path) -> int:
    """Restore a backup into a database that is thrown away; how many rows. Raises BackupTrouble, StoreTrouble."""
    with TemporaryDirectory(prefix="regnum-") as folder:
        return restore(Path(folder) / "trial.sqlite", file)


def keep_some(database: Path | str, folder: Path, keep: int) -> Path:
    """A new backup among others, restored once to see that it can be; of the old ones only so many are kept.

    Raises BackupTrouble, StoreTrouble.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BackupTrouble(f"{folder} can't be written: {error.strerror}") from None
    file = folder / f"regnum-{now():%Y%m%d-%H%M%S}.backup"
    backup(database, file)
    try:
        verify(file)
    except RegnumError:
        file.replace(file.with_suffix(".bad"))
        raise
    for old in sorted(folder.glob("regnum-*.backup"))[:-keep]:
        old.unlink(missing_ok=True)
    return file


def _read_header(line: bytes) -> Header:
    header = _header.decode(line)
    if header.format != FORMAT:
        raise BackupTrouble("this backup was written by a newer Regnum")
    return header


def _must_be_empty(connection: Connection) -> None:
    for table in _tables(connection):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BackupTrouble("this database is not empty; restore into a new one")


def _shape(connection: Connection, revision: str) -> None:
    """The shape that the database had when the backup was made; it is brought up to date when all is there."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current > revision:
        raise BackupTrouble("this database has a newer shape than the backup; restore into a new one")
    try:
        migrate(connection, revision)
    except CommandError:
        raise BackupTrouble("this backup was written by a newer Regnum") from None


def _read(connection: Connection, packed: GzipFile) -> int:
    tables = {table.name: table for table in _tables(connection)}
    count = 0
    batch: list[dict[str, Any]] = []
    filling: Table | None = None
    for name, values in _rows(packed):
        table = tables[name]
        if any(values.get(column.name) is None for column in table.primary_key):
            raise ValueError("a row without its key")
        if filling is not table or len(batch) >= AT_ONCE:
            _insert(connection, filling, batch)
            filling, batch = table, []
        batch.append({column: _in(table.c[column].type, value) for column, value in values.items()})
        count += 1
    _insert(connection, filling, batch)
    return count


def _rows(packed: GzipFile) -> Iterator[tuple[str, dict[str, Any]]]:
    for line in packed:
        row = _row.decode(line)
        yield row.table, row.values


def _insert(connection: Connection, table: Table | None, batch: list[dict[str, Any]]) -> None:
    if table is not None and batch:
        connection.execute(table.insert(), batch)


def _in(kind: Any, value: Any) -> Any:
    if value is None:
        return None
    if isinstance(kind, LargeBinary):
        return base64.b64decode(value, validate=True)
    if isinstance(kind, DateTime):
        return datetime.fromisoformat(value)
    return value


# -- the database ----------------------------------------------------------------------------------------------------


@contextmanager
def _open(database: Path | str, must_exist: bool = False) -> Iterator[Engine]:
    """An engine for one piece of work. Raises StoreTrouble."""
    url = located(database)
    if url.drivername == "sqlite":
        path = Path(url.database or "")
        if must_exist and not path.exists():
            raise StoreTrouble(f"there is no {path}")
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_engine(url)
    if url.drivername == "sqlite":
        event.listen(engine, "connect", careful)
    try:
        yield engine
    except DatabaseError as failure:
        raise StoreTrouble(f"the database can't be used: {failure.orig}") from None
    finally:
        engine.dispose()

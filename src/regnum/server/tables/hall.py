"""The hall: the tables that anybody may come to, first those with a free seat, then those that can be watched."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from sqlalchemy import ColumnElement, and_, case, exists, or_, select

from regnum.games import names
from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.people.blocks import open_to
from regnum.server.storage.models import SeatRow, TableRow
from regnum.server.storage.store import LISTED
from regnum.server.tables import sending
from regnum.server.tables.live import refused

PAGE = 50
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_TICK = timedelta(microseconds=1)


@get("/hall", responses=documented(409), operation_id="hall", tags=["gathering"])
async def hall(
    tables: AllTables,
    person: Asker,
    game: Annotated[str | None, QueryParameter(description="Only tables of this game.", max_length=40)] = None,
    after: Annotated[str | None, QueryParameter(description="`next` of the page before.", max_length=80)] = None,
) -> wire.Hall:
    """Public tables, fifty at a time: those with a free seat, then those that can be watched; the newest first."""
    not_at_home(tables.settings)
    if game is not None and game not in names():
        return wire.Hall([], None)
    for_me = or_(SeatRow.person.is_(None), SeatRow.person == person)
    free = exists().where((SeatRow.table == TableRow.id) & (SeatRow.kind == "open") & for_me)
    gathering = and_(TableRow.status == "gathering", free)
    watched = and_(TableRow.status == "running", TableRow.spectators)
    rank = case((TableRow.status == "gathering", 0), else_=1)
    found = select(*LISTED).where(TableRow.public, or_(gathering, watched), open_to(person))
    if game is not None:
        found = found.where(TableRow.game == game)
    if after is not None:
        found = found.where(_beyond(after, rank))
    found = found.order_by(rank, TableRow.created.desc(), TableRow.id).limit(PAGE + 1)
    listed = await tables.store.listed(found)
    page = [sending.listed(one, person) for one in listed[:PAGE]]
    return wire.Hall(page, _place(page[-1]) if len(listed) > PAGE else None)


def _place(table: wire.TableListed) -> str:
    """Where in the hall a table stands: the next page begins beyond it, whatever has come or gone before."""
    return f"{0 if table.status == 'gathering' else 1}.{(table.created - _EPOCH) // _TICK}.{table.id}"


def _beyond(place: str, rank: ColumnElement[int]) -> ColumnElement[bool]:
    """What comes after that place. Raises Refused."""
    at, _, rest = place.partition(".")
    ticks, _, last = rest.partition(".")
    if at not in ("0", "1") or not (ticks.isascii() and ticks.isdecimal() and len(ticks) <= 17) or not last.isalnum():
        raise refused("malformed", "refused-malformed", form="id")
    created = _EPOCH + int(ticks) * _TICK
    later = or_(TableRow.created < created, and_(TableRow.created == created, TableRow.id > last))
    return or_(rank > int(at), and_(rank == int(at), later))


ROUTES = [hall]

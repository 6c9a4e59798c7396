"""A problem is reported: what happened, in which version, language and step, and if the owner agrees the sealed record.

The record holds the seed and everybody's secrets. It goes to nobody at the table; the operator alone can read it.
"""

from __future__ import annotations

import io
import zipfile
from typing import Any, cast

import msgspec
from litestar import Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody
from sqlalchemy import insert, select, update

import regnum
from regnum.server import wire
from regnum.server.http.asking import TABLE, AllTables, Asker, Word
from regnum.server.http.refusing import documented
from regnum.server.log import log
from regnum.server.storage.entries import now
from regnum.server.storage.models import ReportRow
from regnum.server.storage.store import Store
from regnum.server.tables.gathering import introduce
from regnum.server.tables.laying import new_id
from regnum.server.tables.live import Live, refused
from regnum.server.tables.talk import clean

MOST_BREAKS = 200
"""So many line breaks may be in a report."""
_TOLD = [ReportRow.id, ReportRow.at, ReportRow.text, ReportRow.record_wanted, ReportRow.person]


async def _record(store: Store, live: Live) -> bytes | None:
    """The match as it stands, its seed included."""
    return await store.snapshot(live.id) if live.match is None else live.match.snapshot()


@post(f"{TABLE}/reports", responses=documented(409, 413), operation_id="report", tags=["reports"])
async def report(
    tables: AllTables,
    person: Asker,
    id: Word,
    data: JSONBody[wire.ReportWanted],
    request: Request[Any, Any, Any],
) -> wire.Report:
    """Something is wrong. The record goes along if the owner reports it; else the owner is asked."""
    text = clean(data.text, MOST_BREAKS)
    agent = "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())[:300]
    await introduce(tables.store, person, None)
    async with tables.at(id, person) as live:
        if data.seat is not None:
            live.may_look(person, data.seat)
        agreed = data.record and live.table.owner == person
        record = await _record(tables.store, live) if agreed else None
        game, seq = live.table.game, min(data.seq, live.seq)
    made: dict[str, Any] = {"id": new_id(), "at": now(), "text": text, "person": person}
    made["record_wanted"] = "given" if agreed else "asked" if data.record else "no"
    around = {"version": regnum.__version__, "language": data.language, "game": game, "seq": seq, "seat": data.seat}
    async with tables.store.writing() as connection:
        await connection.execute(insert(ReportRow).values(table=id, agent=agent, record=record, **made, **around))
    log("reported", table=id, report=made["id"], record=made["record_wanted"])
    return wire.Report(made["id"], made["at"], text, made["record_wanted"], mine=True)


@get(f"{TABLE}/reports", responses=documented(), operation_id="reports", tags=["reports"])
async def reports(tables: AllTables, person: Asker, id: Word) -> list[wire.Report]:
    """What I have reported of this table; its owner sees what everybody has, and who waits for an answer."""
    async with tables.at(id, person) as live:
        mine = live.table.owner == person
    found = select(*_TOLD).where(ReportRow.table == id)
    if not mine:
        found = found.where(ReportRow.person == person)
    async with tables.store.reading() as connection:
        rows = await connection.execute(found.order_by(ReportRow.at.desc(), ReportRow.id))
        return [_report(row, person) for row in rows]


def _report(row: Any, person: str) -> wire.Report:
    return wire.Report(row.id, row.at, row.text, cast(Any, row.record_wanted), mine=row.person == person)


@post(
    f"{TABLE}/reports/{{report:str}}",
    status_code=200,
    responses=documented(409, 413),
    operation_id="allow-record",
    tags=["reports"],
)
async def allow(tables: AllTables, person: Asker, id: Word, report: Word, data: JSONBody[wire.Vote]) -> wire.Report:
    """The owner says whether the operator may see the record of the match. Once said, it is said."""
    async with tables.at(id, person) as live:
        live.must_own(person)
        record = await _record(tables.store, live) if data.yes else None
    if not report.isalnum():
        raise NotFoundException("there is no such report")
    said = "given" if data.yes else "refused"
    this = (ReportRow.id == report) & (ReportRow.table == id)
    async with tables.store.writing() as connection:
        waiting = this & (ReportRow.record_wanted == "asked")
        await connection.execute(update(ReportRow).where(waiting).values(record_wanted=said, record=record))
        found = (await connection.execute(select(*_TOLD).where(this))).one_or_none()
    if found is None:
        raise NotFoundException("there is no such report")
    if found.record_wanted != said:
        raise refused("no-such-report", "refused-no-such-report")
    return _report(found, person)


# -- for the operator ------------------------------------------------------------------------------------------------


async def all_reports(store: Store) -> list[dict[str, Any]]:
    """All reports, the newest first, for the operator."""
    columns = [ReportRow.id, ReportRow.at, ReportRow.game, ReportRow.table, ReportRow.seq, ReportRow.version]
    wanted = select(*columns, ReportRow.record_wanted.label("record"), ReportRow.text).order_by(ReportRow.at.desc())
    async with store.reading() as connection:
        rows = (await connection.execute(wanted)).mappings()
        return [{**row, "at": row["at"].isoformat()} for row in rows]


async def packed(store: Store, report: str) -> bytes | None:
    """A report as the operator reads it: a zip of report.json and, if its owner agreed, record.json. None: no such."""
    async with store.reading() as connection:
        row = (await connection.execute(select(ReportRow.__table__).where(ReportRow.id == report))).one_or_none()
    if row is None:
        return None
    told = {name: value for name, value in row._mapping.items() if name not in ("record", "person")}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr("report.json", msgspec.json.format(msgspec.json.encode(told)))
        if row.record is not None:
            pack.writestr("record.json", row.record)
    return file.getvalue()


ROUTES = [report, reports, allow]

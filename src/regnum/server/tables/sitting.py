"""At the table: what a seat is sent, its answers and its own history. The socket does the same and tells of changes."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from regnum.server import wire
from regnum.server.http.asking import SEAT, AllTables, Asker, Number, Word
from regnum.server.http.refusing import documented
from regnum.server.tables import sending


@get(SEAT, responses=documented(), operation_id="sit", tags=["seat"])
async def sit(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.TableSent:
    """The table through the eyes of a seat of mine; any seat's once the match is over."""
    async with tables.at(id, person, sharp=True) as live:
        live.may_look(person, seat)
        return sending.table(live, seat, person)


@post(f"{SEAT}/answers", status_code=200, responses=documented(409, 413), operation_id="answer", tags=["seat"])
async def answer(
    tables: AllTables, person: Asker, id: Word, seat: Number, data: JSONBody[wire.AnswerGiven]
) -> wire.Written:
    """Answer a decision. Sent twice, it is taken once and has the same answer both times."""
    return wire.Written(await tables.answer(id, seat, data.decision, data.answer, person))


@post(f"{SEAT}/undo", status_code=200, responses=documented(409), operation_id="undo", tags=["seat"])
async def undo(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.Written:
    """Take back the seat's last answer, as far as the rules of undo allow."""
    return wire.Written(await tables.undo(id, seat, person))


@get(f"{SEAT}/history", responses=documented(), operation_id="history", tags=["seat"])
async def history(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.History:
    """What this seat has seen and done, without the seed."""
    async with tables.at(id, person) as live:
        live.may_look(person, seat)
        return sending.history(live, seat)


ROUTES = [sit, answer, undo, history]

"""Looking back: past moments, how a match went, its record; and new tables from them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.spec import Operation
from litestar.params import JSONBody, QueryParameter

from regnum.games import find
from regnum.kernel.errors import BadRecord, BadSetup, Refused
from regnum.kernel.game import Game
from regnum.kernel.record import from_record
from regnum.server import wire
from regnum.server.http.asking import TABLE, AllTables, Asker, Number, Word
from regnum.server.http.refusing import BadUpload, documented
from regnum.server.log import log_failure
from regnum.server.storage import entries
from regnum.server.storage.store import LESSON
from regnum.server.tables import laying, quotas, sending
from regnum.server.tables.live import Live, refused
from regnum.server.tables.lobby import put
from regnum.server.tables.tables import Tables

MOST_EVENTS = 250
"""So often a match was taken back, or fell back to a checkpoint, at most."""
AT_ONCE = 100
"""So many moments are read together."""
IMPORTING = 20.0
"""Seconds that a record may take to be played again."""
MOST_WAITING = 8
"""So many wait for their long work at most; who comes then is asked to come again."""
_ONLY_IN_SNAPSHOTS = {"epoch", "barrier", "segments", "checkpoints"}

Eyes = Annotated[
    int | None, QueryParameter(description="Whose eyes; without it everything is open, once the match is over.")
]


@get(f"{TABLE}/moments", responses=documented(), operation_id="moments", tags=["looking back"])
async def moments(tables: AllTables, person: Asker, id: Word) -> list[wire.Moment]:
    """The moments that were not taken back."""
    async with tables.at(id, person) as live:
        return [wire.Moment(entry.seq, entry.seat, entry.at) for entry in entries.moments(live.entries)]


@get(f"{TABLE}/moments/{{seq:int}}", responses=documented(409), operation_id="moment", tags=["looking back"])
async def moment(
    tables: AllTables,
    person: Asker,
    id: Word,
    seq: Number,
    seat: Eyes = None,
) -> wire.Past:
    """The table as it was, as a seat of mine saw it."""
    async with tables.at(id, person) as live:
        _may_look_back(live, person, seat)
        entry = _moment(live, seq)
        state = None if live.game is None else await tables.state_after(live, seq, live.game)
        if state is None:
            raise refused("unreadable", "refused-unreadable")
        return wire.Past(seq, seat, sending.past_view(live, state, seat, person), list(entry.waiting))


@get(f"{TABLE}/moments/{{seq:int}}/steps", responses=documented(409), operation_id="steps", tags=["looking back"])
async def steps(
    tables: AllTables,
    person: Asker,
    id: Word,
    seq: Number,
    seat: Eyes = None,
) -> list[wire.Step]:
    """What happened after a choice, step by step: the turn of an opponent without a seat. The last is the moment."""
    async with tables.at(id, person) as live:
        _may_look_back(live, person, seat)
        if _moment(live, seq).kind != "answer" or _laid_by_hand(live):
            return []
        items = entries.effective([entry for entry in live.entries if entry.seq <= seq])
        state = await tables.store.state(id, seq)
        row = live.table
    try:
        async with _in_turn(tables):
            rests = await asyncio.to_thread(laying.steps, row, items, state or b"")
    except Refused:
        raise
    except Exception as failure:  # other rules may do anything with the choices of these
        log_failure("not-retold", failure, table=id, seq=seq)
        raise refused("changed-rules", "refused-changed-rules") from None
    return [wire.Step(rest.lines, sending.past_view(live, rest.state, seat, person)) for rest in rests]


def _may_look_back(live: Live, person: str, seat: int | None) -> None:
    """Raises Refused where the match has not begun, or these are not the person's eyes."""
    live.may_look(person, seat)
    if live.gathering:
        raise refused("gathering", "refused-gathering")


def _moment(live: Live, seq: int) -> entries.Entry:
    for entry in entries.moments(live.entries):
        if entry.seq == seq:
            return entry
    raise NotFoundException("there is no such moment")


def _laid_by_hand(live: Live) -> bool:
    """The table of a lesson: its seed does not lead there, so its choices cannot be retold."""
    return bool(live.table.branched_from == LESSON)


def _must_be_open(live: Live, person: str) -> None:
    """Raises Refused while the match runs, and afterwards where it is neither this person's nor shared."""
    if not live.ended:
        raise refused("not-over", "refused-not-over")
    if not live.opened_to(person):
        raise refused("not-shared", "refused-not-shared")


@get(f"{TABLE}/course", responses=documented(409), operation_id="course", tags=["looking back"])
async def course(tables: AllTables, person: Asker, id: Word) -> wire.Course:
    """What each seat would have scored at each moment, once the match is over."""
    async with tables.at(id, person) as live:
        _must_be_open(live, person)
        seqs = [entry.seq for entry in entries.moments(live.entries)]
        game = live.game
    if game is None:
        raise refused("unreadable", "refused-unreadable")
    course = wire.Course([], [], [], [])
    wanted = set(seqs)
    async with _in_turn(tables):
        for first in range(0, seqs[-1] + 1 if seqs else 0, AT_ONCE):
            packed = await tables.store.states(id, first, AT_ONCE)
            some = sorted((seq, state) for seq, state in packed.items() if seq in wanted)
            await asyncio.to_thread(_add_to, course, game, some)
    return course


@asynccontextmanager
async def _in_turn(tables: Tables) -> AsyncIterator[None]:
    """One of the few at a time whose work is long. Raises Refused where too many wait already."""
    if tables.long_work_waiting >= MOST_WAITING:
        raise refused("too-fast", "refused-too-fast", seconds=10)
    tables.long_work_waiting += 1
    try:
        async with tables.long_work:
            yield
    finally:
        tables.long_work_waiting -= 1


def _add_to(course: wire.Course, game: Game, packed: list[tuple[int, bytes]]) -> None:
    """Moments that can't be read any more are left out."""
    for seq, data in packed:
        try:
            state = entries.unpack_state(data, game)
            scores, counted = game.scores_now(state), game.counted(state)
        except (*entries.UNREADABLE, LookupError, ValueError, TypeError):
            continue
        if counted is None:
            continue
        course.moments.append(seq)
        course.scores.append(list(scores))
        course.rounds.append(counted.round)
        if not course.plots:
            course.plots = [wire.Counts(name, list(of), []) for name, of in counted.counts.items()]
        for plot in course.plots:
            plot.counts.append([counted.counts[plot.name][thing] for thing in plot.of])


class GivesRecord(Operation):
    """A record is written by the kernel, not by the framework; this is how it is documented."""

    def to_schema(self) -> dict[str, Any]:
        schema = super().to_schema()
        lists = {name: {"type": "array"} for name in ("choices", "meta")}  # what is in them is a matter of the game
        record = RECORD_SCHEMA | {"properties": RECORD_SCHEMA["properties"] | lists}
        schema["responses"]["200"]["content"] = {"application/json": {"schema": record}}
        return schema


@get(
    f"{TABLE}/record",
    responses=documented(409),
    operation_id="record",
    operation_class=GivesRecord,
    tags=["looking back"],
)
async def record(tables: AllTables, person: Asker, id: Word) -> Response[bytes]:
    """The record of the match, once it is over: its seed and every choice. `regnum show` and `replay` read it."""
    async with tables.at(id, person) as live:
        _must_be_open(live, person)
        snapshot = await tables.store.snapshot(id)
        document = msgspec.json.decode(snapshot or b"{}", type=dict[str, msgspec.Raw])
        name = f"{live.table.game}-{live.id}.json"
    body = msgspec.json.encode({key: value for key, value in document.items() if key not in _ONLY_IN_SNAPSHOTS})
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


@post(f"{TABLE}/branch", responses=documented(409, 413), operation_id="branch", tags=["looking back"])
async def branch(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.BranchWanted]) -> wire.TableListed:
    """A hot-seat table that goes on from a moment of a finished or imported match, with fresh chance."""
    async with tables.at(id, person) as live:
        _must_be_open(live, person)
        _moment(live, data.seq)
        if _laid_by_hand(live):
            raise refused("lesson", "refused-lesson")
        items = entries.effective([entry for entry in live.entries if entry.seq <= data.seq])
        state = await tables.store.state(id, data.seq)
        row, seats = live.table, live.seats
    try:
        laid = await asyncio.to_thread(laying.branch, row, seats, items, state or b"", person)
    except Refused:
        raise
    except Exception as failure:  # other rules may do anything with the choices of these
        log_failure("not-branched", failure, table=id, seq=data.seq)
        raise refused("changed-rules", "refused-changed-rules") from None
    return await put(tables, laid, person)


# -- records from elsewhere ------------------------------------------------------------------------------------------


class TakesRecord(Operation):
    """The body of an upload is read by the kernel, not by the framework; this is how it is documented."""

    def to_schema(self) -> dict[str, Any]:
        return super().to_schema() | {
            "requestBody": {"required": True, "content": {"application/json": {"schema": RECORD_SCHEMA}}}
        }


def _record_schema() -> dict[str, Any]:
    _, parts = msgspec.json.schema_components([wire.RecordSent], ref_template="#/$defs/{name}")
    schema: dict[str, Any] = _inlined(parts["RecordSent"], parts)
    return schema


def _inlined(schema: Any, parts: dict[str, Any]) -> Any:
    """The schema in one piece: an operation of the document has no room for parts of its own."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return _inlined(parts[schema["$ref"].rpartition("/")[2]], parts)
        return {key: _inlined(value, parts) for key, value in schema.items()}
    return [_inlined(item, parts) for item in schema] if isinstance(schema, list) else schema


RECORD_SCHEMA = _record_schema()


@post(
    "/records",
    responses=documented(409, 413, 422),
    operation_id="import",
    operation_class=TakesRecord,
    tags=["looking back"],
)
async def upload(tables: AllTables, person: Asker, request: Request[Any, Any, Any]) -> wire.TableListed:
    """A record is replayed, choice by choice, and can then be looked at and branched."""
    data = await request.body()
    await quotas.may_import(tables, person)
    try:
        async with _in_turn(tables):
            laid = await asyncio.to_thread(_laid, data, person)
    except BadRecord as bad:
        raise BadUpload(str(bad), 409 if _is_a_record(data) else 422) from None
    return await put(tables, laid, person)


def _is_a_record(data: bytes) -> bool:
    """Whether it is made like a record, though the rules give something else."""
    try:
        msgspec.json.decode(data, type=wire.RecordSent, strict=False)  # 1.0 is a whole number, too
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True


class _Sizes(msgspec.Struct):
    """Of a record only its game and how much there is."""

    choices: list[msgspec.Raw]
    game: str = ""
    meta: list[msgspec.Raw] = []


def _check_size(data: bytes) -> None:
    """A record longer than any match of its game is not played again. Raises BadRecord."""
    try:
        sizes = msgspec.json.decode(data, type=_Sizes)
        most = find(sizes.game).most_choices
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, BadSetup):
        return  # whoever reads it says what is wrong with it
    events = sum(bytes(choice).lstrip()[:1] == b"{" for choice in sizes.choices)
    if len(sizes.choices) - events > most:
        raise BadRecord(f"a record of more than {most} choices is longer than any match")
    if events > MOST_EVENTS or len(sizes.meta) > MOST_EVENTS + most:
        raise BadRecord(f"a record in which chance began afresh more than {MOST_EVENTS} times is none of a match")


def _laid(data: bytes, person: str) -> laying.Laid:
    _check_size(data)
    until = time.monotonic() + IMPORTING

    def in_time() -> None:
        if time.monotonic() > until:
            raise BadRecord("this record takes too long to be played again")

    try:
        return laying.imported(from_record(data, find, before_each=in_time), person, in_time)
    except BadRecord:
        raise
    except Exception as failure:  # a record may ask the rules for anything
        log_failure("record-failed", failure)
        raise BadRecord("the rules can't make anything of this record") from None


ROUTES = [moments, moment, steps, course, record, branch, upload]

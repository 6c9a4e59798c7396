"""Telling people that it is their turn, by mail, by a webhook or by Web Push; open browsers tell of it themselves.

Nobody is told at once: whoever is at the table anyway need not be. Some time after the first turn that has become
theirs, one message names all the tables that wait for them. The rows say what has been told (`seat.told`) and what has
been looked at (`seat.seen`), so it does not matter which worker does it, nor how often it tries.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from litestar import delete, get, post, put
from litestar.params import JSONBody
from litestar.types import Scope
from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy import delete as delete_rows
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server import wire
from regnum.server.background.errands import Later, errand, finder
from regnum.server.http.asking import AllTables, Asker, Number, Word
from regnum.server.http.limiting import address_of
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.log import log
from regnum.server.notices import mail, push, webhook
from regnum.server.notices.mail import NotSent
from regnum.server.settings import Settings
from regnum.server.storage import counting, entries
from regnum.server.storage.models import EntryRow, PersonRow, PushRow, SeatRow, TableRow
from regnum.server.storage.store import Store
from regnum.server.tables.live import refused
from regnum.server.tables.tables import Tables
from regnum.texts import MissingText, Texts

WAITS = (30, 120, 600)
"""Seconds after which what could not be sent is tried again; then it is dropped."""
FAR_BACK = 100
"""So many entries are looked at, to find the one that made it somebody's turn."""
A_DAY = 24 * 3600
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 10
CODES_PAUSE, CODES_A_DAY = 60, 5
"""How often a code is sent to one address, whoever asks for it."""


# -- whose turn it is ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of which a person is to be told."""

    table: str
    seat: int
    seq: int
    game: str
    since: datetime


@dataclass(frozen=True, slots=True)
class Reach:
    """How somebody is reached."""

    email: str | None
    webhook: str | None
    language: str
    browsers: Sequence[push.Subscription] = ()


BROWSERS = 8
"""So many browsers of one person are told; a further one takes the place of the oldest."""


def _can_mail(settings: Settings) -> bool:
    return settings.smtp is not None and settings.mail_from is not None


def _owing() -> Any:
    """Seats of people at running tables, with something that they have neither looked at nor been told of."""
    return (
        select(
            TableRow.id,
            TableRow.game,
            TableRow.seq,
            TableRow.since,
            TableRow.waiting,
            SeatRow.seat,
            SeatRow.person,
            SeatRow.told,
            SeatRow.seen,
        )
        .join(SeatRow, SeatRow.table == TableRow.id)
        .where((TableRow.status == "running") & (SeatRow.kind == "person") & SeatRow.notices)
        .where((SeatRow.told < TableRow.seq) & (SeatRow.seen < TableRow.seq))
    )


async def _turns(store: Store, connection: AsyncConnection, found: Any) -> list[tuple[str, Turn]]:
    """The turns among them, and whose they are: of which nobody knows yet."""
    turns = []
    ordered = found.order_by(TableRow.since, TableRow.id, SeatRow.seat)
    for row in await store.sound(connection, ordered, TableRow.id):
        if isinstance(row.waiting, list) and row.seat in row.waiting:
            began = await _began(connection, row)
            if began is not None and row.told < began and row.seen < began:
                turns.append((row.person, Turn(row.id, row.seat, row.seq, row.game, row.since)))
    return turns


async def _began(connection: AsyncConnection, owing: Any) -> int | None:
    """The entry that made it this seat's turn; None if its person made it so, and knows."""
    columns = (EntryRow.seq, EntryRow.kind, EntryRow.at, EntryRow.waiting, EntryRow.seat, EntryRow.who)
    log = select(*columns).where(EntryRow.table == owing.id).order_by(EntryRow.seq.desc())
    began = None
    for entry in await connection.execute(log.limit(FAR_BACK)):
        if owing.seat not in entry.waiting:
            break
        began = entry.seq
        if entry.who == owing.person:
            return None
        if entry.seat == owing.seat or (entry.kind == "seat" and entry.at == owing.since):
            break  # they answered and are asked again; or the last seat was taken, and the match began
    return began


@finder("tell")
async def untold(tables: Tables, after: datetime, until: datetime) -> list[str]:
    """Who is to be told of a turn for which the time to come by oneself ran out between these moments."""
    settings = tables.settings
    if settings.household:
        return []
    delay = timedelta(seconds=settings.notice_delay)
    mailed = PersonRow.email.is_not(None) & PersonRow.email_code.is_(None)
    ways: list[ColumnElement[bool]] = [PersonRow.webhook.is_not(None)]
    if _can_mail(settings):
        ways.append(mailed)
    if settings.push is not None:
        ways.append(PersonRow.id.in_(select(PushRow.person)))
    found = (
        _owing()
        .join(PersonRow, PersonRow.id == SeatRow.person)
        .where(or_(*ways))
        .where((TableRow.since > after - delay) & (TableRow.since <= until - delay))
    )
    async with tables.store.reading() as connection:
        return sorted({person for person, _ in await _turns(tables.store, connection, found)})


# -- telling ---------------------------------------------------------------------------------------------------------


@errand("tell")
async def tell_person(tables: Tables, person: str, tried: int) -> None:
    """Tell somebody of all the tables that wait for them. Raises Later."""
    async with tables.store.reading() as connection:
        turns = [turn for _, turn in await _turns(tables.store, connection, _owing().where(SeatRow.person == person))]
    turns = [turn for turn in turns if not tables.present(turn.table, person)]
    delay = timedelta(seconds=tables.settings.notice_delay)
    if turns and turns[0].since + delay <= entries.now():  # else they came by themselves
        await _tell(tables, person, turns, "turn", tried)


async def remind(tables: Tables, table: str, seat: int) -> None:
    """Somebody is late at a table: tell them now."""
    tables.errands.queue("remind", f"{table} {seat}")


@errand("remind")
async def tell_late(tables: Tables, about: str, tried: int) -> None:
    """Tell somebody that the others have been waiting for too long. Raises Later."""
    table, _, seat = about.partition(" ")
    found = (
        select(SeatRow.person, TableRow.id, SeatRow.seat, TableRow.seq, TableRow.game, TableRow.since, TableRow.waiting)
        .join(TableRow, TableRow.id == SeatRow.table)
        .where((SeatRow.table == table) & (SeatRow.seat == int(seat)) & (SeatRow.kind == "person") & SeatRow.notices)
        .where(TableRow.status == "running")
    )
    async with tables.store.reading() as connection:
        row = (await connection.execute(found)).one_or_none()
    if row is not None and row.person is not None and row.seat in row.waiting:
        turn = Turn(row.id, row.seat, row.seq, row.game, row.since)
        await _tell(tables, row.person, [turn], "late", tried)


async def _tell(tables: Tables, person: str, turns: Sequence[Turn], kind: str, tried: int) -> None:
    settings = tables.settings
    reach = await _reach(tables, person)
    if reach is not None:
        lines = [await _line(tables, turn, person, reach.language) for turn in turns]
        say = Texts("", reach.language)
        if kind == "late":
            subject, opening = say("notice-late-subject"), say("notice-late")
        else:
            subject = say("notice-turn-subject", {"count": len({turn.table for turn in turns})})
            opening = say("notice-turn", {"count": len({turn.table for turn in turns})})
        text = "\n".join([opening, "", *dict.fromkeys(lines)])
        by, failures = await _send(settings, reach, subject, text, say("notice-stop"))
        path = f"/table/{turns[0].table}" if len({turn.table for turn in turns}) == 1 else "/"
        pushed = {"title": subject, "body": "\n".join(_without_address(line) for line in lines), "path": path}
        pushes, troubles = await _push(tables, reach, {**pushed, "tag": turns[0].table if path != "/" else "regnum"})
        by, failures = by + pushes, failures + troubles
        if not by and not all(failure.final for failure in failures):
            if tried < len(WAITS):
                raise Later(WAITS[tried])
        if failures:
            log("notice-dropped" if not by else "notice-sent-in-part", tried=tried + 1, by=by)
    async with tables.store.writing() as connection:
        for turn in turns:
            here = (SeatRow.table == turn.table) & (SeatRow.seat == turn.seat) & (SeatRow.told < turn.seq)
            await connection.execute(update(SeatRow).where(here).values(told=turn.seq))


async def _reach(tables: Tables, person: str) -> Reach | None:
    """How somebody is to be reached; None if they are not."""
    row = await _row(tables, person)
    email = row.email if row is not None and row.email_code is None and _can_mail(tables.settings) else None
    browsers = await _browsers(tables, person)
    if row is None or (email is None and row.webhook is None and not browsers):
        return None
    return Reach(email, row.webhook, row.language, browsers)


async def _browsers(tables: Tables, person: str) -> list[push.Subscription]:
    if tables.settings.push is None:
        return []
    columns = (PushRow.endpoint, PushRow.p256dh, PushRow.auth)
    async with tables.store.reading() as connection:
        found = await connection.execute(select(*columns).where(PushRow.person == person).order_by(PushRow.created))
        return [push.Subscription(*row) for row in found]


async def _send(
    settings: Settings, reach: Reach, subject: str, text: str, stop: str = ""
) -> tuple[list[str], list[NotSent]]:
    """By what ways it was sent, and the failures of the others."""
    by: list[str] = []
    failures: list[NotSent] = []
    if reach.email is not None:
        try:
            assert settings.smtp is not None
            assert settings.mail_from is not None
            await mail.send(settings.smtp, settings.mail_from, reach.email, subject, f"{text}\n\n{stop}".strip())
            by.append("mail")
        except NotSent as failure:
            failures.append(failure)
    if reach.webhook is not None:
        try:
            await webhook.send(reach.webhook, text, settings)
            by.append("webhook")
        except NotSent as failure:
            failures.append(failure)
    return by, failures


async def _push(tables: Tables, reach: Reach, said: dict[str, Any]) -> tuple[list[str], list[NotSent]]:
    """To every browser of theirs; one that is reached no more is forgotten."""
    by: list[str] = []
    failures: list[NotSent] = []
    for browser in reach.browsers:
        try:
            await push.send(browser, said, tables.settings)
            by.append("push")
        except NotSent as failure:
            failures.append(failure)
            if failure.final:
                async with tables.store.writing() as connection:
                    await connection.execute(delete_rows(PushRow).where(PushRow.id == push.id_of(browser.endpoint)))
    return by, failures


def _without_address(line: str) -> str:
    """A browser that is pressed leads there itself."""
    return line.removeprefix("• ").partition(": http")[0]


async def _line(tables: Tables, turn: Turn, person: str, language: str) -> str:
    """A table in one line: its game, who else plays, and where it is."""
    async with tables.store.reading() as connection:
        others = select(SeatRow.name).where((SeatRow.table == turn.table) & SeatRow.person.is_distinct_from(person))
        names = (await connection.execute(others.order_by(SeatRow.seat))).scalars()
        players = [name for name in map(_plain, names) if name]
    say = Texts("", language)
    line = _game_name(turn.game, language)
    if players:
        listed = players[0]
        if len(players) > 1:
            listed = say("list-and", {"list": ", ".join(players[:-1]), "last": players[-1]})
        line = say("notice-table", {"game": line, "players": listed})
    address = tables.settings.address
    return f"• {line}" if address is None else f"• {line}: {address}/table/{turn.table}"


def _game_name(game: str, language: str) -> str:
    try:
        return Texts(game, language)("game-name")
    except (MissingText, ImportError, OSError):
        return game


def _plain(name: str | None) -> str:
    """A name as it may stand in a message to others: letters and figures, nothing that could be a link or a mention."""
    return " ".join(re.sub(r"[^\w\s'’-]|_", " ", name or "").split())


# -- what somebody wants ---------------------------------------------------------------------------------------------


@get("/me/notices", responses=documented(409), operation_id="notices", tags=["me"])
async def notices(tables: AllTables, person: Asker) -> wire.Notices:
    """How I want to be told that it is my turn."""
    not_at_home(tables.settings)
    return await _notices(tables, person)


async def _row(tables: Tables, person: str) -> Any:
    columns = (PersonRow.email, PersonRow.email_code, PersonRow.webhook, PersonRow.language)
    async with tables.store.reading() as connection:
        return (await connection.execute(select(*columns).where(PersonRow.id == person))).one_or_none()


async def _notices(tables: Tables, person: str) -> wire.Notices:
    row = await _row(tables, person)
    hosts = list(tables.settings.webhook_hosts)
    key = push.public_key(tables.settings)
    if row is None:
        return wire.Notices(None, False, None, "en", _can_mail(tables.settings), hosts, key)
    confirmed = row.email is not None and row.email_code is None
    browsers = [push.id_of(browser.endpoint) for browser in await _browsers(tables, person)]
    can_mail = _can_mail(tables.settings)
    return wire.Notices(row.email, confirmed, row.webhook, row.language, can_mail, hosts, key, browsers)


@put("/me/notices", responses=documented(409, 413), operation_id="want-notices", tags=["me"])
async def want_notices(
    tables: AllTables, person: Asker, scope: Scope, data: JSONBody[wire.NoticesWanted]
) -> wire.Notices:
    """What I want. A new address is sent a code, which shows that it is mine; until then nothing else is sent there."""
    settings = tables.settings
    not_at_home(settings)
    row = await _row(tables, person)
    wanted: dict[str, Any] = {"email": data.email or None, "webhook": data.webhook or None, "language": data.language}
    if wanted["webhook"] is not None and not webhook.allowed(wanted["webhook"], settings):
        raise refused("bad-webhook", "refused-bad-webhook", hosts=", ".join(settings.webhook_hosts))
    if wanted["email"] is None or row is None or wanted["email"] != row.email:
        wanted["email_code"] = None
    if wanted["email"] is not None and not (row is not None and row.email == wanted["email"] and _fresh(row)):
        wanted["email_code"] = await _send_code(tables, person, scope, wanted["email"], data.language)
    async with tables.store.writing() as connection:
        new = tables.store.insert(PersonRow).values(id=person, name=None, created=entries.now(), **wanted)
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=wanted))
    return await _notices(tables, person)


def _fresh(row: Any) -> bool:
    """Whether the address needs no other code: it is confirmed, or has just been sent one."""
    return row.email_code is None or time.time() - _issued(row.email_code) < CODES_PAUSE


async def _send_code(tables: Tables, person: str, scope: Scope, email: str, language: str) -> str:
    """Send a code to an address; what is to be kept of it. Raises Refused."""
    settings = tables.settings
    if settings.smtp is None or settings.mail_from is None:
        raise refused("no-mail", "refused-no-mail")
    if not mail.ADDRESS.fullmatch(email):
        raise refused("bad-email", "refused-bad-email")
    await tables.limits.count(person, "mail", address_of(scope))
    await _count(tables, email)
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    say = Texts("", language)
    text = say("notice-code", {"code": code, "address": settings.address or "Regnum"})
    try:
        await mail.send(settings.smtp, settings.mail_from, email, say("notice-code-subject"), text)
    except NotSent:
        raise refused("not-sent", "refused-not-sent") from None
    return _kept(person, code, int(time.time()))


def _kept(person: str, code: str, issued: int) -> str:
    return f"{issued:x}.{hashlib.sha256(f'{person} {code}'.encode()).hexdigest()[:48]}"


def _issued(kept: str) -> int:
    return int(kept.partition(".")[0], 16)


async def _count(tables: Tables, email: str) -> None:
    """Nobody is sent codes again and again, by whomever. Raises Refused."""
    key = counting.key_of("mail", email.lower())
    at = entries.now()
    async with tables.store.writing() as connection:
        done, last = await counting.read(tables.store, connection, key, at)
        passed = (at - last).total_seconds()
        if passed > A_DAY:
            done = 0
        wait = (A_DAY if done >= CODES_A_DAY else CODES_PAUSE) - passed
        if done and wait > 0:
            raise refused("too-fast", "refused-too-fast", seconds=int(wait) + 1)
        await counting.write(connection, key, done + 1, at)


@post("/me/notices/confirm", status_code=200, responses=documented(409, 413), operation_id="confirm-email", tags=["me"])
async def confirm(tables: AllTables, person: Asker, data: JSONBody[wire.Code]) -> wire.Notices:
    """The code that my address was sent."""
    not_at_home(tables.settings)
    row = await _row(tables, person)
    code = re.sub(r"[\s-]", "", data.code).lower()
    kept = None if row is None or row.email is None else row.email_code
    if kept is None:
        raise refused("wrong-code", "refused-wrong-code")
    issued = _issued(kept)
    right = hmac.compare_digest(kept, _kept(person, code, issued))
    if not right or time.time() - issued > A_DAY:
        raise refused("wrong-code", "refused-wrong-code")
    async with tables.store.writing() as connection:
        here = (PersonRow.id == person) & (PersonRow.email_code == kept)
        await connection.execute(update(PersonRow).where(here).values(email_code=None))
    return await _notices(tables, person)


@post("/me/notices/try", status_code=204, responses=documented(409), operation_id="try-notices", tags=["me"])
async def try_notices(tables: AllTables, person: Asker, scope: Scope) -> None:
    """Send me a message now, to see whether it arrives."""
    not_at_home(tables.settings)
    reach = await _reach(tables, person)
    if reach is None:
        raise refused("unreachable", "refused-unreachable")
    await tables.limits.count(person, "mail", address_of(scope))
    say = Texts("", reach.language)
    subject, text = say("notice-try-subject"), say("notice-try")
    _, failures = await _send(tables.settings, reach, subject, text)
    _, troubles = await _push(tables, reach, {"title": subject, "body": text, "path": "/", "tag": "regnum"})
    if failures or troubles:
        raise refused("not-sent", "refused-not-sent")


@post("/me/notices/push", status_code=200, responses=documented(409, 413), operation_id="want-push", tags=["me"])
async def want_push(tables: AllTables, person: Asker, data: JSONBody[wire.PushWanted]) -> wire.Notices:
    """Tell me by this browser too, also while it is closed."""
    settings = tables.settings
    not_at_home(settings)
    browser = push.Subscription(data.endpoint, data.p256dh, data.auth)
    if settings.push is None or not push.allowed(browser.endpoint, settings) or not push.is_sound(browser):
        raise refused("bad-push", "refused-bad-push")
    row = {"person": person, "endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
    async with tables.store.writing() as connection:
        nobody = tables.store.insert(PersonRow).values(id=person, name=None, created=entries.now())
        await connection.execute(nobody.on_conflict_do_nothing())
        new = tables.store.insert(PushRow).values(id=push.id_of(browser.endpoint), created=entries.now(), **row)
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=row))
        mine = select(PushRow.id).where(PushRow.person == person).order_by(PushRow.created.desc())
        kept = (await connection.execute(mine.limit(BROWSERS))).scalars().all()
        others = (PushRow.person == person) & PushRow.id.not_in(kept)
        await connection.execute(delete_rows(PushRow).where(others))
    return await _notices(tables, person)


@delete("/me/notices/push/{id:str}", status_code=204, responses=documented(409), operation_id="stop-push", tags=["me"])
async def stop_push(tables: AllTables, person: Asker, id: Word) -> None:
    """Tell me no more by this browser of mine; `id` is the SHA-256 of its address."""
    not_at_home(tables.settings)
    async with tables.store.writing() as connection:
        await connection.execute(delete_rows(PushRow).where((PushRow.id == id) & (PushRow.person == person)))


@put(
    "/tables/{id:str}/seats/{seat:int}/notices",
    status_code=204,
    responses=documented(409, 413),
    operation_id="seat-notices",
    tags=["seat"],
)
async def seat_notices(
    tables: AllTables, person: Asker, id: Word, seat: Number, data: JSONBody[wire.SeatNotices]
) -> None:
    """Whether I want to be told of the turns of this seat of mine."""
    not_at_home(tables.settings)
    async with tables.at(id, person) as live:
        if live.place(seat).person != person:
            raise refused("not-your-seat", "refused-not-your-seat")
        async with tables.store.writing() as connection:
            here = (SeatRow.table == id) & (SeatRow.seat == seat) & (SeatRow.person == person)
            await connection.execute(update(SeatRow).where(here).values(notices=data.on))
            await tables.outdated(connection, [id])
    tables.read_anew([id])


ROUTES = [notices, want_notices, confirm, try_notices, want_push, stop_push, seat_notices]

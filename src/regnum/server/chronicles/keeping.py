"""How chronicles are kept: founded, gone on with, branched, read. Nobody but those whose chronicle it is changes it.

A game belongs to its chronicle once it is over. It is entered when somebody next looks, and before its table is cleared
away; it is entered once, and only if it began from the world as it stood.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum import chronicles
from regnum.kernel.errors import BadSetup
from regnum.server.people import passwords
from regnum.server.storage.entries import now, unpack_lines
from regnum.server.storage.models import (
    ChronicleGameRow,
    ChronicleRow,
    ChroniclerRow,
    EntryRow,
    PersonRow,
    SeatRow,
    TableRow,
)
from regnum.server.storage.store import Store
from regnum.server.tables.laying import clean_name, new_id
from regnum.server.tables.live import refused

UNNAMED = "Regnum"
PLAYED = ("gathering", "running")
MOST, MOST_OF_GUEST = 200, 20
"""Chronicles that one person may found."""


@dataclass(slots=True)
class Kept:
    """A chronicle as it was read."""

    row: Any
    games: list[Any]
    people: list[str]
    """What they are called."""
    members: set[str]
    table: str | None
    """Where its next game is being played."""


async def found(
    store: Store, person: str, name: str, world: Any, games: list[dict[str, Any]], origin: str | None
) -> str:
    """A new chronicle of this person's; its id."""
    id = new_id()
    at = now()
    async with store.writing() as connection:
        await store.know(connection, person)
        await connection.execute(
            insert(ChronicleRow).values(
                id=id, name=name, owner=person, created=at, first=world, world=world, branched_from=origin
            )
        )
        await connection.execute(insert(ChroniclerRow).values(chronicle=id, person=person))
        for n, game in enumerate(games, 1):
            await connection.execute(insert(ChronicleGameRow).values(chronicle=id, n=n, **game))
    return id


async def may_found(store: Store, person: str, household: bool) -> None:
    """Raises Refused where this person has as many as they may have."""
    if household:
        return
    async with store.reading() as connection:
        count = await connection.scalar(
            select(func.count()).select_from(ChronicleRow).where(ChronicleRow.owner == person)
        )
        account = await connection.scalar(select(PersonRow.login_key.is_not(None)).where(PersonRow.id == person))
    most = MOST if account else MOST_OF_GUEST
    if (count or 0) >= most:
        raise refused("quota", "refused-quota", count=most)


async def enter_games(store: Store, id: str) -> None:
    """Enter the games that have ended since somebody last looked."""
    entered = exists().where((ChronicleGameRow.chronicle == id) & (ChronicleGameRow.table == TableRow.id))
    ended = (
        select(TableRow.id, TableRow.document, TableRow.carried, TableRow.since)
        .where(TableRow.chronicle == id, TableRow.status == "over", TableRow.carried.is_not(None), ~entered)
        .order_by(TableRow.since)
    )
    async with store.reading() as connection:
        waiting = (await connection.execute(ended)).all()
    if not waiting:
        return
    async with store.writing() as connection:
        row = (await connection.execute(select(ChronicleRow).where(ChronicleRow.id == id).with_for_update())).first()
        for table in (await connection.execute(ended)).all():  # as they stand now that nobody else writes here
            if row is None or table.carried is None or table.document != row.world:
                continue
            await _enter(connection, id, table)
            row = (await connection.execute(select(ChronicleRow).where(ChronicleRow.id == id))).first()


async def _enter(connection: AsyncConnection, id: str, table: Any) -> None:
    seats = (await connection.execute(select(SeatRow).where(SeatRow.table == table.id).order_by(SeatRow.seat))).all()
    written = await connection.execute(select(EntryRow.lines).where(EntryRow.table == table.id).order_by(EntryRow.seq))
    lines = [line for (packed,) in written for line in unpack_lines(packed) if not line.meta]
    count = await connection.scalar(
        select(func.count()).select_from(ChronicleGameRow).where(ChronicleGameRow.chronicle == id)
    )
    await connection.execute(
        insert(ChronicleGameRow).values(
            chronicle=id,
            n=(count or 0) + 1,
            table=table.id,
            at=table.since,
            players=[seat.name for seat in seats],
            annals=chronicles.annals(table.carried),
            story=chronicles.story([(line.message, line.args, line.rule) for line in lines]),
            world=table.carried,
        )
    )
    await connection.execute(update(ChronicleRow).where(ChronicleRow.id == id).values(world=table.carried))
    there = set((await connection.execute(select(ChroniclerRow.person).where(ChroniclerRow.chronicle == id))).scalars())
    for person in dict.fromkeys(seat.person for seat in seats):
        if person is not None and person not in there:
            await connection.execute(insert(ChroniclerRow).values(chronicle=id, person=person))


async def enter_game_of(store: Store, table: str) -> None:
    """Before a table is cleared away: what it has played for a chronicle is entered."""
    async with store.reading() as connection:
        id = await connection.scalar(select(TableRow.chronicle).where(TableRow.id == table))
    if id is not None:
        await enter_games(store, id)


async def read(store: Store, id: str) -> Kept | None:
    """A chronicle with all its games."""
    await enter_games(store, id)
    async with store.reading(one_moment=True) as connection:
        row = (await connection.execute(select(ChronicleRow).where(ChronicleRow.id == id))).first()
        if row is None:
            return None
        games = await connection.execute(
            select(ChronicleGameRow).where(ChronicleGameRow.chronicle == id).order_by(ChronicleGameRow.n)
        )
        people = await connection.execute(
            select(PersonRow.id, PersonRow.name)
            .join(ChroniclerRow, ChroniclerRow.person == PersonRow.id)
            .where(ChroniclerRow.chronicle == id)
            .order_by(PersonRow.name, PersonRow.id)
        )
        all_games = list(games.all())
        members = list(people.all())
        table = await connection.scalar(_played_at(id))
    return Kept(row, all_games, [name for _, name in members if name], {person for person, _ in members}, table)


def _played_at(id: str) -> Any:
    return (
        select(TableRow.id)
        .where(TableRow.chronicle == id, TableRow.status.in_(PLAYED))
        .order_by(TableRow.created.desc())
        .limit(1)
    )


async def theirs(store: Store, person: str) -> list[tuple[Any, int, str | None]]:
    """The chronicles of a person, the newest first: each with the number of its games and where it is being played."""
    mine = (
        select(ChronicleRow)
        .join(ChroniclerRow, ChroniclerRow.chronicle == ChronicleRow.id)
        .where(ChroniclerRow.person == person)
        .order_by(ChronicleRow.created.desc(), ChronicleRow.id)
    )
    played = (
        select(TableRow.chronicle)
        .join(SeatRow, SeatRow.table == TableRow.id)
        .where(SeatRow.person == person, TableRow.chronicle.is_not(None))
    )
    async with store.reading() as connection:
        ids = [row.id for row in (await connection.execute(mine)).all()]
        ids += [id for id in (await connection.execute(played)).scalars() if id is not None and id not in ids]
    for id in dict.fromkeys(ids):
        await enter_games(store, id)
    listed = []
    async with store.reading(one_moment=True) as connection:
        for row in (await connection.execute(mine)).all():
            count = await connection.scalar(
                select(func.count()).select_from(ChronicleGameRow).where(ChronicleGameRow.chronicle == row.id)
            )
            listed.append((row, count or 0, await connection.scalar(_played_at(row.id))))
    return listed


async def begun(store: Store, id: str, table: str) -> bool:
    """Whether that table is the one at which the next game is played: two who begin at once get one game."""
    async with store.reading() as connection:
        tables = select(TableRow.id).where(TableRow.chronicle == id, TableRow.status.in_(PLAYED))
        first = await connection.scalar(tables.order_by(TableRow.created, TableRow.id).limit(1))
    return first == table


async def change(store: Store, id: str, **changes: Any) -> None:
    async with store.writing() as connection:
        await connection.execute(update(ChronicleRow).where(ChronicleRow.id == id).values(**changes))


async def remove(store: Store, id: str) -> None:
    async with store.writing() as connection:
        await _remove(connection, id)


async def _remove(connection: AsyncConnection, id: str) -> None:
    await connection.execute(update(TableRow).where(TableRow.chronicle == id).values(chronicle=None))
    await connection.execute(delete(ChroniclerRow).where(ChroniclerRow.chronicle == id))
    await connection.execute(delete(ChronicleGameRow).where(ChronicleGameRow.chronicle == id))
    await connection.execute(delete(ChronicleRow).where(ChronicleRow.id == id))


async def hand_over(connection: AsyncConnection, guest: str, person: str) -> None:
    """A guest has signed in: the guest's chronicles are the account's."""
    there = set((await connection.execute(_chronicles_of(person))).scalars())
    for id in (await connection.execute(_chronicles_of(guest))).scalars().all():
        if id not in there:
            await connection.execute(insert(ChroniclerRow).values(chronicle=id, person=person))
    await connection.execute(delete(ChroniclerRow).where(ChroniclerRow.person == guest))
    await connection.execute(update(ChronicleRow).where(ChronicleRow.owner == guest).values(owner=person))


async def before_leaving(store: Store, person: str) -> None:
    """What has been played is entered, so that the others have it; and none of it names this person any more."""
    async with store.reading() as connection:
        mine = (await connection.execute(_chronicles_of(person))).scalars().all()
    for id in mine:
        await enter_games(store, id)
    async with store.writing() as connection:
        await _unname(connection, person)


async def _unname(connection: AsyncConnection, person: str) -> None:
    """The games at which somebody sits do not name them any more."""
    sat = (
        select(ChronicleGameRow.chronicle, ChronicleGameRow.n, ChronicleGameRow.players, SeatRow.seat)
        .join(SeatRow, SeatRow.table == ChronicleGameRow.table)
        .where(SeatRow.person == person)
    )
    unnamed: dict[tuple[str, int], list[str | None]] = {}
    for id, n, players, seat in (await connection.execute(sat)).all():
        unnamed.setdefault((id, n), list(players))[seat] = None
    for (id, n), players in unnamed.items():
        game = (ChronicleGameRow.chronicle == id) & (ChronicleGameRow.n == n)
        await connection.execute(update(ChronicleGameRow).where(game).values(players=players))


async def leave(connection: AsyncConnection, person: str) -> None:
    """Somebody leaves for good: no chronicle names them any more, and one that was theirs alone is gone."""
    await _unname(connection, person)
    await connection.execute(delete(ChroniclerRow).where(ChroniclerRow.person == person))
    mine = select(ChronicleRow.id).where(ChronicleRow.owner == person)
    for id in (await connection.execute(mine)).scalars().all():
        others = select(ChroniclerRow.person).where(ChroniclerRow.chronicle == id).order_by(ChroniclerRow.person)
        heir = await connection.scalar(others.limit(1))
        if heir is None:
            await _remove(connection, id)
        else:
            await connection.execute(update(ChronicleRow).where(ChronicleRow.id == id).values(owner=heir))


def _chronicles_of(person: str) -> Any:
    return select(ChroniclerRow.chronicle).where(ChroniclerRow.person == person)


async def every(store: Store) -> list[Any]:
    """All chronicles that are kept here, the oldest first."""
    async with store.reading() as connection:
        return list((await connection.execute(select(ChronicleRow).order_by(ChronicleRow.created))).all())


def games_of(kept: Kept, count: int | None = None) -> list[dict[str, Any]]:
    """The games of a chronicle, or the first of them, as rows of another one. Raises Refused."""
    if count is not None and count > len(kept.games):
        raise refused("malformed", "refused-malformed", form="id")
    chosen = kept.games if count is None else kept.games[:count]
    words = ("table", "at", "players", "annals", "story", "world")
    return [{word: getattr(game, word) for word in words} for game in chosen]


def exported(kept: Kept, form: str) -> str:
    """A chronicle written out. Raises BadSetup."""
    if kept.row.world is None:
        world = chronicles.teller().first_world()
    else:
        world = kept.row.world
    games = [
        {
            "at": game.at.isoformat(),
            "players": game.players,
            "annals": game.annals,
            "story": game.story,
            "world": game.world,
        }
        for game in kept.games
    ]
    return chronicles.written(form, kept.row.name, games, world)


def brought(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games out of an export, checked, as rows. Raises BadSetup, naming the field."""
    rows = []
    for n, game in enumerate(games, 1):
        try:
            at = datetime.fromisoformat(game["at"])
            if at.tzinfo is None:
                raise ValueError("no zone")
            players = [None if name is None else str(name)[:40] for name in game["players"]]
            story = chronicles.checked_story(game["story"])
            annals = chronicles.checked_annals(game["annals"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadSetup(f"games, {n}: {type(error).__name__} {error}") from None
        world = chronicles.checked(game.get("world"))
        rows.append({"table": None, "at": at, "players": players, "annals": annals, "story": story, "world": world})
    return rows


async def bring(store: Store, login: str, text: str) -> str:
    """A chronicle that was kept elsewhere, for an account; its id. Raises BadSetup."""
    name, told, world = chronicles.read(text)
    games = brought(told)
    async with store.reading() as connection:
        person = await connection.scalar(select(PersonRow.id).where(PersonRow.login_key == passwords.login_key(login)))
    if person is None:
        raise BadSetup(f"there is no account {login!r}")
    return await found(store, person, clean_name(name[:60]) or UNNAMED, world, games, None)

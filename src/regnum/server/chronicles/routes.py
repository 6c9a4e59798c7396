"""Chronicles over HTTP: found one, read it, begin its next game, branch it, write it out, share it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, patch, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, QueryParameter

from regnum import chronicles
from regnum.server import wire
from regnum.server.chronicles import keeping
from regnum.server.chronicles.keeping import UNNAMED, Kept
from regnum.server.http.asking import AllTables, Asker, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.tables import laying, lobby
from regnum.server.tables.laying import clean_name
from regnum.server.tables.live import refused
from regnum.server.tables.tables import Tables

ONE = "/chronicles/{id:str}"


async def _found(tables: Tables, id: str, person: str) -> Kept:
    """A chronicle that this person may read. Raises NotFoundException."""
    kept = await keeping.read(tables.store, id)
    if kept is None or not (kept.row.shared or person in kept.members):
        raise NotFoundException(f"there is no chronicle {id!r} that you may read")
    return kept


async def _theirs(tables: Tables, id: str, person: str) -> Kept:
    """A chronicle that this person may change. Raises Refused, NotFoundException."""
    kept = await _found(tables, id, person)
    if person not in kept.members:
        raise refused("not-your-chronicle", "refused-not-your-chronicle")
    return kept


def _map(world: Any) -> list[wire.ChronicleSite]:
    return [
        wire.ChronicleSite(slot, site, [wire.ChronicleCard(*card) for card in cards])
        for slot, site, cards in chronicles.teller().sites(world)
    ]


def _game(game: Any, mine: bool) -> wire.ChronicleGame:
    return wire.ChronicleGame(
        game.n,
        game.at,
        game.table if mine else None,
        game.players,
        game.annals,
        [wire.Said(line["message"], line["args"], line["rule"]) for line in game.story],
        _map(game.world),
        chronicles.teller().suits(game.world),
    )


def _sent(kept: Kept, person: str) -> wire.Chronicle:
    row = kept.row
    mine = person in kept.members
    return wire.Chronicle(
        row.id,
        chronicles.game(),
        row.name,
        row.created,
        mine,
        row.owner == person,
        row.shared,
        row.branched_from if mine else None,
        kept.people,
        kept.table if mine else None,
        [_game(game, mine) for game in kept.games],
        chronicles.teller().under(row.world),
        _map(row.world),
        chronicles.teller().suits(row.world),
    )


@get("/chronicles", responses=documented(), operation_id="chronicles", tags=["chronicles"])
async def my_chronicles(tables: AllTables, person: Asker) -> list[wire.ChronicleListed]:
    """My chronicles, the newest first."""
    return [
        wire.ChronicleListed(
            row.id, chronicles.game(), row.name, row.created, games, chronicles.teller().under(row.world), table
        )
        for row, games, table in await keeping.theirs(tables.store, person)
    ]


@post("/chronicles", responses=documented(409, 413), operation_id="found", tags=["chronicles"])
async def found(tables: AllTables, person: Asker, data: JSONBody[wire.ChronicleWanted]) -> wire.Chronicle:
    """Found a chronicle: a new world, or one that was kept elsewhere."""
    await keeping.may_found(tables.store, person, tables.settings.household)
    name, games, world = "", [], None
    if data.text is not None:
        name, told, world = chronicles.read(data.text)
        games = keeping.brought(told)
    name = clean_name(data.name) or clean_name(name[:60]) or UNNAMED
    id = await keeping.found(tables.store, person, name, world, games, None)
    return _sent(await _found(tables, id, person), person)


@get(ONE, responses=documented(), operation_id="chronicle", tags=["chronicles"])
async def one_chronicle(tables: AllTables, person: Asker, id: Word) -> wire.Chronicle:
    """A chronicle of mine, or one that its people share."""
    return _sent(await _found(tables, id, person), person)


@patch(ONE, responses=documented(409, 413), operation_id="change_chronicle", tags=["chronicles"])
async def change(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.ChronicleSettings]) -> wire.Chronicle:
    """Rename a chronicle of mine, or share it: then whoever has the link may read it."""
    await _theirs(tables, id, person)
    changes: dict[str, Any] = {}
    if data.name is not None:
        changes["name"] = clean_name(data.name) or UNNAMED
    if data.shared is not None:
        changes["shared"] = data.shared
    if changes:
        await keeping.change(tables.store, id, **changes)
    return _sent(await _found(tables, id, person), person)


@delete(ONE, responses=documented(409), operation_id="forget_chronicle", tags=["chronicles"])
async def forget(tables: AllTables, person: Asker, id: Word) -> None:
    """Its founder forgets a chronicle, for good. The tables of its games stay."""
    kept = await _theirs(tables, id, person)
    if kept.row.owner != person:
        raise refused("not-your-chronicle", "refused-not-your-chronicle")
    await keeping.remove(tables.store, id)


@post(f"{ONE}/games", responses=documented(409, 413), operation_id="next_game", tags=["chronicles"])
async def next_game(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.NextGame]) -> wire.TableListed:
    """Begin the next game of a chronicle. One is played at a time."""
    kept = await _theirs(tables, id, person)
    if kept.table is not None:
        raise refused("chronicle-played", "refused-chronicle-played")
    if any(seat.kind == "open" for seat in data.seats):
        not_at_home(tables.settings)
    wanted = wire.TableWanted(
        chronicles.game(), data.seats, data.options, kept.row.world, data.pace, spectators=data.spectators
    )
    laid = laying.lay(wanted, person, await tables.store.name_of(person), tables.fresh_seed())
    laid.table["chronicle"] = id
    listed = await lobby.put(tables, laid, person)
    if not await keeping.begun(tables.store, id, laid.id):
        await tables.clear(laid.id, person)
        raise refused("chronicle-played", "refused-chronicle-played")
    return listed


@post(f"{ONE}/branch", responses=documented(409, 413), operation_id="branch_chronicle", tags=["chronicles"])
async def branch(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.ChronicleBranch]) -> wire.Chronicle:
    """Another chronicle, mine alone, that goes on from the world after so many games."""
    kept = await _theirs(tables, id, person)
    await keeping.may_found(tables.store, person, tables.settings.household)
    games = keeping.games_of(kept, data.games)
    for game in games:
        game["table"] = None  # what it was played at belongs to the other one
    world = games[-1]["world"] if games else kept.row.first
    name = clean_name(data.name) or kept.row.name
    new = await keeping.found(tables.store, person, name, world, games, id)
    return _sent(await _found(tables, new, person), person)


@get(f"{ONE}/text", responses=documented(409), operation_id="write_chronicle", tags=["chronicles"])
async def text(
    tables: AllTables,
    person: Asker,
    id: Word,
    form: Annotated[str, QueryParameter(description="json, or tts for Tabletop Simulator.", max_length=10)] = "json",
) -> wire.ChronicleText:
    """A chronicle written out, to be kept or taken elsewhere."""
    return wire.ChronicleText(keeping.exported(await _theirs(tables, id, person), form))


ROUTES = [my_chronicles, found, one_chronicle, change, forget, next_game, branch, text]

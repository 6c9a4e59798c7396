"""The lobby: who I am, the games in the box, my tables, a new one."""

from __future__ import annotations

from litestar import delete, get, patch, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from regnum import bots, library
from regnum.games import find, names
from regnum.kernel.errors import BadSetup
from regnum.server import laying, sending, wire
from regnum.server.asking import AllTables, Asker, Word
from regnum.server.entries import now
from regnum.server.live import Tables
from regnum.server.refusing import documented


@get("/me", responses=documented(), operation_id="me", tags=["lobby"])
async def me(tables: AllTables, person: Asker) -> wire.Me:
    """Who is asking."""
    return wire.Me(person, await tables.store.name_of(person))


@patch("/me", responses=documented(413), operation_id="rename", tags=["lobby"])
async def rename(tables: AllTables, person: Asker, data: JSONBody[wire.Named]) -> wire.Me:
    """What I want to be called."""
    name = laying.clean_name(data.name)
    await tables.store.rename(person, name, now())
    return wire.Me(person, name)


@get("/games", responses=documented(), operation_id="games", tags=["games"])
async def games() -> list[wire.GameInfo]:
    """The games in the box."""
    return [_game(name) for name in names()]


def _game(name: str) -> wire.GameInfo:
    game = find(name)
    settings = [wire.SettingInfo(setting.name, list(setting.values)) for setting in game.settings]
    return wire.GameInfo(name, game.version, list(game.seats), settings, list(bots.names(name)))


@get("/games/{game:str}/cards", responses=documented(), operation_id="cards", tags=["games"])
async def cards(game: Word) -> list[wire.CardInfo]:
    """Every card of a game that has a name of its own."""
    try:
        found = library.cards(game)
    except BadSetup:
        raise NotFoundException(f"there is no game {game!r}") from None
    return [wire.CardInfo(card.id, card.kind, card.figures, list(card.notes)) for card in found]


@get("/tables", responses=documented(), operation_id="tables", tags=["tables"])
async def my_tables(tables: AllTables, person: Asker) -> list[wire.TableListed]:
    """My tables, the newest first."""
    return [sending.listed(found, person) for found in await tables.store.tables_of(person)]


@post("/tables", responses=documented(409, 413), operation_id="lay", tags=["tables"])
async def lay(tables: AllTables, person: Asker, data: JSONBody[wire.TableWanted]) -> wire.TableListed:
    """A new table; its bots begin to think at once."""
    return await put(tables, laying.lay(data, person, await tables.store.name_of(person), tables.fresh_seed()), person)


async def put(tables: Tables, laid: laying.Laid, person: str) -> wire.TableListed:
    await tables.lay(laid.table, laid.seats, laid.entries)
    async with tables.at(laid.id, person) as live:
        return sending.listed(live, person)


@get("/tables/{id:str}", responses=documented(), operation_id="table", tags=["tables"])
async def one_table(tables: AllTables, person: Asker, id: Word) -> wire.TableListed:
    """One of my tables, as the list shows it."""
    async with tables.at(id, person) as live:
        return sending.listed(live, person)


@delete("/tables/{id:str}", responses=documented(), operation_id="clear", tags=["tables"])
async def clear(tables: AllTables, person: Asker, id: Word) -> None:
    """The owner clears a table away, for good."""
    await tables.clear(id, person)


@post("/tables/{id:str}/rematch", responses=documented(409), operation_id="rematch", tags=["tables"])
async def rematch(tables: AllTables, person: Asker, id: Word) -> wire.TableListed:
    """The same seats, a new seed."""
    async with tables.at(id, person) as live:
        laid = laying.again(live.table, live.seats, person, tables.fresh_seed())
    return await put(tables, laid, person)


ROUTES = [me, rename, games, cards, my_tables, lay, one_table, clear, rematch]

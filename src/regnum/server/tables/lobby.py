"""The lobby: the games in the box, my tables, a new one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, QueryParameter

from regnum import bots, library
from regnum.games import find, names
from regnum.kernel.errors import BadSetup
from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker, Word
from regnum.server.http.refusing import documented, not_at_home
from regnum.server.people import blocks
from regnum.server.tables import gathering, laying, quotas, sending
from regnum.server.tables.live import refused
from regnum.server.tables.tables import Tables


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


@get("/games/{game:str}/content", responses=documented(), operation_id="content", tags=["games"])
async def content(game: Word) -> dict[str, dict[str, Any]]:
    """The figures of a game's boards and cards, file by file: what a client draws them from."""
    try:
        return library.content(game)
    except BadSetup:
        raise NotFoundException(f"there is no game {game!r}") from None


@get("/tables", responses=documented(), operation_id="tables", tags=["tables"])
async def my_tables(
    tables: AllTables,
    person: Asker,
    limit: Annotated[int | None, QueryParameter(description="So many of them.", ge=1, le=1000)] = None,
    after: Annotated[str | None, QueryParameter(description="Those after this one of mine.", max_length=40)] = None,
) -> list[wire.TableListed]:
    """My tables, the newest first."""
    listed = [sending.listed(found, person) for found in await tables.store.tables_of(person, limit, after)]
    await quotas.told(tables, listed)
    return listed


@post("/tables", responses=documented(409, 413), operation_id="lay", tags=["tables"])
async def lay(tables: AllTables, person: Asker, data: JSONBody[wire.TableWanted]) -> wire.TableListed:
    """A new table. Without an open seat its match begins at once; else people gather there first."""
    if data.public or any(seat.kind == "open" for seat in data.seats):
        not_at_home(tables.settings)
    name = await tables.store.name_of(person)
    return await put(tables, laying.lay(data, person, name, tables.fresh_seed(), tables.settings.packs), person)


async def put(tables: Tables, laid: laying.Laid, person: str) -> wire.TableListed:
    await quotas.may_lay(tables, person)
    await tables.lay(laid.table, laid.seats, laid.entries)
    async with tables.at(laid.id, person) as live:
        return sending.listed(live, person)


@get("/tables/{id:str}", responses=documented(), operation_id="table", tags=["tables"])
async def one_table(tables: AllTables, person: Asker, id: Word) -> wire.TableListed:
    """One of my tables, as the list shows it."""
    async with tables.at(id, person, sharp=True) as live:
        return sending.listed(live, person)


@delete("/tables/{id:str}", responses=documented(), operation_id="clear", tags=["tables"])
async def clear(tables: AllTables, person: Asker, id: Word) -> None:
    """The owner clears a table away, for good."""
    await tables.clear(id, person)


@post("/tables/{id:str}/rematch", responses=documented(409), operation_id="rematch", tags=["tables"])
async def rematch(tables: AllTables, person: Asker, id: Word) -> wire.TableListed:
    """The same seats, a new seed. Other people's seats are kept for them; who asks second sits down at that table."""
    apart = await blocks.apart(tables.store, person)
    async with tables.at(id, person) as live:
        if live.table.owner != person and not live.seated(person):
            raise refused("not-your-seat", "refused-not-your-seat")
        others = any(seat.person not in (None, person) for seat in live.seats)
        if live.gathering or (others and not live.ended):
            raise refused("not-over", "refused-rematch-not-over")
        proposed = gathering.rematch_of(live)
        laid = laying.again(live.table, live.seats, person, tables.fresh_seed(), apart)
    if proposed is not None and await gathering.join_rematch(tables, proposed, person):
        return await gathering.listed(tables, proposed, person)
    new = await put(tables, laid, person)
    if others:
        other = await gathering.propose_rematch(tables, id, new.id, proposed, person)
        if other != new.id and await gathering.join_rematch(tables, other, person):
            await tables.clear(new.id, person)
            return await gathering.listed(tables, other, person)
    return new


ROUTES = [games, cards, content, my_tables, lay, one_table, clear, rematch]

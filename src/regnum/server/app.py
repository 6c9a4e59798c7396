"""The server: all its routes, and what is open while it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Scope

import regnum
from regnum import bots
from regnum.games import names
from regnum.server import wire
from regnum.server.background import backups
from regnum.server.chronicles import routes as chronicles
from regnum.server.http import health, limiting, metrics, page
from regnum.server.http.asking import GIVEN, Letter
from regnum.server.http.connection import Connections
from regnum.server.http.refusing import HANDLERS
from regnum.server.log import log
from regnum.server.notices import notices
from regnum.server.people import accounts, blocks, order, personal, safety
from regnum.server.people.door import Door
from regnum.server.people.sessions import Sessions
from regnum.server.settings import Settings
from regnum.server.storage.store import Store
from regnum.server.tables import (
    agreeing,
    conceding,
    examples,
    gathering,
    hall,
    invites,
    lessons,
    lobby,
    moments,
    reporting,
    sitting,
    socket,
    talk,
    terms,
)
from regnum.server.tables.tables import Tables

LONGEST_REQUEST = 1_000_000


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application. The database is opened, and brought up to date, when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tables = Tables(await Store.open(settings.database, wait=settings.workers > 1), settings)
        app.state.tables = tables
        app.state.connections = Connections()
        app.state.probe = health.Probe(tables)
        app.state.sessions = Sessions(tables.store)
        await tables.resume()
        log("started", version=regnum.__version__, household=settings.household)
        try:
            async with app.state.sessions.looked_after(), backups.kept(tables.store, settings):
                yield
        finally:
            await app.state.connections.close()
            await app.state.probe.close()
            await tables.close()
            log("stopped")

    def door(app: ASGIApp) -> ASGIApp:
        return Door(app, settings)

    description = b""

    @get("/openapi.json", include_in_schema=False, sync_to_thread=False)
    def described(request: Request[Any, Any, Any]) -> Response[bytes]:
        nonlocal description  # it costs half a second, and is always the same
        description = description or msgspec.json.encode(_strict(request.app.openapi_schema.to_schema()))
        return Response(description, media_type="application/json")

    api = Router(
        "/api",
        route_handlers=[
            described,
            *accounts.ROUTES,
            *blocks.ROUTES,
            *safety.ROUTES,
            *order.ROUTES,
            *lobby.ROUTES,
            *examples.ROUTES,
            *lessons.ROUTES,
            *chronicles.ROUTES,
            *gathering.ROUTES,
            *terms.ROUTES,
            *invites.ROUTES,
            *hall.ROUTES,
            *talk.ROUTES,
            *reporting.ROUTES,
            *sitting.ROUTES,
            *agreeing.ROUTES,
            *conceding.ROUTES,
            *moments.ROUTES,
            *notices.ROUTES,
            *socket.ROUTES,
            *personal.ROUTES,
        ],
        dependencies=GIVEN,
        guards=[limiting.guard],
    )
    return Litestar(
        [api, *health.ROUTES, *metrics.ROUTES, *page.routes(settings)],
        lifespan=[lifespan],
        middleware=[door],
        exception_handlers={**HANDLERS, NotFoundException: page.nowhere(settings, HANDLERS[HTTPException])},
        before_send=[_list_methods],
        request_class=Letter,
        request_max_body_size=LONGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Regnum",
            version=regnum.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


async def _list_methods(message: Message, scope: Scope) -> None:
    """The framework's own answer to OPTIONS knows only the first handler of a path."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        here = [route for route in scope["litestar_app"].routes if route.path_format == scope.get("path_template")]
        methods = {method for route in here if isinstance(route, HTTPRoute) for method in route.methods}
        if methods:
            MutableScopeHeaders.from_message(message)["Allow"] = ", ".join(sorted(methods))


def _strict(schema: dict[str, Any]) -> dict[str, Any]:
    """What people send may hold nothing else than what is described, and no number below a least one of 0, which the
    framework forgets to say; and the names of the games and bots are known only now."""
    for name, part in schema["components"]["schemas"].items():
        kind = getattr(wire, name, None)
        if kind is not None and kind.__struct_config__.forbid_unknown_fields:
            part["additionalProperties"] = False
            _, told = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
            part["properties"] = told[name]["properties"]
    parts = schema["components"]["schemas"]
    parts["TableWanted"]["properties"]["game"]["enum"] = list(names())
    levels = sorted({level for game in names() for level in bots.names(game)})
    for part in ("SeatWanted", "StartWanted"):
        parts[part]["properties"]["level"] = {"enum": [*levels, None]}
    for path, item in schema["paths"].items():
        for operation in item.values() if path.startswith("/api/games/{game}/") else ():
            game = next(parameter for parameter in operation["parameters"] if parameter["name"] == "game")
            game["schema"]["enum"] = list(names())
    return schema

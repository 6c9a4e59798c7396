"""For whoever watches over the server: whether it can do its work. Anybody may ask, under any name."""

from __future__ import annotations

import asyncio
from typing import Literal

from litestar import Response, get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import regnum
from regnum.server.tables.tables import Tables

PATH = "/health"
PATIENCE = 3.0
"""Seconds that the database has to answer."""


class Health(Struct):
    status: Literal["ok", "no-database"]
    version: str


@get(PATH, include_in_schema=False)
async def health(state: State) -> Response[Health]:
    tables: Tables = state.tables
    try:
        async with asyncio.timeout(PATIENCE), tables.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, TimeoutError):
        return _answer(503, "no-database")
    return _answer(200, "ok")


def _answer(code: int, status: Literal["ok", "no-database"]) -> Response[Health]:
    return Response(Health(status, regnum.__version__), status_code=code, headers={"Cache-Control": "no-store"})


ROUTES = [health]

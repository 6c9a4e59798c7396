"""A server's database, for commands that look into it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from regnum.kernel.errors import BadSetup

if TYPE_CHECKING:
    from regnum.server.storage.store import Store

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://…; else REGNUM_DATABASE, else the usual file."
    ),
]


def database_of(wanted: str | None) -> str:
    from regnum.server.settings import database_named

    return database_named(wanted)


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Nobody serves this database meanwhile, where it is a file. Raises BadSetup."""
    from regnum.server.claim import Claim
    from regnum.server.storage.store import located

    url = located(database)
    if url.drivername != "sqlite":  # PostgreSQL lets only one write each entry
        yield
        return
    with Claim(Path(url.database or "")) as claim:
        if not claim.taken:
            raise BadSetup("a server is using this database; stop it first")
        yield


async def at_the_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database that a server may be using: as it is, never brought to another shape."""
    from regnum.server.storage.store import Store

    async with await Store.open(database_of(database), as_it_is=True) as store:
        return await work(store)

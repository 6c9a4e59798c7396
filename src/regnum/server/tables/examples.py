"""The pictures of the rulebooks: which there are, and the moments of each."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.exceptions import NotFoundException

from regnum.examples import Example, examples
from regnum.kernel.errors import BadSetup
from regnum.server import wire
from regnum.server.http.asking import Word
from regnum.server.http.refusing import documented


async def _found(game: str) -> tuple[Example, ...]:
    try:
        return await asyncio.to_thread(examples, game)
    except BadSetup:
        raise NotFoundException(f"there is no game {game!r}") from None


@get("/games/{game:str}/examples", responses=documented(), operation_id="examples", tags=["games"])
async def all_examples(game: Word) -> list[wire.ExampleInfo]:
    """The pictures of a game's rulebook, and the paragraphs they stand under."""
    return [wire.ExampleInfo(one.name, one.at, one.shows, one.cards, one.eyes, one.seats) for one in await _found(game)]


@get("/games/{game:str}/examples/{name:str}", responses=documented(), operation_id="example", tags=["games"])
async def one_example(game: Word, name: Word) -> list[wire.ExampleFrame]:
    """The moments of a picture: the table as it is laid, then after each answer."""
    for one in await _found(game):
        if one.name == name:
            return [
                wire.ExampleFrame(frame.view, [wire.Said(line.message, line.args, line.rule) for line in frame.lines])
                for frame in one.frames
            ]
    raise NotFoundException(f"there is no example {name!r} of {game!r}")


ROUTES = [all_examples, one_example]

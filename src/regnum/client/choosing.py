"""An answer to anything, at random: what the simplest of bots would do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Protocol

from regnum.client.table import Turn
from regnum.server import wire


class Keyed(Protocol):
    @property
    def key(self) -> str: ...


class Grown(Protocol):
    @property
    def more(self) -> Sequence[str]: ...
    @property
    def enough(self) -> bool: ...


Grow = Callable[[list[str]], Awaitable[Grown]]
"""What may still be added to a part of a choice of several, and whether it is enough already."""


async def any_answer(turn: Turn, dice: Random) -> wire.Raw:
    """A complete answer that the rules allow."""
    asked = turn.asked
    return await choose(asked.form, asked.options, lambda part: turn.table.grow(asked.decision, part), dice)


async def choose(form: str, options: Sequence[Keyed], grow: Grow, dice: Random) -> wire.Raw:
    """The same, of as much as one needs to know of a question. A choice of several is put together item by item."""
    keys = [option.key for option in options]
    if form == "pick":
        return dice.choice(keys)
    if form == "amount":
        return int(dice.choice(keys))
    if form == "arrange":
        dice.shuffle(keys)
        return keys
    part: list[str] = []
    while True:
        grown = await grow(part)
        if not grown.more or (grown.enough and dice.randrange(2) == 0):
            return part
        part = [*part, dice.choice(grown.more)]

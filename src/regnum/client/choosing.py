"""An answer to anything, at random: what the simplest of bots would do."""

from __future__ import annotations

from random import Random

from regnum.client.table import Turn
from regnum.server import wire


async def any_answer(turn: Turn, dice: Random) -> wire.Raw:
    """A complete answer that the rules allow. A choice of several is put together item by item."""
    asked = turn.asked
    keys = [option.key for option in asked.options]
    match asked.form:
        case "pick":
            return dice.choice(keys)
        case "amount":
            return int(dice.choice(keys))
        case "arrange":
            dice.shuffle(keys)
            return keys
        case "many":
            part: list[str] = []
            more, enough = keys, asked.enough
            if enough and dice.randrange(4) == 0:
                return part
            while True:
                grown = await turn.table.grow(asked.decision, part)
                more, enough = grown.more, grown.enough
                if not more or (enough and dice.randrange(2) == 0):
                    return part
                part = [*part, dice.choice(more)]

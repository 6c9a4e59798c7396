"""Sit at a table on any Regnum server from Python: a bot, a script, a test.

    async with Client("https://tables.example", name="Robot") as client:
        place = await client.accept("https://tables.example/join#…")
        async with client.at(place.table) as table:
            async for turn in table.turns(place.seat):
                await turn.answer(turn.asked.options[0].key)

It says what a browser says (docs/protocol.md) and is told what a browser is told: the view of its seat, what it may
choose, and why not. docs/client.md has a whole example.
"""

from regnum.client.choosing import any_answer
from regnum.client.connection import Client, Lost, Problem, Refused
from regnum.client.table import Table, Turn

__all__ = ["Client", "Lost", "Problem", "Refused", "Table", "Turn", "any_answer"]

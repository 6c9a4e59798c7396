"""Bots at the seats of people who are away, late or have given up."""

from __future__ import annotations

from typing import Any

from regnum import bots
from regnum.server.tables.laying import bot_seed
from regnum.server.tables.live import Live


def takes_over(live: Live, seat: int) -> dict[str, Any]:
    """What changes of a seat when the best bot there is stands in. The seat stays the person's."""
    table = live.table
    return {"kind": "bot", "level": bots.names(table.game)[-1], "bot_seed": bot_seed(table.seed, seat)}


def gives_back() -> dict[str, Any]:
    """And when the person is back."""
    return {"kind": "person", "level": None, "bot_seed": None}

"""Fortify (section 16): a wall, and what it gives."""

from __future__ import annotations

from regnum.games.paladins.attributes import value
from regnum.games.paladins.catalogue import (
    FORTIFY,
    FREE_OF_PROVISIONS,
    INFLUENCE,
    WALL_INFLUENCE,
    WALL_PROVISIONS,
    WALLS,
    WALLS_PER_PLAYER,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.rewards import gain, gain_one_of
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import can_fill, occupied, open_spaces, place, too_few, too_hungry
from regnum.kernel.options import BARRED, Obstacle, Reason
from regnum.kernel.rulings import ruling


def price(me: Player) -> int:
    """16.2-16.4; nothing with paladin:anseis."""
    return 0 if FREE_OF_PROVISIONS[FORTIFY][me.paladin] else WALL_PROVISIONS[len(me.walls)]


def price_rule(number: int) -> str:
    """16.2-16.4: the statement with the price of the next wall, after so many."""
    return "16.2" if number < 3 else "16.3" if number < 5 else "16.4"


@ruling("wall_deck_empty")
def walls_left(t: PaladinsTable) -> bool:
    """16.10: whether there is a wall to build (rulings.md: wall_deck_empty)."""
    return len(t.s.walls) > 0


def cannot(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.12, 9.13, 9.15, 16.1-16.10: what stands in the way of fortifying, if anything."""
    if me.placed[FORTIFY]:
        return occupied(me, FORTIFY) if explains else BARRED
    built = len(me.walls)
    if built >= WALLS_PER_PLAYER:
        return Reason("9.12", "why-seven-times", {"count": WALLS_PER_PLAYER})
    if not walls_left(t):
        return Reason("16.10", "why-no-walls")
    if value(me, INFLUENCE) < WALL_INFLUENCE[built]:
        figures = {"needed": WALL_INFLUENCE[built], "value": value(me, INFLUENCE)}
        return Reason("16.8" if built == 1 else "16.9", "why-influence", figures) if explains else BARRED
    if me.provisions < price(me):
        return too_hungry(price_rule(built), price(me), me.provisions) if explains else BARRED
    spaces = open_spaces(me, FORTIFY)
    if not can_fill(spaces, me.workers):
        return too_few(FORTIFY, spaces) if explains else BARRED
    return None


async def fortify(t: PaladinsTable, me: Player) -> None:
    """16.1-16.12, 9.6, 9.11 (the example is 16.13): workers, provisions, the top wall card, its rewards left to right.

    What each wall gives is in its content.
    """
    crew = len(me.crew)
    await place(t, me, FORTIFY)
    t.pay_provisions(me, price(me), price_rule(len(me.walls)))
    wall = WALLS[t.build_wall(me)]
    await gain(t, me, wall.gain)
    if wall.choice:
        await gain_one_of(t, me, wall.choice)
    await afterwards(t, me, FORTIFY, crew)

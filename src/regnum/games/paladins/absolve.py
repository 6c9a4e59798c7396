"""Absolve (section 18): a jar, the reward of its new space, one suspicion less."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.attributes import value
from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ALSO,
    FLAG,
    FREE_OF_SILVER,
    INFLUENCE,
    JAR_INFLUENCE,
    JAR_SILVER,
    JAR_SPACE_ID,
    JAR_SPACES,
    JARS,
    RIGHT_SIDE,
    JarSpace,
    gain_id,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import can_fill, occupied, open_spaces, place, too_few, too_poor
from regnum.kernel.options import BARRED, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick

JAR_THERE: Final = Reason("18.7", "why-jar-there")
JAR_ON: Final = [
    Option(
        thing,
        JarSpace(space),
        target=thing,
        label="option-jar",
        rule="18.7",
        args={"reward": gain_id(JAR_SPACES[space])},
    )
    for space, thing in enumerate(JAR_SPACE_ID)
]


def jar_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[JarSpace]]:
    """18.7: any space at the lower right that holds no jar yet."""
    jars = t.s.players[d.seat].jars
    listing: Listing[JarSpace] = Listing(why)
    for space, option in enumerate(JAR_ON):
        listing.put(option, JAR_THERE if space in jars else None)
    return listing.options


WHERE: Final = Pick("absolve-where", "18.7", jar_menu)


def price(me: Player) -> int:
    """18.2-18.4; nothing with paladin:ivoire."""
    return 0 if FREE_OF_SILVER[ABSOLVE][me.paladin] else JAR_SILVER[len(me.jars)]


def price_rule(moved: int) -> str:
    """18.2-18.4: the statement with the price of the next jar, after so many."""
    return "18.2" if moved < 1 else "18.3" if moved < 4 else "18.4"


def cannot(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.12, 9.13, 9.15, 18.1-18.6: what stands in the way of absolving, if anything."""
    if me.placed[ABSOLVE]:
        return occupied(me, ABSOLVE) if explains else BARRED
    moved = len(me.jars)
    if moved >= JARS:
        return Reason("9.12", "why-seven-times", {"count": JARS})
    if value(me, INFLUENCE) < JAR_INFLUENCE[moved]:
        figures = {"needed": JAR_INFLUENCE[moved], "value": value(me, INFLUENCE)}
        return Reason("18.6", "why-influence", figures) if explains else BARRED
    if me.silver < price(me):
        return too_poor(price_rule(moved), price(me), me.silver) if explains else BARRED
    spaces = open_spaces(me, ABSOLVE)
    if not can_fill(spaces, me.workers):
        return too_few(ABSOLVE, spaces) if explains else BARRED
    return None


async def absolve(t: PaladinsTable, me: Player) -> None:
    """18.1-18.11 (the example is 18.12): the leftmost jar, its new space's reward, a suspicion gone, 1 Faith."""
    crew = len(me.crew)
    space = await t.ask(WHERE, me.seat)
    await place(t, me, ABSOLVE)
    t.pay_silver(me, price(me), price_rule(len(me.jars)))
    t.move_jar(me, space)
    await gain(t, me, JAR_SPACES[space])
    t.gain_plain(me, ALSO[ABSOLVE - RIGHT_SIDE.start])
    t.gain_plain(me, FLAG[ABSOLVE - RIGHT_SIDE.start])
    await afterwards(t, me, ABSOLVE, crew)

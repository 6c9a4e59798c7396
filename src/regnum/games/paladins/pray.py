"""Pray (section 13): an action is cleared and can be taken again."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ACTION_SILVER,
    EVERY_ACTION,
    FREE_OF_SILVER,
    NO_ACTION,
    OPEN_SPACES,
    PRAY,
    Action,
)
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import can_fill, occupied, place, too_few, too_poor
from regnum.kernel.options import BARRED, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, point_at

NOT_ITSELF: Final = Reason("13.3", "why-not-itself")
NOBODY_THERE: Final = [Reason("13.3", "why-nobody-there", {"action": thing}) for thing in ACTION_ID]
CLEAR: Final = point_at(zip(EVERY_ACTION, ACTION_ID, strict=True), "action", Action, label="option-clear", rule="13.3")
CLEAR_NOTHING: Final[Option[Action]] = Option("clear-nothing", NO_ACTION, label="option-clear-nothing", rule="13.3")


def _listed(me: Player, why: Reasons | None, itself: bool) -> list[Option[Action]]:
    """13.3, 42.10: actions of the own board on which workers stand. King's Favours are never among them (6.16)."""
    listing: Listing[Action] = Listing(why)
    for action, kinds in zip(EVERY_ACTION, me.placed, strict=True):
        if not kinds:
            listing.put(CLEAR[action], NOBODY_THERE[action])
        else:
            listing.put(CLEAR[action], None if itself or action != PRAY else NOT_ITSELF)
    return listing.options


@ruling("pray_clears_itself", "pray_on_nothing")
def clear_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[Action]]:
    """13.3: one other action of the own board, or none: the book says that the player may."""
    return [*_listed(t.s.players[d.seat], why, False), CLEAR_NOTHING]


@ruling("pray_clears_itself")
def icon_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[Action]]:
    """42.10: one action of the own board, also the one just being done."""
    return _listed(t.s.players[d.seat], why, True)


WHICH: Final = Pick("pray-which", "13.3", clear_menu, passable=True)
BY_ICON: Final = Pick("pray-reward", "42.10", icon_menu, passable=True)


def price(me: Player) -> int:
    """13.2: 2 silver; nothing with paladin:oliver."""
    return 0 if FREE_OF_SILVER[PRAY][me.paladin] else ACTION_SILVER[PRAY]


def cannot(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.15, 13.1, 13.2: what stands in the way of praying, if anything."""
    if me.placed[PRAY]:
        return occupied(me, PRAY) if explains else BARRED
    if me.silver < price(me):
        return too_poor("13.2", price(me), me.silver) if explains else BARRED
    if not can_fill(OPEN_SPACES[PRAY][0], me.workers):
        return too_few(PRAY, OPEN_SPACES[PRAY][0]) if explains else BARRED
    return None


@ruling("pray_on_nothing")
async def pray(t: PaladinsTable, me: Player) -> None:
    """13.1-13.4: a cleric, 2 silver, and one action is free again (the example is 13.5).

    With nothing to clear the action may be taken all the same.
    """
    await place(t, me, PRAY)
    t.pay_silver(me, price(me), "13.2")
    action = await t.ask(WHICH, me.seat)
    if action == CLEAR_NOTHING.value:
        t.note("log-clears-nothing", "13.3", {"player": SEAT_ID[me.seat]})
    else:
        t.clear_action(me, action, "13.3")


async def pray_by_icon(t: PaladinsTable, me: Player) -> None:
    """42.10: the same as a reward, without worker and silver; skipped if nobody stands anywhere."""
    action = await t.ask_if_any(BY_ICON, me.seat)
    if action is not None:
        t.clear_action(me, action, "42.10")

"""A turn (section 9): one action, or passing; and the place from which every step of the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from regnum.games.paladins import absolve, conspire, develop, favours, fortify, outsiders, pray, recruit, regions
from regnum.games.paladins.actions import ACTION, DISMISSAL, PASS, PASSING, USE_FAVOUR, Act
from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FAVOUR,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)
from regnum.games.paladins.hunt_and_trade import cannot as cannot_hunt_or_trade
from regnum.games.paladins.hunt_and_trade import hunt_or_trade
from regnum.games.paladins.paladins import choose_paladins
from regnum.games.paladins.passing import pass_round
from regnum.games.paladins.round import end_round
from regnum.games.paladins.setup import recruit_at_setup
from regnum.games.paladins.solo import turn as solo
from regnum.games.paladins.state import Phase, Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.tavern import visit
from regnum.games.paladins.workers import DISMISS
from regnum.kernel.options import Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import SEATS

Cannot = Callable[[PaladinsTable, Player, bool], Obstacle]
"""What stands in the way of an action, if anything; in full only if somebody is to read it."""


def _cannot_dismiss(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """11.7."""
    return recruit.cannot(t, me, explains, True)


def _cannot_recruit(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """11.12."""
    return recruit.cannot(t, me, explains, False)


def _cannot_hunt(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """12.1."""
    return cannot_hunt_or_trade(t, me, explains, HUNT)


def _cannot_trade(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """12.1."""
    return cannot_hunt_or_trade(t, me, explains, TRADE)


BOARD: Final[tuple[tuple[Option[Act], Cannot], ...]] = (
    (ACTION[DEVELOP], develop.cannot),
    (DISMISSAL, _cannot_dismiss),
    (ACTION[RECRUIT], _cannot_recruit),
    (ACTION[HUNT], _cannot_hunt),
    (ACTION[TRADE], _cannot_trade),
    (ACTION[PRAY], pray.cannot),
    (ACTION[CONSPIRE], conspire.cannot),
    (ACTION[COMMISSION], regions.cannot_commission),
    (ACTION[FORTIFY], fortify.cannot),
    (ACTION[GARRISON], regions.cannot_garrison),
    (ACTION[ABSOLVE], absolve.cannot),
    (ACTION[ATTACK], outsiders.cannot_attack),
    (ACTION[CONVERT], outsiders.cannot_convert),
)
"""The actions of the own board, each with the function that says what stands in its way."""
EXPECTED: Final = [option.key for option, _ in BOARD]
NO_WORKERS: Final = Reason("25.1", "why-no-workers")
FACE_DOWN: Final = Reason("9.3", "why-face-down")


def action_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[Act]]:
    """7.19, 9.2, 25.1, 25.2: an action of the own board, a King's Favour that lies open, or passing.

    Without workers in the own supply there is nothing but passing.
    """
    s = t.s
    me = s.players[d.seat]
    listing: Listing[Act] = Listing(why)
    put, explains = listing.put, listing.explains
    idle = not any(me.workers)
    for option, cannot in BOARD:
        put(option, NO_WORKERS if idle else cannot(t, me, explains))
    for place, favour in enumerate(s.favours):
        put(USE_FAVOUR[favour], NO_WORKERS if idle else favours.cannot(t, me, explains, place))
    if explains and not idle:
        for number, option in enumerate(USE_FAVOUR):
            if number not in s.favours:  # whether it lies face down or in the box is nobody's business
                listing.aside(option, FACE_DOWN)
    put(PASS)
    return listing.options


TURN: Final = Pick("turn-action", "7.19", action_menu, passable=True)


async def _pass(t: PaladinsTable, me: Player) -> None:
    """25.2."""
    await pass_round(t, me)


async def _hunt(t: PaladinsTable, me: Player) -> None:
    """12.3, 12.5."""
    await hunt_or_trade(t, me, HUNT)


async def _trade(t: PaladinsTable, me: Player) -> None:
    """12.4, 12.6."""
    await hunt_or_trade(t, me, TRADE)


DO: Final[dict[int, Callable[[PaladinsTable, Player], Coroutine[Any, Any, None]]]] = {
    DEVELOP: develop.develop,
    DISMISS: recruit.dismiss,
    RECRUIT: recruit.recruit,
    HUNT: _hunt,
    TRADE: _trade,
    PRAY: pray.pray,
    CONSPIRE: conspire.conspire,
    COMMISSION: regions.commission,
    FORTIFY: fortify.fortify,
    GARRISON: regions.garrison,
    ABSOLVE: absolve.absolve,
    ATTACK: outsiders.attack,
    CONVERT: outsiders.convert,
    PASSING: _pass,
}


async def step(t: PaladinsTable) -> None:
    """Play to the next place of rest: one choice at setup, the paladins, one visit to the tavern, one turn (6.1)."""
    phase = t.s.phase
    if phase is Phase.SETUP:
        await recruit_at_setup(t)
    elif phase is Phase.PALADINS:
        await choose_paladins(t)
    elif phase is Phase.TAVERN:
        await visit(t)
    else:
        if t.s.turn < len(t.s.players):
            await take_turn(t)
        if t.s.opponents:
            await opponents_turns(t)


async def opponents_turns(t: PaladinsTable) -> None:
    """32.2, 32.7, 32.10: the solo opponent answers each turn of the person; once they are out it goes on alone."""
    s = t.s
    while s.phase is Phase.ACTIONS and s.turn >= len(s.players) and not s.over:
        await solo.take_turn(t)
        next_turn(t)


async def take_turn(t: PaladinsTable) -> None:
    """5.3, 7.19: a single action, or passing; then the next player's turn."""
    me = t.active
    act = await t.ask(TURN, me.seat)
    if act.action == FAVOUR:
        await favours.use(t, me, act.favour)
    else:
        await DO[act.action](t, me)
    next_turn(t)


def next_turn(t: PaladinsTable) -> None:
    """5.3, 5.4, 25.7, 32.7: clockwise to the next who has not passed; when all have, the round ends (8.1)."""
    s = t.s
    seats = len(s.players) + len(s.opponents)
    if s.passed == (1 << seats) - 1:
        end_round(t)
        return
    seat = (s.turn + 1) % seats
    while s.passed >> seat & 1:
        seat = (seat + 1) % seats
    s.turn = SEATS[seat]

"""Schemes (section 32): what the opponent tries, and the row it falls back on."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_ID,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAVOUR_SCHEME,
    FORTIFY,
    GARRISON,
    NO_ACTION,
    NOTHING,
    OPPONENT_ROW,
    ORDER_SCHEME,
    PRAY,
    RECRUIT,
    SCHEMES,
    TRADE,
    Action,
)
from regnum.games.paladins.solo import absolve_and_fortify, kings_cards, outsiders, regions, resource_track, row
from regnum.games.paladins.solo.board import cannot_place
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Reason

CANNOT: dict[int, Callable[[PaladinsTable, Opponent], Reason | None]] = {
    RECRUIT: row.cannot_recruit,
    COMMISSION: regions.cannot_commission,
    FORTIFY: absolve_and_fortify.cannot_fortify,
    GARRISON: regions.cannot_garrison,
    ABSOLVE: absolve_and_fortify.cannot_absolve,
    ATTACK: outsiders.cannot_attack,
    CONVERT: outsiders.cannot_convert,
}
"""What may stand in the way of an action besides its workers."""
DO: dict[int, Callable[[PaladinsTable, Opponent], Coroutine[Any, Any, None]]] = {
    RECRUIT: row.recruit,
    PRAY: row.pray,
    TRADE: row.trade,
    CONSPIRE: row.conspire,
    COMMISSION: regions.commission,
    FORTIFY: absolve_and_fortify.fortify,
    GARRISON: regions.garrison,
    ABSOLVE: absolve_and_fortify.absolve,
    ATTACK: outsiders.attack,
    CONVERT: outsiders.convert,
}
ACTION_OF = tuple(Action(ACTIONS.index(name)) if name in ACTIONS else NO_ACTION for name in SCHEMES)
"""32.2: the action a scheme is for; the King's schemes have none of their own."""


async def carry_out(t: PaladinsTable, opponent: Opponent) -> None:
    """32.2-32.5, 37.3, 38.3 (the example is 32.12): the top scheme is revealed; what it says is tried, else the row.

    Each scheme is for the action of its name; the King's two (scheme:kings-order, scheme:kings-favour) use his cards.
    """
    scheme = t.reveal_scheme(opponent)
    if scheme == FAVOUR_SCHEME:
        place = resource_track.favour(t, opponent)
        if place != NOTHING:
            await kings_cards.use_favour(t, opponent, place)
        else:
            t.note("log-opponent-no-favour", "38.3", {})
            await fall_back(t, opponent, "38.3")
    elif scheme == ORDER_SCHEME:
        for place in kings_cards.orders_to_try(t, opponent):
            if await attempt(t, opponent, kings_cards.explain_order(t, opponent, place)):
                return
        await fall_back(t, opponent, "37.3")
    elif not await attempt(t, opponent, ACTION_OF[scheme]):
        await fall_back(t, opponent, "32.5")


def obstacle(t: PaladinsTable, opponent: Opponent, action: Action) -> Reason | None:
    """32.3, 32.4: too few workers, or those of an earlier turn; or nothing that the action could be done to."""
    return cannot_place(opponent, action) or (CANNOT[action](t, opponent) if action in CANNOT else None)


async def attempt(t: PaladinsTable, opponent: Opponent, action: Action) -> bool:
    """32.2-32.4: the action, if nothing stands in its way; otherwise it is told what does."""
    reason = obstacle(t, opponent, action)
    if reason is not None:
        _tell(t, reason.message, reason)
        return False
    await DO[action](t, opponent)
    return True


def _tell(t: PaladinsTable, message: str, reason: Reason) -> None:
    """32.3, 32.4: why the action cannot be taken."""
    t.note(message, reason.rule, reason.args)


async def fall_back(t: PaladinsTable, opponent: Opponent, rule: str) -> None:
    """32.3-32.5: the leftmost available action of the row; Rest always is."""
    for action, *_ in OPPONENT_ROW:
        if action == NOTHING:
            row.rest(t, opponent)
            return
        if obstacle(t, opponent, action) is None:
            if t.journal is not None:
                t.note("log-opponent-falls-back", rule, {"action": ACTION_ID[action]})
            await DO[action](t, opponent)
            return

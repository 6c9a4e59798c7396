"""The opponent and the King's cards (sections 37 and 38): orders to fulfil, favours to use."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    FAVOURS,
    ORDER_ID,
    ORDERS,
    TAKE_DEBT,
    Action,
)
from regnum.games.paladins.scoring import fulfilled
from regnum.games.paladins.solo import resource_track
from regnum.games.paladins.solo.board import any_workers
from regnum.games.paladins.solo.rewards import gain, gain_one_of
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.rulings import ruling


@ruling("solo_fulfilled_orders")
def orders_to_try(t: PaladinsTable, opponent: Opponent) -> list[int]:
    """37.1-37.3 (the examples are 37.4 and 37.5): the places of the revealed orders, as it tries their actions.

    From the right, those it has not fulfilled; then, from the right again, those it has: only when it can take the
    action of none of them does it turn to its row (rulings.md: solo_fulfilled_orders).
    """
    has = fulfilled(t.s, opponent)
    return sorted(range(len(t.s.orders)), key=lambda place: (place in has, -place))


def explain_order(t: PaladinsTable, opponent: Opponent, place: int) -> Action:
    """37.1, 37.2: the action of an order it turns to, with the reason."""
    order = t.s.orders[place]
    if t.journal is not None:
        if place in fulfilled(t.s, opponent):
            t.note("log-opponent-order-again", "37.2", {"order": ORDER_ID[order]})
        else:
            t.note("log-opponent-order", "37.1", {"order": ORDER_ID[order]})
    return ORDERS[order]


async def use_favour(t: PaladinsTable, opponent: Opponent, place: int) -> None:
    """38.1-38.4 (the examples are 38.5 and 38.6): a worker of any kind on the favour, which it blocks; its reward.

    Silver and provisions are not paid (30.18, 30.19), a debt is taken. What each favour gives is in its content.
    """
    resource_track.explain_favour(t, opponent, place)
    t.place_on_favour(opponent, place, any_workers(opponent, 1)[0])
    card = FAVOURS[t.s.favours[place]]
    for what, n in card.cost:
        if what == TAKE_DEBT:
            for _ in range(n):
                t.take_debt(opponent, "30.18")
    await gain(t, opponent, card.gain)
    if card.choice:
        await gain_one_of(t, opponent, card.choice)

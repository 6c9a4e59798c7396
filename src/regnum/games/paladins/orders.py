"""Standing orders for what is asked again and again and seldom matters: in which order the own townsfolk act (24.9,
41.1), and how a card is paid for (11.2)."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.crew import FIRING
from regnum.games.paladins.inquisition import HEARING
from regnum.games.paladins.recruit import IN_SILVER, PRICE
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.orders import StandingOrder, always
from regnum.kernel.questions import Decision, Raw


def _first(t: PaladinsTable, d: Decision, value: int) -> Raw | None:
    """24.9, 41.1: whoever has been in the crew longest."""
    return d.options[0].key


ORDERS: Final = (
    StandingOrder("pay-in-silver", PRICE.name, always(IN_SILVER.key)),
    StandingOrder("townsfolk-in-order", FIRING.name, _first),
    StandingOrder("hearing-in-order", HEARING.name, _first),
)

"""Standing orders for what is asked again and again: whether one buys the ally that another has revealed (7.3)."""

from __future__ import annotations

from regnum.games.abyss.catalogue import VALUE
from regnum.games.abyss.explore import OFFER, PASS_ALLY
from regnum.games.abyss.table import AbyssTable
from regnum.kernel.orders import StandingOrder
from regnum.kernel.questions import Decision, Raw


def _pass(t: AbyssTable, d: Decision, value: int) -> Raw | None:
    """7.3: the ally goes unbought, whatever it is."""
    return PASS_ALLY.key


def _pass_below(t: AbyssTable, d: Decision, value: int) -> Raw | None:
    """7.3: an ally of less value goes unbought; for any other its seat is asked."""
    return PASS_ALLY.key if VALUE[t.s.track[-1]] < value else None


def _explorer(t: AbyssTable, seat: int) -> int:
    """Whose exploration it is: the next turn is another stretch."""
    return t.s.turn


def _others_turns(t: AbyssTable, seat: int) -> int:
    """Lasts until the seat's own turn comes."""
    return int(t.s.turn == seat)


ORDERS = (
    StandingOrder("pass-exploration", OFFER.name, _pass, stretch=_explorer),
    StandingOrder("pass-until-turn", OFFER.name, _pass, stretch=_others_turns),
    StandingOrder("ask-from-value", OFFER.name, _pass_below, values=(2, 3, 4, 5)),
)

"""Standing orders for what is asked again and again while somebody explores (7.3, 7.15)."""

from __future__ import annotations

from typing import Final

from regnum.games.abyss.catalogue import VALUE
from regnum.games.abyss.explore import LEAVE, OFFER, PASS_ALLY, TAKE_OR_LEAVE
from regnum.games.abyss.table import AbyssTable
from regnum.kernel.orders import StandingOrder, always, one_turn, others_turns
from regnum.kernel.questions import Decision, Raw


def _pass_below(t: AbyssTable, d: Decision, value: int) -> Raw | None:
    """7.3: an ally of less value goes unbought; for any other its seat is asked."""
    return PASS_ALLY.key if VALUE[t.s.track[-1]] < value else None


def _leave_below(t: AbyssTable, d: Decision, value: int) -> Raw | None:
    """7.15, 7.18: an ally of less value is left on the track, as long as it may be."""
    return always(LEAVE.key)(t, d, value) if VALUE[t.s.track[-1]] < value else None


ORDERS: Final = (
    StandingOrder("pass-exploration", OFFER.name, always(PASS_ALLY.key), stretch=one_turn),
    StandingOrder("pass-until-turn", OFFER.name, always(PASS_ALLY.key), stretch=others_turns),
    StandingOrder("ask-from-value", OFFER.name, _pass_below, values=(2, 3, 4, 5)),
    StandingOrder("leave-below-value", TAKE_OR_LEAVE.name, _leave_below, values=(2, 3, 4, 5), stretch=one_turn),
)

"""Standing orders for what others' actions ask of a ruler again and again: covenants (76.01), cards and sides in
combats and contests (43.01, 54.01, 55.01), offers (28.03)."""

from __future__ import annotations

from regnum.games.crescent_moon.bargain import TALKS
from regnum.games.crescent_moon.clash import CHOOSE_COMBAT, CHOOSE_CONTEST
from regnum.games.crescent_moon.covenants import COVENANTS, OFFER
from regnum.games.crescent_moon.influence import DECLARE, DEFEND
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.orders import StandingOrder, always, nothing, others_turns
from regnum.kernel.questions import Decision, Raw


def _no_points(t: CrescentTable, d: Decision, value: int) -> Raw | None:
    """76.01: no covenant is offered."""
    return 0


ORDERS = (
    StandingOrder("no-covenant", OFFER.name, _no_points),
    StandingOrder("refuse-covenants", COVENANTS.reply.name, always(COVENANTS.refuse.key), stretch=others_turns),
    StandingOrder("no-combat-cards", CHOOSE_COMBAT.name, nothing, stretch=others_turns),
    StandingOrder("no-contest-cards", CHOOSE_CONTEST.name, nothing, stretch=others_turns),
    StandingOrder("defend", DECLARE.name, always(DEFEND.key)),
    StandingOrder("refuse-deals", TALKS.reply.name, always(TALKS.refuse.key), stretch=others_turns),
)

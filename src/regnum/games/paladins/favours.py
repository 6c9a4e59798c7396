"""King's Favours as actions (6.14-6.16): one worker on the card, its price, its reward."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    FAVOUR,
    FAVOURS,
    NO_ACTION,
    NOTHING,
    PROVISION,
    SILVER,
    TAKE_DEBT,
)
from regnum.games.paladins.rewards import gain, gain_one_of
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import PLACE, can_fill, too_few, too_hungry, too_poor
from regnum.kernel.options import BARRED, Obstacle, Reason
from regnum.kernel.rulings import ruling


@ruling("favour_once_per_round")
def cannot(t: PaladinsTable, me: Player, explains: bool, place: int) -> Obstacle:
    """6.14, 6.15, 9.2: what stands in the way of using the favour on this space, if anything. Face-down ones are not
    asked about (9.3).
    """
    favour = FAVOURS[t.s.favours[place]]
    if t.s.favour_workers[place] != NOTHING:
        return Reason("6.15", "why-favour-used") if explains else BARRED
    for what, n in favour.cost:
        if what == SILVER and me.silver < n:
            return too_poor("6.14", n, me.silver) if explains else BARRED
        if what == PROVISION and me.provisions < n:
            return too_hungry("6.14", n, me.provisions) if explains else BARRED
    if not can_fill(favour.spaces, me.workers):
        return too_few(FAVOUR, favour.spaces) if explains else BARRED
    return None


async def use(t: PaladinsTable, me: Player, favour: int) -> None:
    """6.14, 6.15, 9.2: a worker from the own supply, the price, the reward.

    What each favour asks and gives is in its content.
    """
    s = t.s
    s.action = FAVOUR
    s.target = s.favours.index(favour)
    (worker,) = await t.ask(PLACE, me.seat)
    t.place_on_favour(me, s.target, worker)
    s.action = NO_ACTION
    s.target = NOTHING
    card = FAVOURS[favour]
    for what, n in card.cost:
        if what == SILVER:
            t.pay_silver(me, n, "6.14")
        elif what == PROVISION:
            t.pay_provisions(me, n, "6.14")
        elif what == TAKE_DEBT:
            for _ in range(n):
                t.take_debt(me, "6.14")
    await gain(t, me, card.gain)
    if card.choice:
        await gain_one_of(t, me, card.choice)

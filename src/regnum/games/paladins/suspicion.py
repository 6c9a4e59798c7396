"""Tax and suspicion (sections 21 and 22)."""

from __future__ import annotations

from regnum.games.paladins import inquisition
from regnum.games.paladins.catalogue import CRIMINAL
from regnum.games.paladins.state import Opponent, Side
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.rulings import ruling


@ruling("inquisition_during_a_reward", "solo_conspire_marker")
async def take_tax(t: PaladinsTable, me: Side, n: int) -> None:
    """21.1, 21.2, 22.8, 24.1: compulsory; what the pool lacks comes from the main supply; its last silver brings the
    inquisition, at once.

    For the solo opponent the silver goes to the main supply and its resource marker moves (30.3).
    """
    if isinstance(me, Opponent):
        left = t.empty_pool(me, n, "30.3")
        t.move_resource_marker(me, n, "30.3")
    else:
        left = t.empty_pool(me, n)
    if not left:
        await inquisition.hold(t)


@ruling("worker_supply")
async def gain_criminal(t: PaladinsTable, me: Side, rule: str = "42.5") -> None:
    """22.1, 14.3: every criminal gained brings a suspicion; one that the supply does not have brings none."""
    if t.take_worker(me, CRIMINAL, rule):
        await suspect(t, me)


async def suspect(t: PaladinsTable, me: Side) -> None:
    """22.1-22.9: one suspicion, and its tax at once. Several are drawn one after the other (the example is 22.10).

    If there is none to draw, an inquisition sets some free first (22.6, 22.7).
    """
    if not t.can_draw_suspicion():
        await inquisition.hold(t, "22.6")
        if not t.can_draw_suspicion():
            return
    tax = t.draw_suspicion(me)
    if tax:
        await take_tax(t, me, tax)

"""The end of step 2: Citizens who join the defense (5.5.2.n)."""

from __future__ import annotations

from regnum.games.oath.campaign.sides import campaign_figures, yes_no
from regnum.games.oath.catalogue import SEAT_ID
from regnum.games.oath.prince.board import strategy_dice
from regnum.games.oath.promises import HELP, promised
from regnum.games.oath.state import CITIZEN, Campaign, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Args
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling


def _may_join(t: OathTable, c: Campaign) -> list[Player]:
    """5.5.2.n-o: Citizens at a targeted site or at the attacker's who have not been asked."""
    if c.defender < 0 or not t.imperial(c.defender) or t.refuses(c.defender):
        return []
    return [
        player
        for player in t.in_turn_order()
        if player.role == CITIZEN
        and player.seat not in (c.who, c.defender)
        and player.seat not in c.asked
        and (player.pawn == c.at or player.pawn in c.targets)
    ]


def backed_by_the_chancellor(t: OathTable, c: Campaign) -> bool:
    """5.5.2.m: whether the Chancellor must stand by an Imperial defender as an Ally."""
    return c.defender >= 0 and t.empire not in (c.who, c.defender) and t.imperial(c.defender)


def _ally_figures(t: OathTable, d: Decision) -> Args:
    """5.5.2.n: who asks, against whom, and which ally."""
    return {**campaign_figures(t, d), "ally": SEAT_ID[d.args["ally"]]}


JOIN: Pick[bool] = Pick("campaign-join", "5.5.2.n", yes_no, figures=_ally_figures)
CONSENT: Pick[bool] = Pick("campaign-consent", "5.5.2.n", yes_no, figures=_ally_figures)


async def join_allies(t: OathTable, c: Campaign) -> None:
    """The Chancellor joins an Imperial defender; Citizens may, if the defender agrees. Then the pools.

    5.5.2.m, n, 6.box.5.5.a-b.
    """
    if backed_by_the_chancellor(t, c) and t.empire not in c.allies:
        c.allies = (t.empire, *c.allies)
    waiting = _may_join(t, c)
    if waiting:
        ally = waiting[0]
        c.asked = (*c.asked, ally.seat)
        args = {"ally": ally.seat}
        joins = promised(t.s, HELP, ally.seat, c.defender) is not None or await t.ask(JOIN, ally.seat, args)
        if joins and await t.ask(CONSENT, c.defender, args):
            c.allies = (*c.allies, ally.seat)
            t.note("log-joins", "5.5.2.n", {"player": SEAT_ID[ally.seat]})
        return
    _strategy_dice(t, c)
    for power in t.voices("campaign_pools"):
        power.campaign_pools(t, c)
    c.step = "attacker-plans"


@ruling("prince_strategy_dice")
def _strategy_dice(t: OathTable, c: Campaign) -> None:
    """P.2.f-h: the Clockwork Prince adds dice as attacker, and takes as many away as the named defender."""
    prince = t.s.prince
    if prince is not None and prince.seat in (c.who, c.defender):
        dice = strategy_dice(prince)
        t.add_attack_dice(c, dice if prince.seat == c.who else -dice)

"""Step 7 of a campaign: sites, spoils, and the pawn that is banished (5.5.7)."""

from __future__ import annotations

from regnum.games.oath import law, title
from regnum.games.oath.asking import relic_place
from regnum.games.oath.campaign.plans import plan_effects
from regnum.games.oath.campaign.sides import campaign_figures, yes_no
from regnum.games.oath.campaign.targets import PAWN, RELIC_AT
from regnum.games.oath.catalogue import BANNER_OF, Relic, Thing, is_relic, is_slot
from regnum.games.oath.powers import ATTACKER
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import Campaign
from regnum.games.oath.table import OathTable
from regnum.games.oath.travel import travel
from regnum.kernel.options import Args, Reasons
from regnum.kernel.questions import Amount, Decision, Pick
from regnum.kernel.rulings import ruling


async def victory_sites(t: OathTable, c: Campaign) -> None:
    """5.5.7.I.a-e: any number of warbands of the force onto each targeted site."""
    me = t.s.players[c.who]
    for slot in c.targets:
        if not is_slot(slot) or t.cannot_place(c.who, slot) is not None:
            continue
        n = await t.ask(PLACE, c.who, {"slot": slot, "high": me.warbands})
        t.place_warbands(me, slot, n, "5.5.7.I")
        for other in c.joined:
            there = t.s.sites[other].warbands
            if there and other != slot:
                n = await t.ask(PLACE, c.who, {"slot": slot, "high": there, "from": other})
                t.take_back_warbands(me, other, n)
                t.place_warbands(me, slot, n, "5.5.7.I")
    c.step = "spoils"


def _place_bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """5.5.7.I.a-b: any number of the force."""
    return 0, d.args["high"]


def _place_figures(t: OathTable, d: Decision) -> Args:
    return {"site": t.site_name(d.args["slot"])}


PLACE = Amount("campaign-place", "5.5.7.I", _place_bounds, passable=True, figures=_place_figures)


async def spoils(t: OathTable, c: Campaign) -> None:
    """5.5.7.II.a-d: take all targeted relics and banners; a banner so taken suffers the seize penalty (2.5.3)."""
    s = t.s
    me = s.players[c.who]
    taken: list[Relic] = []
    for target in sorted(c.targets, reverse=True):
        if target >= RELIC_AT:
            slot, i = relic_place(target)
            taken.append(t.take_relic_at(me, slot, i, "5.5.7.II"))
        elif is_relic(target):
            victim = s.players[c.defender]
            if target in victim.relics and t.cannot_take(c.who, Thing(target), c.defender) is None:
                t.take_relic_from(me, victim, target, "5.5.7.II")
                taken.append(target)
        elif target in BANNER_OF:
            if s.holders[BANNER_OF[target]] == c.defender and t.cannot_take(c.who, Thing(target), c.defender) is None:
                t.seize_banner(me, BANNER_OF[target])
    c.taken = tuple(taken)
    c.step = "banish"
    if taken:
        await relics_taken(t, me, tuple(taken))
    else:
        await title.check(t)
    await plan_effects(t, c, "campaign_spoils", ATTACKER)


BANISH: Pick[bool] = Pick("campaign-banish", "5.5.7.III", yes_no, figures=campaign_figures)
BURN: Pick[bool] = Pick("campaign-burn", "5.5.7.III", yes_no, figures=campaign_figures)


@ruling("burned_with_the_pawn_and_favor")
async def banish(t: OathTable, c: Campaign) -> None:
    """5.5.7.III.a-e: the pawn is made to travel, and half of the favor is burned, rounded down."""
    c.step = "victorious"
    if PAWN not in c.targets:
        return
    must = law.banishing_is_compulsory(t.s)
    victim = t.s.players[c.defender]
    if must or await t.ask(BANISH, c.who):
        await travel(t, victim, by=c.who, free=True, forced=True)
    burned = victim.favor if c.burn_all else victim.favor // 2
    if burned > 0 and (must or await t.ask(BURN, c.who)):
        t.burn_favor(victim, burned, "5.5.7.III.c")

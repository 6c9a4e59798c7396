"""The steps of a campaign in their order (5.5), its end (5.5.8), and the reactions to it.

The record lies in the state and rests between the steps; `proceed` carries out the next one. A campaign that a power
lets somebody make is laid on top of what is under way (`beginning.begin`) and goes on from the state: so it is always
the last thing that a power does.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from regnum.games.oath import title
from regnum.games.oath.campaign.allies import join_allies
from regnum.games.oath.campaign.defeat import defeat
from regnum.games.oath.campaign.defender import choose_defender
from regnum.games.oath.campaign.forces import gather_dice
from regnum.games.oath.campaign.plans import attacker_plans, defender_plans, due_for_discard, plan_effects
from regnum.games.oath.campaign.rolls import roll_attack, roll_defense, verdict
from regnum.games.oath.campaign.sides import side_name
from regnum.games.oath.campaign.targets import declare_targets
from regnum.games.oath.campaign.victory import banish, spoils, victory_sites
from regnum.games.oath.catalogue import SEAT_ID, THING_ID
from regnum.games.oath.powers import ATTACKER, DEFENDER, POWERS, WINDOW
from regnum.games.oath.state import Campaign, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.rulings import ruling
from regnum.kernel.things import things


async def _victorious(t: OathTable, c: Campaign) -> None:
    """5.5.8.a-d: "if you are victorious", then the ends and discards of either side; then all are Imperial again."""
    await plan_effects(t, c, "campaign_victorious", c.winner)
    await plan_effects(t, c, "campaign_end")
    for side in (ATTACKER, DEFENDER):
        for plan in due_for_discard(t, c, side):
            t.discard(POWERS[plan.power].card, plan.user)
    c.rebels = ()
    c.step = "others-after"
    await title.check(t)


async def _others_after(t: OathTable, c: Campaign) -> None:
    """5.5.8.a-d: powers of others that wait for the end of a campaign, one at a time: one of them may start another."""
    for player in t.in_turn_order():
        for power in t.voices("campaign_after"):
            if t.holder(power) == player.seat and power.index not in c.done:
                c.done = (*c.done, power.index)
                await power.campaign_after(t, c)
                return
    c.step = "own-after"


@ruling("act_phase_ended")
async def _own_after(t: OathTable, c: Campaign) -> None:
    """5.5.8.a-d: the attacker's own plans that work after the campaign."""
    for plan in c.plans:
        if plan.side == ATTACKER and WINDOW["campaign_own_after"] >> plan.power & 1 and -1 - plan.power not in c.done:
            c.done = (*c.done, -1 - plan.power)
            if not (t.s.act_over and c.who == t.active.seat):
                await POWERS[plan.power].campaign_own_after(t, c, plan)
            return
    if t.journal is not None:
        _sum_up(t, c)
    t.s.campaigns.remove(c)
    await title.check(t)


def _sum_up(t: OathTable, c: Campaign) -> None:
    """5.5.5.k: how it went, in one line of the journal."""
    args: dict[str, str | int] = {
        "player": SEAT_ID[c.who],
        "defender": side_name(c),
        "attack": c.swords,
        "defense": c.defense,
        "plans": things(THING_ID[POWERS[plan.power].card] for plan in c.plans),
        "count": len(c.plans),
    }
    t.note("log-campaign-told", "5.5.5.k", args)


STEPS: dict[str, Callable[[OathTable, Campaign], Coroutine[Any, Any, None]]] = {
    "defender": choose_defender,
    "targets": declare_targets,
    "attack-dice": gather_dice,
    "allies": join_allies,
    "attacker-plans": attacker_plans,
    "defender-plans": defender_plans,
    "defense-roll": roll_defense,
    "attack-roll": roll_attack,
    "verdict": verdict,
    "defeat": defeat,
    "victory": victory_sites,
    "spoils": spoils,
    "banish": banish,
    "victorious": _victorious,
    "others-after": _others_after,
    "own-after": _own_after,
}


async def proceed(t: OathTable) -> None:
    """A.3.1.a-A.3.7.d: the next step of the campaign on top."""
    c = t.s.campaign
    await STEPS[c.step](t, c)


async def campaign(t: OathTable, me: Player) -> None:
    """5.5.1.a: the major action. It begins here and goes on from the state."""
    t.s.campaigns.append(Campaign(me.seat, me.pawn))

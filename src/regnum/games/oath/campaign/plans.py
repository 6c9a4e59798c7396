"""Step 3 of a campaign: battle plans of both sides (5.5.3)."""

from __future__ import annotations

from typing import Any

from regnum.games.oath import modifiers
from regnum.games.oath.asking import ENOUGH, SEAT, use_option
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.campaign.sides import campaign_figures, defending_seats, used_by
from regnum.games.oath.catalogue import SEAT_ID, THING_ID, Thing
from regnum.games.oath.powers import ATTACKER, DEFENDER, KIND, POWERS, WINDOW, BattlePlan
from regnum.games.oath.state import BANDITS, NOBODY, Campaign, Plan
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import each, gathered
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

USED_ONCE = Reason("7.5.3.b", "why-plan-used-once")
FOR_DEFENDERS = Reason("7.5.c", "why-plan-for-defenders")
FOR_ATTACKERS = Reason("7.5.b", "why-plan-for-attackers")
NOT_RULED = Reason("7.5.1", "why-plan-not-ruled")


def plans_of(t: OathTable, c: Campaign, side: int, user: Seat) -> list[BattlePlan]:
    """5.5.3.a-l, 7.5.1.a-b, A.1.r: the plans a user rules that are for this side and not in use by it."""
    mask = t.ruled_powers(user) & KIND["battle-plan"]
    if user == t.prince and user != BANDITS:  # nobody's number is the bandits' where no Prince plays
        mask &= ~t.useless_to_the_prince()
    used = {plan.power for plan in c.plans if plan.side == side}
    found: list[BattlePlan] = []
    for power in each(mask):
        assert isinstance(power, BattlePlan)
        assert power.printed is not None
        if power.index in used or power.printed.side == ("defender" if side == ATTACKER else "attacker"):
            continue
        found.append(power)
    return found


@ruling("plans_that_exclude_others")
def plan_quote(t: OathTable, c: Campaign, side: int, user: Seat, power: BattlePlan) -> Bill | Reason:
    """7.5.a-d, A.1.s: what using a plan costs, whatever lies on it, or why it cannot be used."""
    if side in c.barred:
        return Reason("5.5.3", "why-plans-barred")
    if power.excludes_others and used_by(c, side):
        return Reason("5.5.3", "why-plans-used")
    reason = power.may_use(t, c, side, user)
    if reason is not None:
        return reason
    bill = Bill(battle=True)
    reason = t.price_of(user, power, bill)
    if reason is not None:
        return reason
    if user == BANDITS:
        return bill if bill.empty else Reason("5.5.3.f", "why-bandits-pay-nothing")
    return t.cannot_pay(t.s.players[user], bill) or bill


def _plan_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.5.3.a-l: the plans that can be used and paid for."""
    c = t.s.campaign
    side = d.args["side"]
    listing: Listing[Any] = Listing(why)
    for power in plans_of(t, c, side, d.seat):
        listing.put(use_option(power), against(plan_quote(t, c, side, d.seat, power)))
    if listing.explains:
        _say_aside(t, c, side, d.seat, listing)
    listing.put(ENOUGH)
    return listing.options


def _say_aside(t: OathTable, c: Campaign, side: int, user: Seat, listing: Listing[Any]) -> None:
    """5.5.3.d-e, l, 7.5.b-c, 7.5.1.a-b: plans on the table that are not this player's now, for one who tries them."""
    own = plans_of(t, c, side, user)
    used = {plan.power for plan in used_by(c, side)}
    for power in gathered(KIND["battle-plan"] & t.in_play):
        if power in own:
            continue
        assert power.printed is not None
        if power.index in used:
            listing.aside(use_option(power), USED_ONCE)
        elif power.printed.side == ("defender" if side == ATTACKER else "attacker"):
            listing.aside(use_option(power), FOR_DEFENDERS if side == ATTACKER else FOR_ATTACKERS)
        else:
            listing.aside(use_option(power), NOT_RULED)


PLANS: Pick[Any] = Pick("campaign-plans", "5.5.3", _plan_menu, passable=True, figures=campaign_figures)


@ruling("victorious_now")
async def attacker_plans(t: OathTable, c: Campaign) -> None:
    """5.5.3.a-d: one plan after the other, each once."""
    if c.winner == NOBODY and await _use_one(t, c, ATTACKER, c.who):
        return
    c.step = "defender-plans" if c.winner == NOBODY else "defeat"


async def defender_plans(t: OathTable, c: Campaign) -> None:
    """5.5.3.b-l: the defender and the Allies, in the defender's order; bandits use everything that is free."""
    if c.defender == BANDITS:
        await _bandit_plans(t, c)
        c.step = "defense-roll" if c.winner == NOBODY else "defeat"
        return
    waiting = [seat for seat in defending_seats(c) if seat not in c.passed]
    if c.winner == NOBODY and waiting:
        able = members_with_plans(t, c) if len(waiting) > 1 else waiting
        seat = Seat(await t.ask(NEXT_MEMBER, c.defender)) if len(able) > 1 else (able or waiting)[0]
        if not await _use_one(t, c, DEFENDER, seat):
            c.passed = (*c.passed, seat)
        return
    c.step = "defense-roll" if c.winner == NOBODY else "defeat"


def members_with_plans(t: OathTable, c: Campaign) -> list[Seat]:
    """5.5.3.h: members of the defending side who could use a plan now and have not said that it is enough."""
    return [
        seat
        for seat in defending_seats(c)
        if seat not in c.passed
        and any(isinstance(plan_quote(t, c, DEFENDER, seat, p), Bill) for p in plans_of(t, c, DEFENDER, seat))
    ]


def _member_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """5.5.3.j: whose plan comes next, where several of the side could use one."""
    return [SEAT[seat] for seat in members_with_plans(t, t.s.campaign)]


NEXT_MEMBER: Pick[int] = Pick("campaign-next", "5.5.3.j", _member_menu, figures=campaign_figures)


async def _use_one(t: OathTable, c: Campaign, side: int, user: Seat) -> bool:
    """5.5.3.a-l: use one more plan; whether one was used."""
    value = await t.ask(PLANS, user, {"side": side})
    if value == ENOUGH.value:
        return False
    power = POWERS[value[1]]
    assert isinstance(power, BattlePlan)
    choices = power.plan_choices(t, c, side, user)
    chosen = 0
    if choices:
        chosen = await t.choose("dice", t.s.players[user], choices, power)
    bill = plan_quote(t, c, side, user, power)
    assert isinstance(bill, Bill)
    t.pay(t.s.players[user], bill)
    await _put_to_use(t, c, Plan(power.index, user, side, chosen), power)
    return True


async def _put_to_use(t: OathTable, c: Campaign, plan: Plan, power: BattlePlan) -> None:
    """5.5.3.a-l: a plan is used from now on; some keep their side from using others (denizen:code-of-honor)."""
    c.plans.append(plan)
    if t.journal is not None:
        who = "bandits" if plan.user == BANDITS else SEAT_ID[plan.user]
        t.note("log-uses-plan", "5.5.3", {"player": who, "power": THING_ID[power.card]})
    if power.excludes_others:
        c.barred = (*c.barred, plan.side)
    await power.use(t, c, plan)


@ruling("bandits_as_users")
async def _bandit_plans(t: OathTable, c: Campaign) -> None:
    """5.5.3.f, bandits-as-users: every free plan, from the top of the Cradle, at a site from the card nearest it."""
    found = plans_of(t, c, DEFENDER, BANDITS)
    free = [power for power in found if isinstance(plan_quote(t, c, DEFENDER, BANDITS, power), Bill)]
    free.sort(key=lambda power: _where(t, power.card))
    alone = [power for power in free if power.excludes_others]
    for power in alone[:1] or free:
        if c.winner != NOBODY:
            break
        if not power.bandits_use(t, c) or not isinstance(plan_quote(t, c, DEFENDER, BANDITS, power), Bill):
            continue
        choices = power.plan_choices(t, c, DEFENDER, BANDITS)
        chosen = power.bandits_choose(choices) if choices else 0
        await _put_to_use(t, c, Plan(power.index, BANDITS, DEFENDER, chosen), power)


def _where(t: OathTable, card: Thing) -> tuple[int, int]:
    """5.5.3.i: the order in which bandits come to their plans."""
    slot = t.slot_of(card)
    return slot, t.s.sites[slot].cards.index(card)


async def plan_effects(t: OathTable, c: Campaign, window: str, side: int | None = None) -> None:
    """5.5.3.j, 5.5.6.g, 5.5.8.a: what plans in use do at a moment, in the order that the side's leader chooses."""
    for one in (ATTACKER, DEFENDER):
        if side is not None and one != side:
            continue
        plans = [plan for plan in c.plans if plan.side == one and WINDOW[window] >> plan.power & 1]
        leader = c.who if one == ATTACKER else (c.who if c.defender < 0 else c.defender)
        by_power = {plan.power: plan for plan in plans}
        powers = [POWERS[plan.power] for plan in plans]
        await modifiers.one_by_one(t, powers, leader, c, lambda p, b=by_power: getattr(p, window)(t, c, b[p.index]))  # type: ignore[misc]


def due_for_discard(t: OathTable, c: Campaign, side: int) -> list[Plan]:
    """5.5.8.a-d: the plans of a side whose cards are discarded at the end."""
    return [
        plan
        for plan in used_by(c, side)
        if (power := POWERS[plan.power]).plan_discards(t, c, plan)
        and power.card not in c.kept
        and not t.locked(power.card, plan.user)
    ]

"""A turn (section 4): Wake, Act, Rest; and what comes between the rounds. `step` plays to the next place of rest."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from regnum.games.oath import chronicle, ending, minor, muster, recover, search, setup, title, trade, travel
from regnum.games.oath.asking import BANK, DECLINE, ENOUGH, use_option
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.campaign import beginning, steps
from regnum.games.oath.catalogue import (
    BANNER_LEAST,
    CHANCELLOR_REFRESH,
    EXILE_REFRESH,
    FULL_SUPPLY,
    MOB_AT,
    PEOPLES_FAVOR,
    SEAT_ID,
    SITE_CARD_OF,
    THING_ID,
)
from regnum.games.oath.powers import KIND, POWERS, ActionPower, RestPower, WakePower
from regnum.games.oath.prince import turn as prince_turn
from regnum.games.oath.state import ACT, CHRONICLE, CITIZEN, EXILE, NOBODY, REST, ROUND_END, SETUP, WAKE, Player
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import gathered
from regnum.games.oath.tribunal import TRIBUNAL
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick

Verb = tuple[str, int]

SEARCH: Option[Verb] = Option("search", ("search", 0), label="option-search", rule="5.1")
MUSTER: Option[Verb] = Option("muster", ("muster", 0), label="option-muster", rule="5.2")
TRADE: Option[Verb] = Option("trade", ("trade", 0), label="option-trade", rule="5.3")
RECOVER: Option[Verb] = Option("recover", ("recover", 0), label="option-recover", rule="5.4")
CAMPAIGN: Option[Verb] = Option("campaign", ("campaign", 0), label="option-campaign", rule="5.5")
TRAVEL: Option[Verb] = Option("travel", ("travel", 0), label="option-travel", rule="5.6")
REST_NOW: Option[Verb] = Option("rest", ("rest", 0), label="option-rest", rule="4.2")

OUT_OF_REACH = Reason("7.1.1", "why-out-of-reach")
FAR_SITE = Reason("A.2.13", "why-out-of-reach")

MAJOR: tuple[tuple[Option[Verb], Callable[[OathTable, Player], Reason | None]], ...] = (
    (SEARCH, search.can_search),
    (MUSTER, muster.can_muster),
    (TRADE, trade.can_trade),
    (RECOVER, recover.can_recover),
    (CAMPAIGN, beginning.can_campaign),
    (TRAVEL, travel.can_travel),
)
PLAYED: dict[str, Callable[[OathTable, Player], Coroutine[Any, Any, Any]]] = {
    "search": search.search,
    "muster": muster.muster,
    "trade": trade.trade,
    "recover": recover.recover,
    "campaign": steps.campaign,
    "travel": travel.travel,
}


async def step(t: OathTable) -> None:
    """4.b, 4.f: play to the next place of rest: an action, a step of a campaign, a phase."""
    s = t.s
    if s.campaigns:
        await steps.proceed(t)
    elif t.prince != NOBODY and s.phase in (WAKE, ACT, REST) and t.active.seat == t.prince:
        await prince_turn.step(t)
    elif s.phase == ACT:
        await act(t)
    elif s.phase == WAKE:
        await wake(t)
    elif s.phase == REST:
        await rest(t)
    elif s.phase == SETUP:
        await setup.settle_in(t)
    elif s.phase == CHRONICLE:
        await chronicle.write(t)
    else:
        await round_end(t)


# -- Wake (4.1) ------------------------------------------------------------------------------------------------


def begin_turn(t: OathTable) -> None:
    """4.a-e: the next player's turn."""
    s = t.s
    s.phase = WAKE
    s.act_over = False
    s.spent = []
    s.scepter_taken = False
    s.rested = ()
    s.waking = ()
    t.note("log-turn", "4", {"player": SEAT_ID[t.active.seat], "round": s.round})


PLACE_FAVOR: Option[int] = Option("place-favor", 1, label="option-place-favor", rule="4.1.1.I")
RETURN_FAVOR: Option[int] = Option("return-favor", 0, label="option-return-favor", rule="4.1.1.I")
NO_FAVOR = Reason("4.1.1.I", "why-no-favor")
LAST_FAVOR = Reason("4.1.1.I.d", "why-last-favor")


def _favor_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """4.1.1.I.a-e: place 1 favor on the banner or move 1 off it; its last one stays.

    Favor that only counts as on the board may be placed, but need not be (denizen:vow-of-kinship).
    """
    listing: Listing[int] = Listing(why)
    me = t.s.players[d.seat]
    purse = t.purse(me)
    listing.put(PLACE_FAVOR, None if purse else NO_FAVOR)
    last = t.s.on_banners[PEOPLES_FAVOR] <= BANNER_LEAST[PEOPLES_FAVOR]
    listing.put(RETURN_FAVOR, LAST_FAVOR if last else None)
    if last and purse and not me.favor:
        listing.put(DECLINE)
    return listing.options


WAKE_FAVOR: Pick[int] = Pick("wake-favor", "4.1.1.I", _favor_menu, passable=True)


FULLER_BANK = Reason("4.1.1.I.b", "why-fuller-bank")


def _least_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """4.1.1.I.b-c: the banks with the least favor."""
    listing: Listing[int] = Listing(why)
    least = min(t.s.banks)
    for suit, favor in enumerate(t.s.banks):
        if favor == least:
            listing.put(BANK[suit])
        elif listing.explains:
            listing.aside(BANK[suit], FULLER_BANK)
    return listing.options


LEAST_BANK: Pick[int] = Pick("wake-bank", "4.1.1.I.c", _least_menu, passable=True)


async def wake(t: OathTable) -> None:
    """4.1.a: People's Favor, win check, Usurper, site power, in this order.

    4.1.3.a-b: the title is turned after the check, so it cannot win in the same turn.
    """
    s = t.s
    me = t.active
    if s.holders[PEOPLES_FAVOR] == me.seat:
        await _wake_peoples_favor(t, me)
    if ending.wake_victory(t, me):
        return
    if me.role == EXILE and s.title == me.seat and not s.usurper:
        s.usurper = True
        t.note("log-usurper", "4.1.3", {"player": SEAT_ID[me.seat]})
    for power in gathered(t.within_reach(KIND["wake"], me.seat, me.pawn)):
        assert isinstance(power, WakePower)
        if power.may_wake(t, me) is None:
            await power.wake(t, me)
    s.phase = ACT


async def _wake_peoples_favor(t: OathTable, me: Player) -> None:
    """4.1.1.a-b, 4.1.1.II.a, 4.1.1.III.a-b: place or return favor, twice for the Mob; six favor make it a Mob."""
    s = t.s
    for _ in range(2 if s.mob else 1):
        placed = await t.ask_if_any(WAKE_FAVOR, me.seat)
        if placed is None or placed == DECLINE.value:
            continue  # 4.1.1.I.e: its last favor, and none that has to be placed
        if placed:
            t.spend_favor(me, 1)
            s.on_banners[PEOPLES_FAVOR] += 1
            t.note("log-favor-on-banner", "4.1.1.I", {"player": SEAT_ID[me.seat]})
        else:
            bank = await t.ask(LEAST_BANK, me.seat)
            s.on_banners[PEOPLES_FAVOR] -= 1
            s.banks[bank] += 1
            t.note("log-favor-off-banner", "4.1.1.I", {"player": SEAT_ID[me.seat]})
    if s.on_banners[PEOPLES_FAVOR] >= MOB_AT:
        t.turn_to_mob(True)


# -- Act (4.2) -------------------------------------------------------------------------------------------------


def action_quote(t: OathTable, me: Player, power: ActionPower) -> Bill | Reason:
    """6.2.a: what using an Action power costs, or why it cannot be used."""
    reason = power.may_act(t, me)
    if reason is not None:
        return reason
    bill = Bill()
    return t.price_of(me.seat, power, bill) or t.cannot_pay(me, bill) or bill


def _act_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Verb]]:
    """4.2.a-g: every major action that can be completed, minor actions, Action powers, and the end of the phase."""
    me = t.s.players[d.seat]
    listing: Listing[Verb] = Listing(why)
    for option, obstacle in MAJOR:
        listing.put(option, obstacle(t, me))
    minor.list_actions(t, me, listing)
    for power in gathered(t.within_reach(KIND["action"], me.seat, me.pawn)):
        assert isinstance(power, ActionPower)
        listing.put(use_option(power), against(action_quote(t, me, power)))
    if listing.explains:
        _say_out_of_reach(t, me, listing)
    listing.put(REST_NOW)
    return listing.options


def _say_out_of_reach(t: OathTable, me: Player, listing: Listing[Verb]) -> None:
    """7.1.1.a-d: Action powers on the table to which the player has no access, for one who tries them."""
    actions = KIND["action"] & t.in_play
    for power in gathered(actions & ~t.within_reach(actions, me.seat, me.pawn)):
        listing.aside(use_option(power), FAR_SITE if power.card in SITE_CARD_OF else OUT_OF_REACH)


def _act_figures(t: OathTable, d: Decision) -> Args:
    return {"supply": t.s.players[d.seat].supply, "round": t.s.round}


ACTION: Pick[Verb] = Pick("act", "4.2", _act_menu, figures=_act_figures)


async def act(t: OathTable) -> None:
    """4.2.a-g: one action after the other; each is finished, and the title checked, before the next."""
    s = t.s
    me = t.active
    if s.act_over:
        s.phase = REST
        return
    verb, what = await t.ask(ACTION, me.seat)
    if verb == "rest":
        s.phase = REST
        return
    if verb in PLAYED:
        await PLAYED[verb](t, me)
    elif verb == "use":
        await use_power(t, me, what)
    else:
        await minor.carry_out(t, me, verb, what)
    await title.check(t)


async def use_power(t: OathTable, me: Player, index: int) -> None:
    """6.2.a, 7.1.3.a-b: pay for an Action power and carry it out."""
    power = POWERS[index]
    assert isinstance(power, ActionPower)
    bill = action_quote(t, me, power)
    assert isinstance(bill, Bill)
    t.pay(me, bill)
    if t.journal is not None:
        t.note("log-uses", "6.2", {"player": SEAT_ID[me.seat], "power": THING_ID[power.card]})
    await power.act(t, me)


# -- Rest (4.3) ------------------------------------------------------------------------------------------------


def _rest_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """4.3.5.a-c: Rest powers not used yet."""
    me = t.s.players[d.seat]
    listing: Listing[Any] = Listing(why)
    for power in gathered(t.within_reach(KIND["rest"], me.seat, me.pawn)):
        assert isinstance(power, RestPower)
        if power.index in t.s.rested:
            continue
        listing.put(use_option(power), power.may_rest(t, me))
    listing.put(ENOUGH)
    return listing.options


REST_POWER: Pick[Any] = Pick("rest-power", "4.3.5", _rest_menu, passable=True)


def refresh(t: OathTable, me: Player) -> None:
    """By the warbands left in the bank (a Citizen: the Chancellor's space), and what was not spent.

    4.3.3.a-b, 4.3.4.a-b, 6.box.4.3.3.a. P.1.j, P.2.j-k: the Princely Reliquary has the Chancellor's track, for a person
    who is Chancellor beside an Exile Prince and for the Citizens of a Prince who is Chancellor.
    """
    left = me.supply
    if me.role == CITIZEN and t.prince == t.empire:
        base = CHANCELLOR_REFRESH[t.chancellor.bank]  # P.2.j
    elif me.role == CITIZEN:
        base = t.chancellor.supply
    else:
        base = (EXILE_REFRESH if me.role == EXILE else CHANCELLOR_REFRESH)[me.bank]
    me.supply = min(FULL_SUPPLY, base + left)


async def rest(t: OathTable) -> None:
    """4.3.a-4.3.5.c: favor and secrets come off the cards, Supply is refreshed, Rest powers are used."""
    me = t.active
    t.return_favor_from_cards()
    t.return_secrets_from_cards(me)
    refresh(t, me)
    await use_rest_powers(t, me)
    await end_turn(t, me)


async def use_rest_powers(t: OathTable, me: Player) -> None:
    """4.3.5.a-c: Rest powers, one after the other, each once. They cost nothing."""
    s = t.s
    while True:
        value = await t.ask(REST_POWER, me.seat)
        if value == ENOUGH.value:
            break
        power = POWERS[value[1]]
        assert isinstance(power, RestPower)
        s.rested = (*s.rested, power.index)
        await power.rest(t, me)


async def end_turn(t: OathTable, me: Player) -> None:
    """4.f: what falls due at the end of a turn, and the next one."""
    s = t.s
    await TRIBUNAL.fall_due(t, f"rest:{me.seat}")
    await title.check(t)
    s.turn += 1
    if s.turn < len(s.order):
        begin_turn(t)
    else:
        s.phase = ROUND_END


async def round_end(t: OathTable) -> None:
    """4.f-h: the round is over; the game may be too."""
    s = t.s
    s.turn = 0
    await TRIBUNAL.fall_due(t, f"round:{s.round}")
    await ending.end_of_round(t)
    if s.winner == NOBODY:
        begin_turn(t)

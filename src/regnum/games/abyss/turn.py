"""A turn (sections 3, 4, 19, 20): plot, one action, control of a location; then the next player, or the end."""

from __future__ import annotations

from typing import Final

from regnum.games.abyss.actions import EXPLORE, NO_ACTION, PLOT, RECRUIT, SUPPORT, TURN_ACTION, Act
from regnum.games.abyss.catalogue import (
    COURT_SPACES,
    EVERY_RACE,
    LORD_ID,
    PLOT_PRICE,
    RACE,
    RACES_NEEDED,
    Card,
    LordCard,
    Race,
    amount,
    power,
)
from regnum.games.abyss.control import control
from regnum.games.abyss.council import STACK_EMPTY, ask_for_support
from regnum.games.abyss.explore import NO_CARDS_LEFT, Exploration, explore_further
from regnum.games.abyss.lords import COMMANDER_DISCARD
from regnum.games.abyss.once_a_turn import OPPORTUNIST
from regnum.games.abyss.payment import best_value, can_pay, race_needed, sums, surcharge, why_not
from regnum.games.abyss.recruit import plot, recruit
from regnum.games.abyss.state import NOBODY, AbyssState, Player
from regnum.games.abyss.table import COMMANDER, AbyssTable, all_lords
from regnum.kernel.options import Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, SEATS, Seat

LANDLORD: Final = power("landlord")


COURT_FULL: Final = Reason("4.7", "why-court-full", {"spaces": COURT_SPACES})
NO_PEARL: Final = Reason("4.6", "why-no-pearl", {"price": PLOT_PRICE})
NO_LORDS_LEFT: Final = Reason("4.8", "why-no-lords-left")
ACTION_COMPULSORY: Final = Reason("3.4", "why-action-compulsory")
END_TURN: Final = Option("end-turn", None, label="option-end-turn", rule="19.1")


def no_plotting(t: AbyssTable, me: Player) -> Obstacle:
    """4.6-4.8: a full Court, no pearl, no lord to reveal."""
    s = t.s
    if len(s.court) >= COURT_SPACES:
        return COURT_FULL
    if me.pearls < PLOT_PRICE:
        return NO_PEARL
    return None if s.lords.bag or s.lords.top else NO_LORDS_LEFT


@ruling("no_legal_action")
def action_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Act]]:
    """3.2-3.6, 4.1, 4.5-4.8: plot as long as you can, before taking one of the three actions (10.6, 11.5, 14.13)."""
    s = t.s
    me = s.players[d.seat]
    listing: Listing[Act] = Listing(why)
    put = listing.put
    put(PLOT, no_plotting(t, me))
    plots = len(listing.options)
    put(EXPLORE, None if t.can_reveal() else NO_CARDS_LEFT)
    for race, stack in zip(EVERY_RACE, s.council, strict=True):
        put(SUPPORT[race], None if stack else STACK_EMPTY[race])
    totals = sums(me.hand)
    extra = surcharge(t, me)
    for number in s.court:
        if can_pay(me, number, totals, me.pearls, extra):
            put(RECRUIT[number])
        elif listing.explains:
            put(RECRUIT[number], why_not(t, me, number, totals))
    if listing.explains:
        for player in s.players:
            for number in all_lords(player):
                listing.aside(RECRUIT[number], Reason("14.1", "why-not-at-court", {"lord": LORD_ID[number]}))
    put(NO_ACTION, None if len(listing.options) == plots else ACTION_COMPULSORY)
    return listing.options


ACTION: Final = Pick(TURN_ACTION, "3.6", action_menu)


def last_moment_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[None]]:
    """16.5: the last moment of a turn, for an owner who has not used a once-a-turn lord yet."""
    return [END_TURN]


# Passed over unless there is such a lord: nobody else has anything to choose at the end of a turn.
LAST_MOMENT: Final = Pick("turn-end", "16.5", last_moment_menu, passable=True)


async def step(t: AbyssTable) -> None:
    """Play to the next place of rest (3.2, 4.5, 19.2): another plot, another card of an exploration, the next turn."""
    me = t.active
    exploration = Exploration.RUNS_OUT
    if t.s.exploring:
        exploration = await explore_further(t, me)
    else:
        act = await t.ask(ACTION, me.seat)
        if act.verb == "plot":
            plot(t, me, PLOT_PRICE)
            return
        if act.verb == "explore":
            exploration = await explore_further(t, me)
        elif act.verb == "council":
            await ask_for_support(t, me, act.what)
        elif act.verb == "recruit":
            await recruit(t, me, act.what)
        else:
            t.note("log-no-action", "3.4", {"player": SEAT_ID[me.seat]})
    if exploration is Exploration.GOES_ON:
        return
    await control(t, me)
    await end_turn(t, me, at_once=exploration is Exploration.ENDS_TURN)


@ruling("commander_and_purchases", "once_per_turn_lords_moment")
async def end_turn(t: AbyssTable, me: Player, at_once: bool) -> None:
    """19.1: everything compulsory is done and play passes to the left; the end comes by 20.4-20.6.

    Only now, at the end of the own turn, a hand above the limit of an opponent's free Commander is reduced; its
    owner has no limit, and nobody has one otherwise (lord:commander, 11.6, 23.4-23.7).
    An Invoker's owner goes on with another turn (lord:invoker). A once-a-turn lord can be used until here (16.5); where
    the action itself has ended the turn `at_once` (7.17, 8.11), there is no last moment for it.
    """
    t.s.closing = at_once
    if not at_once:
        await t.ask(LAST_MOMENT, me.seat)
    if t.hostile(me) & COMMANDER and len(me.hand) > amount("commander"):
        excess = await t.ask(COMMANDER_DISCARD, me.seat)
        if excess:
            t.discard_allies(me, excess, "23.5")
    s = t.s
    if stalemate(t):
        t.trigger_end(me, "20.2", "log-end-by-stalemate")
    next_seat = SEATS[(me.seat + 1) % len(s.players)]
    if another_turn(s):
        next_seat = me.seat
        t.note("log-extra-turn", "16.3", {"player": SEAT_ID[me.seat]})
    if next_seat == s.ending:
        finish(t)
        return
    begin_turn(t, next_seat)


@ruling("stalemate")
def stalemate(t: AbyssTable) -> bool:
    """Whether nobody can ever recruit again: no ally can come into a hand any more, and no hand has the races that a
    lord needs who lies at the Court or can still come there. Pearls do not count: monsters bring more.
    """
    s = t.s
    if t.allies_afoot():
        return False
    within_reach = list(s.court)
    if len(s.court) < COURT_SPACES or any(player.powers & OPPORTUNIST for player in s.players):
        within_reach += map(LordCard, [*s.lords.bag, *s.lords.top])
    for player in s.players:
        totals = sums(player.hand)
        if any(best_value(totals, RACES_NEEDED[lord], race_needed(player, lord)) >= 0 for lord in within_reach):
            return False
    return True


@ruling("invoker_and_the_end")
def another_turn(s: AbyssState) -> bool:
    """lord:invoker. 20.5, 20.6: whether the extra turn is taken: not once the end has been triggered."""
    return s.extra and s.ending == NOBODY


def begin_turn(t: AbyssTable, seat: Seat) -> None:
    """A turn starts: prices and once-a-turn abilities are fresh (7.11, 16.5), a Landlord pays (lord:landlord)."""
    s = t.s
    s.turn = seat
    s.sold = 0
    s.buyers = 0
    s.used = 0
    s.closing = False
    s.extra = False
    me = s.players[seat]
    if t.journal is not None:
        t.note("log-last-turn" if s.ending != NOBODY else "log-turn", "19.1", {"player": SEAT_ID[seat]})
    if me.powers & LANDLORD:
        t.gain_pearls(me, amount("landlord"), "16.4")


def finish(t: AbyssTable) -> None:
    """20.7-20.9: everybody affiliates the lowest ally of every race still in hand; then points are counted."""
    for me in t.s.players:
        lowest: dict[Race, Card] = {}
        for card in me.hand:
            lowest.setdefault(RACE[card], card)  # a hand is sorted, so the first of a race is its lowest
        t.affiliate_hand(me, list(lowest.values()))
    t.s.over = True
    t.note("log-over", "21.5", {})

"""Exploring the depths (sections 6 to 10): cards are revealed one by one, offered, taken, fought or left behind."""

from __future__ import annotations

from enum import Enum
from typing import Final

from regnum.games.abyss.catalogue import (
    CARD_ID,
    FIRST_PRICE,
    LAST_SPACE_PEARLS,
    MONSTER,
    THREAT,
    TRACK_SPACES,
    Reward,
    amount,
    power,
)
from regnum.games.abyss.state import Player
from regnum.games.abyss.table import AbyssTable
from regnum.kernel.options import Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID

TAMER: Final = power("tamer")
SHIP_MASTER: Final = power("ship-master")

_SPACES: Final = range(TRACK_SPACES + 1)
BUY: Final = [Option("buy", True, target=f"track:{space}", label="option-buy", rule="7.4") for space in _SPACES]
PASS_ALLY: Final = Option("pass", False, label="option-pass", rule="7.3")
TAKE: Final = [Option("take", True, target=f"track:{space}", label="option-take", rule="7.16") for space in _SPACES]
LEAVE: Final = Option("leave", False, label="option-leave", rule="7.18")
FIGHT: Final = [Option("fight", True, target=f"track:{space}", label="option-fight", rule="8.2") for space in _SPACES]
# Never on offer: a card left behind is no longer to be had, and whoever points at it is told so.
BUY_LEFT_BEHIND: Final = [
    Option(f"buy:track:{space}", True, target=f"track:{space}", label="option-buy", rule="7.20") for space in _SPACES
]
TAKE_LEFT_BEHIND: Final = [
    Option(f"take:track:{space}", True, target=f"track:{space}", label="option-take", rule="7.20") for space in _SPACES
]
NO_CARDS_LEFT: Final = Reason("10.6", "why-no-cards-left")
BOUGHT_ALREADY: Final = Reason("7.12", "why-bought-already")
OFFERED_FIRST: Final = Reason("7.1", "why-offered-first")
LAST_SPACE_ALLY: Final = Reason("7.21", "why-last-space-ally", {"spaces": TRACK_SPACES})
LAST_SPACE_MONSTER: Final = Reason("8.16", "why-last-space-monster", {"spaces": TRACK_SPACES})
NOT_FOR_SALE: Final = Reason("7.25", "why-monster-not-for-sale")
GO_ON: Final = Option("go-on", False, label="option-go-on", rule="8.12")
REWARDS: Final = [
    [
        Option(
            f"reward:{reward.slug}",
            reward,
            target=f"threat:{space}:{reward.slug}",
            label="option-reward",
            rule="8.9",
            args={"keys": reward.keys, "pearls": reward.pearls, "tokens": reward.tokens},
        )
        for reward in rewards
    ]
    for space, rewards in enumerate(THREAT, 1)
]


def price(t: AbyssTable) -> int:
    """What the revealed ally costs: one pearl more for each ally sold this turn (7.7-7.11)."""
    return FIRST_PRICE + t.s.sold


def may_buy(t: AbyssTable, other: Player) -> bool:
    """7.12, 7.13: whether a player can be offered the ally: with the pearls for it, and no purchase yet this turn."""
    return other.pearls >= price(t) and not t.s.buyers >> other.seat & 1


def offer_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    """7.3, 7.12, 7.13, 7.20: buy the ally just revealed, if you have the pearls and have not bought yet, or pass."""
    me = t.s.players[d.seat]
    space = len(t.s.track)
    listing: Listing[bool] = Listing(why)
    if may_buy(t, me):
        listing.put(BUY[space])
    elif t.s.buyers >> d.seat & 1:
        listing.put(BUY[space], BOUGHT_ALREADY)
    else:
        listing.put(BUY[space], Reason("7.13", "why-too-dear", {"price": price(t), "pearls": me.pearls}))
    listing.put(PASS_ALLY)
    if listing.explains:
        _explain_left_behind(t, BUY_LEFT_BEHIND, listing)
        listing.aside(TAKE[space], OFFERED_FIRST)
        listing.aside(LEAVE, OFFERED_FIRST)
    return listing.options


@ruling("exhausted_exploration_deck")
def take_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    """7.15: take the ally nobody bought, or leave it and go on; on the last space it must be taken (7.21)."""
    listing: Listing[bool] = Listing(why)
    listing.put(TAKE[len(t.s.track)])
    listing.put(LEAVE, _must_stop(t, LAST_SPACE_ALLY))
    if listing.explains:
        _explain_left_behind(t, TAKE_LEFT_BEHIND, listing)
    return listing.options


@ruling("exhausted_exploration_deck")
def monster_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    """8.1: fight the monster or go on; on the last space it must be fought (8.16). It is never for sale (7.25)."""
    space = len(t.s.track)
    listing: Listing[bool] = Listing(why)
    listing.put(FIGHT[space])
    listing.put(GO_ON, _must_stop(t, LAST_SPACE_MONSTER))
    listing.aside(BUY[space], NOT_FOR_SALE)
    return listing.options


def _explain_left_behind(t: AbyssTable, options: list[Option[bool]], listing: Listing[bool]) -> None:
    """7.20: cards left behind on the track can no longer be had."""
    for space in range(1, len(t.s.track)):
        listing.aside(options[space], Reason("7.20", "why-left-behind", {"card": CARD_ID[t.s.track[space - 1]]}))


def _must_stop(t: AbyssTable, full: Reason) -> Obstacle:
    """Whether nothing more can be revealed: the track is full (6.4, 7.21, 8.16), or the cards have run out (10.6)."""
    if len(t.s.track) >= TRACK_SPACES:
        return full
    return None if t.can_reveal() else NO_CARDS_LEFT


def reward_space(t: AbyssTable, me: Player) -> int:
    """The threat space that rewards this player: against a Tamer the one before (lord:tamer, 25.1, 25.2)."""
    if t.hostile(me) & TAMER:
        return max(1, t.s.threat - amount("tamer"))
    return t.s.threat


@ruling("key_supply")
def reward_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Reward]]:
    """8.9, 8.18-8.23: one of the bundles of the space; one with more tokens than are left (8.6) cannot be had."""
    space = reward_space(t, t.s.players[d.seat])
    left = len(t.s.tokens)
    listing: Listing[Reward] = Listing(why)
    for option in REWARDS[space - 1]:
        needed = option.value.tokens
        listing.put(
            option, None if needed <= left else Reason("8.6", "why-too-few-tokens", {"needed": needed, "left": left})
        )
    if listing.explains and space != t.s.threat:
        for option in REWARDS[t.s.threat - 1]:
            listing.aside(option, Reason("25.2", "why-tamed", {"space": space, "threat": t.s.threat}))
    return listing.options


def _offer_figures(t: AbyssTable, d: Decision) -> Args:
    """7.7-7.9: what is offered, by whom and for how much."""
    return {"card": CARD_ID[t.s.track[-1]], "price": price(t), "player": SEAT_ID[t.s.turn]}


def _card_figures(t: AbyssTable, d: Decision) -> Args:
    """7.15: the ally just revealed."""
    return {"card": CARD_ID[t.s.track[-1]], "space": len(t.s.track)}


def _threat_figures(t: AbyssTable, d: Decision) -> Args:
    """8.4: the threat space that counts."""
    return {"space": reward_space(t, t.s.players[d.seat])}


OFFER: Final = Pick("explore-offer", "7.3", offer_menu, figures=_offer_figures)
TAKE_OR_LEAVE: Final = Pick("explore-take", "7.15", take_menu, passable=True, figures=_card_figures)
FIGHT_OR_GO_ON: Final = Pick("explore-monster", "8.1", monster_menu, passable=True, figures=_threat_figures)
REWARD: Final = Pick("explore-reward", "8.9", reward_menu, passable=True, figures=_threat_figures)


class Exploration(Enum):
    """How it stands after a card."""

    GOES_ON = "another card is revealed"
    ENDS_TURN = "an ally was taken (7.17) or a monster fought (8.11)"
    RUNS_OUT = "no card is left to reveal"


async def explore_further(t: AbyssTable, me: Player) -> Exploration:
    """6.1, 7.14, 7.19, 7.25: reveal one card and deal with it by the rules for its kind; monsters are never for sale.

    The rulebook's worked example is 9.1-9.5.
    """
    t.s.exploring = True
    if t.reveal() == MONSTER:
        outcome = await meet_monster(t, me)
    elif await sell_revealed(t, me):
        outcome = after_sale(t)
    else:
        outcome = await keep_or_leave(t, me)
    if outcome is not Exploration.GOES_ON:
        end_exploration(t, me)
    return outcome


@ruling("sale_with_nothing_left")
def after_sale(t: AbyssTable) -> Exploration:
    """7.14: another card is revealed, if there is one."""
    return Exploration.GOES_ON if t.can_reveal() else Exploration.RUNS_OUT


async def sell_revealed(t: AbyssTable, me: Player) -> bool:
    """7.1-7.6, 7.10, 7.24: the ally is offered clockwise; the first who agrees pays the active player and takes it."""
    for other in t.others(me):
        if may_buy(t, other) and await t.ask(OFFER, other.seat):
            paid = price(t)
            t.hand_over_pearls(other, me, paid)
            card = t.take_revealed(other)
            t.s.sold += 1
            t.s.buyers |= 1 << other.seat
            if t.journal is not None:
                t.note(
                    "log-buys",
                    "7.4",
                    {
                        "player": SEAT_ID[other.seat],
                        "seller": SEAT_ID[me.seat],
                        "ally": CARD_ID[card],
                        "count": paid,
                    },
                )
            return True
    return False


async def keep_or_leave(t: AbyssTable, me: Player) -> Exploration:
    """7.15-7.18, 7.21-7.23: the unsold ally is taken, which ends the turn, or left on the track."""
    if not await t.ask(TAKE_OR_LEAVE, me.seat):
        return Exploration.GOES_ON
    last = len(t.s.track) == TRACK_SPACES
    card = t.take_revealed(me)
    if t.journal is not None:
        t.note("log-takes", "7.16", {"player": SEAT_ID[me.seat], "ally": CARD_ID[card]})
    if last:
        t.gain_pearls(me, LAST_SPACE_PEARLS, "7.22")
    return Exploration.ENDS_TURN


async def meet_monster(t: AbyssTable, me: Player) -> Exploration:
    """8.1-8.4, 8.9-8.17: the monster is fought, always with success, or passed by, which raises the threat."""
    if not await t.ask(FIGHT_OR_GO_ON, me.seat):
        t.move_threat()
        return Exploration.GOES_ON
    last = len(t.s.track) == TRACK_SPACES
    t.discard_monster()
    if t.journal is not None:
        t.note("log-fights", "8.2", {"player": SEAT_ID[me.seat], "space": t.s.threat})
    t.gain_reward(me, await t.ask(REWARD, me.seat))
    if last:
        t.gain_pearls(me, LAST_SPACE_PEARLS, "8.17")
    t.reset_threat()
    return Exploration.ENDS_TURN


def end_exploration(t: AbyssTable, me: Player) -> None:
    """10.1-10.4: the track is cleared; a Ship Master is paid for every race sent to the Council (lord:ship-master)."""
    races = t.clear_track()
    if races and me.powers & SHIP_MASTER:
        t.gain_pearls(me, races * amount("ship-master"), "16.4")

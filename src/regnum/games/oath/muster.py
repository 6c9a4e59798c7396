"""Muster (5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import modifiers
from regnum.games.oath.asking import CARD, thing_option
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    CARD_ID,
    MUSTER_FAVOR,
    MUSTER_SUPPLY,
    MUSTER_WARBANDS,
    NO_SUIT,
    SEAT_ID,
    SUIT,
    Card,
)
from regnum.games.oath.modifiers import Major, list_modifiers
from regnum.games.oath.state import Muster, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick

RUIN = Reason("5.2.1.e", "why-ruin")
NO_CARD_HERE = Reason("5.2.1.b", "why-no-card-here")
NOT_YOUR_SITE = Reason("5.2.1.b", "why-not-your-site")
NO_RELIC = Reason("5.2.1.d", "why-no-relic")


def cards(t: OathTable, muster: Muster) -> Sequence[Card]:
    """5.2.1.a-e: denizens and edifices at one's site."""
    return t.s.sites[muster.at].cards


def quote(t: OathTable, muster: Muster, card: Card) -> Bill | Reason:
    """5.2.1.a-e, A.1.e: what mustering on a card costs, or why it is not possible."""
    if SUIT[card] == NO_SUIT:
        return RUIN
    for power in t.speaking(muster, "muster_cannot"):
        reason = power.muster_cannot(t, muster, card)
        if reason is not None:
            return reason
    bill = Bill(MUSTER_SUPPLY)
    for power in t.speaking(muster, "muster_occupied"):
        bill.battle = bill.battle or power.muster_occupied()
    reason = modifiers.bill_of(t, muster, bill) if muster.used else None
    if reason is not None:
        return reason
    secretly = t.speaking(muster, "muster_pays_secret")
    if secretly and any(power.muster_pays_secret() for power in secretly):
        bill.place_secret(1, card)
    else:
        bill.place_favor(MUSTER_FAVOR, card)
    bill.rule, bill.occupied = "5.2.1.b", "5.2.1.c"
    for power in t.speaking(muster, "muster_price"):
        power.muster_price(card, bill)
    return t.cannot_pay(t.s.players[muster.who], bill) or bill


MUSTER = Major("muster", cards, quote)


def _card_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.2.1.a-e: the cards that can be mustered on."""
    muster = t.s.muster
    listing: Listing[Any] = Listing(why)
    for card in cards(t, muster):
        listing.put(CARD[card], against(quote(t, muster, card)))
    list_modifiers(t, muster, MUSTER, listing)
    if listing.explains:
        for card in modifiers.cards_elsewhere(t, cards(t, muster)):
            listing.aside(CARD[card], NOT_YOUR_SITE)
        for relic in t.s.players[muster.who].relics:
            listing.aside(thing_option(relic), NO_RELIC)
    return listing.options


MUSTER_ON: Pick[Any] = Pick("muster-on", "5.2.1", _card_menu)


def can_muster(t: OathTable, me: Player) -> Reason | None:
    """5.2.1.a-e: whether a Muster is possible now."""
    muster = Muster(me.seat, me.pawn)
    first: Reason = NO_CARD_HERE
    for card in cards(t, muster):
        verdict = quote(t, muster, card)
        if isinstance(verdict, Bill):
            return None
        if first is NO_CARD_HERE or first is RUIN:
            first = verdict
    return None if modifiers.rescued(t, muster, MUSTER) else first


async def muster(t: OathTable, me: Player) -> None:
    """5.2.1.a-5.2.2.c: the whole action."""
    s = t.s
    record = Muster(me.seat, me.pawn)
    s.musters.append(record)
    card = await modifiers.choose(t, record, MUSTER, MUSTER_ON)
    bill = quote(t, record, card)
    assert isinstance(bill, Bill)
    t.pay(me, bill)
    record.card = card
    if t.journal is not None:
        t.note("log-musters", "5.2", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    await modifiers.begin(t, record)
    more = sum(power.muster_gain(t, record, card) for power in t.speaking(record, "muster_gain"))
    t.gain_warbands(me, MUSTER_WARBANDS + more, "5.2.2")
    after = t.speaking(record, "muster_after")
    s.musters.remove(record)
    await modifiers.one_by_one(t, after, me.seat, record, lambda power: power.muster_after(t, record))

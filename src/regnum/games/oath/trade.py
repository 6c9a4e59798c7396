"""Trade (5.3), for favor or for secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import modifiers
from regnum.games.oath.asking import thing_option
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    CARD_ID,
    NO_SUIT,
    SEAT_ID,
    SUIT,
    TRADE_FAVOR,
    TRADE_FAVOR_GAIN,
    TRADE_SECRET,
    TRADE_SECRET_GAIN,
    TRADE_SUPPLY,
    Card,
)
from regnum.games.oath.modifiers import Major, list_modifiers
from regnum.games.oath.powers import WINDOW
from regnum.games.oath.state import NOBODY, Player, Trade
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling

RUIN = Reason("5.3.2.m", "why-ruin")
NO_CARD_HERE = Reason("5.3.2.b", "why-no-card-here")
NOT_YOUR_SITE = Reason("5.3.2", "why-not-your-site")
NO_RELIC = Reason("5.3.2.l", "why-no-relic")

Choice = tuple[str, Card]
FOR_FAVOR = tuple(
    Option(f"favor:{thing}", ("favor", n), label="option-trade-favor", rule="5.3.2", target=thing, args={"card": thing})
    for n, thing in enumerate(CARD_ID)
)
FOR_SECRETS = tuple(
    Option(
        f"secrets:{thing}",
        ("secrets", n),
        label="option-trade-secrets",
        rule="5.3.2",
        target=thing,
        args={"card": thing},
    )
    for n, thing in enumerate(CARD_ID)
)


class Gain:
    """5.3.2.b: what a Trade brings: powers add to it, or forbid the favor."""

    __slots__ = ("favor", "no_favor", "secrets")

    def __init__(self, favor: int, secrets: int) -> None:
        self.favor = favor
        self.secrets = secrets
        self.no_favor = False


def choices(t: OathTable, trade: Trade) -> Sequence[Choice]:
    """5.3.2.a-m: both trades with every denizen and edifice at one's site, and at sites that powers add."""
    slots = [trade.at]
    for power in t.speaking(trade, "trade_slots"):
        slots += [slot for slot in power.trade_slots(t, trade) if slot not in slots]
    return [(kind, card) for kind in ("favor", "secrets") for slot in slots for card in t.s.sites[slot].cards]


def quote(t: OathTable, trade: Trade, choice: Choice) -> Bill | Reason:
    """5.3.1.a, 5.3.2.a-m, A.1.e: what trading with a card costs, or why it is not possible."""
    kind, card = choice
    if SUIT[card] == NO_SUIT:
        return RUIN
    for power in t.speaking(trade, "trade_cannot"):
        reason = power.trade_cannot(t, trade, card)
        if reason is not None:
            return reason
    bill = Bill(TRADE_SUPPLY)
    reason = modifiers.bill_of(t, trade, bill) if trade.used else None
    if reason is not None:
        return reason
    if kind == "favor":
        bill.place_secret(TRADE_SECRET, card)
        bill.rule, bill.occupied = "5.3.2.b", "5.3.2.c"
    else:
        bill.place_favor(TRADE_FAVOR, card)
        bill.rule, bill.occupied = "5.3.2.g", "5.3.2.h"
    for power in t.speaking(trade, "trade_price"):
        power.trade_price(t, trade, card, bill)
    return t.cannot_pay(t.s.players[trade.who], bill) or bill


TRADE = Major("trade", choices, quote)


@ruling("acting_troupe_in_a_trade")
def matching(t: OathTable, trade: Trade, suit: int) -> int:
    """5.3.2.a-m: the faceup advisers that match a suit in this Trade."""
    seat = trade.who if trade.advisers == NOBODY else trade.advisers
    suits = t.speaking(trade, "trade_suit")
    if not suits:
        return t.advisers_of_suit(seat, suit)
    count = 0
    for card in t.faceup_advisers(seat):
        counts_as = SUIT[card]
        for power in suits:
            other = power.trade_suit(t, trade, card)
            counts_as = counts_as if other is None else other
        if counts_as == suit:
            count += t.adviser_weight(t.s.players[seat], card) if WINDOW["adviser_weight"] & t.in_play else 1
    return count


def gain_of(t: OathTable, trade: Trade, card: Card, for_secrets: bool) -> Gain:
    """5.3.2.a-m: what the Trade brings."""
    match = matching(t, trade, SUIT[card])
    gain = Gain(0, TRADE_SECRET_GAIN + match) if for_secrets else Gain(TRADE_FAVOR_GAIN + match, 0)
    return changed_gain(t, trade, card, gain)


def changed_gain(t: OathTable, trade: Trade, card: Card, gain: Gain) -> Gain:
    """5.3.2.a-m: what powers make of it."""
    for power in t.speaking(trade, "trade_gain"):
        power.trade_gain(t, trade, card, gain)
    for power in t.speaking(trade, "trade_bonus"):
        power.trade_bonus(gain)
    if gain.no_favor:
        gain.favor = 0
    return gain


def _trade_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.3.2.a-m: both trades with every card that can be traded with."""
    trade = t.s.trade
    listing: Listing[Any] = Listing(why)
    for choice in choices(t, trade):
        option = (FOR_FAVOR if choice[0] == "favor" else FOR_SECRETS)[choice[1]]
        listing.put(option, against(quote(t, trade, choice)))
    list_modifiers(t, trade, TRADE, listing)
    if listing.explains:
        for card in modifiers.cards_elsewhere(t, [card for _, card in choices(t, trade)]):
            listing.aside(FOR_FAVOR[card], NOT_YOUR_SITE)
            listing.aside(FOR_SECRETS[card], NOT_YOUR_SITE)
        for relic in t.s.players[trade.who].relics:
            listing.aside(thing_option(relic), NO_RELIC)
    return listing.options


TRADE_WITH: Pick[Any] = Pick("trade-with", "5.3.2", _trade_menu)


def can_trade(t: OathTable, me: Player) -> Reason | None:
    """5.3.2.a-m: whether a Trade is possible now."""
    trade = Trade(me.seat, me.pawn)
    first: Reason = NO_CARD_HERE
    for choice in choices(t, trade):
        verdict = quote(t, trade, choice)
        if isinstance(verdict, Bill):
            return None
        if first is NO_CARD_HERE or first is RUIN:
            first = verdict
    return None if modifiers.rescued(t, trade, TRADE) else first


async def trade(t: OathTable, me: Player) -> None:
    """5.3.1.a-5.3.2.m: the whole action."""
    s = t.s
    record = Trade(me.seat, me.pawn)
    s.trades.append(record)
    kind, card = await modifiers.choose(t, record, TRADE, TRADE_WITH)
    bill = quote(t, record, (kind, card))
    assert isinstance(bill, Bill)
    record.card = card
    record.for_secrets = kind == "secrets"
    gain = gain_of(t, record, card, record.for_secrets)
    t.pay(me, bill)
    if t.journal is not None:
        t.note("log-trades", "5.3", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    await modifiers.begin(t, record)
    t.gain_favor(me, gain.favor, SUIT[card], "5.3.2")
    t.gain_secrets(me, gain.secrets, "5.3.2")
    s.trades.remove(record)

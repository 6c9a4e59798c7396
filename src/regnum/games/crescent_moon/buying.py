"""Buying power cards (section 29)."""

from __future__ import annotations

from regnum.games.crescent_moon import bargain
from regnum.games.crescent_moon.catalogue import (
    CARD_ID,
    CARDS,
    FAR,
    MARKET_ID,
    MARKETS,
    MIDDLE,
    NEAR,
    RULER_ID,
    SULTAN,
    SULTANS,
)
from regnum.games.crescent_moon.limits import keep_hand_limit
from regnum.games.crescent_moon.state import EMPTY, NOBODY, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

Offer = tuple[int, int]
RULES = ("29.08", "29.07", "29.06", "29.15")

BUY: dict[Offer, Option[Offer]] = {
    (market, number): Option(
        f"{MARKETS[market]}:{slug}",
        (market, number),
        target=CARD_ID[number],
        label="option-buy",
        rule=RULES[market],
        args={"card": CARD_ID[number], "market": MARKET_ID[market]},
    )
    for market in (NEAR, MIDDLE, FAR, SULTANS)
    for number, slug in enumerate(CARDS)
}
STOP: Option[Offer] = Option("stop", (EMPTY, EMPTY), label="option-stop", rule="29.04")

NOTHING_YET = Reason("19.01", "why-must-do-something")
NOTHING_TO_BUY = Reason("29.04", "why-nothing-to-buy")


def price(t: CrescentTable, me: Player, market: int, number: int) -> int:
    """29.06-29.08, 29.12, 29.15: the market's price, half of it for one's own card; nothing for the Sultan at home."""
    if market == SULTANS:
        return 0
    full = t.content.prices[market]
    return full // 2 if t.content.association[number] == me.seat else full


def payee(t: CrescentTable, me: Player, number: int) -> Seat:
    """29.11-29.13: the associated ruler; the bank for one's own card and for the Nomad's with four players."""
    to = t.content.association[number]
    return NOBODY if to == me.seat or to >= len(t.s.players) else to


def lying_there(t: CrescentTable) -> list[Offer]:
    """01.04, 01.05, 29.04: what lies in the four markets, once for each kind of card."""
    s = t.s
    out = dict.fromkeys(zip(t.content.market_of, s.market, strict=True))
    return [offer for offer in [*out, *((SULTANS, number) for number in dict.fromkeys(s.bazaar))] if offer[1] != EMPTY]


def offers(t: CrescentTable, me: Player) -> list[Offer]:
    """29.04, 29.05, 29.10: what lies in the markets that are open to this ruler and not used yet by this action."""
    used = t.s.bought if me.seat == SULTAN else t.s.bought | 1 << SULTANS
    return [offer for offer in lying_there(t) if not used >> offer[0] & 1]


@ruling("no_empty_action")
def buy_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """29.04, rulings.no_empty_action: at least one card can be paid for."""
    for market, number in offers(t, me):
        if offer_obstacle(t, me, market, number) is None:
            return None
    return NOTHING_TO_BUY


def offer_obstacle(t: CrescentTable, me: Player, market: int, number: int, explains: bool = False) -> Obstacle:
    """29.05-29.10: each market once, the Sultan's by agreement, and a price that can be paid."""
    if market == SULTANS and me.seat != SULTAN:
        return Reason("29.10", "why-no-agreement", {"card": CARD_ID[number]}) if explains else BARRED
    if t.s.bought >> market & 1:
        return Reason("29.05", "why-market-used", {"market": MARKET_ID[market]}) if explains else BARRED
    cost = price(t, me, market, number)
    if cost > me.coins:
        return Reason(RULES[market], "why-cannot-pay", {"price": cost, "coins": me.coins}) if explains else BARRED
    return None


def buy_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Offer]]:
    """29.04-29.10."""
    me = t.s.players[d.seat]
    listing: Listing[Offer] = Listing(why)
    for market, number in lying_there(t):
        listing.put(BUY[market, number], offer_obstacle(t, me, market, number, listing.explains))
    listing.put(STOP, None if t.s.bought else NOTHING_YET)
    return listing.options


def _coins(t: CrescentTable, d: Decision) -> Args:
    """29.04."""
    return {"coins": t.s.players[d.seat].coins}


BUY_CARD = Pick("buy-card", "29.04", buy_menu, figures=_coins)


async def buy(t: CrescentTable, me: Player) -> None:
    """29.04-29.19, 81.01, 01.04, 01.05: any number of the four options, each once; then the market is refilled
    (18.02)."""
    s = t.s
    while offers(t, me):
        market, number = await t.ask(BUY_CARD, me.seat)
        if market == EMPTY:
            break
        cost = price(t, me, market, number)
        to = payee(t, me, number)
        if market == SULTANS or to < 0:
            rule = "29.12" if t.content.association[number] == me.seat else "29.13"
            t.pay_bank(me, cost, rule if market != SULTANS else "29.15")
        else:
            t.pay_ruler(me, to, cost, "29.11")
        t.take_card(me, market, number)
        s.bought |= 1 << market
        if t.journal is not None:
            args = {
                "ruler": RULER_ID[me.seat],
                "card": CARD_ID[number],
                "market": MARKET_ID[market],
                "price": cost,
            }
            t.note("log-buys", RULES[market], args)
    t.refill_market()
    await keep_hand_limit(t, me)


async def buy_by_agreement(t: CrescentTable, me: Player) -> bool:
    """29.01, 29.03, 29.09, 29.14: first the talks with the Sultan; what is agreed is bought, perhaps more. False: no
    agreement."""
    if not await bargain.talk_to_sultan(t, me):
        return False
    await buy(t, me)
    return True

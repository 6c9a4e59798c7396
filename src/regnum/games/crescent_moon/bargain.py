"""Talks about a price with the Nomad or the Sultan: propose, accept, refuse, counter (sections 26, 28, 29, 86).

What lies on the table is in the state and open to all; an agreed price binds at once. Talks are bounded; when they fail
the ruler chooses another action, and this kind is closed for now (rulings.failed_talks).
"""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import CARD_ID, MARKET_ID, NOMAD, RULER_ID, SULTAN, SULTANS
from regnum.games.crescent_moon.state import EMPTY, NOWHERE, Deal, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import Args, Option, Reason, Reasons
from regnum.kernel.questions import Amount, Decision, Pick
from regnum.kernel.things import point_at

NO_DEAL, HIRE, BRIBE, SALE = range(4)
KINDS = ("none", "hire", "bribe", "sale")

UNITS = [Option(f"units:{n}", n, label="option-deal-units", rule="28.02", args={"count": n}) for n in (1, 2)]
ACCEPT = Option("accept", 1, label="option-accept-deal", rule="28.03")
REFUSE = Option("refuse", 0, label="option-refuse-deal", rule="28.04")
COUNTER = Option("counter", 2, label="option-counter", rule="28.03")
WANTED = point_at(enumerate(CARD_ID), "card", int, label="option-deal-card", rule="29.01")

HIGHEST = 99
"""86.08: a price may be more than anybody can pay; somewhere the numbers end."""


def most_units(t: CrescentTable, deal: Deal) -> int:
    """26.04, 26.09, 28.02, 01.03: one or two, as many as the Nomad has there and the buyer has discs for."""
    s = t.s
    there = s.players[NOMAD].reserves if deal.kind == HIRE else t.mercenaries(NOMAD, deal.hex)
    return min(2, there, s.players[deal.buyer].supply)


def units_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """26.04, 28.02."""
    deal = t.s.deal
    most = most_units(t, deal)
    if why is not None:
        for option in UNITS[most:]:
            why.no(option, "26.04" if deal.kind == BRIBE else "28.02", "why-deal-units", most=most)
    return UNITS[:most]


def figures(t: CrescentTable, d: Decision) -> Args:
    """What lies on the table."""
    deal = t.s.deal
    return {
        "kind": KINDS[deal.kind],
        "ruler": RULER_ID[deal.buyer],
        "other": RULER_ID[deal.seller],
        "count": deal.count,
        "price": deal.price,
        "card": "none" if deal.card == EMPTY else CARD_ID[deal.card],
        "hex": "none" if deal.hex == NOWHERE else t.hex(deal.hex),
    }


DEAL_UNITS = Pick("deal-units", "28.02", units_menu, passable=True, figures=figures)


def price_bounds(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """26.05, 28.03, 29.02, 86.07, 86.08: any number; the buyer offers what can be paid, the seller may ask for more."""
    deal = t.s.deal
    return 0, min(HIGHEST, t.s.players[deal.buyer].coins) if d.seat == deal.buyer else HIGHEST


DEAL_PRICE = Amount("deal-price", "28.03", price_bounds, figures=figures)


def reply_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """Take it, leave it, or say what one would do instead, as long as there are rounds left."""
    deal = t.s.deal
    out = [REFUSE]
    coins = t.s.players[deal.buyer].coins
    if coins >= deal.price:
        out.insert(0, ACCEPT)
    elif why is not None:
        why.no(ACCEPT, "86.09", "why-cannot-pay", price=deal.price, coins=coins)
    if deal.round < t.content.rounds_of_talks:
        out.append(COUNTER)
    elif why is not None:
        why.no(COUNTER, "86.09", "why-no-more-rounds", count=deal.round)
    return out


DEAL_REPLY = Pick("deal-reply", "28.03", reply_menu, figures=figures)


async def propose(t: CrescentTable, seat: int) -> None:
    """Terms are laid on the table: for units how many, and in any case the price."""
    deal = t.s.deal
    deal.proposer = seat
    deal.round += 1
    if deal.kind != SALE:
        deal.count = await t.ask(DEAL_UNITS, seat)
    deal.price = await t.ask(DEAL_PRICE, seat)
    if t.journal is not None:
        t.note("log-proposes", "28.03", {**figures(t, Decision(DEAL_PRICE, seat)), "proposer": RULER_ID[seat]})


async def talks(
    t: CrescentTable, kind: int, buyer: Player, seller: int, *, card: int = EMPTY, h: int = NOWHERE
) -> bool:
    """26.04-26.06, 28.02-28.04, 29.01-29.03, 86.06-86.09: whether they agree; the terms stay in `deal`."""
    s = t.s
    s.deal = Deal(kind=kind, buyer=buyer.seat, seller=seller, count=int(kind == SALE), card=card, hex=h)
    first, other = buyer.seat, seller
    while True:
        await propose(t, first)
        reply = await t.ask(DEAL_REPLY, other)
        if reply == ACCEPT.value:
            break
        if reply == REFUSE.value:
            if t.journal is not None:
                args = {"ruler": RULER_ID[buyer.seat], "other": RULER_ID[seller]}
                t.note("log-no-deal", "29.03" if kind == SALE else "28.04", args)
            s.deal = Deal()
            return False
        first, other = other, first
    t.fence()
    t.pay_ruler(buyer, seller, s.deal.price, ("", "28.06", "26.07", "29.14")[kind])
    if t.journal is not None:
        t.note("log-deal", "28.03", figures(t, Decision(DEAL_REPLY, other)))
    return True


# -- the Sultan's market --------------------------------------------------

BAZAAR_EMPTY = Reason("29.09", "why-bazaar-empty")
OWN_BAZAAR = Reason("29.15", "why-own-bazaar")
TALKS_FAILED = Reason("29.03", "why-talks-failed")


def sale_obstacle(t: CrescentTable, me: Player) -> Reason | None:
    """29.01, 29.10, 29.15: another ruler, about a card that lies there."""
    if me.seat == SULTAN:
        return OWN_BAZAAR
    return None if any(card != EMPTY for card in t.s.bazaar) else BAZAAR_EMPTY


def sale_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return [WANTED[card] for card in dict.fromkeys(t.s.bazaar) if card != EMPTY]


SALE_CARD = Pick("sale-card", "29.01", sale_menu)


async def talk_to_sultan(t: CrescentTable, me: Player) -> bool:
    """29.01, 29.02: before buying, about one card of the Sultan's market. An agreed price binds the buyer."""
    card = await t.ask(SALE_CARD, me.seat)
    if not await talks(t, SALE, me, SULTAN, card=card):
        return False
    t.take_card(me, SULTANS, card)
    t.s.bought |= 1 << SULTANS
    if t.journal is not None:
        args = {
            "ruler": RULER_ID[me.seat],
            "card": CARD_ID[card],
            "market": MARKET_ID[SULTANS],
            "price": t.s.deal.price,
        }
        t.note("log-buys", "29.09", args)
    t.s.deal = Deal()
    return True

"""Talks about a price with the Nomad or the Sultan (sections 26, 28, 29, 86): deals whose subject the rules lay down.

What lies on the table is in the state and open to all; an agreed price binds at once. Talks are bounded; when they fail
the ruler chooses another action, and this kind is closed for now (rulings.failed_talks).
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.catalogue import CARD_ID, NOMAD, RULER_ID, SULTAN, SULTANS
from regnum.games.crescent_moon.combat import combat_begins
from regnum.games.crescent_moon.geometry import HEXES, Hex
from regnum.games.crescent_moon.state import EMPTY, Player
from regnum.games.crescent_moon.table import CrescentTable, stronghold_strength
from regnum.kernel.deals import Deal, Deals, Term
from regnum.kernel.options import Args, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Amount, Decision, Pick
from regnum.kernel.things import Seat, point_at

HIRE, BRIBE, SALE, COINS = "hire", "bribe", "sale", "coins"

PAID = {HIRE: "28.06", BRIBE: "26.07", SALE: "29.14"}
"""The rule by which coins are paid, for what they are paid for."""

WANTED = point_at(enumerate(CARD_ID), "card", int, label="option-deal-card", rule="29.01")

MOST_UNITS = 2
"""26.04, 28.02: one or two."""
HIGHEST = 99
"""86.08: a price may be more than anybody can pay; somewhere the numbers end."""


class Talks(Deals):
    """The buyer and the seller about units or a card, and coins for it."""

    def __init__(self) -> None:
        super().__init__("deal", "28.03")
        self.units = Amount("deal-units", "28.02", self.bounds, figures=self.figures)
        self.price = Amount("deal-price", "28.03", self.bounds, figures=self.figures)
        self.questions = (self.units, self.price, self.reply)

    def counting(self, term: Term) -> Amount:
        """26.04, 28.02, 28.03: for units how many, and in any case the price."""
        return self.price if term.kind == COINS else self.units

    def least(self, table: CrescentTable, term: Term) -> int:
        """86.07: for nothing, if they like."""
        return 0 if term.kind == COINS else 1

    def most(self, table: CrescentTable, term: Term) -> int:
        """26.05, 28.03, 29.02, 86.07, 86.08: any price; the buyer offers what can be paid, the seller may ask for
        more."""
        if term.kind != COINS:
            return most_units(table, term)
        deal = table.s.deal
        buyer = term.giver
        offering = deal is not None and deal.speaker == buyer
        return min(HIGHEST, table.s.players[buyer].coins) if offering else HIGHEST

    def obstacle(self, table: CrescentTable, term: Term) -> Obstacle:
        """86.09: what cannot be paid cannot be agreed on."""
        coins = table.s.players[term.giver].coins
        if term.kind == COINS and coins < term.count:
            return Reason("86.09", "why-cannot-pay", {"price": term.count, "coins": coins})
        return None

    def longer(self, table: CrescentTable, deal: Deal) -> Obstacle:
        """86.09, rulings.failed_talks: so many proposals and no more."""
        if deal.round < table.content.rounds_of_talks:
            return None
        return Reason("86.09", "why-deal-rounds", {"count": deal.round})

    def in_order(self, terms: Sequence[Term]) -> Sequence[Term]:
        """26.07, 28.06: the coins first: what was bought may begin a combat."""
        return terms[::-1]

    def hand_over(self, table: CrescentTable, term: Term) -> None:
        """26.07-26.09, 28.06, 28.07, 29.09, 29.14."""
        giver, taker = table.s.players[term.giver], table.s.players[term.taker]
        if term.kind == COINS:
            table.pay_ruler(giver, taker.seat, term.count, PAID[term.what])
        elif term.kind == HIRE:
            table.spend_reserves(giver, term.count)
        elif term.kind == BRIBE:
            change_colour(table, giver, taker, place(table, term), term.count)
        else:
            card = CARD_ID.index(term.what)
            table.take_card(taker, SULTANS, card)
            table.s.bought |= 1 << SULTANS

    def note(self, table: CrescentTable, event: str, deal: Deal, seat: Seat) -> None:
        if table.journal is None or event == "accepted":
            return
        args = self.told(deal)
        if event in ("proposed", "countered"):
            partner = next(party for party in (deal.terms[0].giver, deal.terms[0].taker) if party != seat)
            table.note("log-proposes", "28.03", {**args, "proposer": RULER_ID[seat], "partner": RULER_ID[partner]})
        elif event == "agreed":
            table.note("log-deal", "28.03", args)
        else:
            table.note("log-no-deal", "29.03" if args["kind"] == SALE else "28.04", args)

    def told(self, deal: Deal) -> Args:
        """28.02, 28.03, 29.01, 29.02: what lies on the table."""
        goods, coins = deal.terms
        return {
            "kind": goods.kind,
            "ruler": RULER_ID[goods.taker],
            "other": RULER_ID[goods.giver],
            "count": goods.count,
            "price": coins.count,
            "card": goods.what if goods.kind == SALE else "none",
            "hex": goods.what if goods.kind == BRIBE else "none",
        }


TALKS = Talks()


async def talks(t: CrescentTable, kind: str, buyer: Player, seller: Seat, what: str = "") -> int:
    """26.04-26.06, 28.02-28.04, 29.01-29.03, 86.06-86.09: how many units or cards have changed hands; 0 if they do not
    agree."""
    about = (Term(seller, buyer.seat, kind, what), Term(buyer.seat, seller, COINS, kind, 0))
    deal = await TALKS.negotiate(t, buyer.seat, [seller], about)
    return 0 if deal is None else deal.terms[0].count


# -- the Nomad's mercenaries --------------------------------------------------


def place(t: CrescentTable, term: Term) -> Hex:
    """26.03: the hex that a bribe is about."""
    return HEXES[t.s.names.index(term.what.removeprefix("hex:"))]


def most_units(t: CrescentTable, term: Term) -> int:
    """26.04, 26.09, 28.02, 01.03: one or two, as many as the Nomad has there and the buyer has discs for."""
    if term.kind == SALE:
        return 1
    there = t.mercenaries(NOMAD, place(t, term)) if term.kind == BRIBE else t.s.players[NOMAD].reserves
    return min(MOST_UNITS, there, t.s.players[term.taker].supply)


def change_colour(t: CrescentTable, nomad: Player, me: Player, h: Hex, count: int) -> None:
    """26.08-26.11: bribed mercenaries, where they stand. If the Nomad has strength left there, a combat begins."""
    if t.units(NOMAD, h) > count or stronghold_strength(t, NOMAD, h) > 0:
        combat_begins(t, me, h)
    t.remove_units(nomad, h, 0, count, "26.08", "log-units-removed")
    t.place_units(me, h, 0, count, "26.09")


# -- the Sultan's market --------------------------------------------------

BAZAAR_EMPTY = Reason("29.09", "why-bazaar-empty")
OWN_BAZAAR = Reason("29.15", "why-own-bazaar")


def sale_obstacle(t: CrescentTable, me: Player) -> Reason | None:
    """29.01, 29.10, 29.15: another ruler, about a card that lies there."""
    if me.seat == SULTAN:
        return OWN_BAZAAR
    return None if any(card != EMPTY for card in t.s.bazaar) else BAZAAR_EMPTY


def sale_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """29.01."""
    return [WANTED[card] for card in dict.fromkeys(t.s.bazaar) if card != EMPTY]


SALE_CARD = Pick("sale-card", "29.01", sale_menu)


async def talk_to_sultan(t: CrescentTable, me: Player) -> bool:
    """29.01-29.03: before buying, about one card of the Sultan's market. An agreed price binds the buyer."""
    card = await t.ask(SALE_CARD, me.seat)
    return bool(await talks(t, SALE, me, SULTAN, CARD_ID[card]))

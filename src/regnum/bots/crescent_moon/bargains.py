"""Deals: what I would pay and what I would take, and what the other side, for all I see, would say to it."""

from __future__ import annotations

from regnum.bots.crescent_moon import cards
from regnum.bots.crescent_moon.plans import Plans
from regnum.bots.crescent_moon.situation import CARD, Board
from regnum.games.crescent_moon.catalogue import NOMAD, SULTAN


class Bargains:
    """Prices as one seat judges them."""

    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        self.me = plans.me
        self.worth = plans.worth

    # -- what the seller parts with: public, so that a buyer can guess it too ----------------------------------------

    def least(self, b: Board, kind: str, buyer: int, count: int, h: int = -1, card: int = -1) -> int:
        """The price below which the seller would lose, by the judgement that all who play like me share."""
        if kind == "sale":
            loss = 0.5 * cards.in_hand(b, self.plans.c, self.plans.taste, card, SULTAN) + 0.1
            return max(1, round(loss / max(0.2, self.worth.coin(b, SULTAN)) + 0.49))
        after = b.copy()
        after.supply[NOMAD] += count
        if kind == "hire":
            after.reserves[NOMAD] -= count
            hexes = [a for a in b.places if b.present(buyer, a) and b.control[a] in (-1, buyer)]
            if hexes:  # wherever they go, they are in somebody's pay
                after.supply[buyer] -= count
                after.add(buyer, hexes[0], 0, count)
        else:
            after.supply[buyer] -= count
            i = NOMAD * len(b.places) + h
            after.mercenary[i] -= count
            after.add(buyer, h, 0, count)
        loss = self.worth.of(b, NOMAD) - self.worth.of(after, NOMAD)
        price = loss / self.worth.coin(b, NOMAD)
        return max(count, int(price) + 1 if price > 0 else 0)

    # -- what the buyer gains --------------------------------------------------------------------------------------

    def most(self, b: Board, kind: str, count: int, h: int = -1, card: int = -1) -> int:
        """The price above which I would lose as the buyer; below 0 where I do not want it at all."""
        plans = self.plans
        if kind == "sale":
            gain = plans.purchase(b, card, 0)
        elif kind == "hire":
            gain = plans.hired(b, count) - plans.now(b)
        else:
            gain = self.bribed(b, count, h) - plans.now(b)
        coin = max(0.05, self.worth.coin(b, self.me))
        return min(b.coins[self.me], int((gain - plans.taste.margin) / coin)) if gain > plans.taste.margin else -1

    def bribed(self, b: Board, count: int, h: int) -> float:
        """26.08-26.13: the mercenaries change sides; what is left of the Nomad fights."""
        after = b.copy()
        n = len(b.places)
        after.supply[self.me] -= count
        after.supply[NOMAD] += count
        after.mercenary[NOMAD * n + h] -= count
        after.mercenary[self.me * n + h] += count
        if after.units(NOMAD, h) or after.walls(NOMAD, h, self.plans.c):
            return self.plans.clashes.combat(after, self.me, NOMAD, h)
        after.recount(h)
        return self.plans.now(after)

    def offer(self, b: Board, kind: str, count: int, h: int = -1, card: int = -1) -> tuple[float, int]:
        """What is left for me at the price the seller should take, and that price; -99 if there is none."""
        least = self.least(b, kind, self.me, count, h, card)
        most = self.most(b, kind, count, h, card)
        if most < least:
            return -99.0, 0
        price = least + (most - least) // 3
        coin = max(0.05, self.worth.coin(b, self.me))
        if kind == "sale":
            gain = self.plans.purchase(b, card, price)
        elif kind == "hire":
            gain = self.plans.hired(b, count) - self.plans.now(b) - coin * price
        else:
            gain = self.bribed(b, count, h) - self.plans.now(b) - coin * price
        return gain, price

    # -- actions that begin with talks -------------------------------------------------------------------------------

    def units(self, b: Board, kind: str, h: int = -1) -> tuple[float, int, int]:
        """The best number of units to talk about, what that would bring, and the price to offer."""
        there = b.reserves[NOMAD] if kind == "hire" else b.mercenary[NOMAD * len(b.places) + h]
        best = (-99.0, 1, 0)
        for count in range(1, min(2, there, b.supply[self.me]) + 1):
            gain, price = self.offer(b, kind, count, h)
            best = max(best, (gain, count, price), key=lambda one: one[0])
        return best

    def hire(self, b: Board) -> float:
        """With five players from the Nomad; with four at the bank's price."""
        plans = self.plans
        if len(b.players) > NOMAD:
            return plans.now(b) + self.units(b, "hire")[0]
        return max([self.from_bank(b, count) for count in (1, 2)])

    def from_bank(self, b: Board, count: int) -> float:
        cost = self.plans.c.hire_prices[count - 1]
        if b.coins[self.me] < cost:
            return -99.0
        return self.plans.hired(b, count) - cost * self.worth.coin(b, self.me)

    def bribe(self, b: Board) -> tuple[float, int]:
        n = len(b.places)
        found = [(self.units(b, "bribe", h)[0], -h) for h in b.places if b.mercenary[NOMAD * n + h]]
        gain, h = max(found, default=(-99.0, 0))
        return self.plans.now(b) + gain, -h

    def sale(self, b: Board) -> tuple[float, int]:
        found = [
            (self.offer(b, "sale", 1, card=CARD[slot.card])[0], CARD[slot.card])
            for slot in self.plans.at.view.bazaar
            if slot.card is not None
        ]
        gain, card = max(found, default=(-99.0, 0))
        return self.plans.now(b) + gain, card

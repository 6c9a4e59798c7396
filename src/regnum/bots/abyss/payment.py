"""The cheapest way to pay for a lord: the least loss in allies and pearls, a good ally affiliated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regnum.bots.abyss.situation import with_allies
from regnum.bots.abyss.worth import Worth
from regnum.games.abyss.catalogue import NO_RACE, RACE, RACES_NEEDED, VALUE, Card, power

MASTER_OF_MAGIC = power("master-of-magic")


class Payment(NamedTuple):
    """Allies played, pearls added, and the loss in points; an ally well affiliated makes it smaller."""

    cards: tuple[Card, ...]
    pearls: int
    loss: float


class Purse:
    """A hand and pearls, looked through for payments."""

    def __init__(self, worth: Worth, hand: Sequence[Card], pearls: int) -> None:
        self.worth = worth
        self.cards = sorted(hand, key=lambda card: (-VALUE[card], card))
        self.pearls = pearls
        self.price = {card: worth.price_of_ally(card) for card in self.cards}
        self._score = 0 if worth.future else worth.s.points_with_hand(worth.me, hand)

    def cheapest(self, number: int) -> Payment | None:
        """The payment that costs least, or None where there is none."""
        goal = self.worth.s.cost(number)
        best: Payment | None = None
        for kept in sorted(set(self.cards)):
            for cards, value, price in self._ways(number, goal, kept):
                if value + self.pearls >= goal:
                    pearls = goal - value
                    loss = self._loss(kept, cards, pearls, price)
                    if best is None or loss < best.loss:
                        best = Payment(cards, pearls, loss)
        return best

    def _ways(self, number: int, goal: int, kept: Card) -> Iterator[tuple[tuple[Card, ...], int, float]]:
        """The cheapest cards for every value up to the goal and every set of races, so that `kept` is affiliated.

        15.2: it is the lowest of those played; any of them may be with a Master of Magic.
        """
        most = RACES_NEEDED[number]
        needed = self.worth.s.race_needed(number)
        lowest = 0 if self.worth.me.powers & MASTER_OF_MAGIC else VALUE[kept]
        rest = [card for card in self.cards if VALUE[card] >= lowest]
        rest.remove(kept)
        first = (1 << RACE[kept], min(goal, VALUE[kept]))
        ways: dict[tuple[int, int], tuple[float, tuple[Card, ...]]] = {first: (self.price[kept], (kept,))}
        for card in rest:
            bit = 1 << RACE[card]
            for (races, value), (price, cards) in list(ways.items()):
                if value == goal and races & bit:
                    continue  # it would be wasted
                way = (races | bit, min(goal, value + VALUE[card]))
                price += self.price[card]
                if way[0].bit_count() <= most and (way not in ways or price < ways[way][0]):
                    ways[way] = (price, (*cards, card))
        for (races, value), (price, cards) in ways.items():
            if races.bit_count() == most and (needed == NO_RACE or races >> needed & 1):
                yield cards, value, price

    def _loss(self, kept: Card, cards: Sequence[Card], pearls: int, price: float) -> float:
        worth = self.worth
        if worth.future:
            return price + pearls * worth.pearl - worth.worth_of_affiliating(kept)
        # Nothing is bought after this: what counts is the score, with the rest of the hand affiliated at the end.
        rest = self.cards[:]
        for card in cards:
            rest.remove(card)
        return self._score - worth.s.points_with_hand(with_allies(worth.me, (kept,)), rest) + pearls * worth.pearl

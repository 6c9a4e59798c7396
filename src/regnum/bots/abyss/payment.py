"""The cheapest way to pay for a lord: the least loss in allies and pearls, a good ally affiliated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from regnum.bots.abyss.situation import with_allies
from regnum.bots.abyss.worth import Worth
from regnum.bots.keeping import Keeping
from regnum.bots.kept import kept
from regnum.games.abyss.catalogue import MONSTER, NO_RACE, RACE, RACES_NEEDED, VALUE, Card, power

MASTER_OF_MAGIC: Final = power("master-of-magic")
_STRENGTH: Final = [(-value, card) for card, value in enumerate(VALUE)]
_ROUNDING: Final = 1e-9


class Payment(NamedTuple):
    """Allies played, pearls added, and the loss in points; an ally well affiliated makes it smaller."""

    cards: tuple[Card, ...]
    pearls: int
    loss: float


class Purse(Keeping):
    """A hand and pearls, looked through for payments."""

    def __init__(self, worth: Worth, hand: Sequence[Card], pearls: int) -> None:
        self.worth = worth
        self.hand = tuple(hand)
        self.pearls = pearls

    @kept
    def cards(self) -> list[Card]:
        """The hand, the strongest first."""
        return sorted(self.hand, key=_STRENGTH.__getitem__)

    @kept
    def price(self) -> dict[Card, float]:
        """Of each ally in hand."""
        return {card: self.worth.price_of_ally(card) for card in dict.fromkeys(self.cards)}

    @kept
    def _score(self) -> int:
        """At the end of the match, if nothing is paid for."""
        return self.worth.s.points_with_hand(self.worth.me, self.hand)

    def cheapest(self, number: int) -> Payment | None:
        """The payment that costs least, or None where there is none. Of several the one with the first ally."""
        payments = self.worth.payments
        asked = (number, self.hand, self.pearls)
        if asked not in payments:
            payments[asked] = self._cheapest(number)
        return payments[asked]

    def least_loss(self, number: int) -> float:
        """While there is a tomorrow no payment for this lord loses less: no point of it is cheaper than an ally's, and
        no ally is better affiliated than the best.
        """
        worth = self.worth
        return max(0, worth.s.cost(number)) * min(worth.price_of_point, worth.pearl) - worth.best_affiliated

    def _cheapest(self, number: int) -> Payment | None:
        goal = self.worth.s.cost(number)
        best: Payment | None = None
        first = MONSTER
        for least, stays in self._bounds(number, goal):
            if best is not None and least > best.loss + _ROUNDING:
                break
            for cards, value, price in self._ways(number, goal, stays):
                if value + self.pearls >= goal:
                    pearls = goal - value
                    loss = self._loss(stays, cards, pearls, price)
                    if best is None or loss < best.loss or (loss == best.loss and stays < first):
                        best = Payment(cards, pearls, loss)
                        first = stays
        return best

    def _bounds(self, number: int, goal: int) -> list[tuple[float, Card]]:
        """For each ally that may be affiliated what a payment loses at least, the most promising first.

        So many others of no less value are played with it, and what is missing then is made up with what costs least.
        """
        worth = self.worth
        races, needed = RACES_NEEDED[number], worth.s.race_needed(number)
        allies = [card for card in self.price if races > 1 or needed in (NO_RACE, RACE[card])]
        if not worth.future:
            return [(-inf, card) for card in allies]  # it depends on all that stays in hand
        point = worth.price_of_point
        cheapest = min(point, worth.pearl)
        played = 1 if worth.me.powers & MASTER_OF_MAGIC else races
        bounds = []
        for card in allies:
            value = VALUE[card] * played
            missing = max(0, goal - value)
            bounds.append((point * value + missing * cheapest - worth.worth_of_affiliating(card), card))
        bounds.sort()
        return bounds

    def _ways(self, number: int, goal: int, stays: Card) -> Iterator[tuple[tuple[Card, ...], int, float]]:
        """The cheapest cards for every value up to the goal and every set of races, so that `stays` is affiliated.

        15.2: it is the lowest of those played; any of them may be with a Master of Magic.
        """
        most = RACES_NEEDED[number]
        needed = self.worth.s.race_needed(number)
        demanded = 0 if needed == NO_RACE else 1 << needed
        lowest = 0 if self.worth.me.powers & MASTER_OF_MAGIC else VALUE[stays]
        first = 1 << RACE[stays]
        rest = [
            card
            for card in self.cards
            if VALUE[card] >= lowest and (first | demanded | 1 << RACE[card]).bit_count() <= most
        ]
        if stays not in rest:
            return
        rest.remove(stays)
        ways: dict[tuple[int, int], tuple[float, tuple[Card, ...]]] = {
            (first, min(goal, VALUE[stays])): (self.price[stays], (stays,))
        }
        for card in rest:
            bit, more, its_price = 1 << RACE[card], VALUE[card], self.price[card]
            for (races, value), (price, cards) in list(ways.items()):
                if value == goal and races & bit:
                    continue  # it would be wasted
                together = races | bit
                if (together | demanded).bit_count() > most:
                    continue  # no room for the race that is asked for
                way = (together, min(goal, value + more))
                price += its_price
                known = ways.get(way)
                if known is None or price < known[0]:
                    ways[way] = (price, (*cards, card))
        for (races, value), (price, cards) in ways.items():
            if races.bit_count() == most and races & demanded == demanded:
                yield cards, value, price

    def _loss(self, stays: Card, cards: Sequence[Card], pearls: int, price: float) -> float:
        worth = self.worth
        if worth.future:
            return price + pearls * worth.pearl - worth.worth_of_affiliating(stays)
        # Nothing is bought after this: what counts is the score, with the rest of the hand affiliated at the end.
        rest = self.cards[:]
        for card in cards:
            rest.remove(card)
        return self._score - worth.s.points_with_hand(with_allies(worth.me, (stays,)), rest) + pearls * worth.pearl

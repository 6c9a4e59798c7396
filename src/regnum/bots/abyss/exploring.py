"""How far to explore: what the next card promises, seen from the last space of the track backwards."""

from __future__ import annotations

from bisect import bisect
from functools import cached_property
from typing import NamedTuple

from regnum.bots.abyss.situation import Situation
from regnum.bots.abyss.worth import Worth
from regnum.games.abyss.catalogue import (
    FIRST_PRICE,
    LAST_SPACE_PEARLS,
    MONSTER,
    MOST_PLAYERS,
    RACE,
    TRACK_SPACES,
    VALUE,
    Card,
    amount,
    power,
)

SHIP_MASTER = power("ship-master")
_BUYS = (0.0, 0.05, 0.25, 0.6, 0.8, 0.9)
"""The chance that an opponent who can pay buys an ally of this value."""
_NOT_BOUGHT = [0.0] * len(_BUYS)
_BOUGHT = [
    [
        [1 - (1 - chance) ** able if value > price else 0.0 for value, chance in enumerate(_BUYS)]
        for price in range(MOST_PLAYERS)
    ]
    for able in range(MOST_PLAYERS)
]
"""For so many opponents who can pay and each price, the chance that one of them buys an ally of each value."""


class Market(NamedTuple):
    """What becomes of the next card at one price: the chances added up over the allies sooner left behind."""

    sold: float
    """The chance that it is an ally and somebody buys it."""
    kept: float
    """The chance that it is one and nobody does."""
    thresholds: list[float]
    """What the rest must promise for each ally to be left."""
    chance: list[float]
    """That it is one of the first so many, and nobody buys it."""
    gifts: list[float]
    """What those are worth if left behind."""
    taken: list[float]
    """What all but those are worth to me."""


class Exploring:
    """An exploration as far as it can be foreseen."""

    def __init__(self, situation: Situation, worth: Worth) -> None:
        self.s = situation
        self.worth = worth
        self._promise: dict[tuple[int, int], float] = {}
        self._markets: dict[int, Market] = {}

    @cached_property
    def _cards(self) -> list[tuple[float, float, float, float, int]]:
        """Of every ally that may come, those sooner left behind first.

        What the rest of the exploration must promise for it to be left, its chance, what it is worth to me, what it is
        if left behind, and its value.
        """
        ally = self.worth.worth_of_ally
        cards = []
        for card, chance in self.s.cards_to_come:
            if card != MONSTER:
                taken, gift = ally(card), self._gift(card)
                cards.append((taken + gift, chance, taken, gift, VALUE[card]))
        cards.sort()
        return cards

    @cached_property
    def _monsters(self) -> float:
        """The chance that a monster comes."""
        return sum([chance for card, chance in self.s.cards_to_come if card == MONSTER])

    def promise(self, space: int, sold: int) -> float:
        """What turning up a card on this space is worth, when so many allies have been sold this turn."""
        known = self._promise.get((space, sold))
        if known is None:
            market = self._market(sold)
            # An ally that is sold makes room on the same space for another card.
            sale = self.worth.pearl * (FIRST_PRICE + sold) + self.promise(space, sold + 1) if market.sold else 0.0
            if space == TRACK_SPACES:
                # There is no leaving: an ally that nobody buys is taken.
                known = market.sold * sale + market.taken[0] + market.kept * LAST_SPACE_PEARLS * self.worth.pearl
                known += self._monsters * self.fighting(space)
            else:
                beyond = self.promise(space + 1, sold)
                left = bisect(market.thresholds, beyond)
                known = market.sold * sale + market.taken[left] + market.chance[left] * beyond - market.gifts[left]
                if self._monsters:
                    known += self._monsters * max(self.fighting(space), beyond)
            self._promise[space, sold] = known
        return known

    def _market(self, sold: int) -> Market:
        market = self._markets.get(sold)
        if market is None:
            market = self._markets[sold] = self._open_market(FIRST_PRICE + sold)
        return market

    def _open_market(self, price: int) -> Market:
        others = self.s.others
        able = 0
        if price <= len(others):  # otherwise everybody who could has bought already (7.12)
            able = sum([other.pearls >= price for other in others])
        bought = _BOUGHT[able][price] if able else _NOT_BOUGHT
        chance, gifts, taken = [0.0], [0.0], [0.0]
        so_likely = so_dear = left = traded = 0.0
        for _, likely, worth, gift, value in self._cards:
            gone = bought[value]
            if gone:
                traded += likely * gone
                likely *= 1 - gone
            so_likely += likely
            so_dear += likely * gift
            left += likely * worth
            chance.append(so_likely)
            gifts.append(so_dear)
            taken.append(left)
        return Market(
            traded, so_likely, [card[0] for card in self._cards], chance, gifts, [left - before for before in taken]
        )

    def taking(self, card: Card, space: int) -> float:
        """7.16, 7.22."""
        pearls = LAST_SPACE_PEARLS if space == TRACK_SPACES else 0
        return self.worth.worth_of_ally(card) + pearls * self.worth.pearl

    def leaving(self, card: Card, space: int, sold: int) -> float:
        """7.18: on to the next space, while the ally will lie in the Council for whoever comes next."""
        return self.promise(space + 1, sold) - self._gift(card)

    def _gift(self, card: Card) -> float:
        """What the others gain by an ally that I leave, less what leaving it pays me."""
        worth = self.worth
        gift = worth.taste.left_behind * VALUE[card] * worth.future
        if worth.me.powers & SHIP_MASTER and RACE[card] not in self._races_on_track:
            gift -= worth.pearl * amount("ship-master")
        return gift

    @cached_property
    def _races_on_track(self) -> set[int]:
        return {RACE[card] for card in self.s.track[:-1] if card != MONSTER}

    def fighting(self, space: int) -> float:
        """8.2, 8.17."""
        pearls = LAST_SPACE_PEARLS if space == TRACK_SPACES else 0
        return self.worth.worth_of_fighting + pearls * self.worth.pearl

    def going_on(self, space: int, sold: int) -> float:
        """8.12."""
        return self.promise(space + 1, sold)

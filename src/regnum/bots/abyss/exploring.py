"""How far to explore: what the next card promises, seen from the last space of the track backwards."""

from __future__ import annotations

from functools import cached_property

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
_BOUGHT = [
    [
        [1 - (1 - chance) ** able if value > price else 0.0 for value, chance in enumerate(_BUYS)]
        for price in range(MOST_PLAYERS)
    ]
    for able in range(MOST_PLAYERS)
]
"""For so many opponents who can pay and each price, the chance that one of them buys an ally of each value."""
_NEVER = -1e9


class Exploring:
    """An exploration as far as it can be foreseen."""

    def __init__(self, situation: Situation, worth: Worth) -> None:
        self.s = situation
        self.worth = worth
        self._promise: dict[tuple[int, int], float] = {}

    @cached_property
    def _cards(self) -> list[tuple[float, int, float, float]]:
        """Of every ally that may come: its chance, its value, what it is worth to me and what it is if left behind."""
        ally, gift = self.worth.ally, self._gift
        return [
            (chance, VALUE[card], ally(card), gift(card)) for card, chance in self.s.cards_to_come if card != MONSTER
        ]

    @cached_property
    def _monsters(self) -> float:
        """The chance that a monster comes."""
        return sum([chance for card, chance in self.s.cards_to_come if card == MONSTER])

    def promise(self, space: int, sold: int) -> float:
        """What turning up a card on this space is worth, when so many allies have been sold this turn."""
        known = self._promise.get((space, sold))
        if known is None:
            able = self._able(FIRST_PRICE + sold)
            last = space == TRACK_SPACES
            bonus = LAST_SPACE_PEARLS * self.worth.pearl if last else 0.0
            # On the last space there is no leaving: an ally that nobody buys is taken.
            beyond = _NEVER if last else self.promise(space + 1, sold)
            known = 0.0
            if able:
                buys = _BOUGHT[able][FIRST_PRICE + sold]
                # An ally that is sold makes room on the same space for another card.
                sale = self.worth.pearl * (FIRST_PRICE + sold) + self.promise(space, sold + 1)
                for chance, value, taken, gift in self._cards:
                    kept = taken + bonus
                    left = beyond - gift
                    if left > kept:
                        kept = left
                    bought = buys[value]
                    known += chance * (bought * sale + (1 - bought) * kept)
            else:
                for chance, _, taken, gift in self._cards:
                    kept = taken + bonus
                    left = beyond - gift
                    known += chance * (left if left > kept else kept)
            if self._monsters:
                known += self._monsters * max(self.fighting(space), beyond)
            self._promise[space, sold] = known
        return known

    def _able(self, price: int) -> int:
        """How many of the others could buy an ally at this price."""
        others = self.s.others
        if price > len(others):
            return 0  # everybody who could has bought already (7.12)
        return sum([other.pearls >= price for other in others])

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

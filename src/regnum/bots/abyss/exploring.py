"""How far to explore: what the next card promises, seen from the last space of the track backwards."""

from __future__ import annotations

from regnum.bots.abyss.worth import Worth
from regnum.games.abyss.catalogue import (
    FIRST_PRICE,
    LAST_SPACE_PEARLS,
    MONSTER,
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


class Exploring:
    """An exploration as far as it can be foreseen."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._promise: dict[tuple[int, int], float] = {}

    def promise(self, space: int, sold: int) -> float:
        """What turning up a card on this space is worth, when so many allies have been sold this turn."""
        known = self._promise.get((space, sold))
        if known is None:
            buys = self._buys(FIRST_PRICE + sold)
            # An ally that is sold makes room on the same space for another card.
            sale = self.worth.pearl * (FIRST_PRICE + sold) + self.promise(space, sold + 1) if any(buys) else 0.0
            known = 0.0
            for card, chance in self.worth.s.cards_to_come:
                kept = self._dealt_with(card, space, sold)
                bought = 0.0 if card == MONSTER else buys[VALUE[card]]
                known += chance * (bought * sale + (1 - bought) * kept)
            self._promise[space, sold] = known
        return known

    def _dealt_with(self, card: Card, space: int, sold: int) -> float:
        """A monster, or an ally that nobody buys: the better of what I may do."""
        if card == MONSTER:
            stopping = self.fighting(space)
            return stopping if space == TRACK_SPACES else max(stopping, self.going_on(space, sold))
        stopping = self.taking(card, space)
        return stopping if space == TRACK_SPACES else max(stopping, self.leaving(card, space, sold))

    def _buys(self, price: int) -> list[float]:
        """For each value, the chance that somebody buys such an ally at this price."""
        able = sum([other.pearls >= price for other in self.worth.s.others])
        if price > len(self.worth.s.others):
            able = 0  # everybody who could has bought already (7.12)
        return [1 - (1 - chance) ** able if value > price else 0.0 for value, chance in enumerate(_BUYS)]

    def taking(self, card: Card, space: int) -> float:
        """7.16, 7.22."""
        pearls = LAST_SPACE_PEARLS if space == TRACK_SPACES else 0
        return self.worth.worth_of_ally(card) + pearls * self.worth.pearl

    def leaving(self, card: Card, space: int, sold: int) -> float:
        """7.18: on to the next space, while the ally will lie in the Council for whoever comes next."""
        worth = self.worth
        gift = worth.taste.left_behind * VALUE[card] * worth.future
        if worth.me.powers & SHIP_MASTER and RACE[card] not in {RACE[c] for c in worth.s.track[:-1] if c != MONSTER}:
            gift -= worth.pearl * amount("ship-master")
        return self.promise(space + 1, sold) - gift

    def fighting(self, space: int) -> float:
        """8.2, 8.17."""
        pearls = LAST_SPACE_PEARLS if space == TRACK_SPACES else 0
        return self.worth.worth_of_fighting() + pearls * self.worth.pearl

    def going_on(self, space: int, sold: int) -> float:
        """8.12."""
        return self.promise(space + 1, sold)

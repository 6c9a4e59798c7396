"""How far to explore: what the next card promises, seen from the last space of the track backwards."""

from __future__ import annotations

from typing import Final

from regnum.bots.abyss.situation import Situation
from regnum.bots.abyss.worth import Worth
from regnum.bots.keeping import Keeping
from regnum.bots.kept import kept
from regnum.games.abyss.catalogue import (
    ALLIES,
    FIRST_PRICE,
    LAST_SPACE_PEARLS,
    MONSTER,
    MOST_PLAYERS,
    RACE,
    THREAT,
    TRACK_SPACES,
    VALUE,
    Card,
    amount,
    power,
)

STRONGEST: Final = max(ALLIES, key=VALUE.__getitem__)
SHIP_MASTER: Final = power("ship-master")
TAMER: Final = power("tamer")
_BUYS: Final = (0.0, 0.05, 0.25, 0.6, 0.8, 0.9)
"""The chance that an opponent who can pay buys an ally of this value."""
_BOUGHT: Final = [
    [
        [1 - (1 - chance) ** able if value > price else 0.0 for value, chance in enumerate(_BUYS)]
        for price in range(MOST_PLAYERS)
    ]
    for able in range(MOST_PLAYERS)
]
"""For so many opponents who can pay and each price, the chance that one of them buys an ally of each value."""
_NEVER: Final = -1e9


class Exploring(Keeping):
    """An exploration as far as it can be foreseen."""

    def __init__(self, situation: Situation, worth: Worth) -> None:
        self.s = situation
        self.worth = worth
        self._promise: dict[tuple[int, int], float] = {}

    @kept
    def _total(self) -> int:
        """How many cards may come."""
        return sum(self.s.copies_to_come) or 1

    @kept
    def _cards(self) -> list[tuple[float, int, float, float]]:
        """Of every ally that may come: its chance, its value, what it is worth to me and what it is if left behind."""
        ally, total = self.worth.ally, self._total
        return [
            (n / total, VALUE[card], ally(card), gift)
            for card, (n, gift) in enumerate(zip(self.s.copies_to_come, self._gifts, strict=False))
            if n
        ]

    @kept
    def _monsters(self) -> float:
        """The chance that a monster comes."""
        return self.s.copies_to_come[MONSTER] / self._total

    def promise(self, space: int, sold: int) -> float:
        """What turning up a card on this space is worth, when so many allies have been sold this turn."""
        known = self._promise.get((space, sold))
        if known is None:
            last = space == TRACK_SPACES
            bonus = LAST_SPACE_PEARLS * self.worth.pearl if last else 0.0
            # On the last space there is no leaving: an ally that nobody buys is taken.
            beyond = _NEVER if last else self.promise(space + 1, sold)
            able = self._able(FIRST_PRICE + sold)
            if able:
                known = self._among_buyers(able, space, sold, bonus, beyond)
            else:
                known = 0.0
                for chance, _, taken, gift in self._cards:
                    taken += bonus
                    left = beyond - gift
                    known += chance * (left if left > taken else taken)
            if self._monsters:
                known += self._monsters * max(self.fighting(space), beyond)
            self._promise[space, sold] = known
        return known

    def _among_buyers(self, able: int, space: int, sold: int, bonus: float, beyond: float) -> float:
        """What the allies that may come promise when so many opponents can pay for one."""
        buys = _BOUGHT[able][FIRST_PRICE + sold]
        # An ally that is sold makes room on the same space for another card.
        sale = self.worth.pearl * (FIRST_PRICE + sold) + self.promise(space, sold + 1)
        odds = [(bought * sale, 1 - bought) for bought in buys]
        promise = 0.0
        for chance, value, taken, gift in self._cards:
            taken += bonus
            left = beyond - gift
            sold_for, unsold = odds[value]
            promise += chance * (sold_for + unsold * (left if left > taken else taken))
        return promise

    @kept
    def at_most(self) -> float:
        """No exploration promises more: the best ally, on the last space, after as many sales as there can be."""
        worth = self.worth
        prices = sum(range(FIRST_PRICE, FIRST_PRICE + len(self.s.others)))
        paid = prices + (TRACK_SPACES * amount("ship-master") if worth.me.powers & SHIP_MASTER else 0)
        best = worth.bounds_of_ally(STRONGEST)[1]
        return max(0.0, best + LAST_SPACE_PEARLS * worth.pearl, self.fighting(TRACK_SPACES)) + worth.pearl * paid

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
        return self._gifts[card]

    @kept
    def _gifts(self) -> list[float]:
        """The same for each ally."""
        worth = self.worth
        left_behind, future = worth.taste.left_behind, worth.future
        gifts = [left_behind * value * future for value in VALUE]
        if worth.me.powers & SHIP_MASTER:
            on_track = {RACE[card] for card in self.s.track[:-1] if card != MONSTER}
            for card, race in enumerate(RACE):
                if race not in on_track:
                    gifts[card] -= worth.pearl * amount("ship-master")
        return gifts

    @kept
    def _reward(self) -> float:
        """The best reward of the threat space that counts for me."""
        space = self.s.view.threat
        if self.s.hostile & TAMER:
            space = max(1, space - amount("tamer"))
        return max([self.worth.worth_of_reward(reward) for reward in THREAT[space - 1]])

    def fighting(self, space: int) -> float:
        """8.2, 8.17."""
        pearls = LAST_SPACE_PEARLS if space == TRACK_SPACES else 0
        return self._reward + pearls * self.worth.pearl

    def going_on(self, space: int, sold: int) -> float:
        """8.12."""
        return self.promise(space + 1, sold)

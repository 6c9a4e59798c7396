"""What a board is worth: the points it would score, and what it promises for the rounds to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from regnum.bots.paladins.situation import Mine, Situation
from regnum.bots.paladins.taste import Taste
from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_POINTS,
    ATTACK,
    ATTRIBUTE_POINTS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DEVELOP_POINTS,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    KEPT_WORKERS,
    LABOURER,
    MOST_ATTRIBUTE,
    ON_INQUISITION,
    ON_PAY_DEBT,
    ORDER_REQUIRED,
    OUTSIDERS,
    PAID_POINTS,
    PAY_DEBT,
    PEOPLES,
    PROVISION,
    RAISE,
    REMOVE_SUSPICION,
    RESOURCE_SET,
    RIGHT_SIDE,
    SILVER,
    STRENGTH,
    TAX,
    TOWNSFOLK,
    UNPAID_POINTS,
    WORKERS,
    Gain,
)

SEVEN = 7
"""9.12: so often can most actions of the right side be done; more attacks than that fulfil no order either."""
REQUIRED = ORDER_REQUIRED[0]
_GOODS = 40
"""The tables of silver and provisions reach so far; more is worth no more."""
_NO_POINTS = (0,) * (SEVEN + 1)


class Worth:
    """The judgement of one decision: tables made once, from which a board is priced by looking things up."""

    def __init__(self, situation: Situation, taste: Taste) -> None:
        self.s = situation
        self.taste = taste
        self.left = left = situation.left
        self.attribute = [self._attribute(value) for value in range(MOST_ATTRIBUTE + 1)]
        self.deeds = [[self._deeds(action, n) for n in range(SEVEN + 2)] for action in range(RIGHT_SIDE.stop)]
        self.workshops = [[self._workshop(action, n) for n in range(SEVEN + 2)] for action in RIGHT_SIDE]
        self.silver = [self._goods(n, taste.silver, taste.enough_silver) for n in range(_GOODS)]
        self.provisions = [self._goods(n, taste.provision, taste.enough_provisions) for n in range(_GOODS)]
        parts = [1.0] * len(WORKERS)
        parts[LABOURER] = taste.labourer
        parts[CRIMINAL] = taste.criminal
        self.worker = [part * taste.worker for part in parts]
        """Workers who may still do something in this round, each."""
        self.kept = [part * taste.kept if left else 0.0 for part in parts]
        self.dearest_first = sorted(range(len(WORKERS)), key=lambda kind: -parts[kind])
        self.most_kept = KEPT_WORKERS * max(self.kept)
        self.unpaid = -taste.unpaid if left else float(UNPAID_POINTS)
        self._converted: dict[tuple[int, int], float] = {}
        self._crew: dict[int, float] = {}
        self._crews: dict[tuple[int, ...], float] = {}

    # -- tables ------------------------------------------------------------------------------------------------------

    def _attribute(self, value: int) -> float:
        """26.1: in the last round the points; before that, those of where the marker is going."""
        if not self.left:
            return float(ATTRIBUTE_POINTS[value])
        goal = value + self.taste.growth * self.left * (MOST_ATTRIBUTE - value) / MOST_ATTRIBUTE
        low = min(int(goal), MOST_ATTRIBUTE - 1)
        # The steps of the scale are evened out: a marker on an odd number is half-way to the next points.
        return _EVEN[low] + (goal - low) * (_EVEN[low + 1] - _EVEN[low])

    def rate(self, action: int) -> float:
        """How often an action will still be done in each round to come."""
        return self.taste.ordered if action in self.s.orders else self.taste.deeds

    def _deeds(self, action: int, n: int) -> float:
        """6.8, 26.4-26.8: what having done an action so often is worth."""
        if action not in RIGHT_SIDE:
            return 0.0
        order = self.s.orders.get(action, 0)
        points = ACTION_POINTS.get(action, _NO_POINTS)
        if not self.left:
            return float(points[min(n, SEVEN)] + (order if n >= REQUIRED else 0))
        goal = min(float(SEVEN), n + self.rate(action) * self.left)
        if goal <= REQUIRED:
            return float((points[REQUIRED] + order) * (goal / REQUIRED) ** self.taste.sharp)
        low = min(int(goal), SEVEN - 1)
        return float(order + points[low] + (goal - low) * (points[low + 1] - points[low]))

    def _goods(self, n: int, each: float, enough: int) -> float:
        if not self.left:
            return 0.0  # 26.3: counted together
        return each * min(n, enough) + self.taste.plenty * max(0, n - enough)

    # -- a board -----------------------------------------------------------------------------------------------------

    def of(self, m: Mine) -> float:
        """Everything but the workers not placed yet."""
        attribute = self.attribute
        deeds = self.deeds
        faith, strength, influence = m.attributes
        attacks = sum(m.attacked)
        if attacks > SEVEN:
            attacks = SEVEN
        done = (m.monks, m.walls, m.outposts, m.jars.bit_count(), attacks, len(m.converted))
        worth = (
            attribute[faith]
            + attribute[strength]
            + attribute[influence]
            + deeds[COMMISSION][done[0]]
            + deeds[FORTIFY][done[1]]
            + deeds[GARRISON][done[2]]
            + deeds[ABSOLVE][done[3]]
            + deeds[ATTACK][attacks]
            + deeds[CONVERT][done[5]]
            + m.wall_points
            + m.paid * PAID_POINTS
            + m.unpaid * self.unpaid
            + DEVELOP_POINTS[m.developed]
            + m.haste
        )
        for card in m.converted:
            worth += self.converted(m, card)
        if not self.left:
            return worth + (m.silver + m.provisions) // RESOURCE_SET - 0.01 * m.suspicions
        silver = self.silver[m.silver if m.silver < _GOODS else -1]
        worth += silver + self.provisions[m.provisions if m.provisions < _GOODS else -1]
        if m.suspicions:
            worth -= self.taste.suspicion * m.suspicions
            if m.suspicions >= self.s.most_suspicions:
                worth -= self.taste.guilty * (1 + m.suspicions - self.s.most_suspicions)
        if m.developed:
            for covered, saves, n in zip(m.workshops, self.workshops, done, strict=True):
                if covered:
                    worth += covered.bit_count() * saves[n]
        crew = self._crews.get(m.crew)
        return worth + (self.whole_crew(m.crew) if crew is None else crew)

    def stay(self, workers: Sequence[int]) -> float:
        """25.4: the best three, kept for the next round."""
        if not self.left:
            return 0.0
        worth = 0.0
        room = KEPT_WORKERS
        for kind in self.dearest_first:
            n = min(workers[kind], room)
            worth += n * self.kept[kind]
            room -= n
        return worth

    def converted(self, m: Mine, card: int) -> float:
        """40.1-40.15: what a converted outsider will score."""
        counts = OUTSIDERS[card].scoring[2]
        n = self._fulfilled(m) if counts == "orders" else _COUNTS[counts](m)
        scores = self._converted.get((card, n))
        if scores is None:
            scores = self._converted[card, n] = self._score(card, n)
        return scores

    def _score(self, card: int, n: int) -> float:
        base, every, counts = OUTSIDERS[card].scoring
        if not self.left:
            return base + n // every
        growth = _GROWTH.get(counts, 0.0) * self.left
        return base + max(0.0, n + growth - (every - 1) / 2) / every

    def _fulfilled(self, m: Mine) -> int:
        """The King's Orders that I have fulfilled."""
        return sum([self.done(m, action) >= REQUIRED for action in self.s.orders])

    def done(self, m: Mine, action: int) -> int:
        """6.12: how often an action was done."""
        if action == COMMISSION:
            return m.monks
        if action == FORTIFY:
            return m.walls
        if action == GARRISON:
            return m.outposts
        if action == ABSOLVE:
            return m.jars.bit_count()
        return min(SEVEN, sum(m.attacked)) if action == ATTACK else len(m.converted)

    def workshop(self, m: Mine, action: int) -> float:
        """What a workshop on an action saves from now on."""
        return self.workshops[action - RIGHT_SIDE.start][self.done(m, action)]

    def _workshop(self, action: int, done: int) -> float:
        """10.5: a worker less, each time the action will still be done."""
        uses = self.rate(action) * self.left * self.taste.begets
        if action != ATTACK:
            uses = max(0.0, min(uses, SEVEN - done))
        return uses * self.taste.workshop

    # -- gains that may come or not ----------------------------------------------------------------------------------

    def whole_crew(self, crew: tuple[int, ...]) -> float:
        """What all my townsfolk will still bring."""
        worth = self._crews.get(crew)
        if worth is None:
            worth = self._crews[crew] = sum([self.crew(card) for card in crew])
        return worth

    def crew(self, card: int) -> float:
        """41.1-41.6: what a townsfolk card of the crew will still bring."""
        worth = self._crew.get(card)
        if worth is None:
            one = TOWNSFOLK[card]
            if one.trigger == ON_INQUISITION:
                times = 0.45 * self.left * (0.5 if one.least else 0.7 if one.most == 0 else 1.0)
            elif one.trigger == ON_PAY_DEBT:
                times = 0.2 * self.left
            elif one.trigger == DEVELOP:
                times = 0.4 * self.left
            else:
                times = self.rate(one.trigger) * self.left * self.taste.begets
            worth = self._crew[card] = times * self.rough(one.gain) * self.taste.crew
        return worth

    def rough(self, gain: Gain) -> float:
        """What an effect is worth by and large."""
        worth = 0.0
        for what, n in gain:
            if what < RAISE:
                worth += n * self.worker[what]
            elif what < SILVER:
                worth += n * 1.6
            elif what in (SILVER, TAX):
                worth += n * self.taste.silver
            elif what == PROVISION:
                worth += n * self.taste.provision
            elif what == REMOVE_SUSPICION:
                worth += n * 0.4
            elif what in (PAY_DEBT, DESTROY_DEBT):
                worth += n * 1.0
            else:
                worth += n * 2.0
        return worth


def _attacked(m: Mine, people: int) -> int:
    return m.attacked[people]


def _mercenaries(m: Mine) -> int:
    return sum([OUTSIDERS[other].type == "mercenary" for other in m.converted])


_COUNTS: dict[str, Callable[[Mine], int]] = {
    "commission": lambda m: m.monks,
    "fortify": lambda m: m.walls,
    "garrison": lambda m: m.outposts,
    "absolve": lambda m: m.jars.bit_count(),
    "convert": lambda m: len(m.converted),
    "townsfolk": lambda m: len(m.crew),
    "faith": lambda m: m.attributes[FAITH],
    "strength": lambda m: m.attributes[STRENGTH],
    "influence": lambda m: m.attributes[INFLUENCE],
    "mercenaries": _mercenaries,
    "paid-debts": lambda m: m.paid,
    "unpaid-debts": lambda m: m.unpaid,
    "suspicions": lambda m: m.suspicions,
    **{f"attacked-{people}": partial(_attacked, people=number) for number, people in enumerate(PEOPLES)},
}
"""What a converted outsider may count."""


def _evened() -> tuple[float, ...]:
    points = ATTRIBUTE_POINTS
    return (0.0, *((points[v - 1] + points[v + 1]) / 2 if v % 2 else float(points[v]) for v in range(1, 12)), 20.0)


_EVEN = _evened()
_GROWTH = {
    "commission": 0.35, "fortify": 0.35, "garrison": 0.35, "absolve": 0.35, "convert": 0.35, "townsfolk": 0.5,
    "faith": 0.7, "strength": 0.7, "influence": 0.7, "orders": 0.25, "mercenaries": 0.1, "attacked-saracen": 0.2,
    "attacked-byzantine": 0.2, "attacked-viking": 0.2, "paid-debts": 0.1,
}  # fmt: skip
"""How much of what a converted outsider counts will come in a round."""

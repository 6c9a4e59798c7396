"""What a board is worth: the points it would score, and what it promises for the rounds to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import inf
from operator import add
from typing import Any, Final

from regnum.bots.paladins.outcomes import Outcome
from regnum.bots.paladins.situation import (
    ATTACKED,
    ATTACKS,
    CONVERTED,
    CONVERTS_DONE,
    CREW,
    CREW_SIZE,
    DEVELOPED,
    DONE,
    JARS_MOVED,
    MERCENARIES,
    MONKS,
    MOST_ATTACKS,
    OUTPOSTS_BUILT,
    PAID,
    PLANNED_WALLS,
    SUSPICIONS,
    UNPAID,
    WALL_POINTS,
    WALLS_BUILT,
    WORKSHOPS_BUILT,
    Circumstances,
    Mine,
)
from regnum.bots.paladins.taste import Taste
from regnum.games.paladins.catalogue import (
    ACTION_POINTS,
    ATTACK,
    ATTRIBUTE_POINTS,
    ATTRIBUTES,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DEVELOP_POINTS,
    FAITH,
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
    WALLS,
    WALLS_PER_PLAYER,
    WORKERS,
    Gain,
)

SEVEN: Final = MOST_ATTACKS
"""9.12: so often can most actions of the right side be done; more attacks than that fulfil no order either."""
REQUIRED: Final = ORDER_REQUIRED[0]
GOODS: Final = 40
"""So much silver and so many provisions are told apart; before the last round more is worth no more."""
_BEYOND: Final = 20
"""By so much, and more, an action can change anything."""
_COUNTED: Final = 100
"""There is nothing in the box of which a converted outsider could count so many."""
_FULFILLED: Final = -1
"""What is counted stands nowhere on the board: the King's Orders fulfilled."""
_NO_POINTS: Final = (0,) * (SEVEN + 1)


class OfWorkers(dict[tuple[int, ...], float]):
    """What some workers are worth; each lot is worked out when it is first looked up."""

    def __init__(self, work_out: Callable[[tuple[int, ...]], float]) -> None:
        self._work_out = work_out

    def __missing__(self, workers: tuple[int, ...]) -> float:
        worth = self[workers] = self._work_out(workers)
        return worth


class Hands:
    """What workers not placed yet are worth, in the last round or before it."""

    def __init__(self, taste: Taste, last: bool) -> None:
        parts = [1.0] * len(WORKERS)
        parts[LABOURER] = taste.labourer
        parts[CRIMINAL] = taste.criminal
        self.worker = [part * taste.worker for part in parts]
        """Workers who may still do something in this round, each."""
        self.kept = [0.0 if last else part * taste.kept for part in parts]
        self.cheapest = min(self.worker)
        self.hope = OfWorkers(self._hope)
        """Workers who may still do something in this round, counted by kind."""
        self.stay = OfWorkers(self._stay)
        """25.4: the best three of those counted by kind, kept for the next round."""
        self.price = OfWorkers(self._price)
        """Workers to be placed, named one by one: what is given up."""
        self._without: dict[tuple[int, ...], OfWorkers] = {}
        self._last = last
        self._dearest_first = sorted(range(len(WORKERS)), key=lambda kind: -parts[kind])

    def stay_without(self, held: tuple[int, ...]) -> OfWorkers:
        """What these are worth for the next round when some of them, named one by one, are placed."""
        found = self._without.get(held)
        if found is None:

            def left(way: tuple[int, ...]) -> float:
                return self.stay[tuple([n - way.count(kind) for kind, n in enumerate(held)])]

            found = self._without[held] = OfWorkers(left)
        return found

    def _hope(self, workers: tuple[int, ...]) -> float:
        labourer, scout, merchant, fighter, cleric, criminal = self.worker
        return (
            workers[0] * labourer
            + workers[1] * scout
            + workers[2] * merchant
            + workers[3] * fighter
            + workers[4] * cleric
            + workers[5] * criminal
        )

    def _stay(self, workers: tuple[int, ...]) -> float:
        if self._last:
            return 0.0
        worth = 0.0
        room = KEPT_WORKERS
        for kind in self._dearest_first:
            n = min(workers[kind], room)
            worth += n * self.kept[kind]
            room -= n
        return worth

    def _price(self, workers: tuple[int, ...]) -> float:
        return sum([self.worker[kind] for kind in workers])


hands = lru_cache(maxsize=8)(Hands)
"""The same in every round but the last."""


@lru_cache(maxsize=8)
def goods(taste: Taste, last: bool) -> tuple[tuple[float, ...], ...]:
    """What so much silver and so many provisions are worth together."""
    counts = range(GOODS + _BEYOND)
    if last:
        return tuple([tuple([float((silver + other) // RESOURCE_SET) for other in counts]) for silver in counts])

    def of(n: int, each: float, enough: int) -> float:
        n = min(n, GOODS - 1)
        return each * min(n, enough) + taste.plenty * max(0, n - enough)

    of_silver = [of(n, taste.silver, taste.enough_silver) for n in counts]
    of_provisions = [of(n, taste.provision, taste.enough_provisions) for n in counts]
    return tuple([tuple([silver + provisions for provisions in of_provisions]) for silver in of_silver])


class Worth:
    """The judgement of a round: tables made once, from which a board is priced by looking things up."""

    def __init__(self, circumstances: Circumstances, taste: Taste) -> None:
        self.s = circumstances
        self.orders = dict(circumstances.orders)
        self._ordered = [DONE + action for action in self.orders]
        self.taste = taste
        self.left = left = circumstances.left
        self.attribute = [self._attribute(value) for value in range(MOST_ATTRIBUTE + 1)]
        self.deeds = [[self._deeds(action, n) for n in range(SEVEN + 2)] for action in range(RIGHT_SIDE.stop)]
        self.workshops = [[self._workshop(action, n) for n in range(SEVEN + 2)] for action in RIGHT_SIDE]
        self.goods = goods(taste, not left)
        self.hands = hands(taste, not left)
        self.worker, self.kept = self.hands.worker, self.hands.kept
        self.unpaid = -taste.unpaid if left else float(UNPAID_POINTS)
        walls = [
            worth
            for points in range(WALLS_PER_PLAYER * max([card.points for card in WALLS]) + 1)
            for worth in accumulate([float(points)] + [taste.wall] * (PLANNED_WALLS - 1))
        ]
        self._tables: tuple[Sequence[float], ...] = (
            *[self.deeds[action] for action in RIGHT_SIDE],
            walls,
            [n * PAID_POINTS for n in range(_COUNTED)],
            [n * self.unpaid for n in range(_COUNTED)],
            DEVELOP_POINTS,
        )
        """What is worth something by itself, besides the attributes, in the order of the board."""
        self._of_places = self._by_places()
        self._glances: dict[tuple[Any, ...], list[list[float]]] = {}
        self._savings: dict[tuple[int, ...], list[tuple[int, list[float]]]] = {}
        self._scores: dict[int, list[float]] = {}
        self._scorings: dict[tuple[int, ...], list[tuple[int, list[float]]]] = {}
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
        return self.taste.ordered if action in self.orders else self.taste.deeds

    def _deeds(self, action: int, n: int) -> float:
        """6.8, 26.4-26.8: what having done an action so often is worth."""
        if action not in RIGHT_SIDE:
            return 0.0
        order = self.orders.get(action, 0)
        points = ACTION_POINTS.get(action, _NO_POINTS)
        if not self.left:
            return float(points[min(n, SEVEN)] + (order if n >= REQUIRED else 0))
        goal = min(float(SEVEN), n + self.rate(action) * self.left)
        if goal <= REQUIRED:
            return float((points[REQUIRED] + order) * (goal / REQUIRED) ** self.taste.sharp)
        low = min(int(goal), SEVEN - 1)
        return float(order + points[low] + (goal - low) * (points[low + 1] - points[low]))

    # -- a board -----------------------------------------------------------------------------------------------------

    def of(self, m: Mine, haste: float = 0.0) -> float:
        """Everything but the workers not placed yet; `haste` is what doing contested things early has brought.

        The order in which all is added is always the same, so that like boards are worth the same to the last bit.
        """
        attribute = self.attribute
        monks, walls, outposts, jars, attacks, converts, wall_points, paid, unpaid, developed = self._tables
        # One after the other is a third of the time that a loop takes, and this is what the bot does most.
        worth: float = (
            attribute[m[RAISE]]
            + attribute[m[RAISE + 1]]
            + attribute[m[RAISE + 2]]
            + monks[m[MONKS]]
            + walls[m[WALLS_BUILT]]
            + outposts[m[OUTPOSTS_BUILT]]
            + jars[m[JARS_MOVED]]
            + attacks[m[ATTACKS]]
            + converts[m[CONVERTS_DONE]]
            + wall_points[m[WALL_POINTS]]
            + paid[m[PAID]]
            + unpaid[m[UNPAID]]
            + developed[m[DEVELOPED]]
            + haste
        )
        if m[CONVERTED]:
            for at, scores in self._scorings.get(m[CONVERTED]) or self._scoring(m[CONVERTED]):
                worth += scores[m[at] if at != _FULFILLED else self._fulfilled(m)]
        silver, provisions, suspicions = m[SILVER], m[PROVISION], m[SUSPICIONS]
        if not self.left:
            worth += (silver + provisions) // RESOURCE_SET
            worth -= 0.01 * suspicions
            return worth
        worth += self.goods[silver if silver < GOODS else GOODS - 1][provisions if provisions < GOODS else GOODS - 1]
        if suspicions:
            worth -= self.taste.suspicion * suspicions
            if suspicions >= self.s.most_suspicions:
                worth -= self.taste.guilty * (1 + suspicions - self.s.most_suspicions)
        if m[DEVELOPED]:
            built = m[WORKSHOPS_BUILT]
            for at, saves in self._savings.get(built) or self._saving(built):
                worth += saves[m[at]]
        crew = self._crews.get(m[CREW])
        return worth + (self.whole_crew(m[CREW]) if crew is None else crew)

    # -- at a glance -------------------------------------------------------------------------------------------------

    def glance(self, m: Mine) -> list[list[float]]:
        """By places of the board: what so much there comes to with all that counts it, but for workers and goods.

        It is the same for boards with the same workshops and the same outsiders. What an action adds to a board is then
        the difference of a few figures, but for what floating point rounds off. Each table also goes beyond its end,
        where no more counts, and below nothing: those figures stand last, where a negative number finds them.
        """
        converted, built = m[CONVERTED], m[WORKSHOPS_BUILT]
        scorings = (self._scorings.get(converted) or self._scoring(converted)) if converted else ()
        fulfilled = self._fulfilled(m) if scorings and self._ordered else 0
        key = (converted, built, fulfilled)
        found = self._glances.get(key)
        if found is None:
            found = self._glances[key] = self._of_places[:]
            for at, saves in self._savings.get(built) or self._saving(built):
                found[at] = list(map(add, found[at], saves))
            for at, scores in scorings:
                if at == _FULFILLED:
                    one_more = scores[fulfilled + 1] - scores[fulfilled]
                    for place in self._ordered:
                        found[place] = [worth + one_more * (n >= REQUIRED) for n, worth in enumerate(found[place])]
                else:
                    found[at] = [worth + scores[n] for worth, n in zip(found[at], _COUNTS_AS[at], strict=True)]
        return found

    def _by_places(self) -> list[list[float]]:
        """The same without workshops and outsiders."""
        found = [_NAUGHT] * (ATTACKED + len(PEOPLES))
        for place, table in [
            *[(RAISE + i, self.attribute) for i in range(len(ATTRIBUTES))],
            *zip([*range(MONKS, CONVERTS_DONE + 1), WALL_POINTS, PAID, UNPAID, DEVELOPED], self._tables, strict=True),
            (SUSPICIONS, [self._suspicions(n) for n in range(_COUNTED)]),
        ]:
            found[place] = [table[n] for n in _COUNTS_AS.get(place) or range(len(table))]
        return found

    def _suspicions(self, n: int) -> float:
        if not self.left:
            return -0.01 * n
        worth = -self.taste.suspicion * n
        if 0 < n >= self.s.most_suspicions:
            worth -= self.taste.guilty * (1 + n - self.s.most_suspicions)
        return worth

    def scored(self, card: int, m: Mine, outcome: Outcome) -> float:
        """What a converted outsider will score after this; endlessly much, where only doing it can tell."""
        at = _COUNTS[OUTSIDERS[card].scoring[2]]
        if at == _FULFILLED:
            n = self._fulfilled(m)
            for place, more in outcome.steps:
                n += place in self._ordered and m[place] < REQUIRED <= m[place] + more
            return self._scores_of(card)[n]
        if outcome.debts and at in (PAID, UNPAID):
            return inf
        n = m[at]
        for place, more in outcome.steps:
            if place == at:
                n += more
        return self._scores_of(card)[_COUNTS_AS[at][n]]

    def _saving(self, built: tuple[int, ...]) -> list[tuple[int, list[float]]]:
        """Of each action with workshops, where on the board stands how often it was done, and what they save then."""
        found = self._savings[built] = [
            (at, [covered.bit_count() * each for each in saves])
            for at, (covered, saves) in enumerate(zip(built, self.workshops, strict=True), MONKS)
            if covered
        ]
        return found

    def _scoring(self, converted: tuple[int, ...]) -> list[tuple[int, list[float]]]:
        """40.1-40.15: of each converted outsider, where on the board stands what it counts, and what it will score."""
        found = self._scorings[converted] = []
        for card in converted:
            found.append((_COUNTS[OUTSIDERS[card].scoring[2]], self._scores_of(card)))
        return found

    def _scores_of(self, card: int) -> list[float]:
        scores = self._scores.get(card)
        if scores is None:
            scores = self._scores[card] = [self._score(card, n) for n in range(_COUNTED)]
        return scores

    def _score(self, card: int, n: int) -> float:
        base, every, counts = OUTSIDERS[card].scoring
        if not self.left:
            return base + n // every
        growth = _GROWTH.get(counts, 0.0) * self.left
        return base + max(0.0, n + growth - (every - 1) / 2) / every

    def _fulfilled(self, m: Mine) -> int:
        """The King's Orders that I have fulfilled."""
        fulfilled = 0
        for place in self._ordered:
            if m[place] >= REQUIRED:
                fulfilled += 1
        return fulfilled

    def workshop(self, m: Mine, action: int) -> float:
        """What a workshop on an action saves from now on."""
        return self.workshops[action - RIGHT_SIDE.start][m[DONE + action]]

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


_COUNTS: Final[dict[str, int]] = {
    "commission": MONKS,
    "fortify": WALLS_BUILT,
    "garrison": OUTPOSTS_BUILT,
    "absolve": JARS_MOVED,
    "convert": CONVERTS_DONE,
    "townsfolk": CREW_SIZE,
    "faith": RAISE + FAITH,
    "strength": RAISE + STRENGTH,
    "influence": RAISE + INFLUENCE,
    "mercenaries": MERCENARIES,
    "paid-debts": PAID,
    "unpaid-debts": UNPAID,
    "suspicions": SUSPICIONS,
    "orders": _FULFILLED,
    **{f"attacked-{people}": ATTACKED + number for number, people in enumerate(PEOPLES)},
}
"""What a converted outsider may count, and its place on the board."""

_COUNTS_AS: Final[dict[int, Sequence[int]]] = {
    **dict.fromkeys(range(RAISE, SILVER), (*range(MOST_ATTRIBUTE + 1), *[MOST_ATTRIBUTE] * _BEYOND)),
    **dict.fromkeys(range(MONKS, CONVERTS_DONE + 1), range(SEVEN + 2)),
    **dict.fromkeys([PAID, CREW_SIZE, MERCENARIES, *range(ATTACKED, ATTACKED + len(PEOPLES))], range(_COUNTED)),
    **dict.fromkeys([SUSPICIONS, UNPAID], (*range(_COUNTED - _BEYOND), *[0] * _BEYOND)),
}
"""What so much at a place counts as: attributes rise only so high, suspicions and debts do not fall below nothing."""
_NAUGHT: Final = [0.0] * _COUNTED


def _evened() -> tuple[float, ...]:
    points = ATTRIBUTE_POINTS
    return (0.0, *((points[v - 1] + points[v + 1]) / 2 if v % 2 else float(points[v]) for v in range(1, 12)), 20.0)


_EVEN: Final = _evened()
_GROWTH: Final = {
    "commission": 0.35, "fortify": 0.35, "garrison": 0.35, "absolve": 0.35, "convert": 0.35, "townsfolk": 0.5,
    "faith": 0.7, "strength": 0.7, "influence": 0.7, "orders": 0.25, "mercenaries": 0.1, "attacked-saracen": 0.2,
    "attacked-byzantine": 0.2, "attacked-viking": 0.2, "paid-debts": 0.1,
}  # fmt: skip
"""How much of what a converted outsider counts will come in a round."""

"""What an action would do to the own board, as far as it can be foreseen: the rules again, with chance evened out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import inf
from typing import Any, Final, NamedTuple

from regnum.bots.paladins.outcomes import MOST_CHOICES, Outcome, Outcomes, outcomes
from regnum.bots.paladins.situation import (
    ATTACKS,
    BOOST_NOW,
    CONVERTED,
    CONVERTS_DONE,
    CREW,
    CREW_SIZE,
    DEVELOPED,
    DONE,
    FAVOURS_USED,
    JARS_AT,
    JARS_MOVED,
    MONKS,
    MOST_ATTACKS,
    OUTPOSTS_BUILT,
    OUTSIDER_ROW,
    PAID,
    PALADIN_OUT,
    PLACED,
    POOL,
    SUSPICIONS,
    TAKEN,
    TOWNSFOLK_ROW,
    UNPAID,
    WALL_POINTS,
    WALLS_BUILT,
    WORKSHOPS_BUILT,
    Circumstances,
    Mine,
)
from regnum.bots.paladins.taste import Taste
from regnum.bots.paladins.worth import Worth
from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_SILVER,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERT_SILVER,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DEVELOP_WORKER,
    DISCOUNT,
    EVERY_ACTION,
    FAITH,
    FAVOUR,
    FAVOURS,
    FORTIFY,
    FREE_DEVELOP,
    FREE_OF_PROVISIONS,
    FREE_OF_SILVER,
    FREE_RECRUIT,
    GARRISON,
    HUNT,
    INFLUENCE,
    JAR_INFLUENCE,
    JAR_SILVER,
    JAR_SPACES,
    JARS,
    LABOURER,
    MONK_PROVISIONS,
    MOST_ATTRIBUTE,
    NOTHING,
    ON_INQUISITION,
    ON_PAY_DEBT,
    ONE_SPACE,
    OPEN_SPACES,
    OUTPOST_PROVISIONS,
    OUTPOSTS,
    OUTSIDER_FAITH,
    OUTSIDER_STRENGTH,
    PALADINS,
    PAY_DEBT,
    PRAY,
    PRAY_ICON,
    PROVISION,
    RAISE,
    REACH,
    RECRUIT,
    REGIONS_BY_FAITH,
    REGIONS_BY_STRENGTH,
    REMOVE_SUSPICION,
    RIGHT_ACTIONS,
    RIGHT_SIDE,
    SILVER,
    SPACES,
    STRENGTH,
    STRENGTH_FOR_SILVER,
    TAKE_DEBT,
    TAX,
    TOWNSFOLK,
    TOWNSFOLK_DEBT,
    TOWNSFOLK_SILVER,
    TOWNSFOLK_TRIGGER,
    TRADE,
    WALL_INFLUENCE,
    WALL_PROVISIONS,
    WALLS_PER_PLAYER,
    WORKERS,
    WORKSHOP_SPACES,
    WORKSHOPS,
    Gain,
    Spaces,
)
from regnum.games.paladins.catalogue import MONKS as MOST_MONKS
from regnum.games.paladins.workers import DISMISS

Ways = tuple[tuple[int, ...], ...]
"""Who could be placed: each way names the workers."""

CONTESTED: Final = tuple(
    action in {COMMISSION, GARRISON, ATTACK, CONVERT, RECRUIT, DISMISS, FAVOUR} for action in range(DISMISS + 1)
)
"""What others may take before me."""
DEAREST: Final = max(TOWNSFOLK_SILVER)
"""Who has so much silver can pay for any of the townsfolk."""
USUAL_TAX: Final = 1
"""The tax of a suspicion, by and large."""
ALONE: Final = DISMISS + 1
"""Stands for any action that a single worker of any kind can do."""
COVERED: Final = 16
"""What workers can do has a number: the action's, and so much more for each step of the spaces under workshops."""
OF_FAVOUR: Final = 256
"""Beyond this, that of a favour."""
FEW_WAYS: Final[dict[int, int]] = {DEVELOP: 1, DISMISS: 2, RECRUIT: 2, ATTACK: 2, CONVERT: 2}
"""Where no more ways to place workers are thought through."""
MOST_FOR_ATTACK: Final = 3
"""More silver is not thought of for an attack."""
PRICES_OF_ATTACK: Final = tuple(
    tuple([max(0, -((strength - needed) // STRENGTH_FOR_SILVER)) for needed in OUTSIDER_STRENGTH])
    for strength in range(len(REGIONS_BY_STRENGTH))
)
"""19.3-19.5: the silver that an attack costs with so much strength, by the space of the outsider."""
PRICES_OF_FAVOUR: Final = tuple((dict(card.cost).get(SILVER, 0), dict(card.cost).get(PROVISION, 0)) for card in FAVOURS)
SPACES_TRIED: Final = 4
CARDS_TRIED: Final = 3
JARS_TRIED: Final = 3
"""How many places for a thing are thought through; the others promise less at first sight."""


Prospect = tuple[int, int, bool, Ways, int, int, Outcome, float]
"""An action that can be done: the action, what it is done to, whether it is owed for, the ways to place workers on it,
its price in silver and in provisions, what it brings, and what it is worth besides."""


class Deed(NamedTuple):
    """An action thought through: what it is done to, by whom, and whether it is owed for."""

    action: int
    target: int = NOTHING
    workers: tuple[int, ...] = ()
    debt: bool = False


def _spread(spaces: Spaces, held: tuple[int, ...]) -> Ways:
    """9.8-9.10: the sensible ways to fill these spaces: own colours first, labourers where anybody will do.

    Where there is no labourer, those of whom I have most; criminals only where nobody else is left.
    """
    left = list(held)
    fixed: list[int] = []
    for kind in spaces.kinds:
        if kind < len(WORKERS):
            if not left[kind]:
                kind = CRIMINAL
            if not left[kind]:
                return ()
            left[kind] -= 1
            fixed.append(kind)
    if not spaces.clear:
        return (tuple(sorted(fixed)),)
    if spaces.clear == 1:
        return tuple([tuple(sorted([*fixed, kind])) for kind in _for_any(left)])
    ways = [(fixed, left)]
    for _ in range(spaces.clear - 1):
        ways = [([*chosen, kind], _less(rest, kind)) for chosen, rest in ways for kind in _for_any(rest)]
    return tuple(dict.fromkeys([tuple(sorted([*chosen, kind])) for chosen, rest in ways for kind in _for_any(rest)]))


def _less(held: Sequence[int], kind: int) -> list[int]:
    rest = list(held)
    rest[kind] -= 1
    return rest


def _for_any(held: Sequence[int]) -> list[int]:
    """Whom to place where anybody will do: one or two to choose from."""
    if held[LABOURER]:
        return [LABOURER]
    kinds = sorted([kind for kind in range(CRIMINAL) if held[kind]], key=lambda kind: -held[kind])
    return kinds[:3] if kinds else [CRIMINAL] if held[CRIMINAL] else []


class Placings(dict[int, Ways]):
    """The same for everything to be done with these workers, by a number for it; told when first looked up."""

    def __init__(self, held: tuple[int, ...]) -> None:
        self._held = held

    def __missing__(self, number: int) -> Ways:
        covered, action = divmod(number, COVERED)
        if number >= OF_FAVOUR:
            ways = _spread(FAVOURS[number - OF_FAVOUR].spaces, self._held)[:1]
        elif action in (ALONE, DISMISS):
            ways = _spread(ONE_SPACE, self._held)
        else:
            ways = _spread(OPEN_SPACES[action][covered], self._held)
        ways = self[number] = ways[: FEW_WAYS.get(action, len(ways))]
        return ways


@cache
def placings(held: tuple[int, ...]) -> Placings:
    """Of workers between whom the ways do not tell, the same."""
    labourers, *coloured, criminals = held
    if not labourers:
        return Placings(held)
    # Only Develop has two clear spaces: of a colour one is as good as many, but where a second worker has to be chosen.
    least = [min(n, 1) for n in coloured]
    if labourers == 1 and any(coloured):
        least[coloured.index(max(coloured))] = 2
    alike = (min(labourers, 2), *least, min(criminals, 3))
    return Placings(held) if held == alike else placings(alike)


def ways_to_fill(action: int, covered: int, held: tuple[int, ...]) -> Ways:
    """The same for an action with these spaces covered by workshops."""
    return placings(held)[action + covered * COVERED]


class Helpers(NamedTuple):
    """What a paladin and a crew add to each action (7.10, 41.1)."""

    outcomes: tuple[Outcomes, ...]
    """What each action brings with that."""
    when_paying: bool
    when_inquired: bool
    """Whether anybody in the crew does something when a debt is paid, or at an inquisition (41.4, 41.5)."""


@lru_cache(maxsize=4096)
def helpers(paladin: int, crew: tuple[int, ...]) -> Helpers:
    own = PALADINS[paladin] if paladin != NOTHING else None
    found = []
    for action in EVERY_ACTION:
        gain: Gain = (own.gain or ()) if own is not None and own.action == action else ()
        for card in crew:
            if TOWNSFOLK_TRIGGER[card] == action:
                gain += TOWNSFOLK[card].gain
        found.append(outcomes(action, () if action in (RECRUIT, PRAY) else gain))
    triggers = [TOWNSFOLK_TRIGGER[card] for card in crew]
    return Helpers(tuple(found), ON_PAY_DEBT in triggers, ON_INQUISITION in triggers)


def _without(row: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A row with a gap where the card was."""
    return tuple([NOTHING if other == card else other for other in row])


@cache
def _jars_left(jars: int) -> tuple[int, ...]:
    """18.7: the spaces without a jar; of like ones the first."""
    free = {JAR_SPACES[space]: space for space in reversed(range(len(JAR_SPACES))) if not jars >> space & 1}
    return tuple(free.values())


@lru_cache(maxsize=4096)
def _spaces_in(reach: int) -> tuple[int, ...]:
    """Of these spaces, the first of like ones."""
    free = {SPACES[space].gain: space for space in reversed(range(len(SPACES))) if reach >> space & 1}
    return tuple(free.values())


@lru_cache(maxsize=8)
def foresight(circumstances: Circumstances, taste: Taste) -> Foresight:
    """In the same circumstances the same is foreseen: what was worked out for one decision serves the next."""
    return Foresight(circumstances, Worth(circumstances, taste))


class Foresight:
    """The rules as they are seen from one seat, played on in the mind."""

    def __init__(self, circumstances: Circumstances, worth: Worth) -> None:
        self.s = circumstances
        self.worth = worth
        self._recruits: dict[int, float] = {}
        self._promising: dict[tuple[int, tuple[int, ...], int, bool], list[tuple[int, int, bool]]] = {}
        self._places: dict[tuple[Any, ...], list[int]] = {}
        self._spots: dict[tuple[Any, ...], tuple[int, int]] = {}

    # -- gains -------------------------------------------------------------------------------------------------------

    def gain(self, m: Mine, gain: Gain) -> None:
        """42.1-42.10: what an icon gives; where there is a choice, what looks best."""
        for what, n in gain:
            if what <= PROVISION:
                if what == CRIMINAL:
                    for _ in range(n):
                        m[CRIMINAL] += 1
                        m[SUSPICIONS] += 1
                        self.tax(m, USUAL_TAX)
                else:
                    m[what] += n
                    if RAISE <= what < SILVER and m[what] > MOST_ATTRIBUTE:
                        m[what] = MOST_ATTRIBUTE
            elif what == TAX:
                self.tax(m, n)
            elif what == REMOVE_SUSPICION:
                m[SUSPICIONS] = max(0, m[SUSPICIONS] - n)
            elif what == PAY_DEBT:
                self.pay_debts(m, n)
            elif what == DESTROY_DEBT:
                m[UNPAID] = max(0, m[UNPAID] - n)
            elif what == TAKE_DEBT:
                m[UNPAID] += n
            elif what == PRAY_ICON:
                self.clear(m, self.best_to_clear(m))
            elif what == FREE_RECRUIT:
                self.join(m, self.best_recruit(m))
            elif what == FREE_DEVELOP:
                self.develop(m, *self.best_spot(m))

    def tax(self, m: Mine, n: int) -> None:
        m[SILVER] += n
        m[POOL] -= n
        if m[POOL] <= 0:
            self.inquisition(m)

    def inquisition(self, m: Mine) -> None:
        """24.1-24.11, with the suspicions of the others as they are now."""
        for card in m[CREW]:
            if TOWNSFOLK_TRIGGER[card] == ON_INQUISITION:
                one = TOWNSFOLK[card]
                if one.least <= m[SUSPICIONS] <= one.most:
                    self.gain(m, one.gain)
        if m[SUSPICIONS] and m[SUSPICIONS] >= self.s.most_suspicions:
            m[UNPAID] += 1
            m[SUSPICIONS] -= m[SUSPICIONS] // 2
        m[POOL] = self.s.full_pool

    def pay_debts(self, m: Mine, n: int) -> None:
        """23.3, 41.4."""
        for _ in range(min(n, m[UNPAID])):
            m[UNPAID] -= 1
            m[PAID] += 1
            for card in m[CREW]:
                if TOWNSFOLK_TRIGGER[card] == ON_PAY_DEBT:
                    self.gain(m, TOWNSFOLK[card].gain)

    # -- what looks best ---------------------------------------------------------------------------------------------

    def best_to_clear(self, m: Mine) -> int:
        """13.3: the action that would be most worth doing again, and could be."""
        best, choice = -1.0, NOTHING
        placed = m[PLACED]
        for action in range(FAVOUR):
            if placed >> action & 1:
                worth = self.again(m, action)
                if worth > best:
                    best, choice = worth, action
        return choice

    def again(self, m: Mine, action: int) -> float:
        """What doing an action again promises at first sight."""
        if action not in RIGHT_SIDE:
            return 0.5
        covered = m[WORKSHOPS_BUILT][action - RIGHT_SIDE.start]
        if not placings(tuple(m[:RAISE]))[action + covered * COVERED]:
            return 0.2
        deeds = self.worth.deeds[action]
        done = m[DONE + action]
        return float(1.0 + covered.bit_count() + deeds[done + 1] - deeds[done])

    def clear(self, m: Mine, action: int) -> None:
        if action != NOTHING:
            m[PLACED] &= ~(1 << action)

    def best_recruit(self, m: Mine) -> int:
        """42.9: the townsfolk card that will bring most."""
        cards = [card for card in m[TOWNSFOLK_ROW] if card != NOTHING]
        return max(cards, key=self.recruit_worth) if cards else NOTHING

    def recruit_worth(self, card: int) -> float:
        worth = self._recruits.get(card)
        if worth is None:
            worth = self._recruits[card] = self.worth.crew(card) + self.worth.rough(TOWNSFOLK[card].recruit)
        return worth

    def join(self, m: Mine, card: int) -> None:
        """11.12-11.16."""
        if card != NOTHING:
            m[TOWNSFOLK_ROW] = _without(m[TOWNSFOLK_ROW], card)
            m[CREW] = (*m[CREW], card)
            m[CREW_SIZE] += 1
            self.gain(m, TOWNSFOLK[card].recruit)

    def spots(self, m: Mine) -> list[tuple[int, int]]:
        """10.4: one spot for each action: first the left one, for which only a worker of its colour would do."""
        return [
            (action, place)
            for action, covered in zip(RIGHT_SIDE, m[WORKSHOPS_BUILT], strict=True)
            for place in range(WORKSHOP_SPACES)
            if not covered >> place & 1 and not (place == 1 and not covered & 1)
        ]

    def best_spot(self, m: Mine) -> tuple[int, int]:
        key = (m[WORKSHOPS_BUILT], *m[MONKS:WALL_POINTS])
        spot = self._spots.get(key)
        if spot is None:
            spot = max(self.spots(m), key=lambda spot: self.worth.workshop(m, spot[0]), default=(NOTHING, NOTHING))
            self._spots[key] = spot
        return spot

    def develop(self, m: Mine, action: int, place: int) -> None:
        """10.3, 10.7."""
        if action == NOTHING or m[DEVELOPED] >= WORKSHOPS:
            return
        m[DEVELOP_WORKER[m[DEVELOPED]]] += 1
        m[DEVELOPED] += 1
        self._build(m, action, place)

    def _build(self, m: Mine, action: int, place: int) -> None:
        """10.4."""
        i = action - RIGHT_SIDE.start
        built = m[WORKSHOPS_BUILT]
        m[WORKSHOPS_BUILT] = (*built[:i], built[i] | 1 << place, *built[i + 1 :])

    # -- at a glance -------------------------------------------------------------------------------------------------

    def besides(self, m: Mine, action: int, outcome: Outcome, tables: list[list[float]]) -> float:
        """What an outcome that is not plain comes to besides its sum; endlessly much, where only doing it can tell."""
        if outcome.unclear or action == RECRUIT:
            return inf
        more = 0.0
        if outcome.tax >= m[POOL]:
            more += self._inquired(m, action, outcome, tables)
        if outcome.debts and m[UNPAID]:
            if helpers(m[PALADIN_OUT], m[CREW]).when_paying:
                return inf
            paid = min(outcome.debts, m[UNPAID])
            for place, n in ((PAID, paid), (UNPAID, -paid)):
                more += tables[place][m[place] + n] - tables[place][m[place]]
        return more

    def _inquired(self, m: Mine, action: int, outcome: Outcome, tables: list[list[float]]) -> float:
        """24.1-24.11: what the inquisition that a tax brings changes of that, in plain cases."""
        if helpers(m[PALADIN_OUT], m[CREW]).when_inquired:
            return inf
        steps = dict(outcome.steps)
        drawn = steps.get(SUSPICIONS, 0)
        before = m[SUSPICIONS] + max(0, drawn)
        if not before or before < self.s.most_suspicions:
            return 0.0
        at_once = drawn == 0 or drawn == outcome.tax == 1  # else part of the suspicions may come after the inquisition
        if not at_once or outcome.debts or steps.get(UNPAID, 0) < 0 or action == CONVERT:
            return inf
        suspicions, unpaid = tables[SUSPICIONS], tables[UNPAID]
        now: int = m[UNPAID] + steps.get(UNPAID, 0)
        guilt: float = suspicions[before - before // 2] - suspicions[before] + unpaid[now + 1] - unpaid[now]
        return guilt

    # -- actions -----------------------------------------------------------------------------------------------------

    def prospects(self, m: Mine) -> list[Prospect]:
        """7.19, 9.2: every action that can be done now."""
        found: list[Prospect] = []
        held = tuple(m[:RAISE])
        if any(held):
            ways_of = placings(held)
            brings = helpers(m[PALADIN_OUT], m[CREW]).outcomes
            self._goods(m, ways_of, brings, found)
            self._recruiting(m, ways_of, found)
            self._building(m, ways_of, brings, found)
            self._regions(m, ways_of, brings, found)
            self._outsiders(m, ways_of, brings, found)
            self._favours(m, ways_of, found)
        return found

    def done(self, m: Mine, prospect: Prospect, workers: tuple[int, ...]) -> Mine:
        """The board when these workers have done it."""
        action, target, _, _, silver, provisions, outcome, _ = prospect
        new = m[:]
        for kind in workers:
            new[kind] -= 1
        new[SILVER] -= silver
        new[PROVISION] -= provisions
        for place, n in outcome.marks:
            new[place] += n
        if action == FAVOUR:
            new[FAVOURS_USED] |= 1 << self.s.favours.index(target)
        else:
            new[PLACED] |= 1 << (RECRUIT if action == DISMISS else action)
            self._mark(new, action, target)
        for gain in outcome.gains:
            self.gain(new, gain)
        return new

    def _mark(self, m: Mine, action: int, target: int) -> None:
        """What an action changes besides what can be counted."""
        if action == PRAY:
            self.clear(m, target)
        elif action == DEVELOP:
            self._build(m, *self.best_spot(m))
        elif action in (RECRUIT, DISMISS):
            m[TOWNSFOLK_ROW] = _without(m[TOWNSFOLK_ROW], target)
            if action == RECRUIT:
                m[CREW] = (*m[CREW], target)
        elif action in (COMMISSION, GARRISON):
            m[TAKEN] |= 1 << target
        elif action == ABSOLVE:
            m[JARS_AT] |= 1 << target
        elif action in (ATTACK, CONVERT):
            m[OUTSIDER_ROW] = _without(m[OUTSIDER_ROW], target)
            if action == CONVERT:
                m[CONVERTED] = (*m[CONVERTED], target)
            elif m[ATTACKS] > MOST_ATTACKS:
                m[ATTACKS] = MOST_ATTACKS

    def _goods(self, m: Mine, ways_of: Placings, brings: tuple[Outcomes, ...], found: list[Prospect]) -> None:
        """Hunt, Trade, Conspire, Pray, Develop (sections 10, 12, 13, 14)."""
        placed: int = m[PLACED]
        silver: int = m[SILVER]
        paladin: int = m[PALADIN_OUT]
        single = ways_of[ALONE]
        for action in (HUNT, TRADE):
            if not placed >> action & 1:
                outcome = brings[action]
                if single:
                    found.append((action, NOTHING, False, single, 0, 0, outcome[1], 0.0))
                ways = ways_of[action]
                if ways:
                    found.append((action, NOTHING, False, ways, 0, 0, outcome[2], 0.0))
        if single and not placed >> CONSPIRE & 1:
            found.append((CONSPIRE, NOTHING, False, single, 0, 0, brings[CONSPIRE][1], 0.0))
        if placed >> RIGHT_SIDE.start and not placed >> PRAY & 1:
            price = 0 if FREE_OF_SILVER[PRAY][paladin] else ACTION_SILVER[PRAY]
            ways = ways_of[PRAY]
            if ways and silver >= price:
                # Which action is cleared tells only later: all promise the same, and of equals the first is followed.
                action = next(action for action in RIGHT_ACTIONS if placed >> action & 1)
                found.append((PRAY, action, False, ways, price, 0, brings[PRAY][NOTHING], 0.0))
        if not placed >> DEVELOP & 1 and m[DEVELOPED] < WORKSHOPS:
            price = max(0, ACTION_SILVER[DEVELOP] - DISCOUNT[DEVELOP][paladin])
            ways = ways_of[DEVELOP]
            if ways and silver >= price:
                saves = self.worth.workshop(m, self.best_spot(m)[0])
                found.append((DEVELOP, NOTHING, False, ways, price, 0, brings[DEVELOP][m[DEVELOPED]], saves))

    def _recruiting(self, m: Mine, ways_of: Placings, found: list[Prospect]) -> None:
        """Section 11."""
        if m[PLACED] >> RECRUIT & 1:
            return
        ways = ways_of[DISMISS]
        if ways:
            for card, price, owed in self._cards(m, DISMISS):
                found.append((DISMISS, card, owed, ways, price, 0, outcomes(DISMISS, (), owed)[card], 0.0))
        ways = ways_of[RECRUIT]
        if ways:
            crew = self.worth.crew
            for card, price, owed in self._cards(m, RECRUIT):
                found.append((RECRUIT, card, owed, ways, price, 0, outcomes(RECRUIT, (), owed)[card], crew(card)))

    def _cards(self, m: Mine, action: int) -> list[tuple[int, int, bool]]:
        """11.2-11.4: the most promising of the townsfolk to recruit or dismiss: card, price, whether it is owed."""
        silver, free = min(m[SILVER], DEAREST), FREE_OF_SILVER[RECRUIT][m[PALADIN_OUT]]
        key = (action, m[TOWNSFOLK_ROW], silver, free)
        found = self._promising.get(key)
        if found is None:
            taste = self.worth.taste
            promising: list[tuple[float, int, int, bool]] = []
            for space, card in enumerate(m[TOWNSFOLK_ROW]):
                if card == NOTHING:
                    continue
                price = 0 if free else TOWNSFOLK_SILVER[space]
                owed = silver < price
                if owed and not TOWNSFOLK_DEBT[space]:
                    continue
                worth = self.recruit_worth(card) if action == RECRUIT else self.worth.rough(TOWNSFOLK[card].dismiss)
                worth -= taste.unpaid if owed else price * taste.silver
                promising.append((worth, card, 0 if owed else price, owed))
            promising.sort(reverse=True)
            found = self._promising[key] = [(card, price, owed) for _, card, price, owed in promising[:CARDS_TRIED]]
        return found

    def _building(self, m: Mine, ways_of: Placings, brings: tuple[Outcomes, ...], found: list[Prospect]) -> None:
        """Fortify and Absolve (sections 16 and 18)."""
        influence: int = m[RAISE + INFLUENCE] + m[BOOST_NOW][INFLUENCE]
        placed: int = m[PLACED]
        walls: int = m[WALLS_BUILT]
        moved: int = m[JARS_MOVED]
        if not placed >> FORTIFY & 1 and walls < WALLS_PER_PLAYER and influence >= WALL_INFLUENCE[walls]:
            price = 0 if FREE_OF_PROVISIONS[FORTIFY][m[PALADIN_OUT]] else WALL_PROVISIONS[walls]
            if m[PROVISION] >= price and self.s.walls:
                ways = ways_of[FORTIFY + m[WORKSHOPS_BUILT][FORTIFY - RIGHT_SIDE.start] * COVERED]
                if ways:
                    found.append((FORTIFY, NOTHING, False, ways, 0, price, brings[FORTIFY][NOTHING], 0.0))
        if not placed >> ABSOLVE & 1 and moved < JARS and influence >= JAR_INFLUENCE[moved]:
            price = 0 if FREE_OF_SILVER[ABSOLVE][m[PALADIN_OUT]] else JAR_SILVER[moved]
            if m[SILVER] >= price:
                ways = ways_of[ABSOLVE + m[WORKSHOPS_BUILT][ABSOLVE - RIGHT_SIDE.start] * COVERED]
                if ways:
                    outcome = brings[ABSOLVE]
                    for space in self.jar_spaces(m):
                        found.append((ABSOLVE, space, False, ways, price, 0, outcome[space], 0.0))

    def _at_first_sight(self, m: Mine) -> tuple[Any, ...]:
        """All that `now` goes by."""
        prayed_for = sum(m[:RAISE]) if m[PLACED] >> RIGHT_SIDE.start else NOTHING
        return m[SUSPICIONS], m[UNPAID], prayed_for, m[TOWNSFOLK_ROW]

    def jar_spaces(self, m: Mine) -> list[int]:
        """18.7: the best spaces without a jar."""
        key = (m[JARS_AT], *self._at_first_sight(m), ABSOLVE)
        best = self._places.get(key)
        if best is None:
            free = _jars_left(m[JARS_AT])
            best = sorted(free, key=lambda space: -self.now(m, JAR_SPACES[space]))[:JARS_TRIED]
            self._places[key] = best
        return best

    def now(self, m: Mine, gain: Gain) -> float:
        """What a reward is worth at first sight: nothing, where it can do nothing."""
        worth = 0.0
        for effect in gain:
            what, n = effect
            if what == REMOVE_SUSPICION:
                worth += 0.6 * min(n, m[SUSPICIONS])
            elif what == PAY_DEBT:
                worth += 3.6 * min(n, m[UNPAID])
            elif what == DESTROY_DEBT:
                worth += 2.6 * min(n, m[UNPAID])
            elif what == PRAY_ICON:
                worth += 0.8 + 0.3 * sum(m[:RAISE]) if m[PLACED] >> RIGHT_SIDE.start else 0.3
            elif what == FREE_RECRUIT:
                card = self.best_recruit(m)
                worth += self.recruit_worth(card) if card != NOTHING else 0.0
            else:
                worth += self.worth.rough((effect,))
        return worth

    def _regions(self, m: Mine, ways_of: Placings, brings: tuple[Outcomes, ...], found: list[Prospect]) -> None:
        """Commission and Garrison (sections 15 and 17)."""
        monks: int = m[MONKS]
        outposts: int = m[OUTPOSTS_BUILT]
        placed: int = m[PLACED]
        if not placed >> COMMISSION & 1 and monks < MOST_MONKS:
            price = 0 if FREE_OF_PROVISIONS[COMMISSION][m[PALADIN_OUT]] else MONK_PROVISIONS[monks]
            regions = REGIONS_BY_FAITH[m[RAISE + FAITH] + m[BOOST_NOW][FAITH]]
            if m[PROVISION] >= price and regions:
                self._pieces(m, COMMISSION, price, regions, ways_of, brings, found)
        if not placed >> GARRISON & 1 and outposts < OUTPOSTS:
            price = 0 if FREE_OF_PROVISIONS[GARRISON][m[PALADIN_OUT]] else OUTPOST_PROVISIONS[outposts]
            regions = REGIONS_BY_STRENGTH[m[RAISE + STRENGTH] + m[BOOST_NOW][STRENGTH]]
            if m[PROVISION] >= price and regions:
                self._pieces(m, GARRISON, price, regions, ways_of, brings, found)

    def _pieces(
        self,
        m: Mine,
        action: int,
        price: int,
        regions: int,
        ways_of: Placings,
        brings: tuple[Outcomes, ...],
        found: list[Prospect],
    ) -> None:
        ways = ways_of[action + m[WORKSHOPS_BUILT][action - RIGHT_SIDE.start] * COVERED]
        if ways:
            outcome = brings[action]
            for space in self.region_spaces(m, regions):
                found.append((action, space, False, ways, 0, price, outcome[space], 0.0))

    def region_spaces(self, m: Mine, regions: int) -> list[int]:
        """15.10, 17.10: the best free spaces; of equal ones the last, which fewest can reach, is left for later."""
        reach = REACH[self.s.players][regions] & ~m[TAKEN]
        key = (reach, *self._at_first_sight(m), GARRISON)
        best = self._places.get(key)
        if best is None:
            best = sorted(_spaces_in(reach), key=lambda space: -self.now(m, SPACES[space].gain))[:SPACES_TRIED]
            self._places[key] = best
        return best

    def _outsiders(self, m: Mine, ways_of: Placings, brings: tuple[Outcomes, ...], found: list[Prospect]) -> None:
        """Attack and Convert (sections 19 and 20)."""
        placed: int = m[PLACED]
        silver: int = m[SILVER]
        row: tuple[int, ...] = m[OUTSIDER_ROW]
        if not placed >> ATTACK & 1:
            ways = ways_of[ATTACK + m[WORKSHOPS_BUILT][ATTACK - RIGHT_SIDE.start] * COVERED]
            if ways:
                prices = PRICES_OF_ATTACK[m[RAISE + STRENGTH] + m[BOOST_NOW][STRENGTH]]
                outcome = brings[ATTACK]
                for card, price in zip(row, prices, strict=True):
                    if price <= silver and price <= MOST_FOR_ATTACK and card != NOTHING:
                        found.append((ATTACK, card, False, ways, price, 0, outcome[card], 0.0))
        done: int = m[CONVERTS_DONE]
        if not placed >> CONVERT & 1 and done < len(CONVERT_SILVER):
            price = 0 if FREE_OF_SILVER[CONVERT][m[PALADIN_OUT]] else CONVERT_SILVER[done]
            ways = ways_of[CONVERT + m[WORKSHOPS_BUILT][CONVERT - RIGHT_SIDE.start] * COVERED]
            if silver >= price and ways:
                faith: int = m[RAISE + FAITH] + m[BOOST_NOW][FAITH]
                outcome, scored = brings[CONVERT], self.worth.scored
                for card, needed in zip(row, OUTSIDER_FAITH, strict=True):
                    if faith >= needed and card != NOTHING:
                        gives = outcome[card]
                        found.append((CONVERT, card, False, ways, price, 0, gives, scored(card, m, gives)))

    def _favours(self, m: Mine, ways_of: Placings, found: list[Prospect]) -> None:
        """6.14-6.16."""
        used: int = m[FAVOURS_USED]
        have: int = m[SILVER]
        provided: int = m[PROVISION]
        brings = outcomes(FAVOUR)
        for place, favour in enumerate(self.s.favours):
            if used >> place & 1:
                continue
            silver, provisions = PRICES_OF_FAVOUR[favour]
            if have < silver or provided < provisions:
                continue
            ways = ways_of[OF_FAVOUR + favour]
            if ways:
                first = favour * MOST_CHOICES
                for choice in range(first, first + (len(FAVOURS[favour].choice) or 1)):
                    found.append((FAVOUR, favour, False, ways, silver, provisions, brings[choice], 0.0))

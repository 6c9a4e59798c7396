"""What an action would do to the own board, as far as it can be foreseen: the rules again, with chance evened out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from regnum.bots.paladins.situation import (
    ATTACKED,
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
    MERCENARIES,
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
    ACTION_GAINS,
    ACTION_SILVER,
    ALSO,
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
    FAITH,
    FAVOUR,
    FAVOURS,
    FLAG,
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
    OUTSIDERS,
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

CONTESTED = frozenset({COMMISSION, GARRISON, ATTACK, CONVERT, RECRUIT, DISMISS, FAVOUR})
"""What others may take before me."""
DEAREST = max(TOWNSFOLK_SILVER)
"""Who has so much silver can pay for any of the townsfolk."""
USUAL_TAX = 1
"""The tax of a suspicion, by and large."""
SPACES_TRIED = 4
CARDS_TRIED = 3
JARS_TRIED = 3
"""How many places for a thing are thought through; the others promise less at first sight."""


Prospect = tuple[int, int, bool, Ways, Mine]
"""An action thought through but for who does it: the action, what it is done to, whether it is owed for, the ways to
place workers on it, and the board when the first way has been taken. The others differ from it in the workers alone."""


def others_left(workers: tuple[int, ...], instead: tuple[int, ...], way: tuple[int, ...]) -> tuple[int, ...]:
    """Who is left when the workers of this way have been placed, not those."""
    left = list(workers)
    for kind in instead:
        left[kind] += 1
    for kind in way:
        left[kind] -= 1
    return tuple(left)


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


@cache
def ways_to_fill(action: int, covered: int, held: tuple[int, ...]) -> Ways:
    """The same for an action with these spaces covered by workshops."""
    return _spread(OPEN_SPACES[action][covered], held)


@cache
def _ways_of_one(held: tuple[int, ...]) -> Ways:
    """The same for a single worker of any kind."""
    return _spread(ONE_SPACE, held)


@cache
def _ways_of_favour(favour: int, held: tuple[int, ...]) -> Ways:
    return _spread(FAVOURS[favour].spaces, held)[:1]


@cache
def _clears(gain: Gain) -> bool:
    """Whether a gain may clear an action (13.3): which one, depends on the workers that are left."""
    return any(what in (PRAY_ICON, FREE_RECRUIT) for what, _ in gain)


class Helpers(NamedTuple):
    """What a paladin and a crew add to each action (7.10, 41.1), and whether one of them may clear an action."""

    gains: tuple[Gain, ...]
    clear: bool


@lru_cache(maxsize=4096)
def helpers(paladin: int, crew: tuple[int, ...]) -> Helpers:
    own = PALADINS[paladin] if paladin != NOTHING else None
    gains = []
    for action in range(FAVOUR):
        gain: Gain = (own.gain or ()) if own is not None and own.action == action else ()
        for card in crew:
            if TOWNSFOLK_TRIGGER[card] == action:
                gain += TOWNSFOLK[card].gain
        gains.append(gain)
    may_clear = [TOWNSFOLK[card].gain for card in crew] + ([] if own is None else [own.gain or ()])
    return Helpers(tuple(gains), any(map(_clears, may_clear)))


def _together(helpers: Helpers, ways: Ways, *gains: Gain) -> tuple[Ways, ...]:
    """Which ways may be thought of as one: all, unless what is gained depends on the workers that are left."""
    if len(ways) < 2:
        return (ways,) if ways else ()
    if helpers.clear:
        return tuple([(way,) for way in ways])
    for gain in gains:
        if _clears(gain):
            return tuple([(way,) for way in ways])
    return (ways,)


def _after(m: Mine, action: int, workers: tuple[int, ...]) -> Mine:
    new = m[:]
    for kind in workers:
        new[kind] -= 1
    new[PLACED] |= 1 << action
    return new


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
        if not ways_to_fill(action, covered, tuple(m[:RAISE])):
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
            m[TOWNSFOLK_ROW] = tuple([NOTHING if other == card else other for other in m[TOWNSFOLK_ROW]])
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
        i = action - RIGHT_SIDE.start
        built = m[WORKSHOPS_BUILT]
        m[WORKSHOPS_BUILT] = (*built[:i], built[i] | 1 << place, *built[i + 1 :])
        m[DEVELOP_WORKER[m[DEVELOPED]]] += 1
        m[DEVELOPED] += 1

    # -- actions -----------------------------------------------------------------------------------------------------

    def prospects(self, m: Mine) -> list[Prospect]:
        """7.19, 9.2: every action that can be done now, and the board after it."""
        found: list[Prospect] = []
        held = tuple(m[:RAISE])
        if any(held):
            crew = helpers(m[PALADIN_OUT], m[CREW])
            self._goods(m, held, crew, found)
            self._recruiting(m, held, crew, found)
            self._building(m, held, crew, found)
            self._regions(m, held, crew, found)
            self._outsiders(m, held, crew, found)
            self._favours(m, held, found)
        return found

    def _goods(self, m: Mine, held: tuple[int, ...], crew: Helpers, found: list[Prospect]) -> None:
        """Hunt, Trade, Conspire, Pray, Develop (sections 10, 12, 13, 14)."""
        placed, silver = m[PLACED], m[SILVER]
        gain = self.gain
        for action in (HUNT, TRADE):
            if not placed >> action & 1:
                further = crew.gains[action]
                for filled in (_ways_of_one(held), ways_to_fill(action, 0, held)):
                    for ways in _together(crew, filled):
                        new = _after(m, action, ways[0])
                        gain(new, ACTION_GAINS[action][len(ways[0]) - 1])
                        if further:
                            gain(new, further)
                        found.append((action, NOTHING, False, ways, new))
        if not placed >> CONSPIRE & 1:
            for ways in _together(crew, _ways_of_one(held)):
                new = _after(m, CONSPIRE, ways[0])
                gain(new, ACTION_GAINS[CONSPIRE][0])
                gain(new, crew.gains[CONSPIRE])
                found.append((CONSPIRE, NOTHING, False, ways, new))
        price = 0 if FREE_OF_SILVER[PRAY][m[PALADIN_OUT]] else ACTION_SILVER[PRAY]
        if placed >> RIGHT_SIDE.start and not placed >> PRAY & 1 and silver >= price:
            for workers in ways_to_fill(PRAY, 0, held):
                for action in RIGHT_ACTIONS:
                    if placed >> action & 1:
                        new = _after(m, PRAY, workers)
                        new[SILVER] -= price
                        self.clear(new, action)
                        found.append((PRAY, action, False, (workers,), new))
        price = max(0, ACTION_SILVER[DEVELOP] - DISCOUNT[DEVELOP][m[PALADIN_OUT]])
        if not placed >> DEVELOP & 1 and silver >= price and m[DEVELOPED] < WORKSHOPS:
            for workers in ways_to_fill(DEVELOP, 0, held)[:1]:
                new = _after(m, DEVELOP, workers)
                new[SILVER] -= price
                self.develop(new, *self.best_spot(new))
                gain(new, crew.gains[DEVELOP])
                found.append((DEVELOP, NOTHING, False, (workers,), new))

    def _recruiting(self, m: Mine, held: tuple[int, ...], crew: Helpers, found: list[Prospect]) -> None:
        """Section 11."""
        if m[PLACED] >> RECRUIT & 1:
            return
        for action, ways in (
            (DISMISS, _ways_of_one(held)[:2]),
            (RECRUIT, ways_to_fill(RECRUIT, 0, held)[:2]),
        ):
            if not ways:
                continue
            for card, price, owed in self._cards(m, action):
                one = TOWNSFOLK[card]
                for together in _together(crew, ways, one.recruit, one.dismiss):
                    new = _after(m, RECRUIT, together[0])
                    if owed:
                        new[UNPAID] += 1
                    else:
                        new[SILVER] -= price
                    if action == RECRUIT:
                        self.join(new, card)
                    else:
                        new[TOWNSFOLK_ROW] = tuple([NOTHING if other == card else other for other in m[TOWNSFOLK_ROW]])
                        self.gain(new, one.dismiss)
                    found.append((action, card, owed, together, new))

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
                promising.append((worth, card, price, owed))
            promising.sort(reverse=True)
            found = self._promising[key] = [(card, price, owed) for _, card, price, owed in promising[:CARDS_TRIED]]
        return found

    def _building(self, m: Mine, held: tuple[int, ...], crew: Helpers, found: list[Prospect]) -> None:
        """Fortify and Absolve (sections 16 and 18)."""
        influence = m[RAISE + INFLUENCE] + m[BOOST_NOW][INFLUENCE]
        placed, walls, moved = m[PLACED], m[WALLS_BUILT], m[JARS_MOVED]
        if not placed >> FORTIFY & 1 and walls < WALLS_PER_PLAYER and influence >= WALL_INFLUENCE[walls]:
            price = 0 if FREE_OF_PROVISIONS[FORTIFY][m[PALADIN_OUT]] else WALL_PROVISIONS[walls]
            if m[PROVISION] >= price and self.s.walls:
                filled = ways_to_fill(FORTIFY, m[WORKSHOPS_BUILT][FORTIFY - RIGHT_SIDE.start], held)
                for ways in _together(crew, filled):
                    new = _after(m, FORTIFY, ways[0])
                    new[PROVISION] -= price
                    new[WALLS_BUILT] += 1
                    new[WALL_POINTS] += 1
                    new[RAISE + STRENGTH] = min(MOST_ATTRIBUTE, new[RAISE + STRENGTH] + 1)
                    new[LABOURER] += 1
                    self.gain(new, crew.gains[FORTIFY])
                    found.append((FORTIFY, NOTHING, False, ways, new))
        if not placed >> ABSOLVE & 1 and moved < JARS and influence >= JAR_INFLUENCE[moved]:
            price = 0 if FREE_OF_SILVER[ABSOLVE][m[PALADIN_OUT]] else JAR_SILVER[moved]
            if m[SILVER] >= price:
                i = ABSOLVE - RIGHT_SIDE.start
                filled = ways_to_fill(ABSOLVE, m[WORKSHOPS_BUILT][i], held)
                for space in self.jar_spaces(m) if filled else ():
                    for ways in _together(crew, filled, JAR_SPACES[space]):
                        new = _after(m, ABSOLVE, ways[0])
                        new[SILVER] -= price
                        new[JARS_AT] |= 1 << space
                        new[JARS_MOVED] += 1
                        self.gain(new, JAR_SPACES[space])
                        self.gain(new, ALSO[i])
                        self.gain(new, FLAG[i])
                        self.gain(new, crew.gains[ABSOLVE])
                        found.append((ABSOLVE, space, False, ways, new))

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

    def _regions(self, m: Mine, held: tuple[int, ...], crew: Helpers, found: list[Prospect]) -> None:
        """Commission and Garrison (sections 15 and 17)."""
        monks, outposts, placed = m[MONKS], m[OUTPOSTS_BUILT], m[PLACED]
        if not placed >> COMMISSION & 1 and monks < MOST_MONKS:
            price = 0 if FREE_OF_PROVISIONS[COMMISSION][m[PALADIN_OUT]] else MONK_PROVISIONS[monks]
            regions = REGIONS_BY_FAITH[m[RAISE + FAITH] + m[BOOST_NOW][FAITH]]
            if m[PROVISION] >= price and regions:
                self._pieces(m, COMMISSION, price, regions, held, crew, found)
        if not placed >> GARRISON & 1 and outposts < OUTPOSTS:
            price = 0 if FREE_OF_PROVISIONS[GARRISON][m[PALADIN_OUT]] else OUTPOST_PROVISIONS[outposts]
            regions = REGIONS_BY_STRENGTH[m[RAISE + STRENGTH] + m[BOOST_NOW][STRENGTH]]
            if m[PROVISION] >= price and regions:
                self._pieces(m, GARRISON, price, regions, held, crew, found)

    def _pieces(
        self,
        m: Mine,
        action: int,
        price: int,
        regions: int,
        held: tuple[int, ...],
        crew: Helpers,
        found: list[Prospect],
    ) -> None:
        i = action - RIGHT_SIDE.start
        filled = ways_to_fill(action, m[WORKSHOPS_BUILT][i], held)
        if not filled:
            return
        flag, further, gain = FLAG[i], crew.gains[action], self.gain
        for space in self.region_spaces(m, regions):
            for ways in _together(crew, filled, SPACES[space].gain, flag):
                new = _after(m, action, ways[0])
                new[PROVISION] -= price
                new[TAKEN] |= 1 << space
                new[DONE + action] += 1
                gain(new, SPACES[space].gain)
                if flag:
                    gain(new, flag)
                if further:
                    gain(new, further)
                found.append((action, space, False, ways, new))

    def region_spaces(self, m: Mine, regions: int) -> list[int]:
        """15.10, 17.10: the best free spaces; of equal ones the last, which fewest can reach, is left for later."""
        reach = REACH[self.s.players][regions] & ~m[TAKEN]
        key = (reach, *self._at_first_sight(m), GARRISON)
        best = self._places.get(key)
        if best is None:
            best = sorted(_spaces_in(reach), key=lambda space: -self.now(m, SPACES[space].gain))[:SPACES_TRIED]
            self._places[key] = best
        return best

    def _outsiders(self, m: Mine, held: tuple[int, ...], crew: Helpers, found: list[Prospect]) -> None:
        """Attack and Convert (sections 19 and 20)."""
        placed, silver, row, gain = m[PLACED], m[SILVER], m[OUTSIDER_ROW], self.gain
        if not placed >> ATTACK & 1:
            filled = ways_to_fill(ATTACK, m[WORKSHOPS_BUILT][ATTACK - RIGHT_SIDE.start], held)[:2]
            if filled:
                strength = m[RAISE + STRENGTH] + m[BOOST_NOW][STRENGTH]
                further = crew.gains[ATTACK]
                for space, card in enumerate(row):
                    price = max(0, -((strength - OUTSIDER_STRENGTH[space]) // STRENGTH_FOR_SILVER))
                    if card == NOTHING or silver < price or price > 3:
                        continue
                    one = OUTSIDERS[card]
                    for ways in _together(crew, filled, one.attack):
                        new = _after(m, ATTACK, ways[0])
                        new[SILVER] -= price
                        new[OUTSIDER_ROW] = (*row[:space], NOTHING, *row[space + 1 :])
                        new[ATTACKED + one.people] += 1
                        if new[ATTACKS] < MOST_ATTACKS:
                            new[ATTACKS] += 1
                        gain(new, one.attack)
                        if further:
                            gain(new, further)
                        found.append((ATTACK, card, False, ways, new))
        done = m[CONVERTS_DONE]
        if not placed >> CONVERT & 1 and done < len(CONVERT_SILVER):
            price = 0 if FREE_OF_SILVER[CONVERT][m[PALADIN_OUT]] else CONVERT_SILVER[done]
            filled = ways_to_fill(CONVERT, m[WORKSHOPS_BUILT][CONVERT - RIGHT_SIDE.start], held)[:2]
            if silver >= price and filled:
                faith = m[RAISE + FAITH] + m[BOOST_NOW][FAITH]
                further = crew.gains[CONVERT]
                for space, card in enumerate(row):
                    if card == NOTHING or faith < OUTSIDER_FAITH[space]:
                        continue
                    one = OUTSIDERS[card]
                    for ways in _together(crew, filled, one.convert):
                        new = _after(m, CONVERT, ways[0])
                        new[SILVER] -= price
                        new[OUTSIDER_ROW] = (*row[:space], NOTHING, *row[space + 1 :])
                        new[CONVERTED] = (*m[CONVERTED], card)
                        new[CONVERTS_DONE] += 1
                        if one.type == "mercenary":
                            new[MERCENARIES] += 1
                        gain(new, one.convert)
                        if further:
                            gain(new, further)
                        found.append((CONVERT, card, False, ways, new))

    def _favours(self, m: Mine, held: tuple[int, ...], found: list[Prospect]) -> None:
        """6.14-6.16."""
        for place, favour in enumerate(self.s.favours):
            if m[FAVOURS_USED] >> place & 1:
                continue
            card = FAVOURS[favour]
            if any(n > m[what] for what, n in card.cost if what != TAKE_DEBT):
                continue
            for workers in _ways_of_favour(favour, held):
                for choice in card.choice or ((),):
                    new = m[:]
                    new[FAVOURS_USED] |= 1 << place
                    new[workers[0]] -= 1
                    for what, n in card.cost:
                        if what == TAKE_DEBT:
                            new[UNPAID] += n
                        else:
                            new[what] -= n
                    self.gain(new, card.gain)
                    self.gain(new, choice)
                    found.append((FAVOUR, favour, False, (workers,), new))

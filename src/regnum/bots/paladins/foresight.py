"""What an action would do to the own board, as far as it can be foreseen: the rules again, with chance evened out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from regnum.bots.paladins.situation import Mine, Situation
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
    MONKS,
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
from regnum.games.paladins.workers import DISMISS

Ways = tuple[tuple[int, ...], ...]
"""Who could be placed: each way names the workers."""

CONTESTED = frozenset({COMMISSION, GARRISON, ATTACK, CONVERT, RECRUIT, DISMISS, FAVOUR})
"""What others may take before me."""
USUAL_TAX = 1
"""The tax of a suspicion, by and large."""
SPACES_TRIED = 4
CARDS_TRIED = 3
JARS_TRIED = 3
"""How many places for a thing are thought through; the others promise less at first sight."""


class Prospect(NamedTuple):
    """An action thought through but for who does it: `after` is the board when the first way has been taken.

    The other ways differ from it in the workers alone.
    """

    action: int
    target: int
    ways: Ways
    after: Mine
    debt: bool = False

    def workers(self, way: tuple[int, ...]) -> list[int]:
        """Who is left when these have been placed."""
        left = self.after.workers[:]
        for kind in self.ways[0]:
            left[kind] += 1
        for kind in way:
            left[kind] -= 1
        return left


class Deed(NamedTuple):
    """An action thought through: what it is done to, by whom, and whether it is owed for."""

    action: int
    target: int = NOTHING
    workers: tuple[int, ...] = ()
    debt: bool = False


@cache
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
    ways = [(tuple(fixed), left)]
    for _ in range(spaces.clear):
        ways = [(chosen + (kind,), _less(rest, kind)) for chosen, rest in ways for kind in _for_any(rest)]
    return tuple(dict.fromkeys(tuple(sorted(chosen)) for chosen, _ in ways))


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


def ways_to_fill(spaces: Spaces, m: Mine) -> Ways:
    return _spread(spaces, tuple(m.workers))


@cache
def _clears(gain: Gain) -> bool:
    """Whether a gain may clear an action (13.3): which one, depends on the workers that are left."""
    return any(what in (PRAY_ICON, FREE_RECRUIT) for what, _ in gain)


@lru_cache(maxsize=4096)
def _may_clear(paladin: int, crew: tuple[int, ...]) -> bool:
    """Whether the paladin or somebody of the crew may clear an action."""
    paladins = () if paladin == NOTHING else (PALADINS[paladin].gain or (),)
    return any(_clears(gain) for gain in (*paladins, *(TOWNSFOLK[card].gain for card in crew)))


class Foresight:
    """The rules as they are seen from one seat, played on in the mind."""

    def __init__(self, situation: Situation, worth: Worth) -> None:
        self.s = situation
        self.worth = worth

    # -- gains -------------------------------------------------------------------------------------------------------

    def gain(self, m: Mine, gain: Gain) -> None:
        """42.1-42.10: what an icon gives; where there is a choice, what looks best."""
        for what, n in gain:
            if what < CRIMINAL:
                m.workers[what] += n
            elif what == CRIMINAL:
                for _ in range(n):
                    m.workers[CRIMINAL] += 1
                    m.suspicions += 1
                    self.tax(m, USUAL_TAX)
            elif what < SILVER:
                m.attributes[what - RAISE] = min(MOST_ATTRIBUTE, m.attributes[what - RAISE] + n)
            elif what == SILVER:
                m.silver += n
            elif what == PROVISION:
                m.provisions += n
            elif what == TAX:
                self.tax(m, n)
            elif what == REMOVE_SUSPICION:
                m.suspicions = max(0, m.suspicions - n)
            elif what == PAY_DEBT:
                self.pay_debts(m, n)
            elif what == DESTROY_DEBT:
                m.unpaid = max(0, m.unpaid - n)
            elif what == TAKE_DEBT:
                m.unpaid += n
            elif what == PRAY_ICON:
                self.clear(m, self.best_to_clear(m))
            elif what == FREE_RECRUIT:
                self.join(m, self.best_recruit(m))
            elif what == FREE_DEVELOP:
                self.develop(m, *self.best_spot(m))

    def tax(self, m: Mine, n: int) -> None:
        m.silver += n
        m.pool -= n
        if m.pool <= 0:
            self.inquisition(m)

    def inquisition(self, m: Mine) -> None:
        """24.1-24.11, with the suspicions of the others as they are now."""
        for card in m.crew:
            if TOWNSFOLK_TRIGGER[card] == ON_INQUISITION:
                one = TOWNSFOLK[card]
                if one.least <= m.suspicions <= one.most:
                    self.gain(m, one.gain)
        if m.suspicions and m.suspicions >= self.s.most_suspicions:
            m.unpaid += 1
            m.suspicions -= m.suspicions // 2
        m.pool = self.s.full_pool

    def pay_debts(self, m: Mine, n: int) -> None:
        """23.3, 41.4."""
        for _ in range(min(n, m.unpaid)):
            m.unpaid -= 1
            m.paid += 1
            for card in m.crew:
                if TOWNSFOLK_TRIGGER[card] == ON_PAY_DEBT:
                    self.gain(m, TOWNSFOLK[card].gain)

    def afterwards(self, m: Mine, action: int, crew: tuple[int, ...]) -> None:
        """7.10, 41.1: the paladin and the townsfolk whose action this was."""
        if m.paladin != NOTHING:
            paladin = PALADINS[m.paladin]
            if paladin.action == action and paladin.gain:
                self.gain(m, paladin.gain)
        for card in crew:
            if TOWNSFOLK_TRIGGER[card] == action:
                self.gain(m, TOWNSFOLK[card].gain)

    # -- what looks best ---------------------------------------------------------------------------------------------

    def best_to_clear(self, m: Mine) -> int:
        """13.3: the action that would be most worth doing again, and could be."""
        best, choice = -1.0, NOTHING
        for action in range(FAVOUR):
            if m.placed >> action & 1:
                worth = self.again(m, action)
                if worth > best:
                    best, choice = worth, action
        return choice

    def again(self, m: Mine, action: int) -> float:
        """What doing an action again promises at first sight."""
        if action not in RIGHT_SIDE:
            return 0.5
        covered = m.workshops[action - RIGHT_SIDE.start]
        if not ways_to_fill(OPEN_SPACES[action][covered], m):
            return 0.2
        worth = self.worth
        done = worth.done(m, action)
        return 1.0 + covered.bit_count() + worth.deeds[action][done + 1] - worth.deeds[action][done]

    def clear(self, m: Mine, action: int) -> None:
        if action != NOTHING:
            m.placed &= ~(1 << action)

    def best_recruit(self, m: Mine) -> int:
        """42.9: the townsfolk card that will bring most."""
        cards = [card for card in m.townsfolk if card != NOTHING]
        return max(cards, key=self.recruit_worth) if cards else NOTHING

    def recruit_worth(self, card: int) -> float:
        return self.worth.crew(card) + self.worth.rough(TOWNSFOLK[card].recruit)

    def join(self, m: Mine, card: int) -> None:
        """11.12-11.16."""
        if card != NOTHING:
            m.townsfolk = tuple([NOTHING if other == card else other for other in m.townsfolk])
            m.crew = (*m.crew, card)
            self.gain(m, TOWNSFOLK[card].recruit)

    def spots(self, m: Mine) -> list[tuple[int, int]]:
        """10.4: one spot for each action: first the left one, for which only a worker of its colour would do."""
        return [
            (action, place)
            for action, covered in zip(RIGHT_SIDE, m.workshops, strict=True)
            for place in range(WORKSHOP_SPACES)
            if not covered >> place & 1 and not (place == 1 and not covered & 1)
        ]

    def best_spot(self, m: Mine) -> tuple[int, int]:
        return max(self.spots(m), key=lambda spot: self.worth.workshop(m, spot[0]), default=(NOTHING, NOTHING))

    def develop(self, m: Mine, action: int, place: int) -> None:
        """10.3, 10.7."""
        if action == NOTHING or m.developed >= WORKSHOPS:
            return
        i = action - RIGHT_SIDE.start
        m.workshops = (*m.workshops[:i], m.workshops[i] | 1 << place, *m.workshops[i + 1 :])
        m.workers[DEVELOP_WORKER[m.developed]] += 1
        m.developed += 1

    # -- actions -----------------------------------------------------------------------------------------------------

    def prospects(self, m: Mine) -> list[Prospect]:
        """7.19, 9.2: every action that can be done now, and the board after it."""
        found: list[Prospect] = []
        if any(m.workers):
            self._goods(m, found)
            self._recruiting(m, found)
            self._building(m, found)
            self._regions(m, found)
            self._outsiders(m, found)
            self._favours(m, found)
        return found

    def _together(self, m: Mine, ways: Ways, *gains: Gain) -> tuple[Ways, ...]:
        """Which ways may be thought of as one: all, unless what is gained depends on the workers that are left."""
        if len(ways) < 2:
            return (ways,) if ways else ()
        if _may_clear(m.paladin, m.crew) or any(map(_clears, gains)):
            return tuple([(way,) for way in ways])
        return (ways,)

    def _after(self, m: Mine, action: int, workers: tuple[int, ...]) -> Mine:
        new = m.copy()
        for kind in workers:
            new.workers[kind] -= 1
        new.placed |= 1 << (RECRUIT if action == DISMISS else action)
        return new

    def _goods(self, m: Mine, found: list[Prospect]) -> None:
        """Hunt, Trade, Conspire, Pray, Develop (sections 10, 12, 13, 14)."""
        for action in (HUNT, TRADE):
            if not m.placed >> action & 1:
                for spaces in (ONE_SPACE, OPEN_SPACES[action][0]):
                    for ways in self._together(m, ways_to_fill(spaces, m)):
                        new = self._after(m, action, ways[0])
                        self.gain(new, ACTION_GAINS[action][len(ways[0]) - 1])
                        self.afterwards(new, action, m.crew)
                        found.append(Prospect(action, NOTHING, ways, new))
        if not m.placed >> CONSPIRE & 1:
            for ways in self._together(m, ways_to_fill(ONE_SPACE, m)):
                new = self._after(m, CONSPIRE, ways[0])
                self.gain(new, ACTION_GAINS[CONSPIRE][0])
                self.afterwards(new, CONSPIRE, m.crew)
                found.append(Prospect(CONSPIRE, NOTHING, ways, new))
        price = 0 if FREE_OF_SILVER[PRAY][m.paladin] else ACTION_SILVER[PRAY]
        if not m.placed >> PRAY & 1 and m.silver >= price:
            for workers in ways_to_fill(OPEN_SPACES[PRAY][0], m):
                for action in RIGHT_SIDE:
                    if m.placed >> action & 1:
                        new = self._after(m, PRAY, workers)
                        new.silver -= price
                        self.clear(new, action)
                        found.append(Prospect(PRAY, action, (workers,), new))
        price = max(0, ACTION_SILVER[DEVELOP] - DISCOUNT[DEVELOP][m.paladin])
        if not m.placed >> DEVELOP & 1 and m.silver >= price and m.developed < WORKSHOPS:
            for workers in ways_to_fill(OPEN_SPACES[DEVELOP][0], m)[:1]:
                new = self._after(m, DEVELOP, workers)
                new.silver -= price
                self.develop(new, *self.best_spot(new))
                self.afterwards(new, DEVELOP, m.crew)
                found.append(Prospect(DEVELOP, NOTHING, (workers,), new))

    def _recruiting(self, m: Mine, found: list[Prospect]) -> None:
        """Section 11."""
        if m.placed >> RECRUIT & 1:
            return
        free = FREE_OF_SILVER[RECRUIT][m.paladin]
        for action, spaces in ((DISMISS, ONE_SPACE), (RECRUIT, OPEN_SPACES[RECRUIT][0])):
            ways = ways_to_fill(spaces, m)[:2]
            if not ways:
                continue
            promising: list[tuple[float, int, int, bool]] = []
            for space, card in enumerate(m.townsfolk):
                if card == NOTHING:
                    continue
                price = 0 if free else TOWNSFOLK_SILVER[space]
                owed = m.silver < price
                if owed and not TOWNSFOLK_DEBT[space]:
                    continue
                worth = self.recruit_worth(card) if action == RECRUIT else self.worth.rough(TOWNSFOLK[card].dismiss)
                worth -= self.worth.taste.unpaid if owed else price * self.worth.taste.silver
                promising.append((worth, card, price, owed))
            promising.sort(reverse=True)
            for _, card, price, owed in promising[:CARDS_TRIED]:
                for together in self._together(m, ways, TOWNSFOLK[card].recruit, TOWNSFOLK[card].dismiss):
                    new = self._after(m, action, together[0])
                    if owed:
                        new.unpaid += 1
                    else:
                        new.silver -= price
                    if action == RECRUIT:
                        self.join(new, card)
                    else:
                        new.townsfolk = tuple([NOTHING if other == card else other for other in new.townsfolk])
                        self.gain(new, TOWNSFOLK[card].dismiss)
                    found.append(Prospect(action, card, together, new, owed))

    def _building(self, m: Mine, found: list[Prospect]) -> None:
        """Fortify and Absolve (sections 16 and 18)."""
        influence = m.attributes[INFLUENCE] + m.boost[INFLUENCE]
        if not m.placed >> FORTIFY & 1 and m.walls < WALLS_PER_PLAYER and influence >= WALL_INFLUENCE[m.walls]:
            price = 0 if FREE_OF_PROVISIONS[FORTIFY][m.paladin] else WALL_PROVISIONS[m.walls]
            if m.provisions >= price and self.s.view.wall_deck:
                filled = ways_to_fill(OPEN_SPACES[FORTIFY][m.workshops[FORTIFY - RIGHT_SIDE.start]], m)
                for ways in self._together(m, filled):
                    new = self._after(m, FORTIFY, ways[0])
                    new.provisions -= price
                    new.walls += 1
                    new.wall_points += self.worth.taste.wall
                    new.attributes[STRENGTH] = min(MOST_ATTRIBUTE, new.attributes[STRENGTH] + 1)
                    new.workers[LABOURER] += 1
                    self.afterwards(new, FORTIFY, m.crew)
                    found.append(Prospect(FORTIFY, NOTHING, ways, new))
        moved = m.jars.bit_count()
        if not m.placed >> ABSOLVE & 1 and moved < JARS and influence >= JAR_INFLUENCE[moved]:
            price = 0 if FREE_OF_SILVER[ABSOLVE][m.paladin] else JAR_SILVER[moved]
            if m.silver >= price:
                ways = ways_to_fill(OPEN_SPACES[ABSOLVE][m.workshops[ABSOLVE - RIGHT_SIDE.start]], m)
                for space in self.jar_spaces(m) if ways else ():
                    for together in self._together(m, ways, JAR_SPACES[space]):
                        new = self._after(m, ABSOLVE, together[0])
                        new.silver -= price
                        new.jars |= 1 << space
                        self.gain(new, JAR_SPACES[space])
                        self.gain(new, ALSO[ABSOLVE - RIGHT_SIDE.start])
                        self.gain(new, FLAG[ABSOLVE - RIGHT_SIDE.start])
                        self.afterwards(new, ABSOLVE, m.crew)
                        found.append(Prospect(ABSOLVE, space, together, new))

    def jar_spaces(self, m: Mine) -> list[int]:
        """18.7: the best spaces without a jar."""
        free = {JAR_SPACES[space]: space for space in reversed(range(len(JAR_SPACES))) if not m.jars >> space & 1}
        return sorted(free.values(), key=lambda space: -self.now(m, JAR_SPACES[space]))[:JARS_TRIED]

    def now(self, m: Mine, gain: Gain) -> float:
        """What a reward is worth at first sight: nothing, where it can do nothing."""
        worth = 0.0
        for effect in gain:
            what, n = effect
            if what == REMOVE_SUSPICION:
                worth += 0.6 * min(n, m.suspicions)
            elif what == PAY_DEBT:
                worth += 3.6 * min(n, m.unpaid)
            elif what == DESTROY_DEBT:
                worth += 2.6 * min(n, m.unpaid)
            elif what == PRAY_ICON:
                worth += 0.8 + 0.3 * sum(m.workers) if m.placed >> RIGHT_SIDE.start else 0.3
            elif what == FREE_RECRUIT:
                card = self.best_recruit(m)
                worth += self.recruit_worth(card) if card != NOTHING else 0.0
            else:
                worth += self.worth.rough((effect,))
        return worth

    def _regions(self, m: Mine, found: list[Prospect]) -> None:
        """Commission and Garrison (sections 15 and 17)."""
        if not m.placed >> COMMISSION & 1 and m.monks < MONKS:
            price = 0 if FREE_OF_PROVISIONS[COMMISSION][m.paladin] else MONK_PROVISIONS[m.monks]
            regions = REGIONS_BY_FAITH[m.attributes[FAITH] + m.boost[FAITH]]
            if m.provisions >= price and regions:
                self._pieces(m, COMMISSION, price, regions, found)
        if not m.placed >> GARRISON & 1 and m.outposts < OUTPOSTS:
            price = 0 if FREE_OF_PROVISIONS[GARRISON][m.paladin] else OUTPOST_PROVISIONS[m.outposts]
            regions = REGIONS_BY_STRENGTH[m.attributes[STRENGTH] + m.boost[STRENGTH]]
            if m.provisions >= price and regions:
                self._pieces(m, GARRISON, price, regions, found)

    def _pieces(self, m: Mine, action: int, price: int, regions: int, found: list[Prospect]) -> None:
        i = action - RIGHT_SIDE.start
        ways = ways_to_fill(OPEN_SPACES[action][m.workshops[i]], m)
        if not ways:
            return
        for space in self.region_spaces(m, regions):
            for together in self._together(m, ways, SPACES[space].gain, FLAG[i]):
                new = self._after(m, action, together[0])
                new.provisions -= price
                new.taken |= 1 << space
                if action == COMMISSION:
                    new.monks += 1
                else:
                    new.outposts += 1
                self.gain(new, SPACES[space].gain)
                self.gain(new, FLAG[i])
                self.afterwards(new, action, m.crew)
                found.append(Prospect(action, space, together, new))

    def region_spaces(self, m: Mine, regions: int) -> list[int]:
        """15.10, 17.10: the best free spaces; of equal ones the last, which fewest can reach, is left for later."""
        reach = REACH[self.s.players][regions] & ~m.taken
        free = {SPACES[space].gain: space for space in reversed(range(len(SPACES))) if reach >> space & 1}
        return sorted(free.values(), key=lambda space: -self.now(m, SPACES[space].gain))[:SPACES_TRIED]

    def _outsiders(self, m: Mine, found: list[Prospect]) -> None:
        """Attack and Convert (sections 19 and 20)."""
        if not m.placed >> ATTACK & 1:
            ways = ways_to_fill(OPEN_SPACES[ATTACK][m.workshops[ATTACK - RIGHT_SIDE.start]], m)
            if ways:
                strength = m.attributes[STRENGTH] + m.boost[STRENGTH]
                for space, card in enumerate(m.outsiders):
                    price = max(0, -((strength - OUTSIDER_STRENGTH[space]) // STRENGTH_FOR_SILVER))
                    if card == NOTHING or m.silver < price or price > 3:
                        continue
                    for together in self._together(m, ways[:2], OUTSIDERS[card].attack):
                        new = self._after(m, ATTACK, together[0])
                        new.silver -= price
                        new.outsiders = (*m.outsiders[:space], NOTHING, *m.outsiders[space + 1 :])
                        people = OUTSIDERS[card].people
                        new.attacked = (*m.attacked[:people], m.attacked[people] + 1, *m.attacked[people + 1 :])
                        self.gain(new, OUTSIDERS[card].attack)
                        self.afterwards(new, ATTACK, m.crew)
                        found.append(Prospect(ATTACK, card, together, new))
        done = len(m.converted)
        if not m.placed >> CONVERT & 1 and done < len(CONVERT_SILVER):
            price = 0 if FREE_OF_SILVER[CONVERT][m.paladin] else CONVERT_SILVER[done]
            ways = ways_to_fill(OPEN_SPACES[CONVERT][m.workshops[CONVERT - RIGHT_SIDE.start]], m)
            if m.silver >= price and ways:
                faith = m.attributes[FAITH] + m.boost[FAITH]
                for space, card in enumerate(m.outsiders):
                    if card == NOTHING or faith < OUTSIDER_FAITH[space]:
                        continue
                    for together in self._together(m, ways[:2], OUTSIDERS[card].convert):
                        new = self._after(m, CONVERT, together[0])
                        new.silver -= price
                        new.outsiders = (*m.outsiders[:space], NOTHING, *m.outsiders[space + 1 :])
                        new.converted = (*m.converted, card)
                        self.gain(new, OUTSIDERS[card].convert)
                        self.afterwards(new, CONVERT, m.crew)
                        found.append(Prospect(CONVERT, card, together, new))

    def _favours(self, m: Mine, found: list[Prospect]) -> None:
        """6.14-6.16."""
        for place, favour in enumerate(self.s.favours):
            if m.favours_used >> place & 1:
                continue
            card = FAVOURS[favour]
            if any(n > (m.silver if what == SILVER else m.provisions) for what, n in card.cost if what != TAKE_DEBT):
                continue
            for workers in ways_to_fill(card.spaces, m)[:1]:
                for choice in card.choice or ((),):
                    new = m.copy()
                    new.favours_used |= 1 << place
                    new.workers[workers[0]] -= 1
                    for what, n in card.cost:
                        if what == SILVER:
                            new.silver -= n
                        elif what == PROVISION:
                            new.provisions -= n
                        else:
                            new.unpaid += n
                    self.gain(new, card.gain)
                    self.gain(new, choice)
                    found.append(Prospect(FAVOUR, favour, (workers,), new))

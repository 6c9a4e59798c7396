"""The actions of a ruler's sheet, thought through: what the best way of carrying one out is worth."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.bots.crescent_moon import cards
from regnum.bots.crescent_moon.clashes import Clashes
from regnum.bots.crescent_moon.situation import CARD, Board, Situation
from regnum.bots.crescent_moon.taste import Taste
from regnum.bots.crescent_moon.worth import Worth
from regnum.games.crescent_moon.actions import TRIBUTE_COINS
from regnum.games.crescent_moon.catalogue import (
    ACTION,
    CALIPH,
    CARDS,
    CASTLE,
    CITY,
    FORT,
    MURSHID,
    NOMAD,
    SULTAN,
    TOWN,
    WARLORD,
)

Site = tuple[int, int]
NAME = ("fort", "castle", "town", "city")


class Plans:
    """What I could do with an action. Every value is that of the board afterwards, to me."""

    def __init__(self, at: Situation, taste: Taste) -> None:
        self.at = at
        self.me = at.seat
        self.c = at.content
        self.taste = taste
        self.worth = Worth(at.content, taste)
        self.clashes = Clashes(at.seat, at.hand, at.content, taste, self.worth)
        self.ruler = at.content.rulers[at.seat]
        self.price: dict[tuple[str, int], float] = {}

    def now(self, b: Board) -> float:
        return self.worth.of(b, self.me)

    def action(self, name: str, b: Board) -> float:
        """The best that this action may come to."""
        done = getattr(self, f"_{name}", None)
        return self.now(b) if done is None else float(done(b))

    # -- influence -------------------------------------------------------------------------------------------------

    def spreads(self, b: Board) -> list[int]:
        """20.01, 20.02."""
        near: set[int] = set()
        for h in b.places:
            if b.present(self.me, h):
                near.add(h)
                near.update(b.adjacent[h])
        return [h for h in b.places if h in near and b.influence[h] != self.me]

    def _influence(self, b: Board) -> float:
        return max([self.clashes.spread(b, self.me, h) for h in self.spreads(b)], default=-99.0)

    # -- building --------------------------------------------------------------------------------------------------

    def cost(self, b: Board, kind: int, h: int) -> int:
        return b.costs[self.me][f"building:{NAME[kind]}"] + self.c.surcharge[b.terrain[h]]

    def sites(self, b: Board, used: set[int]) -> Iterator[Site]:
        me = self.me
        for kind in (FORT, CASTLE, TOWN, CITY):
            if f"building:{NAME[kind]}" not in b.costs[me]:
                continue
            if not (b.forts[me], b.castles[me], b.towns, b.cities)[kind]:
                continue
            for h in b.places:
                if h in used or self.cost(b, kind, h) > b.coins[me]:
                    continue
                if kind == FORT:
                    fits = not b.stronghold[h] and b.present(me, h) and b.control[h] in (-1, me)
                elif kind == CASTLE:
                    fits = b.stronghold[h] == 1 and b.holder[h] == me
                elif kind == TOWN:
                    fits = not b.settlement[h]
                else:
                    fits = b.settlement[h] == 1
                if fits:
                    yield kind, h

    def built(self, b: Board, kind: int, h: int) -> Board:
        after = b.copy()
        after.coins[self.me] -= self.cost(b, kind, h)
        if kind == FORT:
            after.forts[self.me] -= 1
            after.stronghold[h], after.holder[h] = 1, self.me
        elif kind == CASTLE:
            after.forts[self.me] += 1
            after.castles[self.me] -= 1
            after.stronghold[h] = 2
        elif kind == TOWN:
            after.towns -= 1
            after.settlement[h] = 1
        else:
            after.towns += 1
            after.cities -= 1
            after.settlement[h] = 2
        after.recount(h)
        return after

    def _build(self, b: Board) -> float:
        used: set[int] = set()
        best = -99.0
        for _ in range(self.ruler.build):
            found = [(self.now(after), i, site, after) for i, (site, after) in enumerate(self._each_built(b, used))]
            if not found:
                break
            value, _, (_, h), after = max(found, key=lambda one: (one[0], -one[1]))
            if value <= best:
                break
            best, b = value, after
            used.add(h)
        return best

    def _each_built(self, b: Board, used: set[int]) -> Iterator[tuple[Site, Board]]:
        for kind, h in self.sites(b, used):
            yield (kind, h), self.built(b, kind, h)

    # -- moving and assaulting -------------------------------------------------------------------------------------

    def stacks(self, b: Board) -> list[int]:
        return [h for h in b.places if b.control[h] == self.me and b.units(self.me, h)]

    def sizes(self, b: Board, a: int) -> list[tuple[int, int]]:
        """How many to take along: all, or all but one, who keeps the hex."""
        n = len(b.places)
        ordinary, mercenary = b.ordinary[self.me * n + a], b.mercenary[self.me * n + a]
        out = [(ordinary, mercenary)]
        if ordinary + mercenary > 1:
            out.append((ordinary, mercenary - 1) if mercenary else (ordinary - 1, mercenary))
        if ordinary + mercenary > 2:
            out.append((1, 0) if ordinary else (0, 1))
        return out

    def moved(self, b: Board, a: int, h: int, ordinary: int, mercenary: int) -> Board:
        after = b.copy()
        after.add(self.me, a, -ordinary, -mercenary)
        after.add(self.me, h, ordinary, mercenary)
        return after

    def steps(self, b: Board) -> Iterator[tuple[int, int, int, int]]:
        for a in self.stacks(b):
            for h in b.adjacent[a]:
                if b.control[h] in (-1, self.me):
                    for ordinary, mercenary in self.sizes(b, a):
                        if b.units(self.me, h) + ordinary + mercenary <= b.limit[self.me]:
                            yield a, h, ordinary, mercenary

    def _move(self, b: Board) -> float:
        best = -99.0
        for _ in range(min(2, self.ruler.move)):
            found = [(self.now(self.moved(b, *step)), step) for step in self.steps(b)]
            if not found:
                break
            value, step = max(found)
            if value <= best + 0.01:
                break
            best, b = value, self.moved(b, *step)
        return best

    def assaults(self, b: Board) -> Iterator[tuple[int, int]]:
        for a in self.stacks(b):
            for h in b.adjacent[a]:
                foe = b.control[h]
                if (foe >= 0 and foe != self.me) or (b.settlement[h] and self.me != SULTAN):
                    yield a, h

    def assault(self, b: Board, a: int, h: int) -> tuple[float, tuple[int, int]]:
        return max([(self.clashes.assault(b, self.me, a, h, *size), size) for size in self.sizes(b, a)[:2]])

    def _assault(self, b: Board) -> float:
        return max([self.assault(b, a, h)[0] for a, h in self.assaults(b)], default=-99.0)

    # -- recruiting and hiring -------------------------------------------------------------------------------------

    def places(self, b: Board) -> list[int]:
        """25.03, 28.08."""
        return [
            h
            for h in b.places
            if b.control[h] in (-1, self.me)
            and (self.me == NOMAD or b.present(self.me, h))
            and b.units(self.me, h) < b.limit[self.me]
        ]

    def placed(self, b: Board, h: int, *, hired: bool) -> Board:
        after = b.copy()
        if hired:
            after.supply[self.me] -= 1
            after.add(self.me, h, 0, 1)
        else:
            after.reserves[self.me] -= 1
            after.add(self.me, h, 0 if self.me == NOMAD else 1, 1 if self.me == NOMAD else 0)
        return after

    def best_place(self, b: Board, *, hired: bool) -> tuple[float, Board] | None:
        found = [
            (self.now(after), i, after)
            for i, after in enumerate([self.placed(b, h, hired=hired) for h in self.places(b)])
        ]
        if not found:
            return None
        value, _, after = max(found, key=lambda one: (one[0], -one[1]))
        return value, after

    def _recruit(self, b: Board) -> float:
        best = -99.0
        for _ in range(min(self.ruler.recruit, b.reserves[self.me])):
            found = self.best_place(b, hired=False)
            if found is None:
                break
            best, b = found
        return best

    def hired(self, b: Board, count: int) -> float:
        """The board with so many mercenaries, before they are paid for."""
        value = -99.0
        for _ in range(count):
            found = self.best_place(b, hired=True) if b.supply[self.me] else None
            if found is None:
                return -99.0
            value, b = found
        return value

    # -- cards and coins -------------------------------------------------------------------------------------------

    def card(self, b: Board, number: int) -> float:
        return cards.in_hand(b, self.c, self.taste, number, self.me)

    def purchase(self, b: Board, number: int, cost: int) -> float:
        """What buying a card for so much adds."""
        held = len(self.at.hand)
        room = 1.0 if held < self.c.hand_limit - 1 else 0.3
        crowd = 0.85 ** self.at.hand.count(number)
        return room * crowd * self.card(b, number) - self.worth.coin(b, self.me) * cost

    def _buy(self, b: Board) -> float:
        gain = 0.0
        best: dict[str, tuple[float, int]] = {}
        for slot in self.at.view.market:
            if slot.card is not None and slot.price is not None:
                best[slot.market] = max(
                    best.get(slot.market, (-9.0, 0)), (self.purchase(b, CARD[slot.card], slot.price), slot.price)
                )
        if self.me == SULTAN:
            for slot in self.at.view.bazaar:
                if slot.card is not None:
                    best["bazaar"] = max(best.get("bazaar", (-9.0, 0)), (self.purchase(b, CARD[slot.card], 0), 0))
        coins = b.coins[self.me]
        bought = False
        for value, cost in sorted(best.values(), reverse=True):
            if cost <= coins and value > 0:
                gain += value * (1.0 if not bought else 0.8)
                coins -= cost
                bought = True
        return self.now(b) + gain if bought else -99.0

    def _tribute(self, b: Board) -> float:
        after = b.copy()
        after.coins[self.me] += TRIBUTE_COINS
        return self.now(after)

    def _plot(self, b: Board) -> float:
        each = 1.1 * self.taste.contest_card[MURSHID] * min(1.0, 0.3 * b.left)
        return self.now(b) + each * (1 if self.at.hand else 2)

    def _conspire(self, b: Board) -> float:
        gaps = sum([slot.card is None for slot in self.at.view.bazaar])
        return self.now(b) + 0.25 * gaps * min(1.0, 0.2 * b.left)

    def _card(self, b: Board) -> float:
        found = [self.play(b, number) for number in set(self.at.hand) if self.c.keywords[number] & ACTION]
        return max(found, default=-99.0)

    def play(self, b: Board, number: int) -> float:
        """An action card."""
        me = self.me
        slug = CARDS[number]
        spent = self.card(b, number) * 0.6
        after = b.copy()
        if slug == "tax-collectors":
            figures = self.c.action(number)
            after.coins[me] += min(figures["most"], sum([holder == me for holder in b.control]))
        elif slug == "caravan":
            after.coins[me] += self.c.action(number)["coins"]
            return self.now(after) - spent - 0.1
        elif slug == "agents":
            return self.now(b) + 0.5 - spent
        elif slug == "proclamation":
            found = [self.clashes.spread(b, me, h, 1) for h in b.places if b.influence[h] != me and b.tokens[me]]
            return max(found, default=-99.0) - spent
        elif slug == "zealots":
            return max([value for _, value in self.zealots(b)], default=-99.0) - spent
        elif slug == "pillage":
            found = []
            for h in b.places:
                if b.settlement[h] and b.units(me, h):
                    razed = b.copy()
                    self.clashes.raze(razed, me, h)
                    found.append(self.clashes.judged(razed, (SULTAN,)))
            return max(found, default=-99.0) - spent
        return self.now(after) - spent

    def risen(self, b: Board, h: int, n: int, *, ordinary: bool) -> float:
        """A combat with units that come from the supply."""
        after = b.copy()
        i = self.me * len(b.places) + h
        n = min(n, b.supply[self.me])
        after.supply[self.me] -= n
        if ordinary:
            after.ordinary[i] += n
        else:
            after.mercenary[i] += n
        return self.clashes.combat(after, self.me, b.control[h], h)

    def zealots(self, b: Board) -> list[tuple[int, float]]:
        return [
            (h, self.risen(b, h, 2, ordinary=False))
            for h in b.places
            if b.influence[h] == self.me and b.control[h] not in (-1, self.me)
        ]

    # -- special actions -------------------------------------------------------------------------------------------

    def uprisings(self, b: Board) -> list[tuple[float, int]]:
        out: list[tuple[float, int]] = []
        for h in b.places:
            if b.influence[h] == WARLORD and b.control[h] not in (-1, WARLORD):
                after = b.copy()
                after.lift_token(WARLORD, h)
                out.append((self.risen(after, h, 2, ordinary=True), h))
        return out

    def _uprising(self, b: Board) -> float:
        return max([value for value, _ in self.uprisings(b)], default=-99.0)

    def mustered(self, b: Board, count: int, h: int) -> Board:
        after = b.copy()
        n = min(count, b.supply[WARLORD])
        after.supply[WARLORD] -= n
        after.add(WARLORD, h, n, 0)
        if count == 2:
            after.lift_token(WARLORD, h)
        return after

    def _muster(self, b: Board) -> float:
        best = -99.0
        for h in b.places:
            if b.influence[h] == WARLORD and b.control[h] in (-1, WARLORD) and b.supply[WARLORD]:
                options = [self.mustered(b, count, h) for count in (1, 2)]
                value, i = max((self.now(after), -i) for i, after in enumerate(options))
                if value > best:
                    best, b = value, options[-i]
        return best

    def relocated(self, b: Board, h: int) -> Board:
        after = b.copy()
        old, after.palace = after.palace, h
        after.recount(h)
        if old >= 0:
            after.recount(old)
        return after

    def _relocate(self, b: Board) -> float:
        found = [
            self.now(self.relocated(b, h))
            for h in b.places
            if h != b.palace and b.present(CALIPH, h) and b.control[h] in (-1, CALIPH)
        ]
        return max(found, default=-99.0)

    def deserted(self, b: Board, h: int, n: int) -> float:
        after = b.copy()
        owner = b.control[h]
        i = owner * len(b.places) + h
        after.mercenary[i] -= n
        after.supply[owner] += n
        more = min(n, after.supply[NOMAD])
        after.supply[NOMAD] -= more
        after.reserves[NOMAD] += more
        after.recount(h)
        return self.clashes.judged(after, (owner,))

    def _desertion(self, b: Board) -> float:
        n = len(b.places)
        found = [
            self.deserted(b, h, b.mercenary[b.control[h] * n + h])
            for h in b.places
            if b.control[h] >= 0 and b.mercenary[b.control[h] * n + h]
        ]
        return max(found, default=-99.0)

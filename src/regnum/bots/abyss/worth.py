"""What things are worth to me now: allies, pearls, keys, locations, lords. All in points at the end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cached_property, lru_cache

from regnum.bots.abyss.abilities import EACH_TURN, ON_ARRIVAL
from regnum.bots.abyss.situation import (
    TOKEN,
    Situation,
    strongest_of_each_race,
    with_allies,
    with_lord,
    without_lord,
)
from regnum.bots.abyss.taste import Taste
from regnum.games.abyss.catalogue import (
    COPIES,
    INFLUENCE,
    KEYS,
    KEYS_PER_LOCATION,
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    NO_RACE,
    RACE,
    RACES,
    RACES_NEEDED,
    THREAT,
    VALUE,
    Card,
    Location,
    LordCard,
    Reward,
    Tile,
    amount,
    lord,
    power,
)
from regnum.games.abyss.payment import sums
from regnum.games.abyss.table import all_lords, keys_on_lords, lord_count

TAMER = power("tamer")
APPRENTICE = lord("apprentice")
_INVOLVED = (lord("corruptor"), lord("traitor"))
"""Lords who bring another lord of the Court, maybe one another."""
_SHARES = (0.5, 0.3, 0.2)
"""How much the lords worth saving for count, the most promising first."""
_VALUES = VALUE[: len(COPIES) // len(RACES)]
"""Of the allies of each race."""
AMBASSADORS = [number for number, one in LORDS.items() if one.guild == "ambassador"]


def gap_of(demand: tuple[int, int, int], totals: Sequence[int], race: float) -> float:
    """How much is missing in hand for a lord: value, and races for which a round sum is set."""
    races, needed, cost = demand
    rest = list(totals)
    missing = 0
    if needed != NO_RACE:
        races -= 1
        reach = rest.pop(needed)
        cost -= reach
        missing = not reach
    rest.sort()
    counted = rest[len(rest) - races :]
    return max((missing + counted.count(0)) * race, cost - sum(counted))


@lru_cache(maxsize=1024)
def gaps_with(demand: tuple[int, int, int], totals: tuple[int, ...], race: float) -> list[float]:
    """The same with one more ally in hand, for each ally there is."""
    races, needed, cost = demand
    missing = 0
    if needed != NO_RACE:
        races -= 1
        cost -= totals[needed]
        missing = not totals[needed]
    gaps: list[float] = []
    for each, total in enumerate(totals):
        rest = [value for other, value in enumerate(totals) if other not in (each, needed)]
        rest.sort()
        if each == needed:
            # It is asked for: all the others of the lord's races stay as they are.
            counted = rest[len(rest) - races :]
            short, step = cost - sum(counted), counted.count(0) * race
            gaps += [max(step, short - value) for value in _VALUES]
        elif not races:
            gaps += [max(missing * race, cost)] * len(_VALUES)
        else:
            # Its race is counted, or one that is in hand with as much, besides the best of the others.
            counted = rest[len(rest) - races + 1 :]
            next_best = rest[-races] if races <= len(rest) else 0
            short, step = cost - sum(counted), (missing + counted.count(0)) * race
            gaps += [max(step, short - max(total + value, next_best)) for value in _VALUES]
    return gaps


def judged(situation: Situation, taste: Taste, *, last: bool = False) -> Worth:
    """The judgement of such a moment: in an equal one it is not formed again. `last`: there is no tomorrow.

    What the lords of `_INVOLVED` are worth depends on what was asked for first, so it holds for one decision only.
    """
    involved = sum([number in _INVOLVED for number in situation.court])
    if involved > 1 or APPRENTICE in situation.court:
        return Worth(situation, taste, future=0.0 if last else None)
    return _judged(situation, taste, last)


@lru_cache(maxsize=16)
def _judged(situation: Situation, taste: Taste, last: bool) -> Worth:
    return Worth(situation, taste, future=0.0 if last else None)


class Valuation:
    """What is known of locations and lords in moments that are alike in all that this depends on, to be added to."""

    __slots__ = ("best_tiles", "drawings", "lords", "tiles")

    def __init__(self) -> None:
        self.tiles: dict[int, float] = {}
        self.drawings: dict[tuple[int, int], float] = {}
        """By how many are drawn, and of how many in the stack."""
        self.best_tiles: dict[int, float] = {}
        """By how many there are in the stack."""
        self.lords: dict[tuple[int, int, int, float], float] = {}
        """Without what they do: by their number, my keys, the stack and the time that is left."""


@lru_cache(maxsize=64)
def valuation(*moment: Hashable) -> Valuation:
    """What is known in such a moment, at first nothing; `moment` is all that it depends on."""
    return Valuation()


class Worth:
    """The judgement of one moment. Whatever is asked for twice is kept: the moment does not change."""

    def __init__(self, situation: Situation, taste: Taste, future: float | None = None) -> None:
        self.s = situation
        self.taste = taste
        self.me = situation.me
        self.hand = list(situation.me.hand)
        self.pearls = situation.me.pearls
        self.future = self._future() if future is None else future
        """From 1, when there is time to make use of everything, to 0, when this is my last turn."""
        self._demands: dict[int, tuple[int, int, int]] = {}
        self._allies: dict[int, float] = {}
        self._lords: dict[int, float] = {}
        self._affiliating: dict[int, float] = {}

    # -- time --------------------------------------------------------------------------------------------------------

    def _future(self) -> float:
        if self.s.ending is not None:
            return self.taste.last_lap if self.s.turns_to_come else 0.0
        return 1.0 if self.s.lords_to_come > 1 else (1 + self.taste.last_lap) / 2

    @cached_property
    def need(self) -> float:
        """How much I can use more means, from 1 down: who hoards must spend, not gather."""
        means = sum(self.totals) + self.pearls
        return min(1.0, self.taste.enough / means) if means else 1.0

    # -- allies and pearls -------------------------------------------------------------------------------------------

    @cached_property
    def pearl(self) -> float:
        """A pearl in the cup."""
        return self.taste.pearl * self.need * self.future + self.taste.reserve * (1 - self.future)

    @cached_property
    def totals(self) -> list[int]:
        return sums(self.hand)

    @cached_property
    def wanted(self) -> list[tuple[int, float, float]]:
        """The lords of the Court worth saving for: number, weight, and how far they are."""
        promising = []
        for number in self.s.court:
            gap = gap_of(self.demand(number), self.totals, self.taste.race)
            promising.append((self.worth_of_lord(number) - 0.8 * self.s.cost(number) - 0.5 * gap, number, gap))
        promising.sort(reverse=True)
        return [(number, share, gap) for (_, number, gap), share in zip(promising, _SHARES, strict=False)]

    def demand(self, number: int) -> tuple[int, int, int]:
        """Of a lord: how many races, which of them, and the price."""
        demand = self._demands.get(number)
        if demand is None:
            demand = self._demands[number] = (RACES_NEEDED[number], self.s.race_needed(number), self.s.cost(number))
        return demand

    @cached_property
    def _nearer(self) -> list[float]:
        """For each ally, how much nearer it brings the lords worth saving for."""
        totals = tuple(self.totals)
        steps = [
            (share, gap, gaps_with(self.demand(number), totals, self.taste.race)) for number, share, gap in self.wanted
        ]
        if len(steps) == len(_SHARES):
            (first, gap, gaps), (second, other_gap, others), (third, last_gap, last) = steps
            return [
                first * (gap - a) + second * (other_gap - b) + third * (last_gap - c)
                for a, b, c in zip(gaps, others, last, strict=True)
            ]
        return [sum([share * (gap - gaps[card]) for share, gap, gaps in steps]) for card in range(len(COPIES))]

    def worth_of_ally(self, card: Card) -> float:
        """One more ally in hand: for its value, for what it brings nearer, and for being affiliated at the end."""
        return self.ally(card)

    @cached_property
    def ally(self) -> Callable[[int], float]:
        """The same, for who asks of many."""
        # With an Apprentice at the Court, who brings a whole stack, it matters which ally is asked for first.
        if self.future < 1 or APPRENTICE in self.s.court:
            return self._one_ally
        need, value, step = self.need, self.taste.value, self.taste.step
        worths = [need * (value * each + step * nearer) for each, nearer in zip(VALUE, self._nearer, strict=False)]
        return worths.__getitem__

    def _one_ally(self, card: int) -> float:
        worth = self._allies.get(card)
        if worth is None:
            worth = 0.0
            if self.future:
                nearer = self._nearer[card]
                worth = self.future * self.need * (self.taste.value * VALUE[card] + self.taste.step * nearer)
            if self.future < 1:
                worth += (1 - self.future) * self._affiliated_at_the_end(card)
            self._allies[card] = worth
        return worth

    def _affiliated_at_the_end(self, card: int) -> int:
        """What one more ally in hand adds to the points of the end."""
        return self.s.points_with_hand(self.me, [*self.hand, Card(card)]) - self.points_with_hand

    @cached_property
    def points_with_hand(self) -> int:
        """What my allies and locations score as things are."""
        return self.s.points_with_hand(self.me, self.hand)

    def price_of_ally(self, card: Card) -> float:
        """What is lost with an ally that leaves the hand."""
        if not self.future:
            rest = self.hand[:]
            rest.remove(card)
            return self.points_with_hand - self.s.points_with_hand(self.me, rest)
        return self.future * self.need * VALUE[card] * (self.taste.value + 0.5 * self.taste.step)

    def worth_of_cards(self, cards: Iterable[Card]) -> float:
        """A whole stack into hand."""
        return sum(map(self.ally, cards))

    def worth_of_affiliating(self, card: Card) -> float:
        """An ally that comes to lie in front of me: its race's strongest counts, and some locations count allies."""
        worth = self._affiliating.get(card)
        if worth is None:
            before = strongest_of_each_race(self.me.affiliated)[RACE[card]]
            worth = max(0.0, VALUE[card] - max(before, self.taste.anyway * self.future))
            after = with_allies(self.me, (card,))
            worth += self.s.points_of_tiles(after) - self.points_of_tiles
            self._affiliating[card] = worth
        return worth

    # -- keys and locations ------------------------------------------------------------------------------------------

    @cached_property
    def key_count(self) -> int:
        return self.me.keys + keys_on_lords(self.me)

    @cached_property
    def points_of_tiles(self) -> int:
        """What my locations score as things are."""
        return self.s.points_of_tiles(self.me)

    def worth_of_keys(self, more: int) -> float:
        """So many keys more: every third one is a location at once, the others are a promise."""
        return self._held(self.key_count + more) - self._held(self.key_count)

    def _held(self, keys: int) -> float:
        tiles, rest = divmod(keys, KEYS_PER_LOCATION)
        return tiles * self.best_tile + rest * self.taste.key * self.future

    @cached_property
    def best_tile(self) -> float:
        """The location I would get now."""
        known, stack = self._valuation.best_tiles, self.s.view.stack.count
        worth = known.get(stack)
        if worth is None:
            tiles = [self.worth_of_tile(tile) for tile in self.s.available]
            worth = known[stack] = max([*tiles, self.worth_of_drawing(2)])
        return worth

    def worth_of_drawing(self, n: int) -> float:
        """The best of n tiles of the stack, less what the others gain by those I leave."""
        known, stack = self._valuation.drawings, self.s.view.stack.count
        worth = known.get((n, stack))
        if worth is None:
            worth = known[n, stack] = self._drawing(n, stack)
        return worth

    def _drawing(self, n: int, stack: int) -> float:
        tiles = sorted([self.worth_of_tile(tile) for tile in self.s.hidden_tiles], reverse=True)
        n = min(n, len(tiles), stack)
        if not n:
            return 0.0
        # The chance that the k-th best is the best one drawn: all others come from the worse ones.
        expected = 0.0
        chance_none = 1.0
        for k, worth in enumerate(tiles):
            left = len(tiles) - k
            if left < n:
                break
            hit = n / left
            expected += chance_none * hit * worth
            chance_none *= 1 - hit
        return expected - self.taste.draw_gift * (n - 1)

    def worth_of_tile(self, number: Tile) -> float:
        """A location: what it scores now, and what my lords and allies to come will add or take away."""
        tiles = self._valuation.tiles
        worth = tiles.get(number)
        if worth is None:
            tile = LOCATIONS[number]
            if tile.slug == "black-smokers":
                others = [self.worth_of_tile(other) for other in self.s.hidden_tiles if other != number]
                worth = max(others, default=0.0)
            else:
                worth = self.s.points_of_tile(number, self.me) + self._growth(tile)
            tiles[number] = worth
        return worth

    @cached_property
    def _valuation(self) -> Valuation:
        """Pearls and most allies that come or go make no difference to locations, nor to what lords count for."""
        me, s = self.me, self.s
        return valuation(
            self.taste,
            (me.affiliated, me.lords, me.turned, me.tucked),
            tuple([(player.seat, player.locations) for player in s.players]),
            (s.seat, tuple(s.available), tuple(s.view.sunk)),
            self._lords_of_mine_to_come,
            frozenset(self._races_in_hand),
        )

    @cached_property
    def _lords_of_mine_to_come(self) -> float:
        return min(self.s.lords_to_come, LORDS_TO_END - lord_count(self.me)) * self.future

    @cached_property
    def _races_in_hand(self) -> set[int]:
        return {RACE[card] for card in self.hand}

    def _growth(self, tile: Location) -> float:
        """What a location is likely to gain until the end."""
        lords = self._lords_of_mine_to_come
        races_in_hand = self._races_in_hand
        match tile.score:
            case "lords-of-guild":
                return tile.per * lords / 6
            case "affiliated-of-race":
                return tile.per * (lords / 5 + (RACES.index(tile.of) in races_in_hand) * 0.6)
            case "guilds":
                guilds = len({LORDS[number].guild for number in all_lords(self.me)})
                return float(tile.per * (6 - guilds) * (1 - (5 / 6) ** lords))
            case "lords":
                return tile.per * lords
            case "lords-with-key" | "lords-without-key":
                return tile.per * lords / 2
            case "affiliated":
                return tile.per * (lords + 0.8 * len(races_in_hand))
            case "weakest-affiliated":
                held = {RACE[card] for card in self.me.affiliated}
                return tile.per * min(lords, len(RACES) - len(held)) * 1.2
            case "strongest-lord":
                strongest = max([INFLUENCE[number] for number in all_lords(self.me)], default=0)
                return tile.per * max(0.0, 10 - strongest) * min(1.0, lords / 4)
            case "weakest-lord":
                weakest = min([INFLUENCE[number] for number in all_lords(self.me)], default=0)
                return -tile.per * max(0, weakest - 5) * min(1.0, lords / 3) if weakest else 10.0
            case "mirror":
                return 1.0 * lords
        return 0.0

    # -- monsters ----------------------------------------------------------------------------------------------------

    def worth_of_reward(self, reward: Reward) -> float:
        return self.worth_of_keys(reward.keys) + self.pearl * reward.pearls + TOKEN * reward.tokens

    @cached_property
    def worth_of_fighting(self) -> float:
        """The best reward of the threat space that counts for me."""
        space = self.s.view.threat
        if self.s.hostile & TAMER:
            space = max(1, space - amount("tamer"))
        return max(self.worth_of_reward(reward) for reward in THREAT[space - 1])

    # -- lords -------------------------------------------------------------------------------------------------------

    def worth_of_lord(self, number: LordCard) -> float:
        """A lord that comes to lie in front of me: points, locations, keys and what the lord does."""
        worth = self._lords.get(number)
        if worth is None:
            self._lords[number] = 0.0  # a lord who brings another lord must not count itself
            known, key = self._valuation.lords, (number, self.key_count, self.s.view.stack.count, self.future)
            start = known.get(key)
            worth = known[key] = self._lord_without_deeds(number) if start is None else start
            deed = ON_ARRIVAL.get(number)
            if deed is not None:
                worth += deed(self)
            worth += self.worth_of_power(number)
            self._lords[number] = worth
        return worth

    def _lord_without_deeds(self, number: LordCard) -> float:
        """Points, locations and keys."""
        after = with_lord(self.me, number)
        worth = INFLUENCE[number] + self.s.points_of_tiles(after) - self.points_of_tiles
        if number in AMBASSADORS:
            return worth + max(0.0, self.worth_of_drawing(amount(LORDS[number].slug)))
        return worth + self.worth_of_keys(KEYS[number])

    def worth_of_power(self, number: int) -> float:
        """What a lord's lasting ability will still bring while the lord is free."""
        per_turn = EACH_TURN.get(number)
        if per_turn is None:
            return 0.0
        return per_turn * self.future * self.s.turns_to_come * self.taste.lasting

    def worth_of_keeping(self, number: LordCard) -> float:
        """What I lose when a free lord of mine leaves."""
        without = without_lord(self.me, number)
        points = INFLUENCE[number] + self.points_of_tiles - self.s.points_of_tiles(without)
        if number in self.me.turned:
            return points
        return points + self.worth_of_power(number) - self.worth_of_keys(-KEYS[number])

    def worth_of_turning(self, number: int) -> float:
        """What an opponent loses when one of their lords is turned: keys and abilities."""
        return KEYS[number] * self.taste.key * self.future + self.worth_of_power(number)

    def best_stack(self) -> float:
        return max([self.worth_of_cards(stack) for stack in self.s.council])

    def best_at_court(self) -> float:
        return max([self.worth_of_lord(number) for number in self.s.court], default=0.0)

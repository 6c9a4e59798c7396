"""What things are worth to me now: allies, pearls, keys, locations, lords. All in points at the end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from regnum.bots.abyss.abilities import EACH_TURN, ON_ARRIVAL
from regnum.bots.abyss.situation import (
    MIRRORS,
    TOKEN,
    Demand,
    Situation,
    lowest_of_each_race,
    strongest_of_each_race,
    with_allies,
    with_lord,
    without_lord,
)
from regnum.bots.abyss.taste import Taste
from regnum.bots.keeping import Keeping
from regnum.bots.kept import kept
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
    VALUE,
    Card,
    Location,
    LordCard,
    Reward,
    Tile,
    location,
    lord,
)
from regnum.games.abyss.payment import sums
from regnum.games.abyss.table import all_lords

if TYPE_CHECKING:
    from regnum.bots.abyss.payment import Payment

BLACK_SMOKERS: Final = location("black-smokers")
BY_OWNER: Final = {number for number in LOCATIONS if number not in (BLACK_SMOKERS, MIRRORS)}
"""The locations that go by what their owner has, whatever lies elsewhere."""
APPRENTICE: Final = lord("apprentice")
CORRUPTOR: Final = lord("corruptor")
TRAITOR: Final = lord("traitor")
COUNT_ALLIES: Final = {"affiliated-of-race", "weakest-affiliated", "affiliated", "mirror"}
"""Ways to score that go by affiliated allies, or may."""
_SHARES: Final = (0.5, 0.3, 0.2)
"""How much the lords worth saving for count, the most promising first."""
_VALUES: Final = VALUE[: len(COPIES) // len(RACES)]
"""Of the allies of each race."""
AMBASSADORS: Final = {number: one.amount for number, one in LORDS.items() if one.guild == "ambassador"}
"""How many tiles they draw."""


def gap_of(demand: Demand, totals: Sequence[int], race: float) -> float:
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
def gaps_with(demand: Demand, totals: tuple[int, ...], race: float) -> list[float]:
    """The same with one more ally in hand, for each ally there is."""
    races, needed, cost = demand
    rest = list(totals)
    missing = 0
    if needed != NO_RACE:
        races -= 1
        reach = rest.pop(needed)
        cost -= reach
        missing = not reach
    rest.sort(reverse=True)
    rest.append(0)  # where all races are asked for there is no next best
    counted = rest[:races]
    short, without = cost - sum(counted), counted.count(0)
    alike: dict[int, list[float]] = {}
    gaps: list[float] = []
    for each, total in enumerate(totals):
        if each == needed:
            # It is asked for: all the others of the lord's races stay as they are.
            step = without * race
            gaps += [step if step > short - value else short - value for value in _VALUES]
        elif not races:
            gaps += [max(missing * race, cost)] * len(_VALUES)
        elif total in alike:
            gaps += alike[total]
        else:
            # Its race is counted, or one that is in hand with as much, besides the best of the others.
            last = counted[-1]
            own = total if total > last else last
            next_best = rest[races] if total >= last else last
            step = (missing + without - (not own)) * race
            lack = short + own
            alike[total] = [max(step, lack - max(total + value, next_best)) for value in _VALUES]
            gaps += alike[total]
    return gaps


@lru_cache(maxsize=16)
def _own_worths(value: float) -> list[float]:
    """Of each ally, whatever it may be used for, at so much for a point."""
    return [value * each for each in VALUE]


def judged(situation: Situation, taste: Taste, *, last: bool = False) -> Worth:
    """The judgement of such a moment: in an equal one it is not formed again. `last`: there is no tomorrow."""
    if entangled(situation.court):
        return Worth(situation, taste, last)
    formed = judgement(taste, last, situation.signature)
    if not formed:
        formed.append(Worth(situation, taste, last))
    return formed[0]


def entangled(court: Sequence[int]) -> bool:
    """Whether what lords and allies are worth depends on what is asked for first, and so holds for one decision only.

    So it is with two lords who bring another lord, and with one who brings allies by whom lords are weighed.
    """
    return APPRENTICE in court or (CORRUPTOR in court and TRAITOR in court)


@lru_cache(maxsize=32)
def judgement(*moment: Hashable) -> list[Worth]:
    """The one that was formed in such a moment, or nothing yet; `moment` is all that it depends on."""
    return []


class Appraisal:
    """What is known of locations and lords while my lords and allies stay as they are, to be added to."""

    __slots__ = ("by_hand", "lords", "tiles")

    def __init__(self) -> None:
        self.tiles: dict[tuple[int, int], float] = {}
        """What a location is worth: by number, and by what counts of the hand. Not the City of Mirrors."""
        self.by_hand: dict[int, list[float]] = {}
        """The same for all of them, by the races in hand."""
        self.lords: dict[tuple[Hashable, ...], int] = {}
        """The points of a lord and what it adds to the locations there are."""


@lru_cache(maxsize=256)
def appraisal(*moment: Hashable) -> Appraisal:
    """What is known in such a moment, at first nothing; `moment` is all that it depends on."""
    return Appraisal()


def _in_hand(races: int) -> list[int]:
    """What counts of a hand in which there are these races, for each location: mostly nothing."""
    counts = [0] * (max(LOCATIONS) + 1)
    for tile in LOCATIONS.values():
        if tile.score == "affiliated-of-race":
            counts[tile.number] = races >> RACES.index(tile.of) & 1
        elif tile.score == "affiliated":
            counts[tile.number] = races.bit_count()
    return counts


_IN_HAND: Final = [_in_hand(races) for races in range(1 << len(RACES))]


@lru_cache(maxsize=256)
def _chances(tiles: int, n: int) -> list[float]:
    """When n of so many tiles are drawn, for each the chance that it is the best of them, the best tile first."""
    chances = []
    chance_none = 1.0
    for left in range(tiles, n - 1, -1):
        # All others drawn come from the worse ones.
        hit = n / left
        chances.append(chance_none * hit)
        chance_none *= 1 - hit
    return chances


class Worth(Keeping):
    """The judgement of one moment. Whatever is asked for twice is kept: the moment does not change."""

    def __init__(self, situation: Situation, taste: Taste, last: bool) -> None:
        self.s = situation
        self.taste = taste
        self.me = situation.me
        self.area = situation.areas[situation.seat]
        self.hand = situation.me.hand
        self.pearls = situation.me.pearls
        self.future = 0.0 if last else self._future()
        """From 1, when there is time to make use of everything, to 0, when this is my last turn."""
        self.totals = tuple(sums(self.hand))
        means = sum(self.totals) + self.pearls
        self.need = min(1.0, taste.enough / means) if means else 1.0
        """How much I can use more means, from 1 down: who hoards must spend, not gather."""
        self.pearl = taste.pearl * self.need * self.future + taste.reserve * (1 - self.future)
        """A pearl in the cup."""
        self._allies: dict[int, float] = {}
        self._lords: dict[int, float] = {}
        self._affiliating: dict[int, float] = {}
        self._keys: dict[int, float] = {}
        self.payments: dict[tuple[int, tuple[Card, ...], int], Payment | None] = {}
        """The cheapest ones found so far: for a lord, with such a hand and so many pearls."""

    # -- time --------------------------------------------------------------------------------------------------------

    def _future(self) -> float:
        if self.s.ending is not None:
            return self.taste.last_lap if self.s.turns_to_come else 0.0
        return 1.0 if self.s.lords_to_come > 1 else (1 + self.taste.last_lap) / 2

    # -- allies and pearls -------------------------------------------------------------------------------------------

    @kept
    def entangled(self) -> bool:
        return entangled(self.s.court)

    @kept
    def wanted(self) -> list[tuple[Demand, float, float]]:
        """The lords of the Court worth saving for: what they ask for, their weight, and how far they are."""
        s, totals, race = self.s, self.totals, self.taste.race
        promising = []
        for number in s.court:
            demand = s.demand(number)
            gap = gap_of(demand, totals, race)
            promising.append((self.worth_of_lord(number) - 0.8 * demand[2] - 0.5 * gap, number, gap, demand))
        promising.sort(reverse=True)
        return [(demand, share, gap) for (_, _, gap, demand), share in zip(promising, _SHARES, strict=False)]

    @kept
    def _nearer(self) -> list[float]:
        """For each ally, how much nearer it brings the lords worth saving for."""
        totals, race = self.totals, self.taste.race
        steps = [(share, gap, gaps_with(demand, totals, race)) for demand, share, gap in self.wanted]
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

    @kept
    def ally(self) -> Callable[[int], float]:
        """The same, for who asks of many."""
        # With an Apprentice at the Court, who brings a whole stack, it matters which ally is asked for first.
        if self.future < 1 or APPRENTICE in self.s.court:
            return self._one_ally
        need, step = self.need, self.taste.step
        own = _own_worths(self.taste.value)
        worths = [need * (value + step * nearer) for value, nearer in zip(own, self._nearer, strict=True)]
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
        if self._affiliated.get(RACE[card], card + 1) <= card:
            return 0
        return self.s.points_with_hand(self.me, [*self.hand, Card(card)]) - self.points_with_hand

    @kept
    def _affiliated(self) -> dict[int, Card]:
        """The allies in hand that will be affiliated at the end: the lowest of each race."""
        return lowest_of_each_race(self.hand)

    @kept
    def points_with_hand(self) -> int:
        """What my allies and locations score as things are."""
        return self.s.points_with_hand(self.me, self.hand)

    @kept
    def best_affiliated(self) -> float:
        """What I gain by the ally in hand that I should like best to have before me."""
        return max(map(self.worth_of_affiliating, self.hand), default=0.0)

    def price_of_ally(self, card: Card) -> float:
        """What is lost with an ally that leaves the hand."""
        if not self.future:
            rest = list(self.hand)
            rest.remove(card)
            if card in rest or self._affiliated[RACE[card]] != card:
                return 0.0  # another one of its race is affiliated at the end, with or without it
            return self.points_with_hand - self.s.points_with_hand(self.me, rest)
        return self.future * self.need * VALUE[card] * (self.taste.value + 0.5 * self.taste.step)

    @property
    def price_of_point(self) -> float:
        """The same for each point of its value, while there is a tomorrow."""
        return self.future * self.need * (self.taste.value + 0.5 * self.taste.step)

    def bounds_of_ally(self, card: Card) -> tuple[float, float]:
        """What one more ally is worth at least and at most, without looking at the Court.

        It brings no lord nearer by more than its value, or by more than what a race that was not in hand stands for.
        """
        assert self.future == 1
        least = self.need * self.taste.value * VALUE[card]
        return least, least + self.need * self.taste.step * max(VALUE[card], self.taste.race)

    def worth_of_cards(self, cards: Iterable[Card]) -> float:
        """A whole stack into hand."""
        return sum(map(self.ally, cards))

    @kept
    def _strongest(self) -> list[int]:
        """Of my affiliated allies, for each race the value that counts."""
        return strongest_of_each_race(self.me.affiliated)

    @kept
    def _tiles_count_allies(self) -> bool:
        return any(LOCATIONS[number].score in COUNT_ALLIES for number in self.me.locations)

    def worth_of_affiliating(self, card: Card) -> float:
        """An ally that comes to lie in front of me: its race's strongest counts, and some locations count allies."""
        worth = self._affiliating.get(card)
        if worth is None:
            worth = max(0.0, VALUE[card] - max(self._strongest[RACE[card]], self.taste.anyway * self.future))
            if self._tiles_count_allies:
                worth += self.s.points_of_tiles(with_allies(self.me, (card,))) - self.points_of_tiles
            self._affiliating[card] = worth
        return worth

    # -- keys and locations ------------------------------------------------------------------------------------------

    @kept
    def points_of_tiles(self) -> int:
        """What my locations score as things are."""
        return self.s.points_of_tiles(self.me)

    def worth_of_keys(self, more: int) -> float:
        """So many keys more: every third one is a location at once, the others are a promise."""
        worth = self._keys.get(more)
        if worth is None:
            held = self.area.key_count
            worth = self._keys[more] = self._held(held + more) - self._held(held) if more else 0.0
        return worth

    def _held(self, keys: int) -> float:
        tiles, rest = divmod(keys, KEYS_PER_LOCATION)
        promise = rest * self.taste.key * self.future
        # Mostly they do not make three yet, and no location need be looked at.
        return tiles * self.best_tile + promise if tiles else promise

    @kept
    def best_tile(self) -> float:
        """The location I would get now."""
        return max([*map(self.worth_of_tile, self.s.available), self.worth_of_drawing(2)])

    def worth_of_drawing(self, n: int) -> float:
        """The best of n tiles of the stack, less what the others gain by those I leave."""
        hidden = self.s.hidden_tiles
        n = min(n, len(hidden), self.s.view.stack.count)
        if not n:
            return 0.0
        expected = 0.0
        for chance, worth in zip(_chances(len(hidden), n), self._hidden_worths, strict=False):
            expected += chance * worth
        return expected - self.taste.draw_gift * (n - 1)

    @kept
    def _hidden_worths(self) -> list[float]:
        """Of the tiles that may lie in the stack, the best first."""
        return sorted(map(self._tile_worths.__getitem__, self.s.hidden_tiles), reverse=True)

    def worth_of_tile(self, number: Tile) -> float:
        """A location: what it scores now, and what my lords and allies to come will add or take away."""
        return self._tile_worths[number]

    @kept
    def _tile_worths(self) -> list[float]:
        """The same for all of them."""
        races, by_hand = self._races_in_hand, self._appraisal.by_hand
        worths = by_hand.get(races)
        if worths is None:
            worths = by_hand[races] = [
                self._appraised(Tile(number), in_hand) if number in BY_OWNER else 0.0
                for number, in_hand in enumerate(_IN_HAND[races])
            ]
        worths = worths[:]
        worths[MIRRORS] = self.s.points_of_tile(MIRRORS, self.me) + self._growth(LOCATIONS[MIRRORS], 0)
        # Black Smokers is exchanged for the best that lies in the stack.
        others = [worths[other] for other in self.s.hidden_tiles if other != BLACK_SMOKERS]
        worths[BLACK_SMOKERS] = max(others, default=0.0)
        return worths

    def _appraised(self, number: Tile, in_hand: int) -> float:
        tiles = self._appraisal.tiles
        worth = tiles.get((number, in_hand))
        if worth is None:
            worth = self.s.points_of_tile(number, self.me) + self._growth(LOCATIONS[number], in_hand)
            tiles[number, in_hand] = worth
        return worth

    @kept
    def _appraisal(self) -> Appraisal:
        """Pearls and allies in hand that come or go make no difference to it."""
        me = self.me
        return appraisal(me.affiliated, me.lords, me.turned, me.tucked, self._lords_of_mine_to_come)

    @kept
    def _lords_of_mine_to_come(self) -> float:
        return min(self.s.lords_to_come, LORDS_TO_END - self.area.lord_count) * self.future

    @kept
    def _races_in_hand(self) -> int:
        """A bit for each."""
        return sum([1 << race for race, total in enumerate(self.totals) if total])

    def _growth(self, tile: Location, in_hand: int) -> float:
        """What a location is likely to gain until the end."""
        lords = self._lords_of_mine_to_come
        match tile.score:
            case "lords-of-guild":
                return tile.per * lords / 6
            case "affiliated-of-race":
                return tile.per * (lords / 5 + in_hand * 0.6)
            case "guilds":
                guilds = len({LORDS[number].guild for number in all_lords(self.me)})
                return float(tile.per * (6 - guilds) * (1 - (5 / 6) ** lords))
            case "lords":
                return tile.per * lords
            case "lords-with-key" | "lords-without-key":
                return tile.per * lords / 2
            case "affiliated":
                return tile.per * (lords + 0.8 * in_hand)
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

    # -- lords -------------------------------------------------------------------------------------------------------

    def worth_of_lord(self, number: LordCard) -> float:
        """A lord that comes to lie in front of me: points, locations, keys and what the lord does."""
        worth = self._lords.get(number)
        if worth is None:
            self._lords[number] = 0.0  # a lord who brings another lord must not count itself
            worth = INFLUENCE[number] if not self.me.locations else self._points_of_lord(number)
            if number in AMBASSADORS:
                worth += max(0.0, self.worth_of_drawing(AMBASSADORS[number]))
            elif KEYS[number]:
                worth += self.worth_of_keys(KEYS[number])
            if number in ON_ARRIVAL:
                worth += ON_ARRIVAL[number](self)
            if number in EACH_TURN:
                worth += self.worth_of_power(number)
            self._lords[number] = worth
        return worth

    def _points_of_lord(self, number: LordCard) -> int:
        """The lord's own points, and those of my locations that count lords."""
        known, key = self._appraisal.lords, (number, self.me.locations, *[other.locations for other in self.s.others])
        points = known.get(key)
        if points is None:
            after = self.s.points_of_tiles(with_lord(self.me, number))
            points = known[key] = INFLUENCE[number] + after - self.points_of_tiles
        return points

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

"""The table as a player at it takes it in: the view in the game's own numbers, and what the log tells besides."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from regnum.bots.keeping import Keeping
from regnum.bots.kept import kept
from regnum.games.abyss.catalogue import (
    CARD_ID,
    COPIES,
    COST,
    COUNCIL_ID,
    INFLUENCE,
    LOCATION_ID,
    LOCATIONS,
    LORD_ID,
    LORDS_TO_END,
    MONSTERS,
    NO_RACE,
    RACE,
    RACE_NEEDED,
    RACES,
    RACES_NEEDED,
    VALUE,
    Card,
    LordCard,
    Tile,
    amount,
    lord,
    power,
)
from regnum.games.abyss.scoring import FORMULAS
from regnum.games.abyss.state import Player
from regnum.games.abyss.table import all_lords, lord_count
from regnum.games.abyss.view import AbyssView, PlayerView
from regnum.kernel.journal import SeenLine
from regnum.kernel.things import SEATS
from regnum.seen import Seen

CARD: Final = {card_id: Card(card) for card, card_id in enumerate(CARD_ID)}
LORD: Final = {lord_id: number for number, lord_id in LORD_ID.items()}
LOCATION: Final = {location_id: number for number, location_id in LOCATION_ID.items()}
STACK: Final = {stack_id: race for race, stack_id in enumerate(COUNCIL_ID)}

Demand = tuple[int, int, int]
"""Of a lord: how many races, which of them, and the price."""
TOKEN: Final = 2.5
"""What a monster token of unknown value is worth on the average."""
UNSEEN_VALUE: Final = 2
"""What a card in the Council is taken for when the log does not name it: the better ones rarely get there."""

SHAMAN: Final = power("shaman")
RECRUITER: Final = power("recruiter")
TREASURER: Final = power("treasurer")
DIPLOMAT: Final = power("diplomat")
ALL_TILES: Final = sum([1 << number for number in LOCATIONS])
MIRRORS: Final = next(number for number, tile in LOCATIONS.items() if tile.score == "mirror")


@dataclass(slots=True, eq=False)  # the same one as long as nothing in it changes: quick to look things up by
class Area:
    """A player's area as this seat sees it, with what is asked of it again and again."""

    player: Player
    """The hand of another stays empty: nobody sees it; a token nobody showed me counts for nothing."""
    hand_count: int
    lord_count: int
    key_count: int
    """Key tokens and working key symbols together."""


def _area(seen: PlayerView, seat: int) -> Area:
    lords = tuple([LORD[one.lord] for one in seen.lords])
    turned = tuple([LORD[one.lord] for one in seen.lords if one.turned])
    tucked = tuple([tuple([LORD[one] for one in tile.lords]) for tile in seen.locations])
    player = Player(
        SEATS[seat],
        seen.pearls,
        hand=tuple([CARD[one] for one in seen.hand or ()]),
        affiliated=tuple([CARD[one] for one in seen.affiliated]),
        lords=lords,
        turned=turned,
        locations=tuple([LOCATION[one.location] for one in seen.locations]),
        tucked=tucked,
        tokens=tuple([value or 0 for value in seen.tokens]),
        keys=len(seen.keys),
        powers=sum([1 << one for one in lords if one not in turned]),
    )
    return Area(player, seen.hand_count, lord_count(player), seen.key_count)


_AREAS_KEPT: Final = 256
_areas: dict[int, tuple[PlayerView, Area]] = {}


def read_area(seen: PlayerView, seat: int) -> Area:
    """The area of the player at this seat; a view that is sent again is not read again."""
    known = _areas.get(id(seen))
    if known is not None and known[0] is seen:
        return known[1]
    if len(_areas) >= _AREAS_KEPT:
        _areas.clear()
    area = _area(seen, seat)
    _areas[id(seen)] = seen, area
    return area


def council_from(journal: Sequence[SeenLine], counts: Sequence[int]) -> list[list[Card]]:
    """The cards of each Council stack: the last so many of its race that the log saw go there.

    Where the log does not reach back far enough, a card of an ordinary value stands for what is not known.
    """
    stacks: list[list[Card]] = [[] for _ in RACES]
    missing = sum(counts)
    for line in reversed(journal):
        if not missing:
            break
        if line.message == "log-to-council":
            for card in _cards_named(line.args["allies"]):
                stack = stacks[RACE[card]]
                if len(stack) < counts[RACE[card]]:
                    stack.append(card)
                    missing -= 1
    if missing:
        for race, stack in enumerate(stacks):
            stack += [Card(race * len(RACES) + UNSEEN_VALUE - 1)] * (counts[race] - len(stack))
    return stacks


@lru_cache(maxsize=256)
def _cards_named(names: str) -> list[Card]:
    return [CARD[name] for name in names.split("+")]


def _with(player: Player, affiliated: tuple[Card, ...], lords: tuple[LordCard, ...]) -> Player:
    """The player with other allies and lords, which locations count. (`dataclasses.replace` is three times as slow.)"""
    return Player(
        player.seat,
        player.pearls,
        player.hand,
        affiliated,
        lords,
        player.turned,
        player.locations,
        player.tucked,
        player.tokens,
        player.known,
        player.keys,
        player.powers,
    )


def with_allies(player: Player, cards: Iterable[Card]) -> Player:
    """The player with some more affiliated allies."""
    return _with(player, tuple(sorted((*player.affiliated, *cards))), player.lords)


def with_lord(player: Player, number: LordCard) -> Player:
    """The player with one more lord."""
    return _with(player, player.affiliated, (*player.lords, number))


def without_lord(player: Player, number: LordCard) -> Player:
    """The player without one of the free lords."""
    return _with(player, player.affiliated, tuple([one for one in player.lords if one != number]))


def strongest_of_each_race(affiliated: Iterable[int]) -> list[int]:
    """21.3: the values that count."""
    best = [0] * len(RACES)
    for card in affiliated:
        if VALUE[card] > best[RACE[card]]:
            best[RACE[card]] = VALUE[card]
    return best


def lowest_of_each_race(hand: Iterable[Card]) -> dict[int, Card]:
    """20.7: the allies of a hand that are affiliated at the end."""
    lowest: dict[int, Card] = {}
    for card in sorted(hand):
        lowest.setdefault(RACE[card], card)
    return lowest


# -- what soldiers find among those they reach ------------------------------------------------------------------------


def hands_to_rob(targets: Sequence[Area]) -> int:
    return sum([other.hand_count > 0 for other in targets])


def pearls_to_seek(targets: Sequence[Area]) -> int:
    return sum([min(amount("seeker"), other.player.pearls) for other in targets])


def lords_to_turn(targets: Sequence[Area]) -> tuple[tuple[LordCard, ...], ...]:
    return tuple([tuple([one for one in other.player.lords if one not in other.player.turned]) for other in targets])


def allies_in_excess(targets: Sequence[Area]) -> int:
    return sum([max(0, other.hand_count - amount("commander")) for other in targets])


def tokens_to_hunt(targets: Sequence[Area]) -> bool:
    return any(other.player.tokens for other in targets)


FINDINGS: Final[dict[int, Callable[[Sequence[Area]], Hashable]]] = {
    lord("jailer"): hands_to_rob,
    lord("seeker"): pearls_to_seek,
    lord("assassin"): lords_to_turn,
    lord("commander"): allies_in_excess,
    lord("hunter"): tokens_to_hunt,
}
"""By soldier: all that counts of the others while one of them lies at the Court."""


class Outlook:
    """What lies before the players and at the Court, as one seat looks at it."""

    __slots__ = ("court", "hostile", "lords_to_come", "me", "others", "signature", "targets")

    def __init__(self, seat: int, areas: tuple[Area, ...], court: tuple[str, ...]) -> None:
        others = [area for area in areas if area is not areas[seat]]
        self.me = areas[seat].player
        self.others = [area.player for area in others]
        self.court = [LORD[one] for one in court]
        self.hostile = 0
        """Powers of opponents that reach me."""
        if not self.me.powers & SHAMAN:
            for other in self.others:
                self.hostile |= other.powers
        self.targets = [area for area in others if not area.player.powers & SHAMAN]
        """The opponents my soldiers reach."""
        self.lords_to_come = max(0, LORDS_TO_END - max([area.lord_count for area in areas]))
        """How many lords the leader in lords still needs to bring the end."""
        self.signature = (
            areas[seat],
            court,
            (self.lords_to_come, self.hostile),
            tuple([other.locations for other in self.others]),
            tuple([FINDINGS[number](self.targets) for number in self.court if number in FINDINGS]),
        )
        """All of it that `Worth` goes by: most of what opponents hold is not among it."""


@lru_cache(maxsize=64)
def outlook(seat: int, areas: tuple[Area, ...], court: tuple[str, ...]) -> Outlook:
    """From question to question it is often the same."""
    return Outlook(seat, areas, court)


class Situation(Keeping):
    """What the bot goes by in one decision."""

    def __init__(self, seen: Seen, seat: int) -> None:
        view: AbyssView = seen.view
        self.view = view
        self.journal = seen.journal
        self.seat = seat
        self.areas = tuple([read_area(player, i) for i, player in enumerate(view.players)])
        self.outlook = found = outlook(seat, self.areas, tuple(view.court))
        self.me = found.me
        self.others = found.others
        self.court = found.court
        self.hostile = found.hostile
        self.targets = found.targets
        self.lords_to_come = found.lords_to_come
        self.ending = None if view.ending is None else int(view.ending.partition(":")[2])
        self.turns_to_come = self._turns_to_come()

    def _turns_to_come(self) -> int:
        """Turns I shall have after this one, by a rough guess; exact once the end has been triggered."""
        if self.ending is None:
            return max(1, 2 * self.lords_to_come)
        turn = int(self.view.turn.partition(":")[2])
        if turn == self.seat:
            return 0
        n = len(self.areas)
        return int((self.seat - turn) % n < (self.ending - turn) % n)

    @kept
    def players(self) -> list[Player]:
        return [area.player for area in self.areas]

    @kept
    def available(self) -> list[Tile]:
        return [LOCATION[one] for one in self.view.available]

    @property
    def signature(self) -> tuple[Hashable, ...]:
        """All that `Worth` goes by: not the threat, nor the cards on the track, which change from one question of an
        exploration to the next.
        """
        view = self.view
        open_tiles = (*view.available, "", *view.sunk)
        return self.ending is None, self.turns_to_come, view.stack.count, open_tiles, self.outlook.signature

    @kept
    def track(self) -> list[Card]:
        return [CARD[space.card] for space in self.view.track]

    @kept
    def council(self) -> list[list[Card]]:
        return council_from(self.journal, [pile.count for pile in self.view.council])

    # -- what may come -------------------------------------------------------------------------------------------

    @kept
    def copies_to_come(self) -> list[int]:
        """Of each exploration card how many can still come, as far as open cards tell."""
        left = [*COPIES, MONSTERS]
        for cards in (self.me.hand, self.track, *[player.affiliated for player in self.players], *self.council):
            for card in cards:
                left[card] -= 1
        # More of a kind than there are: what lies in the Council was partly a guess.
        return [n if n > 0 else 0 for n in left] if min(left) < 0 else left

    @kept
    def unknown_tiles(self) -> int:
        """The locations that may lie in the stack, as bits."""
        seen = 0
        sunk = [LOCATION[one] for one in self.view.sunk]
        for tiles in (self.available, sunk, *[player.locations for player in self.players]):
            for tile in tiles:
                seen |= 1 << tile
        return ALL_TILES & ~seen

    @kept
    def hidden_tiles(self) -> list[Tile]:
        """The same one by one."""
        return [number for number in LOCATIONS if self.unknown_tiles >> number & 1]

    # -- prices ----------------------------------------------------------------------------------------------------

    def cost(self, number: int) -> int:
        """13.4 with the Treasurer and the Recruiter."""
        return COST[number] + self._surcharge

    @kept
    def _surcharge(self) -> int:
        dearer = amount("recruiter") if self.hostile & RECRUITER else 0
        return dearer - amount("treasurer") if self.me.powers & TREASURER else dearer

    def demand(self, number: int) -> Demand:
        """What a lord asks for."""
        return RACES_NEEDED[number], self.race_needed(number), COST[number] + self._surcharge

    def race_needed(self, number: int) -> int:
        return NO_RACE if self.me.powers & DIPLOMAT else RACE_NEEDED[number]

    # -- points ------------------------------------------------------------------------------------------------------

    def points_of_tile(self, number: Tile, player: Player) -> int:
        """What a location would score for this player as things are."""
        if number == MIRRORS:
            tiles = [tile for other in self.players if other.seat != player.seat for tile in other.locations]
            return max([self.points_of_tile(tile, player) for tile in tiles if tile != MIRRORS], default=0)
        tile = LOCATIONS[number]
        return FORMULAS[tile.score](tile, player)

    def points_of_tiles(self, player: Player) -> int:
        return sum([self.points_of_tile(number, player) for number in player.locations])

    def points_of(self, player: Player) -> float:
        """The score of a player if the match ended now, as far as I know; nothing from the hand."""
        return (
            self.points_of_tiles(player)
            + sum([INFLUENCE[number] for number in all_lords(player)])
            + sum(strongest_of_each_race(player.affiliated))
            + (sum(player.tokens) if player is self.me else TOKEN * len(player.tokens))
        )

    def points_with_hand(self, player: Player, hand: Iterable[Card]) -> int:
        """20.7, 20.8: what affiliated allies and locations score when this hand is affiliated at the end."""
        final = with_allies(player, lowest_of_each_race(hand).values())
        return sum(strongest_of_each_race(final.affiliated)) + self.points_of_tiles(final)

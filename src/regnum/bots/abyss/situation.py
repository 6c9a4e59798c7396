"""The table as a player at it takes it in: the view in the game's own numbers, and what the log tells besides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

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
    VALUE,
    Card,
    LordCard,
    Tile,
    amount,
    power,
)
from regnum.games.abyss.scoring import FORMULAS
from regnum.games.abyss.state import Player
from regnum.games.abyss.table import all_lords, lord_count
from regnum.games.abyss.view import AbyssView, PlayerView
from regnum.kernel.journal import SeenLine
from regnum.kernel.things import SEATS
from regnum.seen import Seen

CARD = {card_id: Card(card) for card, card_id in enumerate(CARD_ID)}
LORD = {lord_id: number for number, lord_id in LORD_ID.items()}
LOCATION = {location_id: number for number, location_id in LOCATION_ID.items()}
STACK = {stack_id: race for race, stack_id in enumerate(COUNCIL_ID)}

TOKEN = 2.5
"""What a monster token of unknown value is worth on the average."""
UNSEEN_VALUE = 2
"""What a card in the Council is taken for when the log does not name it: the better ones rarely get there."""

SHAMAN, RECRUITER, TREASURER, DIPLOMAT = power("shaman"), power("recruiter"), power("treasurer"), power("diplomat")
_CARDS = [Card(number) for number in range(len(COPIES) + 1)]
MIRRORS = next(number for number, tile in LOCATIONS.items() if tile.score == "mirror")


def read_player(seen: PlayerView, seat: int) -> Player:
    """A player's area. The hand of another stays empty: nobody sees it."""
    lords = tuple([LORD[one.lord] for one in seen.lords])
    turned = tuple([LORD[one.lord] for one in seen.lords if one.turned])
    powers = 0
    for one in lords:
        if one not in turned:
            powers |= 1 << one
    return Player(
        SEATS[seat],
        seen.pearls,
        hand=tuple(map(CARD.__getitem__, seen.hand or ())),
        affiliated=tuple(map(CARD.__getitem__, seen.affiliated)),
        lords=lords,
        turned=turned,
        locations=tuple([LOCATION[one.location] for one in seen.locations]),
        tucked=tuple([tuple(map(LORD.__getitem__, tile.lords)) for tile in seen.locations]),
        keys=len(seen.keys),
        powers=powers,
    )


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
            for card_id in line.args["allies"].split("+"):
                card = CARD[card_id]
                stack = stacks[RACE[card]]
                if len(stack) < counts[RACE[card]]:
                    stack.append(card)
                    missing -= 1
    for race, stack in enumerate(stacks):
        stack += [Card(race * len(RACES) + UNSEEN_VALUE - 1)] * (counts[race] - len(stack))
    return stacks


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


class Situation:
    """What the bot goes by in one decision.

    Two are equal when `Worth` would judge everything alike in them: the cards on the track, which change from one
    question of an exploration to the next, it does not go by.
    """

    def __init__(self, seen: Seen, seat: int) -> None:
        view: AbyssView = seen.view
        self.view = view
        self.journal = seen.journal
        self.seat = seat
        self.players = [read_player(player, i) for i, player in enumerate(view.players)]
        self.me = self.players[seat]
        self.others = [player for player in self.players if player is not self.me]
        self.turn = int(view.turn.partition(":")[2])
        self.ending = None if view.ending is None else int(view.ending.partition(":")[2])
        self.court = [LORD[one] for one in view.court]
        self.available = [LOCATION[one] for one in view.available]
        self.track = [CARD[space.card] for space in view.track]
        self.own_tokens = sum(value or 0 for value in view.players[seat].tokens)
        hostile = 0
        if not self.me.powers & SHAMAN:
            for other in self.others:
                hostile |= other.powers
        self.hostile = hostile
        """Powers of opponents that reach me."""
        signature: list[Any] = [seat, view.turn, view.ending, view.threat, view.stack.count]
        for player, seen_player in zip(self.players, view.players, strict=True):
            signature += (
                player.pearls, player.hand, seen_player.hand_count, player.affiliated, player.lords, player.turned,
                player.locations, player.tucked, player.keys, tuple(seen_player.tokens),
            )  # fmt: skip
        signature += (tuple(self.court), tuple(self.available), tuple(view.sunk))
        self._signature = tuple(signature)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Situation) and self._signature == other._signature

    def __hash__(self) -> int:
        return hash(self._signature)

    @cached_property
    def council(self) -> list[list[Card]]:
        return council_from(self.journal, [pile.count for pile in self.view.council])

    # -- what may come -------------------------------------------------------------------------------------------

    @cached_property
    def cards_to_come(self) -> list[tuple[Card, float]]:
        """Every exploration card with its chance to be the next one, as far as open cards tell."""
        left = [*COPIES, MONSTERS]
        for player in self.players:
            for card in (*player.affiliated, *player.hand):
                left[card] -= 1
        for card in self.track:
            left[card] -= 1
        for stack in self.council:
            for likely in stack:
                if left[likely] > 0:
                    left[likely] -= 1
                else:
                    left[likely] = 0
        total = sum([n for n in left if n > 0]) or 1
        return [(_CARDS[number], n / total) for number, n in enumerate(left) if n > 0]

    @cached_property
    def hidden_tiles(self) -> list[Tile]:
        """The locations that may lie in the stack."""
        seen = {*self.available, *(LOCATION[one] for one in self.view.sunk)}
        for player in self.players:
            seen.update(player.locations)
        return [number for number in LOCATIONS if number not in seen]

    # -- how far the match is ------------------------------------------------------------------------------------

    @cached_property
    def lords_to_come(self) -> int:
        """How many lords the leader in lords still needs to bring the end."""
        return max(0, LORDS_TO_END - max(lord_count(player) for player in self.players))

    @cached_property
    def turns_to_come(self) -> int:
        """Turns I shall have after this one, by a rough guess; exact once the end has been triggered."""
        if self.ending is None:
            return max(1, 2 * self.lords_to_come)
        if self.turn == self.seat:
            return 0
        n = len(self.players)
        return int((self.seat - self.turn) % n < (self.ending - self.turn) % n)

    # -- prices ----------------------------------------------------------------------------------------------------

    def cost(self, number: int) -> int:
        """13.4 with the Treasurer and the Recruiter."""
        value = COST[number]
        if self.me.powers & TREASURER:
            value -= amount("treasurer")
        if self.hostile & RECRUITER:
            value += amount("recruiter")
        return value

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
            + (self.own_tokens if player is self.me else TOKEN * len(self.view.players[player.seat].tokens))
        )

    def points_with_hand(self, player: Player, hand: Iterable[Card]) -> int:
        """20.7, 20.8: what affiliated allies and locations score when this hand is affiliated at the end."""
        lowest: dict[int, Card] = {}
        for card in sorted(hand):
            lowest.setdefault(RACE[card], card)
        final = with_allies(player, lowest.values())
        return sum(strongest_of_each_race(final.affiliated)) + self.points_of_tiles(final)

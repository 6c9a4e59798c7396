"""Where everything lies. Zones that change often are lists, quiet ones tuples that clones share."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

import msgspec

from regnum.games.paladins.catalogue import (
    ACTIONS,
    NO_ACTION,
    NO_PALADIN,
    NOTHING,
    OPPONENT_STACKING,
    RESOURCE_START,
    RIGHT_SIDE,
    WORKERS,
    Action,
    JarSpace,
    OutsiderCard,
    PaladinCard,
    TavernCard,
    TownsfolkCard,
)
from regnum.kernel.state import Pile, decode
from regnum.kernel.things import SEATS, Seat


class Phase(IntEnum):
    """4.11, then steps 4, 5 and 6 of a round: the places where somebody is asked (6.1)."""

    SETUP = 0
    PALADINS = 1
    TAVERN = 2
    ACTIONS = 3


PHASES = tuple(phase.name.lower() for phase in Phase)


@dataclass(slots=True)
class Side:
    """What a player and the solo opponent have alike: a board with pieces, suspicions and debts."""

    seat: Seat
    workers: list[int] = field(default_factory=lambda: [0] * len(WORKERS))
    """The own supply (7.17), by kind."""
    placed: tuple[tuple[int, ...], ...] = ((),) * len(ACTIONS)
    """The workers on each action (9.1), space by space, NOTHING on an empty one; () where none stand."""
    workshops: tuple[int, ...] = (0,) * len(RIGHT_SIDE)
    """The spaces of each right-hand action under workshops (10.4), as a bit set."""
    attributes: tuple[int, int, int] = (0, 0, 0)
    """Faith, Strength, Influence on the track (4.4)."""
    monks: int = 0
    """Monks commissioned."""
    outposts: int = 0
    """Outposts garrisoned."""
    walls: tuple[int, ...] = ()
    """Wall cards above the board (16.10)."""
    jars: tuple[JarSpace, ...] = ()
    """The spaces the jars were moved to, in order (18.7)."""
    attacked: tuple[OutsiderCard, ...] = ()
    """Attacked outsiders, face down (19.8)."""
    converted: tuple[OutsiderCard, ...] = ()
    """Converted outsiders, face up (20.6)."""
    suspicions: tuple[int, ...] = ()
    """Suspicion cards above the board, the latest last (22.3, 24.8)."""
    unpaid: int = 0
    paid: int = 0
    """Debts, by their side (23.1, 23.3)."""


@dataclass(slots=True)
class Player(Side):
    """A player's own area."""

    silver: int = 0
    provisions: int = 0
    developed: int = 0
    """Workshops moved from the Develop track (10.3)."""
    crew: tuple[TownsfolkCard, ...] = ()
    """Recruited townsfolk, in order of arrival (11.15)."""
    deck: Pile = field(default_factory=lambda: Pile([]))
    """The own paladin deck (4.9): those laid back on top (7.5), the middle in an order nobody knows, and those laid
    below it (7.6)."""
    drawn: tuple[PaladinCard, ...] = ()
    """The three being chosen from (7.3)."""
    paladin: PaladinCard = NO_PALADIN
    """The paladin of this round (7.4)."""
    revealed: bool = False
    """Whether it lies face up (7.13)."""
    used: tuple[PaladinCard, ...] = ()
    """Paladins of earlier rounds, out of the game (7.7)."""


@dataclass(slots=True)
class Opponent(Side):
    """The solo opponent's board (28.2-28.7)."""

    stacking: tuple[int, ...] = OPPONENT_STACKING
    """Which attribute marker came later to where it lies: of those on one space the last is on top (28.4, 30.7)."""
    resource: int = RESOURCE_START
    """The space of the resource marker (28.5)."""
    schemes: Pile = field(default_factory=lambda: Pile([]))
    """The scheme deck (28.7)."""
    scheme: int = NOTHING
    """The scheme revealed last (32.2)."""
    schemes_gone: tuple[int, ...] = ()
    """The scheme discards (29.2)."""
    played: tuple[int, ...] = ()
    """The schemes revealed in this round so far: everybody has seen them, wherever they are now."""


@dataclass(slots=True)
class PaladinsState:
    """The whole table."""

    rng: int
    players: list[Player]
    opponents: list[Opponent]
    """The solo opponent, or nobody. Its seat is the one after the person's."""
    supply: list[int]
    """Workers in the main supply (3.16)."""
    pool: int
    """Silver in the tax pool (3.5)."""
    townsfolk: Pile
    townsfolk_track: list[TownsfolkCard]
    """From left to right, NOTHING in a gap (3.3, 8.13)."""
    outsiders: Pile
    outsider_track: list[OutsiderCard]
    walls: Pile
    tavern: Pile
    suspicions: Pile
    orders: tuple[int, ...]
    """The King's Orders that lie face up, from the left (3.12)."""
    favours: tuple[int, ...]
    """The King's Favours that lie face up, from the left (3.13)."""
    unseen_orders: Pile
    unseen_favours: Pile
    """Those face down on the board and those back in the box: which is which shows when one is turned (3.14)."""
    spaces: tuple[int, ...]
    """The spaces of the regions: NOTHING, or twice the seat, plus one for an outpost (15.10)."""
    taken: int = 0
    """The same as a bit set of the occupied ones: kept by the operation that places a piece."""
    favour_workers: tuple[int, ...] = (NOTHING,) * 5
    """The worker on each favour (6.15)."""
    tavern_row: tuple[TavernCard, ...] = ()
    """The tavern cards of the round (7.1)."""
    tavern_taken: tuple[int, ...] = ()
    """Who took each of them, or NOTHING (7.15)."""
    tavern_gone: tuple[TavernCard, ...] = ()
    suspicions_gone: tuple[int, ...] = ()
    townsfolk_gone: tuple[TownsfolkCard, ...] = ()
    outsiders_gone: tuple[OutsiderCard, ...] = ()
    """Discard piles, all of them open."""
    issued_silver: int = 0
    issued_provisions: int = 0
    """What has left the main supply less what came back: the ledger of what nobody limits."""
    round: int = 0
    phase: Phase = Phase.SETUP
    first: Seat = SEATS[0]
    """Who has the first player marker (4.10)."""
    turn: Seat = SEATS[0]
    passed: int = 0
    """Bit set of the seats that have passed in this round (25.7)."""
    action: Action = NO_ACTION
    """The action being carried out while its workers are chosen."""
    target: int = NOTHING
    """The card or space it is done to, by its place."""
    choice: int = NOTHING
    """The choice of rewards being made (a place in CHOICES)."""
    firing: tuple[TownsfolkCard, ...] = ()
    """Townsfolk that fire together and have not yet (41.1)."""
    hearing: tuple[TownsfolkCard, ...] = ()
    """Townsfolk that one player still has to resolve in the inquisition going on (24.9)."""
    over: bool = False

    @property
    def orders_open(self) -> int:
        """6.5: how many King's Orders lie face up."""
        return len(self.orders)

    @property
    def favours_open(self) -> int:
        """6.7: how many King's Favours lie face up."""
        return len(self.favours)


def read(data: bytes) -> PaladinsState:
    """A stored state. Raises msgspec.ValidationError.

    Before version 3 a player's deck was kept in three fields; the first of `bottom` came first.
    """
    if b'"on_top"' not in data:
        return decode(data, PaladinsState)
    stored = msgspec.json.decode(data)
    try:
        for player in stored["players"]:
            middle, top, bottom = (player.pop(name) for name in ("paladins", "on_top", "bottom"))
            player["deck"] = {"bag": middle, "top": top, "bottom": bottom[::-1]}
    except (LookupError, TypeError, AttributeError) as error:
        raise msgspec.ValidationError(f"a player without a deck of paladins: {error}") from None
    return decode(stored, PaladinsState)

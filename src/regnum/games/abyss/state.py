"""Where everything lies. Zones that change often are lists, quiet ones tuples that clones share."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.games.abyss.catalogue import Card, LordCard, Tile
from regnum.kernel.state import Pile
from regnum.kernel.things import Seat

NOBODY = Seat(-1)
NO_LORD = LordCard(0)


@dataclass(slots=True)
class Player:
    """A player's own area."""

    seat: Seat
    pearls: int
    hand: tuple[Card, ...] = ()
    """Allies in hand, sorted."""
    affiliated: tuple[Card, ...] = ()
    """Allies face up in front of the player (15.3), sorted."""
    lords: tuple[LordCard, ...] = ()
    """Free lords (16.2), in order of arrival, turned ones among them (24.5)."""
    turned: tuple[LordCard, ...] = ()
    """Those of them the Assassin has turned (24.1)."""
    locations: tuple[Tile, ...] = ()
    """Controlled locations (18.16)."""
    tucked: tuple[tuple[LordCard, ...], ...] = ()
    """The lords under each of these locations (18.17)."""
    tokens: tuple[int, ...] = ()
    """Values of the monster tokens held (8.7)."""
    known: tuple[int, ...] = ()
    """For each token, the bit mask of the seats that have seen its face."""
    keys: int = 0
    """Key tokens held."""
    powers: int = 0
    """Bits of the free, unturned lords: kept by the operations that move or turn a lord."""


@dataclass(slots=True)
class AbyssState:
    """The whole table."""

    rng: int
    players: list[Player]
    turn: Seat
    deck: Pile
    """Exploration cards (1.2)."""
    lords: Pile
    """The lord deck (1.6)."""
    stack: Pile
    """Face-down locations (1.9)."""
    tokens: Pile
    """Face-down monster tokens (1.12)."""
    discard: list[Card]
    """The exploration discard pile."""
    track: list[Card]
    """The exploration track, from the space nearest the deck (6.2)."""
    council: list[tuple[Card, ...]]
    """A face-down stack for each race (10.1)."""
    court: list[LordCard]
    """The Court, from the space farthest from the lord deck: sliding (17.1) is closing up the list."""
    available: tuple[Tile, ...]
    """Face-up locations beside the board (18.13)."""
    keys: int
    """Key tokens in the general supply (1.16)."""
    gone: tuple[LordCard, ...] = ()
    """Lords out of the game."""
    sunk: tuple[Tile, ...] = ()
    """Locations out of the game."""
    drawn: tuple[Tile, ...] = ()
    """Tiles the active player has drawn and is choosing from."""
    paid: tuple[Card, ...] = ()
    """Allies played for the lord being recruited."""
    recruiting: LordCard = NO_LORD
    """The lord being paid for; 0 when none is."""
    threat: int = 1
    """Space of the threat marker (1.15)."""
    issued: int = 0
    """Pearls that have left the treasury less those that came back: what all cups hold together."""
    exploring: bool = False
    sold: int = 0
    """Allies sold this turn (7.10)."""
    buyers: int = 0
    """Bit mask of the seats that bought this turn (7.12)."""
    used: int = 0
    """Bits of the once-a-turn lords used this turn."""
    closing: bool = False
    """The action has ended the turn (7.17, 8.11): no once-a-turn lord can be used any more (16.5)."""
    extra: bool = False
    """The Invoker has earned another turn."""
    searching: bool = False
    """The active player is looking through the location stack (Black Smokers)."""
    ending: Seat = NOBODY
    """Who triggered the end (20.1, 20.2)."""
    over: bool = False

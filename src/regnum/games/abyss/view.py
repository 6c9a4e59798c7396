"""What a seat is sent of the table. Hidden cards are counted, never named; ids are what options point at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter

from regnum.games.abyss.catalogue import (
    CARD_ID,
    COUNCIL_ID,
    KEY_TOKENS,
    LOCATION_ID,
    LORD_ID,
    THREAT,
    TRACK_SPACES,
    Card,
    LordCard,
    Tile,
)
from regnum.games.abyss.explore import price
from regnum.games.abyss.scoring import Sheet, result
from regnum.games.abyss.state import NOBODY, Player
from regnum.games.abyss.table import AbyssTable, key_symbols
from regnum.kernel.game import Viewer
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, Seat

REWARD_IDS = [[f"threat:{space}:{reward.slug}" for reward in rewards] for space, rewards in enumerate(THREAT, 1)]
TRACK_ID = tuple(f"track:{space}" for space in range(1, TRACK_SPACES + 1))
_KEYS = [["key-token"] * n for n in range(KEY_TOKENS + 1)]


@dataclass(slots=True)
class LordView:
    lord: str
    turned: bool


@dataclass(slots=True)
class LocationView:
    location: str
    lords: list[str]


@dataclass(slots=True)
class TrackView:
    at: str
    card: str


@dataclass(slots=True)
class PileView:
    at: str
    count: int


@dataclass(slots=True)
class PlayerView:
    at: str
    pearls: int
    hand: list[str] | None
    """The allies in hand, for their owner; for the others None."""
    hand_count: int
    affiliated: list[str]
    lords: list[LordView]
    locations: list[LocationView]
    tokens: list[int | None]
    """Values of the monster tokens this viewer knows, None for the rest."""
    keys: list[str]
    key_count: int
    """Key tokens and working key symbols together."""


@dataclass(slots=True)
class AbyssView:
    seat: Seat | None
    turn: str
    players: list[PlayerView]
    track: list[TrackView]
    price: int
    """What the next ally sold this turn costs."""
    buyers: list[str]
    """Who has bought an ally this turn and may not buy another (7.12)."""
    deck: PileView
    discard: PileView
    council: list[PileView]
    court: list[str]
    """From the space farthest from the lord deck."""
    lords: PileView
    gone: list[str]
    stack: PileView
    available: list[str]
    drawn: list[str | None]
    """Tiles drawn and being chosen from: their faces for the active player only."""
    searched: list[str] | None
    """The whole location stack, for a player who is looking through it."""
    sunk: list[str]
    threat: int
    rewards: list[list[str]]
    keys: int
    tokens: int
    recruiting: str | None
    paid: list[str]
    ending: str | None
    over: bool
    sheets: tuple[Sheet, ...] | None
    winners: list[str]


_PARTS = attrgetter(*(field.name for field in fields(AbyssView)))


# -- parts that stay as they are from one view to the next: made once, shared, never changed ---------------------------


@lru_cache(maxsize=1024)
def _pile(at: str, count: int) -> PileView:
    return PileView(at, count)


_TRACK = [[TrackView(at, card) for card in CARD_ID] for at in TRACK_ID]


@lru_cache(maxsize=512)
def _allies(cards: tuple[Card, ...]) -> list[str]:
    return [CARD_ID[card] for card in cards]


@lru_cache(maxsize=512)
def _tiles(tiles: tuple[Tile, ...]) -> list[str]:
    return [LOCATION_ID[tile] for tile in tiles]


@lru_cache(maxsize=512)
def _lords(lords: tuple[LordCard, ...]) -> list[str]:
    return [LORD_ID[lord] for lord in lords]


@lru_cache(maxsize=512)
def _free_lords(lords: tuple[LordCard, ...], turned: tuple[LordCard, ...]) -> list[LordView]:
    return [LordView(LORD_ID[lord], lord in turned) for lord in lords]


@lru_cache(maxsize=512)
def _controlled(tiles: tuple[Tile, ...], tucked: tuple[tuple[LordCard, ...], ...]) -> list[LocationView]:
    return [LocationView(LOCATION_ID[tile], _lords(under)) for tile, under in zip(tiles, tucked, strict=True)]


@lru_cache(maxsize=512)
def _area(
    seat: Seat,
    pearls: int,
    hand: tuple[Card, ...] | None,
    hand_count: int,
    affiliated: tuple[Card, ...],
    lords: tuple[LordCard, ...],
    turned: tuple[LordCard, ...],
    locations: tuple[Tile, ...],
    tucked: tuple[tuple[LordCard, ...], ...],
    tokens: tuple[int | None, ...],
    keys: int,
) -> PlayerView:
    return PlayerView(
        SEAT_ID[seat],
        pearls,
        None if hand is None else [CARD_ID[card] for card in hand],
        hand_count,
        _allies(affiliated),
        _free_lords(lords, turned),
        _controlled(locations, tucked),
        list(tokens),
        _KEYS[keys],
        keys + key_symbols(lords, turned),
    )


def _player(p: Player, seat: Viewer, opened: bool) -> PlayerView:
    """A player's area as this seat sees it."""
    tokens: tuple[int | None, ...] = p.tokens
    if tokens and not opened:
        mask = 0 if seat is None else 1 << seat
        tokens = tuple([value if known & mask else None for value, known in zip(tokens, p.known, strict=True)])
    return _area(
        p.seat,
        p.pearls,
        p.hand if p.seat == seat or opened else None,
        len(p.hand),
        p.affiliated,
        p.lords,
        p.turned,
        p.locations,
        p.tucked,
        tokens,
        p.keys,
    )


def view(t: AbyssTable, seat: Viewer, *, opened: bool = False) -> AbyssView:
    """All that a seat (None: a spectator) may see. After the end, and where asked for, everything lies open."""
    s = t.s
    opened = opened or s.over
    chooses = opened or seat == s.turn
    end = result(s) if s.over else None
    return AbyssView(
        seat,
        SEAT_ID[s.turn],
        [_player(p, seat, opened) for p in s.players],
        [cards[card] for cards, card in zip(_TRACK, s.track, strict=False)] if s.track else [],
        price(t),
        [SEAT_ID[p.seat] for p in s.players if s.buyers >> p.seat & 1] if s.buyers else [],
        _pile("deck", len(s.deck)),
        _pile("discard", len(s.discard)),
        [*map(_pile, COUNCIL_ID, map(len, s.council))],
        _lords(tuple(s.court)),
        _pile("lords", len(s.lords)),
        _lords(s.gone),
        _pile("stack", len(s.stack)),
        _tiles(s.available),
        [LOCATION_ID[tile] if chooses else None for tile in s.drawn] if s.drawn else [],
        _searched(t) if s.searching and chooses else None,
        _tiles(s.sunk),
        s.threat,
        REWARD_IDS,
        s.keys,
        len(s.tokens),
        LORD_ID[s.recruiting] if s.recruiting else None,
        _allies(s.paid),
        None if s.ending == NOBODY else SEAT_ID[s.ending],
        s.over,
        None if end is None else end.sheet,
        [] if end is None else [SEAT_ID[winner] for winner in end.winners],
    )


def views(t: AbyssTable, seats: Sequence[Viewer]) -> list[AbyssView]:
    """The same for several seats: what anybody may see they share."""
    anybody = view(t, None)
    return [anybody if seat is None else _of_seat(t, seat, anybody) for seat in seats]


def _of_seat(t: AbyssTable, seat: Seat, anybody: AbyssView) -> AbyssView:
    """What anybody may see, and beside it the seat's own hand, the tokens it knows, and the tiles it has drawn."""
    s = t.s
    mine = AbyssView(*_PARTS(anybody))
    mine.seat = seat
    if s.over:
        return mine
    mask = 1 << seat
    mine.players = [
        _player(p, seat, False) if p.seat == seat or any(known & mask for known in p.known) else shown
        for p, shown in zip(s.players, anybody.players, strict=True)
    ]
    if seat == s.turn:
        mine.drawn = [LOCATION_ID[tile] for tile in s.drawn]
        mine.searched = _searched(t) if s.searching else None
    return mine


def _searched(t: AbyssTable) -> list[str]:
    s = t.s
    return [LOCATION_ID[Tile(tile)] for tile in sorted([*s.stack.bag, *s.stack.top])]


@dataclass(slots=True)
class AbyssMemory:
    """What perfect memory adds: every card was seen on the track, so hands, stacks and piles are all known."""

    hands: list[list[str]]
    council: list[list[str]]
    deck: list[str]
    discard: list[str]
    lords: list[str]
    stack: list[str] | None
    """None while somebody else is choosing from drawn tiles."""


@ruling("council_memory")
def memory(t: AbyssTable, seat: Viewer) -> AbyssMemory:
    s = t.s
    return AbyssMemory(
        [[CARD_ID[card] for card in p.hand] for p in s.players],
        [[CARD_ID[card] for card in sorted(stack)] for stack in s.council],
        [CARD_ID[card] for card in sorted([*s.deck.bag, *s.deck.top])],
        [CARD_ID[card] for card in sorted(s.discard)],
        [LORD_ID[LordCard(lord)] for lord in sorted([*s.lords.bag, *s.lords.top])],
        None if s.drawn and seat != s.turn else [LOCATION_ID[Tile(x)] for x in sorted([*s.stack.bag, *s.stack.top])],
    )

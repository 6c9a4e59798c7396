"""What a seat is sent of the table. Hidden cards are counted, never named; ids are what options point at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ATTRIBUTE_ID,
    BOARD_SPACE_ID,
    BOOST,
    FAVOUR_ID,
    JAR_SPACE_ID,
    NOTHING,
    OPPONENT_ID,
    ORDER_ID,
    ORDER_POINTS,
    OUTSIDER_ID,
    PALADIN_ID,
    RIGHT_SIDE,
    SCHEME_ID,
    SPACES,
    SUSPICION_ID,
    TAVERN_ID,
    TOWNSFOLK_ID,
    TOWNSFOLK_SILVER,
    WALL_ID,
    WORKER_ID,
    WORKSHOP_ID,
    Action,
    JarSpace,
    RegionSpace,
)
from regnum.games.paladins.scoring import Sheet, result
from regnum.games.paladins.solo.foresight import foresee
from regnum.games.paladins.state import PHASES, Opponent, Player, Side
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.game import Viewer
from regnum.kernel.rulings import ruling
from regnum.kernel.state import Pile
from regnum.kernel.things import SEAT_ID, SEATS, Seat


@dataclass(frozen=True, slots=True)
class ActionView:
    """An action of a board and the workers on its spaces."""

    at: str
    workers: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class WorkshopView:
    at: str
    built: bool


@dataclass(frozen=True, slots=True)
class AttributeView:
    attribute: str
    value: int
    boost: int
    """What the round's paladin adds."""


@dataclass(frozen=True, slots=True)
class JarSpaceView:
    at: str
    jar: bool


@dataclass(slots=True)
class BoardView:
    """What a player and the solo opponent have alike."""

    at: str
    workers: list[str]
    actions: list[ActionView]
    workshops: list[WorkshopView]
    attributes: list[AttributeView]
    monks: int
    outposts: int
    walls: list[str]
    jars: int
    attacked: list[str]
    converted: list[str]
    suspicions: list[str]
    unpaid: int
    paid: int
    passed: bool


@dataclass(slots=True)
class PlayerView:
    board: BoardView
    silver: int
    provisions: int
    developed: int
    crew: list[str]
    jar_spaces: list[JarSpaceView]
    paladin: str | None
    """The paladin of the round: for everybody once revealed, before that for its owner."""
    paladin_laid: bool
    drawn: list[str] | None
    """The paladins being chosen from, for their owner."""
    on_top: list[str] | None
    bottom: list[str] | None
    """Paladins laid back on top of and below the own deck, for their owner."""
    deck: int
    used: list[str]


@dataclass(frozen=True, slots=True)
class PlanView:
    """What the solo opponent would do if this scheme came up next."""

    scheme: str
    left: int
    does: str | None
    """The action or the favour; None: it would rest."""
    to: str | None
    instead: bool
    """The scheme's own is not possible: the row of its board."""


@dataclass(slots=True)
class OpponentView:
    board: BoardView
    resource: int
    stacking: list[str]
    schemes: int
    scheme: str | None
    schemes_gone: list[str]
    played: list[str]
    """The schemes revealed in this round; in the next, until its actions begin, those of the last."""
    plans: list[PlanView]


@dataclass(slots=True)
class StockView:
    worker: str
    count: int


@dataclass(slots=True)
class TownsfolkView:
    card: str | None
    silver: int


@dataclass(slots=True)
class TavernView:
    card: str
    taken: str | None


@dataclass(slots=True)
class OrderView:
    card: str | None
    points: int


@dataclass(slots=True)
class FavourView:
    card: str | None
    worker: str | None


@dataclass(frozen=True, slots=True)
class SpaceView:
    at: str
    region: int
    open: bool
    """Whether so many players can use it (42.11)."""
    owner: str | None
    outpost: bool


@dataclass(slots=True)
class PaladinsView:
    seat: Seat | None
    round: int
    phase: str
    first: str
    turn: str
    players: list[PlayerView]
    opponents: list[OpponentView]
    supply: list[StockView]
    """Workers in the main supply."""
    pool: int
    debts: int
    townsfolk: list[TownsfolkView]
    outsiders: list[str | None]
    tavern: list[TavernView]
    orders: list[OrderView]
    favours: list[FavourView]
    spaces: list[SpaceView]
    townsfolk_deck: int
    outsider_deck: int
    wall_deck: int
    tavern_deck: int
    suspicion_deck: int
    townsfolk_gone: list[str]
    outsiders_gone: list[str]
    tavern_gone: list[str]
    suspicions_gone: list[str]
    over: bool
    sheets: tuple[Sheet, ...] | None
    winners: list[str]


def _worker(kind: int) -> str | None:
    return None if kind == NOTHING else WORKER_ID[kind]


def _side(seat: Seat, players: int) -> str:
    return SEAT_ID[seat] if seat < players else OPPONENT_ID


# The small parts of a view are few, never change and are made once each. Of the larger ones most stay as they are from
# one decision to the next: a view shares them with those before it.


@cache
def _action(action: Action, kinds: tuple[int, ...]) -> ActionView:
    return ActionView(ACTION_ID[action], tuple(_worker(kind) for kind in kinds))


@cache
def _workshop(action: Action, place: int, built: int) -> WorkshopView:
    return WorkshopView(WORKSHOP_ID[action, place], bool(built))


@cache
def _stock(kind: int, count: int) -> StockView:
    return StockView(WORKER_ID[kind], count)


@cache
def _attribute(attribute: int, value: int, boost: int) -> AttributeView:
    return AttributeView(ATTRIBUTE_ID[attribute], value, boost)


@cache
def _jar_space(space: JarSpace, jar: bool) -> JarSpaceView:
    return JarSpaceView(JAR_SPACE_ID[space], jar)


@cache
def _space(space: RegionSpace, piece: int, players: int) -> SpaceView:
    """42.11-42.13: a space, whether so many players can use it, and whose piece stands there."""
    return SpaceView(
        BOARD_SPACE_ID[space],
        SPACES[space].region + 1,
        SPACES[space].players <= players,
        None if piece == NOTHING else _side(SEATS[piece // 2], players),
        piece != NOTHING and piece % 2 == 1,
    )


@lru_cache(maxsize=512)
def _workers(workers: tuple[int, ...]) -> list[str]:
    return [WORKER_ID[kind] for kind, n in enumerate(workers) for _ in range(n)]


@lru_cache(maxsize=512)
def _actions(placed: tuple[tuple[int, ...], ...]) -> list[ActionView]:
    return [_action(action, kinds) for action, kinds in enumerate(placed)]


@lru_cache(maxsize=512)
def _workshops(built: tuple[int, ...]) -> list[WorkshopView]:
    return [_workshop(action, place, built[action - RIGHT_SIDE.start] >> place & 1) for action, place in WORKSHOP_ID]


@lru_cache(maxsize=512)
def _attributes(values: tuple[int, ...], boost: tuple[int, ...]) -> list[AttributeView]:
    return [_attribute(i, value, boost[i]) for i, value in enumerate(values)]


@lru_cache(maxsize=512)
def _jar_spaces(jars: tuple[JarSpace, ...]) -> list[JarSpaceView]:
    return [_jar_space(i, i in jars) for i in range(len(JAR_SPACE_ID))]


@lru_cache(maxsize=128)
def _spaces(pieces: tuple[int, ...], players: int) -> list[SpaceView]:
    return [_space(i, piece, players) for i, piece in enumerate(pieces)]


@lru_cache(maxsize=128)
def _supply(counts: tuple[int, ...]) -> list[StockView]:
    return [_stock(kind, count) for kind, count in enumerate(counts)]


@lru_cache(maxsize=128)
def _townsfolk(track: tuple[int, ...]) -> list[TownsfolkView]:
    return [
        TownsfolkView(None if card == NOTHING else TOWNSFOLK_ID[card], silver)
        for card, silver in zip(track, TOWNSFOLK_SILVER, strict=True)
    ]


@lru_cache(maxsize=128)
def _tavern(row: tuple[int, ...], taken: tuple[int, ...]) -> list[TavernView]:
    return [
        TavernView(TAVERN_ID[card], None if taker == NOTHING else SEAT_ID[taker])
        for card, taker in zip(row, taken, strict=True)
    ]


@lru_cache(maxsize=128)
def _orders(up: tuple[int, ...]) -> list[OrderView]:
    return [OrderView(ORDER_ID[up[i]] if i < len(up) else None, points) for i, points in enumerate(ORDER_POINTS)]


@lru_cache(maxsize=128)
def _favours(up: tuple[int, ...], workers: tuple[int, ...]) -> list[FavourView]:
    return [FavourView(FAVOUR_ID[up[i]] if i < len(up) else None, _worker(worker)) for i, worker in enumerate(workers)]


def _board(t: PaladinsTable, p: Side, boost: tuple[int, int, int]) -> BoardView:
    return BoardView(
        t.who(p),
        _workers(tuple(p.workers)),
        _actions(p.placed),
        _workshops(p.workshops),
        _attributes(p.attributes, boost),
        p.monks,
        p.outposts,
        [WALL_ID[card] for card in p.walls],
        len(p.jars),
        [OUTSIDER_ID[card] for card in p.attacked],
        [OUTSIDER_ID[card] for card in p.converted],
        [SUSPICION_ID[card] for card in p.suspicions],
        p.unpaid,
        p.paid,
        bool(t.s.passed >> p.seat & 1),
    )


def _player(t: PaladinsTable, p: Player, seat: Viewer, opened: bool) -> PlayerView:
    own = opened or p.seat == seat
    shown = p.paladin != NOTHING and (own or p.revealed)
    return PlayerView(
        _board(t, p, BOOST[p.paladin if shown else NOTHING]),
        p.silver,
        p.provisions,
        p.developed,
        [TOWNSFOLK_ID[card] for card in p.crew],
        _jar_spaces(p.jars),
        PALADIN_ID[p.paladin] if shown else None,
        p.paladin != NOTHING,
        [PALADIN_ID[card] for card in p.drawn] if own else None,
        [PALADIN_ID[card] for card in p.deck.top] if own else None,
        [PALADIN_ID[card] for card in reversed(p.deck.bottom)] if own else None,
        len(p.deck),
        [PALADIN_ID[card] for card in p.used],
    )


def _opponent(t: PaladinsTable, p: Opponent) -> OpponentView:
    return OpponentView(
        _board(t, p, (0, 0, 0)),
        p.resource,
        [ATTRIBUTE_ID[attribute] for attribute in p.stacking],
        len(p.schemes),
        None if p.scheme == NOTHING else SCHEME_ID[p.scheme],
        [SCHEME_ID[card] for card in p.schemes_gone],
        [SCHEME_ID[card] for card in p.played],
        [PlanView(SCHEME_ID[f.scheme], f.left, f.does or None, f.to or None, f.instead) for f in foresee(t, p)],
    )


@ruling("attacked_outsiders")
def view(t: PaladinsTable, seat: Viewer, *, opened: bool = False) -> PaladinsView:
    """All that a seat (None: a spectator) may see; where asked for, everything lies open."""
    s = t.s
    end = result(s) if s.over else None
    players = len(s.players)
    return PaladinsView(
        seat,
        s.round,
        PHASES[s.phase],
        SEAT_ID[s.first],
        _side(s.turn, players),
        [_player(t, p, seat, opened) for p in s.players],
        [_opponent(t, p) for p in s.opponents],
        _supply(tuple(s.supply)),
        s.pool,
        t.debts_left,
        _townsfolk(tuple(s.townsfolk_track)),
        [None if card == NOTHING else OUTSIDER_ID[card] for card in s.outsider_track],
        _tavern(s.tavern_row, s.tavern_taken),
        _orders(s.orders),
        _favours(s.favours, s.favour_workers),
        _spaces(s.spaces, players),
        len(s.townsfolk),
        len(s.outsiders),
        len(s.walls),
        len(s.tavern),
        len(s.suspicions),
        [TOWNSFOLK_ID[card] for card in s.townsfolk_gone],
        [OUTSIDER_ID[card] for card in s.outsiders_gone],
        [TAVERN_ID[card] for card in s.tavern_gone],
        [SUSPICION_ID[card] for card in s.suspicions_gone],
        s.over,
        None if end is None else end.sheet,
        [] if end is None else list(end.won_by),
    )


@dataclass(slots=True)
class PaladinsMemory:
    """What perfect memory adds: every card that left a deck was seen, so what is left in it is known."""

    townsfolk: list[str]
    outsiders: list[str]
    walls: list[str]
    tavern: list[str]
    suspicions: list[str]
    paladins: list[str] | None
    """The unknown middle of the own paladin deck, in no order; None for a spectator."""
    schemes: list[str]


def _left(pile: Pile, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in sorted([*pile.bag, *pile.top])]


def memory(t: PaladinsTable, seat: Viewer) -> PaladinsMemory:
    s = t.s
    return PaladinsMemory(
        _left(s.townsfolk, TOWNSFOLK_ID),
        _left(s.outsiders, OUTSIDER_ID),
        _left(s.walls, WALL_ID),
        _left(s.tavern, TAVERN_ID),
        _left(s.suspicions, SUSPICION_ID),
        None if seat is None else [PALADIN_ID[card] for card in sorted(s.players[seat].deck.bag)],
        [name for opponent in s.opponents for name in _left(opponent.schemes, SCHEME_ID)],
    )

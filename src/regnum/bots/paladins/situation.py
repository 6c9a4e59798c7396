"""The table as a player at it takes it in: the own board in the game's numbers, and what of the rest matters to it."""

from __future__ import annotations

from functools import cached_property

from regnum.games.paladins.catalogue import (
    BOARD_SPACE_ID,
    FAVOUR_ID,
    NOTHING,
    ORDER_ID,
    ORDERS,
    OUTSIDER_ID,
    OUTSIDERS,
    PALADIN_ID,
    PALADINS,
    PEOPLES,
    RIGHT_SIDE,
    ROUNDS,
    TAVERN,
    TAVERN_ID,
    TAX_POOL,
    TOWNSFOLK_ID,
    WALL_ID,
    WALLS,
    WORKER_ID,
    WORKERS,
)
from regnum.games.paladins.view import PaladinsView
from regnum.seen import Seen

WORKER = {thing: kind for kind, thing in enumerate(WORKER_ID)}
PALADIN = {thing: number for number, thing in enumerate(PALADIN_ID)}
TAVERN_CARD = {thing: number for number, thing in enumerate(TAVERN_ID)}
TOWNSFOLK_CARD = {thing: number for number, thing in enumerate(TOWNSFOLK_ID)}
OUTSIDER_CARD = {thing: number for number, thing in enumerate(OUTSIDER_ID)}
WALL_CARD = {thing: number for number, thing in enumerate(WALL_ID)}
FAVOUR_CARD = {thing: number for number, thing in enumerate(FAVOUR_ID)}
ORDER_CARD = {thing: number for number, thing in enumerate(ORDER_ID)}
SPACE = {thing: number for number, thing in enumerate(BOARD_SPACE_ID)}


class Mine:
    """The own board and the cards within reach, small enough to be copied for every action that is thought through."""

    __slots__ = (
        "attacked", "attributes", "boost", "converted", "crew", "developed", "favours_used", "haste", "jars", "monks",
        "outposts", "outsiders", "paid", "paladin", "placed", "pool", "provisions", "silver", "suspicions", "taken",
        "townsfolk", "unpaid", "wall_points", "walls", "workers", "workshops",
    )  # fmt: skip

    workers: list[int]
    silver: int
    provisions: int
    attributes: list[int]
    boost: tuple[int, int, int]
    paladin: int
    placed: int
    """The actions on which workers stand, as a bit set."""
    favours_used: int
    """The favours with a worker on them, by their places, as a bit set."""
    workshops: tuple[int, ...]
    developed: int
    monks: int
    walls: int
    outposts: int
    jars: int
    """The spaces with a jar, as a bit set."""
    attacked: tuple[int, ...]
    """How many were attacked of each people."""
    converted: tuple[int, ...]
    wall_points: float
    crew: tuple[int, ...]
    suspicions: int
    unpaid: int
    paid: int
    townsfolk: tuple[int, ...]
    outsiders: tuple[int, ...]
    taken: int
    """The spaces of the regions that are taken, as a bit set."""
    pool: int
    haste: float
    """What doing contested things early has brought so far."""

    def copy(self) -> Mine:
        new = Mine.__new__(Mine)
        new.workers = self.workers[:]
        new.silver = self.silver
        new.provisions = self.provisions
        new.attributes = self.attributes[:]
        new.boost = self.boost
        new.paladin = self.paladin
        new.placed = self.placed
        new.favours_used = self.favours_used
        new.workshops = self.workshops
        new.developed = self.developed
        new.monks = self.monks
        new.walls = self.walls
        new.outposts = self.outposts
        new.jars = self.jars
        new.attacked = self.attacked
        new.converted = self.converted
        new.wall_points = self.wall_points
        new.crew = self.crew
        new.suspicions = self.suspicions
        new.unpaid = self.unpaid
        new.paid = self.paid
        new.townsfolk = self.townsfolk
        new.outsiders = self.outsiders
        new.taken = self.taken
        new.pool = self.pool
        new.haste = self.haste
        return new


class Situation:
    """What the bot goes by in one decision: the things that its plans do not change, and the board they begin with."""

    def __init__(self, seen: Seen, seat: int) -> None:
        view: PaladinsView = seen.view
        self.view = view
        self.seat = seat
        self.players = len(view.players)
        self.round = view.round
        self.left = ROUNDS - max(1, view.round)
        """Rounds to come after this one."""
        self.orders = {ORDERS[ORDER_CARD[order.card]]: order.points for order in view.orders if order.card is not None}
        """The points of each King's Order turned up, by its action."""
        self.favours = [FAVOUR_CARD[favour.card] for favour in view.favours if favour.card is not None]
        self.full_pool = TAX_POOL[self.players]
        boards = [player.board for player in view.players] + [opponent.board for opponent in view.opponents]
        self.most_suspicions = max(
            [len(board.suspicions) for place, board in enumerate(boards) if place != seat], default=0
        )
        """Of the others."""

    @cached_property
    def mine(self) -> Mine:
        """The own board as it lies now."""
        view = self.view
        player = view.players[self.seat]
        board = player.board
        m = Mine()
        m.workers = [0] * len(WORKERS)
        for worker in board.workers:
            m.workers[WORKER[worker]] += 1
        m.silver = player.silver
        m.provisions = player.provisions
        m.attributes = [attribute.value for attribute in board.attributes]
        boost = [attribute.boost for attribute in board.attributes]
        m.boost = (boost[0], boost[1], boost[2])
        m.paladin = NOTHING if player.paladin is None else PALADIN[player.paladin]
        m.placed = sum([1 << action for action, one in enumerate(board.actions) if one.workers])
        m.favours_used = sum([1 << place for place, one in enumerate(view.favours) if one.worker is not None])
        built = iter(board.workshops)
        per_action = len(board.workshops) // len(RIGHT_SIDE)
        m.workshops = tuple(
            [sum([next(built).built << place for place in range(per_action)]) for _ in RIGHT_SIDE],
        )
        m.developed = player.developed
        m.monks = board.monks
        m.walls = len(board.walls)
        m.outposts = board.outposts
        m.jars = sum([space.jar << place for place, space in enumerate(player.jar_spaces)])
        peoples = [OUTSIDERS[OUTSIDER_CARD[card]].people for card in board.attacked]
        m.attacked = tuple([peoples.count(people) for people in range(len(PEOPLES))])
        m.converted = tuple([OUTSIDER_CARD[card] for card in board.converted])
        m.wall_points = sum([WALLS[WALL_CARD[card]].points for card in board.walls])
        m.crew = tuple([TOWNSFOLK_CARD[card] for card in player.crew])
        m.suspicions = len(board.suspicions)
        m.unpaid = board.unpaid
        m.paid = board.paid
        m.townsfolk = tuple([NOTHING if one.card is None else TOWNSFOLK_CARD[one.card] for one in view.townsfolk])
        m.outsiders = tuple([NOTHING if card is None else OUTSIDER_CARD[card] for card in view.outsiders])
        m.taken = sum([1 << place for place, space in enumerate(view.spaces) if space.owner is not None])
        m.pool = view.pool
        m.haste = 0.0
        return m

    @cached_property
    def tavern(self) -> list[int]:
        """The tavern cards that nobody has chosen yet."""
        return [TAVERN_CARD[one.card] for one in self.view.tavern if one.taken is None]

    def with_paladin(self, m: Mine, number: int) -> Mine:
        """7.8, 7.9: the board once this paladin has been turned up."""
        m = m.copy()
        m.paladin = number
        m.boost = PALADINS[number].boost
        for kind in PALADINS[number].workers:
            m.workers[kind] += 1
        return m

    def tavern_workers(self, card: int) -> tuple[int, ...]:
        return TAVERN[card]

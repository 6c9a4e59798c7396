"""The table as a player at it takes it in: the own board in the game's numbers, and what of the rest matters to it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, NamedTuple

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
    PROVISION,
    RIGHT_SIDE,
    ROUNDS,
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

WORKER: Final = {thing: kind for kind, thing in enumerate(WORKER_ID)}
PALADIN: Final = {thing: number for number, thing in enumerate(PALADIN_ID)}
TAVERN_CARD: Final = {thing: number for number, thing in enumerate(TAVERN_ID)}
TOWNSFOLK_CARD: Final = {thing: number for number, thing in enumerate(TOWNSFOLK_ID)}
OUTSIDER_CARD: Final = {thing: number for number, thing in enumerate(OUTSIDER_ID)}
WALL_CARD: Final = {thing: number for number, thing in enumerate(WALL_ID)}
FAVOUR_CARD: Final = {thing: number for number, thing in enumerate(FAVOUR_ID)}
ORDER_CARD: Final = {thing: number for number, thing in enumerate(ORDER_ID)}
SPACE: Final = {thing: number for number, thing in enumerate(BOARD_SPACE_ID)}


Mine = list[Any]
"""The own board and the cards within reach as one flat list, which a slice copies for every action thought through.

It begins with what an icon can simply add to, at the place of its number in the catalogue: workers by their kinds,
attributes, silver, provisions. The names below are the places of the rest.
"""
SUSPICIONS: Final = PROVISION + 1
MONKS: Final = SUSPICIONS + 1  # how often each action of the right side was done (6.12), in their order
WALLS_BUILT: Final = MONKS + 1
OUTPOSTS_BUILT: Final = WALLS_BUILT + 1
JARS_MOVED: Final = OUTPOSTS_BUILT + 1
ATTACKS: Final = JARS_MOVED + 1
CONVERTS_DONE: Final = ATTACKS + 1
WALL_POINTS: Final = CONVERTS_DONE + 1  # eight times the points on walls that stand, one for each planned
PAID: Final = WALL_POINTS + 1
UNPAID: Final = PAID + 1
DEVELOPED: Final = UNPAID + 1
CREW_SIZE: Final = DEVELOPED + 1
MERCENARIES: Final = CREW_SIZE + 1  # among the converted
ATTACKED: Final = MERCENARIES + 1  # how many of each people
WORKSHOPS_BUILT: Final = ATTACKED + len(PEOPLES)  # of each action of the right side, as a bit set
CONVERTED: Final = WORKSHOPS_BUILT + 1  # the cards
CREW: Final = CONVERTED + 1  # the cards
POOL: Final = CREW + 1
PLACED: Final = POOL + 1  # the actions on which workers stand, as a bit set
FAVOURS_USED: Final = PLACED + 1  # by their places, as a bit set
JARS_AT: Final = FAVOURS_USED + 1  # the spaces with a jar, as a bit set
TAKEN: Final = JARS_AT + 1  # the spaces of the regions, as a bit set
TOWNSFOLK_ROW: Final = TAKEN + 1
OUTSIDER_ROW: Final = TOWNSFOLK_ROW + 1
PALADIN_OUT: Final = OUTSIDER_ROW + 1
BOOST_NOW: Final = PALADIN_OUT + 1
DONE: Final = MONKS - RIGHT_SIDE.start
"""`m[DONE + action]` is how often an action of the right side was done."""
MOST_ATTACKS: Final = 7
"""More attacks fulfil no order and score nothing."""
PLANNED_WALLS: Final = 8
"""A wall that stands weighs so much more in `WALL_POINTS` than one that is planned, whose card nobody knows."""


class Circumstances(NamedTuple):
    """What the plans of a round do not change: while it stays the same, what was thought remains true."""

    players: int
    left: int
    """Rounds to come after this one."""
    orders: tuple[tuple[int, int], ...]
    """The King's Orders turned up: action and points."""
    favours: tuple[int, ...]
    full_pool: int
    most_suspicions: int
    """Of the others."""
    walls: bool
    """Whether there are cards in the wall deck."""


class Situation:
    """What the bot goes by in one decision: the things that its plans do not change, and the board they begin with."""

    def __init__(self, seen: Seen, seat: int) -> None:
        view: PaladinsView = seen.view
        self.view = view
        self.seat = seat
        players = len(view.players)
        boards = [player.board for player in view.players] + [opponent.board for opponent in view.opponents]
        self.circumstances = Circumstances(
            players,
            ROUNDS - max(1, view.round),
            tuple([(ORDERS[ORDER_CARD[order.card]], order.points) for order in view.orders if order.card is not None]),
            tuple([FAVOUR_CARD[favour.card] for favour in view.favours if favour.card is not None]),
            TAX_POOL[players],
            max([len(board.suspicions) for place, board in enumerate(boards) if place != seat], default=0),
            view.wall_deck > 0,
        )

    @cached_property
    def mine(self) -> Mine:
        """The own board as it lies now."""
        view = self.view
        player = view.players[self.seat]
        board = player.board
        workers = [0] * len(WORKERS)
        for worker in board.workers:
            workers[WORKER[worker]] += 1
        m: Mine = [*workers, *[attribute.value for attribute in board.attributes], player.silver, player.provisions]
        m += [0] * (BOOST_NOW + 1 - len(m))
        m[SUSPICIONS] = len(board.suspicions)
        m[UNPAID] = board.unpaid
        m[PAID] = board.paid
        m[MONKS] = board.monks
        m[WALLS_BUILT] = len(board.walls)
        m[OUTPOSTS_BUILT] = board.outposts
        m[JARS_AT] = sum([space.jar << place for place, space in enumerate(player.jar_spaces)])
        m[JARS_MOVED] = m[JARS_AT].bit_count()
        m[ATTACKS] = min(MOST_ATTACKS, len(board.attacked))
        m[CONVERTS_DONE] = len(board.converted)
        m[WALL_POINTS] = PLANNED_WALLS * sum([WALLS[WALL_CARD[card]].points for card in board.walls])
        m[DEVELOPED] = player.developed
        built = iter(board.workshops)
        per_action = len(board.workshops) // len(RIGHT_SIDE)
        m[WORKSHOPS_BUILT] = tuple(
            [sum([next(built).built << place for place in range(per_action)]) for _ in RIGHT_SIDE],
        )
        m[CONVERTED] = tuple([OUTSIDER_CARD[card] for card in board.converted])
        m[CREW] = tuple([TOWNSFOLK_CARD[card] for card in player.crew])
        m[CREW_SIZE] = len(m[CREW])
        m[MERCENARIES] = sum([OUTSIDERS[card].type == "mercenary" for card in m[CONVERTED]])
        for card in board.attacked:
            m[ATTACKED + OUTSIDERS[OUTSIDER_CARD[card]].people] += 1
        m[POOL] = view.pool
        m[PLACED] = sum([1 << action for action, one in enumerate(board.actions) if one.workers])
        m[FAVOURS_USED] = sum([1 << place for place, one in enumerate(view.favours) if one.worker is not None])
        m[TAKEN] = sum([1 << place for place, space in enumerate(view.spaces) if space.owner is not None])
        m[TOWNSFOLK_ROW] = tuple([NOTHING if one.card is None else TOWNSFOLK_CARD[one.card] for one in view.townsfolk])
        m[OUTSIDER_ROW] = tuple([NOTHING if card is None else OUTSIDER_CARD[card] for card in view.outsiders])
        m[PALADIN_OUT] = NOTHING if player.paladin is None else PALADIN[player.paladin]
        m[BOOST_NOW] = tuple([attribute.boost for attribute in board.attributes])
        return m

    @cached_property
    def tavern(self) -> list[int]:
        """The tavern cards that nobody has chosen yet."""
        return [TAVERN_CARD[one.card] for one in self.view.tavern if one.taken is None]

    def with_paladin(self, m: Mine, number: int) -> Mine:
        """7.8, 7.9: the board once this paladin has been turned up."""
        m = m[:]
        m[PALADIN_OUT] = number
        m[BOOST_NOW] = PALADINS[number].boost
        for kind in PALADINS[number].workers:
            m[kind] += 1
        return m

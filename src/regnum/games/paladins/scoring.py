"""Final scoring (sections 26 and 40)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_POINTS,
    ATTACK,
    ATTRIBUTE_ID,
    ATTRIBUTE_POINTS,
    COMMISSION,
    CONVERT,
    DEVELOP_POINTS,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    NOTHING,
    OPPONENT_CONVERT,
    OPPONENT_ID,
    ORDER_ID,
    ORDER_POINTS,
    ORDER_REQUIRED,
    ORDERS,
    OUTSIDER_ID,
    OUTSIDERS,
    PAID_POINTS,
    PEOPLES,
    RESOURCE_SET,
    STRENGTH,
    UNPAID_POINTS,
    WALL_ID,
    WALLS,
    Action,
)
from regnum.games.paladins.state import PaladinsState, Player, Side
from regnum.kernel.game import Result
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side's score sheet: where each point came from."""

    orders: tuple[tuple[str, int], ...]
    attributes: tuple[tuple[str, int], ...]
    workshops: int
    monks: int
    walls: int
    wall_cards: tuple[tuple[str, int], ...]
    outposts: int
    jars: int
    converted: tuple[tuple[str, int], ...]
    paid: int
    unpaid: int
    resources: int
    suspicions: int
    """Not points: the fewest break a tie (26.11)."""

    @property
    def for_orders(self) -> int:
        """26.10: what breaks a tie."""
        return sum(points for _, points in self.orders)

    @property
    def total(self) -> int:
        """All points together (1.1, 26.1-26.9)."""
        several = (*self.orders, *self.attributes, *self.wall_cards, *self.converted)
        once = (self.workshops, self.monks, self.walls, self.outposts, self.jars, self.paid, self.unpaid)
        return sum(points for _, points in several) + sum(once) + self.resources


def done(me: Side, action: Action) -> int:
    """6.12: how often an action of the right side was done in the game."""
    if action == COMMISSION:
        return me.monks
    if action == FORTIFY:
        return len(me.walls)
    if action == GARRISON:
        return me.outposts
    if action == ABSOLVE:
        return len(me.jars)
    if action == ATTACK:
        return len(me.attacked)
    return len(me.converted)


def fulfilled(s: PaladinsState, me: Side) -> list[int]:
    """6.8, 6.12, 6.13: the spaces of the revealed orders that a side has fulfilled."""
    return [place for place, order in enumerate(s.orders) if done(me, ORDERS[order]) >= ORDER_REQUIRED[order]]


def _attacked(people: str) -> Callable[[PaladinsState, Side], int]:
    """40.8: attacked outsiders of a people."""
    number = PEOPLES.index(people)
    return lambda s, me: sum([OUTSIDERS[card].people == number for card in me.attacked])


COUNTS: Final[dict[str, Callable[[PaladinsState, Side], int]]] = {
    "commission": lambda s, me: done(me, COMMISSION),
    "fortify": lambda s, me: done(me, FORTIFY),
    "garrison": lambda s, me: done(me, GARRISON),
    "absolve": lambda s, me: done(me, ABSOLVE),
    "convert": lambda s, me: done(me, CONVERT),
    "townsfolk": lambda s, me: len(me.crew) if isinstance(me, Player) else 0,
    "faith": lambda s, me: me.attributes[FAITH],
    "strength": lambda s, me: me.attributes[STRENGTH],
    "influence": lambda s, me: me.attributes[INFLUENCE],
    "attacked-saracen": _attacked("saracen"),
    "attacked-byzantine": _attacked("byzantine"),
    "attacked-viking": _attacked("viking"),
    "orders": lambda s, me: len(fulfilled(s, me)),
    "mercenaries": lambda s, me: sum([OUTSIDERS[card].type == "mercenary" for card in me.converted]),
    "paid-debts": lambda s, me: me.paid,
    "unpaid-debts": lambda s, me: me.unpaid,
    "suspicions": lambda s, me: len(me.suspicions),
}
"""40.2-40.15: what a converted outsider may count: Adventurers commissions, Archers garrisons, Lookouts walls,
Vigilantes absolutions, Guardians conversions, Hunters townsfolk in the crew; Warriors, Armourers and Marauders an
attribute; Assassins, Barbarians and Invaders the attacked of one people; Champions orders; Mercenaries one another;
Protectors paid debts, Traitors unpaid ones, Thieves suspicions.
"""


@ruling("hunter_counts_the_crew")
def outsider_points(s: PaladinsState, me: Side, card: int) -> int:
    """20.11, 40.1-40.15: what a converted outsider is worth (rulings.md: hunter_counts_the_crew); to the solo opponent
    at least 1 (36.8).
    """
    scoring = OUTSIDERS[card].scoring
    points = scoring.base + COUNTS[scoring.counts](s, me) // scoring.every
    return points if isinstance(me, Player) else max(OPPONENT_CONVERT, points)


def sheet(s: PaladinsState, me: Side) -> Sheet:
    """The score sheet of a side as the table lies now (26.1-26.8, 23.2, 23.4; the examples are 27.1-27.8 and, for the
    opponent, 39.5-39.9).
    """
    return Sheet(
        tuple((ORDER_ID[s.orders[place]], ORDER_POINTS[place]) for place in fulfilled(s, me)),
        tuple((ATTRIBUTE_ID[i], ATTRIBUTE_POINTS[value]) for i, value in enumerate(me.attributes)),
        DEVELOP_POINTS[me.developed] if isinstance(me, Player) else 0,
        ACTION_POINTS[COMMISSION][me.monks],
        ACTION_POINTS[FORTIFY][len(me.walls)],
        tuple((WALL_ID[card], WALLS[card].points) for card in me.walls if WALLS[card].points),
        ACTION_POINTS[GARRISON][me.outposts],
        ACTION_POINTS[ABSOLVE][len(me.jars)],
        tuple((OUTSIDER_ID[card], outsider_points(s, me, card)) for card in me.converted),
        me.paid * PAID_POINTS,
        me.unpaid * UNPAID_POINTS,
        (me.silver + me.provisions) // RESOURCE_SET if isinstance(me, Player) else 0,
        len(me.suspicions),
    )


def worths(s: PaladinsState, me: Player) -> dict[str, int]:
    """20.11, 40.1: what each outsider of the track would add to a player's points, once converted."""
    now = sheet(s, me).total
    found = {}
    for card in s.outsider_track:
        if card != NOTHING:
            found[OUTSIDER_ID[card]] = sheet(s, replace(me, converted=(*me.converted, card))).total - now
    return found


@ruling("solo_tie")
def result(s: PaladinsState) -> Result:
    """26.9-26.12: most points; then most points for orders; then fewest suspicions; then they share the victory.

    The solo opponent is scored like a player, and wins and ties like one (39.10); its sheet follows the person's.
    """
    sheets = tuple(sheet(s, me) for me in (*s.players, *s.opponents))
    ranks = [(one.total, one.for_orders, -one.suspicions) for one in sheets]
    best = max(ranks)
    seats = len(s.players)
    return Result(
        tuple(one.total for one in sheets[:seats]),
        tuple(seat for seat in SEATS[:seats] if ranks[seat] == best),
        sheets,
        automata=(OPPONENT_ID,) if best in ranks[seats:] else (),
        ranks=tuple(ranks[:seats]),
    )

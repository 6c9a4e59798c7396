"""The opponent's Absolve and Fortify (section 35)."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_ID,
    FLAG,
    FORTIFY,
    INFLUENCE,
    JAR_INFLUENCE,
    JARS,
    RIGHT_SIDE,
    WALL_INFLUENCE,
    WALLS,
    WALLS_PER_PLAYER,
    Action,
)
from regnum.games.paladins.solo.board import place, within
from regnum.games.paladins.solo.rewards import gain, gain_one_of, pay_debts, remove_suspicions
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Reason


def cannot_absolve(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """9.12, 35.1: what else stands in the way of absolving, if anything."""
    turned = len(opponent.jars)
    if turned >= JARS:
        return Reason("9.12", "log-opponent-seven-times", {"action": ACTION_ID[ABSOLVE], "count": JARS})
    return _no_influence(opponent, ABSOLVE, JAR_INFLUENCE[turned], "35.1")


def cannot_fortify(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """9.12, 35.6: what else stands in the way of fortifying, if anything (rulings.md: wall_deck_empty)."""
    built = len(opponent.walls)
    if built >= WALLS_PER_PLAYER:
        return Reason("9.12", "log-opponent-seven-times", {"action": ACTION_ID[FORTIFY], "count": WALLS_PER_PLAYER})
    if not len(t.s.walls):
        return Reason("16.10", "log-opponent-no-walls", {"action": ACTION_ID[FORTIFY]})
    return _no_influence(opponent, FORTIFY, WALL_INFLUENCE[built], "35.6")


def _no_influence(opponent: Opponent, action: Action, needed: int, rule: str) -> Reason | None:
    """35.1, 35.6: its own Influence has to reach the number."""
    if opponent.attributes[INFLUENCE] >= needed:
        return None
    return Reason(rule, "log-opponent-influence", {**within(opponent, action, INFLUENCE), "needed": needed})


async def absolve(t: PaladinsTable, opponent: Opponent) -> None:
    """35.1-35.5, 30.18: the leftmost jar is turned over, without silver; 1 Faith; a suspicion goes; a debt is paid, or
    else one more suspicion goes.
    """
    place(t, opponent, ABSOLVE)
    t.turn_jar(opponent)
    await gain(t, opponent, FLAG[ABSOLVE - RIGHT_SIDE.start])
    await remove_suspicions(t, opponent, 1)
    if opponent.unpaid:
        await pay_debts(t, opponent, 1)
    else:
        await remove_suspicions(t, opponent, 1)


async def fortify(t: PaladinsTable, opponent: Opponent) -> None:
    """35.6-35.8, 30.18: the next wall onto the leftmost space, without provisions; its rewards."""
    place(t, opponent, FORTIFY)
    wall = WALLS[t.build_wall(opponent)]
    await gain(t, opponent, wall.gain)
    if wall.choice:
        await gain_one_of(t, opponent, wall.choice)

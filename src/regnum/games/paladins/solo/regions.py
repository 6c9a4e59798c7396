"""The opponent's Commission and Garrison (section 34): a monk or an outpost, by a fixed order of rewards."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    BOARD_SPACE_ID,
    COMMISSION,
    EFFECTS,
    FAITH,
    FLAG,
    GARRISON,
    MONKS,
    NO_SPACE,
    OPPONENT_PREFERS,
    OUTPOSTS,
    PAY_DEBT,
    RAISE,
    REACH,
    REGION_SPACES,
    REGIONS_BY_FAITH,
    REGIONS_BY_STRENGTH,
    RIGHT_SIDE,
    SPACES,
    STRENGTH,
    Gain,
    RegionSpace,
)
from regnum.games.paladins.solo.board import place, within
from regnum.games.paladins.solo.rewards import gain
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Reason


def _rank(reward: Gain) -> int:
    """34.6: the place of a space's reward in the opponent's order; workers of any kinds are counted together."""
    workers = sum(n for what, n in reward if what < RAISE)
    return OPPONENT_PREFERS.index(f"workers-{workers}" if workers else EFFECTS[reward[0][0]])


RANK = tuple(_rank(space.gain) for space in SPACES)
PREFERRED = tuple(sorted(REGION_SPACES, key=RANK.__getitem__))
"""34.4-34.6: the spaces from the dearest; of equal ones the leftmost first."""
FOR_DEBTORS = tuple(space.gain[0][0] == PAY_DEBT for space in SPACES)


def best_space(opponent: Opponent, free: int) -> RegionSpace:
    """34.4-34.7: the first of the free spaces in the order of rewards; paying a debt only with an unpaid one."""
    for space in PREFERRED:
        if free >> space & 1 and (opponent.unpaid or not FOR_DEBTORS[space]):
            return space
    return NO_SPACE


def space_for_monk(t: PaladinsTable, opponent: Opponent) -> RegionSpace:
    """34.3, 42.13: within its own Faith."""
    regions = REGIONS_BY_FAITH[opponent.attributes[FAITH]]
    return best_space(opponent, REACH[len(t.s.players)][regions] & ~t.s.taken)


def space_for_outpost(t: PaladinsTable, opponent: Opponent) -> RegionSpace:
    """34.3, 42.13: within its own Strength."""
    regions = REGIONS_BY_STRENGTH[opponent.attributes[STRENGTH]]
    return best_space(opponent, REACH[len(t.s.players)][regions] & ~t.s.taken)


def cannot_commission(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """9.12, 34.3: what else stands in the way of commissioning, if anything."""
    if opponent.monks >= MONKS:
        return Reason("9.12", "log-opponent-seven-times", {"action": ACTION_ID[COMMISSION], "count": MONKS})
    if space_for_monk(t, opponent) == NO_SPACE:
        return Reason("34.3", "log-opponent-no-space", within(opponent, COMMISSION, FAITH))
    return None


def cannot_garrison(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """9.12, 34.3: what else stands in the way of garrisoning, if anything."""
    if opponent.outposts >= OUTPOSTS:
        return Reason("9.12", "log-opponent-seven-times", {"action": ACTION_ID[GARRISON], "count": OUTPOSTS})
    if space_for_outpost(t, opponent) == NO_SPACE:
        return Reason("34.3", "log-opponent-no-space", within(opponent, GARRISON, STRENGTH))
    return None


async def commission(t: PaladinsTable, opponent: Opponent) -> None:
    """34.1-34.9, 30.18: the leftmost monk, without provisions; the reward of its space, and its flag."""
    space = space_for_monk(t, opponent)
    place(t, opponent, COMMISSION)
    _explain(t, space)
    t.place_piece(opponent, space, False)
    await gain(t, opponent, SPACES[space].gain)
    await gain(t, opponent, FLAG[COMMISSION - RIGHT_SIDE.start])


async def garrison(t: PaladinsTable, opponent: Opponent) -> None:
    """34.1-34.9, 30.18: the leftmost outpost, without provisions; the reward of its space, and its flag."""
    space = space_for_outpost(t, opponent)
    place(t, opponent, GARRISON)
    _explain(t, space)
    t.place_piece(opponent, space, True)
    await gain(t, opponent, SPACES[space].gain)
    await gain(t, opponent, FLAG[GARRISON - RIGHT_SIDE.start])


def _explain(t: PaladinsTable, space: RegionSpace) -> None:
    """34.4, 34.5: why this space."""
    if t.journal is not None:
        t.note("log-opponent-prefers", "34.5", {"space": BOARD_SPACE_ID[space]})

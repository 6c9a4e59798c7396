"""The opponent's Attack and Convert (section 36): the outsider shown by the resource track."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ATTACK,
    CONVERT,
    CONVERTS,
    FAITH,
    NOTHING,
    OUTSIDER_FAITH,
    OUTSIDER_STRENGTH,
    OUTSIDERS,
    STRENGTH,
)
from regnum.games.paladins.solo import resource_track
from regnum.games.paladins.solo.board import place, within
from regnum.games.paladins.solo.rewards import gain
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Reason


def whom_to_attack(t: PaladinsTable, opponent: Opponent) -> int:
    """36.1, 36.2: within its own Strength; none is bought."""
    return resource_track.outsider(t, opponent, OUTSIDER_STRENGTH, opponent.attributes[STRENGTH])


def whom_to_convert(t: PaladinsTable, opponent: Opponent) -> int:
    """36.5, 36.6: within its own Faith."""
    return resource_track.outsider(t, opponent, OUTSIDER_FAITH, opponent.attributes[FAITH])


def cannot_attack(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """9.14, 36.2: what else stands in the way of attacking, if anything; a number of times does not."""
    if whom_to_attack(t, opponent) == NOTHING:
        return Reason("36.2", "log-opponent-no-outsider", within(opponent, ATTACK, STRENGTH))
    return None


def cannot_convert(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """9.12, 36.6: what else stands in the way of converting, if anything."""
    if len(opponent.converted) >= CONVERTS:
        return Reason("9.12", "log-opponent-seven-times", {"action": ACTION_ID[CONVERT], "count": CONVERTS})
    if whom_to_convert(t, opponent) == NOTHING:
        return Reason("36.6", "log-opponent-no-outsider", within(opponent, CONVERT, FAITH))
    return None


async def attack(t: PaladinsTable, opponent: Opponent) -> None:
    """36.1-36.4, 30.18: the outsider's icons at the top right; the card is kept face down."""
    space = whom_to_attack(t, opponent)
    place(t, opponent, ATTACK)
    resource_track.explain_outsider(t, opponent, space)
    card = t.attack(opponent, space)
    await gain(t, opponent, OUTSIDERS[card].attack)


async def convert(t: PaladinsTable, opponent: Opponent) -> None:
    """36.5-36.7, 30.18: the outsider's icons in the lower part; the card goes on the leftmost empty space."""
    space = whom_to_convert(t, opponent)
    place(t, opponent, CONVERT)
    resource_track.explain_outsider(t, opponent, space)
    card = t.convert(opponent, space)
    await gain(t, opponent, OUTSIDERS[card].convert)

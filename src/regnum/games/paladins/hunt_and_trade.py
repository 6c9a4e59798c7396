"""Hunt and Trade (section 12): one worker for a little, two for more."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    ACTION_GAINS,
    ONE_SPACE,
    Action,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import occupied, place, too_few
from regnum.kernel.options import BARRED, Obstacle


def cannot(t: PaladinsTable, me: Player, explains: bool, action: Action) -> Obstacle:
    """9.15, 12.1, 12.7: what stands in the way of hunting or trading, if anything."""
    if me.placed[action]:
        return occupied(me, action) if explains else BARRED
    if not any(me.workers):
        return too_few(action, ONE_SPACE) if explains else BARRED
    return None


async def hunt_or_trade(t: PaladinsTable, me: Player, action: Action) -> None:
    """12.1-12.7: 1 or 3 provisions, 1 or 3 silver; a paladin may add some (paladin:girard, paladin:otton)."""
    crew = len(me.crew)
    workers = await place(t, me, action)
    t.gain_plain(me, ACTION_GAINS[action][workers - 1])
    await afterwards(t, me, action, crew)

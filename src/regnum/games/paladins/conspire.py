"""Conspire (section 14): a criminal, with the suspicion that comes along."""

from __future__ import annotations

from regnum.games.paladins.catalogue import ACTION_GAINS, CONSPIRE, ONE_SPACE
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import occupied, place, too_few
from regnum.kernel.options import BARRED, Obstacle


def cannot(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.15, 14.1: what stands in the way of conspiring, if anything."""
    if me.placed[CONSPIRE]:
        return occupied(me, CONSPIRE) if explains else BARRED
    if not any(me.workers):
        return too_few(CONSPIRE, ONE_SPACE) if explains else BARRED
    return None


async def conspire(t: PaladinsTable, me: Player) -> None:
    """14.1-14.3: any worker for a criminal and a suspicion; 2 silver besides with paladin:gerin."""
    crew = len(me.crew)
    await place(t, me, CONSPIRE)
    await gain(t, me, ACTION_GAINS[CONSPIRE][0])
    await afterwards(t, me, CONSPIRE, crew)

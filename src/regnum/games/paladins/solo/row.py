"""The upper left row of the opponent's board (section 33): Recruit, Pray, Trade, Conspire, Rest."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    CONSPIRE,
    NO_ACTION,
    NOTHING,
    PRAY,
    RECRUIT,
    TRADE,
)
from regnum.games.paladins.solo import resource_track, rewards
from regnum.games.paladins.solo.board import ROW, leave_round, place
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.suspicion import suspect
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Reason


def cannot_recruit(t: PaladinsTable, opponent: Opponent) -> Reason | None:
    """33.2, 8.5: no townsfolk card is left on the track."""
    if resource_track.townsfolk(t, opponent) == NOTHING:
        return Reason("33.2", "log-opponent-no-townsfolk", {"action": ACTION_ID[RECRUIT]})
    return None


async def recruit(t: PaladinsTable, opponent: Opponent) -> None:
    """33.1-33.3: a worker, and a townsfolk card is dismissed."""
    place(t, opponent, RECRUIT)
    await rewards.dismiss(t, opponent)


async def pray(t: PaladinsTable, opponent: Opponent) -> None:
    """33.4-33.7: a worker, who stays; the right side is cleared."""
    place(t, opponent, PRAY)
    rewards.pray(t, opponent)


async def trade(t: PaladinsTable, opponent: Opponent) -> None:
    """33.8: a worker, and a step of the resource marker."""
    place(t, opponent, TRADE)
    t.move_resource_marker(opponent, ROW[TRADE].steps, "33.8")


async def conspire(t: PaladinsTable, opponent: Opponent) -> None:
    """33.9-33.11: a worker; a suspicion, whose tax goes to the main supply with a step for each; and two workers.

    (rulings.md: solo_conspire_marker)
    """
    place(t, opponent, CONSPIRE)
    for _ in range(ROW[CONSPIRE].suspicions):
        await suspect(t, opponent)
    t.gain_any_workers(opponent, ROW[CONSPIRE].gain, "33.10")


def rest(t: PaladinsTable, opponent: Opponent) -> None:
    """33.12, 33.13: a step of the resource marker, and one more for each worker left; then it has passed."""
    left = sum(opponent.workers)
    if t.journal is not None:
        t.note("log-opponent-rests", "33.13", {"count": left})
    t.move_resource_marker(opponent, ROW[NO_ACTION].steps + left, "33.12")
    leave_round(t, opponent)

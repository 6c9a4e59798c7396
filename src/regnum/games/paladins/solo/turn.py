"""The opponent's turn (32.1, 32.7-32.10): it acts after each action of the person until its workers are used up."""

from __future__ import annotations

from regnum.games.paladins.solo import scheme
from regnum.games.paladins.solo.board import leave_round
from regnum.games.paladins.table import PaladinsTable


async def take_turn(t: PaladinsTable) -> None:
    """32.2, 32.7-32.9: one scheme. When its last worker is gone it has finished the round; Rest ends it sooner.

    The person acts first (32.1) and goes on until passing (32.8); when one of the two has finished, the other goes on
    alone (32.10).
    """
    s = t.s
    (opponent,) = s.opponents
    if any(opponent.workers):
        await scheme.carry_out(t, opponent)
    if not any(opponent.workers) and not s.passed >> opponent.seat & 1:
        t.note("log-opponent-finished", "32.9", {})
        leave_round(t, opponent)

"""The opponent's board: what an action takes, and the workers on it (sections 31 and 32)."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ATTRIBUTE_ID,
    NOTHING,
    OPPONENT_RIGHT,
    OPPONENT_ROW,
    RIGHT_SIDE,
    Action,
)
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Args, Reason
from regnum.kernel.rulings import ruling

ROW = {row.action: row for row in OPPONENT_ROW}
"""32.5, 32.6: Recruit, Pray, Trade, Conspire and, as NOTHING, Rest."""


def workers_needed(opponent: Opponent, action: Action) -> int:
    """32.6, 32.12: one for an action of the row; three for one of the right side, one less for each workshop there."""
    if action in RIGHT_SIDE:
        return OPPONENT_RIGHT - opponent.workshops[action - RIGHT_SIDE.start].bit_count()
    return ROW[action].workers


def cannot_place(opponent: Opponent, action: Action) -> Reason | None:
    """32.3, 32.4: whether the workers are there, and the action not blocked from an earlier turn."""
    if opponent.placed[action]:
        return Reason("32.4", "log-opponent-blocked", {"action": ACTION_ID[action]})
    needed = workers_needed(opponent, action)
    have = sum(opponent.workers)
    if have < needed:
        return Reason("32.3", "log-opponent-too-few", {"action": ACTION_ID[action], "needed": needed, "count": have})
    return None


def within(opponent: Opponent, action: Action, attribute: int) -> Args:
    """34.3, 36.2, 36.6: an action and the attribute that limits it, as figures for the journal."""
    return {
        "action": ACTION_ID[action],
        "attribute": ATTRIBUTE_ID[attribute],
        "value": opponent.attributes[attribute],
    }


def any_workers(opponent: Opponent, n: int) -> list[int]:
    """31.1: so many of its workers, whatever their kind."""
    kinds: list[int] = []
    for kind, held in enumerate(opponent.workers):
        if held:
            kinds += [kind] * min(held, n - len(kinds))
            if len(kinds) == n:
                break
    return kinds


def place(t: PaladinsTable, opponent: Opponent, action: Action) -> None:
    """31.1, 32.6, 32.12: workers of any kind onto the action, where they block it."""
    kinds = any_workers(opponent, workers_needed(opponent, action))
    if action in RIGHT_SIDE:
        covered = opponent.workshops[action - RIGHT_SIDE.start]
        left = iter(kinds)
        kinds = [NOTHING if covered >> space & 1 else next(left) for space in range(OPPONENT_RIGHT)]
    t.place_workers(opponent, action, tuple(kinds), "31.1")


@ruling("solo_board_cleared")
def leave_round(t: PaladinsTable, opponent: Opponent) -> None:
    """25.3, 33.13, 39.1: it has passed; the board is cleared at once, and it keeps no workers for the next round."""
    t.clear_board(opponent)
    t.keep_workers(opponent, ())
    t.s.passed |= 1 << opponent.seat

"""Planning the rest of a round: the most promising sequences of actions are followed side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from regnum.bots.paladins.foresight import CONTESTED, Deed, Foresight
from regnum.bots.paladins.situation import Mine

WIDTH = 6
"""How many sequences are followed at once."""
LONGEST = 12
"""So many actions ahead a round can hardly be planned."""
_NEVER = -1e9


class Plan(NamedTuple):
    """What the best sequence comes to, and what it begins with; None for passing."""

    worth: float
    first: Deed | None


def plan(foresight: Foresight, mine: Mine, only: Callable[[Deed], bool] | None = None, width: int = WIDTH) -> Plan:
    """The best way to spend the rest of the round; `only` says which actions may be its first."""
    worth = foresight.worth
    best = Plan(_NEVER, None) if only is not None else Plan(worth.of(mine) + worth.stay(mine.workers), None)
    front: list[tuple[float, int, Mine, Deed | None]] = [(0.0, 0, mine, None)]
    for depth in range(LONGEST):
        reached: list[tuple[float, int, Mine, Deed]] = []
        met: set[tuple[float, tuple[int, ...]]] = set()
        soon = worth.taste.soon * (LONGEST - depth)
        for _, _, m, first in front:
            for deed, new in foresight.deeds(m):
                if only is not None and depth == 0 and not only(deed):
                    continue
                if deed.action in CONTESTED:
                    new.haste += soon
                certain = worth.of(new)
                hopeful = certain + worth.hands(new.workers)
                key = (hopeful, tuple(new.workers))
                if key in met:
                    continue
                met.add(key)
                begins = deed if first is None else first
                if certain + worth.most_kept > best.worth:
                    total = certain + worth.stay(new.workers)
                    if total > best.worth:
                        best = Plan(total, begins)
                reached.append((hopeful, len(reached), new, begins))
        if not reached:
            break
        reached.sort(key=lambda one: (-one[0], one[1]))
        front = list(reached[:width])
    return best

"""Planning the rest of a round: the most promising sequences of actions are followed side by side."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nsmallest
from operator import mul
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
    of, most_kept, each = worth.of, worth.most_kept, worth.worker
    best = Plan(_NEVER, None) if only is not None else Plan(of(mine) + worth.stay(mine.workers), None)
    front: list[tuple[Mine, Deed | None]] = [(mine, None)]
    for depth in range(LONGEST):
        reached: list[tuple[float, int, Mine, list[int], Deed | None]] = []
        met: set[tuple[float, tuple[int, ...]]] = set()
        soon = worth.taste.soon * (LONGEST - depth)
        for m, first in front:
            for prospect in foresight.prospects(m):
                action, target, ways, new, debt = prospect
                begins = first
                if depth == 0:
                    begins = Deed(action, target, ways[0], debt)
                    if only is not None and not only(begins):
                        continue
                if action in CONTESTED:
                    new.haste += soon
                certain = of(new)
                for way in ways:
                    workers = new.workers if way is ways[0] else prospect.workers(way)
                    hopeful = certain + float(sum(map(mul, workers, each)))
                    key = (hopeful, tuple(workers))
                    if key in met:
                        continue
                    met.add(key)
                    if depth == 0 and way is not ways[0]:
                        begins = Deed(action, target, way, debt)
                    if certain + most_kept > best.worth:
                        total = certain + worth.stay(workers)
                        if total > best.worth:
                            best = Plan(total, begins)
                    reached.append((-hopeful, len(reached), new, workers, begins))
        if not reached:
            break
        front = []
        for _, _, new, workers, begins in nsmallest(width, reached):
            if workers is not new.workers:  # one of several ways to the same board
                new = new.copy()
                new.workers = workers
            front.append((new, begins))
    return best

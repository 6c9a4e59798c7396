"""Planning the rest of a round: the most promising sequences of actions are followed side by side."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappushpop
from typing import NamedTuple

from regnum.bots.paladins.foresight import CONTESTED, Deed, Foresight, others_left
from regnum.bots.paladins.situation import Mine
from regnum.games.paladins.catalogue import RAISE

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
    of, hope, stay, most_kept = worth.of, worth.hope, worth.stay, worth.most_kept
    best, begin = _NEVER, None
    if only is None:
        best = of(mine) + stay[tuple(mine[:RAISE])]
    front: list[tuple[Mine, float, Deed | None]] = [(mine, 0.0, None)]
    for depth in range(LONGEST):
        reached: list[tuple[float, int, Mine, tuple[int, ...] | None, float, Deed | None]] = []
        met: set[tuple[float, tuple[int, ...]]] = set()
        soon = worth.taste.soon * (LONGEST - depth)
        top = [_NEVER] * width
        """The most hopeful so far: what stays behind all of them is not followed."""
        least = _NEVER
        for m, haste, first in front:
            for action, target, debt, ways, new in foresight.prospects(m):
                if depth == 0:
                    first = Deed(action, target, ways[0], debt)
                    if only is not None and not only(first):
                        continue
                early = haste + soon if action in CONTESTED else haste
                certain = of(new, early)
                workers = others = tuple(new[:RAISE])
                for way in ways:
                    if way is not ways[0]:
                        others = others_left(workers, ways[0], way)
                        if depth == 0:
                            first = Deed(action, target, way, debt)
                    if certain + most_kept > best:
                        total = certain + stay[others]
                        if total > best:
                            best, begin = total, first
                    hopeful = certain + hope[others]
                    if hopeful >= least and (hopeful, others) not in met:
                        met.add((hopeful, others))
                        heappushpop(top, hopeful)
                        least = top[0]
                        reached.append((-hopeful, len(reached), new, None if way is ways[0] else others, early, first))
        if not reached:
            break
        reached.sort()
        front = []
        for _, _, new, instead, early, first in reached[:width]:
            if instead is not None:  # one of several ways to the same board
                new = [*instead, *new[RAISE:]]
            front.append((new, early, first))
    return Plan(best, begin)

"""Planning the rest of a round: the most promising sequences of actions are followed side by side.

What an action comes to can be told at a glance, but for what floating point rounds off, from the few figures that it
changes. So everything is looked at, and only what may be among the best is done in the mind and priced to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from heapq import heappushpop
from math import inf
from typing import Final, NamedTuple

from regnum.bots.paladins.foresight import CONTESTED, Deed, Foresight, Prospect
from regnum.bots.paladins.situation import Mine
from regnum.bots.paladins.worth import GOODS
from regnum.games.paladins.catalogue import PROVISION, RAISE, SILVER

WIDTH: Final = 6
"""How many sequences are followed at once."""
LONGEST: Final = 12
"""So many actions ahead a round can hardly be planned."""
_NEVER: Final = -1e9
_ROUNDING: Final = 1e-6
"""A glance is wrong by less than this, by far."""

Only = Callable[[Deed], bool]
Asking = Callable[[Deed], Hashable]


class Plan(NamedTuple):
    """What the best sequence comes to, and what it begins with; None for passing."""

    worth: float
    first: Deed | None


Step = tuple[float, int, Mine, float, float, Deed | None]
"""How hopeful a sequence is, less than nothing, so that the best comes first; the number of its last action among all
that were looked at; the board it leads to; what that comes to without its workers; how much of this is for haste; and
the first action of the sequence."""

Glimpse = tuple[float, int, float, Step, Prospect, tuple[int, ...]]
"""How hopeful a sequence with one more action is, at a glance and less than nothing; the number of the action; what the
board comes to at most if nothing follows; the sequence so far, the action, and who does it."""


def plan(
    foresight: Foresight,
    mine: Mine,
    only: Only | None = None,
    width: int = WIDTH,
    asking: Asking | None = None,
) -> Plan:
    """The best way to spend the rest of the round; `only` says which actions may be its first.

    Who only wants to know something of the first action says with `asking` what that is. It is known once all that is
    still followed begins alike, however it goes on; then the plan is not followed to its end.
    """
    worth = foresight.worth
    hope, stay = worth.hands.hope, worth.hands.stay
    best, begin = _NEVER, None
    certain = worth.of(mine)
    if only is None:
        best = certain + stay[tuple(mine[:RAISE])]
    front: list[Step] = [(0.0, 0, mine, certain, 0.0, None)]
    for depth in range(LONGEST):
        soon = worth.taste.soon * (LONGEST - depth)
        reached: dict[tuple[float, tuple[int, ...]], Step] = {}
        """By what they come to and the workers left: of equal ones only the first that was looked at is followed."""
        top = [_NEVER] * width
        """The most hopeful so far: what stays behind all of them is not followed."""
        best_number = -1
        for promised, number, most, step, prospect, way in glimpses(foresight, front, soon, best, width, only):
            if most < best - _ROUNDING and promised > _ROUNDING - top[0]:
                continue
            _, _, m, _, haste, first = step
            new = foresight.done(m, prospect, way)
            if CONTESTED[prospect[0]]:
                haste += soon
            if depth == 0:
                first = Deed(prospect[0], prospect[1], way, prospect[2])
            certain, others = worth.of(new, haste), tuple(new[:RAISE])
            total: float = certain + stay[others]
            if total > best or (total == best and number < best_number):
                best, begin, best_number = total, first, number
            hopeful: float = certain + hope[others]
            if hopeful >= top[0]:
                like = reached.get((hopeful, others))
                if like is None:
                    heappushpop(top, hopeful)
                if like is None or number < like[1]:
                    reached[hopeful, others] = (-hopeful, number, new, certain, haste, first)
        if not reached:
            break
        front = sorted(reached.values())[:width]
        only = None
        if asking is not None and begin is not None:
            known = asking(begin)
            if all(first is not None and asking(first) == known for *_, first in front):
                break
    return Plan(best, begin)


def glimpses(
    foresight: Foresight, front: list[Step], soon: float, best: float, width: int, only: Only | None
) -> list[Glimpse]:
    """What may follow these sequences, the most hopeful first.

    Left out is only what is neither better than the best so far nor among the most hopeful, so many as are followed.
    """
    worth, hands = foresight.worth, foresight.worth.hands
    goods, worker, kept, price, cheapest = worth.goods, hands.worker, hands.kept, hands.price, hands.cheapest
    found: list[Glimpse] = []
    number = 0
    best -= _ROUNDING
    top = [_NEVER] * width
    """The most hopeful so far that are surely different: with all that is rounded off, too."""
    least = _NEVER
    for step in front:
        m, certain = step[2], step[3]
        prospects = foresight.prospects(m)
        if only is not None:
            prospects = [prospect for prospect in prospects if only(Deed(*prospect[:2]))]
        held, tables = tuple(m[:RAISE]), worth.glance(m)
        without = hands.stay_without(held)
        silver: int = m[SILVER]
        provisions: int = m[PROVISION]
        hope: float = hands.hope[held]
        stay: float = hands.stay[held]
        if silver > GOODS or provisions > GOODS:  # more than the tables hold
            certain, silver, provisions = inf, GOODS, GOODS
        certain -= goods[silver][provisions]
        for prospect in prospects:
            action, _, _, ways, silver_price, provision_price, outcome, glance = prospect
            glance += certain
            glance += goods[silver - silver_price + outcome.silver][provisions - provision_price + outcome.provisions]
            if CONTESTED[action]:
                glance += soon
            for place, n in outcome.steps:
                now: int = m[place]
                table = tables[place]
                glance += table[now + n] - table[now]
            if not outcome.plain:
                glance += foresight.besides(m, action, outcome, tables)
            hopeful, most = glance + hope, glance + stay
            if outcome.workers:
                for kind in outcome.workers:
                    hopeful += worker[kind]
                    most += kept[kind]
            might_end = most > best
            if not might_end and hopeful - cheapest * len(ways[0]) <= least:
                number += len(ways)
                continue
            left = without
            if might_end and outcome.workers:
                left = hands.stay_without(tuple([n + outcome.workers.count(kind) for kind, n in enumerate(held)]))
            for way in ways:
                number += 1
                promised: float = hopeful - price[way]
                if might_end:
                    most = glance + left[way]
                if promised > least:
                    for other in top:  # like ones count once
                        if -_ROUNDING < other - promised < _ROUNDING:
                            break
                    else:
                        if promised < inf:
                            heappushpop(top, promised)
                            least = top[0] - _ROUNDING
                elif most <= best:
                    continue
                found.append((-promised, number, most, step, prospect, way))
                if best < most - _ROUNDING < inf:
                    best = most - _ROUNDING  # so much it certainly comes to
    found.sort()
    return found

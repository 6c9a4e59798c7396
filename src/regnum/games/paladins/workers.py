"""Placing workers (section 9): which fit on which spaces, and the one question in which they are chosen.

A worker of the right colour stands on its own space whenever one was chosen, criminals on what is left: the player
chooses the workers, and how they are spread over one action makes no difference (rulings.md: spread_of_workers).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ANY,
    CRIMINAL,
    FAVOUR,
    FAVOUR_ID,
    FAVOURS,
    HUNT,
    NO_ACTION,
    NOTHING,
    ONE_SPACE,
    OPEN_SPACES,
    RECRUIT,
    RIGHT_SIDE,
    SPACE_ID,
    TRADE,
    WORKER_ID,
    WORKER_SPACES,
    WORKERS,
    Action,
    Spaces,
)
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at, things

if TYPE_CHECKING:
    from regnum.games.paladins.state import Player
    from regnum.games.paladins.table import PaladinsTable

DISMISS: Final = Action(FAVOUR + 1)
"""Stands for Recruit with a single worker (11.7) where an action is meant."""
NEED_RULE: Final = (
    "10.1", "11.12", "12.1", "12.1", "13.1", "14.1", "15.1", "16.1", "17.1", "18.1", "19.1", "20.1", "9.7", "11.7",
)  # fmt: skip
"""The statement that says which workers an action needs."""

NO_SUCH_WORKER: Final = [Reason("9.1", "why-no-such-worker", {"worker": thing}) for thing in WORKER_ID]
WORKER: Final = point_at(enumerate(WORKER_ID), "worker", int, label="option-worker", rule="9.1")
_KINDS: Final = range(len(WORKERS))
LABOURER: Final = WORKERS.index("labourer")


def covered(me: Player, action: Action) -> int:
    """10.5: the spaces of an action under workshops, as a bit set."""
    return me.workshops[action - RIGHT_SIDE.start] if action in RIGHT_SIDE else 0


def open_spaces(me: Player, action: Action) -> Spaces:
    """9.7, 10.5: the spaces a player has to fill for an action."""
    return OPEN_SPACES[action][covered(me, action)]


def can_fill(spaces: Spaces, held: Sequence[int]) -> bool:
    """9.8-9.10: whether these workers can fill all the spaces."""
    own = 0
    for kind in spaces.coloured:
        if held[kind]:
            own += 1
    others = sum(held) - held[CRIMINAL] - own
    return own + min(spaces.clear, others) + held[CRIMINAL] >= spaces.size


def can_become(spaces: Spaces, part: Sequence[int], placed: int, rest: Sequence[int], left: int) -> bool:
    """9.8-9.10: whether workers chosen in part, together with some of the rest, can fill exactly these spaces.

    `placed` are chosen, `left` are not: how many there are of them, of all kinds together.
    """
    loose = placed - part[CRIMINAL]
    missing = spaces.size - placed
    own = 0
    for kind in spaces.coloured:
        if part[kind]:
            loose -= 1
        elif rest[kind]:
            own += 1
    room = spaces.clear - loose
    if room < 0 or missing < 0:
        return False
    others = left - rest[CRIMINAL] - own
    return own + min(room, others) + rest[CRIMINAL] >= missing


@ruling("spread_of_workers")
def spread(spaces: Sequence[int], chosen: Sequence[int], closed: int = 0) -> tuple[int, ...]:
    """9.8-9.10: the workers on their spaces, own colours first; NOTHING on those that need or have none."""
    left = [0] * len(WORKERS)
    for kind in chosen:
        left[kind] += 1
    row = [NOTHING] * len(spaces)
    for place, kind in enumerate(spaces):
        if kind != ANY and not closed >> place & 1:
            row[place] = kind if left[kind] else CRIMINAL
            left[row[place]] -= 1
    for place, kind in enumerate(spaces):
        if kind == ANY and not closed >> place & 1:
            row[place] = next(kind for kind in _KINDS if left[kind])
            left[row[place]] -= 1
    return tuple(row)


def _asked_for(t: PaladinsTable, me: Player) -> tuple[Spaces, ...]:
    """9.7: the groups of spaces any of which the workers may fill (one worker or two: 12.1)."""
    action = t.s.action
    if action == FAVOUR:
        return (FAVOURS[t.s.favours[t.s.target]].spaces,)
    if action == DISMISS:
        return (ONE_SPACE,)
    if action in (HUNT, TRADE):
        return (ONE_SPACE, OPEN_SPACES[action][0])
    return (open_spaces(me, action),)


def grow_workers(
    t: PaladinsTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """9.8-9.10: the workers that may still be placed, and whether those chosen fill the action's spaces."""
    me = t.s.players[d.seat]
    groups = _asked_for(t, me)
    if why is None and len(part) == groups[-1].size:
        return [], True  # every space is filled
    chosen = [0] * len(WORKERS)
    rest = me.workers[:]
    for option in part:
        chosen[option.value] += 1
        rest[option.value] -= 1
    listing: Listing[int] = Listing(why)
    needed = things(SPACE_ID[kind] for kind in groups[-1].kinds) if listing.explains else ""
    placed, left = len(part) + 1, sum(rest) - 1
    for kind in _KINDS:
        if rest[kind] < 1:
            listing.put(WORKER[kind], NO_SUCH_WORKER[kind])
            continue
        chosen[kind] += 1
        rest[kind] -= 1
        for spaces in groups:
            if can_become(spaces, chosen, placed, rest, left):
                listing.put(WORKER[kind])
                break
        else:
            if listing.explains:
                figures = {"worker": WORKER_ID[kind], "needed": needed}
                listing.put(WORKER[kind], Reason("9.9", "why-no-space-for", figures))
        chosen[kind] -= 1
        rest[kind] += 1
    enough = False
    if part:
        for spaces in groups:
            if spaces.size == len(part):
                enough = True
    if listing.explains and not enough:
        listing.bar(DONE, Reason(NEED_RULE[t.s.action], "why-workers", {"needed": needed}))
    return listing.options, enough


def _worker_figures(t: PaladinsTable, d: Decision) -> Args:
    """9.7: the action and the spaces to be filled."""
    me = t.s.players[d.seat]
    needed = things(SPACE_ID[kind] for kind in _asked_for(t, me)[-1].kinds)
    if t.s.action == FAVOUR:
        action = FAVOUR_ID[t.s.favours[t.s.target]]
    else:
        action = ACTION_ID[RECRUIT if t.s.action == DISMISS else t.s.action]
    return {"action": action, "needed": needed, "choice": "either" if t.s.action in (HUNT, TRADE) else "all"}


PLACE: Final = PickMany("place-workers", "9.1", grow_workers, passable=True, figures=_worker_figures)


def dearness(t: PaladinsTable, d: Decision, part: Sequence[Option[int]]) -> tuple[int, ...] | None:
    """9.8-9.10: criminals stand anywhere and are dearest, labourers cheapest.

    How many go hunting or trading (12.1) is a choice of its own.
    """
    if t.s.action in (HUNT, TRADE):
        return None
    kinds = [option.value for option in part]
    return kinds.count(CRIMINAL), len(kinds) - kinds.count(LABOURER), len(kinds)


async def place(t: PaladinsTable, me: Player, action: Action) -> int:
    """9.1, 9.7: the player chooses workers of the own supply for an action's spaces. Returns how many."""
    t.s.action = action
    chosen = await t.ask(PLACE, me.seat)
    t.s.action = NO_ACTION
    board = RECRUIT if action == DISMISS else action
    kinds: tuple[int, ...]
    if action in (DISMISS, HUNT, TRADE) and len(chosen) == 1:
        kinds = (chosen[0], NOTHING)
    else:
        kinds = spread(WORKER_SPACES[board], chosen, covered(me, board))
    t.place_workers(me, board, kinds, NEED_RULE[action])
    return len(chosen)


def occupied(me: Player, action: Action) -> Reason:
    """9.13, 9.15: workers stand there; to one of two no second can be added later (11.6, 12.7)."""
    if action in (RECRUIT, HUNT, TRADE) and NOTHING in me.placed[action]:
        rule = "11.6" if action == RECRUIT else "12.7"
        return Reason(rule, "why-second-worker", {"action": ACTION_ID[action]})
    return Reason("9.15", "why-occupied", {"action": ACTION_ID[action]})


def too_few(action: Action, spaces: Spaces) -> Reason:
    """9.7: the workers for an action are not there."""
    needed = things(SPACE_ID[kind] for kind in spaces.kinds)
    return Reason(NEED_RULE[action], "why-workers", {"needed": needed})


def too_poor(rule: str, price: int, silver: int) -> Reason:
    """10.2, 13.2, 18.2, 20.3: the silver for an action is not there."""
    return Reason(rule, "why-silver", {"price": price, "silver": silver})


def too_hungry(rule: str, price: int, provisions: int) -> Reason:
    """15.2, 16.2, 17.2: the provisions for an action are not there."""
    return Reason(rule, "why-provisions", {"price": price, "provisions": provisions})

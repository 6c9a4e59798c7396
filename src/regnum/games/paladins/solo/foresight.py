"""What the opponent would do if a scheme came up now: for whoever looks at its board (32.2-32.5).

Everything it goes by lies open; only the order of its deck does not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ATTACK,
    CONVERT,
    FAVOUR_ID,
    FAVOUR_SCHEME,
    NOTHING,
    OPPONENT_ROW,
    ORDER_SCHEME,
    OUTSIDER_ID,
    RECRUIT,
    SCHEME_CARDS,
    TOWNSFOLK_ID,
    Action,
)
from regnum.games.paladins.catalogue import ORDERS as ORDER_ACTION
from regnum.games.paladins.solo import kings_cards, outsiders, resource_track
from regnum.games.paladins.solo.scheme import ACTION_OF, obstacle
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable


@dataclass(frozen=True, slots=True)
class Foreseen:
    """One kind of scheme that may come up."""

    scheme: int
    left: int
    """How many of it are still to come before the deck is shuffled."""
    does: str
    """The id of the action it would take or of the favour it would use; "" if it would rest."""
    to: str
    """The card it would take, where there is one."""
    instead: bool
    """Not what the scheme shows, which is not possible: the row."""


def foresee(t: PaladinsTable, opponent: Opponent) -> list[Foreseen]:
    """32.2, 32.11: every scheme that may be next, in the order of the box. Nothing once it has finished the round."""
    if t.s.passed >> opponent.seat & 1 or not any(opponent.workers):
        return []
    left = _to_come(t, opponent)
    return [_foreseen(t, opponent, scheme, left[scheme]) for scheme in sorted(left) if left[scheme]]


def _to_come(t: PaladinsTable, opponent: Opponent) -> Counter[int]:
    """29.2, 32.11: all but those discarded, the one in play and those that lie on favours; all again when the deck is
    empty."""
    s = t.s
    everywhere = Counter(SCHEME_CARDS)
    everywhere[FAVOUR_SCHEME] -= len(s.favour_workers) - len(s.favours)
    gone = Counter([*opponent.schemes_gone, *([] if opponent.scheme == NOTHING else [opponent.scheme])])
    return everywhere - gone if len(opponent.schemes) else +everywhere


def _foreseen(t: PaladinsTable, opponent: Opponent, scheme: int, left: int) -> Foreseen:
    """32.2-32.5, 37.3, 38.3: what it shows, if nothing stands in its way; else the leftmost of the row."""
    if scheme == FAVOUR_SCHEME:
        place = resource_track.favour(t, opponent)
        if place != NOTHING:
            return Foreseen(scheme, left, FAVOUR_ID[t.s.favours[place]], "", False)
        shown: list[Action] = []
    elif scheme == ORDER_SCHEME:
        shown = [ORDER_ACTION[t.s.orders[place]] for place in kings_cards.orders_to_try(t, opponent)]
    else:
        shown = [ACTION_OF[scheme]]
    for action in shown:
        if obstacle(t, opponent, action) is None:
            return Foreseen(scheme, left, ACTION_ID[action], _card(t, opponent, action), False)
    for action, *_ in OPPONENT_ROW:
        if action != NOTHING and obstacle(t, opponent, action) is None:
            return Foreseen(scheme, left, ACTION_ID[action], _card(t, opponent, action), True)
    return Foreseen(scheme, left, "", "", True)


def _card(t: PaladinsTable, opponent: Opponent, action: Action) -> str:
    """33.1, 36.1, 36.5: whom the resource track points at, for an action that is done to somebody."""
    s = t.s
    if action == RECRUIT:
        return TOWNSFOLK_ID[s.townsfolk_track[resource_track.townsfolk(t, opponent)]]
    if action == ATTACK:
        return OUTSIDER_ID[s.outsider_track[outsiders.whom_to_attack(t, opponent)]]
    if action == CONVERT:
        return OUTSIDER_ID[s.outsider_track[outsiders.whom_to_convert(t, opponent)]]
    return ""

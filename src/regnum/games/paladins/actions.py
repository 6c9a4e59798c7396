"""What a player may do in a turn (7.19, 9.2): the actions of the own board, a King's Favour, or passing, as options."""

from __future__ import annotations

from typing import Final, NamedTuple

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ACTIONS,
    EVERY_ACTION,
    FAVOUR,
    FAVOUR_ID,
    RECRUIT,
    Action,
)
from regnum.games.paladins.workers import DISMISS, NEED_RULE
from regnum.kernel.options import Option

PASSING: Final = Action(DISMISS + 1)


class Act(NamedTuple):
    """What a player does next: an action, and the favour that is used."""

    action: Action
    favour: int = 0


ACTION: Final = [
    Option(
        name,
        Act(action),
        target=ACTION_ID[action],
        label="option-recruit" if action == RECRUIT else "option-action",
        rule=NEED_RULE[action],
        args={"action": ACTION_ID[action]},
    )
    for action, name in zip(EVERY_ACTION, ACTIONS, strict=True)
]
DISMISSAL: Final = Option("dismiss", Act(DISMISS), target=ACTION_ID[RECRUIT], label="option-dismiss", rule="11.7")
USE_FAVOUR: Final = [
    Option(thing, Act(FAVOUR, number), target=thing, label="option-favour", rule="6.14", args={"favour": thing})
    for number, thing in enumerate(FAVOUR_ID)
]
PASS: Final = Option("pass", Act(PASSING), label="option-pass", rule="25.2")

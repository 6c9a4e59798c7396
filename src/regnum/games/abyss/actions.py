"""What a player may do in a turn: plotting and the three actions (3.2-3.6), as options."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from regnum.games.abyss.catalogue import BY_RACE, LORD_ID, PLOT_PRICE
from regnum.kernel.options import Option, Reasons
from regnum.kernel.things import point_at

if TYPE_CHECKING:
    from regnum.games.abyss.table import AbyssTable
    from regnum.kernel.questions import Decision

TURN_ACTION: Final = "turn-action"


class Act(NamedTuple):
    """What a player does next: a verb, and the race or lord it is done to."""

    verb: str
    what: Any = 0


PLOT: Final = Option("plot", Act("plot"), label="option-plot", rule="4.2", args={"count": PLOT_PRICE})
EXPLORE: Final = Option("explore", Act("explore"), label="option-explore", rule="6.1")
SUPPORT: Final = point_at(BY_RACE, "stack", partial(Act, "council"), label="option-council", rule="11.1")
RECRUIT: Final = point_at(
    LORD_ID.items(), "lord", partial(Act, "recruit"), verb="recruit", label="option-recruit", rule="14.1"
)
NO_ACTION: Final = Option("no-action", Act("nothing"), label="option-no-action", rule="3.4")


def too_late(t: AbyssTable, d: Decision, why: Reasons) -> None:
    """3.5, 4.1: once the action has begun there is neither another one nor any plotting in this turn."""
    if d.seat != t.s.turn or d.question.name == TURN_ACTION:
        return
    why.aside(PLOT, "4.1", "why-plot-before-action")
    for option in (EXPLORE, *SUPPORT.values(), *(RECRUIT[lord] for lord in t.s.court)):
        why.aside(option, "3.5", "why-one-action")

"""Modifiers that help the Prince (P.15.j): those that cost nothing, discard nothing and do something for him.

Others that are free change nothing in his way of acting: they save Supply, choose a pile, or end his phase.
"""

from __future__ import annotations

from regnum.games.oath import modifiers
from regnum.games.oath.asking import NO_CHOICE
from regnum.games.oath.catalogue import SEAT_ID, THING_ID
from regnum.games.oath.powers import MODIFIES, Modifier, mask_of
from regnum.games.oath.state import Act
from regnum.games.oath.table import OathTable, each
from regnum.kernel.rulings import ruling

HELPFUL = (
    "denizen:augury",
    "denizen:downtrodden",
    "denizen:pressgangs",
    "denizen:rowdy-pub",
    "denizen:the-old-oak",
    "denizen:welcoming-party",
    "denizen:wild-cry",
    "relic:dragonskin-drum",
    "relic:truthful-harp",
)


def helpful() -> int:
    """The mask of these powers."""
    mask = 0
    for thing in HELPFUL:
        mask |= mask_of(thing)
    return mask


@ruling("prince_limited_powers", "prince_bundled_actions")
def take_up(t: OathTable, act: Act, major: str, told: bool = True) -> None:
    """P.15.j: every helpful modifier within his reach is used for this action; for each card it is a new one.

    Where he only considers what an action would bring, nothing is told.
    """
    mask = MODIFIES[major] & t.in_play & helpful()
    if not mask:
        return
    for power in each(mask & t.access(act.who, act.at)):
        assert isinstance(power, Modifier)
        if power.may_use(t, act) is None:
            modifiers.apply(t, act, power, NO_CHOICE)
            if told and t.journal is not None:
                t.note("log-uses", "7.4", {"player": SEAT_ID[act.who], "power": THING_ID[power.card]})

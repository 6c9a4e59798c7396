"""Promises made before the Tribunal (7.6.3): what they are called, and whom they bind now."""

from __future__ import annotations

from regnum.games.oath.state import OathState
from regnum.kernel.options import Reason
from regnum.kernel.things import Seat

PEACE, HANDS_OFF, KEEP_OUT, NO_VISION, NO_EXILE, HELP = (
    "peace",
    "hands-off",
    "keep-out",
    "no-vision",
    "no-exile",
    "help",
)
"""Not to campaign against somebody; to take neither relics nor banners of theirs; not to travel to sites they rule; not
to play a Vision faceup; not to exile them; to join them as an Ally."""
VOWS = (PEACE, HANDS_OFF, KEEP_OUT, NO_VISION, NO_EXILE, HELP)

_WHY = {
    PEACE: Reason("7.6.3", "why-promised-peace"),
    HANDS_OFF: Reason("7.6.3", "why-promised-hands-off"),
    KEEP_OUT: Reason("7.6.3", "why-promised-keep-out"),
    NO_VISION: Reason("7.6.3", "why-promised-no-vision"),
    NO_EXILE: Reason("7.6.3", "why-promised-no-exile"),
    HELP: Reason("7.6.3", "why-promised-help"),
}


def promised(s: OathState, kind: str, giver: Seat, taker: Seat | None = None) -> Reason | None:
    """7.6.3.c, f: the promise that bars a player from something (towards somebody), if there is one."""
    for term in s.promises:
        if term.kind == kind and term.giver == giver and taker in (None, term.taker):
            return _WHY[kind]
    return None

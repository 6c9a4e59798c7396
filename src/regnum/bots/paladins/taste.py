"""What the bot holds things to be worth, in points at the end. The figures were found by letting variants play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, eq=False)  # two are never the same: quick to look things up by
class Taste:
    """Everything is weighed in victory points, so that unlike things can be compared."""

    growth: float = 0.7
    """Steps that an attribute will still rise in a round, whatever I do now."""
    deeds: float = 0.35
    """How often an action of the right side will still be done in a round."""
    ordered: float = 0.95
    """The same for an action that one of the King's Orders asks for."""
    sharp: float = 2.0
    """How steeply the promise of an order, or of the points for five times, rises on the way: 1 is evenly."""
    begets: float = 1.4
    """Who has a workshop or a helper for an action does it so much more often."""
    silver: float = 0.4
    provision: float = 0.8
    enough_silver: int = 4
    enough_provisions: int = 4
    """What can be put to use in the next round or two; what goes beyond is worth little more than at the end."""
    plenty: float = 0.3
    worker: float = 1.6
    """A worker not placed yet, while the round is being planned."""
    labourer: float = 0.9
    criminal: float = 1.3
    """The same as parts of that: one who fits on few spaces, one who fits on all."""
    kept: float = 1.4
    """A worker kept for the next round, in the same parts."""
    workshop: float = 1.6
    """A worker saved by a workshop, each time."""
    crew: float = 1.0
    """What the abilities of townsfolk promise, as a part of what they would give if all went well."""
    suspicion: float = 0.3
    guilty: float = 0.7
    """A suspicion, and one of those with which nobody would have more."""
    unpaid: float = 2.2
    """A debt that there is still time to pay."""
    soon: float = 0.03
    """For doing first what others could do before me, for each action it comes earlier."""
    wall: float = 0.6
    """What the cards of the wall deck give besides their Strength and the worker that most of them bring."""


OURS: Final = Taste()

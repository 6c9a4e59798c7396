"""What the bot holds things to be worth, in points at the end. The figures were found by letting variants play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, eq=False)  # two are never the same: quick to look things up by
class Taste:
    """Everything is weighed in influence points, so that unlike things can be compared."""

    value: float = 0.45
    """A point of value on an ally in hand, whatever it may be used for."""
    step: float = 0.45
    """A point nearer to paying for one of the lords that lie at the Court."""
    race: float = 2.0
    """How many points of value a race that a lord asks for and that is not in hand stands for."""
    pearl: float = 0.9
    enough: float = 12.0
    """Value in hand and pearls together that pay for the next lord or two; what goes beyond is worth less and less."""
    key: float = 3.0
    """A key that does not make three yet."""
    reserve: float = 0.1
    """A pearl at the very end: it only breaks ties."""
    left_behind: float = 0.25
    """For a point of value that goes to the Council for others to take."""
    handed_over: float = 0.6
    """For a pearl that goes to an opponent."""
    patience: float = 1.5
    """What a lord must promise beyond the price: what is kept in hand can become a better one."""
    draw_gift: float = 0.4
    """For each tile that is drawn and left face up for the others."""
    next_turn: float = 7.0
    """Points that an opponent will make with the last turn."""
    lead: float = 0.5
    """How much of a lead (or of a want of one) is staked on bringing the end."""
    anyway: float = 1.5
    """The value that a race not affiliated yet will have by the end without my doing much for it."""
    gamble: float = 12.0
    """The most that is staked on bringing the end."""
    lasting: float = 0.5
    """The part of the turns to come in which a lord stays free and the ability is of use."""
    last_lap: float = 0.6
    """What means are still worth when somebody needs but one more lord."""


OURS: Final = Taste()

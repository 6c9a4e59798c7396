"""The figures behind the judgement of the Oath bot, in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth; the unit is about two favor."""

    victory: float = 24.0
    """The match, to who wins it: nearness to victory is a share of this."""
    rival: float = 9.0
    """The same share of whoever else is nearest, who must be stopped."""
    step: float = 0.62
    """What is left of the hope for a goal with every step that it is further away."""
    site: float = 0.5
    relic: float = 0.8
    banner: float = 0.8
    warband: float = 0.32
    garrison: float = 0.16
    """A warband at a site beyond the first."""
    crowd: float = 0.05
    """How much less each further warband is worth: they come out of the Supply of the next turns."""
    favor: float = 0.5
    secret: float = 0.6
    surplus: float = 0.8
    """What is left of a token's worth with every one of its kind beyond the first."""
    supply: float = 0.1
    later: float = 0.55
    """A campaign that has to wait for the next turn."""
    bargain: float = 0.15
    """What a deal must bring me."""
    lure: float = 0.25
    """What it must bring the others, by my estimate, for me to propose it."""
    ambush: int = 1
    """Shields that I expect from battle plans of the defender which I cannot foresee."""


OURS = Taste()

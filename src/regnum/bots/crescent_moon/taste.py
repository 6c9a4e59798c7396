"""The figures behind the judgement, in points at the end of the match. They were found by letting variants play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """How much things are worth; rows of five are by ruler: Warlord, Murshid, Sultan, Caliph, Nomad."""

    lasting: float = 0.6
    """How much of what an objective scores now it will score in a later year."""
    coin: tuple[float, ...] = (0.1, 0.26, 0.42, 0.34, 0.34)
    unit: tuple[float, ...] = (0.5, 0.25, 0.2, 0.35, 0.2)
    reserve: tuple[float, ...] = (0.3, 0.0, 0.0, 0.2, 0.15)
    token: tuple[float, ...] = (0.5, 0.1, 0.3, 0.35, 0.35)
    """Beside what it scores and earns: presence, and what rises from it."""
    hex: tuple[float, ...] = (0.35, 0.15, 0.15, 0.2, 0.2)
    """Beside what it scores and earns: a controlled hex."""
    wall: float = 0.25
    """A point of strength that cannot be lost in a combat."""
    bold: tuple[float, ...] = (0.6, 0.1, 0.15, 0.3, 0.15)
    """How likely a ruler is taken to attack what can be beaten."""
    prospect: tuple[float, ...] = (0.55, 0.0, 0.1, 0.2, 0.1)
    """How much of the best assault within reach counts already."""
    spite: float = 0.12
    """How much of what another ruler loses one gains oneself."""
    unknown_card: float = 0.45
    """The strength that a card in a hidden hand is taken to bring to a combat or contest."""
    combat_card: tuple[float, ...] = (0.7, 0.45, 0.3, 0.5, 0.4)
    """What a point of strength in one's hand is worth."""
    contest_card: tuple[float, ...] = (0.2, 0.6, 0.35, 0.3, 0.3)
    whim: float = 0.5
    """Actions that differ by less may come in either order: nobody foresees so much, and no two matches are alike."""
    margin: float = 0.05
    """What a deal must bring beyond what it costs."""


OURS = Taste()

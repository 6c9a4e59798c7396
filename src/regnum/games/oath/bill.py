"""A bill: everything that doing one thing costs (4.2, 7.1.2), checked once and paid once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regnum.games.oath.catalogue import (
    Thing,
)
from regnum.kernel.options import Reason
from regnum.kernel.things import Seat

if TYPE_CHECKING:
    from regnum.games.oath.powers import Power

PLACE_FAVOR, PLACE_SECRET, BURN_FAVOR, BURN_SECRET, GIVE_FAVOR, BANK_FAVOR, FLIP_SECRET, SACRIFICE = range(8)

LAID = (PLACE_FAVOR, PLACE_SECRET)
"""What is laid on a card."""

Line = tuple[int, int, Any, "Power | None"]
"""What is paid, how many, where it goes (a card, a seat, a bank), and for which power."""


class Bill:
    """The sum of an action, its modifiers and all tolls.

    Supply has stages: a base that powers may set, what is added to it, and "spend no Supply", which cancels both.
    So the order in which powers speak never matters (7.6.2.a-c).
    """

    __slots__ = ("base", "battle", "favor", "flips", "free", "lines", "more", "occupied", "rule", "secrets", "warbands")

    def __init__(self, supply: int = 0, *, free: bool = False, battle: bool = False) -> None:
        self.rule = "7.1.2.a"
        """The statement that asks for the tokens: for powers, or the action's own."""
        self.occupied = "7.1.2.j"
        """The statement that keeps tokens off a card on which some lie already."""
        self.base = supply
        self.more = 0
        self.free = free
        self.battle = battle
        """For a battle plan: tokens may lie on the card already (7.5.3)."""
        self.favor = 0
        self.secrets = 0
        self.flips = 0
        self.warbands = 0
        self.lines: list[Line] = []

    @property
    def supply(self) -> int:
        return 0 if self.free else max(0, self.base + self.more)

    @property
    def empty(self) -> bool:
        return not self.lines and not self.supply

    def place_favor(self, n: int, card: Thing, power: Power | None = None) -> None:
        """Favor laid on a card."""
        self.favor += n
        self.lines.append((PLACE_FAVOR, n, card, power))

    def place_secret(self, n: int, card: Thing, power: Power | None = None) -> None:
        """Secrets laid on a card."""
        self.secrets += n
        self.lines.append((PLACE_SECRET, n, card, power))

    def burn_favor(self, n: int, power: Power | None = None) -> None:
        """Favor into the shared bank."""
        self.favor += n
        self.lines.append((BURN_FAVOR, n, 0, power))

    def burn_secret(self, n: int, power: Power | None = None) -> None:
        """Secrets into the shared bank."""
        self.secrets += n
        self.lines.append((BURN_SECRET, n, 0, power))

    def give_favor(self, n: int, to: Seat, power: Power | None = None) -> None:
        """Favor for a player; for the bandits (BANDITS) it is burned."""
        self.favor += n
        self.lines.append((GIVE_FAVOR, n, to, power))

    def bank_favor(self, n: int, suit: int, power: Power | None = None) -> None:
        """Favor into a favor bank."""
        self.favor += n
        self.lines.append((BANK_FAVOR, n, suit, power))

    def flip_secret(self, n: int, power: Power | None = None) -> None:
        """Faceup secrets of the board turned facedown."""
        self.flips += n
        self.lines.append((FLIP_SECRET, n, 0, power))

    def sacrifice(self, n: int, power: Power | None = None) -> None:
        """Warbands of the own board killed."""
        self.warbands += n
        self.lines.append((SACRIFICE, n, 0, power))

    def of(self, power: Power) -> list[Line]:
        """The lines that are the cost of one power."""
        return [line for line in self.lines if line[3] is power]

    def costs_secret(self, power: Power) -> bool:
        """Whether a power's cost includes placing, burning or flipping a secret."""
        return any(line[0] in (PLACE_SECRET, BURN_SECRET, FLIP_SECRET) for line in self.of(power))


def against(verdict: Bill | Reason) -> Reason | None:
    """7.1.2.a: what stands against something that has been priced, if anything does."""
    return verdict if type(verdict) is Reason else None

"""Which contents a seat cannot see, and how they are dealt anew. Each game declares its zones in one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regnum.kernel.chance import Rng


@dataclass(slots=True)
class Zone:
    """Contents hidden from the seat that the table of zones was made for.

    Zones of one `pool` exchange their cards; a zone takes only cards that `fits` (tight zones are declared first).
    With `remembered` the view hides the content but perfect memory knows it: `imagine` leaves it, `scramble` does
    not. `blank` is what the erase test overwrites it with.
    """

    name: str
    cards: Sequence[int]
    put: Callable[[list[int]], None]
    pool: str
    remembered: bool = False
    fits: Callable[[int], bool] | None = None
    blank: int = 0


def redeal(zones: Sequence[Zone], rng: Rng) -> None:
    """Deal the cards of each pool anew among its zones: every zone keeps its size."""
    pools: dict[str, list[Zone]] = {}
    for zone in zones:
        pools.setdefault(zone.pool, []).append(zone)
    for members in pools.values():
        cards = [card for zone in members for card in zone.cards]
        rng.shuffle(cards)
        for zone in members:
            size = len(zone.cards)
            if zone.fits is None:
                dealt, cards = cards[:size], cards[size:]
            else:
                dealt = []
                rest: list[int] = []
                for card in cards:
                    (dealt if len(dealt) < size and zone.fits(card) else rest).append(card)
                cards = rest
            zone.put(dealt)


def erase(zones: Sequence[Zone]) -> None:
    """Overwrite everything hidden with blanks: what a seat is sent must not change by a single byte."""
    for zone in zones:
        zone.put([zone.blank] * len(zone.cards))

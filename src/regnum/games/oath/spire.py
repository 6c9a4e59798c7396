"""Which drawn denizens the Great Spire swaps (edifice:great-spire)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.asking import CARD
from regnum.games.oath.catalogue import (
    Card,
    is_vision,
)
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision, PickMany


def _grow(
    t: OathTable, d: Decision, part: Sequence[Option[Card]], why: Reasons | None
) -> tuple[list[Option[Card]], bool]:
    """Any number of the drawn denizens, as far as there are Dispossessed (edifice:great-spire)."""
    drawn = [CARD[card] for card in t.s.search.drawn if not is_vision(card)]
    free = [option for option in drawn if option not in part]
    return (free if len(part) < len(t.s.dispossessed) else []), True


SWAP_DRAWN: PickMany[Card] = PickMany("swap-drawn", "10.13", _grow)

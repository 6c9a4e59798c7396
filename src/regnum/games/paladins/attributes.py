"""Attributes: what they are worth in this round (15.13)."""

from __future__ import annotations

from regnum.games.paladins.catalogue import BOOST
from regnum.games.paladins.state import Player


def value(me: Player, attribute: int) -> int:
    """7.9, 15.13: the track value plus the boost of the round's paladin."""
    return me.attributes[attribute] + BOOST[me.paladin][attribute]

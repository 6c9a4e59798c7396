"""The sites on the map: how they are pointed at, what they hold, who stands there."""

from __future__ import annotations

from regnum.games.oath.asking import FACEDOWN_SLOT, HIDDEN_SITE, SITE
from regnum.games.oath.catalogue import (
    BANDITS_OF_A_SITE,
    CAPACITY,
    REGION_OF,
    SITE_ID,
    SLOT_ID,
    SLOTS,
    SUIT,
    Card,
    Region,
    Slot,
)
from regnum.games.oath.state import NOBODY, Player
from regnum.games.oath.tabletop.players import Players
from regnum.kernel.options import Option
from regnum.kernel.things import Seat


class Sites(Players):
    """Facts about the sites (2.8.1.a-2.8.3.b)."""

    def site_option(self, slot: Slot) -> Option[int]:
        site = self.s.sites[slot]
        return SITE[site.card] if site.faceup else HIDDEN_SITE[slot]

    def slot(self, value: int) -> Slot:
        """5.6.2.a: the slot that the value of a site option means: a facedown site goes by its place."""
        if value >= FACEDOWN_SLOT:
            return SLOTS[value - FACEDOWN_SLOT]
        for slot in SLOTS:
            site = self.s.sites[slot]
            if site.card == value and site.faceup:
                return slot
        raise KeyError(value)

    def site_name(self, slot: Slot) -> str:
        site = self.s.sites[slot]
        return SITE_ID[site.card] if site.faceup else SLOT_ID[slot]

    def bandits_at(self, slot: Slot) -> int:
        """2.8.3.a-b: the bandits of a site."""
        return BANDITS_OF_A_SITE + sum(power.bandits() for power in self.voices("bandits"))

    def capacity(self, slot: Slot) -> int:
        """2.8.1.a-b: how many cards a site holds; a facedown site holds none."""
        site = self.s.sites[slot]
        if not site.faceup:
            return 0
        for power in self.voices("capacity"):
            capacity = power.capacity(self.whole, slot)
            if capacity is not None:
                return capacity
        return CAPACITY[site.card]

    def room(self, slot: Slot) -> int:
        return self.capacity(slot) - len(self.s.sites[slot].cards)

    def region(self, player: Player) -> Region:
        """10.21.a-b: the region a player's pawn is in; the player's site is `player.pawn`."""
        return REGION_OF[player.pawn]

    def cards_of_suit_at(self, slot: Slot, suit: int) -> list[Card]:
        return [card for card in self.s.sites[slot].cards if SUIT[card] == suit]

    def pawns_at(self, slot: Slot, but: Seat = NOBODY) -> list[Player]:
        """The players whose pawns stand at a site, in turn order."""
        return [player for player in self.in_turn_order() if player.pawn == slot and player.seat != but]

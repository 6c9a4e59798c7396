"""Cards at sites: discarding, moving and swapping them (7.2, 10.10, 10.13)."""

from __future__ import annotations

from typing import Any

from regnum.games.oath import law
from regnum.games.oath.catalogue import (
    CARD_ID,
    LOCKED,
    NO_PILE,
    NO_SLOT,
    SLOTS,
    SUIT,
    Card,
    Pile,
    Slot,
    Thing,
    card_numbered,
)
from regnum.games.oath.powers import POWERS, WINDOW
from regnum.games.oath.tabletop.decks import Decks
from regnum.games.oath.tabletop.index import AS_ADVISER
from regnum.kernel.options import Args, Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat

_NEITHER = card_numbered(-2)
"""Holds the place of a card while two are swapped."""


class Cards(Decks):
    """What may be done with a faceup card, and doing it."""

    def locked(self, card: Thing, who: Seat) -> bool:
        """7.2.2.a-d, A.1.d: whether a faceup card can be neither discarded, moved nor swapped by this player."""
        if LOCKED[card]:
            return True
        if WINDOW["locks"] & self.in_play:
            return any(power.locks(self.whole, card, who) for power in self.voices("locks"))
        return False

    @ruling("modifier_in_use")
    def in_use(self, card: Thing) -> bool:
        """7.4.3.a: whether a modifier on this card is in use in an action under way."""
        s = self.s
        acts: tuple[list[Any], ...] = (s.trips, s.searches, s.musters, s.trades, s.recovers)
        for stack in acts:
            for act in stack:
                if any(POWERS[index].card == card for index in act.used):
                    return True
        return False

    def cannot_discard(self, card: Thing, who: Seat) -> Reason | None:
        """7.2.2.a, 7.4.3.a: why a player cannot discard a faceup card."""
        if self.locked(card, who):
            return Reason("7.2.2", "why-locked", {"card": CARD_ID[card]})
        if self.in_use(card):
            return Reason("7.4.3", "why-in-use", {"card": CARD_ID[card]})
        return None

    def cannot_move(self, card: Thing, who: Seat, to_site: bool) -> Reason | None:
        """7.2.a: why a faceup card cannot be moved or swapped to a site (or to advisers)."""
        if self.locked(card, who):
            return Reason("7.2.2", "why-locked", {"card": CARD_ID[card]})
        from_site = self.slot_of(card) != NO_SLOT
        if not law.may_move(self.s, card, from_site, to_site):
            return Reason("7.2.1", "why-restricted", {"card": CARD_ID[card]})
        return None

    def discard_at(self, card: Card, who: Seat, pile: Pile = NO_PILE, top: bool = True) -> None:
        """10.10.a-i: a card that lies at a site is discarded. Everybody has seen it."""
        slot = self.slot_of(card)
        if slot == NO_SLOT:
            return
        if pile == NO_PILE:
            pile = self.pile_for(who, slot)
        site = self.s.sites[slot]
        site.cards = tuple([other for other in site.cards if other != card])
        self._clear(card)
        self.put_on_pile(card, pile, top)
        self.s.seen[card] = self.all_seats()
        if who == self.active.seat:
            self.s.spent.append(slot * 6 + SUIT[card])
        self.site_changed(slot)
        if self.journal is not None:
            args: Args = {"card": CARD_ID[card], "site": self.site_name(slot)}
            self.note("log-discards-at", "10.10", args)

    def add_to_site(self, slot: Slot, card: Card) -> None:
        """10.17.a, 10.28.a: a card comes to lie at a site."""
        site = self.s.sites[slot]
        site.cards = (*site.cards, card)
        self.s.seen[card] = self.all_seats()
        self.fence()
        self.site_changed(slot)

    def remove_from_site(self, card: Card) -> None:
        """10.17.a: a card leaves a site; its tokens go with it."""
        slot = self.slot_of(card)
        site = self.s.sites[slot]
        site.cards = tuple([other for other in site.cards if other != card])
        self.site_changed(slot)

    def dispossess(self, card: Card) -> None:
        """A denizen at a site goes to the Dispossessed; what lay on it goes where a discard would send it.

        10.10.g-i, 10.17.a.
        """
        slot = self.slot_of(card)
        self.remove_from_site(card)
        self._clear(card)
        self.s.dispossessed = (*self.s.dispossessed, card)
        self.s.seen[card] = 0
        if self.journal is not None:
            self.note("log-dispossesses", "10.17", {"card": CARD_ID[card], "site": self.site_name(slot)})

    def swap(self, one: Card, other: Card) -> None:
        """10.13.a: two faceup cards change places, with their tokens."""
        a, b = self.place_of(one), self.place_of(other)
        self._replace(a, one, _NEITHER)
        self._replace(b, other, one)
        self._replace(a, _NEITHER, other)
        for place in (a, b):
            if place < AS_ADVISER:
                self._index_site(SLOTS[place])
            else:
                self._index_player(SEATS[place % 100])
        self._sum_index()
        if self.journal is not None:
            self.note("log-swaps", "10.13", {"one": CARD_ID[one], "other": CARD_ID[other]})

    def _replace(self, place: int, old: Card, new: Card) -> None:
        """10.13.a: at a site or among advisers, one card in the place of another."""
        if place < AS_ADVISER:
            site = self.s.sites[place]
            site.cards = tuple([new if card == old else card for card in site.cards])
        else:
            player = self.s.players[place % 100]
            player.advisers = tuple([new if card == old else card for card in player.advisers])

"""Who rules what (10.18), and which powers follow from it (7.1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.catalogue import PURPLE, SLOTS, Card, Slot, Thing
from regnum.games.oath.powers import KIND, MASK_OF, WINDOW, Power
from regnum.games.oath.state import BANDITS, NOBODY, UNRULED, Act
from regnum.games.oath.tabletop.index import AS_ADVISER, gathered
from regnum.games.oath.tabletop.sites import Sites
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat

IGNORED_BY_THE_PRINCE = frozenset(
    {
        "travel_cannot",
        "travel_chooser",
        "search_only",
        "search_cannot",
        "play_cannot",
        "muster_cannot",
        "trade_cannot",
        "recover_cannot",
    }
)
"""prince-ignored-bans: windows in which powers forbid something without a price (P.15.a-b)."""


class Rule(Sites):
    """Who rules a site or a card, and whose powers may be used."""

    def ruler(self, slot: Slot) -> Seat:
        """10.18.a-d: who rules a site: an Exile, the Chancellor for the Empire, BANDITS, or UNRULED (facedown)."""
        site = self.s.sites[slot]
        army = site.army
        if army == PURPLE:
            return self.empire
        if army != NOBODY:
            return self.of_colour[army].seat
        if not site.faceup:
            return UNRULED
        if WINDOW["rules_site"] & self.in_play:
            for power in self.voices("rules_site"):
                ruler = power.rules_site(self.whole, slot)
                if ruler is not None:
                    return ruler
        return BANDITS

    def rules(self, seat: Seat, slot: Slot) -> bool:
        """10.18.a-d, 6.6.3.a-b: every Imperial player rules every site of the Empire."""
        ruler = self.ruler(slot)
        return self.imperial(seat) if ruler == self.empire else ruler == seat

    def sites_ruled(self, seat: Seat) -> list[Slot]:
        """10.18.a: the sites that a player rules."""
        return [slot for slot in SLOTS if self.rules(seat, slot)]

    def ruler_of(self, card: Thing) -> Seat:
        """10.18.a-d: who rules a card: its holder, or the ruler of its site."""
        place = self.place_of(card)
        if place == NOBODY:
            return UNRULED
        if place >= AS_ADVISER:
            return SEATS[place % 100]
        if WINDOW["rules_card"] & self.in_play:
            for power in self.voices("rules_card"):
                ruler = power.rules_card(self.whole, card, SLOTS[place])
                if ruler is not None:
                    return ruler
        return self.ruler(SLOTS[place])

    def rules_card(self, seat: Seat, card: Thing) -> bool:
        """10.18.b-c: whether a player rules a card: as an adviser or relic, or because of its site."""
        place = self.place_of(card)
        if place == NOBODY:
            return False
        if place >= AS_ADVISER:
            return place % 100 == seat
        ruler = self.ruler_of(card)
        return self.imperial(seat) if ruler == self.empire else ruler == seat

    def cards_ruled(self, seat: Seat) -> list[Card]:
        """10.18.a-d: the faceup cards a player rules: advisers, and cards at sites."""
        cards = self.faceup_advisers(seat)
        for slot in SLOTS:
            for card in self.s.sites[slot].cards:
                if self.rules_card(seat, card):
                    cards.append(card)
        return cards

    def within_reach(self, powers: int, who: Seat, at: Slot, advisers: Seat = NOBODY) -> int:
        """7.1.1.a-f: those of the powers that a player has access to (who rules what matters only at sites)."""
        near = self._near(who, at, advisers)
        return powers & (self.access(who, at, advisers) if powers & self.on_map & ~near else near)

    def _near(self, who: Seat, at: Slot, advisers: Seat) -> int:
        """7.1.1.a-f: the powers of one's own cards and of the site."""
        return self.of_relics[who] | self.of_advisers[who if advisers == NOBODY else advisers] | self.at_site[at]

    def access(self, who: Seat, at: Slot, advisers: Seat = NOBODY) -> int:
        """7.1.1.a-f, A.1.l-m: the powers of cards that a player rules or stands beside."""
        mask = self._near(who, at, advisers)
        s = self.s
        imperial = self.imperial(who)
        colour = s.players[who].colour
        claimed = WINDOW["rules_site"] & self.in_play
        for slot, powers, site in zip(SLOTS, self.at_site, s.sites, strict=True):
            if powers:
                army = site.army
                if army == NOBODY:
                    if claimed and self.rules(who, slot):
                        mask |= powers
                elif imperial if army == PURPLE else army == colour:
                    mask |= powers
        if WINDOW["rules_card"] & self.in_play:
            mask = self._masked(who, at, mask, KIND["battle-plan"])
        return mask

    def ruled_powers(self, who: Seat) -> int:
        """7.5.1.a-b: the powers of cards that a player rules (BANDITS: the bandits)."""
        mask = 0 if who == BANDITS else self.of_relics[who] | self.of_advisers[who]
        for slot in SLOTS:
            if self.at_site[slot] and (self.ruler(slot) == BANDITS if who == BANDITS else self.rules(who, slot)):
                mask |= self.at_site[slot]
        return mask

    def _masked(self, who: Seat, at: Slot, mask: int, plans: int) -> int:
        """7.1.1.a-c: where a power says who rules a card at a site (rules_card), access by ruling follows it."""
        for slot in SLOTS:
            for card in self.s.sites[slot].cards:
                bits = MASK_OF[card] & ~plans
                if bits and slot != at:
                    if self.rules_card(who, card):
                        mask |= bits
                    else:
                        mask &= ~bits
        return mask

    def speaking(self, act: Act, window: str, ignored: int = 0) -> Sequence[Power]:
        """The powers that speak in a window of a major action: persistent, mandatory with access, or chosen.

        7.1.4.b-c, 7.4.1.a-c.
        """
        if act.used or ignored:
            return self._picked(act, window, ignored)
        found = self.spoken.get(window)
        if found is None:
            mask = WINDOW[window] & self.in_play
            found = self.spoken[window] = (gathered(mask & KIND["persistent"]), mask & KIND["mandatory"])
        always, bound = found
        return self._picked(act, window, 0) if bound or act.who == self.prince else always

    def _picked(self, act: Act, window: str, ignored: int) -> Sequence[Power]:
        """7.4.1.a-c: the same where it hangs on who acts: on access, on modifiers in use, on what is ignored."""
        used = 0
        for index in act.used:
            used |= 1 << index
        mask = WINDOW[window] & (self.in_play | used) & ~ignored
        if not mask or (act.who == self.prince and self.unbound(window)):
            return ()
        bound = mask & KIND["mandatory"]
        if bound:
            bound = self.within_reach(bound, act.who, act.at, act.advisers)
        return gathered(mask & (KIND["persistent"] | used) | bound)

    @ruling("prince_ignored_bans")
    def unbound(self, window: str) -> bool:
        """P.15.a-b: whether the Prince ignores what powers say in a window: bans without a price, limits of Travel."""
        return window in IGNORED_BY_THE_PRINCE

    def useless_to_the_prince(self) -> int:
        """P.15.j: the mask of the modifiers and battle plans that do nothing for the Clockwork Prince.

        `prince/table.py` knows them.
        """
        raise NotImplementedError

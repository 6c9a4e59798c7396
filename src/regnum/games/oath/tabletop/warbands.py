"""Warbands: gained, placed, moved and killed (5.2.2, 10.25)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.catalogue import SEAT_ID, Slot, Thing
from regnum.games.oath.powers import ATTACKER, DEFENDER, POWERS, WINDOW, Power
from regnum.games.oath.state import EXILE, NOBODY, Player, Site
from regnum.games.oath.tabletop.index import POWER
from regnum.games.oath.tabletop.tokens import Tokens
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


class Warbands(Tokens):
    """Warbands on boards, at sites and on cards."""

    def gain_warbands(self, player: Player, n: int, rule: str = POWER) -> int:
        """5.2.2.a-c: from the personal bank onto the board, as many as there are; purple ones for a Citizen."""
        bank = player if player.role == EXILE else self.chancellor
        n = min(n, bank.bank)
        if n > 0:
            bank.bank -= n
            player.warbands += n
            if self.journal is not None:
                self.note("log-gains-warbands", rule, {"player": SEAT_ID[player.seat], "count": n})
        return n

    def side_of(self, seat: Seat) -> int:
        """10.19.a-b: the side of the campaign on which a player's warbands stand; -1 for none."""
        if not self.s.campaigns:
            return NOBODY
        c = self.s.campaign
        if seat == c.who:
            return ATTACKER
        return DEFENDER if seat == c.defender or seat in c.allies else NOBODY

    def side_at(self, slot: Slot) -> int:
        """10.19.a-b: the side of the campaign on which the warbands at a site stand; -1 for none."""
        if not self.s.campaigns:
            return NOBODY
        c = self.s.campaign
        if slot in c.joined:
            return ATTACKER
        return DEFENDER if slot in c.targets else NOBODY

    def _die(self, colour: int, n: int, side: int) -> None:
        """10.25.a-b: warbands go to the personal bank of their colour, unless a power saves them."""
        for power in self.saving("killed"):
            if power.killed(self.whole, colour, n, side):
                return
        self.by_colour(colour).bank += n
        if side != NOBODY:
            c = self.s.campaign
            attacker, defender = c.killed
            c.killed = (attacker + n, defender) if side == ATTACKER else (attacker, defender + n)

    def saving(self, window: str) -> Sequence[Power]:
        """10.25.a: powers in use in the campaign under way that speak in a window."""
        if not WINDOW[window] or not self.s.campaigns:
            return ()
        return [POWERS[plan.power] for plan in self.s.campaign.plans if WINDOW[window] >> plan.power & 1]

    @ruling("kill_as_many_as_you_can")
    def kill_on_board(self, player: Player, n: int, rule: str = POWER) -> int:
        """10.25.a-b: kill warbands on a board, as many as there are (kill-as-many-as-you-can)."""
        n = min(n, player.warbands)
        if n > 0:
            player.warbands -= n
            self._die(self.army(player), n, self.side_of(player.seat))
            if self.journal is not None:
                self.note("log-kills-on-board", rule, {"player": SEAT_ID[player.seat], "count": n})
        return n

    def kill_at(self, slot: Slot, n: int, rule: str = POWER) -> int:
        """10.25.a-b: kill warbands at a site, as many as there are."""
        site = self.s.sites[slot]
        n = min(n, site.warbands)
        if n > 0:
            colour = site.army
            self._leave(site, n)
            self._die(colour, n, self.side_at(slot))
            if self.journal is not None:
                self.note("log-kills-at", rule, {"site": self.site_name(slot), "count": n})
        return n

    def _leave(self, site: Site, n: int) -> None:
        """10.18.a: warbands leave a site, the last with the rule over it."""
        site.warbands -= n
        if not site.warbands:
            site.army = NOBODY

    def cannot_place(self, seat: Seat, slot: Slot) -> Reason | None:
        """10.17.a: why a player cannot place warbands at a site."""
        if seat == self.prince:
            return None  # P.15.a
        for power in self.voices("place_warbands_cannot"):
            reason = power.place_warbands_cannot(self.whole, seat, slot)
            if reason is not None:
                return reason
        return None

    def place_warbands(self, player: Player, slot: Slot, n: int, rule: str = POWER) -> int:
        """6.5.c, 10.18.a: warbands from a board to a site."""
        if n <= 0 or self.cannot_place(player.seat, slot) is not None:
            return 0
        site = self.s.sites[slot]
        n = min(n, player.warbands)
        player.warbands -= n
        site.army = self.army(player)
        site.warbands += n
        if n and self.journal is not None:
            self.note(
                "log-places-warbands",
                rule,
                {"player": SEAT_ID[player.seat], "count": n, "site": self.site_name(slot)},
            )
        return n

    def take_back_warbands(self, player: Player, slot: Slot, n: int, rule: str = POWER) -> None:
        """6.5.a: warbands from a site to a board of the same colour."""
        site = self.s.sites[slot]
        n = min(n, site.warbands)
        self._leave(site, n)
        player.warbands += n
        if n and self.journal is not None:
            args = {"player": SEAT_ID[player.seat], "count": n, "site": self.site_name(slot)}
            self.note("log-takes-back-warbands", rule, args)

    def own_warbands_at(self, player: Player, slot: Slot) -> int:
        """6.5.a, 10.18.a: the warbands of a player's army at a site."""
        site = self.s.sites[slot]
        return site.warbands if site.army == self.army(player) else 0

    @ruling("hospital_of_a_new_citizen")
    def settle_warbands(self, slot: Slot, player: Player, colour: int, n: int) -> None:
        """10.17.a, 6.6.2.c: warbands come from a card to a site that a player rules; who has turned purple meanwhile
        replaces them, as far as there are purple ones."""
        army = self.army(player)
        if colour != army:
            self.by_colour(colour).bank += n
            bank = self.by_colour(army)
            n = min(n, bank.bank)
            bank.bank -= n
        site = self.s.sites[slot]
        if n:
            site.army = army
            site.warbands += n

    def lay_warbands(self, thing: Thing, colour: int, n: int) -> None:
        """9.3.f, 10.17.a: warbands onto a card (or, negative, off it)."""
        laid = self.s.on_cards
        for i, (card, c, m) in enumerate(laid):
            if card == thing and c == colour:
                if m + n:
                    laid[i] = (card, c, m + n)
                else:
                    del laid[i]
                return
        if n:
            laid.append((thing, colour, n))

"""Relics and banners: taken, given and seized (2.3, 2.5, 10.2)."""

from __future__ import annotations

from regnum.games.oath.catalogue import (
    BANNER_ID,
    BANNER_LEAST,
    BANNER_SEIZE,
    CARD_ID,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    NO_RELIC,
    PEOPLES_FAVOR,
    RELIQUARY_ID,
    SEAT_ID,
    Banner,
    Relic,
    Slot,
    Thing,
)
from regnum.games.oath.powers import WINDOW
from regnum.games.oath.promises import HANDS_OFF, promised
from regnum.games.oath.state import NOBODY, Player
from regnum.games.oath.tabletop.advisers import Advisers
from regnum.games.oath.tabletop.index import POWER
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


class Treasures(Advisers):
    """Relics, banners and the Reliquary."""

    def cannot_take(self, taker: Seat, thing: Thing, holder: Seat) -> Reason | None:
        """10.2.a-c: why a player cannot take a relic or banner from where it is."""
        if taker == self.prince:
            return None  # P.15.a
        if self.s.promises and holder >= 0:
            reason = promised(self.s, HANDS_OFF, taker, holder)
            if reason is not None:
                return reason
        if WINDOW["take_cannot"] & self.in_play:
            for power in self.voices("take_cannot"):
                reason = power.take_cannot(self.whole, taker, thing, holder)
                if reason is not None:
                    return reason
        return None

    def add_relic(self, player: Player, relic: Relic, rule: str, taken: bool = True) -> None:
        """A relic comes to a player, faceup. Taken on this turn, the Grand Scepter rests (relic:grand-scepter).

        10.2.c.
        """
        player.relics = (*player.relics, relic)
        everybody = self.all_seats()
        if self.s.seen[relic] != everybody:
            self.s.seen[relic] = everybody
            self.fence()
        if relic == GRAND_SCEPTER:
            self.s.scepter_taken = taken
        self.player_changed(player.seat)
        if self.journal is not None:
            self.note(
                "log-takes-relic" if taken else "log-is-given",
                rule,
                {"player": SEAT_ID[player.seat], "relic": CARD_ID[relic]},
            )

    def remove_relic(self, player: Player, relic: Relic) -> None:
        """10.2.c, 10.3.a: a relic leaves a player."""
        player.relics = tuple([other for other in player.relics if other != relic])
        self.player_changed(player.seat)

    def take_relic_from(self, player: Player, victim: Player, relic: Relic, rule: str) -> None:
        """10.2.a-c: take a relic from a player. `relics_taken` follows, when all of one taking are there."""
        self.remove_relic(victim, relic)
        self.add_relic(player, relic, rule)

    def take_relic_at(self, player: Player, slot: Slot, place: int, rule: str) -> Relic:
        """5.4.1.b, 10.2.c: take a facedown relic from a site."""
        site = self.s.sites[slot]
        relic = site.relics[place]
        site.relics = site.relics[:place] + site.relics[place + 1 :]
        self.add_relic(player, relic, rule)
        return relic

    @ruling("taking_from_the_reliquary")
    def take_from_reliquary(self, player: Player, space: int, rule: str, taken: bool = True) -> Relic:
        """2.3.d: a Reliquary relic goes to a player: its space lies bare, and the Chancellor has its modifier."""
        s = self.s
        relic = s.reliquary[space]
        s.reliquary = (*s.reliquary[:space], NO_RELIC, *s.reliquary[space + 1 :])
        self.player_changed(self.empire)
        self.add_relic(player, relic, rule, taken)
        if self.journal is not None:
            self.note("log-reliquary-bare", "2.3", {"space": RELIQUARY_ID[space]})
        return relic

    def relic_to_bottom(self, relic: Relic) -> None:
        """10.17.a: a relic under the relic deck."""
        self.s.relic_deck = (relic, *self.s.relic_deck)

    def give_banner(self, banner: Banner, to: Seat) -> None:
        """2.5.3.f, 10.3.a: a banner is given: tokens and side stay."""
        old = self.s.holders[banner]
        self.s.holders[banner] = to
        for seat in (old, to):
            if seat != NOBODY:
                self._index_player(seat)
        self._sum_index()
        if self.journal is not None:
            self.note("log-has-banner", "2.5", {"player": SEAT_ID[to], "banner": BANNER_ID[banner]})

    def seize_banner(self, player: Player, banner: Banner) -> None:
        """2.5.3.a-f: taken otherwise than by Recover: 2 tokens are burned, and the People's Favor turns to the Mob."""
        s = self.s
        self.give_banner(banner, player.seat)
        lost = min(BANNER_SEIZE[banner], s.on_banners[banner] - BANNER_LEAST[banner])
        if lost > 0:
            s.on_banners[banner] -= lost
            if banner == PEOPLES_FAVOR:
                self.favor_burned(lost)
            if self.journal is not None:
                self.note("log-seize-penalty", "2.5.3", {"banner": BANNER_ID[banner], "count": lost})
        if banner == PEOPLES_FAVOR:
            self.turn_to_mob(True)

    def add_to_darkest_secret(self) -> None:
        """2.1.7.a, 9.3.d: a secret of the shared bank comes onto the Darkest Secret, wherever it is."""
        self.s.on_banners[DARKEST_SECRET] += 1
        if self.journal is not None:
            self.note("log-banner-grows", POWER, {"banner": BANNER_ID[DARKEST_SECRET], "count": 1})

    def burn_off_banner(self, banner: Banner, n: int, rule: str = POWER) -> int:
        """10.20.b, 2.5.3.b, 2.5.3.e: tokens of a banner are burned; what must stay on it stays."""
        n = min(n, self.s.on_banners[banner] - BANNER_LEAST[banner])
        if n <= 0:
            return 0
        self.s.on_banners[banner] -= n
        if banner == PEOPLES_FAVOR:
            self.favor_burned(n)
        if self.journal is not None:
            self.note("log-banner-shrinks", rule, {"banner": BANNER_ID[banner], "count": n})
        return n

    def turn_to_mob(self, mob: bool) -> None:
        """2.5.3.c: the People's Favor is turned to its Mob side, or back."""
        if self.s.mob != mob:
            self.s.mob = mob
            if self.journal is not None:
                self.note("log-mob" if mob else "log-people", "2.5.3", {})

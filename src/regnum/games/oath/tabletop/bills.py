"""Paying a bill, and what the use of a power adds to one (4.2, 7.1.2)."""

from __future__ import annotations

from functools import cache

from regnum.games.oath.bill import (
    BANK_FAVOR,
    BURN_FAVOR,
    BURN_SECRET,
    FLIP_SECRET,
    GIVE_FAVOR,
    PLACE_FAVOR,
    PLACE_SECRET,
    SACRIFICE,
    Bill,
)
from regnum.games.oath.catalogue import NO_SUIT, SEAT_ID, SUIT, THING_ID
from regnum.games.oath.powers import Power
from regnum.games.oath.state import Player
from regnum.games.oath.tabletop.warbands import Warbands
from regnum.kernel.options import Reason
from regnum.kernel.things import Seat


@cache
def _short_of(message: str, rule: str, needed: int, have: int) -> Reason:
    """7.1.2.a: the commonest obstacles of all, each made once."""
    return Reason(rule, message, {"needed": needed, "have": have})


class Bills(Warbands):
    """What somebody can pay, and paying it."""

    def cannot_pay(self, player: Player, bill: Bill) -> Reason | None:
        """4.2.g, 7.1.2.a-n: why a bill cannot be paid."""
        supply = bill.base + bill.more
        if supply > player.supply and not bill.free and player.seat != self.prince:
            return _short_of("why-supply", "4.2.g", supply, player.supply)
        if not (bill.lines or bill.favor or bill.secrets):
            return None
        secrets = bill.secrets + bill.flips
        if secrets > player.secrets:
            return _short_of("why-secrets", self._asking(bill), secrets, player.secrets)
        if bill.favor and bill.favor > self.purse(player):
            return _short_of("why-favor", self._asking(bill), bill.favor, self.purse(player))
        if bill.warbands > player.warbands:
            return _short_of("why-warbands", "7.1.2.a", bill.warbands, player.warbands)
        if not bill.battle and player is self.active:
            laid: list[tuple[int, object]] = []
            for kind, _, card, power in bill.lines:
                if kind in (PLACE_FAVOR, PLACE_SECRET):
                    if self.occupied(card) or any(other == card and by is not power for other, by in laid):
                        rule = bill.occupied if power is None else "7.1.2.j"
                        return Reason(rule, "why-occupied", {"card": THING_ID[card]})
                    laid.append((card, power))
        return None

    def _asking(self, bill: Bill) -> str:
        """7.1.2.a: the statement by which tokens are short, that of powers wherever powers ask for some of them."""
        for kind, _, _, power in bill.lines:
            if power is not None and kind != FLIP_SECRET:
                return "7.1.2.a"
        return bill.rule

    def pay(self, player: Player, bill: Bill) -> None:
        """7.1.2.k-l, A.1.p-q: out of turn favor goes into the card's bank and a secret is turned facedown."""
        if bill.supply and player.seat != self.prince:  # P.7.d
            player.supply -= bill.supply
            if self.journal is not None:
                self.note("log-spends-supply", "4.2.f", {"player": SEAT_ID[player.seat], "count": bill.supply})
        away = player is not self.active
        for kind, n, where, _ in bill.lines:
            if kind == PLACE_FAVOR:
                if away and SUIT[where] != NO_SUIT:
                    self.favor_to_bank(player, n, SUIT[where], "7.1.2")
                else:
                    self.spend_favor(player, n)
                    self.lay_tokens(where, n, 0)
                    if self.journal is not None:
                        args = {"player": SEAT_ID[player.seat], "count": n, "card": THING_ID[where]}
                        self.note("log-places-favor", "7.1.2", args)
            elif kind == PLACE_SECRET:
                if away:
                    self.flip_secrets(player, n)
                else:
                    player.secrets -= n
                    self.lay_tokens(where, 0, n)
                if self.journal is not None:
                    args = {"player": SEAT_ID[player.seat], "count": n, "card": THING_ID[where]}
                    self.note("log-flips-secret" if away else "log-places-secret", "7.1.2", args)
            elif kind == BURN_FAVOR:
                self.burn_favor(player, n, "7.1.2")
            elif kind == BURN_SECRET:
                self.burn_secrets(player, n, rule="7.1.2")
            elif kind == GIVE_FAVOR:
                self.give_favor(player, where, n, "7.1.2")
            elif kind == BANK_FAVOR:
                self.favor_to_bank(player, n, where, "5.4.2")
            elif kind == FLIP_SECRET:
                self.flip_secrets(player, n)
            elif kind == SACRIFICE:
                self.kill_on_board(player, n)

    def price_of(self, user: Seat, power: Power, bill: Bill) -> Reason | None:
        """Add what using a power costs to a bill, with what other powers add; or why it cannot be used.

        7.1.2.a-n, A.1.f-i.
        """
        cost = power.cost
        if cost.place_favor:
            bill.place_favor(cost.place_favor, power.card, power)
        if cost.place_secret:
            bill.place_secret(cost.place_secret, power.card, power)
        if cost.burn_favor:
            bill.burn_favor(cost.burn_favor, power)
        if cost.burn_secret:
            bill.burn_secret(cost.burn_secret, power)
        power.price(self.whole, user, bill)
        for other in self.voices("use_price"):
            if other is not power:
                other.use_price(self.whole, user, power, bill)
        return self.use_cannot(user, power, bill)

    def use_cannot(self, user: Seat, power: Power, bill: Bill) -> Reason | None:
        """7.1.2.a: why a power cannot be used at this price."""
        for other in self.voices("use_cannot"):
            reason = other.use_cannot(self.whole, user, power, bill)
            if reason is not None:
                return reason
        return None

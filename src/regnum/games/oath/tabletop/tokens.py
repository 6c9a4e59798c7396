"""Favor, secrets and Supply: on boards, in banks and on cards (9.3)."""

from __future__ import annotations

from regnum.games.oath.catalogue import BANK_ID, FULL_SUPPLY, NO_CARD, NO_SUIT, SEAT_ID, SUIT, Thing
from regnum.games.oath.powers import WINDOW
from regnum.games.oath.state import BANDITS, Player
from regnum.games.oath.tabletop.asking import Asking
from regnum.games.oath.tabletop.index import POWER
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


class Tokens(Asking):
    """Gain, take, give and burn (10.2, 10.3, 10.20)."""

    def purse(self, player: Player) -> int:
        """2.2.1.a: the favor a player can spend."""
        favor = player.favor
        if WINDOW["purse"] & self.in_play:
            for power in self.voices("purse"):
                favor += power.purse(self.whole, player)
        return favor

    def spend_favor(self, player: Player, n: int) -> None:
        """7.1.2.f: take favor off a board (or out of what counts as such)."""
        if WINDOW["pays_favor"] & self.in_play and n > player.favor:
            left = n - player.favor
            for power in self.voices("pays_favor"):
                left -= power.pays_favor(self.whole, player, left)
            n = player.favor + left
        player.favor -= n

    def favor_to(self, player: Player, n: int) -> None:
        """2.2.1.a-b: favor comes to a board; what is left of the Prince's Ambition is settled first.

        prince-ambition.
        """
        if player.seat == self.prince and self.s.prince is not None:
            self.s.prince.ambition = min(self.s.prince.ambition, player.favor)
        if n and WINDOW["favor_comes_to"] & self.in_play:
            for power in self.voices("favor_comes_to"):
                if power.favor_comes_to(self.whole, player, n):
                    return
        player.favor += n

    def gain_favor(self, player: Player, n: int, suit: int, rule: str = POWER) -> int:
        """2.1.3.a-c, 9.3.d: gain favor from a favor bank, as much as there is."""
        banks = self.s.banks
        n = min(n, banks[suit])
        if n > 0:
            banks[suit] -= n
            self.favor_to(player, n)
            if self.journal is not None:
                self.note("log-gains-favor", rule, {"player": SEAT_ID[player.seat], "count": n, "bank": BANK_ID[suit]})
        return n

    def take_favor(self, player: Player, victim: Player, n: int, rule: str = POWER) -> int:
        """10.2.a-c: take favor from a board, as much as lies there; favor that only counts as such is out of reach."""
        n = min(n, victim.favor)
        if n > 0:
            victim.favor -= n
            self.favor_to(player, n)
            if self.journal is not None:
                args = {"player": SEAT_ID[player.seat], "count": n, "from": SEAT_ID[victim.seat]}
                self.note("log-takes-favor", rule, args)
        return n

    def give_favor(self, player: Player, to: Seat, n: int, rule: str = POWER) -> int:
        """10.3.a-b: give favor to a player; what bandits would receive is burned."""
        n = min(n, self.purse(player))
        if n <= 0:
            return 0
        if to == BANDITS:
            return self.burn_favor(player, n, rule)
        self.spend_favor(player, n)
        self.favor_to(self.s.players[to], n)
        if self.journal is not None:
            self.note("log-gives-favor", rule, {"player": SEAT_ID[player.seat], "count": n, "to": SEAT_ID[to]})
        return n

    def burn_favor(self, player: Player, n: int, rule: str = POWER) -> int:
        """10.20.a-b: burn favor of a board, which has as much."""
        if n > 0:
            self.spend_favor(player, n)
            self.favor_burned(n)
            if self.journal is not None:
                self.note("log-burns-favor", rule, {"player": SEAT_ID[player.seat], "count": n})
        return n

    def favor_burned(self, n: int) -> None:
        """10.20.a-b: favor that has left its place goes to the shared bank, unless a power catches it."""
        for power in self.voices("favor_burned"):
            if power.favor_burned(self.whole, n):
                return
        self.s.bank += n

    def favor_to_bank(self, player: Player, n: int, suit: int, rule: str = POWER) -> int:
        """7.1.2.k: favor of a board into a favor bank."""
        n = min(n, self.purse(player))
        if n > 0:
            self.spend_favor(player, n)
            self.s.banks[suit] += n
            if self.journal is not None:
                self.note("log-banks-favor", rule, {"player": SEAT_ID[player.seat], "count": n, "bank": BANK_ID[suit]})
        return n

    def move_favor(self, source: int, to: int, n: int, rule: str = POWER) -> int:
        """9.3.d, 10.17.a: favor from one favor bank to another."""
        banks = self.s.banks
        n = min(n, banks[source])
        banks[source] -= n
        banks[to] += n
        if n and self.journal is not None:
            self.note("log-moves-favor", rule, {"count": n, "from": BANK_ID[source], "to": BANK_ID[to]})
        return n

    @ruling("facedown_secrets")
    def all_secrets(self, player: Player) -> int:
        """6.8.b: secrets on a board, facedown ones too (facedown-secrets)."""
        return player.secrets + player.facedown

    def secrets_on_cards(self) -> int:
        """Secrets on denizens, edifices and relics: they are the active player's (4.3.2)."""
        return sum(secrets for _, _, secrets in self.s.tokens)

    def gain_secrets(self, player: Player, n: int, rule: str = POWER) -> None:
        """2.1.7.a-b, 9.3.b: gain secrets from the shared bank, faceup."""
        if n > 0:
            player.secrets += n
            if self.journal is not None:
                self.note("log-gains-secrets", rule, {"player": SEAT_ID[player.seat], "count": n})

    def burn_secrets(self, player: Player, n: int, facedown: int = 0, rule: str = POWER) -> None:
        """10.20.a-b: burn secrets of a board, so many of them facedown ones."""
        player.secrets -= n - facedown
        player.facedown -= facedown
        if n and self.journal is not None:
            self.note("log-burns-secrets", rule, {"player": SEAT_ID[player.seat], "count": n})

    @ruling("facedown_secrets")
    def hand_over_secrets(self, giver: Player, to: Player, n: int, facedown: int = 0, rule: str = POWER) -> None:
        """10.2.a, 10.3.a: secrets are given or taken; facedown ones stay so (facedown-secrets)."""
        giver.secrets -= n - facedown
        giver.facedown -= facedown
        to.secrets += n - facedown
        to.facedown += facedown
        if n and self.journal is not None:
            args = {"player": SEAT_ID[giver.seat], "count": n, "to": SEAT_ID[to.seat]}
            self.note("log-hands-secrets", rule, args)

    def cannot_give_secrets(self, giver: Seat) -> Reason | None:
        """10.3.a-b: why a player cannot give secrets."""
        for power in self.voices("give_secret_cannot"):
            reason = power.give_secret_cannot(self.whole, giver)
            if reason is not None:
                return reason
        return None

    @ruling("facedown_secrets")
    async def which_secrets(self, owner: Player, n: int) -> int:
        """facedown-secrets: where only some of a player's secrets leave, the owner says how many are facedown ones.

        10.2.a, 10.20.a.
        """
        low = max(0, n - owner.secrets)
        high = min(n, owner.facedown)
        return await self.number(owner, low, high, None, "facedown-secrets")

    def flip_secrets(self, player: Player, n: int) -> None:
        """Faceup secrets are turned facedown (4.3.2.e)."""
        player.secrets -= n
        player.facedown += n

    def gain_supply(self, player: Player, n: int, rule: str = POWER) -> None:
        """4.3.4.b: Supply, never beyond the leftmost space."""
        before = player.supply
        player.supply = min(FULL_SUPPLY, before + n)
        if player.supply > before and self.journal is not None:
            self.note("log-gains-supply", rule, {"player": SEAT_ID[player.seat], "count": player.supply - before})

    def occupied(self, card: Thing) -> bool:
        """7.1.2.a-n, A.1.n-o: whether any favor or secret lies on a card."""
        tokens = self.s.tokens
        return bool(tokens) and card in [laid for laid, _, _ in tokens]

    def tokens_on(self, card: Thing) -> tuple[int, int]:
        """2.2.1.a, 7.1.2.f-g: favor and secrets that lie on a card."""
        for laid, favor, secrets in self.s.tokens:
            if laid == card:
                return favor, secrets
        return 0, 0

    def lay_tokens(self, card: Thing, favor: int, secrets: int) -> None:
        """7.1.2.f-g: favor and secrets onto a card (or, negative, off it)."""
        tokens = self.s.tokens
        for i, (laid, f, s) in enumerate(tokens):
            if laid == card:
                tokens[i] = (card, f + favor, s + secrets)
                if tokens[i] == (card, 0, 0):
                    del tokens[i]
                return
        tokens.append((card, favor, secrets))

    def return_favor_from_cards(self, but: Thing = NO_CARD) -> None:
        """4.3.1.a: favor on denizens and edifices goes to the banks of their suits."""
        kept = []
        for card, favor, secrets in self.s.tokens:
            if favor and card != but:
                self.favor_off(card, favor)
                favor = 0
            if favor or secrets:
                kept.append((card, favor, secrets))
        self.s.tokens = kept

    def favor_off(self, card: Thing, favor: int) -> None:
        """4.3.1.a, 10.10.g: favor that lay on a card goes to the bank of its suit; without a suit it is burned."""
        if SUIT[card] == NO_SUIT:
            self.favor_burned(favor)
        else:
            self.s.banks[SUIT[card]] += favor

    def return_secrets_from_cards(self, player: Player, but: Thing = NO_CARD) -> None:
        """4.3.2.a-e: secrets on denizens, edifices and relics come to the board; facedown ones there are turned up."""
        kept = []
        for card, favor, secrets in self.s.tokens:
            if card != but:
                player.secrets += secrets
                secrets = 0
            if favor or secrets:
                kept.append((card, favor, secrets))
        self.s.tokens = kept
        player.secrets += player.facedown
        player.facedown = 0

    def _clear(self, card: Thing) -> None:
        """10.10.a-i: a card is discarded: its favor to the bank, its secrets facedown to the active player."""
        tokens = self.s.tokens
        for i, (laid, favor, secrets) in enumerate(tokens):
            if laid == card:
                del tokens[i]
                if favor:
                    self.favor_off(card, favor)
                self.active.facedown += secrets
                return

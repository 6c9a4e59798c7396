"""The players: who is Imperial, who is whose enemy, and what their advisers are."""

from __future__ import annotations

from regnum.games.oath.catalogue import NO_SUIT, PURPLE, SUIT, Banner, Card
from regnum.games.oath.powers import WINDOW
from regnum.games.oath.state import BANDITS, EXILE, UNRULED, Player
from regnum.games.oath.tabletop.index import Index
from regnum.kernel.things import Seat


class Players(Index):
    """Facts about the players (10.16.a-d, 6.6.3.a-b)."""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.s.players[self.s.order[self.s.turn]]

    @property
    def chancellor(self) -> Player:
        return self.s.players[self.empire]

    def in_turn_order(self) -> list[Player]:
        """All players, the Chancellor first (turn order)."""
        players = self.s.players
        return [players[seat] for seat in self.s.order]

    def others(self, me: Player) -> list[Player]:
        return [player for player in self.in_turn_order() if player is not me]

    def partners(self, me: Player) -> list[Seat]:
        """With whom a player can make an exchange: everybody else, but no Prince at the Limited level (P.15.i)."""
        if self.refuses(me.seat):
            return []
        return [player.seat for player in self.others(me) if not self.refuses(player.seat)]

    def is_exile(self, seat: Seat) -> bool:
        return self.s.players[seat].role == EXILE

    def imperial(self, seat: Seat) -> bool:
        """The Chancellor and the Citizens, except who has set aside the Empire for this campaign.

        6.6.3.a-b, 5.5.1.a-f.
        """
        if self.s.players[seat].role == EXILE:
            return False
        campaigns = self.s.campaigns
        return not campaigns or seat not in campaigns[-1].rebels

    def enemy(self, a: Seat, b: Seat) -> bool:
        """10.16.a-d: whether two parties are enemies; bandits are everybody's."""
        if a == b or UNRULED in (a, b):
            return False
        if BANDITS in (a, b):
            return True
        return not (self.imperial(a) and self.imperial(b))

    def army(self, player: Player) -> int:
        """The colour of a player's warbands: purple for Imperial players (5.2.2.c)."""
        return player.colour if player.role == EXILE else PURPLE

    def by_colour(self, colour: int) -> Player:
        """The player whose personal bank takes warbands of a colour."""
        return self.of_colour[colour]

    def bank_of(self, player: Player) -> int:
        """Warbands that a player can still gain (5.2.2): Citizens gain the Chancellor's."""
        return player.bank if player.role == EXILE else self.chancellor.bank

    def faceup_advisers(self, seat: Seat) -> list[Card]:
        player = self.s.players[seat]
        if not player.down:
            return list(player.advisers)
        return [card for card in player.advisers if card not in player.down]

    def advisers_of_suit(self, seat: Seat, suit: int) -> int:
        """5.3.2.a-m: how many faceup advisers of a suit a player has."""
        player = self.s.players[seat]
        down = player.down
        count = 0
        weights = WINDOW["adviser_weight"] & self.in_play
        for card in player.advisers:
            if SUIT[card] == suit and card not in down:
                count += self.adviser_weight(player, card) if weights else 1
        return count + self.schemers(seat).count(suit) if seat == self.prince else count

    def adviser_weight(self, player: Player, card: Card) -> int:
        weight = 1
        for power in self.voices("adviser_weight"):
            weight = max(weight, power.adviser_weight(self.whole, player, card))
        return weight

    def adviser_suits(self, seat: Seat) -> list[int]:
        """The suits among a player's faceup advisers."""
        suits = {SUIT[card] for card in self.faceup_advisers(seat)}
        if seat == self.prince:
            suits.update(self.schemers(seat))
        suits.discard(NO_SUIT)
        return sorted(suits)

    def schemers(self, seat: Seat) -> list[int]:
        """P.2.b-d: the suits that count as the Clockwork Prince's advisers; nobody else has such."""
        prince = self.s.prince
        return [suit for row in prince.schemers for suit in row] if prince is not None and seat == prince.seat else []

    def refuses(self, seat: Seat) -> bool:
        """P.15.g-i: whether this is the Prince at the Limited level, who permits nothing and has no When Played."""
        prince = self.s.prince
        return prince is not None and prince.seat == seat and not prince.expanded

    def holds(self, seat: Seat, banner: Banner) -> bool:
        return self.s.holders[banner] == seat

    def relics_and_banners(self, seat: Seat) -> int:
        """2.11.a-n: how many relics and banners a player holds; those in the Reliquary do not count (2.3)."""
        return len(self.s.players[seat].relics) + self.s.holders.count(seat)

"""The world deck, the discard piles and the relic deck: who has seen what, drawing, laying down."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import law
from regnum.games.oath.catalogue import (
    CARD_ID,
    DECK,
    MOST_VISIONS,
    NO_CARD,
    NO_SLOT,
    ONLOOKER,
    PILE_ID,
    REGION_OF,
    SEAT_ID,
    SITE_ID,
    SLOT_ID,
    Card,
    Pile,
    Relic,
    Slot,
    is_vision,
)
from regnum.games.oath.state import BANDITS, NOBODY, Player
from regnum.games.oath.tabletop.bills import Bills
from regnum.kernel.options import Args
from regnum.kernel.things import Seat, things


class Decks(Bills):
    """Facedown cards, and cards that are turned up (10.8, 10.10, 10.12)."""

    def all_seats(self) -> int:
        """10.8.a: who knows what is shown to everybody: all seats, and who looks on."""
        return (1 << len(self.s.players)) - 1 | ONLOOKER

    def knows(self, seat: Seat, card: Card) -> bool:
        """10.12.a: whether a seat has seen the front of a card."""
        return bool(self.s.seen[card] >> seat & 1)

    def eyes_of(self, player: Player) -> int:
        """10.12.a: who sees what a player looks at."""
        return 1 << player.seat

    def peek(self, player: Player, cards: Sequence[Card], rule: str, where: Args) -> None:
        """10.12.a: look at facedown cards. Whoever has looked remembers as long as they lie where they are."""
        eyes = self.eyes_of(player)
        for card in cards:
            self.s.seen[card] |= eyes
        self._turned_up(cards)
        if self.journal is not None:
            secret = {"cards": things(CARD_ID[card] for card in cards)}
            self.note("log-peeks", rule, {"player": SEAT_ID[player.seat], **where}, secret, eyes)

    def _turned_up(self, cards: Sequence[Card]) -> None:
        """10.8.a, 10.12.a: somebody has learnt what these cards are: an outcome like a card drawn, and no way back."""
        self.fence()
        if self.outcomes is not None:
            self.outcomes.extend(cards)

    def peek_site(self, player: Player, slot: Slot, rule: str) -> None:
        """10.12.a: look at a facedown site."""
        card = self.s.sites[slot].card
        eyes = self.eyes_of(player)
        self.s.seen_sites[card] |= eyes
        self.fence()
        if self.journal is not None:
            args = {"player": SEAT_ID[player.seat], "where": SLOT_ID[slot]}
            self.note("log-peeks", rule, args, {"cards": SITE_ID[card]}, eyes)

    def reveal(self, cards: Sequence[Card], rule: str) -> None:
        """10.8.a: show cards to everybody."""
        for card in cards:
            self.s.seen[card] = self.all_seats()
        self._turned_up(cards)
        if self.journal is not None:
            self.note("log-reveals", rule, {"cards": things(CARD_ID[card] for card in cards)})

    def pile_for(self, who: Seat, slot: Slot = NO_SLOT) -> Pile:
        """10.10.a-i: the pile for a card that a player discards: by the pawn, or by the card's own region elsewhere."""
        if who == BANDITS:
            return law.bandits_pile(REGION_OF[slot])
        return law.discard_pile(
            self.s, REGION_OF[self.s.players[who].pawn], None if slot == NO_SLOT else REGION_OF[slot]
        )

    def put_on_pile(self, card: Card, pile: Pile, top: bool = True) -> None:
        """10.10.a: a card facedown onto (or under) a discard pile, or under the world deck."""
        s = self.s
        self.fence()
        if pile == DECK:
            s.deck = (card, *s.deck)
            s.layers = (*s.layers, 1)
        else:
            s.discards[pile] = (*s.discards[pile], card) if top else (card, *s.discards[pile])

    def stack_pile(self, source: Pile, to: Pile, rule: str) -> None:
        """10.17.a: a whole discard pile onto another one, in the same order."""
        s = self.s
        n = len(s.discards[source])
        s.discards[to] = (*s.discards[to], *s.discards[source])
        s.discards[source] = ()
        if self.journal is not None:
            self.note("log-stacks-pile", rule, {"count": n, "from": PILE_ID[source], "to": PILE_ID[to]})

    def draw_world(self, player: Player) -> Card:
        """5.1.2.a-i: the top card of the world deck; a Vision moves the marker (2.7.1)."""
        s = self.s
        card = s.deck[-1]
        s.deck = s.deck[:-1]
        first = s.layers[0] - 1
        s.layers = (first, *s.layers[1:]) if first else s.layers[1:]
        s.seen[card] |= 1 << player.seat
        self.fence()
        if is_vision(card):
            self.vision_drawn()
        return card

    def draw_vision(self, player: Player) -> Card:
        """The Vision nearest the top of the world deck (the others keep their order); NO_CARD if there is none left.

        2.7.1.a, 5.1.2.h, denizen:oracle.
        """
        s = self.s
        place = next((i for i in range(len(s.deck) - 1, -1, -1) if is_vision(s.deck[i])), NOBODY)
        if place == NOBODY:
            return NO_CARD
        card = s.deck[place]
        above = len(s.deck) - 1 - place
        layers: list[int] = []
        for size in s.layers:  # the packet it lay in falls in two: above it there is no Vision
            layers += [above, size - above - 1] if 0 <= above < size else [size]
            above -= size
        s.deck = s.deck[:place] + s.deck[place + 1 :]
        s.layers = tuple([size for size in layers if size])
        s.seen[card] |= 1 << player.seat
        self.fence()
        self.vision_drawn()
        return card

    def vision_drawn(self) -> None:
        """2.7.1.a: the Visions Drawn marker moves."""
        self.s.visions_drawn = min(MOST_VISIONS, self.s.visions_drawn + 1)
        if self.journal is not None:
            self.note("log-vision-drawn", "2.7.1", {"count": self.s.visions_drawn})

    def draw_pile(self, player: Player, pile: Pile, bottom: bool = False) -> Card:
        """5.1.2.i, 10.4.a: the top (or bottom) card of a discard pile."""
        s = self.s
        cards = s.discards[pile]
        card = cards[0] if bottom else cards[-1]
        s.discards[pile] = cards[1:] if bottom else cards[:-1]
        s.seen[card] |= 1 << player.seat
        self.fence()
        return card

    def draw_relic(self) -> Relic:
        """10.4.a: the top relic of the relic deck."""
        s = self.s
        relic = s.relic_deck[-1]
        s.relic_deck = s.relic_deck[:-1]
        self.fence()
        return relic

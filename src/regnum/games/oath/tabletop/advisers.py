"""Advisers: they come, are turned up, change owners and leave (2.2.2, 7.6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.catalogue import ADVISER_LIMIT, CARD_ID, CARDS, NO_CARD, NO_PILE, SEAT_ID, Card, Pile, Thing
from regnum.games.oath.powers import MASK_OF, WINDOW, Power
from regnum.games.oath.state import NOBODY, Player
from regnum.games.oath.tabletop.cards import Cards
from regnum.games.oath.tabletop.index import AS_ADVISER, each
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


def _of(cards: Sequence[Card], window: str) -> list[Power]:
    """7.6.4.a-d: the powers of these cards that have a say in a window."""
    return [power for card in cards for power in each(MASK_OF[card] & WINDOW[window])]


class Advisers(Cards):
    """The advisers of the players, and discarding a card wherever it lies."""

    @ruling("where_advisers_are_discarded")
    def discard_adviser(self, owner: Player, card: Card, who: Seat, pile: Pile = NO_PILE, top: bool = True) -> None:
        """10.10.a-i: an adviser is discarded (where-advisers-are-discarded: by the pawn of whoever carries it out)."""
        down = card in owner.down
        self._drop_adviser(owner, card)
        self._clear(card)
        self.put_on_pile(card, self.pile_for(who) if pile == NO_PILE else pile, top)
        if down:
            self.s.seen[card] |= 1 << owner.seat
        else:
            self.s.seen[card] = self.all_seats()
        if self.journal is not None:
            if down:
                self.note(
                    "log-discards-facedown",
                    "10.10",
                    {"player": SEAT_ID[owner.seat]},
                    {"card": CARD_ID[card]},
                    self.s.seen[card],
                )
            else:
                self.note("log-discards-adviser", "10.10", {"player": SEAT_ID[owner.seat], "card": CARD_ID[card]})

    def discard(self, card: Thing, who: Seat) -> None:
        """Discard a faceup card wherever it lies: at a site or among advisers. One that has gone already stays gone.

        10.10.a.
        """
        place = self.place_of(card)
        if place == NOBODY:
            return
        if place >= AS_ADVISER:
            self.discard_adviser(self.s.players[place % 100], CARDS[card].number, who)
        else:
            self.discard_at(CARDS[card].number, who)

    def _drop_adviser(self, owner: Player, card: Card) -> None:
        """2.2.2.a: a card is no adviser any more, and lies neither faceup nor facedown."""
        owner.advisers = tuple([other for other in owner.advisers if other != card])
        if card in owner.down:
            owner.down = tuple([other for other in owner.down if other != card])
        self.player_changed(owner.seat)

    def add_adviser(self, owner: Player, card: Card, faceup: bool = True) -> None:
        """2.2.2.a-c: a card becomes an adviser, faceup or facedown."""
        owner.advisers = (*owner.advisers, card)
        self.fence()
        if faceup:
            self.s.seen[card] = self.all_seats()
        else:
            owner.down = (*owner.down, card)
        self.player_changed(owner.seat)

    def remove_adviser(self, owner: Player, card: Card) -> None:
        """10.2.b, 10.17.a: an adviser goes elsewhere; its tokens go with it."""
        self._drop_adviser(owner, card)

    def turn_up(self, owner: Player, card: Card) -> None:
        """10.8.a: a facedown adviser is turned faceup."""
        self.fence()
        owner.down = tuple([other for other in owner.down if other != card])
        self.s.seen[card] = self.all_seats()
        self.player_changed(owner.seat)

    def swap_facedown(self, one: Player, i: int, other: Player, j: int) -> None:
        """10.13.a: two facedown advisers change owners unseen; the new owners may look at what they have got."""
        a, b = one.advisers[i], other.advisers[j]
        for player, place, old, new in ((one, i, a, b), (other, j, b, a)):
            player.advisers = (*player.advisers[:place], new, *player.advisers[place + 1 :])
            player.down = tuple([new if card == old else card for card in player.down])
            self.s.seen[new] |= 1 << player.seat
        self.fence()
        self.player_changed(one.seat)
        self.player_changed(other.seat)
        if self.journal is not None:
            self.note("log-swaps-facedown", "10.13", {"one": SEAT_ID[one.seat], "other": SEAT_ID[other.seat]})

    @ruling("over_the_adviser_limit")
    def crowd(self, player: Player, gone: Sequence[Card], come: Sequence[tuple[Card, bool]]) -> tuple[int, list[Card]]:
        """2.2.2.a-d, 7.6.4.a-d: how many of a player's other advisers must go, and which may.

        over-the-adviser-limit: some leave, others come (they may be there already), each with whether it lies
        faceup. Those may go that count, are not locked and not in use.
        """
        arriving = [card for card, _ in come]
        stay = [card for card in player.advisers if card not in gone and card not in arriving]
        shown = [card for card, faceup in come if faceup]
        if len(come) == 1 and any(power.ignores_limit() for power in _of(shown, "ignores_limit")):
            return 0, stay
        shown += [card for card in stay if card not in player.down]
        limit = min([ADVISER_LIMIT, *(power.adviser_limit() for power in _of(shown, "adviser_limit"))])
        may_leave = [card for card in stay if card in player.down or self.cannot_discard(card, player.seat) is None]
        number = len(stay) + len(come)
        counting = _of(shown, "adviser_counts")
        if counting:
            lying = {card: card not in player.down for card in stay} | dict(come)
            counted = [c for c, up in lying.items() if all(p.adviser_counts(c, up) for p in counting)]
            number = len(counted)
            may_leave = [card for card in may_leave if card in counted]
        return max(0, number - limit), may_leave

    @ruling("over_the_adviser_limit")
    def cannot_swap_in(self, player: Player, gone: Card, come: Card) -> Reason | None:
        """7.6.4.b: why a faceup adviser cannot be swapped for this card: whoever is then too many is locked.

        over-the-adviser-limit.
        """
        surplus, may_leave = self.crowd(player, (gone,), ((come, True),))
        return Reason("7.6.4", "why-no-adviser-leaves") if surplus > len(may_leave) else None

    def too_many_advisers(self, player: Player, arriving: Card = NO_CARD, faceup: bool = True) -> int:
        """2.2.2.d, 7.6.4.b: how many of a player's other advisers must go if this card arrives."""
        return self.crowd(player, (), () if arriving == NO_CARD else ((arriving, faceup),))[0]

    def may_leave(self, player: Player, arriving: Card = NO_CARD, faceup: bool = True) -> list[Card]:
        """5.1.4.II.g: advisers that may be discarded to make room."""
        return self.crowd(player, (), () if arriving == NO_CARD else ((arriving, faceup),))[1]

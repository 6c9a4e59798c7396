"""Where every thing with a power lies: kept by the operations that move a card, never searched for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from regnum.games.oath.catalogue import (
    BANNER_OF,
    BANNER_THING,
    NO_CARD,
    NO_SLOT,
    RELIQUARY_THING,
    SITE_THING,
    SLOTS,
    Slot,
    Thing,
    is_relic,
)
from regnum.games.oath.powers import MASK_OF, POWERS, WINDOW, Power
from regnum.games.oath.state import NOBODY, OathState
from regnum.kernel.rulings import ruling
from regnum.kernel.table import Table
from regnum.kernel.things import SEATS, Seat

if TYPE_CHECKING:
    from regnum.games.oath.table import OathTable

POWER = "7.1.3"
"""What an operation cites where nothing else is said: a power does what it says."""
AS_ADVISER = 100
AS_TREASURE = 200
"""Added to a seat: the place of a card that is its adviser; of a relic or banner that it holds."""


def each(mask: int) -> Iterator[Power]:
    """7.a: the powers of a mask, in the order of their numbers."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield POWERS[low.bit_length() - 1]


@lru_cache(maxsize=1 << 14)
def gathered(mask: int) -> Sequence[Power]:
    """The same, gathered: the same few masks come up again and again."""
    return tuple(each(mask))


class Index(Table):
    """The powers in play, and where their cards lie."""

    s: OathState
    at_site: list[int]
    of_advisers: list[int]
    of_relics: list[int]
    place: dict[Thing, int]
    on_map: int
    in_play: int
    site_powers: int

    def __init__(self, state: OathState) -> None:
        """7.a-c: nothing is known before everything has been looked at once."""
        super().__init__(state)
        self.heard: dict[str, Sequence[Power]] = {}
        self.spoken: dict[str, tuple[Sequence[Power], int]] = {}
        """Who speaks in a window while the powers in play are the same: see `voices` and `Rule.speaking`."""
        self.of_colour = {player.colour: player for player in state.players}
        self.prince = NOBODY if state.prince is None else state.prince.seat
        """The place of the Clockwork Prince among the players; NOBODY where he does not play."""
        self.empire = state.chancellor
        """The seat that stands for the Empire, wherever somebody must: the Chancellor's."""
        self.reindex()

    @property
    def whole(self) -> OathTable:
        """7.a: this table with all its parts: what powers are given."""
        return self  # type: ignore[return-value]

    def reindex(self) -> None:
        """7.a-c: build the whole index from the table."""
        s = self.s
        self.at_site = [0] * len(s.sites)
        self.of_advisers = [0] * len(s.players)
        self.of_relics = [0] * len(s.players)
        self.place = {}
        for slot in SLOTS:
            self._index_site(slot)
        for seat in SEATS[: len(s.players)]:
            self._index_player(seat)
        self._sum_index()

    def _index_site(self, slot: Slot) -> None:
        """7.a-b: what a faceup site and the cards at it can do."""
        site = self.s.sites[slot]
        mask = 0
        place = self.place
        if site.faceup:
            mask = MASK_OF[SITE_THING[site.card]]
            place[SITE_THING[site.card]] = slot
            for card in site.cards:
                mask |= MASK_OF[card]
                place[card] = slot
        self.at_site[slot] = mask

    @ruling("prince_reliquary_modifiers")
    def _index_player(self, seat: Seat) -> None:
        """What a player's things can do; the bare spaces of the Reliquary bind the Chancellor, the Prince too.

        7.a, 7.c, 7.1.1.e.
        """
        s = self.s
        player = s.players[seat]
        place = self.place
        mask = 0
        for card in player.advisers:
            place[card] = AS_ADVISER + seat
            if card not in player.down:
                mask |= MASK_OF[card]
        self.of_advisers[seat] = mask
        mask = 0
        for relic in player.relics:
            mask |= MASK_OF[relic]
            place[relic] = AS_TREASURE + seat
        for banner, holder in enumerate(s.holders):
            if holder == seat:
                mask |= MASK_OF[BANNER_THING[banner]]
                place[BANNER_THING[banner]] = AS_TREASURE + seat
        if seat == self.empire:
            for space, relic in enumerate(s.reliquary):
                if relic == NO_CARD:
                    mask |= MASK_OF[RELIQUARY_THING[space]]
                    place[RELIQUARY_THING[space]] = AS_TREASURE + seat
        self.of_relics[seat] = mask

    def _sum_index(self) -> None:
        """7.a-c: the powers of everything together, and those of the sites."""
        mask = 0
        for part in self.at_site:
            mask |= part
        self.on_map = mask
        for part in self.of_advisers:
            mask |= part
        for part in self.of_relics:
            mask |= part
        self.in_play = mask
        self.heard.clear()
        self.spoken.clear()
        sites = 0
        for site in self.s.sites:
            if site.faceup:
                sites |= MASK_OF[SITE_THING[site.card]]
        self.site_powers = sites

    def site_changed(self, slot: Slot) -> None:
        """7.a-b: a site has been turned up, or a card has come or gone."""
        self._index_site(slot)
        self._sum_index()

    def player_changed(self, seat: Seat) -> None:
        """7.a-c: something of a player's has come or gone, or been turned up."""
        self._index_player(seat)
        self._sum_index()

    def voices(self, window: str) -> Sequence[Power]:
        """7.1.4.a-d: the powers that speak in an operation or about a fact: all that are in play."""
        found = self.heard.get(window)
        if found is None:
            found = self.heard[window] = gathered(WINDOW[window] & self.in_play)
        return found

    def holder(self, power: Power) -> Seat:
        """7.1.4.e: who has a power's card as an adviser, relic or banner; NOBODY if it lies at a site or nowhere."""
        place = self.place_of(power.card)
        return SEATS[place % 100] if place >= AS_ADVISER else NOBODY

    def place_of(self, card: Thing) -> int:
        """Where a thing with a power lies: a slot, 100 + a seat (adviser), 200 + a seat (relic, banner), or -1.

        7.1.1.a-c.
        """
        place = self.place.get(card, NOBODY)
        if place == NOBODY:
            return NOBODY
        s = self.s
        if place < AS_ADVISER:
            site = s.sites[place]
            return place if card in site.cards or card == SITE_THING[site.card] else NOBODY
        player = s.players[place % 100]
        if place < AS_TREASURE:
            return place if card in player.advisers else NOBODY
        if is_relic(card):
            return place if card in player.relics else NOBODY
        if card in BANNER_OF:
            return place if s.holders[BANNER_OF[card]] == player.seat else NOBODY
        return place

    def slot_of(self, card: Thing) -> Slot:
        """7.1.1.b: the slot where a card (or site card, as a thing) lies; NO_SLOT elsewhere."""
        place = self.place_of(card)
        return SLOTS[place] if 0 <= place < AS_ADVISER else NO_SLOT

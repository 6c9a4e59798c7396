"""The table of Crescent Moon: the few named operations through which its state changes.

They conserve the components, keep the index of control, mark undo barriers and write the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.catalogue import (
    BUILDING_ID,
    CALIPH,
    CARD_ID,
    CASTLE,
    CITY,
    FORT,
    MURSHID,
    NOMAD,
    PALACE,
    RULER_ID,
    SULTAN,
    SULTANS,
    TOWN,
    WARFARE,
    Content,
    content,
)
from regnum.games.crescent_moon.geometry import HEXES, Geometry, Hex, geometry
from regnum.games.crescent_moon.state import (
    COMBAT_CLASH,
    EMPTY,
    NOBODY,
    NOWHERE,
    Clash,
    CrescentState,
    Player,
)
from regnum.kernel.rulings import ruling
from regnum.kernel.table import Table
from regnum.kernel.things import SEATS, Seat, things


class CrescentTable(Table):
    """The operations, in the order in which a player meets the things they move."""

    s: CrescentState

    def __init__(self, state: CrescentState) -> None:
        super().__init__(state)
        self.content: Content = content(state.pack)
        self.geo: Geometry = geometry(state.places, state.rivers)
        self.hexes = HEXES[: len(state.places)]

    # -- looking -------------------------------------------------------------------------------------------------

    def controls_other(self, h: Hex, seat: Seat) -> bool:
        """Whether another ruler controls the hex (06.01)."""
        holder = self.s.control[h]
        return holder >= 0 and holder != seat

    def present(self, h: Hex, seat: Seat) -> bool:
        """Whether a ruler has presence in a hex (07.01, 08.01-08.05, 10.01-10.04, 78.01, 78.02)."""
        s = self.s
        return s.control[h] == seat or s.influence[h] == seat or (seat == SULTAN and s.settlement[h] > 0)

    def presences(self, h: Hex) -> list[Seat]:
        """The rulers with presence in a hex, in turn order (53.04, 88.14)."""
        return [seat for seat in SEATS[: len(self.s.players)] if self.present(h, seat)]

    def ordinary(self, seat: Seat, h: Hex) -> int:
        """A ruler's ordinary units in a hex (04.01, 16.08)."""
        return self.s.ordinary[seat * len(self.s.places) + h]

    def mercenaries(self, seat: Seat, h: Hex) -> int:
        """A ruler's mercenary units in a hex (04.01, 26.03, 39.01)."""
        return self.s.mercenary[seat * len(self.s.places) + h]

    def units(self, seat: Seat, h: Hex) -> int:
        """All units of a ruler in a hex: one strength each (05.02, 45.01, 64.01)."""
        i = seat * len(self.s.places) + h
        return self.s.ordinary[i] + self.s.mercenary[i]

    def murshid_near(self, h: Hex) -> bool:
        """Whether the hex has the Murshid's token or is adjacent to one that has (51.01, 51.02, 76.04)."""
        influence = self.s.influence
        return influence[h] == MURSHID or any(influence[other] == MURSHID for other in self.geo.adjacent[h])

    def holds_unseen(self, me: Player) -> bool:
        """43.03, 30.04: whether, for all that the others know, this ruler may hold a card: Warfare is no secret."""
        return len(me.hand) > (WARFARE in me.hand)

    def hex(self, h: Hex) -> str:
        return f"hex:{self.s.names[h]}"

    # -- coins and points: the bank is unlimited (01.01, 01.02), so ledgers are kept ------------------------------

    def gain_coins(self, me: Player, n: int, rule: str, message: str = "log-gains-coins") -> None:
        """Coins from the bank, which never runs out (01.01, 01.06)."""
        me.coins += n
        self.s.minted += n
        if n and self.journal is not None:
            self.note(message, rule, {"ruler": RULER_ID[me.seat], "count": n})

    def pay_bank(self, me: Player, n: int, rule: str) -> None:
        """Coins to the bank (21.06, 27.03, 29.12)."""
        me.coins -= n
        self.s.minted -= n
        if n and self.journal is not None:
            self.note("log-pays-bank", rule, {"ruler": RULER_ID[me.seat], "count": n})

    def pay_ruler(self, me: Player, to: int, n: int, rule: str) -> None:
        """Coins from one ruler to another (26.07, 28.06, 29.11, 29.14, 86.07)."""
        me.coins -= n
        self.s.players[to].coins += n
        if n and self.journal is not None:
            self.note("log-pays-ruler", rule, {"ruler": RULER_ID[me.seat], "other": RULER_ID[to], "count": n})

    def score(self, me: Player, objective: int, n: int, rule: str, name: str) -> None:
        """Points from the bank, without limit (01.02), announced (40.04, 40.06, 40.13, 67.02); the tokens lie face
        down (40.07, 67.03)."""
        me.points += n
        self.s.awarded += n
        self.s.ledger.append((self.s.year, me.seat, objective, n))
        if self.journal is not None:
            self.note("log-scores", rule, {"ruler": RULER_ID[me.seat], "count": n, "objective": name})

    def hand_over_points(self, me: Player, to: Player, n: int) -> None:
        """76.08, 76.09: what a covenant promised."""
        me.points -= n
        to.points += n
        if self.journal is not None:
            self.note("log-covenant-paid", "76.08", {"ruler": RULER_ID[me.seat], "count": n})

    # -- pieces on the map ------------------------------------------------------------------------------------------

    def recount(self, h: Hex) -> None:
        """06.01, 06.02, 08.01, 08.02, 83.01, 50.10: who controls the hex now. While a combat lasts there it stays as it
        was."""
        s = self.s
        if s.clash.kind == COMBAT_CLASH and s.clash.hex == h:
            return
        n = len(s.places)
        if s.stronghold[h]:
            s.control[h] = s.holder[h]
        elif s.palace == h:
            s.control[h] = CALIPH
        else:
            for seat in SEATS[: len(s.players)]:
                i = seat * n + h
                if s.ordinary[i] or s.mercenary[i]:
                    s.control[h] = seat
                    return
            s.control[h] = NOBODY

    def place_units(self, me: Player, h: Hex, ordinary: int, mercenary: int, rule: str) -> None:
        """Units from the supply into a hex (01.03, 27.03, 28.07, 34.03, 35.03, 35.04, 89.01)."""
        i = me.seat * len(self.s.places) + h
        me.supply -= ordinary + mercenary
        self.s.ordinary[i] += ordinary
        self.s.mercenary[i] += mercenary
        self.recount(h)
        if self.journal is not None:
            self._units_line("log-places-units", rule, me, h, ordinary, mercenary)

    def recruit_units(self, me: Player, h: Hex, n: int) -> None:
        """Units from the reserves card into a hex: ordinary ones, the Nomad's mercenaries (25.01, 25.06, 25.12)."""
        i = me.seat * len(self.s.places) + h
        me.reserves -= n
        ordinary = 0 if me.seat == NOMAD else n
        self.s.ordinary[i] += ordinary
        self.s.mercenary[i] += n - ordinary
        self.recount(h)
        if self.journal is not None:
            self._units_line("log-recruits", "25.01", me, h, ordinary, n - ordinary)

    def fill_reserves(self, me: Player, n: int, rule: str) -> None:
        """Units from the supply to the reserves card (16.12, 39.03)."""
        me.supply -= n
        me.reserves += n
        if n and self.journal is not None:
            self.note("log-fills-reserves", rule, {"ruler": RULER_ID[me.seat], "count": n})

    def spend_reserves(self, me: Player, n: int) -> None:
        """28.10: the Nomad's units go from the reserves card to the supply."""
        me.reserves -= n
        me.supply += n

    def move_units(self, me: Player, a: Hex, b: Hex, ordinary: int, mercenary: int, rule: str) -> None:
        """Units from one hex into another (23.01, 23.04, 24.02, 24.04, 26.13)."""
        s = self.s
        n = len(s.places)
        i, j = me.seat * n + a, me.seat * n + b
        s.ordinary[i] -= ordinary
        s.mercenary[i] -= mercenary
        s.ordinary[j] += ordinary
        s.mercenary[j] += mercenary
        self.recount(a)
        if s.control[b] == NOBODY:
            s.control[b] = me.seat
        if self.journal is not None:
            self.note(
                "log-moves",
                rule,
                {
                    "ruler": RULER_ID[me.seat],
                    "from": self.hex(a),
                    "hex": self.hex(b),
                    "ordinary": ordinary,
                    "mercenaries": mercenary,
                },
            )

    def remove_units(
        self, me: Player, h: Hex, ordinary: int, mercenary: int, rule: str, message: str, *, home: bool = False
    ) -> None:
        """Units back to their owner's supply; with `home` as in a retreat: to the reserves card where that is due.

        47.01, 47.02: mercenaries go to the supply, ordinary units to the reserves card; the Nomad's mercenaries go to
        his reserves card (51.07). Who controls the hex is seen anew (06.01).
        """
        i = me.seat * len(self.s.places) + h
        self.s.ordinary[i] -= ordinary
        self.s.mercenary[i] -= mercenary
        kept = 0 if not home else mercenary if me.seat == NOMAD else ordinary
        me.reserves += kept
        me.supply += ordinary + mercenary - kept
        self.recount(h)
        if ordinary + mercenary and self.journal is not None:
            self._units_line(message, rule, me, h, ordinary, mercenary)

    def _units_line(self, message: str, rule: str, me: Player, h: Hex, ordinary: int, mercenary: int) -> None:
        """27.03, 46.02, 47.02: how many of each kind, and where."""
        self.note(
            message,
            rule,
            {"ruler": RULER_ID[me.seat], "hex": self.hex(h), "ordinary": ordinary, "mercenaries": mercenary},
        )

    def build(self, me: Player, kind: int, h: Hex, rule: str) -> None:
        """A building from the supply onto the map; a castle or city takes the place of a fort or town (21.01-21.05)."""
        s = self.s
        if kind == FORT:
            me.forts -= 1
            s.stronghold[h], s.holder[h] = 1, me.seat
        elif kind == CASTLE:
            if s.stronghold[h] == 1:
                me.forts += 1
            me.castles -= 1
            s.stronghold[h], s.holder[h] = 2, me.seat
        elif kind == TOWN:
            s.towns -= 1
            s.settlement[h] = 1
        else:
            if s.settlement[h] == 1:
                s.towns += 1
            s.cities -= 1
            s.settlement[h] = 2
        self.recount(h)
        if self.journal is not None:
            args = {"ruler": RULER_ID[me.seat], "building": BUILDING_ID[kind], "hex": self.hex(h)}
            self.note("log-builds", rule, args)

    def tear_down(self, kind: int, h: Hex) -> None:
        """A building goes back to its owner's supply (49.03, 50.02, 50.07)."""
        s = self.s
        if kind in (FORT, CASTLE):
            owner = s.players[s.holder[h]]
            if kind == FORT:
                owner.forts += 1
            else:
                owner.castles += 1
            s.stronghold[h], s.holder[h] = 0, NOBODY
        elif kind == TOWN:
            s.towns += 1
            s.settlement[h] = 0
        elif kind == CITY:
            s.cities += 1
            s.settlement[h] = 0
        else:
            s.palace = NOWHERE
        self.recount(h)

    def put_palace(self, h: Hex, rule: str) -> None:
        """11.09, 38.02-38.04: the palace is placed, brought back or moved; it is the only one (02.21, 83.01)."""
        before = self.s.palace
        self.s.palace = h
        if before != NOWHERE:
            self.recount(before)
        self.recount(h)
        if self.journal is not None:
            self.note("log-palace", rule, {"ruler": RULER_ID[CALIPH], "hex": self.hex(h)})

    def place_influence(self, me: Player, h: Hex, rule: str) -> None:
        """20.03, 59.02, 59.03, 91.12: a token already there goes back to its owner first; then the new one is
        placed."""
        s = self.s
        if s.influence[h] != NOBODY:
            s.players[s.influence[h]].influence += 1
        s.influence[h] = me.seat
        me.influence -= 1
        if self.journal is not None:
            self.note("log-places-influence", rule, {"ruler": RULER_ID[me.seat], "hex": self.hex(h)})

    def remove_influence(self, me: Player, h: Hex, rule: str) -> None:
        """34.02, 35.04: an own token back to the supply."""
        self.s.influence[h] = NOBODY
        me.influence += 1
        if self.journal is not None:
            self.note("log-removes-influence", rule, {"ruler": RULER_ID[me.seat], "hex": self.hex(h)})

    # -- the deck, the market, the hands ----------------------------------------------------------------------------

    def deck_size(self) -> int:
        """11.18, 36.01: cards in the power deck."""
        return len(self.s.stacked) + sum([len(layer) for layer in self.s.layers])

    def draw_card(self) -> int:
        """The next power card; an empty deck is made anew from the discard pile (18.07). EMPTY if there is none."""
        s = self.s
        if s.stacked:
            card = s.stacked[-1]
            s.stacked = s.stacked[:-1]
            self.fence()
            if self.outcomes is not None:
                self.outcomes.append(card)
            return card
        layers = s.layers
        while layers and not layers[-1]:
            layers.pop()
            s.seen.pop()
        if not layers:
            if not s.discard:
                return EMPTY
            layers.append(tuple(sorted(s.discard)))
            s.seen.append(-1)  # every discard was seen by everybody
            if self.journal is not None:
                self.note("log-deck-renewed", "18.07", {"count": len(s.discard)})
            s.discard = []
        top = layers[-1]
        i = self.random(len(top))
        layers[-1] = top[:i] + top[i + 1 :]
        return top[i]

    @ruling("short_deck")
    def look(self, me: Player, n: int, rule: str) -> None:
        """The top cards of the deck, for one ruler alone to look at (36.01, 37.01, rulings.short_deck)."""
        looked: list[int] = []
        mine = 1 << me.seat
        self.s.seen = [seats & mine for seats in self.s.seen]  # the others no longer know what is left
        while len(looked) < n:
            card = self.draw_card()
            if card == EMPTY:
                break
            looked.append(card)
        self.s.looked = tuple(sorted(looked))
        if self.journal is not None:
            self.note("log-looks", rule, {"ruler": RULER_ID[me.seat], "count": len(looked)})

    def put_back(self, me: Player, *, on_top: bool, rule: str) -> None:
        """The cards looked at and not taken, shuffled, to the top or the bottom of the deck (36.04, 36.07, 37.03)."""
        s = self.s
        if s.looked:
            if on_top:
                s.layers.append(s.looked)
                s.seen.append(1 << me.seat)
            else:
                s.layers.insert(0, s.looked)
                s.seen.insert(0, 1 << me.seat)
        if self.journal is not None:
            self.note(
                "log-puts-on-top" if on_top else "log-puts-below",
                rule,
                {"ruler": RULER_ID[me.seat], "count": len(s.looked)},
            )
        s.looked = ()

    def take_looked(self, me: Player, cards: Sequence[int]) -> None:
        """36.02, 36.03: cards secretly taken into hand."""
        looked = list(self.s.looked)
        for card in cards:
            looked.remove(card)
        self.s.looked = tuple(looked)
        me.hand = tuple(sorted((*me.hand, *cards)))
        if self.journal is not None:
            self.note(
                "log-takes-cards",
                "36.02",
                {"ruler": RULER_ID[me.seat], "count": len(cards)},
                {"cards": things(CARD_ID[card] for card in cards)},
                1 << me.seat,
            )

    def show_at_bazaar(self, me: Player, card: int) -> None:
        """37.02: a card looked at into an empty place of the Sultan's market, face up."""
        s = self.s
        looked = list(s.looked)
        looked.remove(card)
        s.looked = tuple(looked)
        s.bazaar[s.bazaar.index(EMPTY)] = card
        self.fence()
        if self.journal is not None:
            self.note("log-bazaar", "37.02", {"ruler": RULER_ID[me.seat], "card": CARD_ID[card]})

    def refill_market(self) -> None:
        """18.03-18.07: what is left slides to the right; then new cards, each into the leftmost empty place."""
        s = self.s
        left = [card for card in s.market if card != EMPTY]
        empty = len(s.market) - len(left)
        fresh: list[int] = []
        for _ in range(empty):
            card = self.draw_card()
            if card == EMPTY:
                break
            fresh.append(card)
        s.market = [*fresh, *([EMPTY] * (empty - len(fresh))), *left]
        if fresh and self.journal is not None:
            self.note("log-market-refilled", "18.06", {"cards": things(CARD_ID[card] for card in fresh)})

    def discard_from_market(self, place: int) -> None:
        """17.04, 17.05: a card of the market onto the discard pile, face up."""
        s = self.s
        card = s.market[place]
        s.market[place] = EMPTY
        s.discard.append(card)
        if self.journal is not None:
            self.note("log-market-discards", "17.05", {"card": CARD_ID[card]})

    def take_card(self, me: Player, market: int, card: int) -> None:
        """29.16: a bought card comes into hand; everybody sees which."""
        s = self.s
        if market == SULTANS:
            s.bazaar[s.bazaar.index(card)] = EMPTY
        else:
            first = sum(self.content.slots[:market])
            s.market[s.market.index(card, first, first + self.content.slots[market])] = EMPTY
        self.into_hand(me, card)

    def into_hand(self, me: Player, card: int) -> None:
        """29.16: a card that everybody sees go there."""
        me.hand = tuple(sorted((*me.hand, card)))
        me.known = tuple(sorted((*me.known, card)))

    def out_of_hand(self, me: Player, card: int) -> None:
        """30.02, 65.02: it is in hand no more, and nobody knows it there."""
        hand = list(me.hand)
        hand.remove(card)
        me.hand = tuple(hand)
        if card in me.known:
            known = list(me.known)
            known.remove(card)
            me.known = tuple(known)

    def discard_from_hand(self, me: Player, card: int) -> None:
        """30.02, 32.06, 65.02: a card from hand onto the discard pile."""
        self.out_of_hand(me, card)
        self.s.discard.append(card)

    def steal_card(self, me: Player, victim: Player) -> int:
        """card:agents. A card at random from a hand, never Warfare; the others do not see which."""
        choice = [card for card in victim.hand if card != WARFARE]
        card = choice[self.random(len(choice))]
        self.out_of_hand(victim, card)
        victim.known = ()  # nobody else knows any longer what is left
        me.hand = tuple(sorted((*me.hand, card)))
        if self.journal is not None:
            self.note(
                "log-steals",
                "30.01",
                {"ruler": RULER_ID[me.seat], "other": RULER_ID[victim.seat]},
                {"card": CARD_ID[card]},
                1 << me.seat | 1 << victim.seat,
            )
        return card

    # -- clashes ------------------------------------------------------------------------------------------------------

    def begin_clash(self, clash: Clash) -> None:
        """42.01, 53.01."""
        self.s.clash = clash

    def end_clash(self) -> None:
        """42.07, 50.10, 53.05, 57.08, 06.01: it is over, and who is left controls the hex."""
        h = self.s.clash.hex
        self.s.clash = Clash()
        self.recount(h)


def settlement_kind(s: CrescentState, h: Hex) -> int:
    """24.06, 24.07, 50.08, 50.09: TOWN or CITY; only where there is one."""
    return TOWN if s.settlement[h] == 1 else CITY


def stronghold_kind(s: CrescentState, h: Hex) -> int:
    """50.03, 50.05, 22.01, 22.02: FORT or CASTLE; only where there is one."""
    return FORT if s.stronghold[h] == 1 else CASTLE


def stronghold_strength(t: CrescentTable, seat: Seat, h: Hex) -> int:
    """05.01, 05.04-05.06, 22.01-22.05, 83.03: what a ruler's strongholds in a hex are worth; settlements 0."""
    s = t.s
    total = 0
    if s.stronghold[h] and s.holder[h] == seat:
        total += t.content.strength[stronghold_kind(s, h)]
    if seat == CALIPH and s.palace == h:
        total += t.content.strength[PALACE]
    return total

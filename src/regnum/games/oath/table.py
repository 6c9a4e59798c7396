"""The table of Oath: facts about it, and the few named operations through which its state changes.

Operations conserve the components, carry the "cannot"s and "instead"s that no path escapes, keep the index of powers,
mark undo barriers and write the journal. Words of the glossary (section 10) are operations: gain, take, give, burn,
kill, discard, swap, peek, seize.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from regnum.games.oath import law
from regnum.games.oath.asking import (
    CHOOSE_NUMBER,
    CHOOSE_SEVERAL,
    CONFIRM,
    FACEDOWN_SLOT,
    HIDDEN_SITE,
    NO_CHOICE,
    QUESTION_FOR,
    SITE,
)
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
from regnum.games.oath.catalogue import (
    ADVISER_LIMIT,
    ADVISER_ONLY,
    ATTACK_FACES,
    BANDITS_OF_A_SITE,
    BANK_ID,
    BANNER_ID,
    BANNER_LEAST,
    BANNER_OF,
    BANNER_SEIZE,
    BANNER_THING,
    CAPACITY,
    CARD_ID,
    CARDS,
    DARKEST_SECRET,
    DECK,
    DEFENSE_FACES,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    LOCKED,
    MOST_VISIONS,
    NO_CARD,
    NO_PILE,
    NO_RELIC,
    NO_SLOT,
    NO_SUIT,
    ONLOOKER,
    PEOPLES_FAVOR,
    PILE_ID,
    PURPLE,
    REGION_OF,
    RELIQUARY_ID,
    RELIQUARY_THING,
    SEAT_ID,
    SITE_ID,
    SITE_ONLY,
    SITE_THING,
    SITES,
    SLOT_ID,
    SLOTS,
    SUIT,
    THING_ID,
    Banner,
    Card,
    Pile,
    Region,
    Relic,
    Slot,
    Thing,
    card_numbered,
    is_edifice,
    is_relic,
    is_vision,
)
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    KIND,
    MASK_OF,
    POWERS,
    WINDOW,
    Power,
)
from regnum.games.oath.promises import HANDS_OFF, promised
from regnum.games.oath.state import (
    ACT,
    BANDITS,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    NOBODY,
    UNRULED,
    Act,
    Campaign,
    OathState,
    Player,
    Site,
)
from regnum.kernel.options import NO_ARGS, Args, Option, Reason
from regnum.kernel.questions import Pick, Question
from regnum.kernel.rulings import ruling
from regnum.kernel.table import Table
from regnum.kernel.things import SEATS, Seat

if TYPE_CHECKING:
    from regnum.games.oath.powers import BattlePlan

T = TypeVar("T")
N = TypeVar("N", bound=int)

POWER = "7.1.3"
"""What an operation cites where nothing else is said: a power does what it says."""
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
_ADVISERS = 100
_RELICS = 200
_NEITHER = card_numbered(-2)
"""Holds the place of a card while two are swapped."""


def things(ids: Iterable[str]) -> str:
    """Several things as one message parameter."""
    return "+".join(ids)


def each(mask: int) -> Iterator[Power]:
    """7.a: the powers of a mask, in the order of their numbers."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield POWERS[low.bit_length() - 1]


@lru_cache(maxsize=1 << 14)
def _all(mask: int) -> Sequence[Power]:
    """The same, gathered: the same few masks come up again and again."""
    return tuple(each(mask))


@cache
def _short_of_supply(needed: int, have: int) -> Reason:
    """The commonest obstacle of all, made once."""
    return Reason("4.2.g", "why-supply", {"needed": needed, "have": have})


class OathTable(Table):
    """Facts and operations, in the order of the law (9.3.a-f, 10.1.a-10.9.b, 10.14.a, 10.15.a, 10.23.a-10.29.a).

    Whatever powers bring that the law does not describe is made of these (9.1.f-h).
    """

    s: OathState

    def __init__(self, state: OathState) -> None:
        super().__init__(state)
        self.at_site: list[int] = []
        self.of_advisers: list[int] = []
        self.of_relics: list[int] = []
        self.place: dict[Thing, int] = {}
        self.in_play = 0
        self.site_powers = 0
        self.of_colour = {player.colour: player for player in state.players}
        self.prince = NOBODY if state.prince is None else state.prince.seat
        """The place of the Clockwork Prince among the players; NOBODY where he does not play."""
        self.empire = state.chancellor
        """The seat that stands for the Empire, wherever somebody must: the Chancellor's."""
        self.reindex()

    # -- the index of powers: kept by the operations that move a card, never scanned for ------------------------

    def reindex(self) -> None:
        """Build the whole index from the table."""
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
        site = self.s.sites[slot]
        mask = 0
        place = self.place
        if site.faceup:
            mask = MASK_OF.get(SITE_THING[site.card], 0)
            place[SITE_THING[site.card]] = slot
            for card in site.cards:
                mask |= MASK_OF.get(card, 0)
                place[card] = slot
        self.at_site[slot] = mask

    @ruling("prince_reliquary_modifiers")
    def _index_player(self, seat: Seat) -> None:
        """What a player's things can do; the bare spaces of the Reliquary bind the Chancellor, the Prince too."""
        s = self.s
        player = s.players[seat]
        place = self.place
        mask = 0
        for card in player.advisers:
            place[card] = _ADVISERS + seat
            if card not in player.down:
                mask |= MASK_OF.get(card, 0)
        self.of_advisers[seat] = mask
        mask = 0
        for relic in player.relics:
            mask |= MASK_OF.get(relic, 0)
            place[relic] = _RELICS + seat
        for banner, holder in enumerate(s.holders):
            if holder == seat:
                mask |= MASK_OF.get(BANNER_THING[banner], 0)
                place[BANNER_THING[banner]] = _RELICS + seat
        if seat == self.empire:
            for space, relic in enumerate(s.reliquary):
                if relic == NO_CARD:
                    mask |= MASK_OF.get(RELIQUARY_THING[space], 0)
                    place[RELIQUARY_THING[space]] = _RELICS + seat
        self.of_relics[seat] = mask

    def _sum_index(self) -> None:
        mask = 0
        for part in self.at_site:
            mask |= part
        for part in self.of_advisers:
            mask |= part
        for part in self.of_relics:
            mask |= part
        self.in_play = mask
        sites = 0
        for site in self.s.sites:
            if site.faceup:
                sites |= MASK_OF.get(SITE_THING[site.card], 0)
        self.site_powers = sites

    def site_changed(self, slot: Slot) -> None:
        self._index_site(slot)
        self._sum_index()

    def player_changed(self, seat: Seat) -> None:
        self._index_player(seat)
        self._sum_index()

    def access(self, who: Seat, at: Slot, advisers: Seat = NOBODY) -> int:
        """7.1.1.a-f, A.1.l-m: the powers of cards that a player rules or stands beside."""
        mask = self.of_relics[who] | self.of_advisers[who if advisers == NOBODY else advisers] | self.at_site[at]
        s = self.s
        imperial = self.imperial(who)
        colour = s.players[who].colour
        claimed = WINDOW["rules_site"] & self.in_play
        for slot, powers in zip(SLOTS, self.at_site, strict=True):
            if powers and slot != at:
                army = s.sites[slot].army
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
        """Where a power says who rules a card at a site (rules_card), access by ruling follows it."""
        for slot in SLOTS:
            for card in self.s.sites[slot].cards:
                bits = MASK_OF.get(card, 0) & ~plans
                if bits and slot != at:
                    if self.rules_card(who, card):
                        mask |= bits
                    else:
                        mask &= ~bits
        return mask

    def speaking(self, act: Act, window: str, ignored: int = 0) -> Sequence[Power]:
        """The powers that speak in a window of a major action: persistent, mandatory with access, or chosen."""
        if act.who == self.prince and self.unbound(window):
            return ()
        mask = WINDOW[window] & ~ignored
        used = 0
        for index in act.used:
            used |= 1 << index
        mask &= self.in_play | used
        if not mask:
            return ()
        out = mask & (KIND["persistent"] | used)
        bound = mask & KIND["mandatory"]
        if bound:
            out |= bound & self.access(act.who, act.at, act.advisers)
        return _all(out)

    @ruling("prince_ignored_bans")
    def unbound(self, window: str) -> bool:
        """P.15.a-b: whether the Prince ignores what powers say in a window: bans without a price, limits of Travel."""
        return window in IGNORED_BY_THE_PRINCE

    def useless_to_the_prince(self) -> int:
        """P.15.j: the mask of the modifiers and battle plans that do nothing for the Clockwork Prince."""
        from regnum.games.oath.prince import helping  # it knows every card

        return helping.useless()

    def voices(self, window: str) -> Sequence[Power]:
        """The powers that speak in an operation or about a fact: all that are in play."""
        mask = WINDOW[window] & self.in_play
        return _all(mask) if mask else ()

    def holder(self, power: Power) -> Seat:
        """Who has the card of a power as an adviser, relic or banner; NOBODY if it lies at a site or nowhere."""
        place = self.place_of(power.card)
        return SEATS[place % 100] if place >= _ADVISERS else NOBODY

    def place_of(self, card: Thing) -> int:
        """Where a thing with a power lies: a slot, 100 + a seat (adviser), 200 + a seat (relic, banner), or -1."""
        place = self.place.get(card, NOBODY)
        if place == NOBODY:
            return NOBODY
        s = self.s
        if place < _ADVISERS:
            site = s.sites[place]
            return place if card in site.cards or card == SITE_THING[site.card] else NOBODY
        player = s.players[place % 100]
        if place < _RELICS:
            return place if card in player.advisers else NOBODY
        if is_relic(card):
            return place if card in player.relics else NOBODY
        if card in BANNER_OF:
            return place if s.holders[BANNER_OF[card]] == player.seat else NOBODY
        return place

    def slot_of(self, card: Thing) -> Slot:
        """The slot where a card (or site card, as a thing) lies; NOBODY elsewhere."""
        place = self.place_of(card)
        return SLOTS[place] if 0 <= place < _ADVISERS else NO_SLOT

    # -- players ------------------------------------------------------------------------------------------------

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
            weight = max(weight, power.adviser_weight(self, player, card))
        return weight

    def adviser_suits(self, seat: Seat) -> list[int]:
        """The suits among a player's faceup advisers."""
        return sorted({*(SUIT[card] for card in self.faceup_advisers(seat)), *self.schemers(seat)} - {NO_SUIT})

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

    # -- sites and rule -----------------------------------------------------------------------------------------

    def site_option(self, slot: Slot) -> Option[int]:
        site = self.s.sites[slot]
        return SITE[site.card] if site.faceup else HIDDEN_SITE[slot]

    def slot(self, value: int) -> Slot:
        """The slot that the value of a site option means."""
        if value >= FACEDOWN_SLOT:
            return SLOTS[value - FACEDOWN_SLOT]
        for slot in SLOTS:
            site = self.s.sites[slot]
            if site.card == value and site.faceup:
                return slot
        raise KeyError(value)

    def site_name(self, slot: Slot) -> str:
        site = self.s.sites[slot]
        return SITE_ID[site.card] if site.faceup else SLOT_ID[slot]

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
                ruler = power.rules_site(self, slot)
                if ruler is not None:
                    return ruler
        return BANDITS

    def rules(self, seat: Seat, slot: Slot) -> bool:
        """10.18.a-d, 6.6.3.a-b: every Imperial player rules every site of the Empire."""
        ruler = self.ruler(slot)
        return self.imperial(seat) if ruler == self.empire else ruler == seat

    def sites_ruled(self, seat: Seat) -> list[Slot]:
        return [slot for slot in SLOTS if self.rules(seat, slot)]

    def ruler_of(self, card: Thing) -> Seat:
        """10.18.a-d: who rules a card: its holder, or the ruler of its site."""
        place = self.place_of(card)
        if place == NOBODY:
            return UNRULED
        if place >= _ADVISERS:
            return SEATS[place % 100]
        if WINDOW["rules_card"] & self.in_play:
            for power in self.voices("rules_card"):
                ruler = power.rules_card(self, card, SLOTS[place])
                if ruler is not None:
                    return ruler
        return self.ruler(SLOTS[place])

    def rules_card(self, seat: Seat, card: Thing) -> bool:
        """Whether a player rules a card: as an adviser or relic, or because of its site."""
        place = self.place_of(card)
        if place == NOBODY:
            return False
        if place >= _ADVISERS:
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

    def paid_to(self, ruler: Seat) -> Seat:
        """Whom a toll goes to: the Chancellor for the Empire, nobody for the bandits."""
        return ruler

    def bandits_at(self, slot: Slot) -> int:
        """2.8.3.a-b: the bandits of a site."""
        return BANDITS_OF_A_SITE + sum(power.bandits(self, slot) for power in self.voices("bandits"))

    def capacity(self, slot: Slot) -> int:
        """2.8.1.a-b: how many cards a site holds; a facedown site holds none."""
        site = self.s.sites[slot]
        if not site.faceup:
            return 0
        for power in self.voices("capacity"):
            capacity = power.capacity(self, slot)
            if capacity is not None:
                return capacity
        return CAPACITY[site.card]

    def room(self, slot: Slot) -> int:
        return self.capacity(slot) - len(self.s.sites[slot].cards)

    def region(self, player: Player) -> Region:
        """10.21.a-b: the region a player's pawn is in; the player's site is `player.pawn`."""
        return REGION_OF[player.pawn]

    def cards_of_suit_at(self, slot: Slot, suit: int) -> list[Card]:
        return [card for card in self.s.sites[slot].cards if SUIT[card] == suit]

    def pawns_at(self, slot: Slot, but: Seat = NOBODY) -> list[Player]:
        """The players whose pawns stand at a site, in turn order."""
        return [player for player in self.in_turn_order() if player.pawn == slot and player.seat != but]

    # -- favor --------------------------------------------------------------------------------------------------

    def purse(self, player: Player) -> int:
        """The favor a player can spend."""
        favor = player.favor
        if WINDOW["purse"] & self.in_play:
            for power in self.voices("purse"):
                favor += power.purse(self, player)
        return favor

    def spend_favor(self, player: Player, n: int) -> None:
        """Take favor off a board (or out of what counts as such)."""
        if WINDOW["pays_favor"] & self.in_play and n > player.favor:
            left = n - player.favor
            for power in self.voices("pays_favor"):
                left -= power.pays_favor(self, player, left)
            n = player.favor + left
        player.favor -= n

    def favor_to(self, player: Player, n: int) -> None:
        """Favor comes to a board. What is left of the Prince's Ambition is settled first (prince-ambition)."""
        if player.seat == self.prince and self.s.prince is not None:
            self.s.prince.ambition = min(self.s.prince.ambition, player.favor)
        if n and WINDOW["favor_comes_to"] & self.in_play:
            for power in self.voices("favor_comes_to"):
                if power.favor_comes_to(self, player, n):
                    return
        player.favor += n

    def gain_favor(self, player: Player, n: int, suit: int, rule: str = POWER) -> int:
        """10: gain favor from a favor bank, as much as there is (9.3)."""
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
        """10.20.a-b: burn favor of a board."""
        n = min(n, self.purse(player))
        if n > 0:
            self.spend_favor(player, n)
            self.favor_burned(n)
            if self.journal is not None:
                self.note("log-burns-favor", rule, {"player": SEAT_ID[player.seat], "count": n})
        return n

    def favor_burned(self, n: int) -> None:
        """Favor that has left its place goes to the shared bank, unless a power catches it."""
        for power in self.voices("favor_burned"):
            if power.favor_burned(self, n):
                return
        self.s.bank += n

    def favor_to_bank(self, player: Player, n: int, suit: int, rule: str = POWER) -> int:
        """Favor of a board into a favor bank."""
        n = min(n, self.purse(player))
        if n > 0:
            self.spend_favor(player, n)
            self.s.banks[suit] += n
            if self.journal is not None:
                self.note("log-banks-favor", rule, {"player": SEAT_ID[player.seat], "count": n, "bank": BANK_ID[suit]})
        return n

    def move_favor(self, source: int, to: int, n: int, rule: str = POWER) -> int:
        """Favor from one favor bank to another."""
        banks = self.s.banks
        n = min(n, banks[source])
        banks[source] -= n
        banks[to] += n
        if n and self.journal is not None:
            self.note("log-moves-favor", rule, {"count": n, "from": BANK_ID[source], "to": BANK_ID[to]})
        return n

    # -- secrets: unlimited (9.3) -------------------------------------------------------------------------------

    @ruling("facedown_secrets")
    def all_secrets(self, player: Player) -> int:
        """Secrets on a board, facedown ones too (facedown-secrets)."""
        return player.secrets + player.facedown

    def secrets_on_cards(self) -> int:
        """Secrets on denizens, edifices and relics: they are the active player's (4.3.2)."""
        return sum(secrets for _, _, secrets in self.s.tokens)

    def gain_secrets(self, player: Player, n: int, rule: str = POWER) -> None:
        """10: gain secrets from the shared bank, faceup."""
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
        """Secrets change boards; facedown ones stay so (facedown-secrets). For giving and taking alike."""
        giver.secrets -= n - facedown
        giver.facedown -= facedown
        to.secrets += n - facedown
        to.facedown += facedown
        if n and self.journal is not None:
            args = {"player": SEAT_ID[giver.seat], "count": n, "to": SEAT_ID[to.seat]}
            self.note("log-hands-secrets", rule, args)

    def cannot_give_secrets(self, giver: Seat) -> Reason | None:
        """Why a player cannot give secrets."""
        for power in self.voices("give_secret_cannot"):
            reason = power.give_secret_cannot(self, giver)
            if reason is not None:
                return reason
        return None

    @ruling("facedown_secrets")
    async def which_secrets(self, owner: Player, n: int) -> int:
        """facedown-secrets: where only some of a player's secrets leave, the owner says how many are facedown ones."""
        low = max(0, n - owner.secrets)
        high = min(n, owner.facedown)
        return await self.number(owner, low, high, None, "facedown-secrets")

    def flip_secrets(self, player: Player, n: int) -> None:
        """Faceup secrets are turned facedown (4.3.2.e)."""
        player.secrets -= n
        player.facedown += n

    # -- Supply -------------------------------------------------------------------------------------------------

    def gain_supply(self, player: Player, n: int, rule: str = POWER) -> None:
        """Supply, never beyond the leftmost space (4.3.4)."""
        before = player.supply
        player.supply = min(FULL_SUPPLY, before + n)
        if player.supply > before and self.journal is not None:
            self.note("log-gains-supply", rule, {"player": SEAT_ID[player.seat], "count": player.supply - before})

    # -- bills --------------------------------------------------------------------------------------------------

    def cannot_pay(self, player: Player, bill: Bill) -> Reason | None:
        """4.2.g, 7.1.2.a-n: why a bill cannot be paid."""
        supply = 0 if bill.free or player.seat == self.prince else bill.base + bill.more
        if supply > player.supply:
            return _short_of_supply(supply, player.supply)
        if not (bill.lines or bill.favor or bill.secrets):
            return None
        if bill.secrets + bill.flips > player.secrets:
            needed = {"needed": bill.secrets + bill.flips, "have": player.secrets}
            return Reason(self._asking(bill), "why-secrets", needed)
        if bill.favor and bill.favor > self.purse(player):
            return Reason(self._asking(bill), "why-favor", {"needed": bill.favor, "have": self.purse(player)})
        if bill.warbands > player.warbands:
            return Reason("7.1.2.a", "why-warbands", {"needed": bill.warbands, "have": player.warbands})
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
        charged = any(power is not None and kind != FLIP_SECRET for kind, *_, power in bill.lines)
        return "7.1.2.a" if charged else bill.rule

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
        power.price(self, user, bill)
        for other in self.voices("use_price"):
            if other is not power:
                other.use_price(self, user, power, bill)
        return self.use_cannot(user, power, bill)

    def use_cannot(self, user: Seat, power: Power, bill: Bill) -> Reason | None:
        """7.1: why a power cannot be used at this price."""
        for other in self.voices("use_cannot"):
            reason = other.use_cannot(self, user, power, bill)
            if reason is not None:
                return reason
        return None

    # -- tokens on cards ----------------------------------------------------------------------------------------

    def occupied(self, card: Thing) -> bool:
        """7.1.2.a-n, A.1.n-o: whether any favor or secret lies on a card."""
        return any(laid == card for laid, _, _ in self.s.tokens)

    def tokens_on(self, card: Thing) -> tuple[int, int]:
        for laid, favor, secrets in self.s.tokens:
            if laid == card:
                return favor, secrets
        return 0, 0

    def lay_tokens(self, card: Thing, favor: int, secrets: int) -> None:
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
        """Favor that lay on a card goes to the bank of its suit; a card without one lets it be burned."""
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

    # -- warbands -----------------------------------------------------------------------------------------------

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
        """The side of the campaign on which a player's warbands stand; -1 for none."""
        if not self.s.campaigns:
            return NOBODY
        c = self.s.campaigns[-1]
        if seat == c.who:
            return ATTACKER
        return DEFENDER if seat == c.defender or seat in c.allies else NOBODY

    def side_at(self, slot: Slot) -> int:
        if not self.s.campaigns:
            return NOBODY
        c = self.s.campaigns[-1]
        if slot in c.joined:
            return ATTACKER
        return DEFENDER if slot in c.targets else NOBODY

    def _die(self, colour: int, n: int, side: int) -> None:
        """10.25.a-b: warbands go to the personal bank of their colour, unless a power saves them."""
        for power in self.saving("killed"):
            if power.killed(self, colour, n, side):
                return
        self.by_colour(colour).bank += n
        if side != NOBODY:
            c = self.s.campaigns[-1]
            attacker, defender = c.killed
            c.killed = (attacker + n, defender) if side == ATTACKER else (attacker, defender + n)

    def saving(self, window: str) -> Sequence[Power]:
        """Powers in use in the campaign under way that speak in a window."""
        if not WINDOW[window] or not self.s.campaigns:
            return ()
        return [POWERS[plan.power] for plan in self.s.campaigns[-1].plans if WINDOW[window] >> plan.power & 1]

    @ruling("kill_as_many_as_you_can")
    def kill_on_board(self, player: Player, n: int, rule: str = POWER) -> int:
        """Kill warbands on a board, as many as there are (kill-as-many-as-you-can)."""
        n = min(n, player.warbands)
        if n > 0:
            player.warbands -= n
            self._die(self.army(player), n, self.side_of(player.seat))
            if self.journal is not None:
                self.note("log-kills-on-board", rule, {"player": SEAT_ID[player.seat], "count": n})
        return n

    def kill_at(self, slot: Slot, n: int, rule: str = POWER) -> int:
        """Kill warbands at a site, as many as there are."""
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
        site.warbands -= n
        if not site.warbands:
            site.army = NOBODY

    def cannot_place(self, seat: Seat, slot: Slot) -> Reason | None:
        """Why a player cannot place warbands at a site."""
        if seat == self.prince:
            return None  # P.15.a
        for power in self.voices("place_warbands_cannot"):
            reason = power.place_warbands_cannot(self, seat, slot)
            if reason is not None:
                return reason
        return None

    def place_warbands(self, player: Player, slot: Slot, n: int, rule: str = POWER) -> int:
        """Warbands from a board to a site."""
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
        """Warbands from a site to a board of the same colour."""
        site = self.s.sites[slot]
        n = min(n, site.warbands)
        self._leave(site, n)
        player.warbands += n
        if n and self.journal is not None:
            args = {"player": SEAT_ID[player.seat], "count": n, "site": self.site_name(slot)}
            self.note("log-takes-back-warbands", rule, args)

    def own_warbands_at(self, player: Player, slot: Slot) -> int:
        """The warbands of a player's army at a site."""
        site = self.s.sites[slot]
        return site.warbands if site.army == self.army(player) else 0

    def lay_warbands(self, thing: Thing, colour: int, n: int) -> None:
        """Warbands onto a card (or, negative, off it)."""
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

    # -- cards --------------------------------------------------------------------------------------------------

    def all_seats(self) -> int:
        """Who knows what is shown to everybody: all seats, and who looks on."""
        return (1 << len(self.s.players)) - 1 | ONLOOKER

    def knows(self, seat: Seat, card: Card) -> bool:
        return bool(self.s.seen[card] >> seat & 1)

    def peek(self, player: Player, cards: Sequence[Card], rule: str, where: Args) -> None:
        """10.12.a: look at facedown cards. Whoever has looked remembers as long as they lie where they are."""
        eyes = self.eyes_of(player)
        for card in cards:
            self.s.seen[card] |= eyes
        self._turned_up(cards)
        if self.journal is not None:
            secret = {"cards": things(CARD_ID[card] for card in cards)}
            self.note("log-peeks", rule, {"player": SEAT_ID[player.seat], **where}, secret, eyes)

    def eyes_of(self, player: Player) -> int:
        """Who sees what a player looks at: the player, and for a Prince whoever decides for him (P.15.l-o)."""
        eyes = 1 << player.seat
        if player.seat == self.prince and not self.refuses(player.seat):
            from regnum.games.oath.prince import behalf  # it knows the whole game

            eyes |= 1 << behalf.decider(self)
        return eyes

    def _turned_up(self, cards: Sequence[Card]) -> None:
        """Somebody has learnt what these cards are: no less an outcome than a card drawn, and no way back."""
        self.fence()
        if self.outcomes is not None:
            self.outcomes.extend(cards)

    def peek_site(self, player: Player, slot: Slot, rule: str) -> None:
        """Look at a facedown site."""
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

    def locked(self, card: Thing, who: Seat) -> bool:
        """7.2.2.a-d, A.1.d: whether a faceup card can be neither discarded, moved nor swapped by this player."""
        if LOCKED[card]:
            return True
        if WINDOW["locks"] & self.in_play:
            return any(power.locks(self, card, who) for power in self.voices("locks"))
        return False

    @ruling("modifier_in_use")
    def in_use(self, card: Thing) -> bool:
        """7.4.3.a: whether a modifier on this card is in use in an action under way."""
        s = self.s
        acts: tuple[list[Any], ...] = (s.trips, s.searches, s.musters, s.trades, s.recovers)
        for stack in acts:
            for act in stack:
                if any(POWERS[index].card == card for index in act.used):
                    return True
        return False

    def cannot_discard(self, card: Thing, who: Seat) -> Reason | None:
        """Why a player cannot discard a faceup card (7.2.2, 7.4.3)."""
        if self.locked(card, who):
            return Reason("7.2.2", "why-locked", {"card": CARD_ID[card]})
        if self.in_use(card):
            return Reason("7.4.3", "why-in-use", {"card": CARD_ID[card]})
        return None

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
            if top:
                s.deck = (*s.deck, card)
                s.layers = (1, *s.layers)
            else:
                s.deck = (card, *s.deck)
                s.layers = (*s.layers, 1)
        else:
            s.discards[pile] = (*s.discards[pile], card) if top else (card, *s.discards[pile])

    def stack_pile(self, source: Pile, to: Pile, rule: str) -> None:
        """A whole discard pile onto another one, in the same order."""
        s = self.s
        n = len(s.discards[source])
        s.discards[to] = (*s.discards[to], *s.discards[source])
        s.discards[source] = ()
        if self.journal is not None:
            self.note("log-stacks-pile", rule, {"count": n, "from": PILE_ID[source], "to": PILE_ID[to]})

    def discard_at(self, card: Card, who: Seat, pile: Pile = NO_PILE, top: bool = True) -> None:
        """Discard a card that lies at a site (10.10). Everybody has seen it."""
        slot = self.slot_of(card)
        if slot == NO_SLOT:
            return
        if pile == NO_PILE:
            pile = self.pile_for(who, slot)
        site = self.s.sites[slot]
        site.cards = tuple([other for other in site.cards if other != card])
        self._clear(card)
        self.put_on_pile(card, pile, top)
        self.s.seen[card] = self.all_seats()
        if who == self.active.seat:
            self.s.spent.append(slot * 6 + SUIT[card])
        self.site_changed(slot)
        if self.journal is not None:
            args: Args = {"card": CARD_ID[card], "site": self.site_name(slot)}
            self.note("log-discards-at", "10.10", args)

    @ruling("where_advisers_are_discarded")
    def discard_adviser(self, owner: Player, card: Card, who: Seat, pile: Pile = NO_PILE, top: bool = True) -> None:
        """Discard an adviser (where-advisers-are-discarded: by the pawn of whoever carries it out)."""
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
        """Discard a faceup card wherever it lies: at a site or among advisers. One that has gone already stays gone."""
        place = self.place_of(card)
        if place == NOBODY:
            return
        if place >= _ADVISERS:
            self.discard_adviser(self.s.players[place % 100], CARDS[card].number, who)
        else:
            self.discard_at(CARDS[card].number, who)

    def _drop_adviser(self, owner: Player, card: Card) -> None:
        owner.advisers = tuple([other for other in owner.advisers if other != card])
        if card in owner.down:
            owner.down = tuple([other for other in owner.down if other != card])
        self.player_changed(owner.seat)

    def add_adviser(self, owner: Player, card: Card, faceup: bool = True) -> None:
        """A card becomes an adviser."""
        owner.advisers = (*owner.advisers, card)
        self.fence()
        if faceup:
            self.s.seen[card] = self.all_seats()
        else:
            owner.down = (*owner.down, card)
        self.player_changed(owner.seat)

    def remove_adviser(self, owner: Player, card: Card) -> None:
        """An adviser goes elsewhere; its tokens go with it."""
        self._drop_adviser(owner, card)

    def turn_up(self, owner: Player, card: Card) -> None:
        """A facedown adviser is turned faceup."""
        self.fence()
        owner.down = tuple([other for other in owner.down if other != card])
        self.s.seen[card] = self.all_seats()
        self.player_changed(owner.seat)

    def add_to_site(self, slot: Slot, card: Card) -> None:
        """A card comes to lie at a site."""
        site = self.s.sites[slot]
        site.cards = (*site.cards, card)
        self.s.seen[card] = self.all_seats()
        self.fence()
        self.site_changed(slot)

    def remove_from_site(self, card: Card) -> None:
        """A card leaves a site; its tokens go with it."""
        slot = self.slot_of(card)
        site = self.s.sites[slot]
        site.cards = tuple([other for other in site.cards if other != card])
        self.site_changed(slot)

    def dispossess(self, card: Card) -> None:
        """A denizen at a site goes to the Dispossessed; what lay on it goes where a discard would send it."""
        slot = self.slot_of(card)
        self.remove_from_site(card)
        self._clear(card)
        self.s.dispossessed = (*self.s.dispossessed, card)
        self.s.seen[card] = 0
        if self.journal is not None:
            self.note("log-dispossesses", "10.17", {"card": CARD_ID[card], "site": self.site_name(slot)})

    def swap(self, one: Card, other: Card) -> None:
        """10.13.a: two faceup cards change places, with their tokens."""
        a, b = self.place_of(one), self.place_of(other)
        self._replace(a, one, _NEITHER)
        self._replace(b, other, one)
        self._replace(a, _NEITHER, other)
        for place in (a, b):
            if place < _ADVISERS:
                self._index_site(SLOTS[place])
            else:
                self._index_player(SEATS[place % 100])
        self._sum_index()
        if self.journal is not None:
            self.note("log-swaps", "10.13", {"one": CARD_ID[one], "other": CARD_ID[other]})

    def swap_facedown(self, one: Player, i: int, other: Player, j: int) -> None:
        """10.13: two facedown advisers change owners unseen; the new owners may look at what they have got."""
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

    def _replace(self, place: int, old: Card, new: Card) -> None:
        if place < _ADVISERS:
            site = self.s.sites[place]
            site.cards = tuple([new if card == old else card for card in site.cards])
        else:
            player = self.s.players[place % 100]
            player.advisers = tuple([new if card == old else card for card in player.advisers])

    def cannot_move(self, card: Thing, who: Seat, to_site: bool) -> Reason | None:
        """7.2.a: why a faceup card cannot be moved or swapped to a site (or to advisers)."""
        if self.locked(card, who):
            return Reason("7.2.2", "why-locked", {"card": CARD_ID[card]})
        from_site = self.slot_of(card) != NO_SLOT
        if not law.may_move(self.s, card, from_site, to_site):
            return Reason("7.2.1", "why-restricted", {"card": CARD_ID[card]})
        return None

    @ruling("over_the_adviser_limit")
    def crowd(self, player: Player, gone: Sequence[Card], come: Sequence[tuple[Card, bool]]) -> tuple[int, list[Card]]:
        """2.2.2.a-d, 7.6.4.a-d: how many of a player's other advisers must go, and which may.

        over-the-adviser-limit: some leave, others come (they may be there already), each with whether it lies
        faceup. Those may go that count, are not locked and not in use.
        """
        arriving = [card for card, _ in come]
        stay = [card for card in player.advisers if card not in gone and card not in arriving]
        new = 0
        for card, faceup in come:
            new |= MASK_OF.get(card, 0) if faceup else 0
        if len(come) == 1 and any(power.ignores_limit(self, player) for power in each(new & WINDOW["ignores_limit"])):
            return 0, stay
        mask = new
        for card in stay:
            if card not in player.down:
                mask |= MASK_OF.get(card, 0)
        limit = ADVISER_LIMIT
        for power in each(mask & WINDOW["adviser_limit"]):
            lower = power.adviser_limit(self, player)
            if lower is not None:
                limit = min(limit, lower)
        may_leave = [card for card in stay if card in player.down or self.cannot_discard(card, player.seat) is None]
        number = len(stay) + len(come)
        counting = list(each(mask & WINDOW["adviser_counts"]))
        if counting:
            lying = {card: card not in player.down for card in stay} | dict(come)
            counted = [c for c, up in lying.items() if all(p.adviser_counts(self, player, c, up) for p in counting)]
            number = len(counted)
            may_leave = [card for card in may_leave if card in counted]
        return max(0, number - limit), may_leave

    def too_many_advisers(self, player: Player, arriving: Card = NO_CARD, faceup: bool = True) -> int:
        """How many of a player's other advisers must go if this card arrives."""
        return self.crowd(player, (), () if arriving == NO_CARD else ((arriving, faceup),))[0]

    def may_leave(self, player: Player, arriving: Card = NO_CARD, faceup: bool = True) -> list[Card]:
        """Advisers that may be discarded to make room."""
        return self.crowd(player, (), () if arriving == NO_CARD else ((arriving, faceup),))[1]

    # -- the decks ----------------------------------------------------------------------------------------------

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
        """The Vision nearest the top of the world deck (the others keep their order); NO_CARD if there is none left."""
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
        """The top (or bottom) card of a discard pile."""
        s = self.s
        cards = s.discards[pile]
        card = cards[0] if bottom else cards[-1]
        s.discards[pile] = cards[1:] if bottom else cards[:-1]
        s.seen[card] |= 1 << player.seat
        self.fence()
        return card

    def draw_relic(self) -> Relic:
        """The top relic of the relic deck."""
        s = self.s
        relic = s.relic_deck[-1]
        s.relic_deck = s.relic_deck[:-1]
        self.fence()
        return relic

    # -- relics and banners -------------------------------------------------------------------------------------

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
                reason = power.take_cannot(self, taker, thing, holder)
                if reason is not None:
                    return reason
        return None

    def add_relic(self, player: Player, relic: Relic, rule: str, taken: bool = True) -> None:
        """A relic comes to a player, faceup. Taken on this turn, the Grand Scepter rests (its own text)."""
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
        player.relics = tuple([other for other in player.relics if other != relic])
        self.player_changed(player.seat)

    def take_relic_from(self, player: Player, victim: Player, relic: Relic, rule: str) -> None:
        """10.2.a-c: take a relic from a player. `relics_taken` follows, when all of one taking are there."""
        self.remove_relic(victim, relic)
        self.add_relic(player, relic, rule)

    def take_relic_at(self, player: Player, slot: Slot, place: int, rule: str) -> Relic:
        """Take a facedown relic from a site."""
        site = self.s.sites[slot]
        relic = site.relics[place]
        site.relics = site.relics[:place] + site.relics[place + 1 :]
        self.add_relic(player, relic, rule)
        return relic

    @ruling("taking_from_the_reliquary")
    def take_from_reliquary(self, player: Player, space: int, rule: str, taken: bool = True) -> Relic:
        """A relic of the Reliquary goes to a player: its space lies bare, and the Chancellor has its modifier (2.3)."""
        s = self.s
        relic = s.reliquary[space]
        s.reliquary = (*s.reliquary[:space], NO_RELIC, *s.reliquary[space + 1 :])
        self.player_changed(self.empire)
        self.add_relic(player, relic, rule, taken)
        if self.journal is not None:
            self.note("log-reliquary-bare", "2.3", {"space": RELIQUARY_ID[space]})
        return relic

    def relic_to_bottom(self, relic: Relic) -> None:
        """A relic under the relic deck. Warbands lying on it go back to their boards first (relic:obsidian-cage)."""
        for thing, colour, n in list(self.s.on_cards):
            if thing == relic:
                self.lay_warbands(thing, colour, -n)
                owner = self.by_colour(colour)
                if self.army(owner) == colour:
                    owner.warbands += n
                else:  # the colour of a former Exile
                    owner.bank += n
                    self.gain_warbands(owner, n)
        self.s.relic_deck = (relic, *self.s.relic_deck)

    def give_banner(self, banner: Banner, to: Seat) -> None:
        """A banner is given: tokens and side stay (2.5)."""
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

    def add_to_banner(self, banner: Banner, n: int, rule: str = POWER) -> None:
        """Tokens of the shared bank come onto a banner, wherever it is."""
        if banner == PEOPLES_FAVOR:
            n = min(n, self.s.bank)
            self.s.bank -= n
        self.s.on_banners[banner] += n
        if n and self.journal is not None:
            self.note("log-banner-grows", rule, {"banner": BANNER_ID[banner], "count": n})

    def burn_off_banner(self, banner: Banner, n: int, rule: str = POWER) -> int:
        """10.20: tokens of a banner are burned; what must stay on it stays (2.5)."""
        n = min(n, self.s.on_banners[banner] - BANNER_LEAST[banner])
        if n <= 0:
            return 0
        self.s.on_banners[banner] -= n
        if banner == PEOPLES_FAVOR:
            self.favor_burned(n)
        if self.journal is not None:
            self.note("log-banner-shrinks", rule, {"banner": BANNER_ID[banner], "count": n})
        return n

    def move_pawn(self, player: Player, slot: Slot, rule: str = POWER) -> None:
        """A pawn is put on a site; this is no Travel."""
        player.pawn = slot
        self.player_changed(player.seat)
        if self.journal is not None:
            self.note("log-moves-pawn", rule, {"player": SEAT_ID[player.seat], "site": self.site_name(slot)})

    def turn_to_mob(self, mob: bool) -> None:
        if self.s.mob != mob:
            self.s.mob = mob
            if self.journal is not None:
                self.note("log-mob" if mob else "log-people", "2.5.3", {})

    # -- dice ---------------------------------------------------------------------------------------------------

    async def roll_dice(self, roller: Seat, attack: bool, n: int) -> tuple[int, ...]:
        """A roll of attack or defense dice, with what powers do after it (Jinx)."""
        faces = len(ATTACK_FACES) if attack else len(DEFENSE_FACES)
        roll = tuple([self.roll(faces) for _ in range(n)])
        if WINDOW["rolled"] & self.in_play:
            for power in self.voices("rolled"):
                roll = await power.rolled(self, roller, attack, roll)
        if attack:
            self.s.last_attack = roll
        else:
            self.s.last_defense = roll
        return roll

    def shields(self, roll: Sequence[int]) -> int:
        """5.5.4.a-m: the shields of a defense roll, doubled for each doubling face."""
        total = sum(DEFENSE_FACES[face].shields for face in roll)
        for face in roll:
            if DEFENSE_FACES[face].double:
                total *= 2
        return total

    # -- sites --------------------------------------------------------------------------------------------------

    def reveal_site(self, slot: Slot) -> None:
        """5.6.2.a-f, 2.8.2.a-d: turn a site faceup and carry out its prompt."""
        s = self.s
        site = s.sites[slot]
        if site.faceup:
            return
        site.faceup = True
        self.fence()
        printed = SITES[site.card]
        favor = min(printed.favor, s.bank)
        s.bank -= favor
        site.favor += favor
        site.secrets += printed.secrets
        for _ in range(printed.relics):
            if s.relic_deck:
                site.relics = (*site.relics, self.draw_relic())
        self.site_changed(slot)
        if self.journal is not None:
            self.note("log-site-revealed", "5.6.2", {"site": SITE_ID[site.card]})

    def end_act(self) -> None:
        """The Act phase of the active player ends."""
        self.s.act_over = True

    # -- dice pools of a campaign -------------------------------------------------------------------------------

    def add_attack_dice(self, c: Campaign, n: int) -> None:
        """Attack dice are added, or removed; for each that is not there to be removed a defense die is added.

        5.5.3.a-l.
        """
        c.attack_dice += n
        if c.attack_dice < 0:
            c.defense_dice -= c.attack_dice
            c.attack_dice = 0

    # -- asking: the Prince has no seat to be asked at ----------------------------------------------------------

    def ask(self, question: Question[T], seat: Seat, args: Args = NO_ARGS) -> Coroutine[Any, Any, T]:
        return super().ask(question, seat, args) if seat != self.prince else self._decided(question, args, False)

    def ask_if_any(self, question: Pick[T], seat: Seat, args: Args = NO_ARGS) -> Coroutine[Any, Any, T | None]:
        if seat == self.prince:
            return self._decided(question, args, True)
        return super().ask_if_any(question, seat, args)

    def _decided(self, question: Question[Any], args: Args, or_none: bool) -> Coroutine[Any, Any, Any]:
        from regnum.games.oath.prince import deciding  # it knows the whole game

        return deciding.answer(self, question, args, or_none)

    # -- asking for powers --------------------------------------------------------------------------------------

    async def choose(
        self, kind: str, who: Player, among: Sequence[N], power: Power | None, optional: bool = False
    ) -> N:
        """Let a player choose a site, card, player, bank, suit, pile, place or dice; -1 if declined or nothing there.

        For sites the slot is returned.
        """
        if not among:
            return cast(N, NO_CHOICE)
        args = {"among": tuple(among), "optional": optional, "power": self._speaker(power)}
        value = await self.ask(QUESTION_FOR[kind], who.seat, args)
        return cast(N, self.slot(value) if kind == "site" and value != NO_CHOICE else value)

    async def confirm(self, who: Player, power: Power | None) -> bool:
        """Whether a player wants what a power allows."""
        return await self.ask(CONFIRM, who.seat, {"power": self._speaker(power)})

    async def number(self, who: Player, low: int, high: int, power: Power | None, about: str = "", of: str = "") -> int:
        """Let a player choose a number; where the law asks for it, with what it is about, and of what."""
        if low >= high:
            return low
        args = {"low": low, "high": high, "power": self._speaker(power), "about": about, "of": of}
        return await self.ask(CHOOSE_NUMBER, who.seat, args)

    async def several(
        self,
        kind: str,
        who: Player,
        among: Sequence[N],
        low: int,
        high: int,
        power: Power | None,
        repeat: bool = False,
    ) -> tuple[N, ...]:
        """Let a player choose several things, at least `low` and at most `high`."""
        if not among or high <= 0:
            return ()
        args = {
            "kind": "thing" if kind == "card" else kind,
            "among": tuple(among),
            "low": low,
            "high": high,
            "repeat": repeat,
            "power": self._speaker(power),
        }
        values = await self.ask(CHOOSE_SEVERAL, who.seat, args)
        return cast("tuple[N, ...]", tuple([self.slot(value) for value in values]) if kind == "site" else values)

    @staticmethod
    def _speaker(power: Power | None) -> str:
        return "the-law" if power is None else THING_ID[power.card]


def pile_name(pile: Pile) -> str:
    """10.10.b: a pile as the journal names it."""
    return "world-deck" if pile == DECK else PILE_ID[pile]


__all__ = [
    "ACT",
    "ADVISER_ONLY",
    "BANDITS",
    "CHANCELLOR",
    "CITIZEN",
    "DARKEST_SECRET",
    "EXILE",
    "SITE_ONLY",
    "BattlePlan",
    "OathTable",
    "each",
    "is_edifice",
    "pile_name",
    "things",
]

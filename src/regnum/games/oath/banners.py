"""The powers of the banners (2.5), of the Reliquary's bare spaces (2.3) and of the Conspiracy (5.1.4.IV)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.asking import DECLINE, thing_option
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    BANNER_OF,
    BANNER_THING,
    CONSPIRACY_ADVISERS,
    CONSPIRACY_SECRETS,
    CRADLE,
    DARKEST_SEARCH_SUPPLY,
    DECK,
    HINTERLAND,
    REGION_OF,
    SEARCH_DISCARD_SUPPLY,
    SLOTS_OF,
    SUIT,
    Card,
    Pile,
    Slot,
    Thing,
    is_denizen,
    is_relic,
)
from regnum.games.oath.powers import ATTACKER, DEFENDER, Mandatory, WhenPlayed, power, power_of
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import Campaign, Play, Player, Search, Trade, Trip
from regnum.games.oath.table import OathTable
from regnum.games.oath.title import check
from regnum.games.oath.trade import Gain
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


@power_of("banner:peoples-favor")
class PeoplesFavor(Mandatory):
    """Its holder may first discard a denizen of the region and play anywhere in it.

    banner:peoples-favor, 5.1.4.I.a-e.
    """

    def play_slots(self, t: OathTable, play: Play) -> Sequence[Slot]:
        return [slot for slot in SLOTS_OF[t.region(t.s.players[play.who])] if t.s.sites[slot].faceup]

    def play_room(self, t: OathTable, play: Play) -> Sequence[Card]:
        slots = SLOTS_OF[t.region(t.s.players[play.who])]
        return [card for slot in slots for card in t.s.sites[slot].cards if is_denizen(card)]


@power_of("banner:darkest-secret")
class DarkestSecret(Mandatory):
    """banner:darkest-secret, 2.5.a: its holder's Search of the world deck costs 2 Supply (free-supply-savers)."""

    @ruling("free_supply_savers")
    def search_price(self, t: OathTable, search: Search, source: Pile, bill: Bill) -> None:
        if source == DECK:
            bill.base = min(bill.base, DARKEST_SEARCH_SUPPLY)


# -- the Reliquary: mandatory for the Chancellor ---------------------------------------------------------------


@power_of("reliquary:brutal")
class Brutal(Mandatory):
    """reliquary:brutal, 2.3.a-h: where the Chancellor attacks, the beaten side kills its whole force."""

    def campaign_pools(self, t: OathTable, c: Campaign) -> None:
        if c.who == t.empire:
            c.whole = (ATTACKER, DEFENDER)


@power_of("reliquary:decadent")
class Decadent(Mandatory):
    """reliquary:decadent, 2.3.a-h: to the Cradle from elsewhere for no Supply, to the Hinterland for 1 more."""

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if REGION_OF[to] == CRADLE and REGION_OF[trip.at] != CRADLE:
            bill.free = True
        elif REGION_OF[to] == HINTERLAND:
            bill.more += 1


@power_of("reliquary:careless")
class Careless(Mandatory):
    """reliquary:careless, 2.3.a-h: every Trade gains 1 favor more, one for secrets 1 secret fewer."""

    def trade_gain(self, t: OathTable, trade: Trade, card: Card, gain: Gain) -> None:
        gain.favor += 1
        if trade.for_secrets:
            gain.secrets = max(0, gain.secrets - 1)


@power_of("reliquary:greedy")
class Greedy(Mandatory):
    """reliquary:greedy, 2.3.a-h: every Search draws 2 cards more, and none may cost more than 2 Supply."""

    def search_count(self, t: OathTable, search: Search, source: Pile) -> int:
        return 2

    def search_cannot(self, bill: Bill) -> Reason | None:
        return self.forbids("2.3") if bill.supply > SEARCH_DISCARD_SUPPLY else None


# -- the Conspiracy --------------------------------------------------------------------------------------------


def plunder(t: OathTable, me: Player) -> list[Thing]:
    """Relics and banners of players at one's site whose advisers two of one's own match.

    5.1.4.IV.c-e, A.1.t-x.
    """
    found: list[Thing] = []
    for victim in t.pawns_at(me.pawn, but=me.seat):
        suits = t.adviser_suits(victim.seat)
        match = 0
        for card in t.faceup_advisers(me.seat):
            if SUIT[card] in suits:
                match += t.adviser_weight(me, card)
        if match < CONSPIRACY_ADVISERS:
            continue
        found += [thing for thing in _held(t, victim) if t.cannot_take(me.seat, thing, victim.seat) is None]
    return found


def _held(t: OathTable, player: Player) -> list[Thing]:
    """5.1.4.IV.c: a player's relics and banners."""
    return [*player.relics, *(BANNER_THING[b] for b, holder in enumerate(t.s.holders) if holder == player.seat)]


def _plunder_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Thing]]:
    """5.1.4.IV.c-f: what can be taken; or nothing."""
    me = t.s.players[d.seat]
    found = plunder(t, me)
    listing: Listing[Thing] = Listing(why)
    price = against(_price(t, me))
    for thing in found:
        listing.put(thing_option(thing), price)
    if listing.explains:
        for victim in t.s.players:
            if victim is not me:
                for thing in _held(t, victim):
                    if thing not in found:
                        listing.aside(thing_option(thing), _safe(t, me, victim, thing))
    listing.put(DECLINE)
    return listing.options


def _price(t: OathTable, me: Player) -> Bill | Reason:
    """5.1.4.IV.c: a secret to burn, with all that powers add, or why it cannot be paid."""
    bill = Bill()
    return t.price_of(me.seat, power("vision:conspiracy"), bill) or t.cannot_pay(me, bill) or bill


def _safe(t: OathTable, me: Player, victim: Player, thing: Thing) -> Reason:
    """5.1.4.IV.d-e: why the Conspiracy does not reach a thing."""
    if victim.pawn != me.pawn:
        return Reason("5.1.4.IV.d", "why-their-pawn-elsewhere")
    return t.cannot_take(me.seat, thing, victim.seat) or Reason("5.1.4.IV.e", "why-too-few-match")


CONSPIRE: Pick[Thing] = Pick("conspire", "5.1.4.IV", _plunder_menu)


@power_of("vision:conspiracy")
class Conspiracy(WhenPlayed):
    """vision:conspiracy, 5.1.4.IV.a-i: burn 1 secret to take a relic or banner from a player at one's site."""

    def price(self, t: OathTable, user: Seat, bill: Bill) -> None:
        bill.burn_secret(CONSPIRACY_SECRETS, self)

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        bill = _price(t, me)
        if isinstance(bill, Reason) or not plunder(t, me):
            return
        thing = await t.ask(CONSPIRE, me.seat)
        if thing == DECLINE.value:
            return
        t.pay(me, bill)
        if is_relic(thing):
            victim = next(player for player in t.s.players if thing in player.relics)
            t.take_relic_from(me, victim, thing, "5.1.4.IV.c")
            await relics_taken(t, me, (thing,))
        else:
            t.seize_banner(me, BANNER_OF[thing])
            await check(t)

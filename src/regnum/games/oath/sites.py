"""The powers of the 23 sites (Site Reference, A.2). Site powers work by themselves unless the reference says "may"."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import law
from regnum.games.oath.asking import RELIC_PLACE, relic_place
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.targets import place_of_target
from regnum.games.oath.catalogue import (
    COAST,
    NO_SLOT,
    REGION_OF,
    SITE_CARD_OF,
    SITES,
    SLOTS,
    SUIT,
    Card,
    Pile,
    Slot,
    Target,
)
from regnum.games.oath.exchange import negotiate
from regnum.games.oath.opportunity import TAKE, TOKENS
from regnum.games.oath.powers import (
    ActionPower,
    Modifier,
    Persistent,
    WakePower,
    mask_of,
    power_of,
)
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import Act, Campaign, Muster, Play, Player, Search, Trip
from regnum.games.oath.table import OathTable
from regnum.games.oath.tribunal import TRIBUNAL
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


class _Here(Persistent):
    """A power of a site card. The Site Reference is not below the law (9.1.e)."""

    def slot(self, t: OathTable) -> Slot:
        """Where the site lies, if it is faceup. `slot_of`, made short: it is asked for every destination."""
        slot = t.place.get(self.card, NO_SLOT)
        return SLOTS[slot] if slot != NO_SLOT and t.s.sites[slot].card == SITE_CARD_OF[self.card] else NO_SLOT


# -- Opportunity sites (4.1.4, A.2.1) --------------------------------------------------------------------------


class _Opportunity(WakePower):
    """A.2.1.a-b: the last step of Wake: who stands here may take 1 favor or secret lying on the site."""

    def may_wake(self, t: OathTable, me: Player) -> Reason | None:
        site = t.s.sites[me.pawn]
        if site.card != SITE_CARD_OF[self.card] or not (site.favor or site.secrets):
            return self.idle("4.1.4")
        return None

    async def wake(self, t: OathTable, me: Player) -> None:
        site = t.s.sites[me.pawn]
        token = await t.ask(TAKE, me.seat)
        if token == TOKENS[0]:
            site.favor -= 1
            t.favor_to(me, 1)
        elif token == TOKENS[1]:
            site.secrets -= 1
            me.secrets += 1
        if token and t.journal is not None:
            args = {"player": f"seat:{me.seat}", "site": t.site_name(me.pawn)}
            t.note("log-takes-favor-at" if token == TOKENS[0] else "log-takes-secret-at", "4.1.4", args)


@power_of("site:drowned-city")
class DrownedCity(_Opportunity):
    """site:drowned-city"""


@power_of("site:mine")
class Mine(_Opportunity):
    """site:mine"""


@power_of("site:salt-flats")
class SaltFlats(_Opportunity):
    """site:salt-flats"""


# -- Homelands (A.2.2) -----------------------------------------------------------------------------------------


class _Homeland(_Here):
    """Playing a card of the suit here gives its reward, unless one of that suit was discarded here this turn.

    A.2.2.a-d.
    """

    def concerns(self, t: OathTable, record: Play) -> bool:
        slot = self.slot(t)
        home = SITES[SITE_CARD_OF[self.card]].homeland
        assert home is not None
        return record.slot == slot and SUIT[record.card] == home.suit and slot * 6 + home.suit not in t.s.spent

    @ruling("site_powers_without_may")
    async def play_played(self, t: OathTable, play: Play) -> None:
        slot = self.slot(t)
        home = SITES[SITE_CARD_OF[self.card]].homeland
        assert home is not None
        me = t.s.players[play.who]
        if home.reward == "favor":
            t.gain_favor(me, home.amount, home.suit, "A.2.2")
        elif home.reward == "secret":
            t.gain_secrets(me, home.amount, "A.2.2")
        elif home.reward == "warband":
            t.gain_warbands(me, home.amount, "A.2.2")
        else:
            await self._take_relic(t, me, slot)

    async def _take_relic(self, t: OathTable, me: Player, slot: Slot) -> None:
        """A relic has to be taken; with several there the player chooses one."""
        relics = t.s.sites[slot].relics
        free = [i for i, relic in enumerate(relics) if not (t.voices("locks") and t.locked(relic, me.seat))]
        if free:
            places = [RELIC_PLACE[slot][i].value for i in free]
            _, i = relic_place(await t.choose("place", me, places, self))
            relic = t.take_relic_at(me, slot, i, "A.2.2")
            await relics_taken(t, me, (relic,))


@power_of("site:ancient-city")
class AncientCity(_Homeland):
    """site:ancient-city"""


@power_of("site:deep-woods")
class DeepWoods(_Homeland):
    """site:deep-woods"""


@power_of("site:fertile-valley")
class FertileValley(_Homeland):
    """site:fertile-valley"""


@power_of("site:standing-stones")
class StandingStones(_Homeland):
    """site:standing-stones"""


@power_of("site:steppe")
class Steppe(_Homeland):
    """site:steppe"""


@power_of("site:wastes")
class Wastes(_Homeland):
    """site:wastes"""


# -- Travel ----------------------------------------------------------------------------------------------------


class _Coast(_Here):
    """A.2.3.a-b: from here to another faceup Coast the Travel costs 1 Supply and ignores the Narrow Pass."""

    def _by_sea(self, t: OathTable, trip: Trip, to: Slot) -> bool:
        there = t.s.sites[to]
        return there.faceup and COAST[there.card] and trip.at == self.slot(t)

    def travel_ignores(self, t: OathTable, trip: Trip, to: Slot) -> int:
        return mask_of("site:narrow-pass") if self._by_sea(t, trip, to) else 0

    @ruling("site_powers_without_may")
    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if self._by_sea(t, trip, to):
            bill.base = 1


@power_of("site:barren-coast")
class BarrenCoast(_Coast):
    """site:barren-coast"""


@power_of("site:lush-coast")
class LushCoast(_Coast):
    """site:lush-coast"""


@power_of("site:rocky-coast")
class RockyCoast(_Coast):
    """site:rocky-coast"""


@power_of("site:buried-giant")
class BuriedGiant(Modifier):
    """site:buried-giant, A.2.11.a-b: from here one may flip a secret to spend no Supply and ignore the Narrow Pass."""

    modifies = "travel"

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        return None if act.at == t.slot_of(self.card) else self.forbids("A.2.11")

    def price(self, t: OathTable, user: Seat, bill: Bill) -> None:
        bill.flip_secret(SITES[SITE_CARD_OF[self.card]].flip_secret, self)

    def travel_ignores(self, t: OathTable, trip: Trip, to: Slot) -> int:
        return mask_of("site:narrow-pass")

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        bill.free = True


@power_of("site:charming-valley")
class CharmingValley(_Here):
    """site:charming-valley, A.2.6.a-b: travelling from here costs 1 Supply more."""

    @ruling("site_powers_without_may")
    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if trip.at == self.slot(t):
            bill.more += 1


@power_of("site:shrouded-wood")
class ShroudedWood(_Here):
    """site:shrouded-wood, A.2.7.a-e: from here the cost is 2; an enemy player who rules it chooses the destination."""

    def travel_ignores(self, t: OathTable, trip: Trip, to: Slot) -> int:
        return mask_of("site:narrow-pass") | mask_of("site:the-hidden-place") if trip.at == self.slot(t) else 0

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if trip.at == self.slot(t):
            bill.base = 2

    @ruling("ignoring_sites_at_the_shrouded_wood")
    def travel_chooser(self, t: OathTable, trip: Trip) -> Seat | None:
        slot = self.slot(t)
        if trip.at != slot:
            return None
        ruler = t.ruler(slot)
        return ruler if ruler >= 0 and t.enemy(ruler, trip.who) else None


@power_of("site:narrow-pass")
class NarrowPass(_Here):
    """site:narrow-pass, A.2.8.a-c: into its region one travels to it, and targets it as well, unless one rules it."""

    @ruling("narrow_pass_must_and_cannot")
    def travel_cannot(self, t: OathTable, trip: Trip, to: Slot) -> Reason | None:
        slot = self.slot(t)
        if to != slot and REGION_OF[to] == REGION_OF[slot] != REGION_OF[trip.at]:
            return self.forbids("A.2.8.a")
        return None

    @ruling("narrow_pass_ruled_by_another")
    def target_needs(self, t: OathTable, c: Campaign, target: Target) -> Slot | None:
        slot = self.slot(t)
        region = REGION_OF[slot]
        if REGION_OF[c.at] == region or REGION_OF[place_of_target(t, c, target)] != region:
            return None
        return None if t.rules(c.who, slot) else slot


@power_of("site:the-hidden-place")
class TheHiddenPlace(_Here):
    """site:the-hidden-place, A.2.12.a-b: travelling here, or targets here, need a secret turned facedown.

    Whoever may not use powers that cost a secret (denizen:spell-breaker) has no way in.
    """

    def _charge(self, bill: Bill) -> Bill:
        bill.flip_secret(SITES[SITE_CARD_OF[self.card]].flip_secret, self)
        return bill

    def travel_cannot(self, t: OathTable, trip: Trip, to: Slot) -> Reason | None:
        return t.use_cannot(trip.who, self, self._charge(Bill())) if to == self.slot(t) else None

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if to == self.slot(t):
            self._charge(bill).rule = "A.2.12.a"

    def _guards(self, t: OathTable, c: Campaign, target: Target) -> bool:
        slot = self.slot(t)
        return target == slot or (law.hidden_place_guards_all(t.s) and place_of_target(t, c, target) == slot)

    def target_cannot(self, t: OathTable, c: Campaign, target: Target) -> Reason | None:
        if c.who == t.prince or not self._guards(t, c, target):  # P.15.b
            return None
        return t.use_cannot(c.who, self, self._charge(Bill()))

    def target_price(self, t: OathTable, c: Campaign, targets: Sequence[Target], bill: Bill) -> None:
        if any(self._guards(t, c, target) for target in targets):
            self._charge(bill).rule = "A.2.12.b"


# -- the others ------------------------------------------------------------------------------------------------


@power_of("site:river")
class River(_Here):
    """site:river, A.2.5.a: mustering on a card here gives 1 warband more to who rules it."""

    @ruling("site_powers_without_may")
    def muster_gain(self, t: OathTable, muster: Muster, card: Card) -> int:
        slot = self.slot(t)
        return int(t.slot_of(card) == slot and t.rules(muster.who, slot))


@power_of("site:marshes")
class Marshes(_Here):
    """site:marshes, A.2.10.a: searching with the pawn here one draws 1 card fewer."""

    def search_count(self, t: OathTable, search: Search, source: Pile) -> int:
        return -1 if t.s.players[search.who].pawn == self.slot(t) else 0


@power_of("site:great-slum")
class GreatSlum(_Here):
    """site:great-slum, A.2.9.a-b: playing a card here one may first discard one that is here."""

    def play_room(self, t: OathTable, play: Play) -> Sequence[Card]:
        slot = self.slot(t)
        return t.s.sites[slot].cards if play.slot == slot else ()


@power_of("site:mountain")
class Mountain(_Here):
    """site:mountain, A.2.4.a-d: with any target here the attacker removes 1 attack die, once."""

    def campaign_pools(self, t: OathTable, c: Campaign) -> None:
        if any(place_of_target(t, c, target) == self.slot(t) for target in c.targets):
            t.add_attack_dice(c, -1)


@power_of("site:plains")
class Plains(_Here):
    """site:plains, A.2.4.a-d: with any target here the attacker adds 1 attack die, once."""

    def campaign_pools(self, t: OathTable, c: Campaign) -> None:
        if any(place_of_target(t, c, target) == self.slot(t) for target in c.targets):
            t.add_attack_dice(c, 1)


@power_of("site:the-tribunal")
class TheTribunal(ActionPower):
    """site:the-tribunal, A.2.13.a-d: a binding exchange of favor and secrets, and promises, with any one player."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.partners(me) else self.idle("A.2.13")

    async def act(self, t: OathTable, me: Player) -> None:
        seat = await t.choose("player", me, t.partners(me), self)
        await negotiate(t, TRIBUNAL, me, t.s.players[seat])

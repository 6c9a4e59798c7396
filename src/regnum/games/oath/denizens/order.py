"""The powers of the Order denizens."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.asking import RELIC_PLACE
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import beginning
from regnum.games.oath.campaign.forces import attacking_force, defending_force, movable
from regnum.games.oath.campaign.sides import defending_seats, enemies_of, friends_of
from regnum.games.oath.campaign.targets import dice_of, target_cannot
from regnum.games.oath.catalogue import (
    BANNER_THING,
    DARKEST_SECRET,
    DECK,
    NO_SLOT,
    ORDER,
    REGION_OF,
    SLOTS,
    SLOTS_OF,
    SUIT,
    Card,
    Pile,
    Slot,
    Target,
    Thing,
    is_slot,
    is_vision,
)
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    PlusMinus,
    RestPower,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.relics import bury
from regnum.games.oath.state import (
    BANDITS,
    NOBODY,
    Campaign,
    Muster,
    Plan,
    Play,
    Player,
    Recover,
    Search,
    Trade,
    Trip,
)
from regnum.games.oath.table import OathTable
from regnum.games.oath.travel import chooser_of, quote, travel
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


def reward(t: OathTable, user: Seat, n: int, suit: int) -> None:
    """Favor of a bank for whoever won with a plan; what bandits would receive is burned (denizen:battle-honors)."""
    if user != BANDITS:
        t.gain_favor(t.s.players[user], n, suit)
        return
    n = min(n, t.s.banks[suit])
    if n:
        t.s.banks[suit] -= n
        t.favor_burned(n)
        if t.journal is not None:
            t.note("log-burns-favor", "5.5.3", {"player": "bandits", "count": n})


@power_of("denizen:battle-honors")
class BattleHonors(BattlePlan):
    """denizen:battle-honors: if victorious, gain 2 favor of the Order bank."""

    touches = frozenset({"favor"})

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        reward(t, plan.user, 2, ORDER)


@power_of("denizen:bear-traps")
class BearTraps(BattlePlan):
    """denizen:bear-traps: remove 1 attack die, and kill 1 warband on the attacker's board."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.add_attack_dice(c, -1)
        t.kill_on_board(t.s.players[c.who], 1)


@power_of("denizen:longbows")
class Longbows(PlusMinus):
    """denizen:longbows: plus or minus 1 attack die."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 1


@power_of("denizen:keep")
class Keep(BattlePlan):
    """denizen:keep: 2 more defense dice if its site is a target."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if t.slot_of(self.card) in c.targets:
            c.defense_dice += 2


@power_of("denizen:pressgangs")
class Pressgangs(Modifier):
    """denizen:pressgangs: one may muster on a card that has tokens on it."""

    def muster_occupied(self) -> bool:
        return True


@power_of("denizen:captains")
class Captains(ActionPower):
    """denizen:captains: campaign at a site one rules, as if one were there; its warbands join the force."""

    def _sites(self, t: OathTable, me: Player) -> list[Slot]:
        return [slot for slot in t.sites_ruled(me.seat) if self._possible(t, me, slot)]

    def _possible(self, t: OathTable, me: Player, slot: Slot) -> bool:
        return beginning.possible(t, me, free=True, at=slot, joined=(slot,), need_not=True)

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._sites(t, me) else self.idle("5.5.1")

    async def act(self, t: OathTable, me: Player) -> None:
        slot = await t.choose("site", me, self._sites(t, me), self)
        beginning.begin(t, me, free=True, at=slot, joined=(slot,), need_not=True, source=self)


@power_of("denizen:toll-roads")
class TollRoads(Persistent):
    """denizen:toll-roads: an enemy of its ruler gives the ruler 1 favor to travel to a site that ruler rules."""

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        ruler = t.ruler_of(self.card)
        if t.enemy(ruler, trip.who) and t.ruler(to) == ruler:
            bill.give_favor(1, ruler, self)


@power_of("denizen:knights-errant")
class KnightsErrant(Modifier):
    """denizen:knights-errant: after this Muster one may campaign for no Supply."""

    async def muster_after(self, t: OathTable, muster: Muster) -> None:
        if not t.s.act_over:
            beginning.begin(t, t.s.players[muster.who], free=True, optional=True, source=self)


@power_of("denizen:code-of-honor")
class CodeOfHonor(PlusMinus):
    """denizen:code-of-honor: plus or minus 2 attack dice; its side uses no other plan."""

    excludes_others = True

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 2


@power_of("denizen:wrestlers")
class Wrestlers(BattlePlan):
    """denizen:wrestlers: one may sacrifice a warband of the defending force for 1 more defense die."""

    def _force(self, t: OathTable, c: Campaign) -> list[Slot]:
        return [slot for slot in c.targets if is_slot(slot) and slot not in c.joined and t.s.sites[slot].warbands]

    def _boards(self, t: OathTable, c: Campaign) -> list[Seat]:
        return [
            seat
            for seat in friends_of(c, DEFENDER)
            if t.s.players[seat].warbands and (t.s.players[seat].pawn == c.at or t.s.players[seat].pawn in c.targets)
        ]

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.user == BANDITS:
            return
        me = t.s.players[plan.user]
        sites, boards = self._force(t, c), self._boards(t, c)
        slot = await t.choose("site", me, sites, self, optional=True)
        if slot >= 0:
            t.kill_at(slot, 1, "10.14")
        else:
            seat = await t.choose("player", me, boards, self, optional=True)
            if seat < 0:
                return
            t.kill_on_board(t.s.players[seat], 1, "10.14")
        c.defense_dice += 1


@power_of("denizen:garrison")
class Garrison(WhenPlayed):
    """denizen:garrison: gain a warband for each site one rules; then each such site receives 1 of one's board."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        sites = t.sites_ruled(me.seat)
        t.gain_warbands(me, len(sites))
        open_to = [slot for slot in sites if t.cannot_place(me.seat, slot) is None]
        chosen: Sequence[Slot] = open_to
        if me.warbands < len(open_to):
            chosen = await t.several("site", me, open_to, me.warbands, me.warbands, self)
        for slot in chosen:
            t.place_warbands(me, slot, 1)


@power_of("denizen:scouts")
class Scouts(BattlePlan):
    """denizen:scouts: gain 1 Supply."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.user != BANDITS:
            t.gain_supply(t.s.players[plan.user], 1)


@power_of("denizen:martial-culture")
class MartialCulture(BattlePlan):
    """denizen:martial-culture: an Exile who beats an Exile may become a Citizen, without a relic (6.6.2)."""

    def concerns(self, t: OathTable, record: Campaign) -> bool:
        return record.defender != BANDITS and t.is_exile(record.who) and t.is_exile(record.defender)

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        me = t.s.players[plan.user]
        if await t.confirm(me, self):
            await become_citizen(t, me)


# -- battle plans ------------------------------------------------------------------------------------------------


@power_of("denizen:outriders")
class Outriders(BattlePlan):
    """denizen:outriders: ignore all skulls."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.no_skulls = True


@power_of("denizen:field-promotion")
class FieldPromotion(BattlePlan):
    """denizen:field-promotion: if victorious, gain 3 warbands."""

    touches = frozenset({"warbands"})

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.user != BANDITS:
            t.gain_warbands(t.s.players[plan.user], 3)


@power_of("denizen:shield-wall")
class ShieldWall(BattlePlan):
    """denizen:shield-wall: 2 more defense dice; if defeated, the whole defending force dies."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.defense_dice += 2
        c.whole = (*c.whole, DEFENDER)


@power_of("denizen:military-parade")
class MilitaryParade(BattlePlan):
    """denizen:military-parade: if victorious, gain 1 favor of its suit for each faceup adviser of the enemy."""

    touches = frozenset({"favor"})

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        for seat in enemies_of(c, plan.side):
            for card in t.faceup_advisers(seat):
                reward(t, plan.user, 1, SUIT[card])


@power_of("denizen:specialist")
class Specialist(BattlePlan):
    """denizen:specialist: the whole defending side, bandits too, cannot use battle plans."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.barred = (*c.barred, DEFENDER)


@power_of("denizen:encirclement")
class Encirclement(PlusMinus):
    """denizen:encirclement: plus or minus 2 attack dice if one's force is greater than the enemy's at this moment."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        lead = attacking_force(t, c) - defending_force(t, c)
        return 2 if (lead if side == ATTACKER else -lead) > 0 else 0


@power_of("denizen:peace-envoy")
class PeaceEnvoy(BattlePlan):
    """denizen:peace-envoy: with the enemy's pawn here, 1 favor per defense die as a gift, victory at once, no losses.

    The gift is part of the cost and goes to the defender named in step 1, or to the attacker.
    """

    excludes_others = True

    def price(self, t: OathTable, user: Seat, bill: Bill) -> None:
        c = t.s.campaign
        if c.defense_dice:
            bill.give_favor(c.defense_dice, c.defender if user == c.who else c.who, self)

    def may_use(self, t: OathTable, c: Campaign, side: int, user: Seat) -> Reason | None:
        here = any(t.s.players[seat].pawn == c.at for seat in defending_seats(c))
        return None if here else self.idle("5.5.3")

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.winner = plan.side
        c.no_losses = True


@power_of("denizen:relic-hunter")
class RelicHunter(BattlePlan):
    """denizen:relic-hunter: facedown relics at targeted sites may be targets, 1 defense die each.

    Any relic taken in the campaign may go under the relic deck, after it was taken (relic-hunter-under-the-deck).
    """

    def _relics(self, t: OathTable, c: Campaign, seat: Seat) -> list[Target]:
        return [
            option.value
            for slot in c.targets
            if slot in SLOTS
            for option, relic in zip(RELIC_PLACE[slot], t.s.sites[slot].relics, strict=False)
            if target_cannot(t, c, option.value) is None and not t.locked(relic, seat)
        ]

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        found = self._relics(t, c, plan.user)
        chosen = await t.several("place", t.s.players[plan.user], found, 0, len(found), self)
        c.targets = (*c.targets, *sorted(chosen))
        c.defense_dice += sum(dice_of(t, c, target) for target in chosen)

    @ruling("relic_hunter_under_the_deck")
    async def campaign_spoils(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        me = t.s.players[plan.user]
        kept = [relic for relic in c.taken if relic in me.relics]
        for relic in await t.several("card", me, kept, 0, len(kept), self):
            await bury(t, me, relic, self, "5.5.7.II")


# -- actions -----------------------------------------------------------------------------------------------------


@power_of("denizen:messenger")
class Messenger(ActionPower):
    """denizen:messenger: redistribute one's warbands among board and ruled sites; at least one stays where one was.

    A bandit that counts as an own warband may be that one (7.6.5.c).
    """

    def _full(self, t: OathTable, me: Player) -> list[Slot]:
        return [slot for slot in t.sites_ruled(me.seat) if movable(t, me, slot)]

    def _open(self, t: OathTable, me: Player) -> list[Slot]:
        return [slot for slot in t.sites_ruled(me.seat) if t.cannot_place(me.seat, slot) is None]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        if self._full(t, me) or (me.warbands and self._open(t, me)):
            return None
        return self.idle("10.17")

    async def act(self, t: OathTable, me: Player) -> None:
        for slot in self._full(t, me):
            n = await t.number(me, 0, movable(t, me, slot), self, "from-site", t.site_name(slot))
            t.take_back_warbands(me, slot, n)
        for slot in self._open(t, me):
            if me.warbands:
                n = await t.number(me, 0, me.warbands, self, "to-site", t.site_name(slot))
                t.place_warbands(me, slot, n)


@power_of("denizen:palanquin")
class Palanquin(ActionPower):
    """denizen:palanquin: go with another player from one's site to where that player can travel.

    One's own pawn is only placed there; the other player then travels, for no Supply. A toll must be agreed to first.
    """

    def _trip(self, me: Player, other: Player) -> Trip:
        return Trip(other.seat, other.pawn, by=me.seat, free=True, forced=True)

    def _sites(self, t: OathTable, me: Player, other: Player) -> list[Slot]:
        trip = self._trip(me, other)
        return [slot for slot in SLOTS if isinstance(quote(t, trip, slot), Bill)]

    def _companions(self, t: OathTable, me: Player) -> list[Seat]:
        return [player.seat for player in t.pawns_at(me.pawn, but=me.seat) if self._sites(t, me, player)]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._companions(t, me) else self.idle("5.6")

    async def _destination(self, t: OathTable, me: Player, other: Player) -> Slot:
        """Where both go; NO_SLOT if the other player agrees to no toll."""
        trip = self._trip(me, other)
        sites = self._sites(t, me, other)
        while sites:
            slot = await t.choose("site", me, sites, self)
            bill = quote(t, trip, slot)
            assert isinstance(bill, Bill)
            if not bill.lines or await t.confirm(other, self):
                return slot
            sites.remove(slot)
        return NO_SLOT

    async def act(self, t: OathTable, me: Player) -> None:
        other = t.s.players[await t.choose("player", me, self._companions(t, me), self)]
        if chooser_of(t, self._trip(me, other)) != me.seat:
            # the Shrouded Wood: its ruler shows the other pawn the way
            t.move_pawn(me, await t.choose("site", me, self._sites(t, me, other), self), "10.17")
            await travel(t, other, by=me.seat, free=True, forced=True)
            return
        slot = await self._destination(t, me, other)
        if slot != NO_SLOT:
            t.move_pawn(me, slot, "10.17")
            await travel(t, other, free=True, forced=True, only=(slot,))


@power_of("denizen:siege-engines")
class SiegeEngines(ActionPower):
    """denizen:siege-engines: kill 2 warbands at a site of one's region."""

    def _sites(self, t: OathTable, me: Player) -> list[Slot]:
        return [slot for slot in SLOTS_OF[t.region(me)] if t.s.sites[slot].warbands]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._sites(t, me) else self.idle("10.25")

    async def act(self, t: OathTable, me: Player) -> None:
        t.kill_at(await t.choose("site", me, self._sites(t, me), self), 2)


# -- when played, at rest ----------------------------------------------------------------------------------------


@power_of("denizen:royal-tax")
class RoyalTax(WhenPlayed):
    """denizen:royal-tax: take 2 favor from each other player at a site one rules in one's region.

    Favor that only counts as on a board (Vow of Kinship) is safe.
    """

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        for other in t.others(me):
            if REGION_OF[other.pawn] == t.region(me) and t.rules(me.seat, other.pawn):
                t.take_favor(me, other, min(2, other.favor))


@power_of("denizen:vow-of-obedience", 0)
class VowOfObedience(Mandatory):
    """denizen:vow-of-obedience: one cannot play Visions faceup, the Conspiracy neither."""

    def play_cannot(self, t: OathTable, play: Play) -> Reason | None:
        if play.faceup and is_vision(play.card) and t.holder(self) == play.who:
            return self.forbids("5.1.4.III")
        return None


@power_of("denizen:vow-of-obedience", 1)
class VowOfObedienceRest(RestPower):
    """denizen:vow-of-obedience: at rest take 1 favor of a bank."""

    def _banks(self, t: OathTable) -> list[int]:
        return [suit for suit, favor in enumerate(t.s.banks) if favor]

    def may_rest(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._banks(t) else self.idle("4.3.5")

    async def rest(self, t: OathTable, me: Player) -> None:
        t.gain_favor(me, 1, await t.choose("bank", me, self._banks(t), self))


# -- modifiers and what is always on -----------------------------------------------------------------------------


@power_of("denizen:hunting-party")
class HuntingParty(Modifier):
    """denizen:hunting-party: after this Search of the world deck one may campaign for no Supply."""

    async def search_after(self, t: OathTable, search: Search) -> None:
        if search.source == DECK and not t.s.act_over:
            beginning.begin(t, t.s.players[search.who], free=True, optional=True, source=self)


@power_of("denizen:tyrant")
class Tyrant(Mandatory):
    """denizen:tyrant: whenever one travels 1 warband at the new site dies, if there is one."""

    def concerns(self, t: OathTable, record: Trip) -> bool:
        return t.holder(self) == record.who and t.s.sites[record.to].warbands > 0

    async def travel_arrived(self, t: OathTable, trip: Trip) -> None:
        t.kill_at(trip.to, 1)


@power_of("denizen:tome-guardians")
class TomeGuardians(Persistent):
    """denizen:tome-guardians: enemies of its ruler can neither target nor take the Darkest Secret."""

    def take_cannot(self, t: OathTable, taker: Seat, thing: Thing, holder: Seat) -> Reason | None:
        if thing == BANNER_THING[DARKEST_SECRET] and t.enemy(t.ruler_of(self.card), taker):
            return self.forbids("10.2")
        return None

    def recover_cannot(self, t: OathTable, recover: Recover, target: Thing) -> Reason | None:
        """Also where nobody holds it: ruled by bandits, the card lets nobody recover it."""
        return self.take_cannot(t, recover.who, target, NOBODY)


@power_of("denizen:forced-labor")
class ForcedLabor(Persistent):
    """denizen:forced-labor: at its ruler's sites an enemy gives 1 favor to search, and to play a facedown adviser."""

    def _toll(self, t: OathTable, search: Search, bill: Bill) -> None:
        ruler = t.ruler_of(self.card)
        if t.enemy(ruler, search.who) and t.ruler(search.at) == ruler:
            bill.give_favor(1, ruler, self)

    def search_price(self, t: OathTable, search: Search, source: Pile, bill: Bill) -> None:
        self._toll(t, search, bill)

    def play_price(self, t: OathTable, search: Search, bill: Bill) -> None:
        self._toll(t, search, bill)


@power_of("denizen:secret-police")
class SecretPolice(Persistent):
    """denizen:secret-police: at its ruler's sites an enemy cannot play a Vision faceup, the Conspiracy neither."""

    def play_cannot(self, t: OathTable, play: Play) -> Reason | None:
        ruler = t.ruler_of(self.card)
        if not (play.faceup and is_vision(play.card) and t.enemy(ruler, play.who)):
            return None
        return self.forbids("5.1.4.III") if t.ruler(t.s.search.at) == ruler else None


@power_of("denizen:curfew")
class Curfew(Persistent):
    """denizen:curfew: an enemy of its ruler gives the ruler 1 favor to trade with a card that ruler rules."""

    def trade_price(self, t: OathTable, trade: Trade, card: Card, bill: Bill) -> None:
        ruler = t.ruler_of(self.card)
        if t.enemy(ruler, trade.who) and t.ruler_of(card) == ruler:
            bill.give_favor(1, ruler, self)


@power_of("denizen:council-seat")
class CouncilSeat(Persistent):
    """denizen:council-seat: who has it cannot be exiled, neither by another (6.7) nor by oneself (6.8)."""

    def exile_cannot(self, t: OathTable, citizen: Seat) -> Reason | None:
        return self.forbids("6.7") if t.holder(self) == citizen else None

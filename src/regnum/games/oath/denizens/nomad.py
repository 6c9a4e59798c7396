"""The powers of the Nomad denizens."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import play as playing
from regnum.games.oath.asking import CARD, RELIQUARY_PLACE
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.forces import movable
from regnum.games.oath.campaign.plans import due_for_discard, plan_quote, plans_of
from regnum.games.oath.campaign.sides import enemies_of, friends_of
from regnum.games.oath.catalogue import (
    BEAST,
    CARD_ID,
    CARDS,
    CONSPIRACY,
    DARKEST_SECRET,
    MAP,
    NO_CARD,
    NO_SLOT,
    NO_SUIT,
    NOMAD,
    PILE_ID,
    REGION_OF,
    SEAT_ID,
    SLOTS,
    SUIT,
    Card,
    Pile,
    Slot,
    Thing,
    is_edifice,
    is_relic,
    is_vision,
)
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.edifices import random_dispossessed
from regnum.games.oath.exchange import ADVISER, FACEDOWN, FAVOR, RELIC, SECRET, Exchange, make_room, negotiate
from regnum.games.oath.powers import (
    DEFENDER,
    POWERS,
    ActionPower,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    PlusMinus,
    Power,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import BANDITS, EXILE, NOBODY, Act, Campaign, Plan, Play, Player, Recover, Trip
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Arrange, Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat, things


@power_of("denizen:rain-boots")
class RainBoots(BattlePlan):
    """denizen:rain-boots: defense dice with exactly one shield count for nothing; at end, discard it."""

    discard_at_end = True

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.no_single_shields = True


@power_of("denizen:horse-archers")
class HorseArchers(PlusMinus):
    """denizen:horse-archers: plus or minus 3 attack dice; at end, discard it."""

    discard_at_end = True

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 3


@power_of("denizen:elders")
class Elders(ActionPower):
    """denizen:elders: gain 1 secret."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_secrets(me, 1)


@power_of("denizen:tents")
class Tents(Modifier):
    """denizen:tents: no Supply to a site of the region where one is."""

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if REGION_OF[to] == REGION_OF[trip.at]:
            bill.free = True


@power_of("denizen:great-herd")
class GreatHerd(WhenPlayed):
    """denizen:great-herd: one may swap it with a Nomad card at any site, unless an enemy has it locked here."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        if t.cannot_move(self.card, me.seat, True) is not None:
            return
        others = [
            card
            for slot in SLOTS
            for card in t.cards_of_suit_at(slot, NOMAD)
            if card != self.card and t.cannot_move(card, me.seat, True) is None
        ]
        other = await t.choose("card", me, others, self, optional=True)
        if other >= 0:
            t.swap(CARDS[self.card].number, other)


@power_of("denizen:vow-of-kinship")
class VowOfKinship(Persistent):
    """denizen:vow-of-kinship: one's favor is in the Nomad bank: it goes there, and is spent from there."""

    def concerns(self, t: OathTable, record: Play) -> bool:
        return record.card == self.card

    async def play_reaction(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        t.s.banks[NOMAD] += me.favor
        me.favor = 0

    def favor_comes_to(self, t: OathTable, player: Player, n: int) -> bool:
        if player.seat != t.holder(self):
            return False
        t.s.banks[NOMAD] += n
        return True

    def purse(self, t: OathTable, player: Player) -> int:
        return t.s.banks[NOMAD] if player.seat == t.holder(self) else 0

    def pays_favor(self, t: OathTable, player: Player, n: int) -> int:
        if player.seat != t.holder(self):
            return 0
        n = min(n, t.s.banks[NOMAD])
        t.s.banks[NOMAD] -= n
        return n


@power_of("denizen:spell-breaker")
class SpellBreaker(Persistent):
    """denizen:spell-breaker: enemies of its ruler cannot use a power whose cost places or burns a secret."""

    def use_cannot(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> Reason | None:
        if bill.costs_secret(power) and t.enemy(t.ruler_of(self.card), user):
            return self.forbids("7.1")
        return None


@power_of("denizen:ancient-binding")
class AncientBinding(ActionPower):
    """denizen:ancient-binding: everybody burns all secrets but one; of one's own only the one placed here stays."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.burn_secrets(me, t.all_secrets(me), me.facedown)
        for card, _, secrets in list(t.s.tokens):
            n = secrets - 1 if card == self.card else secrets
            if n > 0:
                t.lay_tokens(card, 0, -n)
        for player in t.others(me):
            n = t.all_secrets(player) - 1
            if n > 0:
                t.burn_secrets(player, n, await t.which_secrets(player, n))


@power_of("denizen:warning-signals")
class WarningSignals(BattlePlan):
    """denizen:warning-signals: redistribute one's warbands among board and sites; at end, discard it."""

    discard_at_end = True

    @ruling("warning_signals_of_an_imperial_side")
    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.user == BANDITS:
            return
        me = t.s.players[plan.user]
        ruled = t.sites_ruled(me.seat)
        for slot in ruled:
            n = await t.number(me, 0, movable(t, me, slot), self, "from-site", t.site_name(slot))
            t.take_back_warbands(me, slot, n)
        for slot in ruled:
            if me.warbands and t.cannot_place(me.seat, slot) is None:
                n = await t.number(me, 0, me.warbands, self, "to-site", t.site_name(slot))
                t.place_warbands(me, slot, n)


GATHERING = Exchange("gathering", "7.6.3", (FAVOR, SECRET, FACEDOWN, RELIC, ADVISER))


@power_of("denizen:the-gathering")
class TheGathering(WhenPlayed):
    """denizen:the-gathering: all pawns may come here; those here may make any number of binding exchanges.

    They are asked in turn order, until once round nothing is exchanged.
    """

    async def when_played(self, t: OathTable, play: Play) -> None:
        for player in t.in_turn_order():
            if player.pawn != play.slot and await t.confirm(player, self):
                t.move_pawn(player, play.slot)
        while await self._round(t, play.slot):
            pass

    async def _round(self, t: OathTable, here: Slot) -> bool:
        """Everybody here may propose to everybody, as often as they agree; whether anything was exchanged."""
        agreed = False
        for player in t.pawns_at(here):
            partners = [seat for seat in t.partners(player) if t.s.players[seat].pawn == here]
            while (seat := await t.choose("player", player, partners, self, optional=True)) >= 0:
                if await negotiate(t, GATHERING, player, t.s.players[seat]) is None:
                    partners.remove(seat)
                else:
                    agreed = True
        return agreed


@power_of("denizen:faithful-friend")
class FaithfulFriend(WhenPlayed):
    """denizen:faithful-friend: gain 4 Supply."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        t.gain_supply(t.s.players[play.who], 4)


# -- battle plans ----------------------------------------------------------------------------------------------


def ruled_by_side(t: OathTable, c: Campaign, side: int, suit: int) -> list[Card]:
    """The cards of a suit that a side of a campaign rules: "you" are all of it (5.5.3.i), or the bandits."""
    if side == DEFENDER and c.defender == BANDITS:
        ruled = [card for slot in SLOTS for card in t.s.sites[slot].cards if t.ruler_of(card) == BANDITS]
    else:
        ruled = [card for seat in friends_of(c, side) for card in t.cards_ruled(seat)]
    return [card for card in dict.fromkeys(ruled) if SUIT[card] == suit]


@power_of("denizen:wild-mounts")
class WildMounts(BattlePlan):
    """denizen:wild-mounts: one may discard one Beast card one rules instead of all Nomad plans due for discard."""

    @ruling("bandits_as_users")
    def bandits_use(self, t: OathTable, c: Campaign) -> bool:
        nomads = [
            plan
            for plan in plans_of(t, c, DEFENDER, BANDITS)
            if plan.discard_at_end
            and SUIT[plan.card] == NOMAD
            and isinstance(plan_quote(t, c, DEFENDER, BANDITS, plan), Bill)
        ]
        used = [plan for plan in due_for_discard(t, c, DEFENDER) if SUIT[POWERS[plan.power].card] == NOMAD]
        return len(nomads) + len(used) >= 2

    @ruling("wild_mounts_of_a_side")
    async def campaign_end(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        cards = [POWERS[due.power].card for due in due_for_discard(t, c, plan.side)]
        nomads = [card for card in cards if SUIT[card] == NOMAD and t.place_of(card) != NOBODY]
        beasts = [card for card in ruled_by_side(t, c, plan.side, BEAST) if t.cannot_discard(card, plan.user) is None]
        if not nomads or not beasts:
            return
        if plan.user == BANDITS:
            beast = beasts[0]
        else:
            beast = await t.choose("card", t.s.players[plan.user], beasts, self, optional=True)
        if beast >= 0:
            t.discard(beast, plan.user)
            c.kept = (*c.kept, *nomads)


@power_of("denizen:lancers")
class Lancers(BattlePlan):
    """denizen:lancers: the whole attack roll counts twice, skulls too; at end, discard it."""

    discard_at_end = True

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.times *= 2


@power_of("denizen:mountain-giant")
class MountainGiant(BattlePlan):
    """denizen:mountain-giant: plus or minus 1 attack die; or plus or minus 3 and, at end, discard it."""

    def plan_choices(self, t: OathTable, c: Campaign, side: int, user: Seat) -> Sequence[int]:
        return (1, -1, 3, -3)

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.add_attack_dice(c, plan.chosen)

    def plan_discards(self, t: OathTable, c: Campaign, plan: Plan) -> bool:
        return abs(plan.chosen) == 3


@power_of("denizen:rival-khan")
class RivalKhan(PlusMinus):
    """denizen:rival-khan: plus or minus 4 attack dice if the enemy has a Nomad adviser; at end, discard it."""

    discard_at_end = True

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 4 if any(t.advisers_of_suit(seat, NOMAD) for seat in enemies_of(c, side)) else 0


@power_of("denizen:mounted-patrol")
class MountedPatrol(BattlePlan):
    """denizen:mounted-patrol: half of the attack dice are rolled, rounded down, after all plans; at end, discard it."""

    discard_at_end = True

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.halved = True


@power_of("denizen:great-crusade")
class GreatCrusade(PlusMinus):
    """denizen:great-crusade: plus or minus 1 attack die for each Nomad card one rules; at end, discard it."""

    discard_at_end = True

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return len(ruled_by_side(t, c, side, NOMAD))


@power_of("denizen:storm-caller")
class StormCaller(BattlePlan):
    """denizen:storm-caller: 2 more defense dice; at end, discard it."""

    discard_at_end = True

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.defense_dice += 2


# -- travelling and recovering ---------------------------------------------------------------------------------


@power_of("denizen:special-envoy")
class SpecialEnvoy(Modifier):
    """denizen:special-envoy: a Travel for no Supply, after which the Act phase ends."""

    touches = frozenset({"phase"})

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        bill.free = True

    async def travel_after(self, t: OathTable, trip: Trip) -> None:
        if t.active.seat == trip.who:
            t.end_act()


@power_of("denizen:a-fast-steed")
class AFastSteed(Modifier):
    """denizen:a-fast-steed: no Supply for a Travel with at most 3 warbands on the board."""

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        return None if t.s.players[act.who].warbands <= 3 else self.idle("5.6.1")

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if t.s.players[trip.who].warbands <= 3:
            bill.free = True


@power_of("denizen:hospitality")
class Hospitality(Modifier):
    """denizen:hospitality: after a Travel, 1 favor of a suit that is both at the new site and among one's advisers."""

    touches = frozenset({"favor"})

    def _banks(self, t: OathTable, trip: Trip) -> list[int]:
        here = [SUIT[card] for card in t.s.sites[trip.to].cards]
        mine = t.adviser_suits(trip.who if trip.advisers == NOBODY else trip.advisers)
        return [suit for suit in mine if suit in here and suit != NO_SUIT and t.s.banks[suit]]

    def concerns(self, t: OathTable, record: Trip) -> bool:
        return bool(self._banks(t, record))

    async def travel_after(self, t: OathTable, trip: Trip) -> None:
        me = t.s.players[trip.who]
        bank = await t.choose("bank", me, self._banks(t, trip), self)
        if bank >= 0:
            t.gain_favor(me, 1, bank)


@power_of("denizen:way-station")
class WayStation(Modifier):
    """denizen:way-station: no Supply to its site for who rules it, or who gives its ruler 1 favor.

    It is persistent: whoever travels may choose to pay, and for the ruler it works by itself (free-supply-savers).
    """

    kind = "persistent"

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        if t.rules_card(act.who, self.card) or t.slot_of(self.card) == act.at:
            return self.idle("5.6.1")
        purse = t.purse(t.s.players[act.who])
        return None if purse else Reason("7.1.2", "why-favor", {"needed": 1, "have": purse})

    @ruling("free_supply_savers")
    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if to != t.slot_of(self.card):
            return
        if t.rules_card(trip.who, self.card):
            bill.free = True
        elif self.index in trip.used:
            bill.free = True
            bill.give_favor(1, t.ruler_of(self.card), self)


@power_of("denizen:relic-worship")
class RelicWorship(Mandatory):
    """denizen:relic-worship: 3 Supply after recovering a relic (free-supply-savers: nobody is asked)."""

    def concerns(self, t: OathTable, record: Recover) -> bool:
        return is_relic(record.target)

    @ruling("free_supply_savers")
    async def recover_after(self, t: OathTable, recover: Recover) -> None:
        if is_relic(recover.target):
            t.gain_supply(t.s.players[recover.who], 3)


# -- what always holds -----------------------------------------------------------------------------------------


@power_of("denizen:lost-tongue")
class LostTongue(Persistent):
    """denizen:lost-tongue: who rules no Nomad card can neither target nor take one's relics and banners."""

    def take_cannot(self, t: OathTable, taker: Seat, thing: Thing, holder: Seat) -> Reason | None:
        if holder != t.holder(self) or taker == holder:
            return None
        if any(SUIT[card] == NOMAD for card in t.cards_ruled(taker)):
            return None
        return self.forbids("10.2")


@power_of("denizen:ancient-bloodline")
class AncientBloodline(Persistent):
    """denizen:ancient-bloodline: denizens and relics at sites one rules are locked for one's enemies."""

    def locks(self, t: OathTable, card: Thing, who: Seat) -> bool:
        holder = t.holder(self)
        if holder == NOBODY or not t.enemy(holder, who):
            return False
        if is_relic(card):
            slot = next((slot for slot in SLOTS if card in t.s.sites[slot].relics), NO_SLOT)
        else:
            slot = t.slot_of(card)
        return slot != NO_SLOT and t.rules(holder, slot)


@power_of("denizen:family-wagon")
class FamilyWagon(Mandatory):
    """denizen:family-wagon: at most one adviser that is no faceup Nomad; Nomads do not count."""

    def adviser_limit(self) -> int:
        return 1

    def adviser_counts(self, card: Card, faceup: bool) -> bool:
        return not faceup or SUIT[card] != NOMAD


@power_of("denizen:sacred-ground")
class SacredGround(Persistent):
    """denizen:sacred-ground: a Vision (not the Conspiracy) is played faceup only by who stands at this site."""

    def play_cannot(self, t: OathTable, play: Play) -> Reason | None:
        if not play.faceup or not is_vision(play.card) or play.card == CONSPIRACY:
            return None
        return None if t.s.players[play.who].pawn == t.slot_of(self.card) else self.forbids("5.1.4.III")


# -- actions ---------------------------------------------------------------------------------------------------


@power_of("denizen:convoys")
class Convoys(ActionPower):
    """denizen:convoys: the whole discard pile of another region comes on top of that of one's own."""

    def _piles(self, t: OathTable, me: Player) -> list[Pile]:
        return [region for region in MAP if region != t.region(me) and t.s.discards[region]]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._piles(t, me) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        t.stack_pile(await t.choose("pile", me, self._piles(t, me), self), t.region(me), "10.17")


@power_of("denizen:resettle")
class Resettle(ActionPower):
    """denizen:resettle: move a faceup Nomad adviser of anybody to any site."""

    def _sites(self, t: OathTable, me: Player, card: Card) -> list[Slot]:
        return [slot for slot in SLOTS if playing.cannot_move_to(t, me, card, slot) is None]

    def _nomads(self, t: OathTable, me: Player) -> list[Card]:
        return [
            card
            for player in t.in_turn_order()
            for card in t.faceup_advisers(player.seat)
            if SUIT[card] == NOMAD and self._sites(t, me, card)
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._nomads(t, me) else self.idle("10.17")

    async def act(self, t: OathTable, me: Player) -> None:
        card = await t.choose("card", me, self._nomads(t, me), self)
        slot = await t.choose("site", me, self._sites(t, me, card), self)
        await playing.move_to_site(t, me, card, slot, self)


@power_of("denizen:oracle")
class Oracle(ActionPower):
    """denizen:oracle: draw the Vision nearest the top of the world deck, and play or discard it as in a Search.

    Whether there is one is not known before: without one nothing happens. Forced Labor asks its favor for it.
    """

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return playing.cannot_draw_by_power(t, me)

    async def act(self, t: OathTable, me: Player) -> None:
        vision = t.draw_vision(me)
        if vision == NO_CARD:
            return
        if t.journal is not None:
            args = {"player": SEAT_ID[me.seat], "count": 1, "pile": "world-deck"}
            t.note("log-draws", "5.1.2", args, {"cards": CARD_ID[vision]}, 1 << me.seat)
        await playing.play_or_discard(t, me, vision)


# -- when played -----------------------------------------------------------------------------------------------


@power_of("denizen:ancient-pact")
class AncientPact(WhenPlayed):
    """denizen:ancient-pact: an Exile may give the Chancellor the Darkest Secret, become a Citizen and take a relic of
    the Reliquary unseen."""

    @ruling("taking_from_the_reliquary", "empty_sources")
    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        if me.role != EXILE or not t.holds(me.seat, DARKEST_SECRET) or not await t.confirm(me, self):
            return
        t.give_banner(DARKEST_SECRET, t.chancellor.seat)
        await become_citizen(t, me)
        places = [RELIQUARY_PLACE[i].value for i, relic in enumerate(t.s.reliquary) if relic != NO_CARD]
        place = await t.choose("place", me, places, self)
        if place >= 0:
            relic = t.take_from_reliquary(me, place - RELIQUARY_PLACE[0].value, "10.2")
            await relics_taken(t, me, (relic,))


@power_of("denizen:twin-brother")
class TwinBrother(WhenPlayed):
    """denizen:twin-brother: one may swap it with a faceup Nomad adviser of another player."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        others = [
            card
            for player in t.others(me)
            for card in t.faceup_advisers(player.seat)
            if SUIT[card] == NOMAD
            and t.cannot_move(card, me.seat, False) is None
            and t.cannot_swap_in(me, CARDS[self.card].number, card) is None
            and t.cannot_swap_in(player, card, CARDS[self.card].number) is None
        ]
        other = await t.choose("card", me, others, self, optional=True)
        if other < 0:
            return
        owner = next(player for player in t.others(me) if other in player.advisers)
        t.swap(CARDS[self.card].number, other)
        await make_room(t, me, other)
        await make_room(t, owner, CARDS[self.card].number)


def _pilgrims(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """denizen:pilgrimage: the cards drawn from the Dispossessed, to be put in order."""
    pile = t.s.discards[t.region(t.s.players[d.seat])]
    return [CARD[card] for card in pile[-d.args["count"] :]]


PILGRIMAGE_ORDER: Arrange[Card] = Arrange("pilgrimage-order", "10.10", _pilgrims, passable=False)
"""The cards that have been drawn from the Dispossessed, the last on top."""


@power_of("denizen:pilgrimage")
class Pilgrimage(WhenPlayed):
    """denizen:pilgrimage: the denizens here go to the Dispossessed; as many random ones, seen, onto one's region's
    pile."""

    @ruling("pilgrims_and_their_tokens")
    async def when_played(self, t: OathTable, play: Play) -> None:
        s = t.s
        me = s.players[play.who]
        leaving = [card for card in s.sites[me.pawn].cards if not is_edifice(card) and not t.locked(card, me.seat)]
        if not leaving:
            return
        for card in leaving:
            t.dispossess(card)
        drawn = random_dispossessed(t, len(leaving))
        region = REGION_OF[me.pawn]
        for card in drawn:
            s.seen[card] = t.eyes_of(me)
            t.put_on_pile(card, region)
        if t.journal is not None:
            args = {"player": SEAT_ID[me.seat], "count": len(drawn), "pile": PILE_ID[region]}
            t.note("log-pilgrims", "10.17", args, {"cards": things(CARD_ID[card] for card in drawn)}, t.eyes_of(me))
        if len(drawn) > 1:
            ordered = await t.ask(PILGRIMAGE_ORDER, me.seat, {"count": len(drawn)})
            s.discards[region] = (*s.discards[region][: -len(drawn)], *ordered)

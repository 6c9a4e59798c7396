"""The powers of the Discord denizens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import play as playing
from regnum.games.oath.asking import RELIQUARY_PLACE
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import beginning
from regnum.games.oath.campaign.forces import attacking_force, defending_force
from regnum.games.oath.campaign.sides import enemies_of
from regnum.games.oath.campaign.targets import PAWN
from regnum.games.oath.catalogue import (
    ARCANE,
    BANNER_THING,
    BEAST,
    CARD_ID,
    CARDS,
    DARKEST_SECRET,
    DEFENSE_FACES,
    MAP,
    NO_CARD,
    NO_SLOT,
    NO_SUIT,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    PILE_ID,
    SEAT_ID,
    SLOTS,
    SUIT,
    SUITS,
    Card,
    Pile,
    Relic,
    Slot,
    Thing,
    is_slot,
)
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.exchange import make_room
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    PlusMinus,
    Power,
    RestPower,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import EXILE, NOBODY, Campaign, Muster, Plan, Play, Player, Recover, Trip
from regnum.games.oath.table import OathTable
from regnum.games.oath.travel import travel
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


@power_of("denizen:mercenaries")
class Mercenaries(PlusMinus):
    """denizen:mercenaries: plus or minus 3 attack dice; if defeated, discard it."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 3

    async def campaign_defeated(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.discard(self.card, plan.user)


@power_of("denizen:second-wind")
class SecondWind(BattlePlan):
    """denizen:second-wind: after a victory one may travel and then campaign, each for no Supply."""

    async def campaign_own_after(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if c.winner != plan.side:
            return
        me = t.s.players[plan.user]
        await travel(t, me, free=True, optional=True)
        if not t.s.act_over:
            beginning.begin(t, me, free=True, optional=True, source=self)


@power_of("denizen:naysayers")
class Naysayers(RestPower):
    """denizen:naysayers: if an Exile holds the title, take 1 favor from the Chancellor."""

    def may_rest(self, t: OathTable, me: Player) -> Reason | None:
        s = t.s
        if s.title >= 0 and s.players[s.title].role == EXILE:
            return None
        return self.idle("4.3.5")

    async def rest(self, t: OathTable, me: Player) -> None:
        t.take_favor(me, t.chancellor, 1)


@power_of("denizen:book-burning")
class BookBurning(BattlePlan):
    """denizen:book-burning: if victorious with pawn and favor as a target, the defender burns all secrets but one."""

    @ruling("burned_with_the_pawn_and_favor")
    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if PAWN not in c.targets:
            return
        victim = t.s.players[c.defender]
        n = t.all_secrets(victim) - 1
        if n > 0:
            facedown = await t.which_secrets(victim, n)
            t.burn_secrets(victim, n, facedown)


class TwoAdvisers(Mandatory):
    """7.6.4: its owner has at most two advisers (denizen:assassin, denizen:insomnia, denizen:silver-tongue)."""

    def adviser_limit(self) -> int:
        return 2


@power_of("denizen:assassin", 0)
class AssassinLimit(TwoAdvisers):
    """denizen:assassin: its owner has at most two advisers."""


@power_of("denizen:assassin", 1)
class Assassin(ActionPower):
    """denizen:assassin: discard a faceup adviser of a player at one's site."""

    def _targets(self, t: OathTable, me: Player) -> list[Card]:
        return [
            card
            for player in t.pawns_at(me.pawn)
            for card in t.faceup_advisers(player.seat)
            if t.cannot_discard(card, me.seat) is None
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._targets(t, me) else self.idle("7.1")

    async def act(self, t: OathTable, me: Player) -> None:
        card = await t.choose("card", me, self._targets(t, me), self)
        t.discard(card, me.seat)


@power_of("denizen:blackmail")
class Blackmail(WhenPlayed):
    """denizen:blackmail: choose a relic of a player at one's site, who may buy it off for 3 favor; else take it."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        relics = [
            relic
            for player in t.pawns_at(me.pawn, but=me.seat)
            for relic in player.relics
            if t.cannot_take(me.seat, relic, player.seat) is None
        ]
        relic = await t.choose("card", me, relics, self)
        if relic < 0:
            return
        victim = next(player for player in t.s.players if relic in player.relics)
        if t.purse(victim) >= 3 and await t.confirm(victim, self):
            t.give_favor(victim, me.seat, 3)
            return
        t.take_relic_from(me, victim, relic, "10.2")
        await relics_taken(t, me, (relic,))


@power_of("denizen:vow-of-renewal")
class VowOfRenewal(Persistent):
    """denizen:vow-of-renewal: one cannot recover the People's Favor; favor that anyone burns comes to one's board."""

    def recover_cannot(self, t: OathTable, recover: Recover, target: Thing) -> Reason | None:
        if target == BANNER_THING[PEOPLES_FAVOR] and t.holder(self) == recover.who:
            return self.forbids("5.4.1")
        return None

    def favor_burned(self, t: OathTable, n: int) -> bool:
        t.favor_to(t.s.players[t.holder(self)], n)
        return True


@power_of("denizen:a-small-favor")
class ASmallFavor(WhenPlayed):
    """denizen:a-small-favor: gain 4 warbands."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        t.gain_warbands(t.s.players[play.who], 4)


@power_of("denizen:sleight-of-hand")
class SleightOfHand(ActionPower):
    """denizen:sleight-of-hand: take 1 secret, never the last one, of another player at one's site."""

    def _victims(self, t: OathTable, me: Player) -> list[Seat]:
        return [player.seat for player in t.pawns_at(me.pawn, but=me.seat) if t.all_secrets(player) > 1]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._victims(t, me) else self.idle("10.2")

    async def act(self, t: OathTable, me: Player) -> None:
        victim = t.s.players[await t.choose("player", me, self._victims(t, me), self)]
        t.hand_over_secrets(victim, me, 1, await t.which_secrets(victim, 1))


@power_of("denizen:key-to-the-city")
class KeyToTheCity(WhenPlayed):
    """denizen:key-to-the-city: if no ruler of its site is here, all warbands there die and one of one's own comes."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        slot = play.slot
        if any(t.rules(player.seat, slot) for player in t.pawns_at(slot)):
            return
        t.kill_at(slot, t.s.sites[slot].warbands)
        if t.cannot_place(me.seat, slot) is None and t.gain_warbands(me, 1):
            t.place_warbands(me, slot, 1)


@power_of("denizen:scryer")
class Scryer(ActionPower):
    """denizen:scryer: peek at a whole discard pile."""

    def _piles(self, t: OathTable) -> list[Pile]:
        return [region for region in MAP if t.s.discards[region]]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._piles(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        pile = await t.choose("pile", me, self._piles(t), self)
        t.peek(me, tuple(reversed(t.s.discards[pile])), "10.12", {"where": PILE_ID[pile]})


@power_of("denizen:disgraced-captain")
class DisgracedCaptain(BattlePlan):
    """denizen:disgraced-captain: 4 more attack dice if a targeted site has an Order card."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if any(is_slot(slot) and t.cards_of_suit_at(slot, ORDER) for slot in c.targets):
            t.add_attack_dice(c, 4)


# -- battle plans and campaigns --------------------------------------------------------------------------------


@power_of("denizen:cracked-sage")
class CrackedSage(PlusMinus):
    """denizen:cracked-sage: plus or minus 4 attack dice against an enemy with an Arcane adviser."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 4 if any(ARCANE in t.adviser_suits(seat) for seat in enemies_of(c, side)) else 0


@power_of("denizen:zealots")
class Zealots(BattlePlan):
    """denizen:zealots: if the defending force is larger now, each sacrificed warband adds 3 to the attack."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if defending_force(t, c) > attacking_force(t, c):
            c.worth = 3


@power_of("denizen:slander")
class Slander(BattlePlan):
    """denizen:slander: if pawn and favor was a target, a victory burns all favor of the defender, not half."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.burn_all = True


@power_of("denizen:beast-tamer")
class BeastTamer(Persistent):
    """denizen:beast-tamer: the enemy cannot use Beast or Nomad battle plans."""

    def use_cannot(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> Reason | None:
        if not t.s.campaigns or not isinstance(power, BattlePlan) or SUIT[power.card] not in (BEAST, NOMAD):
            return None
        c = t.s.campaign
        side = ATTACKER if user == c.who else DEFENDER
        return self.forbids("5.5.3") if t.holder(self) in enemies_of(c, side) else None


@power_of("denizen:sneak-attack")
class SneakAttack(Persistent):
    """denizen:sneak-attack: right after another player's campaign one may attack that player for no Supply."""

    async def campaign_after(self, t: OathTable, c: Campaign) -> None:
        holder = t.holder(self)
        if holder != c.who:
            beginning.begin(t, t.s.players[holder], free=True, optional=True, only=c.who, source=self)


# -- modifiers and bans ----------------------------------------------------------------------------------------


@power_of("denizen:downtrodden")
class Downtrodden(Modifier):
    """denizen:downtrodden: mustering on a card of the suit with the least favor of all banks gains 2 warbands more."""

    def muster_gain(self, t: OathTable, muster: Muster, card: Card) -> int:
        banks = t.s.banks
        suit = SUIT[card]
        return 2 if all(banks[suit] < banks[other] for other in range(len(SUITS)) if other != suit) else 0


@power_of("denizen:gossip")
class Gossip(Persistent):
    """denizen:gossip: enemies of its ruler cannot play cards as facedown advisers."""

    def play_cannot(self, t: OathTable, play: Play) -> Reason | None:
        if not play.faceup and t.enemy(t.ruler_of(self.card), play.who):
            return self.forbids("5.1.4.II")
        return None


@power_of("denizen:boiling-lake")
class BoilingLake(Persistent):
    """denizen:boiling-lake: who travels to its site without ruling it kills 2 warbands (kill-as-many-as-you-can)."""

    def concerns(self, t: OathTable, record: Any) -> bool:
        return (
            record.to == t.slot_of(self.card)
            and not t.rules_card(record.who, self.card)
            and t.s.players[record.who].warbands > 0
        )

    async def travel_arrived(self, t: OathTable, trip: Trip) -> None:
        t.kill_on_board(t.s.players[trip.who], 2)


# -- when played -----------------------------------------------------------------------------------------------


@power_of("denizen:charlatan")
class Charlatan(WhenPlayed):
    """denizen:charlatan: burn all secrets but one from the Darkest Secret."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        t.burn_off_banner(DARKEST_SECRET, t.s.on_banners[DARKEST_SECRET] - 1)


@power_of("denizen:dissent")
class Dissent(WhenPlayed):
    """denizen:dissent: all but the holder of the People's Favor place 1 favor here for each suit they rule."""

    @ruling("sworn_favor_is_never_forced")
    async def when_played(self, t: OathTable, play: Play) -> None:
        for player in t.in_turn_order():
            if t.holds(player.seat, PEOPLES_FAVOR):
                continue
            suits = {SUIT[card] for card in t.cards_ruled(player.seat)} - {NO_SUIT}
            n = min(len(suits), player.favor)
            if not n:
                continue
            t.spend_favor(player, n)
            t.lay_tokens(self.card, n, 0)
            if t.journal is not None:
                args = {"player": SEAT_ID[player.seat], "count": n, "card": CARD_ID[self.card]}
                t.note("log-places-favor", "7.3.3", args)


@power_of("denizen:false-prophet", 0)
class FalseProphet(WhenPlayed):
    """denizen:false-prophet: an Exile gains 1 warband and puts it on a revealed Vision."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        visions = [player.vision for player in t.in_turn_order() if player.vision != NO_CARD]
        if me.role != EXILE or not visions or not t.bank_of(me):
            return
        vision = await t.choose("card", me, visions, self)
        t.gain_warbands(me, 1)
        me.warbands -= 1
        t.lay_warbands(vision, me.colour, 1)
        if t.journal is not None:
            t.note("log-marks-vision", "7.3.3", {"player": SEAT_ID[me.seat], "card": CARD_ID[vision]})


@power_of("denizen:false-prophet", 1)
class FalseProphetVision(Mandatory):
    """denizen:false-prophet: one can win by the marked Vision; when it is discarded the warband dies and one plays or
    discards it as if drawn."""

    def _marked(self, t: OathTable, vision: Card) -> bool:
        colour = t.s.players[t.holder(self)].colour
        return any(thing == vision and marker == colour for thing, marker, _ in t.s.on_cards)

    def shares_vision(self, t: OathTable, seat: Seat, vision: Card) -> bool:
        return seat == t.holder(self) and self._marked(t, vision)

    async def vision_discarded(self, t: OathTable, vision: Card) -> bool:
        if not self._marked(t, vision):
            return False
        me = t.s.players[t.holder(self)]
        t.lay_warbands(vision, me.colour, -1)
        me.bank += 1
        await playing.play_or_discard(t, me, vision)
        return True


@power_of("denizen:royal-ambitions")
class RoyalAmbitions(WhenPlayed):
    """denizen:royal-ambitions: an Exile who rules more sites than the Chancellor may take a relic of the Reliquary,
    unseen, and become a Citizen (6.6.2)."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        if me.role != EXILE or len(t.sites_ruled(me.seat)) <= len(t.sites_ruled(t.empire)):
            return
        if not await t.confirm(me, self):
            return
        spaces = [RELIQUARY_PLACE[i].value for i, relic in enumerate(t.s.reliquary) if relic != NO_CARD]
        space = await t.choose("place", me, spaces, self)
        taken: tuple[Relic, ...] = ()
        if space != NOBODY:
            taken = (t.take_from_reliquary(me, space - RELIQUARY_PLACE[0].value, "6.6.2"),)
        await become_citizen(t, me)
        if taken:
            await relics_taken(t, me, taken)


@power_of("denizen:salt-the-earth", 0)
class SaltTheEarth(Mandatory):
    """denizen:salt-the-earth: it needs no room but a site without locked cards, whose capacity is 1 from then on."""

    def play_own_cannot(self, t: OathTable, play: Play) -> Reason | None:
        if play.slot != NO_SLOT and any(t.locked(card, play.who) for card in t.s.sites[play.slot].cards):
            return self.forbids("7.2.2")
        return None

    def play_ignores_capacity(self) -> bool:
        return True

    def capacity(self, t: OathTable, slot: Slot) -> int | None:
        return 1 if t.slot_of(self.card) == slot else None


@power_of("denizen:salt-the-earth", 1)
class SaltTheEarthPlayed(WhenPlayed):
    """denizen:salt-the-earth: discard all other denizens at its site."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        here = [card for card in t.s.sites[play.slot].cards if card != self.card]
        gone = [card for card in here if t.cannot_discard(card, play.who) is None]
        await playing.discard_all(t, t.s.players[play.who], gone)


@power_of("denizen:riots")
class Riots(WhenPlayed):
    """denizen:riots: with the Mob, discard all other cards at sites of the suit that has the most there."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        if not t.s.mob:
            return
        counts = [sum(len(t.cards_of_suit_at(slot, suit)) for slot in SLOTS) for suit in range(len(SUITS))]
        if not max(counts):
            return
        most = [suit for suit, count in enumerate(counts) if count == max(counts)]
        me = t.s.players[play.who]
        suit = await t.choose("suit", me, most, self)
        found = [card for slot in SLOTS for card in t.cards_of_suit_at(slot, suit) if card != self.card]
        await playing.discard_all(t, me, [card for card in found if t.cannot_discard(card, me.seat) is None])


@power_of("denizen:bandit-chief", 0)
class BanditChief(WhenPlayed):
    """denizen:bandit-chief: kill 1 warband at each site that has any."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        for slot in SLOTS:
            t.kill_at(slot, 1)


@power_of("denizen:bandit-chief", 1)
class BanditChiefStays(Persistent):
    """denizen:bandit-chief: every site has 2 bandits more."""

    def bandits(self) -> int:
        return 2


# -- Rest ------------------------------------------------------------------------------------------------------


@power_of("denizen:silver-tongue", 0)
class SilverTongueLimit(TwoAdvisers):
    """denizen:silver-tongue: its owner has at most two advisers."""


@power_of("denizen:silver-tongue", 1)
class SilverTongue(RestPower):
    """denizen:silver-tongue: take 1 favor from a bank that matches a card at one's site."""

    def _banks(self, t: OathTable, me: Player) -> Sequence[int]:
        suits = {SUIT[card] for card in t.s.sites[me.pawn].cards}
        return [suit for suit in range(len(SUITS)) if suit in suits and t.s.banks[suit]]

    def may_rest(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._banks(t, me) else self.idle("4.3.5")

    async def rest(self, t: OathTable, me: Player) -> None:
        t.gain_favor(me, 1, await t.choose("bank", me, self._banks(t, me), self))


@power_of("denizen:insomnia", 0)
class InsomniaLimit(TwoAdvisers):
    """denizen:insomnia: its owner has at most two advisers."""


@power_of("denizen:insomnia", 1)
class Insomnia(RestPower):
    """denizen:insomnia: gain 1 secret."""

    async def rest(self, t: OathTable, me: Player) -> None:
        t.gain_secrets(me, 1)


# -- actions and reactions -------------------------------------------------------------------------------------


@power_of("denizen:gambling-hall")
class GamblingHall(ActionPower):
    """denizen:gambling-hall: roll 4 defense dice and take as much favor from one bank as there are shields."""

    async def act(self, t: OathTable, me: Player) -> None:
        shields = t.shields(await t.roll_dice(me.seat, False, 4))
        if t.journal is not None:
            t.note("log-rolls-shields", "7.1.3", {"player": SEAT_ID[me.seat], "dice": 4, "shields": shields})
        banks = [suit for suit in range(len(SUITS)) if t.s.banks[suit]]
        if shields and banks:
            t.gain_favor(me, shields, await t.choose("bank", me, banks, self))


@power_of("denizen:enchantress")
class Enchantress(ActionPower):
    """denizen:enchantress: swap it with a faceup adviser of any other player; whoever then has too many discards."""

    def _others(self, t: OathTable, me: Player) -> list[Card]:
        return [
            card
            for player in t.others(me)
            for card in t.faceup_advisers(player.seat)
            if t.cannot_move(card, me.seat, False) is None
            and t.cannot_swap_in(player, card, CARDS[self.card].number) is None
            and t.cannot_swap_in(me, CARDS[self.card].number, card) is None
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        reason = t.cannot_move(self.card, me.seat, False)
        if reason is not None:
            return reason
        return None if self._others(t, me) else self.idle("10.13")

    async def act(self, t: OathTable, me: Player) -> None:
        card = await t.choose("card", me, self._others(t, me), self)
        other = next(player for player in t.s.players if card in player.advisers)
        t.swap(CARDS[self.card].number, card)
        await make_room(t, me, card)
        await make_room(t, other, CARDS[self.card].number)


@power_of("denizen:relic-thief")
class RelicThief(Persistent):
    """denizen:relic-thief: after another player in one's region has taken relics one may pay and roll a defense die
    for each: if none shows shields, one takes them all."""

    def concerns(self, t: OathTable, record: Any) -> bool:
        holder = t.holder(self)
        return holder != record and t.region(t.s.players[holder]) == t.region(t.s.players[record])

    async def relics_taken(self, t: OathTable, taker: Seat, relics: tuple[Relic, ...]) -> None:
        me, victim = t.s.players[t.holder(self)], t.s.players[taker]
        loot = [r for r in relics if r in victim.relics and t.cannot_take(me.seat, r, taker) is None]
        bill = Bill()
        if not loot or t.price_of(me.seat, self, bill) is not None or t.cannot_pay(me, bill) is not None:
            return
        if not await t.confirm(me, self):
            return
        t.pay(me, bill)
        roll = await t.roll_dice(me.seat, False, len(relics))
        if t.journal is not None:
            args = {"player": SEAT_ID[me.seat], "dice": len(roll), "shields": t.shields(roll)}
            t.note("log-rolls-shields", "7.1.3", args)
        if any(DEFENSE_FACES[face].shields for face in roll):
            return
        for relic in loot:
            t.take_relic_from(me, victim, relic, "10.2")
        await relics_taken(t, me, tuple(loot))


@power_of("denizen:chaos-cult")
class ChaosCult(Persistent):
    """denizen:chaos-cult: after another player has taken the Oathkeeper title, take 1 favor from that player."""

    def concerns(self, t: OathTable, record: Any) -> bool:
        return bool(record != t.holder(self))

    @ruling("chaos_cult_in_a_chain")
    async def title_taken(self, t: OathTable, taker: Seat) -> None:
        t.take_favor(t.s.players[t.holder(self)], t.s.players[taker], 1)

"""The powers of the Beast denizens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regnum.games.oath import play as playing
from regnum.games.oath.asking import NO_CHOICE
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import beginning
from regnum.games.oath.campaign.allies import backed_by_the_chancellor
from regnum.games.oath.campaign.sides import enemies_of, friends_of
from regnum.games.oath.campaign.targets import dice_of
from regnum.games.oath.catalogue import (
    BEAST,
    CARD_ID,
    CARDS,
    DECK,
    DISCORD,
    GRAND_SCEPTER,
    HEARTH,
    MAP,
    NO_SLOT,
    NO_SUIT,
    NOMAD,
    ORDER,
    PILE_ID,
    REGION_OF,
    SEAT_ID,
    SLOTS,
    SLOTS_OF,
    SUIT,
    SUITS,
    Card,
    Pile,
    Slot,
    Target,
    is_edifice,
)
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.modifiers import chosen_for
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
from regnum.games.oath.relics import bury
from regnum.games.oath.state import EXILE, NOBODY, Act, Campaign, Muster, Plan, Play, Player, Search, Trade, Trip
from regnum.games.oath.table import OathTable
from regnum.games.oath.trade import matching
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import Seat

if TYPE_CHECKING:
    from regnum.games.oath.trade import Gain


@power_of("denizen:animal-playmates")
class AnimalPlaymates(Mandatory):
    """denizen:animal-playmates: no Supply for mustering on a Beast card (free-supply-savers: by itself)."""

    def muster_price(self, card: Card, bill: Bill) -> None:
        if SUIT[card] == BEAST:
            bill.free = True


@power_of("denizen:true-names")
class TrueNames(Persistent):
    """denizen:true-names: the enemy cannot use a battle plan whose suit matches one of one's faceup advisers."""

    def use_cannot(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> Reason | None:
        if not t.s.campaigns or not isinstance(power, BattlePlan) or SUIT[power.card] == NO_SUIT:
            return None
        c = t.s.campaign
        holder = t.holder(self)
        side = ATTACKER if user == c.who else DEFENDER
        if holder in enemies_of(c, side) and SUIT[power.card] in t.adviser_suits(holder):
            return self.forbids("5.5.3")
        return None


@power_of("denizen:forest-paths")
class ForestPaths(Modifier):
    """denizen:forest-paths: to a site with a Beast card for no Supply, ignoring the powers of sites."""

    def _leads_to(self, t: OathTable, to: Slot) -> bool:
        return t.s.sites[to].faceup and bool(t.cards_of_suit_at(to, BEAST))

    def travel_ignores(self, t: OathTable, trip: Trip, to: Slot) -> int:
        return t.site_powers if self._leads_to(t, to) else 0

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if self._leads_to(t, to):
            bill.free = True


@power_of("denizen:rangers")
class Rangers(BattlePlan):
    """denizen:rangers: ignore skulls; 2 more attack dice if the defense pool holds at least 4 dice now."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.no_skulls = True
        if c.defense_dice >= 4:
            t.add_attack_dice(c, 2)


@power_of("denizen:small-friends")
class SmallFriends(Modifier):
    """denizen:small-friends: trade as if one's pawn were at any site with a Beast card."""

    argument = "site"

    def choices(self, t: OathTable, act: Act) -> Sequence[int]:
        return [slot for slot in SLOTS if slot != act.at and t.cards_of_suit_at(slot, BEAST)]

    def apply(self, t: OathTable, act: Act, choice: int) -> None:
        act.at = SLOTS[choice]


@power_of("denizen:vow-of-beastkin")
class VowOfBeastkin(Mandatory):
    """denizen:vow-of-beastkin: one musters only on a card matching an adviser, and gains 1 warband more."""

    def muster_cannot(self, t: OathTable, muster: Muster, card: Card) -> Reason | None:
        return None if SUIT[card] in t.adviser_suits(muster.who) else self.forbids("5.2")

    def muster_gain(self, t: OathTable, muster: Muster, card: Card) -> int:
        return 1


@power_of("denizen:errand-boy")
class ErrandBoy(Modifier):
    """denizen:errand-boy: one may search the discard pile of another region."""

    def search_sources(self, t: OathTable, search: Search) -> Sequence[Pile]:
        return [region for region in MAP if region != REGION_OF[search.at]]


@power_of("denizen:wolves")
class Wolves(ActionPower):
    """denizen:wolves: kill 1 warband on anybody's board."""

    def _boards(self, t: OathTable) -> list[Seat]:
        return [player.seat for player in t.in_turn_order() if player.warbands]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._boards(t) else self.idle("10.25")

    async def act(self, t: OathTable, me: Player) -> None:
        t.kill_on_board(t.s.players[await t.choose("player", me, self._boards(t), self)], 1)


@power_of("denizen:the-old-oak")
class TheOldOak(Modifier):
    """denizen:the-old-oak: trading with it for secrets and with a Beast adviser gains 1 secret more."""

    def trade_gain(self, t: OathTable, trade: Trade, card: Card, gain: Gain) -> None:
        if card == self.card and trade.for_secrets and matching(t, trade, BEAST):
            gain.secrets += 1


@power_of("denizen:long-lost-heir")
class LongLostHeir(WhenPlayed):
    """denizen:long-lost-heir: an Exile may become a Citizen, without a relic (6.6.2)."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        if me.role == EXILE and await t.confirm(me, self):
            await become_citizen(t, me)


@power_of("denizen:roving-terror")
class RovingTerror(ActionPower):
    """denizen:roving-terror: discard a denizen at another site; this card moves there."""

    def _prey(self, t: OathTable, me: Player) -> list[Card]:
        here = t.slot_of(self.card)
        return [
            card
            for slot in SLOTS
            if slot != here and t.s.sites[slot].faceup
            for card in t.s.sites[slot].cards
            if not is_edifice(card) and t.cannot_discard(card, me.seat) is None
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        if t.slot_of(self.card) == NO_SLOT or t.cannot_move(self.card, me.seat, True) is not None:
            return self.idle("7.2.2")
        return None if self._prey(t, me) else self.idle("10.10")

    async def act(self, t: OathTable, me: Player) -> None:
        prey = await t.choose("card", me, self._prey(t, me), self)
        to = t.slot_of(prey)
        t.discard_at(prey, me.seat)
        await playing.move_to_site(t, me, CARDS[self.card].number, to, self)


def beasts(t: OathTable) -> int:
    """How many Beast cards lie at the sites of the map (denizen:animal-host, denizen:walled-garden)."""
    return sum(len(t.cards_of_suit_at(slot, BEAST)) for slot in SLOTS if t.s.sites[slot].faceup)


# -- battle plans and campaigns --------------------------------------------------------------------------------


@power_of("denizen:nature-worship")
class NatureWorship(PlusMinus):
    """denizen:nature-worship: plus or minus 1 attack die for each Beast adviser."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return sum(t.advisers_of_suit(seat, BEAST) for seat in friends_of(c, side))


@power_of("denizen:insect-swarm")
class InsectSwarm(Persistent):
    """denizen:insect-swarm: in a campaign of one's own each battle plan of the enemy burns 1 more favor."""

    def use_price(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> None:
        if not t.s.campaigns or not isinstance(power, BattlePlan):
            return
        c = t.s.campaign
        side = ATTACKER if user == c.who else DEFENDER
        if t.holder(self) in enemies_of(c, side):
            bill.burn_favor(1, power)


@power_of("denizen:vow-of-union", 0)
class VowOfUnion(Persistent):
    """denizen:vow-of-union: all warbands at sites that its holder rules are in the holder's attacking force."""

    def campaign_force(self, t: OathTable, c: Campaign) -> Sequence[Slot]:
        return t.sites_ruled(c.who) if c.who == t.holder(self) else ()


@power_of("denizen:vow-of-union", 1)
class VowOfUnionStays(Persistent):
    """denizen:vow-of-union: its holder cannot travel from a site of the holder's with warbands on the board."""

    def travel_cannot(self, t: OathTable, trip: Trip, to: Slot) -> Reason | None:
        who = t.holder(self)
        if trip.who == who and t.s.players[who].warbands and t.rules(who, trip.at):
            return self.forbids("5.6.1")
        return None


@power_of("denizen:giant-python")
class GiantPython(Persistent):
    """denizen:giant-python: who attacks its holder declares targets with an even number of dice of their own.

    The Chancellor's binds attacks on any Imperial player: the Chancellor is an Ally from the start (5.5.2.m).
    """

    def _guards(self, t: OathTable, c: Campaign) -> bool:
        holder = t.holder(self)
        if holder == c.defender:
            return True
        return holder == t.empire and backed_by_the_chancellor(t, c)

    def targets_cannot(self, t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason | None:
        if self._guards(t, c) and sum(dice_of(t, c, target) for target in targets) % 2:
            return self.forbids("5.5.2")
        return None


@power_of("denizen:war-tortoise")
class WarTortoise(BattlePlan):
    """denizen:war-tortoise: what the enemy's two-symbol faces add is ignored; their skulls are not."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.side == ATTACKER:
            c.no_double_shields = True
        else:
            c.no_double_swords = True


@power_of("denizen:marsh-spirit")
class MarshSpirit(Persistent):
    """denizen:marsh-spirit: an attacker who targets its site uses no battle plans."""

    def use_cannot(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> Reason | None:
        if not t.s.campaigns or not isinstance(power, BattlePlan):
            return None
        c = t.s.campaign
        return self.forbids("5.5.3") if user == c.who and t.slot_of(self.card) in c.targets else None


@power_of("denizen:walled-garden")
class WalledGarden(BattlePlan):
    """denizen:walled-garden: if its site is a target, 1 more defense die for each Beast card on the map."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if t.slot_of(self.card) in c.targets:
            c.defense_dice += beasts(t)


@power_of("denizen:wild-allies")
class WildAllies(ActionPower):
    """denizen:wild-allies: campaign for no Supply at a site with a Beast card, as if one were there; one's warbands
    there join the force."""

    def _joined(self, t: OathTable, me: Player, slot: Slot) -> tuple[Slot, ...]:
        return (slot,) if t.rules(me.seat, slot) else ()

    def _sites(self, t: OathTable, me: Player) -> list[Slot]:
        return [
            slot
            for slot in SLOTS
            if t.s.sites[slot].faceup
            and t.cards_of_suit_at(slot, BEAST)
            and beginning.possible(t, me, free=True, at=slot, joined=self._joined(t, me, slot), need_not=True)
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._sites(t, me) else self.idle("5.5.1")

    async def act(self, t: OathTable, me: Player) -> None:
        slot = await t.choose("site", me, self._sites(t, me), self)
        beginning.begin(t, me, free=True, at=slot, joined=self._joined(t, me, slot), need_not=True, source=self)


# -- modifiers and bans ----------------------------------------------------------------------------------------


@power_of("denizen:birdsong")
class Birdsong(Mandatory):
    """denizen:birdsong: no Supply for a Trade with a Beast or Nomad card (free-supply-savers: by itself)."""

    def trade_price(self, t: OathTable, trade: Trade, card: Card, bill: Bill) -> None:
        if SUIT[card] in (BEAST, NOMAD):
            bill.free = True


@power_of("denizen:vow-of-poverty", 0)
class VowOfPoverty(Mandatory):
    """denizen:vow-of-poverty: one gains no favor by trading."""

    def trade_gain(self, t: OathTable, trade: Trade, card: Card, gain: Gain) -> None:
        gain.no_favor = True


@power_of("denizen:vow-of-poverty", 1)
class VowOfPovertyRest(RestPower):
    """denizen:vow-of-poverty: without favor on the board take 2 favor from one bank."""

    def _banks(self, t: OathTable) -> list[int]:
        return [suit for suit in range(len(SUITS)) if t.s.banks[suit]]

    def may_rest(self, t: OathTable, me: Player) -> Reason | None:
        return self.idle("4.3.5") if me.favor or not self._banks(t) else None

    async def rest(self, t: OathTable, me: Player) -> None:
        t.gain_favor(me, 2, await t.choose("bank", me, self._banks(t), self))


@power_of("denizen:forest-council")
class ForestCouncil(Persistent):
    """denizen:forest-council: enemies of its ruler neither trade with Beast cards nor muster on them."""

    def _bans(self, t: OathTable, who: Seat, card: Card) -> bool:
        return SUIT[card] == BEAST and t.enemy(t.ruler_of(self.card), who)

    def muster_cannot(self, t: OathTable, muster: Muster, card: Card) -> Reason | None:
        return self.forbids("5.2.1") if self._bans(t, muster.who, card) else None

    def trade_cannot(self, t: OathTable, trade: Trade, card: Card) -> Reason | None:
        return self.forbids("5.3.2") if self._bans(t, trade.who, card) else None


@power_of("denizen:mushrooms")
class Mushrooms(Modifier):
    """denizen:mushrooms: the Search spends no Supply and draws 1 card from the bottom of a discard pile."""

    def search_only(self, source: Pile) -> Reason | None:
        return self.forbids("5.1.2") if source == DECK else None

    def search_price(self, t: OathTable, search: Search, source: Pile, bill: Bill) -> None:
        bill.free = True

    def search_base(self) -> int | None:
        return 1

    def search_bottom(self) -> bool:
        return True


@power_of("denizen:new-growth")
class NewGrowth(Modifier):
    """denizen:new-growth: a Beast or Hearth card may be played to any faceup site."""

    def play_slots(self, t: OathTable, play: Play) -> Sequence[Slot]:
        if SUIT[play.card] not in (BEAST, HEARTH):
            return ()
        return [slot for slot in SLOTS if t.s.sites[slot].faceup]


@power_of("denizen:wild-cry")
class WildCry(Modifier):
    """denizen:wild-cry: playing a Beast card gains 1 Supply and 2 warbands, once an action."""

    def concerns(self, t: OathTable, record: Any) -> bool:
        return SUIT[record.card] == BEAST and self.index not in t.s.search.done

    async def play_played(self, t: OathTable, play: Play) -> None:
        search = t.s.search
        search.done = (*search.done, self.index)
        me = t.s.players[play.who]
        t.gain_supply(me, 1)
        t.gain_warbands(me, 2)


def _pile_end(pile: Pile, top: bool) -> Option[int]:
    """denizen:bracken: one end of a discard pile."""
    end = "top" if top else "bottom"
    return Option(
        f"{PILE_ID[pile]}:{end}",
        pile * 2 + top,
        label="option-pile-top" if top else "option-pile-bottom",
        rule="10.10",
        target=PILE_ID[pile],
        args={"pile": PILE_ID[pile]},
    )


PILE_ENDS = tuple(_pile_end(pile, top) for pile in MAP for top in (True, False))


def _bracken_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return list(PILE_ENDS)


BRACKEN: Pick[int] = Pick("bracken", "10.10", _bracken_menu)


@power_of("denizen:bracken")
class Bracken(Modifier):
    """denizen:bracken: all discards of the Search go on top or to the bottom of one discard pile of one's choice.

    The place is chosen with the cards in hand: after the draw, or at once where nothing is drawn (6.1).
    """

    async def _choose(self, t: OathTable, search: Search) -> None:
        place: int = await t.ask(BRACKEN, search.who)
        search.chosen = tuple(
            [place if index == self.index else old for index, old in zip(search.used, search.chosen, strict=True)]
        )

    async def used(self, t: OathTable, act: Act, choice: int) -> None:
        assert isinstance(act, Search)
        if act.adviser or act.drawn:
            await self._choose(t, act)

    async def search_drawn(self, t: OathTable, search: Search) -> None:
        await self._choose(t, search)

    def search_discards_to(self, t: OathTable, search: Search) -> tuple[Pile, bool] | None:
        place = chosen_for(search, self)
        return None if place == NO_CHOICE else (MAP[place // 2], bool(place % 2))


@power_of("denizen:grasping-vines")
class GraspingVines(Persistent):
    """denizen:grasping-vines: an enemy of its ruler who travels away from a site of that ruler kills 1 warband."""

    def concerns(self, t: OathTable, record: Any) -> bool:
        ruler = t.ruler_of(self.card)
        return (
            t.enemy(ruler, record.who) and t.ruler(record.came_from) == ruler and t.s.players[record.who].warbands > 0
        )

    async def travel_left(self, t: OathTable, trip: Trip) -> None:
        t.kill_on_board(t.s.players[trip.who], 1)


# -- when played -----------------------------------------------------------------------------------------------


@power_of("denizen:threatening-roar")
class ThreateningRoar(WhenPlayed):
    """denizen:threatening-roar: discard every Nomad and every other Beast card at sites of one's region."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        here = [card for slot in SLOTS_OF[t.region(me)] for card in t.s.sites[slot].cards if card != self.card]
        gone = [card for card in here if SUIT[card] in (NOMAD, BEAST) and t.cannot_discard(card, me.seat) is None]
        await playing.discard_all(t, me, gone)


@power_of("denizen:animal-host")
class AnimalHost(WhenPlayed):
    """denizen:animal-host: gain a warband for each Beast card at the sites of the map."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        t.gain_warbands(t.s.players[play.who], beasts(t))


# -- actions ---------------------------------------------------------------------------------------------------


@power_of("denizen:fae-merchant")
class FaeMerchant(ActionPower):
    """denizen:fae-merchant: take the top relic of the relic deck, then put a relic of one's own under it."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.relic_deck else Reason("9.3", "why-no-relics-left")

    async def act(self, t: OathTable, me: Player) -> None:
        new = t.draw_relic()
        t.add_relic(me, new, "10.2")
        mine = [relic for relic in me.relics if relic != GRAND_SCEPTER and not t.locked(relic, me.seat)]
        if mine:  # asked even where there is but one: everybody sees what has come before it goes
            (old,) = await t.several("card", me, mine, 1, 1, self)
            await bury(t, me, old, self)
        if new in me.relics:
            await relics_taken(t, me, (new,))


@power_of("denizen:second-chance")
class SecondChance(ActionPower):
    """denizen:second-chance: kill 1 warband of a player with an Order or Discord adviser and gain 1."""

    def _boards(self, t: OathTable) -> list[Seat]:
        return [
            player.seat
            for player in t.in_turn_order()
            if player.warbands and any(suit in (ORDER, DISCORD) for suit in t.adviser_suits(player.seat))
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._boards(t) else self.idle("10.25")

    async def act(self, t: OathTable, me: Player) -> None:
        if t.kill_on_board(t.s.players[await t.choose("player", me, self._boards(t), self)], 1):
            t.gain_warbands(me, 1)


@power_of("denizen:pied-piper", 0)
class PiedPiperLimit(Mandatory):
    """denizen:pied-piper: it ignores the adviser limit when it arrives."""

    def ignores_limit(self) -> bool:
        return True


@power_of("denizen:pied-piper", 1)
class PiedPiper(ActionPower):
    """denizen:pied-piper: it moves to the advisers of another player, from whom one takes 2 favor."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return t.cannot_move(self.card, me.seat, False)

    async def act(self, t: OathTable, me: Player) -> None:
        other = t.s.players[await t.choose("player", me, [player.seat for player in t.others(me)], self)]
        t.remove_adviser(me, CARDS[self.card].number)
        t.add_adviser(other, CARDS[self.card].number)
        if t.journal is not None:
            t.note("log-moves-adviser", "7.2", {"card": CARD_ID[self.card], "player": SEAT_ID[other.seat]})
        t.take_favor(me, other, 2)


@power_of("denizen:memory-of-nature")
class MemoryOfNature(ActionPower):
    """denizen:memory-of-nature: move 1 favor for each Beast card on the map from other banks to the Beast bank."""

    def _banks(self, t: OathTable) -> list[int]:
        return [suit for suit in range(len(SUITS)) if suit != BEAST and t.s.banks[suit]]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if beasts(t) and self._banks(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        for _ in range(beasts(t)):
            bank = await t.choose("bank", me, self._banks(t), self)
            if bank == NOBODY:
                return
            t.move_favor(bank, BEAST, 1)

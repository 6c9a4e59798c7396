"""The powers of the Beast denizens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import enemies_of
from regnum.games.oath.catalogue import BEAST, NO_SUIT, REGION_OF, SLOTS, SUIT, is_edifice
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    Power,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.state import EXILE, NOBODY, Act, Campaign, Muster, Plan, Play, Player, Search, Trade, Trip
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason

if TYPE_CHECKING:
    from regnum.games.oath.trade import Gain


@power_of("denizen:animal-playmates")
class AnimalPlaymates(Mandatory):
    """denizen:animal-playmates: no Supply for mustering on a Beast card (free-supply-savers: by itself)."""

    def muster_price(self, t: OathTable, muster: Muster, card: int, bill: Bill) -> None:
        if SUIT[card] == BEAST:
            bill.free = True


@power_of("denizen:true-names")
class TrueNames(Persistent):
    """denizen:true-names: the enemy cannot use a battle plan whose suit matches one of one's faceup advisers."""

    def use_cannot(self, t: OathTable, user: int, power: Power, bill: Bill) -> Reason | None:
        if not t.s.campaigns or not isinstance(power, BattlePlan) or SUIT[power.card] == NO_SUIT:
            return None
        c = t.s.campaigns[-1]
        holder = t.holder(self)
        side = ATTACKER if user == c.who else DEFENDER
        if holder in enemies_of(c, side) and SUIT[power.card] in t.adviser_suits(holder):
            return self.forbids("5.5.3")
        return None


@power_of("denizen:forest-paths")
class ForestPaths(Modifier):
    """denizen:forest-paths: to a site with a Beast card for no Supply, ignoring the powers of sites."""

    def _leads_to(self, t: OathTable, to: int) -> bool:
        return t.s.sites[to].faceup and bool(t.cards_of_suit_at(to, BEAST))

    def travel_ignores(self, t: OathTable, trip: Trip, to: int) -> int:
        return t.site_powers if self._leads_to(t, to) else 0

    def travel_price(self, t: OathTable, trip: Trip, to: int, bill: Bill) -> None:
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
        act.at = choice


@power_of("denizen:vow-of-beastkin")
class VowOfBeastkin(Mandatory):
    """denizen:vow-of-beastkin: one musters only on a card matching an adviser, and gains 1 warband more."""

    def muster_cannot(self, t: OathTable, muster: Muster, card: int) -> Reason | None:
        return None if SUIT[card] in t.adviser_suits(muster.who) else self.forbids("5.2")

    def muster_gain(self, t: OathTable, muster: Muster, card: int) -> int:
        return 1


@power_of("denizen:errand-boy")
class ErrandBoy(Modifier):
    """denizen:errand-boy: one may search the discard pile of another region."""

    def search_sources(self, t: OathTable, search: Search) -> Sequence[int]:
        return [region for region in range(len(t.s.discards)) if region != REGION_OF[search.at]]


@power_of("denizen:wolves")
class Wolves(ActionPower):
    """denizen:wolves: kill 1 warband on anybody's board."""

    def _boards(self, t: OathTable) -> list[int]:
        return [player.seat for player in t.in_turn_order() if player.warbands]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._boards(t) else self.idle("10.25")

    async def act(self, t: OathTable, me: Player) -> None:
        t.kill_on_board(t.s.players[await t.choose("player", me, self._boards(t), self)], 1)


@power_of("denizen:the-old-oak")
class TheOldOak(Modifier):
    """denizen:the-old-oak: trading with it for secrets and with a Beast adviser gains 1 secret more."""

    def trade_gain(self, t: OathTable, trade: Trade, card: int, gain: Gain) -> None:
        advisers = trade.who if trade.advisers == NOBODY else trade.advisers
        if card == self.card and trade.for_secrets and t.advisers_of_suit(advisers, BEAST):
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

    def _prey(self, t: OathTable, me: Player) -> list[int]:
        here = t.slot_of(self.card)
        return [
            card
            for slot in SLOTS
            if slot != here and t.s.sites[slot].faceup
            for card in t.s.sites[slot].cards
            if not is_edifice(card) and t.cannot_discard(card, me.seat) is None
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        if t.slot_of(self.card) == NOBODY or t.cannot_move(self.card, me.seat, True) is not None:
            return self.idle("7.2.2")
        return None if self._prey(t, me) else self.idle("10.10")

    async def act(self, t: OathTable, me: Player) -> None:
        prey = await t.choose("card", me, self._prey(t, me), self)
        to = t.slot_of(prey)
        t.discard_at(prey, me.seat)
        t.remove_from_site(self.card)
        t.add_to_site(to, self.card)

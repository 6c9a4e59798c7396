"""The powers of the Beast denizens."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import enemies_of
from regnum.games.oath.catalogue import BEAST, NO_SUIT, SLOTS, SUIT
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    Power,
    power_of,
)
from regnum.games.oath.state import Act, Campaign, Muster, Plan, Trip
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason


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

"""The powers of the Nomad denizens."""

from __future__ import annotations

from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import NOMAD, REGION_OF, SLOTS
from regnum.games.oath.exchange import ADVISER, FACEDOWN, FAVOR, RELIC, SECRET, Exchange, negotiate
from regnum.games.oath.powers import ActionPower, BattlePlan, Modifier, Persistent, PlusMinus, WhenPlayed, power_of
from regnum.games.oath.state import BANDITS, Campaign, Plan, Play, Player, Trip
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason


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

    def dice(self, t: OathTable, c: Campaign, side: int, user: int) -> int:
        return 3


@power_of("denizen:elders")
class Elders(ActionPower):
    """denizen:elders: gain 1 secret."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_secrets(me, 1)


@power_of("denizen:tents")
class Tents(Modifier):
    """denizen:tents: no Supply to a site of the region where one is."""

    def travel_price(self, t: OathTable, trip: Trip, to: int, bill: Bill) -> None:
        if REGION_OF[to] == REGION_OF[trip.at]:
            bill.free = True


@power_of("denizen:great-herd")
class GreatHerd(WhenPlayed):
    """denizen:great-herd: one may swap it with a Nomad card at any site."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        others = [
            card
            for slot in SLOTS
            for card in t.cards_of_suit_at(slot, NOMAD)
            if card != self.card and t.cannot_move(card, me.seat, True) is None
        ]
        other = await t.choose("card", me, others, self, optional=True)
        if other >= 0:
            t.swap(self.card, other)


@power_of("denizen:vow-of-kinship")
class VowOfKinship(Persistent):
    """denizen:vow-of-kinship: one's favor is in the Nomad bank: it goes there, and is spent from there."""

    async def play_reaction(self, t: OathTable, play: Play) -> None:
        if play.card == self.card:
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

    def use_cannot(self, t: OathTable, user: int, power: object, bill: Bill) -> Reason | None:
        from regnum.games.oath.powers import Power

        assert isinstance(power, Power)
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

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.user == BANDITS:
            return
        me = t.s.players[plan.user]
        ruled = [slot for slot in SLOTS if t.own_warbands_at(me, slot)]
        for slot in ruled:
            n = await t.number(me, 0, t.own_warbands_at(me, slot) - 1, self)
            t.take_back_warbands(me, slot, n)
        for slot in t.sites_ruled(me.seat):
            if me.warbands and t.cannot_place(me.seat, slot) is None:
                t.place_warbands(me, slot, await t.number(me, 0, me.warbands, self))


GATHERING = Exchange("gathering", "7.6.3", (FAVOR, SECRET, FACEDOWN, RELIC, ADVISER))


@power_of("denizen:the-gathering")
class TheGathering(WhenPlayed):
    """denizen:the-gathering: all pawns may come here; those here may make binding exchanges."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        for player in t.in_turn_order():
            if player.pawn != play.slot and await t.confirm(player, self):
                t.move_pawn(player, play.slot)
        for player in t.in_turn_order():
            if player.pawn != play.slot:
                continue
            for other in t.in_turn_order():
                if other is player or other.pawn != play.slot:
                    continue
                if await t.choose("player", player, [other.seat], self, optional=True) >= 0:
                    await negotiate(t, GATHERING, player, other)


@power_of("denizen:faithful-friend")
class FaithfulFriend(WhenPlayed):
    """denizen:faithful-friend: gain 4 Supply."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        t.gain_supply(t.s.players[play.who], 4)

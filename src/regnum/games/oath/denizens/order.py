"""The powers of the Order denizens."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import campaign
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import friends_of
from regnum.games.oath.catalogue import ORDER, SLOTS
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Modifier,
    Persistent,
    PlusMinus,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.state import BANDITS, Campaign, Muster, Plan, Play, Player, Trip
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason


@power_of("denizen:battle-honors")
class BattleHonors(BattlePlan):
    """denizen:battle-honors: if victorious, gain 2 favor of the Order bank."""

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.user != BANDITS:
            t.gain_favor(t.s.players[plan.user], 2, ORDER)


@power_of("denizen:bear-traps")
class BearTraps(BattlePlan):
    """denizen:bear-traps: remove 1 attack die, and kill 1 warband on the attacker's board."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.add_attack_dice(c, -1)
        t.kill_on_board(t.s.players[c.who], 1)


@power_of("denizen:longbows")
class Longbows(PlusMinus):
    """denizen:longbows: plus or minus 1 attack die."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: int) -> int:
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

    def muster_occupied(self, t: OathTable, muster: Muster, card: int) -> bool:
        return True


@power_of("denizen:captains")
class Captains(ActionPower):
    """denizen:captains: campaign at a site one rules, as if one were there; its warbands join the force."""

    def _sites(self, t: OathTable, me: Player) -> list[int]:
        return [slot for slot in t.sites_ruled(me.seat) if self._possible(t, me, slot)]

    def _possible(self, t: OathTable, me: Player, slot: int) -> bool:
        return campaign.possible(t, me, free=True, at=slot, joined=(slot,), need_not=True)

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._sites(t, me) else self.idle("5.5.1")

    async def act(self, t: OathTable, me: Player) -> None:
        slot = await t.choose("site", me, self._sites(t, me), self)
        campaign.begin(t, me, free=True, at=slot, joined=(slot,), need_not=True, source=self)


@power_of("denizen:toll-roads")
class TollRoads(Persistent):
    """denizen:toll-roads: an enemy of its ruler gives the ruler 1 favor to travel to a site that ruler rules."""

    def travel_price(self, t: OathTable, trip: Trip, to: int, bill: Bill) -> None:
        ruler = t.ruler_of(self.card)
        if t.enemy(ruler, trip.who) and t.ruler(to) == ruler:
            bill.give_favor(1, ruler, self)


@power_of("denizen:knights-errant")
class KnightsErrant(Modifier):
    """denizen:knights-errant: after this Muster one may campaign for no Supply."""

    async def muster_after(self, t: OathTable, muster: Muster) -> None:
        if not t.s.act_over:
            campaign.begin(t, t.s.players[muster.who], free=True, optional=True, source=self)


@power_of("denizen:code-of-honor")
class CodeOfHonor(PlusMinus):
    """denizen:code-of-honor: plus or minus 2 attack dice; its side uses no other plan."""

    excludes_others = True

    def dice(self, t: OathTable, c: Campaign, side: int, user: int) -> int:
        return 2


@power_of("denizen:wrestlers")
class Wrestlers(BattlePlan):
    """denizen:wrestlers: one may sacrifice a warband of the defending force for 1 more defense die."""

    def _force(self, t: OathTable, c: Campaign) -> list[int]:
        return [slot for slot in c.targets if slot in SLOTS and slot not in c.joined and t.s.sites[slot].warbands]

    def _boards(self, t: OathTable, c: Campaign) -> list[int]:
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
        chosen: Sequence[int] = open_to
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

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        enemy = c.defender if plan.side == ATTACKER else c.who
        if BANDITS in (plan.user, enemy) or not (t.is_exile(plan.user) and t.is_exile(enemy)):
            return
        me = t.s.players[plan.user]
        if await t.confirm(me, self):
            await become_citizen(t, me)

"""The powers of the Discord denizens."""

from __future__ import annotations

from regnum.games.oath import campaign
from regnum.games.oath.campaign import PAWN
from regnum.games.oath.catalogue import BANNER_THING, PEOPLES_FAVOR
from regnum.games.oath.powers import (
    ActionPower,
    BattlePlan,
    Mandatory,
    Persistent,
    PlusMinus,
    RestPower,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import EXILE, Campaign, Plan, Play, Player, Recover
from regnum.games.oath.table import OathTable
from regnum.games.oath.travel import travel
from regnum.kernel.options import Reason


@power_of("denizen:mercenaries")
class Mercenaries(PlusMinus):
    """denizen:mercenaries: plus or minus 3 attack dice; if defeated, discard it."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: int) -> int:
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
            campaign.begin(t, me, free=True, optional=True, source=self)


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

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if PAWN not in c.targets:
            return
        victim = t.s.players[c.defender]
        n = t.all_secrets(victim) - 1
        if n > 0:
            facedown = await t.which_secrets(victim, n)
            t.burn_secrets(victim, n, facedown)


@power_of("denizen:assassin", 0)
class AssassinLimit(Mandatory):
    """denizen:assassin: its owner has at most two advisers."""

    def adviser_limit(self, t: OathTable, player: Player) -> int | None:
        return 2


@power_of("denizen:assassin", 1)
class Assassin(ActionPower):
    """denizen:assassin: discard a faceup adviser of a player at one's site."""

    def _targets(self, t: OathTable, me: Player) -> list[int]:
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

    def recover_cannot(self, t: OathTable, recover: Recover, target: int) -> Reason | None:
        if target == BANNER_THING + PEOPLES_FAVOR and t.holder(self) == recover.who:
            return self.forbids("5.4.1")
        return None

    def favor_burned(self, t: OathTable, n: int) -> bool:
        t.favor_to(t.s.players[t.holder(self)], n)
        return True

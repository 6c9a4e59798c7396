"""The powers of the Discord denizens."""

from __future__ import annotations

from regnum.games.oath import campaign
from regnum.games.oath.campaign import PAWN
from regnum.games.oath.catalogue import BANNER_THING, ORDER, PEOPLES_FAVOR, PILE_ID, SLOTS
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


@power_of("denizen:a-small-favor")
class ASmallFavor(WhenPlayed):
    """denizen:a-small-favor: gain 4 warbands."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        t.gain_warbands(t.s.players[play.who], 4)


@power_of("denizen:sleight-of-hand")
class SleightOfHand(ActionPower):
    """denizen:sleight-of-hand: take 1 secret, never the last one, of another player at one's site."""

    def _victims(self, t: OathTable, me: Player) -> list[int]:
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

    def _piles(self, t: OathTable) -> list[int]:
        return [region for region, pile in enumerate(t.s.discards) if pile]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._piles(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        pile = await t.choose("pile", me, self._piles(t), self)
        t.peek(me, tuple(reversed(t.s.discards[pile])), "10.12", {"where": PILE_ID[pile]})


@power_of("denizen:disgraced-captain")
class DisgracedCaptain(BattlePlan):
    """denizen:disgraced-captain: 4 more attack dice if a targeted site has an Order card."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if any(slot in SLOTS and t.cards_of_suit_at(slot, ORDER) for slot in c.targets):
            t.add_attack_dice(c, 4)

"""The powers of the Hearth denizens."""

from __future__ import annotations

from regnum.games.oath.catalogue import HEARTH, is_vision
from regnum.games.oath.exchange import FACEDOWN, FAVOR, RELIC, SECRET, Exchange, negotiate
from regnum.games.oath.powers import ActionPower, BattlePlan, Modifier, power_of
from regnum.games.oath.state import NOBODY, Campaign, Plan, Play, Player
from regnum.games.oath.table import OathTable

FAIR = Exchange("fair", "7.6.3", (FAVOR, SECRET, FACEDOWN, RELIC))


@power_of("denizen:tinkers-fair")
class TinkersFair(ActionPower):
    """denizen:tinkers-fair: a binding exchange of favor, secrets and relics with any other player."""

    async def act(self, t: OathTable, me: Player) -> None:
        seat = await t.choose("player", me, [player.seat for player in t.others(me)], self)
        await negotiate(t, FAIR, me, t.s.players[seat])


@power_of("denizen:extra-provisions")
class ExtraProvisions(BattlePlan):
    """denizen:extra-provisions: 1 more defense die."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.defense_dice += 1


@power_of("denizen:welcoming-party")
class WelcomingParty(Modifier):
    """denizen:welcoming-party: playing a just drawn denizen faceup in this Search gains 1 favor of the Hearth bank."""

    async def play_played(self, t: OathTable, play: Play) -> None:
        if play.drawn and play.card != self.card and not is_vision(play.card):
            t.gain_favor(t.s.players[play.who], 1, HEARTH)


@power_of("denizen:traveling-doctor")
class TravelingDoctor(BattlePlan):
    """denizen:traveling-doctor: if defeated, none of the force dies, and this card is discarded."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.spared = (*c.spared, plan.side)

    async def campaign_defeated(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.discard(self.card, plan.user)


@power_of("denizen:hospital")
class Hospital(BattlePlan):
    """denizen:hospital: one's warbands that would die are set aside; at the end they come to its site, or die."""

    def killed(self, t: OathTable, colour: int, n: int, side: int) -> bool:
        c = t.s.campaigns[-1]
        plan = next(plan for plan in c.plans if plan.power == self.index)
        if side != plan.side:
            return False
        t.lay_warbands(self.card, colour, n)
        return True

    async def campaign_end(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        slot = t.slot_of(self.card)
        for thing, colour, n in list(t.s.on_cards):
            if thing != self.card:
                continue
            t.lay_warbands(thing, colour, -n)
            site = t.s.sites[slot] if slot != NOBODY else None
            if site is not None and t.rules(plan.user, slot) and t.cannot_place(plan.user, slot) is None:
                site.army = colour
                site.warbands += n
            else:
                t.by_colour(colour).bank += n

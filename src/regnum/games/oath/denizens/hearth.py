"""The powers of the Hearth denizens."""

from __future__ import annotations

from regnum.games.oath.catalogue import DARKEST_SECRET, HEARTH, PEOPLES_FAVOR, PILE_ID, SUITS, is_vision
from regnum.games.oath.exchange import FACEDOWN, FAVOR, RELIC, SECRET, Exchange, negotiate
from regnum.games.oath.powers import ActionPower, BattlePlan, Modifier, power_of
from regnum.games.oath.state import NOBODY, Campaign, Plan, Play, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason

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


@power_of("denizen:wayside-inn")
class WaysideInn(ActionPower):
    """denizen:wayside-inn: gain 2 Supply."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_supply(me, 2)


@power_of("denizen:memory-of-home")
class MemoryOfHome(ActionPower):
    """denizen:memory-of-home: all favor of one bank moves to the Hearth bank."""

    def _banks(self, t: OathTable) -> list[int]:
        return [suit for suit in range(len(SUITS)) if suit != HEARTH and t.s.banks[suit]]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._banks(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        bank = await t.choose("bank", me, self._banks(t), self)
        t.move_favor(bank, HEARTH, t.s.banks[bank])


@power_of("denizen:storyteller")
class Storyteller(ActionPower):
    """denizen:storyteller: the Darkest Secret receives 1 secret of the shared bank, wherever it is."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.add_to_banner(DARKEST_SECRET, 1)


@power_of("denizen:armed-mob")
class ArmedMob(ActionPower):
    """denizen:armed-mob: discard a faceup adviser of whoever holds the Darkest Secret without the People's Favor."""

    def _advisers(self, t: OathTable, me: Player) -> list[int]:
        holder = t.s.holders[DARKEST_SECRET]
        if holder == NOBODY or holder == t.s.holders[PEOPLES_FAVOR]:
            return []
        return [card for card in t.faceup_advisers(holder) if t.cannot_discard(card, me.seat) is None]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._advisers(t, me) else self.idle("10.10")

    async def act(self, t: OathTable, me: Player) -> None:
        t.discard(await t.choose("card", me, self._advisers(t, me), self), me.seat)


@power_of("denizen:tavern-songs")
class TavernSongs(ActionPower):
    """denizen:tavern-songs: look at the three uppermost cards of the pile of one's region."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.discards[t.region(me)] else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        pile = t.region(me)
        t.peek(me, tuple(reversed(t.s.discards[pile][-3:])), "10.12", {"where": PILE_ID[pile]})

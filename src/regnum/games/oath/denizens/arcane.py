"""The powers of the Arcane denizens."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import play as playing
from regnum.games.oath.asking import ADVISER_PLACE, place_of
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import enemies_of, friends_of
from regnum.games.oath.catalogue import (
    BANNER_THING,
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    HEARTH,
    NOMAD,
    ORDER,
    SEAT_ID,
    SLOTS_OF,
    SUIT,
    SUITS,
)
from regnum.games.oath.modifiers import chosen_for
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Modifier,
    Persistent,
    PlusMinus,
    Power,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.state import Act, Campaign, Plan, Play, Player, Recover, Trade
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason


@power_of("denizen:fire-talkers")
class FireTalkers(PlusMinus):
    """denizen:fire-talkers: with the Darkest Secret on one's side, plus or minus 3 attack dice."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: int) -> int:
        return 3 if t.s.holders[DARKEST_SECRET] in friends_of(c, side) else 0


@power_of("denizen:magicians-code")
class MagiciansCode(Modifier):
    """denizen:magicians-code: recovering the Darkest Secret, 2 secrets of the shared bank are added to the payment."""

    def recover_cannot(self, t: OathTable, recover: Recover, target: int) -> Reason | None:
        if target == BANNER_THING + DARKEST_SECRET:
            return None
        return self.forbids("7.4")

    def recover_extra(self, t: OathTable, recover: Recover, target: int) -> int:
        return 2 if target == BANNER_THING + DARKEST_SECRET else 0


@power_of("denizen:wizard-school")
class WizardSchool(ActionPower):
    """denizen:wizard-school: gain 1 secret; the Act phase ends."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_secrets(me, 1)
        t.end_act()


@power_of("denizen:dazzle")
class Dazzle(WhenPlayed):
    """denizen:dazzle: discard every Hearth and Order card at sites of one's region."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        for slot in SLOTS_OF[t.region(t.s.players[play.who])]:
            for card in t.s.sites[slot].cards:
                if SUIT[card] in (HEARTH, ORDER) and t.cannot_discard(card, play.who) is None:
                    t.discard_at(card, play.who)


@power_of("denizen:acting-troupe")
class ActingTroupe(Modifier):
    """denizen:acting-troupe: for this Trade it counts as a Beast or an Order adviser."""

    argument = "suit"

    def choices(self, t: OathTable, act: Act) -> Sequence[int]:
        return (ORDER, BEAST)

    def trade_suit(self, t: OathTable, trade: Trade, adviser: int) -> int | None:
        return chosen_for(trade, self) if adviser == self.card else None


@power_of("denizen:rusting-ray")
class RustingRay(BattlePlan):
    """denizen:rusting-ray: with the Darkest Secret on one's side hollow swords count for nothing."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if t.s.holders[DARKEST_SECRET] in friends_of(c, plan.side):
            c.no_hollow = True


@power_of("denizen:gleaming-armor")
class GleamingArmor(Persistent):
    """denizen:gleaming-armor: in a campaign of one's own each battle plan of the enemy costs 1 more secret."""

    def use_price(self, t: OathTable, user: int, power: Power, bill: Bill) -> None:
        if not t.s.campaigns or not isinstance(power, BattlePlan):
            return
        c = t.s.campaigns[-1]
        side = ATTACKER if user == c.who else DEFENDER
        if t.holder(self) in enemies_of(c, side):
            bill.place_secret(1, power.card, power)


@power_of("denizen:jinx")
class Jinx(Persistent):
    """denizen:jinx: whoever rules it may pay after a roll of attack or defense dice and roll them all again, once."""

    async def rolled(self, t: OathTable, roller: int, attack: bool, roll: tuple[int, ...]) -> tuple[int, ...]:
        if roller < 0 or not roll or not t.rules_card(roller, self.card):
            return roll
        me = t.s.players[roller]
        bill = Bill()
        if t.price_of(roller, self, bill) is not None or t.cannot_pay(me, bill) is not None:
            return roll
        if not await t.confirm(me, self):
            return roll
        t.pay(me, bill)
        return tuple([t.roll(6) for _ in roll])


def banks_with_favor(t: OathTable) -> list[int]:
    return [suit for suit in range(len(SUITS)) if t.s.banks[suit]]


@power_of("denizen:alchemist")
class Alchemist(ActionPower):
    """denizen:alchemist: gain 4 favor from any banks, in any split."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if banks_with_favor(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        for _ in range(4):
            bank = await t.choose("bank", me, banks_with_favor(t), self)
            if bank < 0:
                return
            t.gain_favor(me, 1, bank)


@power_of("denizen:spirit-snare")
class SpiritSnare(ActionPower):
    """denizen:spirit-snare: take 1 favor from any bank."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if banks_with_favor(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_favor(me, 1, await t.choose("bank", me, banks_with_favor(t), self))


@power_of("denizen:taming-charm")
class TamingCharm(ActionPower):
    """denizen:taming-charm: discard a Beast or Nomad card at one's site and gain 2 favor of its suit."""

    def _prey(self, t: OathTable, me: Player) -> list[int]:
        return [
            card
            for suit in (BEAST, NOMAD)
            for card in t.cards_of_suit_at(me.pawn, suit)
            if t.cannot_discard(card, me.seat) is None
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._prey(t, me) else self.idle("10.10")

    async def act(self, t: OathTable, me: Player) -> None:
        card = await t.choose("card", me, self._prey(t, me), self)
        t.discard_at(card, me.seat)
        t.gain_favor(me, 2, SUIT[card])


@power_of("denizen:inquisitor")
class Inquisitor(ActionPower):
    """denizen:inquisitor: peek at an adviser of a player here: the Conspiracy is played or discarded by oneself, for
    any other card the favor placed here goes to that player."""

    def _advisers(self, t: OathTable, me: Player) -> list[int]:
        return [
            ADVISER_PLACE[player.seat][i].value
            for player in t.pawns_at(me.pawn, but=me.seat)
            for i, card in enumerate(player.advisers)
            if card in player.down
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._advisers(t, me) else self.idle("10.12")

    async def act(self, t: OathTable, me: Player) -> None:
        seat, i = place_of(await t.choose("place", me, self._advisers(t, me), self))
        owner = t.s.players[seat]
        card = owner.advisers[i]
        t.peek(me, (card,), "10.12", {"where": SEAT_ID[seat]})
        if card == CONSPIRACY:
            t.remove_adviser(owner, card)
            await playing.play_or_discard(t, me, card)
        elif t.tokens_on(self.card)[0]:
            t.lay_tokens(self.card, -1, 0)
            t.favor_to(owner, 1)

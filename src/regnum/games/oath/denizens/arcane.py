"""The powers of the Arcane denizens."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import enemies_of, friends_of
from regnum.games.oath.catalogue import (
    BANNER_THING,
    BEAST,
    DARKEST_SECRET,
    HEARTH,
    ORDER,
    SLOTS_OF,
    SUIT,
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

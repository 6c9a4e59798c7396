"""The lords whose owner chooses the moment (16.5): Slaver, Oracle and Opportunist, once in each own turn.

They are offered beside every decision of their owner's own turn, also in the middle of a payment.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from regnum.games.abyss import payment
from regnum.games.abyss.catalogue import (
    BY_ALLY,
    BY_RACE,
    CARD_ID,
    COUNCIL_ID,
    EVERY_RACE,
    LORD_ID,
    RACE,
    VALUE,
    LordCard,
    amount,
    lord,
    power,
)
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at

if TYPE_CHECKING:
    from regnum.games.abyss.state import Player
    from regnum.games.abyss.table import AbyssTable

SLAVER: Final = power("slaver")
ORACLE: Final = power("oracle")
OPPORTUNIST: Final = power("opportunist")
NO_LORDS_LEFT: Final = Reason("16.5", "why-no-lords-left")
BEING_RECRUITED: Final = {
    number: Reason("14.2", "why-being-recruited", {"lord": thing}) for number, thing in LORD_ID.items()
}
STACK_EMPTY: Final = [Reason("11.5", "why-stack-empty", {"race": stack}) for stack in COUNCIL_ID]
OTHERS_TURN: Final = Reason("16.5", "why-own-turn-only")
TURN_OVER: Final = Reason("16.5", "why-turn-over")
ONCE_A_TURN: Final = SLAVER | ORACLE | OPPORTUNIST
SALE_PEARLS: Final = amount("slaver")


class Use(NamedTuple):
    """One use of such a lord: what is sold, discarded or replaced."""

    power: int
    what: Any
    """The ally, race or lord it is done to."""


SELL: Final = point_at(
    BY_ALLY,
    "ally",
    partial(Use, SLAVER),
    verb="sell",
    label="option-sell",
    rule="16.5",
    anytime=True,
    count=SALE_PEARLS,
)
DISCARD_STACK: Final = point_at(
    BY_RACE,
    "stack",
    partial(Use, ORACLE),
    verb="discard",
    label="option-discard-stack",
    rule="16.5",
    anytime=True,
)
REPLACE: Final = point_at(
    LORD_ID.items(),
    "lord",
    partial(Use, OPPORTUNIST),
    verb="replace",
    label="option-replace",
    rule="16.5",
    anytime=True,
)
# Stand for the whole ability where there is a reason why it cannot be used at all.
ABILITY: Final = point_at(
    [(lord(slug), LORD_ID[lord(slug)]) for slug in ("slaver", "oracle", "opportunist")],
    "lord",
    partial(Use, 0),
    verb="use",
    label="option-use",
    rule="16.5",
    anytime=True,
)


@ruling("once_per_turn_lords_moment", "commitment")
def menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Use]] | tuple[()]:
    """What the asked player may use now, in place of an answer (lord:slaver, lord:oracle, lord:opportunist, 16.5)."""
    s = t.s
    me = s.players[d.seat]
    if d.seat != s.turn or s.closing:
        if why is not None:
            _explain_moment(me, OTHERS_TURN if d.seat != s.turn else TURN_OVER, why)
        return ()
    if why is not None:
        _explain(t, me, why)
    ready = me.powers & ONCE_A_TURN & ~s.used
    if not ready:
        return ()
    listing: Listing[Use] = Listing(why)
    if ready & SLAVER:
        _list_sales(t, me, listing)
    if ready & ORACLE:
        for race, stack in zip(EVERY_RACE, s.council, strict=True):
            listing.put(DISCARD_STACK[race], None if stack else STACK_EMPTY[race])
    if ready & OPPORTUNIST:
        for number in s.court:
            being_recruited = BEING_RECRUITED[number] if number == s.recruiting else None
            listing.put(REPLACE[number], being_recruited if len(s.lords) else NO_LORDS_LEFT)
    return listing.options


def _list_sales(t: AbyssTable, me: Player, listing: Listing[Use]) -> None:
    """lord:slaver. The allies that may be sold: while a lord is being paid for, those the payment can do without."""
    s = t.s
    kinds = sorted(set(me.hand))
    if not s.recruiting or s.paid:
        listing.options += [SELL[kind] for kind in kinds]
        return
    totals = payment.sums(me.hand)
    extra = payment.surcharge(t, me)
    for kind in kinds:
        totals[RACE[kind]] -= VALUE[kind]
        if payment.can_pay(me, s.recruiting, totals, me.pearls + SALE_PEARLS, extra):
            listing.put(SELL[kind])
        elif listing.explains:
            figures = {"ally": CARD_ID[kind], "lord": LORD_ID[s.recruiting]}
            listing.put(SELL[kind], Reason("14.13", "why-needed-for-payment", figures))
        totals[RACE[kind]] += VALUE[kind]


def _explain_moment(me: Player, reason: Reason, why: Reasons) -> None:
    """16.5: whoever tries to use such a lord in another's turn, or when the own one is over, is told so."""
    for bit, options in ((SLAVER, SELL), (ORACLE, DISCARD_STACK), (OPPORTUNIST, REPLACE)):
        if me.powers & bit:
            ability = ABILITY[LordCard(bit.bit_length() - 1)]
            why.unlisted.extend((option, reason) for option in (ability, *options.values()))


def _explain(t: AbyssTable, me: Player, why: Reasons) -> None:
    """16.5, 18.18, 24.3: why an ability of a lord in front of the player does not work at all."""
    for number, option in ABILITY.items():
        bit = 1 << number
        if number in me.turned:
            why.no(option, "24.3", "why-turned", lord=LORD_ID[number])
        elif me.powers & bit and t.s.used & bit:
            why.no(option, "16.5", "why-used-this-turn", lord=LORD_ID[number])
        elif any(number in lords for lords in me.tucked):
            why.no(option, "18.18", "why-tucked", lord=LORD_ID[number])


def use(t: AbyssTable, me: Player, choice: Use) -> None:
    """Carry out a once-a-turn ability (lord:slaver, lord:oracle, lord:opportunist, 16.5)."""
    t.s.used |= choice.power
    if choice.power == SLAVER:
        t.discard_allies(me, (choice.what,), "16.5")
        t.gain_pearls(me, SALE_PEARLS, "16.5")
    elif choice.power == ORACLE:
        t.discard_stack(me, choice.what)
    else:
        t.replace_at_court(me, choice.what)

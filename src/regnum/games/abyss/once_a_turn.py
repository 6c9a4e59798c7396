"""The lords whose owner chooses the moment (16.5): Slaver, Oracle and Opportunist, once in each own turn.

They are offered beside every decision of their owner's own turn, also in the middle of a payment.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from regnum.games.abyss import payment
from regnum.games.abyss.catalogue import (
    CARD_ID,
    COUNCIL_ID,
    LORD_ID,
    MONSTER,
    RACE,
    VALUE,
    amount,
    lord,
    power,
)
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at

if TYPE_CHECKING:
    from regnum.games.abyss.state import Player
    from regnum.games.abyss.table import AbyssTable

SLAVER = power("slaver")
ORACLE = power("oracle")
OPPORTUNIST = power("opportunist")
ONCE_A_TURN = SLAVER | ORACLE | OPPORTUNIST
SALE_PEARLS = amount("slaver")


class Use(NamedTuple):
    """One use of such a lord: what is sold, discarded or replaced."""

    power: int
    what: int


SELL = point_at(
    enumerate(CARD_ID[:MONSTER]),
    "ally",
    partial(Use, SLAVER),
    verb="sell",
    label="option-sell",
    rule="16.5",
    anytime=True,
    count=SALE_PEARLS,
)
DISCARD_STACK = point_at(
    enumerate(COUNCIL_ID),
    "stack",
    partial(Use, ORACLE),
    verb="discard",
    label="option-discard-stack",
    rule="16.5",
    anytime=True,
)
REPLACE = point_at(
    LORD_ID.items(),
    "lord",
    partial(Use, OPPORTUNIST),
    verb="replace",
    label="option-replace",
    rule="16.5",
    anytime=True,
)
# Stand for the whole ability where there is a reason why it cannot be used at all.
ABILITY = point_at(
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
    if d.seat != s.turn:
        return ()
    me = s.players[d.seat]
    if why is not None:
        _explain(t, me, why)
    ready = me.powers & ONCE_A_TURN & ~s.used
    if not ready:
        return ()
    out: list[Option[Use]] = []
    if ready & SLAVER:
        _sales(t, me, out, why)
    if ready & ORACLE:
        out += [DISCARD_STACK[race] for race, stack in enumerate(s.council) if stack]
        if why is not None:
            for race, stack in enumerate(s.council):
                if not stack:
                    why.no(DISCARD_STACK[race], "11.5", "why-stack-empty", race=DISCARD_STACK[race].args["stack"])
    if ready & OPPORTUNIST:
        for number in s.court:
            if not len(s.lords):
                if why is not None:
                    why.no(REPLACE[number], "16.5", "why-no-lords-left")
            elif number == s.recruiting:
                if why is not None:
                    why.no(REPLACE[number], "14.2", "why-being-recruited", lord=LORD_ID[number])
            else:
                out.append(REPLACE[number])
    return out


def _sales(t: AbyssTable, me: Player, out: list[Option[Use]], why: Reasons | None) -> None:
    """lord:slaver. The allies that may be sold: while a lord is being paid for, those the payment can do without."""
    s = t.s
    kinds = sorted(set(me.hand))
    if not s.recruiting or s.paid:
        out += [SELL[kind] for kind in kinds]
        return
    totals = payment.sums(me.hand)
    extra = payment.surcharge(t, me)
    for kind in kinds:
        totals[RACE[kind]] -= VALUE[kind]
        if payment.can_pay(me, s.recruiting, totals, me.pearls + SALE_PEARLS, extra):
            out.append(SELL[kind])
        elif why is not None:
            why.no(SELL[kind], "14.13", "why-needed-for-payment", ally=CARD_ID[kind], lord=LORD_ID[s.recruiting])
        totals[RACE[kind]] += VALUE[kind]


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

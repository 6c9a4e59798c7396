"""Rewards (section 42): effects gained in the order printed, and choices between them."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import (
    CHOICES,
    CRIMINAL,
    DESTROY_DEBT,
    FREE_DEVELOP,
    FREE_RECRUIT,
    MOST_ATTRIBUTE,
    NOTHING,
    PAY_DEBT,
    PRAY_ICON,
    RAISE,
    REMOVE_SUSPICION,
    SILVER,
    TAX,
    WORKSHOPS,
    Gain,
    gain_id,
)
from regnum.games.paladins.crew import recruit_for_free
from regnum.games.paladins.debts import pay_debts
from regnum.games.paladins.develop import develop_for_free
from regnum.games.paladins.pray import pray_by_icon
from regnum.games.paladins.state import Player
from regnum.games.paladins.suspicion import gain_criminal, take_tax
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling


def _key(gain: Gain) -> str:
    """16.11: what a reward is called among the options."""
    return "gain:" + gain_id(gain).replace("reward:", "").replace("worker:", "")


GAINS: Final = [
    [
        Option(_key(gain), number, label="option-gain", rule="42.1", args={"reward": gain_id(gain)})
        for number, gain in enumerate(choice)
    ]
    for choice in CHOICES
]


@ruling("useless_reward")
def does_something(t: PaladinsTable, me: Player, what: int) -> bool:
    """16.11: whether an effect can do anything for this player now (rulings.md: useless_reward)."""
    if what == REMOVE_SUSPICION:
        return bool(me.suspicions)
    if what in (PAY_DEBT, DESTROY_DEBT):
        return me.unpaid > 0
    if what == FREE_DEVELOP:
        return me.developed < WORKSHOPS
    if what == FREE_RECRUIT:
        return any(card != NOTHING for card in t.s.townsfolk_track)
    if what == PRAY_ICON:
        return any(me.placed)
    if RAISE <= what < SILVER:
        return me.attributes[what - RAISE] < MOST_ATTRIBUTE
    return what >= RAISE or t.s.supply[what] > 0


@ruling("useless_reward")
def choice_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """One of the rewards a card offers; none that does nothing (rulings.md: useless_reward)."""
    me = t.s.players[d.seat]
    listing: Listing[int] = Listing(why)
    for option, gain in zip(GAINS[t.s.choice], CHOICES[t.s.choice], strict=True):
        useful = any(does_something(t, me, what) for what, _ in gain)
        listing.put(option, None if useful else Reason("16.11", "why-useless", {"reward": gain_id(gain)}))
    return listing.options


CHOICE: Final = Pick("choose-reward", "16.11", choice_menu, passable=True)


@ruling("order_of_rewards")
async def gain(t: PaladinsTable, me: Player, effects: Gain) -> None:
    """42.1-42.10: one effect after the other, as printed; what can do nothing is skipped, nothing can be refused."""
    for effect in effects:
        what, n = effect
        if what == CRIMINAL:
            for _ in range(n):
                await gain_criminal(t, me)
        elif what == TAX:
            await take_tax(t, me, n)
        elif what == PAY_DEBT:
            pay_debts(t, me, n)
        elif what == PRAY_ICON:
            await pray_by_icon(t, me)
        elif what == FREE_RECRUIT:
            await recruit_for_free(t, me)
        elif what == FREE_DEVELOP:
            await develop_for_free(t, me)
        else:
            t.gain_plain(me, (effect,))


async def gain_one_of(t: PaladinsTable, me: Player, choice: tuple[Gain, ...]) -> None:
    """16.11: exactly one of several rewards, by the player's choice; none, if none of them does anything."""
    s = t.s
    s.choice = CHOICES.index(choice)
    number = await t.ask_if_any(CHOICE, me.seat)
    s.choice = NOTHING
    if number is not None:
        await gain(t, me, choice[number])

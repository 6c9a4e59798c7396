"""The crew: townsfolk who join it, and what they do when their action is done (4.17, 11.13, 41.1)."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import (
    NOTHING,
    PALADIN_ID,
    PALADINS,
    TAX,
    TOWNSFOLK,
    TOWNSFOLK_ID,
    TOWNSFOLK_TRIGGER,
    Action,
    TownsfolkCard,
)
from regnum.games.paladins.state import Player
from regnum.games.paladins.suspicion import take_tax
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, point_at

JOIN_AT_SETUP: Final = point_at(
    enumerate(TOWNSFOLK_ID), "townsfolk", TownsfolkCard, label="option-recruit-card", rule="4.11"
)
JOIN: Final = point_at(enumerate(TOWNSFOLK_ID), "townsfolk", TownsfolkCard, label="option-recruit-card", rule="42.9")
FIRE: Final = point_at(enumerate(TOWNSFOLK_ID), "townsfolk", TownsfolkCard, label="option-resolve", rule="41.1")


def setup_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[TownsfolkCard]]:
    """4.11, 4.14, 4.15: any townsfolk card that the others have left on the track; there is no declining."""
    return [JOIN_AT_SETUP[card] for card in t.s.townsfolk_track if card != NOTHING]


def track_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[TownsfolkCard]]:
    """42.9: any townsfolk card of the track, whatever its space; there is no declining."""
    return [JOIN[card] for card in t.s.townsfolk_track if card != NOTHING]


def firing_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[TownsfolkCard]]:
    """41.1: the townsfolk who fire together and have not yet."""
    return [FIRE[card] for card in t.s.firing]


AT_SETUP: Final = Pick("setup-recruit", "4.11", setup_menu)
FOR_FREE: Final = Pick("free-recruit", "42.9", track_menu, passable=True)
FIRING: Final = Pick("townsfolk-order", "41.1", firing_menu, passable=True)


def join(t: PaladinsTable, me: Player, card: TownsfolkCard, rule: str) -> None:
    """4.17, 11.12-11.16: the card joins the crew and gives its immediate reward."""
    t.recruit(me, t.s.townsfolk_track.index(card), rule)
    t.gain_plain(me, TOWNSFOLK[card].recruit)


async def recruit_for_free(t: PaladinsTable, me: Player) -> None:
    """42.9: an available townsfolk joins the crew without workers and without silver; nobody, if none is there."""
    card = await t.ask_if_any(FOR_FREE, me.seat)
    if card is not None:
        join(t, me, card, "42.9")


@ruling("order_of_rewards", "free_recruit_and_its_own_action")
async def afterwards(t: PaladinsTable, me: Player, action: Action, crew_before: int) -> None:
    """An action has been done: the round's paladin helps (7.10), and the townsfolk of the crew act (41.1, 41.2).

    A card that joined the crew through this very action does not. Which of several acts first is asked where it can
    matter: with a tax among them. What each of them gives, and on which action, is in its content.
    """
    help_of_paladin(t, me, action)
    s = t.s
    for card in me.crew[:crew_before]:
        if TOWNSFOLK_TRIGGER[card] == action:
            s.firing = (*s.firing, card)
    while s.firing:
        taxed = any(TOWNSFOLK[card].gain[0][0] == TAX for card in s.firing)
        card = await t.ask(FIRING, me.seat) if taxed else s.firing[0]
        s.firing = tuple([other for other in s.firing if other != card])
        if t.journal is not None:
            t.note("log-townsfolk-acts", "41.1", {"player": SEAT_ID[me.seat], "townsfolk": TOWNSFOLK_ID[card]})
        gain = TOWNSFOLK[card].gain
        if gain[0][0] == TAX:
            await take_tax(t, me, gain[0][1])
        else:
            t.gain_plain(me, gain)


def help_of_paladin(t: PaladinsTable, me: Player, action: Action) -> None:
    """7.10, 7.11: what the round's paladin gives every time its action is done.

    Which paladin gives what is in its content; those who waive or lower a price are read where the price is.
    """
    if me.paladin == NOTHING:
        return
    paladin = PALADINS[me.paladin]
    if paladin.action == action and paladin.gain:
        if t.journal is not None:
            t.note("log-paladin-helps", "7.10", {"player": SEAT_ID[me.seat], "paladin": PALADIN_ID[me.paladin]})
        t.gain_plain(me, paladin.gain)

"""The inquisition (section 24): abilities, debts for the most suspicions, and a full tax pool again."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import (
    ON_INQUISITION,
    REMOVE_SUSPICION,
    TOWNSFOLK,
    TOWNSFOLK_ID,
    TOWNSFOLK_TRIGGER,
    TownsfolkCard,
)
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, point_at

RESOLVE: Final = point_at(enumerate(TOWNSFOLK_ID), "townsfolk", TownsfolkCard, label="option-resolve", rule="24.9")


def hearing_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[TownsfolkCard]]:
    """24.9: the own abilities not yet resolved, in any order."""
    listing: Listing[TownsfolkCard] = Listing(why)
    for card in t.s.hearing:
        listing.put(RESOLVE[card])
    if listing.explains:
        for card in t.s.players[d.seat].crew:
            if TOWNSFOLK_TRIGGER[card] == ON_INQUISITION and card not in t.s.hearing:
                listing.put(RESOLVE[card], Reason("24.9", "why-resolved", {"townsfolk": TOWNSFOLK_ID[card]}))
    return listing.options


def _hearing_figures(t: PaladinsTable, d: Decision) -> Args:
    """41.5, 41.6: the suspicions on which the conditions depend."""
    return {"count": len(t.s.players[d.seat].suspicions)}


HEARING: Final = Pick("inquisition-ability", "24.9", hearing_menu, figures=_hearing_figures)


@ruling("inquisition_order")
def order_matters(me: Player, cards: tuple[int, ...]) -> bool:
    """24.9: only discarding a suspicion changes what other abilities see; without it there is nothing to choose."""
    discards = sum([TOWNSFOLK[card].gain[0][0] == REMOVE_SUSPICION for card in cards])
    return bool(me.suspicions) and 0 < discards < len(cards)


@ruling("inquisition_order")
def in_order(t: PaladinsTable) -> list[Player]:
    """24.9: the players in turn order, from the active one."""
    players = t.s.players
    return [players[(t.s.turn + i) % len(players)] for i in range(len(players))]


async def hold(t: PaladinsTable, rule: str = "24.1") -> None:
    """24.1, 22.6, 24.10: first the abilities, then the debts, then the pool (the examples are 24.12 and 41.7).

    It takes place at once, in the middle of whatever caused it. Who has
    passed is not spared, and their townsfolk still work (25.8, 25.9).
    """
    t.note("log-inquisition", rule, {})
    for me in in_order(t):
        await hear(t, me)
    hand_out_debts(t)
    t.fill_pool()


@ruling("workers_after_passing")
async def hear(t: PaladinsTable, me: Player) -> None:
    """24.9, 41.3, 41.5, 41.6: Conspirators, Peddlers and Squires, each condition checked when its card is resolved.

    A worker gained by one who has passed is kept on top of the three.
    """
    s = t.s
    s.hearing = tuple([card for card in me.crew if TOWNSFOLK_TRIGGER[card] == ON_INQUISITION])
    while s.hearing:
        card = await t.ask(HEARING, me.seat) if order_matters(me, s.hearing) else s.hearing[0]
        s.hearing = tuple([other for other in s.hearing if other != card])
        ability = TOWNSFOLK[card]
        if ability.least <= len(me.suspicions) <= ability.most:
            if t.journal is not None:
                t.note("log-townsfolk-acts", "24.9", {"player": SEAT_ID[me.seat], "townsfolk": TOWNSFOLK_ID[card]})
            t.gain_plain(me, ability.gain)


def hand_out_debts(t: PaladinsTable) -> None:
    """24.2-24.8, 30.16: whoever has most suspicions, all of them if tied, takes a debt and discards half of them."""
    sides = t.sides
    most = max([len(side.suspicions) for side in sides])
    if not most:
        t.note("log-nobody-suspected", "24.4", {})
        return
    guilty = [side for side in sides if len(side.suspicions) == most]
    for side in guilty:
        t.take_debt(side, "24.3" if len(guilty) > 1 else "24.2")
        t.discard_suspicions(side, most // 2, "24.5")

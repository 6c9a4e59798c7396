"""The tavern (7.1, 7.12-7.18): each player reveals the paladin and takes a tavern card, in turn order."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import CRIMINAL, NOTHING, TAVERN_ID, WORKER_ID
from regnum.games.paladins.catalogue import TAVERN as CARDS
from regnum.games.paladins.state import Phase, Player
from regnum.games.paladins.suspicion import gain_criminal, suspect
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import SEAT_ID, SEATS, things

TAKEN: Final = [Reason("7.15", "why-tavern-taken", {"player": seat}) for seat in SEAT_ID]
CARD: Final = [
    Option(
        thing,
        number,
        target=thing,
        label="option-tavern",
        rule="7.14",
        args={"workers": things(WORKER_ID[kind] for kind in CARDS[number])},
    )
    for number, thing in enumerate(TAVERN_ID)
]


def tavern_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """7.14, 7.15: the tavern cards nobody has chosen yet."""
    s = t.s
    listing: Listing[int] = Listing(why)
    for card, taker in zip(s.tavern_row, s.tavern_taken, strict=True):
        listing.put(CARD[card], None if taker == NOTHING else TAKEN[taker])
    return listing.options


CHOOSE: Final = Pick("tavern-card", "7.14", tavern_menu)


async def visit(t: PaladinsTable) -> None:
    """Step 5 for one player (7.13, 7.14, 5.2), then the next; after the last one actions begin (7.18).

    One card stays unchosen (7.16, 29.3, 29.4).
    """
    s = t.s
    me = t.active
    if not me.revealed:
        t.reveal_paladin(me)
    card = await t.ask(CHOOSE, me.seat)
    t.take_tavern_card(me, s.tavern_row.index(card))
    await hire(t, me, card)
    s.turn = SEATS[(me.seat + 1) % len(s.players)]
    if s.turn == s.first:
        for opponent in s.opponents:
            opponent.played = ()
            for kind in CARDS[s.tavern_row[s.tavern_taken.index(NOTHING)]]:
                if kind == CRIMINAL:
                    await suspect(t, opponent)
        s.phase = Phase.ACTIONS
        t.note("log-actions-begin", "7.18", {"player": SEAT_ID[s.first]})


async def hire(t: PaladinsTable, me: Player, card: int) -> None:
    """7.14, 22.1, 22.9: the four workers shown; every criminal among them brings a suspicion, one after the other.

    The solo opponent takes no workers here, only a suspicion for each criminal left behind (29.5, 29.6).
    """
    for kind in CARDS[card]:
        if kind == CRIMINAL:
            await gain_criminal(t, me, "7.14")
        else:
            t.take_worker(me, kind, "7.14")

"""Choosing a paladin (7.3-7.7): everybody at once, unseen by the others."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import PALADIN_ID, PALADINS_DRAWN, PaladinCard
from regnum.games.paladins.state import Phase
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Arrange, Decision
from regnum.kernel.things import SEATS, point_at

PALADIN: Final = point_at(enumerate(PALADIN_ID), "paladin", PaladinCard, label="option-paladin", rule="7.4")


def paladin_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[PaladinCard]]:
    """7.3-7.6: the three drawn, to be put in order: for this round, on top of the deck, below it."""
    return [PALADIN[card] for card in t.s.players[d.seat].drawn]


CHOOSE: Final = Arrange("choose-paladin", "7.4", paladin_menu)


async def choose_paladins(t: PaladinsTable) -> None:
    """Step 4 (5.1, 7.3-7.6): each player chooses secretly; then the tavern opens with the first player (7.12)."""
    s = t.s
    chosen = await t.ask_all(CHOOSE, SEATS[: len(s.players)])
    for me, (now, top, bottom) in zip(s.players, chosen, strict=True):
        t.lay_paladins(me, now, top, bottom)
    s.phase = Phase.TAVERN
    s.turn = s.first


def draw_paladins(t: PaladinsTable) -> None:
    """7.3: everybody draws the top three of the own deck."""
    for me in t.s.players:
        t.draw_paladins(me, PALADINS_DRAWN)

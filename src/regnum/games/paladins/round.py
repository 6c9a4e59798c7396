"""The round (sections 6 to 8): its seven steps, and the end of the game after the seventh round."""

from __future__ import annotations

from regnum.games.paladins.catalogue import (
    FAVOUR_ROUNDS,
    NOTHING,
    OPPONENT_REFRESH,
    ORDER_ROUNDS,
    ROUNDS,
    TAVERN_MORE,
    TOWNSFOLK_SPACES,
)
from regnum.games.paladins.paladins import draw_paladins
from regnum.games.paladins.solo import round as solo
from regnum.games.paladins.state import Phase
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.things import SEAT_ID, SEATS


def begin_round(t: PaladinsTable) -> None:
    """6.1-6.7, 7.1, 7.3: steps 1 to 3, and the paladins drawn for step 4.

    The first player marker moves on, but not in the first round (6.2, 6.3) nor in the solo game (28.17). The solo
    opponent gets its workers (31.4) and, with the cards revealed, a workshop (29.1) and a scheme (29.2).
    """
    s = t.s
    s.round += 1
    if s.round > 1:
        s.first = SEATS[(s.first + 1) % len(s.players)]
    s.turn = s.first
    if t.journal is not None:
        t.note("log-round", "6.1", {"round": s.round, "player": SEAT_ID[s.first]})
    order = t.reveal_order() if s.round in ORDER_ROUNDS else NOTHING
    favour = t.reveal_favour() if s.round in FAVOUR_ROUNDS else NOTHING
    solo.prepare(t, order, favour)
    t.reveal_tavern(len(s.players) + TAVERN_MORE)
    draw_paladins(t)
    s.phase = Phase.PALADINS


def end_round(t: PaladinsTable) -> None:
    """5.5, 8.1, 25.10: all have passed: the board is refreshed for the next round, or the game is over (1.2)."""
    s = t.s
    s.passed = 0
    if s.round == ROUNDS:
        s.over = True
        t.note("log-over", "25.10", {})
        return
    refresh(t)
    begin_round(t)


def refresh(t: PaladinsTable) -> None:
    """Step 7 (8.2-8.12; the examples are 8.14-8.16): what is left at the end of the tracks goes, the rest slides.

    Against the solo opponent two spaces of each track are cleared (39.3, 39.4).
    """
    s = t.s
    cleared = OPPONENT_REFRESH if s.opponents else 1
    for i in range(cleared):
        t.remove_townsfolk(TOWNSFOLK_SPACES - 1 - i, "8.2" if i == 0 else "39.3")
    t.slide_townsfolk()
    for i in range(cleared):
        t.remove_outsider(i, "8.6" if i == 0 else "39.4")
    t.slide_outsiders()
    t.clear_tavern()
    t.clear_favours()
    for me in s.players:
        t.retire_paladin(me)

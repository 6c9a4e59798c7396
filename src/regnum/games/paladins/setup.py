"""Setting up (sections 3 and 4, and 28 for the solo opponent)."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins import crew
from regnum.games.paladins.catalogue import (
    DIFFICULTY,
    FAVOUR_ROUNDS,
    FAVOUR_SCHEME,
    FAVOURS,
    NO_OUTSIDER,
    NO_TOWNSFOLK,
    NOTHING,
    ORDERS,
    OUTSIDER_SPACES,
    OUTSIDERS,
    PALADINS,
    RIGHT_SIDE,
    SCHEME_CARDS,
    SPACES,
    STARTING_PROVISIONS,
    STARTING_SILVER,
    SUSPICION_CARDS,
    TAVERN,
    TAX_POOL,
    TOWNSFOLK,
    TOWNSFOLK_SPACES,
    WALL_CARDS,
    WORKER_COUNTS,
)
from regnum.games.paladins.round import begin_round
from regnum.games.paladins.state import Opponent, PaladinsState, Player
from regnum.games.paladins.table import PaladinsTable, without
from regnum.kernel.game import Setting, Setup
from regnum.kernel.state import Pile
from regnum.kernel.things import SEATS

FIRST_PLAYER: Final = Setting("first", ("random", "0", "1", "2", "3"))
"""4.10: chosen at random, unless the table agrees otherwise."""
DIFFICULTY_LEVEL: Final = Setting("difficulty", ("standard", "easy", "hard"))
"""28.8: how well prepared the solo opponent is; without meaning in a game of several."""


def deal(setup: Setup, rng: int) -> PaladinsState:
    """3.1-3.16, 4.1-4.10, 28.1: decks are made and tracks laid out, every player gets a board and starting goods."""
    n = setup.players
    players = [
        Player(seat, silver=STARTING_SILVER, provisions=STARTING_PROVISIONS, deck=Pile(list(range(len(PALADINS)))))
        for seat in SEATS[:n]
    ]
    s = PaladinsState(
        rng=rng,
        players=players,
        opponents=[],
        supply=list(WORKER_COUNTS),
        pool=TAX_POOL[n],
        townsfolk=Pile(list(range(len(TOWNSFOLK)))),
        townsfolk_track=[NO_TOWNSFOLK] * TOWNSFOLK_SPACES,
        outsiders=Pile(list(range(len(OUTSIDERS)))),
        outsider_track=[NO_OUTSIDER] * OUTSIDER_SPACES,
        walls=Pile(WALL_CARDS[:]),
        tavern=Pile(list(range(len(TAVERN)))),
        suspicions=Pile(SUSPICION_CARDS[:]),
        orders=(),
        favours=(),
        unseen_orders=Pile(list(range(len(ORDERS)))),
        unseen_favours=Pile(list(range(len(FAVOURS)))),
        spaces=(NOTHING,) * len(SPACES),
        favour_workers=(NOTHING,) * len(FAVOUR_ROUNDS),
        issued_silver=STARTING_SILVER * n + TAX_POOL[n],
        issued_provisions=STARTING_PROVISIONS * n,
    )
    t = PaladinsTable(s)
    t.slide_townsfolk()
    t.slide_outsiders()
    if n == 1:
        s.opponents = [opponent(t, DIFFICULTY[setup.options["difficulty"]])]
    first = setup.options["first"]
    s.first = SEATS[t.random(n) if first == "random" else int(first)]
    s.turn = SEATS[(s.first - 1) % n]
    return s


def opponent(t: PaladinsTable, revealed: int) -> Opponent:
    """28.2-28.13, 28.16: the solo opponent's board, with a workshop on the action of each order revealed for it.

    The orders go back before three are laid out (28.14); the workshops on those (28.15) and the favour schemes on
    the favours (28.16) come to it as they are revealed.
    """
    orders = Pile(list(range(len(ORDERS))))
    workshops = (0,) * len(RIGHT_SIDE)
    for _ in range(revealed):
        workshops = without(workshops, ORDERS[t.draw(orders)] - RIGHT_SIDE.start, 1)
    schemes = [kind for kind in SCHEME_CARDS if kind != FAVOUR_SCHEME]
    return Opponent(SEATS[1], workshops=workshops, schemes=Pile(schemes))


async def recruit_at_setup(t: PaladinsTable) -> None:
    """4.11-4.18: each player must recruit a townsfolk card for nothing, the first player last; then the track closes
    up and is filled.
    """
    s = t.s
    me = t.active
    card = await t.ask(crew.AT_SETUP, me.seat)
    crew.join(t, me, card, "4.11")
    if s.turn == s.first:
        t.slide_townsfolk()
        begin_round(t)
    else:
        s.turn = SEATS[(s.turn - 1) % len(s.players)]

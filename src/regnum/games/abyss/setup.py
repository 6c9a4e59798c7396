"""Setting up (section 1)."""

from __future__ import annotations

from typing import Final

from regnum.games.abyss.catalogue import (
    COURT_SPACES,
    EXPLORATION_CARDS,
    FACE_UP_LOCATIONS,
    KEY_TOKENS,
    LOCATIONS,
    LORDS,
    MONSTER_TOKENS,
    RACES,
    STARTING_PEARLS,
    Tile,
)
from regnum.games.abyss.state import AbyssState, Player
from regnum.games.abyss.table import AbyssTable
from regnum.kernel.game import Setting, Setup
from regnum.kernel.state import Pile
from regnum.kernel.things import SEATS

FIRST_PLAYER: Final = Setting("first", ("random", "0", "1", "2", "3"))
"""1.21: who begins may be chosen in any way."""


def deal(setup: Setup, rng: int) -> AbyssState:
    """1.1-1.22, 3.1: the decks are made, six lords and one location revealed, every player gets a pearl."""
    players = [Player(seat, STARTING_PEARLS) for seat in SEATS[: setup.players]]
    s = AbyssState(
        rng=rng,
        players=players,
        turn=SEATS[0],
        deck=Pile([*EXPLORATION_CARDS]),
        lords=Pile(list(LORDS)),
        stack=Pile(list(LOCATIONS)),
        tokens=Pile(MONSTER_TOKENS[:]),
        discard=[],
        track=[],
        council=[()] * len(RACES),
        court=[],
        available=(),
        keys=KEY_TOKENS,
        issued=STARTING_PEARLS * setup.players,
    )
    t = AbyssTable(s)
    for _ in range(COURT_SPACES):
        t.place_at_court()
    s.available = tuple(Tile(t.draw(s.stack)) for _ in range(FACE_UP_LOCATIONS))
    first = setup.options["first"]
    s.turn = SEATS[t.random(setup.players) if first == "random" else int(first)]
    return s

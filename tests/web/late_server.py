"""`regnum`, where every match begins late, from a table laid out in words: for matches that are to end soon.

python -m tests.web.late_server play --no-open --port 0
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from regnum.cli import main
from regnum.games import find
from regnum.kernel.game import Setup
from regnum.server.settings import Settings

LORDS = (
    ["recruiter", "trader", "peddler"],
    ["seeker", "shopkeeper", "diplomat"],
    ["hermit", "sage", "elder"],
    ["hunter", "tamer", "landlord"],
)
HANDS = (
    ["crab 3", "crab 2", "squid 4", "seahorse 5", "shellfish 1"],
    ["jellyfish 3", "crab 4", "squid 5", "seahorse 2"],
    ["squid 2", "seahorse 3", "jellyfish 4"],
    ["shellfish 4", "crab 1", "squid 3"],
)


def abyss(players: int) -> dict[str, Any]:
    """Eight lords are left to be recruited: the Court cannot be refilled for long."""
    return {
        "seats": [{"pearls": 8, "hand": HANDS[seat], "lords": LORDS[seat], "keys": 1} for seat in range(players)],
        "court": ["slaver", "aquaculturalist", "landowner", "oracle"],
        "lords": {"only": ["keeper", "reaper", "shepherd", "miller"]},
        "council": {"crab": [1] if players < 4 else [], "squid": [1]},
        "available": ["jail", "depths"],
        "threat": 3,
    }


def paladins(players: int) -> dict[str, Any]:
    """Everybody has passed in the sixth round: the seventh and last one begins."""
    seat = {"silver": 6, "provisions": 6, "faith": 4, "strength": 4, "influence": 4, "workers": []}
    return {"round": 6, "seats": [seat] * players}


def oath(players: int) -> dict[str, Any]:
    """The last player rests in the eighth round: the Chancellor has won, and writes the Chronicle."""
    plains = {"site": "plains", "cards": ["elders", "wolves"], "warbands": {"purple": 2}}
    mine = {"site": "mine", "cards": ["great-spire"], "warbands": {"red": 1}}
    return {
        "round": 8,
        "phase": "rest",
        "turn": players - 1,
        "sites": {"cradle-1": plains, "provinces-1": mine},
        "seats": [{"advisers": ["longbows"]}] + [{}] * (players - 1),
        "discards": {"cradle": ["gossip", "keep", "scouts", "tents", "birdsong", "bracken", "captains"]},
    }


def begin_late(name: str, table: Callable[[int], dict[str, Any]]) -> None:
    """Matches of this game are dealt so in this process."""
    game = find(name)

    def deal(setup: Setup, rng: int) -> Any:
        return game.vocabulary.lay(setup, table(setup.players), rng)

    game.deal = deal  # type: ignore[method-assign]


def as_at_home() -> None:
    """`regnum serve`, with any database, knows only one local person in this process, like `regnum play`."""
    of_server = Settings.of_server

    def household(environ: Mapping[str, str] = os.environ) -> Settings:
        return replace(of_server(environ), household=True, seed=int(environ["REGNUM_SEED"]))

    Settings.of_server = household  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    if "serve" in sys.argv:
        as_at_home()
    begin_late("abyss", abyss)
    begin_late("paladins", paladins)
    begin_late("oath", oath)
    main()

"""Tables that several tests of Oath are played at."""

from __future__ import annotations

from typing import Any

from regnum.scenes import Scene


def at_steppe(
    *, players: int = 2, me: dict[str, Any] | None = None, here: dict[str, Any] | None = None, **words: Any
) -> Scene:
    """Everybody stands at the Steppe, on top of the Cradle; `me` is seat 0."""
    seats = words.pop("seats", [{} for _ in range(players)])
    seats = [{"at": "steppe", **seat} for seat in seats]
    seats[0] |= me or {}
    sites = {"cradle-1": {"site": "steppe", **(here or {})}, **words.pop("sites", {})}
    return Scene("oath", players, seats=seats, sites=sites, **words)

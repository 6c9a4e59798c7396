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


def at_river(seats: list[dict[str, Any]], cards: list[str] | None = None, **words: Any) -> Scene:
    """Everybody at the River on top of the Cradle unless they say where, under an oath that nobody fulfils."""
    words.setdefault("oath", "devotion")
    river = {"site": "river", "cards": cards or [], "warbands": words.pop("army", {})}
    sites = {"cradle-1": river, "cradle-2": {"site": "steppe", **words.pop("steppe", {})}, **words.pop("sites", {})}
    return Scene("oath", len(seats), seats=[{"at": "river", **seat} for seat in seats], sites=sites, **words)

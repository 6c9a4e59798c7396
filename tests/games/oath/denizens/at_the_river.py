"""Tables of two at the River on top of the Cradle, for the tests of denizens."""

from __future__ import annotations

from typing import Any

from regnum.scenes import Scene

FAR = {"provinces-1": {"site": "mine", "warbands": {"purple": 1}}}
"""A site of the Chancellor's, so that the title stays."""


def here(
    me: dict[str, Any], other: dict[str, Any] | None = None, *, cards: list[str] | None = None, **words: Any
) -> Scene:
    """Seat 0 stands at the River on top of the Cradle, seat 1 too unless it says where."""
    seats = [{"at": "river", **me}, {"at": "river", **(other or {})}]
    river = {"site": "river", "cards": cards or [], **words.pop("here", {})}
    sites = {"cradle-1": river, "cradle-2": {"site": "steppe", **words.pop("steppe", {})}, **words.pop("sites", {})}
    return Scene("oath", 2, seats=seats, sites=sites, **words)


def attack(me: dict[str, Any], other: dict[str, Any] | None = None, **words: Any) -> Scene:
    """Seat 0 attacks the River, which seat 1 rules from the Steppe."""
    river = {"warbands": {"red": 1}, **words.pop("here", {})}
    sites = words.pop("sites", FAR)
    scene = here({"warbands": 2, **me}, {"at": "steppe", **(other or {})}, here=river, sites=sites, **words)
    scene.answer("campaign", "seat:1", ["site:river"], 2)
    return scene


def playing(
    card: str, me: dict[str, Any] | None = None, chancellor: dict[str, Any] | None = None, **words: Any
) -> Scene:
    """Seat 1, an Exile at the River, has a facedown adviser to turn up."""
    river = {"site": "river", **words.pop("here", {})}
    advisers = [{"facedown": card}, *words.pop("advisers", [])]
    return Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "river", **(chancellor or {})}, {"at": "river", "advisers": advisers, **(me or {})}],
        sites={"cradle-1": river, **words.pop("sites", {})},
        **words,
    )

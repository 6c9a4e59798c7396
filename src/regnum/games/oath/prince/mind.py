"""The Mind Map (P.17-P.22): its quadrants, spaces and arrows, and the way of the mask marker over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regnum.games.oath.catalogue import PRINCE_BOARDS
from regnum.games.oath.prince.board import FRIENDS, SCHEMERS

ACTION, THREAT, DECISION = "action", "threat", "decision"
COLOURS = ("red", "orange", "black")
"""P.7.h: in the order in which arrows are tried."""

ACTIONS = (
    "trade-favor",
    "trade-secrets",
    "trade-favor-and-secrets",
    "muster",
    "travel-most-favor",
    "travel-most-secrets",
    "travel-relic",
    "search",
    "recover-relic",
    "recover-darkest-secret",
    "recover-peoples-favor",
    "travel-campaign-sites",
    "travel-campaign-relics",
    "travel-campaign-darkest-secret",
    "travel-campaign-peoples-favor",
)
CONDITIONS = (
    "battle-ready-sites",
    "battle-ready-relics",
    "battle-ready-darkest-secret",
    "battle-ready-peoples-favor",
    "can-pay-relic",
    "can-pay-darkest-secret",
    "can-pay-peoples-favor",
    "holds-darkest-secret",
    "holds-peoples-favor",
    "holds-most-relics-and-banners",
    "rules-most-sites",
    "needs-only-darkest-secret",
)
GOALS = ("most-sites", "grand-scepter", "most-relics-banners", "darkest-secret", "peoples-favor")


@dataclass(frozen=True, slots=True)
class Quadrant:
    """P.17.a-h: whose suit is played here first, and what its can't-play box gives."""

    name: str
    plays: str
    warbands: int
    favor: int
    secrets: int
    strategy: int


@dataclass(frozen=True, slots=True)
class Arrow:
    colour: str
    condition: str
    """What must hold for it to be followed; nothing: it is always open (P.18.m)."""
    to: int


@dataclass(frozen=True, slots=True)
class Space:
    number: int
    name: str
    quadrant: int
    kind: str
    action: str
    arrows: tuple[Arrow, ...]
    """In the order in which they are tried."""


@dataclass(frozen=True, slots=True)
class MindMap:
    quadrants: tuple[Quadrant, ...]
    spaces: tuple[Space, ...]
    threat_space: Mapping[str, int]
    """P.17.q: the threat space of each goal."""

    def quadrant(self, space: int) -> Quadrant:
        return self.quadrants[self.spaces[space].quadrant]


def _wrong(where: str, what: str) -> ValueError:
    return ValueError(f"prince.toml: {where}: {what}")


def read_map(printed: Mapping[str, Any]) -> MindMap:
    """P.19.a-m, P.20.a-q, P.21.a-p, P.22.a-o: the map of a content file.

    Raises ValueError, naming what is wrong with it.
    """
    quadrants = tuple(
        Quadrant(
            entry["name"],
            entry["plays"],
            entry.get("warbands", 0),
            entry.get("favor", 0),
            entry.get("secrets", 0),
            entry.get("strategy", 0),
        )
        for entry in printed["quadrant"]
    )
    for quadrant in quadrants:
        if quadrant.plays not in (FRIENDS, SCHEMERS):
            raise _wrong(f"quadrant {quadrant.name}", f"plays is {FRIENDS} or {SCHEMERS}, not {quadrant.plays!r}")
    corners = [quadrant.name for quadrant in quadrants]
    entries = printed["space"]
    names = [entry["name"] for entry in entries]
    if len(set(names)) < len(names):
        raise _wrong("spaces", "two have the same name")
    spaces = tuple(_space(n, entry, names, corners) for n, entry in enumerate(entries))
    for space in spaces:
        _check_passing(space, spaces)
    threats = printed["threat_space"]
    for goal in GOALS:
        name = threats.get(goal)
        if name not in names or spaces[names.index(name)].kind != THREAT:
            raise _wrong("threat_space", f"{goal} has no threat space")
    return MindMap(quadrants, spaces, {goal: names.index(threats[goal]) for goal in GOALS})


def _space(number: int, entry: Mapping[str, Any], names: list[str], corners: list[str]) -> Space:
    """P.19.a, P.17.r: a space as it is printed, checked."""
    where = f"space {entry['name']}"
    if entry["quadrant"] not in corners:
        raise _wrong(where, f"there is no quadrant {entry['quadrant']!r}")
    kind, action = entry["kind"], entry.get("action", "")
    if kind not in (ACTION, THREAT, DECISION):
        raise _wrong(where, f"there is no kind {kind!r}")
    if (kind == ACTION) != (action in ACTIONS):
        raise _wrong(where, f"{action!r} is no action" if kind == ACTION else "only action spaces have an action")
    arrows = []
    for arrow in entry["arrows"]:
        if arrow["to"] not in names:
            raise _wrong(where, f"an arrow leads to {arrow['to']!r}, which is no space")
        condition = arrow.get("if", "")
        if condition and condition not in CONDITIONS:
            raise _wrong(where, f"there is no condition {condition!r}")
        if arrow["colour"] not in COLOURS:
            raise _wrong(where, f"there is no colour {arrow['colour']!r}")
        arrows.append(Arrow(arrow["colour"], condition, names.index(arrow["to"])))
    ranks = [COLOURS.index(arrow.colour) for arrow in arrows]
    if ranks != sorted(ranks):
        raise _wrong(where, "red arrows come before orange ones, and these before black ones (P.7.h)")
    if not arrows or arrows[-1].condition or any(not arrow.condition for arrow in arrows[:-1]):
        raise _wrong(where, "the last arrow, and no other, is open without a condition")
    return Space(number, entry["name"], corners.index(entry["quadrant"]), kind, action, tuple(arrows))


def _check_passing(space: Space, spaces: tuple[Space, ...]) -> None:
    """P.17.r: spaces that are only passed through never lead round in a ring."""
    reached: set[int] = set()
    ahead = [space.number] if space.kind != ACTION else []
    while ahead:
        at = ahead.pop()
        if at in reached:
            raise _wrong(f"space {space.name}", "leads round in a ring without an action")
        reached.add(at)
        ahead += {arrow.to for arrow in spaces[at].arrows if spaces[arrow.to].kind != ACTION}


MIND = read_map(PRINCE_BOARDS)

Holds = Callable[[str], bool]
"""Whether a condition holds now."""


def next_arrow(space: Space, holds: Holds) -> Arrow:
    """P.7.f, P.7.h-i, P.18.m: the first arrow whose condition holds when the space is left."""
    return next(arrow for arrow in space.arrows if not arrow.condition or holds(arrow.condition))


def way_on(mind: MindMap, at: int, holds: Holds) -> list[tuple[Arrow, Space]]:
    """P.7.e, P.17.r: the arrows to the next action space, through threat spaces and the banner question at once."""
    way: list[tuple[Arrow, Space]] = []
    space = mind.spaces[at]
    while not way or space.kind != ACTION:
        arrow = next_arrow(space, holds)
        space = mind.spaces[arrow.to]
        way.append((arrow, space))
    return way

"""Hexes and the river: which ones touch and which are adjacent (sections 12 and 13)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, NewType

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""E, NE, NW, W, SW, SE: counter-clockwise, so that neighbouring directions are neighbours in the list."""

Hex = NewType("Hex", int)
"""A hex of the map, by its number."""
HEXES = tuple(Hex(number) for number in range(100))
"""More than any map has."""

Place = tuple[int, int]
"""Where a hex lies: its column and row."""
Vertex = tuple[Place, Place, Place]


class Geometry(NamedTuple):
    """Which hexes touch (13.01), and which of these are adjacent (13.03-13.05)."""

    touching: tuple[tuple[Hex, ...], ...]
    adjacent: tuple[tuple[Hex, ...], ...]
    near: tuple[int, ...]
    """The adjacent hexes as bits."""


@lru_cache(maxsize=4096)
def geometry(places: tuple[Place, ...], rivers: tuple[int, ...]) -> Geometry:
    """12.09, 13.01-13.07: hexes that share an edge are adjacent unless a river runs along it, on either side."""
    index = {place: number for number, place in zip(HEXES, places, strict=False)}
    touching: list[tuple[Hex, ...]] = []
    adjacent: list[tuple[Hex, ...]] = []
    for number, (q, r) in enumerate(places):
        touch: list[Hex] = []
        free: list[Hex] = []
        for direction, (dq, dr) in enumerate(STEPS):
            other = index.get((q + dq, r + dr))
            if other is None:
                continue
            touch.append(other)
            blocked = rivers[number] >> direction & 1 or rivers[other] >> (direction + 3) % 6 & 1
            if not blocked:
                free.append(other)
        touching.append(tuple(sorted(touch)))
        adjacent.append(tuple(sorted(free)))
    near = tuple(sum(1 << other for other in row) for row in adjacent)
    return Geometry(tuple(touching), tuple(adjacent), near)


# -- the course of the river, for building a map (88.11-88.13) --------------------------------------------------


def step(place: Place, direction: int) -> Place:
    """13.01, 13.02, 88.11: the place across an edge."""
    dq, dr = STEPS[direction % 6]
    return place[0] + dq, place[1] + dr


def vertex(place: Place, corner: int) -> Vertex:
    """13.02, 88.11: the corner of a hex between direction `corner` and the next one, named by the three places that
    meet there."""
    a, b, c = sorted((place, step(place, corner), step(place, corner + 1)))
    return a, b, c


def course(place: Place, first: int) -> tuple[Vertex, Vertex, Vertex]:
    """13.02, 88.11: the river of a tile laid so that it runs along the edges `first` and the next one: its three
    corners in order."""
    return vertex(place, first - 1), vertex(place, first), vertex(place, first + 1)


def river_bits(first: int) -> int:
    """13.02, 88.11: the two edges of such a tile."""
    return 1 << first % 6 | 1 << (first + 1) % 6


def first_edge(bits: int) -> int:
    """13.02, 88.11: the first of the two neighbouring edges of a river tile."""
    return next(edge for edge in range(6) if river_bits(edge) == bits)

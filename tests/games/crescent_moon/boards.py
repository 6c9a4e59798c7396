"""Fixture boards for the tests of Crescent Moon, and scenes on them.

 A1 A2 A3        A1 touches A2, B1, B2; A2 touches A3, B2, B3; A3 touches B3; B1 touches B2; B2 touches B3.
B1 B2 B3
"""

from typing import Any

from regnum.scenes import Scene

PLAIN: dict[str, dict[str, Any]] = {
    "A1": {"q": 0, "r": 0, "tile": "fertile"},
    "A2": {"q": 1, "r": 0, "tile": "wilderness"},
    "A3": {"q": 2, "r": 0, "tile": "quarry"},
    "B1": {"q": -1, "r": 1, "tile": "mountain"},
    "B2": {"q": 0, "r": 1, "tile": "desert"},
    "B3": {"q": 1, "r": 1, "tile": "holy-site"},
}
RIVER: dict[str, dict[str, Any]] = {
    **PLAIN,
    "A2": {"q": 1, "r": 0, "tile": "crossing"},
    "B2": {"q": 0, "r": 1, "tile": "river", "river": ["NW", "W"]},
}
"""The river runs between B2 on the one side and A1 and B1 on the other; A2 is the crossing."""


def scene(
    players: int = 5, on: dict[str, Any] | None = None, board: dict[str, Any] = PLAIN, seed: int = 1, **table: Any
) -> Scene:
    """A scene on a fixture board, with pieces `on` some of its hexes: {"A1": {"warlord": ["ordinary"]}}."""
    hexes = {name: {**words, **(on or {}).get(name, {})} for name, words in board.items()}
    return Scene("crescent_moon", players, seed=seed, hexes=hexes, **table)


def table_of(scene: Scene) -> Any:
    return scene.match.table

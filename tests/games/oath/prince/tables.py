"""Tables that the tests of the Clockwork Prince are played at."""

from __future__ import annotations

from typing import Any

from regnum.scenes import Scene

NO_CARDS: dict[str, Any] = {"deck": {"only": []}}
MISS = [0] * 6  # defense dice without a shield
HIT = [3] * 20  # a sword on every attack die


def with_prince(role: str = "chancellor", *, players: int = 1, powers: str = "limited", **words: Any) -> Scene:
    """It is the Prince's turn, before he has done anything in this phase."""
    options = {"prince": role, "prince_powers": powers, **words.pop("options", {})}
    return Scene("oath", players, options=options, **{"turn": players, **words})


def on_space(before: str, actions: int = 1, role: str = "chancellor", **words: Any) -> Scene:
    """He is about to leave a space of the Mind Map, with so many actions left."""
    prince = {"mask": before, "actions": actions, **words.pop("prince", {})}
    return with_prince(role, prince=prince, **words)


def told(scene: Scene, message: str) -> list[dict[str, Any]]:
    """What the lines of the journal with this message say."""
    return [dict(line.args) for line in scene.match.lines if line.message == message]

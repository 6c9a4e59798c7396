"""A table at the opponent's turn: it acts at once, and then the person is asked again."""

from typing import Any

from regnum.scenes import Scene


def facing(
    *schemes: str,
    workers: int = 6,
    person: dict[str, Any] | None = None,
    opponent: dict[str, Any] | None = None,
    **table: Any,
) -> Scene:
    """The opponent has labourers, and these schemes on top of its deck; the person two labourers to go on with."""
    side = {"workers": ["labourer"] * workers, "schemes": list(schemes), **(opponent or {})}
    seat = {"workers": ["labourer", "labourer"], **(person or {})}
    return Scene("paladins", 1, turn=1, seats=[seat], opponent=side, **table)


def lines(scene: Scene) -> list[str]:
    """What the journal says, in order."""
    return [line.message for line in scene.match.lines]

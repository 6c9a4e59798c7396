"""Scenes: a table laid out in words, answers, and what must be offered, refused and hold. Tests and files alike.

    scene = Scene("abyss", 2, deck=["crab 3"], seats=[{}, {"pearls": 1}])
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.holds(seats={1: {"hand": ["crab 3"], "pearls": 0}})

The words of a table are a game's own (`regnum.vocabulary`); docs/scenes.md describes the files.
"""

from regnum.scenes.files import run_file
from regnum.scenes.scene import Scene
from regnum.vocabulary import SceneFailed

__all__ = ["Scene", "SceneFailed", "run_file"]

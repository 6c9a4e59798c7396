"""The pictures of a rulebook: a laid table beside the paragraph it shows, and what is played on it, step by step.

    - name: explore                       # its caption is the message `example-explore` of the game's client
      at: ["7.1"]                         # the paragraphs it stands under
      shows: [exploration, council]       # the parts of the board that are drawn
      cards: ["lord:sage"]                # cards drawn beside them
      eyes: 0                             # whose eyes they are; nobody's where it is left out
      seats: 3                            # and from here on a scene (docs/scenes.md)
      table: {deck: [crab 3], seats: [{}, {pearls: 1}, {}]}
      play: [explore, buy]

`dealt: true` in place of `table` is a match as it begins.

They stand in `games/<game>/rules/examples.yaml`. Reading them plays them, so a rule that changes breaks their test and
not the reader. A picture of cards alone has no table.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

import regnum
from regnum.games import find
from regnum.kernel.errors import BadScene, RegnumError
from regnum.kernel.journal import SeenLine
from regnum.scenes import SceneFailed
from regnum.scenes.files import SceneReader, lay, take_step

_OWN = {"name", "at", "shows", "cards", "eyes", "dealt"}
_SCENE = {"seats", "seed", "options", "document", "table", "play", "afterwards"}


class Frame(msgspec.Struct):
    """One moment: what the eyes see, and what was written since the moment before."""

    view: Any
    lines: list[SeenLine]


class Example(msgspec.Struct):
    name: str
    at: list[str]
    shows: list[str]
    cards: list[str]
    eyes: int | None
    seats: int
    frames: list[Frame]
    """The table as it is laid, then after each answer that was written of; none where only cards are shown."""


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The pictures of a game's rulebook, each played to its end. Raises BadSetup, BadScene, SceneFailed."""
    find(game)
    file = Path(__file__).parent / "games" / game / "rules" / "examples.yaml"
    if not file.is_file():
        return ()
    return tuple(read(game, words) for words in yaml.load(file.read_text(encoding="utf-8"), Loader=SceneReader))


def read(game: str, words: Any) -> Example:
    if not isinstance(words, dict) or not {"name", "at"} <= set(words) or set(words) - _OWN - _SCENE:
        raise BadScene(f"an example is a mapping of {', '.join(sorted(_OWN | _SCENE))}: {words!r}")
    example = Example(
        str(words["name"]),
        [str(rule) for rule in words["at"]],
        [str(part) for part in words.get("shows") or []],
        [str(card) for card in words.get("cards") or []],
        words.get("eyes"),
        int(words.get("seats", 0)),
        [],
    )
    if example.seats:
        try:
            _play(game, words, example)
        except (SceneFailed, RegnumError, LookupError) as error:
            raise SceneFailed(f"{game}, example {example.name}: {error}") from error
    return example


def _play(game: str, words: dict[str, Any], example: Example) -> None:
    """The scene, and a frame wherever something was written; what must hold is checked on the way."""
    if words.get("dealt"):
        begun = regnum.new(game, example.seats, int(words.get("seed", 1)))
        example.frames.append(Frame(msgspec.to_builtins(begun.view(example.eyes)), []))
        return
    scene = lay({"game": game, **{word: value for word, value in words.items() if word in _SCENE}})
    match, told = scene.match, len(scene.match.lines)
    example.frames.append(Frame(msgspec.to_builtins(match.view(example.eyes)), []))
    for step in words.get("play") or []:
        take_step(scene, step)
        lines = list(match.journal(example.eyes, told))
        if lines:  # what writes nothing is the first half of what comes next
            example.frames.append(Frame(msgspec.to_builtins(match.view(example.eyes)), lines))
            told = len(match.lines)
    if words.get("afterwards"):
        scene.holds(**words["afterwards"])


def find_example(game: str, name: str) -> Example | None:
    return next((example for example in examples(game) if example.name == name), None)

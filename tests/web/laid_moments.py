"""Tables at which a certain question is asked next: laid in the words of scenes, and led there by some choices."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from regnum.kernel.record import to_record
from regnum.scenes.files import SceneReader, lay, take_step
from tests.web.laid_server import WORDS
from tests.web.quick_hand import QuickHand
from tests.web.table_server import TableServer

SCENES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Moment:
    """A table, and who chooses what before the question comes."""

    game: str
    words: dict[str, Any]
    players: int
    options: dict[str, str]
    choices: list[tuple[int, str, Any]]


def moment(words: dict[str, Any], most: int | None = None) -> Moment:
    """The table of a scene when so many of its choices have been made; all of them, if nothing is said."""
    scene = lay(words)
    for step in words["play"]:
        take_step(scene, step)
    choices = json.loads(to_record(scene.match))["choices"]
    options = words.get("options", {})
    return Moment(words["game"], words["table"], words["seats"], options, [tuple(choice) for choice in choices[:most]])


def of_scene(game: str, name: str, most: int) -> Moment:
    """The table of one of the scenes that show the rules of a game."""
    (path,) = (SCENES / game / "scenes").rglob(f"{name}.yaml")
    return moment(yaml.load(path.read_text(encoding="utf-8"), Loader=SceneReader), most)


def lay_moment(server: TableServer, at: Moment) -> str:
    """Such a table, with all seats at one screen. Its id."""
    (server.data / WORDS).write_text(json.dumps(at.words), encoding="utf-8")
    table = server.lay(*["me"] * at.players, game=at.game, **at.options)
    for seat, question, answer in at.choices:
        with QuickHand(server.address, table, seat) as hand:
            (asked,) = hand.say(do="watch", seat=seat)["asked"]
            assert asked["question"] == question
            if answer is None:
                answer = hand.choose(asked)
            done = hand.say(do="answer", decision=asked["decision"], answer=answer)
            assert done["is"] == "done", done
    return table

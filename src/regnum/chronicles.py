"""A chronicle outside a match: the world that the next game begins from, its name and the games that made it.

As JSON it is `{"chronicle": 1, "game": "oath", "name": …, "games": […], "world": {…}}`; a bare world is read too. As
a save string of Tabletop Simulator it is what that mod keeps of it.
"""

from __future__ import annotations

import json
from typing import Any

from regnum.games import find
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Setup

GAME = "oath"
"""The game that has chronicles."""
FORMAT = 1
FORMS = ("tts", "json")
MOST_GAMES = 10_000


def checked(world: Any) -> Document:
    """A world, checked to the last field. Raises BadSetup."""
    game = find(GAME)
    document = game.check(Setup(game.seats[0], {}, world)).document
    if document is None:
        raise BadSetup("world: a chronicle has a world")
    return document


def read(text: str) -> tuple[str, list[dict[str, Any]], Document]:
    """The name of a chronicle, its games and its world, out of either form. Raises BadSetup, naming the field."""
    from regnum.games.oath import tts

    text = text.strip("\r\n\t \ufeff")
    if not text.startswith("{"):
        if not text:
            raise BadSetup("there is nothing to read: a save string or a JSON object is expected")
        world = tts.to_document(text)
        return world["chronicle"]["name"], [], world
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(f"this is no JSON: {error}") from None
    if "world" not in told:
        name = told["chronicle"].get("name") if isinstance(told.get("chronicle"), dict) else None
        return str(name or ""), [], checked(told)
    if told.get("chronicle") != FORMAT or told.get("game") != GAME:
        raise BadSetup(f"chronicle: format {FORMAT} of a chronicle of {GAME} is expected")
    name, games = told.get("name"), told.get("games", [])
    if not isinstance(name, str):
        raise BadSetup("name: a text is expected")
    if not isinstance(games, list) or len(games) > MOST_GAMES or not all(isinstance(game, dict) for game in games):
        raise BadSetup("games: a list of objects is expected")
    return name, games, checked(told["world"])


def written(form: str, name: str, games: list[dict[str, Any]], world: Document) -> str:
    """A chronicle in one of the forms. Raises BadSetup."""
    from regnum.games.oath import tts

    if form not in FORMS:
        raise BadSetup(f"a chronicle is written as {' or '.join(FORMS)}, not as {form!r}")
    if form == "tts":
        return tts.from_document(_counted(world, games), name)
    told = {"chronicle": FORMAT, "game": GAME, "name": name, "games": games, "world": world}
    return json.dumps(told, ensure_ascii=False)


def _counted(world: Document, games: list[dict[str, Any]]) -> Document:
    """The world with the number of its games, where the mod looks for it."""
    told = world.get("chronicle")
    if not games or not isinstance(told, dict) or "games" in told:
        return world
    return {**world, "chronicle": {**told, "games": len(games)}}


def convert(text: str, form: str) -> str:
    """The same chronicle in another form. Raises BadSetup."""
    name, games, world = read(text)
    return written(form, name, games, world)

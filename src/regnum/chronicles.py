"""A chronicle outside a match: the world that the next game begins from, its name and the games that made it.

As JSON it is `{"chronicle": 1, "game": …, "name": …, "games": […], "world": {…}}`; a bare world is read too. As a save
string of Tabletop Simulator it is what that mod keeps of it. What is in a world, its game knows (`Game.chronicle`).
"""

from __future__ import annotations

import json
from typing import Any

from regnum.games import find, names
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Setup

FORMAT = 1
FORMS = ("tts", "json")
MOST_GAMES = 10_000
LONGEST_STORY = 60


def game() -> str:
    """The game that has chronicles."""
    return next(name for name in names() if find(name).chronicle is not None)


def teller() -> Any:
    """What it knows of them."""
    return find(game()).chronicle


def checked(world: Any) -> Document:
    """A world, checked to the last field. Raises BadSetup."""
    played = find(game())
    document = played.check(Setup(played.seats[0], {}, world)).document
    if document is None:
        raise BadSetup("world: a chronicle has a world")
    return document


def read(text: str) -> tuple[str, list[dict[str, Any]], Document]:
    """The name of a chronicle, its games and its world, out of either form. Raises BadSetup, naming the field."""
    text = text.strip("\r\n\t \ufeff")
    if not text.startswith("{"):
        if not text:
            raise BadSetup("there is nothing to read: a save string or a JSON object is expected")
        world: Document = teller().read_string(text)
        return world["chronicle"]["name"], [], world
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(f"this is no JSON: {error}") from None
    if "world" not in told:
        name = told["chronicle"].get("name") if isinstance(told.get("chronicle"), dict) else None
        return str(name or ""), [], checked(told)
    if told.get("chronicle") != FORMAT or told.get("game") != game():
        raise BadSetup(f"chronicle: format {FORMAT} of a chronicle of {game()} is expected")
    name, games = told.get("name"), told.get("games", [])
    if not isinstance(name, str):
        raise BadSetup("name: a text is expected")
    if not isinstance(games, list) or len(games) > MOST_GAMES or not all(isinstance(one, dict) for one in games):
        raise BadSetup("games: a list of objects is expected")
    return name, games, checked(told["world"])


def written(form: str, name: str, games: list[dict[str, Any]], world: Document) -> str:
    """A chronicle in one of the forms. Raises BadSetup."""
    if form not in FORMS:
        raise BadSetup(f"a chronicle is written as {' or '.join(FORMS)}, not as {form!r}")
    if form == "tts":
        return str(teller().write_string(_counted(world, games), name))
    told = {"chronicle": FORMAT, "game": game(), "name": name, "games": games, "world": world}
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


# -- what is told of a game ----------------------------------------------------------------------------------------

_Told = tuple[str, dict[str, Any], str]


def story(lines: list[_Told]) -> list[dict[str, Any]]:
    """Out of a journal the lines of its story: who rose and fell, the deciding campaign, what was built and lost.

    The deciding campaign is the last one before the end.
    """
    its = teller()
    end = next((i for i, line in enumerate(lines) if line[0] in its.WON), len(lines))
    last = max((i for i, line in enumerate(lines[:end]) if line[0] == its.CAMPAIGN[0]), default=None)
    told = [
        line
        for i, line in enumerate(lines)
        if line[0] in its.TURNS or (last is not None and last <= i < end and line[0] in its.CAMPAIGN)
    ]
    return [{"message": message, "args": args, "rule": rule} for message, args, rule in told[-LONGEST_STORY:]]


def checked_story(told: Any) -> list[dict[str, Any]]:
    """A story out of an export: lines that can be told. Raises ValueError."""
    if not isinstance(told, list) or len(told) > LONGEST_STORY:
        raise ValueError("story: a list of lines is expected")
    its = teller()
    lines = []
    for line in told:
        message, args, rule = line["message"], line["args"], line["rule"]
        plain = isinstance(args, dict) and all(isinstance(value, str | int) for value in args.values())
        if (message not in its.TURNS and message not in its.CAMPAIGN) or not plain or not isinstance(rule, str):
            raise ValueError(f"story: {message!r} is no line of one")
        lines.append({"message": message, "args": args, "rule": rule})
    return lines


def annals(world: Document) -> dict[str, Any]:
    """What the Chronicle says of the game that left this world."""
    told = world.get("chronicle")
    last = told.get("last") if isinstance(told, dict) else None
    return last if isinstance(last, dict) else {}


def checked_annals(told: Any) -> dict[str, Any]:
    """The same out of an export. Raises ValueError."""
    if not isinstance(told, dict):
        raise ValueError("annals: an object is expected")
    for word, value in told.items():
        rows = isinstance(value, list) and all(isinstance(one, str) for one in value)
        if word not in teller().ANNALS or not (value is None or rows or isinstance(value, str | int)):
            raise ValueError(f"annals: {word} is no part of them")
    return told

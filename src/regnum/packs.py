"""Content packs: files with which an owner of a box puts printed figures in place of reconstructed ones.

A pack is data only: YAML with the name of its game and, item by item, the figures that it replaces. Its digest stands
in records and at the table, so that everybody knows what is played with.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.games import find
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Setup


def export(game: str) -> str:
    """Every figure of a game that a pack may replace, as the text of a file. Raises BadSetup."""
    import yaml  # only who has a pack waits for it

    document = find(game).content()
    if document is None:
        raise BadSetup(f"{game} has no content that a pack could replace")
    head = f"# Figures of {game}. Leave out what stays as it is; what is left here takes the place of the box's own.\n"
    return head + yaml.safe_dump({"game": game, **document}, allow_unicode=True, sort_keys=False, width=120)


def read(path: Path) -> tuple[str, Document]:
    """The game of a pack and the document that a match begins from, checked. Raises BadSetup, naming the field."""
    import yaml

    try:
        words: Any = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetup(f"{path} cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadSetup(f"{path} is no pack: {' '.join(str(error).split())}") from None
    if not isinstance(words, dict) or not isinstance(words.get("game"), str):
        raise BadSetup(f"{path} is no pack: it does not say `game: …`")
    document = {name: value for name, value in words.items() if name != "game"}
    game = find(words["game"])
    if game.content() is None:
        raise BadSetup(f"{game.name} has no content that a pack could replace")
    setup = game.check(Setup(game.seats[0], {}, document))
    assert setup.document is not None
    return game.name, setup.document


def document_for(game: str, path: Path | None) -> Document | None:
    """What a match of this game begins from, where a pack was named. Raises BadSetup."""
    if path is None:
        return None
    name, document = read(path)
    if name != game:
        raise BadSetup(f"{path} is a pack for {name}, not for {game}")
    return document

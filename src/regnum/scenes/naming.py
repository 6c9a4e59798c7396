"""What may stand for an answer: an option's key, its words in either language, or the name of what it points at.

A word that could mean nothing at all in this game is a slip, also where a scene says that something is *not* on offer.
So the options a game has made are known here, whether or not anybody is offered them now.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from regnum.kernel.errors import BadScene
from regnum.kernel.game import Game
from regnum.kernel.options import Args, Option
from regnum.texts import LANGUAGES, MissingText, texts
from regnum.vocabulary import perhaps, slug, spoken_names

SHOWN = 40
"""How many of the answers on offer a refusal of unknown words lists."""


def names(game: Game, thing: str | None) -> set[str]:
    """What a thing may be called: its id ("lord:jailer"), its bare id ("jailer", "crab 3") and its names."""
    if not thing:
        return set()
    bare = slug(thing)
    return {thing.casefold(), bare.casefold(), bare.replace("-", " ").casefold()} | _spoken(game.name, thing)


@cache
def _spoken(game: str, thing: str) -> frozenset[str]:
    return frozenset(spoken_names(game, thing))


def labels(game: Game, option: Option[Any], args: Args) -> set[str]:
    """The words of an option as a player reads them."""
    found = set()
    for language in LANGUAGES:
        try:
            found.add(texts(game.name, language)(option.label, {**args, **option.args}).casefold())
        except (MissingText, FileNotFoundError, ModuleNotFoundError):
            continue  # not written for this moment
    return found


def meant(
    game: Game, words: str, offered: list[Option[Any]], missing: list[Option[Any]], args: Args, anything: bool = True
) -> str:
    """The key that words stand for. What is on offer goes before what is not, and that before all other options.

    Raises BadScene where they stand for nothing, or for several things.
    """
    every = [*offered, *missing]
    if any(option.key == words for option in every):
        return words
    wanted = words.casefold()
    for options in (offered, missing):
        found = list(dict.fromkeys(option.key for option in options if wanted in labels(game, option, args)))
        found = found or list(dict.fromkeys(option.key for option in options if wanted in names(game, option.target)))
        if len(found) == 1:
            return found[0]
        if found:
            raise BadScene(f"{words!r} may be any of {', '.join(found)}")
    known = made_by(game)
    if words in known:
        return words
    found = [key for key, option in known.items() if wanted in names(game, option.target)]
    if found and anything:
        return found[0]
    near = perhaps(words, [*(option.key for option in every), *known])
    here = f". On offer: {', '.join(option.key for option in offered[:SHOWN])}" if offered else ""
    more = ", …" if len(offered) > SHOWN else ""
    raise BadScene(f"{words!r} is no answer that {game.name} knows{near}{here}{more}")


@cache
def made_by(game: Game) -> dict[str, Option[Any]]:
    """Every option that a game's modules have made, by key: options are made once, at import."""
    home = type(game).__module__
    package = home.rpartition(".")[0] if home.endswith(".game") else home
    found: dict[str, Option[Any]] = {}
    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                for option in _options_in(value, 4):
                    found.setdefault(option.key, option)
    return found


def _options_in(value: object, depth: int) -> Iterator[Option[Any]]:
    if isinstance(value, Option):
        yield value
    elif depth and isinstance(value, dict):
        yield from _options_of(value.values(), depth)
    elif depth and isinstance(value, list | tuple):
        yield from _options_of(value, depth)


def _options_of(values: Iterable[object], depth: int) -> Iterator[Option[Any]]:
    for value in values:
        yield from _options_in(value, depth - 1)

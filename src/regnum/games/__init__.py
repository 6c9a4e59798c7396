"""The registry of games. Being listed here is being checked by the conformance suite."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Game, say_nothing
from regnum.kernel.options import Args


def _abyss() -> Game:
    from regnum.games.abyss.game import Abyss

    return Abyss()


def _paladins() -> Game:
    from regnum.games.paladins.game import Paladins

    return Paladins()


def _crescent_moon() -> Game:
    from regnum.games.crescent_moon.game import CrescentMoon

    return CrescentMoon()


def _oath() -> Game:
    from regnum.games.oath.game import Oath

    return Oath()


REGISTRY: dict[str, Callable[[], Game]] = {
    "abyss": _abyss,
    "paladins": _paladins,
    "crescent_moon": _crescent_moon,
    "oath": _oath,
}
"""Each game is made on first use, so that starting Regnum does not read every game's content."""


def names() -> tuple[str, ...]:
    return tuple(REGISTRY)


@cache
def find(name: str) -> Game:
    """The game of that name. Raises BadSetup."""
    if name not in REGISTRY:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(REGISTRY)}")
    game = REGISTRY[name]()
    game.say = partial(_say, name)
    return game


def _say(name: str, message: str, args: Args) -> str:
    """An English sentence for an error. The texts are read only when something is refused."""
    from regnum.texts import MissingText, texts

    try:
        return texts(name, "en")(message, args)
    except MissingText:
        return say_nothing(message, args)  # a refusal must not fail for want of a text

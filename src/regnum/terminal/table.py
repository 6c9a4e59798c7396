"""What the terminal needs to know of a game to draw it. Everything else comes with the question itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from regnum.kernel.game import Result
from regnum.kernel.options import Option
from regnum.seen import Asked, Seen
from regnum.terminal.words import Words

PEOPLE = ("me", "person")
"""The kinds of seats at which somebody sits before the screen; any other kind is the name of a bot."""
WIDE = 110
"""From this many columns on there is room for card texts beside the cards."""


class Drawing(Protocol):
    """A game on the screen, in one language."""

    headlines: frozenset[str]
    """Messages of the log that begin something, such as a turn."""

    def active(self, view: Any) -> int:
        """The seat whose turn it is."""

    def table(self, seen: Seen, width: int) -> RenderableType:
        """The whole table as a seat sees it."""

    def glance(self, seen: Seen, width: int) -> RenderableType | None:
        """What one needs to see for a question in the middle of something; None where the whole table is wanted."""

    def detail(self, asked: Asked, option: Option[Any]) -> str:
        """What stands on the card that an option is about, where the option's own words do not say it."""

    def part(self, asked: Asked, part: Sequence[Option[Any]]) -> str:
        """What the things chosen so far come to."""

    def find(self, name: str) -> list[str]:
        """The cards that people may mean by a name."""

    def card(self, thing: str) -> RenderableType | None:
        """Everything that stands on a card; None for a thing that is no card."""

    def sheet(self, result: Result, width: int) -> RenderableType:
        """The final score: where each point came from."""


def _abyss(words: Words, kinds: Sequence[str]) -> Drawing:
    from regnum.terminal.abyss import AbyssDrawing

    return AbyssDrawing(words, kinds)


def _paladins(words: Words, kinds: Sequence[str]) -> Drawing:
    from regnum.terminal.paladins import PaladinsDrawing

    return PaladinsDrawing(words, kinds)


def _crescent_moon(words: Words, kinds: Sequence[str]) -> Drawing:
    from regnum.terminal.crescent_moon import CrescentDrawing

    return CrescentDrawing(words, kinds)


def _oath(words: Words, kinds: Sequence[str]) -> Drawing:
    from regnum.terminal.oath import OathDrawing

    return OathDrawing(words, kinds)


DRAWINGS: dict[str, Callable[[Words, Sequence[str]], Drawing]] = {
    "abyss": _abyss,
    "paladins": _paladins,
    "crescent_moon": _crescent_moon,
    "oath": _oath,
}


def drawing(words: Words, kinds: Sequence[str]) -> Drawing:
    """How the game is drawn; `kinds` says who sits where ("me", "person", or a bot's name)."""
    return DRAWINGS[words.game](words, kinds)

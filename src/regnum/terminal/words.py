"""What the terminal says: the texts of a game in one language, with the names of those who play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.kernel.game import say_nothing
from regnum.kernel.options import Args, Option, Reason
from regnum.texts import MissingText, Texts, texts

_LONGEST_NAME = 20


def tidy(name: str) -> str:
    """A player's name as a screen can show it: one short line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:_LONGEST_NAME].strip()


class Words:
    """Texts for people at play. A text that is missing shows as its id: nobody's match ends for want of a word."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        nameless = texts(game, language)
        self.names = [name or nameless("seat", {"number": seat}) for seat, name in enumerate(names, 1)]
        self._texts = Texts(game, language, self.names)

    def __call__(self, message: str, args: Args | None = None, /, **more: Any) -> str:
        args = {**(args or {}), **more}
        try:
            return self._texts(message, args)
        except MissingText:
            return say_nothing(message, args)

    def has(self, message: str) -> bool:
        return self._texts.has(message)

    def count(self, things: str, n: int) -> str:
        """A number of things: "3 pearls"."""
        return self(things, count=n, case="nom")

    def name(self, thing: str, case: str = "nom") -> str:
        try:
            return self._texts.name(thing, case)
        except MissingText:
            return thing

    def label(self, option: Option[Any], asked: Args) -> str:
        """What choosing the option means, here where `asked` are the figures of the question."""
        return self(option.label, {**asked, **option.args})

    def thing(self, option: Option[Any], asked: Args) -> str:
        """The thing an option points at by its name, or what choosing it means where that has none."""
        name = self.name(option.target) if option.target else ""
        return name if name != (option.target or "") else self.label(option, asked)

    def reason(self, reason: Reason) -> str:
        return self(reason.message, reason.args)

    def join(self, parts: Sequence[str], message: str = "list-and") -> str:
        """Several words as one phrase: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self(message, list=", ".join(parts[:-1]), last=parts[-1])

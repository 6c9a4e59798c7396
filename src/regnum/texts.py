"""Messages in the reader's language: Fluent files, formatted only when somebody looks.

Rules, options, reasons and the journal speak in message ids with typed parameters: numbers, and ids of things such
as "card:smith" (several joined by "+"). The Fluent files turn a thing into words, in the case they need, with
NAME($thing) or NAME($thing, "acc"), and choose by its gender with GENDER($thing).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from regnum.kernel.options import Args
from regnum.kernel.things import Composed, Names

LANGUAGES = ("en", "pl")


class MissingText(KeyError):
    """A message that no file of this language has, or that could not be formatted."""


def _source(package: str, language: str) -> str:
    return files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _resource(package: str, language: str) -> Resource:
    return FluentResource(_source(package, language))


def _resources(game: str, language: str) -> list[Resource]:
    packages = ["regnum", f"regnum.games.{game}"] if game else ["regnum"]
    return [_resource(package, language) for package in packages]


@cache
def _names(game: str) -> Names:
    """How a game puts names together; most need not."""
    module = f"regnum.games.{game}.names"
    if not game or find_spec(module) is None:
        return {}
    names: Names = import_module(module).NAMES
    return names


class Texts:
    """The messages of one game in one language, for one table: it knows how its players are called."""

    def __init__(self, game: str, language: str, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.players = players
        functions: dict[str, Any] = {"NAME": self._name, "GENDER": self._gender}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for resource in _resources(game, language):
            self._bundle.add_resource(resource)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message) and self._bundle.get_message(message).value)

    def __call__(self, message: str, args: Args | None = None) -> str:
        """A message with its parameters. Raises MissingText: a text that is not there is a defect, not a blank."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if pattern is None:
            raise MissingText(f"{self.language}: no message {message!r}")
        text, errors = self._bundle.format_pattern(pattern, args or {})
        if errors:
            raise MissingText(f"{self.language}: {message!r} with {args}: {errors[0]}")
        return str(text)

    def name(self, thing: str, case: str = "nom") -> str:
        """The name of a thing, or of several, in a grammatical case. Equal things that can be counted are counted."""
        parts = [part for part in thing.split("+") if part]
        names: list[str] = []
        for part in dict.fromkeys(parts):
            count = parts.count(part)
            counted = f"{part.replace(':', '-')}-count"
            if count > 1 and self.has(counted):
                names.append(self(counted, {"count": count, "case": case}))
            else:
                names += [self._one(part, case)] * count
        if len(names) < 2:
            return "".join(names)
        return self("list-and", {"list": ", ".join(names[:-1]), "last": names[-1]})

    def _one(self, thing: str, case: str) -> str:
        kind, _, what = thing.partition(":")
        if thing.isdecimal():
            return thing
        if kind == "seat":
            seat = int(what)
            return self.players[seat] if seat < len(self.players) else self._unnamed(seat, case)
        composed = self._composed(thing)
        if composed is not None:
            return self(composed.message, {**composed.args, "case": case})
        return self(thing.replace(":", "-"), {"case": case})

    def _unnamed(self, seat: int, case: str) -> str:
        """Whoever has no name here: after the players who have one comes who plays without a seat (`unseated-0`)."""
        message = f"unseated-{seat - len(self.players)}"
        if self.players and self.has(message):
            return self(message, {"case": case})
        return self("seat", {"number": seat + 1})

    def _composed(self, thing: str) -> Composed | None:
        kind, _, what = thing.partition(":")
        compose = _names(self.game).get(kind)
        return compose(what) if compose is not None else None

    def named(self, thing: str) -> bool:
        """Whether a thing has a name to be called by."""
        if thing.startswith("seat:"):
            return self.has("seat")
        composed = self._composed(thing)
        return self.has(thing.replace(":", "-") if composed is None else composed.message)

    def _name(self, thing: Any, case: Any = "nom") -> str:
        return self.name(str(thing), str(case))

    def _gender(self, thing: Any) -> str:
        composed = self._composed(str(thing))
        message = (composed.gender if composed is not None and composed.gender else str(thing)).replace(":", "-")
        if not self._bundle.has_message(message):
            return "m"
        pattern = self._bundle.get_message(message).attributes.get("gender")
        return "m" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])


@cache
def texts(game: str, language: str) -> Texts:
    """The messages of a game where no player has a name of their own."""
    return Texts(game, language)

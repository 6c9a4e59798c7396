"""People at a screen, for tests: what they type is a script, what they see is a text."""

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from regnum.bots import Bot
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.seen import Asked, Seen, see
from regnum.terminal.evening import Evening
from regnum.terminal.keep import Shelf, Sitting

Typed = str | Callable[[Evening], str] | type[BaseException]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class FirstOption:
    """A bot that takes the first thing on offer, and pays with what comes first."""

    def answer(self, seen: Seen, asked: Asked) -> Any:
        if asked.form != "many":
            return asked.options[0].key
        part: list[Option[Any]] = []
        while not asked.grow(part)[1]:
            part.append(asked.grow(part)[0][0])
        return [option.key for option in part]


class Screen:
    """An evening at one screen, played by a script: a line, a function that makes one, or an exception to raise."""

    def __init__(
        self,
        match: Match,
        folder: Path,
        seats: list[str],
        names: list[str] | None = None,
        *,
        language: str = "en",
        width: int = 300,
        terminal: bool = False,
        bot: Bot | None = None,
    ) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=width,
            highlight=False,
            markup=False,
            emoji=False,
            force_terminal=terminal,
            color_system=None,
        )
        self.shelf = Shelf(folder)
        self.kept = self.shelf.new(match.game.name, Sitting(seats, names or [""] * len(seats)))
        bots = {seat: bot or FirstOption() for seat, kind in enumerate(seats) if kind not in ("me", "person")}
        self.evening = Evening(match, self.kept, self.shelf, bots, console, self._read, language)
        self.script: Iterator[Typed] = iter(())
        self.pages: list[str] = []
        """What was printed before each line that was read."""

    def _read(self, prompt: str) -> str:
        self.pages.append(self.out.getvalue() + prompt)
        self.out.seek(0)
        self.out.truncate()
        typed = next(self.script, EOFError)
        if isinstance(typed, type):
            raise typed
        return typed if isinstance(typed, str) else typed(self.evening)

    def play(self, *script: Typed) -> int:
        return self.follow(script)

    def follow(self, script: Iterable[Typed]) -> int:
        self.script = iter(script)
        status = self.evening.run()
        self.pages.append(self.out.getvalue())
        return status

    @property
    def text(self) -> str:
        return "".join(self.pages)

    def says(self, message: str, **args: Any) -> str:
        """A message in the language the screen speaks now."""
        return self.evening.words(message, args)


def option(*keys: str) -> Callable[[Evening], str]:
    """Types the numbers of these options, in this order."""

    def type_numbers(evening: Evening) -> str:
        d = evening.next()
        asked = next(a for a in see(evening.match, d.seat).asked if a.id == d.id)
        offered = [one.key for one in (*asked.options, *asked.anytime)]
        return " ".join(str(offered.index(key) + 1) for key in keys)

    return type_numbers


def plain(text: str) -> str:
    """A text without escape codes and line breaks."""
    return " ".join(ESCAPES.sub("", text).split())

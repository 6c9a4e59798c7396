"""`regnum play GAME`: a match at one screen, for one person against bots or for several in turn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import regnum
from regnum import bots
from regnum.bots import Bot
from regnum.kernel.errors import BadSetup
from regnum.kernel.match import Match
from regnum.terminal.evening import Evening
from regnum.terminal.keep import Kept, Shelf, Sitting, data_folder
from regnum.terminal.table import PEOPLE
from regnum.terminal.words import Words, tidy
from regnum.texts import LANGUAGES

# The bots go by names that are the same in every language.
BOT_NAMES = ("Triton", "Thetis", "Proteus", "Doris", "Nereus", "Ino")
WRONG_SETUP = 2
"""The exit status where no match can be set up as asked."""


def play(
    game: str,
    players: Sequence[str] | None = None,
    seats: Sequence[str] = (),
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    document: dict[str, Any] | None = None,
    lang: str = "en",
    data_dir: Path | None = None,
) -> int:
    """Play a match in the terminal; the exit status.

    `seats` says who sits where: "me", "person" (another at the same screen) or the name of a bot; `players` how
    they are called, in the same order, as far as they have names. A match that was left is offered first.
    """
    _forgiving(sys.stdin, sys.stdout)
    screen = Console(highlight=False, markup=False, emoji=False)
    language = lang if lang in LANGUAGES else LANGUAGES[0]
    words = Words("", language, ())
    if not sys.stdin.isatty():
        screen.print(words("play-needs-terminal", {"game": game}))
        return 0
    sitting = _sit_down(seats, players or ())
    shelf = Shelf(data_folder() if data_dir is None else data_dir)
    try:
        chosen = _continue(shelf, game, words, screen)
        if chosen is None:
            match = regnum.new(game, len(sitting.seats), seed, document=document, **(options or {}))
            chosen = shelf.new(game, sitting), match
        kept, match = chosen
        invited = _invite(kept, match)
    except BadSetup as error:
        screen.print(str(error))
        return WRONG_SETUP
    except (EOFError, KeyboardInterrupt):
        screen.print()
        screen.print(words("play-not-begun"))
        return 0
    return Evening(match, kept, shelf, invited, screen, input, language).run()


def _forgiving(*streams: Any) -> None:
    """A letter the terminal cannot show or send must not end a match."""
    for stream in streams:
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _sit_down(seats: Sequence[str], players: Sequence[str]) -> Sitting:
    """Who sits where, bots with names of their own."""
    seats = list(seats) or ["me", "greedy"]
    named = [tidy(name) for name in players][: len(seats)]
    named += [""] * (len(seats) - len(named))
    free = iter([name for name in BOT_NAMES if name not in named])
    names = [name or ("" if kind in PEOPLE else next(free, "")) for name, kind in zip(named, seats, strict=True)]
    return Sitting(seats, names)


def _invite(kept: Kept, match: Match) -> dict[int, Bot]:
    """The bots of a match, by seat. Raises BadSetup for one that nobody knows."""
    return {
        seat: bots.make(kind, kept.game, (match.seed + seat + 1) % 2**63)
        for seat, kind in enumerate(kept.sitting.seats)
        if kind not in PEOPLE
    }


def _continue(shelf: Shelf, game: str, words: Words, screen: Console) -> tuple[Kept, Match] | None:
    """A match that was left and that the people at the screen want to go on with."""

    def notice(message: str, **args: Any) -> None:
        screen.print(words(message, args), style="yellow")

    while kept := shelf.under_way(game, notice):
        wanted = _which(kept, words, screen)
        if wanted is None:
            return None
        match = shelf.take(wanted, notice)
        if match is not None:
            return wanted, match
    return None


def _which(kept: list[Kept], words: Words, screen: Console) -> Kept | None:
    """The match people choose to continue, or None for a new one."""

    def about(one: Kept) -> dict[str, Any]:
        names = Words("", words.language, one.sitting.names).names
        return {"when": f"{one.when:%Y-%m-%d %H:%M}", "players": ", ".join(names), "count": one.answered}

    if len(kept) > 1:
        for number, one in enumerate(kept, 1):
            screen.print(words("play-kept-line", about(one), number=number))
        question = words("play-continue-which")
    else:
        question = words("play-continue", about(kept[0]))
    while True:
        answer = input(f"{question} ").strip().casefold()
        if answer in ("", "y", "yes", "t", "tak"):
            return kept[0]
        if answer in ("n", "no", "nie"):
            return None
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(kept):
            return kept[int(answer) - 1]
        screen.print(words("play-yes-or-no"))

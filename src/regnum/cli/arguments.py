"""What several commands are told, and what it means."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from regnum.kernel.errors import BadSetup

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `regnum games` names it.")]
AnyGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; all of them if left out.")]
Chronicle = Annotated[
    bool,
    typer.Option("--chronicle", help="On one chronicle: each match begins from what an earlier one left behind."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object as the last line.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="pl|en", help="The language; else REGNUM_LANG, the locale, en.")
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="The number of players.")]
Games = Annotated[int, typer.Option("--games", metavar="K", min=1, help="The number of matches.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The first match's seed; the next has S+1…")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A game option; may be repeated.")]
Prince = Annotated[
    str | None,
    typer.Option("--prince", metavar="ROLE", help="Short for --set prince=ROLE, where a game has a Prince."),
]
Pack = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="A content pack: figures in place of the box's own.")
]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME[,NAME…]", help="One bot for every seat, or one for each.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, help="How many processes play.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster instead; `local` starts one here."),
]


def language_of(wanted: str | None) -> str:
    """The language to speak: as asked for, else REGNUM_LANG, else the locale's, else English."""
    from regnum.texts import LANGUAGES

    if wanted is not None and wanted not in LANGUAGES:
        raise BadSetup(f"there is no language {wanted!r}; there are: {', '.join(LANGUAGES)}")
    locale = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = (wanted, os.environ.get("REGNUM_LANG", "").lower(), re.split("[._@]", locale)[0])
    return next((language for language in spoken if language in LANGUAGES), "en")


def options_of(settings: Sequence[str] | None, prince: str | None = None) -> dict[str, str]:
    """KEY=VALUE pairs; whether the game knows them is for the game to say. `--prince ROLE` is short for one of them."""
    options: dict[str, str] = {} if prince is None else {"prince": prince}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        if not (name and equals):
            raise BadSetup(f"--set wants KEY=VALUE, not {setting!r}")
        options[name] = value
    return options


def players_of(game: str, wanted: int | None) -> int:
    """The number of players asked for, or the fewest the game is for. Raises BadSetup for an unknown game."""
    from regnum.games import find

    return find(game).seats[0] if wanted is None else wanted


def games_of(game: str | None) -> tuple[str, ...]:
    from regnum.games import find, names

    return names() if game is None else (find(game).name,)

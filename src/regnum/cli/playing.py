"""Playing: `regnum play` and `regnum serve`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.app import app
from regnum.cli.arguments import Lang, Pack, Players, Set, language_of, options_of, players_of
from regnum.kernel.errors import BadSetup


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game to play here in the terminal; the first of them if left out."),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")] = False,
    players: Players = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar="WHO,WHO…", help="Who sits where: me, person, or a bot (random, greedy).")
    ] = "",
    names: Annotated[str, typer.Option("--names", metavar="NAME,NAME…", help="How they are called, in order.")] = "",
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", min=0, help="The seed, to play a match again.")
    ] = None,
    settings: Set = None,
    content: Pack = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="P", min=0, max=65535, help="Where to begin looking for a port.")
    ] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = True,
    lang: Lang = None,
) -> int:
    """Play: alone in the browser, at tables of this machine; with a game or seats named, in the terminal."""
    if game is None and not terminal and players is None and seed is None and not (seats or names or settings):
        from regnum.server.serve import PORT, household

        return household(PORT if port is None else port, show, language_of(lang), content)
    from regnum.games import names as in_the_box
    from regnum.packs import read

    if game is None:
        game = in_the_box()[0] if content is None else read(content)[0]
    return _play_in_terminal(game, players, seats, names, seed, settings, content, lang)


def _play_in_terminal(
    game: str,
    players: int | None,
    seats: str,
    names: str,
    seed: int | None,
    settings: Sequence[str] | None,
    content: Path | None,
    lang: str | None,
) -> int:
    """You against bots, or several people at one screen."""
    from regnum.bots import make
    from regnum.bots import names as bots_of
    from regnum.games import find
    from regnum.kernel.game import Setup
    from regnum.packs import document_for
    from regnum.terminal.play import play as play_in_terminal
    from regnum.terminal.table import PEOPLE

    kinds = [kind.strip() for kind in seats.split(",") if kind.strip()]
    count = len(kinds) if kinds and players is None else players_of(game, players)
    kinds = kinds or ["me"]
    if len(kinds) > count:
        raise BadSetup(f"{len(kinds)} seats are filled, and there are {count} players")
    kinds += [bots_of(game)[-1]] * (count - len(kinds))
    for kind in kinds:
        if kind not in PEOPLE:
            make(kind, game, 0)
    setup = find(game).check(Setup(count, options_of(settings), document_for(game, content)))
    return play_in_terminal(
        game,
        players=[name.strip() for name in names.split(",")] if names else None,
        seats=kinds,
        seed=seed,
        options=setup.options,
        document=setup.document,
        lang=language_of(lang),
    )


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", envvar="REGNUM_HOST", help="Where to listen.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="P", envvar="REGNUM_PORT", min=0, max=65535, help="The port.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="sqlite:///FILE, or just FILE, or postgresql://…; else REGNUM_DATABASE, else the usual file.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            metavar="N",
            envvar="REGNUM_WORKERS",
            min=1,
            max=64,
            help="Processes; more than one needs PostgreSQL.",
        ),
    ] = 1,
    content: Pack = None,
    lang: Lang = None,
) -> int:
    """Serve tables to several people, each in a browser of their own."""
    from regnum.server.serve import serve as serve_tables

    return serve_tables(host, port, database, workers, language_of(lang), content)

"""`regnum content …`: packs with which an owner of a box puts printed figures in place of reconstructed ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.app import app
from regnum.cli.arguments import Game
from regnum.kernel.errors import BadSetup

packs = typer.Typer(help="Put the printed figures of your box in place of reconstructed ones.", no_args_is_help=True)
app.add_typer(packs, name="content")
PackFile = Annotated[Path, typer.Argument(metavar="FILE", help="The content pack.")]


@packs.command("export")
def content_export(game: Game, file: PackFile) -> None:
    """Write every figure of a game that a pack may replace into a file."""
    from regnum.packs import export

    text = export(game)
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from None


@packs.command("check")
def content_check(file: PackFile) -> None:
    """Check a content pack; what is wrong is named by its field. Prints its digest."""
    from regnum.kernel.game import Setup
    from regnum.packs import read

    game, document = read(file)
    print(f"{game}: {Setup(0, {}, document).digest}")

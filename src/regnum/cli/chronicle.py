"""`regnum chronicle …`: worlds that go on from game to game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.cli.app import app
from regnum.cli.arguments import Json, Lang, language_of
from regnum.cli.database import Database, at_the_store
from regnum.cli.printing import print_json
from regnum.kernel.errors import BadSetup

chronicles = typer.Typer(help="Chronicles: worlds that go on from game to game.", no_args_is_help=True)
app.add_typer(chronicles, name="chronicle")


@chronicles.command("convert")
def chronicle_convert(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A chronicle in either form; - reads the input.")],
    to: Annotated[str, typer.Option("--to", metavar="tts|json", help="The form to print it in.")],
) -> None:
    """Turn a save string of Tabletop Simulator into a chronicle of Regnum, or the other way round."""
    from regnum.chronicles import convert

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    print(convert(text, to))


KeptChronicle = Annotated[str, typer.Argument(metavar="ID", help="The chronicle's id, as `list` shows it.")]


@chronicles.command("list")
def chronicle_list(database: Database = None, as_json: Json = False) -> None:
    """The chronicles that a server keeps, the oldest first."""
    import asyncio

    from regnum.server.chronicles.keeping import every

    found = [
        {"id": row.id, "name": row.name, "created": row.created.isoformat(), "shared": row.shared}
        for row in asyncio.run(at_the_store(database, every))
    ]
    if as_json:
        print_json(found)
    for one in [] if as_json else found:
        print(f"{one['id']}  {one['created'][:10]}  {one['name']}{'  (shared)' if one['shared'] else ''}")


def _kept(id: str, database: str | None) -> Any:
    """A chronicle out of a database. Raises BadSetup."""
    import asyncio

    from regnum.server.chronicles.keeping import read

    kept = asyncio.run(at_the_store(database, lambda store: read(store, id)))
    if kept is None:
        raise BadSetup(f"there is no chronicle {id!r}; `regnum chronicle list` shows those that there are")
    return kept


@chronicles.command("show")
def chronicle_show(id: KeptChronicle, database: Database = None, lang: Lang = None) -> None:
    """The story of a chronicle, game by game, and the sites of its map."""
    from regnum import chronicles as worlds
    from regnum.texts import Texts

    kept = _kept(id, database)
    language = language_of(lang)
    print(kept.row.name)
    for game in kept.games:
        players = [name or "" for name in game.players]
        texts = Texts(worlds.game(), language, players)
        print(f"\n{game.n}. {game.at.date().isoformat()}  {', '.join(name for name in players if name)}")
        for line in game.story:
            print(f"  {texts(line['message'], line['args'])}")
    texts = Texts(worlds.game(), language)
    print(f"\n{texts.name(worlds.teller().under(kept.row.world))}")
    for _, site, cards in worlds.teller().sites(kept.row.world):
        if site is not None:
            print(f"  {texts.name(site)}: {', '.join(texts.name(card) for card, *_ in cards) or '–'}")


@chronicles.command("export")
def chronicle_export(
    id: KeptChronicle,
    to: Annotated[str, typer.Option("--to", metavar="tts|json", help="The form to print it in.")] = "json",
    database: Database = None,
) -> None:
    """Print a chronicle that a server keeps."""
    from regnum.server.chronicles.keeping import exported

    print(exported(_kept(id, database), to))


@chronicles.command("import")
def chronicle_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A chronicle in either form.")],
    login: Annotated[str, typer.Option("--for", metavar="ACCOUNT", help="Whose chronicle it will be.")],
    database: Database = None,
) -> None:
    """Give a chronicle to somebody who has an account at a server. Prints its id."""
    import asyncio

    from regnum.server.chronicles.keeping import bring

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    print(asyncio.run(at_the_store(database, lambda store: bring(store, login, text))))

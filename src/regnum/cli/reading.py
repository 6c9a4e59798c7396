"""Reading: the games in the box, their rulebooks and cards."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from regnum.cli.app import app
from regnum.cli.arguments import Game, Json, Lang, language_of
from regnum.cli.printing import console, print_json


@app.command()
def games(as_json: Json = False, lang: Lang = None) -> None:
    """The games in the box, with their options."""
    from regnum.games import find, names
    from regnum.texts import texts

    speak = {name: texts(name, language_of(lang)) for name in names()}
    box: list[dict[str, Any]] = [
        {
            "name": name,
            "title": speak[name]("game-name"),
            "about": speak[name]("game-about"),
            "version": find(name).version,
            "players": list(find(name).seats),
            "options": {setting.name: list(setting.values) for setting in find(name).settings},
        }
        for name in names()
    ]
    if as_json:
        print_json({"games": box})
        return
    for entry in box:
        print(f"{entry['name']}: {entry['title']}, {entry['players'][0]}–{entry['players'][-1]}. {entry['about']}")
        for option, values in entry["options"].items():
            print(f"  --set {option}={'|'.join(values)}")


@app.command()
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A paragraph, such as 7.12.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The rulebook of a game, or the paragraph that states one rule."""
    from rich.markdown import Markdown

    from regnum.library import paragraph, rulebook

    language = language_of(lang)
    if rule is None:
        book = rulebook(game, language)
        if as_json:
            print_json({"game": game, "lang": language, "rulebook": book})
        elif sys.stdout.isatty():
            console().print(Markdown(book))
        else:
            print(book, end="")
        return
    found = paragraph(game, rule, language)
    if as_json:
        print_json(
            {
                "game": game,
                "id": found.id,
                "section": found.section,
                "text": found.text,
                "statement": found.statement,
            }
        )
        return
    out = console()
    out.print(f"{found.id}  {found.section}".rstrip(), style="bold")
    out.print(Markdown(found.text))


@app.command()
def cards(
    game: Game,
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]", help="A card by name, in any language; all if left out.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The cards of a game: figures, text, and what an owner of the box may want to check."""
    from regnum.library import cards as all_cards
    from regnum.library import find_card
    from regnum.showing import cards_to_json, lay_out

    chosen = [find_card(game, " ".join(name))] if name else all_cards(game)
    if as_json:
        print_json({"game": game, "cards": cards_to_json(chosen, game, language_of(lang))})
    else:
        lay_out(chosen, game, language_of(lang), console())

"""What `regnum show`, `replay` and `cards` put on the screen: a table, what happened at it, and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.things import things
from regnum.library import Card
from regnum.seen import Asked, see
from regnum.terminal.table import Drawing, drawing
from regnum.terminal.words import Words


def _at_the_table(match: Match, language: str) -> tuple[Words, Drawing]:
    words = Words(match.game.name, language, [""] * match.setup.players)
    return words, drawing(words, ["person"] * match.setup.players)


# -- the table of a record -------------------------------------------------------------------------------------------


def show(match: Match, seat: int | None, language: str, screen: Console) -> None:
    """The table as a seat sees it, what it is asked, its options, and what is unavailable with reason and rule."""
    words, draw = _at_the_table(match, language)
    seen = see(match, seat)
    screen.print(Rule(Text(words("play-table-of", player=f"seat:{draw.active(seen.view)}"))))
    screen.print(draw.table(seen, screen.width))
    screen.print()
    if match.over:
        _show_end(match, words, draw, screen)
    for asked in seen.asked:
        _show_question(asked, words, draw, screen)
    if not seen.asked:
        for other in seen.waiting_for:
            screen.print(words("refused-wrong-seat", player=f"seat:{other}"))


def _show_end(match: Match, words: Words, draw: Drawing, screen: Console) -> None:
    result = match.result
    assert result is not None
    screen.print(Rule(Text(words("play-final-score"), "bold")))
    screen.print(draw.sheet(result, screen.width))
    screen.print(words("play-winners", players=things(result.won_by), count=len(result.won_by)), style="bold green")
    if result.how is not None:
        screen.print(words(result.how.message, result.how.args), style="green")


def _show_question(asked: Asked, words: Words, draw: Drawing, screen: Console) -> None:
    screen.print(Text.assemble((words(asked.prompt, asked.args), "bold"), (f"  {asked.rule}", "dim cyan")))
    rows = [(option, draw.detail(asked, option)) for option in asked.options]
    screen.print(_rows([(option.key, words.label(option, asked.args), more, option.rule) for option, more in rows]))
    if asked.anytime:
        screen.print(words("play-anytime"), style="cyan")
        screen.print(
            _rows([(option.key, words.label(option, asked.args), "", option.rule) for option in asked.anytime])
        )
    missing = asked.reasons(())
    screen.print(words("play-unavailable" if missing else "play-nothing-unavailable"), style="yellow")
    screen.print(
        _rows(
            [
                (option.key, words.label(option, asked.args), words.reason(reason), reason.rule)
                for option, reason in missing
            ]
        )
    )


def _rows(rows: Sequence[tuple[str, str, str, str]]) -> RenderableType:
    """Lines of: the key a program answers with, what it means, more about it, and the rule."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(style="dim cyan", justify="right", no_wrap=True)
    for key, label, more, rule in rows:
        grid.add_row(f"  {key}", Text.assemble(label, (f" – {more}" if more else "", "dim")), rule)
    return grid


def to_json(match: Match, seat: int | None, language: str) -> dict[str, Any]:
    """The same for programs: the view as data, each decision with its options and reasons in words as well."""
    words, _ = _at_the_table(match, language)
    seen = see(match, seat)

    def option(one: Option[Any], asked: Asked) -> dict[str, Any]:
        return {"key": one.key, "label": words.label(one, asked.args), "target": one.target, "rule": one.rule}

    return {
        "game": match.game.name,
        "answers": match.answered,
        "over": match.over,
        "seat": seat,
        "view": msgspec.to_builtins(seen.view),
        "waiting_for": list(seen.waiting_for),
        "decisions": [
            {
                "id": asked.id,
                "question": asked.question,
                "form": asked.form,
                "rule": asked.rule,
                "prompt": words(asked.prompt, asked.args),
                "options": [option(one, asked) for one in asked.options],
                "anytime": [option(one, asked) for one in asked.anytime],
                "unavailable": [
                    {**option(one, asked), "rule": reason.rule, "reason": words.reason(reason)}
                    for one, reason in asked.reasons(())
                ],
            }
            for asked in seen.asked
        ],
    }


# -- what happened ---------------------------------------------------------------------------------------------------


def print_journal(match: Match, seat: int | None, language: str, screen: Console) -> None:
    """The journal as a seat may read it, each line after the number of answers it took to come to it."""
    words, draw = _at_the_table(match, language)
    for line in match.journal(seat):
        text = Text(words(line.message, line.args), "bold" if line.message in draw.headlines else "")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", justify="right", min_width=4, no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(style="dim cyan", justify="right", no_wrap=True)
        grid.add_row(str(line.at), text, line.rule)
        screen.print(grid)
    for note in match.meta:
        screen.print(words(note.message, note.args), style="italic")
    if match.over:
        screen.print()
        _show_end(match, words, draw, screen)


# -- cards -----------------------------------------------------------------------------------------------------------


def _notes(card: Card, words: Words, *, besides: str = "") -> list[str]:
    return [words(note) for note in card.notes if note != besides]


def lay_out(cards: Sequence[Card], game: str, language: str, screen: Console) -> None:
    """Cards one under another: all that stands on them, and what an owner of the box may want to check."""
    words = Words(game, language, ())
    draw = drawing(words, ())
    for card in cards:
        face = draw.card(card.id)
        if face is not None:
            screen.print(Padding(face, (1, 0, 0, 0)))
        for note in _notes(card, words, besides=f"note-confidence-{card.figures.get('confidence')}"):
            screen.print(note, style="dim italic")  # the face itself tells how sure its figures are


def cards_to_json(cards: Sequence[Card], game: str, language: str) -> list[dict[str, Any]]:
    words = Words(game, language, ())
    return [
        {
            "id": card.id,
            "name": words.name(card.id),
            "text": words(f"{card.id.replace(':', '-')}-text"),
            **card.figures,
            "notes": _notes(card, words),
        }
        for card in cards
    ]

"""How things are laid out on the screen, whatever the game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

DOT = Text(" · ", "dim")


class Flow:
    """Items after one another, broken into lines only between items: "squid 3" stays together."""

    def __init__(self, items: Iterable[Text]) -> None:
        self.items = list(items)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + DOT.cell_len + item.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, DOT, item) if line else item.copy()
        yield line


def headed(lines: Iterable[tuple[str, RenderableType]]) -> RenderableType:
    """Lines with a word in front of each that says what it is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column(ratio=1)
    for head, line in lines:
        grid.add_row(head, line)
    return grid


def as_typed(name: str) -> str:
    """A name as people may type it: without accents, capitals and the article."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l").replace("’", "'"))
    return "".join(c for c in letters if not unicodedata.combining(c)).strip().removeprefix("the ")

"""How commands print: JSON, figures, progress where somebody is there to see it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def print_json(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=sys.stdout.encoding.lower() != "utf-8"), flush=True)


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar, where somebody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def running_figures(what: str, total: int) -> Iterator[Callable[[int, str], None] | None]:
    """A progress bar with figures beside it that change as they come."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[figures]}"), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, figures="")
        yield lambda done, figures: bar.update(task, completed=done, figures=figures)

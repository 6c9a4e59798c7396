"""The command line itself, and with what status its commands leave."""

from __future__ import annotations

import typer

WRONG = 1
"""The exit status where something was found that is not as it should be."""
MISTAKE = 2
"""The exit status where what was asked for makes no sense."""
INTERRUPTED = 130

app = typer.Typer(
    name="regnum",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

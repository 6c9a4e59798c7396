"""`regnum …`: the commands. Each is a few lines here; what it does stands in the module it imports when it runs.

With --json the last line of a command's output is one JSON object. A mistake of the caller (an unknown game, a record
that cannot be read) is one line on standard error and exit status 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer

from regnum.cli.app import INTERRUPTED, MISTAKE, WRONG, app
from regnum.kernel.errors import RegnumError

# In the order in which `regnum --help` lists their commands.
# isort: off
from regnum.cli import playing, operating, reading, records, chronicle, content, lab  # noqa: F401
# isort: on


def main() -> NoReturn:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter the terminal cannot show must not end a command
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line; the exit status."""
    try:
        status = app(args=list(arguments) or ["--help"], prog_name="regnum", standalone_mode=False) or 0
        if status == INTERRUPTED:  # Typer takes the interruption for itself
            print("regnum: interrupted", file=sys.stderr)
        return status
    except typer.exceptions.TyperException as error:
        message = error.format_message()
    except RegnumError as error:
        message = str(error)
    except BrokenPipeError:  # somebody read only the beginning, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as error:  # nowhere to write to
        place = f"{error.filename}: " if error.filename else ""
        print(f"regnum: {place}{error.strerror or error}", file=sys.stderr)
        return WRONG
    print(f"regnum: {' '.join(message.split())}", file=sys.stderr)
    return MISTAKE


def _version(wanted: bool) -> None:
    if wanted:
        import regnum

        print(f"regnum {regnum.__version__}")
        raise typer.Exit


@app.callback()
def regnum(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Heavy board games with the rules enforced to the letter, for people and for programs."""

"""What the server says of itself: one line of JSON for each event, and never a secret of a match.

Exceptions are told by their kind and by where they arose. Their words are left out: they may name a hidden card.
"""

from __future__ import annotations

import logging
import os
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

_logger = logging.getLogger("regnum.server")


def log(event: str, **figures: Any) -> None:
    _write(logging.INFO, event, figures)


def _write(severity: int, event: str, figures: dict[str, Any]) -> None:
    if _logger.isEnabledFor(severity):
        _logger.log(severity, "%s", msgspec.json.encode({"event": event, **figures}).decode())


def log_failure(event: str, failure: BaseException, **figures: Any) -> None:
    """Something went wrong that should not have."""
    _write(logging.ERROR, event, {**figures, **_traced(failure)})


def _traced(failure: BaseException) -> dict[str, Any]:
    root = failure
    while root.__cause__ is not None:
        root = root.__cause__
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(root.__traceback__)]
    return {"failure": type(root).__name__, "frames": frames[-8:]}


def log_to(stream: TextIO) -> None:
    """Write everything down, what the libraries have to say included."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _logger.setLevel(logging.INFO)


class _Lines(logging.Formatter):
    """When, how grave, which process; then the event. Of what a library says only the first line: more may be words
    of an exception."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "process": os.getpid()}
        if record.name == _logger.name:
            body = record.getMessage()
        else:
            said = record.getMessage().partition("\n")[0]
            failed = {} if record.exc_info is None or record.exc_info[1] is None else _traced(record.exc_info[1])
            body = msgspec.json.encode({"event": "library", "library": record.name, "said": said, **failed}).decode()
        return f"{msgspec.json.encode(head).decode()[:-1]},{body[1:]}"

"""What the server says of itself: one line of JSON for each event, and never a secret of a match.

Exceptions are told by their kind and by where they arose. Their words are left out: they may name a hidden card.
"""

from __future__ import annotations

import logging
import traceback
from typing import Any

import msgspec

_log = logging.getLogger("regnum.server")


def tell(event: str, **figures: Any) -> None:
    _write(logging.INFO, event, figures)


def _write(severity: int, event: str, figures: dict[str, Any]) -> None:
    if _log.isEnabledFor(severity):
        _log.log(severity, "%s", msgspec.json.encode({"event": event, **figures}).decode())


def tell_failure(event: str, failure: BaseException, **figures: Any) -> None:
    """Something went wrong that should not have."""
    root = failure
    while root.__cause__ is not None:
        root = root.__cause__
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(root.__traceback__)]
    _write(logging.ERROR, event, {**figures, "failure": type(root).__name__, "frames": frames[-8:]})

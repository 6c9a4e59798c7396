"""What can go wrong, in words a player can read. Nothing here ever carries a seed or a hidden card."""

from __future__ import annotations

from typing import Any


class RegnumError(Exception):
    """The root of every error Regnum raises on purpose."""


class Refused(RegnumError):
    """An answer (or an undo) that the match does not take. The match is exactly as it was before.

    `code` is one of: over, stale, doubled, wrong-seat, out-of-turn, malformed, unknown-option, not-offered,
    out-of-range, incomplete, cannot-undo. `rule` cites the paragraph where a rule forbids it; `message` and
    `params` are what the texts format; the match puts the English sentence into `str()`.
    """

    def __init__(self, code: str, *, message: str, args: dict[str, Any], rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.params = args
        self.rule = rule


class BadRecord(RegnumError):
    """A record or snapshot that cannot be read: malformed, of a newer version, or not what the rules give."""


class BadSetup(RegnumError):
    """A match that cannot be set up: unknown game, number of players or option."""


class BadScene(RegnumError):
    """A scene that describes no possible table, or that cannot be read."""


class RuleFailed(RegnumError):
    """A rule crashed. The answer was dropped and the match is as it was; the cause is chained."""


class CannotImagine(RegnumError):
    """No world could be dealt in which every open question has an answer."""

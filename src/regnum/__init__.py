"""Regnum: heavy board games with the rules enforced to the letter, for people and for programs.

>>> import regnum
>>> match = regnum.new("abyss", players=2, seed=7, first="0")
>>> decision = match.decisions[0]
>>> [option.key for option in decision.options]
['explore']
>>> match.answer(decision, "explore")
>>> match.view(1).track[0].card == match.view(0).track[0].card
True
>>> twin = match.clone()
>>> again = regnum.load(match.record())
>>> again.view(0) == twin.view(0)
True
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import regnum.compiled  # noqa: F401  # first of all: what has been compiled is imported from here on
from regnum.games import find, names
from regnum.kernel.errors import BadRecord, BadSetup, Refused, RegnumError, RuleFailed
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.record import from_record, from_snapshot

__version__ = "0.1.0"
__all__ = [
    "BadRecord",
    "BadSetup",
    "Match",
    "Refused",
    "RegnumError",
    "RuleFailed",
    "games",
    "load",
    "new",
    "restore",
]


def games() -> tuple[str, ...]:
    """The names of the games in the box."""
    return names()


def new(
    game: str, players: int, seed: int | None = None, *, document: dict[str, Any] | None = None, **options: str
) -> Match:
    """A new match at its first decision. Without a seed it gets 64 fresh bits. Raises BadSetup.

    `document` is what it begins from, in games that have such a thing (`Match.carried` of the match before it).
    """
    setup = Setup(players, options, document)
    return Match.start(find(game), setup, secrets.randbits(64) if seed is None else seed)


def load(record: bytes | str | Path) -> Match:
    """The match of a record: its bytes, its JSON text, or the file that holds it. Raises BadRecord."""
    if isinstance(record, Path):
        path = record
        try:
            record = path.read_bytes()
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    return from_record(record.encode("utf-8", "replace") if isinstance(record, str) else record, find)


def restore(snapshot: bytes) -> Match:
    """The match of a snapshot; it falls back to its last checkpoint where the rules have changed since."""
    return from_snapshot(snapshot, find)

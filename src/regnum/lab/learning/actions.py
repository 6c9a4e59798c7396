"""Answers as numbers: every option of a game has an id that stays the same from one question and match to the next.

A choice of several things is made one at a time: each thing is an action, and "done" ends it. An option that no module
of the game holds (terms of a deal are put together as they are needed) takes one of the spare ids, in the order of the
question's options.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from regnum.kernel.options import Option
from regnum.kernel.questions import DONE, NUMBERS
from regnum.lab.learning.words import option_keys

SPARE = 64
"""Ids for options that are made while the match goes on."""


class Actions:
    """The ids of a game's answers."""

    def __init__(self, game: str) -> None:
        self.game = game
        keys = dict.fromkeys((DONE.key, *(one.key for one in NUMBERS), *option_keys(game)))
        self.keys: list[str] = [*keys, *(f"(spare {n})" for n in range(SPARE))]
        """What each id stands for."""
        self.ids: dict[str, int] = {key: i for i, key in enumerate(keys)}
        self.done = self.ids[DONE.key]
        self.size = len(self.keys)

    def of(self, options: Iterable[Option[Any]]) -> dict[int, Option[Any]]:
        """The ids of options that are on offer together. More than fit on the spare ids are not offered."""
        ids = self.ids
        named: dict[int, Option[Any]] = {}
        spare = len(ids)
        for option in options:
            number = ids.get(option.key)
            if number is None:
                if spare == self.size:
                    continue
                number, spare = spare, spare + 1
            named[number] = option
        return named


@cache
def actions(game: str) -> Actions:
    return Actions(game)

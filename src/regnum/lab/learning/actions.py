"""Answers as numbers: every option of a game has an id that stays the same from one question and match to the next.

A choice of several things is made one at a time: each thing is an action, and "done" ends it. An option that no module
of the game holds and no `Family` lists (terms of a deal are put together as they are needed) takes a spare id, which
its key decides: nearly always the same one, too, though another option may share it on another occasion.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import attrgetter
from typing import Any
from zlib import crc32

from regnum.games import find
from regnum.kernel.options import Option
from regnum.kernel.questions import DONE, NUMBERS
from regnum.lab.learning.words import option_keys


class Actions:
    """The ids of a game's answers."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.spare = find(game).unlisted
        """How many ids stand for options that are not listed."""
        keys = dict.fromkeys((DONE.key, *(one.key for one in NUMBERS), *option_keys(game)))
        self.keys: list[str] = [*keys, *(f"(spare {n})" for n in range(self.spare))]
        """What each id stands for."""
        self.ids: dict[str, int] = {key: i for i, key in enumerate(keys)}
        self.done = self.ids[DONE.key]
        self.size = len(self.keys)

    def of(self, options: Iterable[Option[Any]]) -> dict[int, Option[Any]]:
        """The ids of options that are on offer together. More than fit on the spare ids are not offered."""
        ids = self.ids
        named: dict[int, Option[Any]] = {}
        unlisted: list[Option[Any]] = []
        for option in options:
            number = ids.get(option.key)
            if number is None:
                unlisted.append(option)
            else:
                named[number] = option
        if unlisted:
            self._add_unlisted(unlisted, named)
        return named

    def _add_unlisted(self, options: list[Option[Any]], named: dict[int, Option[Any]]) -> None:
        """Each takes the spare id that its key says, whatever else is on offer; the next free one if that is taken."""
        listed = len(self.ids)
        for option in sorted(options, key=attrgetter("key")):
            place = crc32(option.key.encode())
            for step in range(self.spare):
                number = listed + (place + step) % self.spare
                if number not in named or named[number].key == option.key:
                    named[number] = option
                    break


@cache
def actions(game: str) -> Actions:
    return Actions(game)

"""Every word and every option that stands in a game's modules: what a view may name and what an answer may be."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from regnum.games import find
from regnum.kernel.options import Family, Option
from regnum.kernel.questions import Asking, Question

_DEEP = 4
"""So deep containers lie within one another in a module."""


@cache
def _standing_in(game: str) -> tuple[dict[str, None], dict[str, None]]:
    """The words and the options' keys found in the modules of the game, in a fixed order."""
    rules = find(game)
    package = rules.package or type(rules).__module__.rpartition(".")[0]
    words: dict[str, None] = {}
    keys: dict[str, None] = {}
    met: set[int] = set()

    def look(value: Any, depth: int) -> None:
        if isinstance(value, str):
            words[value] = None
            return
        if isinstance(value, Option):
            keys[value.key] = None
            if value.target is not None:
                words[value.target] = None
            return
        if depth == 0 or id(value) in met:
            return
        if isinstance(value, Family):
            keys.update(dict.fromkeys(value.keys()))
            return
        if isinstance(value, Mapping):
            met.add(id(value))
            for key, each in value.items():
                look(key, depth - 1)
                look(each, depth - 1)
        elif isinstance(value, list | tuple | set | frozenset):
            met.add(id(value))
            for each in value:
                look(each, depth - 1)
        elif isinstance(value, Asking | Question):
            met.add(id(value))
            for each in _attributes(value):
                look(each, depth - 1)
        elif is_dataclass(value) and not isinstance(value, type):
            met.add(id(value))
            for field in fields(value):
                look(getattr(value, field.name), depth - 1)

    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                look(value, _DEEP)
    return words, keys


def _attributes(value: object) -> Iterable[Any]:
    return vars(value).values() if hasattr(value, "__dict__") else ()


def option_keys(game: str) -> list[str]:
    """The keys of all options that the game's modules hold, sorted."""
    return sorted(_standing_in(game)[1])


@cache
def _by_kind(game: str) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for word in sorted(_standing_in(game)[0]):
        kind, colon, rest = word.partition(":")
        if colon and rest and " " not in word and "+" not in word:
            kinds.setdefault(kind, []).append(word)
    return kinds


def of_kind(game: str, kind: str) -> list[str]:
    """The ids of all things of a kind that the game's modules name, sorted."""
    return _by_kind(game).get(kind, [])

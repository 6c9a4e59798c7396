"""`regnum observations GAME`: what every number of an observation means, and every action, as a page for docs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from regnum.games import find
from regnum.lab.learning.actions import actions
from regnum.lab.learning.layout import Field, layout

_INDEX = re.compile(r"\[\d+\]")
_IN_A_LINE = 12
"""So many words stand in one line."""


def page(game: str, players: int | None = None) -> Iterator[str]:
    """The page, line by line. It is written by the command: nobody edits it."""
    count = find(game).seats[-1] if players is None else players
    plan, ids = layout(game, count), actions(game)
    vocabularies: dict[tuple[str, ...], int] = {}
    yield f"# Observations and actions: {game}, {count} players"
    yield ""
    yield f"Written by `regnum observations {game} --players {count}`. How it is meant: [lab.md](lab.md)."
    yield ""
    whole = plan.size + ids.size
    yield f"An observation has {whole} numbers: {plan.size} of the view and the question, told below, and"
    yield f"then {ids.size}, one for each action: how often it is part of the choice of several things being made. The"
    yield f"fingerprint of this layout is `{plan.digest}`."
    yield ""
    yield "| From | Numbers | Field | What stands there |"
    yield "| --: | --: | --- | --- |"
    for first, repeats, field in _grouped(list(plan.fields())):
        what = field.what
        if field.words:
            number = vocabularies.setdefault(field.words, len(vocabularies) + 1)
            what = f"{what}: one place for each of [words {number}](#words-{number})"
        yield f"| {first}{repeats} | {field.width} | `{field.path}` | {what} |"
    for words, number in vocabularies.items():
        yield ""
        yield f"## Words {number}"
        yield ""
        yield from _in_lines(words)
    yield ""
    yield "## Actions"
    yield ""
    yield f"{ids.size} ids from 0; the last {ids.spare} are spare, for options that are made while a match goes on."
    yield ""
    yield from _in_lines([f"{number} {key}" for number, key in enumerate(ids.keys[: ids.size - ids.spare])])


def _in_lines(words: Sequence[str]) -> Iterator[str]:
    for i in range(0, len(words), _IN_A_LINE):
        comma = "," if i + _IN_A_LINE < len(words) else ""
        yield ", ".join(f"`{word}`" for word in words[i : i + _IN_A_LINE]) + comma


def _grouped(fields: Sequence[Field]) -> Iterator[tuple[int, str, Field]]:
    """Each field once: where it first stands, and how it is repeated along the lists it lies in."""
    places: dict[tuple[str, str], list[Field]] = {}
    for field in fields:
        places.setdefault((_INDEX.sub("[i]", field.path), field.what), []).append(field)
    for (path, what), same in places.items():
        first = same[0]
        gaps = {after.at - before.at for before, after in pairwise(same)}
        repeats = ""
        if len(same) > 1:
            apart = f"each {gaps.pop()} after the last" if len(gaps) == 1 else "in the order of the lists"
            repeats = f", {len(same)} times, {apart}"
        yield first.at, repeats, Field(first.at, first.width, path, what, first.words)

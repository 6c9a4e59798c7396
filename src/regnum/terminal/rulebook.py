"""The paragraph of a game's rules that an id cites, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_ITEM = re.compile(r"(?:[-*]|\d+\.)\s+")


def paragraph(game: str, language: str, rule: str) -> str | None:
    """The text that states a rule, as Markdown; None where the rules have no such id."""
    return _paragraphs(game, language).get(rule)


@cache
def _paragraphs(game: str, language: str) -> dict[str, str]:
    page = files(f"regnum.games.{game}").joinpath("rules", f"{language}.md")
    found: dict[str, str] = {}
    for block in _blocks(page.read_text(encoding="utf-8")):
        for anchor in _ANCHOR.findall(block):
            found.setdefault(anchor, _ANCHOR.sub("", block))
    return found


def _blocks(text: str) -> Iterator[str]:
    """Paragraphs, list items without their bullets, and table rows, each with the head of its table."""
    block: list[str] = []
    head: list[str] = []
    for line in [*text.splitlines(), ""]:
        bare = line.strip()
        item = _ITEM.match(bare)
        row = bare.startswith("|")
        if block and (not bare or item or row or bare.startswith("#")):
            yield "\n".join(block)
            block = []
        if row:
            if len(head) < 2:
                head.append(bare)
            else:
                yield "\n".join([*head, bare])
        else:
            head = []
            if bare and not bare.startswith("#"):
                block.append(bare[item.end() :] if item else bare)

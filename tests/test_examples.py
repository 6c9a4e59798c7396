"""The pictures of the rulebooks: each is played to its end, stands under a paragraph there is, and has its caption."""

from __future__ import annotations

import re

import pytest

from regnum import games
from regnum.examples import Example, examples, read
from regnum.kernel.errors import BadScene
from regnum.library import cards
from regnum.scenes import SceneFailed
from regnum.texts import LANGUAGES
from tests.repository.project_files import ROOT

ALL = [(game, example) for game in games() for example in examples(game)]
NAMED = pytest.mark.parametrize(("game", "example"), ALL, ids=lambda one: one.name if isinstance(one, Example) else one)

WORDS_ONLY = {
    "Rulings",
    "Where the rulebook is silent",
    "What an owner of the box may want to check",
    "9. Technique",
    "10. Glossary",
    "The printed law and the errata",
}
"""Chapters that speak of no thing on the table."""


def book(game: str, language: str) -> str:
    return (ROOT / "src" / "regnum" / "games" / game / "rules" / f"{language}.md").read_text(encoding="utf-8")


@NAMED
def test_a_picture_stands_where_the_rules_have_a_paragraph_and_shows_what_there_is(game: str, example: Example) -> None:
    known = {card.id for card in cards(game)}
    # Allies are no cards of the catalogue: each is many times in the deck.
    allies = {f"ally:{race}-{n}" for race in ("crab", "seahorse", "squid") for n in range(1, 6)}
    for language in LANGUAGES:
        assert [rule for rule in example.at if f'<a id="{rule}"></a>' not in book(game, language)] == []
    assert [card for card in example.cards if card not in known | allies] == []
    assert example.cards or example.frames
    assert bool(example.frames) == bool(example.shows)


@NAMED
def test_a_picture_has_its_caption_in_both_languages(game: str, example: Example) -> None:
    for language in LANGUAGES:
        file = ROOT / "web" / "src" / "games" / game / "locale" / f"{language}.ftl"
        assert re.search(rf"^example-{example.name} = .{{8,}}$", file.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", games())
def test_every_chapter_shows_the_thing_it_speaks_of(game: str) -> None:
    shown = {rule for example in examples(game) for rule in example.at}
    bare = []
    for chapter in re.split(r"^## ", book(game, "en"), flags=re.MULTILINE)[1:]:
        title = chapter.splitlines()[0].strip()
        ids = set(re.findall(r'<a id="([^"]+)"></a>', chapter))
        has_cards = any(":" in one and not one.startswith("ruling:") for one in ids)
        if title not in WORDS_ONLY and not ids & shown and not has_cards:
            bare.append(title)
    assert bare == []


@pytest.mark.parametrize("game", games())
def test_the_longest_example_has_steps(game: str) -> None:
    assert max(len(example.frames) for example in examples(game)) > 3


def test_an_example_that_the_rules_no_longer_allow_is_noticed() -> None:
    words = {"name": "x", "at": ["7.1"], "shows": ["court"], "seats": 2, "play": ["recruit:lord:sage"]}
    with pytest.raises(SceneFailed, match="example x"):
        read("abyss", words)
    with pytest.raises(BadScene, match="an example is a mapping"):
        read("abyss", {**words, "sings": 1})

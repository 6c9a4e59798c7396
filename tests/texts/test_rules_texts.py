"""The rule texts of every game carry every statement, card and ruling once, in the same order in both languages."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import regnum
from regnum import library
from regnum.games import names
from regnum.library import cards
from regnum.texts import LANGUAGES, Texts

GAMES = Path(regnum.__file__).parent / "games"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
CARDS = {
    "abyss": 35 + 20,
    "paladins": 12 + 24 + 32 + 36 + 16 + 10 + 6 + 3 + 1 + 11,
    "crescent_moon": 39 + 5,
    "oath": 198 + 12 + 23 + 21 + 4 + 2 + 4 + 5,
}
"""How many cards each game has that differ from one another."""

both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", names())


@cache
def rule_text(game: str, language: str) -> str:
    return (GAMES / game / "rules" / f"{language}.md").read_text(encoding="utf-8")


def anchors(game: str, language: str) -> list[str]:
    return ANCHOR.findall(rule_text(game, language))


def statements(game: str) -> list[str]:
    """The ids of the inventory."""
    return [statement.id for statement in library.statements(game)]


@cache
def rulings(game: str) -> dict[str, str]:
    """Each ruling's id and what is written under it, up to the next heading of any rank."""
    text = (GAMES / game / "rulings.md").read_text(encoding="utf-8")
    parts = re.split(r"^### (\w+)$", text, flags=re.MULTILINE)
    return {name: said.partition("\n## ")[0] for name, said in zip(parts[1::2], parts[2::2], strict=True)}


@both_languages
@every_game
def test_every_statement_is_an_anchor_exactly_once(game: str, language: str) -> None:
    found = Counter(anchor for anchor in anchors(game, language) if ":" not in anchor)
    assert found == Counter(statements(game))


@both_languages
@every_game
def test_every_ruling_is_an_anchor_exactly_once(game: str, language: str) -> None:
    found = Counter(anchor for anchor in anchors(game, language) if anchor.startswith("ruling:"))
    assert found == Counter(f"ruling:{name}" for name in rulings(game))


@both_languages
@every_game
@pytest.mark.box
def test_every_card_is_an_anchor_exactly_once(game: str, language: str) -> None:
    found = Counter(anchor for anchor in anchors(game, language) if ":" in anchor and not anchor.startswith("ruling:"))
    assert len(found) == CARDS[game]
    assert found == Counter(card.id for card in cards(game))


@both_languages
@every_game
def test_the_rules_call_cards_by_the_names_on_the_table(game: str, language: str) -> None:
    """The bold words after a card's anchors are its name."""
    texts = Texts(game, language)
    kinds = "|".join(sorted({card.kind for card in cards(game)}))
    name = rf'<a id="((?:{kinds}):[^"]+)"></a>(?: ?<a id="[^"]+"></a>)* ?\*\*(.+?)\*\*'
    bold = dict(re.findall(name, re.sub(r"\s+", " ", rule_text(game, language))))
    assert bold == {card.id: texts.name(card.id) for card in cards(game)}


@every_game
def test_both_languages_tell_the_rules_in_the_same_order(game: str) -> None:
    english, polish = (anchors(game, language) for language in LANGUAGES)
    assert english == polish
    headings = [re.findall(r"^#+ ", rule_text(game, language), flags=re.MULTILINE) for language in LANGUAGES]
    assert headings[0] == headings[1]


@both_languages
@every_game
def test_nothing_but_known_anchors(game: str, language: str) -> None:
    kinds = {anchor.partition(":")[0] for anchor in anchors(game, language) if ":" in anchor}
    assert kinds == {"ruling", *(card.kind for card in cards(game))}
    assert rule_text(game, language).count("<a ") == len(anchors(game, language))


@every_game
def test_every_ruling_has_its_question_decision_and_reason(game: str) -> None:
    assert len(rulings(game)) > 0
    for name, text in rulings(game).items():
        for heading in ("**Question.** ", "**Decision.** ", "**Reason.** ", "In the code: `"):
            assert text.count(heading) == 1, f"{name}: {heading}"


def cited(game: str, name: str) -> list[str]:
    """The dotted names under "In the code", as they stand."""
    return re.findall(r"`([^`]+)`", rulings(game)[name].partition("In the code:")[2].partition("\n\n")[0])


@every_game
def test_the_places_that_rulings_name_exist(game: str) -> None:
    for name in rulings(game):
        for place in cited(game, name):
            assert name in marked(game).get(place, ()), f"{name}: {place} is not marked @ruling"


@every_game
def test_a_function_marked_as_a_ruling_is_named_by_it(game: str) -> None:
    """The code speaks of no ruling that is not written down, and rulings.md leaves out no place that does it."""
    for place, decided in marked(game).items():
        for name in decided:
            assert name in rulings(game), f"{place}: {name} is not in rulings.md"
            assert place in cited(game, name), f"{name} does not name {place}"
    for file in (GAMES / game).rglob("*.py"):
        mentioned = set(re.findall(r"\(rulings\.md:\s+(\w+)", file.read_text(encoding="utf-8")))
        assert mentioned <= rulings(game).keys(), file.name


@cache
def marked(game: str) -> dict[str, tuple[str, ...]]:
    """The functions marked @ruling, by their dotted names, with the rulings they carry out."""
    found: dict[str, tuple[str, ...]] = {}

    def look(nodes: list[ast.stmt], prefix: str) -> None:
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                look(node.body, f"{prefix}.{node.name}")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "ruling":
                        found[f"{prefix}.{node.name}"] = tuple(ast.literal_eval(name) for name in mark.args)

    for file in sorted((GAMES / game).rglob("*.py")):
        module = ".".join(file.relative_to(GAMES / game).with_suffix("").parts)
        look(ast.parse(file.read_text(encoding="utf-8")).body, module)
    return found

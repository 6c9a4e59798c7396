"""One word, one thing: names that the glossary has no use for are not used in Python, nor in the web client."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.repository.project_files import ROOT

RIDDLES = {
    "hearken": "subscribe",
    "heed": "handle",
    "stir": "notify",
    "standing": "effective",
    "standing_scores": "scores_now",
    "manner": "kind",
    "spare_the_living": "a name that says what is kept",
    "how_manieth": "index",
}
"""Old words, each with the plain one."""


def names_in(text: str) -> Iterator[str]:
    """The functions, classes and parameters that a module makes."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


def riddles_in(text: str) -> list[str]:
    return [f"{name}: say {RIDDLES[name.strip('_')]}" for name in names_in(text) if name.strip("_") in RIDDLES]


def test_plain_names() -> None:
    wrong = []
    for folder in ("kernel", "games", "bots", "lab", "terminal", "scenes", "client", "server"):
        for path in sorted((ROOT / "src" / "regnum" / folder).rglob("*.py")):
            wrong += [f"{path.relative_to(ROOT)}: {each}" for each in riddles_in(path.read_text(encoding="utf-8"))]
    assert wrong == []


MADE_IN_THE_CLIENT = re.compile(r"^\s*(?:async |function |static |#)*(\w+)\(.*\{$|\bfunction (\w+)", re.MULTILINE)


def riddles_in_the_client(text: str) -> list[str]:
    made = [method or function for method, function in MADE_IN_THE_CLIENT.findall(text)]
    return [f"{name}: say {RIDDLES[name]}" for name in made if name in RIDDLES]


def test_plain_names_in_the_client() -> None:
    wrong = []
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            found = riddles_in_the_client(path.read_text(encoding="utf-8"))
            wrong += [f"{path.relative_to(ROOT)}: {each}" for each in found]
    assert wrong == []


@pytest.mark.parametrize("planted", ["  hearken(): void {", "  async heed(x) {", "export function stir() {}"])
def test_a_planted_riddle_in_the_client_is_found(planted: str) -> None:
    assert len(riddles_in_the_client(planted)) == 1


@pytest.mark.parametrize("planted", ["def hearken(): ...", "class C:\n    def _manner(self): ...", "def f(heed): ..."])
def test_a_planted_riddle_is_found(planted: str) -> None:
    assert len(riddles_in(planted)) == 1


def test_the_glossary_is_a_list_of_words_that_stand_once() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    words = [line.split("|")[1].strip() for line in lines if line.startswith("| **")]
    assert len(words) > 40
    assert len(set(words)) == len(words)

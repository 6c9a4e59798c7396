"""What all games share knows none of them: neither its cards nor its words, in Python, in TypeScript and in the texts.

Comments and docstrings may give examples. The registries name the games, and nothing else of them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum
from regnum.library import cards
from tests.repository.project_files import ROOT

WORDS = {
    "abyss": "ally allies lord lords lordowie pearl pearls perła perły pereł council court dziedziniec monster monsters"
    " potwór potwory guild guilds affiliate affiliated exploration eksploracja sojusznik sojusznicy",
    "paladins": "townsfolk mieszczanie outsider outsiders najeźdźca najeźdźcy monk monks mnich outpost outposts"
    " suspicion suspicions podejrzenie podejrzenia workshop workshops warsztaty labourer labourers provisions"
    " inquisition inkwizycja garrison",
    "crescent_moon": "caliph murshid nomad nomads sultan warlord kalif mercenary mercenaries",
    "oath": "denizen denizens warband warbands relic relics chancellor exile exiles oathkeeper reliquary edifice"
    " edifices kanclerz relikt relikty",
}
"""What a game calls its things: words that nothing else here has a use for."""

ORDINARY = {"credit", "commission", "convert", "develop", "fortify", "recruit", "attack", "absolve", "attribute", "tax"}
"""Cards that are called like ordinary words of the house or of the language."""

FOLDERS = {"src/regnum": {".py", ".ftl"}, "web/src": {".ts", ".svelte", ".ftl"}}

EXAMPLES = (".test.ts", "web/src/lobby/listed.ts", "web/src/table/asked.ts")
"""Tests of the client, and the tables that they look at."""

REGISTRIES = {
    "src/regnum/games/__init__.py",
    "src/regnum/bots/__init__.py",
    "src/regnum/compiled.py",
    "src/regnum/terminal/table.py",
    "web/src/games/index.ts",
}
"""Where the games are listed by their names."""


def words_of(game: str) -> set[str]:
    """Its own words, its name, and the names of its cards where they are more than an ordinary word."""
    words = set(WORDS.get(game, "").split()) | {game}
    if game in regnum.games():
        words |= {card.slug for card in cards(game) if "-" in card.slug or len(card.slug) > 6} - ORDINARY
    return words


def _python(text: str) -> Iterator[str]:
    """Names and strings of a module, its docstrings left out."""
    tree = ast.parse(text)
    said = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
        for field in ("id", "attr", "name", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value.replace("_", " ")


def _without_comments(path: Path, text: str) -> Iterator[str]:
    if path.suffix == ".ftl":
        yield "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    else:
        yield re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", "", text, flags=re.DOTALL)


def found_in(path: Path, text: str, words: set[str]) -> list[str]:
    """Which of the words a file uses."""
    pieces = _python(text) if path.suffix == ".py" else _without_comments(path, text)
    pattern = re.compile(
        r"(?<![\w-])(?:" + "|".join(sorted(map(re.escape, words), key=len, reverse=True)) + r")(?![\w-])"
    )
    return sorted({hit.casefold() for piece in pieces for hit in pattern.findall(piece)})


def _shared() -> Iterator[Path]:
    """Files that belong to no game: those of a game lie in a folder or a module of its name."""
    games = {*regnum.games(), *WORDS}
    for folder, suffixes in FOLDERS.items():
        for path in sorted((ROOT / folder).rglob("*")):
            relative = path.relative_to(ROOT)
            own = games & {part.partition(".")[0] for part in relative.parts}
            drawn = relative.is_relative_to("web/src/art")  # where a pearl is a shape like any other
            if path.suffix in suffixes and not own and not drawn and not relative.as_posix().endswith(EXAMPLES):
                yield path


def test_shared_modules_know_no_game() -> None:
    words = {word for game in {*regnum.games(), *WORDS} for word in words_of(game)}
    names = {*regnum.games(), *WORDS}
    wrong = []
    for path in _shared():
        relative = path.relative_to(ROOT).as_posix()
        forbidden = words - names if relative in REGISTRIES else words
        found = found_in(path, path.read_text(encoding="utf-8"), forbidden)
        if found:
            wrong.append(f"{relative}: {', '.join(found)}")
    assert wrong == []


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("a.py", '"""The lord:jailer, say."""\nx = 1  # a lord', []),
        ("a.py", 'if kind == "lord": ...', ["lord"]),
        ("a.py", "def lord(): ...", ["lord"]),
        ("a.py", "x.affiliated", ["affiliated"]),
        ("a.py", "def take_outpost(t): ...", ["outpost"]),
        ("a.py", 'x = "landlord_of_nothing"', []),
        ("a.ts", "/* a lord */ const x = 1 // a lord\n", []),
        ("a.ts", "if (game === 'abyss') x()", ["abyss"]),
        ("a.svelte", "<!-- a lord --><p>https://lord.example</p>", ["lord"]),
        ("a.ftl", "# A lord\nplay-x = Which lord?", ["lord"]),
        ("a.ftl", "play-x = Które podejrzenia?", ["podejrzenia"]),
    ],
)
def test_a_planted_word_is_found(file: str, text: str, found: list[str]) -> None:
    assert found_in(Path(file), text, words_of("abyss") | words_of("paladins")) == found

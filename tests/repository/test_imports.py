"""Imports point one way: server, lab, bots, cli → games → kernel; and no game knows another."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.project_files import ROOT, python_files

# Rooms that are not listed may import anything, except the command line, which nobody imports.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "texts": {"texts", "kernel"},
    "seen": {"seen", "kernel"},
    "vocabulary": {"vocabulary", "texts", "kernel"},
    "games": {"games", "vocabulary", "texts", "kernel"},
    "bots": {"bots", "games", "seen", "kernel"},
}


def imported(tree: ast.AST, package: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Line and dotted name of everything imported by a module of this package, relative imports resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            for alias in node.names:
                # With the name: `from regnum.games import oath` imports a game.
                yield node.lineno, (*base, *(node.module.split(".") if node.module else ()), alias.name)


def wrong_imports(path: Path, src: Path) -> list[str]:
    here = path.relative_to(src).with_suffix("").parts
    room = here[1]
    games = {game.name for game in (src / "regnum" / "games").iterdir() if game.is_dir()}
    game = here[2] if room == "games" and here[2] in games else None
    wrong = []
    for line, name in imported(ast.parse(path.read_text("utf-8")), here[:-1]):
        if name[0] != "regnum":
            continue
        there = name[1] if len(name) > 1 else "regnum"
        if there == "cli" and room not in ("cli", "__main__"):
            wrong.append(f"{path}:{line}: nobody imports the command line")
        elif there not in MAY_IMPORT.get(room, {there}):
            wrong.append(f"{path}:{line}: {room} must not import {'.'.join(name)}")
        elif game and there == "games" and len(name) > 2 and name[2] in games - {game}:
            wrong.append(f"{path}:{line}: {game} must not know {name[2]}")
    return wrong


def test_imports_point_one_way() -> None:
    assert [wrong for path in python_files("src/regnum") for wrong in wrong_imports(path, ROOT / "src")] == []


@pytest.fixture
def src(tmp_path: Path) -> Path:
    for game in ("abyss", "oath"):
        (tmp_path / "regnum/games" / game).mkdir(parents=True)
    for room in ("kernel", "bots", "lab"):
        (tmp_path / "regnum" / room).mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/match.py", "import regnum.games.abyss"),
        ("kernel/match.py", "from regnum import games"),
        ("kernel/match.py", "from ..games import abyss"),
        ("kernel/match.py", "import regnum"),
        ("kernel/match.py", "def late():\n    from regnum.bots import greedy"),
        ("games/abyss/turn.py", "from regnum.bots.greedy import Greedy"),
        ("games/abyss/turn.py", "import regnum.lab.simulate"),
        ("games/abyss/turn.py", "from regnum.games.oath import campaign"),
        ("games/abyss/turn.py", "from regnum.games import oath"),
        ("games/abyss/turn.py", "from ..oath import campaign"),
        ("games/abyss/turn.py", "from regnum.cli import main"),
        ("bots/greedy.py", "import regnum.server"),
        ("lab/simulate.py", "from regnum import cli"),
    ],
)
def test_a_planted_import_is_caught(src: Path, place: str, line: str) -> None:
    (src / "regnum" / place).write_text(line)
    assert len(wrong_imports(src / "regnum" / place, src)) == 1


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/match.py", "import msgspec\nfrom regnum.kernel import table\nfrom .state import State"),
        ("games/abyss/turn.py", "from regnum.kernel.table import Table\nfrom . import scoring"),
        ("games/abyss/turn.py", "from regnum.games.abyss.state import State"),
        ("games/registry.py", "from regnum.games.abyss import GAME\nfrom .oath import GAME as OATH"),
        ("lab/simulate.py", "from regnum.bots import greedy\nfrom regnum.games import registry"),
        ("__main__.py", "from regnum.cli import main"),
    ],
)
def test_allowed_imports_pass(src: Path, place: str, line: str) -> None:
    (src / "regnum" / place).write_text(line)
    assert wrong_imports(src / "regnum" / place, src) == []

"""docs/adding-a-card.md, followed: a new lord works once the listed files are changed, and no others need be."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository.new_lord import BY_HAND, COUNTED, WRITTEN_ANEW, put_in
from tests.repository.project_files import ROOT

PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
FILE = re.compile(r"`((?:src|tests|docs|web)/[\w./-]+)`")


def listed(heading: str) -> set[str]:
    """The files that a section of the page names in its list or in the first column of its table."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.split(" | ")[0] for line in section.splitlines() if line.startswith(("| ", "- "))]
    return {file for row in rows for file in FILE.findall(row)}


def test_the_page_lists_what_is_changed_counted_and_written_anew() -> None:
    assert listed("What you write") == set(BY_HAND)
    assert listed("What counts the box") == set(COUNTED)
    assert listed("What is written anew") == set(WRITTEN_ANEW)
    for command in WRITTEN_ANEW.values():
        assert f"`{command}`" in PAGE


@pytest.mark.parametrize("file", [*BY_HAND, *COUNTED, *WRITTEN_ANEW])
def test_every_listed_file_is_there(file: str) -> None:
    assert (ROOT / file).exists()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the new lord in it."""
    root = tmp_path_factory.mktemp("with-a-new-lord")
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info")
    shutil.copytree(ROOT / "src" / "regnum", root / "src" / "regnum", ignore=ignored)
    shutil.copytree(ROOT / "tests", root / "tests", ignore=ignored)
    shutil.copytree(ROOT / "docs", root / "docs", ignore=ignored)
    for name in ("web/src/games/abyss/look.ts", "pyproject.toml"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    put_in(root)
    return root


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in the copy, whose sources go before those of the project."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


def test_the_new_lord_does_what_its_test_says(copy: Path) -> None:
    content = "tests/games/abyss/test_content.py::test_lord_card"
    done = run(copy, *PYTEST, "tests/games/abyss/lords/test_merchants.py", content, "-k", "pearl or lord_card")
    assert done.returncode == 0, done.stdout
    script = "from regnum.lab.verify import verify; r = verify('abyss', 3, 1, 3, moments=20); assert r.ok, r.failures"
    done = run(copy, "-c", script)
    assert done.returncode == 0, done.stderr


def test_whatever_counts_the_box_fails_and_says_what_to_do(copy: Path) -> None:
    counting = [name for name in COUNTED if name.startswith("tests/games/")]
    done = run(copy, *PYTEST, "-m", "box", *counting, "tests/games/abyss/test_golden_records.py")
    failed = {line.split("::")[0].removeprefix("FAILED ") for line in done.stdout.splitlines() if "FAILED" in line}
    assert failed == {*counting, "tests/games/abyss/test_golden_records.py"}, done.stdout
    assert "docs/adding-a-card.md says which" in done.stdout
    assert "python -m tests.games.golden GAME" in done.stdout

"""docs/security.md: every threat has a promise, and every promise a test that is there."""

from __future__ import annotations

import ast
import re

from tests.repository.project_files import ROOT

PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`((?:\w+/)*\w+\.py)::(\w+)`")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| threat |")]


def test_every_threat_has_a_promise_and_a_test() -> None:
    assert len(ROWS) > 30
    for row in ROWS:
        threat, promise, tests = (cell.strip() for cell in row.strip("|").split("|"))
        assert threat, row
        assert promise, row
        assert NAMED.sub("", tests).replace(",", "").strip() == "", row
        assert NAMED.search(tests), row


def test_the_tests_are_there() -> None:
    missing = []
    for path, name in NAMED.findall(PAGE):
        file = ROOT / "tests" / (path if "/" in path else f"server/{path}")
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        there = file.exists() and any(
            isinstance(node, functions) and node.name == name for node in ast.walk(ast.parse(file.read_text("utf-8")))
        )
        if not there:
            missing.append(f"{path}::{name}")
    assert missing == []

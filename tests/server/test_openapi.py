"""The HTTP part describes itself, and does what it says: schemathesis with all its checks."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import House
from tests.server.process import Process

DOCS = Path(__file__).parents[2] / "docs/protocol.md"
TOKEN = "schemathesis-is-one-and-the-same-person-all"
EXAMPLES = [4, pytest.param(12, marks=pytest.mark.slow)]
"""Drawn for each operation, beside those that schemathesis derives from the description: they are always all tried."""
ALL = "examples,coverage,fuzzing,stateful"
"""The phases of schemathesis."""


@pytest.fixture(scope="module")
def database() -> None:
    """The description is the same whatever the database."""


@pytest.fixture(scope="module")
def schema(house: House) -> Any:
    assert house.client is not None
    return house.client.get("/api/openapi.json").json()


def test_every_route_of_the_protocol_is_there_and_no_other(schema: Any) -> None:
    told = {
        (method, f"/api/{path}")
        for methods, path in re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE)) /api/([^`? ]+)", DOCS.read_text())
        for method in [methods]
    }
    there = {
        (method.upper(), path) for path, item in schema["paths"].items() for method in item if method != "parameters"
    }
    assert told == there


def test_every_answer_is_described(schema: Any) -> None:
    for path, item in schema["paths"].items():
        for operation in item.values():
            responses = operation["responses"]
            assert {"400", "403", "404", "405", "429", "503"} <= responses.keys(), path
            assert len([code for code in responses if code.startswith("2")]) == 1, path
            for code, response in responses.items():
                if not code.startswith("2"):
                    assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
            assert operation["description"]


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """What is asked over HTTP is the same, and the statements of both databases are tried by the other tests."""
    database = request.getfixturevalue("postgres").fresh() if request.param == "postgres" else None
    with Process(tmp_path_factory.mktemp("described"), household=False, url=database, toy=False) as server:
        yield server
        assert server.failures() == []


def fuzz(server: Process, folder: Path, examples: int, table: str | None = None, phases: str = ALL) -> int:
    """All of schemathesis' default checks; how many operations it has tried. With a table: it alone is asked for."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.http}/openapi.json", "--no-color"]
    if table is not None:
        (folder / "schemathesis.toml").write_text(f'[parameters]\n"path.id" = "{table}"\n')
        command[3:3] = ["--config-file", str(folder / "schemathesis.toml")]
        command += ["--include-path-regex", "/tables/{id}", "--exclude-operation-id", "clear"]
        phases = "coverage,fuzzing"  # what leads from table to table is tried where any is asked for
    command += ["--phases", phases, "--max-examples", str(examples), "--seed", "1", "-H", f"Cookie: regnum={TOKEN}"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    tried = re.search(r"Tested: (\d+)", run.stdout)
    assert tried is not None, run.stdout
    return int(tried[1])


@pytest.mark.parametrize("examples", EXAMPLES)
def test_schemathesis_with_all_its_checks(served: Process, schema: Any, tmp_path: Path, examples: int) -> None:
    assert fuzz(served, tmp_path, examples) == sum(len(item) for item in schema["paths"].values())


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("kind", ["running", "gathering", "imported"])
def test_schemathesis_at_tables_that_are_there(served: Process, tmp_path: Path, kind: str, examples: int) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "greedy"}]
    if kind == "gathering":
        seats.append({"kind": "open"})
    with httpx.Client(base_url=served.http, timeout=30, cookies={"regnum": TOKEN}) as http:
        if kind == "imported":
            laid = http.post("/records", content=_finished(), headers={"content-type": "application/json"})
        else:
            laid = http.post("/tables", json={"game": "abyss", "seats": seats})
        table = laid.json()["id"]
        assert fuzz(served, tmp_path, examples, table) > 20
        assert http.get(f"/tables/{table}").status_code == 200


@pytest.mark.parametrize("phases", ["fuzzing", pytest.param(ALL, marks=pytest.mark.slow)])
def test_schemathesis_in_a_household(tmp_path: Path, phases: str) -> None:
    with Process(tmp_path / "home", toy=False) as server:
        assert fuzz(server, tmp_path, 3, phases=phases) > 20


def _finished() -> bytes:
    import regnum
    from regnum.kernel.chance import Rng

    match = regnum.new("abyss", 2, 7)
    dice = Rng(1)
    while not match.over:
        d = match.decisions[0]
        match.choose(d, match.sample(d, dice))
    return match.record()


@pytest.mark.slow
def test_schemathesis_for_long(served: Process, tmp_path: Path) -> None:
    fuzz(served, tmp_path, 150)

"""The HTTP part describes itself, and does what it says: schemathesis with all its checks."""

from __future__ import annotations

import json
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


@pytest.fixture(scope="module")
def schema(house: House) -> Any:
    assert house.client is not None
    return house.client.get("/api/openapi.json").json()


def test_every_route_of_the_protocol_is_there_and_no_other(schema: Any) -> None:
    told = {
        (method, f"/api/{path}")
        for methods, path in re.findall(r"`((?:GET|POST|PATCH|DELETE)) /api/([^`? ]+)", DOCS.read_text())
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
            assert {"400", "403", "404", "405", "503"} <= responses.keys(), path
            assert len([code for code in responses if code.startswith("2")]) == 1, path
            for code, response in responses.items():
                if not code.startswith("2"):
                    assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
            assert operation["description"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("described")) as server:
        yield server


def fuzz(server: Process, folder: Path, examples: int, tables: list[str] | None = None) -> str:
    """All of schemathesis' default checks, on a server of its own. With tables: only these ids are asked for."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.http}/openapi.json", "--no-color"]
    if tables is not None:
        # Links from a table just made to itself would lead to these instead, and a deleted one is no longer there.
        command += ["--phases", "examples,coverage,fuzzing", "--exclude-method", "DELETE"]
        # A record is described as text, which it is not when one reads it.
        command += ["--exclude-path", "/api/tables/{id}/record"]
        (folder / "schemathesis.toml").write_text(
            f"[dictionaries.tables]\nvalues = {json.dumps(tables)}\n"
            '[parameters]\n"path.id" = { dictionary = "tables" }\n'
        )
        command[3:3] = ["--config-file", str(folder / "schemathesis.toml")]
    run = subprocess.run(
        [*command, "--max-examples", str(examples), "--seed", "1"], cwd=folder, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_schemathesis_with_all_its_checks(served: Process, tmp_path: Path) -> None:
    said = fuzz(served, tmp_path, 12)
    assert re.search(r"Tested: 19\b", said)


def test_schemathesis_at_tables_that_are_there(served: Process, tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "greedy"}]
    with httpx.Client(base_url=served.http, timeout=30) as http:
        running = http.post("/tables", json={"game": "abyss", "seats": seats}).json()["id"]
        imported = http.post("/records", content=_finished()).json()["id"]
    fuzz(served, tmp_path, 12, [running, imported])


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

"""What is installed: exact versions, the games' content beside their code, and how make does it."""

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.repository.project_files import ROOT, project_files

PINS = dict(re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / "constraints.txt").read_text(), re.MULTILINE))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str, extra: str = "") -> set[str]:
    """The names of all distributions that this one pulls in on this machine."""
    from packaging.requirements import Requirement

    names: set[str] = set()
    for line in distribution(name).requires or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            names |= {plain(requirement.name)} | needed(requirement.name)
    return names


def test_every_dependency_is_installed_in_its_pinned_version() -> None:
    pins = {plain(name): version for name, version in PINS.items()}
    names = needed("regnum", "dev") | needed("hatchling") | {"hatchling", "editables"}
    assert {name: distribution(name).version for name in names} == {name: pins.get(name) for name in names}


def test_the_wheel_carries_everything_in_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("regnum-*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = {path.relative_to(source).as_posix() for path in project_files() if source in path.parents}
    assert {"regnum/py.typed"} <= wanted <= carried


TARGETS = ["play", "test", "lint", "format", "web", "wheel", "soak", "bench", "mutants", "coverage", "clean"]


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    # Not as a part of the `make test` that may be running these tests.
    ours = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    env = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(["make", *arguments], cwd=ROOT, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_and_explains(target: str) -> None:
    dry = make("--dry-run", target)
    assert (dry.returncode, dry.stderr) == (0, "")
    assert f"make {target} " in make().stdout


def test_make_without_python_says_so() -> None:
    run = make("play", "PYTHON=no-such-python")
    assert run.returncode != 0
    assert run.stdout.startswith("Regnum needs Python 3.11 or newer and there is no 'no-such-python' here")


def test_every_dependency_has_its_reason() -> None:
    from packaging.requirements import Requirement

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    names = {Requirement(line).name for line in lines} | {*web.get("dependencies", {}), *web["devDependencies"]}
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    # pytest's plugins are listed with it: “pytest (with xdist, timeout and asyncio)”.
    assert [name for name in sorted(names) if name.removeprefix("pytest-") not in page] == []


@pytest.mark.parametrize(
    ("arguments", "builds"), [("", True), ("--no-open --port 8001", True), ("abyss", False), ("--terminal", False)]
)
def test_playing_in_the_terminal_needs_no_web_client(arguments: str, builds: bool) -> None:
    assert ("tools/web.py build" in make("--dry-run", "play", f"ARGS={arguments}").stdout) is builds

"""A test that needs a part of the machine is skipped loudly, or fails where the part is required."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = """
def test_page(need):
    need("browser")

def test_another_page(need):
    need("browser")

def test_build(need):
    need("node")

def test_nothing_special():
    pass
"""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with Node and without a browser: its folder holds the tests and is all of the PATH."""
    shutil.copy(Path(__file__).parents[1] / "conftest.py", tmp_path)
    (tmp_path / "test_parts.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "node").write_text("#!/bin/sh\n")
    (tmp_path / "node").chmod(0o755)
    return tmp_path


def run_tests(machine: Path, *options: str, require: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """With no plugin but xdist: reading them all takes longer than the tests."""
    environment = {**os.environ, "PATH": str(machine), "REGNUM_REQUIRE": require, "PYTEST_ADDOPTS": ""}
    environment |= {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "REGNUM_CHROMIUM": "",
        "PLAYWRIGHT_BROWSERS_PATH": str(machine),
        "TMPDIR": str(machine),
        **more,
    }
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", *options],
        cwd=machine,
        env=environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("options", [(), ("-ra", "-q"), ("-n", "1")], ids=["plain", "short summary", "xdist"])
def test_the_last_lines_say_what_was_skipped_and_how_to_get_it(machine: Path, options: tuple[str, ...]) -> None:
    run = run_tests(machine, *options)
    assert run.returncode == 0
    heading, line, totals = list(filter(None, run.stdout.splitlines()))[-3:]
    assert "NOT TESTED HERE" in heading
    assert line == "2 test(s) skipped, for want of browser. To have them run: install chromium, or set REGNUM_CHROMIUM."
    assert "2 passed, 2 skipped" in totals


def test_nothing_is_said_when_nothing_is_missing(machine: Path) -> None:
    shutil.copy(machine / "node", machine / "chromium")
    run = run_tests(machine)
    assert "4 passed" in run.stdout
    assert "NOT TESTED HERE" not in run.stdout


def test_a_required_part_that_is_missing_is_a_failure(machine: Path) -> None:
    run = run_tests(machine, require="browser,node")
    assert run.returncode == 1
    assert (
        "REGNUM_REQUIRE names browser, but it is missing here: install chromium, or set REGNUM_CHROMIUM" in run.stdout
    )
    assert "2 failed, 2 passed" in run.stdout


def test_a_misspelt_part_is_an_error(machine: Path) -> None:
    run = run_tests(machine, require="brwser")
    assert run.returncode == 4
    assert "unknown ['brwser']" in run.stderr


def add(machine: Path, name: str, does: str) -> None:
    (machine / name).write_text(f"#!/bin/sh\n{does}\n")
    (machine / name).chmod(0o755)


def test_a_browser_may_be_named(machine: Path) -> None:
    run = run_tests(machine, require="browser", REGNUM_CHROMIUM="/opt/my/chromium")
    assert "4 passed" in run.stdout


def test_the_browser_that_playwright_has_fetched_will_do(machine: Path) -> None:
    fetched = machine / "chromium-1000" / "chrome-linux"
    fetched.mkdir(parents=True)
    add(fetched, "chrome", "")
    assert "4 passed" in run_tests(machine, require="browser").stdout


@pytest.mark.parametrize(
    ("user", "require", "outcome"),
    [
        (0, "browser", "4 passed"),
        (1000, "browser", "2 failed, 2 passed"),
        (0, "", "2 passed, 2 skipped"),
    ],
    ids=["root", "another user", "not required"],
)
def test_root_on_debian_gets_the_browser_that_is_required(machine: Path, user: int, require: str, outcome: str) -> None:
    add(machine, "id", f"echo {user}")
    chromium = machine / "chromium"
    add(machine, "apt-get", f'test "$1" = update && exit; : > {chromium}; /bin/chmod +x {chromium}')
    assert outcome in run_tests(machine, require=require).stdout

"""What all tests share.

Some tests need a part of the machine that not everyone has: a browser, Node, PostgreSQL. Such a test, or the
fixture that starts the part, asks for the `need` fixture and calls `need("browser")`. Where the part is
missing the test is skipped, and the last lines of the run say so; where `REGNUM_REQUIRE` names the part, the
test fails.
"""

import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from glob import glob
from typing import NamedTuple

import pytest


class Part(NamedTuple):
    commands: tuple[str, ...]  # any one of them will do
    how: str


PARTS = {
    "browser": Part(("chromium", "chromium-browser", "google-chrome"), "install chromium"),
    "node": Part(("node",), "install Node.js 20 or newer"),
    "postgres": Part(("postgres",), "install PostgreSQL (Debian: apt-get install postgresql)"),
}
# Debian keeps PostgreSQL's own binaries off the PATH.
PLACES = os.pathsep.join([os.environ.get("PATH", ""), *glob("/usr/lib/postgresql/*/bin")])
MISSING = "missing part: "


def required_parts() -> set[str]:
    return set(filter(None, os.environ.get("REGNUM_REQUIRE", "").replace(" ", "").split(",")))


def pytest_configure(config: pytest.Config) -> None:
    if unknown := required_parts() - PARTS.keys():
        raise pytest.UsageError(f"REGNUM_REQUIRE: unknown {sorted(unknown)}; known are {sorted(PARTS)}")


@pytest.fixture(scope="session")
def need() -> Callable[[str], None]:
    def need(name: str) -> None:
        part = PARTS[name]
        if any(shutil.which(command, path=PLACES) for command in part.commands):
            return
        if name in required_parts():
            pytest.fail(f"REGNUM_REQUIRE names {name}, but it is missing here: {part.how}", pytrace=False)
        pytest.skip(MISSING + name)

    return need


# The outermost wrapper: what it prints after all the others is what people see last.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    yield
    reasons = (report.longrepr[2] for report in terminalreporter.getreports("skipped"))
    missing = Counter(reason.split(MISSING)[1] for reason in reasons if MISSING in reason)
    if missing:
        terminalreporter.section("NOT TESTED HERE", yellow=True, bold=True)
    for name, tests in sorted(missing.items()):
        terminalreporter.line(f"{tests} test(s) skipped, for want of {name}. To have them run: {PARTS[name].how}.")

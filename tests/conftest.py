"""What all tests share.

Some tests need a part of the machine that not everyone has: a browser, Node, PostgreSQL. Such a test, or the
fixture that starts the part, asks for the `need` fixture and calls `need("browser")`. Where the part is
missing the test is skipped, and the last lines of the run say so; where `REGNUM_REQUIRE` names the part, the
test fails (and the browser or PostgreSQL is installed first, where that can be done without asking: root on Debian).
"""

from __future__ import annotations

import fcntl
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack
from glob import glob
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.table_server import TableServer

ROOT = Path(__file__).resolve().parents[1]

# The sources are tested, not what was compiled of them some time: that is the business of tests/lab/test_compiling.py.
# (`make test REGNUM_COMPILED=` tests with it, where it has been compiled; tests that look inside then fail.)
os.environ.setdefault("REGNUM_COMPILED", "0")


class Part(NamedTuple):
    commands: tuple[str, ...]  # any one of them will do
    how: str
    places: tuple[str, ...] = ()  # off the PATH; patterns
    package: str = ""  # Debian's


def _postgres_of_a_wheel() -> Iterator[str]:
    """The `pgserver` wheel will do where somebody has installed it; never as root, whom PostgreSQL does not serve."""
    if sys.version_info < (3, 13) and os.geteuid() != 0 and (wheel := find_spec("pgserver")) and wheel.origin:
        yield str(Path(wheel.origin).parent / "pginstall" / "bin" / "postgres")


PARTS = {
    "browser": Part(
        ("chromium", "chromium-browser", "google-chrome"),
        "install chromium, or set REGNUM_CHROMIUM",
        (
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            # Where `playwright install chromium` puts it.
            os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "~/.cache/ms-playwright") + "/chromium-*/chrome-linux*/chrome",
        ),
        "chromium",
    ),
    "compiler": Part(
        ("cc", "gcc", "clang"), "install a C compiler, Python's headers and setuptools (Debian: gcc, python3-dev)"
    ),
    "node": Part(("node",), "install Node.js 20.19 or newer", (f"{ROOT}/.venv-node/bin/node",)),
    # Debian keeps PostgreSQL's own binaries off the PATH.
    "postgres": Part(
        ("postgres",),
        "install PostgreSQL (Debian: apt-get install postgresql)",
        ("/usr/lib/postgresql/*/bin/postgres", *_postgres_of_a_wheel()),
        "postgresql",
    ),
}
MISSING = "missing part: "


def required_parts() -> set[str]:
    return set(filter(None, os.environ.get("REGNUM_REQUIRE", "").replace(" ", "").split(",")))


def pytest_configure(config: pytest.Config) -> None:
    if unknown := required_parts() - PARTS.keys():
        raise pytest.UsageError(f"REGNUM_REQUIRE: unknown {sorted(unknown)}; known are {sorted(PARTS)}")


BROWSER = ("tests/web/test_together_lobby.py", "tests/web/test_together_table.py", "tests/web/")
"""A page and its server keep more than one processor busy."""
WAITING = (
    "tests/server/test_workers.py",
    "tests/server/test_bots_on_postgres.py",
    "tests/server/",
    "tests/client/",
)
"""These wait for clocks and for other processes, and keep less than one busy."""
THINKING = ("tests/kernel/test_conformance.py", "tests/lab/", "tests/bots/")
SHORTER = ("tests/kernel/", "tests/terminal/")
LONGEST = (
    ("tests/packaging/", *BROWSER, *THINKING, *WAITING, *SHORTER),
    ("tests/packaging/", *WAITING, *THINKING, *BROWSER, *SHORTER),
)
"""Where the longest tests are, in the order in which they begin; what is not listed is short and comes last.

Every second worker goes by the second order, so that those who wait leave a processor to those who could use two.
"""


# When what is not to be run has been left out.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first, module by module: then what is left in the end is short, and nobody waits for one long test.

    Every worker begins with an equal part of the list (and takes over from the others when it has done its own): so
    the modules are dealt out among them like cards, and who has got more tests than the others gives them of the last.
    """
    modules: dict[str, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.nodeid.partition("::")[0], []).append(item)

    def in_order(names: Iterable[str], order: Sequence[str]) -> list[str]:
        def place(name: str) -> int:
            return next((i for i, part in enumerate(order) if name.startswith(part)), len(order))

        return sorted(names, key=place)

    ordered = in_order(modules, LONGEST[0])
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    hands = [
        [item for name in in_order(ordered[worker::workers], LONGEST[worker % 2]) for item in modules[name]]
        for worker in range(workers)
    ]
    # As xdist will divide them.
    sizes = [len(items) * (worker + 1) // workers - len(items) * worker // workers for worker in range(workers)]
    spare = [item for hand, size in zip(hands, sizes, strict=True) for item in hand[size:]]
    items.clear()
    for hand, size in zip(hands, sizes, strict=True):
        wanted = max(0, size - len(hand))
        items += [*hand[:size], *spare[:wanted]]
        del spare[:wanted]


def pytest_collection_finish() -> None:
    """What was read to collect the tests stays to the end: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def find_part(name: str) -> str | None:
    """Where a part of the machine is."""
    part = PARTS[name]
    if name == "browser" and (named := os.environ.get("REGNUM_CHROMIUM")):
        return named
    on_path = (shutil.which(command) for command in part.commands)
    elsewhere = (path for place in part.places for path in sorted(glob(os.path.expanduser(place))))
    return next(filter(None, (*on_path, *elsewhere)), None)


def install(name: str) -> None:
    """On Debian as root; once, however many processes run the tests."""
    # Asked of `id` and not of the process, so that the tests can be either user.
    if not shutil.which("apt-get") or subprocess.check_output(["id", "-u"]).strip() != b"0":
        return
    with open(Path(tempfile.gettempdir()) / "regnum-install.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find_part(name) is None:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["update"], ["install", "--yes", "--no-install-recommends", PARTS[name].package]):
                subprocess.run(["apt-get", *command], env=environment, capture_output=True)


Need = Callable[[str], str]
"""Gives the path of a part, or ends the test."""


@pytest.fixture(scope="session")
def need() -> Need:
    def need(name: str) -> str:
        if PARTS[name].package and name in required_parts() and find_part(name) is None:
            install(name)
        if found := find_part(name):
            return found
        if name in required_parts():
            pytest.fail(f"REGNUM_REQUIRE names {name}, but it is missing here: {PARTS[name].how}", pytrace=False)
        pytest.skip(MISSING + name)

    return need


@pytest.fixture(scope="session")
def chromium(need: Need) -> str:
    """The path of a Chromium."""
    return need("browser")


WITHOUT = (
    # The address bar of each window keeps two pages of its own ready, and nobody sees one: eight tenths of a second of
    # work for every context that a test opens.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # What Playwright leaves out on Linux: of two such lists the browser heeds the last.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of a Chromium that no test needs."""

_OPEN = ExitStack()
"""The browser of this process, and what drives it."""
_browsers: list[Browser] = []


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A Chromium that Playwright drives: one for all modules that come one after the other in `tests/web`."""
    if not (_browsers and _browsers[0].is_connected()):
        _OPEN.close()
        from playwright.sync_api import sync_playwright

        arguments = ["--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
        arguments.append(f"--disable-features={','.join(WITHOUT)}")
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        playwright = _OPEN.enter_context(sync_playwright())
        _browsers.append(playwright.chromium.launch(executable_path=chromium, args=arguments))
        _OPEN.callback(_browsers.clear)
        _OPEN.callback(_browsers[0].close)
    yield _browsers[0]
    for context in _browsers[0].contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """The browser does not stay for the whole session: Playwright's loop is the running one of this thread for as long
    as it is there, and would be in the way of tests that are coroutines."""
    yield
    if nextitem is None or nextitem.path.parent != ROOT / "tests" / "web":
        _OPEN.close()


@pytest.fixture(scope="session")
def client(need: Need) -> Path:
    """The folder of the web client, built from what the sources are now."""
    built = ROOT / "src" / "regnum" / "server" / "web"
    done = subprocess.run([sys.executable, "tools/web.py", "build"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        need("node")
        pytest.fail(done.stderr.strip(), pytrace=False)
    return built


@pytest.fixture(scope="module")
def table_server(
    request: pytest.FixtureRequest, client: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TableServer]:
    """A server for the tests of a module: a household's, whose bots do not wait and whose tables are dealt alike.

    Where the module says LATE, every match begins from a table laid late, and is over soon.
    """
    from tests.web.table_server import LATE_PLAY, PLAY, ForkedServer

    command = LATE_PLAY if getattr(request.module, "LATE", False) else PLAY
    with ForkedServer(tmp_path_factory.mktemp("tables"), *command) as server:
        yield server


BOX = (
    "This counts what is in the box. If a card was added or taken away on purpose, docs/adding-a-card.md says which\n"
    "counts to change and what to write anew: regnum coverage GAME --table docs/coverage-GAME.md,\n"
    "regnum scene --words GAME > docs/scenes-GAME.md, python -m tests.games.golden GAME (for Oath:\n"
    "python -m tests.games.oath.walks), and for the browser python -m tests.web.moments."
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever meets a frozen count is told what to do about it."""
    report = yield
    if report.failed and item.get_closest_marker("box"):
        report.sections.append(("the box", BOX))
    return report


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

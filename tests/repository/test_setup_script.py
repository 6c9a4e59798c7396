"""tools/prepare.py on machines where something is wrong: one line says what, and what to do about it.

The machine is faked: the PATH is one folder of small shell scripts, and so are its Pythons and their pip.
Each writes down how it was called. Nothing is fetched.
"""

import ast
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "prepare.py"

# The script is run by the Python of these tests, which is made to believe that it is another one.
PRETEND = """
import runpy, sys
version, sys.executable, *sys.argv = sys.argv[1:]
sys.version_info = tuple(map(int, version.split(".")))
{more}
runpy.run_path(sys.argv[0], run_name="__main__")
"""

SYSTEM_PYTHON = """
case "$*" in
    *ensurepip*) test -e {machine}/has-venv ;;
    "-m venv "*) /bin/mkdir -p "$3/bin" && /bin/cp {machine}/venv-python "$3/bin/python" ;;
esac
"""
VENV_PYTHON = """
case "$*" in
    *"import pip"*) exit ${VENV_STATUS:-0} ;;
    *--editable*) test -z "$PIP_STATUS" && : > "${0%/*}/regnum" ;;
esac
echo "$PIP_SAYS"
exit ${PIP_STATUS:-0}
"""


class Machine:
    """A folder that is the PATH (`bin`), and a checkout in it (`project`)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.project = folder / "project"
        self.calls = folder / "calls"
        self.version = "3.11.2"
        (self.project / "tools").mkdir(parents=True)
        self.bin.mkdir()
        shutil.copy(SCRIPT, self.project / "tools")
        (self.project / "pyproject.toml").write_text("[project]\n")
        (self.project / "constraints.txt").write_text("rich==1.0\n")
        (folder / "has-venv").touch()
        self.add("system-python", SYSTEM_PYTHON.replace("{machine}", str(folder)), folder)
        self.add("venv-python", VENV_PYTHON, folder)

    def add(self, name: str, does: str, folder: Path | None = None) -> None:
        path = (folder or self.bin) / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >> {self.calls}\n{does}\n')
        path.chmod(0o755)

    def prepare(self, kind: str = "play", more: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        script = str(self.project / "tools" / "prepare.py")
        system_python = str(self.folder / "system-python")
        self.calls.write_text("")
        return subprocess.run(
            [sys.executable, "-c", PRETEND.format(more=more), self.version, system_python, script, kind],
            env={"PATH": str(self.bin), **env},
            capture_output=True,
            text=True,
        )

    def called(self, what: str) -> list[str]:
        return [call for call in self.calls.read_text().splitlines() if what in call]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def said(run: subprocess.CompletedProcess[str]) -> str:
    """The one line a run failed with."""
    assert run.returncode != 0
    (line,) = run.stderr.splitlines()
    return line


# --- when all is well ---------------------------------------------------------------------------------------


def test_the_first_time_everything_is_installed_by_the_constraints(machine: Machine) -> None:
    run = machine.prepare("play")
    assert (run.returncode, run.stderr) == (0, "")
    backend, project = machine.called("-m pip")
    assert "--constraint constraints.txt hatchling" in backend
    assert project.endswith("--constraint constraints.txt --no-build-isolation --editable .")
    assert (machine.project / ".venv/setup.log").exists()


def test_the_second_time_nothing_is_run_and_nothing_said(machine: Machine) -> None:
    machine.prepare("play")
    run = machine.prepare("play")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert machine.called("") == []


def test_developing_adds_the_rest_and_serves_playing_too(machine: Machine) -> None:
    machine.prepare("play")
    machine.prepare("dev")
    assert machine.called("-m venv") == []
    assert machine.called("--editable .[dev]")
    machine.prepare("play")
    assert machine.called("") == []


def test_a_patch_release_of_python_changes_nothing(machine: Machine) -> None:
    machine.prepare()
    machine.version = "3.11.9"
    machine.prepare()
    assert machine.called("") == []


def change_constraints(machine: Machine) -> None:
    (machine.project / "constraints.txt").write_text("rich==2.0\n")


def change_project(machine: Machine) -> None:
    (machine.project / "pyproject.toml").write_text("[project]\nname = 'regnum'\n")


def move(machine: Machine) -> None:
    machine.project = machine.project.rename(machine.folder / "elsewhere")


@pytest.mark.parametrize("change", [change_constraints, change_project, move])
def test_what_changed_is_installed_into_the_same_environment(
    machine: Machine, change: Callable[[Machine], None]
) -> None:
    machine.prepare()
    change(machine)
    machine.prepare()
    assert machine.called("--editable")
    assert machine.called("-m venv") == []


def test_another_python_gets_an_environment_of_its_own(machine: Machine) -> None:
    machine.prepare()
    machine.version = "3.12.1"
    machine.prepare(VENV_STATUS="1")
    assert machine.called("-m venv")


def test_an_environment_whose_python_is_gone_is_made_anew(machine: Machine) -> None:
    machine.prepare()
    (machine.project / ".venv/bin/python").unlink()
    machine.prepare()
    assert machine.called("-m venv")


# --- the wrong Python ---------------------------------------------------------------------------------------


def test_an_old_python_is_named_in_one_line(machine: Machine) -> None:
    machine.version = "3.8.18"
    line = said(machine.prepare())
    assert line.startswith("Regnum needs Python 3.11 or newer, this is 3.8; install a newer one")
    assert line.endswith("and run make again.")
    assert not (machine.project / ".venv").exists()


def test_an_old_python_hands_over_to_a_newer_one_on_the_path(machine: Machine) -> None:
    machine.version = "3.8.18"
    machine.add("python3.13", "echo 'python3.13: not switched on' >&2; exit 127")
    machine.add("python3.12", "exit 0")
    run = machine.prepare("dev")
    assert (run.returncode, run.stderr) == (0, "")
    assert machine.called("python3.12")[-1] == f"python3.12 {machine.project / 'tools' / 'prepare.py'} dev"


def test_the_script_is_readable_by_old_pythons() -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 6))


# --- no venv module -----------------------------------------------------------------------------------------


def lacks_venv(machine: Machine, user: int) -> None:
    (machine.folder / "has-venv").unlink()
    machine.add("id", f"echo {user}")


def test_without_venv_root_on_debian_installs_it(machine: Machine) -> None:
    lacks_venv(machine, user=0)
    machine.add("apt-get", f": > {machine.folder}/has-venv")
    run = machine.prepare()
    assert (run.returncode, run.stderr) == (0, "")
    assert machine.called("apt-get") == [
        "apt-get update",
        "apt-get install --yes --no-install-recommends python3.11-venv",
    ]
    assert machine.called("-m venv")


def test_without_venv_others_on_debian_are_told_the_package(machine: Machine) -> None:
    lacks_venv(machine, user=1000)
    machine.add("apt-get", "")
    machine.version = "3.12.3"
    assert "run `sudo apt-get install python3.12-venv` and then make again" in said(machine.prepare())
    assert machine.called("apt-get") == []


def test_without_venv_and_apt_get_the_package_is_described(machine: Machine) -> None:
    lacks_venv(machine, user=0)
    line = said(machine.prepare())
    assert "system-python has no venv/ensurepip module" in line
    assert "python3-venv" in line


def test_apt_get_without_network_is_said_in_one_line(machine: Machine) -> None:
    lacks_venv(machine, user=0)
    machine.add("apt-get", "echo 'E: Failed to fetch http://deb'; exit 100")
    assert said(machine.prepare()).startswith("apt-get could not install python3.11-venv: no network;")


def test_a_package_that_does_not_help_is_not_believed(machine: Machine) -> None:
    lacks_venv(machine, user=0)
    machine.add("apt-get", "")
    assert "python3.11-venv did not bring it; name another Python" in said(machine.prepare())


# --- pip fails ----------------------------------------------------------------------------------------------

OFFLINE = """WARNING: Retrying (total=0) after connection broken by 'NewConnectionError(...)': /simple/rich/
ERROR: Could not find a version that satisfies the requirement rich (from versions: none)
ERROR: No matching distribution found for rich"""
FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
TOO_NEW = "ERROR: No matching distribution found for rich==99"
CONFLICT = """ERROR: Cannot install rich because these package versions have conflicting dependencies.
ERROR: ResolutionImpossible: for help visit a page"""


@pytest.mark.parametrize(
    ("pip_says", "why"),
    [
        (OFFLINE, "no network; connect once and run make again, after that it works offline"),
        (FULL, "the disk is full; free some space and run make again"),
        (TOO_NEW, "No matching distribution found for rich==99"),
        (CONFLICT, "Cannot install rich because these package versions have conflicting dependencies"),
        ("Killed", "it did not say why"),
    ],
    ids=["offline", "disk full", "no such version", "conflict", "silent"],
)
def test_what_stopped_pip_is_said_in_one_line(machine: Machine, pip_says: str, why: str) -> None:
    log = machine.project / ".venv/setup.log"
    run = machine.prepare(PIP_SAYS=pip_says, PIP_STATUS="1")
    assert said(run) == f"pip could not install what Regnum needs: {why} (details: {log})."
    assert pip_says in log.read_text()


def test_after_a_failure_the_next_run_tries_again(machine: Machine) -> None:
    machine.prepare()
    change_constraints(machine)
    machine.prepare(PIP_SAYS=OFFLINE, PIP_STATUS="1")
    machine.prepare()
    assert machine.called("--editable")


# --- the folder ---------------------------------------------------------------------------------------------

REFUSE_TO_WRITE = """
import pathlib
def mkdir(path, *_, **__):
    raise OSError({number}, "cannot", str(path))
pathlib.Path.mkdir = mkdir
"""


@pytest.fixture
def read_only(machine: Machine) -> Iterator[Machine]:
    machine.project.chmod(0o555)
    yield machine
    machine.project.chmod(0o755)


def test_a_read_only_folder_is_said_in_one_line(read_only: Machine) -> None:
    # Root may write everywhere, so there the refusal of a read-only disk is played.
    more = REFUSE_TO_WRITE.format(number="30") if os.geteuid() == 0 else ""
    line = said(read_only.prepare(more=more))
    assert line.startswith(f"Cannot write to {read_only.project / '.venv'}: it is read-only for you; copy")


def test_a_prepared_project_needs_no_writing(machine: Machine) -> None:
    machine.prepare()
    before = {path: path.stat().st_mtime_ns for path in machine.project.rglob("*")}
    run = machine.prepare(more=REFUSE_TO_WRITE.format(number="30"))
    assert (run.returncode, run.stderr) == (0, "")
    assert {path: path.stat().st_mtime_ns for path in machine.project.rglob("*")} == before


def test_a_full_disk_is_said_in_one_line(machine: Machine) -> None:
    line = said(machine.prepare(more=REFUSE_TO_WRITE.format(number="28")))
    assert line == "The disk is full; free some space and run make again."


def test_a_wrong_word_is_said_in_one_line(machine: Machine) -> None:
    assert said(machine.prepare("everything")) == "prepare.py takes `play` or `dev`, not `everything`."


def test_ci_starts_from_an_executable_script() -> None:
    assert (SCRIPT.parents[1] / ".ci" / "run").stat().st_mode & stat.S_IXUSR

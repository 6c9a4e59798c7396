"""Prepare the project's own environment in `.venv`: `prepare.py play` to play, `prepare.py dev` to develop.

Needs only the standard library, and is readable by the oldest Python that may stand behind `python3` (3.6),
so that people get one line saying what to do and not a syntax error. Whatever goes wrong is said in one line;
the details are in `.venv/setup.log`.
"""

import errno
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ALSO_TRIED = ("python3.13", "python3.12", "python3.11", "python3.14")
THIS = sys.version_info[:2]  # a patch release of Python is no reason to make everything anew

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = VENV / "setup.log"
STAMP = VENV / "setup.stamp"

# One retry: whoever is offline should learn it in seconds.
PIP = ["-m", "pip", "--no-input", "--disable-pip-version-check", "--retries", "1"]

NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|MaxRetryError|ProxyError|ProtocolError"
    r"|Network is unreachable|Temporary failure|Could not resolve|Failed to fetch|Connection timed out"
)
NO_SPACE = re.compile(r"No space left on device|Errno 28\b|Disk quota exceeded")
SOME_ROOM = 4 * 1024 * 1024


class Trouble(Exception):
    """What is wrong and what to do about it, in one line."""


def main(arguments):
    if THIS < OLDEST:
        go_on_with_newer_python(arguments)
    kind = arguments[0] if arguments else "play"
    if kind not in ("play", "dev"):
        raise Trouble(f"prepare.py takes `play` or `dev`, not `{kind}`.")
    if is_ready(kind):
        return
    # One at a time: two installations into one environment would spoil it. The lock is on the folder itself,
    # so that it needs no file and leaves none behind.
    fcntl.flock(os.open(str(ROOT), os.O_RDONLY), fcntl.LOCK_EX)
    if not is_ready(kind):
        prepare(kind)


# --- the right Python ---------------------------------------------------------------------------------------


def go_on_with_newer_python(arguments):
    for name in ALSO_TRIED:
        path = shutil.which(name)
        # Being on the PATH is not enough: version managers put a stand-in there for versions not switched on.
        if path and succeeds([path, "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})"]):
            os.execv(path, [path, str(Path(__file__).resolve())] + arguments)
    raise Trouble(
        f"Regnum needs Python {OLDEST[0]}.{OLDEST[1]} or newer, this is {THIS[0]}.{THIS[1]}; install a newer"
        " one with your package manager (or name one you have: make PYTHON=/path/to/python3.12)"
        " and run make again."
    )


def succeeds(command):
    nothing = subprocess.DEVNULL
    try:
        return subprocess.call(command, stdin=nothing, stdout=nothing, stderr=nothing) == 0
    except OSError:
        return False


# --- what is there already ----------------------------------------------------------------------------------


def stamp(kind):
    """What the stamp says when nothing has changed since an environment of this kind was made."""
    # The folder belongs to it: the installed command would still point at the place before a move.
    digest = hashlib.sha256(f"{ROOT} {THIS}".encode())
    for name in ("pyproject.toml", "constraints.txt", "tools/prepare.py"):
        digest.update((ROOT / name).read_bytes())
    return f"{kind} {digest.hexdigest()}\n"


def is_ready(kind):
    # `exists` follows links: an environment whose Python was removed from the machine is not ready.
    if not (STAMP.exists() and PYTHON.exists() and (VENV / "bin" / "regnum").exists()):
        return False
    return STAMP.read_text() in (stamp(kind), stamp("dev"))


def is_usable():
    """Is there an environment of this Python, with pip, into which one can install?"""
    return PYTHON.exists() and succeeds(
        [str(PYTHON), "-c", f"import pip, sys; sys.exit(sys.version_info[:2] != {THIS})"]
    )


# --- making it ----------------------------------------------------------------------------------------------


def prepare(kind):
    purpose = "to play" if kind == "play" else "to develop"
    print(f"Setting up Regnum {purpose} in .venv: only once, unless something changes ...", flush=True)
    usable = is_usable()
    if VENV.exists() and not usable:
        shutil.rmtree(str(VENV))
    VENV.mkdir(exist_ok=True)
    if STAMP.exists():
        STAMP.unlink()  # should we be interrupted, nobody may take the half-made thing for ready
    with LOG.open("w", encoding="utf-8", errors="replace") as log:
        if not usable:
            make_venv(log)
        # The build backend first, so that the project itself is built with the pinned one and not with
        # whatever is newest today.
        pip_install(log, "hatchling", "editables")
        pip_install(log, "--no-build-isolation", "--editable", ".[dev]" if kind == "dev" else ".")
    STAMP.write_text(stamp(kind))


def make_venv(log):
    if not has_venv_module():
        install_venv_module(log)
    if run(log, sys.executable, "-m", "venv", str(VENV)) != 0:
        raise Trouble(said_by_log("Python could not make a virtual environment"))


def has_venv_module():
    return succeeds([sys.executable, "-c", "import venv, ensurepip; ensurepip.version()"])


def install_venv_module(log):
    package = f"python{THIS[0]}.{THIS[1]}-venv"
    if not shutil.which("apt-get"):
        raise Trouble(
            f"{sys.executable} has no venv/ensurepip module; install your system's package for it"
            " (often called python3-venv), or another Python, and run make again."
        )
    # Asked of `id` and not of the process, so that the tests can be either user.
    if subprocess.check_output(["id", "-u"]).strip() != b"0":
        raise Trouble(f"Python's venv module is missing; run `sudo apt-get install {package}` and then make again.")
    print(f"Python's venv module is missing: installing {package} ...", flush=True)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        if run(log, "apt-get", *command) != 0:
            raise Trouble(said_by_log(f"apt-get could not install {package}"))
    if not has_venv_module():
        raise Trouble(
            f"{sys.executable} has no venv/ensurepip module and {package} did not bring it;"
            " name another Python: make PYTHON=/usr/bin/python3."
        )


def pip_install(log, *what):
    if run(log, str(PYTHON), *PIP, "install", "--constraint", "constraints.txt", *what) != 0:
        raise Trouble(said_by_log("pip could not install what Regnum needs"))


def run(log, *command):
    log.write(f"$ {' '.join(command)}\n")
    log.flush()
    # Messages in English, whatever the language of the machine: `said_by_log` reads them.
    env = dict(os.environ, LC_ALL="C", PYTHONUTF8="1", DEBIAN_FRONTEND="noninteractive")
    return subprocess.call(
        command, cwd=str(ROOT), env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
    )


# --- saying what went wrong ---------------------------------------------------------------------------------


def said_by_log(what_failed, log=LOG):
    said = log.read_text(encoding="utf-8", errors="replace")
    # A full disk may have no room for the complaint either.
    if NO_SPACE.search(said) or shutil.disk_usage(str(ROOT)).free < SOME_ROOM:
        why = "the disk is full; free some space and run make again"
    elif NO_NETWORK.search(said):
        why = "no network; connect once and run make again, after that it works offline"
    else:
        errors = re.findall(r"^(?:ERROR|Error|E): (?!ResolutionImpossible)(.+)$", said, re.MULTILINE)
        why = errors[-1].rstrip(".") if errors else "it did not say why"
    return f"{what_failed}: {why} (details: {log})."


def said_by_system(error):
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return (
            f"Cannot write to {error.filename or ROOT}: it is read-only for you;"
            " copy the project to a folder of your own and run make there."
        )
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "The disk is full; free some space and run make again."
    return f"Could not set up {VENV}: {error}; remove that folder and run make again."


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(said_by_system(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted; run make again to go on.")

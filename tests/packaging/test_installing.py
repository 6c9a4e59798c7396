"""What people install: a wheel that carries the web client, and a checkout that may or may not have it.

Nobody who installs Regnum needs Node: every command here runs with a PATH that has none.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from tests.repository.project_files import ROOT, project_files
from tests.web.table_server import TableServer

CLIENT = Path("src/regnum/server/web")
PAGE = "<!doctype html><title>Regnum</title><script type=module src=/assets/x.js></script>"


class Answer(NamedTuple):
    headers: Message
    body: bytes


def ask(address: str, document: object = None) -> Answer:
    """GET, or POST of a document."""
    data = None if document is None else json.dumps(document).encode()
    with urlopen(Request(address, data, headers={"Content-Type": "application/json"})) as answer:
        return Answer(answer.headers, answer.read())


@pytest.fixture(scope="session")
def without_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment whose PATH has no Node on it."""
    folders = [folder for folder in os.environ["PATH"].split(os.pathsep) if folder]
    tidy = os.pathsep.join(folder for folder in folders if not shutil.which("node", path=folder))
    assert shutil.which("node", path=tidy) is None
    return {"PATH": tidy}


def run(*command: object, **environment: str) -> None:
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment}
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def build(project: Path, kind: str, into: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)],
        cwd=project,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = into.iterdir()
    return made


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own, without a built client."""
    copy = tmp_path / "checkout"
    for path in project_files():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return copy


def add_client(checkout: Path) -> None:
    (checkout / CLIENT / "assets").mkdir(parents=True)
    (checkout / CLIENT / "index.html").write_text(PAGE)
    (checkout / CLIENT / "assets" / "x.js").write_text("1")
    (checkout / CLIENT / ".stamp").write_text("abc")
    (checkout / "web" / "node_modules" / "svelte").mkdir(parents=True)
    (checkout / "web" / "node_modules" / "svelte" / "index.js").write_text("1")


# -- the wheel -------------------------------------------------------------------------------------------------------


@pytest.mark.timeout(600)
def test_a_wheel_is_all_one_needs(client: Path, tmp_path: Path, without_node: dict[str, str]) -> None:
    wheel = build(ROOT, "wheel", tmp_path / "dist")
    environment = tmp_path / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", environment, **without_node)
    # The pip that is there already; and only what is run is compiled, when it is run.
    pip = (sys.executable, "-m", "pip", "--python", environment / "bin" / "python", "install", "-q", "--no-compile")
    run(*pip, "-c", ROOT / "constraints.txt", wheel, **without_node)

    command = (str(environment / "bin" / "regnum"), "serve", "--port", "0")
    with TableServer(tmp_path / "data", *command, **without_node, PYTHONPATH="") as server:
        page = ask(server.address)
        assert page.headers["Cache-Control"] == "no-cache"
        assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.body.decode())
        assert {Path(asset).suffix for asset in assets} >= {".js", ".css"}
        for asset in assets:
            answer = ask(server.address + asset)
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.body == (client / asset).read_bytes()

        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        laid = ask(f"{server.address}api/tables", {"game": "abyss", "seats": seats})
        table = json.loads(laid.body)["id"]
        cookie = laid.headers["Set-Cookie"].partition(";")[0]
        live = server.address.replace("http:", "ws:") + f"api/tables/{table}/live"
        with connect(live, additional_headers={"Cookie": cookie}) as socket:
            socket.send(json.dumps({"do": "watch", "ref": 1, "seat": 0}))
            sent = json.loads(socket.recv(timeout=30))
        assert (sent["is"], sent["game"], sent["seat"]) == ("table", "abyss", 0)
        assert server.interrupt() == 0


def test_a_wheel_takes_the_client_that_is_there(checkout: Path, tmp_path: Path) -> None:
    add_client(checkout)
    wheel = build(checkout, "wheel", tmp_path / "dist")
    with zipfile.ZipFile(wheel) as opened:
        carried = [name for name in opened.namelist() if name.startswith("regnum/server/web/")]
    assert sorted(carried) == ["regnum/server/web/assets/x.js", "regnum/server/web/index.html"]


def test_an_archive_of_the_sources_can_build_the_client_and_takes_it_along(checkout: Path, tmp_path: Path) -> None:
    add_client(checkout)
    archive = build(checkout, "sdist", tmp_path / "dist")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"web/package-lock.json", "web/.npmrc", "web/src/main.ts", "tools/web.py", f"{CLIENT}/index.html"} <= names
    assert [name for name in names if "node_modules" in name] == []


# -- a checkout ------------------------------------------------------------------------------------------------------


def test_a_checkout_without_the_client_says_how_to_build_it(
    checkout: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    place = tmp_path / "place"
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-compile")
    pip += ("--target", place)
    run(*pip, checkout, **without_node)
    command = (sys.executable, "-m", "regnum", "serve", "--port", "0")
    with TableServer(tmp_path / "data", *command, **without_node, PYTHONPATH=str(place)) as server:
        for path in ("", "table/abc"):
            page = ask(server.address + path).body.decode()
            assert "make play" in page
            assert "make wheel" in page
            assert 'lang="pl"' in page
        assert json.loads(ask(f"{server.address}api/games").body)

"""The kernel and a game can be compiled with mypyc, and play the same then.

No wheel is built of it yet; this keeps what would stand in the way from coming back.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.conftest import MISSING, Need

SOURCES = Path(__file__).parents[2] / "src"
MATCHES = 80
BUILD = """
from glob import glob
from mypyc.build import mypycify
from setuptools import setup

files = [path for folder in ("kernel", "games/abyss") for path in sorted(glob(f"regnum/{folder}/*.py"))]
# What msgspec and the generated clone read the annotations of (states, views, records) stays Python, and so does what
# is run once.
plain = ("__init__", "state", "deals", "record", "view", "scene")
files = [path for path in files if not path.endswith(tuple(f"/{name}.py" for name in plain))]
setup(name="compiled", packages=[], ext_modules=mypycify(files, opt_level="0", debug_level="0"))
"""
PLAY = """
import hashlib, json, sys
from regnum.games import find
from regnum.kernel import match as driver, state as codec
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.record import from_record, from_snapshot
from regnum.lab.simulate import by_chance

game = find("abyss")
ends = []
for seed in range(int(sys.argv[1])):
    match = Match.start(game, Setup(2 + seed % 3), seed, journal=seed % 8 == 0)
    for n, _ in enumerate(by_chance(match)):
        if seed % 8 == 0 and n == 60:
            again = from_snapshot(match.snapshot(), lambda _: game)
            assert codec.encode(again.table.s) == codec.encode(match.table.s)
            assert codec.encode(match.clone().imagine(0, 1).table.s)
    if seed % 8 == 0:
        assert codec.encode(from_record(match.record(), lambda _: game).table.s) == codec.encode(match.table.s)
    digest = hashlib.sha256(codec.encode(match.table.s)).hexdigest()
    ends.append([match.answered, match.result.scores, match.result.winners, digest])
print(json.dumps({"compiled": not driver.__file__.endswith(".py"), "ends": ends}))
"""


def _run(program: str, folder: Path, *arguments: str) -> str:
    """Run a program with the package of that folder, and with nothing else of ours."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "MYPYPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_the_compiled_kernel_plays_the_same(need: Need, tmp_path: Path) -> None:
    need("compiler")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.exists() or find_spec("mypyc") is None or find_spec("setuptools") is None:
        pytest.skip(MISSING + "compiler")
    shutil.copytree(SOURCES / "regnum", tmp_path / "regnum", ignore=shutil.ignore_patterns("web", "__pycache__"))
    _run(BUILD, tmp_path, "build_ext", "--inplace")
    compiled = _run(PLAY, tmp_path, str(MATCHES))
    plain = _run(PLAY, SOURCES, str(MATCHES))
    assert '"compiled": true' in compiled
    assert '"compiled": false' in plain
    assert compiled.replace("true", "false", 1) == plain

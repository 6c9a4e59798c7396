"""`regnum compile`: what it has made plays the same, is used, and is left alone once the sources are others."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

from regnum import compiled
from regnum.cli import run
from regnum.kernel.errors import BadSetup
from regnum.lab import compiling
from tests.conftest import MISSING, ROOT, Need

COMPILE = "from regnum.lab.compiling import compile_all; compile_all(level=0)"  # nobody waits for what is played here
PLAY = """
import hashlib, json
from regnum.games import find
from regnum.kernel import match as driver, state as codec
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.record import from_record, from_snapshot
from regnum.lab.simulate import by_chance

MATCHES = {"abyss": 60, "paladins": 60, "crescent_moon": 3, "oath": 3}
ends = []
for name, matches in MATCHES.items():
    game = find(name)
    for seed in range(matches):
        looks = seed % 8 == 0
        match = Match.start(game, Setup(game.seats[seed % len(game.seats)]), seed, journal=looks)
        for n, _ in enumerate(by_chance(match)):
            if looks and n == 60:
                again = from_snapshot(match.snapshot(), lambda _: game)
                assert codec.encode(again.table.s) == codec.encode(match.table.s)
                assert codec.encode(match.clone().imagine(0, 1).table.s)
                assert again.view(0) == match.view(0)
                again.reasons(again.decisions[0])
        if looks:
            assert codec.encode(from_record(match.record(), lambda _: game).table.s) == codec.encode(match.table.s)
        digest = hashlib.sha256(codec.encode(match.table.s)).hexdigest()
        ends.append([name, match.answered, match.result.scores, match.result.winners, digest])
print(json.dumps({"compiled": not driver.__file__.endswith(".py"), "ends": ends}))
"""
ANSWER = """
from regnum.bots.abyss import greedy
from regnum.bots.paladins import plan
from tests.bots.test_golden import GOLDEN, is_quick, played

assert not any(module.__file__.endswith(".py") for module in (greedy, plan))
checked = [one for one in GOLDEN if one["game"] in ("abyss", "paladins") and (is_quick(one) or one["seed"] == 900)]
assert {one["game"] for one in checked} == {"abyss", "paladins"}
for golden in checked:
    assert played(golden["game"], golden["bots"], golden["seed"]) == golden
"""
OUTSIDE = (
    *(
        "tests/kernel/test_conformance.py",
        "tests/server/test_thinking_in_processes.py",
        "tests/server/test_interrupts.py",
    ),
    *("-k", "(crash and (toy or crescent_moon)) or (undo and (abyss or paladins)) or process or has_its_chance"),
)
OWN = """
from regnum.bots import HEURISTIC
from regnum.bots.abyss.greedy import AbyssGreedy
from regnum.bots.chance import RandomBot
from regnum.bots.paladins.greedy import PaladinsGreedy
from regnum.lab.simulate import simulate

asked_of_mine = 0
for game, name, ours in (
    ("abyss", "greedy", AbyssGreedy), ("paladins", "greedy", PaladinsGreedy), ("abyss", "random", RandomBot)
):
    class Mine(ours):
        def answer(self, seen, asked):
            global asked_of_mine
            asked_of_mine += 1
            return super().answer(seen, asked)

    HEURISTIC[game]["mine"] = Mine
    mine, theirs = [simulate(game, 2, 2, 3, bots=each + ",greedy").matches for each in ("mine", name)]
    assert mine == theirs
    assert not any(match.error for match in mine)
assert asked_of_mine > 100
"""

pytestmark = pytest.mark.timeout(900)


def python(program: str, kept: Path | str) -> str:
    """Run a program; what is compiled lies in `kept`."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "REGNUM_COMPILED": str(kept)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def kept(need: Need, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where everything is compiled."""
    need("compiler")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.exists() or find_spec("mypyc") is None or find_spec("setuptools") is None:
        pytest.skip(MISSING + "compiler")
    kept = tmp_path_factory.mktemp("compiled")
    python(COMPILE, kept)
    return kept


def test_the_compiled_rules_play_the_same(kept: Path) -> None:
    """Also games that are not compiled, on the compiled kernel."""
    machine_code, plain = python(PLAY, kept), python(PLAY, compiled.NEVER)
    assert '"compiled": true' in machine_code
    assert '"compiled": false' in plain
    assert machine_code.replace("true", "false", 1) == plain


def test_the_compiled_bots_answer_as_they_did(kept: Path) -> None:
    python(ANSWER, kept)


def test_a_bot_of_ones_own_may_inherit_a_compiled_one(kept: Path) -> None:
    python(OWN, kept)


def test_whoever_looks_from_outside_sees_no_difference(kept: Path) -> None:
    """Tests that replace nothing inside: a rule that crashes leaves all as it was and is named as the cause; what goes
    from process to process arrives.
    """
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *OUTSIDE],
        cwd=ROOT,
        env={**os.environ, "REGNUM_COMPILED": str(kept), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:]


def test_what_is_compiled_already_is_not_compiled_again(kept: Path) -> None:
    told = python("from regnum.cli import run; raise SystemExit(run(['compile']))", kept)
    assert told.startswith(f"compiled already: {kept}")


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one source, and a place for what is compiled."""
    source = tmp_path / "regnum" / "kernel" / "chance.py"
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n")
    monkeypatch.setattr(compiled, "SOURCES", tmp_path)
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(compiling, "SOURCES", tmp_path)
    monkeypatch.setattr(compiling, "KEPT", tmp_path / "kept")
    return source


def test_after_a_change_of_the_sources_what_was_compiled_is_left_alone(
    made_up: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_NAMED", "")
    monkeypatch.setattr(sys, "meta_path", [])
    there = compiled.folder()
    compiled.use()
    assert not sys.meta_path  # nothing is compiled yet
    there.mkdir(parents=True)
    compiled.use()
    assert len(sys.meta_path) == 1
    made_up.write_text("A = 2\n")
    sys.meta_path.clear()
    compiled.use()
    assert not sys.meta_path
    made_up.write_text("A = 1\n")
    assert compiled.folder() == there
    monkeypatch.setattr(compiled, "EXTENSION_SUFFIXES", [".another-python.so"])
    assert compiled.folder() != there


def test_nothing_compiled_is_used_where_it_is_not_wanted(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.folder().mkdir(parents=True)
    monkeypatch.setattr(compiled, "_NAMED", compiled.NEVER)
    monkeypatch.setattr(sys, "meta_path", [])
    compiled.use()
    assert not sys.meta_path


def test_compiled_modules_are_found_by_their_names(tmp_path: Path) -> None:
    suffix = compiled.EXTENSION_SUFFIXES[0]
    for name in ("regnum__mypyc", "regnum/kernel/chance"):
        file = tmp_path / f"{name}{suffix}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    finder = compiled.Finder(tmp_path)
    spec = finder.find_spec("regnum.kernel.chance")
    assert spec is not None
    assert spec.origin == str(tmp_path / f"regnum/kernel/chance{suffix}")
    assert finder.find_spec("regnum__mypyc") is not None
    assert finder.find_spec("regnum.kernel.state") is None


def test_without_mypyc_the_command_says_how_to_get_it(
    made_up: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert run(["compile"]) == 2
    assert "pip install 'regnum[compile]'" in capsys.readouterr().err


def test_a_compiler_that_gives_up_is_quoted_and_leaves_nothing_behind(
    made_up: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda name: name)
    monkeypatch.setattr(compiling, "_BUILD", "import sys; print('much more'); sys.exit('cc: command not found')")
    with pytest.raises(BadSetup, match=r"cc: command not found.*apt-get install gcc"):
        compiling.compile_all()
    assert list(compiled.KEPT.iterdir()) == []
    assert "much more" in (compiled.KEPT.parent / "compile.log").read_text()


def test_what_was_compiled_of_other_sources_makes_room(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda name: name)
    monkeypatch.setattr(compiling, "_BUILD", "import os, sys; os.makedirs(sys.argv[1] + '/lib')")
    first, before = compiling.compile_all()
    assert (first.is_dir(), before) == (True, False)
    assert compiling.compile_all() == (first, True)
    made_up.write_text("A = 2\n")
    second, _ = compiling.compile_all()
    assert list(compiled.KEPT.iterdir()) == [second]


def test_where_nothing_can_be_kept_the_command_says_so(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.KEPT.write_text("in the way")
    monkeypatch.setattr(compiling, "find_spec", lambda name: name)
    with pytest.raises(BadSetup, match="nothing can be kept in"):
        compiling.compile_all()

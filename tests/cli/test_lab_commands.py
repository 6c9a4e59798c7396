"""scene, simulate, verify, bench, coverage, play: what they print, and with which exit status they leave."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from regnum.games.abyss import turn
from regnum.lab import simulate as lab
from regnum.lab.findings import Failure, Report
from tests.cli.conftest import Regnum

SCENE = """
title: A first exploration
game: abyss
seats: 2
table:
  turn: 0
  deck: [crab 3]
  seats: [{}, {pearls: 1}]
play:
  - explore
  - asks: {question: explore-offer, seat: 1}
"""


def test_a_scene_that_passes_and_one_that_does_not(regnum: Regnum, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SCENE)
    bad.write_text(SCENE.replace("seat: 1", "seat: 0"))
    assert regnum("scene", good)[:2] == (0, f"passed  {good} (A first exploration)\n")
    ran = regnum("scene", good, bad, "--json")
    assert (ran.status, ran.json["passed"], ran.json["failed"]) == (1, 1, 1)
    assert [scene["file"] for scene in ran.json["scenes"]] == [str(good), str(bad)]
    plain = regnum("scene", bad)
    assert plain.status == 1
    assert f"FAILED  {bad}" in plain.out
    assert "step 2:" in plain.out


def test_a_scene_that_is_not_there(regnum: Regnum) -> None:
    ran = regnum("scene", "nowhere.yaml")
    assert (ran.status, ran.out.splitlines()[-1].strip()) == (1, "cannot be read: No such file or directory")


SIMULATED = [
    "game", "players", "games", "finished", "errors", "decisions", "seconds", "decisions_per_second",
    "games_per_second", "mean_decisions", "winners", "failures", "shared",
]  # fmt: skip


def test_simulate(regnum: Regnum) -> None:
    ran = regnum("simulate", "abyss", "--players", 3, "--games", 4, "--seed", 9, "--json")
    assert (ran.status, ran.err) == (0, "")
    found = ran.json
    assert list(found) == SIMULATED
    assert [found[name] for name in ("game", "players", "games", "finished", "errors")] == ["abyss", 3, 4, 4, 0]
    assert len(found["winners"]) == 3
    assert sum(found["winners"]) >= 4
    assert found["mean_decisions"] == round(found["decisions"] / 4, 2)
    assert "finished: 4" in regnum("simulate", "abyss", "--games", 4).out


def test_simulate_tells_by_which_victories_matches_end(regnum: Regnum) -> None:
    found = regnum("simulate", "oath", "--players", 3, "--games", 4, "--bots", "greedy", "--json").json
    assert found["finished"] == sum(found["how"].values()) == 4
    assert set(found["how"]) <= {"won-usurper", "won-visionary", "won-chancellor", "won-successor"}


def test_a_progress_bar_where_somebody_sees_it() -> None:
    terminal, other_end = os.openpty()
    command = [sys.executable, "-m", "regnum", "simulate", "abyss", "--games", "30", "--json"]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=other_end, env={**os.environ, "TERM": "xterm"})
    shown = os.read(terminal, 100_000).decode()
    os.close(other_end)
    os.close(terminal)
    assert "simulate" in shown
    assert "%" in shown
    assert json.loads(ran.stdout)["finished"] == 30


def test_a_match_without_an_end_is_no_success(regnum: Regnum, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LONGEST", 10)
    ran = regnum("simulate", "abyss", "--games", 2, "--seed", 3, "--json")
    assert (ran.status, ran.json["finished"], ran.json["errors"]) == (1, 0, 2)
    assert ran.json["failures"] == [{"seed": seed, "error": "no end after 10 answers"} for seed in (3, 4)]
    assert ran.err == "seed 3: no end after 10 answers\nseed 4: no end after 10 answers\n"


def test_a_rule_that_fails_is_no_success(regnum: Regnum, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("no such lord")

    monkeypatch.setattr(turn, "recruit", broken)
    ran = regnum("simulate", "abyss", "--games", 2, "--json")
    assert (ran.status, ran.json["finished"], ran.json["errors"], ran.json["winners"]) == (1, 0, 2, [0, 0])
    assert ran.err.splitlines()[0] == "seed 1: ZeroDivisionError: turn-action: ZeroDivisionError: no such lord"


def test_verify_runs(regnum: Regnum) -> None:
    ran = regnum("verify", "abyss", "--players", 2, "--games", 1, "--seed", 2, "--set", "first=0", "--json")
    found = ran.json
    assert (found["game"], found["players"], found["games"], found["undo"]) == ("abyss", 2, 1, False)
    assert found["decisions"] > 50
    assert ran.status == (0 if found["ok"] else 1)


@pytest.mark.parametrize("as_json", [True, False])
def test_verify_leaves_with_a_failure(regnum: Regnum, monkeypatch: pytest.MonkeyPatch, as_json: bool) -> None:
    asked: dict[str, Any] = {}

    def verify(game: str, players: int | None, games: int, seed: int, **more: Any) -> Report:
        asked.update(more, game=game, players=players, games=games, seed=seed)
        failure = Failure("offer", "nothing is offered", "regnum verify …", 3)
        return Report(game, players, games, seed, True, 1, 0.1, {}, {}, {"offer": 1}, [failure])

    monkeypatch.setattr("regnum.lab.verify.verify", verify)
    flags = ["--json"] if as_json else []
    ran = regnum("verify", "abyss", "--games", 7, "--seed", 8, "--undo", "--set", "first=1", *flags)
    assert ran.status == 1
    assert "nothing is offered" in ran.out
    expected = {"game": "abyss", "players": None, "games": 7, "seed": 8, "undo_mode": True, "options": {"first": "1"}}
    assert {name: asked[name] for name in expected} == expected


MEASURED = [
    "players", "u_per_decision", "u_per_game", "decisions_per_game", "options_per_decision", "decisions_per_second",
    "games_per_second", "rollout_u", "clone_u", "match_clone_u", "imagine_u", "view_u", "snapshot_bytes",
    *(["environment_u", "environment_steps_per_second"] if find_spec("numpy") else []),
]  # fmt: skip


@pytest.mark.parametrize("game", [["abyss"], pytest.param([], marks=pytest.mark.slow)])
def test_bench(regnum: Regnum, game: list[str]) -> None:
    ran = regnum("bench", *game, "--quick", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert list(ran.json) == ["python", "compiled", "reference_loop_per_second", "games"]
    assert list(ran.json["games"]) == (game or ["abyss", "paladins", "crescent_moon", "oath"])
    for measured in ran.json["games"].values():
        assert list(measured) == MEASURED
        assert measured["players"] >= 4


def test_bench_in_words(regnum: Regnum) -> None:
    out = regnum("bench", "abyss", "--quick", "--players", 2).out
    assert "1 u = " in out
    assert "u per decision: " in out


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tests in it, which is the current one."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_turn.py").write_text(
        "@pytest.mark.rule('abyss:7.4')\n@pytest.mark.card('abyss:lord:jailer')\ndef test_it(): ...\n"
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_coverage(regnum: Regnum, checkout: Path) -> None:
    ran = regnum("coverage", "abyss", "--json")
    assert (ran.status, ran.err) == (0, "")
    found = ran.json
    assert list(found) == ["game", "paragraphs", "cards", "most_ids_in_one_test"]
    assert list(found["paragraphs"]) == ["total", "coded", "shown", "exempt", "missing"]
    assert list(found["cards"]) == ["total", "shown", "missing"]
    assert (found["game"], found["paragraphs"]["total"], found["paragraphs"]["shown"]) == ("abyss", 240, 1)
    assert (found["cards"]["total"], found["cards"]["shown"], found["most_ids_in_one_test"]) == (55, 1, 2)
    assert "7.4" not in found["paragraphs"]["missing"]
    assert "7.5" in found["paragraphs"]["missing"]
    assert "lord:jailer" not in found["cards"]["missing"]
    assert "lord:seeker" in found["cards"]["missing"]
    assert "rules not shown: 1.1" in regnum("coverage", "abyss").out


def test_coverage_of_every_game_in_the_box(regnum: Regnum, checkout: Path) -> None:
    ran = regnum("coverage", "--json")
    assert (ran.status, ran.err) == (0, "")
    found = [json.loads(line) for line in ran.out.splitlines() if line.startswith("{")]
    assert [(one["game"], one["paragraphs"]["total"], one["paragraphs"]["shown"]) for one in found] == [
        ("abyss", 240, 1),
        ("paladins", 448, 0),
        ("crescent_moon", 635, 0),
        ("oath", 1177, 0),
    ]


def test_the_page_of_coverage(regnum: Regnum, checkout: Path) -> None:
    page = checkout / "page.md"
    assert regnum("coverage", "abyss", "--table", page, "--json").status == 0
    rows = {line.split("|")[1].strip(): line for line in page.read_text().splitlines() if line.startswith("| [")}
    assert "`test_turn::test_it`" in rows["[7.4](../src/regnum/games/abyss/rules/en.md#7.4)"]
    assert rows["[7.5](../src/regnum/games/abyss/rules/en.md#7.5)"].endswith("| – |")
    ran = regnum("coverage", "abyss", "--table", checkout)
    assert (ran.status, ran.err) == (2, f"regnum: {checkout} cannot be written: Is a directory\n")


def test_a_test_that_names_a_rule_that_is_not_there(regnum: Regnum, checkout: Path) -> None:
    (checkout / "tests" / "test_turn.py").write_text("@pytest.mark.rule('abyss:7.99')\ndef test_it(): ...\n")
    ran = regnum("coverage", "abyss", "--json")
    assert ran.status == 1
    assert "tests/test_turn.py::test_it names abyss:7.99, and there is no such rule or card" in ran.err
    assert ran.json["paragraphs"]["shown"] == 0


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["abyss"], {"game": "abyss", "seats": ["me", "greedy"], "players": None, "seed": None, "lang": "en"}),
        (["abyss", "--players", "4"], {"seats": ["me", "greedy", "greedy", "greedy"]}),
        (["--seats", "me,person,random"], {"seats": ["me", "person", "random"]}),
        (["--players", "3", "--seats", "random,me"], {"seats": ["random", "me", "greedy"]}),
        (["--names", "Ada, Bo", "--seed", "5", "--lang", "pl"], {"players": ["Ada", "Bo"], "seed": 5, "lang": "pl"}),
        (["--set", "first=1"], {"options": {"first": "1"}}),
        (["--terminal"], {"game": "abyss", "seats": ["me", "greedy"]}),
    ],
)
def test_play_sits_people_down(
    regnum: Regnum, monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: dict[str, Any]
) -> None:
    asked: dict[str, Any] = {}

    def play(game: str, **more: Any) -> int:
        asked.update(more, game=game)
        return 0

    monkeypatch.setattr("regnum.terminal.play.play", play)
    assert regnum("play", *arguments).status == 0
    assert {name: asked[name] for name in expected} == expected


def test_json_stands_alone_on_the_last_line(regnum: Regnum) -> None:
    out = regnum("simulate", "abyss", "--games", 1, "--json").out
    assert out.endswith("}\n")
    assert json.loads(out) == json.loads(out.splitlines()[-1])

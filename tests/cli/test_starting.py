"""The command itself: how it starts, what it needs for it, and the language it speaks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import regnum as package
from regnum.cli.arguments import language_of
from tests.cli.conftest import Regnum

COMMANDS = [
    "play", "serve", "games", "rules", "cards", "record", "replay", "show", "scene", "simulate", "verify", "bench",
    "coverage",
]  # fmt: skip


def test_the_version(regnum: Regnum) -> None:
    assert regnum("--version")[:2] == (0, f"regnum {package.__version__}\n")


@pytest.mark.parametrize("command", [[sys.executable, "-m", "regnum"], [str(Path(sys.executable).parent / "regnum")]])
def test_as_a_module_and_as_a_command(command: list[str]) -> None:
    ran = subprocess.run([*command, "--version"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"regnum {package.__version__}\n", "")


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_every_command(regnum: Regnum, arguments: tuple[str, ...]) -> None:
    ran = regnum(*arguments)
    assert ran.status == 0
    assert [command for command in COMMANDS if f" {command} " not in ran.out] == []


FOR_PEOPLE = {"fluent", "yaml", "rich", "multiprocessing"}
FOR_SERVERS = {"litestar", "sqlalchemy", "aiosqlite", "alembic", "uvicorn", "websockets", "asyncio"}


@pytest.mark.parametrize(
    ("arguments", "idle"),
    [
        (["--version"], FOR_PEOPLE | FOR_SERVERS),
        (["simulate", "abyss", "--games", "1", "--json"], FOR_PEOPLE | FOR_SERVERS),
        (["games"], FOR_SERVERS),
        (["play", "abyss"], FOR_SERVERS),
        (["play", "--help"], FOR_SERVERS),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_nobody_waits_for_what_only_others_need(arguments: list[str], idle: set[str]) -> None:
    look = (
        "import sys; from regnum.cli import run; status = run(sys.argv[1:]);"
        f"sys.exit(status or ','.join({idle!r} & set(sys.modules)) or 0)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", look, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_an_answer_that_nobody_reads_to_its_end() -> None:
    reader = f"{sys.executable} -m regnum rules abyss | head -1"
    ran = subprocess.run(["sh", "-c", reader], capture_output=True, text=True, env={**os.environ, "REGNUM_LANG": "en"})
    assert (ran.stdout, ran.stderr) == ("# Abyss: the rules\n", "")


def test_a_screen_without_polish_letters() -> None:
    command = [sys.executable, "-m", "regnum", "cards", "abyss", "slaver", "--lang", "pl"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run(command, capture_output=True, text=True, env=env)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "?owca niewolnik?w" in ran.stdout


@pytest.mark.parametrize(
    ("wanted", "environment", "spoken"),
    [
        ("pl", {"REGNUM_LANG": "en"}, "pl"),
        (None, {"REGNUM_LANG": "pl", "LANG": "en_GB.UTF-8"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        (None, {"REGNUM_LANG": "de", "LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language(
    monkeypatch: pytest.MonkeyPatch, wanted: str | None, environment: dict[str, str], spoken: str
) -> None:
    for name in ("REGNUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(wanted) == spoken


MISTAKES = {
    "there is no game 'chess'; there are: abyss, paladins, crescent_moon, oath": [
        "simulate chess", "record chess f", "rules chess",
        "cards chess", "bench chess", "coverage chess", "verify chess", "play chess"],
    "abyss is for 2 to 4 players, not 5": ["simulate abyss --players 5", "record abyss f --players 5",
        "bench abyss --players 5 --quick", "verify abyss --players 5", "play abyss --players 5"],
    "abyss has no option 'house'; it has: first": ["simulate abyss --set house=1", "record abyss f --set house=1",
        "bench abyss --quick --set house=1", "verify abyss --set house=1", "play abyss --set house=1"],
    "first is one of random, 0, 1, 2, 3, not '7'": ["simulate abyss --set first=0 --set first=7"],
    "--set wants KEY=VALUE, not 'first'": ["simulate abyss --set first"],
    "abyss has no bot 'clever'; there are: random, greedy": ["simulate abyss --bots clever",
        "record abyss f --bots random,clever", "play abyss --seats me,clever"],
    "3 bots for 2 players: give one name for all, or one for each": ["simulate abyss --bots random,random,random"],
    "3 seats are filled, and there are 2 players": ["play abyss --players 2 --seats me,random,random"],
    "there is no language 'de'; there are: en, pl": ["rules abyss --lang de", "cards abyss --lang de",
        "games --lang de", "play abyss --lang de"],
    "Invalid value for '--games': 0 is not in the range x>=1.": ["simulate abyss --games 0"],
    "Invalid value for '--seed': -1 is not in the range x>=0.": ["simulate abyss --seed -1",
        "record abyss f --seed -1"],
    "Missing argument 'GAME'.": ["simulate"],
    "No such command 'simulat'. Did you mean 'simulate'?": ["simulat abyss"],
    "there is no folder tests/ here: run this in a checkout of Regnum": ["coverage abyss"],
    "no/such/f.json cannot be written: No such file or directory": ["record abyss no/such/f.json",
        "arena abyss --bots greedy,random --report no/such/f.json"],
    "nowhere.json cannot be read: No such file or directory": ["show nowhere.json", "replay nowhere.json"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("message", "command"), [(message, command) for message, commands in MISTAKES.items() for command in commands]
)
def test_a_mistake_is_one_line(
    regnum: Regnum, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, message: str, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert regnum(*command.split()) == (2, "", f"regnum: {message}\n")
    assert list(tmp_path.iterdir()) == []

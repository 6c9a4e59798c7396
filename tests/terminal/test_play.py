"""`play` itself: with and without a terminal, leaving and coming back, damaged files."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import regnum
from regnum.terminal.play import WRONG_SETUP, play
from regnum.terminal.words import Words
from tests.terminal.sitting import ESCAPES, plain

Type = Callable[..., list[str]]


@pytest.fixture
def type_lines(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Sit down at a terminal and type these lines; the prompts that were read fill the list."""
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)

    def sit_down(*lines: str | type[BaseException]) -> list[str]:
        prompts: list[str] = []
        left: Iterator[str | type[BaseException]] = iter(lines)

        def type_one(prompt: str = "") -> str:
            prompts.append(prompt)
            line = next(left, EOFError)
            if isinstance(line, type):
                raise line
            return line

        monkeypatch.setattr("builtins.input", type_one)
        return prompts

    return sit_down


def start(folder: Path, **more: object) -> int:
    settings: dict[str, object] = {
        "game": "abyss",
        "players": ["Ala"],
        "seats": ["me", "random"],
        "seed": 3,
        "options": {"first": "0"},
    }
    return play(data_dir=folder, **(settings | more))  # type: ignore[arg-type]


def says(message: str, language: str = "en", **args: object) -> str:
    return Words("abyss", language, ["Ala", "Triton"])(message, args)


def kept_files(folder: Path) -> list[Path]:
    return sorted((folder / "matches").glob("*.json"))


def test_without_a_terminal_it_says_how_to_play(tmp_path: Path) -> None:
    command = (
        f"from regnum.terminal.play import play; raise SystemExit(play('abyss', seats=['me', 'random'], lang={'pl'!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env={**os.environ, "REGNUM_DATA": str(tmp_path), "COLUMNS": "300", "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0
    assert plain(done.stdout) == plain(says("play-needs-terminal", "pl", game="abyss"))
    assert done.stderr == ""
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_was_left_is_offered_and_goes_on(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines("1", "1")
    assert start(tmp_path) == 0
    assert says("play-end-of-input", game="abyss") in capsys.readouterr().out
    [path] = kept_files(tmp_path)
    before = path.read_bytes()
    prompts = type_lines("perhaps", "", "q")
    assert start(tmp_path, seed=4) == 0
    assert "Ala, Triton" in prompts[0]
    out = capsys.readouterr().out
    assert says("play-yes-or-no") in out
    assert says("play-left", game="abyss") in out
    assert kept_files(tmp_path) == [path]
    assert path.read_bytes() == before


def test_a_new_match_leaves_the_old_one_where_it_is(tmp_path: Path, type_lines: Type) -> None:
    for answers in (["1"], ["n", "1"], ["n", "1"]):
        type_lines(*answers)
        start(tmp_path)
    assert len(kept_files(tmp_path)) == 3
    oldest = min(kept_files(tmp_path), key=lambda path: (path.stat().st_mtime, path.name))
    os.utime(oldest, (1, 1))
    before = {path: path.read_bytes() for path in kept_files(tmp_path)}
    # The third on the list is the oldest: only that one moves on.
    type_lines("7", "3", "1", "1", "1")
    start(tmp_path)
    assert [path for path in before if path.read_bytes() != before[path]] == [oldest]


def test_interrupted_at_the_first_question_nothing_is_begun(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines("1")
    start(tmp_path)
    for way_out in (KeyboardInterrupt, EOFError):
        type_lines(way_out)
        assert start(tmp_path) == 0
        assert says("play-not-begun") in capsys.readouterr().out


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[1]", b'{"format": 1, "game": "chess", "version": 1}'])
def test_a_damaged_file_is_set_aside(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str], damage: bytes
) -> None:
    type_lines("1")
    start(tmp_path)
    [path] = kept_files(tmp_path)
    path.write_bytes(damage)
    type_lines("q")
    assert start(tmp_path) == 0
    assert str(path) + ".damaged" in capsys.readouterr().out
    assert path.with_name(path.name + ".damaged").read_bytes() == damage


def change(path: Path, **parts: object) -> None:
    path.write_text(json.dumps(json.loads(path.read_bytes()) | parts), encoding="utf-8")


def test_a_file_that_fits_no_rules_is_set_aside(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines("1", "1")
    start(tmp_path)
    [path] = kept_files(tmp_path)
    change(path, choices=[[0, "no-such-question", "yes"]], snapshot={"format": 1})
    type_lines("y", "q")
    assert start(tmp_path) == 0
    assert str(path) + ".damaged" in capsys.readouterr().out
    assert kept_files(tmp_path) == []


def test_where_the_rules_have_changed_the_snapshot_goes_on(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines("1", "1", "1")
    start(tmp_path)
    [path] = kept_files(tmp_path)
    change(path, outcomes=[0])
    capsys.readouterr()
    prompts = type_lines("y", "1", "q")
    assert start(tmp_path) == 0
    assert "Ala, Triton" in prompts[0]
    assert says("play-left", game="abyss") in capsys.readouterr().out
    assert kept_files(tmp_path) == [path]


def test_a_match_of_a_newer_regnum_stays_where_it_is(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines("1")
    start(tmp_path)
    [path] = kept_files(tmp_path)
    change(path, format=99)
    before = path.read_bytes()
    type_lines("q")
    assert start(tmp_path) == 0
    assert says("play-newer-kept", path=str(path)) in capsys.readouterr().out
    assert path.read_bytes() == before


def test_a_kept_file_is_also_a_record(tmp_path: Path, type_lines: Type) -> None:
    type_lines("1", "1")
    start(tmp_path)
    [path] = kept_files(tmp_path)
    assert regnum.load(path).answered > 1


@pytest.mark.parametrize(
    "wrong", [{"seats": ["me"]}, {"seats": ["me", "nobody"]}, {"options": {"first": "9"}}, {"game": "chess"}]
)
def test_a_match_that_cannot_be_set_up(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str], wrong: dict[str, object]
) -> None:
    prompts = type_lines("1")
    assert start(tmp_path, **wrong) == WRONG_SETUP
    assert prompts == []
    assert capsys.readouterr().out.strip() != ""


def test_names_are_shown_as_they_are_and_no_longer_than_fits(
    tmp_path: Path, type_lines: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines("q")
    start(tmp_path, players=["[bold]\x1b[2JAla\n" + "x" * 50, "Triton"], seats=["me", "random", "random"])
    out = capsys.readouterr().out
    assert "[bold] [2JAlaxx" not in out
    assert "[bold] [2JAla xxxxxx" in out
    assert "\x1b" not in out
    assert "x" * 8 not in out
    assert "Thetis" in out  # the second bot goes by a name that is free


class Terminal:
    """A real one: a program at the other end of a pseudo-terminal."""

    def __init__(self, folder: Path, columns: int = 80) -> None:
        pty = pytest.importorskip("pty")
        fcntl = pytest.importorskip("fcntl")
        termios = pytest.importorskip("termios")
        import struct

        self.end, program_end = pty.openpty()
        fcntl.ioctl(program_end, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.program = subprocess.Popen(
            [
                sys.executable,
                "-c",
                # A test runner in the background may have been started with Ctrl-C ignored, which is inherited.
                "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
                "from regnum.terminal.play import play\n"
                "seats = ['me', 'random']\n"
                "raise SystemExit(play('abyss', players=['Ala'], seats=seats, seed=3, options={'first': '0'}))",
            ],
            stdin=program_end,
            stdout=program_end,
            stderr=program_end,
            env={**environment, "REGNUM_DATA": str(folder), "TERM": "xterm", "PYTHONUTF8": "1", "NO_COLOR": "1"},
            start_new_session=True,
        )
        os.close(program_end)
        self.text = ""

    def interrupt(self, words: str) -> None:
        """Press Ctrl-C until the program says so: one pressed between the prompt and the reading goes unheard."""
        for _ in range(10):
            time.sleep(0.3)
            self.program.send_signal(signal.SIGINT)
            with contextlib.suppress(AssertionError):
                self.wait_for(words, seconds=5)
                return
        raise AssertionError("Ctrl-C is not heard")

    def wait_for(self, words: str, seconds: float = 60) -> str:
        """Read until these words appear; what was read."""
        import select

        read = ""
        deadline = time.monotonic() + seconds
        while words not in plain(read):
            assert time.monotonic() < deadline, f"no {words!r} in {read!r}"
            if select.select([self.end], [], [], 1)[0]:
                try:
                    read += os.read(self.end, 65536).decode("utf-8", "replace")
                except OSError:  # the program has closed its end
                    assert words in plain(read), read
        self.text += read
        return read

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def status(self) -> int:
        status = self.program.wait(timeout=60)
        os.close(self.end)
        return status


def test_in_a_real_terminal_interrupted_and_continued(tmp_path: Path) -> None:
    prompt = says("play-prompt-pick")
    first = Terminal(tmp_path)
    page = first.wait_for(prompt)
    assert says("ask-turn-action") in page
    assert max(len(line) for line in ESCAPES.sub("", page).splitlines()) <= 80
    assert re.findall(r"\x1b\[[0-9;]*\b[34][0-7]m", page) == []  # NO_COLOR
    first.type("1\n")
    first.wait_for(prompt)
    first.interrupt(plain(says("play-interrupted", game="abyss")))
    assert first.status() == 0

    second = Terminal(tmp_path, columns=120)
    second.wait_for("[Y/n]")
    second.type("\n")
    second.wait_for(prompt)
    second.type("\x04")  # end of input
    second.wait_for(plain(says("play-end-of-input", game="abyss")))
    assert second.status() == 0
    assert "Traceback" not in first.text + second.text

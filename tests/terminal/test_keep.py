"""Where matches are kept, and that a file is always whole."""

import os
import sys
from pathlib import Path

import pytest

import regnum
from regnum.terminal.keep import Shelf, Sitting, data_folder


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"HOME": "/people/ala"}, "/people/ala/.local/share/regnum"),
        ("linux", {"HOME": "/people/ala", "XDG_DATA_HOME": "/data"}, "/data/regnum"),
        ("linux", {"HOME": "/people/ala", "XDG_DATA_HOME": "data"}, "/people/ala/.local/share/regnum"),
        ("linux", {"HOME": "/people/ala", "REGNUM_DATA": "/here"}, "/here"),
        ("darwin", {"HOME": "/people/ala"}, "/people/ala/Library/Application Support/Regnum"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Regnum"),
        ("win32", {"USERPROFILE": "/ala"}, "/ala/AppData/Roaming/Regnum"),
    ],
)
def test_the_folder_is_the_one_the_system_has_for_it(platform: str, environ: dict[str, str], folder: str) -> None:
    assert data_folder(environ, platform) == Path(folder)


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(tmp_path)
    match = regnum.new("abyss", players=2, seed=1, first="0")
    kept = shelf.new("abyss", Sitting(["me", "random"], ["Ala", "Triton"]))
    shelf.put(kept, match)
    before = kept.path.read_bytes()
    match.answer(match.decisions[0], "explore")

    def crash(*args: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", crash)
        with pytest.raises(OSError, match="no space left"):
            shelf.put(kept, match)
    assert kept.path.read_bytes() == before
    assert list(kept.path.parent.iterdir()) == [kept.path]
    shelf.put(kept, match)
    assert kept.path.read_bytes() != before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_nobody_else_may_read_a_kept_match(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    kept = shelf.new("abyss", Sitting(["me", "random"], ["", ""]))
    shelf.put(kept, regnum.new("abyss", players=2, seed=1))
    assert kept.path.stat().st_mode & 0o077 == 0

"""docs/adding-a-game.md lists the files of a game: every registered one has them, and what it lists exists."""

from __future__ import annotations

import re

import pytest

from regnum.games import REGISTRY, find, names
from tests.repository.project_files import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
ROWS = [line.split(" | ")[0] for line in PAGE.split("## The files\n")[1].splitlines() if line.startswith("| `")]
LISTED = [file for row in ROWS for file in re.findall(r"`([^`]+)`", row)]
NOT_WRITTEN_BY_HAND = ("docs/",)
"""What a command writes: whether it is there and up to date is tested where it is written."""


def test_the_page_lists_files() -> None:
    assert len(LISTED) > 15
    assert len(set(LISTED)) == len(LISTED)


@pytest.mark.parametrize("game", names())
def test_a_registered_game_has_every_listed_file(game: str) -> None:
    needed = [file.replace("<game>", game) for file in LISTED if not file.startswith(NOT_WRITTEN_BY_HAND)]
    missing = [file for file in needed if not (ROOT / file).exists()]
    assert missing == [], f"docs/adding-a-game.md lists what a game needs; {game} has no {', '.join(missing)}"


@pytest.mark.parametrize("game", names())
def test_what_every_game_has_is_listed(game: str) -> None:
    """A file that all games have is one that the next needs too."""
    folder = ROOT / "src" / "regnum" / "games"
    shared = set.intersection(*({path.name for path in (folder / one).glob("*.py")} for one in names()))
    listed = {file.rpartition("/")[2] for file in LISTED}
    assert shared <= listed | {"turn.py", "scoring.py", "actions.py", "rulings.py"}, "parts of a rulebook may be alike"
    assert find(game).name == game


def test_the_registry_is_the_one_place_where_games_are_listed() -> None:
    assert set(REGISTRY) == {path.parent.name for path in (ROOT / "src/regnum/games").glob("*/game.py")}

"""The moments and figures that the browser's boards are tested with are those of the rules as they are."""

from __future__ import annotations

import json

import pytest

from regnum.games import find
from tests.web.moments import BOARDS, SEEDS, texts


@pytest.mark.parametrize("game", SEEDS)
def test_they_are_of_today(game: str) -> None:
    for file, text in texts(game).items():
        assert (BOARDS / game / file).read_text(encoding="utf-8") == text, "run: python -m tests.web.moments"


@pytest.mark.parametrize("game", SEEDS)
def test_every_question_of_the_game_is_among_them(game: str) -> None:
    kept = json.loads((BOARDS / game / "moments.json").read_text(encoding="utf-8"))
    asked = {moment["asked"]["question"] for moment in kept if moment["asked"]}
    assert asked == {question.name for question in find(game).questions}

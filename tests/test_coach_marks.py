"""Every kind of question has a line, in both languages, for whoever is asked it for the first time."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from regnum import games
from regnum.games import find
from regnum.kernel.game import Game
from regnum.texts import LANGUAGES
from tests.repository.project_files import ROOT


def lines(game: str, language: str) -> dict[str, str]:
    """The coach's lines as the client says them: they have no parameters."""
    text = (ROOT / "web" / "src" / "games" / game / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    said = {}
    for name in bundle._messages:
        if name.startswith("coach-"):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            words, errors = bundle.format_pattern(pattern, {})
            assert not errors, f"{name}: {errors}"
            said[name.removeprefix("coach-")] = str(words)
    return said


def unexplained(game: Game, said: dict[str, str]) -> list[str]:
    return [question.name for question in game.questions if question.name not in said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_kind_of_question_is_explained_in_one_line(game: str, language: str) -> None:
    said = lines(game, language)
    assert unexplained(find(game), said) == []
    kinds = {question.name for question in find(game).questions}
    assert sorted(set(said) - kinds) == [], "explained, but never asked"
    for name, words in said.items():
        assert 30 < len(words) < 170, f"{name}: one line, not {len(words)} letters: {words}"


def test_a_question_without_its_line_is_noticed() -> None:
    said = lines("abyss", "en")
    del said["turn-action"]
    assert unexplained(find("abyss"), said) == ["turn-action"]

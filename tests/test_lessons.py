"""Lessons are played from beginning to end, and said in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum import games
from regnum.lessons import Lesson, lessons, read
from regnum.scenes import SceneFailed
from regnum.texts import LANGUAGES, texts

ALL = [lesson for game in games() for lesson in lessons(game)]


def test_every_game_has_lessons() -> None:
    assert {lesson.game for lesson in ALL} == set(games())


def test_the_lessons_of_oath_go_through_every_major_action() -> None:
    done = {str(step.answer) for lesson in lessons("oath") for step in lesson.steps if step.kind == "let"}
    assert done >= {"search", "muster", "trade", "travel", "recover", "campaign", "rest"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_said_in_both_languages(lesson: Lesson, language: str) -> None:
    say = texts(lesson.game, language)
    for message in (f"lesson-{lesson.name}", *(step.say for step in lesson.steps if step.say)):
        said = say(message)
        assert len(said) < 420, f"{message}: the voice speaks in a few short sentences"


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_the_learner_does_something_in_a_lesson(lesson: Lesson) -> None:
    assert any(step.kind in ("let", "free") for step in lesson.steps)
    assert lesson.minutes <= 5


BROKEN = """
name: broken
game: abyss
seats: 2
table: {seats: [{pearls: 1}, {}]}
play:
  - {let: "council:crab", say: x}
"""


def test_a_lesson_that_the_rules_no_longer_allow_fails_at_its_step(tmp_path: Path) -> None:
    file = tmp_path / "1-broken.yaml"
    file.write_text(BROKEN, encoding="utf-8")
    with pytest.raises(SceneFailed, match="step 1"):
        read(file)


def test_an_unknown_step_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "1-odd.yaml"
    file.write_text(BROKEN.replace('{let: "council:crab", say: x}', "{sing: x}"), encoding="utf-8")
    with pytest.raises(SceneFailed, match="no step of a lesson"):
        read(file)

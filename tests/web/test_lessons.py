"""Lessons in the browser, from beginning to end: the voice, the choices it asks for, the refusal that teaches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.lessons import Lesson, lessons
from tests.web.at_the_table import PATIENCE
from tests.web.conftest import OpenPage
from tests.web.test_within_reach import options_of

NARROW, WIDE = 390, 1440


def press(page: Page, key: str, target: str | None) -> None:
    """The answer's button in the prompt, in the list behind a button, or the thing itself."""
    button = page.locator(f'.prompt [data-key="{key}"]')
    group = page.locator(".prompt [data-key=group]")
    if not button.count() and group.count():
        for n in range(group.count()):
            group.nth(n).click()
            if button.count():
                break
    if button.count():
        button.first.click()
    else:
        page.locator(f'[data-thing="{target}"]').first.click()


def choose(page: Page, wanted: list[str]) -> None:
    """Several things, and confirm: what is suggested already is put back if it is not wanted."""
    confirm = page.locator(".prompt [data-key=confirm]")
    confirm.wait_for()
    clear = page.locator(".prompt [data-key=clear]")
    if clear.count():
        clear.click()
    for key in wanted:
        press(page, key, None)
    page.keyboard.press("Escape") if page.locator(".prompt [data-group][aria-expanded=true]").count() else None
    page.locator(".prompt [data-key=confirm][aria-disabled=false]").click()


def learn(page: Page, lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        if step.kind == "answer":
            continue
        page.locator(f".voice[data-step='{at}']").wait_for(timeout=PATIENCE)
        if step.kind == "say":
            page.locator(".voice [data-key=lesson-next]").click()
        elif step.kind == "try":
            page.locator(f'[data-thing="{step.target}"]').first.click(force=True)
            expect(page.locator(".toast")).to_contain_text(step.rule)
            page.locator(".voice [data-key=lesson-next]").click()
        elif step.kind == "let":
            if isinstance(step.answer, list):
                choose(page, step.answer)
            else:
                press(page, str(step.answer), step.target)
        else:
            free_play(page, lesson, at)


SOLUTIONS: dict[tuple[str, str], list[Any]] = {
    ("abyss", "locations"): [
        "recruit:lord:reaper",
        ["ally:seahorse-5", "ally:crab-2"],
        "location:sargasso-silos",
    ],
    ("paladins", "convert"): ["outsider:viking-adventurer"],
}


def free_play(page: Page, lesson: Lesson, at: int) -> None:
    for answer in SOLUTIONS[lesson.game, lesson.name]:
        before = page.locator(".prompt").get_attribute("data-decision")
        if isinstance(answer, list):
            choose(page, answer)
        else:
            press(page, answer, answer)
        page.wait_for_function(
            "([before, at]) => document.querySelector('.prompt')?.dataset.decision !== before"
            " || Number(document.querySelector('.voice')?.dataset.step) > at",
            arg=[before, at],
        )


@pytest.mark.parametrize(
    ("game", "name", "language", "width"),
    [
        ("abyss", "explore", "pl", NARROW),
        pytest.param("abyss", "recruit", "en", WIDE, marks=pytest.mark.slow),
        ("abyss", "locations", "pl", WIDE),
        ("paladins", "workers", "en", WIDE),
        ("paladins", "convert", "pl", NARROW),
        pytest.param("oath", "turn", "en", WIDE, marks=pytest.mark.slow),
        ("oath", "turn", "pl", NARROW),
        pytest.param("oath", "campaign", "pl", WIDE, marks=pytest.mark.slow),
        pytest.param("oath", "campaign", "en", NARROW, marks=pytest.mark.slow),
        pytest.param("oath", "winning", "en", NARROW, marks=pytest.mark.slow),
        pytest.param("oath", "winning", "pl", WIDE, marks=pytest.mark.slow),
    ],
)
@pytest.mark.timeout(240)
def test_a_lesson_is_gone_through_to_its_end(
    open_page: OpenPage, game: str, name: str, language: str, width: int
) -> None:
    lesson = next(one for one in lessons(game) if one.name == name)
    locale = {"en": "en-GB", "pl": "pl-PL"}[language]
    page = open_page(f"/lesson/{game}/{name}", **options_of(width), locale=locale)
    learn(page, lesson)
    page.locator(".voice[data-kind=done]").wait_for(timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_the_last_lesson_ends_in_a_coached_match(open_page: OpenPage) -> None:
    page = open_page("/lesson/oath/winning", **options_of(WIDE))
    learn(page, lessons("oath")[-1])
    page.locator(".voice[data-kind=done] [data-key=lesson-next]").click()
    page.wait_for_url("**/table/**", timeout=PATIENCE)
    page.locator("[data-decision]").wait_for(timeout=PATIENCE)


def test_what_is_not_asked_yet_comes_later(open_page: OpenPage) -> None:
    page = open_page("/lesson/abyss/explore", **options_of(WIDE))
    page.locator(".voice[data-kind=say]").wait_for(timeout=PATIENCE)
    press(page, "explore", None)
    expect(page.locator(".toast")).to_contain_text("later in this lesson")
    assert page.locator(".voice").get_attribute("data-step") == "0"

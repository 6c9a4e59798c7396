"""The plain table, drawn from the view alone: what every game gets that has no board of its own."""

from __future__ import annotations

import pytest

from tests.web.at_the_table import Look, Player
from tests.web.conftest import OpenPage
from tests.web.test_matches import CALM, WHOLE_MATCH, WIDE

LATE = True


class Unrefused(Player):
    def step(self, look: Look) -> Look:
        after = super().step(look)
        assert after.toasts == [], f"refused: {after.toasts} after {look}"
        return after


@pytest.mark.timeout(WHOLE_MATCH)
def test_a_match_on_the_plain_table(open_page: OpenPage) -> None:
    page = open_page("/", **WIDE, **CALM)
    player = Unrefused(page, seed=41, takes_back=1)
    player.sit_down()
    page.goto(f"{page.url}?generic")
    look = player.wait()
    page.locator(".table.generic").wait_for()
    look = player.play(look)
    assert look.over
    assert player.pressed["lord"] >= 1
    page.locator("#score-title").wait_for()


@pytest.mark.timeout(WHOLE_MATCH)
def test_paladins_against_the_opponent_of_the_game(open_page: OpenPage) -> None:
    """Actions and cards are pressed on the table; the opponent has a place there, and the score sheet too."""
    page = open_page("/", **WIDE, **CALM)
    player = Unrefused(page, seed=43, takes_back=1)
    look = player.sit_down(("me",), game="paladins")
    page.get_by_role("region", name="The opponent").wait_for()
    look = player.play(look)
    assert look.over
    assert player.pressed.keys() >= {"action", "paladin", "tavern"}  # the workers are suggested
    page.locator("section.score", has_text="The opponent").wait_for()

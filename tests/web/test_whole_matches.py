"""A whole match of each game in the browser, from the deal to the score. Long: `make soak` plays them."""

from __future__ import annotations

import re

import pytest

from tests.web.at_the_table import words
from tests.web.conftest import OpenPage
from tests.web.test_every_question import PHONE
from tests.web.test_generic_table import Unrefused
from tests.web.test_keyboard import ByKeys
from tests.web.test_matches import CALM, WHOLE_MATCH, WIDE, two_people_at_one_screen

pytestmark = [pytest.mark.slow, pytest.mark.timeout(WHOLE_MATCH)]


def test_two_people_play_abyss_at_one_screen(open_page: OpenPage) -> None:
    page = open_page("/", **WIDE, **CALM)
    player = two_people_at_one_screen(page, "en", touch=False, until=20, takes_back=2)
    assert player.pressed["lord"] >= 3
    assert player.pressed["ally"] >= 5
    assert player.pressed["track"] >= 3


def test_paladins_against_the_opponent_of_the_game(open_page: OpenPage) -> None:
    """Actions, workers and cards are pressed on the table; the opponent has a place there, and the score sheet too."""
    page = open_page("/", **WIDE, **CALM)
    player = Unrefused(page, seed=43, takes_back=1)
    look = player.sit_down(("me",), game="paladins")
    page.get_by_role("region", name="The opponent").wait_for()
    look = player.play(look)
    assert look.over
    assert all(player.pressed[kind] >= 3 for kind in ("action", "worker", "paladin", "tavern"))
    page.locator("section.score", has_text="The opponent").wait_for()


def test_paladins_of_four_on_a_phone(open_page: OpenPage) -> None:
    """By touch, in Polish, against three bots."""
    page = open_page("/", **PHONE, **CALM)
    player = Unrefused(page, seed=44, touch=True)
    look = player.play(player.sit_down(("me", "bot", "bot", "bot"), "pl", game="paladins"))
    assert look.over
    assert all(player.pressed[kind] >= 3 for kind in ("action", "worker", "paladin", "tavern"))


HANDS = {"mouse": Unrefused, "keys": ByKeys}


@pytest.mark.parametrize(("role", "way"), [("chancellor", "keys"), ("exile", "keys"), ("chancellor", "mouse")])
def test_oath_alone_against_the_clockwork_prince(open_page: OpenPage, role: str, way: str) -> None:
    """From the lobby to the end page, by keys and by mouse; his mind is looked into on the way."""
    page = open_page("/", **WIDE, **CALM)
    en = words("en", "oath")
    page.get_by_role("button", name=en("lobby-alone"), exact=True).click()
    page.get_by_role("radio", name=re.compile(f"^{en(f'setting-prince-{role}')}")).check()
    page.get_by_role("radio", name=re.compile(f"^{en('setting-prince_powers-expanded')}")).check()
    page.get_by_role("button", name=en("lobby-sit"), exact=True).click()
    player = HANDS[way](page, seed=45)
    player.wait()
    page.locator("section.prince .mind").click()
    page.get_by_role("group", name=en("play-oath-mind")).wait_for()
    page.get_by_role("button", name=en("oath-mind-close")).click()
    look = player.play(player.look())
    assert look.over
    page.locator("section.score", has_text=en("automaton-prince", case="nom")).wait_for()


@pytest.mark.parametrize("way", HANDS)
def test_oath_of_four(open_page: OpenPage, way: str) -> None:
    """From the first adviser to the Chronicle, against three bots; the end page looks back at the evening."""
    page = open_page("/", **WIDE, **CALM)
    player = HANDS[way](page, seed=45, takes_back=1)
    look = player.play(player.sit_down(("me", "bot", "bot", "bot"), game="oath"))
    assert look.over
    assert player.answered.keys() >= {"first-adviser", "act"}
    assert len(player.answered) >= 8, player.answered
    page.get_by_role("slider", name="Sites ruled").wait_for()
    page.get_by_role("region", name="The evening").wait_for()

"""From the opened address to a first own move."""

from __future__ import annotations

from tests.web.at_the_table import Player, words
from tests.web.conftest import OpenPage


def test_a_first_move_against_bots_takes_at_most_three_clicks(open_page: OpenPage) -> None:
    page = open_page("/", viewport={"width": 1440, "height": 900})
    player = Player(page)
    clicks = []

    page.get_by_role("button", name=words("en")("lobby-play", game="Abyss"), exact=True).click()
    clicks.append("play against bots")
    look = player.wait()
    assert look.decision, "it is my move at once, or as soon as the bots have made theirs"
    first = look

    player.press_thing(look.free[0], look)
    clicks.append("a thing")
    look = player.wait(look)
    if look.final:
        page.locator("[data-key=sure]").click()
        clicks.append("sure")
        look = player.wait(look)

    assert look.decision != first.decision
    assert look.seq is not None
    assert first.seq is not None
    assert look.seq > first.seq
    assert len(clicks) <= 3


def test_a_match_of_oath_alone_takes_two_presses(open_page: OpenPage) -> None:
    page = open_page("/", viewport={"width": 1440, "height": 900})
    en = words("en", "oath")
    page.get_by_role("button", name=en("lobby-alone"), exact=True).click()
    page.get_by_role("button", name=en("lobby-sit"), exact=True).click()
    look = Player(page).wait()
    assert look.decision
    assert page.get_by_role("region", name=en("automaton-prince", case="nom"), exact=True).is_visible()


def test_a_chronicle_of_ones_own_begins_alone(open_page: OpenPage) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844}, locale="pl-PL")
    pl = words("pl", "oath")
    page.get_by_role("button", name=pl("lobby-alone"), exact=True).click()
    page.get_by_role("radio", name=pl("setting-prince-exile")).check()
    page.get_by_role("radio", name=pl("lobby-alone-found")).check()
    page.get_by_label(pl("chronicle-name")).fill("Samotnia")
    page.get_by_role("button", name=pl("lobby-sit"), exact=True).click()
    assert Player(page).wait().decision
    page.goto("/chronicles")
    page.get_by_role("link", name="Samotnia").wait_for()

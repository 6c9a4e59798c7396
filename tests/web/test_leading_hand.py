"""Small things that lead the hand: back to the start of a turn, notes of one's own, what was set up last time, and a
board that unfolds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_the_table import Player, words
from tests.web.conftest import OpenPage
from tests.web.quick_hand import QuickHand
from tests.web.table_server import TableServer
from tests.web.test_matches import CALM, WIDE

SAID = "Glaucus hoards crabs"


@pytest.fixture
def my_turn(open_page: OpenPage, table_server: TableServer) -> Page:
    """Paladins on a wide screen: what do I do now?"""
    table = table_server.lay("me", "random", game="paladins")
    with QuickHand(table_server.address, table) as hand:
        hand.play(lambda sent, asked: bool(asked["question"] == "turn-action"))
        hand.look()
    page = open_page(f"/table/{table}", **WIDE, **CALM)
    page.locator(".prompt[data-asked=turn-action]").wait_for()
    return page


def test_back_to_the_start_of_my_turn_in_one_press(my_turn: Page) -> None:
    """Also from the middle of a choice; a press on what can't be chosen says why, until the question goes."""
    free = my_turn.locator('.own [data-thing^="action:"][data-state=free]')
    before = free.count()
    free.first.click()
    my_turn.locator(".prompt[data-asked=place-workers]").wait_for()
    my_turn.locator('.own [data-thing^="action:"]').last.click(force=True)
    expect(my_turn.locator(".toast")).to_have_count(1)
    my_turn.locator("[data-key=undo-turn]").click()
    my_turn.locator(".prompt[data-asked=turn-action]").wait_for()
    expect(free).to_have_count(before)
    expect(my_turn.locator(".toast")).to_have_count(0)


def test_my_board_unfolds_on_a_press(my_turn: Page) -> None:
    """Over the board: neither the prompt nor the condensed area moves, and no action is hidden."""
    button, rest = my_turn.locator("[data-key=own-board]"), my_turn.locator(".own .unfolds")
    place = my_turn.locator(".prompt").bounding_box()
    expect(rest).to_be_hidden()
    button.press("Enter")
    expect(rest).to_be_visible()
    expect(rest.locator(".jars [data-thing]")).to_have_count(10)
    box = rest.bounding_box()
    assert box is not None
    assert place is not None
    assert box["y"] + box["height"] <= place["y"] + 1
    assert my_turn.locator(".prompt").bounding_box() == place
    expect(my_turn.locator('.own [data-thing^="action:"]')).to_have_count(12)
    button.press("Enter")
    expect(rest).to_be_hidden()


def test_notes_stay_here_and_are_told_nobody(my_turn: Page) -> None:
    told: list[str] = []
    my_turn.on("request", lambda request: told.append(f"{request.url} {request.post_data}"))
    my_turn.on("websocket", lambda socket: socket.on("framesent", lambda payload: told.append(str(payload))))
    my_turn.locator("#tab-notes").click()
    my_turn.locator("#table-notes").fill(SAID)
    my_turn.reload()
    my_turn.locator("#tab-notes").click()
    expect(my_turn.locator("#table-notes")).to_have_value(SAID)
    assert told
    assert not any(SAID in sent for sent in told)


def test_a_new_table_begins_as_the_last_one(open_page: OpenPage) -> None:
    page = open_page("/", **WIDE, **CALM)
    said = words("en")
    article = page.locator("article[aria-labelledby=game-abyss]")
    article.get_by_role("button", name=said("lobby-set")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    dialog.get_by_role("button", name=said("lobby-sit")).click()
    Player(page).wait()
    page.goto("/")
    article.get_by_role("button", name=said("lobby-set")).click()
    expect(dialog.get_by_role("radio", name="4", exact=True)).to_be_checked()

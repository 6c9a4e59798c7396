"""What was: the past of a match while it runs and after it, the server gone and back, records and branches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Page

from tests.web import told_matches
from tests.web.at_the_table import Player, words
from tests.web.conftest import OpenPage
from tests.web.table_server import TableServer
from tests.web.test_matches import CALM, NARROW, WHOLE_MATCH, WIDE, OnItsOwnBoard

AT = "(seq) => document.querySelector('.table.past')?.dataset.seq === String(seq)"


def sit_at(page: Page, table: str) -> Player:
    """Sit down at a running table, and lift the curtain."""
    player = Player(page)
    page.goto(f"/table/{table}")
    look = player.wait()
    while look.curtain is not None:
        look = player.step(look)
    return player


def test_the_past_while_the_match_runs(open_page: OpenPage) -> None:
    """The slider, single steps, a line of the log; and back to now, where the question still stands."""
    say = words("en")
    page = open_page(None, **WIDE, **CALM)
    player = sit_at(page, told_matches.go_on(page, told_matches.played(told_matches.after(40))))
    now = player.look()

    page.get_by_role("button", name=say("table-look-back")).click()
    slider = page.get_by_role("slider", name=say("replay-slider"))
    slider.fill("0")
    page.wait_for_function(AT, arg=0)
    past = player.look()
    assert past.past
    assert past.decision == ""
    assert past.free == [], "nothing can be chosen in the past"
    assert page.locator(".mine [data-thing^=ally]").count() == 0, "nobody has drawn a card yet"
    page.get_by_role("button", name=say("replay-next")).click()
    page.wait_for_function(AT, arg=1)
    page.keyboard.press("End")
    page.wait_for_function(AT, arg=now.seq)
    page.get_by_role("region", name=say("replay-title")).get_by_role(
        "button", name=say("replay-now"), exact=True
    ).click()
    page.wait_for_function("() => !document.querySelector('.table.past')")
    back = player.wait()
    assert (back.decision, back.free, back.verbs) == (now.decision, now.free, now.verbs)

    line = page.locator(".log .line").nth(12)
    seq = line.get_attribute("data-seq")
    line.get_by_role("button", name=say("journal-moment")).click(position={"x": 3, "y": 3})
    page.wait_for_function(AT, arg=seq)
    assert line.get_by_role("button", name=say("journal-moment")).get_attribute("aria-current") == "step"
    page.locator(".log").get_by_role("button", name=say("journal-now"), exact=True).click()
    back = player.wait()
    assert (back.decision, back.free) == (now.decision, now.free)
    assert player.play(back, until=2).decision != now.decision, "and the match goes on"


def test_an_uploaded_match_lies_open_and_can_be_played_on(open_page: OpenPage) -> None:
    say = words("en")
    page = open_page("/", **WIDE, **CALM)
    match = told_matches.played()
    file: FilePayload = {"name": "match.json", "mimeType": "application/json", "buffer": match.record()}
    page.locator("input[type=file]").set_input_files(files=[file])
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider", name=say("replay-slider"))
    slider.fill("40")
    page.wait_for_function("() => Number(document.querySelector('.table.past')?.dataset.seq) >= 40")
    # Everything lies open: both hands are there to see; with one's eyes, one.
    hands = page.locator(".player .hand")
    hands.nth(1).wait_for()
    page.get_by_role("combobox", name=say("replay-eyes")).select_option("0")
    page.locator(".mine .hand").wait_for()
    hands.first.wait_for(state="detached")

    page.get_by_role("button", name=say("replay-branch"), exact=True).click()
    page.wait_for_url("**/table/*")
    player = Player(page)
    look = player.wait()
    assert look.curtain is not None, "a table at this screen"
    look = player.play(look, until=3)
    assert look.decision or look.curtain is not None


def test_the_end_leads_on(open_page: OpenPage) -> None:
    """After the match: the score, its replay, the record to take home, a rematch."""
    say = words("en")
    page = open_page(None, **WIDE, **CALM)
    last = told_matches.played(lambda match: match.view(0).ending is not None)
    player = sit_at(page, told_matches.go_on(page, last))
    look = player.play(player.look())
    page.locator("#score-title").wait_for()
    assert page.locator(".score svg").count() >= 1

    with page.expect_download() as download:
        page.get_by_role("link", name=say("score-record"), exact=True).click()
    assert download.value.suggested_filename.endswith(".json")

    page.get_by_role("button", name=say("score-replay"), exact=True).click()
    page.wait_for_function("() => document.querySelector('.table.past')?.dataset.seq === '0'")
    page.get_by_role("button", name=say("replay-leave"), exact=True).click()
    page.locator("#score-title").wait_for()
    this = page.url
    page.get_by_role("button", name=say("score-rematch"), exact=True).click()
    page.wait_for_url(lambda url: url != this)
    look = player.wait()
    assert look.curtain is not None


@pytest.mark.timeout(WHOLE_MATCH)
def test_the_server_dies_and_comes_back(open_page: OpenPage, table_server: TableServer) -> None:
    """On a phone, against a bot: the page waits, catches up by itself, and the match goes on."""
    say = words("pl")
    forgives = r"WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"
    page = open_page("/", forgives, **NARROW, **CALM)
    player = OnItsOwnBoard(page, seed=12, touch=True, takes_back=2)
    look = player.sit_down(language="pl")
    assert say("table-your-turn") in look.prompt
    look = player.play(look, until=15)
    # The page itself does not scroll sideways.
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    for _ in range(2):
        table_server.kill()
        page.get_by_text(say("table-reconnecting")).wait_for()
        stale = player.look()
        assert (stale.decision, stale.free) == (look.decision, look.free), "the table stays in sight"
        restart(table_server)
        page.get_by_text(say("table-reconnecting")).wait_for(state="detached")
        look = player.wait()
        assert (look.decision, look.seq, look.free) == (stale.decision, stale.seq, stale.free)
        look = player.play(look, until=6)

    # An answer given while nobody hears it is heard when somebody does.
    table_server.kill()
    page.get_by_text(say("table-reconnecting")).wait_for()
    verb = look.verbs[0] if look.verbs else None
    if verb:
        player.press_verb(verb)
    else:
        player.press_thing(look.free[0], look)
    restart(table_server)
    look = player.wait(look)
    assert look.toasts == []
    player.play(look, until=5)


def restart(server: TableServer) -> None:
    """On the same port, with the same data."""
    port = re.search(r":(\d+)/", server.address)
    assert port is not None
    server.command = (*server.command[:-1], port[1])
    server.start()

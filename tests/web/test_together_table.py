"""People across the net at one table: two who play and one who looks on, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.at_the_table import Player, words
from tests.web.company import Come, Guest, coming, serving
from tests.web.conftest import OpenPage
from tests.web.table_server import TableServer
from tests.web.test_axe import COLOURS, LookClosely, look_closely
from tests.web.test_coming_back import restart
from tests.web.test_matches import CALM, NARROW

__all__ = ["look_closely"]  # a fixture

EN = words("en")
BREAKS = "WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """One for all: each test's people are people of their own."""
    with serving(tmp_path_factory.mktemp("together"), REGNUM_LIMITS="off") as server:
        yield server


@pytest.fixture
def come(browser: Browser, server: TableServer) -> Iterator[Come]:
    """Lines may break."""
    with coming(browser, server, BREAKS) as come:
        yield come


def gathered(come: Come, **options: Any) -> tuple[str, Guest, Guest, Guest]:
    """A table of two with an onlooker, before each their own page."""
    ola, jan, ewa = come("Ola", **options), come("Jan", **options), come("Ewa", **options)
    table = ola.lay()
    ola.brings(jan, table, 1)
    ola.brings(ewa, table, None)
    for guest in (ola, jan, ewa):
        guest.sits_at(table)
    return table, ola, jan, ewa


def test_two_play_and_one_looks_on(come: Come, server: TableServer) -> None:
    """They talk, each in their room; the server dies; one takes back with the other's consent; one concedes."""
    _, ola, jan, ewa = gathered(come)

    # The players talk, and whoever looks on has a room of their own.
    for guest in (ola, jan, ewa):
        guest.opens_chat()
    expect(ola.page.get_by_text(EN("talk-room-players"))).to_be_visible()
    expect(ewa.page.get_by_text(EN("talk-room-watchers"))).to_be_visible()
    ola.says("Do you see my <b>walrus</b>?")
    expect(jan.page.locator(".chat .text")).to_have_text(["Do you see my <b>walrus</b>?"])
    ewa.says("Is anybody here?")
    expect(ewa.page.locator(".chat .text")).to_have_text(["Is anybody here?"])
    jan.says("I do.")
    expect(ola.page.locator(".chat .text")).to_have_text(["Do you see my <b>walrus</b>?", "I do."])
    assert ewa.hears() == ["Is anybody here?"]
    assert not any("walrus" in str(frame.message) for frame in ewa.player.frames), "not even on the way"

    # Unread lines are counted where the chat is not being looked at.
    jan.page.locator("#tab-log").click()
    ola.says("And now?")
    expect(jan.page.locator("#tab-chat .unread-count")).to_have_text("1")
    jan.page.locator("#tab-chat").click()
    expect(jan.page.locator("#tab-chat .unread-count")).to_have_count(0)

    # Who looks on sees no hand and is asked nothing.
    ola.chooses()
    ewa.catches_up(ola)
    expect(ewa.page.locator("[data-watching=watching]")).to_be_visible()
    expect(ewa.page.get_by_text(EN("watch-watching"))).to_be_visible()
    assert ewa.page.locator(".own, [data-decision], .hand [data-thing]").count() == 0
    for frame in ewa.player.frames:
        if frame.message.get("is") == "table":
            assert frame.message["seat"] is None
            assert frame.message["asked"] == []
            hands = [player.get("hand") for player in frame.message["view"]["players"]]
            assert not any(hands), "no hand travels to one who looks on"

    # The server dies, and comes back: nobody reloads.
    before = {guest: guest.seq for guest in (ola, jan, ewa)}
    server.kill()
    for guest in (ola, jan, ewa):
        expect(guest.page.get_by_text(EN("table-reconnecting"))).to_be_visible()
    ola.says("Are we still here?")  # nobody hears it yet
    restart(server)
    for guest in (ola, jan, ewa):
        expect(guest.page.get_by_text(EN("table-reconnecting"))).to_have_count(0)
        assert guest.seq >= before[guest]
    expect(jan.page.locator(".chat .text").last).to_have_text("Are we still here?")
    expect(ola.page.locator(".chat .text")).to_have_count(4)
    jan.says("We are.")
    expect(ola.page.locator(".chat .text").last).to_have_text("We are.")
    assert ewa.hears() == ["Is anybody here?"]

    # A take-back is proposed by one and agreed to by the other.
    asked = ola if ola.player.look().decision else jan
    other = jan if asked is ola else ola
    asked.chooses()
    moved = asked.seq
    asked.opens_menu("take-back")
    asked.page.locator("dialog q").first.wait_for()
    asked.confirms()
    banner = other.page.get_by_role("region", name=EN("agree-title"))
    expect(banner).to_contain_text(EN("agree-wants-back", player=asked.name))
    expect(ewa.page.get_by_role("region", name=EN("agree-title"))).to_be_visible()
    assert ewa.page.locator("[data-key=agree]").count() == 0
    other.page.locator("[data-key=agree]").click()
    for guest in (ola, jan, ewa):
        expect(guest.page.get_by_role("region", name=EN("agree-title"))).to_have_count(0)
    ewa.catches_up(asked)
    assert asked.seq > moved, "it is an entry of the log, and nothing was torn out"
    expect(asked.page.locator("[data-decision]")).not_to_have_attribute("data-decision", "")

    # One concedes; the others see it at once.
    jan.opens_menu("concede")
    expect(jan.page.locator("dialog[open]")).to_contain_text("Ola")
    jan.confirms()
    expect(ola.page.locator("#score-title")).to_have_text(EN("score-you-won"))
    for guest in (ola, jan, ewa):
        expect(guest.page.get_by_text(EN("score-ended-conceded", players="Jan", count=1))).to_be_visible()
    expect(ewa.page.locator("#score-title")).to_have_text(EN("score-winners", players="Ola", count=1))


def test_a_refused_proposal_and_a_bot_that_stands_in(come: Come) -> None:
    _, ola, jan, ewa = gathered(come)
    jan.opens_menu("abandon")
    jan.confirms()
    ola.page.locator("[data-key=refuse]").click()
    for guest in (ola, jan, ewa):
        expect(guest.page.get_by_role("region", name=EN("agree-title"))).to_have_count(0)
    assert ola.player.look().over is False

    ola.opens_menu("abandon")
    ola.confirms()
    expect(jan.page.locator("[data-key=agree]")).to_be_visible()
    ola.page.locator("[data-key=withdraw]").click()
    expect(jan.page.get_by_role("region", name=EN("agree-title"))).to_have_count(0)

    ola.opens_menu("step-out")
    ola.confirms()
    expect(ola.page.locator("[data-watching=away]")).to_be_visible()
    expect(jan.page.locator("ul.turn")).to_contain_text(EN("table-away"))
    jan.chooses()  # the bot has played on, and it is Jan's turn
    ola.page.locator("[data-key=come-back-here]").click()
    expect(ola.page.locator("[data-watching]")).to_have_count(0)
    expect(jan.page.locator("ul.turn")).not_to_contain_text(EN("table-away"))

    # By consent the match ends, and nobody wins it.
    jan.opens_menu("abandon")
    jan.confirms()
    ola.page.locator("[data-key=agree]").click()
    for guest in (ola, jan, ewa):
        expect(guest.page.locator("#score-title")).to_have_text(EN("score-nobody"))


def test_who_has_conceded_looks_on_through_their_old_seat(come: Come) -> None:
    """Where others play on: also after a reload, and nobody else looks through that seat."""
    ola, jan, ewa, tom = come("Ola"), come("Jan"), come("Ewa"), come("Tom")
    table = ola.lay(3)
    ola.brings(jan, table, 1)
    ola.brings(ewa, table, 2)
    ola.brings(tom, table, None)
    for guest in (ola, jan, tom):
        guest.sits_at(table)
    jan.opens_menu("concede")
    expect(jan.page.locator("dialog[open]")).to_contain_text(EN("agree-concede-bot"))
    jan.confirms()
    expect(ola.page.locator("ul.turn")).to_contain_text(EN("table-conceded"))
    for _ in range(2):
        expect(jan.page.locator("[data-watching=conceded]")).to_be_visible()
        expect(jan.page.locator(".own")).to_be_visible()
        jan.page.reload()
    tom.page.reload()
    expect(tom.page.locator("[data-watching=watching]")).to_be_visible()
    assert ola.player.wait().decision, "the others play on"


def test_a_table_is_closed_to_onlookers(come: Come) -> None:
    _, ola, jan, ewa = gathered(come)
    ola.opens_menu("terms")
    ola.page.get_by_role("checkbox", name=EN("terms-spectators")).uncheck()
    ola.confirms()
    expect(ewa.page.get_by_text(EN("watch-closed"))).to_be_visible()
    assert ewa.page.locator("div.table").count() == 0
    expect(jan.page.locator("div.table")).to_be_visible()


def test_a_finished_match_is_shared_with_a_stranger(come: Come) -> None:
    """Everything open, for whoever has the link; and no longer, once it is not shared."""
    table, ola, jan, _ = gathered(come)
    ola.chooses()
    jan.opens_menu("concede")
    jan.confirms()
    ola.page.locator("#score-title").wait_for()
    ola.page.locator(".score [data-key=share]").click()
    ola.page.locator("dialog [data-key=act]").click()
    link = ola.page.get_by_role("textbox", name=EN("share-link")).input_value()
    assert link.endswith(f"/replay/{table}")

    tom = come("Tom", forgives="404")
    tom.page.goto(link)
    tom.page.get_by_role("slider", name=EN("replay-slider")).wait_for()
    tom.page.keyboard.press("End")
    tom.page.wait_for_url(re.compile(r"[?&]at=[1-9]\d*"))
    frames = [frame.message for frame in tom.player.frames if frame.message.get("is") == "table"]
    assert frames[-1]["status"] == "over"
    assert all("hand" in player for player in frames[-1]["view"]["players"]), "everything lies open"

    ola.page.locator("[data-key=unshare]").click()
    expect(ola.page.get_by_text(EN("share-off"))).to_be_visible()
    tom.page.reload()
    expect(tom.page.get_by_text(EN("web-failed-missing"))).to_be_visible()


def test_a_blocked_person_is_not_read_any_more(come: Come) -> None:
    _, ola, jan, _ = gathered(come)
    ola.opens_chat()
    jan.opens_chat()
    jan.says("You play badly.")
    expect(ola.page.locator(".chat .text")).to_have_count(1)
    ola.page.get_by_role("button", name=EN("talk-about", name="Jan")).click()
    ola.page.locator("[data-key=block]").click()
    ola.page.locator("dialog [data-key=block-sure]").click()
    expect(ola.page.locator(".chat .text")).to_have_count(0)
    jan.says("Do you hear me?")
    expect(jan.page.locator(".chat .text")).to_have_count(2)
    ola.says("It is quiet here.")
    expect(ola.page.locator(".chat .text")).to_have_text(["It is quiet here."])


def test_on_a_phone_the_chat_is_where_the_log_is(come: Come) -> None:
    """Nothing is too small for a finger, and the page does not scroll sideways."""
    say = words("pl")
    _, ola, jan, _ = gathered(come, **NARROW, **CALM)
    ola.opens_chat()
    ola.says("Cześć")
    expect(jan.page.locator("[data-key=fold] .unread-count")).to_have_text("1")
    jan.opens_chat()
    expect(jan.page.get_by_text(say("talk-room-players"))).to_be_visible()
    small = """() => [...document.querySelectorAll('.chat button, .chat textarea, .tabs button, .menu button')]
        .filter((one) => one.getClientRects().length)
        .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < 44).map(([html]) => html)"""
    assert jan.page.evaluate(small) == []
    jan.page.locator(".column .close").click()
    jan.page.locator("[data-key=table-menu]").click()
    assert jan.page.evaluate(small) == []
    assert jan.page.evaluate("document.documentElement.scrollWidth") <= 390


# --- axe ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["wide", "phone"])
def test_nothing_serious(come: Come, look_closely: LookClosely, narrow: bool) -> None:
    """On the new views, by day and by night."""
    options: dict[str, Any] = {"bypass_csp": True, **(NARROW if narrow else {}), **CALM}
    _, ola, jan, ewa = gathered(come, **options)

    def fine(page: Page, what: str) -> None:
        assert look_closely(page) == [], what
        page.emulate_media(color_scheme="dark")
        assert look_closely(page, None if narrow else COLOURS) == [], f"{what}, by night"
        page.emulate_media(color_scheme="light")

    for guest in (ola, jan):
        guest.opens_chat()
    ola.says("Hello\nhttps://example.org")
    jan.page.locator(".chat .text").wait_for()
    jan.says("Hello to you")
    ola.page.locator(".chat .text").nth(1).wait_for()
    fine(ola.page, "chat")
    ola.page.locator(".chat .more").click()
    fine(ola.page, "line menu")
    ola.page.locator("[data-key=block]").click()
    fine(ola.page, "block")
    ola.page.keyboard.press("Escape")
    fine(ewa.page, "onlooker")
    if narrow:
        for guest in (ola, jan):
            guest.page.locator(".column .close").click()
    ola.chooses()
    jan.page.locator("[data-key=table-menu]").click()
    fine(jan.page, "menu")
    jan.page.locator(".menu [data-key=report]").click()
    fine(jan.page, "report")
    jan.page.keyboard.press("Escape")
    ola.opens_menu("take-back")
    ola.page.locator("dialog q").first.wait_for()
    fine(ola.page, "take back")
    ola.confirms()
    jan.page.locator("[data-key=agree]").wait_for()
    fine(jan.page, "proposal")
    jan.page.locator("[data-key=refuse]").click()
    ola.opens_menu("terms")
    fine(ola.page, "terms")
    ola.page.keyboard.press("Escape")
    jan.opens_menu("step-out")
    jan.confirms()
    jan.page.locator("[data-watching=away]").wait_for()
    fine(jan.page, "away")
    ola.opens_menu("concede")
    fine(ola.page, "concede")
    ola.confirms()
    ola.page.locator("#score-title").wait_for()
    fine(ola.page, "conceded")
    ola.page.locator(".score [data-key=share]").click()
    ola.page.locator("dialog [data-key=act]").click()
    ola.page.locator("dialog input").wait_for()
    fine(ola.page, "shared")


def test_one_household_has_nobody_to_talk_to(open_page: OpenPage, table_server: TableServer) -> None:
    """Its menu has what makes sense there, and a take-back needs nobody else's consent."""
    page = open_page(f"/table/{table_server.lay('me', 'random')}", **CALM, viewport={"width": 1440, "height": 900})
    player = Player(page)
    look = player.play(player.wait(), until=3)
    assert page.locator("#tab-log").is_visible()
    assert page.locator("#tab-chat").count() == 0
    page.locator("[data-key=table-menu]").click()
    keys = page.locator(".menu [data-key]").evaluate_all("(items) => items.map((item) => item.dataset.key)")
    assert keys == ["take-back", "abandon", "step-out", "concede", "clear"]
    page.locator(".menu [data-key=take-back]").click()
    page.locator("dialog q").first.wait_for()
    page.locator("dialog[open] [data-key=act]").click()
    page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) > seq", arg=look.seq)
    page.locator(".banner").wait_for(state="detached")
    assert player.wait().decision

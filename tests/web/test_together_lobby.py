"""Before the match: accounts, public tables, invitations by a link and the room where people wait for each other.

Each person has a browser context of their own; nothing here is reloaded unless a test says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from regnum.texts import Texts
from tests.web.at_the_table import Words, words
from tests.web.company import Come, Guest, coming, serving
from tests.web.table_server import TableServer
from tests.web.test_axe import COLOURS, LookClosely, look_closely
from tests.web.test_matches import CALM, NARROW

__all__ = ["look_closely"]  # a fixture

EN = words("en")
NO = Texts("", "en")
"""What the server says, where it says no."""
PASSWORD = "a few good words"
STAYS = "() => (window.stays = true)"
"""A page that is loaded anew forgets it."""


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """One for all: each test's people are people of their own, with logins of their own."""
    with serving(tmp_path_factory.mktemp("lobby"), REGNUM_LIMITS="off") as server:
        yield server


@pytest.fixture
def come(browser: Browser, server: TableServer) -> Iterator[Come]:
    """A refusal is no noise: the page tells it."""
    with coming(browser, server, r"status of (403|404|409|429)") as come:
        yield come


def said(page: Page) -> Words:
    """The words of the language this page speaks."""
    return words(page.evaluate("document.documentElement.lang"))


def button(page: Page, message: str, **args: Any) -> Locator:
    return page.get_by_role("button", name=said(page)(message, **args), exact=True)


def lays_for_two(guest: Guest) -> str:
    """With the mouse, from the lobby to the waiting room; the table's id."""
    guest.page.goto("/")
    guest.page.locator("article.game .friends").first.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    button(guest.page, "lobby-invite").click()
    guest.page.locator(".waiting-room ol").wait_for()
    return guest.page.url.rsplit("/", 1)[1]


def link_of(guest: Guest, seat: int) -> str:
    """The owner makes a link in the waiting room."""
    row = guest.page.locator(".waiting-room ol > li").nth(seat)
    row.wait_for()
    say = said(guest.page)
    row.get_by_role("button", name=say("waiting-invite")).click()
    return row.get_by_label(say("waiting-link", what="seat", number=seat + 1)).input_value()


# -- by a link -------------------------------------------------------------------------------------------------------


def test_two_people_meet_by_a_link(come: Come, server: TableServer) -> None:
    """And what the link carries is nowhere but in its fragment, for a moment."""
    ola, jan = come("Ola", permissions=["clipboard-read", "clipboard-write"]), come()
    lays_for_two(ola)
    link = link_of(ola, 1)
    token = link.split("#")[1]
    assert link == f"{server.address}join#{token}"
    ola.shows(EN("waiting-copied"))
    assert ola.page.evaluate("navigator.clipboard.readText()") == link
    ola.page.evaluate(STAYS)

    asked: list[Request] = []
    jan.page.on("request", lambda request: asked.append(request))
    jan.page.goto(link)
    jan.page.get_by_role("heading", name=EN("join-invited-by", host="Ola", game="Abyss")).wait_for()
    assert jan.page.url == f"{server.address}join"
    jan.page.get_by_label(EN("lobby-name")).fill("Jan")
    jan.page.evaluate(STAYS)
    button(jan.page, "lobby-sit").click()

    for guest in (ola, jan):
        guest.page.locator("div.table").wait_for()
        guest.page.get_by_text("Jan").first.wait_for()
        assert guest.page.evaluate("window.stays"), "loaded anew"
        assert token not in guest.page.url
    # The secret travels in the body of two requests, and in nothing that a log or another page would see.
    assert [request.url for request in asked if token in (request.post_data or "")] == [
        f"{server.address}api/invites/{what}" for what in ("look", "accept")
    ]
    heads = [(request.url.partition("#")[0], request.all_headers()) for request in asked]
    assert not [url for url, _ in heads if token in url]
    assert not [headers for _, headers in heads if token in str(headers) or "referer" in headers]
    assert token not in jan.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
    jan.page.go_back()
    assert jan.page.url == "about:blank", "the way back leads over no link"


def test_a_link_is_good_once_and_can_be_withdrawn(come: Come) -> None:
    ola, jan, ewa = come("Ola"), come("Jan"), come("Ewa")
    table = ola.lay(players=3)
    ola.page.goto(f"/table/{table}")
    link = link_of(ola, 1)
    ola.page.evaluate(STAYS)
    jan.page.goto(link)
    button(jan.page, "lobby-sit").click()
    jan.page.locator(".waiting-room ol").wait_for()
    expect(ola.page.locator(".waiting-room ol > li").nth(1)).to_contain_text("Jan")

    ewa.page.goto(link)
    ewa.shows(NO("refused-invite-used", {}))
    assert button(ewa.page, "lobby-sit").count() == 0

    another = link_of(ola, 2)
    button(ola.page, "waiting-revoke").click()
    ola.shows(EN("waiting-revoked"))
    ewa.page.goto(another)
    ewa.shows(NO("refused-no-such-invite", {}))
    assert ola.page.evaluate("window.stays")

    button(jan.page, "waiting-stand").click()
    jan.page.wait_for_url("**/")
    expect(ola.page.locator(".waiting-room ol > li").nth(1)).to_contain_text(EN("waiting-nobody"))


def test_a_link_to_watch(come: Come) -> None:
    ola, ewa = come("Ola"), come("Ewa")
    table = ola.lay()
    ola.page.goto(f"/table/{table}")
    button(ola.page, "waiting-invite-watch").click()
    field = ola.page.get_by_role("textbox", name=EN("waiting-link", what="watch", number=1))
    ewa.page.goto(field.input_value())
    button(ewa.page, "lobby-watch").click()
    ewa.shows(EN("waiting-about-watching"))
    assert ewa.page.locator(".waiting-room ol button").count() == 0
    button(ola.page, "waiting-start", count=1).click()
    for guest in (ola, ewa):
        guest.page.locator("div.table").wait_for()


def test_a_name_is_asked_before_the_first_match_with_others(come: Come) -> None:
    """Once: the table is laid then, with the name."""
    nobody = come()
    nobody.page.goto("/")
    nobody.page.locator("article.game .friends").first.click()
    button(nobody.page, "lobby-invite").click()
    asked = nobody.page.get_by_role("dialog", name=EN("join-name"))
    asked.get_by_label(EN("lobby-name"), exact=True).fill("Wanda")
    asked.locator("[type=submit]").click()
    nobody.page.locator(".waiting-room ol").wait_for()
    nobody.shows("Wanda")
    assert nobody.ask("GET", "/api/me")["name"] == "Wanda"


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_owner_chooses_a_clock_and_it_runs(come: Come, locale: str) -> None:
    """Before the match begins, and nobody else does. At the table the seconds of a choice run, and the bank waits."""
    ola, jan = come("Ola", locale=locale), come("Jan", locale=locale)
    table = ola.lay(3)
    ola.page.goto(f"/table/{table}")
    ola.page.locator(".waiting-room ol").wait_for()
    say = said(ola.page)
    timed = say("lobby-clock-of", seconds=60, minutes=20)
    ola.brings(jan, table, 1)
    jan.page.goto(f"/table/{table}")
    jan.page.locator(".waiting-room ol").wait_for()
    ola.page.get_by_label(say("lobby-clock"), exact=True).select_option(label=timed)
    jan.shows(timed)
    assert jan.page.get_by_label(say("lobby-clock"), exact=True).count() == 0
    button(ola.page, "waiting-start", count=1).click()
    for guest in (ola, jan):
        clock = guest.page.get_by_role("timer").first
        clock.wait_for()
        expect(clock.locator(".bank")).to_have_text("+ 20:00")
        left = clock.locator("b")
        before = left.inner_text()
        assert re.fullmatch(r"0:[0-5]\d|1:00", before)
        expect(left).not_to_have_text(before)


# -- public tables, and the lobby that is told -----------------------------------------------------------------------


def test_a_stranger_sits_down_at_a_public_table(come: Come) -> None:
    """The owner looks at the lobby meanwhile and sees that the match has begun."""
    ola, jan = come("Olga"), come()
    table = lays_for_two(ola)
    ola.page.get_by_role("switch", name=EN("waiting-public")).check()
    expect(ola.page.get_by_role("switch", name=EN("waiting-public"))).to_be_enabled()
    ola.page.get_by_role("link", name=EN("lobby-home")).click()
    expect(ola.page.locator("article.table")).to_contain_text(EN("lobby-free", count=1))
    ola.page.evaluate(STAYS)

    jan.page.goto("/")
    jan.page.get_by_role("link", name=EN("hall-title")).click()
    card = jan.page.locator("article.table", has_text="Olga")
    card.get_by_role("button", name=EN("lobby-sit")).click()
    jan.page.get_by_role("dialog").get_by_label(EN("lobby-name")).fill("Jan")
    jan.page.get_by_role("dialog").get_by_role("button", name=EN("lobby-sit")).click()
    jan.page.locator("div.table").wait_for()
    assert jan.page.url.endswith(f"/table/{table}")

    expect(ola.page.locator("article.table")).to_contain_text("Jan")
    expect(ola.page.locator("article.table")).not_to_contain_text(EN("lobby-free", count=1))
    assert ola.page.evaluate("window.stays")


CATCH = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true })
  window.notes = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = () => Promise.resolve('granted')
    constructor(title, { tag }) {
      window.notes.push([title, tag])
      window.note = this
    }
    close() {}
  }
}"""


def test_the_browser_tells_of_a_turn_elsewhere(come: Come) -> None:
    """A page in the background, in the lobby: one notice for the table, and a click on it leads there."""
    ola, jan = come("Ola"), come("Jan")
    table = ola.lay()
    ola.brings(jan, table, 1)
    [first] = ola.ask("GET", f"/api/tables/{table}")["waiting"]
    mover, other = (ola, jan) if first == 0 else (jan, ola)

    other.page.goto("/")
    other.page.evaluate(CATCH)
    other.page.locator(".account .me").click()
    button(other.page, "notices-title").click()
    other.page.get_by_role("switch").check()
    other.page.keyboard.press("Escape")

    while mover.ask("GET", f"/api/tables/{table}")["waiting"] == [first]:
        seat = f"/api/tables/{table}/seats/{first}"
        asked = mover.ask("GET", seat)["asked"][0]
        assert asked["form"] == "pick"
        answer = {"decision": asked["decision"], "answer": asked["options"][0]["key"]}
        mover.ask("POST", f"{seat}/answers", answer)
    other.page.wait_for_function("() => window.notes.length > 0")
    assert other.page.evaluate("window.notes") == [[f"{EN('lobby-turn-mine')} – Abyss", table]]
    expect(other.page).to_have_title(re.compile(r"^\(1\)"))
    other.page.evaluate("() => window.note.onclick()")
    other.page.locator("div.table").wait_for()
    assert other.page.url.endswith(f"/table/{table}")


# -- accounts --------------------------------------------------------------------------------------------------------


def opens_account(page: Page, message: str) -> Locator:
    page.locator(".account .me").click()
    page.locator(".account .box").get_by_role("button", name=said(page)(message), exact=True).click()
    return page.get_by_role("dialog")


def fills(dialog: Locator, login: str, password: str) -> None:
    dialog.get_by_label(EN("account-login")).fill(login)
    dialog.get_by_label(EN("account-password"), exact=True).fill(password)
    dialog.locator("[type=submit]").click()


def test_an_account_on_two_devices(come: Come) -> None:
    """Sign up, sign out, sign in elsewhere: the table of the guest is found there."""
    ola, elsewhere = come("Ola"), come()
    ola.lay()
    page = ola.page
    page.goto("/")
    page.locator("article.table").wait_for()
    dialog = opens_account(page, "account-create")
    fills(dialog, "ola", "password123")
    dialog.get_by_text(NO("refused-password-common", {})).wait_for()
    fills(dialog, "ola", PASSWORD)
    dialog.wait_for(state="detached")
    expect(page.locator("article.table")).to_have_count(1)
    page.locator(".account .me").click()
    page.get_by_text(EN("account-signed-in", login="ola")).wait_for()
    button(page, "account-sign-out").click()
    expect(page.locator("article.table")).to_have_count(0)
    expect(page.locator(".account .name")).to_have_text(EN("account-guest"))

    elsewhere.page.goto("/")
    dialog = opens_account(elsewhere.page, "account-sign-in")
    fills(dialog, "Ola", "not the password")
    dialog.get_by_text(NO("refused-wrong-password", {})).wait_for()
    fills(dialog, "Ola", PASSWORD)
    dialog.wait_for(state="detached")
    expect(elsewhere.page.locator("article.table")).to_have_count(1)
    expect(elsewhere.page.locator(".account .name")).to_have_text("Ola")


def test_signed_out_everywhere(come: Come) -> None:
    """A browser that was signed out from another one notices by itself."""
    ola, elsewhere = come("Ola"), come()
    for guest, message in ((ola, "account-create"), (elsewhere, "account-sign-in")):
        guest.page.goto("/")
        dialog = opens_account(guest.page, message)
        fills(dialog, "everywhere", PASSWORD)
        dialog.wait_for(state="detached")
        expect(guest.page.locator(".account .name")).to_have_text("Ola")
    elsewhere.page.locator(".account .me").click()
    button(elsewhere.page, "account-sign-out-everywhere").click()
    for guest in (elsewhere, ola):
        expect(guest.page.locator(".account .name")).to_have_text(EN("account-guest"))


def test_goodbye(come: Come) -> None:
    """It asks first, says what will happen, and wants the password."""
    ola = come("Ola")
    table = ola.lay()
    page = ola.page
    page.goto("/")
    dialog = opens_account(page, "account-create")
    fills(dialog, "leaving", PASSWORD)
    dialog.wait_for(state="detached")
    dialog = opens_account(page, "account-farewell")
    dialog.get_by_text(EN("account-farewell-login", login="leaving")).wait_for()
    dialog.get_by_label(EN("account-password"), exact=True).fill("not the password")
    dialog.locator("[type=submit]").click()
    dialog.get_by_text(NO("refused-not-your-password", {})).wait_for()
    dialog.get_by_label(EN("account-password"), exact=True).fill(PASSWORD)
    dialog.locator("[type=submit]").click()
    dialog.wait_for(state="detached")
    expect(page.locator("article.table")).to_have_count(0)
    assert ola.ask("GET", "/api/me")["login"] is None
    page.goto(f"/table/{table}")
    page.get_by_text(EN("web-failed-missing")).wait_for()


# -- what it looks like to those who listen, and to fingers ------------------------------------------------------------


def lobby(guest: Guest) -> None:
    guest.lay(pace={"hours": 24, "late": "bot"})
    guest.ask("POST", "/api/tables", {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]})
    guest.page.goto("/")
    guest.page.locator("article.table").nth(1).wait_for()


def new_table(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.locator("article.game .friends").first.click()
    guest.page.get_by_role("dialog").locator("[name=pace]").nth(1).check(force=True)


def menu(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.locator(".account .me").click()


def window(message: str) -> Callable[[Guest], None]:
    def opened(guest: Guest) -> None:
        guest.page.goto("/")
        opens_account(guest.page, message).wait_for()
        guest.page.wait_for_load_state("networkidle")

    opened.__name__ = message
    return opened


def hall(guest: Guest) -> None:
    guest.lay(public=True)
    guest.page.goto("/hall")
    guest.page.locator("article.table").first.wait_for()


def join(guest: Guest) -> None:
    table = guest.lay()
    token = guest.ask("POST", f"/api/tables/{table}/invites", {"seat": 1})["token"]
    guest.page.goto("/hall")
    guest.ask("POST", f"/api/tables/{table}/seats/0/free", {})
    guest.page.goto(f"/join#{token}")
    guest.page.locator("section.card form").wait_for()


def waiting_room(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.lay(players=3, pace={'hours': 72, 'late': 'vote'})}")
    link_of(guest, 1)


SIGHTS = [
    lobby,
    new_table,
    menu,
    *map(window, ("account-sign-in", "account-create", "notices-title", "account-blocked", "account-farewell-guest")),
    hall,
    join,
    waiting_room,
]
each_sight = pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: str(sight.__name__))


@each_sight
def test_nothing_serious(come: Come, look_closely: LookClosely, sight: Callable[[Guest], None]) -> None:
    """Says axe, by day and by night."""
    guest = come("Ola", bypass_csp=True)
    sight(guest)
    assert look_closely(guest.page) == []
    guest.page.emulate_media(color_scheme="dark")
    assert look_closely(guest.page, COLOURS) == []


SMALL = """() => [...document.querySelectorAll('a, button, select, input, summary')]
  .map((one) => [one, one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one])
  // A link inside a sentence is as high as its line; what lies behind a window can't be pressed.
  .filter(([one, target]) => target.checkVisibility({ checkOpacity: false }) && !one.closest('.unseen')
    && !one.matches('.unseen') && !(document.querySelector('dialog[open]') && !one.closest('dialog[open]')))
  .map(([one, target]) => [one.outerHTML.slice(0, 90), target.getBoundingClientRect()])
  .filter(([, { width, height }]) => height < 43.5 || width < 43.5)
  .map(([what, { width, height }]) => `${Math.round(width)}x${Math.round(height)} ${what}`)"""


@each_sight
def test_fit_for_a_finger_and_not_too_wide(come: Come, sight: Callable[[Guest], None]) -> None:
    guest = come("Ola", **NARROW)
    sight(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= NARROW["viewport"]["width"]
    if sight is not lobby:  # its cards are links as a whole, whose words are smaller
        assert guest.page.evaluate(SMALL) == []


@pytest.mark.slow
@each_sight
def test_nothing_serious_on_a_phone(come: Come, look_closely: LookClosely, sight: Callable[[Guest], None]) -> None:
    guest = come("Ola", bypass_csp=True, color_scheme="dark", **{**NARROW, **CALM})
    sight(guest)
    assert look_closely(guest.page) == []
    guest.page.emulate_media(color_scheme="light")
    assert look_closely(guest.page) == []

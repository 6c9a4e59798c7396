"""The content security policy: nothing inline is allowed, and nothing that the pages do is against it.

That no page complains on the console during whole matches is what `open_page` looks after in every test.
"""

from __future__ import annotations

import urllib.request

import pytest
from playwright.sync_api import Page

from tests.web import told_matches
from tests.web.at_the_table import in_lobby, words
from tests.web.conftest import OpenPage
from tests.web.table_server import TableServer
from tests.web.test_coming_back import sit_at
from tests.web.test_matches import WIDE

LISTEN = """() => {
  window.violations = []
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile} ${event.sample}`))
}"""


@pytest.mark.parametrize("path", ["", "table/nowhere", "replay/nowhere", "cards/abyss", "rules/abyss", "api/games"])
def test_nothing_inline_is_allowed(table_server: TableServer, path: str) -> None:
    with urllib.request.urlopen(table_server.address + path) as answer:
        rules = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"


def violations(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.violations")
    return found


def test_pages_keep_to_it(open_page: OpenPage) -> None:
    """With motion, as most people have it: what moves sets styles."""
    say = words("en")
    page = open_page("/", **WIDE)
    page.evaluate(LISTEN)
    # Links inside the page do not load it anew: the listener stays.
    page.get_by_role("link", name=say("lobby-cards")).first.click()
    page.locator(".tile").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=say("lobby-rules")).first.click()
    page.locator("main h2").first.wait_for()
    page.get_by_role("link", name=say("lobby-home")).click()
    in_lobby(page, "abyss").get_by_role("button", name=say("lobby-set"), exact=True).click()
    page.keyboard.press("Escape")
    assert violations(page) == []


def test_a_table_keeps_to_it(open_page: OpenPage) -> None:
    page = open_page(None, **WIDE)
    table = told_matches.go_on(page, told_matches.played(told_matches.after(50), players=4))
    page.add_init_script(f"({LISTEN})()")
    player = sit_at(page, table)
    page.locator(".court [data-thing]").first.hover()
    page.locator(".beside article").wait_for()
    look = player.play(player.look(), until=8)
    while look.curtain is not None:
        look = player.step(look)
    page.locator("[data-key=past]").click()
    page.locator(".table.past input[type=range]").fill("30")
    page.wait_for_function("() => Number(document.querySelector('.table.past')?.dataset.seq) >= 30")
    assert violations(page) == []

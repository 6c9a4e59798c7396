"""A chronicle in the browser: founded, a game of it played to its end, its story read, the next one begun."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.conftest import Need
from tests.server.postgres import Postgres
from tests.web.at_the_table import Player, words
from tests.web.conftest import OpenPage
from tests.web.table_server import LATE_PLAY, ForkedServer, TableServer
from tests.web.test_matches import CALM, WHOLE_MATCH, WIDE

EN, PL = words("en"), words("pl")
LATE_SERVE = (sys.executable, "-m", "tests.web.late_server", "serve", "--lang", "en", "--port", "0")


@pytest.fixture(params=["sqlite", "postgres"])
def table_server(request: pytest.FixtureRequest, client: Path, tmp_path: Path, need: Need) -> Iterator[TableServer]:
    """Matches begin late and are over soon; the test is run on both databases."""
    if request.param == "sqlite":
        with ForkedServer(tmp_path, *LATE_PLAY) as server:
            yield server
        return
    with (
        Postgres(need("postgres")) as postgres,
        ForkedServer(tmp_path, *LATE_SERVE, REGNUM_DATABASE=postgres.fresh()) as server,
    ):
        yield server


@pytest.mark.timeout(WHOLE_MATCH)
def test_a_chronicle_from_its_founding_to_its_second_game(open_page: OpenPage) -> None:
    page = open_page("/", **WIDE, **CALM)
    page.get_by_role("link", name=EN("chronicle-title"), exact=True).click()
    page.get_by_label(EN("chronicle-name")).fill("Empire and Exile")
    page.get_by_role("button", name=EN("chronicle-found"), exact=True).click()
    page.wait_for_url("**/chronicle/*")
    chronicle = page.url
    expect(page.get_by_role("heading", level=1)).to_have_text("Empire and Exile")
    expect(page.get_by_role("img", name=EN("chronicle-world"))).to_contain_text("Plains")

    page.get_by_role("button", name=EN("chronicle-begin")).click()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/table/*")
    player = Player(page, seed=5)
    look = player.play(player.wait())
    assert look.over
    assert {"vow-oath", "build-edifice"} <= set(player.answered)

    page.goto(chronicle)
    story = page.locator("article.game")
    expect(story.get_by_role("heading")).to_have_text(EN("chronicle-game", number=1))
    expect(story.locator(".story")).to_contain_text("wins as the Chancellor")
    expect(story.locator(".story")).to_contain_text(re.compile("vows the Oath of"))
    expect(story.locator(".story")).to_contain_text("Fallen into ruin")
    expect(story.get_by_role("img")).to_contain_text("Plains")
    expect(page.get_by_role("img", name=EN("chronicle-suits"))).to_be_visible()
    page.get_by_role("button", name="PL, polski").click()
    expect(story.locator(".story")).to_contain_text("wygrywa jako Kanclerz")
    expect(page.locator("#story")).to_have_text(PL("chronicle-story"))

    page.get_by_role("button", name=PL("chronicle-write-tts")).click()
    expect(page.locator("textarea")).to_have_value(re.compile("^030301"))
    page.get_by_role("button", name=PL("chronicle-begin")).click()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/table/*")
    player.wait()
    page.goto(chronicle)
    expect(page.get_by_role("link", name=PL("chronicle-to-table"))).to_be_visible()

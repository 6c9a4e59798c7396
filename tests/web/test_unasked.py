"""What may be used without being asked, at a table of several people: a quiet control of whoever holds it.

The table is laid in words: the Murshid holds Spies while the Warlord chooses an action.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.games.crescent_moon.boards import PLAIN
from tests.web.at_the_table import words
from tests.web.company import Come, coming
from tests.web.laid_server import WORDS
from tests.web.table_server import ForkedServer, TableServer

EN = words("en")
SERVER = (sys.executable, "-m", "tests.web.laid_server", "serve", "--lang", "en", "--port", "0")
LAID = {"hexes": PLAIN, "seats": {"murshid": {"hand": ["spies"]}, "warlord": {"hand": ["archers"]}}}
SPIES = "spies:ruler:warlord"


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    data = tmp_path_factory.mktemp("unasked")
    with ForkedServer(data, *SERVER, REGNUM_DATABASE=str(data / "tables.sqlite"), REGNUM_LIMITS="off") as server:
        yield server


@pytest.fixture
def come(browser: Browser, server: TableServer) -> Iterator[Come]:
    with coming(browser, server, r"(?!)") as come:
        yield come


def test_somebody_uses_something_unasked_and_the_question_is_asked_again(come: Come, server: TableServer) -> None:
    (server.data / WORDS).write_text(json.dumps(LAID), encoding="utf-8")
    ola, jan = come("Ola"), come("Jan")
    seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": "greedy"} for _ in range(2))]
    table = str(ola.ask("POST", "/api/tables", {"game": "crescent_moon", "seats": seats, "options": {}})["id"])
    ola.brings(jan, table, 1)
    for guest in (ola, jan):
        guest.sits_at(table)
    asked = ola.page.locator(".prompt[data-decision]")
    first, question = asked.get_attribute("data-decision"), ola.page.locator(".prompt .sentence .words").first
    said = question.inner_text()

    quiet = jan.page.locator("[data-key=any-time]")
    quiet.click()
    spies = jan.page.locator(f"[data-interrupt='{SPIES}']")
    expect(spies).to_be_focused()
    spies.click()
    expect(jan.page.locator("[data-thing='card:archers']").first).to_be_visible()
    expect(spies).to_have_count(0)

    expect(asked).not_to_have_attribute("data-decision", str(first))
    expect(question).to_have_text(said)
    assert ola.page.locator("[data-thing='card:spies'][data-state]").count() == 0

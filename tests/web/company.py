"""Several people at one table, each in a browser context of their own, as they would be across the net."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.at_the_table import EVERY, LOOK, PATIENCE, Player
from tests.web.conftest import UNINSTALLED
from tests.web.table_server import ForkedServer, TableServer

MOVED = f"""([seq, before]) => {{
  const now = ({LOOK})()
  return !now.busy && (now.seq > seq || JSON.stringify([now.final, now.menu, now.part]) !== before)
}}"""


def serving(data: Path, **environment: str) -> TableServer:
    """`regnum serve`: everybody is somebody of their own."""
    command = (sys.executable, "-m", "regnum", "serve", "--lang", "en", "--port", "0")
    return ForkedServer(data, *command, REGNUM_DATABASE=str(data / "tables.sqlite"), **environment)


Come = Callable[..., "Guest"]


@contextmanager
def coming(browser: Browser, server: TableServer, forgiven: str) -> Iterator[Come]:
    """People come, each with a browser of their own that has to stay silent but for what is forgiven."""
    complaints: list[str] = []
    expect.set_options(timeout=PATIENCE)

    def come(name: str = "", forgives: str = "(?!)", **options: Any) -> Guest:
        guest = arrive(browser, server, name or "Nobody", **options)
        if not name:
            guest.ask("PATCH", "/api/me", {"name": None})

        def heard(kind: str, text: str) -> None:
            if kind in ("error", "warning") and not re.search(f"{forgiven}|{forgives}|{UNINSTALLED}", text):
                complaints.append(f"{name}: {text}")

        guest.page.on("console", lambda message: heard(message.type, message.text))
        guest.page.on("pageerror", lambda error: complaints.append(f"{name}: {error}"))
        return guest

    yield come
    for context in browser.contexts:
        context.close()
    assert complaints == [], complaints


class Guest:
    """A person with a name, in a browser of their own."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.context = context
        self.name = name
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.player = Player(self.page)
        self.ask("PATCH", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Over HTTP, with this person's cookie."""
        answer = self.context.request.fetch(path, method=method, data=None if body is None else dict(body))
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def lay(self, players: int = 2, **terms: Any) -> str:
        """A table with this person on the first seat and the others open; its id."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
        wanted = {"game": "abyss", "seats": seats, "options": {"first": "0"}, **terms}
        return str(self.ask("POST", "/api/tables", wanted)["id"])

    def brings(self, guest: Guest, table: str, seat: int | None) -> None:
        """By a link: to a seat, or to watch."""
        token = self.ask("POST", f"/api/tables/{table}/invites", {"seat": seat})["token"]
        guest.ask("POST", "/api/invites/accept", {"token": token, "name": guest.name})

    def sits_at(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        self.page.locator("div.table").wait_for()

    def shows(self, text: str) -> None:
        """Waits until the page says it."""
        self.page.get_by_text(text).first.wait_for()

    # --- at the table -------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.player.look().seq or 0

    def chooses(self) -> None:
        """Answers what is asked, somehow; others may be asked then."""
        look = self.player.wait()
        seq = look.seq or 0
        while self.seq == seq:
            look = self.player.look()
            if look.final:
                self.page.locator("[data-key=sure]").click()
            elif look.menu:
                self.page.locator("[role=menuitem]").first.click()
            elif look.collecting and look.enough:
                self.player.button("confirm").click()
            else:
                self.player.press_something(look)
            before = self.page.evaluate("(look) => JSON.stringify(look)", [look.final, look.menu, look.part])
            self.page.wait_for_function(MOVED, arg=[seq, before], polling=EVERY)

    def catches_up(self, other: Guest) -> None:
        """Waits until this page shows what the other one does."""
        shown = "(seq) => Number(document.querySelector('.table').dataset.seq) >= seq"
        self.page.wait_for_function(shown, arg=other.seq, polling=EVERY)

    def opens_chat(self) -> None:
        fold = self.page.locator("[data-key=fold]")
        if fold.is_visible():
            fold.click()
        self.page.locator("#tab-chat").click()
        self.page.locator("section.chat").wait_for()

    def says(self, text: str) -> None:
        self.page.locator(".chat textarea").fill(text)
        self.page.keyboard.press("Enter")

    def hears(self) -> list[str]:
        return self.page.locator(".chat .text").all_inner_texts()

    def opens_menu(self, key: str) -> None:
        """Something of the table's menu."""
        self.page.locator("[data-key=table-menu]").click()
        self.page.locator(f".menu [data-key={key}]").click()

    def confirms(self) -> None:
        self.page.locator("dialog[open] [data-key=act]").click()
        self.page.locator("dialog[open]").wait_for(state="detached")


def arrive(browser: Browser, server: TableServer, name: str, **options: Any) -> Guest:
    wanted: dict[str, Any] = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}}
    wanted |= {"reduced_motion": "reduce", "service_workers": "block", **options}
    return Guest(browser.new_context(base_url=server.address, **wanted), name)

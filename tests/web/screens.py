"""Pictures of the pages, for docs/screens: `python -m tests.web.screens [part of a name]`.

Every view on a wide screen and on a phone at least, in both languages, by day and by night.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import find_part
from tests.web.at_the_table import PATIENCE, ROOT, Player
from tests.web.quick_hand import QuickHand, Sent, ask, lay
from tests.web.table_server import TableServer

FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
QUALITY = 80


@dataclass(frozen=True)
class Tables:
    """The tables that are looked at, each at its moment."""

    start: str
    busy: str
    choice: str
    end: str
    oath: str
    oath_search: str
    oath_campaign: str


def open_table(page: Page, table: str) -> Player:
    page.goto(f"/table/{table}")
    player = Player(page)
    player.wait()
    since = page.locator("[data-key=since-close]")
    if since.is_visible():
        since.click()
    return player


def lobby(page: Page, tables: Tables) -> None:
    page.goto("/")
    page.locator("#finished").wait_for()


def start(page: Page, tables: Tables) -> None:
    open_table(page, tables.start)


def busy(page: Page, tables: Tables) -> None:
    open_table(page, tables.busy)


def choice(page: Page, tables: Tables) -> None:
    """Half of a payment."""
    player = open_table(page, tables.choice)
    look = player.look()
    for _ in range(2):
        player.press_thing(look.free[0], look)
        look = player.wait(look)


def zoomed(page: Page, tables: Tables) -> None:
    open_table(page, tables.busy)
    page.locator(".court [data-card]").nth(2).focus()
    page.keyboard.press("z")
    page.locator("dialog[open] article").wait_for()


def refused(page: Page, tables: Tables) -> None:
    open_table(page, tables.busy)
    page.locator(".court [data-state=refused]").first.click(force=True)
    page.locator(".toast").wait_for()


def past(page: Page, tables: Tables) -> None:
    """A line of the log leads to the table as it was."""
    open_table(page, tables.busy)
    page.locator("[data-key=past]").click()
    slider = page.locator(".table.past input[type=range]")
    slider.fill("30")
    page.wait_for_function("() => Number(document.querySelector('.table.past').dataset.seq) >= 29")


def end(page: Page, tables: Tables) -> None:
    page.goto(f"/table/{tables.end}")
    page.locator("#score-title").wait_for()
    page.locator(".score h3").nth(1).wait_for()


def cards(page: Page, tables: Tables) -> None:
    page.goto("/cards/abyss")
    page.locator(".tile").nth(20).wait_for()


def rules(page: Page, tables: Tables) -> None:
    page.goto("/rules/abyss#14.3")
    page.locator("main h2").first.wait_for()


def plain(page: Page, tables: Tables) -> None:
    """The table that every game has."""
    page.goto(f"/table/{tables.busy}?generic")
    Player(page).wait()


def oath(page: Page, tables: Tables) -> None:
    """A journey on the map: every site says what it costs to go there."""
    open_table(page, tables.oath)


def oath_search(page: Page, tables: Tables) -> None:
    open_table(page, tables.oath_search)


def oath_campaign(page: Page, tables: Tables) -> None:
    open_table(page, tables.oath_campaign)


def oath_cards(page: Page, tables: Tables) -> None:
    page.goto("/cards/oath")
    page.locator(".tile").nth(60).wait_for()
    page.locator(".kinds button").nth(5).click()


VIEWS: dict[Callable[[Page, Tables], None], list[str]] = {
    lobby: ["wide-light-pl", "wide-dark-en", "tablet-dark-pl", "phone-light-en"],
    start: ["wide-dark-pl", "tablet-light-en", "phone-light-pl"],
    busy: ["wide-light-en", "wide-dark-pl", "tablet-dark-en", "tablet-light-pl", "phone-dark-en", "phone-light-pl"],
    choice: ["wide-light-pl", "wide-dark-en", "phone-dark-pl", "phone-light-en"],
    zoomed: ["wide-dark-en", "phone-light-pl"],
    refused: ["wide-light-pl", "phone-light-en"],
    past: ["wide-dark-pl", "wide-light-en", "phone-light-en"],
    end: ["wide-light-en", "wide-dark-pl", "phone-dark-pl"],
    cards: ["wide-light-pl", "phone-dark-en"],
    rules: ["wide-dark-pl", "phone-light-pl"],
    plain: ["wide-light-en"],
    oath: ["wide-light-en", "wide-dark-pl", "tablet-light-pl", "phone-dark-en"],
    oath_search: ["phone-light-pl"],
    oath_campaign: ["wide-dark-en", "phone-light-en"],
    oath_cards: ["wide-light-en"],
}


def lay_tables(address: str) -> Tables:
    """Three tables of one evening: just begun, in the middle, finished."""
    ask(address, "me", {"name": "Ada"}, "PATCH")

    def table(
        until: Callable[[Sent, Sent], bool], seats: tuple[str, ...] = ("me", "greedy", "greedy"), game: str = "abyss"
    ) -> str:
        made = lay(address, seats, game=game)
        with QuickHand(address, made, seed=5) as hand:
            hand.play(until)
            hand.look()
        return made

    def turn(sent: Sent, asked: Sent) -> bool:
        return bool(asked["question"] == "turn-action")

    end = table(lambda sent, asked: False)
    busy = table(
        lambda sent, asked: (
            sent["seq"] > 130
            and turn(sent, asked)
            and any(not m["shown"] or m["key"].startswith("lord:") for m in asked["missing"])
        )
    )
    choice = table(
        lambda sent, asked: asked["question"] == "recruit-pay" and len(asked["options"]) >= 6, ("me", "greedy")
    )

    def of_oath(question: str, later: int) -> str:
        return table(
            lambda sent, asked: sent["seq"] > later and asked["question"] == question, ("me", *["random"] * 3), "oath"
        )

    return Tables(
        table(turn),
        busy,
        choice,
        end,
        of_oath("travel-to", 150),
        of_oath("search-keep", 40),
        of_oath("campaign-plans", 40),
    )


def take(browser: Browser, address: str, view: Callable[[Page, Tables], None], how: str, tables: Tables) -> Path:
    size, theme, language = how.split("-")
    context = browser.new_context(
        base_url=address,
        color_scheme="dark" if theme == "dark" else "light",
        locale={"pl": "pl-PL", "en": "en-GB"}[language],
        reduced_motion="reduce",
        **SIZES[size],
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    view(page, tables)
    page.evaluate("document.fonts.ready")
    page.evaluate("document.activeElement.blur()")  # nobody is going by keys here
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    viewport = SIZES[size]["viewport"]
    clip = {"x": 0, "y": 0, **viewport, "scale": SIZES[size].get("device_scale_factor", 1)}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    path = FOLDER / f"{view.__name__}-{how}.webp"
    path.write_bytes(base64.b64decode(taken["data"]))
    context.close()
    return path


def main(wanted: str = "") -> None:
    chromium = find_part("browser")
    assert chromium, "there is no browser here"
    arguments = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    FOLDER.mkdir(exist_ok=True)
    data = Path(tempfile.mkdtemp())
    try:
        with TableServer(data, seed=23) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
            tables = lay_tables(server.address)
            for view, ways in VIEWS.items():
                for how in ways:
                    if wanted in f"{view.__name__}-{how}":
                        path = take(browser, server.address, view, how, tables)
                        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
            browser.close()
    finally:
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

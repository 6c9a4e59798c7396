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
    "full": {"viewport": {"width": 1920, "height": 1080}},
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


def open_table(page: Page, table: str) -> Player:
    page.goto(f"/table/{table}")
    player = Player(page)
    player.wait()
    for told in ("since-close", "coach-off"):  # what is said once is no part of the table
        button = page.locator(f"[data-key={told}]")
        if button.is_visible():
            button.click()
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


def lesson(page: Page, tables: Tables) -> None:
    """The voice asks for a first choice."""
    page.goto("/lesson/abyss/recruit")
    while page.locator(".voice").get_attribute("data-kind") == "say":
        step = page.locator(".voice").get_attribute("data-step")
        page.locator("[data-key=lesson-next]").click()
        page.wait_for_function("(step) => document.querySelector('.voice').dataset.step !== step", arg=step)


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


# -- Paladins --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PaladinsTables:
    """Paladins: the choice of a paladin, a turn in the middle, workers being sent, alone, and the end."""

    paladin: str
    busy: str
    workers: str
    solo: str
    end: str


def paladins_choosing(page: Page, tables: PaladinsTables) -> None:
    open_table(page, tables.paladin)


def paladins_busy(page: Page, tables: PaladinsTables) -> None:
    open_table(page, tables.busy)


def paladins_workers(page: Page, tables: PaladinsTables) -> None:
    """One worker has been chosen for an action."""
    player = open_table(page, tables.workers)
    look = player.look()
    player.press_thing(look.free[0], look)
    player.wait(look)


def paladins_board(page: Page, tables: PaladinsTables) -> None:
    """Another player's board, whole."""
    open_table(page, tables.busy)
    page.locator(".others button.more").first.click()
    page.locator(".others .whole").wait_for()


def paladins_solo(page: Page, tables: PaladinsTables) -> None:
    open_table(page, tables.solo)


def paladins_end(page: Page, tables: PaladinsTables) -> None:
    page.goto(f"/table/{tables.end}")
    page.locator("#score-title").wait_for()
    page.locator(".score h3").nth(1).wait_for()


def paladins_cards(page: Page, tables: PaladinsTables) -> None:
    page.goto("/cards/paladins")
    page.locator(".tile").nth(20).wait_for()


# -- Crescent Moon -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CrescentTables:
    """Crescent Moon: an action of the second year, an assault being weighed, a combat, an influence contest, an offer,
    and the end."""

    busy: str
    assault: str
    combat: str
    contest: str
    offer: str
    end: str


def crescent_moon_busy(page: Page, tables: CrescentTables) -> None:
    open_table(page, tables.busy)


def crescent_moon_assault(page: Page, tables: CrescentTables) -> None:
    open_table(page, tables.assault)


def crescent_moon_combat(page: Page, tables: CrescentTables) -> None:
    open_table(page, tables.combat)


def crescent_moon_contest(page: Page, tables: CrescentTables) -> None:
    open_table(page, tables.contest)


def crescent_moon_offer(page: Page, tables: CrescentTables) -> None:
    open_table(page, tables.offer)


def crescent_moon_sheet(page: Page, tables: CrescentTables) -> None:
    """My own sheet, with what may be done now and why not."""
    open_table(page, tables.busy)
    page.locator(".tab.seal").first.click()
    page.locator("article.sheet").wait_for()


def crescent_moon_end(page: Page, tables: CrescentTables) -> None:
    page.goto(f"/table/{tables.end}")
    page.locator("#score-title").wait_for()
    page.locator(".scores section").nth(3).wait_for()


def crescent_moon_cards(page: Page, tables: CrescentTables) -> None:
    page.goto("/cards/crescent_moon")
    page.locator(".tile").nth(20).wait_for()


# -- Oath ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OathTables:
    """Oath: a journey, a card to be kept, campaigns, a turn, an offer, the end, and a chronicle of two games."""

    journey: str
    search: str
    campaign: str
    act: str
    citizenship: str
    defense: str
    end: str
    chronicle: str


def oath_journey(page: Page, tables: OathTables) -> None:
    """Every site says what it costs to go there."""
    open_table(page, tables.journey)


def oath_search(page: Page, tables: OathTables) -> None:
    open_table(page, tables.search)


def oath_campaign(page: Page, tables: OathTables) -> None:
    open_table(page, tables.campaign)


def oath_end(page: Page, tables: OathTables) -> None:
    page.goto(f"/table/{tables.end}")
    page.locator("#score-title").wait_for()
    page.locator(".evening").wait_for()


def oath_cards(page: Page, tables: OathTables) -> None:
    page.goto("/cards/oath")
    page.locator(".tile").nth(60).wait_for()
    page.locator(".kinds button").nth(5).click()


def oath_act(page: Page, tables: OathTables) -> None:
    """A turn with many answers: all of them in one row."""
    open_table(page, tables.act)


def oath_citizenship(page: Page, tables: OathTables) -> None:
    """Terms are being put together."""
    open_table(page, tables.citizenship)


def oath_defense(page: Page, tables: OathTables) -> None:
    """A campaign from the defender's side."""
    open_table(page, tables.defense)


def oath_chronicle(page: Page, tables: OathTables) -> None:
    page.goto(f"/chronicle/{tables.chronicle}")
    page.locator("article.game .world").nth(1).wait_for()


def oath_prince_alone(page: Page, table: str) -> None:
    """Into a match against the Clockwork Prince, in the lobby."""
    page.goto("/")
    page.wait_for_function("() => document.querySelector('#game-abyss')?.textContent === 'Abyss'")
    page.locator("article[aria-labelledby=game-oath] .alone").click()
    page.locator("dialog[open] [name=prince]").first.wait_for()
    page.evaluate("scrollTo(0, 0)")


def oath_prince_board(page: Page, table: str) -> None:
    open_table(page, table)
    page.locator("section.prince svg.map").wait_for()


def oath_prince_mind(page: Page, table: str) -> None:
    """The way of his last turn."""
    oath_prince_board(page, table)
    page.locator("section.prince .mind").click()
    page.locator("section.mind .lines li").last.wait_for()


VIEWS: dict[Callable[[Page, Any], None], list[str]] = {
    lobby: ["wide-light-pl", "wide-dark-en", "tablet-dark-pl", "phone-light-en"],
    start: ["wide-dark-pl", "tablet-light-en", "phone-light-pl"],
    busy: [
        "full-light-pl",
        "wide-light-en",
        "wide-dark-pl",
        "tablet-dark-en",
        "tablet-light-pl",
        "phone-dark-en",
        "phone-light-pl",
    ],
    choice: ["wide-light-pl", "wide-dark-en", "phone-dark-pl", "phone-light-en"],
    zoomed: ["wide-dark-en", "phone-light-pl"],
    refused: ["wide-light-pl", "phone-light-en"],
    past: ["wide-dark-pl", "wide-light-en", "phone-light-en"],
    lesson: ["wide-light-pl", "wide-dark-en", "phone-light-en"],
    end: ["wide-light-en", "wide-dark-pl", "phone-dark-pl"],
    cards: ["wide-light-pl", "phone-dark-en"],
    rules: ["wide-dark-pl", "phone-light-pl"],
    plain: ["wide-light-en"],
    paladins_choosing: ["wide-light-pl", "phone-dark-en"],
    paladins_busy: [
        "wide-light-en",
        "wide-dark-pl",
        "tablet-light-pl",
        "tablet-dark-en",
        "phone-light-pl",
        "phone-dark-en",
    ],
    paladins_workers: ["wide-dark-en", "phone-light-en"],
    paladins_board: ["wide-light-en", "phone-light-pl"],
    paladins_solo: ["wide-dark-pl", "phone-light-en"],
    paladins_end: ["wide-light-pl", "phone-dark-pl"],
    paladins_cards: ["wide-light-pl", "phone-dark-en"],
    crescent_moon_busy: ["wide-light-en", "wide-dark-pl", "tablet-light-pl", "phone-dark-en"],
    crescent_moon_assault: ["wide-light-pl", "phone-light-pl"],
    crescent_moon_combat: ["wide-dark-en", "phone-light-pl"],
    crescent_moon_contest: ["wide-light-pl", "phone-dark-en"],
    crescent_moon_offer: ["wide-light-pl", "phone-dark-en"],
    crescent_moon_sheet: ["wide-light-en"],
    crescent_moon_end: ["wide-light-pl", "phone-dark-pl"],
    crescent_moon_cards: ["wide-light-pl"],
    oath_journey: ["wide-light-en", "wide-dark-pl", "tablet-light-pl", "phone-dark-en"],
    oath_search: ["phone-light-pl"],
    oath_campaign: ["wide-dark-en", "phone-light-en"],
    oath_act: ["wide-light-en", "wide-dark-pl", "phone-light-pl"],
    oath_citizenship: ["wide-light-pl", "phone-dark-en"],
    oath_defense: ["wide-light-en", "phone-dark-pl"],
    oath_end: ["wide-light-pl", "phone-dark-en"],
    oath_chronicle: ["wide-light-en", "phone-dark-pl"],
    oath_cards: ["wide-light-en"],
    oath_prince_alone: ["wide-light-pl", "phone-dark-en"],
    oath_prince_board: ["wide-light-en", "tablet-dark-pl", "phone-light-pl"],
    oath_prince_mind: ["wide-light-pl", "wide-dark-en", "phone-light-en"],
}


def table_at(
    address: str,
    until: Callable[[Sent, Sent], bool],
    seats: tuple[str, ...] = ("me", "greedy", "greedy"),
    game: str = "abyss",
    **options: str,
) -> str:
    """A table of a game, played by a quick hand until a moment comes."""
    made = lay(address, seats, game=game, **options)
    with QuickHand(address, made, seat=seats.index("me"), seed=5) as hand:
        hand.play(until)
        hand.look()
    return made


def lay_paladins(address: str) -> PaladinsTables:
    def table(until: Callable[[Sent, Sent], bool], players: int) -> str:
        return table_at(address, until, ("me", *("greedy",) * (players - 1)), "paladins")

    def at(question: str, since: int) -> Callable[[Sent, Sent], bool]:
        return lambda sent, asked: bool(sent["seq"] > since and asked["question"] == question)

    return PaladinsTables(
        table(at("choose-paladin", 60), 4),
        table(at("turn-action", 150), 4),
        table(at("place-workers", 100), 2),
        table(at("turn-action", 60), 1),
        table(lambda sent, asked: False, 2),
    )


def lay_crescent_moon(address: str) -> CrescentTables:
    def table(seat: int, until: Callable[[Sent, Sent], bool]) -> str:
        return table_at(address, until, ("random",) * seat + ("me",) + ("random",) * (4 - seat), "crescent_moon")

    def at(question: str, year: int = 1) -> Callable[[Sent, Sent], bool]:
        return lambda sent, asked: bool(sent["view"]["year"] >= year and asked["question"] == question)

    def clash(kind: str) -> Callable[[Sent, Sent], bool]:
        return lambda sent, asked: bool((sent["view"]["clash"] or {}).get("kind") == kind)

    warlord, murshid, sultan, caliph = range(4)
    return CrescentTables(
        table(warlord, at("action", 2)),
        table(warlord, at("assault-where")),
        table(caliph, clash("combat")),
        table(murshid, clash("contest")),
        table(sultan, at("deal-reply")),
        table(warlord, lambda sent, asked: False),
    )


def lay_oath(address: str) -> OathTables:
    seats = ("me", *("random",) * 3)

    def table(question: str, since: int, side: str | None = None) -> str:
        def until(sent: Sent, asked: Sent) -> bool:
            mine = side is None or (sent["view"]["campaign"] or {}).get(side) == "seat:0"
            return bool(sent["seq"] > since and asked["question"] == question and mine)

        return table_at(address, until, seats, "oath")

    return OathTables(
        table("travel-to", 150),
        table("search-keep", 40),
        table("campaign-plans", 20, "attacker"),
        table("act", 140),
        table("citizenship-terms", 20),
        table("campaign-plans", 20, "defender"),
        table("", 0),
        lay_chronicle(address, seats),
    )


def lay_chronicle(address: str, seats: tuple[str, ...]) -> str:
    """A world and two games that were played in it."""
    chronicle = str(ask(address, "chronicles", {"name": "Empire and Exile", "text": None})["id"])
    for seed in range(2):
        people = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        made = str(ask(address, f"chronicles/{chronicle}/games", {"seats": people})["id"])
        with QuickHand(address, made, seed=seed) as hand:
            hand.play(lambda sent, asked: False)
    return chronicle


def lay_prince(address: str) -> str:
    """Alone against the Clockwork Prince, after a turn in which his mind went some way."""

    def after(sent: Sent, asked: Sent) -> bool:
        return asked["question"] == "act" and sent["view"]["round"] > 2 and len(sent["view"]["prince"]["path"]) > 4

    return table_at(address, after, ("me",), "oath", prince="chancellor")


def lay_abyss(address: str) -> Tables:
    """Three tables of one evening: just begun, in the middle, finished."""

    def table(until: Callable[[Sent, Sent], bool], seats: tuple[str, ...] = ("me", "greedy", "greedy")) -> str:
        return table_at(address, until, seats)

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

    return Tables(table(turn), busy, choice, end)


LAID: dict[str, Callable[[str], Any]] = {
    "abyss": lay_abyss,
    "crescent_moon": lay_crescent_moon,
    "oath_prince": lay_prince,
    "oath": lay_oath,
    "paladins": lay_paladins,
}


def named(view: Callable[[Page, Any], None]) -> str:
    return view.__name__.replace("_", "-")


def game_of(view: Callable[[Page, Any], None]) -> str:
    return next((game for game in LAID if view.__name__.startswith(game)), "abyss")


def take(browser: Browser, address: str, view: Callable[[Page, Any], None], how: str, tables: Any) -> Path:
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
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate("document.activeElement.blur()")  # nobody is going by keys here
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    viewport = SIZES[size]["viewport"]
    clip = {"x": 0, "y": 0, **viewport, "scale": SIZES[size].get("device_scale_factor", 1)}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    path = FOLDER / f"{named(view)}-{how}.webp"
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
            ask(server.address, "me", {"name": "Ada"}, "PATCH")
            pictures = [(view, how) for view, ways in VIEWS.items() for how in ways if wanted in f"{named(view)}-{how}"]
            tables = {game: LAID[game](server.address) for game in {game_of(view) for view, _ in pictures}}
            for view, how in pictures:
                path = take(browser, server.address, view, how, tables[game_of(view)])
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
            browser.close()
    finally:
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

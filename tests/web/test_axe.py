"""What axe finds on every page, by day and by night: nothing, however small."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from regnum.kernel.match import Match
from tests.web import told_matches
from tests.web.at_the_table import ROOT, Player, in_lobby
from tests.web.conftest import OpenPage
from tests.web.test_coming_back import sit_at
from tests.web.test_matches import CALM, NARROW, WIDE

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def midgame() -> Match:
    return told_matches.played(told_matches.after(70), players=3)


@cache
def paying() -> Match:
    fits = told_matches.asking("recruit-pay", options=4)
    return told_matches.played(lambda match: match.answered > 40 and fits(match), players=3)


@cache
def finished() -> Match:
    return told_matches.played(players=3)


def lobby(page: Page) -> None:
    told_matches.upload(page, finished())
    told_matches.go_on(page, midgame())
    page.goto("/")
    page.locator("#running").wait_for()
    page.locator("#finished").wait_for()


def new_table(page: Page) -> None:
    page.goto("/")
    in_lobby(page, "abyss").locator(".other").click()
    page.locator("dialog[open]").wait_for()


def start(page: Page) -> None:
    page.goto("/")
    in_lobby(page, "abyss").locator(".play").click()
    Player(page).wait()


def middle(page: Page) -> None:
    sit_at(page, told_matches.go_on(page, midgame()))


def curtain(page: Page) -> None:
    page.goto(f"/table/{told_matches.go_on(page, midgame())}")
    page.locator("[data-curtain]").wait_for()


def payment(page: Page) -> None:
    player = sit_at(page, told_matches.go_on(page, paying()))
    look = player.look()
    assert look.collecting
    player.press_thing(look.free[0], look)
    player.wait(look)


def zoomed(page: Page) -> None:
    middle(page)
    page.locator(".court [data-thing]").first.focus()
    page.keyboard.press("z")
    page.locator("dialog[open]").wait_for()


def refused(page: Page) -> None:
    middle(page)
    page.locator(".court [data-state=refused], .court [data-state=idle]").first.click(force=True)
    page.locator(".toast").wait_for()


def rules_panel(page: Page) -> None:
    middle(page)
    page.keyboard.press("r")
    page.locator("#panel-rules h2").first.wait_for()


def past(page: Page) -> None:
    middle(page)
    page.locator("[data-key=past]").click()
    page.locator(".table.past input[type=range]").wait_for()


def end(page: Page) -> None:
    page.goto(f"/table/{told_matches.upload(page, finished())}")
    page.locator("#score-title").wait_for()
    page.locator(".score svg[role=img], .score figure, .score .card").first.wait_for()


def replay(page: Page) -> None:
    page.goto(f"/replay/{told_matches.upload(page, finished())}?at=40")
    page.locator(".table.past input[type=range]").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/abyss")
    page.locator("main h2").first.wait_for()


def cards(page: Page) -> None:
    page.goto("/cards/abyss")
    page.locator(".tile").nth(30).wait_for()


def one_card(page: Page) -> None:
    cards(page)
    page.locator(".tile").first.click()
    page.locator("dialog[open]").wait_for()


# -- the other games -------------------------------------------------------------------------------------------------


@cache
def random_match(game: str, question: str | None = None, answers: int = 60) -> Match:
    """Between bots that choose at random, in the middle of the evening or at its end."""
    players = {"paladins": 2, "crescent_moon": 4, "oath": 4}[game]
    if question is None:
        return told_matches.played(players=players, game=game, level="random")
    return told_matches.played(
        lambda match: match.answered > answers and match.decisions[0].question.name == question,
        players,
        game=game,
        level="random",
    )


def sit_down(page: Page, match: Match) -> None:
    sit_at(page, told_matches.go_on(page, match))


def paladins(page: Page) -> None:
    sit_down(page, random_match("paladins", "turn-action"))


def crescent_moon(page: Page) -> None:
    sit_down(page, random_match("crescent_moon", "action"))


def oath(page: Page) -> None:
    sit_down(page, random_match("oath", "act", 120))


def oath_journey(page: Page) -> None:
    sit_down(page, random_match("oath", "travel-to"))


def oath_campaign(page: Page) -> None:
    sit_down(page, random_match("oath", "campaign-plans", 0))


@cache
def against_the_prince() -> Match:
    """Alone, after a turn in which his mind went some way."""
    return told_matches.played(
        lambda match: match.decisions[0].question.name == "act" and len(match.table.s.prince.path) > 3,
        players=1,
        game="oath",
        level="random",
        prince="chancellor",
    )


def oath_prince(page: Page) -> None:
    sit_down(page, against_the_prince())
    page.locator("section.prince svg.map").wait_for()


def oath_mind(page: Page) -> None:
    oath_prince(page)
    page.locator("section.prince .mind").click()
    page.locator("section.mind .lines li").last.wait_for()


def oath_land_at_a_step(page: Page) -> None:
    """The map after the first line of his turn."""
    oath_mind(page)
    page.locator("section.mind .switch").click()
    page.locator("section.mind .lines .number").first.click()
    page.locator("section.mind .land[aria-busy=false] .site").first.wait_for()


def game_over(page: Page, game: str) -> None:
    page.goto(f"/table/{told_matches.upload(page, random_match(game))}")
    page.locator("#score-title").wait_for()


def paladins_end(page: Page) -> None:
    game_over(page, "paladins")
    page.locator(".score figure").first.wait_for()


def crescent_moon_end(page: Page) -> None:
    game_over(page, "crescent_moon")
    page.locator(".scores section").first.wait_for()


def oath_end(page: Page) -> None:
    game_over(page, "oath")
    page.locator(".evening figure").nth(2).wait_for()


def card_pages(page: Page, game: str) -> None:
    page.goto(f"/cards/{game}")
    page.locator(".tile").nth(20).wait_for()


def paladins_cards(page: Page) -> None:
    card_pages(page, "paladins")


def crescent_moon_cards(page: Page) -> None:
    card_pages(page, "crescent_moon")


def oath_cards(page: Page) -> None:
    card_pages(page, "oath")


def rules_pages(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator("main h2").nth(3).wait_for()


def paladins_rules(page: Page) -> None:
    rules_pages(page, "paladins")


def crescent_moon_rules(page: Page) -> None:
    rules_pages(page, "crescent_moon")


def oath_rules(page: Page) -> None:
    rules_pages(page, "oath")


def profile(page: Page) -> None:
    """With a match behind one."""
    told_matches.upload(page, finished())
    page.goto("/profile")
    page.locator("main h1").wait_for()


def lesson(page: Page) -> None:
    page.goto("/lesson/oath/turn")
    page.locator(".voice[data-kind=say]").wait_for()


def chronicles(page: Page) -> None:
    page.goto("/chronicles")
    page.locator("main form").first.wait_for()


def chronicle(page: Page) -> None:
    chronicles(page)
    page.locator("main form input").first.fill("Empire and Exile")
    page.locator("main form button").first.click()
    page.wait_for_url("**/chronicle/*")
    page.locator("main [role=img]").first.wait_for()


def generic(page: Page) -> None:
    page.goto(f"/table/{told_matches.go_on(page, midgame())}?generic")
    player = Player(page)
    player.step(player.wait())
    page.locator(".table.generic").wait_for()


SIGHTS: list[Callable[[Page], None]] = [
    lobby,
    new_table,
    curtain,
    payment,
    zoomed,
    refused,
    rules_panel,
    past,
    end,
    replay,
    rules,
    cards,
    one_card,
    profile,
    generic,
    oath,
    oath_campaign,
    oath_end,
    chronicle,
    crescent_moon,
    paladins,
]
LONGER: list[Callable[[Page], None]] = [
    *SIGHTS,
    start,
    middle,  # what lies there is looked at with a toast over it, too, and with the rules beside it
    oath_journey,
    oath_prince,
    oath_mind,
    oath_land_at_a_step,
    oath_cards,
    oath_rules,
    paladins_end,
    paladins_cards,
    paladins_rules,
    crescent_moon_end,
    crescent_moon_cards,
    crescent_moon_rules,
    lesson,
    chronicles,
]
"""By `make soak`, and on a phone too."""


RUN = """async (rules) => {
  // What is still fading in has the wrong colours.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'], elementRef: true, ...(rules && { runOnly: rules }),
  })
  // A drawn card is a picture: its figures are read out in words. Its title must be part of its name, as it is written.
  const titled = ({ element }) => {
    const title = element.matches('[data-thing], .tile') && (element.querySelector('h3') ?? element).innerText?.trim()
    return title && element.ariaLabel.toLowerCase().includes(title.toLowerCase())
  }
  const drawn = ({ element }) => element.matches('[data-thing]') && !element.querySelector('h3')
  return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes
    .filter((node) => id !== 'label-content-name-mismatch' || !(titled(node) || drawn(node)))
    .map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`) })).filter(({ nodes }) => nodes.length)
}"""


COLOURS = ["color-contrast", "link-in-text-block"]
"""What the night can change: it has other colours, and nothing else. On a phone `make soak` looks for everything."""

LookClosely = Callable[..., list[str]]


@pytest.fixture
def look_closely(client: object) -> LookClosely:
    """What axe finds on a page, one line for each kind, with the first places; by all its rules, or by some."""
    assert AXE.exists(), "npm has not installed axe-core"
    script = AXE.read_text(encoding="utf-8")

    def look_closely(page: Page, rules: list[str] | None = None) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(script)
        found: list[dict[str, Any]] = page.evaluate(RUN, rules)
        return ["\n    ".join([f"{one['id']} ({one['impact']}): {one['help']}", *one["nodes"][:4]]) for one in found]

    return look_closely


def called(sight: Callable[[Page], None]) -> str:
    return sight.__name__


@pytest.mark.parametrize(
    "sight",
    [pytest.param(sight, marks=() if sight in SIGHTS else pytest.mark.slow) for sight in LONGER],
    ids=called,
)
def test_nothing_is_found(open_page: OpenPage, look_closely: LookClosely, sight: Callable[[Page], None]) -> None:
    """On a wide screen, by day and by night."""
    page = open_page(None, bypass_csp=True, **WIDE, **CALM)
    sight(page)
    assert look_closely(page) == []
    page.emulate_media(color_scheme="dark")
    assert look_closely(page, COLOURS) == []


@pytest.mark.slow
@pytest.mark.parametrize("sight", LONGER, ids=called)
def test_nothing_is_found_on_a_phone(
    open_page: OpenPage, look_closely: LookClosely, sight: Callable[[Page], None]
) -> None:
    page = open_page(None, bypass_csp=True, color_scheme="dark", **NARROW, **CALM)
    sight(page)
    assert look_closely(page) == []
    page.emulate_media(color_scheme="light")
    assert look_closely(page) == []

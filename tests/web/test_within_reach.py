"""Every choice within reach: matches of every game, walked through on screens of every width. Whatever is asked, each
of its answers is a button on the screen, or behind one, or a thing that is seen whole; the board does not move when the
question changes, and the prompt does not cover it.

The answers are given over the socket by somebody at the same seat: the page only has to show what is asked.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from regnum import games
from regnum.games import find
from tests.web.at_the_table import EVERY, PATIENCE
from tests.web.conftest import OpenPage
from tests.web.quick_hand import QuickHand, Sent
from tests.web.table_server import TableServer

WIDTHS = {390: 844, 768: 1024, 1440: 900, 1920: 1080}
QUESTIONS = 8
"""How many questions of a match are looked at; more in the long runs."""
MANY_QUESTIONS = 60
PLAYED = 30
"""How many answers a match has behind it when it is looked at: by then there is much on the table."""

USUAL = (390, 768, 1440)
"""Widths of every run; wider in the long ones."""
TABLES = [
    *(
        pytest.param(game, False, width, id=f"{game}-{width}", marks=() if width in USUAL else pytest.mark.slow)
        for game in games()
        for width in WIDTHS
    ),
    *(
        pytest.param(game, True, width, id=f"{game}-plain-{width}", marks=pytest.mark.slow)
        for game in games()
        for width in WIDTHS
    ),
]
"""Every game on its own board, and on the plain table that draws any game."""

OUT_OF_REACH = """(options) => {
  const seen = (element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (!width || !height || getComputedStyle(element).visibility !== 'visible') return false
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return false
    const frame = element.closest('.board, .unfolds, .holding')?.getBoundingClientRect()
    if (frame && (top < frame.top - 7 || bottom > frame.bottom + 1)) return false
    // Nothing may lie over it: a neighbour in a fan of cards leaves an edge.
    const spots = [[0.5, 0.5], [0.08, 0.5], [0.08, 0.12], [0.5, 0.12], [0.5, 0.9]]
    return spots.some(([x, y]) => element.contains(document.elementFromPoint(left + x * width, top + y * height)))
  }
  const some = (selector) => [...document.querySelectorAll(selector)].some((element) => {
    // Many answers scroll within the prompt.
    if (element.closest('.prompt .row')) element.scrollIntoView({ block: 'nearest' })
    return seen(element)
  })
  const grouped = some('.prompt [data-key=group]')
  return options.filter(({ key, target, anytime }) => !(
    some(`.prompt [data-key="${CSS.escape(key)}"]`) || some('.prompt .stepper input') ||
    (anytime && some('.prompt [data-group=anytime]')) ||
    (target !== null &&
      (grouped || some(`[data-thing="${CSS.escape(target)}"]:is([data-state=free], [data-state=chosen])`)))
  )).map(({ key }) => key)
}"""

PROMPT_AT_MOST = 0.4
"""Of a phone's height, whatever is asked: the board stays in sight."""
PROMPT = "() => document.querySelector('.prompt').getBoundingClientRect().height / innerHeight"

DOCK = """() => {
  const height = (part) => document.querySelector(part)?.offsetHeight ?? 0
  return (height('.prompt') + height('.own')) / innerHeight
}"""
"""How much of a wide screen's height the prompt and my own area take together."""
DOCK_AT_MOST = 0.25
"""A quarter. A line of the coach comes on top of that."""

CUT_OFF = """() => [...document.querySelectorAll('.own [data-thing], .own button')].filter((element) => {
  if (element.closest('.unfolds, .holdings') || !element.getClientRects().length) return false
  const { top, bottom } = element.getBoundingClientRect()
  const frame = element.closest('.holding')?.getBoundingClientRect()
  return frame && (top < frame.top - 1 || bottom > frame.bottom + 1)
}).map((element) => element.dataset.thing ?? element.textContent)"""
"""Things of my own area that its frame cuts off, on a wide screen; on the plain table it scrolls."""

SHIFTS = """() => {
  // What the browser itself counts as shifted, of the page's own parts: how far, and of which. The prompt grows upwards
  // over the board, which counts as a shift of its upper edge; where it stands is looked at below.
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node } of entry.sources)
        if (node instanceof Element && node.matches('.table, .table > .top, .table .board, .own, #table-column'))
          window.shifts.push([node.className, entry.value])
  }).observe({ type: 'layout-shift', buffered: false })
}"""
"""Layout shift as Chromium measures it, from the first question on."""

PLACES = """() => Object.fromEntries(['.top', '.board', '.prompt'].map((part) => {
  const place = document.querySelector(part)?.getBoundingClientRect()
  // The prompt may grow over the board, but stands where it stands.
  const { left, top, right, bottom } = place ?? {}
  return [part, place && (part === '.prompt' ? [left, bottom] : [left, top, right, bottom])]
}))"""


class Looking:
    """Somebody who answers over the socket, and looks at the page before each answer."""

    def __init__(self, page: Page, questions: int, plain: bool) -> None:
        self.page, self.questions, self.plain = page, questions, plain
        assert page.viewport_size is not None
        self.wide = page.viewport_size["width"] >= 1200
        self.looked_at: list[str] = []
        self.places: dict[str, Any] = {}
        self.troubles: list[str] = []

    def __call__(self, sent: Sent, asked: Sent) -> bool:
        if len(self.looked_at) >= self.questions:
            return True
        self.page.wait_for_function(
            "(decision) => document.querySelector('.prompt')?.dataset.decision === decision",
            arg=asked["decision"],
            polling=EVERY,
            timeout=PATIENCE,
        )
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        options = [
            {"key": option["key"], "target": option["target"], "anytime": kind == "anytime"}
            for kind in ("options", "anytime")
            for option in asked[kind]
        ]
        if lost := self.page.evaluate(OUT_OF_REACH, options):
            self.troubles.append(f"{asked['question']} ({len(options)} answers): out of reach are {lost}")
        if (share := self.page.evaluate(PROMPT)) > PROMPT_AT_MOST:
            self.troubles.append(f"{asked['question']} ({len(options)} answers): covers {share:.0%} of the screen")
        if self.wide:
            if (share := self.page.evaluate(DOCK)) > DOCK_AT_MOST:
                self.troubles.append(f"{asked['question']} ({len(options)}): prompt and own area take {share:.1%}")
            if not self.plain and (cut := self.page.evaluate(CUT_OFF)):
                self.troubles.append(f"{asked['question']}: my own area cuts off {cut}")
        places = self.page.evaluate(PLACES)
        if self.places and places != self.places:
            self.troubles.append(f"{asked['question']}: the page moved from {self.places} to {places}")
        if not self.places:
            self.page.evaluate(SHIFTS)
        if shifts := self.page.evaluate("window.shifts.splice(0)"):
            self.troubles.append(f"{asked['question']}: the browser counts a shift of {shifts}")
        self.places = places
        self.looked_at.append(asked["question"])
        return False


def options_of(width: int) -> dict[str, Any]:
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1} if width < 640 else {}
    return {"viewport": {"width": width, "height": WIDTHS[width]}, "reduced_motion": "reduce", **touch}


@pytest.mark.parametrize("questions", [QUESTIONS, pytest.param(MANY_QUESTIONS, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "plain", "width"), TABLES)
@pytest.mark.timeout(240)
def test_every_answer_is_a_button_or_seen_whole(
    open_page: OpenPage, table_server: TableServer, game: str, plain: bool, width: int, questions: int
) -> None:
    count = min(players for players in find(game).seats if players > 1)
    looking: Looking | None = None
    while looking is None or len(looking.looked_at) < questions:
        table = table_server.lay("me", *["random"] * (count - 1), game=game)
        address = f"/table/{table}{'?generic' * plain}"
        with QuickHand(table_server.address, table, seed=width + (len(looking.looked_at) if looking else 0)) as hand:
            if looking is None:
                looking = Looking(come_to(hand, open_page, address, width), questions, plain)
            else:  # a short match is over: another one, from its beginning
                looking.page.goto(address)
                looking.places = {}
            hand.play(looking)
    assert looking.troubles == [], json.dumps(looking.troubles, indent=2, ensure_ascii=False)


def come_to(hand: QuickHand, open_page: OpenPage, address: str, width: int) -> Page:
    """The page of a table at which much has happened. On a phone that is news, which covers nothing to choose."""
    phone = width < 640
    hand.play(lambda sent, asked: bool(sent["seq"] > 0))
    hand.look()
    answered = iter(range(PLAYED))
    hand.play(lambda sent, asked: next(answered, None) is None)
    if not phone:
        hand.look()
    page = open_page(address, **options_of(width))
    if phone:
        page.locator(".since").wait_for(timeout=PATIENCE)
    return page

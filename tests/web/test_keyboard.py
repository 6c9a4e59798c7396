"""A whole match without a mouse: from the lobby to the score, with keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.at_the_table import FreeThing, Look, Player, words
from tests.web.conftest import OpenPage
from tests.web.test_matches import CALM, WHOLE_MATCH, WIDE

LATE = True

NO_MOUSE = """() => {
  window.mouse = []
  for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'pointermove', 'touchstart'])
    addEventListener(kind, (event) => event.isTrusted && window.mouse.push(kind), true)
}"""
HERE = """() => {
  const here = document.activeElement.closest('[data-thing]') ?? document.activeElement
  return { thing: here.dataset.thing ?? '', nth: here.dataset.nth ?? '', state: here.dataset.state ?? '',
    key: here.dataset.key ?? '', number: here.dataset.number ?? '',
    words: here.matches('button, a') ? (here.ariaLabel || here.innerText).trim() : '' }
}"""


class ByKeys(Player):
    """Presses keys where others press things."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def here(self) -> dict[str, str]:
        """What has the focus."""
        found: dict[str, str] = self.page.evaluate(HERE)
        return found

    def tab_to(self, words: str) -> None:
        """Tab, until something with these words on it has the focus."""
        for _ in range(60):
            if words in self.here()["words"]:
                return
            self.key("Tab")
        raise AssertionError(f"Tab never came to {words!r}")

    def press_thing(self, free: FreeThing, look: Look) -> None:
        """The letter f goes round what may be chosen; Tab would come by as well."""
        key = "f" if self.dice.random() < 0.7 else "Tab"
        for _ in range(200):
            here = self.here()
            if (here["thing"], here["nth"], here["state"]) == (free.thing, free.nth, "free"):
                self.key("Enter")
                self.pressed[free.kind] += 1
                return
            self.key(key)
        raise AssertionError(f"{key} never came to {free}")

    def press_verb(self, key: str) -> None:
        """The buttons are numbered."""
        number = self.button(key).get_attribute("data-number")
        assert number is not None
        self.key(number)
        self.pressed[key] += 1

    def step(self, look: Look) -> Look:
        if look.curtain is not None:
            self.page.wait_for_function("() => document.activeElement.dataset.key === 'lift'")
            self.key("Enter")
        elif look.final:
            # The question whether one is sure has the focus already.
            assert self.here()["key"] == "sure"
            self.key("Enter")
        elif look.menu:
            choice = self.dice.randrange(len(look.menu))
            self.page.wait_for_function("() => document.activeElement.matches('[role=menuitem]')")
            self.key(*["ArrowDown"] * choice, "Enter")
        elif look.collecting and look.enough:
            self.answered[look.question] += 1
            self.key("c")
        elif look.undo and self.takes_back:
            return self.take_back(look)
        else:
            if not look.collecting:
                self.answered[look.question] += 1
            self.press_something(look)
        return self.wait(look)

    def take_back(self, look: Look) -> Look:
        self.takes_back -= 1
        self.key("u")
        self.pressed["undo"] += 1
        self.page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) > seq", arg=look.seq)
        return self.wait()


@pytest.mark.timeout(WHOLE_MATCH)
def test_a_match_with_keys_alone(open_page: OpenPage) -> None:
    say = words("en")
    page = open_page("/", **WIDE, **CALM)
    page.evaluate(NO_MOUSE)
    player = ByKeys(page, seed=21, takes_back=1)
    # The game's own button comes first, the one beside it sets up a table.
    play = say("lobby-play", game="Abyss")
    page.get_by_role("button", name=play).wait_for()

    player.tab_to(play)
    player.key("Tab")
    player.tab_to(say("lobby-set"))
    player.key("Enter")
    page.get_by_role("dialog").wait_for()
    # Two players make a shorter evening.
    while not page.evaluate("() => document.activeElement.matches('[name=count]')"):
        player.key("Tab")
    player.key("ArrowLeft")
    page.locator("dialog li").nth(2).wait_for(state="detached")
    player.tab_to(say("lobby-sit"))
    player.key("Enter")
    look = player.wait()

    look = player.play(look, until=6)
    enlarge(page, player)
    open_the_help(page, player)
    read_the_rules(page, player)

    look = player.play(player.look())
    assert look.over
    assert player.pressed["undo"] == 1
    page.locator("#score-title").wait_for()
    assert page.evaluate("window.mouse") == []


def enlarge(page: Page, player: ByKeys) -> None:
    """The card under the focus, with z; the arrows lead from thing to thing, also to those that can't be chosen."""
    page.locator(".court [data-thing]").first.evaluate("(thing) => thing.focus()")
    before = player.here()["thing"]
    player.key("ArrowRight")
    assert player.here()["thing"] != before
    player.key("z")
    page.get_by_role("dialog").wait_for()
    player.key("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def open_the_help(page: Page, player: ByKeys) -> None:
    player.key("?")
    dialog = page.get_by_role("dialog", name=words("en")("keys-title"))
    dialog.wait_for()
    player.key("Escape")
    dialog.wait_for(state="detached")


def read_the_rules(page: Page, player: ByKeys) -> None:
    player.key("r")
    page.get_by_role("tab", name=words("en")("table-tab-rules"), selected=True).wait_for()
    player.key("ArrowLeft")
    page.get_by_role("tab", name=words("en")("table-tab-log"), selected=True).wait_for()

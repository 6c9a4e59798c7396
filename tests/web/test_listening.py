"""A match by ear: everything goes by roles and names, as a screen reader gives them. No selectors, no places."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.at_the_table import PATIENCE, Words, in_lobby, words
from tests.web.conftest import OpenPage
from tests.web.test_matches import CALM, WHOLE_MATCH, WIDE

LATE = True
ENTRY = re.compile(r'(?P<role>[a-z]+) "(?P<name>(?:[^"\\]|\\.)*)"(?P<marks>(?: \[[^]]*\])*)')
QUOTED = re.compile(r"'((?:[^']|'')*)'")


@dataclass(frozen=True)
class Heard:
    """Something that can be pressed, as it is read out."""

    role: str
    name: str
    nth: int
    """Among those with the same role and name in the same part of the page."""
    part: str
    marks: frozenset[str]


class Listener:
    """Somebody who hears the page."""

    def __init__(self, page: Page, say: Words, seed: int) -> None:
        self.page = page
        self.say = say
        self.dice = random.Random(seed)
        self.prompt = page.get_by_role("region", name=say("table-prompt"), exact=True)
        self.parts = {
            "question": self.prompt,
            "table": page.get_by_role("main", name=say("table-board"), exact=True),
            "own": page.get_by_role("region", name=say("table-own"), exact=True),
            "menu": page.get_by_role("menu"),
        }
        # Buttons that open, close or take back something.
        self.asides = {
            say(message)
            for message in ("table-undo", "table-undo-turn", "table-clear", "table-close", "table-final-no")
        }
        self.asides |= {say("abyss-fold"), say("abyss-unfold"), say("since-log")}
        self.asides |= {say("table-not-now", count=count) for count in range(1, 100)}
        self.presses = 0

    def tree(self) -> str:
        """The parts of the page that a match is played with, read out."""
        return "\n".join(part.aria_snapshot() for part in self.parts.values() if part.count())

    def choices(self) -> Iterator[Heard]:
        """Buttons that answer, and what a menu offers; not what is pressed already, says why not, or is an aside."""
        for name, part in self.parts.items():
            if not part.count():
                continue
            seen: dict[tuple[str, str], int] = {}
            for line in part.aria_snapshot().splitlines():
                entry = line.strip().removeprefix("- ")
                if quoted := QUOTED.match(entry):
                    entry = quoted[1].replace("''", "'")
                found = ENTRY.match(entry)
                if not found or found["role"] not in ("button", "menuitem"):
                    continue
                said = re.sub(r"\\(.)", r"\1", found["name"])
                marks = frozenset(mark.split("=")[0] for mark in re.findall(r"\[([^]]*)\]", found["marks"]))
                nth = seen.get((found["role"], said), 0)
                seen[found["role"], said] = nth + 1
                heard = Heard(found["role"], said, nth, name, marks)
                if not marks & {"expanded", "disabled", "pressed"} and not self.is_aside(heard):
                    yield heard

    def is_aside(self, heard: Heard) -> bool:
        opens_a_rule = heard.name.startswith(self.say("table-open-rule", rule="").split(":")[0])
        takes_out = heard.name.endswith(self.say("table-drop"))
        return heard.name in self.asides or opens_a_rule or takes_out

    def press(self, heard: Heard) -> None:
        part = self.parts[heard.part]
        role: Literal["button", "menuitem"] = "menuitem" if heard.role == "menuitem" else "button"
        part.get_by_role(role, name=heard.name, exact=True).nth(heard.nth).click()
        self.presses += 1

    def over(self) -> bool:
        return self.page.get_by_role("heading", name=self.say("score-sheet"), exact=True).count() > 0

    def my_turn(self) -> bool:
        """My own turn, or my answer in somebody else's."""
        heard = (self.say("table-your-turn"), self.say("table-your-answer", player="").strip())
        return self.prompt.count() > 0 and any(one in self.prompt.inner_text() for one in heard)

    def listen(self, before: str) -> str:
        """Until something else is read out, and it is my turn or the match is over."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            now = self.tree()
            settled = self.prompt.count() == 0 or self.prompt.get_attribute("aria-busy") != "true"
            if settled and now != before and (self.over() or self.my_turn()) and now == self.tree():
                return now
        raise AssertionError(f"nothing new was read out:\n{before}")

    def play(self) -> None:
        now = self.listen("")
        while not self.over():
            choices = list(self.choices())
            assert choices, f"nothing can be pressed:\n{now}"
            # Whatever completes a choice is a button of the question; else anything goes.
            done = [heard for heard in choices if heard.part == "menu" or self.completes(heard)]
            self.press(self.dice.choice(done or choices))
            now = self.listen(now)

    def completes(self, heard: Heard) -> bool:
        say = self.say
        counted = {say("table-confirm-count", count=count) for count in range(1, 20)}
        return heard.part == "question" and heard.name in {*counted, say("table-final-yes")}


@pytest.mark.timeout(WHOLE_MATCH)
def test_a_match_by_ear(open_page: OpenPage) -> None:
    say = words("en")
    page = open_page("/", **WIDE, **CALM)
    page.set_default_timeout(PATIENCE)
    in_lobby(page, "abyss").get_by_role("button", name=say("lobby-set"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_role("combobox", name=say("lobby-seat-level", number=2)).select_option("random")
    dialog.get_by_role("button", name=say("lobby-sit"), exact=True).click()
    listener = Listener(page, say, seed=31)
    listener.prompt.wait_for()
    listener.play()
    assert listener.presses > 5
    assert page.get_by_role("table").count() or page.get_by_role("heading", name=say("score-sheet")).count()

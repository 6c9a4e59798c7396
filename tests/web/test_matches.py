"""Matches of Abyss on its own board: things are chosen by pressing them, only verbs are buttons.

Wide and in English, narrow and in Polish; against bots, and several people at one screen. They begin late; a whole
match is played in test_whole_matches.py.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.at_the_table import Look, Player, words
from tests.web.conftest import OpenPage

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
NARROW: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "pl-PL",
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}
CALM = {"reduced_motion": "reduce"}
WHOLE_MATCH = 900
"""Seconds that a whole match may take at most, on a machine with much else to do."""
LATE = True


class OnItsOwnBoard(Player):
    """Plays where the generic option list is switched off, and looks whether it is."""

    def step(self, look: Look) -> Look:
        if look.decision and not (look.final or look.menu):
            self.look_for_lists(look)
        after = super().step(look)
        assert after.toasts == [], f"refused: {after.toasts} after {look}"
        return after

    def look_for_lists(self, look: Look) -> None:
        """Whatever points at a thing can be pressed on that thing; while answers are few each has its button too."""
        asked = self.asked(look)
        if asked["form"] == "pick" and len(asked["options"]) <= 6:
            assert {option["key"] for option in asked["options"]} <= set(look.buttons), look.question
        assert all(thing.button for thing in look.free)
        if asked["form"] == "pick":
            targets = {option["target"] for option in (*asked["options"], *asked["anytime"])} - {None}
            assert targets <= {thing.thing for thing in look.free}, f"{look.question}: out of reach"
        inside = self.page.evaluate("""() => [...document.querySelectorAll('[data-thing][data-state=free]')]
            .every((thing) => thing.closest('.board, .own') && !thing.closest('.prompt'))""")
        assert inside, f"{look.question}: something to press lies outside the board"


def to_the_end(player: Player, look: Look, lords: int = 1, allies: int = 1, track: int = 1) -> None:
    look = player.play(look)
    assert look.over
    assert player.pressed["lord"] >= lords
    assert player.pressed["ally"] >= allies, "payments can be made with the cards themselves"
    assert player.pressed["track"] >= track
    # The score lies on the table.
    player.page.locator("#score-title").wait_for()


def switch_language(page: Page, language: str) -> None:
    page.locator(".settings > button").click()
    page.locator(f"input[type=radio][value={language}]").check()
    page.locator(".settings > button").click()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


@pytest.mark.timeout(WHOLE_MATCH)
def test_in_english_on_a_wide_screen_against_a_bot(open_page: OpenPage) -> None:
    """With answers taken back, a reload, and the language switched in the middle."""
    page = open_page("/", **WIDE, **CALM)
    player = OnItsOwnBoard(page, seed=11, takes_back=1)
    look = player.play(player.sit_down(), until=4)

    page.reload()
    again = player.wait()
    assert (again.decision, again.seq, again.free, again.prompt) == (look.decision, look.seq, look.free, look.prompt)
    look = player.play(again, until=3)

    english = player.look()
    switch_language(page, "pl")
    polish = player.look()
    assert polish.prompt != english.prompt
    assert (polish.decision, polish.free, polish.verbs) == (english.decision, english.free, english.verbs)
    assert page.get_by_role("tab", name=words("pl")("table-tab-rules")).is_visible()
    look = player.play(polish, until=2)
    switch_language(page, "en")

    to_the_end(player, player.look())
    assert player.pressed["undo"] == 1


class AtOneScreen(OnItsOwnBoard):
    """Several people: whenever the screen is passed on, nothing of anybody's must be left on it."""

    curtains = 0
    takes_back_at_curtain = 0

    def step(self, look: Look) -> Look:
        if look.curtain is None:
            return super().step(look)
        self.curtains += 1
        self.look_behind(look.curtain)
        undo = self.page.locator("[data-key=curtain-undo]")
        if self.takes_back_at_curtain and undo.is_visible():
            self.takes_back_at_curtain -= 1
            self.press(undo)
            self.pressed["undo"] += 1
            self.page.locator(".table").wait_for()
            return self.wait()
        lifted = len(self.frames)
        after = Player.step(self, look)
        self.asked(after)
        assert [f.message["seat"] for f in self.frames[lifted:] if f.message.get("do") == "watch"] == [look.curtain]
        return after

    def look_behind(self, seat: int) -> None:
        assert self.watched() != seat, "nobody has sat down there yet"
        assert self.page.locator(".table, [data-thing], [data-card], [data-seq]").count() == 0
        html = self.page.content()
        assert "ally:" not in html
        assert "lord:" not in html
        shown = self.page.locator("body").inner_text().split("\n")
        curtain = self.page.locator("main.curtain").inner_text().split("\n")
        assert list(filter(None, shown)) == list(filter(None, curtain))

    def watched(self) -> int | None:
        """The seat that the server was last asked to show, on the socket that is open now."""
        for frame in reversed(self.frames):
            if frame.ours and frame.message["do"] == "watch":
                seat: int | None = frame.message["seat"]
                return seat
            if frame.ours and frame.message["do"] == "open":
                return None
        return None

    def look_through_the_post(self, players: int) -> None:
        """Nothing for a seat came before somebody sat down there, and no message told of another's hand."""
        seat = None
        for frame in self.frames:
            message = frame.message
            if frame.ours and message["do"] in ("watch", "open"):
                seat = message.get("seat")
            if not frame.ours and message["is"] == "table" and message["status"] == "running":
                assert message["seat"] == seat
                hands = [player["hand"] is not None for player in message["view"]["players"]]
                assert hands == [other == seat for other in range(players)]


@pytest.mark.timeout(WHOLE_MATCH)
def test_two_people_at_one_screen(open_page: OpenPage) -> None:
    page = open_page("/", **NARROW, **CALM)
    two_people_at_one_screen(page, "pl", touch=True, until=5, takes_back=1)


def two_people_at_one_screen(page: Page, language: str, *, touch: bool, until: int, takes_back: int) -> AtOneScreen:
    """To the end of the match, with the page loaded again after so many answers."""
    player = AtOneScreen(page, seed=13, touch=touch, takes_back=takes_back)
    player.takes_back_at_curtain = 1
    look = player.sit_down(("me", "person"), language)
    assert look.curtain is not None
    look = player.play(look, until=until)
    page.reload()
    look = player.wait()
    assert look.curtain is not None, "whoever reloads the page must say who they are"
    to_the_end(player, look)
    player.look_through_the_post(players=2)
    assert player.curtains > until
    assert player.pressed["undo"] == takes_back + 1
    return player

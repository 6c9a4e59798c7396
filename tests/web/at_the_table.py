"""Somebody at a table in the browser: reads what is asked, presses things and buttons, waits for the next question.

Nothing here waits for a while: it waits until the page shows something. What is chosen comes from a seed, so a match
that went wrong can be played again. What came over the socket is kept, for tests that ask what was sent, and when.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, WebSocket

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60_000
"""Milliseconds; a machine that runs many tests at once is slow."""
EVERY = 30
"""Milliseconds between two looks at a page that is waited for: with every frame would keep it drawing frames."""
LONGEST = 60
"""No answer takes more presses."""

Who = Literal["me", "person", "bot"]


class Words:
    """What the web client itself says in a language, by message: buttons are found by the words on them."""

    def __init__(self, language: str, game: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions={"NAME": self._name})
        for place in ("web/src/locale", f"src/regnum/games/{game}/locale", f"web/src/games/{game}/locale"):
            text = (ROOT / place / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __call__(self, message: str, **args: Any) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(said)

    @staticmethod
    def _name(thing: Any, case: Any = "nom") -> Any:
        return thing


@cache
def words(language: str, game: str = "abyss") -> Words:
    return Words(language, game)


def in_lobby(page: Page, game: str) -> Locator:
    """A game's place in the lobby: every game has the same buttons there."""
    return page.locator(f"article[aria-labelledby=game-{game}]")


LOOK = """() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)]
  const shown = (element) => element.getClientRects().length > 0
  const prompt = document.querySelector('[data-decision]')
  const table = document.querySelector('div.table')
  const curtain = document.querySelector('[data-curtain]')
  return {
    curtain: curtain ? Number(curtain.dataset.curtain) : null,
    seq: table?.dataset.seq ? Number(table.dataset.seq) : null,
    past: !!table?.classList.contains('past'),
    decision: prompt?.dataset.decision ?? '',
    question: prompt?.dataset.asked ?? '',
    busy: prompt?.getAttribute('aria-busy') === 'true',
    prompt: prompt?.querySelector('[data-prompt]')?.innerText ?? '',
    free: all('[data-thing][data-state=free]').filter(shown).map((thing) => ({
      thing: thing.dataset.thing, nth: thing.dataset.nth, own: !!thing.closest('.own'), button: thing.matches('button'),
    })),
    chosen: all('[data-thing][data-state=chosen]').map((thing) => thing.dataset.thing),
    refused: all('[data-thing][data-state=refused]').filter(shown).map((thing) => thing.dataset.thing),
    verbs: all('.prompt .verb:not([data-target])').map((button) => button.dataset.key),
    buttons: all('.prompt button[data-key]').map((button) => button.dataset.key),
    collecting: !!prompt?.querySelector('[data-key=confirm]'),
    enough: prompt?.querySelector('[data-key=confirm]')?.getAttribute('aria-disabled') === 'false',
    part: all('.prompt [data-drop], .prompt .verb.times').map((chip) => chip.textContent.trim()),
    final: !!document.querySelector('[data-key=sure]'),
    menu: all('[role=menu] [role=menuitem]').map((item) => item.dataset.key),
    undo: !!prompt?.querySelector('[data-key=undo]:not([disabled])'),
    toasts: all('.toasts .toast').map((toast) => toast.innerText),
    raised: !!document.querySelector('.own.raised'),
    sheet: shown(document.querySelector('.own .handle') ?? document.createElement('i')),
    over: !!document.querySelector('[data-key=score]'),
  }
}"""

UNCOVERED = """(element) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const margin = Math.min(4, width / 20, height / 20)
  const free = (x, y) => [[0, 0], [margin, 0], [-margin, 0], [0, margin], [0, -margin]].every(([right, lower]) => {
    const there = document.elementFromPoint(left + x + right, top + y + lower)
    return there && element.contains(there)
  })
  for (const down of [0.5, 0.1, 0.9, 0.3, 0.7]) for (const across of [0.5, 0.1, 0.9, 0.3, 0.7])
    if (free(width * across, height * down)) return { x: width * across, y: height * down }
  return null
}"""
"""A place of an element that nothing else covers, no gap between two things that do, the middle if it is free; null:
wherever it can be waited for."""

SETTLED = f"""(before) => {{
  const now = ({LOOK})()
  if (now.busy || !(now.curtain !== null || now.decision || now.over)) return false
  return before === null || ['decision', 'curtain', 'over', 'final', 'past', 'menu', 'part', 'chosen', 'toasts']
    .some((what) => JSON.stringify(now[what]) !== JSON.stringify(before[what]))
}}"""


@dataclass(frozen=True)
class FreeThing:
    """Something on the table that may be pressed now."""

    thing: str
    nth: str
    own: bool
    """It lies in one's own area."""
    button: bool

    @property
    def kind(self) -> str:
        """ "lord" of "lord:jailer"."""
        return self.thing.split(":")[0]


@dataclass(frozen=True)
class Look:
    """What the page shows at a glance."""

    curtain: int | None
    seq: int | None
    past: bool
    decision: str
    question: str
    busy: bool
    prompt: str
    free: list[FreeThing]
    chosen: list[str]
    refused: list[str]
    verbs: list[str]
    buttons: list[str]
    collecting: bool
    enough: bool
    part: list[str]
    final: bool
    menu: list[str]
    undo: bool
    toasts: list[str]
    raised: bool
    sheet: bool
    over: bool


@dataclass
class Frame:
    """A message of the socket; `ours` went to the server."""

    ours: bool
    message: dict[str, Any]


@dataclass
class Player:
    """Who sits before the page and presses things."""

    page: Page
    seed: int = 1
    touch: bool = False
    takes_back: int = 0
    """How many answers are still to be taken back during the match."""
    dice: random.Random = field(init=False)
    pressed: Counter[str] = field(default_factory=Counter)
    """How often things of each kind, and verbs, were pressed."""
    answered: Counter[str] = field(default_factory=Counter)
    """How often each question was answered."""
    frames: list[Frame] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        def kept(ours: bool, payload: str | bytes) -> None:
            self.frames.append(Frame(ours, json.loads(payload)))

        self.frames.append(Frame(True, {"do": "open"}))
        socket.on("framesent", lambda payload: kept(True, payload))
        socket.on("framereceived", lambda payload: kept(False, payload))

    # --- looking ------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        seen = self.page.evaluate(LOOK)
        return Look(**{**seen, "free": [FreeThing(**thing) for thing in seen["free"]]})

    def wait(self, before: Look | None = None) -> Look:
        """Until the page asks something, is covered, or the match is over; and differs from what it was before."""
        old = None if before is None else {**before.__dict__, "free": None}
        self.page.wait_for_function(SETTLED, arg=old, polling=EVERY)
        return self.look()

    def asked(self, look: Look) -> dict[str, Any]:
        """The question that the page shows, as it came over the socket."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            for frame in reversed(self.frames):
                message = frame.message["table"] if frame.message.get("is") == "changed" else frame.message
                for asked in message.get("asked", ()):
                    if asked["decision"] == look.decision:
                        found: dict[str, Any] = asked
                        return found
            self.page.evaluate("0")  # lets Playwright hand over what the socket has brought
        raise AssertionError(f"{look.decision} is shown, but never came")

    # --- pressing -----------------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        """Where it can be pressed: what lies on a thing may cover its middle.

        On a phone what is explained for the first time is read and put away first.
        """
        explained = self.page.locator("[data-key=coach-close]:visible")
        if self.touch and explained.count():
            explained.first.tap()
        position = what.evaluate(UNCOVERED)
        if self.touch:
            what.tap(position=position)
        else:
            what.click(position=position)

    def button(self, key: str) -> Locator:
        """A button of the prompt; what cannot be chosen once more stands beside what has been."""
        return self.page.locator(f'.prompt button[data-key="{key}"]:not(.refused)')

    def thing(self, free: FreeThing) -> Locator:
        """The first one drawn: a board may have a second place for it, for another width of the screen."""
        found = self.page.locator(f'[data-thing="{free.thing}"][data-nth="{free.nth}"][data-state=free]')
        return found.locator("visible=true").first

    def press_thing(self, free: FreeThing, look: Look) -> None:
        if free.own and look.sheet and not look.raised:
            self.press(self.page.locator("[data-key=own]"))
            self.page.locator(".own.raised").wait_for()
        self.press(self.thing(free))
        self.pressed[free.kind] += 1

    def press_verb(self, key: str) -> None:
        self.press(self.button(key))
        self.pressed[key] += 1

    def step(self, look: Look) -> Look:
        """One press: of a thing, a verb, or whatever stands in between."""
        if look.curtain is not None:
            self.press(self.page.locator("[data-key=lift]"))
        elif look.final:
            self.press(self.page.locator("[data-key=sure]"))
        elif look.menu:
            self.press(self.page.locator("[role=menuitem]").nth(self.dice.randrange(len(look.menu))))
        elif look.undo and self.takes_back and self.dice.random() < 0.2:
            return self.take_back(look)
        elif look.collecting and look.enough and (not look.free or self.dice.random() < 0.6):
            self.answered[look.question] += 1
            self.press(self.button("confirm"))
        else:
            if not look.collecting:
                self.answered[look.question] += 1
            self.press_something(look)
        return self.wait(look)

    def answer(self, look: Look) -> Look:
        """Press on until the question that is shown is answered; nothing that is offered may be refused."""
        question, decision = look.question, look.decision
        for _ in range(LONGEST):
            look = self.step(look)
            assert look.toasts == [], f"{question}: refused {look.toasts}"
            if look.decision != decision:
                return look
        raise AssertionError(f"{question} is still open after {LONGEST} presses: {look}")

    def press_something(self, look: Look) -> None:
        choices: list[FreeThing | str] = [*look.free, *look.verbs]
        assert choices, f"nothing can be pressed: {look}"
        choice = self.dice.choices(choices, [self.wish(one) for one in choices])[0]
        if isinstance(choice, str):
            self.press_verb(choice)
        else:
            self.press_thing(choice, look)

    def wish(self, choice: FreeThing | str) -> float:
        """How gladly it is pressed. Lords end the match; what is rare should come up at all."""
        if isinstance(choice, str):
            return 1
        return {"lord": 8, "location": 4, "council": 3, "threat": 3}.get(choice.kind, 1)

    def take_back(self, look: Look) -> Look:
        self.takes_back -= 1
        self.press(self.button("undo"))
        self.pressed["undo"] += 1
        self.page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) > seq", arg=look.seq)
        after = self.wait()
        assert self.page.locator(".line.meta").count(), "the log says that something was taken back"
        return after

    # --- a match ------------------------------------------------------------------------------------------------

    def sit_down(
        self,
        seats: Sequence[Who] = ("me", "bot"),
        language: str = "en",
        level: str = "random",
        game: str = "abyss",
    ) -> Look:
        """Through the lobby's window for a new table."""
        say = words(language)
        page = self.page
        self.press(in_lobby(page, game).get_by_role("button", name=say("lobby-set"), exact=True))
        self.press(page.locator("dialog .pill", has_text=str(len(seats))))
        for seat, who in enumerate(seats):
            page.get_by_role("combobox", name=say("lobby-seat-who", number=seat + 1)).select_option(who)
            if who == "bot":
                page.get_by_role("combobox", name=say("lobby-seat-level", number=seat + 1)).select_option(level)
        self.press(page.get_by_role("button", name=say("lobby-sit"), exact=True))
        page.wait_for_url("**/table/*")
        return self.wait()

    def play(self, look: Look, until: int | None = None) -> Look:
        """To the end of the match, or until so many answers have been given."""
        goal = None if until is None else self.answered.total() + until
        while not look.over and (goal is None or self.answered.total() < goal):
            look = self.step(look)
        return look

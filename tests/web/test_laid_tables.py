"""From tables laid in words: every kind of question of Paladins is answered on its own board, wide and narrow, with
mouse, keys and touch; a worker is dragged onto a place; typical actions take few presses.

The choices that lead to a question are made over the socket by somebody at the same seat.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from regnum.games import find
from tests.web.at_the_table import EVERY, PATIENCE, Look, Player
from tests.web.conftest import OpenPage
from tests.web.laid_server import WORDS
from tests.web.laid_tables import PALADINS_LAID, Laid
from tests.web.quick_hand import QuickHand, Sent
from tests.web.table_server import ForkedServer, TableServer
from tests.web.test_every_question import WAYS, answer_each
from tests.web.test_matches import CALM, WIDE

SERVER = (sys.executable, "-m", "tests.web.laid_server", "play", "--no-open", "--port", "0")
SAMPLE = ("place-workers", "choose-reward", "inquisition-ability")
"""The kinds that are answered at every run, by touch; all of them in all ways by `make soak`."""


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with ForkedServer(tmp_path_factory.mktemp("laid"), *SERVER) as server:
        yield server


class Led(QuickHand):
    """Gives the answers it was told, in their order."""

    first: list[Any]

    def choose(self, asked: Sent) -> object:
        return self.first.pop(0)


def lay(server: TableServer, words: dict[str, Any], game: str = "paladins") -> str:
    (server.data / WORDS).write_text(json.dumps(words), encoding="utf-8")
    return server.lay("me", "random", game=game)


def lead(server: TableServer, page: Page, laid: Laid, question: str) -> None:
    """A table at which this is asked, open in the browser."""
    table = lay(server, laid.words)
    with Led(server.address, table) as hand:
        hand.first = list(laid.first)
        hand.play(lambda sent, asked: not hand.first)
        (asked,) = hand.sent["asked"]
    assert asked["question"] == question
    assert len(asked["options"]) > 1, f"{question} has but one answer here"
    page.goto(f"/table/{table}")
    page.wait_for_function(
        "(decision) => document.querySelector('[data-decision]')?.dataset.decision === decision",
        arg=asked["decision"],
        polling=EVERY,
        timeout=PATIENCE,
    )


def test_there_is_a_table_for_every_question() -> None:
    assert set(PALADINS_LAID) == {question.name for question in find("paladins").questions}


@pytest.mark.parametrize(
    ("way", "kinds"),
    [("touch", SAMPLE), *(pytest.param(way, tuple(PALADINS_LAID), marks=pytest.mark.slow) for way in WAYS)],
    ids=["touch, some", *WAYS],
)
@pytest.mark.timeout(400)
def test_every_kind_of_question_from_a_laid_table(
    open_page: OpenPage, table_server: TableServer, way: str, kinds: tuple[str, ...]
) -> None:
    answer_each(
        open_page,
        way,
        kinds,
        lambda page, question: lead(table_server, page, PALADINS_LAID[question], question),
    )


@pytest.mark.timeout(120)
def test_a_worker_is_dragged_onto_an_action(open_page: OpenPage, table_server: TableServer) -> None:
    """Onto an action it begins it and takes a place there; the second one is dragged after it."""
    page = open_page(None, **WIDE, **CALM)
    player = Player(page)
    lead(table_server, page, PALADINS_LAID["turn-action"], "turn-action")

    def drag(worker: str) -> None:
        page.drag_and_drop(f'.mine [data-thing="worker:{worker}"]', '.mine [data-thing="action:hunt"]')

    drag("labourer")
    ghosts = page.locator('.mine [data-thing="action:hunt"] .ghost')
    ghosts.first.wait_for()
    assert player.look().question == "place-workers"
    drag("scout")
    ghosts.nth(1).wait_for()
    before = player.look()
    player.press(player.button("confirm"))
    after: Look = player.wait(before)
    assert after.question != "place-workers"


RICH_IN_ABYSS: dict[str, Any] = {
    "seats": [{"pearls": 2, "hand": ["crab 3", "crab 2", "squid 4", "seahorse 5"]}, {}],
    "court": ["slaver", "aquaculturalist", "landowner", "oracle", "jailer", "recruiter"],
}
TYPICAL: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "recruit in Abyss": ("abyss", RICH_IN_ABYSS, "lord:jailer", "log-recruits"),
    "convert in Paladins": ("paladins", PALADINS_LAID["turn-action"].words, "action:convert", "log-converts"),
}
"""What is done: the game, its table, the thing that is pressed first, the line that tells that it is done."""
MOST_PRESSES = 4


@pytest.mark.parametrize("deed", TYPICAL)
@pytest.mark.timeout(120)
def test_a_typical_action_takes_few_presses(open_page: OpenPage, table_server: TableServer, deed: str) -> None:
    """What is forced or cheapest is chosen already: it is confirmed with one press. Else the first answer will do."""
    game, words, first, told = TYPICAL[deed]
    page = open_page(None, **WIDE, **CALM)
    player = Player(page)
    page.goto(f"/table/{lay(table_server, words, game)}")
    look = player.wait()
    presses = 0

    def done() -> bool:
        lines = [line for frame in player.frames for line in lines_of(frame.message)]
        return any(line["message"] == told and line["args"].get("player") == "seat:0" for line in lines)

    while not done():
        presses += 1
        assert presses <= MOST_PRESSES, f"{deed} takes more than {MOST_PRESSES} presses: {look.question}"
        if presses == 1:
            player.press(page.locator(f'[data-thing="{first}"][data-state=free]').first)
        elif look.collecting and not look.enough:
            page.wait_for_function("() => document.querySelector('.prompt [data-key=confirm][aria-disabled=false]')")
            player.press(player.button("confirm"))
        elif look.collecting:
            player.press(player.button("confirm"))
        elif look.final:
            player.press(page.locator("[data-key=sure]"))
        else:
            player.press(player.thing(look.free[0]) if look.free else player.button(look.verbs[0]))
        look = player.wait(look)
    print(f"{deed}: {presses} presses")


def lines_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = message.get("journal", {}).get("lines", [])
    return lines

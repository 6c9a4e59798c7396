"""Every kind of question is answered on the page itself: by mouse, by keys, and by touch on a phone.

A match is played over the socket by somebody at the same seat; each question that comes up for the first time is left
to the page. A sample is played at every run, all games in all ways by `make soak`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from regnum import games
from regnum.games import find
from tests.web.at_the_table import EVERY, PATIENCE, Player
from tests.web.conftest import OpenPage
from tests.web.quick_hand import QuickHand, Sent
from tests.web.table_server import TableServer
from tests.web.test_keyboard import ByKeys
from tests.web.test_matches import CALM, WIDE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "pl-PL"}
WAYS: dict[str, tuple[type[Player], dict[str, Any]]] = {
    "mouse": (Player, WIDE),
    "keys": (ByKeys, WIDE),
    "touch": (Player, PHONE),
}
SAMPLE = [("abyss", "mouse"), ("paladins", "touch"), ("crescent_moon", "mouse"), ("oath", "keys")]
KINDS = 8
"""So many kinds of question are answered in the sample; all that come up in the long runs."""


def answer_each(open_page: OpenPage, way: str, kinds: Sequence[str], open_at: Callable[[Page, str], object]) -> None:
    """Each of these questions is answered on the page, which `open_at` opens where it is asked."""
    made, screen = WAYS[way]
    page = open_page(None, **screen, **CALM)
    player = made(page, seed=5, touch=way == "touch")
    for question in kinds:
        open_at(page, question)
        look = player.wait()
        if look.curtain is not None:
            look = player.step(look)
        assert look.question == question
        player.answer(look)


class ToThePage(QuickHand):
    """Plays on, but leaves whatever is asked for the first time to the page."""

    player: Player
    most: int
    kinds: list[str]

    def leaves(self, asked: Sent) -> bool:
        if asked["question"] in self.kinds or len(self.kinds) >= self.most:
            return False
        self.kinds.append(asked["question"])
        page = self.player.page
        page.wait_for_function(
            "(decision) => document.querySelector('[data-decision]')?.dataset.decision === decision",
            arg=asked["decision"],
            polling=EVERY,
            timeout=PATIENCE,
        )
        self.player.answer(self.player.wait())
        return True


@pytest.mark.parametrize(
    ("game", "way", "kinds"),
    [
        *(pytest.param(*each, KINDS, id="-".join(each)) for each in SAMPLE),
        *(
            pytest.param(game, way, 1000, id=f"{game}-{way}-all", marks=pytest.mark.slow)
            for game in games()
            for way in WAYS
        ),
    ],
)
@pytest.mark.timeout(600)
def test_every_kind_of_question_is_answered_on_the_page(
    open_page: OpenPage, table_server: TableServer, game: str, way: str, kinds: int
) -> None:
    count = min(players for players in find(game).seats if players > 1)
    table = table_server.lay("me", *["random"] * (count - 1), game=game)
    made, screen = WAYS[way]
    with ToThePage(table_server.address, table, seed=11) as hand:
        page = open_page(f"/table/{table}", **screen, **CALM)
        hand.player, hand.kinds = made(page, seed=3, touch=way == "touch"), []
        hand.most = kinds
        hand.play(lambda sent, asked: len(hand.kinds) >= hand.most)
    assert len(hand.kinds) >= 6, hand.kinds


class InHisPlace(ToThePage):
    """Leaves only what the Clockwork Prince brings with him to the page."""

    def leaves(self, asked: Sent) -> bool:
        return asked["question"].startswith("prince-") and super().leaves(asked)


@pytest.mark.parametrize("way", ["keys", *(pytest.param(way, marks=pytest.mark.slow) for way in ("mouse", "touch"))])
@pytest.mark.timeout(600)
def test_what_is_decided_for_the_clockwork_prince_is_answered_on_the_page(
    open_page: OpenPage, table_server: TableServer, way: str
) -> None:
    """P.15.l-m: whoever decides for him is told so. A sample by keys; otherwise all that comes up in three matches."""
    made, screen = WAYS[way]
    kinds: list[str] = []
    most = 1 if way == "keys" else 1000
    for seed in range(3):
        table = table_server.lay("me", game="oath", prince="chancellor", prince_powers="expanded")
        with InHisPlace(table_server.address, table, seed=seed) as hand:
            page = open_page(f"/table/{table}", **screen, **CALM)
            hand.player, hand.kinds, hand.most = made(page, seed=3, touch=way == "touch"), kinds, most
            hand.play(lambda sent, asked: len(kinds) >= most)
        if len(kinds) >= most:
            break
    assert kinds

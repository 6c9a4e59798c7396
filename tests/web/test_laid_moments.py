"""From laid tables: every kind of question of Oath and of Crescent Moon is answered on its own board, wide and narrow,
with mouse, keys and touch.

All seats are played at one screen; the choices that lead to a question are made over the socket.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from regnum.games import find
from tests.web import laid_crescent_moon, laid_oath
from tests.web.conftest import OpenPage
from tests.web.laid_moments import Moment, lay_moment
from tests.web.table_server import TableServer
from tests.web.test_every_question import WAYS, answer_each
from tests.web.test_laid_tables import table_server

__all__ = ["table_server"]

GAMES: dict[str, tuple[Callable[[str], Moment], Sequence[str]]] = {
    "crescent_moon": (laid_crescent_moon.crescent_moon, laid_crescent_moon.KINDS),
    "oath": (laid_oath.oath, laid_oath.KINDS),
}
SAMPLE = {"crescent_moon": ("deal-reply", "tile-where"), "oath": ("campaign-join", "tribunal-reply")}
"""The kinds that are answered at every run, by touch; all of them in all ways by `make soak`."""


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_table_for_every_question(game: str) -> None:
    _, kinds = GAMES[game]
    assert sorted(question.name for question in find(game).questions) == kinds


@pytest.mark.parametrize(
    ("game", "way", "all_of_them"),
    [
        *(pytest.param(game, "touch", False, id=f"{game}, some") for game in GAMES),
        *(pytest.param(game, way, True, id=f"{game}, {way}", marks=pytest.mark.slow) for game in GAMES for way in WAYS),
    ],
)
@pytest.mark.timeout(1200)
def test_every_kind_of_question_from_a_laid_table(
    open_page: OpenPage, table_server: TableServer, game: str, way: str, all_of_them: bool
) -> None:
    led_to, kinds = GAMES[game]
    answer_each(
        open_page,
        way,
        kinds if all_of_them else SAMPLE[game],
        lambda page, question: page.goto(f"/table/{lay_moment(table_server, led_to(question))}"),
    )

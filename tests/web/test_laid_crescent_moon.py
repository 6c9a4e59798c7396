"""From laid tables: every kind of question of Crescent Moon is answered on its own board, wide and narrow, with mouse,
keys and touch.

All seats are played at one screen; the choices that lead to a question are made over the socket.
"""

from __future__ import annotations

import json

import pytest

from regnum.games import find
from tests.web.conftest import OpenPage
from tests.web.laid_crescent_moon import FROM_SCENES, LAID, Moment, moment
from tests.web.laid_server import WORDS
from tests.web.quick_hand import QuickHand
from tests.web.table_server import TableServer
from tests.web.test_every_question import WAYS, answer_each
from tests.web.test_laid_tables import table_server

__all__ = ["table_server"]

KINDS = sorted({*LAID, *FROM_SCENES})
SAMPLE = ("deal-reply", "tile-where")
"""The kinds that are answered at every run, by touch; all of them in all ways by `make soak`."""


def lay(server: TableServer, at: Moment) -> str:
    (server.data / WORDS).write_text(json.dumps(at.words), encoding="utf-8")
    table = server.lay(*["me"] * at.players, game="crescent_moon")
    for seat, question, answer in at.choices:
        with QuickHand(server.address, table, seat) as hand:
            (asked,) = hand.say(do="watch", seat=seat)["asked"]
            assert asked["question"] == question
            done = hand.say(do="answer", decision=asked["decision"], answer=answer)
            assert done["is"] == "done", done
    return table


def test_there_is_a_table_for_every_question() -> None:
    assert sorted(question.name for question in find("crescent_moon").questions) == KINDS


@pytest.mark.parametrize(
    ("way", "kinds"),
    [("touch", SAMPLE), *(pytest.param(way, KINDS, marks=pytest.mark.slow) for way in WAYS)],
    ids=["touch, some", *WAYS],
)
@pytest.mark.timeout(1200)
def test_every_kind_of_question_from_a_laid_table(
    open_page: OpenPage, table_server: TableServer, way: str, kinds: tuple[str, ...]
) -> None:
    answer_each(
        open_page, way, kinds, lambda page, question: page.goto(f"/table/{lay(table_server, moment(question))}")
    )

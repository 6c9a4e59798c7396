"""What the server works out for a choice: once for each who watches, or once for all; and nothing that nobody reads.

Counted, not timed: seconds tell of the machine, counts of the cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from regnum.games import find
from regnum.kernel.match import Match
from regnum.server.tables import sending
from tests.server.house import House, Person
from tests.server.players import Players

CHOICES = 12


def counting(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, counts: Counter[str]) -> None:
    work: Callable[..., Any] = getattr(where, name)

    def counted(*args: Any, **more: Any) -> Any:
        counts[name] += 1
        return work(*args, **more)

    monkeypatch.setattr(where, name, counted)


@pytest.mark.parametrize("game", ["abyss", "paladins"])
def test_views_are_put_together_once_for_all_who_watch_and_so_is_what_is_the_same(
    house: House, ada: Person, bob: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = Players(house, [ada, bob], game)
    counts: Counter[str] = Counter()
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(players.at(seat).socket(players.table)) for seat in (0, 1)]
        for seat, line in enumerate(lines):
            line.say("watch", seat=seat, changes=True)
            line.hear("table")
        for name in ("imagine", "clone"):
            counting(monkeypatch, Match, name, counts)
        for name in ("views", "worths", "known_scores"):
            counting(monkeypatch, type(find(game)), name, counts)
        counting(monkeypatch, sending, "_told_to_all", counts)
        for n in range(CHOICES):
            seq = players.play(1, seed=n)
            for line in lines:
                while line.hear("changed")["seq"] < seq:
                    pass
    assert counts["imagine"] == counts["clone"] == 0
    assert 0 < counts["views"] <= CHOICES
    assert counts["worths"] <= 2 * CHOICES
    assert counts["known_scores"] <= CHOICES
    assert counts["_told_to_all"] <= CHOICES


def test_where_nobody_watches_nothing_is_put_together(
    house: House, ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = Players(house, [ada, bob], "abyss")
    counts: Counter[str] = Counter()
    counting(monkeypatch, sending, "table", counts)
    for name in ("view", "views"):
        counting(monkeypatch, type(find("abyss")), name, counts)
    players.play(CHOICES)
    assert not counts


def test_a_snapshot_puts_into_words_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    from regnum.kernel import record
    from regnum.kernel.chance import Rng
    from regnum.kernel.game import Setup

    match, dice, counts = Match.start(find("abyss"), Setup(3, {}), 4), Rng(4, 1), Counter[str]()
    for _ in range(120):
        d = match.decisions[0]
        match.choose(d, match.sample(d, dice))
        match.snapshot()
    before = match.settled
    assert before[0] > 50
    counting(monkeypatch, record, "_choice", counts)
    again = match.snapshot()
    assert counts["_choice"] == len(match.history) - before[0]
    match.settled = (0, b"")
    assert match.snapshot() == again
    assert record.from_snapshot(again, find).keep().history == match.keep().history

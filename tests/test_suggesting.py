"""How long is looked for something to suggest: everybody at the server waits meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from regnum.games import find
from regnum.kernel.game import Game
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision, PickMany
from regnum.suggesting import FEW_PARTS, MANY_OPTIONS, MOST_PARTS, suggest

OPTIONS = [Option(f"option-{n}", n, label="option", rule="1") for n in range(2 * MANY_OPTIONS)]


@pytest.mark.parametrize(("game", "most"), [("oath", FEW_PARTS), ("crescent_moon", FEW_PARTS), ("abyss", MOST_PARTS)])
def test_a_choice_without_end_is_given_up(game: str, most: int) -> None:
    looked_at: list[Sequence[Option[int]]] = []

    def grow(table: Any, d: Decision, part: Sequence[Option[int]], why: Any) -> tuple[list[Option[int]], bool]:
        looked_at.append(part)
        return OPTIONS, False

    question: PickMany[int] = PickMany("some", "1", grow)
    d = SimpleNamespace(question=question, options=OPTIONS)
    rules: Game = find(game)
    assert suggest(cast(Any, SimpleNamespace(game=rules, table=None)), cast(Any, d)) is None
    assert len(looked_at) == most // 2, "with twice as many options half as many parts"

"""A match that is over is let go at once: a server that seldom collects garbage must not fill up with them."""

from __future__ import annotations

import gc
import weakref

import pytest

from regnum.games import find, names
from regnum.kernel.chance import Rng
from regnum.kernel.game import Setup
from regnum.kernel.match import Match


@pytest.mark.parametrize("game", names())
def test_a_match_that_is_over_needs_no_collector(game: str) -> None:
    match = Match.start(find(game), Setup(max(find(game).seats), {}), 5)
    dice = Rng(1, 1)
    gc.collect()
    gc.disable()
    try:
        while not match.over:
            match.choose(match.decisions[0], match.sample(match.decisions[0], dice))
        left = weakref.ref(match), weakref.ref(match.table)
        del match
        assert [what() for what in left] == [None, None]
    finally:
        gc.enable()

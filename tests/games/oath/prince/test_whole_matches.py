"""Whole matches with the Clockwork Prince, answered at random: they end, nothing is lost, and chronicles go on."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games import find
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.lab.simulate import by_chance

OATH = find("oath")


def played(players: int, seed: int, document: dict[str, Any] | None = None, **options: str) -> Match:
    setup = OATH.check(Setup(players, options, document))
    match = Match.start(OATH, setup, seed, journal=False, undo=False, checkpoints=False)
    for d in by_chance(match):
        assert d.seat < players
        assert OATH.audit(match.table.s) == []
    assert match.result is not None
    return match


@pytest.mark.parametrize("powers", ["limited", "expanded"])
@pytest.mark.parametrize("role", ["chancellor", "exile"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_they_end_and_nothing_is_lost(players: int, role: str, powers: str) -> None:
    for seed in (1, 2):
        match = played(players, seed, prince=role, prince_powers=powers, start="random")
        assert len(match.result.won_by) == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_a_chronicle_of_ones_own_goes_on(role: str) -> None:
    """Three games, each in the world that the one before has left."""
    document = None
    for seed in range(3):
        match = played(1, seed, document, prince=role)
        document = OATH.carry(match.table.s)
        assert document is not None

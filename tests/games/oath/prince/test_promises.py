"""The kernel's promises with the Prince at the table: erase, two worlds, undo, restore (both roles, both levels)."""

from __future__ import annotations

import pytest

from regnum.lab.verify import verify

ROLES = ("chancellor", "exile")
LEVELS = ("limited", "expanded")
SAMPLE = 8
"""At so many moments of a match, spread over it; the slow runs look at all."""


def kept(role: str, powers: str, players: int, moments: int | None, undo: bool = False) -> None:
    report = verify(
        "oath",
        players,
        1,
        11,
        undo_mode=undo,
        options={"prince": role, "prince_powers": powers, "start": "random"},
        moments=moments,
    )
    assert report.ok, report.to_json()["first_failures"]


@pytest.mark.parametrize("powers", LEVELS)
@pytest.mark.parametrize("role", ROLES)
def test_promises_are_kept(role: str, powers: str) -> None:
    kept(role, powers, 2, SAMPLE)


@pytest.mark.parametrize("role", ROLES)
def test_what_he_did_can_be_undone(role: str) -> None:
    kept(role, "expanded", 2, SAMPLE, undo=True)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("powers", LEVELS)
@pytest.mark.parametrize("role", ROLES)
def test_every_promise_at_every_moment(role: str, powers: str, players: int) -> None:
    kept(role, powers, players, None)
    kept(role, powers, players, None, undo=True)

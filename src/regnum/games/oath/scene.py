"""Laying out a table of Oath from words, and telling in the same words what lies where."""

from __future__ import annotations

from typing import Any

from regnum.games.oath.setup import deal
from regnum.games.oath.state import OathState
from regnum.kernel.game import Setup


def lay(setup: Setup, scene: dict[str, Any], rng: int) -> OathState:
    return deal(setup, rng)


def describe(s: OathState) -> dict[str, Any]:
    return {}

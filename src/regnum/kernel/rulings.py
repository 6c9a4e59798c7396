"""Rulings: where a rulebook is silent or can be read in two ways, a game decides, and the code says where.

`rulings.md` of a game has the question, the decision and the reason under an id. The function that does what was
decided carries the id; to play otherwise, change that function and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def ruling(*names: str) -> Callable[[F], F]:
    """This function does what these rulings decided. A mark for readers and for the tests: nothing is wrapped."""
    return _unchanged


def _unchanged(function: F) -> F:
    return function

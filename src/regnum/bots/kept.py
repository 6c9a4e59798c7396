"""What is worked out once, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class kept(Generic[T]):  # noqa: N801  # it is written like a property
    """An attribute that keeps what its function says; its class inherits `Keeping`. `functools.cached_property` without
    the lock that it takes in Python 3.11: a bot asks for a dozen of these in every decision.
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__

    def __get__(self, owner: Any, kind: type | None = None) -> T:
        value = self._work_out(owner)
        setattr(owner, self._name, value)
        return value

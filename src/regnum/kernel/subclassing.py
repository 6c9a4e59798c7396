"""A mark for mypyc, which may compile the kernel (`regnum compile`): of this class plain Python may make another.

Without it only compiled classes could inherit a compiled one, and a game that is not compiled could not be played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(*, allow_interpreted_subclasses: bool) -> Callable[[type[T]], type[T]]:
        return lambda inherited: inherited


__all__ = ["mypyc_attr"]

"""Names that are put together: an ally is its race and its value, a Council stack is its race's."""

from __future__ import annotations

from typing import Final

from regnum.kernel.things import Composed, Names


def _ally(what: str) -> Composed:
    race, _, value = what.partition("-")
    return Composed("ally", {"race": f"race:{race}", "value": int(value)}, gender=f"race:{race}")


def _council(race: str) -> Composed:
    return Composed("council", {"race": f"race:{race}"})


NAMES: Final[Names] = {"ally": _ally, "council": _council}

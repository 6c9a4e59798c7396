"""Names that are put together: places of facedown cards."""

from __future__ import annotations

from regnum.kernel.things import Composed, Names


def _slot(what: str) -> Composed:
    """A facedown site, or with ":relic:n" a facedown relic there."""
    place, _, relic = what.partition(":relic:")
    region, _, row = place.rpartition("-")
    if relic:
        return Composed("relic-at-slot", {"region": f"region:{region}", "row": int(row), "number": int(relic) + 1})
    return Composed("site-at-slot", {"region": f"region:{region}", "row": int(row)})


def _reliquary(what: str) -> Composed:
    if what.isdecimal():
        return Composed("relic-in-reliquary", {"number": int(what) + 1})
    return Composed(f"reliquary-{what}", {})


def _pawn(what: str) -> Composed:
    return Composed("pawn-of", {"player": f"seat:{what.removeprefix('seat:')}"})


NAMES: Names = {"slot": _slot, "reliquary": _reliquary, "pawn": _pawn}

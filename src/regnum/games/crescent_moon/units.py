"""Choosing among one's units: ordinary ones and mercenaries, so many of each (04.01)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, PickMany
from regnum.kernel.things import Seat

ORDINARY = Option("ordinary", 0, label="option-ordinary", rule="04.01")
MERCENARY = Option("mercenary", 1, label="option-mercenary", rule="04.01")


def _grow(
    t: CrescentTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """04.01, 23.01, 46.02, 64.04: so many units, from `least` to `most`, out of those there are."""
    args = d.args
    listing: Listing[int] = Listing(why)
    ordinary = sum([option is ORDINARY for option in part])
    listing.put(ORDINARY, _no_more(d, part, ordinary, args["ordinary"], listing.explains))
    listing.put(MERCENARY, _no_more(d, part, len(part) - ordinary, args["mercenary"], listing.explains))
    return listing.options, listing.bar(DONE, _too_few(d, part, listing.explains))


def _no_more(d: Decision, part: Sequence[Option[int]], taken: int, there: int, explains: bool) -> Obstacle:
    """23.01, 46.02, 64.04: all of that kind are taken, or enough of both."""
    if len(part) >= d.args["most"]:
        return Reason(d.question.rule, "why-enough-units", {"most": d.args["most"]}) if explains else BARRED
    if taken >= there:
        return Reason(d.question.rule, "why-no-more-units", {"count": there}) if explains else BARRED
    return None


def _too_few(d: Decision, part: Sequence[Option[int]], explains: bool) -> Obstacle:
    """23.01, 46.02, 64.04."""
    if len(part) >= d.args["least"]:
        return None
    return Reason(d.question.rule, "why-too-few-units", {"least": d.args["least"]}) if explains else BARRED


def _figures(t: CrescentTable, d: Decision) -> Args:
    """23.01, 46.02."""
    args = d.args
    return {"least": args["least"], "most": args["most"], "hex": t.hex(args["hex"])}


def units_question(name: str, rule: str) -> PickMany[int]:
    """23.01, 24.02, 46.02, 64.04: which units, one by one."""
    return PickMany(name, rule, _grow, passable=True, figures=_figures)


async def choose_units(
    t: CrescentTable,
    question: PickMany[int],
    seat: Seat,
    h: Hex,
    ordinary: int,
    mercenary: int,
    least: int,
    most: int,
) -> tuple[int, int]:
    """04.01, 23.01, 46.02: how many ordinary units and how many mercenaries, out of those there are."""
    total = ordinary + mercenary
    chosen = await t.ask(
        question,
        seat,
        {
            "hex": h,
            "ordinary": ordinary,
            "mercenary": mercenary,
            "least": min(least, total),
            "most": min(most, total),
        },
    )
    mercenaries = sum(chosen)
    return len(chosen) - mercenaries, mercenaries

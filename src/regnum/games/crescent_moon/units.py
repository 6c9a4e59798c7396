"""Choosing among one's units: ordinary ones and mercenaries, so many of each (04.01)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import DONE, Decision, PickMany

ORDINARY = Option("ordinary", 0, label="option-ordinary", rule="04.01")
MERCENARY = Option("mercenary", 1, label="option-mercenary", rule="04.01")


def _grow(
    t: CrescentTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """So many units, from `least` to `most`, out of those there are."""
    args = d.args
    ordinary = sum([option is ORDINARY for option in part])
    more: list[Option[int]] = []
    full = len(part) >= args["most"]
    for option, taken, there in (
        (ORDINARY, ordinary, args["ordinary"]),
        (MERCENARY, len(part) - ordinary, args["mercenary"]),
    ):
        if taken < there and not full:
            more.append(option)
        elif why is not None:
            if full:
                why.no(option, d.question.rule, "why-enough-units", most=args["most"])
            else:
                why.no(option, d.question.rule, "why-no-more-units", count=there)
    enough = len(part) >= args["least"]
    if not enough and why is not None:
        why.no(DONE, d.question.rule, "why-too-few-units", least=args["least"])
    return more, enough


def _figures(t: CrescentTable, d: Decision) -> Args:
    args = d.args
    return {"least": args["least"], "most": args["most"], "hex": t.hex(args["hex"])}


def units_question(name: str, rule: str) -> PickMany[int]:
    return PickMany(name, rule, _grow, passable=True, figures=_figures)


async def choose_units(
    t: CrescentTable,
    question: PickMany[int],
    seat: int,
    h: int,
    ordinary: int,
    mercenary: int,
    least: int,
    most: int,
) -> tuple[int, int]:
    """How many ordinary units and how many mercenaries, out of those there are."""
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

"""Asking the Council for support (section 11)."""

from __future__ import annotations

from typing import Final

from regnum.games.abyss.catalogue import BY_RACE, COUNCIL_ID, EVERY_RACE, Race, amount, power
from regnum.games.abyss.state import Player
from regnum.games.abyss.table import AbyssTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import point_at

ALCHEMIST: Final = power("alchemist")

STACK_EMPTY: Final = [Reason("11.5", "why-stack-empty", {"race": stack}) for stack in COUNCIL_ID]
STACK: Final = point_at(BY_RACE, "stack", Race, label="option-stack", rule="11.1")


def stack_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Race]]:
    """The stacks that hold cards (11.5)."""
    listing: Listing[Race] = Listing(why)
    for race, stack in zip(EVERY_RACE, t.s.council, strict=True):
        listing.put(STACK[race], None if stack else STACK_EMPTY[race])
    return listing.options


SECOND_STACK: Final = Pick("council-second", "11.4", stack_menu, passable=True)


async def ask_for_support(t: AbyssTable, me: Player, race: Race) -> None:
    """11.1-11.4: one whole stack, unseen, into hand, however many allies that makes (11.6).

    An Alchemist adds a second one, chosen after seeing the first (lord:alchemist).
    """
    t.take_stack(me, race, "11.1")
    if me.powers & ALCHEMIST:
        for _ in range(amount("alchemist") - 1):
            second = await t.ask_if_any(SECOND_STACK, me.seat)
            if second is not None:
                t.take_stack(me, second, "16.4")

"""Develop (section 10): a workshop for a worker space, for good."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ACTION_SILVER,
    ACTIONS,
    DEVELOP,
    DEVELOP_WORKER,
    DISCOUNT,
    OPEN_SPACES,
    RIGHT_ACTIONS,
    RIGHT_SIDE,
    WORKSHOP_ID,
    WORKSHOP_SPACES,
    WORKSHOPS,
    Action,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import occupied, place, too_few, too_poor
from regnum.kernel.options import BARRED, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling

WORKSHOP: Final = {
    spot: Option(
        thing,
        spot,
        target=thing,
        label="option-workshop",
        rule="10.4",
        args={"action": ACTION_ID[spot[0]], "place": spot[1] + 1},
    )
    for spot, thing in WORKSHOP_ID.items()
}
THIRD_SPACE: Final = {
    action: Option(
        f"workshop:{ACTIONS[action]}-{WORKSHOP_SPACES + 1}",
        (action, WORKSHOP_SPACES),
        label="option-workshop",
        rule="10.4",
        args={"action": ACTION_ID[action], "place": WORKSHOP_SPACES + 1},
    )
    for action in RIGHT_ACTIONS
}
"""10.4: never on offer; whoever asks for it is told why."""


def workshop_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[tuple[Action, int]]]:
    """10.4, 10.6: the framed spaces without a workshop, occupied by a worker or not (10.8)."""
    me = t.s.players[d.seat]
    listing: Listing[tuple[Action, int]] = Listing(why)
    for (action, spot), option in WORKSHOP.items():
        there = me.workshops[action - RIGHT_SIDE.start] >> spot & 1
        listing.put(option, Reason("10.6", "why-workshop-there", {"action": ACTION_ID[action]}) if there else None)
    if listing.explains:
        for action, option in THIRD_SPACE.items():
            figures = {"action": ACTION_ID[action], "spaces": WORKSHOP_SPACES}
            listing.aside(option, Reason("10.4", "why-third-space", figures))
    return listing.options


WHERE: Final = Pick("develop-where", "10.3", workshop_menu)


def price(me: Player) -> int:
    """10.2: 4 silver, 2 less with paladin:samson."""
    return max(0, ACTION_SILVER[DEVELOP] - DISCOUNT[DEVELOP][me.paladin])


def cannot(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.15, 10.1, 10.2, 10.9: what stands in the way of developing, if anything."""
    if me.placed[DEVELOP]:
        return occupied(me, DEVELOP) if explains else BARRED
    if me.developed >= WORKSHOPS:
        return Reason("10.9", "why-no-workshops", {"count": WORKSHOPS})
    if me.silver < price(me):
        return too_poor("10.2", price(me), me.silver) if explains else BARRED
    if sum(me.workers) < 2:
        return too_few(DEVELOP, OPEN_SPACES[DEVELOP][0]) if explains else BARRED
    return None


async def develop(t: PaladinsTable, me: Player) -> None:
    """10.1-10.8 (the example is 10.10): workers, silver, the leftmost workshop, and the worker it covered."""
    crew = len(me.crew)
    await place(t, me, DEVELOP)
    t.pay_silver(me, price(me), "10.2")
    await move_workshop(t, me)
    await afterwards(t, me, DEVELOP, crew)


@ruling("free_develop")
async def develop_for_free(t: PaladinsTable, me: Player) -> None:
    """favour:develop. The same without workers and without silver (rulings.md: free_develop).

    With all workshops moved (10.9) nobody is offered it: it would do nothing (rulings.md: useless_reward).
    """
    crew = len(me.crew)
    await move_workshop(t, me)
    await afterwards(t, me, DEVELOP, crew)


async def move_workshop(t: PaladinsTable, me: Player) -> None:
    """10.3, 10.7: the leftmost workshop goes to a right-hand action; the worker shown under it is gained."""
    action, spot = await t.ask(WHERE, me.seat)
    uncovered = DEVELOP_WORKER[me.developed]
    t.put_workshop(me, action, spot)
    t.take_worker(me, uncovered, "10.7")

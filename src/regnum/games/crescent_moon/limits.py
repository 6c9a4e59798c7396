"""The unit limit and the hand limit (sections 64, 65, 92)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.catalogue import CARD_ID, RULER_ID, WARFARE
from regnum.games.crescent_moon.state import Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.games.crescent_moon.units import choose_units, units_question
from regnum.kernel.options import Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at

OVER_LIMIT = units_question("over-limit", "64.04")

WARFARE_STAYS = Reason("70.03", "why-warfare-stays")
DISCARD = point_at(enumerate(CARD_ID), "card", int, label="option-discard", rule="65.02", verb="discard")


def _discard(
    t: CrescentTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """65.01, 65.02: exactly the surplus; Warfare is never discarded."""
    me = t.s.players[d.seat]
    surplus = len(me.hand) - t.content.hand_limit
    hand = list(me.hand)
    for option in part:
        hand.remove(option.value)
    enough = len(part) == surplus
    exactly = Reason("65.02", "why-hand-limit", {"limit": t.content.hand_limit, "count": surplus})
    listing: Listing[int] = Listing(why)
    for card in dict.fromkeys(me.hand):
        obstacle: Obstacle = WARFARE_STAYS if card == WARFARE else exactly if enough else None
        if obstacle is None and card not in hand:
            obstacle = Reason("65.02", "why-no-more-such", {"card": CARD_ID[card]})
        listing.put(DISCARD[card], obstacle)
    return listing.options, listing.bar(DONE, None if enough else exactly)


def _surplus(t: CrescentTable, d: Decision) -> Args:
    """65.01, 65.02."""
    return {"count": len(t.s.players[d.seat].hand) - t.content.hand_limit, "limit": t.content.hand_limit}


HAND_LIMIT = PickMany("hand-limit", "65.01", _discard, figures=_surplus)


async def keep_hand_limit(t: CrescentTable, me: Player) -> None:
    """65.01-65.06, 29.19, 92.01: whatever the cause, cards over the limit are discarded."""
    if len(me.hand) <= t.content.hand_limit:
        return
    for card in await t.ask(HAND_LIMIT, me.seat):
        t.discard_from_hand(me, card)
        if t.journal is not None:
            t.note("log-discards", "65.02", {"ruler": RULER_ID[me.seat], "card": CARD_ID[card]})


@ruling("limit_after_action")
async def keep_unit_limit(t: CrescentTable) -> None:
    """64.01-64.07, 23.07, 25.14, 71.01, 92.02, 92.03: checked after every action, its combat included.

    Surplus mercenaries go to the supply, ordinary units to the reserves card (rulings.limit_after_action).
    """
    s = t.s
    for me in s.players:
        limit = t.content.rulers[me.seat].unit_limit
        for h in t.hexes:
            surplus = t.units(me.seat, h) - limit
            if surplus > 0:
                ordinary, mercenary = await choose_units(
                    t, OVER_LIMIT, me.seat, h, t.ordinary(me.seat, h), t.mercenaries(me.seat, h), surplus, surplus
                )
                t.remove_units(me, h, 0, mercenary, "64.05", "log-over-limit")
                if ordinary:
                    t.remove_units(me, h, ordinary, 0, "64.06", "log-over-limit", home=True)

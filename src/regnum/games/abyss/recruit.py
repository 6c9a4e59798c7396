"""Recruiting a lord (sections 13 to 17): pay, affiliate an ally, let the lord enter play, refill the Court."""

from __future__ import annotations

from typing import Final

from regnum.games.abyss.catalogue import (
    BY_ALLY,
    CARD_ID,
    COURT_SPACES,
    LORD_ID,
    NO_RACE,
    RACE_ID,
    RACES_NEEDED,
    REFILL_AT,
    REFILL_PEARLS,
    VALUE,
    Card,
    LordCard,
    power,
)
from regnum.games.abyss.lords import enter_play
from regnum.games.abyss.payment import PAY, cost, race_needed
from regnum.games.abyss.state import Player
from regnum.games.abyss.table import AbyssTable
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, point_at, things

MASTER_OF_MAGIC: Final = power("master-of-magic")

AFFILIATE: Final = point_at(BY_ALLY, "ally", Card, label="option-affiliate", rule="15.4")


def affiliate_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """15.2, 15.4, 15.5: the lowest of the allies played, by choice among equals.

    With a Master of Magic, any of them: on later recruitments only (lord:master-of-magic, 26.3).
    """
    kinds = sorted(set(t.s.paid))
    if t.s.players[d.seat].powers & MASTER_OF_MAGIC:
        return [AFFILIATE[kind] for kind in kinds]
    lowest = min([VALUE[kind] for kind in kinds])
    listing: Listing[Card] = Listing(why)
    for kind in kinds:
        if VALUE[kind] == lowest:
            listing.put(AFFILIATE[kind])
        elif listing.explains:
            figures = {"ally": CARD_ID[kind], "lowest": lowest}
            listing.put(AFFILIATE[kind], Reason("15.2", "why-not-lowest", figures))
    return listing.options


def _lord_figures(t: AbyssTable, d: Decision) -> Args:
    """13.2-13.4: what the lord costs this player."""
    me = t.s.players[d.seat]
    lord = t.s.recruiting
    needed = race_needed(me, lord)
    return {
        "lord": LORD_ID[lord],
        "cost": cost(t, me, lord),
        "races": RACES_NEEDED[lord],
        "race": "none" if needed == NO_RACE else RACE_ID[needed],
        "pearls": me.pearls,
    }


PAY.figures = _lord_figures
WHICH_ALLY: Final = Pick("recruit-affiliate", "15.4", affiliate_menu, passable=True)


@ruling("refill_timing")
async def recruit(t: AbyssTable, me: Player, lord: LordCard) -> None:
    """The action: 1 lord (14.2), in the rulebook's order (26.1, 26.2, ruling refill_timing).

    Pearls fill exactly what the allies lack (14.9, 14.11, 14.14); a surplus of value is lost (14.8). The worked
    examples are 17.8-17.11.
    """
    t.s.recruiting = lord
    played = await t.ask(PAY, me.seat)
    value = sum([VALUE[kind] for kind in played])
    t.play_allies(me, played, max(0, cost(t, me, lord) - value))
    t.affiliate_played(me, await t.ask(WHICH_ALLY, me.seat))
    t.welcome(me, lord, "16.1")
    await enter_play(t, me, lord)
    refill_court(t, me)


@ruling("end_by_empty_lord_deck")
def refill_court(t: AbyssTable, me: Player) -> None:
    """17.3-17.7: with two lords or fewer left the player gains two pearls and fills the Court again (20.2, 20.3)."""
    s = t.s
    if len(s.court) > REFILL_AT:
        return
    t.gain_pearls(me, REFILL_PEARLS, "17.4")
    fresh = [t.place_at_court() for _ in range(min(COURT_SPACES - len(s.court), len(s.lords)))]
    if fresh and t.journal is not None:
        t.note("log-refills-court", "17.6", {"lords": things(LORD_ID[lord] for lord in fresh)})
    if len(s.court) < COURT_SPACES:
        t.trigger_end(me, "20.2", "log-end-by-court")


def plot(t: AbyssTable, me: Player, pearls: int) -> None:
    """4.2-4.4: a pearl for the top lord of the deck, onto the empty Court space farthest from it."""
    t.return_pearls(me, pearls)
    lord = t.place_at_court()
    if t.journal is not None:
        t.note("log-plots", "4.3", {"player": SEAT_ID[me.seat], "lord": LORD_ID[lord], "count": pearls})

"""The Oathkeeper title (2.11), the goals of oaths and Visions (3.2) and the Successor's (3.3.1)."""

from __future__ import annotations

from regnum.games.oath.asking import SEAT
from regnum.games.oath.catalogue import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    NO_CARD,
    OATH_GOAL,
    OATH_ID,
    PEOPLES_FAVOR,
    SEAT_ID,
    SLOTS,
    SUCCESSOR_GOAL,
    VISION_GOAL,
    VISIONS_NEEDED,
    Card,
)
from regnum.games.oath.play import reactions
from regnum.games.oath.state import CITIZEN, EXILE, NOBODY
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import Seat


def site_counts(t: OathTable) -> dict[Seat, int]:
    """Sites ruled by each contender: every Exile, and the Empire as one, in the Chancellor's name.

    2.11.h, 6.box.0.a, 6.box.2.11.a.
    """
    players, empire = t.s.players, t.empire
    counts = {seat: 0 for seat in t.s.order if seat == empire or players[seat].role == EXILE}
    claimed = t.voices("rules_site")
    for slot, site in zip(SLOTS, t.s.sites, strict=True):
        if site.army != NOBODY or claimed:  # nobody else rules a site without warbands
            ruler = t.ruler(slot)
            if ruler in counts:
                counts[ruler] += 1
    return counts


def relic_counts(t: OathTable) -> dict[Seat, int]:
    """2.11.a-n: relics and banners of each player."""
    return {player.seat: t.relics_and_banners(player.seat) for player in t.in_turn_order()}


def meets(t: OathTable, goal: str) -> list[Seat]:
    """2.11.c-f: who meets a goal, the tied together, in turn order; nobody where a banner has no holder."""
    if goal == "most-sites" or goal == "most-relics-banners":
        counts = site_counts(t) if goal == "most-sites" else relic_counts(t)
        best = max(counts.values())
        return [seat for seat, count in counts.items() if count == best]
    if goal == "grand-scepter":
        return [player.seat for player in t.s.players if GRAND_SCEPTER in player.relics]
    holder = t.s.holders[PEOPLES_FAVOR if goal == "peoples-favor" else DARKEST_SECRET]
    return [] if holder == NOBODY else [holder]


def _tie_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """2.11.i: the players who are tied."""
    return [SEAT[seat] for seat in meets(t, OATH_GOAL[t.s.oath])]


TITLE_TIE: Pick[int] = Pick("title-tie", "2.11", _tie_menu)


async def check(t: OathTable) -> None:
    """The title lies with whoever meets the goal; a holder among the tied keeps it, another holder chooses.

    2.11.a-n.
    """
    s = t.s
    goal = OATH_GOAL[s.oath]
    while True:
        able = meets(t, goal)
        if not able or s.title in able:
            return
        if len(able) == 1:
            taker = able[0]
        elif t.empire in able and goal == "most-sites" and s.players[s.title].role != EXILE:
            taker = t.empire  # 2.11.m: the Empire is the contender that has it, and the Chancellor holds it for it
        else:
            taker = Seat(await t.ask(TITLE_TIE, s.title))
        s.title = taker
        s.usurper = False
        if t.journal is not None:
            t.note("log-title", "2.11", {"player": SEAT_ID[taker], "oath": OATH_ID[s.oath]})
        if not t.voices("title_taken"):
            return
        await reactions(t, "title_taken", taker)


def visions_met(t: OathTable, seat: Seat) -> list[Card]:
    """3.2.a-h: the Visions by which an Exile wins now. Ties do not win, and three Visions must be drawn."""
    s = t.s
    player = s.players[seat]
    met: list[Card] = []
    if player.role == EXILE and s.visions_drawn >= VISIONS_NEEDED:
        for vision, goal in VISION_GOAL.items():
            mine = player.vision == vision or any(p.shares_vision(t, seat, vision) for p in t.voices("shares_vision"))
            if mine and meets(t, goal) == [seat]:
                met.append(vision)
    return met


def revealed_goal_met(t: OathTable, seat: Seat) -> bool:
    """P.5.h: whether a player has revealed a Vision and alone meets its goal, however many Visions were drawn."""
    vision = t.s.players[seat].vision
    return vision in VISION_GOAL and meets(t, VISION_GOAL[vision]) == [seat]


def vision_met(t: OathTable, seat: Seat) -> Card:
    """3.2.a-h: the first Vision by which an Exile wins now, or NO_CARD."""
    return next(iter(visions_met(t, seat)), NO_CARD)


def successor(t: OathTable) -> Seat:
    """3.3.1.a-f: the Citizen who wins in the Chancellor's place; NOBODY if there is none."""
    s = t.s
    goal = SUCCESSOR_GOAL[s.oath]
    citizens = [player for player in t.in_turn_order() if player.role == CITIZEN]
    if goal == "most-relics-banners":
        for citizen in citizens:
            rivals = [t.chancellor, *(other for other in citizens if other is not citizen)]
            if all(t.relics_and_banners(citizen.seat) > t.relics_and_banners(rival.seat) for rival in rivals):
                return citizen.seat
        return NOBODY
    return next((citizen.seat for citizen in citizens if citizen.seat in meets(t, goal)), NOBODY)

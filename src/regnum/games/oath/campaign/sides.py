"""The two sides of a campaign: who is on which, and how they are named."""

from __future__ import annotations

from regnum.games.oath.asking import NO, YES
from regnum.games.oath.catalogue import SEAT_ID
from regnum.games.oath.powers import ATTACKER
from regnum.games.oath.state import BANDITS, Campaign, Plan
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import Decision
from regnum.kernel.things import Seat


def campaign_figures(t: OathTable, d: Decision) -> Args:
    """5.5.2.a, 5.5.2.k: who attacks whom."""
    c = t.s.campaign
    return {"attacker": SEAT_ID[c.who], "defender": side_name(c)}


def side_name(c: Campaign) -> str:
    """5.5.1.d: the defender as the journal names it."""
    return "bandits" if c.defender == BANDITS else SEAT_ID[c.defender]


def yes_no(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


def defending_seats(c: Campaign) -> list[Seat]:
    """5.5.2.m-n: the defender and the Allies."""
    return [] if c.defender < 0 else [c.defender, *(seat for seat in c.allies if seat != c.defender)]


def enemies_of(c: Campaign, side: int) -> list[Seat]:
    """10.22.a-b: "your enemy" for a side: the defender with all Allies, or the attacker."""
    return defending_seats(c) if side == ATTACKER else [c.who]


def friends_of(c: Campaign, side: int) -> list[Seat]:
    """5.5.3.i: "you" on a plan: the attacker, or the whole defending side."""
    return [c.who] if side == ATTACKER else defending_seats(c)


def used_by(c: Campaign, side: int) -> list[Plan]:
    """5.5.3.a-l: the plans in use by a side."""
    return [plan for plan in c.plans if plan.side == side]

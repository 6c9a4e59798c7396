"""What an evening is remembered by: counted at each moment, for looking back once the game is over."""

from __future__ import annotations

from regnum.games.oath.catalogue import BANK_ID, OATH_GOAL, ROUNDS, SEAT_ID, SLOTS, STABLE_REGIME, VISION_GOAL
from regnum.games.oath.chronicle import CITIZENS, OATH_STEP
from regnum.games.oath.state import EXILE, NOBODY, OathState, Player
from regnum.games.oath.table import OathTable
from regnum.games.oath.title import meets, revealed_goal_met, successor, visions_met
from regnum.kernel.game import Counted

FAR, IN_SIGHT, MET, WINS_NEXT = range(4)
"""How near somebody is to winning: not at all; a goal in sight; a goal met; a win at the next occasion."""


def counted(s: OathState) -> Counted | None:
    """3.a, 8.a: sites ruled and warbands of each player, the favor banks, and how near to winning everybody is.

    Nothing is counted any more once the winner has vowed an oath: the Chronicle then clears the table.
    """
    if s.winner != NOBODY and (s.writing is None or s.writing.step not in (OATH_STEP, CITIZENS)):
        return None
    t = OathTable(s)
    rulers = [t.ruler(slot) for slot in SLOTS]
    return Counted(
        s.round,
        {
            "near": {SEAT_ID[p.seat]: nearness(t, p) for p in s.players},
            "sites": {SEAT_ID[p.seat]: rulers.count(p.seat) for p in s.players},
            "warbands": {SEAT_ID[p.seat]: p.warbands + _at_sites(s, p.colour) for p in s.players},
            "banks": dict(zip(BANK_ID, s.banks, strict=True)),
        },
    )


def _at_sites(s: OathState, colour: int) -> int:
    """3.a: the warbands of a colour on the map."""
    return sum(site.warbands for site in s.sites if site.army == colour)


def nearness(t: OathTable, player: Player) -> int:
    """3.1.a-3.3.1.f: how near a player is to each way of winning that is open to them; the nearest counts."""
    if t.s.winner != NOBODY:
        return WINS_NEXT if t.s.winner == player.seat else FAR
    return _exile(t, player) if player.role == EXILE else _imperial(t, player)


def _exile(t: OathTable, player: Player) -> int:
    """3.1.a-b, 3.2.a-h: the title held until the next Wake phase, or a Vision whose goal is met."""
    s = t.s
    holds = s.title == player.seat
    if (holds and s.usurper) or visions_met(t, player.seat):
        return WINS_NEXT
    if holds or revealed_goal_met(t, player.seat):
        return MET
    return IN_SIGHT if player.vision in VISION_GOAL or player.seat in meets(t, OATH_GOAL[s.oath]) else FAR


def _imperial(t: OathTable, player: Player) -> int:
    """3.3.a-f, 3.4.1.a-b: with the title in Imperial hands the end die rolls for the Successor or the Chancellor."""
    s = t.s
    heir = successor(t)
    if player.seat != (t.empire if heir == NOBODY else heir):
        return FAR
    if s.title == NOBODY or s.players[s.title].role == EXILE:
        return IN_SIGHT
    return WINS_NEXT if s.round in STABLE_REGIME or s.round >= ROUNDS else MET

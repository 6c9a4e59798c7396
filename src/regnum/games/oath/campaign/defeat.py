"""Step 6 of a campaign: what the beaten side loses (5.5.6)."""

from __future__ import annotations

from regnum.games.oath.campaign.forces import losses, physical_force, set_force
from regnum.games.oath.campaign.plans import plan_effects
from regnum.games.oath.campaign.rolls import lose_attackers
from regnum.games.oath.campaign.sides import side_name
from regnum.games.oath.catalogue import SEAT_ID
from regnum.games.oath.powers import ATTACKER, DEFENDER
from regnum.games.oath.state import BANDITS, Campaign, Player
from regnum.games.oath.table import OathTable


async def defeat(t: OathTable, c: Campaign) -> None:
    """5.5.6.a-h: the beaten side kills half of its force, the rest goes to the board; then "if you are defeated"."""
    if t.journal is not None:
        args = {"attacker": SEAT_ID[c.who], "defender": side_name(c)}
        t.note("log-attacker-wins" if c.winner == ATTACKER else "log-defender-wins", "5.5.5.k", args)
    loser = DEFENDER if c.winner == ATTACKER else ATTACKER
    if not c.force_slots and not c.force_boards:
        set_force(t, c)
    if loser == ATTACKER:
        await _attacker_defeated(t, c)
    elif c.defender != BANDITS:
        await _defender_defeated(t, c)
    if not c.survived:
        c.survived = (0,) * len(t.s.players)
    await plan_effects(t, c, "campaign_defeated", loser)
    c.step = "victory" if c.winner == ATTACKER else "victorious"


def survivors(t: OathTable, c: Campaign, side: int) -> list[tuple[Player, int]]:
    """5.5.6.e: the boards where survivors of a beaten force stand, and how many still do (relic:sticky-fire)."""
    seats = [c.who] if side == ATTACKER else range(len(t.s.players))
    return [(t.s.players[seat], min(n, t.s.players[seat].warbands)) for seat in seats if (n := c.survived[seat])]


async def _attacker_defeated(t: OathTable, c: Campaign) -> None:
    """5.5.6.b: the force of a beaten attacker; what joined it from elsewhere goes to the board too."""
    me = t.s.players[c.who]
    await lose_attackers(t, c, losses(c, ATTACKER, physical_force(t, c)))
    for slot in c.joined:
        t.take_back_warbands(me, slot, t.s.sites[slot].warbands, "5.5.6.e")
    c.survived = tuple(me.warbands if seat == c.who else 0 for seat in range(len(t.s.players)))


async def _defender_defeated(t: OathTable, c: Campaign) -> None:
    """Of an Imperial side the Chancellor picks the dead; survivors at sites go to the Chancellor's board.

    5.5.6.c-h, 6.box.5.5.f.
    """
    s = t.s
    slots = [slot for slot in c.force_slots if s.sites[slot].warbands and slot not in c.joined]
    imperial = t.imperial(c.defender)
    leader = s.players[t.empire if imperial else c.defender]
    at_sites = sum(s.sites[slot].warbands for slot in slots)
    boards = [s.players[seat] for seat in c.force_boards]
    dead = losses(c, DEFENDER, at_sites + sum(player.warbands for player in boards))
    others = [player for player in boards if player is not leader]
    if leader.seat == t.prince:  # he lets as few die as he must: so the last in turn order come first (prince-leftmost)
        others.sort(key=lambda player: s.order.index(player.seat), reverse=True)
    mine = at_sites + (leader.warbands if leader in boards else 0)
    for i, player in enumerate(others):
        rest = mine + sum(other.warbands for other in others[i + 1 :])
        low, high = max(0, dead - rest), min(dead, player.warbands)
        killed = await t.number(leader, low, high, None, "dead-on-board", SEAT_ID[player.seat])
        t.kill_on_board(player, killed, "5.5.6")
        dead -= killed
    for slot in slots:
        dead -= t.kill_at(slot, dead, "5.5.6")
    t.kill_on_board(leader, dead, "5.5.6")
    at_sites = sum(s.sites[slot].warbands for slot in slots)
    survived = [player.warbands if player in boards else 0 for player in s.players]
    survived[leader.seat] += at_sites
    c.survived = tuple(survived)
    for slot in slots:
        t.take_back_warbands(leader, slot, s.sites[slot].warbands, "5.5.6.e")

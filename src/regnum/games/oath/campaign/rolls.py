"""Steps 4 and 5 of a campaign: the defense roll, the attack roll, sacrifices (5.5.4, 5.5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.campaign.dice import count_shields, count_swords, final_attack_dice
from regnum.games.oath.campaign.forces import defending_force, physical_force, set_force
from regnum.games.oath.campaign.sides import side_name, yes_no
from regnum.games.oath.catalogue import SEAT_ID, Slot
from regnum.games.oath.odds import odds
from regnum.games.oath.powers import ATTACKER, DEFENDER
from regnum.games.oath.state import Campaign
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Args
from regnum.kernel.questions import Decision, Pick


def _tell_odds(t: OathTable, c: Campaign) -> None:
    """5.5.4.h, 5.5.5.f: how likely the attacker is to win, as everybody can work out before the dice are rolled."""
    args = {"player": SEAT_ID[c.who], "percent": round(odds(t, c).win * 100), "force": physical_force(t, c)}
    t.note("log-odds", "5.5", args)


async def roll_defense(t: OathTable, c: Campaign) -> None:
    """5.5.4.a-m: the defender rolls; shields and the force make the defense."""
    if t.journal is not None:
        _tell_odds(t, c)
    set_force(t, c)
    roller = c.defender
    c.defense_roll = await t.roll_dice(roller, False, c.defense_dice)
    c.shields = count_shields(c, c.defense_roll)
    c.defense = c.shields + defending_force(t, c)
    if t.journal is not None:
        args = {"defender": side_name(c), "dice": c.defense_dice, "shields": c.shields, "defense": c.defense}
        t.note("log-defense", "5.5.4", args)
    c.step = "attack-roll"


async def roll_attack(t: OathTable, c: Campaign) -> None:
    """5.5.5.a-e: the attacker rolls; every skull kills at once."""
    c.attack_roll = await t.roll_dice(c.who, True, final_attack_dice(c))
    c.swords, skulls = count_swords(c, c.attack_roll)
    if t.journal is not None:
        args = {"player": SEAT_ID[c.who], "dice": len(c.attack_roll), "swords": c.swords, "skulls": skulls}
        t.note("log-attack", "5.5.5", args)
    await lose_attackers(t, c, skulls)
    c.step = "verdict"


async def lose_attackers(t: OathTable, c: Campaign, n: int) -> int:
    """Warbands of the attacking force die; the attacker says where, if it stands in several places.

    5.5.5.c, 5.5.5.f.
    """
    me = t.s.players[c.who]
    n = min(n, physical_force(t, c))
    left = n
    for slot in c.joined:
        there = t.s.sites[slot].warbands
        elsewhere = physical_force(t, c) - there - sum(t.s.sites[s].warbands for s in _before(c.joined, slot))
        low = max(0, left - elsewhere)
        high = min(left, there)
        lost = await t.number(me, low, high, None, "dead-at-site", t.site_name(slot))
        t.kill_at(slot, lost, "5.5.5")
        left -= lost
    t.kill_on_board(me, left, "5.5.5")
    return n


def _before(slots: Sequence[Slot], slot: Slot) -> Sequence[Slot]:
    return slots[: slots.index(slot)]


def needed_sacrifice(t: OathTable, c: Campaign) -> int:
    """5.5.5.f-h, 9.5.a-c: exactly as many warbands as are needed to win; 0 if none may be sacrificed."""
    short = c.defense - c.swords + 1
    if short <= 0 or c.no_sacrifice:
        return 0
    needed = -(-short // c.worth)
    return needed if needed <= physical_force(t, c) else 0


def _sacrifice_figures(t: OathTable, d: Decision) -> Args:
    """5.5.5.f: what a victory would take."""
    c = t.s.campaign
    return {"count": needed_sacrifice(t, c), "attack": c.swords, "defense": c.defense}


SACRIFICE: Pick[bool] = Pick("campaign-sacrifice", "5.5.5.f", yes_no, figures=_sacrifice_figures)


async def verdict(t: OathTable, c: Campaign) -> None:
    """5.5.5.f-l: sacrifices, and who has won; a tie is the defender's."""
    attack = c.swords
    needed = needed_sacrifice(t, c)
    if needed > 0 and await t.ask(SACRIFICE, c.who):
        await lose_attackers(t, c, needed)
        attack += needed * c.worth
        t.note("log-sacrifices", "5.5.5.f", {"player": SEAT_ID[c.who], "count": needed})
    c.swords = attack
    c.winner = ATTACKER if attack > c.defense else DEFENDER
    c.step = "defeat"

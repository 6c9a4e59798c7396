"""The forces of a campaign (5.5.2.k, 5.5.4): whose warbands fight, how many dice they roll, how many fall."""

from __future__ import annotations

from regnum.games.oath.campaign.sides import campaign_figures, defending_seats
from regnum.games.oath.campaign.targets import defends
from regnum.games.oath.catalogue import Slot, is_slot
from regnum.games.oath.state import BANDITS, EXILE, Campaign, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reasons
from regnum.kernel.questions import Amount, Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


def bandits_of(t: OathTable, slot: Slot) -> Seat:
    """7.6.5.a-i: who counts the bandits of a site as own warbands; BANDITS if nobody does."""
    for power in t.voices("bandit_warbands"):
        owner = power.bandit_warbands(t, slot)
        if owner is not None:
            return owner
    return BANDITS


@ruling("last_warband_under_the_crown")
def movable(t: OathTable, me: Player, slot: Slot) -> int:
    """6.5.a, b, 7.6.5.c: own warbands that may leave a site: all but the last, or all where bandits count as own."""
    there = t.own_warbands_at(me, slot)
    bandits = bandits_of(t, slot)
    if there and (bandits == me.seat if me.role == EXILE else bandits >= 0 and t.imperial(bandits)):
        return there
    return max(0, there - 1)


@ruling("force_enlarged_dice")
def attacking_force(t: OathTable, c: Campaign) -> int:
    """10.19.a-b, force-enlarged-dice: the attacker's board, what a power adds, and bandits that count as warbands."""
    return physical_force(t, c) + sum(t.bandits_at(slot) for slot in c.joined if bandits_of(t, slot) == c.who)


def physical_force(t: OathTable, c: Campaign) -> int:
    """5.5.2.k: the warbands of the attacker: the board, and what joined from sites."""
    return t.s.players[c.who].warbands + sum(t.s.sites[slot].warbands for slot in c.joined)


def _dice_bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """5.5.2.k, 9.1.d: any number up to the force; the summary's "as many" gives way to the law."""
    return 0, attacking_force(t, t.s.campaign)


ATTACK_DICE = Amount("campaign-dice", "5.5.2.k", _dice_bounds, passable=True, figures=campaign_figures)


async def gather_dice(t: OathTable, c: Campaign) -> None:
    """5.5.2.k-l: as many attack dice as one likes, up to the force; then what the law and powers add."""
    c.attack_dice = await t.ask(ATTACK_DICE, c.who)
    c.step = "allies"


def set_force(t: OathTable, c: Campaign) -> None:
    """5.5.4.c-g, 5.5.4.k-m, 5.5.6.c-d: which warbands stand in the defending force."""
    c.force_slots = tuple(slot for slot in c.targets if is_slot(slot))
    c.force_boards = tuple(
        seat for seat in defending_seats(c) if t.s.players[seat].pawn == c.at or t.s.players[seat].pawn in c.targets
    )


@ruling("bandits_in_a_force")
def defending_force(t: OathTable, c: Campaign) -> int:
    """5.5.4.a-m, 7.6.5.a-i, bandits-in-a-force: the size of the defending force, bandits counted."""
    s = t.s
    force = 0
    for slot in c.targets:
        if is_slot(slot):
            site = s.sites[slot]
            if c.defender == BANDITS:
                force += t.bandits_at(slot)
            else:
                force += site.warbands if slot not in c.joined else 0
                owner = bandits_of(t, slot)
                if owner != BANDITS and owner != c.who and defends(t, c, slot):
                    force += t.bandits_at(slot)
    for seat in defending_seats(c):
        player = s.players[seat]
        if player.pawn == c.at or player.pawn in c.targets:
            force += player.warbands
    return force


def losses(c: Campaign, side: int, force: int) -> int:
    """5.5.6.a: half, rounded down; none if spared, all if a power says so, and sparing goes before that."""
    if c.no_losses or side in c.spared:
        return 0
    return force if side in c.whole else force // 2

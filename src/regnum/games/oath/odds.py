"""The exact odds of a campaign (5.5.4, 5.5.5), from the dice and the plans in force: counted, never sampled.

They use only what lies open: pools, forces and fields of the campaign. So everybody may be told them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate

from regnum.games.oath.campaign.defender import rebels_against
from regnum.games.oath.campaign.dice import final_attack_dice
from regnum.games.oath.campaign.forces import attacking_force, defending_force, losses, physical_force
from regnum.games.oath.campaign.targets import gather_pools
from regnum.games.oath.catalogue import (
    ATTACK_FACES,
    DEFENSE_FACES,
    Target,
)
from regnum.games.oath.powers import ATTACKER, DEFENDER
from regnum.games.oath.state import BANDITS, Campaign
from regnum.games.oath.table import OathTable
from regnum.kernel.things import Seat


@dataclass(frozen=True, slots=True)
class Odds:
    """What a campaign comes to, as it stands.

    `win` is the attacker's share with every sacrifice that wins; `win_with[n]` with at most n warbands sacrificed. The
    losses are what each side is to expect: skulls, sacrifices, and the deaths of a defeat.
    """

    win: Fraction
    win_with: tuple[Fraction, ...]
    attacker_losses: Fraction
    defender_losses: Fraction


def _convolve(one: Counter[tuple[int, int]], other: Counter[tuple[int, int]]) -> Counter[tuple[int, int]]:
    """5.5.4.b: the sums of two rolls, with the ways to each."""
    out: Counter[tuple[int, int]] = Counter()
    for (a, b), n in one.items():
        for (c, d), m in other.items():
            out[a + c, b + d] += n * m
    return out


@cache
def _shield_ways(dice: int, no_singles: bool, no_doubles: bool) -> Counter[int]:
    """5.5.4.b, 5.5.4.h-j: of all ways the dice may fall, how many give each number of shields."""
    die: Counter[tuple[int, int]] = Counter()
    for face in DEFENSE_FACES:
        shields = face.shields
        if (shields == 1 and no_singles) or (shields == 2 and no_doubles):
            shields = 0
        die[shields, int(face.double)] += 1
    rolls: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for _ in range(dice):
        rolls = _convolve(rolls, die)
    out: Counter[int] = Counter()
    for (shields, doubles), n in rolls.items():
        out[shields << doubles] += n
    return out


@cache
def shield_rolls(dice: int, no_singles: bool, no_doubles: bool) -> dict[int, Fraction]:
    """5.5.4.b, 5.5.4.h-j: how likely each number of shields is."""
    all_ways = len(DEFENSE_FACES) ** dice
    return {shields: Fraction(n, all_ways) for shields, n in _shield_ways(dice, no_singles, no_doubles).items()}


@cache
def _sword_ways(
    dice: int, times: int, no_hollow: bool, no_double_swords: bool, no_skulls: bool
) -> Counter[tuple[int, int]]:
    """5.5.5.a-l: of all ways the dice may fall, how many give each number of swords and skulls."""
    rolls: Counter[tuple[int, int, int]] = Counter({(0, 0, 0): 1})
    for _ in range(dice):
        more: Counter[tuple[int, int, int]] = Counter()
        for (hollow, swords, skulls), n in rolls.items():
            for face in ATTACK_FACES:
                counted = 0 if no_double_swords and face.swords == 2 else face.swords
                more[hollow + face.hollow, swords + counted, skulls + face.skulls] += n
        rolls = more
    out: Counter[tuple[int, int]] = Counter()
    for (hollow, swords, skulls), n in rolls.items():
        halves = 0 if no_hollow else hollow * times // 2
        out[swords * times + halves, 0 if no_skulls else skulls * times] += n
    return out


@cache
def sword_rolls(
    dice: int, times: int, no_hollow: bool, no_double_swords: bool, no_skulls: bool
) -> dict[tuple[int, int], Fraction]:
    """5.5.5.a-l: how likely each number of swords and skulls is."""
    all_ways = len(ATTACK_FACES) ** dice
    ways = _sword_ways(dice, times, no_hollow, no_double_swords, no_skulls)
    return {key: Fraction(n, all_ways) for key, n in ways.items()}


def odds(t: OathTable, c: Campaign) -> Odds:
    """5.5.4.h, 5.5.5.e-f: the odds of a campaign as it stands: pools gathered, plans in force, no dice rolled."""
    force = physical_force(t, c)
    defenders = defending_force(t, c)
    attack_dice = final_attack_dice(c)
    defense = _shield_ways(c.defense_dice, c.no_single_shields, c.no_double_shields)
    attack = _sword_ways(attack_dice, c.times, c.no_hollow, c.no_double_swords, c.no_skulls)
    all_ways = len(ATTACK_FACES) ** attack_dice * len(DEFENSE_FACES) ** c.defense_dice
    slain = 0 if c.defender == BANDITS else losses(c, DEFENDER, defenders)
    won_by = [0] * (force + 1)
    attacker_losses = defender_losses = 0
    for (swords, skulls), a in attack.items():
        left = force - min(skulls, force)
        dead = losses(c, ATTACKER, left)
        for shields, d in defense.items():
            ways = a * d
            needed = max(0, -(-(shields + defenders - swords + 1) // c.worth))
            if needed and (c.no_sacrifice or needed > left):
                attacker_losses += ways * (force - left + dead)
                continue
            won_by[needed] += ways
            attacker_losses += ways * (force - left + needed)
            defender_losses += ways * slain
    win_with = tuple([Fraction(ways, all_ways) for ways in accumulate(won_by)])
    return Odds(win_with[force], win_with, Fraction(attacker_losses, all_ways), Fraction(defender_losses, all_ways))


def forecast(t: OathTable, attacker: Seat, defender: Seat, targets: Sequence[Target], dice: int | None = None) -> Odds:
    """5.5.2.k, 5.5.4.h, 5.5.5.f: before anything is committed, with all the dice the force allows unless told."""
    me = t.s.players[attacker]
    c = Campaign(attacker, me.pawn, defender=defender, rebels=rebels_against(t, attacker, defender))
    c.targets = tuple(sorted(targets))
    t.s.campaigns.append(c)
    gather_pools(t, c)
    c.attack_dice = attacking_force(t, c) if dice is None else dice
    for power in t.voices("campaign_pools"):
        power.campaign_pools(t, c)
    found = odds(t, c)
    t.s.campaigns.pop()
    return found

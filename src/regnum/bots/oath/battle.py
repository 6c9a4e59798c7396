"""Campaigns thought through before they are declared: the exact dice, what is won, and what is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from regnum.bots.oath.situation import (
    BANNER,
    EXILE,
    NOBODY,
    UNKNOWN,
    Position,
    relic_dice,
    seat_of,
)
from regnum.bots.oath.worth import Worth
from regnum.games.oath.catalogue import OATHKEEPER_DICE, PAWN_DICE, SITE_DICE, USURPER_DICE
from regnum.games.oath.odds import shield_rolls, sword_rolls
from regnum.games.oath.view import OathView

BANDITS = -1
MOST_DICE = 16
"""More dice than this change nothing any more, and would take long to count."""


class Chance(NamedTuple):
    """How a campaign goes: the attacker's share, the warbands left after a victory, and after a defeat."""

    win: float
    left_won: float
    left_lost: float


@cache
def chance(force: int, dice: int, defense_dice: int, defenders: int, most_sacrificed: int) -> Chance:
    """The exact odds, with every sacrifice of so many warbands at most that wins."""
    shields = shield_rolls(min(defense_dice, MOST_DICE), False, False)
    defense = [(n + defenders, float(share)) for n, share in shields.items()]
    win = left_won = left_lost = 0.0
    for (swords, skulls), attack in sword_rolls(min(dice, MOST_DICE), 1, False, False, False).items():
        left = force - min(skulls, force)
        a = float(attack)
        for total, d in defense:
            needed = max(0, total - swords + 1)
            share = a * d
            if needed <= min(left, most_sacrificed):
                win += share
                left_won += share * (left - needed)
            else:
                left_lost += share * (left - left // 2)
    return Chance(win, left_won / win if win else 0.0, left_lost / (1.0 - win) if win < 1.0 - 1e-12 else float(force))


@dataclass(slots=True)
class Attack:
    """A campaign that could be declared at a slot, and what it would change."""

    at: int
    defender: int
    targets: tuple[str, ...]
    """Keys of the options."""
    slots: tuple[int, ...]
    dice: int
    force: int
    won: float
    """What a victory is worth, warbands aside."""

    def promise(self, worth: Worth, army: int) -> float:
        """What it comes to with so many warbands."""
        if army <= 0:
            return 0.0
        defenders = self.force + (0 if self.defender == BANDITS else worth.taste.ambush)
        odds = chance(army, army, self.dice, defenders, army)
        now = worth.warbands(army)
        after = worth.warbands(round(odds.left_won))
        gain = self.won + after - now
        if odds.left_won < len(self.slots):  # not enough to hold all of it
            gain -= 0.8 * max(0.0, self.won) * (1.0 - odds.left_won / len(self.slots))
        return odds.win * gain + (1.0 - odds.win) * (worth.warbands(round(odds.left_lost)) - now)


class Battle:
    """Every campaign that a seat could think of, wherever it would have to stand for it."""

    def __init__(self, view: OathView, p: Position, seat: int, worth: Worth) -> None:
        self.view = view
        self.p = p
        self.seat = seat
        self.worth = worth
        self.now = worth.worth(p, seat) - worth.warbands(p.army[seat])
        self.known: dict[int, list[Attack]] = {}

    def attacks(self, at: int) -> list[Attack]:
        """The campaigns from a slot, thought of once."""
        if at not in self.known:
            found: list[Attack] = []
            if at != UNKNOWN and self.p.rulers[at] != UNKNOWN:
                for defender in self.defenders(at):
                    found += self.against(at, defender)
            self.known[at] = found
        return self.known[at]

    def defenders(self, at: int) -> list[int]:
        """5.5.1: those who rule there or stand there, and bandits; an Imperial player spares the Empire."""
        p = self.p
        ruler = p.rulers[at]
        imperial = p.role[self.seat] != EXILE
        found: list[int] = []
        for other in range(len(p.role)):
            if other == self.seat or (imperial and p.role[other] != EXILE):
                continue
            if p.pawn[other] == at or ruler == other:  # of the Empire the Chancellor stands for all
                found.append(other)
        if ruler == NOBODY:
            found.append(BANDITS)
        return found

    def against(self, at: int, defender: int) -> list[Attack]:
        """One growing set of targets after the other: the site itself, then whatever is cheapest to add."""
        p = self.p
        side = NOBODY if defender == BANDITS else p.side(defender)
        rest: list[tuple[float, str, int]] = []
        base: list[tuple[str, int]] = []
        for slot, ruler in enumerate(p.rulers):
            if ruler == side:
                name = self.view.sites[slot].at
                if slot == at:
                    base.append((name, slot))
                else:
                    rest.append((SITE_DICE + self.guard(slot, defender), name, slot))
        if defender >= 0 and p.pawn[defender] == at:
            player = self.view.players[defender]
            rest += [(relic_dice(r.card or ""), r.at, UNKNOWN) for r in player.relics if r.card is not None]
            rest += [(p.tokens[b], name, UNKNOWN) for name, b in BANNER.items() if p.banners[b] == defender]
            rest.append((PAWN_DICE, f"pawn:seat:{defender}", UNKNOWN))
        rest.sort()
        if not base and not rest:
            return []
        sets = [base] if base else []
        chosen = base
        for _, name, slot in rest:
            chosen = [*chosen, (name, slot)]
            sets.append(chosen)
        if not base:  # what is dear can be wanted alone
            sets += [[(name, slot)] for _, name, slot in rest[1:] if slot == UNKNOWN]
        elif len(rest) > 1:
            sets += [[*base, (name, slot)] for _, name, slot in rest[1:]]
        return [self.weighed(at, defender, targets) for targets in sets]

    def guard(self, slot: int, defender: int) -> int:
        """Warbands that defend a site when it is a target."""
        if defender == BANDITS:
            return 1
        p = self.p
        force = p.garrison[slot]
        for other in range(len(p.role)):
            if p.pawn[other] == slot and other != self.seat and self.stands_with(other, defender):
                force += p.army[other]
        return force

    def stands_with(self, other: int, defender: int) -> bool:
        p = self.p
        return other == defender or (p.role[defender] != EXILE and p.role[other] != EXILE)

    def weighed(self, at: int, defender: int, targets: Sequence[tuple[str, int]]) -> Attack:
        p = self.p
        slots = tuple(slot for _, slot in targets if slot != UNKNOWN)
        dice = self.title_dice(defender)
        if defender == BANDITS:
            force = len(slots)
        else:
            force = sum(p.garrison[slot] for slot in slots)
            for other in range(len(p.role)):
                place = p.pawn[other]
                if other != self.seat and (place == at or place in slots) and self.stands_with(other, defender):
                    force += p.army[other]
        after = p.copy()
        extra = 0.0
        for name, slot in targets:
            if slot != UNKNOWN:
                dice += SITE_DICE
                after.take_site(self.seat, slot, 1)
            elif name in BANNER:
                dice += p.tokens[BANNER[name]]
                after.take_banner(self.seat, BANNER[name], 1)
            elif name.startswith("pawn:"):
                dice += PAWN_DICE
                extra += 0.15 + 0.1 * (p.favor[defender] // 2)
                after.favor[defender] -= after.favor[defender] // 2
            else:
                dice += relic_dice(name)
                after.relics[self.seat] += 1
                after.relics[defender] -= 1
        after.settle()
        worth = self.worth.worth(after, self.seat) - self.worth.warbands(p.army[self.seat])
        if defender >= 0:
            extra += 0.5 * self.worth.taste.warband * (force / 2)
        names = tuple(name for name, _ in targets)
        return Attack(at, defender, names, slots, dice, force, worth - self.now + extra)

    def title_dice(self, defender: int) -> int:
        p = self.p
        if defender < 0 or p.title == NOBODY:
            return 0
        if p.title == defender or (p.title == p.empire and p.role[defender] != EXILE):
            return USURPER_DICE if p.usurper else OATHKEEPER_DICE
        return 0

    def best(self, at: int, army: int, defender: int | None = None) -> tuple[float, Attack | None]:
        """The campaign from a slot that promises most with so many warbands."""
        top: float = 0.0
        choice: Attack | None = None
        for attack in self.attacks(at):
            if defender is None or attack.defender == defender:
                promise = attack.promise(self.worth, army)
                if choice is None or promise > top:
                    top, choice = promise, attack
        return top, choice


def defender_of(key: str) -> int:
    """The defender that an option means."""
    return BANDITS if key == "bandits" else seat_of(key)

"""What a board is worth to a ruler, in points at the end of the match: the rules' own scoring, and what it promises."""

from __future__ import annotations

from typing import Any, cast

from regnum.bots.crescent_moon.situation import Board
from regnum.bots.crescent_moon.taste import Taste
from regnum.games.crescent_moon.catalogue import (
    BUILDINGS,
    CALIPH,
    CROSSING,
    MURSHID,
    NOMAD,
    QUARRY,
    SULTAN,
    WARLORD,
    Content,
)
from regnum.games.crescent_moon.scoring import OBJECTIVES, worth

MINE = [[number for number, (_, owner, _) in enumerate(OBJECTIVES) if owner == seat] for seat in range(5)]
FIRST = [number for number, (name, _, _) in enumerate(OBJECTIVES) if name.endswith("-year-1")]


class Worth:
    """The judgement of boards, for any ruler."""

    def __init__(self, c: Content, taste: Taste) -> None:
        self.c = c
        self.taste = taste
        main = c.rulers[WARLORD].objectives["warlord-main"]
        self.sack = [main[kind] for kind in BUILDINGS]
        self.kill: int = main["points"]

    def coin(self, b: Board, seat: int) -> float:
        """One coin. The Nomad exchanges his; for others the last ones only break ties."""
        if seat == NOMAD:
            figures = self.c.rulers[NOMAD].objectives["nomad-main"]
            return float(figures["points"]) / float(figures["coins"])
        return self.taste.coin[seat] * min(1.0, 0.02 + 0.4 * b.left)

    def of(self, b: Board, seat: int) -> float:
        """Everything."""
        taste = self.taste
        later = b.years - b.year
        total = b.awarded[seat]
        stays = 1 + taste.lasting * later
        for number in MINE[seat]:
            points = worth(cast(Any, b), self.c, number)
            total += points if number in FIRST else points * stays
        total += self._towards(b, seat)
        coins = b.coins[seat]
        coin = self.coin(b, seat)
        total += coin * (coins if seat == NOMAD else min(coins, 9) + 0.4 * max(0, coins - 9))
        if later:
            total += coin * later * self.income(b, seat)
        return total + self._pieces(b, seat, later) - self._danger(b, seat) + self._prospect(b, seat)

    def _towards(self, b: Board, seat: int) -> float:
        """Part of the way to what an objective asks for, as long as there are actions left."""
        total = 0.0
        if not b.left:
            return total
        objectives = self.c.rulers[seat].objectives
        if b.year == 1:
            one = objectives[("warlord", "murshid", "sultan", "caliph", "nomad")[seat] + "-year-1"]
            have = 0
            if seat in (MURSHID, NOMAD):
                have = sum([owner == seat for owner in b.influence])
            elif seat == SULTAN:
                have = sum([kind == 2 for kind in b.settlement])
            elif seat == CALIPH:
                have = sum(
                    [
                        holder == seat and (b.terrain[h] == QUARRY or b.feature[h] == CROSSING)
                        for h, holder in enumerate(b.control)
                    ]
                )
            if have < one["needs"]:
                total += 0.6 * one["points"] * have / one["needs"]
        if seat == WARLORD:
            one = objectives["warlord-secondary"]
            have = sum([holder == seat for holder in b.control])
            if have < one["needs"]:
                total += 0.5 * one["points"] * have / one["needs"]
        return total

    def income(self, b: Board, seat: int) -> int:
        """15.01-15.13."""
        c = self.c
        total = 0
        for h, holder in enumerate(b.control):
            if holder == seat or seat == SULTAN:
                source = (0, c.town_income, c.city_income)[b.settlement[h]]
                if b.influence[h] == SULTAN:
                    source += c.token_income
                if holder == seat:
                    total += c.income[b.terrain[h]] + source
                if seat == SULTAN:
                    total += source
        return total

    def _pieces(self, b: Board, seat: int, later: int) -> float:
        taste = self.taste
        n = len(b.places)
        units = sum(b.ordinary[seat * n : (seat + 1) * n]) + sum(b.mercenary[seat * n : (seat + 1) * n])
        use = min(1.0, 0.25 + 0.2 * b.left)
        total = use * (taste.unit[seat] * units + taste.reserve[seat] * b.reserves[seat])
        tokens = held = walls = 0
        for h, holder in enumerate(b.control):
            tokens += b.influence[h] == seat
            held += holder == seat
            if b.holder[h] == seat:
                walls += b.stronghold[h]
        total += use * (taste.token[seat] * tokens + taste.hex[seat] * held + taste.wall * walls)
        if later and seat == CALIPH:
            total += later * taste.reserve[seat] * (tokens + walls / 2)
        if later and seat == NOMAD:
            total += later * 3 * taste.reserve[seat] * min(4, tokens)
        return total

    def _danger(self, b: Board, seat: int) -> float:
        """What the strongest neighbour could take away."""
        taste = self.taste
        n = len(b.places)
        total = 0.0
        objectives = self.c.rulers[seat].objectives
        for h, holder in enumerate(b.control):
            if holder != seat and not (seat == SULTAN and b.settlement[h] and holder < 0):
                continue
            strength = 0
            stake = 0.4
            if holder == seat:
                mine = b.ordinary[seat * n + h] + b.mercenary[seat * n + h]
                strength = mine + b.walls(seat, h, self.c)
                stake += taste.unit[seat] * mine
            if seat == CALIPH:
                stake += objectives["caliph-main"]["points"]
                if b.terrain[h] == QUARRY:
                    stake += objectives["caliph-quarries"]["points"] + 0.5
                elif b.feature[h] == CROSSING:
                    stake += objectives["caliph-crossing"]["points"]
            elif seat == SULTAN and b.settlement[h]:
                stake += 1.5 + b.settlement[h]
            risk = 0.0
            for a in b.adjacent[h]:
                foe = b.control[a]
                if foe >= 0 and foe != seat:
                    force = b.ordinary[foe * n + a] + b.mercenary[foe * n + a]
                    if force and force + 1 >= strength:
                        risk = max(
                            risk, taste.bold[foe] * (1.0 if force > strength else 0.6 if force == strength else 0.25)
                        )
            if b.influence[h] == WARLORD and seat != WARLORD and holder == seat and strength <= 2:
                risk = max(risk, 0.5)
            total += risk * stake
        return 0.5 * total

    def _prospect(self, b: Board, seat: int) -> float:
        """The best assault within reach, taken lightly."""
        share = self.taste.prospect[seat]
        if not share or not b.left:
            return 0.0
        n = len(b.places)
        best = 0.0
        for a, holder in enumerate(b.control):
            if holder != seat:
                continue
            mine = b.ordinary[seat * n + a] + b.mercenary[seat * n + a]
            if not mine:
                continue
            force = mine + (mine // 3 if seat == WARLORD else 0)
            for h in b.adjacent[a]:
                foe = b.control[h]
                if foe == seat or (foe < 0 and not b.settlement[h]):
                    continue
                gain = 0.0
                if foe >= 0:
                    there = b.ordinary[foe * n + h] + b.mercenary[foe * n + h]
                    defence = there + b.walls(foe, h, self.c) + 0.3 * min(3, b.hands[foe])
                    if force < defence:
                        continue
                    gain = self.kill * min(there, force // 2) if seat == WARLORD else 0.3 * there
                if seat == WARLORD:
                    if b.stronghold[h]:
                        gain += self.sack[b.stronghold[h] - 1]
                    if b.settlement[h]:
                        gain += self.sack[b.settlement[h] + 1] + (4 if b.year == 1 and not b.raided else 0)
                    if b.palace == h:
                        gain += self.sack[4]
                elif b.settlement[h]:
                    gain += 0.5 * b.settlement[h]
                best = max(best, gain)
        return share * best

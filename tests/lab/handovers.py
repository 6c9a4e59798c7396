"""How often a match passes from person to person, with and without standing orders: `python -m tests.lab.handovers`.

In a match by day everybody looks at the table when it is their turn: each hand-over may cost a day. Bots play; those
that use orders give, for as long as they last, the ones that they would have answered alike.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass

import regnum
from regnum import bots
from regnum.kernel.match import Match
from regnum.kernel.orders import GivenOrder, give
from regnum.kernel.questions import Decision, Raw
from regnum.seen import see

STANDING: Mapping[str, dict[str, int]] = {"abyss": {"ask-from-value": 4}}
"""Orders that everybody gives at the start, with their numbers."""
AFTER_ANSWERING_ALIKE: Mapping[str, tuple[str, ...]] = {
    "abyss": ("pass-exploration",),
    "paladins": ("pay-in-silver", "townsfolk-in-order", "hearing-in-order"),
    "crescent_moon": ("no-covenant", "refuse-covenants", "no-combat-cards", "no-contest-cards", "defend"),
    "oath": ("return-favor", "place-favor", "no-plans", "stay-out", "welcome-allies", "keep-warbands", "take-warbands"),
}
"""Orders that a bot gives when it has just answered as the order would."""


@dataclass
class Counted:
    answers: int = 0
    """Given by the bots themselves."""
    handovers: int = 0
    ordered: int = 0
    """Given by orders."""


class Household:
    """The players of one match."""

    def __init__(self, game: str, players: int, seed: int, orders: bool, level: str) -> None:
        self.match: Match = regnum.new(game, players, seed)
        self.players = [bots.make(level, game, seed * 10 + seat) for seat in range(players)]
        self.given: list[list[GivenOrder]] = [[] for _ in range(players)]
        self.declared = {order.key: order for order in self.match.game.orders} if orders else {}
        self.counted = Counted()
        for seat in range(players):
            for key, value in STANDING.get(game, {}).items():
                self._give(seat, key, value)

    def _give(self, seat: int, key: str, value: int = 0) -> None:
        if key in self.declared and all(one.order.key != key for one in self.given[seat]):
            self.given[seat].append(give(self.declared[key], value, self.match.table, seat))

    def _ordered(self, d: Decision) -> Raw | None:
        for one in self.given[d.seat]:
            if one.order.question == d.question.name:
                raw = one.order.answer(self.match.table, d, one.value)
                if raw is not None:
                    return raw
        return None

    def play(self) -> Counted:
        match, last = self.match, None
        while not match.over:
            d = match.decisions[0]
            raw = self._ordered(d)
            if raw is not None:
                self.counted.ordered += 1
            else:
                seen = see(match, d.seat)
                raw = self.players[d.seat].answer(seen, next(asked for asked in seen.asked if asked.id == d.id))
                self.counted.answers += 1
                self.counted.handovers += d.seat != last
                last = d.seat
                for key in AFTER_ANSWERING_ALIKE[match.game.name]:
                    order = self.declared.get(key)
                    if order and order.question == d.question.name and order.answer(match.table, d, 0) == raw:
                        self._give(d.seat, key)
            match.answer(d, raw)
            for seat, given in enumerate(self.given):
                self.given[seat] = [one for one in given if not one.lapsed(match.table, seat)]
        return self.counted


def count(game: str, players: int, seeds: range, orders: bool, level: str = "greedy") -> Counted:
    """All of some matches together."""
    total = Counted()
    for seed in seeds:
        one = Household(game, players, seed, orders, level).play()
        total.answers += one.answers
        total.handovers += one.handovers
        total.ordered += one.ordered
    return total


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    for game in AFTER_ANSWERING_ALIKE:
        found = [count(game, 4, range(1, matches + 1), orders) for orders in (False, True)]
        print(
            f"{game}, 4 players, {matches} matches: hand-overs a match {found[0].handovers / matches:.0f}, with orders "
            f"{found[1].handovers / matches:.0f} ({found[1].ordered / matches:.0f} answers given by orders)"
        )


if __name__ == "__main__":
    main()

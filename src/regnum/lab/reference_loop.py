"""The unit of speed: a fixed loop that does what rule code does, in plain Python.

Small integers, slotted attributes, a method call, a list, a dict and a comprehension. One iteration is 1 u; costs given
in u can be compared between machines and interpreters. The work of an iteration is frozen: changing it would change
every figure ever measured.
"""

from __future__ import annotations

import time


class Player:
    __slots__ = ("gold", "hand", "points")

    def __init__(self) -> None:
        self.gold = 0
        self.hand: list[int] = []
        self.points = 0

    def gain(self, n: int) -> int:
        self.gold += n
        return self.gold


def iterate(iterations: int) -> int:
    """Run the loop; what it returns only keeps the work from being for nothing."""
    players = [Player() for _ in range(4)]
    seen: dict[int, int] = {}
    x = 12345
    total = 0
    for i in range(iterations):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        player = players[i & 3]
        player.gain((x >> 8) & 7)
        hand = player.hand
        hand.append(x & 255)
        if len(hand) > 7:
            hand.sort()
            player.points += hand[0] & 1
            hand.clear()
        key = (x >> 16) & 63
        seen[key] = seen.get(key, 0) + 1
        legal = [j for j in (0, 1, 2, 3) if (x >> j) & 256]
        if legal:
            total += legal[-1]
    return total


def per_second(seconds: float) -> float:
    """Iterations per second, measured for about so long."""
    batch = 5_000
    iterate(batch)  # warm up
    done = 0
    began = time.perf_counter()
    while True:
        iterate(batch)
        done += batch
        passed = time.perf_counter() - began
        if passed >= seconds:
            return done / passed

"""Who is how strong: shares with their uncertainty, and ratings from who finished before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt

NORMAL_95 = 1.959964
"""Ninety-five of a hundred lie within so many deviations."""
_ROUNDS = 200
_ENOUGH = 1e-7
PRIOR = 0.5
"""Every two are taken to have won so much against each other before the first match: nobody is infinitely strong."""
ELO = 400.0
CENTRE = 1500.0
"""What the ratings of a field come to on the average."""

Pairs = Mapping[tuple[str, str], float]
"""How often the first was better than the second; a draw counts as half for each."""


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of n."""
    if not n:
        return 0.0, 1.0
    z = NORMAL_95**2 / n
    middle = (share + z / 2) / (1 + z)
    reach = NORMAL_95 * sqrt(share * (1 - share) / n + z / (4 * n)) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bradley_terry(names: Sequence[str], pairs: Pairs) -> dict[str, float]:
    """The strengths under which these results are likeliest (Hunter's iteration), as Elo points around CENTRE."""
    won = {(a, b): pairs.get((a, b), 0.0) + PRIOR for a in names for b in names if a != b}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        new = {}
        for a in names:
            wins = sum(won[a, b] for b in names if b != a)
            met = sum((won[a, b] + won[b, a]) / (strength[a] + strength[b]) for b in names if b != a)
            new[a] = wins / met if met else 1.0
        mean = 10 ** (sum(log10(one) for one in new.values()) / len(new))
        new = {name: one / mean for name, one in new.items()}
        done = max(abs(log10(new[name] / strength[name])) for name in names) < _ENOUGH
        strength = new
        if done:
            break
    return {name: CENTRE + ELO * log10(one) for name, one in strength.items()}

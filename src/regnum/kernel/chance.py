"""Randomness as one small integer: splitmix64, the same on every platform, cheap to copy and to keep in a state."""

from __future__ import annotations

from typing import Final, TypeVar

from regnum.kernel.errors import BadSetup

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """The finalizer of splitmix64: turns neighbouring integers into unrelated ones."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def advance(rng: int) -> int:
    """The generator's next state."""
    return (rng + _GAMMA) & _MASK


def below(rng: int, n: int) -> int:
    """A number in 0..n-1 read off a generator state (advance it first). `mix`, written out: this is the hot path."""
    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def seeded(seed: int, salt: int = 0) -> int:
    """A generator for a seed of any size; different salts give unrelated generators. Raises BadSetup."""
    if type(seed) is not int or seed < 0:
        raise BadSetup(f"a seed is a whole number that is not negative, not {seed!r}")
    z = mix((salt * _GAMMA + 0x5EED) & _MASK)
    while True:
        z = mix(z ^ (seed & _MASK))
        seed >>= 64
        if not seed:
            return z


class Rng:
    """A generator outside any state: for bots, sampling and re-deals."""

    __slots__ = ("state",)

    def __init__(self, seed: int, salt: int = 0) -> None:
        self.state = seeded(seed, salt)

    def below(self, n: int) -> int:
        self.state = state = (self.state + _GAMMA) & _MASK
        return below(state, n)

    def bits(self) -> int:
        """64 fresh bits, to seed something else with."""
        self.state = advance(self.state)
        return mix(self.state)

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

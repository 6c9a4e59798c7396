"""Players that are programs. A bot is a pure function of what its seat is sent and of its own seed.

>>> from regnum.bots import make, names
>>> names("abyss")
('random', 'greedy')
>>> bot = make("greedy", "abyss", seed=1)

It never holds a match or a state: `bot.answer(see(match, seat), asked)` gets what a person at that seat would get.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol, runtime_checkable

from regnum.bots.chance import RandomBot
from regnum.kernel.errors import BadSetup
from regnum.kernel.questions import Raw
from regnum.seen import Asked, Seen

__all__ = ["Bot", "Interrupting", "interrupts", "make", "names"]


class Bot(Protocol):
    """Answers a decision of its seat, from what the seat is sent. The same call twice gives the same answer."""

    def answer(self, seen: Seen, asked: Asked) -> Raw: ...


@runtime_checkable
class Interrupting(Protocol):
    """A bot that may also use something without being asked: the key of one of `seen.interrupts`, or mostly nothing.

    `clock` names the moment (`Match.clock`). The same call twice gives the same answer.
    """

    def interrupt(self, seen: Seen, clock: str) -> str | None: ...


def _random(seed: int) -> Bot:
    return RandomBot(seed)


def _abyss_greedy(seed: int) -> Bot:
    from regnum.bots.abyss.greedy import AbyssGreedy

    return AbyssGreedy(seed)


def _paladins_greedy(seed: int) -> Bot:
    from regnum.bots.paladins.greedy import PaladinsGreedy

    return PaladinsGreedy(seed)


def _oath_greedy(seed: int) -> Bot:
    from regnum.bots.oath.greedy import OathGreedy

    return OathGreedy(seed)


def _crescent_greedy(seed: int) -> Bot:
    from regnum.bots.crescent_moon.greedy import CrescentGreedy

    return CrescentGreedy(seed)


ANY_GAME: dict[str, Callable[[int], Bot]] = {"random": _random}
"""Bots that know nothing of the game they play."""
HEURISTIC: dict[str, dict[str, Callable[[int], Bot]]] = {
    "abyss": {"greedy": _abyss_greedy},
    "paladins": {"greedy": _paladins_greedy},
    "oath": {"greedy": _oath_greedy},
    "crescent_moon": {"greedy": _crescent_greedy},
}
"""Bots that know one game; a game that is not listed has none."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    return (*ANY_GAME, *HEURISTIC.get(game, {}))


def make(name: str, game: str, seed: int) -> Bot:
    """A bot of that name for one seat of one match. Raises BadSetup."""
    bots = ANY_GAME | HEURISTIC.get(game, {})
    if name not in bots:
        raise BadSetup(f"{game} has no bot {name!r}; there are: {', '.join(names(game))}")
    return bots[name](seed)


@cache
def interrupts(name: str, game: str) -> bool:
    """Whether the bot of that name uses things without being asked where people play. Raises BadSetup.

    Not who plays at random: people would be asked the same again for nothing. Among bots alone it does.
    """
    bot = make(name, game, 0)
    return type(bot) is not RandomBot and isinstance(bot, Interrupting)

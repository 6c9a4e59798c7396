"""The bot that leaves everything to chance: every legal answer of every question may come up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from regnum.kernel.chance import Rng
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.kernel.subclassing import mypyc_attr
from regnum.seen import Asked, Seen

SELDOM: Final = 6
"""Once in so many moments at which it could, something is used without being asked."""


def dice_for(seed: int, asked: Asked) -> Rng:
    """Fresh dice for one decision: they depend on the bot's seed and on which decision it is, on nothing else."""
    return Rng(seed, int.from_bytes(f"{asked.seat}:{asked.id}".encode()))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays any game, with no idea of it."""

    seed: int

    def answer(self, seen: Seen, asked: Asked) -> Raw:
        dice = dice_for(self.seed, asked)
        if asked.anytime:
            i = dice.below(len(asked.options) + len(asked.anytime))
            if i < len(asked.anytime):
                return asked.anytime[i].key
        if asked.form == "many":
            return _some(asked, dice)
        if asked.form == "arrange":
            order = list(range(len(asked.options)))
            dice.shuffle(order)
            return [asked.options[i].key for i in order]
        option = asked.options[dice.below(len(asked.options))]
        return int(option.key) if asked.form == "amount" else option.key

    def interrupt(self, seen: Seen, clock: str) -> str | None:
        """Now and then whatever there is to use; every one of them may come up."""
        if not seen.interrupts:
            return None
        dice = Rng(self.seed, int.from_bytes(f"{seen.seat}!{clock}".encode()))
        if dice.below(SELDOM):
            return None
        return seen.interrupts[dice.below(len(seen.interrupts))].key


def _some(asked: Asked, dice: Rng) -> list[str]:
    """Item by item, as a person clicks; once the choice is complete each further item is a coin's toss."""
    part: list[Option[Any]] = []
    while True:
        more, enough = asked.grow(part)
        if enough and (not more or dice.below(2)):
            return [option.key for option in part]
        if part and not more:
            part = []  # it leads nowhere: as a person would, put everything back and begin again
            continue
        part.append(more[dice.below(len(more))])

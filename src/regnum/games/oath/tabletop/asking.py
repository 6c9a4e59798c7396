"""Letting a player choose what a power leaves open (7.1.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from regnum.games.oath.asking import CHOOSE_NUMBER, CHOOSE_SEVERAL, CONFIRM, NO_CHOICE, QUESTION_FOR
from regnum.games.oath.catalogue import THING_ID
from regnum.games.oath.powers import Power
from regnum.games.oath.state import Player
from regnum.games.oath.tabletop.rule import Rule

N = TypeVar("N", bound=int)


class Asking(Rule):
    """Choosing sites, cards, players, numbers; or whether to use a power at all."""

    async def choose(
        self, kind: str, who: Player, among: Sequence[N], power: Power | None, optional: bool = False
    ) -> N:
        """Let a player choose a site, card, player, bank, suit, pile, place or dice; -1 if declined or nothing there.

        For sites the slot is returned. 7.1.3.a-b.
        """
        if not among:
            return cast(N, NO_CHOICE)
        args = {"among": tuple(among), "optional": optional, "power": self._speaker(power)}
        value = await self.ask(QUESTION_FOR[kind], who.seat, args)
        return cast(N, self.slot(value) if kind == "site" and value != NO_CHOICE else value)

    async def confirm(self, who: Player, power: Power | None) -> bool:
        """7.1.3.b: whether a player wants what a power allows."""
        return await self.ask(CONFIRM, who.seat, {"power": self._speaker(power)})

    async def number(
        self, who: Player, low: int, high: int, power: Power | None, about: str = "", of: str = "", step: int = 1
    ) -> int:
        """7.1.3.a: let a player choose a number; where the law asks for it, with what it is about, and of what.

        With a `step` of 2 only every second number will do, from the lowest.
        """
        if low + step > high:
            return low
        args = {"low": low, "high": high, "power": self._speaker(power), "about": about, "of": of}
        if step != 1:
            args["step"] = step
        return await self.ask(CHOOSE_NUMBER, who.seat, args)

    async def several(
        self,
        kind: str,
        who: Player,
        among: Sequence[N],
        low: int,
        high: int,
        power: Power | None,
        repeat: bool = False,
    ) -> tuple[N, ...]:
        """7.1.3.a-b: let a player choose several things, at least `low` and at most `high`."""
        if not among or high <= 0:
            return ()
        args = {
            "kind": "thing" if kind == "card" else kind,
            "among": tuple(among),
            "low": low,
            "high": high,
            "repeat": repeat,
            "power": self._speaker(power),
        }
        values = await self.ask(CHOOSE_SEVERAL, who.seat, args)
        return cast("tuple[N, ...]", tuple([self.slot(value) for value in values]) if kind == "site" else values)

    @staticmethod
    def _speaker(power: Power | None) -> str:
        """7.1.3.a: in whose name a player is asked."""
        return "the-law" if power is None else THING_ID[power.card]

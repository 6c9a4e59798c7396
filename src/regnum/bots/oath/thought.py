"""One decision being thought over: what all kinds of questions need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from regnum.bots.oath import cards
from regnum.bots.oath.battle import Battle
from regnum.bots.oath.situation import UNKNOWN, Position
from regnum.bots.oath.taste import Taste
from regnum.bots.oath.worth import Worth
from regnum.games.oath.catalogue import (
    CAMPAIGN_SUPPLY,
    FULL_SUPPLY,
    REGION_OF,
    TRAVEL_SUPPLY,
)
from regnum.games.oath.view import CardView, OathView, PlayerView
from regnum.kernel.chance import Rng
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.seen import Asked

NEVER = -1e9


class Thought:
    """One decision being thought over."""

    def __init__(self, view: OathView, asked: Asked, taste: Taste, dice: Rng) -> None:
        self.view = view
        self.asked = asked
        self.taste = taste
        self.dice = dice
        self.seat = asked.seat
        self.p = Position(view)
        self.worth = Worth(taste)
        self.me: PlayerView = view.players[asked.seat]
        self.here = self.p.pawn[asked.seat]
        self.keys = [option.key for option in asked.options]

    # -- in general ------------------------------------------------------------------------------------------------

    def best(self, judge: Callable[[str], float], keys: Iterable[str] | None = None) -> str:
        """The key worth most."""
        candidates = self.keys if keys is None else list(keys)
        worths = [judge(key) for key in candidates]
        top = max(worths)
        equals = [key for key, worth in zip(candidates, worths, strict=True) if worth >= top - 1e-9]
        return equals[self.dice.below(len(equals))]

    def unknown(self) -> Raw:
        """A question that I have no opinion on: whatever changes least."""
        form = self.asked.form
        if form == "amount":
            return int(self.keys[0])
        if form == "arrange":
            return self.keys
        if form == "many":
            return self.fewest(lambda key: 0.0)
        for key in ("decline", "no", "enough", "take-nothing"):
            if key in self.keys:
                return key
        return self.best(lambda key: 0.0)

    def fewest(self, price: Callable[[str], float]) -> list[str]:
        """No more than must be chosen, the cheapest first."""
        part: list[Option[Any]] = []
        while True:
            more, enough = self.asked.grow(part)
            if enough or not more:
                return [option.key for option in part]
            part.append(min(more, key=lambda option: (price(option.key), option.key)))

    @cached_property
    def now(self) -> float:
        return self.worth.worth(self.p, self.seat)

    @cached_property
    def battle(self) -> Battle:
        return Battle(self.view, self.p, self.seat, self.worth)

    @cached_property
    def favor(self) -> float:
        """What one favor more is worth to me."""
        return self.taste.favor * self.taste.surplus ** self.p.favor[self.seat]

    @cached_property
    def secret(self) -> float:
        return self.taste.secret * self.taste.surplus ** self.p.secrets[self.seat]

    def danger(self, seat: int) -> float:
        """How near another is to victory."""
        return self.worth.near(self.p, seat)

    def slot(self, key: str) -> int:
        """The slot that a site's id means."""
        return next((slot for slot, site in enumerate(self.view.sites) if site.at == key or site.site == key), UNKNOWN)

    def distance(self, to: int, start: int | None = None) -> int:
        """Supply to travel there."""
        at = self.here if start is None else start
        return 0 if at == to else TRAVEL_SUPPLY[REGION_OF[at]][REGION_OF[to]]

    def outlook(self, at: int, army: int, supply: int) -> float:
        """What the best campaign promises that I could make from here, this turn or the next."""
        best = 0.0
        for slot in range(len(self.p.rulers)):
            way = self.distance(slot, at)
            promise, _ = self.battle.best(slot, army)
            if promise <= best:
                continue
            need = way + CAMPAIGN_SUPPLY
            if need > supply:
                promise *= self.taste.later if need <= FULL_SUPPLY - 1 else 0.5 * self.taste.later
            best = max(best, promise - self.taste.supply * way)
        return best

    def empty_cards(self, slot: int) -> list[CardView]:
        """Cards with nothing on them: to muster on, to trade with."""
        return [card for card in self.view.sites[slot].cards if not card.favor and not card.secrets]

    def changed(self) -> Position:
        return self.p.copy()

    def modified(self, judge: Callable[[str], float]) -> str:
        """A first choice of an action, free modifiers before it, others never unless there is nothing else."""
        free = [key for key in self.keys if key.startswith("use:") and cards.is_free_modifier(key)]
        if free:
            return self.best(lambda key: 0.0, free)
        plain = [key for key in self.keys if not key.startswith("use:")]
        return self.best(judge, plain or self.keys)

    def agree(self) -> Raw:
        return "yes" if "yes" in self.keys else self.unknown()

"""Deals: what a set of terms is worth to each party, and which one to propose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from regnum.bots.oath.situation import BANNER, CITIZEN, SCEPTER_ID, Position
from regnum.bots.oath.worth import Worth
from regnum.games.oath.view import TermView
from regnum.kernel.deals import Term
from regnum.kernel.options import Option

_ADVISER = 0.7
_PEACE_KEPT = 0.3
_PEACE_GIVEN = 0.45
_PROMISED = 0.8
"""A token promised for later, beside one in the hand."""
_MOST_PAIRS = 40
_LONGEST = 3


class Given(NamedTuple):
    """A term in the game's numbers."""

    giver: int
    taker: int
    kind: str
    what: str
    amount: int


def of_view(term: TermView) -> Given:
    return Given(int(term.giver[5:]), int(term.taker[5:]), term.kind, term.what, term.count)


def of_term(term: Term) -> Given:
    return Given(term.giver, term.taker, term.kind, term.what, term.count)


class Bargain:
    """A negotiation between two or more seats, as one of them judges it."""

    def __init__(self, p: Position, worth: Worth, seat: int, *, exile: int | None = None) -> None:
        self.p = p
        self.worth = worth
        self.seat = seat
        self.exile = exile
        """Who becomes a Citizen by the deal, if anybody does."""
        self.before = {seat: worth.worth(p, seat)}

    def gain(self, terms: Iterable[Given], seat: int) -> float:
        """What a seat has of these terms."""
        p = self.p.copy()
        more = 0.0
        for giver, taker, kind, what, count in terms:
            sign = (taker == seat) - (giver == seat)
            if kind == "favor":
                n = min(count, p.favor[giver])
                p.favor[giver] -= n
                p.favor[taker] += n
            elif kind in ("secret", "facedown-secret"):
                p.secrets[giver] -= count
                p.secrets[taker] += count
            elif kind == "relic":
                p.relics[giver] -= 1
                p.relics[taker] += 1
                if what == SCEPTER_ID:
                    p.scepter = taker
                    more += sign * 2.0
            elif kind == "reliquary":
                p.relics[taker] += 1
                if giver == seat:
                    more -= 0.4
            elif kind == "banner":
                p.banners[BANNER[what]] = taker
            elif kind == "adviser":
                more += sign * _ADVISER
            elif kind == "site":
                more += sign * self.worth.taste.site * 2
            elif kind == "peace":
                more += _PEACE_KEPT if taker == seat else -_PEACE_GIVEN if giver == seat else 0.0
            elif kind in ("later-favor", "later-secret"):
                first = self.worth.taste.favor if kind == "later-favor" else self.worth.taste.secret
                more += sign * first * _PROMISED * count * (1.0 if giver == seat else 0.7)
        if self.exile is not None:
            become_citizen(p, self.exile)
        if seat not in self.before:
            self.before[seat] = self.worth.worth(self.p, seat)
        return self.worth.worth(p.settle(), seat) - self.before[seat] + more

    def acceptable(self, terms: Sequence[Given]) -> bool:
        """Whether I have something of it."""
        return self.gain(terms, self.seat) >= self.worth.taste.bargain

    def proposal(
        self, options: Sequence[Option[Any]], complete: Callable[[Sequence[Option[Any]]], bool]
    ) -> list[Option[Any]]:
        """The terms of which I have most, among those of which every other party has something too."""
        taste = self.worth.taste
        singles = list(options)
        sets: list[list[Option[Any]]] = [[one] for one in singles]
        gives = [one for one in singles if one.value.giver == self.seat]
        gets = [one for one in singles if one.value.taker == self.seat]
        sets += [[give, get] for give in gives for get in gets][:_MOST_PAIRS]
        best, choice = taste.bargain, list[Option[Any]]()
        for terms in sets:
            given = [of_term(option.value) for option in terms]
            mine = self.gain(given, self.seat)
            if mine <= best:
                continue
            parties = {term.giver for term in given} | {term.taker for term in given}
            if all(
                self.gain(given, other) >= taste.lure for other in sorted(parties) if other != self.seat
            ) and complete(terms):
                best, choice = mine, terms
        return choice[:_LONGEST]


def become_citizen(p: Position, seat: int) -> None:
    """6.6.2, as far as a position knows: the sites are the Empire's, and there is no Vision any more."""
    p.role[seat] = CITIZEN
    p.vision[seat] = None
    for slot, ruler in enumerate(p.rulers):
        if ruler == seat:
            p.rulers[slot] = p.empire

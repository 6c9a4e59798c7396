"""Talking with the others: Citizenship, exile, and binding exchanges."""

from __future__ import annotations

from typing import Any

from regnum.bots.oath import cards
from regnum.bots.oath.bargain import Bargain, Given, of_view
from regnum.bots.oath.situation import CITIZEN, EXILE, seat_of
from regnum.bots.oath.thought import NEVER, Thought
from regnum.games.oath.citizenship import EXILE_PRICE
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw

_DEALS = frozenset({"tinkers-fair", "deed-writer", "festival-district", "the-tribunal"})


class Dealing(Thought):
    """Proposals and replies."""

    def talk(self) -> str | None:
        """Propose something where it is worth a proposal."""
        for key in self.keys:
            if key == "use:relic:grand-scepter:3" and self.scepter_plan() is not None:
                return key
            if key.startswith("use:") and cards.slug(key) in _DEALS and self.could_swap():
                return key
        return None

    def could_swap(self) -> bool:
        """Whether somebody has much of what I have little of, and the other way round."""
        return any(
            self.swap_with(other) > self.taste.bargain for other in range(len(self.p.role)) if other != self.seat
        )

    def swap_with(self, other: int) -> float:
        """What a favor for a secret, or a secret for a favor, brings me where both have something of it."""
        p, seat = self.p, self.seat
        bargain = Bargain(p, self.worth, seat)
        best = 0.0
        for mine, theirs in (("favor", "secret"), ("secret", "favor")):
            have = p.favor if mine == "favor" else p.secrets
            want = p.secrets if mine == "favor" else p.favor
            if have[seat] < 1 or want[other] < 1:
                continue
            terms = [_given(seat, other, mine), _given(other, seat, theirs)]
            if bargain.gain(terms, other) >= self.taste.lure:
                best = max(best, bargain.gain(terms, seat))
        return best

    def scepter_plan(self) -> int | None:
        """6.6, 6.7: whom to make a Citizen, who gains by it as I do; or which Citizen is too near to succeed me."""
        best, choice = self.taste.bargain, None
        stocked = any(space.relic is not None for space in self.view.reliquary)
        for other, role in enumerate(self.p.role):
            if other != self.seat and role == CITIZEN:
                gain = self.worth_of_exiling(other)
                if gain > best:
                    best, choice = gain, other
            if other == self.seat or role != EXILE or not stocked:
                continue
            bargain = Bargain(self.p, self.worth, self.seat, exile=other)
            terms = [_given(0, other, "reliquary")]
            mine = bargain.gain(terms, self.seat)
            if mine > best and bargain.gain(terms, other) >= self.taste.lure:
                best, choice = mine, other
        return choice

    def worth_of_exiling(self, other: int) -> float:
        """6.7: the price goes to the Citizen, whose sites stay the Empire's."""
        p, seat = self.p, self.seat
        price = EXILE_PRICE + (p.title == other) + (p.banners[0] == other) - (p.title == seat) - (p.banners[0] == seat)
        if self.me.favor < price:
            return NEVER
        after = self.changed()
        after.role[other] = EXILE
        after.favor[seat] -= price
        after.favor[other] += price
        return self.worth.worth(after.settle(), seat) - self.now

    def scepter(self) -> Raw:
        plan = self.scepter_plan()
        if plan is not None and f"seat:{plan}" in self.keys:
            return f"seat:{plan}"
        return self.best(lambda key: -self.danger(seat_of(key)))

    def joining_exile(self) -> int | None:
        """Who becomes a Citizen if this deal is made."""
        deal = self.view.deal
        if not self.asked.question.startswith("citizenship") or deal is None:
            return None
        return next((seat_of(name) for name in deal.parties if self.p.role[seat_of(name)] == EXILE), None)

    def terms(self) -> Raw:
        """What I propose: the deal of which I have most and the others something; or none."""
        bargain = Bargain(self.p, self.worth, self.seat, exile=self.joining_exile())
        first, _ = self.asked.grow([])
        if self.joining_exile() is not None:
            relic = next((option for option in first if option.value.kind == "reliquary"), None)
            if relic is None:
                return []
            more, _ = self.asked.grow([relic])
            extra = [option for option in more if option.value.kind != "reliquary"]
            return self.citizenship_terms(bargain, relic, extra)
        chosen = bargain.proposal(first, lambda part: self.asked.grow(part)[1])
        return [option.key for option in chosen]

    def citizenship_terms(self, bargain: Bargain, relic: Option[Any], extra: list[Option[Any]]) -> Raw:
        """6.6.1: a relic of the Reliquary, and one thing more from either side where that is better."""
        best, choice = self.taste.bargain, list[Option[Any]]()
        for part in ([relic], *([relic, one] for one in extra)):
            given = [_given(o.value.giver, o.value.taker, o.value.kind, o.value.what) for o in part]
            others = {term.giver for term in given} | {term.taker for term in given}
            mine = bargain.gain(given, self.seat)
            if mine > best and all(bargain.gain(given, o) >= self.taste.lure for o in sorted(others) if o != self.seat):
                best, choice = mine, part
        return [option.key for option in choice]

    def reply(self) -> Raw:
        """Accept what brings me something by my own estimate; counter where another deal would serve us both."""
        deal = self.view.deal
        assert deal is not None
        if "accept" not in self.keys:
            return "refuse"
        bargain = Bargain(self.p, self.worth, self.seat, exile=self.joining_exile())
        if bargain.acceptable([of_view(term) for term in deal.terms]):
            return "accept"
        speaker = seat_of(deal.parties[0])
        plain = self.joining_exile() is None and "counter" in self.keys
        return "counter" if plain and self.swap_with(speaker) > self.taste.bargain else "refuse"

    def deal_amount(self) -> Raw:
        """Terms are weighed by ones."""
        return int(self.keys[0])

    def choose_player(self) -> Raw:
        """Whoever is nearest to victory beside me; powers rarely do somebody good. To deal with: who deals best."""
        if cards.slug(str(self.asked.args["power"])) in _DEALS:
            return self.best(lambda key: 0.0 if key == "decline" else 0.01 + self.swap_with(seat_of(key)))
        return self.best(lambda key: -1.0 if key == "decline" else self.danger(seat_of(key)))


def _given(giver: int, taker: int, kind: str, what: str = "") -> Given:
    return Given(giver, taker, kind, what, 1)

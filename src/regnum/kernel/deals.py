"""Deals between players: propose, accept, refuse, counter. What is agreed is settled now or becomes a promise.

The deal on the table lies in the state (`deal: Deal | None`), and so do the promises (`promises: tuple[Term, ...]`):
view, undo, restore and imagined worlds need nothing more. There is no new form of question: a `PickMany` says what the
deal is about, an `Amount` how many of each, a `Pick` replies.

A game subclasses `Deals`, says what may be offered, what stands against it and how things change hands, and calls
`negotiate` where its rulebook lets players deal, `fall_due` where it says that promises are kept. Where the rules lay
down what a deal is about (a price for something), `negotiate` is given the terms, and only how many is talked about.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regnum.kernel.options import Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Amount, Asking, Decision, Pick, PickMany
from regnum.kernel.things import Seat

VERBS = frozenset({"accept", "refuse", "counter"})
"""Keys of the replies, for `Game.verbs`: they point at nothing on the table."""


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that changes hands: so many of `what` (a thing's id, where the kind has several), from whom to whom.

    With `due` it is a promise: it changes hands, or binds its giver, when that falls due.
    """

    giver: Seat
    taker: Seat
    kind: str
    what: str = ""
    count: int = 1
    due: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal on the table: open to everybody, also while it is being drafted.

    `parties` are asked in this order; the first is who spoke last. `counted` says of how many terms it is settled how
    much of it changes hands.
    """

    parties: tuple[Seat, ...] = ()
    terms: tuple[Term, ...] = ()
    round: int = 1
    accepted: tuple[Seat, ...] = ()
    counted: int = 0
    drafted: bool = False

    @property
    def speaker(self) -> Seat:
        return self.parties[0]

    @property
    def asked(self) -> Seat | None:
        """Whose reply is awaited."""
        return next((seat for seat in self.parties[1:] if seat not in self.accepted), None)


class Deals(Asking):
    """One kind of negotiation of a game. Its messages are named after it: `ask-<name>-terms`, `option-<name>-accept`…

    The options of `possible` have a Term with a count of 1 as their value and are made once, like all options.
    """

    def __init__(self, name: str, rule: str, *, rounds: int = 3) -> None:
        self.name = name
        self.rule = rule
        self.rounds = rounds
        self.accept: Option[str] = Option("accept", "accept", label=f"option-{name}-accept", rule=rule)
        self.refuse: Option[str] = Option("refuse", "refuse", label=f"option-{name}-refuse", rule=rule)
        self.counter: Option[str] = Option("counter", "counter", label=f"option-{name}-counter", rule=rule)
        self.once = Reason(rule, f"why-{name}-once")
        self.no_more_rounds = Reason(rule, f"why-{name}-rounds", {"count": rounds})
        self.which = PickMany(f"{name}-terms", rule, self._grow, figures=self.figures)
        self.how_many = Amount(f"{name}-amount", rule, self.bounds, figures=self.figures)
        self.reply = Pick(f"{name}-reply", rule, self._replies, figures=self.figures)
        self.questions = (self.which, self.how_many, self.reply)

    # -- what the game says ------------------------------------------------------------------------------------------

    def possible(self, table: Any, speaker: Seat, parties: Sequence[Seat], listing: Listing[Term]) -> None:
        """Put down every term that the speaker may name, with what stands against it.

        Only what can be honoured may be offered; what others hold hidden may be asked for, for all the speaker knows.
        Nothing where the rules lay down the terms.
        """

    def least(self, table: Any, term: Term) -> int:
        """The fewest that the speaker may name: a price may be nothing."""
        return 1

    def most(self, table: Any, term: Term) -> int:
        """How many of it the speaker may name. With more than the least the speaker is asked how many."""
        return 1

    def counting(self, term: Term) -> Amount:
        """The question how many of it."""
        return self.how_many

    def obstacle(self, table: Any, term: Term) -> Obstacle:
        """Why its giver cannot hand it over: before it is accepted, and again when a promise falls due.

        Everybody who replies is told it: it goes by what lies open, and by what was laid open by being offered.
        """
        return None

    def beside(self, table: Any, terms: Sequence[Term], term: Term) -> Obstacle:
        """What stands against adding this term to those (the same coins twice)."""
        return None

    def together(self, table: Any, terms: Sequence[Term]) -> Obstacle:
        """What stands against the terms as a whole (nobody gives anything; more than there is)."""
        return None

    def in_order(self, terms: Sequence[Term]) -> Sequence[Term]:
        """The order in which the terms are carried out, where one changes what another is called."""
        return terms

    @abstractmethod
    def hand_over(self, table: Any, term: Term) -> None:
        """It changes hands."""

    async def keep(self, table: Any, promise: Term) -> None:
        """A promise falls due and can be kept."""
        self.hand_over(table, promise)

    async def broken(self, table: Any, promise: Term, why: Reason) -> None:
        """A promise can no longer be kept: what the rules say happens instead."""

    def longer(self, table: Any, deal: Deal) -> Obstacle:
        """What stands against another proposal: the talks have gone on long enough."""
        return None if deal.round < self.rounds else self.no_more_rounds

    def hopeless(self, table: Any, promise: Term) -> Obstacle:
        """Why a promise that is not due yet can never be kept any more: asked by `review`."""
        return None

    def note(self, table: Any, event: str, deal: Deal, seat: Seat) -> None:
        """Write `log-<name>-<event>`: this seat proposed, countered, accepted, refused or withdrew; agreed, failed."""
        table.note(f"log-{self.name}-{event}", self.rule, {"player": f"seat:{seat}", **self.told(deal)})

    def told(self, deal: Deal) -> Args:
        """The figures of a deal's lines and prompts."""
        return {"speaker": f"seat:{deal.speaker}", "count": len(deal.terms)}

    def figures(self, table: Any, d: Decision) -> Args:
        """The figures of the three prompts."""
        deal: Deal = table.s.deal
        args = self.told(deal)
        if d.question is self.how_many:
            term = deal.terms[deal.counted]
            args = {**args, "kind": term.kind, "thing": term.what, "most": self.bounds(table, d, None)[1]}
        return args

    # -- negotiating -------------------------------------------------------------------------------------------------

    async def negotiate(
        self, table: Any, speaker: Seat, others: Sequence[Seat], about: tuple[Term, ...] = (), *, drafted: bool = False
    ) -> Deal | None:
        """The speaker proposes, the others reply, until all agree or one refuses. The deal settled, or None.

        `about` are the terms that the rules lay down; `drafted` where the speaker has already said how many.
        """
        s = table.s
        s.deal = Deal((speaker, *others), about, counted=len(about) if drafted else 0, drafted=drafted)
        if not drafted:
            await self._draft(table)
        if not s.deal.terms:
            return self._off(table, "withdrawn", speaker)
        self.note(table, "proposed", s.deal, speaker)
        while (seat := s.deal.asked) is not None:
            reply = await table.ask(self.reply, seat)
            if reply == "accept":
                s.deal = replace(s.deal, accepted=(*s.deal.accepted, seat))
                self.note(table, "accepted", s.deal, seat)
            elif reply == "refuse":
                return self._off(table, "refused", seat)
            else:
                at = s.deal.parties.index(seat)
                parties = (*s.deal.parties[at:], *s.deal.parties[:at])
                s.deal = Deal(parties, s.deal.terms if about else (), round=s.deal.round + 1)
                await self._draft(table)
                if not s.deal.terms:
                    return self._off(table, "refused", seat)
                self.note(table, "countered", s.deal, seat)
        return self._settle(table)

    async def _draft(self, table: Any) -> None:
        s = table.s
        deal: Deal = s.deal
        if not deal.terms:
            terms = await table.ask(self.which, deal.speaker)
            s.deal = replace(deal, terms=tuple(terms))
        while s.deal.counted < len(s.deal.terms):
            at = s.deal.counted
            term = s.deal.terms[at]
            count = self.least(table, term)
            if self.most(table, term) > count:
                count = await table.ask(self.counting(term), s.deal.speaker)
            else:
                table.pass_over(self.counting(term), s.deal.speaker)
            term = replace(term, count=count)
            s.deal = replace(s.deal, counted=at + 1, terms=(*s.deal.terms[:at], term, *s.deal.terms[at + 1 :]))
        s.deal = replace(s.deal, drafted=True)

    def _off(self, table: Any, event: str, seat: Seat) -> Deal | None:
        deal = table.s.deal
        table.s.deal = None
        self.note(table, event, deal, seat)
        return None

    def _settle(self, table: Any) -> Deal | None:
        s = table.s
        deal: Deal = s.deal
        if self.unable(table, deal) is not None:
            return self._off(table, "failed", deal.speaker)  # something was used between two replies
        s.deal = None
        self.note(table, "agreed", deal, deal.speaker)
        for term in self.in_order(deal.terms):
            if term.due:
                s.promises = (*s.promises, term)
            else:
                self.hand_over(table, term)
        return deal

    def unable(self, table: Any, deal: Deal) -> Obstacle:
        """Why the deal cannot be settled as it stands."""
        for term in deal.terms:
            obstacle = self.obstacle(table, term)
            if obstacle is not None:
                return obstacle
        return self.together(table, deal.terms)

    # -- the three questions -----------------------------------------------------------------------------------------

    def _grow(
        self, table: Any, d: Decision, part: Sequence[Option[Term]], why: Reasons | None
    ) -> tuple[list[Option[Term]], bool]:
        """Each term once. With none at all the speaker lets it be."""
        listing: Listing[Term] = Listing(why)
        self.possible(table, d.seat, table.s.deal.parties, listing)
        terms = [option.value for option in part]
        more: list[Option[Term]] = []
        for option in listing.options:
            if listing.bar(option, self.once if option in part else self.beside(table, terms, option.value)):
                more.append(option)
        enough = not part or listing.bar(DONE, self.together(table, terms))
        return more, enough

    def bounds(self, table: Any, d: Decision, why: Reasons | None) -> tuple[int, int]:
        deal: Deal = table.s.deal
        term = deal.terms[deal.counted]
        least = self.least(table, term)
        return least, max(least, self.most(table, term))

    def _replies(self, table: Any, d: Decision, why: Reasons | None) -> list[Option[str]]:
        deal: Deal = table.s.deal
        listing: Listing[str] = Listing(why)
        listing.put(self.accept, self.unable(table, deal))
        listing.put(self.refuse)
        listing.put(self.counter, self.longer(table, deal))
        return listing.options

    # -- promises ----------------------------------------------------------------------------------------------------

    def promised(self, table: Any, giver: Seat, kind: str, what: str | None = None) -> Iterator[Term]:
        """The promises of this kind that bind a seat: for menus, whose obstacle they are."""
        for term in table.s.promises:
            if term.giver == giver and term.kind == kind and what in (None, term.what):
                yield term

    async def fall_due(self, table: Any, due: str) -> None:
        """Every promise that is due now is kept; one that cannot be has the rule of `broken`."""
        for promise in table.s.promises:
            if promise.due == due and self._release(table, promise):
                why = self.obstacle(table, promise)
                if why is None:
                    await self.keep(table, promise)
                else:
                    await self.broken(table, promise, why)

    async def review(self, table: Any) -> None:
        """Promises that can never be kept any more are broken at once: called where something was lost for good."""
        for promise in table.s.promises:
            why = self.hopeless(table, promise)
            if why is not None and self._release(table, promise):
                await self.broken(table, promise, why)

    def _release(self, table: Any, promise: Term) -> bool:
        """Take a promise away; whether it was still there."""
        promises = list(table.s.promises)
        if promise not in promises:
            return False
        promises.remove(promise)
        table.s.promises = tuple(promises)
        return True

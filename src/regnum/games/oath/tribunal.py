"""The Tribunal (A.2.13): an exchange of favor and secrets, and binding promises on future actions (7.6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from regnum.games.oath import law
from regnum.games.oath.catalogue import (
    CARD_ID,
    RELIC_OF,
    ROUNDS,
    SEAT_ID,
    THING_OF,
)
from regnum.games.oath.exchange import FACEDOWN, FAVOR, SECRET, Exchange
from regnum.games.oath.promises import HANDS_OFF, HELP, KEEP_OUT, NO_EXILE, NO_VISION, PEACE, VOWS
from regnum.games.oath.table import OathTable
from regnum.kernel.deals import Term
from regnum.kernel.options import Args, Listing, Obstacle, Option, Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

LATER_FAVOR, LATER_SECRET = "later-favor", "later-secret"
"""Payments that are promised."""
FORFEIT_FAVOR, FORFEIT_SECRET, FORFEIT_RELIC = "forfeit-favor", "forfeit-secret", "forfeit-relic"
"""What is due besides, should a promised payment not be made in full."""
PAYMENTS = (LATER_FAVOR, LATER_SECRET)
FORFEITS = (FORFEIT_FAVOR, FORFEIT_SECRET, FORFEIT_RELIC)
PROMISED_TOKENS = (LATER_FAVOR, LATER_SECRET, FORFEIT_FAVOR, FORFEIT_SECRET)
MOST_PROMISED = 9

NO_PAYMENT = Reason("7.6.3", "why-forfeit-alone")
NO_PROMISES = Reason("P.7.e", "why-prince-promises-nothing")

_LABEL = {
    LATER_FAVOR: "option-term-later-favor",
    LATER_SECRET: "option-term-later-secret",
    PEACE: "option-term-peace",
    HANDS_OFF: "option-term-hands-off",
    KEEP_OUT: "option-term-keep-out",
    NO_VISION: "option-term-no-vision",
    NO_EXILE: "option-term-no-exile",
    HELP: "option-term-help",
    FORFEIT_FAVOR: "option-term-forfeit-favor",
    FORFEIT_SECRET: "option-term-forfeit-secret",
    FORFEIT_RELIC: "option-term-forfeit-relic",
}
_LABEL_OF_ROUND = {LATER_FAVOR: "option-term-later-favor-round", LATER_SECRET: "option-term-later-secret-round"}


@cache
def _option(term: Term) -> Option[Term]:
    """7.6.3.f: the option to name a promise. Until when it binds, or when it is due, is part of its key."""
    deadline = term.due.partition(":")[2] if term.due.startswith("round:") else ""
    label = _LABEL_OF_ROUND.get(term.kind, _LABEL[term.kind]) if deadline else _LABEL[term.kind]
    return _made(term, label, deadline)


def _made(term: Term, label: str, deadline: str) -> Option[Term]:
    """7.6.3.f: made of its term."""
    args: Args = {"giver": SEAT_ID[term.giver], "taker": SEAT_ID[term.taker]}
    if deadline:
        args = {**args, "round": int(deadline)}
    if term.what:
        args = {**args, "thing": term.what}
    key = ":".join(part for part in (f"{term.giver}>{term.taker}", term.kind, term.what, deadline) if part)
    return Option(key, term, label=label, rule="7.6.3", target=term.what or SEAT_ID[term.giver], args=args)


def _broken(giver: Seat, taker: Seat) -> str:
    """7.6.3.g: when a forfeit is due: once a payment between these two is not made in full."""
    return f"broken:{giver}>{taker}"


@cache
def _promises(giver: Seat, taker: Seat, current: int) -> tuple[Option[Term], ...]:
    """7.6.3.f-g: what one can promise another in this round: payments, vows, and tokens to forfeit."""
    rounds = sorted({current, min(current + 1, ROUNDS), ROUNDS})
    due = [(kind, f"rest:{giver}") for kind in PAYMENTS]
    due += [(kind, f"round:{n}") for kind in (*PAYMENTS, *VOWS) for n in rounds]
    due += [(kind, _broken(giver, taker)) for kind in (FORFEIT_FAVOR, FORFEIT_SECRET)]
    return tuple(_option(Term(giver, taker, kind, due=when)) for kind, when in due)


class Tribunal(Exchange):
    """A.2.13.a-d, 7.6.3.a-g: what is exchanged at once, and promises that the rules themselves keep."""

    @ruling("tribunal_promises")
    def possible(self, table: OathTable, speaker: Seat, parties: Sequence[Seat], listing: Listing[Term]) -> None:
        """7.6.3.f: besides the exchange, payments later, vows until the end of a round, and forfeits."""
        super().possible(table, speaker, parties, listing)
        if not law.one_sided_exchange(table.s) and not self._both_can_give(table, parties):
            return
        for giver in parties:
            for taker in parties:
                if giver != taker:
                    for option in _promises(giver, taker, table.s.round):
                        listing.put(option, self.obstacle(table, option.value))
                    for relic in table.s.players[giver].relics:
                        option = _option(Term(giver, taker, FORFEIT_RELIC, CARD_ID[relic], due=_broken(giver, taker)))
                        listing.put(option, self.obstacle(table, option.value))

    def _both_can_give(self, table: OathTable, parties: Sequence[Seat]) -> bool:
        """10.24.a: promises can always be given, but not by the Clockwork Prince."""
        prince = table.prince
        return prince not in parties or any(self._has_for(table, prince, seat) for seat in parties if seat != prince)

    def most(self, table: OathTable, term: Term) -> int:
        if term.kind in PROMISED_TOKENS:
            return MOST_PROMISED
        return 1 if term.due else super().most(table, term)

    def obstacle(self, table: OathTable, term: Term) -> Obstacle:
        if term.due and term.giver == table.prince:
            return NO_PROMISES
        if term.kind in (LATER_SECRET, FORFEIT_SECRET):
            return table.cannot_give_secrets(term.giver)
        return None if term.due else super().obstacle(table, term)

    def together(self, table: OathTable, terms: Sequence[Term]) -> Obstacle:
        """7.6.3.g: a forfeit goes with a payment that the same player promises."""
        paying = {(term.giver, term.taker) for term in terms if term.kind in PAYMENTS}
        if any(term.kind in FORFEITS and (term.giver, term.taker) not in paying for term in terms):
            return NO_PAYMENT
        return super().together(table, terms)

    async def keep(self, table: OathTable, promise: Term) -> None:
        """7.6.3.c-d: what was promised is done, as far as its giver is able; what is short is forfeited for (g)."""
        if promise.kind not in PAYMENTS:
            return  # a vow: its time is over
        paid = self._hand(table, promise.giver, promise.taker, promise.kind == LATER_SECRET, promise.count)
        if paid < promise.count:
            self._forfeit(table, promise)
        elif not any(
            term.kind in PAYMENTS and (term.giver, term.taker) == (promise.giver, promise.taker)
            for term in table.s.promises
        ):
            self._forfeits(table, promise)

    def _hand(self, t: OathTable, giver: Seat, taker: Seat, secrets: bool, n: int) -> int:
        """So much of it as there is changes boards."""
        one, other = t.s.players[giver], t.s.players[taker]
        if not secrets:
            return t.give_favor(one, taker, n, self.rule)
        n = min(n, one.secrets)
        t.hand_over_secrets(one, other, n, 0, self.rule)
        return n

    def _forfeits(self, t: OathTable, promise: Term) -> list[Term]:
        """The forfeits agreed for this payment are no longer pending."""
        due = _broken(promise.giver, promise.taker)
        found = [term for term in t.s.promises if term.due == due]
        t.s.promises = tuple([term for term in t.s.promises if term.due != due])
        return found

    def _forfeit(self, t: OathTable, promise: Term) -> None:
        """7.6.3.g: the agreed consequences, as far as the giver is able."""
        giver, taker = t.s.players[promise.giver], t.s.players[promise.taker]
        forfeits = self._forfeits(t, promise)
        if forfeits:
            t.note("log-forfeits", "7.6.3", {"player": SEAT_ID[giver.seat], "to": SEAT_ID[taker.seat]})
        for term in forfeits:
            if term.kind != FORFEIT_RELIC:
                self._hand(t, giver.seat, taker.seat, term.kind == FORFEIT_SECRET, term.count)
            elif THING_OF[term.what] in giver.relics:
                t.remove_relic(giver, RELIC_OF[THING_OF[term.what]])
                t.add_relic(taker, RELIC_OF[THING_OF[term.what]], self.rule, taken=False)

    async def broken(self, table: OathTable, promise: Term, why: Reason) -> None:
        """7.6.3.d, g: what cannot be done is not owed any more; what was agreed for that case is."""
        self._forfeit(table, promise)


TRIBUNAL = Tribunal("tribunal", "A.2.13", (FAVOR, SECRET, FACEDOWN))

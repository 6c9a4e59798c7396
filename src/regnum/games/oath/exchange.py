"""Binding exchanges (7.6.3, 10.24): negotiated, and carried out as soon as all agree."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from regnum.games.oath import law
from regnum.games.oath.asking import ADVISER_PLACE, CARD
from regnum.games.oath.catalogue import (
    BANNER_ID,
    BANNER_OF,
    BANNERS,
    CARD_ID,
    GRAND_SCEPTER,
    NO_CARD,
    RELIC_OF,
    RELIQUARY,
    SEAT_ID,
    THING_OF,
    Card,
)
from regnum.games.oath.play import discard_advisers
from regnum.games.oath.state import Player
from regnum.games.oath.table import OathTable
from regnum.kernel.deals import Deals, Term
from regnum.kernel.options import Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

FAVOR, SECRET, FACEDOWN, RELIC, BANNER, ADVISER, RELIQUARY_RELIC, SITE = (
    "favor",
    "secret",
    "facedown-secret",
    "relic",
    "banner",
    "adviser",
    "reliquary",
    "site",
)

TOKENS = (FAVOR, SECRET, FACEDOWN)
"""Kinds of which only the number counts."""

_LABEL = {
    "favor": "option-term-favor",
    "secret": "option-term-secret",
    "facedown-secret": "option-term-facedown-secret",
    "relic": "option-term-relic",
    "banner": "option-term-banner",
    "adviser": "option-term-adviser",
    "reliquary": "option-term-reliquary",
    "site": "option-term-site",
}


@cache
def term_option(giver: Seat, taker: Seat, kind: str, what: str = "") -> Option[Term]:
    """7.6.3.b: the option to name a term."""
    return _term_option(Term(giver, taker, kind, what), _LABEL[kind])


def _term_option(term: Term, label: str) -> Option[Term]:
    """7.6.3.b: made of its term; a facedown adviser goes by its place."""
    return Option(
        f"{term.giver}>{term.taker}:{term.kind}" + (f":{term.what}" if term.what else ""),
        term,
        label=label,
        rule="7.6.3",
        target=term.what or SEAT_ID[term.giver],
        args={
            "giver": SEAT_ID[term.giver],
            "taker": SEAT_ID[term.taker],
            "thing": "facedown-adviser" if ":adviser:" in term.what else term.what,
        },
    )


GONE = Reason("7.6.3", "why-term-gone")
NOTHING_IN_RETURN = Reason("10.24", "why-one-sided")
ONE_RELIQUARY_RELIC = Reason("6.6.1.c", "why-one-reliquary-relic")


class Exchange(Deals):
    """A binding exchange of the kinds of things that a power names; nothing else that is promised binds (9.6.b)."""

    needs_return = True

    def __init__(self, name: str, rule: str, kinds: Sequence[str]) -> None:
        super().__init__(name, rule)
        self.kinds = tuple(kinds)

    def possible(self, table: OathTable, speaker: Seat, parties: Sequence[Seat], listing: Listing[Term]) -> None:
        """Everything that one party can hand to another."""
        if not law.one_sided_exchange(table.s) and self.needs_return and not self._both_can_give(table, parties):
            return
        for giver in parties:
            for taker in parties:
                if giver != taker:
                    for kind in self.kinds:
                        for what in things_of(table, giver, kind):
                            option = term_option(giver, taker, kind, what)
                            listing.put(option, self.obstacle(table, option.value))

    def _both_can_give(self, table: OathTable, parties: Sequence[Seat]) -> bool:
        """10.24.a: whether something can be given for something."""
        return all(any(taker != giver and self._has_for(table, giver, taker) for taker in parties) for giver in parties)

    def _has_for(self, table: OathTable, giver: Seat, taker: Seat) -> bool:
        """Whether there is anything that the one could hand to the other."""
        return any(
            self.obstacle(table, Term(giver, taker, kind, what)) is None
            for kind in self.kinds
            for what in things_of(table, giver, kind)
        )

    def most(self, table: OathTable, term: Term) -> int:
        giver = table.s.players[term.giver]
        if term.kind == FAVOR:
            return table.purse(giver)
        if term.kind == SECRET:
            return giver.secrets
        if term.kind == FACEDOWN:
            return giver.facedown
        return 1

    def obstacle(self, table: OathTable, term: Term) -> Obstacle:
        """Why its giver cannot hand it over."""
        if term.kind in (SECRET, FACEDOWN):
            reason = table.cannot_give_secrets(term.giver)
            if reason is not None:
                return reason
        if term.kind == ADVISER:
            card = adviser_of(table, term)
            if card is None:
                return GONE
            giver = table.s.players[term.giver]
            if card not in giver.down and table.locked(card, term.giver):
                return Reason("7.2.2", "why-locked", {"card": CARD_ID[card]})
            return self._no_room(table, (term,))
        if term.count > self.most(table, term):
            return GONE
        if term.kind in TOKENS or term.what in things_of(table, term.giver, term.kind):
            return None
        return GONE

    def together(self, table: OathTable, terms: Sequence[Term]) -> Obstacle:
        """10.24.a: by the printed law something is given for something."""
        givers = {term.giver for term in terms}
        if len(givers) < 2 and not law.one_sided_exchange(table.s):
            return NOTHING_IN_RETURN
        return self._crowded(table, terms)

    def beside(self, table: OathTable, terms: Sequence[Term], term: Term) -> Obstacle:
        """7.6.4.b: no more advisers than could have room, whatever else is agreed."""
        return self._no_room(table, (*terms, term)) if term.kind == ADVISER else None

    @ruling("over_the_adviser_limit")
    def _crowded(self, table: OathTable, terms: Sequence[Term]) -> Obstacle:
        """7.6.4.b: who would be too many, though all that may leave did, cannot come (over-the-adviser-limit)."""
        return self._no_room(table, terms, {adviser_of(table, term) for term in terms if term.kind == ADVISER})

    def _no_room(self, t: OathTable, terms: Sequence[Term], given: Collection[int | None] | None = None) -> Obstacle:
        """7.6.4.b: whether the advisers of these terms find no room; unless told, all others may be given away."""
        for seat in dict.fromkeys(term.taker for term in terms if term.kind == ADVISER):
            player = t.s.players[seat]
            coming = [(adviser_of(t, term), term.giver) for term in terms if (term.kind, term.taker) == (ADVISER, seat)]
            come = [(card, card not in t.s.players[giver].down) for card, giver in coming if card is not None]
            gone = [
                card
                for card in player.advisers
                if (card in given if given is not None else card in player.down or not t.locked(card, seat))
            ]
            surplus, may_leave = t.crowd(player, gone, come)
            if surplus > len(may_leave):
                return Reason("7.6.4", "why-no-adviser-leaves")
        return None

    def in_order(self, terms: Sequence[Term]) -> Sequence[Term]:
        """Facedown advisers are named by their place: the last ones go first, before any other leaves the row."""

        def place(term: Term) -> int:
            return int(term.what.rpartition(":")[2]) if ":adviser:" in term.what else -1

        return sorted(terms, key=place, reverse=True)

    def hand_over(self, table: OathTable, term: Term) -> None:
        """10.3.a-b: it is given."""
        giver = table.s.players[term.giver]
        taker = table.s.players[term.taker]
        if term.kind == FAVOR:
            table.give_favor(giver, term.taker, term.count, self.rule)
        elif term.kind == SECRET:
            table.hand_over_secrets(giver, taker, term.count, 0, self.rule)
        elif term.kind == FACEDOWN:
            table.hand_over_secrets(giver, taker, term.count, term.count, self.rule)
        elif term.kind == RELIC:
            relic = RELIC_OF[THING_OF[term.what]]
            table.remove_relic(giver, relic)
            table.add_relic(taker, relic, self.rule, taken=False)
        elif term.kind == BANNER:
            table.give_banner(BANNER_OF[THING_OF[term.what]], term.taker)
        elif term.kind == ADVISER:
            card = adviser_of(table, term)
            assert card is not None
            faceup = card not in giver.down
            table.remove_adviser(giver, card)
            table.s.seen[card] |= 1 << taker.seat
            table.add_adviser(taker, card, faceup)
        else:
            space = int(term.what.rpartition(":")[2])
            table.take_from_reliquary(taker, space, self.rule, taken=False)

    async def broken(self, table: OathTable, promise: Term, why: Reason) -> None:
        """An exchange is carried out at once: it leaves no promise behind."""
        raise NotImplementedError


def things_of(t: OathTable, seat: Seat, kind: str) -> list[str]:
    """7.6.3.b: what of a kind a player could hand over; "" for tokens."""
    player = t.s.players[seat]
    if kind == FAVOR:
        return [""] if t.purse(player) else []
    if kind == SECRET:
        return [""] if player.secrets else []
    if kind == FACEDOWN:
        return [""] if player.facedown else []
    if kind == RELIC:
        return [CARD_ID[relic] for relic in player.relics]
    if kind == BANNER:
        return [BANNER_ID[banner] for banner in range(len(BANNERS)) if t.s.holders[banner] == seat]
    if kind == ADVISER:
        return [
            ADVISER_PLACE[seat][i].key if card in player.down else CARD_ID[card]
            for i, card in enumerate(player.advisers)
        ]
    if kind == SITE:
        return [t.site_name(slot) for slot in t.sites_ruled(seat)]
    return []


def adviser_of(t: OathTable, term: Term) -> Card | None:
    """7.6.3.b: the adviser that a term means: facedown ones are named by their place."""
    player = t.s.players[term.giver]
    if ":adviser:" in term.what:
        i = int(term.what.rpartition(":")[2])
        return player.advisers[i] if i < len(player.advisers) and player.advisers[i] in player.down else None
    return next((card for card in player.advisers if CARD_ID[card] == term.what), None)


class CitizenshipOffer(Exchange):
    """6.6.1.a-f: one relic of the Reliquary, and any exchange of favor, secrets, banners and other relics."""

    needs_return = False

    def beside(self, table: OathTable, terms: Sequence[Term], term: Term) -> Obstacle:
        """6.6.1.c: a second relic of the Reliquary cannot be named."""
        if term.kind == RELIQUARY_RELIC and any(other.kind == RELIQUARY_RELIC for other in terms):
            return ONE_RELIQUARY_RELIC
        return super().beside(table, terms, term)

    def possible(self, table: OathTable, speaker: Seat, parties: Sequence[Seat], listing: Listing[Term]) -> None:
        holder = next(player.seat for player in table.s.players if _has_scepter(player))
        exile = next(seat for seat in parties if seat != holder)
        for space in range(len(RELIQUARY)):
            if table.s.reliquary[space] != NO_CARD:
                listing.put(term_option(holder, exile, RELIQUARY_RELIC, f"reliquary:{space}"))
        super().possible(table, speaker, parties, listing)

    def obstacle(self, table: OathTable, term: Term) -> Obstacle:
        if term.kind == RELIQUARY_RELIC:
            return None if table.s.reliquary[int(term.what.rpartition(":")[2])] != NO_CARD else GONE
        return super().obstacle(table, term)

    def together(self, table: OathTable, terms: Sequence[Term]) -> Obstacle:
        """6.6.1.c: exactly one relic of the Reliquary; the rest of the exchange may be nothing."""
        if sum(term.kind == RELIQUARY_RELIC for term in terms) != 1:
            return ONE_RELIQUARY_RELIC
        return None


def _has_scepter(player: Player) -> bool:
    """6.6.1.a: whether a player may offer Citizenship."""
    return GRAND_SCEPTER in player.relics


OFFER = CitizenshipOffer("citizenship", "6.6.1", (FAVOR, SECRET, FACEDOWN, RELIC, BANNER))


async def negotiate(t: OathTable, deals: Deals, speaker: Player, other: Player) -> Any:
    """One negotiation between two players; the deal, if they agree. Who has too many advisers then discards some.

    7.6.3.c.
    """
    before = [player.advisers for player in t.s.players]
    deal = await deals.negotiate(t, speaker.seat, [other.seat])
    if deal is not None:
        for player in (speaker, other):
            await make_room(t, player, *(card for card in player.advisers if card not in before[player.seat]))
    return deal


@ruling("over_the_adviser_limit")
def _surplus(
    t: OathTable, d: Decision, part: Sequence[Option[Card]], why: Reasons | None
) -> tuple[list[Option[Card]], bool]:
    """7.6.4.b, over-the-adviser-limit: so many advisers that are not the ones that have just come."""
    me = t.s.players[d.seat]
    surplus, may_leave = t.crowd(
        me, [option.value for option in part], _arrivals(me, d.args["faceup"], d.args["facedown"])
    )
    return ([CARD[card] for card in may_leave] if surplus else []), not (surplus and may_leave)


def _arrivals(owner: Player, faceup: Sequence[Card], facedown: int) -> list[tuple[Card, bool]]:
    """The advisers that have just come: facedown ones, which only their owner may know, are the last of the row.

    7.6.4.b.
    """
    return [*((card, True) for card in faceup), *((card, False) for card in owner.down[len(owner.down) - facedown :])]


SURPLUS: PickMany[Card] = PickMany("surplus-advisers", "7.6.4", _surplus, passable=True)


@ruling("over_the_adviser_limit")
async def make_room(t: OathTable, owner: Player, *arrived: Card) -> None:
    """over-the-adviser-limit: a player with too many advisers discards some, but none that has just arrived.

    7.6.4.b.
    """
    faceup = tuple([card for card in arrived if card not in owner.down])
    facedown = len(arrived) - len(faceup)
    if arrived and t.crowd(owner, (), _arrivals(owner, faceup, facedown))[0]:
        gone = await t.ask(SURPLUS, owner.seat, {"faceup": faceup, "facedown": facedown})
        await discard_advisers(t, owner, gone, (t.pile_for(owner.seat), True))

"""Crescent Moon as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from typing import Any

from regnum.games.crescent_moon import actions, any_time, catalogue, scoring, year
from regnum.games.crescent_moon.any_time import PlayTable
from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SULTAN,
    WARFARE,
    check_pack,
    content,
)
from regnum.games.crescent_moon.hidden import zones
from regnum.games.crescent_moon.orders import ORDERS
from regnum.games.crescent_moon.scene import VOCABULARY
from regnum.games.crescent_moon.setup import MAP, YEARS, deal
from regnum.games.crescent_moon.state import EMPTY, NO_CLASH, NOWHERE, TILES, CrescentState
from regnum.games.crescent_moon.view import CrescentView, view
from regnum.kernel.chance import Rng
from regnum.kernel.deals import VERBS as DEAL_VERBS
from regnum.kernel.game import Document, Game, Result, Setup, Viewer
from regnum.kernel.questions import Decision
from regnum.kernel.zones import Zone

VERBS = {
    *actions.ACTS,
    *("stop", "back", "ordinary", "mercenary", "attacker", "defender", "supporter", "leave", "spare", "leave-rest"),
    *("remove-unit", "cancel-all", "stay", "pass", "hire:1", "hire:2"),
    *DEAL_VERBS,
    *any_time.VERBS,
}


class CrescentMoon(Game):
    """Crescent Moon, for four or five players."""

    name = "crescent_moon"
    version = 2
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    orders = ORDERS
    unlisted = 256
    bot_names = ("Zubayda", "Idris", "Layla", "Tariq", "Nadira", "Yusuf", "Salma", "Farid", "Zahra", "Munir")
    settings = (MAP, YEARS)
    state_type = CrescentState
    verbs = frozenset(VERBS)

    vocabulary = VOCABULARY
    secret_scores = True
    """11.12: how many points a ruler has is secret, though every gain is announced (03.05)."""

    def content(self) -> Document:
        return catalogue.document()

    def check_document(self, document: Document | None) -> Document | None:
        """A content pack (see catalogue.check_pack)."""
        if document is not None:
            check_pack(document)
        return document

    def deal(self, setup: Setup, rng: int) -> CrescentState:
        return deal(setup, rng)

    def table(self, state: CrescentState) -> PlayTable:
        return PlayTable(state)

    def step(self, table: PlayTable) -> Coroutine[Any, Any, None]:
        return year.step(table)

    def view(self, table: PlayTable, seat: Viewer) -> CrescentView:
        return view(table, seat)

    def open_view(self, table: PlayTable) -> CrescentView:
        return view(table, None, opened=True)

    def zones(self, state: CrescentState, seat: Viewer) -> list[Zone]:
        return zones(state, seat)

    def known_scores(self, state: CrescentState) -> tuple[int, ...]:
        """03.05: every gain is announced, so whoever has listened knows the points behind the screens."""
        return tuple([me.points for me in state.players])

    def result(self, state: CrescentState) -> Result:
        return scoring.result(state)

    def redeal_order(self, state: CrescentState, seat: Viewer, rng: Rng) -> None:
        if state.stacked:
            state.layers.append(state.stacked)
            state.seen.append(0)
            state.stacked = ()

    def expected(self, table: PlayTable, d: Decision) -> list[str]:
        return actions.sheet(table, d.seat) if d.question is actions.ACTION else []

    def audit(self, state: CrescentState) -> list[str]:
        """Every piece lies in one place; coins and points balance with the bank's ledgers; control is right."""
        s = state
        c = content(s.pack)
        n = len(s.places)
        if s.phase == TILES:
            return _cards(s)
        wrong = _cards(s)
        for me in s.players:
            ruler = c.rulers[me.seat]
            units = sum(s.ordinary[me.seat * n : (me.seat + 1) * n]) + sum(s.mercenary[me.seat * n : (me.seat + 1) * n])
            own = [kind for kind, holder in zip(s.stronghold, s.holder, strict=True) if holder == me.seat]
            tokens = sum(owner == me.seat for owner in s.influence)
            found = (units + me.supply + me.reserves, own.count(1) + me.forts, own.count(2) + me.castles)
            if found != (ruler.units, ruler.forts, ruler.castles) or tokens + me.influence != ruler.influence:
                wrong.append(f"pieces of the {ruler.slug}")
            if min(me.coins, me.supply, me.reserves, me.forts, me.castles, me.influence, me.points) < 0:
                wrong.append(f"less than nothing: the {ruler.slug}")
            if not ruler.ordinary and any(s.ordinary[me.seat * n : (me.seat + 1) * n]):
                wrong.append(f"ordinary units of the {ruler.slug}")
            if list(me.hand) != sorted(me.hand) or Counter(me.known) - Counter(me.hand):
                wrong.append(f"the hand of the {ruler.slug}")
        if s.settlement.count(1) + s.towns != c.rulers[SULTAN].towns:
            wrong.append("towns")
        if s.settlement.count(2) + s.cities != c.rulers[SULTAN].cities:
            wrong.append("cities")
        if s.minted != sum(me.coins for me in s.players):
            wrong.append("coins and the bank's ledger")
        if s.awarded != sum(me.points for me in s.players):
            wrong.append("points and the bank's ledger")
        return wrong + _control(s)


def _cards(s: CrescentState) -> list[str]:
    """01.10: all 69 power cards lie somewhere, once."""
    held = [number for me in s.players for number in (*me.hand, *me.chosen, *me.front)]
    decks = [number for layer in s.layers for number in layer]
    shown = [number for number in (*s.market, *s.bazaar) if number != EMPTY]
    played = [] if s.clash.cleared else [one.card for one in s.clash.played]
    found = Counter([*held, *decks, *shown, *played, *s.stacked, *s.discard, *s.looked, *s.box])
    printed = Counter({card.number: card.copies for card in content(s.pack).cards})
    wrong = [] if found == +printed else ["power cards"]
    if len(s.layers) != len(s.seen):
        wrong.append("layers of the deck")
    if WARFARE in s.discard or WARFARE in decks:
        wrong.append("Warfare")
    return wrong


def _control(s: CrescentState) -> list[str]:
    """05.07, 06.01, 06.02: one ruler's strength in a hex, and that ruler controls it."""
    n = len(s.places)
    for h in range(n):
        if s.clash.kind != NO_CLASH and s.clash.hex == h and s.clash.defender >= 0:
            continue
        there = {seat for seat in range(len(s.players)) if s.ordinary[seat * n + h] or s.mercenary[seat * n + h]}
        if s.stronghold[h]:
            there.add(s.holder[h])
        if s.palace == h and s.palace != NOWHERE:
            there.add(CALIPH)
        if len(there) > 1 or (there or {-1}) != {s.control[h]}:
            return [f"control of {s.names[h]}"]
    return []

"""Search (5.1.1-5.1.3): pay, draw, discard all but one. Playing it is in play.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import modifiers, play
from regnum.games.oath.asking import CARD, ENOUGH, PILE
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    CARD_ID,
    DECK,
    MAP,
    REGION_OF,
    SEARCH_DISCARD_SUPPLY,
    SEARCH_DRAW,
    SEARCH_SUPPLY,
    SEAT_ID,
    Card,
    Pile,
    is_vision,
)
from regnum.games.oath.modifiers import Major, list_modifiers
from regnum.games.oath.state import Player, Search
from regnum.games.oath.table import OathTable, pile_name
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Arrange, Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import things

EMPTY = Reason("5.1.2.a", "why-nothing-to-draw")
NO_CARDS = Reason("5.1.3.a", "why-draws-nothing")
FOREIGN = Reason("5.1.2.c", "why-other-region")


def sources(t: OathTable, search: Search) -> Sequence[Pile]:
    """5.1.2.a-i: the world deck, the pile of the pawn's region, and what powers add."""
    found = [DECK, REGION_OF[search.at]]
    for power in t.speaking(search, "search_sources"):
        found += [source for source in power.search_sources(t, search) if source not in found]
    return found


def count(t: OathTable, search: Search, source: Pile) -> int:
    """5.1.2.a-i: how many cards are drawn: three, or what a power sets, and all changes added up."""
    n = SEARCH_DRAW
    for power in t.speaking(search, "search_base"):
        base = power.search_base()
        if base is not None:
            n = base
    for power in t.speaking(search, "search_count"):
        n += power.search_count(t, search, source)
    return n


@ruling("empty_sources", "mushrooms_at_the_marshes")
def quote(t: OathTable, search: Search, source: Pile) -> Bill | Reason:
    """5.1.1.a-b: what searching a source costs, or why it is not possible."""
    s = t.s
    if not (s.deck if source == DECK else s.discards[source]):
        return EMPTY
    for power in t.speaking(search, "search_only"):
        reason = power.search_only(source)
        if reason is not None:
            return reason
    if count(t, search, source) < 1:
        return NO_CARDS
    bill = Bill(SEARCH_SUPPLY[s.visions_drawn] if source == DECK else SEARCH_DISCARD_SUPPLY)
    reason = modifiers.bill_of(t, search, bill) if search.used else None
    if reason is not None:
        return reason
    for power in t.speaking(search, "search_price"):
        power.search_price(t, search, source, bill)
    for power in t.speaking(search, "search_cannot"):
        reason = power.search_cannot(bill)
        if reason is not None:
            return reason
    return t.cannot_pay(s.players[search.who], bill) or bill


SEARCH = Major("search", sources, quote)


def _source_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.1.1.a-5.1.2.c: what can be searched and paid for."""
    search = t.s.search
    listing: Listing[Any] = Listing(why)
    found = sources(t, search)
    for source in found:
        listing.put(PILE[source], against(quote(t, search, source)))
    for source in MAP if listing.explains else ():
        if source not in found:
            listing.put(PILE[source], FOREIGN)
    list_modifiers(t, search, SEARCH, listing)
    return listing.options


SOURCE: Pick[Any] = Pick("search-from", "5.1.2", _source_menu)


def can_search(t: OathTable, me: Player) -> Reason | None:
    """5.1.1.a-5.1.2.c: whether a Search is possible now."""
    search = Search(me.seat, me.pawn)
    first: Reason | None = None
    for source in sources(t, search):
        verdict = quote(t, search, source)
        if isinstance(verdict, Bill):
            return None
        first = verdict if first is None else first
    return None if modifiers.rescued(t, search, SEARCH) else first


def _keep_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """5.1.3.a: one of the drawn cards (another one, or none, where a power lets two be played)."""
    search = t.s.search
    out = [CARD[card] for card in search.drawn if card not in search.kept]
    if search.kept:
        out.append(ENOUGH)
    return out


KEEP: Pick[Card] = Pick("search-keep", "5.1.3", _keep_menu)


def _order_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """5.1.3.a: the cards that are not kept."""
    search = t.s.search
    return [CARD[card] for card in search.drawn if card not in search.kept]


DISCARD_ORDER: Arrange[Card] = Arrange("discard-order", "10.10", _order_menu, passable=False)
"""10.10.a-i: cards discarded together are laid down in any order, the last on top."""


async def search(t: OathTable, me: Player) -> None:
    """5.1.2.a-5.1.4.e: the whole action: pay, draw (and reveal, 10.8.a), discard all but one, play it."""
    s = t.s
    record = Search(me.seat, me.pawn)
    s.searches.append(record)
    source = await modifiers.choose(t, record, SEARCH, SOURCE)
    bill = quote(t, record, source)
    assert isinstance(bill, Bill)
    t.pay(me, bill)
    await modifiers.begin(t, record)
    record.source = source
    draw(t, me, record, count(t, record, source))
    shown = any(power.search_open() for power in t.speaking(record, "search_open"))
    if shown:
        record.open = True
        t.reveal(record.drawn, "10.8")
    await modifiers.one_by_one(
        t, t.speaking(record, "search_drawn"), me.seat, record, lambda p: p.search_drawn(t, record)
    )
    record.plays = 1 + sum(power.search_plays() for power in t.speaking(record, "search_plays"))
    await _keep_some(t, me, record)
    if shown and not record.open:  # swapped cards are not shown, unless they are kept
        record.open = True
        t.reveal(record.kept, "10.8")
    await play.play_kept(t, me, record)
    after = t.speaking(record, "search_after")
    s.searches.remove(record)
    await modifiers.one_by_one(t, after, me.seat, record, lambda p: p.search_after(t, record))


def draw(t: OathTable, me: Player, record: Search, n: int) -> None:
    """5.1.2.a-i: cards of the world deck one at a time, a Vision ending the draw; from a pile as many as there are."""
    s = t.s
    bottom = any(power.search_bottom() for power in t.speaking(record, "search_bottom"))
    for _ in range(n):
        if record.source == DECK:
            if not s.deck:
                break
            card = t.draw_world(me)
        else:
            if not s.discards[record.source]:
                break
            card = t.draw_pile(me, record.source, bottom)
        record.drawn = (*record.drawn, card)
        if record.source == DECK and is_vision(card):
            break
    if t.journal is not None:
        t.note(
            "log-draws",
            "5.1.2",
            {"player": SEAT_ID[me.seat], "count": len(record.drawn), "pile": pile_name(record.source)},
            {"cards": things(CARD_ID[card] for card in record.drawn)},
            1 << me.seat,
        )


async def _keep_some(t: OathTable, me: Player, record: Search) -> None:
    """5.1.3.a: keep as many as may be played; the rest is discarded, in an order of the player's."""
    while len(record.kept) < min(record.plays, len(record.drawn)):
        card = await t.ask(KEEP, me.seat)
        if card == ENOUGH.value:
            break
        record.kept = (*record.kept, card)
    rest = [card for card in record.drawn if card not in record.kept]
    if len(rest) > 1:
        ordered = await t.ask(DISCARD_ORDER, me.seat)
        rest = list(ordered)
    play.discard_drawn(t, record, rest)

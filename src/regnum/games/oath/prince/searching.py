"""Phase 2: search and play one card (P.6, P.17.a-h); also the action of the Search spaces (P.12)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import modifiers, play, search
from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import (
    ADVISER_ONLY,
    CARD_ID,
    DECK,
    NO_CARD,
    NO_SLOT,
    SEAT_ID,
    SLOTS,
    SUIT,
    SUIT_ID,
    Card,
    Slot,
    is_vision,
)
from regnum.games.oath.powers import KIND, MASK_OF
from regnum.games.oath.prince import board
from regnum.games.oath.prince.battle import himself, prince_of
from regnum.games.oath.prince.board import FRIENDS, SCHEMERS
from regnum.games.oath.prince.helping import take_up
from regnum.games.oath.prince.mind import MIND, Quadrant
from regnum.games.oath.state import Play, Prince, Search
from regnum.games.oath.table import OathTable, pile_name
from regnum.kernel.rulings import ruling


def quadrant_of(p: Prince) -> Quadrant:
    """The quadrant in which his action marker stands."""
    return MIND.quadrant(p.space)


@ruling("prince_no_card")
def draw(t: OathTable, record: Search) -> None:
    """P.6.a-c: so many cards, Visions not stopping him; if only Visions came, on to the first denizen."""
    me = himself(t)
    wanted = search.count(t, record, DECK)
    while t.s.deck and (len(record.drawn) < wanted or (wanted > 0 and all(is_vision(card) for card in record.drawn))):
        record.drawn = (*record.drawn, t.draw_world(me))
    if record.drawn and t.journal is not None:
        args = {"player": SEAT_ID[me.seat], "count": len(record.drawn), "pile": pile_name(DECK)}
        t.note("log-draws", "P.6.a", args)


def choose(p: Prince, quadrant: Quadrant, cards: Sequence[Card]) -> tuple[Card, str]:
    """P.6.g-h, P.17.a-d, P.3.c, P.3.g: the card he plays, and as what: friends, unassigned or schemers.

    The suit standing highest in the quadrant's own column, else the first unassigned one, else the highest of the
    other column; of one suit the card drawn first.
    """
    other = SCHEMERS if quadrant.plays == FRIENDS else FRIENDS
    for name in (quadrant.plays, "", other):
        if not name:
            free = [card for card in cards if board.unassigned(p, SUIT[card])]
            if free:
                return free[0], "unassigned"
            continue
        for suit in board.suits_of(p, name):
            of_suit = [card for card in cards if SUIT[card] == suit]
            if of_suit:
                return of_suit[0], name
    raise ValueError("a denizen without a suit")


def takes(t: OathTable, card: Card, slot: Slot) -> bool:
    """P.6.i-k, P.3.b: whether a site can take a card: it lies faceup, has room, and the card's own text allows it."""
    return _may_lie(t, card, slot) and not play.needs_room(t, Play(t.prince, card, slot))


def _may_lie(t: OathTable, card: Card, slot: Slot) -> bool:
    """P.6.i-k: whether a card may lie at a site at all, room or not."""
    if ADVISER_ONLY[card] or not t.s.sites[slot].faceup:
        return False
    at = Play(t.prince, card, slot)
    return all(power.play_own_cannot(t, at) is None for power in play.own_powers(card, "play_own_cannot"))


async def _site_for(t: OathTable, record: Search, card: Card) -> Slot:
    """P.6.i-k: the first site that can take a card; NO_SLOT if none can.

    At the Expanded level a power may make room at a full one, if that is what his decider wants (P.15.l).
    """
    for slot in SLOTS:
        if takes(t, card, slot):
            return slot
        if not prince_of(t).expanded or not _may_lie(t, card, slot):
            continue
        at = Play(t.prince, card, slot)
        for power in t.speaking(record, "play_room"):
            if any(t.slot_of(other) == slot for other in play.room_by(t, at, power)):
                if await t.confirm(himself(t), power):
                    return slot
                break
    return NO_SLOT


async def search_and_play(t: OathTable) -> int | None:
    """P.6.a-t, P.2.n: draw, reveal, choose, play or discard; the row of the marker then, or None without a card.

    P.15.d: where a toll on his Search cannot be paid, there is none.
    """
    me = himself(t)
    record = Search(me.seat, me.pawn, source=DECK)
    t.s.searches.append(record)
    await take_up(t, record, "search")
    bill = search.quote(t, record, DECK)
    if not isinstance(bill, Bill):
        t.s.searches.remove(record)
        t.note("log-prince-no-card", "P.6.c", {"player": SEAT_ID[me.seat]})
        return None
    t.pay(me, bill)
    await modifiers.begin(t, record)
    draw(t, record)
    _reveal(t, record)
    drawn = record.drawn
    await modifiers.one_by_one(
        t, t.speaking(record, "search_drawn"), me.seat, record, lambda power: power.search_drawn(t, record)
    )
    if record.drawn != drawn:
        _reveal(t, record)
    row = await _play_one(t, record)
    after = t.speaking(record, "search_after")
    t.s.searches.remove(record)
    await modifiers.one_by_one(t, after, me.seat, record, lambda power: power.search_after(t, record))
    return row


def _reveal(t: OathTable, record: Search) -> None:
    """P.6.d-f: denizens are shown, each battle plan among them moves the strategy marker."""
    p = prince_of(t)
    fresh = [card for card in record.drawn if not is_vision(card) and card not in p.shown]
    if fresh:
        t.reveal(fresh, "P.6.d")
        p.shown = (*p.shown, *fresh)
        plans = sum(bool(MASK_OF[card] & KIND["battle-plan"]) for card in fresh)
        _strategy(t, plans, "P.6.f")


@ruling("prince_bundled_actions")
async def _play_one(t: OathTable, record: Search) -> int | None:
    """P.6.g-t: the card of the quadrant, and a second one where a power lets him play two (Land Warden)."""
    me = himself(t)
    p = prince_of(t)
    quadrant = quadrant_of(p)
    denizens = [card for card in record.drawn if not is_vision(card)]
    if not denizens:
        _lay_down(t, record, ())
        t.note("log-prince-no-card", "P.6.c", {"player": SEAT_ID[me.seat]})
        return None
    card, played_as = choose(p, quadrant, denizens)
    if sum(SUIT[other] == SUIT[card] for other in denizens) > 1 or _level(p, card, denizens):
        t.note("log-prince-leftmost", "P.3.c", {"player": SEAT_ID[me.seat], "thing": CARD_ID[card]})
    second = NO_CARD
    others = [other for other in denizens if other != card and any(takes(t, other, slot) for slot in SLOTS)]
    if others and any(power.search_plays() for power in t.speaking(record, "search_plays")):
        second = choose(p, quadrant, others)[0]
    _lay_down(t, record, (card, second))
    row = await _play(t, record, quadrant, card, played_as)
    if second != NO_CARD:
        await _play(t, record, quadrant, second, choose(p, quadrant, (second,))[1])
    return row


def _level(p: Prince, card: Card, others: Sequence[int]) -> bool:
    """P.3.g: whether another suit among these cards stands on the same row, or is unassigned like it."""
    suits = {SUIT[other] for other in others} - {SUIT[card]}
    for name in (FRIENDS, SCHEMERS):
        row = board.row_of(p, name, SUIT[card])
        if row >= 0:
            return any(board.row_of(p, name, suit) == row for suit in suits)
    return any(board.unassigned(p, suit) for suit in suits)


async def _play(t: OathTable, record: Search, quadrant: Quadrant, card: Card, played_as: str) -> int:
    """P.6.g-t: one card goes to a site or is discarded for a reward, and its marker moves; the row it is on then."""
    me = himself(t)
    p = prince_of(t)
    if t.journal is not None:
        t.note(
            "log-prince-chooses",
            "P.6.g",
            {"player": SEAT_ID[me.seat], "card": CARD_ID[card], "suit": SUIT_ID[SUIT[card]], "as": played_as},
        )
    slot = await _site_for(t, record, card)
    if slot != NO_SLOT:
        await play.play_to(t, me, record, ("site", t.s.sites[slot].card))
    else:
        play.discard_drawn(t, record, (card,))
        _cannot_play(t, quadrant, card)
    row = board.raise_marker(p, SUIT[card], quadrant.plays)
    if t.journal is not None:
        column = FRIENDS if board.row_of(p, FRIENDS, SUIT[card]) >= 0 else SCHEMERS
        args = {"suit": SUIT_ID[SUIT[card]], "as": column, "row": row + 1}
        t.note("log-prince-relationship", "P.6.r", {"player": SEAT_ID[me.seat], **args})
    return row


@ruling("prince_leftmost")
def _lay_down(t: OathTable, record: Search, kept: tuple[Card, ...]) -> None:
    """P.6.g: everything but what he plays is discarded, in the order drawn; Visions stay unseen."""
    pile, top = play.discards_to(t, record)
    rest = [card for card in record.drawn if card not in kept]
    for card in rest:
        if is_vision(card):
            t.s.seen[card] = 1 << t.prince
        t.put_on_pile(card, pile, top)
    record.drawn = record.kept = tuple([card for card in kept if card in record.drawn])
    record.open = True
    if rest and t.journal is not None:
        args = {"player": SEAT_ID[t.prince], "count": len(rest), "pile": pile_name(pile)}
        t.note("log-discards", "P.6.g", args)


def _cannot_play(t: OathTable, quadrant: Quadrant, card: Card) -> None:
    """P.6.m-q: the can't-play box of the quadrant; its favor comes from the card's bank and is Ambition."""
    me = himself(t)
    t.note("log-prince-cannot-play", "P.6.m", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    t.gain_warbands(me, quadrant.warbands, "P.6.n")
    ambition = t.gain_favor(me, quadrant.favor, SUIT[card], "P.6.o")
    prince_of(t).ambition += ambition
    t.gain_secrets(me, quadrant.secrets, "P.6.n")
    _strategy(t, quadrant.strategy, "P.6.q")


def _strategy(t: OathTable, n: int, rule: str) -> None:
    """P.6.f, P.6.q: the strategy marker moves, and the journal says so."""
    p = prince_of(t)
    before = p.strategy
    board.advance_strategy(p, n)
    if p.strategy != before:
        t.note("log-prince-strategy", rule, {"player": SEAT_ID[t.prince], "dice": board.strategy_dice(p)})

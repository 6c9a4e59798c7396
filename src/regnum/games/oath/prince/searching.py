"""Phase 2: search and play one card (P.6, P.17.a-h); also the action of the Search spaces (P.12)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import play, search
from regnum.games.oath.asking import DECK
from regnum.games.oath.catalogue import ADVISER_ONLY, CARD_ID, SEAT_ID, SLOTS, SUIT, SUIT_ID, is_vision
from regnum.games.oath.powers import KIND, MASK_OF
from regnum.games.oath.prince import board
from regnum.games.oath.prince.battle import himself, prince_of
from regnum.games.oath.prince.board import FRIENDS, SCHEMERS
from regnum.games.oath.prince.helping import take_up
from regnum.games.oath.prince.mind import MIND, Quadrant
from regnum.games.oath.state import NOBODY, Play, Prince, Search
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


def choose(p: Prince, quadrant: Quadrant, cards: Sequence[int]) -> tuple[int, str]:
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


def takes(t: OathTable, card: int, slot: int) -> bool:
    """P.6.i-k, P.3.b: whether a site can take a card: it lies faceup and has room."""
    if ADVISER_ONLY[card] or not t.s.sites[slot].faceup:
        return False
    return not play.needs_room(t, Play(t.prince, card, slot))


async def search_and_play(t: OathTable) -> int | None:
    """P.6.a-t, P.2.n: draw, reveal, choose, play or discard; the row of the marker then, or None without a card."""
    me = himself(t)
    p = prince_of(t)
    record = Search(me.seat, me.pawn, source=DECK)
    t.s.searches.append(record)
    take_up(t, record, "search")
    draw(t, record)
    denizens = [card for card in record.drawn if not is_vision(card)]
    if denizens:
        t.reveal(denizens, "P.6.d")
        p.shown = (*p.shown, *denizens)
        plans = sum(bool(MASK_OF.get(card, 0) & KIND["battle-plan"]) for card in denizens)
        _strategy(t, plans, "P.6.f")
    quadrant = quadrant_of(p)
    card, played_as = choose(p, quadrant, denizens) if denizens else (NOBODY, "")
    _lay_down(t, record, card)
    if not denizens:
        t.s.searches.remove(record)
        t.note("log-prince-no-card", "P.6.c", {"player": SEAT_ID[me.seat]})
        return None
    if t.journal is not None:
        t.note(
            "log-prince-chooses",
            "P.6.g",
            {"player": SEAT_ID[me.seat], "card": CARD_ID[card], "suit": SUIT_ID[SUIT[card]], "as": played_as},
        )
    slot = next((slot for slot in SLOTS if takes(t, card, slot)), NOBODY)
    if slot != NOBODY:
        await play.play_to(t, me, record, ("site", t.s.sites[slot].card))
    else:
        play.discard_drawn(t, record, (card,))
        _cannot_play(t, quadrant, card)
    t.s.searches.remove(record)
    row = board.raise_marker(p, SUIT[card], quadrant.plays)
    if t.journal is not None:
        column = FRIENDS if board.row_of(p, FRIENDS, SUIT[card]) >= 0 else SCHEMERS
        args = {"suit": SUIT_ID[SUIT[card]], "as": column, "row": row + 1}
        t.note("log-prince-relationship", "P.6.r", {"player": SEAT_ID[me.seat], **args})
    return row


@ruling("prince_leftmost")
def _lay_down(t: OathTable, record: Search, kept: int) -> None:
    """P.6.g: everything but the card he plays is discarded, in the order drawn; Visions stay unseen."""
    pile, top = play.discards_to(t, record)
    rest = [card for card in record.drawn if card != kept]
    for card in rest:
        if is_vision(card):
            t.s.seen[card] = 1 << t.prince
        t.put_on_pile(card, pile, top)
    record.drawn = record.kept = (kept,) if kept != NOBODY else ()
    record.open = True
    if rest and t.journal is not None:
        args = {"player": SEAT_ID[t.prince], "count": len(rest), "pile": pile_name(pile)}
        t.note("log-discards", "P.6.g", args)


def _cannot_play(t: OathTable, quadrant: Quadrant, card: int) -> None:
    """P.6.m-q: the can't-play box of the quadrant; its favor comes from the card's bank and is Ambition."""
    me = himself(t)
    t.note("log-prince-cannot-play", "P.6.m", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    t.gain_warbands(me, quadrant.warbands, "P.6.n")
    ambition = t.gain_favor(me, quadrant.favor, SUIT[card], "P.6.o")
    prince_of(t).ambition += ambition
    t.gain_secrets(me, quadrant.secrets, "P.6.n")
    _strategy(t, quadrant.strategy, "P.6.q")


def _strategy(t: OathTable, n: int, rule: str) -> None:
    p = prince_of(t)
    before = p.strategy
    board.advance_strategy(p, n)
    if p.strategy != before:
        t.note("log-prince-strategy", rule, {"player": SEAT_ID[t.prince], "dice": board.strategy_dice(p)})

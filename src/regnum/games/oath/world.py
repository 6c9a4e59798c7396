"""What becomes of the world when the Chronicle is written: the map (8.3.2-8.3.5), the cards (8.4, 8.5, 8.8), the relics
(8.6); and the document that the next game begins from (8.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar

from regnum.games.oath.catalogue import (
    BOARD,
    CARD_ID,
    CARDS,
    COLOURS,
    DISCARDS_TO,
    GRAND_SCEPTER,
    NO_CARD,
    NO_RELIC,
    NO_SITE,
    NO_SLOT,
    OATHS,
    REGION_OF,
    REGIONS,
    SITE_ID,
    SITES,
    SLOTS,
    SLOTS_OF,
    SUIT,
    SUIT_ID,
    SUITS,
    TURNED,
    Card,
    Slot,
    is_denizen,
    is_edifice,
    is_vision,
)
from regnum.games.oath.setup import build_deck
from regnum.games.oath.state import CITIZEN, NOBODY, OathState, Player, Site, Writing
from regnum.games.oath.table import OathTable
from regnum.kernel.game import Document
from regnum.kernel.rulings import ruling

_FIGURES = BOARD["chronicle"]
ADDED: tuple[int, ...] = tuple(_FIGURES["archive"])
"""8.4.e-g: cards of the most common suit, of the next clockwise, of the one after."""
DISPOSSESSED: int = _FIGURES["dispossessed"]
"""8.5.d."""
HEALED: int = _FIGURES["heal"]
"""8.4.k."""


N = TypeVar("N", bound=int)
C = TypeVar("C", bound=Card)


def into_deck(t: OathTable, cards: Sequence[Card]) -> None:
    """8.8.e: cards that the rebuilt world deck (8.8) will hold: until then they lie under it."""
    s = t.s
    if cards:
        s.deck = (*cards, *s.deck)
        s.layers = (*s.layers, len(cards))
        for card in cards:
            s.seen[card] = 0


def shuffled(t: OathTable, cards: Sequence[N]) -> list[N]:
    """8.3.2.d, 8.3.2.c, 8.8.a: by the table's own chance. (Sites and cards alike: numbers.)"""
    row = list(cards)
    for i in range(len(row) - 1, 0, -1):
        j = t.random(i + 1)
        row[i], row[j] = row[j], row[i]
    return row


def _unseen(t: OathTable, cards: Sequence[C]) -> list[C]:
    """8.5.b, 8.8.e: shuffled cards: nobody knows any longer which of them is where."""
    for card in cards:
        t.s.seen[card] = 0
    return shuffled(t, cards)


# -- 8.3.2-8.3.5: the map --------------------------------------------------------------------------------------------


def has_ruin(site: Site) -> bool:
    return any(CARDS[card].ruined for card in site.cards)


def has_intact_edifice(site: Site) -> bool:
    """8.3.2.b, 8.3.2.c: whether an edifice stands here."""
    return any(is_edifice(card) and not CARDS[card].ruined for card in site.cards)


def stays(t: OathTable, slot: Slot, winner: Player) -> bool:
    """8.3.2.a-c: sites that the winner rules, those with an intact edifice, and what a power keeps (Forest Temple)."""
    site = t.s.sites[slot]
    if not site.faceup:
        return False
    if t.rules(winner.seat, slot) or has_intact_edifice(site):
        return True
    return any(power.keeps_site(t, slot) for power in t.voices("keeps_site"))


def clear_and_fill(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.3.a: discard sites, ruin edifices, remove the pieces, fill the slots, in this order."""
    s = t.s
    ruled = [t.rules(winner.seat, slot) for slot in SLOTS]
    kept = [stays(t, slot, winner) for slot in SLOTS]
    for slot in SLOTS:
        if not kept[slot]:
            _discard_site(t, writing, slot)
    for slot in SLOTS:
        if kept[slot] and not ruled[slot] and has_intact_edifice(s.sites[slot]):
            _ruin(t, writing, slot)
    _remove_pieces(t)
    _fill(t, [slot for slot in SLOTS if kept[slot]])
    t.reindex()


def _discard_cards(t: OathTable, slot: Slot) -> None:
    """8.3.2.e, 8.3.3.c: the denizens of a site go to the discard pile of its region."""
    s = t.s
    site = s.sites[slot]
    for card in site.cards:
        if is_denizen(card):
            t.put_on_pile(card, DISCARDS_TO[REGION_OF[slot]])
            s.seen[card] = t.all_seats()
    site.cards = tuple([card for card in site.cards if not is_denizen(card)])


def _discard_site(t: OathTable, writing: Writing, slot: Slot) -> None:
    """8.3.2.c-g, A.4.3.e-f: denizens to a pile, relics to their deck, a ruin to the Archive."""
    s = t.s
    site = s.sites[slot]
    if site.faceup:
        writing.lost = (*writing.lost, site.card)
        if t.journal is not None:
            t.note("log-site-lost", "8.3.2", {"site": SITE_ID[site.card]})
    _discard_cards(t, slot)
    s.archive = (*s.archive, *(TURNED[card] for card in site.cards))
    s.relic_deck = (*s.relic_deck, *site.relics)
    site.cards = site.relics = ()
    s.site_deck = (*s.site_deck, site.card)
    s.seen_sites[site.card] = 0


def _ruin(t: OathTable, writing: Writing, slot: Slot) -> None:
    """8.3.3.a-c, A.4.3.h-i: an edifice not ruled by the winner is a ruin now, without a suit; denizens leave."""
    site = t.s.sites[slot]
    _discard_cards(t, slot)
    fallen = [TURNED[card] for card in site.cards]
    site.cards = tuple(fallen)
    writing.ruined = (*writing.ruined, *fallen)
    if t.journal is not None:
        for card in fallen:
            t.note("log-ruined", "8.3.3", {"edifice": CARD_ID[card], "site": SITE_ID[site.card]})


def _remove_pieces(t: OathTable) -> None:
    """8.3.4.a-b, A.4.3.g: pawns, warbands, favor and secrets go to the box: here, to the banks they came from."""
    s = t.s
    for site in s.sites:
        if site.warbands:
            t.by_colour(site.army).bank += site.warbands
        s.bank += site.favor
        site.army, site.warbands, site.favor, site.secrets = NOBODY, 0, 0, 0
    for _, favor, _ in s.tokens:
        s.bank += favor
    for _, colour, n in s.on_cards:
        t.by_colour(colour).bank += n
    s.tokens = []
    s.on_cards = []
    for player in s.players:
        player.pawn = NO_SLOT


def _fill(t: OathTable, kept: list[Slot]) -> None:
    """8.3.3.d-f, 8.3.5.a-8.3.5.7.b, A.4.3.j-m: sites move towards the Cradle, ruins to the Hinterland, new sites come.

    A site takes along what lies there. Pushing up each region and then drawing from the next below it comes to closing
    the ranks from the top of the Cradle down. Ruins close them from the bottom up, in the order in which they lay.
    """
    s = t.s
    standing = [s.sites[slot] for slot in kept if not has_ruin(s.sites[slot])]
    set_aside = [s.sites[slot] for slot in kept if has_ruin(s.sites[slot])]
    deck = shuffled(t, s.site_deck)
    empty = len(SLOTS) - len(kept)
    s.sites = [*standing, *(Site(deck.pop()) for _ in range(empty)), *set_aside]
    s.site_deck = tuple(deck)
    for slots in SLOTS_OF:
        if not any(s.sites[slot].faceup for slot in slots):
            top = s.sites[slots[0]]
            top.faceup = True
            if t.journal is not None:
                t.note("log-site-revealed", "8.3.5.7", {"site": SITE_ID[top.card]})


# -- 8.4: six cards from the Archive ---------------------------------------------------------------------------------


def renew(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.b: the steps after the last choice, in their order."""
    _add_cards(t, writing)
    _dispossess(t, writing, winner)
    _sort_relics(t, writing, winner)
    _rebuild_deck(t)


def _add_cards(t: OathTable, writing: Writing) -> None:
    """8.4.d-i, A.4.4.b: three, two and one, going clockwise round the suits; if the Archive lacks any, it is healed."""
    s = t.s
    wanted = [((writing.suit + i) % len(SUITS), n) for i, n in enumerate(ADDED)]
    stacks = {suit: [card for card in s.archive if is_denizen(card) and SUIT[card] == suit] for suit, _ in wanted}
    if any(len(stacks[suit]) < n for suit, n in wanted):
        _heal(t, writing)
        return
    added = [card for suit, n in wanted for card in _unseen(t, stacks[suit])[:n]]
    s.archive = tuple([card for card in s.archive if card not in added])
    into_deck(t, added)
    if t.journal is not None:
        for suit, n in wanted:
            t.note("log-cards-added", "8.4", {"count": n, "suit": SUIT_ID[suit]})


def _heal(t: OathTable, writing: Writing) -> None:
    """8.4.i-l: six of the most numerous suit of the Dispossessed are added, the others return to the Archive.

    A tie between stacks is settled by chance. A stack of fewer than six gives all it has (9.3).
    """
    s = t.s
    stacks = [[card for card in s.dispossessed if SUIT[card] == suit] for suit in range(len(SUITS))]
    most = max(len(stack) for stack in stacks)
    largest = [suit for suit, stack in enumerate(stacks) if len(stack) == most]
    suit = largest[t.random(len(largest))] if len(largest) > 1 else largest[0]
    added = _unseen(t, stacks[suit])[:HEALED]
    s.archive = (*s.archive, *(card for card in s.dispossessed if card not in added))
    s.dispossessed = ()
    into_deck(t, added)
    writing.healed = True
    if t.journal is not None:
        t.note("log-archive-healed", "8.4", {"count": len(added), "suit": SUIT_ID[suit]})


# -- 8.5: six cards to the Dispossessed ------------------------------------------------------------------------------


@ruling("too_few_to_dispossess")
def _dispossess(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.5.a-e, A.4.5.a-b: of the discard piles and the losers' advisers, Visions aside, six cards that nobody looks at.

    If there are fewer, all of them go (9.3).
    """
    s = t.s
    cards = [card for pile in s.discards for card in pile]
    for player in t.others(winner):
        cards += player.advisers
        player.advisers = player.down = ()
    visions = [card for card in cards if is_vision(card)]
    pool = _unseen(t, [card for card in cards if not is_vision(card)])
    gone, left = pool[:DISPOSSESSED], pool[DISPOSSESSED:]
    s.dispossessed = (*s.dispossessed, *gone)
    s.discards = [() for _ in REGIONS]
    into_deck(t, [*left, *visions])
    if t.journal is not None:
        t.note("log-dispossessed", "8.5", {"count": len(gone)})


# -- 8.6: relics -----------------------------------------------------------------------------------------------------


def _sort_relics(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.6.1.a-8.6.3.b, A.4.6.a-c: losers' relics to the deck, sites refilled, the winner's and Reliquary's on top.

    Only faceup sites are refilled. The Grand Scepter goes to the World Box.
    """
    s = t.s
    deck = list(s.relic_deck)
    for player in t.others(winner):
        deck += player.relics
    on_top = [*winner.relics, *(relic for relic in s.reliquary if relic != NO_CARD)]
    scepter = [relic for relic in (*deck, *on_top) if relic == GRAND_SCEPTER]
    s.boxed = (*s.boxed, *scepter)
    deck = _unseen(t, [relic for relic in deck if relic != GRAND_SCEPTER])
    for player in s.players:
        player.relics = ()
    s.reliquary = tuple([NO_RELIC for _ in s.reliquary])
    for site in s.sites:
        while site.faceup and len(site.relics) < SITES[site.card].relics and deck:
            site.relics = (*site.relics, deck.pop())
    on_top = _unseen(t, [relic for relic in on_top if relic != GRAND_SCEPTER])
    s.relic_deck = (*deck, *on_top)
    writing.top_relics = len(on_top)
    if t.journal is not None:
        t.note("log-relics-sorted", "8.6", {"count": len(on_top)})


# -- 8.8: the world deck ---------------------------------------------------------------------------------------------


def _rebuild_deck(t: OathTable) -> None:
    """8.8.a-e, A.4.8.a-b: every denizen in play but those at sites, and all five Visions, a boxed Conspiracy too."""
    s = t.s
    denizens = [card for card in s.deck if is_denizen(card)]
    for player in s.players:
        denizens += [card for card in player.advisers if is_denizen(card)]
        player.advisers = player.down = ()
        player.vision = NO_CARD
    s.boxed = tuple([card for card in s.boxed if not is_vision(card)])
    s.deck, s.layers = build_deck(denizens, partial(shuffled, t))
    for card in s.deck:
        s.seen[card] = 0
    t.reindex()


# -- 8.7: the document -----------------------------------------------------------------------------------------------


def _slugs(cards: Sequence[Card]) -> list[str]:
    return [CARDS[card].slug for card in cards]


def document_of(s: OathState) -> Document | None:
    """8.7.1.a-8.7.2.a, A.4.7.a-b, 8.1.f, 8.8.e: what the World Box and the Archive keep for the next game.

    Sites from the top of the Cradle, each with its cards; the boards that lie with their Citizen side up.
    """
    w = s.writing
    if w is None or not s.over:
        return None
    played = [player.colour for player in s.players]
    citizens = [player.colour for player in s.players if player.role == CITIZEN]
    citizens += [colour for colour in s.citizens if colour not in played]
    on_top = len(s.relic_deck) - w.top_relics
    return {
        "oath": OATHS[w.oath],
        "sites": [_site(site) for site in s.sites],
        "deck": sorted(_slugs([card for card in s.deck if is_denizen(card)])),
        "relics": sorted(_slugs(s.relic_deck[:on_top])),
        "top_relics": sorted(_slugs(s.relic_deck[on_top:])),
        "archive": sorted(_slugs(s.archive)),
        "dispossessed": sorted(_slugs(s.dispossessed)),
        "citizens": [COLOURS[colour] for colour in sorted(citizens)],
        "chronicle": {"last": _annals(s, w)},
    }


def _site(site: Site) -> dict[str, Any]:
    """8.7.1.a, 8.3.2.c: a site as the Chronicle records it."""
    if not site.faceup:
        return {"site": SITES[site.card].slug}
    return {
        "site": SITES[site.card].slug,
        "faceup": True,
        "cards": _slugs(site.cards),
        "relics": _slugs(site.relics),
    }


def _annals(s: OathState, w: Writing) -> dict[str, Any]:
    """8.8.e: what is remembered of the game: who won and how, under which oath, what was built and what fell."""
    winner = s.players[s.winner]
    return {
        "winner": COLOURS[winner.colour],
        "seat": winner.seat,
        "how": s.how,
        "round": s.round,
        "oath": OATHS[s.oath],
        "built": None if w.built == NO_CARD else CARDS[w.built].slug,
        "repaired": None if w.repaired == NO_CARD else CARDS[w.repaired].slug,
        "where": None if w.where == NO_SITE else SITES[w.where].slug,
        "ruined": _slugs(w.ruined),
        "lost": [SITES[site].slug for site in w.lost],
        "suit": SUITS[w.suit],
        "healed": w.healed,
        "citizens": [COLOURS[s.players[seat].colour] for seat in w.joined],
    }
